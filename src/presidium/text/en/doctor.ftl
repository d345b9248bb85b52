### What `presidium doctor` finds, for the host.

doctor-level = { $level ->
        [good] ok
        [note] note
       *[mend] MEND
    }
doctor-done = { $count ->
        [0] Nothing has to be mended.
        [one] One thing has to be mended.
       *[other] { $count } things have to be mended.
    }
doctor-settings = { $named ->
        [no] Settings: no file, and all options and variables can be used.
       *[other] Settings: { $file } can be used.
    }
doctor-settings-open = { $file } holds a password or token, and other users of this machine can read it. Run “chmod 600 { $file }”, or put the secret into a variable of the environment.
doctor-folder = Folder: { $folder } can be written to, and only its owner can read it.
doctor-folder-none = { $writable ->
        [yes] Folder: { $folder } is not there yet. “presidium serve” makes it.
       *[no] The folder { $folder } is not there, and you may not make it in { $above }. Make it, or name another with --data.
    }
doctor-folder-open = Other users of this machine can read { $folder }, which holds secrets of the players. Run “chmod 700 { $folder }”.
doctor-disk = { $slow ->
        [yes] Disk: { $free } MB are free. A write took { $took } ms, which is slow: players wait for each.
       *[no] Disk: { $free } MB are free, and a write took { $took } ms.
    }
doctor-disk-low = Only { $free } MB are free on the disk. A backup and an upgrade want { $wanted } MB. Make room.
doctor-no-hall = Database: nothing is kept in { $place } yet. “presidium serve” makes one there.
doctor-older = Database: { $place } comes from an older version of Presidium. “presidium serve” writes a copy, then brings it up to date.
doctor-database = Database: { $place } is whole and of this version, { $size } KB.
doctor-database-loses = In { $place } fsync or full_page_writes is off, so it may lose moves after a power cut. Switch both on.
doctor-backup = { $known ->
        [no] Backup: none was made with “presidium backup”. Make one every night.
       *[yes] { $days ->
            [0] Backup: the last one was made less than a day ago.
            [one] Backup: the last one was made a day ago.
           *[other] Backup: the last one was made { $days } days ago.
        }
    }
doctor-server = Server: version { $version } is at work and well.
doctor-server-none = Server: none is at work in { $folder }. Start it and ask again: most of what follows needs it.
doctor-server-other = The server at work is of version { $theirs }, and this command of version { $ours }. Start the server again.
doctor-server-trouble = The server at work says “{ $trouble }”: its disk or database fails. Its log says why.
doctor-address-none = { $local ->
        [yes] Address: only this machine reaches the server. To let others in, set public-address and a proxy, or host.
       *[no] Address: no public-address is set, so links, e-mails and invitations cannot name the server. It is not checked from outside.
    }
doctor-address = Address: { $name } is { $addresses }.
doctor-address-unknown = No DNS server knows { $name }. Add a record that names this machine’s address, or correct public-address.
doctor-http = { $address } is not sealed by TLS: tokens travel so that others can read them. Put a proxy with a certificate in front, and set public-address to https.
doctor-certificate = The certificate that { $name } shows is not good: { $why }. Browsers refuse it. Mend it at the proxy.
doctor-tls = { $days ->
        [0] TLS: the certificate of { $name } ends today. Does the proxy renew it?
        [one] TLS: the certificate of { $name } is good for one more day.
       *[other] TLS: the certificate of { $name } is good for { $days } more days.
    }
doctor-unreached = { $address } cannot be reached from here: { $why }. Look whether the proxy runs, and whether the firewall lets it through.
doctor-both = http://{ $name } shows the server without TLS too. Let the proxy lead from http to https.
doctor-proxy-alone = The proxy answers { $status }, so it does not reach the server. Look whether the server runs, and whether the proxy passes to its port or socket.
doctor-misdirected = The server does not know itself by the name that the proxy passes on. Let the proxy pass on the Host that the browser asked for, { $name }.
doctor-elsewhere = { $address } answers { $status }, and not as this server does. Something else is there, or the proxy changes the path.
doctor-header-host = The proxy passes on the Host “{ $seen }” in place of “{ $name }”. Let it pass on the Host that the browser asked for.
doctor-header-missing = The proxy does not pass on { $name }. Let it do so: the page “Hosting” of the documentation shows how for nginx and Caddy.
doctor-header-proto = The proxy says in X-Forwarded-Proto “{ $seen }”, and public-address says “{ $wanted }”. Mend one of the two.
doctor-not-believed = The server does not trust the proxy at { $address }, so all visitors share its limits. It trusts { $proxies }. Name { $address }, or its network, in the setting proxies.
doctor-direct = Proxy: there is none, and none is needed.
doctor-proxy = Proxy: it passes on the name, the scheme and the visitor’s address, which was { $address }.
doctor-websocket = WebSockets: they come through.
doctor-no-websocket = WebSockets do not come through, so nobody can play: { $why }. Let the proxy pass on Upgrade and Connection.
doctor-mail-none = Mail: no mail server is set, so nobody is notified by e-mail. To change that, set smtp and mail-sender.
doctor-mail = Mail: { $server } takes our e-mail. To send a test e-mail, add --mail ADDRESS.
doctor-mail-sent = Mail: { $server } took a test e-mail to { $address }. Look whether it arrived, and not as spam.
doctor-mail-fails = The mail server { $server } does not take our e-mail: { $why }. Correct smtp or mail-sender.
doctor-letter-title = A test e-mail
doctor-letter = { $address } can send you e-mails. “presidium doctor” sent this one.
