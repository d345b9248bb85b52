### Der Moment vor der ersten Frage, um einen Bildschirm: Alle sehen nach, was sie bekommen haben.

page-role-look = Seht auf euer Telefon, dann legt es verdeckt hin.
page-role-all = Alle zugleich, damit niemand zuerst nachsieht.
page-role-count = { $done } von { $all }
page-role-missing =
    { $count ->
        [0] haben nachgesehen. Es geht los.
       *[other] haben nachgesehen. Es fehlt noch: { $who }
    }
page-role-seat =
    { $looks ->
        [yes] sieht nach
       *[no] hat nachgesehen
    }
page-role-bot = ein Bot, immer bereit
page-role-go = Ohne Warten beginnen
page-role-yours = Das ist nur für dich.
page-role-thumb = Es zeigt sich, solange dein Daumen unten ruht. Die Nachbarn sind neugierig, das ist ihr Amt.
page-role-waits = Leg das Telefon verdeckt hin. Der große Bildschirm wartet auf die anderen.
page-role-looked =
    { $looked ->
        [yes] Du hast nachgesehen
       *[no] Ich habe nachgesehen
    }
page-role-looked-how =
    { $looked ->
        [yes] antippen, um erst noch einmal nachzusehen
       *[no] dann verdeckt hinlegen; der große Bildschirm zählt mit
    }
