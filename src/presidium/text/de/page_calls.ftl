### Wie man benachrichtigt wird, wenn eine Frage steht und die Seite nicht offen ist.

page-calls = Benachrichtigungen
page-calls-text = Wenn du dran bist und nicht am Tisch sitzt, kann Presidium dich benachrichtigen. Die Nachricht sagt nur, was auch Zuschauer sehen.
page-calls-channel =
    { $kind ->
        [push] { $known ->
            [yes] Mitteilung: { $name }
           *[no] Mitteilung
        }
        [mail] E-Mail: { $name }
       *[hook] Webadresse: { $name }
    }
page-calls-here = hier
page-calls-unconfirmed = Eine E-Mail ist unterwegs: Öffne den Link darin und bestätige.
page-calls-broken = Das bietet dieser Server nicht mehr an.
page-calls-test = Probe schicken
page-calls-end = Beenden
page-calls-added = Von jetzt an wirst du dort benachrichtigt.
page-calls-tested = Eine Probenachricht ist unterwegs.
page-calls-push = In diesem Browser benachrichtigen
page-calls-push-not =
    { $why ->
        [install] Auf einem iPhone oder iPad muss diese Seite erst installiert werden: „Teilen“, dann „Zum Home-Bildschirm“. Öffne sie von dort und komm hierher zurück.
        [denied] Diesem Browser wurde gesagt, von dieser Seite nichts zu melden; seine Einstellungen für die Seite können das ändern.
       *[no] Dieser Browser lässt sich nicht benachrichtigen, oder nicht unter einer Adresse ohne https.
    }
page-calls-own = Unter { $address } benachrichtigen
page-calls-mail = Mailadresse
page-calls-mail-add = Per E-Mail benachrichtigen
page-calls-mail-sent = Eine E-Mail an { $address } ist unterwegs. Sonst kommt nichts, bevor ihr Link bestätigt ist.
page-calls-hook = Webadresse
page-calls-form = als
page-calls-hook-add = An diese Adresse melden
page-calls-quiet = Ruhezeiten
page-calls-quiet-on = Nachts nicht benachrichtigen ({ $zone })
page-calls-from = von
page-calls-to = bis
page-calls-table = Über diesen Tisch benachrichtigen
page-calls-link-title = Benachrichtigungen
page-calls-confirm = { $person } möchte unter { $name } benachrichtigt werden, wenn ein Tisch wartet. Bist du das?
page-calls-confirm-yes = Ja, hier benachrichtigen
page-calls-confirm-no = Nein
page-calls-confirmed = Notiert: Unter { $name } wird benachrichtigt.
page-calls-stop =
    { $kind ->
        [push] { $person } wird in einem Browser benachrichtigt. Damit aufhören?
       *[other] { $person } wird unter { $name } benachrichtigt. Damit aufhören?
    }
page-calls-stop-table = Keine Benachrichtigungen von diesem Tisch
page-calls-stop-all =
    { $kind ->
        [mail] Gar keine E-Mails mehr
       *[other] Gar keine Benachrichtigungen mehr
    }
page-calls-stopped = Erledigt. Dorthin geht nichts mehr.
page-calls-stopped-table = Erledigt. Dieser Tisch benachrichtigt dich nicht mehr; die anderen schon.
