### Wie man gerufen wird, wenn eine Frage steht und die Seite nicht offen ist.

page-calls = Ruf mich
page-calls-text = Wenn ein Tisch auf dein Wort wartet und du nicht da bist, kann das Haus dich rufen. Ein Ruf sagt, was jeder lesen könnte, der zusieht, und nichts von deiner Hand.
page-calls-channel =
    { $kind ->
        [push] { $known ->
            [yes] Mitteilung: { $name }
           *[no] Mitteilung
        }
        [mail] Post: { $name }
       *[hook] Webadresse: { $name }
    }
page-calls-here = hier
page-calls-unconfirmed = Ein Brief ist dorthin unterwegs: Drück den Knopf hinter seinem Link.
page-calls-broken = Das bietet dieses Haus nicht mehr an.
page-calls-test = Probealarm
page-calls-end = Beenden
page-calls-added = Von jetzt an wirst du dort gerufen.
page-calls-tested = Ein Probealarm ist unterwegs.
page-calls-push = Ruf mich in diesem Browser
page-calls-push-not =
    { $why ->
        [install] Auf einem iPhone oder iPad muss diese Seite erst installiert werden: „Teilen“, dann „Zum Home-Bildschirm“. Öffne sie von dort und komm hierher zurück.
        [denied] Diesem Browser wurde gesagt, von dieser Seite nichts zu melden; seine Einstellungen für die Seite können das ändern.
       *[no] Dieser Browser lässt sich nicht rufen, oder nicht unter einer Adresse ohne https.
    }
page-calls-own = Ruf mich unter { $address }
page-calls-mail = Mailadresse
page-calls-mail-add = Schreib mir
page-calls-mail-sent = Ein Brief an { $address } ist unterwegs. Sonst kommt nichts, bevor sein Knopf gedrückt ist.
page-calls-hook = Webadresse
page-calls-form = als
page-calls-hook-add = Dorthin rufen
page-calls-quiet = Ruhezeiten
page-calls-quiet-on = Ruf mich nachts nicht ({ $zone })
page-calls-from = von
page-calls-to = bis
page-calls-table = Ruf mich an diesen Tisch
page-calls-link-title = Rufe
page-calls-confirm = { $person } möchte unter { $name } gerufen werden, wenn ein Tisch wartet. Bist du das?
page-calls-confirm-yes = Ja, ruf mich hier
page-calls-confirm-no = Nein
page-calls-confirmed = Notiert: Unter { $name } wird gerufen.
page-calls-stop =
    { $kind ->
        [push] { $person } wird in einem Browser gerufen. Genug davon?
       *[other] { $person } wird unter { $name } gerufen. Genug davon?
    }
page-calls-stop-table = Keine Rufe von diesem Tisch
page-calls-stop-all =
    { $kind ->
        [mail] Gar keine Briefe mehr
       *[other] Gar keine Rufe mehr
    }
page-calls-stopped = Erledigt. Dort ruft niemand mehr.
page-calls-stopped-table = Erledigt. Dieser Tisch ruft dich nicht mehr; die anderen schon.
