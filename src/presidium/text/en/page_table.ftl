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
page-scale-needed = at most { $points }, and no more than it takes
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
page-moment = More time ({ $left } left to ask)
page-moment-asked = You ask for more time. The table hears it when the time is up, and not from whom.
page-moment-given = Somebody asks for a moment.
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
page-resume = Resume
page-notify = Notifications
page-notify-refused = This browser shows no notifications: they are switched off for this page, or the browser has none. Allow them in the settings of the browser; until then the title of the window tells you.
page-notify-body = The table waits for your answer.

## Seats that change hands

page-alike = look-alike
page-alike-why = This name looks like that of somebody who was here before. It is somebody else.
page-shares = the same person as in { $seats }
page-time-left = Time left

## Inviting, waiting

page-invite-code = The address of this table as a code for phones
page-invite-local = Only this machine can open that address. To let others in, start the server with “make host”.

## Keys

page-keys = Keys
page-sheet-said = Who said what
page-folder =
    { $shut ->
        [yes] Open my folder
       *[no] Hide my secrets
    }

## The guide over the first decisions

page-guide = First time here?
page-guide-understood = Understood
page-guide-next = Next ({ $n } of { $of })
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
