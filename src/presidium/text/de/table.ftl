### Was ein Tisch allen sagt, und warum er etwas ablehnt.

## Was der ganze Tisch von seinen Plätzen hört

notice-left = { $seat }: { $name } ist gegangen; der Hausmeister spielt weiter.
notice-conceded = { $seat }: { $name } hat aufgegeben; der Hausmeister spielt weiter.
notice-removed = { $seat }: Vom Gastgeber entfernt: { $name }. Der Hausmeister spielt weiter.
notice-filled = { $seat }: Ab jetzt spielt der Bot { $name }.
notice-claimed =
    { $seat }: { $name } bekommt diesen Platz in { $pace ->
        [live] zwei Minuten
       *[other] einem Tag
    }, falls { $other } nicht ablehnt oder zurückkommt.
notice-took =
    { $former ->
        [no] { $seat }: Ab jetzt spielt { $name }.
       *[yes] { $seat }: Ab jetzt spielt { $name }, und nicht mehr { $other }.
    }
notice-refused =
    { $former ->
        [no] { $seat }: { $name } lässt niemanden sonst auf diesen Platz.
       *[yes] { $seat }: { $name } lehnt ab; { $other } bekommt diesen Platz nicht.
    }
notice-withdrawn = { $seat }: { $name } bekommt diesen Platz doch nicht.
notice-kept = { $seat }: { $name } ist wieder da und behält den Platz; { $other } bekommt ihn nicht.
notice-moment = Jemand bittet um einen Moment.
notice-late = { $seat }: Die Zeit war um, { $name } schwieg; der Hausmeister hat geantwortet.
notice-late-sealed = { $seat }: Die Zeit war um, { $name } schwieg; der Hausmeister hat versiegelt geantwortet: { $action }
notice-then-unneeded = „{ $action }“, dein Wort für das Fenster, wurde nicht gebraucht: Es ging keines auf.
notice-then-impossible = „{ $action }“, dein Wort für das Fenster, war dort nicht mehr möglich.
notice-holiday-proposed = { $seat }: { $name } bittet die anderen um ein paar freie Tage.
notice-holiday = { $seat }: { $name } ist im Urlaub, mit Zustimmung aller; die Uhren stehen.
notice-holiday-over = { $seat }: Der Urlaub von { $name } ist vorbei.
notice-adjourn-proposed = { $seat }: { $name } schlägt vor, in einem anderen Tempo weiterzuspielen.
notice-adjourned = { $seat }: Der Tisch spielt in einem anderen Tempo weiter, wie { $name } es vorgeschlagen hat und alle es wollten.
notice-proposal-refused = { $seat }: { $name } ist gegen den Vorschlag von { $other }; alles bleibt, wie es ist.
notice-proposal-withdrawn = { $seat }: { $name } zieht den Vorschlag zurück.
name-alike = { $name } (ein Name, der hier einem anderen gleicht)
notice-back-proposed = { $seat }: { $name } möchte die letzte Antwort zurücknehmen und fragt die anderen.
notice-back-refused = { $seat }: { $name } ist dagegen; was { $other } geantwortet hat, gilt.
notice-back-withdrawn = { $seat }: { $name } lässt die Antwort doch stehen.
notice-taken-back = { $seat }: { $name } hat die letzte Antwort zurückgenommen.

## Ablehnungen am Tisch

