### What every game and the table itself need.

## Seats. The name of a seat may stand anywhere in a sentence.

seat = Comrade { $number }
your-seat = Comrade { $number } (you)
# Whoever sits there for the house: a surname, which stands in any sentence.
comrade =
    { $id ->
        [trembler] Drozhkin
        [sailor] Shtormin
        [zealot] Fanfarova
        [cook] Kotletov
        [archivist] Papkin
        [fox] Lisitsyn
        [widow] Vdovina
        [grandmaster] Zugzwangov
       *[other] { $id }
    }
chance = Chance
nobody = nobody
listing = { $some } and { $last }

## What belongs to no game

said = { $seat }: “{ $statement }”
pass = Pass
log-round = Round { $round }
rules-untranslated = Nobody has translated these rules yet; here they are as they came: { $language }.
rules-tag-cards = cards
rules-tag-options = options

## Refusals that can be told at any time

refused-no-answer = Nobody answers at { $address }.
refused-unknown-reason = The server refuses that for a reason this version has no words for ({ $reason }).
