### Why coming back, or into a closed hall, is refused.

refused-no-mail-here = This house sends no letters: its host has named no server that takes them.
refused-mail-yours-already = That is your address already.
refused-mail-taken = This address has become somebody else’s meanwhile. Have a link sent to it, and you are that person.
refused-no-passkeys-here = Passkeys work only where this page comes by https under a name, or from this very machine as “localhost”, and where the host has installed what checks them.
refused-passkey-refused = This passkey was not accepted: it is not known here, or it took too long. Try again.
refused-too-many-passkeys = You have { $most } passkeys; remove one first.
refused-no-such-passkey = You have no such passkey.
refused-passkey-of-another = You are { $you } here, and this passkey is { $name }’s: that has to be confirmed.
refused-you-already = You are { $name } here already.
