### Zurückkommen als der, der man war, und in einen geschlossenen Saal kommen.

page-account-text = Ein Konto braucht niemand. Wenn du magst, hinterlass hier eine Mailadresse oder einen Passkey, und du bist auf jedem Gerät wieder { $name }.
page-account-text-passkeys = Ein Konto braucht niemand. Wenn du magst, leg hier einen Passkey an, und du bist wieder { $name }, wo immer deine Geräte ihn haben.
page-account-mail = Mailadresse
page-account-mail-is = Deine Adresse hier ist { $address }. Niemand sonst sieht sie; an sie geht ein Link, der dich anmeldet, und die Benachrichtigungen, die du bestellst.
page-account-mail-send = Link schicken
page-account-mail-sent =
    Eine E-Mail ist unterwegs. Öffne ihren Link innerhalb von { $minutes ->
        [one] einer Minute
       *[other] { $minutes } Minuten
    } und drück dort den Knopf; dann ist die Adresse deine.
page-account-mail-called = Auch Benachrichtigungen gehen dorthin, und sie gehen weiter, wenn du die Adresse hier entfernst: Die beendest du am Eingang unter „Benachrichtigungen“.
page-account-mail-remove =
    { $sure ->
        [yes] Wirklich entfernen
       *[no] Adresse entfernen
    }
page-account-passkeys = Passkeys
page-account-passkey-text = Einen Passkey bewahrt dein Gerät oder seine Passwortverwaltung; ein Finger, ein Gesicht oder ein Code öffnet ihn. Zu merken gibt es nichts.
page-account-passkey-add = Passkey anlegen
page-account-passkey-called =
    { $known ->
        [both] { $browser } auf { $system }
        [browser] { $browser }
        [system] { $system }
       *[none] ein Gerät
    }
page-account-passkey-when =
    { $used ->
        [yes] angelegt { $since }, benutzt { $seen }
       *[no] angelegt { $since }
    }
page-account-passkey-remove =
    { $sure ->
        [yes] Wirklich entfernen
       *[no] Entfernen
    }
page-account-passkey-failed = Der Browser hat keinen Passkey angelegt. Nichts hat sich geändert.
page-signin-text = Hol dir deinen Namen und deine Partien zurück.
page-signin-passkey = Mit einem Passkey
page-signin-passkey-failed = Der Browser hat keinen Passkey gezeigt. Nichts hat sich geändert.
page-signin-mail-sent =
    Wenn hier jemand diese Adresse hat, ist eine E-Mail unterwegs. Öffne ihren Link auf diesem Gerät, innerhalb von { $minutes ->
        [one] einer Minute.
       *[other] { $minutes } Minuten.
    }
page-signin-instead = Auf diesem Gerät { $name } sein
page-signin-stays = Hier bist du { $you }. Was { $you } gehört, Tische und Plätze, bleibt bei { $you } und kommt nicht mit. Mach erst einen Link für ein anderes Gerät, wenn du es wiederhaben willst.
page-door = Dieser Server ist geschlossen
page-door-text = Geschlossene Gesellschaft, auf Beschluss des Gastgebers. Wer eine Einladung hat, ist willkommen; die Spiele lernen darf derweil jeder.
page-door-invite = Einladung
page-door-come-in = Eintreten
page-door-learn = Derweil die Regeln
page-door-title = Geschlossen · Presidium
