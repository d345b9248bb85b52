### Ce qui se lit sur les images des grands moments de Politburo. Court : c’est imprimé en grand.

page-stage-politburo-plan = Tour { $round } sur { $rounds } · { politburo-ministry-name }
page-stage-politburo-accepted =
    { $accepted ->
        [yes] adopté
       *[no] refusé
    }
page-stage-politburo-ballot =
    Tour { $round } sur { $rounds } · { $ballot ->
        [1] premier scrutin
        [2] deuxième scrutin
       *[other] troisième scrutin
    }
page-stage-politburo-count =
    { $united ->
        [yes] unanimité
       *[no] fausse note
    }
page-stage-politburo-purge = Tour { $round } sur { $rounds } · on montre du doigt

## La fin

page-stage-politburo-goal =
    { $held ->
        [yes] objectif atteint
       *[no] en vain
    }
page-stage-politburo-won = { $name } gagne
page-stage-politburo-nobody = Personne ne gagne
page-stage-politburo-shared = { $winners } gagnent ensemble
