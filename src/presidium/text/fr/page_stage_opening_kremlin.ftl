### Où en est une partie de Kremlin, pour qui s’est absenté.

page-opening-kremlin-chief =
    { $held ->
        [yes] { $name }, { $age } ans ; contrôle : { $who }
       *[no] { $name }, { $age } ans ; contrôle : personne
    }
page-opening-kremlin-waved =
    { $count ->
        [one] { $name } une fois
       *[other] { $name } { $count } fois
    }
page-opening-kremlin-marks =
    { $count ->
        [0] aucune parade encore
        [one] une parade sur trois
       *[other] { $count } parades sur trois
    }
page-opening-kremlin-holds = a la voix de : { $posts }
page-opening-kremlin-best = Les premiers de votre feuille parmi ceux qui respirent encore : { $names }.
