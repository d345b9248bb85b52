### Warum um Rufe etwas abgelehnt wird.

refused-not-a-mail-address = „{ $text }“ ist keine Adresse, die Post findet.
refused-no-calls-here = Aus diesem Haus wird niemand gerufen: Wer es betreibt, hat weder Post noch Ähnliches eingerichtet.
refused-not-offered = Auf diese Weise ruft dieses Haus nicht.
refused-not-confirmed = Noch hat niemand den Knopf im Brief gedrückt.
refused-no-such-channel = Auf eine solche Weise wirst du nicht gerufen.
refused-too-many-channels = Du wirst schon auf { $most } Weisen gerufen; beende zuerst eine davon.
refused-call-not-taken = Dort wurde es nicht angenommen: Sieh nach der Adresse, oder versuch es später noch einmal.
refused-not-a-hook = An diese Adresse lässt sich kein Ruf schicken; sie sieht aus wie https://example.org/hook.
refused-not-a-public-hook = Dorthin wird nichts geschickt: Der Name führt nirgendwohin, oder dahin, wo nur das Netz dieses Hauses hinkommt.
refused-not-a-push = Das ist kein Abonnement, das ein Browser gemacht hätte.
