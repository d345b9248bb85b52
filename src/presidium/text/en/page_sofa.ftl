### The sofa: people in one room round a screen, each with a phone.

page-sofa-title = The sofa – Presidium
page-sofa-open = Which screen is this?
page-sofa-open-how = Five letters, from the host of the table. The screen then shows what everybody may see.
page-sofa-join = Sit down with a phone
page-sofa-join-how = Five letters, as they stand on the screen.
page-sofa-code = The code
page-sofa-go = Go

## On the screen

page-sofa-with =
    { $running ->
        [yes] Late, or is a phone dead?
       *[no] Sit down with a phone
    }
page-sofa-come =
    { $people ->
        [0] Nobody has come yet. The samovar is on.
        [one] One comrade has come.
       *[other] { $people } comrades have come.
    } { $open ->
        [0] All chairs are taken.
        [one] One chair is free.
       *[other] { $open } chairs are free.
    }
page-sofa-free = a free chair
page-sofa-begin =
    { $open ->
        [0] Begin
        [one] Begin, with a bot in the free chair
       *[other] Begin, with bots in { $open } free chairs
    }
page-sofa-host-begins = The host of the table begins.
page-sofa-company = Round the sofa
page-sofa-gone = no phone: scan the code
page-sofa-taker = { $name } is sitting down here
page-sofa-sealed =
    { $window ->
        [yes] Does anybody object?
       *[no] Envelopes are being filled.
    }
page-sofa-all =
    { $window ->
        [yes] Objections? Look at your phone.
       *[no] Everybody asked answers under seal, on the phone.
    }
page-sofa-waits = Look at your phone: { $who }.
page-sofa-writing = Still writing: { $who }.
page-sofa-over = The game is over. The archives are on the phones.

## On a phone

page-sofa-sits = { $names }: you have a chair. Look up.
page-sofa-screen = The television shows the board at { $address }
page-sofa-share = Somebody else holds this phone too
page-sofa-share-go = Sits down as well
page-sofa-share-how = The phone then says whose hands it wants, and shows nothing until they have it.
page-sofa-late = The game has begun without you. These chairs can still be had:
page-sofa-take =
    { $kind ->
        [bot] Play for it
       *[other] That is me
    }
page-sofa-full = Every chair is taken, and everybody is there. Watch the screen with the others.
page-sofa-watch = Only watch, on this phone
page-sofa-shared = This phone is shared
page-sofa-board = The board
page-sofa-look-up = Look up.
page-sofa-film = Eyes on the screen.
page-sofa-film-how = This phone knows no more than you can see there, and is proud of it.
page-sofa-film-beat = { $beat } of { $of }, the same for everybody
page-sofa-cover = For { $name }, not for the sofa
page-sofa-cover-how = Keep your thumb here, and your hand is open.

## One device, passed round

page-sofa-reading = { $name }: this is for you alone
page-sofa-reading-how = Read it, remember it, and hand the device on. It lies here again whenever you are asked.
page-sofa-read = I have read it
page-sofa-lay = Lay it on the table
page-sofa-lies = The device lies on the table, for all to see.
page-aloud-one = { $name } says it aloud
page-aloud-all = All at once, on the count of three
page-aloud-how =
    { $several ->
        [yes] The device stays on the table: this becomes public anyway. Show thumbs or fingers together, then tap who showed what.
       *[no] The device stays on the table: this answer is public.
    }
page-aloud-show = Count them
page-aloud-look = Somebody wants to look at what is theirs alone
page-sofa-floor = The floor is open.
page-sofa-floor-how = Talk aloud, or on your phone.
