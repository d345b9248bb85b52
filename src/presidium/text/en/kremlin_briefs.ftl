# What a question means to whoever is asked. Factions have short names here and are many; politicians come without
# their letter. `him` and `her` go by who it is.

kremlin-faction =
    { $id ->
        [1] the Stalinists
        [2] the Militarists
        [3] the Evolutionists
        [4] the Expansionists
        [5] the Internationalists
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
kremlin-struck-within =
    { $mine ->
        [yes] { $place-id ->
            [candidate] your Candidate { $who }
            [people] your { $who }
           *[other] your { kremlin-office }, { $who },
        }
       *[no] { kremlin-man },
    }
kremlin-blow-end =
    { $blow ->
        [purge] the purge
        [suspect] the “?”
        [accuse] the accusation
        [condemn] the condemnation
        [demote] the move
       *[other] the vote
    }

## What is asked

kremlin-brief-by-the-rules = Nobody controls { kremlin-man }, so the rules decide: { $action }.
kremlin-brief-they-announce = { $player } announce that { kremlin-man }, will { $action }.
kremlin-brief-they-strike =
    { $blow ->
        [purge] { $player } announce a purge of { kremlin-struck }.
        [suspect] { $player } want to place a “?” on { kremlin-struck }.
        [accuse] { $player } accuse { kremlin-struck }.
        [condemn] { $player } want Siberia without trial for { kremlin-struck }.
        [demote] { $player } want to move { kremlin-struck-within } down.
        [guilty] { $player } vote “guilty” in the trial of { kremlin-struck }.
       *[against] { $player } vote against { kremlin-struck }.
    }
kremlin-brief-they-decline =
    { $to ->
        [purge] { $player } have { kremlin-man }, purge nobody now.
        [investigate] { $player } have { kremlin-man }, close the investigation.
       *[other] { $player } pass for { kremlin-man }.
    }
kremlin-brief-you-announce = You have announced that { kremlin-man }, will { $action }.
kremlin-brief-you-decline =
    { $to ->
        [purge] { kremlin-man }, purges nobody now, as you decided.
        [investigate] { kremlin-man }, closes the investigation, as you decided.
       *[other] You pass for { kremlin-man }.
    }
kremlin-brief-die-shows =
    { $why ->
        [purge] The die against { $who } shows { $face }; nothing is done yet.
       *[health] The doctors have rolled { $face } for { $who }; nothing is done yet.
    }
kremlin-brief-said-to-be-behind = { $player } say that { $who } is behind it.
kremlin-brief-then-may = Next in turn: { kremlin-man }.
kremlin-brief-turns-on = What the card does depends on who controls { kremlin-man }.
kremlin-brief-your-word =
    { $to ->
        [cure] Does { $who } take a cure for you?
        [purge] Whom does { $who } purge for you?
        [strike] Does { $who } purge for you?
        [investigate] Whom does { $who } investigate for you?
        [judge] { $who } votes for you in this trial. How?
        [propose] { $who } speaks for you. Who is proposed as Party Chief?
        [elect] { $who } votes for you on the new Party Chief. How?
        [arrange] How does { $who } arrange the Politburo for you?
        [promote] Whom does { $who } promote for you?
        [rehabilitate] Whom does { $who } bring back from Siberia for you?
       *[overturn] Does { $who } reverse the result for you?
    }

## Whose he is

kremlin-brief-nobody-speaks = Nobody controls { $who }.
kremlin-brief-in-secret =
    { $points ->
        [one] You have 1 secret point.
       *[other] You have { $points } secret points.
    }
kremlin-brief-nothing-on = You have no points on { kremlin-about-him }.
kremlin-brief-yours =
    { $written ->
        [0] { kremlin-he } is yours: you have declared { $points }.
       *[other] { kremlin-he } is yours: you have declared { $points } of your { $written }.
    }
kremlin-brief-theirs-to-take =
    { $told ->
        [him] { $player } hold { kremlin-him } with { $points }; you need { $need }, and have { $written }.
        [both] They hold { kremlin-him } with { $points }; you need { $need }, and have { $written }.
       *[them] They hold { kremlin-man }, with { $points }; you need { $need }, and have { $written }.
    }
kremlin-reach =
    { $written ->
        [0] you have no points on { kremlin-about-him }
        [one] your 1 is not enough
       *[other] your { $written } are not enough
    }
kremlin-brief-theirs-to-keep =
    { $told ->
        [him] { $player } hold { kremlin-him } with { $points }; { kremlin-reach }.
        [both] They hold { kremlin-him } with { $points }; { kremlin-reach }.
       *[them] They hold { kremlin-man }, with { $points }; { kremlin-reach }.
    }
kremlin-brief-taken-from-you = { kremlin-man }, has been taken from you.
kremlin-brief-shown-against = { $player } have declared { $points } against your { $mine }.

## What is at stake

kremlin-brief-condition =
    { $crosses ->
        [0] { kremlin-man }, is { $age } and in good health.
        [one] { kremlin-man }, is { $age } and sick (+).
       *[other] { kremlin-man }, is { $age } and gravely sick (++).
    }
kremlin-brief-chances =
    { $of ->
        [purge] Siberia for { $who }: { $hits } in { $faces }.
        [die] Death of { $who } at the doctors’ hands: { $hits } in { $faces }.
       *[wave] { $who } waves: { $hits } in { $faces }.
    }
kremlin-brief-lapse-too = These will not act, because nobody controls them: { $who }.
kremlin-brief-costs-him =
    { $to ->
        [cure] At work the illness makes { kremlin-him } older; on a cure { kremlin-he } is away for this year.
        [purge] Success costs { kremlin-him } one stress point. A miss costs three and ends the purge.
        [strike] Success costs { kremlin-him } one stress point. A miss costs three and ends the purge.
        [investigate] A “?” costs { kremlin-him } one stress point, Siberia without trial two, an accusation that ends in acquittal three.
        [judge] A vote costs { kremlin-him } nothing.
        [propose] If the nominee is voted down, it costs { $who } one stress point.
        [elect] A vote costs { kremlin-him } nothing.
        [arrange] Each level may be rearranged once, for free; moving one politician a step costs one stress point.
        [promote] Each promotion costs { kremlin-him } one stress point.
        [rehabilitate] Each return costs { kremlin-him } five stress points.
       *[overturn] It costs { kremlin-him } two stress points.
    }
kremlin-brief-trial-so-far =
    { $mine ->
        [yes] { $who } is yours. Guilty { $guilty }, not guilty { $innocent } so far; two “not guilty” acquit.
       *[no] On { $who }: guilty { $guilty }, not guilty { $innocent } so far; two “not guilty” acquit.
    }
kremlin-brief-election-so-far =
    { $mine ->
        [yes] { $who } is yours. Against so far: { $against }; three defeat the nominee.
       *[no] Against { $who } so far: { $against }; three defeat the nominee.
    }
kremlin-brief-card-says = The card says: { $action-text }
kremlin-brief-could-play =
    { $card-count ->
        [1] You could play your card { $card }.
       *[other] You have cards you could play: { $card }.
    }
kremlin-brief-could-play-card = “{ $name }”
kremlin-brief-card-removes =
    { $sure ->
        [yes] Your card “{ $card }” would take { $who } away before { kremlin-he } can do it.
       *[no] Your card “{ $card }” might take { $who } away before { kremlin-he } can do it: a die decides.
    }
kremlin-brief-card-calls-off = Your card “{ $card }” would stop it.
kremlin-brief-card-clears = Your card “{ $card }” would clear { $who }.
kremlin-brief-card-shields = Your card “{ $card }” would protect { $who }.
kremlin-brief-card-rolls-again = Your card “{ $card }” would have the die for { $who } cast again.
kremlin-brief-card-helps = Your card “{ $card }” could help { $who } now.
kremlin-brief-cards-moment = A good moment to play your card “{ $card }”.

## Answers

kremlin-brief-take-him =
    { $limit ->
        [0] Take { kremlin-him }: declare { $points }
       *[other] Take { kremlin-him }: declare { $points }, at most { $limit }
    }
kremlin-brief-take-named =
    { $limit ->
        [0] Take { $who }: declare { $points }
       *[other] Take { $who }: declare { $points }, at most { $limit }
    }
kremlin-brief-take-him-back =
    { $limit ->
        [0] Take { kremlin-him } back: declare { $points }
       *[other] Take { kremlin-him } back: declare { $points }, at most { $limit }
    }
kremlin-brief-defend-him =
    { $limit ->
        [0] Defend { kremlin-him }: declare { $points }
       *[other] Defend { kremlin-him }: declare { $points }, at most { $limit }
    }
kremlin-brief-hold-him = Keep { kremlin-him }: declare up to { $points }
kremlin-brief-let-it-be = Pass
kremlin-brief-do-it = { $action }
kremlin-brief-leave-it =
    { $to ->
        [cure] No cure
        [purge] Purge nobody
        [strike] Purge nobody
        [investigate] Close the investigation
        [arrange] Leave everybody in place
        [promote] Promote nobody
        [rehabilitate] Bring nobody back
        [add] Add nothing
        [take] Take no card
        [demand] Ask for nothing
        [blame] Accuse nobody
        [vaccinate] That was all
        [stay] Leave it at a visit
       *[other] Pass
    }

## What they lead to

kremlin-brief-stay-secret =
    { $points ->
        [one] unless outbid; 1 stays secret
       *[other] unless outbid; { $points } stay secret
    }
kremlin-brief-you-say =
    { $to ->
        [cure] you say whether { kremlin-he } takes a cure
        [purge] you say whom { kremlin-he } purges
        [strike] you say whom { kremlin-he } purges
        [investigate] you say whom { kremlin-he } investigates
        [judge] you say how { kremlin-he } votes
        [propose] you say whom { kremlin-he } proposes
        [elect] you say how { kremlin-he } votes
        [arrange] you arrange the Politburo
        [promote] you say whom { kremlin-he } promotes
        [rehabilitate] you say whom { kremlin-he } brings back
       *[overturn] you may turn the result round
    }{ $points ->
        [0] { "" }
        [one] ; 1 stays secret
       *[other] ; { $points } stay secret
    }
kremlin-brief-it-falls = { kremlin-blow-end } is called off; you decide
kremlin-brief-yours-to-say = { kremlin-he } does what you say
kremlin-brief-as-needed = declared only as needed
kremlin-brief-nothing-comes =
    { $to ->
        [cure] no cure
        [purge] nobody is purged now
        [strike] nobody is purged now
        [investigate] no investigation
        [propose] the oldest is proposed
        [judge] no vote
        [elect] no vote
        [arrange] everybody stays in place
        [promote] no promotion here
        [rehabilitate] nobody comes back
       *[other] it lapses
    }
kremlin-brief-they-decide = { $player } decide
kremlin-brief-you-decide = then you decide
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
kremlin-brief-it-stands = as announced
kremlin-brief-goes-on =
    { $ends ->
        [yes] the game ends
       *[no] the game goes on
    }

## What happens if nobody acts

kremlin-brief-if-lapses =
    { $to ->
        [cure] If nobody acts, { kremlin-man }, takes no cure.
        [purge] If nobody acts, { kremlin-man }, purges nobody.
        [strike] If nobody acts, { kremlin-man }, purges nobody.
        [investigate] If nobody acts, { kremlin-man }, investigates nobody.
        [judge] If nobody acts, { kremlin-man }, casts no vote in the trial.
        [propose] If nobody acts, { kremlin-man }, has to propose the oldest for Party Chief.
        [elect] If nobody acts, { kremlin-man }, casts no vote on the new Party Chief.
        [arrange] If nobody acts, { kremlin-man }, leaves the Politburo as it is.
        [promote] If nobody acts, { kremlin-man }, promotes nobody.
        [rehabilitate] If nobody acts, { kremlin-man }, brings nobody back from Siberia.
       *[overturn] If nobody acts, { kremlin-man }, accepts the result.
    }
kremlin-decides =
    { $mine ->
        [yes] you decide
       *[no] { $player } decide
    }
kremlin-brief-if-decided =
    { $to ->
        [cure] If nobody acts, { kremlin-decides } whether { kremlin-man }, takes a cure.
        [purge] If nobody acts, { kremlin-decides } whom { kremlin-man }, purges.
        [strike] If nobody acts, { kremlin-decides } whether { kremlin-man }, purges.
        [investigate] If nobody acts, { kremlin-decides } whom { kremlin-man }, investigates.
        [judge] If nobody acts, { kremlin-decides } how { kremlin-man }, votes in the trial.
        [propose] If nobody acts, { kremlin-decides } whom { kremlin-man }, proposes for Party Chief.
        [elect] If nobody acts, { kremlin-decides } how { kremlin-man }, votes on the new Party Chief.
        [arrange] If nobody acts, { kremlin-decides } how { kremlin-man }, arranges the Politburo.
        [promote] If nobody acts, { kremlin-decides } whom { kremlin-man }, promotes.
        [rehabilitate] If nobody acts, { kremlin-decides } whom { kremlin-man }, brings back from Siberia.
       *[overturn] If nobody acts, { kremlin-decides } whether { kremlin-man }, reverses the result.
    }
kremlin-brief-if-struck =
    { $blow ->
        [purge] If nobody acts, a die decides on { kremlin-struck }: Siberia { $hits } in { $faces }.
        [suspect] If nobody acts, a “?” falls on { kremlin-struck }.
        [accuse] If nobody acts, a trial opens against { kremlin-struck }.
        [condemn] If nobody acts, { kremlin-struck-within } is sent to Siberia without trial.
       *[demote] If nobody acts, { kremlin-struck-within } is moved down.
    }
kremlin-brief-if-voted =
    { $vote ->
        [guilty] If nobody acts, { $by } votes “guilty” in the trial of { kremlin-struck }.
        [innocent] If nobody acts, { $by } votes “not guilty” in the trial of { kremlin-struck }.
        [for] If nobody acts, { $by } votes for { kremlin-struck-within } as Party Chief.
       *[against] If nobody acts, { $by } votes against { kremlin-struck }.
    }
kremlin-brief-if-done = If nobody acts, { kremlin-man }, will { $action }.
kremlin-wins =
    { $then ->
        [you] you win
        [they] { $player } win
        [nobody] nobody wins
       *[sheets] the secret sheets are opened
    }
kremlin-leads-to =
    { $then ->
        [your-year] { kremlin-year } is yours: parade { $marks } of 3
        [their-year] { kremlin-year } goes to { $player }: parade { $marks } of 3
        [wave] it is wave { $marks } of 3
        [blank] { kremlin-year } goes to nobody
       *[other] { kremlin-wins }
    }
kremlin-brief-if-waves =
    { $hits ->
        [20] If nobody acts, { $who } waves, and { kremlin-leads-to }.
       *[other] If nobody acts, { $who } waves (chance { $hits } in { $faces }), and then { kremlin-leads-to }.
    }
kremlin-brief-if-ends =
    { $test ->
        [chief] If nobody acts, the game ends with { $who } as Party Chief, and { kremlin-wins }.
       *[few] If nobody acts, the game ends: too few are left, and { kremlin-wins }.
    }
kremlin-brief-if-die-stands =
    { $fate ->
        [siberia] If nobody acts, { kremlin-struck-within } goes to Siberia.
        [spared] If nobody acts, the die spares { kremlin-struck }.
        [dies] If nobody acts, { kremlin-struck-within } dies.
        [sick] If nobody acts, { kremlin-struck-within } gets one more “+” of illness.
        [better] If nobody acts, { kremlin-struck-within } is healed of one “+” of illness.
       *[well] If nobody acts, the die changes nothing for { kremlin-struck }.
    }
kremlin-brief-if-card-works = If nobody acts, { $player } { $action }.
kremlin-brief-if-blamed = If nobody acts, a die decides whether the attempt is blamed on { kremlin-struck }.
kremlin-brief-if-nothing =
    { $phase ->
        [4] If nobody acts, the doctors roll a die for every member now.
       *[other] If nobody acts, this phase passes, and nothing happens.
    }
kremlin-brief-if-phase-closes =
    { $why ->
        [office] If nobody acts, { $who } retires now.
       *[stay] If nobody acts, the leave or visit of { $who } ends now.
    }
kremlin-brief-if-you-pass =
    { $to ->
        [purge] If you pass, { $who } purges nobody.
        [strike] If you pass, { $who } purges nobody.
        [investigate] If you pass, { $who } leaves everybody in peace this year.
        [arrange] If you pass, everybody stays in place, and the oldest fill what is vacant.
        [promote] If you pass, the oldest fill what is vacant.
        [rehabilitate] If you pass, nobody comes back from Siberia.
       *[overturn] If you pass, the result stands.
    }
kremlin-brief-if-uncured = Without a cure the chance that { $who } dies when the doctors call is { $work } in { $faces }; on a cure it is { $cure } in { $faces }.
kremlin-brief-if-proposed = The nominee of { $who } becomes Party Chief, unless three vote against.
kremlin-brief-if-asked =
    { $kind ->
        [sheet-1986] Your sheet decides who wins: when a politician has waved three times, the faction with most points on him wins.
        [sheet-1988] Your sheet is all the influence you have: the faction that controls the Party Chief when he waves gets the year; three years win.
        [add] If you pass, you write nothing more this year.
        [take] If you pass, you go without a card.
        [demand] If you pass, the Party Chief does as he likes.
        [blame] If you pass, nobody pays for the attempt.
        [vaccinate] Whom you leave out, the doctors may still make sick this year.
        [again] If you accept, this faction has to declare that many points.
        [stay] If you pass, it was a visit, and he is back at work.
        [arbitrate] Your choice has control of him at once.
        [consent] If you refuse, your man stays where he is.
        [unmask] All the points that all factions have on the politician you name become public.
       *[spread] You have to declare these points; you choose on whom.
    }

## What it means for you

kremlin-brief-on-yours =
    { $mine ->
        [yes] { $who } is yours.
       *[no] { $points ->
            [one] You have 1 point on { $who }.
           *[other] You have { $points } points on { $who }.
        }
    }
kremlin-brief-you-risk = Likeliest of yours to go to Siberia: { kremlin-man }, { $hits } in { $faces }.
kremlin-brief-your-patient = Likeliest of yours to die: { kremlin-man }, { $hits } in { $faces }.
kremlin-brief-you-may-be-tried = { kremlin-man }, is yours, has a “?” and may be brought to trial.
kremlin-brief-may-touch-yours =
    { $to ->
        [investigate] One of yours may get a “?”.
        [arrange] One of yours may be moved.
       *[strike] One of yours may be purged.
    }
kremlin-brief-chief-waves =
    { $marks ->
        [politician] Each October the Party Chief waves. The faction with most points on the first to wave three times wins.
       *[other] When the Party Chief waves in October, the faction that controls him gets the year. Three years win.
    }
kremlin-brief-most-points-win = The player with the most points on { $who } wins; you have { $points }.
kremlin-brief-nothing-of-yours = You risk nothing.

## What it costs

kremlin-brief-costs-stress =
    { $points ->
        [0] costs { kremlin-him } no stress
        [one] costs { kremlin-him } 1 stress point
       *[other] costs { kremlin-him } { $points } stress points
    }
kremlin-brief-costs-if =
    { $what ->
        [purge] costs { kremlin-him } { $success } stress point, or { $failure } if it fails
        [accuse] costs { kremlin-him } { $failure } stress points if acquitted
       *[propose] { $failure ->
            [0] costs { kremlin-him } no stress
           *[other] costs { kremlin-him } { $failure } stress point if voted down
        }
    }
