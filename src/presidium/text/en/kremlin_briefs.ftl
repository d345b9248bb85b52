# What a question means to whoever is asked. Factions have short names here and are many; politicians come without
# their letter. `him` and `her` go by who it is.

kremlin-faction =
    { $id ->
        [1] the Stalinists
        [2] the Militarists
        [3] the Lysenkoists
        [4] the Expansionists
        [5] the Trotskyites
       *[6] the Marxists
    }
kremlin-surname =
    { $id ->
        [A] { kremlin-politician-A }
        [B] { kremlin-politician-B }
        [C] { kremlin-politician-C }
        [D] { kremlin-politician-D }
        [E] { kremlin-politician-E }
        [F] { kremlin-politician-F }
        [G] { kremlin-politician-G }
        [H] { kremlin-politician-H }
        [I] { kremlin-politician-I }
        [J] { kremlin-politician-J }
        [K] { kremlin-politician-K }
        [L] { kremlin-politician-L }
        [M] { kremlin-politician-M }
        [N] { kremlin-politician-N }
        [O] { kremlin-politician-O }
        [P] { kremlin-politician-P }
        [Q] { kremlin-politician-Q }
        [R] { kremlin-politician-R }
        [S] { kremlin-politician-S }
        [T] { kremlin-politician-T }
        [U] { kremlin-politician-U }
        [V] { kremlin-politician-V }
        [W] { kremlin-politician-W }
        [X] { kremlin-politician-X }
        [Y] { kremlin-politician-Y }
       *[Z] { kremlin-politician-Z }
    }
kremlin-he =
    { $who-id ->
        [S] she
        [V] she
       *[other] he
    }
kremlin-him =
    { $who-id ->
        [S] her
        [V] her
       *[other] him
    }
kremlin-about-him =
    { $who-id ->
        [S] her
        [V] her
       *[other] him
    }
kremlin-man = { $who }, { kremlin-office }
kremlin-struck =
    { $mine ->
        [yes] { $place-id ->
            [candidate] your Candidate { $who }
            [people] your { $who }
           *[other] your { kremlin-office }, { $who }
        }
       *[no] { kremlin-man }
    }
kremlin-blow-end =
    { $blow ->
        [purge] the purge
        [suspect] the “?”
        [accuse] the accusation
        [condemn] the sentence
        [demote] the move
       *[other] the vote
    }
kremlin-test-passed =
    { $test ->
        [wave] If { kremlin-he } waves
        [chief] If { kremlin-he } is still Chief when this phase ends
       *[few] Too few are left, and when this phase ends
    }

## What is asked

kremlin-brief-may-act =
    { $to ->
        [cure] { kremlin-man }, is sick and may take a cure now.
        [purge] { kremlin-man }, may purge now.
        [strike] { kremlin-man }, may strike now: somebody has to pay.
        [investigate] { kremlin-man }, may investigate now.
        [judge] { kremlin-man }, votes on the accused now.
        [propose] { kremlin-man }, proposes the new Party Chief now.
        [elect] { kremlin-man }, votes on the new Party Chief now.
        [arrange] { kremlin-man }, may rearrange the Politburo now.
        [promote] { kremlin-man }, may promote somebody now.
        [rehabilitate] { kremlin-man }, may bring somebody back from Siberia now.
       *[overturn] { kremlin-man }, may turn the verdict round now.
    }
kremlin-brief-phase-opens =
    { $phase ->
        [1] Cures come first, and nobody needs one.
        [2] It is time to purge, and there is nobody to do it.
        [3] It is time to investigate, and there is nobody to do it.
        [4] The doctors call now.
        [5] The Party has a Chief, and nobody to bury.
        [6] It is time to fill the vacant places.
        [7] Nobody is waiting in Siberia.
       *[8] It is time for the parade, and nobody is there to wave.
    }
kremlin-brief-will-wave = { $who }, Party Chief, is about to wave.
kremlin-brief-will-be-tested =
    { $test ->
        [few] Too few politicians are left: whose { $who } is, { kremlin-office }, decides the game now.
       *[other] { kremlin-man }, decides the game when this phase ends.
    }
kremlin-brief-phase-closes =
    { $why ->
        [office] { $who } will retire when the phase ends.
       *[stay] The phase ends now, and so does the stay of { $who }.
    }
kremlin-brief-lapsing =
    { $to ->
        [cure] Nobody speaks for { kremlin-man }: no cure.
        [purge] Nobody speaks for { kremlin-man }: the right to purge lapses.
        [strike] Nobody speaks for { kremlin-man }: nobody strikes.
        [investigate] Nobody speaks for { kremlin-man }: the investigation lapses.
        [judge] Nobody speaks for { kremlin-man }: this vote in the trial lapses.
        [elect] Nobody speaks for { kremlin-man }: this vote on the Party Chief lapses.
        [arrange] Nobody speaks for { kremlin-man }: the Politburo stays as it is.
        [promote] Nobody speaks for { kremlin-man }: the right to promote lapses.
        [rehabilitate] Nobody speaks for { kremlin-man }: nobody comes back from Siberia.
       *[other] Nobody speaks for { kremlin-man }: the right lapses.
    }
