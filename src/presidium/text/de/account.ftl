### Warum einer nicht zurückkommen darf.

refused-no-mail-here = Dieses Haus verschickt keine Briefe: Sein Gastgeber hat keinen Server genannt, der sie nimmt.
refused-mail-yours-already = Das ist schon deine Adresse.
refused-mail-taken = Diese Adresse gehört inzwischen jemand anderem. Lass einen Link an sie schicken, und du bist dieser Mensch.
refused-no-passkeys-here = Passkeys gehen nur, wo diese Seite über https und unter einem Namen kommt oder von dieser Maschine selbst als „localhost“, und wo der Gastgeber eingerichtet hat, was sie prüft.
refused-passkey-refused = Dieser Passkey wurde nicht angenommen: Er ist hier nicht bekannt, oder es hat zu lange gedauert. Versuch es noch einmal.
refused-too-many-passkeys = Du hast { $most } Passkeys; entfern erst einen.
refused-no-such-passkey = Einen solchen Passkey hast du nicht.
refused-passkey-of-another = Hier bist du { $you }, und dieser Passkey gehört { $name }: Das muss bestätigt werden.
refused-you-already = Du bist hier schon { $name }.
