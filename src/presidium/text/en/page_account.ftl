### Coming back as who one was, and coming into a closed hall.

page-account-text = You need no account. If you like, leave a mail address or a passkey here, and you are { $name } again on any device.
page-account-text-passkeys = You need no account. If you like, make a passkey here, and you are { $name } again wherever your devices keep it.
page-account-mail = Mail address
page-account-mail-is = Your address here is { $address }. Nobody else sees it; a link that signs you in can be sent to it, and the notifications you ask for.
page-account-mail-send = Send me a link
page-account-mail-sent =
    An e-mail is on its way. Open its link within { $minutes ->
        [one] a minute
       *[other] { $minutes } minutes
    } and press the button there; then the address is yours.
page-account-mail-called = Notifications go there too, and go on if you remove it here: end those under “Notifications” at the entrance.
page-account-mail-remove =
    { $sure ->
        [yes] Really remove it
       *[no] Remove the address
    }
page-account-passkeys = Passkeys
page-account-passkey-text = A passkey is kept by your device or its password manager, and opens with a finger, a face or a code. There is nothing to remember.
page-account-passkey-add = Make a passkey
page-account-passkey-called =
    { $known ->
        [both] { $browser } on { $system }
        [browser] { $browser }
        [system] { $system }
       *[none] a device
    }
page-account-passkey-when =
    { $used ->
        [yes] made { $since }, used { $seen }
       *[no] made { $since }
    }
page-account-passkey-remove =
    { $sure ->
        [yes] Really remove
       *[no] Remove
    }
page-account-passkey-failed = The browser has made no passkey. Nothing has changed.
page-signin-text = Get your name and your games back.
page-signin-passkey = With a passkey
page-signin-passkey-failed = The browser has shown no passkey. Nothing has changed.
page-signin-mail-sent =
    If somebody here has this address, an e-mail is on its way. Open its link on this device, within { $minutes ->
        [one] a minute.
       *[other] { $minutes } minutes.
    }
page-signin-instead = Be { $name } on this device
page-signin-stays = You are { $you } here. What belongs to { $you }, tables and seats, stays with { $you } and does not come along. Make a link for another device first if you want it back.
page-door = This server is closed
page-door-text = A closed society, by decision of its host. Guests with an invitation are welcome; everybody may learn the games while waiting.
page-door-invite = Invitation
page-door-come-in = Come in
page-door-learn = The rules, meanwhile
page-door-title = Closed · Presidium
