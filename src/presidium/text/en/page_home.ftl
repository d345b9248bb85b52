### The ways in: the entrance, a new table, the waiting room, links, rules, and the guide over the first decisions.

## The entrance

page-home-title = Presidium: games of power
page-home-slogan = Games of power, patience and poor health
page-line = A visiting game: it has rules, but nobody has painted a board yet.
page-facts = { $least } to { $most } players.
page-home-play-label = { $game }: Play now
page-seating = Everybody takes a seat …
page-home-invite = Invite friends
page-home-invite-label = { $game }: Invite friends
page-home-passed = Pass one device round
page-home-passed-label = { $game }: Pass one device round
page-home-tables-label = { $game }: Open tables
page-home-learn = Learn it in 3 minutes
page-home-learn-label = { $game }: Learn it in 3 minutes
page-home-rules-label = { $game }: Rules
page-home-mine =
    { $turns ->
        [0] Your tables
        [one] Your tables: your turn at one
       *[other] Your tables: your turn at { $turns }
    }
page-home-mine-over = Your games so far
page-home-mine-all =
    { $count ->
        [one] Show the table
       *[other] Show all { $count }
    }
page-home-table =
    { $status ->
        [turn] waits for your answer
        [open] waits for its players
        [running] under way
        [paused] the clocks are stopped
        [over] over; the archives are open
       *[closed] closed before the end
    }, { $game } for { $seats }
page-by-mail = by mail
page-home-table-open =
    { $status ->
        [turn] Your turn
        [open] Enter
        [running] Continue
        [paused] Enter
       *[over] Look back
    }
page-home-screen = A big screen in the room?
page-home-screen-code = Its code
page-home-screen-go = Sit down
page-home-who = Who are you?
page-home-who-known = Here you are { $name }. It needs no account and no password: this browser remembers you.
page-home-who-nobody = Nobody knows you here yet. You get a name when you first sit down, or choose one now.
page-home-me = Your page
page-home-privacy = What we keep about you
page-home-name = Name
page-home-rename = Take this name
page-home-device = Come in on another device
page-home-device-is = Open this link on the other device, once, within a day. Anybody who has it can play as you, so show it to nobody:
page-home-what = What is this?
page-home-what-text = A table for board games of Soviet political satire, with bots that never tire and never confess. Alone you begin with one click; friends come in by a link.
page-home-what-more = Nobody has to sign up. What is secret stays with the players who may know it, the dice are sworn in before the game and can be checked after it, and at the end all archives are opened.
page-home-club = For a club, a class, a long winter
page-home-club-text = All of it fits on one small machine. “make host” opens it to everybody in your network, who come in by scanning a code; several tables go on at once, and nothing leaves your network.
page-home-new = Open a new table
page-home-record = Open a record

## Open tables, and links

page-home-tables-title = Open tables · Presidium
page-home-tables-only = Which game
page-home-tables-all = All
page-home-tables-state =
    { $game }, { $status ->
        [open] { $taken } of { $seats } seats taken
        [running] under way with { $seats }
        [paused] stopped for the moment
       *[over] over
    }
page-home-tables-watch = Watch
page-home-tables-none = No table stands open. Officially this is called unanimity; you may open one all the same.
page-home-link-title = A link · Presidium
page-home-link = You have been handed a link
page-link-device = This link signs this device in as { $name }.
page-link-device-you =
    { $are ->
        [nobody] Go on only if you are { $name }: the link works once, and the person who opens it has everything that is { $name }’s here.
        [same] You are { $name } here already. Open the link on your other device; it is still good.
        [namesake] You are signed in here as a different person who is also called { $you }. If you go on, this device is the one the link belongs to instead, and what is yours here cannot be reached from it any more, unless another device of yours makes a link for it.
       *[other] You are now { $you } here. If you go on, this device is { $name } instead, and what belongs to { $you } cannot be reached from it any more, unless another device of { $you } makes a link for it.
    }
page-link-device-open = Sign in as { $name }
page-link-stay =
    { $are ->
        [other] Stay { $you }
        [namesake] Stay who I am
       *[nobody] To the entrance
    }
page-link-seat =
    This link is for seat { $seat } at a table of { $game }{ $titled ->
        [yes] , “{ $title }”.
       *[no] .
    }
page-link-seat-held =
    { $held ->
        [mine] It is your own already.
        [yes] { $name } sits there now, hears of you first, and may refuse.
       *[no] Nobody sits there now.
    }
