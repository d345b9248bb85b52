### Warum ein Tisch, der Server oder dieser Rechner etwas ablehnt. Die Seite lädt dies mit der ersten Ablehnung.

refused-not-an-option = Das steht nicht zur Wahl.
refused-not-asked =
    { $seat ->
        [0] Der Zufall
       *[other] Genosse { $seat }
    } wird gerade nichts gefragt.
refused-answered-already = Genosse { $seat } hat schon geantwortet, und eine versiegelte Antwort bleibt versiegelt.
refused-game-over = Die Partie ist vorbei; es gibt nichts mehr zu antworten.
refused-unreadable = Niemand hier kann „{ $text }“ lesen.
refused-not-a-record = Das ist keine Aufzeichnung einer Partie: Die erste Zeile muss „{ $expected }“ lauten.
refused-header-lacks = Im Kopf der Aufzeichnung fehlt die Zeile „{ $text } …“.
refused-said-twice = Der Kopf der Aufzeichnung sagt zweimal „{ $text }“.
refused-unknown-rules-version = Diese Aufzeichnung folgt Fassung { $version } der Regeln von { $game }; hier kennt man nur Fassung { $known }.
refused-wrong-players = { $game } ist ein Spiel für { $least } bis { $most }, nicht für { $seats }.
refused-unknown-option = { $game } kennt keine Option „{ $option }“; es gibt: { $known }.
refused-bad-option = Die Option { $option } kann nicht „{ $value }“ lauten; möglich ist: { $allowed }.
refused-option-form = „{ $text }“ ist keine Wahl; eine Option schreibt man als NAME=WERT.
refused-no-such-seat = An diesem Tisch gibt es keinen Platz { $seat }.
refused-nobody-reads = Was sich aus so einer Partie lesen lässt, hat noch niemand gesagt.
refused-unknown-lens = Eine Lupe „{ $lens }“ gibt es für dieses Spiel nicht. Es gibt: { $known }.
refused-no-such-answer = Diese Aufzeichnung hat keine Antwort mit der Nummer { $number }.
refused-answered-so = Genau so wurde wirklich geantwortet.
refused-nothing-left-to-play = In diesem Moment ist die Partie vorbei: Es gibt nichts mehr zu spielen.
refused-round-not-played = Runde { $round } wurde nicht gespielt.
refused-nothing-to-retract = Du hast nichts gesagt, was du zurücknehmen könntest.
refused-nothing-to-deny = Platz { $seat } hat nichts über dich gesagt, was du bestreiten könntest.
refused-nothing-to-object = Platz { $seat } hat damals nicht das Gegenteil gesagt.
refused-talks-to-oneself = Das sagt man zu jemand anderem.
refused-no-position-here = Eine Stellung lässt sich nur aufschreiben, solange gespielt wird: nach dem Aufbau und vor dem Ende.
refused-no-positions = Für Stellungen hat dieses Spiel kein Formular.
refused-position-lacks = Die Stellung sagt nichts über „{ $text }“.
refused-position-hides-nothing = Die Stellung sagt nicht, was verborgen ist: Für jemanden fehlt „{ $text } …“. Was das Programm einsetzen würde, könnten alle erraten.
refused-position-differs = Die Stellung dieser Aufzeichnung gehört zu einem anderen Spiel, anderen Optionen oder einer anderen Zahl von Plätzen als ihr Kopf.
refused-out-of-range = In dieser Stellung steht { $text } auf { $found }; möglich ist nur { $least } bis { $most }.
refused-unknown-game = Kein Spiel heißt „{ $game }“; hier wird gespielt: { $known }.
refused-batch-without = Partien zu Millionen werden ohne die Option { $option } gespielt.
refused-batch-other-rules = Diese Partie geht nach anderen Regeln als der Stapel.
refused-unknown-bot = Kein Bot heißt „{ $bot }“; im Dienst sind: { $known }.
refused-unknown-language = Niemand hier spricht „{ $lang }“; man spricht: { $known }.
refused-unknown-rule = Die Regeln von { $game } haben keine Nummer { $number }.
refused-no-such-file = Die Datei „{ $file }“ lässt sich nicht öffnen: { $why }.
refused-not-text = Die Datei „{ $file }“ ist kein Text in UTF-8.
refused-ask-when = Sag, wann du in Fenstern gefragt werden willst: { $known }.
refused-save-where = Sag, wohin mit der Partie: save DATEI.
refused-cannot-write = „{ $file }“ lässt sich nicht schreiben: { $why }.
refused-no-human-seat = Diese Aufzeichnung hat keinen Platz für dich: Genau einer ihrer Plätze muss „human“ heißen.

