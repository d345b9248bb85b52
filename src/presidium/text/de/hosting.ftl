### Was ein Gastgeber einstellt, und was er tun kann, solange der Saal geöffnet ist.

## Einstellungen

serve-socket = Der Saal ist für einen Proxy auf diesem Rechner geöffnet, an { $file }
refused-settings-unreadable = Die Einstellungen in { $file } sind nicht zu lesen: { $why }.
refused-settings-unknown = { $file } stellt „{ $key }“ ein, und so eine Einstellung gibt es nicht. Es gibt: { $known }.
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
refused-token-form = Was { $option } sagt, ist ein Token: mindestens { $least } schlichte Buchstaben, Ziffern und Zeichen, ohne Leerzeichen; niemand soll es erraten.
refused-not-a-proxy = „{ $text }“ ist kein Proxy, dem man glauben könnte: Sag seine Adresse, etwa 10.0.0.7, oder sein Netz, etwa 10.0.0.0/8. Wer allen glaubt, lässt jeden wählen, woher er kommt.
refused-not-a-path = „{ $text }“ ist kein Pfad, unter dem ein Saal leben könnte: Nenne einen wie /presidium, aus Buchstaben, Ziffern, Punkten und Bindestrichen.
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
    }, hier seit { $since }, zuletzt gesehen { $seen } UTC, { $tables ->
        [one] ein Tisch läuft
       *[other] { $tables } Tische laufen
    }
admin-no-people = Hier war noch nie jemand.
admin-removed = Den Tisch { $table } hat es nie gegeben.
admin-banned = { $name } wurde vor die Tür gesetzt. Von dort, wo er war, kommt niemand Neues herein, bis du ihn wieder einlässt oder der Server neu startet.
admin-unbanned = { $name } ist rehabilitiert.
admin-announced = Verkündet; { $heard ->
        [one] eine Verbindung hat es schon gehört.
       *[other] { $heard } Verbindungen haben es schon gehört.
    }
admin-withdrawn = Verkündet wurde nie etwas.
admin-draining = Es wird kein Tisch mehr gedeckt. { $live ->
        [0] Keine Partie läuft: Der Server kann anhalten.
        [one] Eine Partie läuft noch.
       *[other] { $live } Partien laufen noch.
    }
admin-open-again = Tische dürfen wieder gedeckt werden.
admin-wrong = { $table }: { $wrong ->
        [holes] in seinem Journal sind Löcher
        [otherwise] was bei Eintrag { $seq } aufgehoben ist, ist nicht das, wohin das Journal führt
        [ahead] was bei Eintrag { $seq } aufgehoben ist, geht über das Journal hinaus
        [status] in der Liste der Tische steht er anders als im Journal
       *[unreadable] das Journal lässt sich nach Eintrag { $seq } nicht mehr nachspielen
    }.
admin-verified = { $count ->
        [one] Ein Tisch
       *[other] { $count } Tische
    } angesehen: { $wrong ->
        [0] jedes Journal führt zu dem, was aufgehoben ist
        [one] einer ist nicht, wie er sein soll; spiel eine Sicherung ein, oder entferne ihn
       *[other] { $wrong } sind nicht, wie sie sein sollen; spiel eine Sicherung ein, oder entferne sie
    }{ $older ->
        [0] .
        [one] . Einer wurde nach älteren Regeln begonnen und nicht nachgespielt.
       *[other] . { $older } wurden nach älteren Regeln begonnen und nicht nachgespielt.
    }
admin-packed = Der Saal belegte { $before } KB und belegt jetzt { $after } KB.
admin-page-title = Der Schreibtisch des Gastgebers
admin-page-token = Das Token des Gastgebers
admin-page-enter = Eintreten
admin-page-wrong = Das ist nicht das Token des Gastgebers.
admin-page-announcement = Was alle lesen sollen; leer: nichts
admin-page-announce = Verkünden
admin-page-drains = Es wird kein Tisch mehr gedeckt.
admin-page-open = Tische können gedeckt werden.
admin-page-tables = Tische, die laufen
admin-page-people = Leute
admin-page-do = { $what ->
        [remove] Für immer entfernen
        [ban] Vor die Tür setzen
        [unban] Wieder einlassen
        [undrain] Wieder Tische decken lassen
       *[drain] Keinen Tisch mehr decken lassen
    }
join-announced = Das Haus gibt bekannt: { $text }
join-withdrawn = Die Bekanntmachung des Hauses ist zurückgezogen.
refused-admin-unknown = „{ $text }“ kann ein Server nicht.
refused-no-server-there = In { $folder } ist kein Server bei der Arbeit, oder noch nicht.
refused-no-such-person = Niemand hier, oder mehr als einer, hat eine Kennung, die mit „{ $text }“ beginnt; „presidium admin people“ zählt sie auf.
refused-announce-what = Sag, was verkündet werden soll, oder --withdraw, und nicht beides.
