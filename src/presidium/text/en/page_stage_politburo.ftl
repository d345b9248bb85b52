### What stands on the pictures of Politburo's big moments. Short: it is printed large.

page-stage-politburo-plan = Round { $round } of { $rounds } · { politburo-ministry-name }
page-stage-politburo-accepted =
    { $accepted ->
        [yes] adopted
       *[no] refused
    }
page-stage-politburo-ballot =
    Round { $round } of { $rounds } · { $ballot ->
        [1] first ballot
        [2] second ballot
       *[other] third ballot
    }
page-stage-politburo-count =
    { $united ->
        [yes] unanimous
       *[no] out of step
    }
page-stage-politburo-purge = Round { $round } of { $rounds } · fingers out

## The end

page-stage-politburo-goal =
    { $held ->
        [yes] the goal is met
       *[no] in vain
    }
page-stage-politburo-won = { $name } wins
page-stage-politburo-nobody = Nobody wins
page-stage-politburo-shared = { $winners } win together
