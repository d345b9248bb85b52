### Was jedes Spiel und der Tisch selbst brauchen. Angeredet wird mit du, gesessen wird als Genosse.

## Die Plätze. Der Name eines Platzes kann überall im Satz stehen, aber nur im Nominativ.

seat = Genosse { $number }
your-seat = Genosse { $number } (du)
# Whoever sits there for the house: a surname, which stands in any sentence.
comrade =
    { $id ->
        [trembler] Droschkin
        [sailor] Schtormin
        [zealot] Fanfarowa
        [cook] Kotletow
        [archivist] Papkin
        [fox] Lissizyn
        [widow] Wdowina
        [grandmaster] Zugzwangow
       *[other] { $id }
    }
chance = Der Zufall
nobody = niemand
listing = { $some } und { $last }

## Was zu keinem Spiel gehört

said = { $seat }: „{ $statement }“
pass = Den Dingen ihren Lauf lassen
log-round = Runde { $round }
rules-untranslated = Diese Regeln hat noch niemand übersetzt; hier stehen sie, wie sie gekommen sind: { $language }.

## Ablehnungen

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
refused-no-action-list = { $game } hat keine Liste von Aktionen; Programme, die für andere Spiele gemacht sind, können es nicht spielen.
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
