### What is said at the table: the line to type in, the sheet of a face, and the card of whoever is spoken to.

## The line

page-line-offers = What you type, as a statement
page-line-gestures = Stamp, cough, applaud
page-line-offered =
    { $count ->
        [one] One statement is offered below the line.
       *[other] { $count } statements are offered below the line.
    }

## In one's own bubble

page-speech-unsay = Take back
page-speech-unsay-how = Takes your statement back, in public

## A face

page-face = What can be said to { $name }
page-face-said =
    { $count ->
        [one] Has made one statement:
       *[other] Has made { $count } statements, the last:
    }
page-face-silent = Has made no statement yet.
page-face-verb =
    { $verb ->
        [accuse] Accuse
        [vouch] Vouch
        [ask] Ask
        [deny] Deny
        [promise] Promise
        [threaten] Threaten
        [thank] Thank
        [retract] Take back
        [ascribe] Wants
        [tell] What I did
        [own] What I am
        [want] What I want
       *[boast] Claim points
    }
page-face-more = { page-face-verb }: other wordings
page-face-note = Note
page-face-note-why = For my eyes only
page-face-note-of = Note on { $name }
page-face-note-here = Said one thing, did another …
page-face-mute = Mute
page-face-mute-why = Hide free words; statements stay
page-face-how = One tap says it to everybody. Hold a verb, or press “…”, for other wordings.

## Spoken to

page-reply-to = { $name } waits for your reply
page-reply-said =
    { $kind ->
        [Claim]
            { $side ->
                [loyal] { $name } vouches for you:
               *[disloyal] { $name } accuses you:
            }
        [Accuse] { $name } accuses you:
        [Inquire] { $name } asks you:
        [AskWhy] { $name } asks you:
        [Exchanged] { $name } accuses you:
        [Reproach] { $name } says you broke your word:
        [Deny] { $name } denies what you said:
        [Contradict] { $name } says you contradict yourself:
        [Believe] { $name } says you are not to be believed:
        [Ascribe] { $name } says what you want:
        [Request] { $name } asks you:
        [Pact] { $name } offers you a pact:
        [Promise] { $name } promises you:
        [Threaten] { $name } threatens you:
        [Thank] { $name } thanks you:
       *[other] { $name } turns to you:
    }
page-reply-ways = Replies
page-reply-nothing = Say nothing
page-reply-open = Reply
page-reply-away = Dismiss; nobody sees it
page-reply-own = In your own words
page-reply-behind =
    { $count ->
        [one] One more waits for your reply.
       *[other] { $count } more wait for your reply.
    }
