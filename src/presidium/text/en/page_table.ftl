### What stands at a table.

page-title-asked = ★ You have the floor, comrade · Presidium
page-no-table = You cannot come in here
page-no-answer = The server does not answer; trying again

## At the table

page-board = The table
page-side = Log and chat
page-bubbles = What is said
page-bubble = { $who }: { $words }
page-floor-back = Back to the talk
page-question = The question
page-advice = Advice
page-advice-title = What would a seasoned comrade do?
page-ask-me = Ask me
page-ask-me-when =
    { $when ->
        [matters] when I could change something
        [cards] also when I can play a card
        [every] in every window
       *[acting] only when I am the one to act
    }
page-ask-me-badge = Only when I act
page-ask-me-badge-means = You are asked only when you are the one to act, and before the game may end. Press to be asked more.
page-band =
    { $kind ->
        [window] You may react
        [word] You have the floor
        [sealed] Your answer is in
        [past] The past
       *[others] Others have the floor
    }
page-band-sealed =
    { $until ->
        [clock] Sealed until the clock runs out
        [last] Sealed until the last person has answered
        [sitting] Sealed until the sitting
        [sittings] Sealed until the first sitting with all answers in
       *[all] Sealed until everybody has answered
    }
page-sheet-pull =
    { $up ->
        [yes] Less of the question
       *[no] All of the question
    }
page-scale = On { $name }
page-scale-stay =
    { $count ->
        [0] nothing of yours stays secret
        [one] one of yours stays secret
       *[other] { $count } of yours stay secret
    }
page-scale-theirs = { $who }: { $points }
page-scale-enough =
    { $points ->
        [one] one is enough so far
       *[other] { $points } are enough so far
    }
page-fold =
    { $folded ->
        [yes] Show the question
       *[no] Put the question aside
    }
page-waits-for =
    { $count ->
        [0] A moment …
       *[other] Waiting for { $who }.
    }
page-waits = Waiting for answers.
page-waits-asked =
    { $everybody ->
        [yes] Everybody is asked.
       *[no] Asked: { $who }.
    }
page-waits-about = About: { $about }.
page-waits-writing = Still writing: { $who }.
page-waits-until =
    { $until ->
        [answer] At most { $seconds } s more.
        [last]
            { $timed ->
                [yes] It closes when the last person has answered, in { $seconds } s at most.
               *[no] It closes when the last person has answered.
            }
        [clock]
            { $timed ->
                [yes] It stays open until the clock runs out, { $seconds } s more.
               *[no] It stays open until the clock runs out.
            }
        [sitting] It stays open until the sitting.
        [sittings] It stays open until the first sitting with all answers in.
       *[all] It closes when everybody has answered.
    }
page-past = You are looking at the past. Nothing can be changed there; others have tried.
page-sealed =
    { $until ->
        [clock] ✓ { $answer }: sealed until the clock runs out
        [last] ✓ { $answer }: sealed until the last person has answered
        [sitting] ✓ { $answer }: sealed until the sitting
        [sittings] ✓ { $answer }: sealed until the first sitting with all answers in
       *[all] ✓ { $answer }: sealed until everybody has answered
    }
page-take-back-now = Take back: { $answer }
page-moment-by-form = Ask for more time automatically when I start choosing
page-moment = More time ({ $left } left)
page-moment-asked = You ask for more time. The table hears it when the time is up, and not from whom.
page-moment-given = Somebody asks for a moment.
page-still-there = Your time ran out twice in a row. Are you still there?
page-minded = The caretaker, a bot, plays for you.
page-present = I am here
page-mind = Let the caretaker play for { $who }
page-mind-so-far = { $count } agree so far.
page-seconds-left =
    { $seconds ->
        [one] one second left
       *[other] { $seconds } seconds left
    }
page-news =
    { $count ->
        [one] One event since your last answer
       *[other] { $count } events since your last answer
    }
