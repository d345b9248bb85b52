### Die Wege hinein: der Eingang, ein neuer Tisch, das Wartezimmer, Links und Regeln.

## Der Eingang

page-home-title = Presidium: Spiele um die Macht
page-home-slogan = Spiele um Macht, Geduld und angegriffene Gesundheit
page-line = Ein Spiel von anderswo: Regeln hat es, gemalt hat es noch keiner.
page-facts = Für { $least } bis { $most } Leute.
page-home-play-label = { $game }: Jetzt spielen
page-seating = Alle nehmen Platz …
page-home-invite = Freunde einladen
page-home-invite-label = { $game }: Freunde einladen
page-home-passed = Ein Gerät herumreichen
page-home-passed-label = { $game }: Ein Gerät herumreichen
page-home-tables-label = { $game }: Offene Tische
page-home-learn = In 3 Minuten lernen
page-home-learn-label = { $game }: In 3 Minuten lernen
page-home-rules-label = { $game }: Regeln
page-home-mine =
    { $turns ->
        [0] Deine Tische
        [one] Deine Tische: an einem bist du dran
       *[other] Deine Tische: an { $turns } bist du dran
    }
page-home-mine-over = Deine bisherigen Partien
page-home-mine-all =
    { $count ->
        [one] Den Tisch zeigen
       *[other] Alle { $count } zeigen
    }
page-home-table =
    { $status ->
        [turn] wartet auf deine Antwort
        [open] wartet auf seine Leute
        [running] im Gange
        [paused] die Uhren stehen
        [over] vorbei; die Archive sind offen
       *[closed] vor dem Ende geschlossen
    }, { $game } für { $seats }
page-by-mail = Fernpartie
page-home-table-open =
    { $status ->
        [turn] Du bist dran
        [open] Hinein
        [running] Weiter
        [paused] Hinein
       *[over] Ansehen
    }
page-home-screen = Ein großer Bildschirm im Raum?
page-home-screen-code = Sein Code
page-home-screen-go = Hinsetzen
page-home-who = Wer bist du?
page-home-who-known = Hier bist du { $name }. Es geht ohne Konto, ohne Kennwort: Dieser Browser merkt sich dich.
page-home-who-nobody = Noch kennt dich hier niemand. Einen Namen bekommst du, sobald du Platz nimmst; oder du wählst jetzt einen.
page-home-me = Deine Seite
page-home-privacy = Was über dich geführt wird
page-home-name = Name
page-home-rename = Diesen Namen annehmen
page-home-device = Auf einem anderen Gerät hereinkommen
page-home-device-is = Öffne diesen Link dort, einmal, binnen eines Tages. Wer ihn hat, gilt als du; zeig ihn also niemandem:
page-home-what = Was ist das hier?
page-home-what-text = Ein Tisch für Brettspiele voller Satire auf die sowjetische Politik, mit Bots, die nie müde werden und nie gestehen. Allein fängst du mit einem Klick an; Freunde kommen über einen Link herein.
page-home-what-more = Anmelden muss sich niemand. Was geheim ist, bleibt bei denen, die es wissen dürfen; die Würfel werden vor der Partie vereidigt und lassen sich danach prüfen, und am Ende öffnen sich alle Archive.
page-home-club = Für den Verein, die Schulklasse, den langen Winter
page-home-club-text = Alles passt auf einen kleinen Rechner. „make host“ öffnet es für alle in deinem Netz, die mit einem Code hereinkommen; mehrere Tische spielen zugleich, und nichts verlässt dein Netz.
page-home-new = Einen Tisch eröffnen
page-home-record = Eine Aufzeichnung öffnen

## Offene Tische und Links

page-home-tables-title = Offene Tische · Presidium
page-home-tables-only = Welches Spiel
page-home-tables-all = Alle
page-home-tables-state =
    { $game }, { $status ->
        [open] { $taken } von { $seats } Plätzen besetzt
        [running] im Gange mit { $seats }
        [paused] gerade angehalten
       *[over] vorbei
    }