## Ablehnungen, denen nur begegnen sollte, wer Bots schreibt

refused-bad-bot =
    Der Bot „{ $bot }“ kann nicht Platz nehmen: { $fault ->
        [no-file] Eine Datei { $detail } gibt es nicht.
        [no-module] Ein Modul { $detail } gibt es nicht.
        [no-class] Nichts dort heißt { $detail }.
        [no-choose] { $detail } kann nicht wählen.
        [no-setting] Eine Einstellung { $detail } kennt er nicht.
        [bad-setting] Mit { $detail } kann er nichts anfangen.
       *[broken] Er ist zusammengebrochen: { $detail }.
    }
refused-policy-not-open = Die Funktion hat mit Aktion { $number } geantwortet. Möglich sind { $open }.
refused-policy-wrong-size = Die Funktion hat { $size } Gewichte zurückgegeben; an diesem Tisch gibt es { $expected } Aktionen.
refused-policy-no-chances = Die Funktion hat keiner möglichen Aktion ein positives Gewicht gegeben, oder ein Gewicht ist negativ oder keine Zahl.
refused-net-no-file = Die Datei { $file } gibt es nicht.
refused-net-unreadable = { $file } ist kein Netz: { $why }. Die Funktion save_net aus presidium.bots.runtime.policy schreibt eines.
refused-net-wrong-size = Das Netz in { $file } hat die Größe { $found }; seine Kodierung braucht { $expected }.
refused-net-other-table = Das Netz wurde für { $net } trainiert und kann { $table } nicht spielen.
refused-no-action-list = { $game } hat keine Liste von Aktionen; Programme, die für andere Spiele gemacht sind, können es nicht spielen.
refused-no-encoding = { $game } hat keine Kodierung; es gibt sie für { $known }.
refused-bad-encoding-id = { $name } bezeichnet keine Kodierung. Eine Kodierung heißt zum Beispiel presidium/goulag-v1.
refused-illegal-raise-or-end = Eine verbotene Aktion kann einen Fehler auslösen oder das Spiel beenden: illegal ist „raise“ oder „end“, nicht { $value }.
refused-no-render-mode = Den Anzeigemodus { $mode } gibt es nicht. Es gibt „ansi“ und „human“.
refused-environment-not-reset = In dieser Umgebung läuft kein Spiel. Zuerst muss reset aufgerufen werden.
refused-no-such-action = Eine Aktion { $number } gibt es nicht; die letzte hat die Nummer { $most }.
refused-action-not-open = Die Aktion { $number } ({ $action }) steht dir jetzt nicht offen.
refused-no-history = In dieser Partie { $game } führt kein Weg von einer ausgedachten Welt zurück zu ihrer Geschichte.
refused-bot-answer-refused = Der Bot { $bot } auf Platz { $seat } hat { $answer } geantwortet, und die Regeln lehnen das ab.
refused-bot-statement-refused = Der Bot { $bot } auf Platz { $seat } hat { $answer } gesagt, und das ergibt hier keinen Sinn.
refused-not-an-action = Das ist kein Zug.
refused-not-a-statement = Das ist keine Aussage.
refused-no-numbers-yet = Noch haben die Möglichkeiten keine Nummern; „options“ zeigt sie mit den ihren.
refused-not-a-record-there = { $file } gibt es schon, und es ist keine gespeicherte Partie; sie bleibt unberührt.
refused-load-alone = Eine gespeicherte Partie bringt ihr Spiel und ihre Optionen mit, bei --load auch ihre Bots; nenne nichts davon.
refused-seat-or-all = Erzählt wird eine Partie, wie ein Platz sie sah, oder mit allen Geheimnissen: --seat und --all schließen einander aus.

## Ablehnungen am Tisch

