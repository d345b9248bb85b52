### Warum bei Benachrichtigungen etwas abgelehnt wird.

refused-not-a-mail-address = „{ $text }“ ist keine Mailadresse.
refused-no-calls-here = Dieser Server verschickt keine Benachrichtigungen: Sein Gastgeber hat weder E-Mail noch Ähnliches eingerichtet.
refused-not-offered = Auf diese Weise benachrichtigt dieser Server nicht.
refused-not-confirmed = Der Link in der E-Mail ist noch nicht bestätigt.
refused-no-such-channel = Auf diese Weise wirst du nicht benachrichtigt.
refused-too-many-channels = Du wirst schon auf { $most } Weisen benachrichtigt; beende zuerst eine davon.
refused-call-not-taken = Dort wurde die Nachricht nicht angenommen: Prüf die Adresse, oder versuch es später noch einmal.
refused-not-a-hook = An diese Adresse lässt sich keine Benachrichtigung schicken; sie sieht aus wie https://example.org/hook.
refused-not-a-public-hook = Dorthin wird nichts geschickt: Der Name führt nirgendwohin, oder dahin, wo nur das Netz dieses Servers hinkommt.
refused-not-a-push = Das ist kein Abonnement, das ein Browser gemacht hätte.