kremlin-brief-by-the-rules = Nobody speaks for { kremlin-man }, so the rules do: { $action }.
kremlin-brief-they-announce = { $player } announce for { kremlin-man }: { $action }.
kremlin-brief-they-strike =
    { $blow ->
        [purge] { $player } announce a purge of { kremlin-struck }.
        [suspect] { $player } want to place a “?” on { kremlin-struck }.
        [accuse] { $player } accuse { kremlin-struck }.
        [condemn] { $player } want to send { kremlin-struck } to Siberia without trial.
        [demote] { $player } want to move down { kremlin-struck }.
        [guilty] { $player } vote guilty on { kremlin-struck }.
       *[against] { $player } vote against { kremlin-struck }.
    }
kremlin-brief-they-decline =
    { $to ->
        [purge] { $player } have { kremlin-man }, purge nobody now.
        [investigate] { $player } have { kremlin-man }, close the investigation.
       *[other] { $player } have { kremlin-man }, leave it at that.
    }
kremlin-brief-you-announce = You have announced for { kremlin-man }: { $action }.
kremlin-brief-you-decline =
    { $to ->
        [purge] { kremlin-man }, purges nobody now, by your word.
        [investigate] { kremlin-man }, closes the investigation, by your word.
       *[other] { kremlin-man }, leaves it at that, by your word.
    }
kremlin-brief-die-shows =
    { $why ->
        [purge] The die against { $who } shows { $face }; nothing is done yet.
       *[health] The doctors have rolled { $face } for { $who }; nothing is done yet.
    }
kremlin-brief-card-is-named = { $player } mean to { $action }.
kremlin-brief-said-to-be-behind = { $player } say that { $who } is behind it.
kremlin-brief-then-may = Then comes { kremlin-man }.
kremlin-brief-turns-on = It turns on { kremlin-man }.
kremlin-brief-your-word =
    { $to ->
        [cure] Does { $who } take a cure for you?
        [purge] Whom does { $who } purge for you?
        [strike] Does { $who } strike for you?
        [investigate] What does { $who } find out for you?
        [judge] How does { $who } vote for you in this trial?
        [propose] Whom does { $who } propose for you as Party Chief?
        [elect] How does { $who } vote for you on the new Party Chief?
        [arrange] How does { $who } arrange the Politburo for you?
        [promote] Whom does { $who } promote for you?
        [rehabilitate] Whom does { $who } bring back from Siberia for you?
       *[overturn] Does { $who } turn the result round for you?
    }

## Whose he is

kremlin-brief-nobody-speaks = Nobody speaks for { kremlin-about-him }.
kremlin-brief-in-secret = You hold { $points } in secret.
kremlin-brief-nothing-on = You hold nothing on { kremlin-about-him }.
kremlin-brief-yours =
    { $written ->
        [0] { kremlin-he } is yours with { $points }.
       *[other] { kremlin-he } is yours with { $points } of your { $written }.
    }
kremlin-brief-theirs-to-take =
    { $told ->
        [him] { $player } hold { kremlin-him } with { $points }; you would need { $need } of your { $written }.
        [both] They hold { kremlin-him } with { $points }; you would need { $need } of your { $written }.
       *[them] They hold { kremlin-man }, with { $points }; you would need { $need } of your { $written }.
    }
kremlin-reach =
    { $written ->
        [0] you hold nothing on { kremlin-about-him }
        [one] your 1 does not reach
       *[other] your { $written } do not reach
    }
kremlin-brief-theirs-to-keep =
    { $told ->
        [him] { $player } hold { kremlin-him } with { $points }; { kremlin-reach }.
        [both] They hold { kremlin-him } with { $points }; { kremlin-reach }.
       *[them] They hold { kremlin-man }, with { $points }; { kremlin-reach }.
    }
kremlin-brief-taken-from-you = { kremlin-man }, has been taken from you.
kremlin-brief-shown-against = { $player } show { $points } against your { $mine }.

## What is at stake

kremlin-brief-condition =
    { $crosses ->
        [0] { kremlin-man }, is { $age } and in good health.
        [one] { kremlin-man }, is { $age } and sick: +.
       *[other] { kremlin-man }, is { $age } and gravely sick: ++.
    }
kremlin-brief-chances =
    { $of ->
        [purge] Siberia for { $who }: { $hits } in { $faces }.
        [die] Death of { $who } at the doctors’ hands: { $hits } in { $faces }.
       *[wave] { $who } waves: { $hits } in { $faces }.
    }
