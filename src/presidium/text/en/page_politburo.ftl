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
page-politburo-level = { politburo-ministry-name }: { $level }, from Reform below zero to Repression above
page-politburo-goals = Who wants what

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
        [vote] vote for your plan
        [spare] not point at you
        [oppose] vote against your plan
        [point] point at you
        [wish] it is what I want
        [word] I had given my word
        [trust] I trusted the General Secretary
        [doubt] I did not trust the General Secretary
        [agree] I wanted three who agree
        [test] I wanted to see who votes how
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

## The numbers that decided it

page-number-politburo-defence = Defence
page-number-politburo-finance = Finance
page-number-politburo-security = Interior Security
page-number-politburo-sum = all three together
page-number-politburo-lost = Influence lost
page-number-politburo-running = goals met
page-number-politburo-influence = highest Influence among those

## For newcomers

page-guide-politburo = Each round a General Secretary picks a ministry and three voters, who push it in secret towards Repression or Reform. Your influence counts too: of the members whose goal is met at the end, the one with the most Influence wins.
page-plain-politburo-track =
    { $track ->
        [open] The levels of the ministries have no limit.
       *[clamped] The levels of the ministries stop at −3 and at +3.
    }
page-plain-politburo-ending =
    { $victory ->
        [shared] Those who share the highest Influence among the goals met win together.
       *[alone] If the highest Influence is shared, nobody wins.
    }{ $goals ->
        [strict] {" "}At equal Influence a goal met strictly counts before one met by a tie.
       *[even] {""}
    }
page-guide-politburo-member = In secret you are { $name }. Nobody else knows, and this is all you want:
page-guide-politburo-propose-plan = You are the General Secretary. Propose the ministry you would like to move; if the table refuses twice, the third is taken without a vote.
page-guide-politburo-vote-plan = A vote in the open, about which ministry is moved, not which way. Everybody will remember yours.
page-guide-politburo-name-voters = These three decide which way the ministry goes. If they agree it moves by two; if they do not, they vote again.
page-guide-politburo-cast-ballots = Repression moves the ministry up, Reform moves it down. The table learns the count, not your name; after the third ballot the names come out.
page-guide-politburo-purge = One of the three voted against the majority. Point at that one: a member of the majority who points at the wrong comrade pays with influence.

## What others are asked about

page-politburo-matter =
    { $step ->
        [propose-plan] a ministry for the plan
        [vote-plan] a vote on the plan
        [name-voters] who casts the ballots
        [cast-ballots] secret ballots
        [purge] a purge
       *[other] a decision
    }

page-politburo-told =
    { $n ->
        [1] You are a member with a secret goal.
        [2] Three of you vote in secret.
       *[3] Two against one ends in a purge.
    }
page-politburo-told-how =
    { $n ->
        [1] A ministry should end high, or low, or the sum come out right.
        [2] All alike moves the ministry by two; otherwise they try again.
       *[3] Talk, point, and do not be the one who is found.
    }
