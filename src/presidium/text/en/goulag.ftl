goulag-pitch = Prisoners dig a canal to the White Sea. Some want it finished, some want it stopped, and your neighbour has read your card.

## Options

goulag-option-own_card = Your own worker card
goulag-option-own_card-seen = our table: everybody looks once at the card received
goulag-option-own_card-blind = as printed: you do not know your own card; only your left-hand neighbour can tell you your side, truly or not

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
goulag-you-are =
    { $side ->
        [loyal] You are loyal
        [disloyal] You are disloyal
       *[none] You do not know your side
    }
goulag-brief-you-win =
    { $then ->
        [certain] { $side ->
            [none] No card changes it any more: the loyal win; you do not know your side.
           *[other] { goulag-you-are }: no card changes it any more, you win.
        }
        [lost] { $side ->
            [none] No card changes it any more: the disloyal win; you do not know your side.
           *[other] { goulag-you-are }: no card changes it any more, you lose.
        }
        [unsure] { $side ->
            [none] { goulag-you-are }: it is no longer certain that the loyal win.
            [disloyal] { goulag-you-are }: no number of Strikes makes your win certain any more, but each makes it more likely.
           *[other] { goulag-you-are }: it is no longer certain that you win, and each Strike makes it less likely.
        }
       *[open] { $side ->
            [loyal] { $strikes ->
                [0] You are loyal: one more Strike, and your win is no longer certain.
                [one] You are loyal: you win for certain if at most one more Strike is shown.
               *[other] You are loyal: you win for certain if at most { $strikes } more Strikes are shown.
            }
            [disloyal] { $strikes ->
                [one] You are disloyal: you win for certain with one more Strike.
               *[other] You are disloyal: you win for certain with { $strikes } more Strikes.
            }
           *[none] { $strikes ->
                [0] You do not know your side yet. After one more Strike, the loyal can no longer be sure of winning.
                [one] You do not know your side: the loyal win for certain if at most one more Strike is shown.
               *[other] You do not know your side: the loyal win for certain if at most { $strikes } more Strikes are shown.
            }
        }
    }
goulag-brief-if-they-lie = If you let them lie, both cards count as they were played.
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
        [passed]
            { $seat } is { $side ->
                [loyal] loyal
               *[disloyal] disloyal
            }: I passed that card on myself.
       *[inferred]
            { $side ->
                [loyal] I think { $seat } is loyal.
               *[disloyal] I think { $seat } is disloyal.
            }
    }
goulag-claim-play =
    { $card ->
        [work] In round { $round } I played Work.
       *[strike] In round { $round } I played Strike.
    }
goulag-inquire = { $seat }, what do you know about { $about }?
goulag-ask-why = { $seat }, why did you choose so in round { $round }?
goulag-explain =
    { $reason ->
        [loyal] Round { $round }: I took { $seat } for loyal.
        [disloyal] Round { $round }: I took { $seat } for disloyal.
        [test] Round { $round }: I wanted to see how { $seat } plays.
       *[new] Round { $round }: somebody new was due, so I named { $seat }.
    }
goulag-exchanged =
    { $card ->
        [work] { $seat }, in round { $round } you made me exchange my Work.
       *[strike] { $seat }, in round { $round } you made me exchange my Strike.
    }
goulag-promise =
    { $deed ->
        [name] { $seat }, you have my word: as commissar I shall name you.
       *[trust] { $seat }, you have my word: as supervisor I shall not make you exchange.
    }
goulag-threaten =
    { $deed ->
        [skip] { $seat }, a warning: as commissar I shall leave you at home.
       *[exchange] { $seat }, a warning: as supervisor I shall make you exchange.
    }
goulag-believe = Believe me, not { $seat }.
goulag-deny = { $seat }, that is not so.
goulag-contradict = { $seat }, you said otherwise in round { $round }.
goulag-retract = I take that back.
goulag-nothing = …

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