kremlin-brief-lapse-too = If nobody speaks, these rights lapse too: { $who }.
kremlin-brief-marks-year =
    { $mine ->
        [yes] If { kremlin-he } waves, { kremlin-year } is yours: parade { $marks } of three.
       *[no] If { kremlin-he } waves, { $player } have { kremlin-year }: parade { $marks } of three.
    }
kremlin-brief-waves-so-far = It would be wave { $marks } of three.
kremlin-brief-ends-for-them =
    { $player ->
        [none] { kremlin-test-passed }, nobody wins.
       *[other] { kremlin-test-passed }, { $player } win.
    }
kremlin-brief-ends-for-you = { kremlin-test-passed }, you win.
kremlin-brief-sheets-open = { kremlin-test-passed }, the sheets are opened, and most points on { kremlin-about-him } win; yours are { $written }.
kremlin-brief-costs-him =
    { $to ->
        [cure] Who stays at work though sick grows older by it; who takes a cure is away this year.
        [purge] Success costs { kremlin-him } one stress point, a miss three, and a miss ends it.
        [strike] Success costs { kremlin-him } one stress point, a miss three, and a miss ends it.
        [investigate] A “?” costs { kremlin-him } one stress point, an acquittal three, Siberia without trial two.
        [judge] A vote costs { kremlin-him } nothing.
        [propose] If the nominee is voted down, it costs { kremlin-him } one stress point.
        [elect] A vote costs { kremlin-him } nothing.
        [arrange] Each level once for nothing, then one stress point for everybody moved.
        [promote] Each promotion costs { kremlin-him } one stress point.
        [rehabilitate] Each return costs { kremlin-him } five stress points.
       *[overturn] It costs { kremlin-him } two stress points.
    }
kremlin-brief-trial-so-far =
    { $mine ->
        [yes] { $who } is yours. Guilty { $guilty }, not guilty { $innocent } so far; two of those acquit.
       *[no] On { $who }: guilty { $guilty }, not guilty { $innocent } so far; two of those acquit.
    }
kremlin-brief-election-so-far =
    { $mine ->
        [yes] { $who } is yours. Against so far: { $against }; three defeat the nominee.
       *[no] Against { $who } so far: { $against }; three defeat the nominee.
    }
kremlin-brief-could-play = You could play { $card }.

## Answers

kremlin-brief-take-him = Take { kremlin-him }: show { $points }
kremlin-brief-take-named = Take { $who }: show { $points }
kremlin-brief-take-him-back = Take { kremlin-him } back: { $points } of your { $written }
kremlin-brief-defend-him = Defend { kremlin-him }: show { $points }
kremlin-brief-hold-him = Keep { kremlin-him }: up to { $points }
kremlin-brief-let-it-be = Let it be
kremlin-brief-do-it = { $action }
kremlin-brief-leave-it =
    { $to ->
        [cure] No cure
        [purge] Purge nobody
        [strike] Strike nobody
        [investigate] Close the investigation
        [arrange] Leave everybody in place
        [promote] Promote nobody
        [rehabilitate] Bring nobody back
        [add] Add nothing
        [demand] Ask for nothing
        [blame] Accuse nobody
        [vaccinate] That was all
        [stay] Leave it at a visit
       *[other] Leave it at that
    }

## What they lead to

kremlin-brief-stay-secret =
    { $points ->
        [one] 1 stays secret
       *[other] { $points } stay secret
    }
kremlin-brief-it-falls =
    { $place-id ->
        [kgb] on the KGB: { kremlin-blow-end } falls
        [chief] on the Party Chief: { kremlin-blow-end } falls
       *[other] on the { kremlin-office }: { kremlin-blow-end } falls
    }
kremlin-brief-yours-to-say = { kremlin-he } does what you say
kremlin-brief-as-needed = shown only as needed
kremlin-brief-nothing-comes =
    { $to ->
        [cure] nobody takes a cure
        [purge] nobody is purged
        [strike] nobody is struck
        [investigate] nobody is investigated
        [propose] the oldest is proposed
        [judge] no vote
        [elect] no vote
        [arrange] everybody stays in place
        [promote] nobody is promoted
        [rehabilitate] nobody comes back
       *[other] it lapses
    }
kremlin-brief-they-decide = { $player } decide
kremlin-brief-you-decide = then it is your word
kremlin-brief-then-chances =
    { $of ->
        [purge] Siberia: { $hits } in { $faces }
        [die] death: { $hits } in { $faces }
       *[wave] the wave: { $hits } in { $faces }
    }
kremlin-brief-then-blow =
    { $blow ->
        [purge] the die is cast
        [suspect] the “?” is placed
        [accuse] the trial opens
        [condemn] Siberia
        [demote] the move is made
       *[other] the vote counts
    }
kremlin-brief-it-stands = it is done
kremlin-brief-goes-on = the game goes on
