### What stands on the pictures of Goulag's big moments. Short: it is printed large.

page-stage-goulag-round = Round { $round } of { $rounds }
page-stage-goulag-work =
    { $work ->
        [0] no Work card
        [one] one Work card
       *[other] two Work cards
    }
page-stage-goulag-aim = More than two steps for each loyal worker? How many there are, nobody knows.

## The end

page-stage-goulag-side =
    { $side ->
        [loyal] loyal
       *[disloyal] disloyal
    }
page-stage-goulag-won =
    { $who ->
        [loyal] The loyal win
        [disloyal] The disloyal win
       *[nobody] Nobody wins
    }