page-home-tables-watch = Zusehen
page-home-tables-none = Kein Tisch steht offen. Amtlich heißt das Einstimmigkeit; du darfst trotzdem einen eröffnen.
page-home-link-title = Ein Link · Presidium
page-home-link = Man hat dir einen Link zugesteckt
page-link-device = Dieser Link meldet dieses Gerät als { $name } an.
page-link-device-you =
    { $are ->
        [nobody] Geh nur weiter, wenn du { $name } bist: Der Link gilt einmal, und wer ihn öffnet, hat alles, was { $name } hier gehört.
        [same] Du bist hier schon { $name }. Öffne den Link auf deinem anderen Gerät; er gilt noch.
        [namesake] Du bist hier gerade jemand anderes namens { $you }. Gehst du weiter, gilt dieses Gerät als das jener Person, für die der Link ist, und was hier deines ist, erreichst du von ihm aus nicht mehr, es sei denn, ein anderes deiner Geräte macht ihm einen Link.
       *[other] Du bist hier gerade { $you }. Gehst du weiter, gehört dieses Gerät { $name }, und was { $you } gehört, ist von ihm aus nicht mehr zu erreichen, es sei denn, ein anderes Gerät von { $you } macht ihm einen Link.
    }
page-link-device-open = Als { $name } anmelden
page-link-stay =
    { $are ->
        [other] { $you } bleiben
        [namesake] Bleiben, wer ich bin
       *[nobody] Zum Eingang
    }
page-link-seat =
    Dieser Link gilt für Platz { $seat } an einem Tisch: { $game }{ $titled ->
        [yes] , „{ $title }“.
       *[no] .
    }
page-link-seat-held =
    { $held ->
        [mine] Er gehört dir schon.
        [yes] Jetzt sitzt dort { $name }, hört zuerst von dir und darf ablehnen.
       *[no] Jetzt sitzt dort niemand.
    }
page-link-seat-you = Du kommst als { $you } herein.
page-link-call = Ein Tisch wartet auf dich: { $titled ->
        [yes] { $game }, „{ $title }“
       *[no] { $game }
    }. Der Link meldet dieses Gerät als { $name } an, an diesem Tisch und nirgends sonst.
page-link-call-you =
    { $are ->
        [nobody] Geh nur weiter, wenn du { $name } bist: Der Link gilt einmal, und wer ihn öffnet, sitzt auf dem Stuhl von { $name }.
        [namesake] Du bist hier gerade jemand anderes namens { $you }. Gehst du weiter, gilt dieses Gerät an diesem Tisch als das der benachrichtigten Person, und was hier deines ist, erreichst du von ihm aus nicht mehr, es sei denn, ein anderes deiner Geräte macht ihm einen Link.
       *[other] Du bist hier gerade { $you }. Gehst du weiter, ist dieses Gerät an diesem Tisch das von { $name } und sonst niemandes; was { $you } gehört, ist von ihm aus nicht mehr zu erreichen, es sei denn, ein anderes Gerät von { $you } macht ihm einen Link.
    }
page-link-call-open = An den Tisch, als { $name }
page-link-call-go = An den Tisch
page-link-seat-open = Den Platz nehmen
page-link-mail = { $name } beansprucht die Adresse, an die dieser Link ging.
page-link-mail-you =
    { $are ->
        [same] Bestätige sie, und du kommst mit ihr auf jedem Gerät zurück.
       *[other] Hast du das als { $name } verlangt? Dann öffne den Link auf dem Gerät, auf dem du es verlangt hast. Kennst du { $name } nicht, so verlass diese Seite: Es geschieht nichts.
    }
page-link-mail-become =
    Oder werde auf diesem Gerät { $name }. { $devices ->
        [0] { $name } ist sonst nirgends angemeldet.
        [one] { $name } ist auf einem anderen Gerät angemeldet, das abgemeldet wird.
       *[other] { $name } ist auf { $devices } anderen Geräten angemeldet, die abgemeldet werden.
    } Die Passkeys von { $name } und die Benachrichtigungen an { $name } werden entfernt, und die Adresse gehört dann { $name }{ $are ->
        [nobody] .
       *[other] . Was hier dir als { $you } gehört, ist von diesem Gerät aus nicht mehr zu erreichen, außer ein anderes deiner Geräte macht einen Link dafür.
    }
page-link-mail-become-open = { $name } werden
page-link-mail-open = Adresse bestätigen
page-account = Auf anderen Geräten anmelden
page-signin = Ich war schon einmal hier
page-devices = Deine Geräte
page-devices-text = Hier bist du angemeldet. Wer eines dieser Geräte hat, gilt als du; melde also jedes ab, auf dem du nicht mehr spielst oder das du nicht kennst.
page-devices-here = dieses hier
page-devices-called =
    { $known ->
        [both] { $browser } auf { $system }
        [browser] { $browser }
        [system] { $system }
       *[none] Irgendein Gerät
    }
page-devices-when =
    { $known ->
        [yes] seit { $since }, zuletzt gesehen { $seen }
       *[no] seit { $since }
    }
page-devices-only =
    { $count ->
        [one] durch den Link einer Benachrichtigung, nur für einen Tisch
       *[other] durch Links von Benachrichtigungen, nur für { $count } Tische
    }