page-seats = Who sits here
page-seat-state =
    { $kind ->
        [bot] bot
        [program] a program
        [open] free
        [minded] away; the caretaker plays
       *[person]
            { $here ->
                [yes] here
               *[no] not here
            }
    }
page-host = host
page-agreed = wants to end here
page-is-asked = is asked
page-watchers =
    { $count ->
        [one] One person is watching.
       *[other] { $count } people are watching.
    }
page-bots-wait =
    { $count ->
        [one] Another game of bots is before this one; it begins by itself.
       *[other] { $count } games of bots are before this one; it begins by itself.
    }
page-watching = You are watching. What is secret stays secret until the end.
page-connection =
    { $now ->
        [connecting] Connecting …
        [refused] This seat is not yours any more.
        [unserved] The server’s disk fails; trying again. Nothing you have sent is lost with it.
       *[lost] The connection is lost; trying again. Nothing you have sent is lost with it.
    }
page-unsent = Your last answer is kept and will be sent as soon as you are back online.
page-paused = The host has paused the game.
page-rests = The host has removed somebody, and fewer than two people are left. The game rests until another takes a seat, or comes back.
page-closed =
    { $open ->
        [yes] You all agreed to end it here.
       *[no] The table was closed before the end. Its secrets stay closed too.
    }
page-closed-without = { $names } had not agreed.
page-options = What you may answer

## Log, chat, command line

page-log = Log
page-log-all = Show everything from the beginning
page-filter = Search the log
page-chat = Chat
page-unread = new
page-chat-watching = (watching)
page-chat-gone = words that were taken back
page-chat-people = People here: mute, block, report
page-chat-empty = Nobody has said anything yet. Wise.
page-chat-say = Say something to everybody
page-send = Send
page-command = Notation, such as “pass”; “/ …” to chat

## History

page-history = Look back
page-history-leave = Back to now

## What happens between two words of one's own

page-tape-again = Show again what happened

## Menu

page-menu = Table
page-menu-paper = Pravda: all editions
page-menu-stands = Where it stands
page-menu-pace = Tempo, quiet hours, days off
page-my-seat = My seat
page-host-controls = You are the host
page-pause = Pause the game
page-resume = Resume
page-agree =
    { $sure ->
        [yes] Really end the game here?
       *[no] Agree to end the game here
    }
page-concede =
    { $sure ->
        [yes] Really give up? The caretaker plays on.
       *[no] Give up
    }
page-leave =
    { $sure ->
        [yes] Really leave? The caretaker plays on.
       *[no] Leave the seat
    }
page-finish =
    { $sure ->
        [yes] Really close the table for everybody?
       *[no] Close the table
    }
page-to-caretaker =
    { $sure ->
        [yes] Really remove them? The archives will then open only with their consent.
       *[no] Give to the caretaker
    }
page-handover =
    { $sure ->
        [yes] Really hand over?
       *[no] Make host
    }
page-seat-link = New link for this seat
page-seat-link-is = The first person to open this link gets the seat:
page-seat-link-when = A link gives a seat away only while the caretaker plays it. Everybody is told, and the player who held it has time to come back or to refuse: two minutes, or a day where there is no clock.
page-agree-opens = If everybody who has played agrees, the archives open.
page-agree-shut = Missing: { $names }. If you end it without their consent, the archives stay shut for ever.
page-finish-shut = A table closed by its host stays shut: nobody sees what was hidden.
page-commitment = The dice were sworn in before the game:
page-mixed = The numbers everybody threw in were sealed when the game began:
page-notify = Notifications
page-notify-refused = This browser shows no notifications: they are switched off for this page, or the browser has none. Allow them in the settings of the browser; until then the title of the window tells you.
page-notify-body = The table waits for your answer.

## Seats that change hands

page-alike = look-alike
page-alike-why = This name looks like that of somebody who was here before. It is somebody else.
page-shares = the same person as in { $seats }
page-taker =
    { $who ->
        [me] – that is you: the seat is yours in a while, unless { $former } refuses or comes back. Until then you see what everybody sees.
        [former] is to have the seat you held.
       *[other] is to have this seat, unless { $former } refuses or comes back.
    }
