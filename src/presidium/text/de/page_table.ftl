### Was am Tisch steht.

page-title-asked = ★ Du hast das Wort · Presidium
page-no-table = Hier kommst du nicht hinein
page-no-answer = Das Haus antwortet nicht; wir klopfen weiter

## Am Tisch

page-board = Der Tisch
page-side = Protokoll und Gespräch
page-question = Die Frage
page-advice = Rat
page-advice-title = Was täte ein altgedienter Genosse?
page-ask-me = Frag mich
page-ask-me-when =
    { $when ->
        [matters] wenn ich etwas ändern könnte
        [every] in jedem Fenster
       *[acting] nur wenn ich selbst handle
    }
page-band =
    { $kind ->
        [window] Du darfst reagieren
        [word] Du hast das Wort
        [past] Vergangenheit
       *[others] Andere haben das Wort
    }
page-band-sealed =
    { $until ->
        [clock] Versiegelt, bis die Uhr abläuft
        [sitting] Versiegelt bis zur Sitzung
        [sittings] Versiegelt, bis eine Sitzung alle Antworten vorfindet
       *[all] Versiegelt, bis alle geantwortet haben
    }
page-sheet-pull =
    { $up ->
        [yes] Weniger von der Frage
       *[no] Die ganze Frage
    }
page-scale = Auf { $name }
page-scale-stay =
    { $count ->
        [0] von dir bleibt nichts geheim
        [one] von dir bleibt einer geheim
       *[other] von dir bleiben { $count } geheim
    }
