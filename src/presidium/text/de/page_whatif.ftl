### Von einem Moment der Archive an: was hätte sein können, und selbst weiterspielen.

page-fork-whatif = Was wäre, wenn …?
page-fork-play = Von hier weiterspielen
page-fork-decisions =
    { $mine ->
        [yes] Deine Entscheidungen
       *[no] Entscheidungen
    }
page-fork-nth =
    { $number ->
        [none] { $mine ->
            [yes] Deine Entscheidungen: { $count }
           *[no] Entscheidungen: { $count }
        }
       *[other] { $mine ->
            [yes] Deine Entscheidung { $number } von { $count }
           *[no] Entscheidung { $number } von { $count }
        }
    }
page-fork-before = Vorige Entscheidung
page-fork-next = Nächste Entscheidung

## Was wäre, wenn

page-whatif-loading = Jemand sieht nach, was man hätte antworten können …
page-whatif-question = Die Frage
page-whatif-asked =
    { $window ->
        [yes] Ein Wort dazwischen ({ $who })
       *[no] { $who }: „{ $question }“
    }
page-whatif-who = Wer anders antwortet
page-whatif-chance = Der Zufall
page-whatif-answer = Was stattdessen geantwortet wird
page-whatif-as-it-was = { $answer } (wie es war)
page-whatif-really = Es war: { $answer }
page-whatif-form = In der Notation, wie in der Aufzeichnung
page-whatif-how = Bots nehmen alle Plätze ein, jeder mit dem, was dieser Platz gesehen hatte, und spielen von hier weiter: zwanzig Partien mit der anderen Antwort und zwanzig mit der gegebenen, mit denselben Würfeln. Wer zur selben Zeit versiegelt geantwortet hat, antwortet wieder so.
page-whatif-go = Spielen lassen
page-whatif-going = Sie spielen …
page-whatif-played =
    { $games ->
        [one] Je eine Partie, gespielt hat: { $bot }.
       *[other] Je { $games } Partien, gespielt hat: { $bot }.
    }
page-whatif-bot =
    { $bot ->
        [random] wer Lose zieht
        [mild] der milde Genosse
        [naive] der schlichte Genosse
        [recruit] der Rekrut
        [careful] der vorsichtige Apparatschik
       *[other] „{ $bot }“
    }
page-whatif-short = Für alle { $times } reichte die Zeit nicht.
page-whatif-turned =
    { $turned ->
        [0] In keiner davon ändert die Antwort, wer gewinnt.
        [one] In einer davon ändert die Antwort, wer gewinnt.
       *[other] In { $turned } davon ändert die Antwort, wer gewinnt.
    }
page-whatif-wins = Wer wie oft gewinnt
page-whatif-endings = Wie es ausgeht
page-whatif-instead = mit „{ $answer }“
page-whatif-given = mit „{ $answer }“, wie es war
page-whatif-won = hat tatsächlich gewonnen
page-whatif-so = ging in Wahrheit so aus
page-whatif-by =
    { $rule ->
        [kremlin-6-9] { $winners }: zu wenige sind übrig
        [kremlin-11-1] { $winners }: niemandes Mann
        [kremlin-11-a] { $winners }: dreimal gewinkt
        [kremlin-11-b] { $winners }: das Winken von 1960
        [kremlin-11-c] { $winners }: der Parteichef von 1961
        [kremlin-11-d] { $winners }: kein Parteichef 1961
       *[other] { $winners }
    }
page-whatif-nobody = Niemand
page-whatif-luck = So wenige Partien sagen wenig: Von zwanzig können fünf oder sechs mehr oder weniger Glück sein. Und Bots sind keine Menschen.

## Weiterspielen

page-play-on-text = Ein neuer Tisch beginnt in diesem Moment, mit denselben Plätzen. Jeder Platz weiß, was er da wusste; Würfel und Karten, die noch kommen, werden neu gezogen.
page-play-on-known = Wer dieses Archiv gelesen hat, weiß, was bis dahin verborgen war: auch du. Der neue Tisch sagt das allen.
page-play-on-seat = Welcher Platz ist deiner
page-play-on-sat = { $seat } (damals: { $name })
page-play-on-way = Und die anderen
page-play-on-solo = Bots: Es geht sofort los
page-play-on-friends = Menschen: Du lädst ein und darfst Plätze an Bots geben
page-play-on-bots = Welche Bots
page-play-on-go = Weiterspielen

## Ein Tisch, der so begann

page-began-archive = Diese Partie begann mitten in einer anderen
page-began-archive-text = Das Archiv jener Partie ist offen: Wer es gelesen hat, weiß, was bis dahin verborgen war. Würfel und Karten seither sind neu.
page-began-position = Diese Partie begann in einer Stellung
page-began-position-text = Wer die Stellung geschrieben hat, weiß, was darin verborgen war. Würfel und Karten seither sind neu.
page-began-look = Zu jenem Moment