page-time-left = Time left
page-refuse = Refuse
page-refuse-all = Let nobody have it
page-allow =
    { $sure ->
        [yes] Really give up the seat?
       *[no] Give up the seat now
    }
page-withdraw =
    { $who ->
        [me] Withdraw my claim
       *[other] Take it back
    }
page-lost = { $seat }: this seat was taken from you. You can refuse the new player, and without your consent the archives of this game stay shut.
page-archives-yours = The game is over, and its archives wait for your consent.
page-archives-agree = Open the archives
page-archives-wait = The archives are shut: the host removed { $names } from this game, without whose consent they do not open.

## Inviting, waiting

page-invite = Invite friends
page-invite-code = The address of this table as a code for phones
page-invite-local = Only this machine can open that address. To let others in, start the server with “make host”.
page-share = Share
page-lobby = The table waits for its players
page-fill = Fill free seats with bots
page-start = Begin

## One device passed round

page-curtain = Hand the device to { $name }
page-curtain-why = Everybody else looks at the portrait of the Party Chief until called.
page-curtain-taken = I am { $name }
page-anybody-reacts =
    { $others ->
        [yes] Does anybody else react?
       *[no] Does anybody react?
    }
page-anybody-nobody =
    { $others ->
        [yes] Nobody else
       *[no] Nobody
    }
page-anybody-who = Who reacts
page-anybody-back = False alarm: back to the table

## Keys

page-keys = Keys
page-sheet-said = Who said what
page-key =
    { $key ->
        [digit] choose the first, second … of what is listed, or a seat by its number
        [t] do what the red button says
        [p] pass
        [d] declare more, or on somebody else
        [m] ask for more time, without your name
        [c] play a card
        [w] pass for the whole phase (public, binding)
        [escape] one step back in what you are choosing
        [space] go on to the next thing that happens; held, skip all
        [f] then the number of a seat: what can be said to it
        [enter] to the line in which you say something
        [slash] to the command line, which takes the notation
        [g] who said what of whom
        [n] your own sheet
        [l] to the log
        [b] look back
        [h] hide or show what only you may see
       *[help] this list
    }
page-folder =
    { $shut ->
        [yes] Open my folder
       *[no] Hide my secrets
    }

## A table without a board of its own

page-plain-open = On the table
page-plain-own = For your eyes only
page-plain-hidden =
    { $count ->
        [0] There is nothing in the files.
        [one] One thing is hidden from you.
       *[other] { $count } things are hidden from you.
    }
page-plain-write =
    { $count ->
        [one] There is one possible answer. Write it in the notation of the game:
       *[other] There are { $count } possible answers, too many to list. Write one in the notation of the game:
    }
page-plain-answer = Answer
page-plain-suggest = Suggest one
page-guide-plain = Nobody has painted a board for this game yet, so the table is plain: what lies open is listed here, what only you may see below it, and everything you may answer is a button. The log tells the rest.

## The guide over the first decisions

page-guide = First time here?
page-guide-understood = Understood
page-guide-again = Explain it to me

## The end

page-ending = { $winners } won.
page-end-archives = Open the archives

## Back and forth

page-archive-button =
    { $name ->
        [first] To the beginning
        [back] One step back
        [play] Let it run
        [stop] Stop
        [on] One step on
       *[last] To the end
    }
page-archive-speed = Speed
page-archive-gone-on =
    { $asked ->
        [yes]
            { $count ->
                [one] The table has gone on, one thing is new, and you are asked.
               *[other] The table has gone on, { $count } things are new, and you are asked.
            }
       *[no]
            { $count ->
                [one] The table has gone on: one thing is new.
               *[other] The table has gone on: { $count } things are new.
            }
    }
page-archive-asked = Meanwhile, you are asked.
page-archive-round = Round { $number }