page-link-seat-you = You come in as { $you }.
page-link-call = A table waits for you: { $titled ->
        [yes] { $game }, “{ $title }”
       *[no] { $game }
    }. The link signs this device in as { $name }, at this table and nowhere else.
page-link-call-you =
    { $are ->
        [nobody] Go on only if you are { $name }: the link works once, and the person who opens it sits in { $name }’s chair.
        [namesake] You are signed in here as a different person who is also called { $you }. If you go on, this device belongs to the one who was notified, at this table alone, and what is yours here cannot be reached from it any more, unless another device of yours makes a link for it.
       *[other] You are now { $you } here. If you go on, this device is { $name } at this table, and nobody elsewhere; what belongs to { $you } cannot be reached from it any more, unless another device of { $you } makes a link for it.
    }
page-link-call-open = To the table, as { $name }
page-link-call-go = To the table
page-link-seat-open = Take the seat
page-link-mail = { $name } claims the address this link was sent to.
page-link-mail-you =
    { $are ->
        [same] Confirm it, and you can come back by it on any device.
       *[other] Did you ask for this as { $name }? Then open the link on the device where you asked. If you do not know { $name }, leave this page: nothing happens.
    }
page-link-mail-become =
    Or become { $name } on this device. { $devices ->
        [0] { $name } is signed in nowhere else.
        [one] { $name } is signed in on one other device, which is signed out.
       *[other] { $name } is signed in on { $devices } other devices, which are signed out.
    } The passkeys of { $name } and the notifications of { $name } are removed, and the address becomes { $name }’s{ $are ->
        [nobody] .
       *[other] . What is yours here as { $you } cannot be reached from this device any more, unless another device of yours makes a link for it.
    }
page-link-mail-become-open = Become { $name }
page-link-mail-open = Confirm the address
page-account = Sign in on other devices
page-signin = I have been here before
page-devices = Your devices
page-devices-text = You are signed in on these devices. Anybody who has one of them can play as you: sign out any you no longer use or do not recognise.
page-devices-here = this one
page-devices-called =
    { $known ->
        [both] { $browser } on { $system }
        [browser] { $browser }
        [system] { $system }
       *[none] Some device
    }
page-devices-when =
    { $known ->
        [yes] since { $since }, last seen { $seen }
       *[no] since { $since }
    }
page-devices-only =
    { $count ->
        [one] by the link of a notification, for one table only
       *[other] by the links of notifications, for { $count } tables only
    }
page-devices-out =
    { $sure ->
        [yes] Really sign out?
       *[no] Sign out
    }
page-devices-out-here =
    { $others ->
        [0] You are signed in nowhere else. Without a link for another device nobody can be you again, and your seats stay empty.
       *[other] You stay signed in on your other devices.
    }
page-devices-out-others =
    { $sure ->
        [yes] Really sign out everywhere but here?
       *[no] Sign out everywhere but here
    }

## A new table

page-new-title = A new table · Presidium
page-new-table = A new table
page-new-game = What is played?
page-new-way = How do you come together?
page-new-way-name =
    { $way ->
        [solo] Alone against bots
        [friends] With friends, no hurry
        [mail] By mail, over days or weeks
        [live] With friends, by the clock
        [sofa] Round one screen
        [passed] One device, passed round
       *[watch] Bots only, and I watch
    }
page-new-way-text =
    { $way ->
        [solo] It begins at once, and nobody waits for anybody.
        [friends] Everybody on a device of their own. The table waits for each answer, an hour or a week.
        [mail] Everybody looks in when it suits. Each answer has days, sealed ones open at fixed times of day, and days off stop the clocks.
        [live] Everybody at the same time. Each decision has its seconds.
        [sofa] A table for one room: the television shows the board, every phone is a secret hand, and people without a phone share one.
        [passed] You all sit in one room. A curtain falls between turns, so that nobody sees what is not theirs.
       *[watch] They play among themselves, and you see it from the beginning, as fast as you like. Afterwards every secret can be read.
    }
page-new-seats = Who sits where?
page-new-count = How many play
page-new-name = Name
page-new-name-of = Name of the player of { $who }
page-new-me = Me
page-new-here = Somebody here
page-new-open = Free, for a friend
page-new-bot =
    { $bot ->
        [random] Bot: draws lots (plays at random)
        [mild] Bot: the kindly comrade (for a first game)
        [naive] Bot: the plain comrade (the usual one)
        [recruit] Bot: the recruit (easy: means well, and strays)
        [careful] Bot: the careful apparatchik (the usual one)
        [analyst] Bot: the seasoned analyst (reads what the others do, say and leave unsaid)
        [master] Bot: the master (thinks several moves ahead, up to a second)
       *[other] Bot: { $bot }
    }
