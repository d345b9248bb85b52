### Was am Tisch steht.

page-title-asked = ★ Du hast das Wort · Presidium
page-no-table = Hier kommst du nicht hinein
page-no-answer = Der Server antwortet nicht; neuer Versuch

## Am Tisch

page-board = Der Tisch
page-side = Protokoll und Chat
page-bubbles = Was gesagt wird
page-bubble = { $who }: { $words }
page-floor-back = Zurück zur Aussprache
page-question = Die Frage
page-advice = Rat
page-advice-title = Was würde ein erfahrener Genosse antworten?
page-ask-me = Frag mich
page-ask-me-when =
    { $when ->
        [matters] wenn ich etwas ändern könnte
        [cards] auch wenn ich eine Karte spielen kann
        [every] in jedem Fenster
       *[acting] nur wenn ich selbst handle
    }
page-ask-me-badge = Nur wenn ich handle
page-ask-me-badge-means = Du wirst nur gefragt, wenn du selbst handelst, und bevor die Partie enden kann. Drücken, um öfter gefragt zu werden.
page-band =
    { $kind ->
        [window] Du darfst reagieren
        [word] Du hast das Wort
        [sealed] Du hast geantwortet
        [past] Vergangenheit
       *[others] Andere haben das Wort
    }
page-band-sealed =
    { $until ->
        [clock] Versiegelt, bis die Uhr abläuft
        [last] Versiegelt, bis der Letzte geantwortet hat
        [sitting] Versiegelt bis zur Sitzung
        [sittings] Versiegelt bis zur ersten Sitzung, zu der alle Antworten da sind
       *[all] Versiegelt, bis alle geantwortet haben
    }
page-sheet-pull =
    { $up ->
        [yes] Weniger von der Frage
       *[no] Die ganze Frage
    }
page-scale = Auf { $name }
page-scale-needed = höchstens { $points }, so viel wie nötig
page-scale-stay =
    { $count ->
        [0] von dir bleibt nichts geheim
        [one] von dir bleibt einer geheim
       *[other] von dir bleiben { $count } geheim
    }
page-scale-theirs = { $who }: { $points }
page-scale-enough =
    { $points ->
        [one] bisher reicht einer
       *[other] bisher reichen { $points }
    }
page-fold =
    { $folded ->
        [yes] Die Frage zeigen
       *[no] Die Frage zuklappen
    }
page-waits-for =
    { $count ->
        [0] Einen Moment …
       *[other] Am Zug: { $who }.
    }
page-waits = Es wird auf Antworten gewartet.
page-waits-asked =
    { $everybody ->
        [yes] Alle sind gefragt.
       *[no] Gefragt: { $who }.
    }
page-waits-about = Worum es geht: { $about }.
page-waits-writing = Es schreiben noch: { $who }.
page-waits-until =
    { $until ->
        [answer] Höchstens noch { $seconds } s.
        [last]
            { $timed ->
                [yes] Geschlossen wird, sobald der Letzte geantwortet hat, spätestens in { $seconds } s.
               *[no] Geschlossen wird, sobald der Letzte geantwortet hat.
            }
        [clock]
            { $timed ->
                [yes] Geschlossen wird, wenn die Uhr abläuft, in { $seconds } s.
               *[no] Geschlossen wird, wenn die Uhr abläuft.
            }
        [sitting] Offen bis zur Sitzung.
        [sittings] Offen bis zur ersten Sitzung, zu der alle Antworten da sind.
       *[all] Geschlossen wird, sobald alle geantwortet haben.
    }
page-past = Du siehst die Vergangenheit. Ändern lässt sich daran nichts; andere haben es versucht.
page-sealed =
    { $until ->
        [clock] ✓ { $answer }: versiegelt, bis die Uhr abläuft
        [last] ✓ { $answer }: versiegelt, bis der Letzte geantwortet hat
        [sitting] ✓ { $answer }: versiegelt bis zur Sitzung
        [sittings] ✓ { $answer }: versiegelt bis zur ersten Sitzung, zu der alle Antworten da sind
       *[all] ✓ { $answer }: versiegelt, bis alle geantwortet haben
    }
page-take-back-now = Zurücknehmen: { $answer }
page-moment = Mehr Zeit (noch { $left }-mal)
page-moment-asked = Du verlangst mehr Zeit. Der Tisch erfährt es, wenn die Zeit um ist, aber nicht, von wem.
page-moment-given = Jemand bittet um einen Moment.
page-seconds-left =
    { $seconds ->
        [one] noch eine Sekunde
       *[other] noch { $seconds } Sekunden
    }
page-news =
    { $count ->
        [one] Ein Ereignis seit deiner letzten Antwort
       *[other] { $count } Ereignisse seit deiner letzten Antwort
    }
page-seats = Wer hier sitzt
page-seat-state =
    { $kind ->
        [bot] Bot
        [program] ein Programm
        [open] frei
        [minded] nicht da; der Hausmeister spielt
       *[person]
            { $here ->
                [yes] da
               *[no] nicht da
            }
    }
