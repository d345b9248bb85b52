### The floor: a pause for talk before the next question.

page-floor = The floor
page-floor-title =
    { $kind ->
        [fingers] Talk, then point
        [vote] Talk before the vote
        [year] Talk after the year
        [role] Before the first round
       *[other] Time to talk
    }
page-floor-how = Tap a face to say something, or write below.
page-floor-left = { $seconds } seconds of talk left
page-floor-held = The host holds the floor.
page-floor-alone = Tap a face to speak. Nobody hurries you.
page-floor-waits =
    { $count ->
        [0] Everybody is done.
       *[other] Still to speak: { $who }
    }
page-floor-thread = What was said
page-floor-nobody = Nobody has spoken yet. Tap a face to begin.
page-floor-writes = { $who } is writing
page-floor-you = You
page-floor-ready = done
page-floor-earlier = Earlier words: { $count }
page-floor-later = Later words
page-floor-next =
    { $answered ->
        [yes] Your answer is in:
       *[no] Next:
    }
page-floor-answer =
    { $answered ->
        [yes] Change
       *[no] Answer now
    }
page-floor-nothing =
    { $ready ->
        [yes] Done
       *[no] I have nothing to say
    }
page-floor-until =
    { $ready ->
        [yes] tap to speak after all
       *[no]
            { $alone ->
                [yes] on to the next question
               *[no] until I am spoken to
            }
    }
page-floor-space = Space
page-floor-more = More time
page-floor-more-by = + { $seconds } s, { $left } left
page-floor-hold =
    { $held ->
        [yes] Let it run
       *[no] Hold
    }
page-floor-call = You are talking. We wait.
page-floor-call-how = No clock. The host goes on, or all are done.
page-floor-for-all = for everybody
page-floor-close = Go on
page-floor-stops = Stop for me
page-floor-stop =
    { $stops ->
        [spoken] when I am spoken of
        [never] never
       *[every] every round
    }
page-floor-fold =
    { $folded ->
        [yes] Back to the talk
       *[no] Look at the board
    }

page-floor-lies = Nothing secret is on this page; lay it in the middle.
page-floor-enough = Enough said
page-floor-enough-how = for everybody round this device
page-floor-look = Somebody wants to look at what is theirs alone
