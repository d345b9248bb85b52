### Das Menü eines Tisches, Plätze, die den Besitzer wechseln, das Wartezimmer und ein Gerät, das herumgeht.

page-menu-stands = Wie es steht
page-menu-pace = Tempo, Ruhezeiten, freie Tage
page-my-seat = Mein Platz
page-host-controls = Du bist Gastgeber
page-pause = Partie anhalten
page-agree =
    { $sure ->
        [yes] Die Partie wirklich hier beenden?
       *[no] Partie hier beenden
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
        [yes] Wirklich entfernen? Die Archive öffnen sich dann nur mit Zustimmung.
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
page-agree-shut = Es fehlt noch: { $names }. Ohne diese Zustimmung bleiben die Archive für immer zu.
page-finish-shut = Schließt der Gastgeber einen Tisch, bleibt er zu: Was verborgen war, sieht niemand.
page-commitment = Die Würfel wurden vor der Partie vereidigt:
page-mixed = Die Zahlen, die alle dazugegeben haben, wurden beim Beginn versiegelt:
page-moment-by-form = Mehr Zeit erbitten, sobald ich zu wählen anfange
page-taker =
    { $who ->
        [me] – das bist du: Der Platz ist bald deiner, falls { $former } nicht ablehnt oder zurückkommt. Bis dahin siehst du, was alle sehen.
        [former] soll den Platz bekommen, der deiner war.
       *[other] soll diesen Platz bekommen, falls { $former } nicht ablehnt oder zurückkommt.
    }
page-refuse = Ablehnen
page-refuse-all = Niemand soll ihn haben
page-allow =
    { $sure ->
        [yes] Platz wirklich abgeben?
       *[no] Platz jetzt abgeben
    }
page-withdraw =
    { $who ->
        [me] Auf den Platz verzichten
       *[other] Zurücknehmen
    }
page-lost = { $seat }: Dieser Platz wurde dir genommen. Du kannst ablehnen, wer ihn haben soll, und ohne deine Zustimmung bleiben die Archive dieser Partie zu.
page-archives-yours = Die Partie ist vorbei, und ihre Archive warten auf deine Zustimmung.
page-archives-agree = Die Archive öffnen
page-archives-wait = Die Archive sind zu. Vom Gastgeber aus dieser Partie entfernt: { $names }. Ohne deren Zustimmung öffnen sie sich nicht.
page-still-there = Deine Zeit ist zweimal hintereinander abgelaufen. Bist du noch da?
page-minded = Der Hausmeister, ein Bot, spielt für dich.
page-present = Ich bin da
page-mind = Hier den Hausmeister spielen lassen: { $who }
page-mind-so-far = Bisher einverstanden: { $count }.
page-invite = Freunde einladen
page-share = Teilen
page-lobby = Der Tisch wartet auf seine Leute
page-fill = Freie Plätze mit Bots besetzen
page-start = Anfangen
page-key =
    { $key ->
        [digit] das Erste, Zweite … der Liste wählen, oder einen Platz nach seiner Nummer
        [t] tun, was der rote Knopf sagt
        [p] passen
        [d] mehr offenlegen, oder auf jemand anderen
        [m] mehr Zeit verlangen, ohne Namen
        [c] eine Karte spielen
        [w] die ganze Phase passen (öffentlich, bindend)
        [escape] bei der Auswahl einen Schritt zurück
        [space] weiter zum nächsten Geschehen; gehalten: alles überspringen
        [f] dann die Nummer eines Platzes: was sich ihm sagen lässt
        [u] nimmt zurück, was du eben gesagt hast (Strg + Z, wo du schreibst)
        [enter] zur Zeile, in der du etwas sagst
        [slash] zur Befehlszeile, die die Notation versteht
        [g] wer was über wen gesagt hat
        [n] dein eigenes Blatt
        [l] zum Protokoll
        [b] zurückblicken
        [h] verbergen oder zeigen, was nur du sehen darfst
       *[help] diese Liste
    }

page-curtain = Gib das Gerät weiter: { $name }
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
