### A table by mail: what is chosen for it, what it tells of its time, and what one may ask of it.

## Choosing

page-mail-what = A game over days or weeks. Nobody has to be there: you look in, answer what is asked of you, and go about your life.
page-mail-days = Days for an answer
page-mail-days-text = This is how long the table waits when only one player is asked. After that their reserve runs; only then does the caretaker answer.
page-mail-bank = Days in reserve
page-mail-bank-text = So much longer each may take in the whole game, in one piece or in many.
page-mail-opens = When are sealed answers opened?
page-mail-opens-name =
    { $opens ->
        [sittings] At sittings, at fixed times of day
       *[all] When all are in
    }
page-mail-opens-text =
    { $opens ->
        [sittings] Secret votes, cards, ballots and Kremlin’s windows are answered between two sittings and opened at the next. Nobody can tell who has answered, nor when.
       *[all] It shows who answers last, and in Kremlin every window waits for everybody, as at a table without a clock.
    }
page-mail-how-many = Sittings a day
page-mail-sitting = Time of sitting { $n }
page-mail-zone = by the clocks of

## What a table tells

page-mail-told-days = { $span } for an answer
page-mail-told-bank = { $span } in reserve for each, for the whole game
page-mail-told-sittings = sealed answers are opened at { $times } ({ $zone })
page-mail-told-all = sealed answers are opened when all are in
page-mail-next = The next sitting, on your clock: { $when }.
page-mail-due =
    { $mine ->
        [yes] Your answer is due { $when }.
       *[no] The answer of { $who } is due { $when }.
    }
page-mail-due-all = Answers are due { $when }.
page-mail-bank-left =
    { $span ->
        [0] Your reserve is used up.
       *[other] Your reserve: { $span }.
    }
page-mail-away = { $who } has days off until { $when }. No clock runs; you may answer all the same.
page-mail-proposes-days =
    { $days ->
        [one] { $who } asks for a day off. No clock would run.
       *[other] { $who } asks for { $days } days off. No clock would run.
    }
page-mail-proposes-pace =
    { $pace ->
        [mail] { $who } proposes to go on by mail.
        [live] { $who } proposes to go on by the clock, all at once.
       *[untimed] { $who } proposes to go on without a clock.
    }
page-mail-awaits = Still to be heard: { $who }.
page-mail-agree = Agree
page-mail-object = Object
page-mail-withdraw = Take it back

## What one may ask

page-mail-hours = Quiet hours
page-mail-hours-text = What would be due then is due at their end, by the clocks of { $zone }. Everybody sees them.
page-mail-from = from
page-mail-till = to
page-mail-hours-keep = Keep these
page-mail-hours-none = None
page-mail-holiday = Days off
page-mail-holiday-text = If everybody agrees, all clocks stop until you are back.
page-mail-holiday-days = Days
page-mail-holiday-ask = Ask the others
page-mail-back = I am back
page-mail-adjourn = Change the tempo
page-mail-adjourn-text = If everybody agrees, the table changes its tempo, and all clocks start again.
page-mail-adjourn-to = From then on
page-mail-pace =
    { $pace ->
        [mail] by mail
        [live] by the clock, all at once
       *[untimed] without a clock
    }
page-mail-adjourn-ask = Propose it
