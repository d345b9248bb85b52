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
pass = Passen
log-round = Runde { $round }
rules-untranslated = Diese Regeln hat noch niemand übersetzt; hier stehen sie, wie sie gekommen sind: { $language }.
rules-tag-cards = Karten
rules-tag-options = Optionen

## Ablehnungen, die jederzeit vorkommen

refused-no-answer = Unter { $address } antwortet niemand.
refused-unknown-reason = Der Server lehnt das ab, aus einem Grund, für den diese Version keine Worte hat ({ $reason }).
