### How questions of Kremlin are answered on the page.

## What is announced

page-km-under-way = Under way
page-km-election = The funeral commission votes on { $who }, proposed by { $proposer }.
page-km-throw =
    { $why ->
        [purge] The die against { $who } lies on the table: { $face }{ $change ->
            [0] {""}
           *[other] , modified by { $change }
        }. It does not count yet.
       *[health] The doctors’ die for { $who } lies on the table: { $face }{ $change ->
            [0] {""}
           *[other] , modified by { $change }
        }. It does not count yet.
    }
page-km-about = It is about { $who }.
page-km-word-of = ({ $player } decide)
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
page-km-pass = Pass
page-km-pass-deed =
    { $step ->
        [AddInfluence] Add nothing
       *[other] Pass
    }
page-km-decline-all =
    { $step ->
        [Rehabilitates] Pass: nobody back from Siberia this year
       *[other] Pass: no promotions this year
    }
page-km-and-no-more =
    { $step ->
        [Promotes] Then no more promotions this year
        [Rehabilitates] Then nobody else back this year
       *[other] Then I’m done
    }
page-km-declare = Declare influence
page-km-show-influence = Declare influence …
page-km-show =
    { $how ->
        [needed] { $who }: declare up to { $points } of your { $written }
       *[exact] { $who }: declare { $points } of your { $written }
    }
page-km-in-vain = cannot succeed: no roll of the die is enough
page-km-falls-short =
    { $known ->
        [yes] not enough: { $player } have { $points }
       *[no] not enough to take control
    }
page-km-show-more = Declare more …
page-km-nothing-to-show = Nothing left to declare
page-km-card = Card
page-km-play-a-card = Play a card …
page-km-next-card = Card at next chance
page-km-waive =
    { $sure ->
        [yes] Pass for the whole phase? Everybody is told, and it is binding.
       *[no] Pass for the rest of this phase
    }
page-km-pass-phase = Pass until this phase ends, in private (can be undone)
page-km-if-lapses = Wait, and take { $who } for me only if nobody else does
page-km-defend = Defend { $who } up to
page-km-defend-ask = Ask me
page-km-defend-not = Not at all
page-km-and-defend =
    { $points ->
        [0] and then pass
       *[other] and defend { $who } up to { $points }
    }
page-km-kept = Ready to send: { $answer }
page-km-put-down = Cancel
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
page-km-move-hint = Point at somebody, here or on the board, then at a vacant place, or at a second politician to exchange them.
page-km-arrange = Rearrange the posts of a level
page-km-arrange-hint = Point at two posts, and they change hands. When it looks right, send it.

## Declaring

page-km-on = On
page-km-declare-who =
    { $shown ->
        [0] { $who }: { $written } written
       *[other] { $who }: { $written } written, { $shown } declared
    }
page-km-total = Up to what total
page-km-less = Less
page-km-more = More
page-km-how =
    { $how ->
        [needed] Only as much as needed
       *[exact] Exactly this much
    }
page-km-how-means =
    { $how ->
        [needed] You declare no more than control takes, and nothing if it takes nothing.
       *[exact] You declare exactly this many, no matter what the others do.
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
page-km-top-nobody = Nobody has declared anything there so far.
page-km-declare-ahead = Answer in advance …
page-km-guard-it = Guard by standing order …
page-km-sure =
    { $what ->
        [ahead] It will be your answer to the next question in which it is allowed. Save it?
       *[guard] From now on this is declared, as needed, whenever another faction tries to take control. Give the order?
    }
page-km-yes = Yes
page-km-no = No
page-km-nothing-left = You have declared everything on your sheet.
page-km-declare-later = No window is open. You may answer the next one ahead, or give a standing order; nobody sees it until it works.
page-km-declare-above = A window is open: choose what you declare in the question.

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

## Standing orders

page-km-orders = Standing orders

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
