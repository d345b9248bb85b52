### Ce qui se lit sur les images des grands moments de Goulag. Court : c’est imprimé en grand.

page-stage-goulag-round = Tour { $round } sur { $rounds }
page-stage-goulag-work =
    { $work ->
        [0] aucun Chantier
        [one] un Chantier
       *[other] deux Chantiers
    }
page-stage-goulag-aim = Plus de deux étapes par ouvrier loyal ? Combien le sont, personne ne sait.

## La fin

page-stage-goulag-side =
    { $side ->
        [loyal] loyaux
       *[disloyal] déloyaux
    }
page-stage-goulag-won =
    { $who ->
        [loyal] Victoire des loyaux
        [disloyal] Victoire des déloyaux
       *[nobody] Personne ne gagne
    }