refused-who-are-you = Hier kennt dich niemand; nimm zuerst einen Namen an.
refused-no-such-permanent-bot = Hier heißt kein ständiger Bot „{ $name }“.
refused-bot-without-a-name = Ein Bot, den man einladen soll, braucht einen Namen.
refused-bot-name-taken = Ein anderer Bot heißt hier „{ $name }“ oder sieht so aus. Nimm einen anderen Namen.
refused-bots-keep-their-name = Ein ständiger Bot behält seinen Namen: unter dem wird er eingeladen.
refused-bot-plays-another-game = { $name } spielt { $game } nicht.
refused-bot-sits-already = { $name } sitzt schon an diesem Tisch.
refused-bot-has-enough = { $name } hat mehr Einladungen, als er lesen kann.
refused-no-such-table = Einen solchen Tisch gibt es nicht.
refused-no-such-address = Unter dieser Adresse ist nichts: { $text }.
refused-no-such-method = Das kann man diese Adresse nicht fragen: { $text }.
refused-no-such-link = Dieser Link ist verbraucht, zu alt geworden oder war nie einer.
refused-hall-closed = Dieser Server ist geschlossen: Fremde kommen nur mit Einladung herein.
refused-banned = Der Hausherr hat dich vor die Tür gesetzt.
refused-draining = Der Server wird gleich aktualisiert: Neue Tische gibt es gerade nicht. Laufende Partien gehen weiter.
refused-no-such-invitation = Diese Einladung ist verbraucht, zu alt, widerrufen oder war nie eine.
refused-no-such-screen = Kein Tisch hier hat einen Bildschirm mit diesem Code.
refused-sofa-is-for-people = Rund um einen Bildschirm spielen Menschen, mit Uhr oder ohne; die Tempi „solo“ und „bots“ brauchen kein Sofa.
refused-sofa-asks-all = Rund um einen Bildschirm wird in jedem Fenster jeder gefragt: Wer neben dir sitzt, sähe, dass dein Telefon dunkel bleibt.
refused-signed-in-already = Du bist hier schon { $name }: Der Link ist für ein anderes Gerät, und er gilt noch.
refused-signed-in-otherwise = Du bist hier { $you }, und der Link würde dich zu { $name } machen: Das will bestätigt sein. Der Link gilt noch.
refused-one-table-only = Auf diesem Gerät hat dich der Link einer Benachrichtigung angemeldet, für seinen Tisch und sonst nichts. Melde dich dafür am Eingang ganz an: durch eine E-Mail, einen Passkey oder einen Link von einem Gerät, auf dem du es bist.
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
refused-no-such-moment = In dieser Partie gibt es keinen Moment { $moment }.
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
refused-no-moments-here = Hier ist kein Fenster offen, für das man mehr Zeit verlangen könnte.
refused-no-floor = Gerade ist keine Aussprache: Der Tisch macht keine Pause zum Reden.
refused-floor-without-clock = Diese Aussprache hat keine Uhr und braucht keine weitere Zeit.
refused-floor-extended = Diese Aussprache wurde schon zweimal verlängert.
refused-one-moment-each = Für dieses Fenster wurde schon um einen Moment gebeten; mehr als einen hat niemand.
refused-no-moments-left = Deine Momente sind aufgebraucht; jedes Jahr kommt einer dazu.
refused-clock-runs = An diesem Tisch läuft eine Uhr, und wenn sie abläuft, antwortet der Hausmeister.
refused-mind-yourself = Das ist dein eigener Platz: Der Hausmeister ist für andere da, auf die der Tisch wartet.
refused-mind-not-playing = Den Hausmeister rufen kann nur, wer an diesem Tisch spielt.
refused-not-waited-for = Platz { $seat } hält niemanden auf: Er ist gerade nicht gefragt, oder dort spielt kein Mensch.
refused-some-patience = Etwas Geduld: Erst wenn der Tisch { $minutes } Minuten gewartet hat, kann man den Hausmeister rufen.
refused-mail-deadline = In einer Fernpartie darf eine Antwort zwischen { $hours ->
        [one] einer Stunde
       *[other] { $hours } Stunden
    } und { $days } Tagen dauern.
