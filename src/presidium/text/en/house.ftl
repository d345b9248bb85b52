### What a server says to whoever runs it, and the terminal to those who join it from afar.

## Hosting

serve-open = The server is open: { $address }
serve-no-browser = No browser opens here. From another machine: “ssh -L { $port }:127.0.0.1:{ $port } THIS-MACHINE”, then open the address there. In this terminal: “presidium play goulag”.
serve-data = Everything is kept in { $folder }.
serve-phones = Phones in the same network find it by this code.
serve-closed = It is closed: strangers come in by invitation only. “presidium invite” makes one.
serve-invitation = Nobody is in it yet. This link lets one person in, today, so keep it for yourself: { $link }
serve-stop = Ctrl-C closes it; the tables go on when it opens again.
serve-stopped = The server is closed. Nothing is lost.
restored = What the backup holds is served from { $folder } at the next start.
restored-before = What was there before is kept as { $file }.
moved = { $name } has it all: { $rows } rows, { $tables ->
    [one] one table
   *[other] { $tables } tables
}.
moved-before = What is at { $name } stays as it is, and so do the files beside it; see to it that no server goes on with it.
backup-made = Everything is copied to { $file }. Keep it to yourself: sheets, hands and seeds are in it.
check-dice =
    { $rolls ->
        [one] One roll of the dice, as the seed gives it;
       *[other] { $rolls } rolls of the dice, all as the seed gives them;
    } and the seed fits the commitment { $commitment }. Compare that with what you were shown at the start.
check-mixed = The numbers that people threw in fit what was shown when the game started: { $mixed }.
check-nonce = Your number was among the dice, thrown in from seat { $seat }.

## E-mails

mail-claim-subject = Is this your address, comrade? ({ $house })
mail-claim-text =
    Somebody who is called { $name } at { $house } says that this is their mail address.

    If that is you, open this within an hour on the device where you asked for it, and press the button. It works once:

    { $link }

    From then on you can come back by this address on any device. If it is not you, do nothing: nothing will happen.
mail-signin-subject = Your way back into { $house }
mail-signin-text =
    With this link a device is signed in as { $name } at { $house }. Open it there within an hour and press the button. It works once:

    { $link }

    Anybody with the link can act as you, so show it to nobody. If you have not asked for it, do nothing: somebody may have mistyped an address.

## Invitations to a closed hall

invite-made =
    Invitation { $code }: { $uses ->
        [one] one person may come by it,
       *[other] { $uses } people may come by it,
    } for { $days ->
        [one] a day.
       *[other] { $days } days.
    }
invite-how = It is shown this once. As a link: the address of the server and /?invite={ $code }; in a terminal: presidium join ADDRESS --invite { $code }. With the setting public-address, the whole link stands here.
invite-link = It is shown this once. As a link: { $address }/?invite={ $code }; in a terminal: presidium join { $address } --invite { $code }
invite-line =
    { $id }: { $state ->
        [good] for { $uses } more, until { $until }
        [used] used up
       *[lapsed] too old since { $until }
    }
invite-none = There are no invitations.
invite-revoked = The invitation is revoked. Everybody who came by it stays.
refused-hall-closed-there = The server at { $address } is closed. With an invitation, come in with --invite CODE.
refused-no-such-invitation-id = No invitation here has the id “{ $text }”, or several have; --list shows them.

## Joining

join-made = The table stands. Others join it with: presidium join { $address }
join-which-table = Which table? (number)
join-no-such-choice = Type a number from 1 to { $most }.
join-free = { $free } of { $seats } seats free
join-nameless = Comrade
join-seat =
    { $kind ->
        [open] nobody yet
        [bot] { $name }, a bot
        [comrade] { $name }; a bot, { $level }
        [away] { $name }, away; the caretaker plays
        [program] { $name }, played by a program
       *[person] { $name }
    }
join-status =
    { $status ->
        [open] The table waits for its players.
        [running] The game goes on.
        [paused] The host has stopped the clocks.
        [over] The game is over.
       *[closed] The table has been closed.
    }
join-forgotten = a comrade
join-chat = { $name } says: { $text }
join-shares = also in { $seats }
join-rests =
    { $rests ->
        [yes] The host has removed somebody, and fewer than two people are left: the game rests until another takes a seat.
       *[no] The game goes on.
    }
join-taker = to be taken over by { $name }
join-lost-seat = This seat is not yours any more.
join-shut =
    { $status ->
        [closed] { $named ->
            [yes] The table was closed without the consent of { $names }: its archives stay shut.
           *[no] The table was closed before the end: its archives stay shut.
        }
       *[over] { $named ->
            [yes] The host has removed { $names } from this game: its archives stay shut until they agree.
           *[no] The archives are open.
        }
    }