page-devices-out =
    { $sure ->
        [yes] Wirklich abmelden?
       *[no] Abmelden
    }
page-devices-out-here =
    { $others ->
        [0] Sonst bist du nirgends angemeldet. Ohne einen Link für ein anderes Gerät kann niemand mehr du sein, und deine Plätze bleiben leer.
       *[other] Auf deinen anderen Geräten bleibst du angemeldet.
    }
page-devices-out-others =
    { $sure ->
        [yes] Wirklich überall außer hier abmelden?
       *[no] Überall außer hier abmelden
    }

## Ein neuer Tisch

page-new-title = Ein neuer Tisch · Presidium
page-new-table = Ein neuer Tisch
page-new-game = Was wird gespielt?
page-new-way = Wie kommt ihr zusammen?
page-new-way-name =
    { $way ->
        [solo] Allein gegen Bots
        [friends] Mit Freunden, ohne Eile
        [mail] Fernpartie, über Tage oder Wochen
        [live] Mit Freunden, nach der Uhr
        [sofa] Rund um einen Bildschirm
        [passed] Ein Gerät, das herumgeht
       *[watch] Nur Bots, und ich sehe zu
    }
page-new-way-text =
    { $way ->
        [solo] Es geht sofort los, und niemand wartet auf irgendwen.
        [friends] Alle am eigenen Gerät. Der Tisch wartet auf jede Antwort, eine Stunde oder eine Woche.
        [mail] Jeder sieht herein, wann es passt. Jede Antwort hat Tage, Versiegeltes öffnet zu festen Tageszeiten, und freie Tage halten die Uhren an.
        [live] Alle zur selben Zeit. Jede Entscheidung hat ihre Sekunden.
        [sofa] Ein Tisch für ein Zimmer: Der Fernseher zeigt das Brett, jedes Telefon ist eine verdeckte Hand, und wer keines hat, teilt eines.
        [passed] Ihr sitzt alle in einem Raum. Zwischen den Zügen fällt ein Vorhang, damit niemand sieht, was ihn nichts angeht.
       *[watch] Sie spielen unter sich, und du siehst es von Anfang an, so schnell du willst. Danach ist jedes Geheimnis zu lesen.
    }
page-new-seats = Wer sitzt wo?
page-new-count = Wie viele spielen
page-new-name = Name
page-new-name-of = Name für { $who }
page-new-me = Ich
page-new-here = Jemand von hier
page-new-open = Frei, für Freunde
page-new-bot =
    { $bot ->
        [random] Bot: zieht Lose (spielt aufs Geratewohl)
        [mild] Bot: der milde Genosse (für die erste Partie)
        [naive] Bot: der schlichte Genosse (der übliche)
        [recruit] Bot: der Rekrut (leicht: meint es gut und verläuft sich)
        [careful] Bot: der vorsichtige Apparatschik (der übliche)
        [analyst] Bot: der erfahrene Analytiker (liest, was andere tun, sagen und verschweigen)
        [master] Bot: der Meister (spielt im Kopf voraus, bis zu einer Sekunde)
       *[other] Bot: { $bot }
    }
page-new-levels = Was die Bots können
page-new-quick = Schnell: Gefragt wird nur, wer reagieren könnte (eine Pause verrät dann, dass es jemand kann)
page-new-advice = Rat: Wer gefragt ist, darf einen erfahrenen Bot fragen, was er antworten würde, nach dem Wissen dieses Platzes; niemand sieht, wer fragt
page-new-more-rules =
    { $count ->
        [one] Noch eine Wahl
       *[other] { $count } weitere Wahlmöglichkeiten, für Kenner
    }
page-new-by-preset = Wie in der oben gewählten Ausgabe
page-new-advice-politburo = Ab sieben Spielern enden die meisten Partien mit Gleichstand und ohne Sieger. Wir empfehlen den gemeinsamen Sieg (5.5): Die Gleichstehenden gewinnen gemeinsam.
page-new-clocks = Die Uhren
page-new-breath = Sekunden, um auf eine Ankündigung zu reagieren, höchstens (3 bis 20)
page-new-newcomers = Neulinge spielen mit: { $seconds } Sekunden
page-new-decision = Sekunden für eine Entscheidung
page-new-sheet = Sekunden für das geheime Blatt
page-new-poker-face = Pokergesicht: Jede geheime Frage bleibt ihre ganze Zeit offen, auch wenn alle längst geantwortet haben
page-new-time-tells =
    { $face ->
        [yes] Alle Bildschirme zeigen dasselbe zur selben Zeit, und danach beginnen die Uhren. Die Zeit verrät niemandem etwas.
       *[no] Alle Bildschirme zeigen dasselbe zur selben Zeit, und danach beginnen die Uhren. Eine geheime Frage schließt, sobald der Letzte geantwortet hat. Alle merken also, wie lange der Langsamste gebraucht hat. Wo alle sehen, dass nur noch einer fehlen kann, merken sie, wie lange dieser gebraucht hat.
    }
