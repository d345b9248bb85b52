### Das Wort: eine Pause zum Reden vor der nächsten Frage.

page-floor = Das Wort
page-floor-title =
    { $kind ->
        [fingers] Erst reden, dann zeigen
        [vote] Aussprache vor der Abstimmung
        [year] Aussprache nach dem Jahr
        [role] Vor der ersten Runde
       *[other] Zeit zu reden
    }
page-floor-how = Tipp ein Gesicht an und sag etwas, oder schreib unten.
page-floor-left = noch { $seconds } Sekunden Redezeit
page-floor-held = Der Gastgeber hält die Aussprache offen.
page-floor-alone = Tipp ein Gesicht an, um zu reden. Niemand drängt dich.
page-floor-waits =
    { $count ->
        [0] Alle sind fertig.
       *[other] Noch nicht fertig: { $who }
    }
page-floor-thread = Was gesagt wurde
page-floor-nobody = Noch hat niemand gesprochen. Tipp ein Gesicht an.
page-floor-writes = { $who } schreibt
page-floor-you = Du
page-floor-ready = fertig
page-floor-earlier = Frühere Worte: { $count }
page-floor-later = Spätere Worte
page-floor-next =
    { $answered ->
        [yes] Deine Antwort liegt vor:
       *[no] Als Nächstes:
    }
page-floor-answer =
    { $answered ->
        [yes] Ändern
       *[no] Jetzt antworten
    }
page-floor-nothing =
    { $ready ->
        [yes] Fertig
       *[no] Ich habe nichts zu sagen
    }
page-floor-until =
    { $ready ->
        [yes] antippen, um doch zu reden
       *[no]
            { $alone ->
                [yes] weiter zur nächsten Frage
               *[no] bis man mich anspricht
            }
    }
page-floor-space = Leertaste
page-floor-more = Mehr Zeit
page-floor-more-by = + { $seconds } s, noch { $left }
page-floor-hold =
    { $held ->
        [yes] Laufen lassen
       *[no] Anhalten
    }
page-floor-call = Ihr redet. Wir warten.
page-floor-call-how = Ohne Uhr. Der Gastgeber macht weiter, oder alle sind fertig.
page-floor-for-all = für alle
page-floor-close = Weiter
page-floor-stops = Für mich anhalten
page-floor-stop =
    { $stops ->
        [spoken] wenn von mir die Rede ist
        [never] nie
       *[every] jede Runde
    }
page-floor-fold =
    { $folded ->
        [yes] Zurück zur Aussprache
       *[no] Das Brett ansehen
    }

page-floor-lies = Nichts Geheimes steht auf dieser Seite; legt sie in die Mitte.
page-floor-enough = Genug geredet
page-floor-enough-how = für alle an diesem Gerät
page-floor-look = Jemand will nachsehen, was nur für die eigenen Augen ist
