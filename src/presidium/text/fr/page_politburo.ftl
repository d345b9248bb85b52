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
page-politburo-goals = Qui veut quoi

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
        [vote] voter votre plan
        [spare] ne pas vous désigner
        [oppose] voter contre votre plan
        [point] vous désigner
        [wish] c’est ce que je veux
        [word] j’avais donné ma parole
        [trust] je me fiais au secrétaire général
        [doubt] je ne me fiais pas au secrétaire général
        [agree] je cherchais trois camarades d’accord
        [test] je voulais voir qui vote quoi
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

## Les nombres qui ont décidé

page-number-politburo-defence = Défense
page-number-politburo-finance = Finances
page-number-politburo-security = Sécurité intérieure
page-number-politburo-sum = les trois ensemble
page-number-politburo-lost = Influence perdue
page-number-politburo-running = objectifs atteints
page-number-politburo-influence = plus haute Influence parmi eux

## Pour les nouveaux venus

page-guide-politburo = À chaque tour, un secrétaire général choisit un ministère et trois votants, qui le poussent en secret vers la Répression ou la Réforme. Votre influence compte aussi : parmi ceux dont l’objectif est atteint à la fin, celui qui en a le plus gagne.
page-plain-politburo-track =
    { $track ->
        [open] Le niveau des ministères est sans limite.
       *[clamped] Le niveau des ministères s’arrête à −3 et à +3.
    }
page-plain-politburo-ending =
    { $victory ->
        [shared] Ceux qui partagent la plus haute Influence parmi les objectifs atteints gagnent ensemble.
       *[alone] Si la plus haute Influence est partagée, personne ne gagne.
    }{ $goals ->
        [strict] {" "}À Influence égale, un objectif atteint strictement passe devant.
       *[even] {""}
    }
page-guide-politburo-member = En secret, vous êtes { $name }. Personne d’autre ne le sait, et voici tout ce que vous voulez :
page-guide-politburo-propose-plan = Vous êtes le secrétaire général. Proposez le ministère que vous aimeriez faire bouger ; si la table refuse deux fois, le troisième est pris sans vote.
page-guide-politburo-vote-plan = Un vote public : il décide quel ministère bouge, non dans quel sens. Chacun se souviendra du vôtre.
page-guide-politburo-name-voters = Ces trois-là décident du sens. S’ils sont d’accord, le ministère bouge de deux ; sinon, on revote.
page-guide-politburo-cast-ballots = Répression fait monter le ministère, Réforme le fait descendre. La table apprend le compte, pas votre nom ; après le troisième scrutin, les noms sortent.
page-guide-politburo-purge = L’un des trois a voté contre la majorité. Montrez-le du doigt : un membre de la majorité qui désigne le mauvais camarade le paie en influence.

## De quoi il s’agit quand d’autres sont interrogés

page-politburo-matter =
    { $step ->
        [propose-plan] un ministère pour le plan
        [vote-plan] un vote sur le plan
        [name-voters] qui dépose les bulletins
        [cast-ballots] des bulletins secrets
        [purge] une purge
       *[other] une décision
    }

page-politburo-told =
    { $n ->
        [1] Vous êtes un membre à l’objectif secret.
        [2] Trois d’entre vous votent en secret.
       *[3] Deux contre un, et c’est la purge.
    }
page-politburo-told-how =
    { $n ->
        [1] Un ministère doit finir haut, ou bas, ou la somme doit tomber juste.
        [2] Unanimes, ils déplacent le ministère de deux ; sinon, on revote.
       *[3] Parlez, désignez, et ne soyez pas celui qu’on trouve.
    }
