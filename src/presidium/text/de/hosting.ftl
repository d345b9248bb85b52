### Was ein Gastgeber einstellt, und was er tun kann, solange der Saal geöffnet ist.

## Einstellungen

serve-socket = Der Server ist für einen Proxy auf diesem Rechner geöffnet, an { $file }
serve-upgrading = Die Daten stammen aus einer älteren Fassung von Presidium. Eine Kopie liegt in { $file }; die Daten werden jetzt auf den neuen Stand gebracht.
refused-older-data = { $file } stammt aus einer älteren Fassung von Presidium. Starte einmal „presidium serve“: Es schreibt eine Kopie und bringt die Daten dann auf den neuen Stand.
refused-settings-unreadable = Die Einstellungen in { $file } sind nicht zu lesen: { $why }.
refused-settings-unknown = { $file } stellt „{ $key }“ ein, und so eine Einstellung gibt es nicht. { $near ->
        [0] Es gibt: { $known }.
       *[other] Ist { $known } gemeint?
    }
refused-variable-unknown = Die Umgebung setzt { $name }, und eine solche Einstellung gibt es nicht. { $near ->
        [0] Es gibt: { $known }.
       *[other] Ist { $known } gemeint?
    }
refused-settings-value =
    In { $file } gehört zu „{ $key }“ { $kind ->
        [flag] true oder false
        [port] eine Zahl von 0 bis 65535
        [days] eine Zahl von Tagen über null, oder das Wort none in geraden Anführungszeichen
        [list] eine Liste von Texten in geraden Anführungszeichen, in eckigen Klammern
        [choice] eines von diesen, in geraden Anführungszeichen: { $choices }
        [table] ein eigener Teil: [limits], und darunter für jede eine Zeile
       *[text] ein Text in geraden Anführungszeichen
    }.
refused-token-form = Der Wert von { $option } taugt nicht als Token: Nötig sind mindestens { $least } Buchstaben (a bis z), Ziffern und Zeichen, ohne Leerzeichen, damit niemand ihn errät.
refused-not-a-proxy = „{ $text }“ ist kein Proxy, dem man glauben könnte: Sag seine Adresse, etwa 10.0.0.7, oder sein Netz, etwa 10.0.0.0/8. Wer allen glaubt, lässt jeden wählen, woher er kommt.
refused-not-a-path = „{ $text }“ kann nicht der Pfad eines Servers sein: Nenne einen wie /presidium, aus Buchstaben, Ziffern, Punkten und Bindestrichen.
refused-socket-taken = An { $file } lauscht schon jemand anderes, oder dort liegt etwas anderes; wähle mit --socket einen anderen Ort.
refused-no-socket = Dieser Rechner kann an { $file } nicht lauschen: { $why }.

## Nach dem Saal sehen

admin-table = { $id }: { $game }, { $status ->
        [open] wartet auf Leute
        [running] läuft
        [paused] macht Pause
        [over] ist zu Ende
       *[closed] wurde geschlossen
    }, { $pace }, { $seats } Plätze, { $people ->
        [one] eine Person
       *[other] { $people } Personen
    }, zuletzt bewegt { $moved } UTC
admin-no-tables = Es gibt keine.
admin-person = { $id }: { $name }{ $banned ->
        [yes] {" "}(vor die Tür gesetzt)
       *[no] {""}
    }, hier seit { $since } UTC, { $devices ->
        [no] auf keinem Gerät angemeldet
       *[yes] zuletzt gesehen { $seen } UTC
    }, { $tables ->
        [one] ein Tisch läuft
       *[other] { $tables } Tische laufen
    }
admin-no-people = Hier war noch nie jemand.
admin-removed = Tisch { $table } ist entfernt, mit Journal und Archiv. Es hat ihn nie gegeben.
admin-banned = { $name } wurde vor die Tür gesetzt. Von dort, wo er war, kommt niemand Neues herein, bis du ihn wieder einlässt oder der Server neu startet.
admin-unbanned = { $name } darf wieder herein und ist rehabilitiert.
admin-announced = Verkündet; { $heard ->
        [one] eine Verbindung hat es schon gehört.
       *[other] { $heard } Verbindungen haben es schon gehört.
    }
admin-withdrawn = Die Ankündigung ist zurückgezogen. Verkündet wurde nie etwas.
admin-draining = Es wird kein Tisch mehr gedeckt. { $live ->
        [0] Keine Partie läuft: Der Server kann anhalten.
        [one] Eine Partie läuft noch.
       *[other] { $live } Partien laufen noch.
    }
