### From a moment of the archives on: what might have been, and playing on oneself.

page-fork-whatif = What if …?
page-fork-play = Play on from here
page-fork-decisions =
    { $mine ->
        [yes] Your decisions
       *[no] Decisions
    }
page-fork-nth =
    { $number ->
        [none] { $mine ->
            [yes] Your decisions: { $count }
           *[no] Decisions: { $count }
        }
       *[other] { $mine ->
            [yes] Your decision { $number } of { $count }
           *[no] Decision { $number } of { $count }
        }
    }
page-fork-before = Decision before
page-fork-next = Next decision

## What if

page-whatif-loading = Somebody looks up what could have been answered …
page-whatif-question = The question
page-whatif-asked =
    { $window ->
        [yes] A word in between ({ $who })
       *[no] { $who }: “{ $question }”
    }
page-whatif-who = Who answers differently
page-whatif-chance = Chance
page-whatif-answer = What is answered instead
page-whatif-as-it-was = { $answer } (as it was)
page-whatif-really = It was: { $answer }
page-whatif-form = In notation, as in the record
page-whatif-how = Bots take every seat, each with what that seat had seen, and play on from here: twenty games with the other answer, and twenty with the one that was given, on the same dice. Players who answered under seal at the same time answer as they did.
page-whatif-go = Let them play
page-whatif-going = They are playing …
page-whatif-played =
    { $games ->
        [one] One game each way, by { $bot }.
       *[other] { $games } games each way, by { $bot }.
    }
page-whatif-bot =
    { $bot ->
        [random] bots that draw lots
        [mild] kindly comrades
        [naive] plain comrades
        [recruit] recruits
        [careful] careful apparatchiks
       *[other] “{ $bot }”
    }
page-whatif-short = There was no time for all { $times }.
page-whatif-turned =
    { $turned ->
        [0] In none of them does this change the winner.
        [one] In one of them the answer changes who wins.
       *[other] In { $turned } of them the answer changes who wins.
    }
page-whatif-wins = Who wins how often
page-whatif-endings = How it ends
page-whatif-instead = with “{ $answer }”
page-whatif-given = with “{ $answer }”, as it was
page-whatif-won = actually won
page-whatif-so = ended so in truth
page-whatif-by =
    { $rule ->
        [kremlin-6-9] { $winners }: too few are left
        [kremlin-11-1] { $winners }: nobody’s man
        [kremlin-11-a] { $winners }: three waves
        [kremlin-11-b] { $winners }: the wave of 1960
        [kremlin-11-c] { $winners }: the Chief of 1961
        [kremlin-11-d] { $winners }: no Chief in 1961
       *[other] { $winners }
    }
page-whatif-nobody = Nobody
page-whatif-luck = So few games say little: of twenty, five or six more or less may be luck. And bots are no people.

## Playing on

page-play-on-text = A new table begins at this moment, with the same seats. Each seat knows what it knew then; dice and cards still to come are drawn again.
page-play-on-known = People who have read this archive know what was hidden by now: you do too. The new table says so to everybody.
page-play-on-seat = Which seat is yours
page-play-on-sat = { $seat } (then: { $name })
page-play-on-way = And the others
page-play-on-solo = Bots: it begins at once
page-play-on-friends = People: you invite them, and may give seats to bots
page-play-on-bots = Which bots
page-play-on-go = Play on

## A table that began so

page-began-archive = This game began at a moment of another one
page-began-archive-text = The archive of that game is open: people who have read it know what was hidden until then. Dice and cards since then are new.
page-began-position = This game began in a position
page-began-position-text = The person who wrote the position knows what was hidden in it. Dice and cards since then are new.
page-began-look = To that moment
