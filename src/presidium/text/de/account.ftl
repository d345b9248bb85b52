### Warum einer nicht zurückkommen darf.

refused-no-mail-here = Dieser Server verschickt keine E-Mails: Sein Gastgeber hat keinen Mailserver eingerichtet.
refused-mail-yours-already = Das ist schon deine Adresse.
refused-mail-taken = Diese Adresse gehört inzwischen jemand anderem. Lass einen Link an sie schicken, und du bist dieser Mensch.
refused-mail-elsewhere =
    Dieses Gerät ist nicht als { $name } angemeldet, und { $name } beansprucht die Adresse. Bestätige sie auf einem Gerät von { $name }; oder werde hier { $name }, und { $devices ->
        [0] jeder andere Weg, { $name } zu sein, endet.
        [one] das andere Gerät von { $name } wird abgemeldet.
       *[other] die { $devices } anderen Geräte von { $name } werden abgemeldet.
    } Der Link gilt noch.
refused-no-passkeys-here = Passkeys gehen nur, wo diese Seite über https und unter einem Namen kommt oder von dieser Maschine selbst als „localhost“, und wo der Gastgeber eingerichtet hat, was sie prüft.
refused-passkey-refused = Dieser Passkey wurde nicht angenommen: Er ist hier nicht bekannt, oder es hat zu lange gedauert. Versuch es noch einmal.
refused-no-such-passkey = Einen solchen Passkey hast du nicht.
refused-too-many-passkeys = Du hast schon { $most } Passkeys; entferne zuerst einen davon.
refused-passkey-of-another = Hier bist du { $you }, und dieser Passkey gehört { $name }: Das muss bestätigt werden.
refused-you-already = Du bist hier schon { $name }.
