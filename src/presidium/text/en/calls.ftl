### Why something about notifications is refused.

refused-not-a-mail-address = “{ $text }” is not an address that mail finds.
refused-no-calls-here = This server sends no notifications: its host has set up neither e-mail nor anything like it.
refused-not-offered = This server does not notify in that way.
refused-not-confirmed = The link in the e-mail has not been confirmed yet.
refused-no-such-channel = You are not notified in that way.
refused-too-many-channels = You are notified in { $most } ways already; end one of them first.
refused-call-not-taken = The message was refused there: check the address, or try again later.
refused-not-a-hook = This is not an address that notifications can be sent to; it looks like https://example.org/hook.
refused-not-a-public-hook = Nothing is sent there: the name leads nowhere, or to a place that only this server’s own network reaches.
refused-not-a-push = This is not a subscription that a browser has made.
