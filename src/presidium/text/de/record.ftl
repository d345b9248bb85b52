### Eine Aufzeichnung, die jemand bringt: geöffnet, geprüft, gezeigt und nicht behalten.

page-record-title = Eine Aufzeichnung
page-record-heading = Eine Aufzeichnung bringen
page-record-text = Eine beendete Partie als Datei: aus dem Terminal, aus diesen Archiven oder von einem anderen Server. Der Pförtner spielt sie durch, besieht ihre Würfel und öffnet dir die Archive. Er behält nichts, auch keinen Groll.
page-record-choose = Eine Datei wählen
page-record-drop = oder hier fallen lassen
page-record-opening = Der Pförtner liest …
page-record-line = Zeile { $line }: { $why }
page-record-large = Das ist keine Aufzeichnung: Sie ist viel zu lang.
page-record-checked =
    { $promised ->
        [yes] Alle { $moves } Züge sind nach den Regeln, und alle { $rolls } Würfe sind wie versprochen.
       *[no] Alle { $moves } Züge sind nach den Regeln. Von ihren Würfeln verspricht sie nichts.
    }
page-record-another = Eine andere Aufzeichnung
refused-record-unfinished = Diese Partie ist nicht zu Ende; Archive öffnen sich danach.
refused-unreadable-record = Niemand hier kann aus dieser Aufzeichnung eine Partie machen.
refused-record-dice = Die Würfel dieser Aufzeichnung sind nicht die versprochenen: Jemand hat nachgeholfen.