refused-who-are-you = Hier kennt dich niemand; nimm zuerst einen Namen an.
refused-no-such-permanent-bot = Hier heißt kein ständiger Bot „{ $name }“.
refused-bot-without-a-name = Ein Bot, den man einladen soll, braucht einen Namen.
refused-bot-name-taken = Ein anderer Bot heißt hier „{ $name }“ oder sieht so aus. Nehmen Sie einen anderen Namen.
refused-bots-keep-their-name = Ein ständiger Bot behält seinen Namen: unter dem wird er eingeladen.
refused-bot-plays-another-game = { $name } spielt { $game } nicht.
refused-bot-sits-already = { $name } sitzt schon an diesem Tisch.
refused-bot-has-enough = { $name } hat mehr Einladungen, als er lesen kann.
refused-no-such-table = Einen solchen Tisch gibt es nicht.
refused-no-such-address = Unter dieser Adresse ist nichts: { $text }.
refused-no-such-method = Das kann man diese Adresse nicht fragen: { $text }.
refused-no-such-link = Dieser Link ist verbraucht, zu alt geworden oder war nie einer.
refused-hall-closed = Dieser Saal ist geschlossen: Fremde kommen nur mit Einladung herein.
refused-banned = Der Hausherr hat dich vor die Tür gesetzt.
refused-draining = Das Haus wird gleich renoviert: Es wird kein neuer Tisch gedeckt. Laufende Partien gehen weiter.
refused-no-such-invitation = Diese Einladung ist verbraucht, zu alt, widerrufen oder war nie eine.
refused-no-such-screen = Kein Tisch hier hat einen Bildschirm mit diesem Code.
refused-sofa-is-for-people = Rund um einen Bildschirm spielen Menschen, mit Uhr oder ohne; die Tempi „solo“ und „bots“ brauchen kein Sofa.
refused-sofa-asks-all = Rund um einen Bildschirm wird in jedem Fenster jeder gefragt: Wer neben dir sitzt, sähe, dass dein Telefon dunkel bleibt.
refused-signed-in-already = Du bist hier schon { $name }: Der Link ist für ein anderes Gerät, und er gilt noch.
refused-signed-in-otherwise = Du bist hier { $you }, und der Link würde dich zu { $name } machen: Das will bestätigt sein. Der Link gilt noch.
refused-one-table-only = Auf diesem Gerät hat dich der Link eines Rufs angemeldet, für seinen Tisch und sonst nichts. Melde dich dafür am Eingang ganz an: durch einen Brief, einen Passkey oder einen Link von einem Gerät, auf dem du es bist.
refused-no-such-device = Auf so einem Gerät bist du nicht angemeldet.
refused-no-such-message = Keine Nachricht hier hat die Nummer { $text }.
refused-not-your-seat = Platz { $seat } ist nicht deiner.
refused-only-host = Das darf nur der Gastgeber.
refused-only-players = Das darf nur, wer hier mitgespielt hat.
refused-no-open-seat = An diesem Tisch ist kein Platz mehr frei.
refused-seat-taken = Platz { $seat } ist besetzt.
refused-unknown-portrait = Ein solches Porträt gibt es nicht. Es gibt: { $known }.
refused-seat-open = Auf Platz { $seat } sitzt niemand.
refused-seats-open = Einige Plätze sind noch frei; besetze sie zuerst.
refused-nobody-sits-there = Auf Platz { $seat } sitzt kein Mensch.
refused-too-many-bots = Es sind mehr Bots als Plätze: Der Tisch hat { $seats }.
refused-solo-is-for-one = Beim Tempo „solo“ spielt genau ein Mensch; der Rest sind Bots.
refused-seat-held = Platz { $seat } wird von Hand gespielt. Ein Link gilt, sobald der Hausmeister dort spielt; heb ihn bis dahin auf.
refused-knows-another-seat = Du hattest an diesem Tisch schon einen anderen Platz und kennst seine Geheimnisse; Platz { $seat } ist nichts für dich, solange gespielt wird.
refused-seat-refused = { $name } lässt niemanden sonst auf Platz { $seat }.
refused-claimed-already = Jemand soll diesen Platz schon bekommen, oder du einen anderen; warte, bis das geklärt ist.
refused-nobody-claims = Platz { $seat } soll niemand sonst bekommen.
refused-seat-is-yours = Platz { $seat } ist noch deiner, und niemand bekommt ihn, solange du da bist; verlass ihn, wenn jemand anderes ihn haben soll.
refused-bots-among-themselves = Beim Tempo „bots“ spielt kein Mensch mit.
refused-started-already = Die Partie hat schon begonnen.
refused-not-started = Die Partie hat noch nicht begonnen.
refused-not-over = Die Partie ist noch nicht vorbei.
refused-table-over = Dieser Tisch ist Geschichte.
refused-archives-shut = Dieser Tisch wurde geschlossen, ehe die Partie vorbei war; seine Archive bleiben zu.
refused-archives-wait = Der Gastgeber hat jemanden aus dieser Partie entfernt; die Archive öffnen sich mit dem Einverständnis von: { $names }.
refused-older-rules = Was davor war, wurde nach älteren Regeln gespielt (rules-version { $version }) und nicht Schritt für Schritt aufgehoben. So standen die Dinge da, mit allem, was geschehen war.
refused-beliefs-older-rules = Diese Partie begann nach älteren Regeln (rules-version { $version }); was man darin hätte wissen können, lässt sich nicht mehr ausrechnen.
refused-took-too-long = Das hat zu lange gedauert und wurde aufgegeben. Versuch es später noch einmal.
refused-played-by-older-rules = Diese Partie wurde nach älteren Regeln gespielt (rules-version { $version }); ansehen lässt sie sich, weiterspielen nicht.
refused-no-such-moment = Einen Moment { $moment } hat diese Partie nicht.
refused-begins-otherwise = Was dort beginnt, ist { $game } zu { $seats }, mit eigenen Optionen.
refused-unplayable = Von dieser Stellung aus geht keine Partie weiter: Bots haben es versucht und kamen an kein Ende.
refused-whatif-too-long = Die Bots kamen in ihrer Zeit an kein Ende; versuch es mit einem späteren Moment.
refused-nothing-to-suggest = Es gibt gerade nichts vorzuschlagen.
refused-paused = Die Uhren sind angehalten; bis sie weiterlaufen, zählt nichts.
refused-table-rests = Der Gastgeber hat jemanden entfernt, und es sind keine zwei Menschen mehr am Tisch: Er ruht, bis jemand Platz nimmt.
refused-not-paused = Die Uhren sind nicht angehalten.
refused-stale-question = Frage { $question } steht nicht mehr im Raum.
refused-nothing-to-take-back = Es gibt nichts zurückzunehmen: Seit deiner letzten Antwort ist ein Würfel gefallen, oder jemand anders hat geantwortet. Unter Menschen geht nur eine offene Antwort zurück.
refused-seen-since = Deine letzte Antwort hat etwas Verborgenes ans Licht gebracht; sie lässt sich nicht zurücknehmen.
refused-objected-already = Die anderen sind zu dieser Antwort schon gefragt worden, und sie gilt.
refused-nothing-proposed = Im Augenblick will niemand eine Antwort zurücknehmen.
refused-too-late = Für diese Frage ist die Zeit um.
refused-no-moments-here = Hier ist kein Fenster offen, für das man um einen Moment bitten könnte.
refused-one-moment-each = Für dieses Fenster wurde schon um einen Moment gebeten; mehr als einen hat niemand.
refused-no-moments-left = Deine Momente sind aufgebraucht; jedes Jahr kommt einer dazu.
refused-clock-runs = An diesem Tisch läuft eine Uhr, und wenn sie abläuft, antwortet der Hausmeister.
refused-mind-yourself = Das ist dein eigener Platz: Der Hausmeister ist für andere da, auf die der Tisch wartet.
refused-mind-not-playing = Den Hausmeister rufen kann nur, wer an diesem Tisch spielt.
refused-not-waited-for = Platz { $seat } hält niemanden auf: Er ist gerade nicht gefragt, oder dort spielt kein Mensch.
refused-some-patience = Etwas Geduld: Erst wenn der Tisch { $minutes } Minuten gewartet hat, kann man den Hausmeister rufen.
refused-mail-deadline = Per Post darf eine Antwort zwischen { $hours ->
        [one] einer Stunde
       *[other] { $hours } Stunden
    } und { $days } Tagen dauern.
