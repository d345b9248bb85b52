### Ce dont toutes les parties et la table elle-même ont besoin.

## Les places. Le nom d’une place peut se trouver n’importe où dans une phrase.

seat = Camarade { $number }
your-seat = Camarade { $number } (vous)
# Whoever sits there for the house: a surname, which stands in any sentence.
comrade =
    { $id ->
        [trembler] Drojkine
        [sailor] Chtormine
        [zealot] Fanfarova
        [cook] Kotletov
        [archivist] Papkine
        [fox] Lissitsyne
        [widow] Vdovina
        [grandmaster] Zugzwangov
       *[other] { $id }
    }
chance = Le hasard
nobody = personne
listing = { $some } et { $last }

## Ce qui n’appartient à aucun jeu

said = { $seat } : « { $statement } »
pass = Passer
log-round = Tour { $round }
rules-untranslated = Personne n’a encore traduit ces règles ; les voici telles quelles : { $language }.
rules-tag-cards = cartes
rules-tag-options = options

## Les refus qui peuvent tomber à tout moment

refused-no-answer = Personne ne répond à l’adresse { $address }.
refused-unknown-reason = Le serveur refuse pour une raison que cette version ne sait pas dire ({ $reason }).