page-new-levels = What the bots can do
page-new-quick = Quick: only players who could react are asked (a pause then shows that somebody could)
page-new-advice = Advice: players may ask a seasoned bot what it would answer, from what their own seat knows; nobody sees who asks
page-new-more-rules =
    { $count ->
        [one] One more choice
       *[other] { $count } more choices, for those who know
    }
page-new-by-preset = As in the edition chosen above
page-new-advice-politburo = With seven or more, most games end in a tie and without a winner. We recommend shared victory (5.5): those who are tied win together.
page-new-clocks = The clocks
page-new-breath = Seconds to react to an announcement, at most (3 to 20)
page-new-newcomers = Newcomers play with us: { $seconds } seconds
page-new-decision = Seconds for a decision
page-new-sheet = Seconds for the secret sheet
page-new-poker-face = Poker face: every secret question stays open for its whole time, however soon all have answered
page-new-time-tells =
    { $face ->
        [yes] All screens show the same at the same time, and the clocks begin after that. Nobody learns anything from the time.
       *[no] All screens show the same at the same time, and the clocks begin after that. A secret question closes when the last person has answered. So everybody notices how long the slowest person took. Where everybody can see that only one person can still be missing, they notice how long that person took.
    }
page-new-deadline = Hours before the caretaker bot answers for an absent player (0: never)
page-new-more = More about this table
page-new-position = Begin in a position, in the game’s notation
page-new-position-known = It contains everything hidden; the table will warn players that its author knows it.
page-new-called = What it is called
page-new-listed = Anybody may find it among the open tables; otherwise only people with the link
page-new-your-name = Your name
page-new-make =
    { $open ->
        [yes] Open the table and invite
       *[no] Begin
    }

## The waiting room

page-lobby-state =
    { $open ->
        [0] { $hosting ->
            [yes] Every seat is taken. Begin when you like.
           *[no] Every seat is taken. The host will begin in a moment.
        }
        [one] One seat is still free.
       *[other] { $open } seats are still free.
    }
page-lobby-holder =
    { $kind ->
        [open] nobody yet
        [mine] you, { $name }
        [bot] { $name }
       *[person] { $name }
    }
page-lobby-sit-too = Sit here too
page-lobby-sit-label = Sit down in seat { $seat }
page-lobby-sit-too-label = Sit here too, in seat { $seat }
page-lobby-bot = A bot …
page-lobby-bot-label = A bot for seat { $seat }
page-lobby-permanent = Permanent bots
page-lobby-invite = Invite { $name } ({ $bot })
page-program = a program
page-lobby-leave = Leave the seat
page-lobby-leave-label = Leave the seat { $seat }
page-lobby-free = Free the seat
page-lobby-free-label = Free the seat { $seat }
page-lobby-name = What are you called?
page-lobby-name-first = First a name, then a seat. Any name; nobody checks the papers of those who smile.
page-lobby-watch = You need a name to sit down. To watch you need nothing: just stay on this page.
page-lobby-settings = What is played here
page-lobby-choices = All choices, with their rules
page-lobby-talk = Talk while you wait
page-lobby-tempo = Tempo
page-lobby-pace =
    { $pace ->
        [solo] one person against bots, who waits for nobody
        [live] by the clock: { $decision ->
            [one] a second for a decision
           *[other] { $decision } seconds for a decision
        }
        [mail] by mail, over days
        [bots] bots among themselves
       *[untimed] no hurry: the table waits for everybody’s answer
    }
page-lobby-commitment = The dice are sworn in already: this number seals them, everybody who sits down adds a grain of luck of their own, and after the game anybody can check that no roll was touched.

## Rules

page-rules-title = Rules of { $game } · Presidium
page-rules-all-title = Rules · Presidium
page-rules-search = Search the rules
page-rules-print = Print
page-rules-print-aid = Print the one-page aid
page-rules-edition = Edition
page-rules-both = both
page-rules-with-cards = Cards
page-rules-with-options = Optional rules
page-rules-contents = Contents
page-rules-found =
    { $count ->
        [0] No paragraph says that.
        [one] One paragraph
       *[other] { $count } paragraphs
    }
page-rules-unwritten = This game has brought no rulebook. The person who brought the game may remember.
page-rules-none = The rulebook is silent about that, and in this building silence is an answer.
page-home-problem = Find the move
page-home-problem-text = One position, one best answer. Today: “{ $title }”, from { $game }.
page-home-problem-go = Find it