refused-no-such-zone = Keine Karte hier kennt die Zeitzone „{ $zone }“. Sie heißen etwa Europe/Paris oder America/New_York.
refused-hours-too-long = So lange schläft niemand: Höchstens { $most } Stunden am Tag können Ruhezeit sein.
refused-sofa-not-by-mail = Rund um einen Bildschirm sitzen alle in einem Raum; per Post nicht.
refused-sofa-stays = Rund um einen Bildschirm bleibt das Tempo, wie es ist: Wer dort sitzt, sieht schon, wenn jemand zu Bett geht.
refused-holiday-where-it-waits = An einem Tisch mit laufender Uhr kann niemand tagelang fehlen. Schlag zuerst vor, per Post oder ohne Uhr weiterzuspielen.
refused-on-holiday-already = Du bist schon im Urlaub. Melde dich zurück, und frag dann noch einmal.
refused-on-holiday = Dort ist jemand im Urlaub, und der ganze Tisch hat zugestimmt.
refused-not-on-holiday = Du bist nicht im Urlaub.
refused-adjourn-is-for-people = Nur Menschen, die miteinander spielen, können das Tempo wechseln: Allein und unter Bots wartet niemand auf jemanden.
refused-same-tempo = Der Tisch hat genau dieses Tempo schon.
refused-one-proposal-at-a-time = Jemand anders hat etwas vorgeschlagen; antworte zuerst darauf.
refused-no-such-proposal = Das schlägt niemand mehr vor.
refused-players-talk-as-players = Solange gespielt wird, reden die Spieler am Tisch und nicht mit denen, die zusehen.
refused-has-played = Wer hier gespielt hat, hört die Zuschauer bis zum Ende der Partie nicht und redet nicht mit.
refused-chat-is-full = An diesem Tisch ist genug geredet worden.
refused-enough-written = Du hast an diesem Tisch so viel geschrieben, dass er nichts mehr davon aufhebt. Die Partie geht weiter.
refused-table-is-full = An diesem Tisch ist so viel geschrieben worden, dass er nichts mehr aufhebt. Die Partie geht weiter.
refused-too-many-tables = { $most } Tische, die du gedeckt hast, sind noch nicht zu Ende; bring zuerst einen davon zu Ende.
refused-too-many-tables-here = { $most } Tische, die von deiner Adresse aus gedeckt wurden, sind noch nicht zu Ende; erst muss einer davon enden.
refused-no-orders-here = { $game } kennt keine Daueraufträge.
refused-too-fast =
    Das war zu viel auf einmal; versuch es in { $seconds ->
        [one] einer Sekunde
       *[other] { $seconds } Sekunden
    } noch einmal.