page-new-deadline = Stunden, bis der Hausmeister, ein Bot, für Abwesende antwortet (0: nie)
page-new-more = Mehr zu diesem Tisch
page-new-position = In einer Stellung beginnen, in der Notation des Spiels
page-new-position-known = Mit allem Verborgenen; der Tisch weist darauf hin, dass der Verfasser es kennt.
page-new-called = Wie er heißt
page-new-listed = Alle finden ihn unter den offenen Tischen; sonst nur, wer den Link hat
page-new-your-name = Dein Name
page-new-make =
    { $open ->
        [yes] Tisch eröffnen und einladen
       *[no] Anfangen
    }

## Das Wartezimmer

page-lobby-state =
    { $open ->
        [0] { $hosting ->
            [yes] Alle Plätze sind besetzt. Fang an, wann du willst.
           *[no] Alle Plätze sind besetzt. Gleich geht es los.
        }
        [one] Ein Platz ist noch frei.
       *[other] { $open } Plätze sind noch frei.
    }
page-lobby-holder =
    { $kind ->
        [open] noch niemand
        [mine] du, { $name }
        [bot] { $name }
       *[person] { $name }
    }
page-lobby-sit-too = Auch hier sitzen
page-lobby-sit-label = Platz nehmen auf Platz { $seat }
page-lobby-sit-too-label = Auch hier sitzen, auf Platz { $seat }
page-lobby-bot = Ein Bot …
page-lobby-bot-label = Ein Bot für Platz { $seat }
page-lobby-permanent = Ständige Bots
page-lobby-invite = { $name } einladen ({ $bot })
page-program = ein Programm
page-lobby-leave = Den Platz verlassen
page-lobby-leave-label = Den Platz verlassen: Nummer { $seat }
page-lobby-free = Den Platz räumen
page-lobby-free-label = Den Platz räumen: Nummer { $seat }
page-lobby-name = Wie heißt du?
page-lobby-name-first = Erst ein Name, dann ein Platz. Irgendein Name; wer lächelt, muss keine Papiere zeigen.
page-lobby-watch = Zum Mitspielen brauchst du einen Namen. Zum Zusehen brauchst du nichts: Bleib einfach auf dieser Seite.
page-lobby-settings = Was hier gespielt wird
page-lobby-choices = Alle Einstellungen, mit ihren Regeln
page-lobby-talk = Reden, während ihr wartet
page-lobby-tempo = Tempo
page-lobby-pace =
    { $pace ->
        [solo] ein Mensch gegen Bots, der auf niemanden wartet
        [live] nach der Uhr: { $decision ->
            [one] eine Sekunde je Entscheidung
           *[other] { $decision } Sekunden je Entscheidung
        }
        [mail] Fernpartie, über Tage
        [bots] Bots unter sich
       *[untimed] ohne Eile: Der Tisch wartet auf alle
    }
page-lobby-commitment = Die Würfel sind schon vereidigt: Diese Zahl versiegelt sie; wer Platz nimmt, gibt ein eigenes Körnchen Glück dazu, und nach der Partie kann jeder prüfen, dass kein Wurf angerührt wurde.

## Regeln

page-rules-title = Regeln von { $game } · Presidium
page-rules-all-title = Regeln · Presidium
page-rules-search = In den Regeln suchen
page-rules-print = Drucken
page-rules-print-aid = Einseitige Hilfe drucken
page-rules-edition = Ausgabe
page-rules-both = beide
page-rules-with-cards = Karten
page-rules-with-options = Zusatzregeln
page-rules-contents = Inhalt
page-rules-found =
    { $count ->
        [0] Kein Absatz sagt das.
        [one] Ein Absatz
       *[other] { $count } Absätze
    }
page-rules-unwritten = Dieses Spiel hat kein Regelbuch mitgebracht. Wer das Spiel mitgebracht hat, erinnert sich vielleicht.
page-rules-none = Darüber schweigt das Regelbuch, und in diesem Gebäude ist Schweigen eine Antwort.
page-home-problem = Finde den Zug
page-home-problem-text = Eine Stellung, eine beste Antwort. Heute: „{ $title }“ aus { $game }.
page-home-problem-go = Suchen
