### Das Ende einer Partie, ihre Archive und das Zurückblicken.

## Das Ende

page-end-result =
    { $result ->
        [won] Du hast gewonnen
        [shared] Du hast gewonnen, und nicht allein
        [lost] Du hast verloren
        [nobody] Niemand hat gewonnen
       *[watched] Es ist entschieden
    }
page-end-decided = Was entschieden hat
page-end-seat = Genosse
page-end-winner = hat gewonnen
page-end-worker = Arbeiterkarte
page-end-member = War in Wirklichkeit
page-end-influence = Einfluss
page-end-marks = Paraden
page-end-written = Unter den Namen derer, die gewinkt haben, und des letzten Parteichefs: die Punkte, die alle auf sie geschrieben hatten
page-end-rematch = Noch einmal
page-end-join = Bei der nächsten Partie mitspielen
page-end-follow = Bei der nächsten Partie zusehen
page-end-share = Link teilen
page-end-record = Aufzeichnung herunterladen
page-end-dice = Die Würfel prüfen
page-end-dice-why = Vor der Partie hat der Server versprochen, woraus er würfelt, und davon einen Fingerabdruck gezeigt. Jetzt zeigt er den Rest.
page-end-dice-commitment = Der Fingerabdruck von vor der Partie
page-end-dice-salt = Das Salz
page-end-dice-seed = Die Startzahl
page-end-dice-kept =
    { $held ->
        [yes] Das Versprechen wurde gehalten: Salz und Startzahl ergeben diesen Fingerabdruck.
       *[no] Das Versprechen wurde gebrochen: Das ist nicht der Fingerabdruck von vor der Partie.
    }
page-end-dice-mixed = Der Fingerabdruck der Zahlen aller, gezeigt beim Beginn
page-end-dice-grains = Die Zahlen
page-end-dice-grain = Platz { $seat }:
page-end-dice-mixed-kept =
    { $held ->
        [yes] Keine Zahl wurde ausgelassen oder verändert: Salz und Zahlen ergeben diesen Fingerabdruck.
       *[no] Das sind nicht die Zahlen, die beim Beginn versiegelt wurden.
    }
page-end-dice-check = Auch jeder einzelne Wurf lässt sich prüfen: Lade die Aufzeichnung herunter und frag Presidium auf einem eigenen Rechner.
page-grain-among =
    { $count ->
        [one] Deine Zahl war unter den Würfeln.
       *[other] Alle deine Zahlen waren unter den Würfeln.
    }
page-grain-warning = Trau diesen Würfeln nicht!
page-grain-missing = Die Zahl, die du dazugegeben hast, ist nicht unter denen, aus denen gewürfelt wurde.
page-grain-seed = Die Startzahl ist nicht die, die vor der Partie versprochen wurde.
page-grain-mixed = Die Zahlen sind nicht die, die beim Beginn versiegelt wurden.

## Vor und zurück

page-archive-controls = Durch die Vergangenheit
page-archive-moment =
    { $chapter ->
        [none] { $number } von { $count }
       *[other] { $chapter }: { $number } von { $count }
    }
page-archive-pace =
    { $speed ->
        [slow] langsam
        [fast] schnell
       *[plain] gemessen
    }
page-archive-chapters = Gehe zu

## Die Archive

page-archive-page-title = Die Archive · Presidium
page-archive-title = { $game }: Die Archive sind offen
page-archive-loading = Ein Archivar ist in den Keller gegangen …
page-archive-shut = Die Archive sind zu
page-archive-to-table = Zum Tisch
page-archive-eyes = Mit wessen Augen
page-archive-of =
    { $eyes ->
        [all] die Geschichte, die alles sieht
       *[nobody] wer zusieht
    }
page-archive-then = Was eben geschah
page-archive-silence = Etwas wurde im Geheimen entschieden.
page-archive-answers = Was geantwortet wurde
page-archive-answer = { $seat }: { $answer }
page-archive-next =
    { $count ->
        [all] Dann waren alle gefragt.
        [one] Dann war gefragt: { $who }.
       *[other] Dann waren gefragt: { $who }.
    }
page-archive-papers = Papiere dieses Moments
page-archive-secrets =
    { $eyes ->
        [all] Was da geheim war
       *[some] Was diese Augen wussten
    }
page-archive-unseen = ungesehen
page-archive-worker =
    { $side ->
        [loyal] loyal
        [disloyal] illoyal
       *[unseen] ungesehen
    }
page-archive-played = Was die Bauarbeiter spielten
page-archive-card =
    { $card ->
        [work] Arbeit
        [strike] Streik
       *[unseen] ungesehen
    }
page-archive-ballots = Wer wie stimmte
page-archive-ballot = Runde { $round }, Wahlgang { $ballot }
page-archive-sheets = Punkte auf den geheimen Blättern; klein und unterstrichen, wie viele davon offengelegt waren
page-archive-declared =
    { $points ->
        [one] einer offengelegt
       *[other] { $points } offengelegt
    }
page-archive-no-sheets =
    { $written ->
        [yes] Von den Blättern wurde keines gesehen.
       *[no] Noch war kein Blatt geschrieben.
    }
page-archive-hands = Karten auf der Hand
page-archive-waiting = Versiegelt, bis sie dran sind
page-archive-orders = Geheime Weisungen
page-archive-ahead = Im Voraus geantwortet: { $answer }
page-archive-paper = Prawda
page-archive-beliefs = Was konnten sie wissen?
page-archive-charts = Die ganze Partie
page-archive-print = Drucken
page-archive-print-sheets = Die Blätter, endlich offen

## Wo es sich wendete

page-turned = Wo es sich wendete
page-turned-how = Wie oft jeder Platz gewann, wenn Bots von dort weiterspielten, mit neuen Würfeln. Bots spielen einfacher als Menschen; lies es als Schätzung.
page-turned-working = Der Server berechnet die Gewinnchancen: { $percent } %. Das kann eine Minute dauern.
page-turned-later = Der Server ist beschäftigt. Um { $time } geht es mit den Chancen weiter.
page-turned-none = Kein einzelner Moment hat die Gewinnchancen stark verändert.
page-turned-change = { $before } % → { $after } %
page-turned-percent = { $percent } %
page-turned-sealed = Alle antworteten versiegelt: „{ $question }“
page-turned-chart = Die Gewinnchancen jedes Platzes im Lauf der Partie
page-turned-table = Die Chancen als Tabelle
