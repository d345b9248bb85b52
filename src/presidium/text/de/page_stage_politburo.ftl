### Was auf den Bildern von Politburos großen Momenten steht. Kurz: Es wird groß gedruckt.

page-stage-politburo-plan = Runde { $round } von { $rounds } · { politburo-ministry-name }
page-stage-politburo-accepted =
    { $accepted ->
        [yes] angenommen
       *[no] abgelehnt
    }
page-stage-politburo-ballot =
    Runde { $round } von { $rounds } · { $ballot ->
        [1] erster Wahlgang
        [2] zweiter Wahlgang
       *[other] dritter Wahlgang
    }
page-stage-politburo-count =
    { $united ->
        [yes] einstimmig
       *[no] aus dem Tritt
    }
page-stage-politburo-purge = Runde { $round } von { $rounds } · Finger heraus

## Das Ende

page-stage-politburo-goal =
    { $held ->
        [yes] am Ziel
       *[no] vergeblich
    }
page-stage-politburo-won = { $name } gewinnt
page-stage-politburo-nobody = Niemand gewinnt
page-stage-politburo-shared = { $winners } gewinnen gemeinsam
