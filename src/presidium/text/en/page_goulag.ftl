### What the page says at a table of Goulag.

page-goulag-round =
    Round { $round } of { $rounds } · { $canal ->
        [0] nothing dug yet
        [one] the canal is { $canal } step long
       *[other] the canal is { $canal } steps long
    }

## The canal

page-goulag-canal =
    { $canal ->
        [0] The canal: nothing dug yet, { $most } steps at the most
        [one] The canal: { $canal } step dug, { $most } at the most
       *[other] The canal: { $canal } steps dug, { $most } at the most
    }
page-goulag-aim = The loyal want more than two steps for each loyal worker, the disloyal want fewer. How many are loyal, nobody knows.
page-goulag-goal =
    { $loyal ->
        [one] One loyal worker: the mark stands at { $goal } steps. Beyond it the loyal win, short of it the disloyal, right on it the smaller side.
       *[other] { $loyal } loyal workers: the mark stands at { $goal } steps. Beyond it the loyal win, short of it the disloyal, right on it the smaller side.
    }
page-goulag-last =
    { $work ->
        [0] Round { $round }: no Work card at all
        [one] Round { $round }: one Work card
       *[other] Round { $round }: two Work cards
    }

## Before a seat

page-goulag-side =
    { $side ->
        [loyal] loyal
        [disloyal] disloyal
       *[unknown] card not seen
    }
page-goulag-commissar = commissar
page-goulag-builder =
    { $card ->
        [work] builder: Work
        [strike] builder: Strike
       *[unknown] builder
    }
page-goulag-supervisor = supervisor
page-goulag-supervised = exchanged
page-goulag-served = served last round
page-goulag-renewal =
    { $due ->
        [one] Served last round: { $who }. At least one of the three has to be new.
       *[other] Served last round: { $who }. At least { $due } of the three have to be new.
    }

## Words of statements

page-goulag-word =
    { $word ->
        [loyal] loyal
        [disloyal] disloyal
        [passed] I passed that card on
        [own] it is my own card
        [inferred] I think so
        [name] name you
        [trust] not make you exchange
        [skip] leave you at home
        [exchange] make you exchange
        [test] I wanted to see them play
        [new] somebody new was due
        [work] Work
       *[strike] Strike
    }

## The rounds so far

page-goulag-column =
    { $column ->
        [round] Round
        [commissar] Commissar
        [builders] Builders
        [supervisor] Supervisor
        [supervised] Exchanged
       *[work] Work
    }
page-goulag-built =
    { $card ->
        [work] { $name } (Work)
        [strike] { $name } (Strike)
       *[unknown] { $name }
    }
page-goulag-nobody = nobody

## The numbers that decided it

page-number-goulag-work = Work cards shown
page-number-goulag-loyal = loyal
page-number-goulag-disloyal = disloyal

## For newcomers

page-guide-goulag = Each round a commissar sends two builders and a supervisor to the canal. Both builders play Work or Strike in secret, and the table is shown only how many Work cards there were: each is a step of canal. Talk as much as you like, and believe as little.
page-plain-goulag-card =
    { $own ->
        [blind] Nobody knows their own side: only the left-hand neighbour can tell it, truly or not.
       *[seen] Everybody looks once at their own card, and so knows their side.
    }
page-plain-goulag-win = The loyal want more than two steps of canal for each loyal worker, the disloyal want fewer.
page-guide-goulag-side =
    { $side ->
        [loyal] You are loyal. You want a long canal: more than two steps for every loyal worker.
        [disloyal] You are disloyal. You want a short canal: fewer than two steps for every loyal worker.
       *[unseen] Nobody has seen their own card, you neither. Which side you are on, only your left-hand neighbour can tell you.
    }
page-guide-goulag-passed =
    { $side ->
        [loyal] The card of { $who } went through your hands: it is loyal. It is the one thing about the others that you know for certain.
       *[disloyal] The card of { $who } went through your hands: it is disloyal. It is the one thing about the others that you know for certain.
    }
page-guide-goulag-name-trio = You are the commissar. Send people you trust to dig, or people you want to see at work: the last three are remembered, and some of the three have to be new.
page-guide-goulag-build = Work makes the canal longer, Strike does not. Nobody sees which card was yours, unless you tell them, and even then.
page-guide-goulag-supervision = You see no card. If you make a builder exchange, Work becomes Strike and Strike becomes Work; everybody sees whom you picked.
page-goulag-race =
    { $canal ->
        [one] Canal: one step. The loyal need { $need }.
       *[other] Canal: { $canal } steps. The loyal need { $need }.
    }

## What others are asked about

page-goulag-matter =
    { $step ->
        [name-trio] who builds and who supervises
        [build] the builders’ cards
        [supervision] an exchange of cards
       *[other] a decision
    }

page-goulag-told =
    { $n ->
        [1] You are loyal or disloyal.
        [2] Each round two of you dig in secret.
       *[3] Then everybody talks.
    }
page-goulag-told-how =
    { $n ->
        [1] The loyal want a long canal, the disloyal a short one.
        [2] Everybody sees how much was dug, never by whom.
       *[3] Your neighbour’s card passed through your hands. You may lie about it.
    }
