### How one is notified when a question stands and the page is not open.

page-calls = Notifications
page-calls-text = When it is your turn and you are away, Presidium can notify you. The message says only what a spectator could see.
page-calls-channel =
    { $kind ->
        [push] { $known ->
            [yes] Push: { $name }
           *[no] Push
        }
        [mail] E-mail: { $name }
       *[hook] Web address: { $name }
    }
page-calls-here = here
page-calls-unconfirmed = An e-mail is on its way: open its link and confirm.
page-calls-broken = The host no longer offers this.
page-calls-test = Send a test
page-calls-end = End
page-calls-added = From now on you are notified there.
page-calls-tested = A test notification is on its way.
page-calls-push = Notify me in this browser
page-calls-push-not =
    { $why ->
        [install] On an iPhone or iPad this page has to be installed first: “Share”, then “Add to Home Screen”. Open it from there and come back to this place.
        [denied] This browser has been told not to show notices of this page; its settings for the page can change that.
       *[no] This browser cannot be notified, or not under an address without https.
    }
page-calls-own = Notify me at { $address }
page-calls-mail = E-mail address
page-calls-mail-add = Notify me by e-mail
page-calls-mail-sent = An e-mail is on its way to { $address }. Nothing else will come before its link has been confirmed.
page-calls-hook = Web address
page-calls-form = as
page-calls-hook-add = Notify this address
page-calls-quiet = Quiet hours
page-calls-quiet-on = Do not notify me at night ({ $zone })
page-calls-from = from
page-calls-to = to
page-calls-table = Notify me of this table
page-calls-link-title = Notifications
page-calls-confirm = { $person } wants to be notified at { $name } when a table waits. Is this you?
page-calls-confirm-yes = Yes, notify me here
page-calls-confirm-no = No
page-calls-confirmed = Noted: { $name } will be notified.
page-calls-stop =
    { $kind ->
        [push] { $person } is notified in a browser. Stop this?
       *[other] { $person } is notified at { $name }. Stop this?
    }
page-calls-stop-table = No notifications from this table
page-calls-stop-all =
    { $kind ->
        [mail] No e-mails at all
       *[other] No notifications at all
    }
page-calls-stopped = Done. Nothing is sent there any more.
page-calls-stopped-table = Done. This table no longer notifies you; the others do.
