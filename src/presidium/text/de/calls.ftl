### Warum um Rufe etwas abgelehnt wird.

refused-not-a-mail-address = „{ $text }“ ist keine Adresse, die Post findet.