page-scale-theirs = { $who }: { $points }
page-scale-enough =
    { $points ->
        [one] einer reicht
       *[other] { $points } reichen
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
page-past = Du siehst die Vergangenheit. Ändern lässt sich daran nichts; andere haben es versucht.
page-sealed =
    { $until ->
        [clock] ✓ { $answer }: versiegelt, bis die Uhr abläuft
        [sitting] ✓ { $answer }: versiegelt bis zur Sitzung
        [sittings] ✓ { $answer }: versiegelt, bis eine Sitzung alle Antworten vorfindet
       *[all] ✓ { $answer }: versiegelt, bis alle geantwortet haben
    }
page-moment-by-form = Fange ich in einem Fenster an zu wählen, heißt das „Einen Moment!“
page-moment = Einen Moment! (noch { $left })
page-moment-asked = Du bittest um einen Moment: Der Tisch hört es, wenn die Zeit um ist, und nicht, von wem.
page-moment-given = Jemand bittet um einen Moment.
page-still-there = Deine Zeit ist zweimal hintereinander abgelaufen. Bist du noch da?
page-minded = Der Hausmeister spielt für dich.
page-present = Ich bin da
page-mind = Hier den Hausmeister spielen lassen: { $who }
page-mind-so-far = Bisher einverstanden: { $count }.
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
page-unsent = Was du eben gesagt hast, ist aufgehoben und geht ab, sobald die Leitung steht.
page-paused = Der Gastgeber hat die Partie angehalten.
page-rests = Der Gastgeber hat jemanden entfernt, und es sind keine zwei Menschen mehr da. Die Partie ruht, bis jemand Platz nimmt oder auf seinen zurückkommt.
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
page-chat = Gespräch
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
page-menu-stands = Wie es steht
page-menu-pace = Tempo, Ruhezeiten, freie Tage
page-my-seat = Mein Platz
page-host-controls = Du bist Gastgeber
page-pause = Partie anhalten
page-resume = Weiter
page-agree =
    { $sure ->
        [yes] Wirklich hier aufhören?
       *[no] Ich würde hier aufhören
    }
page-concede =
    { $sure ->
        [yes] Wirklich aufgeben? Der Hausmeister spielt weiter.
       *[no] Aufgeben
    }
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
page-to-caretaker =
    { $sure ->
        [yes] Wirklich entfernen? Die Archive brauchen dann dieses Wort.
       *[no] Dem Hausmeister geben
    }
page-handover =
    { $sure ->
        [yes] Wirklich übergeben?
       *[no] Zum Gastgeber machen
    }
page-seat-link = Neuer Link für diesen Platz
page-seat-link-is = Wer diesen Link zuerst öffnet, bekommt den Platz:
page-seat-link-when = Ein Link vergibt einen Platz nur, solange der Hausmeister dort spielt. Alle hören davon, und wer dort saß, hat Zeit, zurückzukommen oder abzulehnen: zwei Minuten, oder einen Tag, wo keine Uhr läuft.
page-agree-opens = Sind alle einverstanden, die gespielt haben, öffnen sich die Archive.
page-agree-shut = Es fehlt noch: { $names }. Ohne dieses Wort bleiben die Archive für immer zu.
page-finish-shut = Schließt der Gastgeber einen Tisch, bleibt er zu: Was verborgen war, sieht niemand.
page-commitment = Die Würfel wurden vor der Partie vereidigt:
page-mixed = Die Zahlen, die alle dazugegeben haben, wurden beim Beginn versiegelt:
page-notify = Stups mich
page-notify-refused = Dieser Browser lässt die Seite nicht rufen: Mitteilungen sind für sie abgeschaltet, oder er kennt keine. Erlaube sie in seinen Einstellungen; bis dahin sagt es dir der Titel des Fensters.
page-notify-body = Der Tisch wartet auf deine Antwort.

## Plätze, die den Besitzer wechseln

page-alike = Doppelgänger
page-alike-why = Dieser Name sieht aus wie der von jemandem, der vorher da war. Es ist jemand anderes.
page-shares = dieselbe Person wie auf { $seats }
page-taker =
    { $who ->
        [me] – das bist du: Der Platz ist bald deiner, falls { $former } nicht ablehnt oder zurückkommt. Bis dahin siehst du, was alle sehen.
        [former] soll den Platz bekommen, der deiner war.
       *[other] soll diesen Platz bekommen, falls { $former } nicht ablehnt oder zurückkommt.
    }
page-time-left = Verbleibende Zeit
page-refuse = Ablehnen
page-refuse-all = Niemand soll ihn haben
page-allow =
    { $sure ->
        [yes] Wirklich hergeben?
       *[no] Gleich hergeben
    }
page-withdraw =
    { $who ->
        [me] Auf den Platz verzichten
       *[other] Zurücknehmen
    }
page-lost = { $seat }: Dieser Platz wurde dir genommen. Du kannst ablehnen, wer ihn haben soll, und ohne dein Wort bleiben die Archive dieser Partie zu.
page-archives-yours = Die Partie ist vorbei, und ihre Archive warten auf dein Wort.
page-archives-agree = Die Archive öffnen
page-archives-wait = Die Archive sind zu. Vom Gastgeber aus dieser Partie entfernt: { $names }. Ohne deren Wort öffnen sie sich nicht.

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

## Tasten

page-keys = Tasten
page-key =
    { $key ->
        [digit] das Erste, Zweite … der Liste wählen, oder einen Platz nach seiner Nummer
        [t] tun, was der rote Knopf sagt
        [p] geschehen lassen (pass)
        [d] mehr zeigen, oder auf jemand anderen
        [m] um einen Moment bitten, ohne Namen
        [c] eine Karte spielen
        [w] in dieser Phase nichts mehr sagen
        [escape] bei der Auswahl einen Schritt zurück
        [space] weiter zum nächsten Geschehen; gehalten: alles überspringen
        [slash] zur Befehlszeile, die die Notation versteht
        [l] zum Protokoll
        [b] zurückblicken
        [h] verbergen oder zeigen, was nur du sehen darfst
       *[help] diese Liste
    }
page-folder =
    { $shut ->
        [yes] Meine Akte öffnen
       *[no] Meine Geheimnisse verbergen
    }

## Ein Tisch ohne eigenes Brett

page-plain-open = Auf dem Tisch
page-plain-own = Nur für deine Augen
page-plain-hidden =
    { $count ->
        [0] In den Akten ist nichts.
        [one] Eines ist dir verborgen.
       *[other] { $count } Dinge sind dir verborgen.
    }
page-plain-write =
    { $count ->
        [one] Es gibt eine mögliche Antwort. Schreib sie in der Notation des Spiels:
       *[other] Es gibt { $count } mögliche Antworten, zu viele für eine Liste. Schreib eine in der Notation des Spiels:
    }
page-plain-answer = Antworten
page-plain-suggest = Schlag eine vor
page-guide-plain = Für dieses Spiel hat noch niemand ein Brett gemalt, darum ist der Tisch schlicht: Hier steht, was offen liegt, darunter, was nur du sehen darfst, und jede mögliche Antwort ist ein Knopf. Das Übrige erzählt das Protokoll.

## Wer zum ersten Mal da ist

page-guide = Zum ersten Mal hier?
page-guide-understood = Verstanden
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
