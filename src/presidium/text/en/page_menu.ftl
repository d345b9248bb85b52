### The menu of a table, seats that change hands, the waiting room, and a device that is passed round.

page-menu-stands = Where it stands
page-menu-pace = Tempo, quiet hours, days off
page-my-seat = My seat
page-host-controls = You are the host
page-pause = Pause the game
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
page-moment-by-form = Ask for more time automatically when I start choosing
page-taker =
    { $who ->
        [me] – that is you: the seat is yours in a while, unless { $former } refuses or comes back. Until then you see what everybody sees.
        [former] is to have the seat you held.
       *[other] is to have this seat, unless { $former } refuses or comes back.
    }
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
page-still-there = Your time ran out twice in a row. Are you still there?
page-minded = The caretaker, a bot, plays for you.
page-present = I am here
page-mind = Let the caretaker play for { $who }
page-mind-so-far = { $count } agree so far.
page-invite = Invite friends
page-share = Share
page-lobby = The table waits for its players
page-fill = Fill free seats with bots
page-start = Begin
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
        [u] take back what you have just said (Ctrl + Z where you write)
        [enter] to the line in which you say something
        [slash] to the command line, which takes the notation
        [g] who said what of whom
        [n] your own sheet
        [l] to the log
        [b] look back
        [h] hide or show what only you may see
       *[help] this list
    }

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
