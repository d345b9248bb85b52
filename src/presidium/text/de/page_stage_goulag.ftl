### Was auf den Bildern von Goulags großen Momenten steht. Kurz: Es wird groß gedruckt.

page-stage-goulag-round = Runde { $round } von { $rounds }
page-stage-goulag-work =
    { $work ->
        [0] keine Arbeit
        [one] einmal Arbeit
       *[other] zweimal Arbeit
    }
page-stage-goulag-aim = Mehr als zwei Schritte je loyalem Arbeiter? Wie viele es sind, weiß niemand.

## Das Ende

page-stage-goulag-side =
    { $side ->
        [loyal] loyal
       *[disloyal] illoyal
    }
page-stage-goulag-won =
    { $who ->
        [loyal] Die Loyalen gewinnen
        [disloyal] Die Illoyalen gewinnen
       *[nobody] Niemand gewinnt
    }
