goulag-pitch = Convicts dig a canal to the White Sea. Some want it finished, some want it stopped, and your neighbour has read your card.

## Options

goulag-option-own_card = Whether players look at their own worker card
goulag-option-own_card-seen = everybody looks once at the card received
goulag-option-own_card-blind = nobody does: which side you are on, only your left-hand neighbour can tell you, truly or not

## Questions

goulag-ask-deal-card = { $drawer } draws a worker card. Which one is it?
goulag-ask-first-commissar = Who is the first political commissar?
goulag-ask-name-trio = You are the political commissar. Who builds, and who supervises?
goulag-ask-build = You are a builder. Which card do you play, face down?
goulag-ask-supervision = You are the supervisor. Does a builder have to exchange the card played for the one kept?

## What a question means to whoever is asked

goulag-brief-you-name = Round { $round } is yours: who builds, and who supervises?
goulag-brief-you-build = You build with { $builder }, and { $supervisor } supervises. Work or Strike?
goulag-brief-you-watch = { $builders } have played. Let the cards lie, or make one of them exchange?
goulag-brief-digging =
    { $canal ->
        [one] Round { $round } of { $last }: one step is dug, and { $left } more can be.
       *[other] Round { $round } of { $last }: { $canal } steps are dug, and { $left } more can be.
    }
goulag-brief-needed = The loyal need { $least } to { $most } steps, as far as you can know.
goulag-brief-needed-now = The loyal need { $steps } steps.
goulag-brief-may-strike =
    { $strikes ->
        [0] They cannot be sure of it if one more Strike is shown.
        [one] They are sure of it with no more than one Strike from now on.
       *[other] They are sure of it with no more than { $strikes } Strikes from now on.
    }
goulag-brief-settled =
    { $side ->
        [loyal] That many are dug already: the loyal have won.
       *[disloyal] That many cannot be dug any more: the disloyal have won.
    }
goulag-brief-you-are =
    { $side ->
        [loyal] You are loyal.
       *[disloyal] You are disloyal.
    }
goulag-brief-answer = { $action }

## Actions

goulag-deal =
    { $side ->
        [loyal] Deal a loyal worker card
       *[disloyal] Deal a disloyal worker card
    }
goulag-first = { $seat } is the first commissar
goulag-name = { $builders } build, { $supervisor } supervises
goulag-play =
    { $card ->
        [work] Play Work
       *[strike] Play Strike
    }
goulag-supervise = Make { $builder } exchange cards
goulag-pass = Let the cards lie

## Statements

goulag-claim =
    { $why ->
        [own]
            I am { $side ->
                [loyal] loyal
               *[disloyal] disloyal
            }: it is my own card.
       *[other]
            { $seat } is { $side ->
                [loyal] loyal
               *[disloyal] disloyal
            }: { $why ->
                [passed] I passed that card on myself
               *[inferred] I draw my own conclusions
            }.
    }
goulag-claim-play =
    { $card ->
        [work] In round { $round } I played Work.
       *[strike] In round { $round } I played Strike.
    }
goulag-inquire = { $seat }, what do you know about { $about }?

## Events

goulag-passed =
    { $side ->
        [loyal] The worker card before { $holder } is loyal.
       *[disloyal] The worker card before { $holder } is disloyal.
    }
goulag-appointed = { $commissar } is the first political commissar.
goulag-named = { $commissar } sends { $builders } to build, and { $supervisor } to supervise them.
goulag-supervised =
    { $builder ->
        [none] { $supervisor } looks the other way: the cards lie as they were played.
       *[other] { $supervisor } makes { $builder } exchange cards.
    }
goulag-shown =
    Round { $round } brings { $work ->
        [0] no Work card at all
        [one] one Work card
       *[other] two Work cards
    }. The canal is { $canal ->
        [one] { $canal } step long.
       *[other] { $canal } steps long.
    }
goulag-ended = { $ending } The cards are turned up: { $sides }.
goulag-ended-sides =
    { $value ->
        [loyal] { $seat } loyal
       *[disloyal] { $seat } disloyal
    }

## Endings

goulag-tally =
    a canal of { $work ->
        [one] { $work } step
       *[other] { $work } steps
    }, { $loyal } loyal against { $disloyal } disloyal
goulag-ending-loyal = The loyal win ({ $rule }): { goulag-tally }. The canal opens early, and { $winners } may go home.
goulag-ending-disloyal = The disloyal win ({ $rule }): { goulag-tally }. The digging is called off, and { $winners } may vanish into the forest.
goulag-ending-nobody = Nobody wins ({ $rule }): { goulag-tally }. The canal opens late, and everybody stays to admire it.

## Refusals

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
refused-goulag-too-many-cards =
    { $side ->
        [loyal] The deck holds only { $cards } loyal cards.
       *[disloyal] The deck holds only { $cards } disloyal cards.
    }
refused-goulag-before = After the first round a position has to name the three players of the round before, such as “before 1 2 5”.
refused-goulag-not-your-own = Your own card is not the one before seat { $seat }.

## Why it ended so

goulag-brief-loyal-needed =
    { $strikes ->
        [0] The loyal needed { $needed } steps, and { $dug } were dug.
        [one] { $needed } steps were needed, { $dug } dug: one Strike too many.
       *[other] { $needed } steps were needed, { $dug } dug: { $strikes } Strikes too many.
    }
goulag-brief-disloyal-allowed =
    { $strikes ->
        [0] Up to { $most } steps the disloyal win, and { $dug } were dug.
        [one] At most { $most } steps were to be dug, and { $dug } were: one Strike too few.
       *[other] At most { $most } steps were to be dug, and { $dug } were: { $strikes } Strikes too few.
    }
