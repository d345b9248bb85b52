# Was geschieht, Szene für Szene vorgeführt.

page-tape = Was geschieht
page-tape-on = Weiter
page-tape-skip = Alles überspringen
page-tape-skip-pictures = Bilder überspringen
page-tape-in-step = Alle sehen das zur selben Zeit. Danach kommt die nächste Frage.
page-tape-hold =
    { $held ->
        [yes] Laufen lassen
       *[no] Anhalten
    }
page-tape-pace =
    { $pace ->
        [wait] ich gehe selbst weiter
        [slow] langsam
        [fast] schnell
        [none] gar nicht vorführen
       *[plain] gemessen
    }
page-stage-where = Halte
page-stage-where-long = Anhalten, bis ich weitergehe
page-stage-stop =
    { $stop ->
        [mine] wenn es einen der Meinen trifft
        [control] wenn du die Kontrolle verlierst
        [death] bei einem Todesfall
        [verdict] bei einem Urteil
        [round] beim Ergebnis einer Runde
        [parade] bei der Parade
       *[end] am Ende
    }
page-stage-stops =
    { $stop ->
        [mine] Das ist einer der Deinen.
        [control] Du hast die Kontrolle verloren.
        [death] Hut ab.
        [verdict] Das Urteil ist da.
        [round] Damit ist es entschieden.
        [parade] Die Parade ist vorbei.
       *[end] Das war es.
    }
page-stage-paper = für die Zeitung

# Solange eine Szene noch nicht gezeigt hat, wie sie ausgeht.
page-stage-meanwhile =
    { $scene ->
        [round] Niemand sieht jemanden an …
        [thumbs] Auf drei …
        [ballots] Niemand atmet …
        [fingers] Niemand rührt sich …
        [trial] Das Gericht tagt …
        [election] Die Kommission zählt Hände …
        [purge] In diesem Haus schläft niemand …
        [health] Die Ärzte sind sehr zuversichtlich …
        [thaw] Ein Zug läuft ein …
        [funeral] Die Kapelle spielt langsam …
        [parade] Der ganze Platz blickt nach oben …
        [end] Jetzt kommt es heraus …
       *[other] …
    }

# Was das Bild zeigt, für alle, die es nicht sehen; wie es ausgeht, sagt sein Satz.
page-stage-scene =
    { $scene ->
        [round] Zwei am Kanal, einer auf dem Wachturm
        [thumbs] Ein Plan und die Daumen aller
        [ballots] Drei Stimmzettel und eine Urne
        [fingers] Finger, die zeigen, auf drei
        [trial] Das Gericht und ein Zug, der wartet
        [election] Ein leerer Stuhl und Hände, die zählen
        [purge] Ein helles Fenster und ein schwarzer Wagen
        [health] Die Ärzte an einem Bett
        [thaw] Der Zug zurück aus Sibirien
        [funeral] Ein Staatsbegräbnis mit Kapelle
        [parade] Der Balkon über der Parade
       *[end] Der Vorhang und alles, was dahinter ist
    }
