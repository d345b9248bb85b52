### How questions of Kremlin are answered on the page.

## What is announced

page-km-under-way = Under way
page-km-election = The funeral commission votes on { $who }, proposed by { $proposer }.
page-km-throw =
    { $why ->
        [purge] The die against { $who } lies on the table: { $face }{ $change ->
            [0] {""}
           *[other] , modified by { $change }
        }. It has not worked yet.
       *[health] The doctors’ die for { $who } lies on the table: { $face }{ $change ->
            [0] {""}
           *[other] , modified by { $change }
        }. It has not worked yet.
    }
page-km-about = It is about { $who }.
page-km-word-of = (word of { $player })
page-km-votes =
    { $vote ->
        [guilty] guilty: { $count }
        [innocent] not guilty: { $count }
        [for] for: { $count }
       *[against] against: { $count }
    }
page-km-cleared = cleared by a card
page-km-guarded = with a bodyguard

## The window

page-km-window = Your reaction
page-km-pass = Let it be
page-km-pass-deed =
    { $step ->
        [AddInfluence] Add nothing
       *[other] Leave it at that
    }
page-km-decline-all =
    { $step ->
        [Rehabilitates] Nobody of mine brings anybody back this year
       *[other] Nobody of mine promotes anybody this year
    }
page-km-and-no-more =
    { $step ->
        [Promotes] This, and nothing more from mine this year
        [Rehabilitates] This, and nothing more from mine this year
       *[other] This, and nothing more
    }
page-km-declare = Declare influence
page-km-show-influence = Show influence …
page-km-show =
    { $how ->
        [needed] { $who }: show up to { $points } of your { $written }
       *[exact] { $who }: show { $points } of your { $written }
    }
page-km-show-more = Show more …
page-km-nothing-to-show = Nothing of yours to show
page-km-card = Card
page-km-play-a-card = Play a card …
page-km-waive =
    { $sure ->
        [yes] Really nothing more until the phase ends?
       *[no] Nothing more from me in this phase
    }
page-km-if-lapses = Take { $who } if it lapses
page-km-defend = Defend { $who } up to
page-km-defend-ask = Ask me
page-km-defend-not = Not at all
page-km-and-defend =
    { $points ->
        [0] and let it be then
       *[other] and defend { $who } up to { $points }
    }
page-km-kept = Still in hand: { $answer }
page-km-put-down = Put it down
page-km-point-board = On the board, or here
page-km-previous = The one before
page-km-next = The next one
page-km-point = Point at somebody, here or on the board

## Pointing somebody out

page-km-ready = Send it
page-km-back = Back
page-km-nobody-yet = Nobody yet
page-km-vacant = vacant
page-km-verb =
    { $verb ->
        [Purge] Purge
        [Suspect] Place a “?”
        [Clear] Remove the “?”
        [Accuse] Bring to trial
        [Condemn] To Siberia without trial
        [Propose] Propose for Party Chief
        [Rehabilitate] Bring back from Siberia
        [Add] Add influence
       *[Name] Name
    }
page-km-hits = hits in { $faces }
page-km-odds = { $hits } in { $faces }

## Phase 6

page-km-move-who = Move
page-km-move-where = Where to, or with whom
page-km-move-hint = Point at somebody, here or on the board, then at a vacant place, or at whoever is to change places.
page-km-arrange = Give the posts of a level new holders
page-km-arrange-hint = Point at two posts, and they change hands. When it looks right, send it.

## Declaring

page-km-on = On
page-km-declare-who =
    { $shown ->
        [0] { $who }: { $written } written
       *[other] { $who }: { $written } written, { $shown } shown
    }
page-km-total = Up to what total
page-km-less = Less
page-km-more = More
page-km-how =
    { $how ->
        [needed] As needed.
       *[exact] Exactly.
    }
page-km-how-means =
    { $how ->
        [needed] You show no more than it takes to be in control, and nothing if it takes nothing.
       *[exact] You show this much, whatever the others do.
    }
page-km-cost =
    { $how ->
        [needed] At most { $points ->
            [one] one point
           *[other] { $points } points
        } on { $who } will be known to everybody for good; { $hidden ->
            [0] nothing there stays secret then.
            [one] one stays secret in any case.
           *[other] { $hidden } stay secret in any case.
        }
       *[exact] Everybody will know for good of { $points ->
            [one] one point
           *[other] { $points } points
        } on { $who }; { $hidden ->
            [0] nothing there stays secret.
            [one] one stays secret.
           *[other] { $hidden } stay secret.
        }
    }
page-km-top =
    { $points ->
        [one] So far { $player } lead there with one point.
       *[other] So far { $player } lead there with { $points } points.
    }
page-km-top-nobody = Nobody has shown anything there so far.
page-km-declare-ahead = Answer ahead …
page-km-guard-it = Guard by standing order …
page-km-sure =
    { $what ->
        [ahead] It will be your answer to the next question in which it is allowed. Lay it ready?
       *[guard] From now on this is declared, as needed, whenever somebody reaches for control. Give the order?
    }
page-km-yes = Yes
page-km-no = No
page-km-nothing-left = Your sheet holds nothing that you have not shown.
page-km-declare-later = No window is open. You may answer the next one ahead, or give a standing order; nobody sees it until it works.
page-km-declare-above = A window is open: what you show there is chosen in the question.

## Cards