outside-lost =
    The host has removed you from seat { $seat }. “refuse” lets nobody else have it, “allow” the person who is to have it now,
    and “agree” would end the game here and open its archives; without your consent they stay shut.
outside-claims = You are to have seat { $seat }, unless the player who held it refuses. Until then you see what everybody sees.
outside-help = “refuse”, “allow”, “agree”, “seats”, “chat …” to those who watch, or “quit”.
join-seconds = { $seconds } s
join-time = { $day }/{ $month } { $time }
join-due = due { $time }
join-sitting = opens { $time }
join-at-the-latest = with your bank { $time }
join-holiday = has days off
join-hours = quiet { $starts } to { $ends } ({ $zone })
join-holiday-asked =
    Somebody asks for { $days ->
        [one] a day
       *[other] { $days } days
    } off. “accept” agrees, “decline” objects.
join-adjourn-asked =
    Somebody proposes to go on { $pace ->
        [mail] by mail
        [untimed] without a clock
       *[live] live
    }. “accept” agrees, “decline” objects.
join-wait = It is not your turn to answer; “chat …”, “table”, “log”, “quit”, or ? for help.
join-undo = “consent” agrees to that, “object” lets it stand; anybody who plays on has objected.
join-reacted =
    { $mark ->
        [stamp] { $name } stamps.
        [cough] { $name } coughs.
       *[applause] { $name } applauds.
    }
join-still-there = Your time ran out twice in a row. Are you still there? “here” says so.
join-moment = The table will hear that somebody asks for a moment when the time is up, and not who.
join-floor =
    { $kind ->
        [role] The floor is open: everybody looks at what they were dealt.
        [fingers] The floor is open, before the fingers are shown: talk, accuse, promise.
        [vote] The floor is open, before the vote: talk, threaten, promise.
       *[other] The floor is open: talk, accuse, answer.
    } { $mine ->
        [yes] Enter or “ready” says that you have nothing more to say; an answer to the question says so too.
       *[no] It waits for others.
    }
join-floor-again = Somebody has spoken to you: the floor waits for you again. Enter or “ready” when you are done.
join-floor-held = The host keeps the floor open.
join-floor-closed = The floor is closed.
join-overtaken = That question is closed; the table has gone on.
join-lost = The connection is lost; trying again …
join-back = The connection is back.
join-began =
    { $of ->
        [archive] This game began at a moment of another one, whose archive is open: people who have read it know what was hidden until then.
       *[position] This game began in a position: the person who wrote it knows what was hidden in it.
    }
join-closed = The table has been closed before the end
join-goodbye = You leave the terminal. Your seat stays yours: the same command brings you back to it.
join-dice-among = Your number was among the dice: { $nonce }
join-dice-missing = WARNING: your number { $nonce } is NOT among those the dice were drawn from. Trust no roll of this game.
join-dice-commitment = WARNING: the seed of the dice is NOT the one that was promised before the game. Trust no roll of it.
join-dice-mixed = WARNING: the numbers thrown into the dice are NOT those that were sealed when the game started. Trust no roll of it.
join-dice-untold = This server does not tell which numbers its dice were drawn from, so nobody knows whether yours was among them.
join-bot-sits = { $bot } has taken seat { $seat }.
join-bot-done =
    { $status ->
        [over] The game is over.
       *[closed] The table has been closed.
    }
join-help =
    Answer with the number of an option or with its notation.
    ?            this help               options      every option
    table        the table again         log          what has happened so far
    pravda       the latest edition
    claims       who said what of whom, and what has come out
    rule 2.2     one rule                rules        all of them
    seats        who sits where          chat …       say something to everybody
    agree        would end it here       concede, leave   give the seat up for good
    moment       ask for more time in a window; nobody hears who did
    ready, unready   on an open floor: nothing more to say, or something after all; host: hold, go
    advice       what a seasoned comrade would answer, where the table allows it
    why, why 17  at the end: what a bot thought of its answer, by the number of the move
    back         take your last answer back, until a die is cast or anybody else answers; other people are asked
    consent, object   agree to that, or let it stand
    stamp, cough, applause   without a word; kept nowhere
    here         say that you are there      mind N   let the caretaker play for seat N
    mute N, unmute N   not to see what seat N chats, nor its gestures; nobody is told
    holiday 7    ask for seven days off         returned   end your days off
    adjourn mail, adjourn untimed, adjourn live   propose to go on so; by mail perhaps with sittings: adjourn mail 8:00 20:00 Europe/Paris
    accept, decline   agree to what is proposed, or object
    hours 22:00 7:00 Europe/Paris   when no answer of yours is to fall due; everybody sees it. hours: never
    save FILE    keep the record (at the end)
    quit         leave the terminal; the seat stays yours
    Host: fill (bots into the open seats), invite 3 NAME (a permanent bot to seat 3), start, pause, resume, finish

