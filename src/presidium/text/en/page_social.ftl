### What Goulag and Politburo share on the page: pointing, talking, doubting.

## The table

page-social-ring = The seats round the table
page-social-shut = Shut. You have never seen what is in here.
page-social-won = won
page-social-role =
    { $role ->
        [builder] builder
        [supervisor] supervisor
        [supervised] exchanges cards
        [deviant] the deviant
       *[voter] voter
    }

## Naming several

page-social-name = Whom do you name?
page-social-missing =
    { $role ->
        [builder]
            { $count ->
                [one] Point at one more builder.
               *[other] Point at { $count } builders.
            }
        [supervisor] Point at a supervisor.
       *[voter]
            { $count ->
                [one] Point at one more voter.
               *[other] Point at { $count } voters.
            }
    }
page-social-name-them = Name them
page-social-clear = Start again

## Statements

page-social-statements = Statements
page-social-statements-why = Everybody hears them, bots understand them, and nobody has to believe them.
page-social-kinds = What kind of statement
page-social-kind =
    { $kind ->
        [Claim] Claim a side
        [ClaimPlay] Claim my card
        [Inquire] Ask somebody
        [Want] Say what I want
        [ClaimBallot] Claim my vote
        [Pact] Offer a pact
        [Boast] Claim points
        [Promise] Promise
        [Threaten] Threaten
        [Thank] Thank
        [Exchanged] Blame an exchange
        [Believe] Ask for belief
        [Deny] Deny
        [Contradict] Contradict
        [Retract] Take back
        [Nothing] Say nothing
        [NotLooked] Not looked
        [Ascribe] Name a wish
        [Request] Ask for a deed
        [Reproach] Reproach a broken word
        [AskWhy] Ask for a reason
        [Explain] Give a reason
       *[Accuse] Accuse
    }
page-social-field =
    { $field ->
        [Claim-seat] Who
        [Claim-side] is
        [Claim-why] because
        [ClaimPlay-round] In round
        [ClaimPlay-card] I played
        [Inquire-seat] Whom do you ask
        [Inquire-about] about
        [Want-ministry] Ministry
        [Want-way] Which way
        [ClaimBallot-round] In round
        [ClaimBallot-ballot] in ballot
        [ClaimBallot-side] I voted
        [Pact-seat] With
        [Boast-points] I have
        [Boast-who] points on
        [Promise-player] Promise to
        [Promise-deed] that I shall
        [Promise-who] whom
        [Threaten-player] Warn
        [Threaten-deed] that I shall
        [Threaten-who] whom
        [Thank-player] Whom do you thank
        [Exchanged-seat] Whose order
        [Exchanged-round] in round
        [Exchanged-card] I had played
        [Promise-seat] Promise to
        [Threaten-seat] Warn
        [Believe-seat] Rather than whom
        [Deny-seat] Whose words
        [Contradict-seat] Who
        [Contradict-round] said otherwise in round
        [Nothing-seat] To whom
        [NotLooked-round] In round
        [Inquire-round] in round
        [Inquire-ballot] in ballot
        [Ascribe-seat] Who
        [Ascribe-ministry] wants this ministry
        [Ascribe-way] to go
        [Inquire-player] Whom do you ask
        [Inquire-who] about
        [Request-player] Whom do you ask
        [Request-deed] to
        [Request-who] whom
        [Reproach-player] Whose word
        [Reproach-deed] to
        [Reproach-who] whom
        [Believe-player] Rather than whom
        [Deny-player] Whose words
        [Contradict-player] Who
        [Contradict-year] said otherwise in
        [Nothing-player] To whom
        [AskWhy-seat] Whom do you ask
        [AskWhy-round] about round
        [Explain-round] In round
        [Explain-reason] because
        [Explain-seat] of whom
       *[Accuse-seat] Whom
    }
page-social-round = round { $round }
page-social-say = Say it
page-social-said = What has been said, the latest first
page-social-silence = Nobody has said anything on the record yet.

## The notebook

page-social-notebook = Notebook
page-social-notebook-why = For your eyes only, on all your devices. A player who takes your seat does not get it.
page-social-doubt =
    { $doubt ->
        [trusted] trusted
        [sound] probably sound
        [unsure] hard to say
        [doubtful] doubtful
       *[suspect] suspect
    }
page-social-doubt-sign =
    { $doubt ->
        [trusted] ++
        [sound] +
        [unsure] ±
        [doubtful] −
       *[suspect] −−
    }
page-social-note = Note on { $name }
page-social-note-here = Said one thing, did another …

## The minutes

page-social-rounds = Round by round