page-km-play = Play
page-km-play-with =
    { $change ->
        [0] Play with 0
        [1] Play with +1
        [2] Play with +2
       *[other] Play with { $change }
    }
page-km-play-on = On whom
page-km-give = Give away
page-km-nobody-special = nobody in particular

## Standing orders

page-km-orders = Standing orders
page-km-orders-mean = They answer windows for you, in secret: the most urgent one that can be obeyed.
page-km-no-orders = None. You are asked yourself.
page-km-ahead = { $answer }: laid ready for the next question.
page-km-take-back = Take it back
page-km-order-remove-this = Remove: { $order }
page-km-order-what = Order
page-km-order-type =
    { $type ->
        [guard] keep somebody
        [seize] take somebody over
        [pass] let windows pass
       *[play] play a card
    }
page-km-order-whom = Whom
page-km-order-limit = Points at most
page-km-order-when = When
page-km-order-target = Whose matter it is
page-km-anybody = anybody
page-km-order-kind = Which windows
page-km-order-until = Until the end of
page-km-order-phase = Of phase
page-km-any-phase = any
page-km-order-add = Give the order
page-km-occasion =
    { $when ->
        [purge] a purge is announced
        [trial] it comes to a trial
        [against] something is done against him
        [lapse] the right would lapse
        [accusation] somebody is accused or condemned
        [attempt] a card strikes somebody
        [roll] a die has been cast
       *[start] a phase begins
    }
page-km-kind =
    { $kind ->
        [all] all
        [untouched] those that touch nobody on my sheet
        [start] at the start of a phase
        [end] at the end of a phase
        [wave] before the wave
        [card] when a card is named
        [roll] when a die is cast
        [accusation] after an assassination
        [pass] when somebody lets it be
        [cure] cures
        [purge] purges
        [suspect] a “?” placed
        [clear] a “?” removed
        [accuse] accusations
        [condemn] Candidates sent to Siberia
        [vote] votes
        [propose] proposals
        [rearrange] posts rearranged
        [move] moves
        [exchange] exchanges
        [rehabilitate] rehabilitations
       *[overturn] inquiries turned round
    }
page-km-order-guard =
    { $limit ->
        [one] Keep { $who } as long as one point is enough.
       *[other] Keep { $who } as long as { $limit } points are enough.
    }
page-km-order-seize =
    { $when ->
        [purge] { $aimed ->
            [yes] Take over { $who }, with { $limit } at most, when a purge of { $target } is announced.
           *[no] Take over { $who }, with { $limit } at most, when a purge is announced.
        }
        [trial] { $aimed ->
            [yes] Take over { $who }, with { $limit } at most, when { $target } is on trial.
           *[no] Take over { $who }, with { $limit } at most, when there is a trial.
        }
        [against] { $aimed ->
            [yes] Take over { $who }, with { $limit } at most, before anything is done against { $target }.
           *[no] Take over { $who }, with { $limit } at most, before anything is done against somebody.
        }
       *[lapse] Take over { $who }, with { $limit } at most, when the right would lapse.
    }
page-km-order-pass =
    { $kind ->
        [all] Let every window pass until { $year } ends.
        [untouched] Let windows that touch nobody on my sheet pass until { $year } ends.
       *[other] Let windows of this kind pass until { $year } ends: { page-km-kind }.
    }
page-km-order-play =
    { $when ->
        [start] { $play }, as soon as a phase begins.
        [phase] { $play }, as soon as the phase “{ kremlin-phase }” begins.
        [purge] { $aimed ->
            [yes] { $play }, when a purge of { $target } is announced.
           *[no] { $play }, when a purge is announced.
        }
        [trial] { $aimed ->
            [yes] { $play }, when { $target } is on trial.
           *[no] { $play }, when there is a trial.
        }
        [against] { $aimed ->
            [yes] { $play }, before anything is done against { $target }.
           *[no] { $play }, before anything is done against somebody.
        }
        [accusation] { $aimed ->
            [yes] { $play }, when { $target } is accused or condemned.
           *[no] { $play }, when somebody is accused or condemned.
        }
        [attempt] { $aimed ->
            [yes] { $play }, when a card strikes { $target }.
           *[no] { $play }, when a card strikes somebody.
        }
       *[roll] { $aimed ->
            [yes] { $play }, when a die has been cast for { $target }.
           *[no] { $play }, when a die has been cast.
        }
    }

## Dice

page-km-cast =
    { $why ->
        [purge] Purge of { $who }: it takes { $needed }
        [health] The health of { $who }
        [visit] { $who } to the Sanatorium: it takes { $needed }
        [assassination] Attempt on { $who }: it takes { $needed }
        [complicity] Inquiry into { $who }: the line is at { $needed }
        [glasnost] Glasnost under { $who }: it takes { $needed }
        [wave] { $who } lifts an arm: it takes { $needed }
        [waved] { $who } waves
       *[tie] A tie on { $who }
    }
page-km-cast-result =
    { $won ->
        [yes] ✓ enough
       *[no] ✗ not enough
    }
page-km-forecast = What the dice may still do this year
page-km-forecast-wave = { $who } waves from the balcony with a chance of { $hits } in { $faces }.
page-km-forecast-member = Member
page-km-forecast-sick = worse
page-km-forecast-die = dead

## Words of statements

page-km-talk = Table talk
page-km-word =
    { $word ->
        [spare] spare
        [promote] promote
        [acquit] acquit
        [purge] purge
        [accuse] accuse
       *[seize] seize
    }
