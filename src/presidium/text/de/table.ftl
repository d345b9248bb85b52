### Was ein Tisch allen sagt, und warum er etwas ablehnt.

## Ablehnungen am Tisch

refused-who-are-you = Hier kennt dich niemand; nimm zuerst einen Namen an.
refused-no-such-table = Einen solchen Tisch gibt es nicht.
refused-no-such-address = Unter dieser Adresse ist nichts: { $text }.
refused-no-such-link = Dieser Link ist verbraucht, zu alt geworden oder war nie einer.
refused-signed-in-already = Du bist hier schon { $name }: Der Link ist für ein anderes Gerät, und er gilt noch.
refused-signed-in-otherwise = Du bist hier { $you }, und der Link würde dich zu { $name } machen: Das will bestätigt sein. Der Link gilt noch.
refused-not-your-seat = Platz { $seat } ist nicht deiner.
refused-only-host = Das darf nur der Gastgeber.
refused-only-players = Das darf nur, wer hier mitgespielt hat.
refused-no-open-seat = An diesem Tisch ist kein Platz mehr frei.
refused-seat-taken = Platz { $seat } ist besetzt.
refused-seat-open = Auf Platz { $seat } sitzt niemand.
refused-seats-open = Einige Plätze sind noch frei; besetze sie zuerst.
refused-too-many-bots = Es sind mehr Bots als Plätze: Der Tisch hat { $seats }.
refused-solo-is-for-one = Beim Tempo „solo“ spielt genau ein Mensch; der Rest sind Bots.
refused-started-already = Die Partie hat schon begonnen.
refused-not-started = Die Partie hat noch nicht begonnen.
refused-table-over = Dieser Tisch ist Geschichte.
refused-paused = Die Uhren sind angehalten; bis sie weiterlaufen, zählt nichts.
refused-stale-question = Frage { $question } steht nicht mehr im Raum.
refused-too-late = Für diese Frage ist die Zeit um.
refused-too-many-tables = { $most } Tische, die du gedeckt hast, sind noch nicht zu Ende; bring zuerst einen davon zu Ende.
refused-too-fast =
    Das war zu viel auf einmal; versuch es in { $seconds ->
        [one] einer Sekunde
       *[other] { $seconds } Sekunden
    } noch einmal.
refused-too-large = Das ist zu lang; höchstens { $limit } Bytes.
refused-misdirected = Niemand hier heißt „{ $name }“. Wer diesen Server betreibt, kann den Namen erlauben: presidium serve --allow-host { $name }
refused-disk-full = Die Platte des Servers ist voll: Es ist nichts geschehen. Sobald wieder Platz ist, geht es von selbst weiter.
refused-no-answer = Unter { $address } antwortet niemand.
refused-unknown-reason = Der Server lehnt das ab, aus einem Grund, für den diese Version keine Worte hat ({ $reason }).
