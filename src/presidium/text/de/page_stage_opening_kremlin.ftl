### Wie eine Partie Kremlin steht, für alle, die fort waren.

page-opening-kremlin-chief =
    { $held ->
        [yes] { $name }, { $age }; Kontrolle: { $who }
       *[no] { $name }, { $age }; Kontrolle: niemand
    }
page-opening-kremlin-waved =
    { $count ->
        [one] { $name } einmal
       *[other] { $name } { $count }-mal
    }
page-opening-kremlin-marks =
    { $count ->
        [0] noch keine Parade
        [one] eine Parade von dreien
       *[other] { $count } Paraden von dreien
    }
page-opening-kremlin-holds = kontrolliert: { $posts }
page-opening-kremlin-best = Ganz oben auf deinem Blatt, von denen, die noch atmen: { $names }.