admin-open-again = Tische dürfen wieder gedeckt werden.
admin-wrong = { $table }: { $wrong ->
        [holes] in seinem Journal fehlen Einträge
        [otherwise] bei Eintrag { $seq } weicht der gespeicherte Tisch von seinem Journal ab
        [ahead] bei Eintrag { $seq } ist der gespeicherte Tisch weiter als sein Journal
        [status] in der Liste der Tische steht er anders als im Journal
       *[unreadable] das Journal lässt sich nach Eintrag { $seq } nicht mehr nachspielen
    }.
admin-verified = { $count ->
        [one] Ein Tisch geprüft
       *[other] { $count } Tische geprüft
    }: { $wrong ->
        [0] { $count ->
            [one] Er stimmt mit seinem Journal überein
           *[other] Alle stimmen mit ihren Journalen überein
        }
        [one] Einer stimmt nicht mit seinem Journal überein. Behalte ihn: Ein Tisch, der sich öffnen lässt, kann weitergespielt werden. Spiel nur dann eine Sicherung ein, wenn er sich nicht öffnen lässt
       *[other] { $wrong } stimmen nicht mit ihren Journalen überein. Behalte sie: Ein Tisch, der sich öffnen lässt, kann weitergespielt werden. Spiel nur dann eine Sicherung ein, wenn einer sich nicht öffnen lässt
    }{ $older ->
        [0] .
        [one] . Einer begann nach älteren Regeln, deshalb wurde sein Journal nicht nachgespielt.
       *[other] . { $older } begannen nach älteren Regeln, deshalb wurden ihre Journale nicht nachgespielt.
    }
admin-packed = Die Daten des Servers belegten { $before } KB und belegen jetzt { $after } KB.
admin-page-title = Der Schreibtisch des Gastgebers
admin-page-token = Das Token des Gastgebers
admin-page-enter = Eintreten
admin-page-wrong = Das ist nicht das Token des Gastgebers.
admin-page-signed-out = Du bist abgemeldet. Gib das Token ein, um weiterzumachen.
admin-page-session = Du bist für höchstens 12 Stunden angemeldet.
admin-page-out = Abmelden
admin-page-announcement = Was alle lesen sollen; leer: nichts
admin-page-announce = Verkünden
admin-page-drains = Es wird kein Tisch mehr gedeckt.
admin-page-open = Tische können gedeckt werden.
admin-page-tables = Tische, die laufen
admin-page-people = Leute
admin-page-figures = Zahlen
admin-page-reports = Meldungen
admin-page-invitations = Einladungen
admin-page-uses = Für wie viele Leute
admin-page-days = Für wie viele Tage
admin-page-note = Für wen; das siehst nur du
admin-page-invited = Gezeigt wird sie nur dieses eine Mal. Ihr Link:
admin-figure-sockets = Offene Verbindungen: { $count }
admin-figure-http = HTTP-Antworten seit dem Start: { $failed } Serverfehler (5xx), { $limited } Ablehnungen wegen zu vieler Anfragen (429)
admin-figure-database = { $count ->
        [0] Datenbankfehler seit dem Start: keine
       *[other] Datenbankfehler seit dem Start: { $kinds }
    }
admin-figure-restarts = Ersetzte Prozesse seit dem Start: { $count }
admin-figure-backup = { $known ->
        [no] Mit „presidium backup“ wurde noch nie gesichert.
       *[yes] Zuletzt gesichert wurde { $hours ->
            [0] vor weniger als einer Stunde.
            [1] vor einer Stunde.
           *[other] vor { $hours } Stunden.
        }
    }
admin-figure-size = Die Daten belegen höchstens { $megabytes } MB.
admin-page-do = { $what ->
        [remove] Für immer entfernen
        [ban] Vor die Tür setzen
        [unban] Wieder einlassen
        [undrain] Wieder Tische decken lassen
        [invite] Einladen
        [revoke] Widerrufen
        [done] Erledigt: löschen
       *[drain] Keinen Tisch mehr decken lassen
    }
join-announced = Bekanntmachung: { $text }
join-withdrawn = Die Bekanntmachung des Servers ist zurückgezogen.
refused-admin-unknown = „{ $text }“ kann ein Server nicht.
refused-no-server-there = In { $folder } ist kein Server bei der Arbeit, oder noch nicht. Ein anderer Ordner wird mit --data oder --settings genannt.
refused-no-such-person = Niemand hier, oder mehr als einer, hat eine Kennung, die mit „{ $text }“ beginnt; „presidium admin people“ zählt sie auf.
refused-announce-what = Sag, was verkündet werden soll, oder --withdraw, und nicht beides.
unfurl-any = Ein Tisch für Kremlin, Politburo und Goulag, Spiele um die Macht und ihren Verlust. Öffne den Link, um zu sehen, was dort liegt.
