### Ce que dit la page à une table de Politburo.

page-politburo-round = Tour { $round } sur { $rounds }
page-politburo-dossier = Mon dossier

## Les ministères

page-politburo-propose =
    { $ministry ->
        [defence] Proposer la Défense
        [finance] Proposer les Finances
       *[security] Proposer la Sécurité intérieure
    }
page-politburo-at-hand = (à l’ordre du jour)
page-politburo-level = { politburo-ministry-name } : { $level }, de la Réforme sous zéro à la Répression au-dessus

## Comment va la séance

page-politburo-proposed = À l’ordre du jour : { politburo-ministry-name }
page-politburo-plan =
    { $accepted ->
        [yes] { politburo-ministry-name } : plan adopté par { $for } contre { $against }
       *[no] { politburo-ministry-name } : plan rejeté, { $for } pour, { $against } contre
    }
page-politburo-taken = { politburo-ministry-name } : il ne reste que cela
page-politburo-ballot = Scrutin { $ballot } : { $repression } pour la Répression, { $reform } pour la Réforme
page-politburo-last = Tour { $round } : { politburo-ministry-name } { $change }
page-politburo-verdict = Le déviant : { $deviant } ; la perte retombe sur { $losers }

## Devant une place

page-politburo-influence = Influence { $influence } sur 3
page-politburo-gensek = Secrétaire général
page-politburo-vote =
    { $vote ->
        [for] pour
       *[against] contre
    }
page-politburo-voter =
    { $side ->
        [repression] bulletin : Répression
        [reform] bulletin : Réforme
       *[unknown] vote
    }
page-politburo-points = montre { $name }
page-politburo-deviant = le déviant
page-politburo-lost = la perte retombe ici

## Les mots des déclarations

page-politburo-word =
    { $word ->
        [defence] { politburo-ministry-defence }
        [finance] { politburo-ministry-finance }
        [security] { politburo-ministry-security }
        [up] vers le haut, vers la Répression
        [down] vers le bas, vers la Réforme
        [repression] { politburo-side-repression }
       *[reform] { politburo-side-reform }
    }
page-politburo-ballot-number = scrutin { $ballot }

## Les tours joués

page-politburo-column =
    { $column ->
        [round] Tour
        [gensek] Secrétaire général
        [plans] Plans
        [ballots] Scrutins
        [change] Effet
       *[purge] Purge
    }
page-politburo-plan-short = { politburo-ministry-name } { $for }:{ $against }
page-politburo-plan-who = Pour : { $for }. Contre : { $against }.
page-politburo-count = Scrutin { $ballot } : { $repression } Répression, { $reform } Réforme
page-politburo-cast =
    { $side ->
        [repression] { $name } (Répression)
        [reform] { $name } (Réforme)
       *[unknown] { $name }
    }
page-politburo-change = { politburo-ministry-name } { $change }
page-politburo-no-purge = aucune
