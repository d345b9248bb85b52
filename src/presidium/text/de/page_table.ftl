### Was am Tisch steht.

page-title-asked = ★ Du hast das Wort · Presidium
page-no-table = Hier kommst du nicht hinein
page-no-answer = Das Haus antwortet nicht; wir klopfen weiter

## Am Tisch

page-board = Der Tisch
page-side = Protokoll und Gespräch
page-question = Die Frage
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
page-past = Du siehst die Vergangenheit. Ändern lässt sich daran nichts; andere haben es versucht.
page-sealed =
    { $until ->
        [clock] Versiegelt: { $answer }. Bis die Uhr abläuft, kannst du es dir anders überlegen; dann werden alle Antworten zugleich geöffnet.
       *[all] Versiegelt: { $answer }. Bis alle geantwortet haben, kannst du es dir anders überlegen.
    }
page-seconds-left =
    { $seconds ->
        [one] noch eine Sekunde
       *[other] noch { $seconds } Sekunden
    }
page-news =
    { $count ->
        [one] Ein Ereignis seit deinem letzten Wort
       *[other] { $count } Ereignisse seit deinem letzten Wort
    }
page-seats = Wer hier sitzt
page-seat-state =
    { $kind ->
        [bot] Bot
        [open] frei
        [minded] nicht da; der Hausmeister spielt
       *[person]
            { $here ->
                [yes] da
               *[no] nicht da
            }
    }
page-host = Gastgeber
page-agreed = würde hier aufhören
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
page-paused = Der Gastgeber hat die Partie angehalten.
page-options = Was du antworten kannst

## Protokoll, Gespräch, Befehlszeile

page-log = Protokoll
page-log-all = Alles von Anfang an zeigen
page-filter = Im Protokoll suchen
page-chat = Gespräch
page-unread = neu
page-chat-watching = (sieht zu)
page-chat-empty = Noch hat niemand etwas gesagt. Klug.
page-chat-say = Sag allen etwas
page-send = Senden
page-command = Notation, etwa „pass“; „/ …“ zum Reden

## Zurückblicken

page-history = Zurückblicken
page-history-leave = Zurück in die Gegenwart

## Menü

page-menu = Tisch
page-my-seat = Mein Platz
page-host-controls = Du bist Gastgeber
page-pause = Partie anhalten
page-resume = Weiter
page-leave =
    { $sure ->
        [yes] Wirklich gehen? Der Hausmeister spielt weiter.
       *[no] Den Platz verlassen
    }
page-finish =
    { $sure ->
        [yes] Den Tisch wirklich für alle schließen?
       *[no] Den Tisch schließen
    }
page-notify = Ruf mich
page-notify-body = Der Tisch wartet auf deine Antwort.

## Einladen, warten

page-invite = Freunde einladen
page-invite-code = Die Adresse dieses Tisches als Code für Telefone
page-invite-local = Diese Adresse kann nur dieser Rechner öffnen. Damit andere hereinkommen, starte den Server mit „make host“.
page-share = Teilen
page-lobby = Der Tisch wartet auf seine Leute
page-fill = Bots auf die freien Plätze
page-start = Anfangen

## Ein Gerät für alle

page-curtain = Jetzt bekommt { $name } das Gerät
page-curtain-why = Alle anderen betrachten das Bild des Parteichefs, bis man sie ruft.
page-curtain-taken = Ich bin { $name }
page-anybody-reacts =
    { $others ->
        [yes] Meldet sich noch jemand?
       *[no] Meldet sich jemand?
    }
page-anybody-nobody =
    { $others ->
        [yes] Sonst niemand
       *[no] Niemand
    }
page-anybody-who = Wer sich meldet
page-anybody-back = Ein Irrtum: zurück zum Tisch
page-folder =
    { $shut ->
        [yes] Meine Akte öffnen
       *[no] Meine Geheimnisse verbergen
    }

## Ein Tisch ohne eigenes Brett

page-plain-open = Auf dem Tisch
page-plain-own = Nur für deine Augen
page-plain-answer = Antworten
page-plain-suggest = Schlag eine vor

## Wer zum ersten Mal da ist

page-guide = Zum ersten Mal hier?
page-guide-understood = Verstanden
page-guide-again = Erklär es mir