## The page

page-not-built = The page has not been built here: “make play” in the folder of the source builds and opens it.

## Refusals of a table

refused-not-a-time = “{ $text }” is no time of day; write it as 08:00.
refused-not-a-span = “{ $text }” is no stretch of time; write hours as 12h, days as 3d.
refused-not-a-host-name = “{ $text }” is not the name of a server; with --allow-host goes a name such as table.example.org.

## Refusals about dice

refused-no-promise = The record does not carry the seed and salt its dice were drawn from.
refused-nonce-missing = Your number is NOT among those the dice were drawn from. The host of that server has thrown it away.
refused-nonce-missing-there = Your number is NOT what was thrown in from seat { $seat }. The host of that server has put another in its place.
refused-seat-without-nonce = The seat says where your number was thrown in: it goes with --nonce.
refused-broken-mixture = The numbers people threw in are not those whose fingerprint was shown when the game started.
refused-broken-promise = The seed does not fit the commitment: this is not what was promised at the start.
refused-no-such-move = No move of this game has the number { $text }. There are { $moves }.
refused-no-bots-there = No bot of ours has answered anything in this game.
refused-wrong-roll = Roll { $roll } is not what the seed gives.

## Refusals of this machine

refused-unknown-limit = There is no limit called { $name }. There are: { $known }.
refused-limit-form = A limit of { $name } is written as { $example }, with numbers above zero; { $name }=none lifts it.
refused-calls-need-address = Notifications, and everything else this server sends, have a link back to it: say where people find it with --public-address, such as https://table.example.org.
refused-mail-needs-both = Mail needs a server that takes it (--smtp) and a sender (--mail-sender); only one of them is set.
refused-not-a-public-address = “{ $text }” is not the public address of a server; it looks like https://table.example.org, with nothing behind it but what --path says.
refused-not-an-smtp-address = What --smtp says is not the address of a mail server; it looks like smtp://user:password@mail.example.org:587, or smtps:// where it is sealed from the first byte.
refused-not-installed = This needs { $package }, which is not installed: pip install presidium[{ $extra }] brings it.
refused-port-taken = Somebody else listens on port { $port } already; choose another with --port.
refused-cannot-listen = This machine cannot listen at { $host }, port { $port }.
refused-no-tables-here = No server has kept anything in { $folder }. Name another server’s data with --data, --store or --settings.
refused-no-backup = { $file } is no backup of a server.
refused-not-a-backup = { $file } is there already and is no backup; it is left alone.
refused-not-an-address = “{ $text }” is not the address of a table; it looks like http://host:8000/t/NAME.
refused-not-a-seat = “{ $text }” brings you to another device and not to a seat; open it in a browser.
refused-not-presidium = Somebody answers at { $address }, but it is no Presidium.
refused-no-open-tables = No table at { $address } has a free seat. Make one with: presidium join { $address } --new GAME
refused-broken-people = “{ $file }” should say who you are on which server, and cannot be read. Mend it, or move it away to be somebody new.
refused-no-home = This user has no home folder; say where to keep things with --data FOLDER.
refused-data-in-use = A server is at work with { $data }. Stop it first, or name another folder with --data.
refused-data-no-folder = { $data } is no folder.
refused-data-forbidden = This user may not write in { $data }.
refused-data-read-only = { $data } is read-only.
refused-data-full = The disk of { $data } is full.
refused-data-fails = Nothing can be kept in { $data }: { $why }.
refused-not-a-store = A server’s data is kept by PostgreSQL or in a file: write postgresql://user:password@host/name, or nothing.
refused-workers-need-a-database = Several workers need a database that all of them can write: say --store postgresql://user:password@host/name.
refused-workers-need-unix = Several workers hand people on to each other, which only a Unix machine lets them do.
refused-store-not-empty = There is something in { $name } already; a server’s data moves only to where there is nothing.
refused-moved-otherwise = Not everything arrived at { $name } as it was; nothing was left there.
refused-newer-data = { $file } was written by a newer version of Presidium; start that one, or restore a backup of this one’s.
refused-damaged-data = { $file } is damaged, or no file of Presidium’s; restore a backup.

## What people have reported

reports-none = Nobody has reported anything. Suspiciously quiet; enjoy it.
refused-no-such-report = There is no report { $number }. “presidium reports” lists them.
reports-line = { $number }. { $at }: { $by } about { $name }: { $reason }
reports-reason =
    { $reason ->
        [insult] insults
        [threat] threats
        [name] the name
        [cheating] foul play
       *[other] something else
    }
reports-where =
    { $seat ->
        [0] Table { $table }, without a seat
       *[other] Table { $table }, seat { $seat }
    }, question { $question }
reports-said = Said: “{ $text }”
reports-words = In their words: “{ $text }”