page-host = Gastgeber
page-agreed = will hier aufhören
page-is-asked = ist gefragt
page-watchers =
    { $count ->
        [one] Eine Person sieht zu.
       *[other] { $count } Personen sehen zu.
    }
page-bots-wait =
    { $count ->
        [one] Eine andere Partie unter Bots ist vorher dran; diese beginnt von selbst.
       *[other] { $count } Partien unter Bots sind vorher dran; diese beginnt von selbst.
    }
page-watching = Du siehst zu. Was geheim ist, bleibt es bis zum Schluss.
page-connection =
    { $now ->
        [connecting] Verbindung wird hergestellt …
        [refused] Dieser Platz ist nicht mehr deiner.
        [unserved] Die Platte des Servers versagt; wir versuchen es weiter. Was du geschickt hast, geht nicht verloren.
       *[lost] Die Verbindung ist weg; wir versuchen es weiter. Was du geschickt hast, geht nicht verloren.
    }
page-unsent = Deine letzte Antwort ist aufgehoben und geht ab, sobald du wieder verbunden bist.
page-paused = Der Gastgeber hat die Partie angehalten.
page-rests = Der Gastgeber hat jemanden entfernt, und es sind weniger als zwei Leute da. Die Partie ruht, bis jemand Platz nimmt oder auf seinen zurückkommt.
page-closed =
    { $open ->
        [yes] Ihr wart euch einig, hier aufzuhören.
       *[no] Der Tisch wurde vor dem Ende geschlossen. Auch seine Geheimnisse bleiben zu.
    }
page-closed-without = Nicht einverstanden: { $names }.
page-options = Was du antworten kannst

## Protokoll, Gespräch, Befehlszeile

page-log = Protokoll
page-log-all = Alles von Anfang an zeigen
page-filter = Im Protokoll suchen
page-chat = Chat
page-unread = neu
page-chat-watching = (sieht zu)
page-chat-gone = zurückgenommene Worte
page-chat-people = Leute hier: stumm schalten, sperren, melden
page-chat-empty = Noch hat niemand etwas gesagt. Klug.
page-chat-say = Sag allen etwas
page-send = Senden
page-command = Notation, etwa „pass“; „/ …“ zum Reden

## Zurückblicken

page-history = Zurückblicken
page-history-leave = Zurück in die Gegenwart

## Was zwischen zwei eigenen Worten geschieht

page-tape-again = Noch einmal zeigen, was geschah

## Menü

page-menu = Tisch
page-menu-paper = Prawda: alle Ausgaben
page-resume = Weiter
page-notify = Benachrichtigungen
page-notify-refused = Dieser Browser zeigt keine Benachrichtigungen: Sie sind für diese Seite abgeschaltet, oder er kennt keine. Erlaube sie in seinen Einstellungen; bis dahin sagt es dir der Titel des Fensters.
page-notify-body = Der Tisch wartet auf deine Antwort.

## Plätze, die den Besitzer wechseln

page-alike = Doppelgänger
page-alike-why = Dieser Name sieht aus wie der von jemandem, der vorher da war. Es ist jemand anderes.
page-shares = dieselbe Person wie auf { $seats }
page-time-left = Verbleibende Zeit

## Einladen, warten

page-invite-code = Die Adresse dieses Tisches als Code für Telefone
page-invite-local = Diese Adresse kann nur dieser Rechner öffnen. Damit andere hereinkommen, starte den Server mit „make host“.

## Tasten

page-keys = Tasten
page-sheet-said = Wer sagte was
page-folder =
    { $shut ->
        [yes] Meine Akte öffnen
       *[no] Meine Geheimnisse verbergen
    }

## Wer zum ersten Mal da ist

page-guide = Zum ersten Mal hier?
page-guide-understood = Verstanden
page-guide-next = Weiter ({ $n } von { $of })
page-guide-again = Erklär es mir

## Das Ende

page-ending = Gewonnen: { $winners }.
page-end-archives = Die Archive öffnen

## Vor und zurück

page-archive-button =
    { $name ->
        [first] An den Anfang
        [back] Einen Schritt zurück
        [play] Laufen lassen
        [stop] Anhalten
        [on] Einen Schritt weiter
       *[last] Ans Ende
    }
page-archive-speed = Tempo
page-archive-gone-on =
    { $asked ->
        [yes]
            { $count ->
                [one] Der Tisch ist weiter, eines ist neu, und du bist gefragt.
               *[other] Der Tisch ist weiter, { $count } Dinge sind neu, und du bist gefragt.
            }
       *[no]
            { $count ->
                [one] Der Tisch ist weiter: Eines ist neu.
               *[other] Der Tisch ist weiter: { $count } Dinge sind neu.
            }
    }
page-archive-asked = Inzwischen bist du gefragt.
page-archive-round = Runde { $number }