refused-no-such-zone = Keine Karte hier kennt die Zeitzone „{ $zone }“. Sie heißen etwa Europe/Paris oder America/New_York.
refused-hours-too-long = So lange schläft niemand: Höchstens { $most } Stunden am Tag können Ruhezeit sein.
refused-sofa-not-by-mail = Rund um einen Bildschirm sitzen alle in einem Raum; in einer Fernpartie nicht.
refused-sofa-stays = Rund um einen Bildschirm bleibt das Tempo, wie es ist: Wer dort sitzt, sieht schon, wenn jemand zu Bett geht.
refused-holiday-where-it-waits = An einem Tisch mit laufender Uhr kann niemand tagelang fehlen. Schlag zuerst vor, als Fernpartie oder ohne Uhr weiterzuspielen.
refused-on-holiday-already = Du hast schon frei. Melde dich zurück, und frag dann noch einmal.
refused-on-holiday = Dort hat jemand frei, und der ganze Tisch hat zugestimmt.
refused-not-on-holiday = Du hast keine freien Tage.
refused-adjourn-is-for-people = Nur Menschen, die miteinander spielen, können das Tempo wechseln: Allein und unter Bots wartet niemand auf jemanden.
refused-same-tempo = Der Tisch hat genau dieses Tempo schon.
refused-one-proposal-at-a-time = Jemand anders hat etwas vorgeschlagen; antworte zuerst darauf.
refused-no-such-proposal = Das schlägt niemand mehr vor.
refused-players-talk-as-players = Solange gespielt wird, reden die Spieler am Tisch und nicht mit denen, die zusehen.
refused-has-played = Wer hier gespielt hat, hört die Zuschauer bis zum Ende der Partie nicht und redet nicht mit.
refused-chat-is-full = An diesem Tisch ist genug geredet worden.
refused-enough-noted = Dein Notizbuch für diesen Platz ist voll: Es fasst { $most } Bytes. Lösch erst eine Notiz.
refused-enough-written = Du hast an diesem Tisch so viel geschrieben, dass er nichts mehr davon aufhebt. Die Partie geht weiter.
refused-table-is-full = An diesem Tisch ist so viel geschrieben worden, dass er nichts mehr aufhebt. Die Partie geht weiter.
refused-too-many-tables = { $most } Tische, die du gedeckt hast, sind noch nicht zu Ende; bring zuerst einen davon zu Ende.
refused-too-many-tables-here = { $most } Tische, die von deiner Adresse aus gedeckt wurden, sind noch nicht zu Ende; erst muss einer davon enden.
refused-no-phases-here = Dieses Spiel hat keine Phasen.
refused-no-orders-here = { $game } kennt keine geheimen Weisungen.
refused-queue-full =
    Andere Besucher warten schon darauf; versuch es in { $seconds ->
        [one] einer Sekunde
       *[other] { $seconds } Sekunden
    } noch einmal.
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
refused-foreign-origin = Die Seite eines anderen Servers hat hier nichts zu bestellen.
refused-misdirected = Niemand hier heißt „{ $name }“. Wer diesen Server betreibt, kann den Namen erlauben: presidium serve --allow-host { $name }

## Ablehnungen der Platte

refused-disk-full = Die Platte des Servers ist voll: Es ist nichts geschehen. Sobald wieder Platz ist, geht es von selbst weiter.
refused-disk-read-only = Der Server darf nicht auf seine Platte schreiben: Es ist nichts geschehen. Sobald er darf, geht es von selbst weiter.
refused-disk-damaged = Was der Server hier aufgehoben hat, ist beschädigt; wer ihn betreibt, muss eine Sicherung einspielen.
refused-disk-fails = Die Platte des Servers antwortet nicht, wie sie sollte: Es ist nichts geschehen. Versuch es gleich noch einmal.

## Ablehnungen dieses Rechners

refused-nobody-there = Dort ist niemand zu finden.
refused-not-oneself = Das wärst du selbst. Selbstkritik übt man persönlich.
refused-enough-others = Deine Liste ist voll: { $most } Leute. Nimm erst jemanden herunter.
refused-never-said = Das wurde dort nicht gesagt, jedenfalls nicht von dem, um den es geht. Der Gastgeber nimmt nur Zitate.
refused-not-sure = Vergessen werden lässt sich nicht rückgängig machen. Sag, dass du sicher bist.
