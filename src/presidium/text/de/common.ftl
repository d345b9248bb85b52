### Was jedes Spiel und der Tisch selbst brauchen. Angeredet wird mit du, gesessen wird als Genosse.

## Die Plätze. Der Name eines Platzes kann überall im Satz stehen, aber nur im Nominativ.

seat = Genosse { $number }
your-seat = Genosse { $number } (du)
chance = Der Zufall
nobody = niemand
listing = { $some } und { $last }

## Was zu keinem Spiel gehört

said = { $seat }: „{ $statement }“
pass = Den Dingen ihren Lauf lassen
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
refused-wrong-players = { $game } ist ein Spiel für { $least } bis { $most }, nicht für { $seats }.
refused-unknown-option = { $game } kennt keine Option „{ $option }“; es gibt: { $known }.
refused-bad-option = Die Option { $option } kann nicht „{ $value }“ lauten; möglich ist: { $allowed }.
refused-no-such-seat = An diesem Tisch gibt es keinen Platz { $seat }.
refused-unknown-game = Kein Spiel heißt „{ $game }“; hier wird gespielt: { $known }.
refused-unknown-bot = Kein Bot heißt „{ $bot }“; im Dienst sind: { $known }.
refused-unknown-language = Niemand hier spricht „{ $lang }“; man spricht: { $known }.
refused-unknown-rule = Die Regeln von { $game } haben keine Nummer { $number }.
