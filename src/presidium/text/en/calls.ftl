### Why something about calls is refused.

refused-not-a-mail-address = “{ $text }” is not an address that mail finds.
refused-no-calls-here = Nobody is called from this house: its host has set up neither mail nor anything like it.
refused-not-offered = This house does not call in that way.
refused-not-confirmed = Nobody has pressed the button in the letter yet.
refused-no-such-channel = You are not called in such a way.
refused-too-many-channels = You are called in { $most } ways already; end one of them first.
refused-call-not-taken = It was not taken there: look at the address, or try again later.
refused-not-a-hook = This is not an address that calls can be sent to; it looks like https://example.org/hook.
refused-not-a-public-hook = Nothing is sent there: the name leads nowhere, or to a place that only this house’s own network reaches.
refused-not-a-push = This is not a subscription that a browser has made.
