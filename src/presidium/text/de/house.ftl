### Was der Server dem sagt, der ihn betreibt, und das Terminal denen, die von fern dazukommen.

## Das Haus

serve-open = Der Saal ist geöffnet: { $address }
serve-data = Aufbewahrt wird alles in { $folder }.
serve-phones = Telefone im selben Netz finden ihn mit diesem Code.
serve-stop = Strg-C schließt ihn; die Tische spielen weiter, wenn er wieder öffnet.
serve-stopped = Der Saal ist geschlossen. Nichts geht verloren.

## Dazukommen

join-made = Der Tisch steht. Andere kommen dazu mit: presidium join { $address }
join-which-table = Welcher Tisch? (Nummer)
join-no-such-choice = Tippe eine Zahl von 1 bis { $most }.
join-free = { $free } von { $seats } Plätzen frei
join-nameless = Genosse
join-seat =
    { $kind ->
        [open] noch niemand
        [bot] { $name }, ein Bot
        [away] { $name }, nicht da; der Hausmeister spielt
       *[person] { $name }
    }
join-status =
    { $status ->
        [open] Der Tisch wartet auf seine Leute.
        [running] Die Partie geht weiter.
        [paused] Der Gastgeber hat die Uhren angehalten.
        [over] Die Partie ist vorbei.
       *[closed] Der Tisch ist geschlossen.
    }
join-chat = { $name } sagt: { $text }
join-wait = Du bist nicht an der Reihe; „chat …“, „table“, „log“, „quit“, oder ? für Hilfe.
join-lost = Die Verbindung ist weg; wir klopfen weiter …
join-back = Die Verbindung ist wieder da.
join-goodbye = Du verlässt das Terminal. Dein Platz bleibt deiner: Derselbe Befehl bringt dich zurück.

## Die Seite

page-not-built = Die Seite ist hier noch nicht gebaut: „make play“ im Ordner der Quellen baut und öffnet sie.
