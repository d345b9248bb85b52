### Was am Tisch gesagt wird: die Zeile zum Tippen, das Blatt eines Gesichts und die Karte, wenn dich jemand anspricht.

## Die Zeile

page-line-offers = Was du tippst, als Aussage
page-line-gestures = Stempeln, husten, klatschen
page-line-offered =
    { $count ->
        [one] Unter der Zeile wird eine Aussage angeboten.
       *[other] Unter der Zeile werden { $count } Aussagen angeboten.
    }

## In der eigenen Blase

page-speech-unsay = Zurücknehmen
page-speech-unsay-how = Nimmt deine Aussage zurück, öffentlich

## Ein Gesicht

page-face = Was sich hier sagen lässt: { $name }
page-face-said =
    { $count ->
        [one] Eine Aussage bisher:
       *[other] { $count } Aussagen bisher, zuletzt:
    }
page-face-silent = Hat noch nichts ausgesagt.
page-face-verb =
    { $verb ->
        [accuse] Beschuldigen
        [vouch] Bürgen
        [ask] Fragen
        [deny] Bestreiten
        [promise] Versprechen
        [threaten] Drohen
        [thank] Danken
        [retract] Zurücknehmen
        [ascribe] Will
        [tell] Was ich tat
        [own] Was ich bin
        [want] Was ich will
       *[boast] Punkte nennen
    }
page-face-more = { page-face-verb }: andere Worte
page-face-note = Notiz
page-face-note-why = Nur für meine Augen
page-face-note-of = Notiz zu { $name }
page-face-note-here = Sagte das eine, tat das andere …
page-face-mute = Stumm schalten
page-face-mute-why = Verbirgt freie Worte; Aussagen bleiben
page-face-how = Ein Tipp sagt es allen. Halten oder „…“ zeigt andere Worte.

## Angesprochen

page-reply-to = { $name } wartet auf deine Antwort
page-reply-said =
    { $kind ->
        [Claim]
            { $side ->
                [loyal] { $name } bürgt für dich:
               *[disloyal] { $name } beschuldigt dich:
            }
        [Accuse] { $name } beschuldigt dich:
        [Inquire] { $name } fragt dich:
        [AskWhy] { $name } fragt dich:
        [Exchanged] { $name } beschuldigt dich:
        [Reproach] { $name } wirft dir Wortbruch vor:
        [Deny] { $name } bestreitet, was du gesagt hast:
        [Contradict] { $name } sagt, dass du dir widersprichst:
        [Believe] { $name } sagt, dass man dir nicht glauben soll:
        [Ascribe] { $name } sagt, was du willst:
        [Request] { $name } bittet dich:
        [Pact] { $name } bietet dir einen Pakt an:
        [Promise] { $name } verspricht dir:
        [Threaten] { $name } droht dir:
        [Thank] { $name } dankt dir:
       *[other] { $name } wendet sich an dich:
    }
page-reply-ways = Antworten
page-reply-nothing = Nichts sagen
page-reply-open = Antworten
page-reply-away = Wegräumen; niemand sieht es
page-reply-own = Mit eigenen Worten
page-reply-behind =
    { $count ->
        [one] Noch jemand wartet auf deine Antwort.
       *[other] Noch { $count } warten auf deine Antwort.
    }
