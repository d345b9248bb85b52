### What Goulag refuses. The page fetches this with the first refusal.

refused-goulag-must-name = The commissar has to name two builders and a supervisor.
refused-goulag-three-different = The two builders and the supervisor have to be three different players.
refused-goulag-not-himself = Commissars do not dig: name three players other than the commissar.
refused-goulag-renewal =
    { $due ->
        [one] At least one of the three has to be new
       *[other] At least { $due } of the three have to be new
    }, counted against the round before; { $new ->
        [0] none of these is.
        [one] only one of these is.
       *[other] only { $new } of these are.
    }
refused-goulag-must-play = A builder plays Work or Strike.
refused-goulag-must-supervise = The supervisor makes one of the two builders exchange cards, or passes.
refused-goulag-was-no-builder = Only the builders of round { $round } can say what they played in it.
refused-goulag-made-no-exchange = Seat { $seat } did not make you exchange in round { $round }.
refused-goulag-chose-nobody = Seat { $seat } has named nobody and supervised nobody in round { $round }.
refused-goulag-not-so-chosen = Seat { $seat } was not chosen so in round { $round }.
refused-goulag-too-many-cards =
    { $side ->
        [loyal] The deck holds only { $cards } loyal cards.
       *[disloyal] The deck holds only { $cards } disloyal cards.
    }
refused-goulag-before = After the first round a position has to name the three players of the round before, such as “before 1 2 5”.
refused-goulag-not-your-own = Your own card is not the one before seat { $seat }.
