### What `presidium doctor` finds, for the host.

doctor-level = { $level ->
        [good] gut
        [note] Hinweis
       *[mend] FEHLER
    }
doctor-done = { $count ->
        [0] Nichts ist zu beheben.
        [one] Ein Fehler ist zu beheben.
       *[other] { $count } Fehler sind zu beheben.
    }
doctor-settings = { $named ->
        [no] Einstellungen: keine Datei, und alle Optionen und Variablen sind brauchbar.
       *[other] Einstellungen: { $file } ist brauchbar.
    }
doctor-settings-open = { $file } enthält ein Passwort oder Token, und andere Benutzer dieser Maschine können es lesen. Hilfe: „chmod 600 { $file }“, oder das Geheimnis in eine Variable der Umgebung setzen.
doctor-folder = Ordner: { $folder } lässt sich beschreiben, und nur sein Besitzer kann ihn lesen.
doctor-folder-none = { $writable ->
        [yes] Ordner: { $folder } gibt es noch nicht. „presidium serve“ legt ihn an.
       *[no] Den Ordner { $folder } gibt es nicht, und in { $above } darfst du ihn nicht anlegen. Lege ihn an, oder nenne mit --data einen anderen.
    }
doctor-folder-open = Andere Benutzer dieser Maschine können { $folder } lesen, und darin liegen Geheimnisse der Spieler. Hilfe: „chmod 700 { $folder }“.
doctor-disk = { $slow ->
        [yes] Platte: { $free } MB sind frei. Ein Schreiben dauerte { $took } ms, und das ist langsam: Auf jedes warten Spieler.
       *[no] Platte: { $free } MB sind frei, ein Schreiben dauerte { $took } ms.
    }
doctor-disk-low = Nur { $free } MB der Platte sind frei. Eine Sicherung und eine neue Fassung brauchen { $wanted } MB. Schaffe Platz.
doctor-no-hall = Datenbank: In { $place } liegt noch nichts. „presidium serve“ legt dort einen Server an.
doctor-older = Datenbank: { $place } stammt aus einer älteren Fassung von Presidium. „presidium serve“ schreibt eine Kopie und bringt sie dann auf den neuen Stand.
doctor-database = Datenbank: { $place } ist ganz und von dieser Fassung, { $size } KB.
doctor-database-loses = In { $place } ist fsync oder full_page_writes aus: Nach einem Stromausfall können Züge fehlen. Schalte beides ein.
doctor-backup = { $known ->
        [no] Sicherung: Mit „presidium backup“ wurde noch keine gemacht. Mache jede Nacht eine.
       *[yes] { $days ->
            [0] Sicherung: Die letzte ist weniger als einen Tag alt.
            [one] Sicherung: Die letzte ist einen Tag alt.
           *[other] Sicherung: Die letzte ist { $days } Tage alt.
        }
    }
doctor-server = Server: Fassung { $version } läuft, und es geht ihm gut.
doctor-server-none = Server: In { $folder } läuft keiner. Starte ihn und frage noch einmal: Das meiste Folgende braucht ihn.
doctor-server-other = Der laufende Server hat die Fassung { $theirs }, dieser Befehl die Fassung { $ours }. Starte den Server neu.
doctor-server-trouble = Der laufende Server meldet „{ $trouble }“: Seine Platte oder Datenbank versagt. Warum, steht in seinem Protokoll.
doctor-address-none = { $local ->
        [yes] Adresse: Nur diese Maschine erreicht den Server. Damit andere hereinkommen, setze public-address und einen Proxy, oder host.
       *[no] Adresse: public-address ist nicht gesetzt, deshalb können Links, E-Mails und Einladungen den Server nicht nennen. Von außen wird er nicht geprüft.
    }
doctor-address = Adresse: { $name } ist { $addresses }.
doctor-address-unknown = Kein DNS-Server kennt { $name }. Trage die Adresse dieser Maschine dort ein, oder berichtige public-address.
doctor-http = { $address } ist nicht durch TLS versiegelt: Andere können die Token unterwegs lesen. Stelle einen Proxy mit Zertifikat davor, und setze public-address auf https.
doctor-certificate = Das Zertifikat von { $name } ist nicht gut: { $why }. Browser lehnen es ab. Behebe das beim Proxy.
doctor-tls = { $days ->
        [0] TLS: Das Zertifikat von { $name } endet heute. Erneuert es der Proxy?
        [one] TLS: Das Zertifikat von { $name } gilt noch einen Tag.
       *[other] TLS: Das Zertifikat von { $name } gilt noch { $days } Tage.
    }
doctor-unreached = { $address } ist von hier nicht zu erreichen: { $why }. Sieh nach, ob der Proxy läuft und die Firewall durchlässt.
doctor-both = http://{ $name } zeigt den Server auch ohne TLS. Der Proxy soll von http zu https führen.
doctor-proxy-alone = Der Proxy antwortet { $status }, also erreicht er den Server nicht. Sieh nach, ob der Server läuft und ob der Proxy an seinen Port oder Socket weitergibt.
doctor-misdirected = Unter dem Namen, den der Proxy weitergibt, kennt sich der Server nicht. Der Proxy soll den Host weitergeben, nach dem der Browser gefragt hat: { $name }.
doctor-elsewhere = { $address } antwortet { $status }, und nicht wie dieser Server. Dort ist etwas anderes, oder der Proxy ändert den Pfad.
doctor-header-host = Der Proxy gibt den Host „{ $seen }“ weiter statt „{ $name }“. Er soll den weitergeben, nach dem der Browser gefragt hat.
doctor-header-missing = Der Proxy gibt { $name } nicht weiter. Das soll er: Die Seite „Hosting“ der Dokumentation zeigt, wie es mit nginx und Caddy geht.
doctor-header-proto = Der Proxy sagt in X-Forwarded-Proto „{ $seen }“, und public-address sagt „{ $wanted }“. Berichtige eines von beiden.
doctor-not-believed = Der Server traut dem Proxy bei { $address } nicht, deshalb teilen sich alle Besucher dessen Grenzen. Er traut { $proxies }. Nenne { $address } oder dessen Netz in der Einstellung proxies.
doctor-direct = Proxy: Es gibt keinen, und es braucht keinen.
doctor-proxy = Proxy: Er gibt den Namen, das Schema und die Adresse des Besuchers weiter; sie war { $address }.
doctor-websocket = WebSockets: Sie kommen durch.
doctor-no-websocket = WebSockets kommen nicht durch, deshalb kann niemand spielen: { $why }. Der Proxy soll Upgrade und Connection weitergeben.
doctor-mail-none = E-Mail: Kein Mailserver ist gesetzt, deshalb wird niemand per E-Mail benachrichtigt. Wenn du das willst, setze smtp und mail-sender.
doctor-mail = E-Mail: { $server } nimmt unsere E-Mails an. Eine zur Probe schickt --mail ADRESSE.
doctor-mail-sent = E-Mail: { $server } hat eine E-Mail zur Probe an { $address } angenommen. Sieh nach, ob sie ankam, und nicht als Spam.
doctor-mail-fails = Der Mailserver { $server } nimmt unsere E-Mails nicht an: { $why }. Berichtige smtp oder mail-sender.
doctor-letter-title = Eine E-Mail zur Probe
doctor-letter = { $address } kann dir E-Mails schicken. Diese hat „presidium doctor“ geschickt.
