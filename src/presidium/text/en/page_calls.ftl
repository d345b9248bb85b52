### How one is called when a question stands and the page is not open.

page-calls = Call me
page-calls-text = When a table waits for your word and you are not here, the house can call you. A call says what anybody who watches could read, and nothing of your hand.
page-calls-channel =
    { $kind ->
        [push] { $known ->
            [yes] Push: { $name }
           *[no] Push
        }
        [mail] Mail: { $name }
       *[hook] Web address: { $name }
    }
page-calls-here = here
page-calls-unconfirmed = A letter is on its way there: press the button behind its link.
page-calls-broken = The host offers this no more.
page-calls-test = Test call
page-calls-end = End
page-calls-added = From now on you are called there.
page-calls-tested = A test call is on its way.
page-calls-push = Call me in this browser
page-calls-push-not =
    { $why ->
        [install] On an iPhone or iPad this page has to be installed first: “Share”, then “Add to Home Screen”. Open it from there and come back to this place.
        [denied] This browser has been told not to show notices of this page; its settings for the page can change that.
       *[no] This browser cannot be called, or not under an address without https.
    }
page-calls-own = Call me at { $address }
page-calls-mail = Mail address
page-calls-mail-add = Send me letters
page-calls-mail-sent = A letter is on its way to { $address }. Nothing else will come before its button has been pressed.
page-calls-hook = Web address
page-calls-form = as
page-calls-hook-add = Send calls there
page-calls-quiet = Quiet hours
page-calls-quiet-on = Do not call me at night ({ $zone })
page-calls-from = from
page-calls-to = to
page-calls-table = Call me to this table
page-calls-link-title = Calls
page-calls-confirm = { $person } wants to be called at { $name } when a table waits. Is this you?
page-calls-confirm-yes = Yes, call me here
page-calls-confirm-no = No
page-calls-confirmed = Noted: { $name } will be called.
page-calls-stop =
    { $kind ->
        [push] { $person } is called in a browser. Enough of it?
       *[other] { $person } is called at { $name }. Enough of it?
    }
page-calls-stop-table = No calls from this table
page-calls-stop-all =
    { $kind ->
        [mail] No letters at all
       *[other] No calls at all
    }
page-calls-stopped = Done. Nobody calls there any more.
page-calls-stopped-table = Done. This table calls you no more; the others do.
