### What Goulag and Politburo share on the page: pointing, talking, doubting.

## The table

page-social-ring = The seats round the table
page-social-shut = Shut. Whatever is in here, you have never seen it.
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
        [Claim] Tell a side
        [ClaimPlay] Tell my card
        [Inquire] Ask somebody
        [Want] Tell a wish
        [ClaimBallot] Tell my ballot
        [Pact] Offer a pact
        [Boast] Tell my points
        [Promise] Promise
        [Threaten] Threaten
        [Thank] Thank
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
        [Promise-player] Whom do you promise it
        [Promise-deed] that I shall
        [Promise-who] whom
        [Threaten-player] Whom do you warn
        [Threaten-deed] that I shall
        [Threaten-who] whom
        [Thank-player] Whom do you thank
       *[Accuse-seat] Whom
    }
page-social-round = round { $round }
page-social-say = Say it
page-social-said = What has been said, the latest first
page-social-silence = Nobody has said anything on the record yet.

## The notebook

page-social-notebook = Notebook
page-social-notebook-why = For your eyes only: it stays in this browser and is sent to nobody.
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
