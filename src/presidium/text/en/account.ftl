### Why coming back, or into a closed hall, is refused.

refused-no-mail-here = This server sends no e-mail: its host has set up no mail server.
refused-mail-yours-already = That is your address already.
refused-mail-taken = This address has become somebody else’s meanwhile. Have a link sent to it, and you are that person.
refused-mail-elsewhere =
    This device is not signed in as { $name }, who claims the address. Confirm it on a device that is; or become { $name } here, and { $devices ->
        [0] every other way to be { $name } ends.
        [one] the other device of { $name } is signed out.
       *[other] the { $devices } other devices of { $name } are signed out.
    } The link is still good.
refused-no-passkeys-here = Passkeys work only where this page comes by https under a name, or from this very machine as “localhost”, and where the host has installed what checks them.
refused-passkey-refused = This passkey was not accepted: it is not known here, or it took too long. Try again.
refused-no-such-passkey = You have no such passkey.
refused-too-many-passkeys = You have { $most } passkeys already; remove one of them first.
refused-passkey-of-another = You are { $you } here, and this passkey is { $name }’s: that has to be confirmed.
refused-you-already = You are { $name } here already.
