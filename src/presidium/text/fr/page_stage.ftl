# Ce qui se passe, joué temps par temps.

page-tape = Ce qui se passe
page-tape-on = Continuer
page-tape-skip = Tout passer
page-tape-hold =
    { $held ->
        [yes] Laisser défiler
       *[no] Arrêter
    }
page-tape-pace =
    { $pace ->
        [wait] j’avance moi-même
        [slow] lentement
        [fast] vite
        [none] ne rien jouer
       *[plain] posément
    }
page-stage-where = Arrêts
page-stage-where-long = S’arrêter jusqu’à ce que je continue
page-stage-stop =
    { $stop ->
        [mine] quand on touche à un des miens
        [control] quand un homme change de mains
        [death] à un décès
        [verdict] à un verdict
        [round] au résultat d’une manche
        [parade] au défilé
       *[end] à la fin
    }
page-stage-stops =
    { $stop ->
        [mine] C’est un des vôtres.
        [control] Quelqu’un d’autre donne les ordres.
        [death] Chapeau bas.
        [verdict] Le verdict est tombé.
        [round] C’est donc décidé.
        [parade] Le défilé est passé.
       *[end] C’était tout.
    }
page-stage-paper = pour le journal
