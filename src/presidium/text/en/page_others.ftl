### Those one would rather not hear, or meet; and a word to the host.

page-others-text = Nobody here is told what you do on this page. Muted: you do not see what somebody says in the chat, nor their gestures; what they say in the game you still hear. Blocked: they find no seat at tables you host, and you are told at which tables they sit.
page-others-mute = Mute
page-others-block = Block
page-others-report = Report to the host …
page-others-none = Nobody else is here, unless one counts the microphones.
page-others-why = What is wrong?
page-others-reason =
    { $reason ->
        [insult] Insults
        [threat] Threats
        [name] The name
        [cheating] Cheating
       *[other] Something else
    }
page-others-quote = What was said
page-others-words = In your own words
page-others-send = Send it to the host
page-others-sent = The host of this server has it. Nobody else knows.
page-others-blocked-here = blocked
page-others-blocked-why = You would rather not sit with this person.
