### What the page says at a table of Politburo.

page-politburo-round = Round { $round } of { $rounds }
page-politburo-dossier = My dossier

## The ministries

page-politburo-propose =
    { $ministry ->
        [defence] Propose Defence
        [finance] Propose Finance
       *[security] Propose Interior Security
    }
page-politburo-at-hand = (at hand)
page-politburo-level = { politburo-ministry-name }: { $level }, from Reform below nought to Repression above

## How the sitting goes

page-politburo-proposed = On the table: { politburo-ministry-name }
page-politburo-plan =
    { $accepted ->
        [yes] { politburo-ministry-name } is accepted, { $for } to { $against }
       *[no] { politburo-ministry-name } is refused, { $for } to { $against }
    }
page-politburo-taken = { politburo-ministry-name } is all that is left
page-politburo-ballot = Ballot { $ballot }: { $repression } for Repression, { $reform } for Reform
page-politburo-last = Round { $round }: { politburo-ministry-name } { $change }
page-politburo-verdict = { $deviant } was the deviant; the loss falls on { $losers }

## Before a seat

page-politburo-influence = Influence { $influence } of 3
page-politburo-gensek = General Secretary
page-politburo-vote =
    { $vote ->
        [for] for
       *[against] against
    }
page-politburo-voter =
    { $side ->
        [repression] ballot: Repression
        [reform] ballot: Reform
       *[unknown] votes
    }
page-politburo-points = points at { $name }
page-politburo-deviant = the deviant
page-politburo-lost = the loss falls here

## Words of statements

page-politburo-word =
    { $word ->
        [defence] { politburo-ministry-defence }
        [finance] { politburo-ministry-finance }
        [security] { politburo-ministry-security }
        [up] up, towards Repression
        [down] down, towards Reform
        [repression] { politburo-side-repression }
       *[reform] { politburo-side-reform }
    }
page-politburo-ballot-number = ballot { $ballot }

## The rounds so far

page-politburo-column =
    { $column ->
        [round] Round
        [gensek] General Secretary
        [plans] Plans
        [ballots] Ballots
        [change] Result
       *[purge] Purge
    }
page-politburo-plan-short = { politburo-ministry-name } { $for }:{ $against }
page-politburo-plan-who = For: { $for }. Against: { $against }.
page-politburo-count = Ballot { $ballot }: { $repression } Repression, { $reform } Reform
page-politburo-cast =
    { $side ->
        [repression] { $name } (Repression)
        [reform] { $name } (Reform)
       *[unknown] { $name }
    }
page-politburo-change = { politburo-ministry-name } { $change }
page-politburo-no-purge = none