refused-enough-gestures =
    Genug gestempelt und gehustet; versuch es in { $seconds ->
        [one] einer Sekunde
       *[other] { $seconds } Sekunden
    } noch einmal.
refused-too-large = Das ist zu lang; höchstens { $limit } Bytes.
refused-unreadable-body = Das kann der Server nicht lesen: { $text }.
refused-foreign-origin = Die Seite eines anderen Hauses hat hier nichts zu bestellen.
refused-misdirected = Niemand hier heißt „{ $name }“. Wer diesen Server betreibt, kann den Namen erlauben: presidium serve --allow-host { $name }

## Ablehnungen der Platte

refused-disk-full = Die Platte des Servers ist voll: Es ist nichts geschehen. Sobald wieder Platz ist, geht es von selbst weiter.
refused-disk-read-only = Der Server darf nicht auf seine Platte schreiben: Es ist nichts geschehen. Sobald er darf, geht es von selbst weiter.
refused-disk-damaged = Was der Server hier aufgehoben hat, ist beschädigt; wer ihn betreibt, muss eine Sicherung einspielen.
refused-disk-fails = Die Platte des Servers antwortet nicht, wie sie sollte: Es ist nichts geschehen. Versuch es gleich noch einmal.

## Ablehnungen dieses Rechners

refused-no-answer = Unter { $address } antwortet niemand.
refused-unknown-reason = Der Server lehnt das ab, aus einem Grund, für den diese Version keine Worte hat ({ $reason }).

refused-nobody-there = Dort ist niemand zu finden.
refused-not-oneself = Das wärst du selbst. Selbstkritik übt man persönlich.
refused-enough-others = Deine Liste ist voll: { $most } Leute. Nimm erst jemanden herunter.
refused-never-said = Das wurde dort nicht gesagt, jedenfalls nicht von dem, um den es geht. Der Gastgeber nimmt nur Zitate.
refused-not-sure = Vergessen werden lässt sich nicht rückgängig machen. Sag, dass du sicher bist.
