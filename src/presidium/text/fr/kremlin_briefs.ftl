# Ce qu’une question signifie pour qui est interrogé. Les factions ont ici leur nom court, au pluriel, jamais après
# « de » ni « à » ; les politiciens viennent sans leur lettre. « le » ou « la » selon la personne.

kremlin-faction =
    { $id ->
        [1] les Staliniens
        [2] les Militaristes
        [3] les Évolutionnistes
        [4] les Expansionnistes
        [5] les Internationalistes
       *[6] les Marxistes
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
        [S] elle
        [V] elle
       *[other] il
    }
kremlin-him =
    { $who-id ->
        [S] la
        [V] la
       *[other] le
    }
kremlin-about-him =
    { $who-id ->
        [S] elle
        [V] elle
       *[other] lui
    }
kremlin-man =
    { $place-id ->
        [candidate] { $who-id ->
            [S] { $who }, candidate
            [V] { $who }, candidate
           *[other] { $who }, candidat
        }
        [people] { $who }, du Peuple
       *[other] { $who }, { kremlin-office }
    }
kremlin-struck =
    { $mine ->
        [yes] { $place-id ->
            [candidate] { $who-id ->
                [S] votre candidate { $who }
                [V] votre candidate { $who }
               *[other] votre candidat { $who }
            }
            [people] { $who }, qui est à vous
           *[other] votre { kremlin-office }, { $who }
        }
       *[no] { kremlin-man }
    }
kremlin-struck-within =
    { $mine ->
        [yes] { $place-id ->
            [candidate] { $who-id ->
                [S] votre candidate { $who }
                [V] votre candidate { $who }
               *[other] votre candidat { $who }
            }
            [people] { $who }, qui est à vous,
           *[other] votre { kremlin-office }, { $who },
        }
       *[no] { kremlin-man },
    }
kremlin-blow-end =
    { $blow ->
        [purge] la purge est annulée
        [suspect] le « ? » est annulé
        [accuse] l’accusation est annulée
        [condemn] la condamnation est annulée
        [demote] la rétrogradation est annulée
       *[other] ce vote est annulé
    }

## Ce qu’on demande

kremlin-brief-by-the-rules = Personne ne contrôle { kremlin-man } ; la règle décide : { $action }.
kremlin-brief-they-announce = { $player } annoncent que { kremlin-man }, va { $action }.
kremlin-brief-they-strike =
    { $blow ->
        [purge] { $player } veulent purger { kremlin-struck }.
        [suspect] { $player } veulent poser un « ? » sur { kremlin-struck }.
        [accuse] { $player } accusent { kremlin-struck }.
        [condemn] { $player } veulent expédier { kremlin-struck-within } en Sibérie sans procès.
        [demote] { $player } veulent rétrograder { kremlin-struck }.
        [guilty] { $player } votent « coupable » au procès contre { kremlin-struck }.
       *[against] { $player } votent contre { kremlin-struck }.
    }
kremlin-brief-they-decline =
    { $to ->
        [purge] { $player } ne purgent plus personne par { kremlin-man }.
        [investigate] { $player } closent l’enquête menée par { kremlin-man }.
       *[other] { $player } passent pour { kremlin-man }.
    }
kremlin-brief-you-announce = Vous avez annoncé que { kremlin-man }, va { $action }.
kremlin-brief-you-decline =
    { $to ->
        [purge] { kremlin-man }, ne purge plus personne, sur votre décision.
        [investigate] { kremlin-man }, clôt l’enquête, sur votre décision.
       *[other] Vous passez pour { kremlin-man }.
    }
kremlin-brief-die-shows =
    { $why ->
        [purge] Le dé contre { $who } montre { $face } ; rien n’est encore fait.
       *[health] Les médecins ont obtenu { $face } au dé pour { $who } ; rien n’est encore fait.
    }
kremlin-brief-said-to-be-behind = Selon { $player }, c’est { $who } qui est derrière.
kremlin-brief-then-may = Tour suivant : { kremlin-man }.
kremlin-brief-turns-on = L’effet de la carte dépend de qui contrôle { kremlin-man }.
kremlin-brief-your-word =
    { $to ->
        [cure] Envoyez-vous { $who } en cure ?
        [purge] Qui faites-vous purger par { $who } ?
        [strike] { $who } purge-t-{ kremlin-he } quelqu’un pour vous ?
        [investigate] Sur qui { $who } enquête-t-{ kremlin-he } pour vous ?
        [judge] Comment { $who } vote-t-{ kremlin-he } pour vous à ce procès ?
        [propose] Qui { $who } va-t-{ kremlin-he } proposer pour vous comme Chef du Parti ?
        [elect] Comment { $who } vote-t-{ kremlin-he } pour vous sur le nouveau Chef du Parti ?
        [arrange] Comment { $who } réorganise-t-{ kremlin-he } le Politburo pour vous ?
        [promote] Qui { $who } va-t-{ kremlin-he } promouvoir pour vous ?
        [rehabilitate] Qui { $who } fait-{ kremlin-he } revenir de Sibérie pour vous ?
       *[overturn] { $who } renverse-t-{ kremlin-he } le résultat pour vous ?
    }

## À qui il est

kremlin-brief-nobody-speaks = Personne ne contrôle { $who }.
kremlin-brief-in-secret =
    { $points ->
        [one] Vous avez { $points } point secret.
       *[other] Vous avez { $points } points secrets.
    }
kremlin-brief-nothing-on = Vous n’avez aucun point sur { kremlin-about-him }.
kremlin-brief-yours =
    { $written ->
        [0] { kremlin-he } est à vous : vous avez déclaré { $points }.
       *[other] { kremlin-he } est à vous : vous avez déclaré { $points } de vos { $written }.
    }
kremlin-brief-theirs-to-take =
    { $told ->
        [him] { $player } { kremlin-him } tiennent avec { $points } ; il vous faut { $need }, et vous avez { $written }.
        [both] Ils { kremlin-him } tiennent avec { $points } ; il vous faut { $need }, et vous avez { $written }.
       *[them] Ils tiennent { kremlin-man }, avec { $points } ; il vous faut { $need }, et vous avez { $written }.
    }
kremlin-reach =
    { $written ->
        [0] vous n’avez aucun point sur { kremlin-about-him }
        [1] votre seul point ne suffit pas
       *[other] vos { $written } ne suffisent pas
    }
kremlin-brief-theirs-to-keep =
    { $told ->
        [him] { $player } { kremlin-him } tiennent avec { $points } ; { kremlin-reach }.
        [both] Ils { kremlin-him } tiennent avec { $points } ; { kremlin-reach }.
       *[them] Ils tiennent { kremlin-man }, avec { $points } ; { kremlin-reach }.
    }
kremlin-brief-taken-from-you = On vous a pris { kremlin-man }.
kremlin-brief-shown-against = { $player } ont déclaré { $points } contre vos { $mine }.

## Ce qui est en jeu

kremlin-brief-condition =
    { $crosses ->
        [0] { kremlin-man } : { $age } ans, en bonne santé.
        [one] { kremlin-man } : { $age } ans, malade (+).
       *[other] { kremlin-man } : { $age } ans, gravement malade (++).
    }
kremlin-brief-chances =
    { $of ->
        [purge] La Sibérie pour { $who } : { $hits } sur { $faces }.
        [die] Risque de mort pour { $who } au passage des médecins : { $hits } sur { $faces }.
       *[wave] { $who } salue : { $hits } sur { $faces }.
    }
kremlin-brief-lapse-too = N’agiront pas, car personne ne les contrôle : { $who }.
kremlin-brief-costs-him =
    { $to ->
        [cure] Au travail, la maladie fait vieillir { $who } ; en cure, c’est l’absence pour l’année.
        [purge] Réussir coûte un point de stress à { $who }. Échouer en coûte trois et met fin à la purge.
        [strike] Réussir coûte un point de stress à { $who }. Échouer en coûte trois et met fin à la purge.
        [investigate] Un « ? » coûte un point de stress à { $who }, la Sibérie sans procès deux, une accusation suivie d’acquittement trois.
        [judge] Voter ne coûte rien à { $who }.
        [propose] Si la personne proposée est refusée, cela coûte un point de stress à { $who }.
        [elect] Voter ne coûte rien à { $who }.
        [arrange] Chaque niveau peut être réorganisé une fois, sans frais ; déplacer quelqu’un d’un niveau coûte un point de stress.
        [promote] Chaque promotion coûte un point de stress à { $who }.
        [rehabilitate] Chaque retour coûte cinq points de stress à { $who }.
       *[overturn] Cela coûte deux points de stress à { $who }.
    }
kremlin-brief-trial-so-far =
    { $mine ->
        [yes] { $who } est à vous. Jusqu’ici, coupable : { $guilty }, non coupable : { $innocent } ; deux « non coupable » acquittent.
       *[no] Sur { $who }, coupable : { $guilty }, non coupable : { $innocent } ; deux « non coupable » acquittent.
    }
kremlin-brief-election-so-far =
    { $mine ->
        [yes] { $who } est à vous. Voix contre : { $against } ; à trois, c’est refusé.
       *[no] Voix contre { $who } : { $against } ; à trois, c’est refusé.
    }
kremlin-brief-card-says = La carte dit : { $action-text }
kremlin-brief-could-play =
    { $card-count ->
        [1] Vous pourriez jouer votre carte { $card }.
       *[other] Vous avez des cartes que vous pourriez jouer : { $card }.
    }
kremlin-brief-could-play-card = « { $name } »
kremlin-brief-card-removes =
    { $sure ->
        [yes] Votre carte « { $card } » écarterait { $who } à temps.
       *[no] Votre carte « { $card } » pourrait écarter { $who } à temps ; un dé en décide.
    }
kremlin-brief-card-calls-off = Votre carte « { $card } » l’empêcherait.
kremlin-brief-card-clears = Votre carte « { $card } » disculperait { $who }.
kremlin-brief-card-shields = Votre carte « { $card } » protégerait { $who }.
kremlin-brief-card-rolls-again = Votre carte « { $card } » ferait relancer le dé pour { $who }.
kremlin-brief-card-helps = Votre carte « { $card } » pourrait aider { $who } maintenant.
kremlin-brief-cards-moment = C’est le moment de jouer votre carte « { $card } ».

## Les réponses

kremlin-brief-take-him =
    { $limit ->
        [0] { kremlin-him } prendre : déclarer { $points }
       *[other] { kremlin-him } prendre : déclarer { $points }, au plus { $limit }
    }
kremlin-brief-take-named =
    { $limit ->
        [0] Prendre { $who } : déclarer { $points }
       *[other] Prendre { $who } : déclarer { $points }, au plus { $limit }
    }
kremlin-brief-take-him-back =
    { $limit ->
        [0] { kremlin-him } reprendre : déclarer { $points }
       *[other] { kremlin-him } reprendre : déclarer { $points }, au plus { $limit }
    }
kremlin-brief-defend-him =
    { $limit ->
        [0] { kremlin-him } défendre : déclarer { $points }
       *[other] { kremlin-him } défendre : déclarer { $points }, au plus { $limit }
    }
kremlin-brief-hold-him = { kremlin-him } garder : déclarer jusqu’à { $points }
kremlin-brief-let-it-be = Passer
kremlin-brief-do-it = { $action }
kremlin-brief-leave-it =
    { $to ->
        [cure] Pas de cure
        [purge] Ne purger personne
        [strike] Ne purger personne
        [investigate] Clore l’enquête
        [arrange] Laisser chacun à sa place
        [promote] Ne promouvoir personne
        [rehabilitate] Ne faire revenir personne
        [add] Ne rien ajouter
        [take] Ne prendre aucune carte
        [demand] Ne rien demander
        [blame] N’accuser personne
        [vaccinate] C’est tout
        [stay] En rester à une visite
       *[other] Passer
    }

## Ce qui s’ensuit

kremlin-brief-stay-secret =
    { $points ->
        [one] sauf surenchère ; 1 reste secret
       *[other] sauf surenchère ; { $points } restent secrets
    }
kremlin-brief-you-say =
    { $to ->
        [cure] vous décidez de la cure
        [purge] vous choisissez qui purger
        [strike] vous choisissez qui purger
        [investigate] vous menez l’enquête
        [judge] vous décidez de son vote
        [propose] vous choisissez qui { kremlin-he } propose
        [elect] vous décidez de son vote
        [arrange] vous arrangez le Politburo
        [promote] vous choisissez qui { kremlin-he } promeut
        [rehabilitate] vous choisissez qui revient
       *[overturn] vous pouvez renverser le résultat
    }{ $points ->
        [0] { "" }
        [one]  ; 1 reste secret
       *[other]  ; { $points } restent secrets
    }
kremlin-brief-it-falls = { kremlin-blow-end }, à vous de décider
kremlin-brief-yours-to-say = { kremlin-he } fera ce que vous direz
kremlin-brief-as-needed = montrés seulement s’il le faut
kremlin-brief-nothing-comes =
    { $to ->
        [cure] pas de cure
        [purge] personne n’est purgé à ce tour
        [strike] personne n’est purgé à ce tour
        [investigate] pas d’enquête
        [propose] le plus âgé est proposé
        [judge] pas de voix
        [elect] pas de voix
        [arrange] chacun reste à sa place
        [promote] pas de promotion ici
        [rehabilitate] personne ne revient
       *[other] rien ne se passe
    }
kremlin-brief-they-decide = { $player } décident
kremlin-brief-you-decide = ensuite, vous décidez
kremlin-brief-then-chances =
    { $of ->
        [purge] Sibérie : { $hits } sur { $faces }
        [die] mort : { $hits } sur { $faces }
       *[wave] salut : { $hits } sur { $faces }
    }
kremlin-brief-then-blow =
    { $blow ->
        [purge] le dé est jeté
        [suspect] le « ? » est posé
        [accuse] le procès s’ouvre
        [condemn] c’est le départ en Sibérie
        [demote] le déplacement est fait
       *[other] la voix compte
    }
kremlin-brief-it-stands = comme annoncé
kremlin-brief-goes-on =
    { $ends ->
        [yes] la partie se termine
       *[no] la partie continue
    }

## Ce qui arrive si personne n’agit

kremlin-brief-if-lapses =
    { $to ->
        [cure] Si personne n’agit, { kremlin-man }, ne part pas en cure.
        [purge] Si personne n’agit, { kremlin-man }, ne purge personne.
        [strike] Si personne n’agit, { kremlin-man }, ne purge personne.
        [investigate] Si personne n’agit, { kremlin-man }, n’enquête sur personne.
        [judge] Si personne n’agit, { kremlin-man }, ne vote pas au procès.
        [propose] Si personne n’agit, { kremlin-man }, doit proposer le plus âgé comme Chef du Parti.
        [elect] Si personne n’agit, { kremlin-man }, ne vote pas sur le nouveau Chef du Parti.
        [arrange] Si personne n’agit, { kremlin-man }, laisse le Politburo comme il est.
        [promote] Si personne n’agit, { kremlin-man }, ne promeut personne.
        [rehabilitate] Si personne n’agit, { kremlin-man }, ne fait revenir personne de Sibérie.
       *[overturn] Si personne n’agit, { kremlin-man }, laisse le résultat tel quel.
    }
kremlin-decides =
    { $mine ->
        [yes] vous décidez
       *[no] { $player } décident
    }
kremlin-brief-if-decided =
    { $to ->
        [cure] Si personne n’agit, { kremlin-decides } si { kremlin-man }, part en cure.
        [purge] Si personne n’agit, { kremlin-decides } qui { kremlin-man }, purge.
        [strike] Si personne n’agit, { kremlin-decides } si { kremlin-man }, purge quelqu’un.
        [investigate] Si personne n’agit, { kremlin-decides } sur qui { kremlin-man }, enquête.
        [judge] Si personne n’agit, { kremlin-decides } comment { kremlin-man }, vote au procès.
        [propose] Si personne n’agit, { kremlin-decides } qui { kremlin-man }, propose comme Chef du Parti.
        [elect] Si personne n’agit, { kremlin-decides } comment { kremlin-man }, vote sur le nouveau Chef du Parti.
        [arrange] Si personne n’agit, { kremlin-decides } comment { kremlin-man }, réorganise le Politburo.
        [promote] Si personne n’agit, { kremlin-decides } qui { kremlin-man }, promeut.
        [rehabilitate] Si personne n’agit, { kremlin-decides } qui { kremlin-man }, fait revenir de Sibérie.
       *[overturn] Si personne n’agit, { kremlin-decides } si { kremlin-man }, renverse le résultat.
    }
kremlin-brief-if-struck =
    { $blow ->
        [purge] Si personne n’agit, un dé décide pour { kremlin-struck } : Sibérie { $hits } sur { $faces }.
        [suspect] Si personne n’agit, un « ? » tombe sur { kremlin-struck }.
        [accuse] Si personne n’agit, un procès s’ouvre contre { kremlin-struck }.
        [condemn] Si personne n’agit, { kremlin-struck-within } part en Sibérie sans procès.
       *[demote] Si personne n’agit, { kremlin-struck-within } descend d’un niveau.
    }
kremlin-brief-if-voted =
    { $vote ->
        [guilty] Si personne n’agit, { $by } vote « coupable » au procès contre { kremlin-struck }.
        [innocent] Si personne n’agit, { $by } vote « non coupable » au procès contre { kremlin-struck }.
        [for] Si personne n’agit, { $by } vote pour { kremlin-struck-within } comme Chef du Parti.
       *[against] Si personne n’agit, { $by } vote contre { kremlin-struck }.
    }
kremlin-brief-if-done = Si personne n’agit, { kremlin-man }, va { $action }.
kremlin-wins =
    { $then ->
        [you] vous gagnez
        [they] { $player } gagnent
        [nobody] personne ne gagne
       *[sheets] on révèle les feuilles secrètes
    }
kremlin-leads-to =
    { $then ->
        [your-year] { kremlin-year } est à vous : défilé { $marks } sur 3
        [their-year] { $player } ont { kremlin-year } : défilé { $marks } sur 3
        [wave] c’est le salut { $marks } sur 3
        [blank] { kremlin-year } n’est à personne
       *[other] { kremlin-wins }
    }
kremlin-brief-if-waves =
    { $hits ->
        [20] Si personne n’agit, { $who } salue, et { kremlin-leads-to }.
       *[other] Si personne n’agit, { $who } salue (chance : { $hits } sur { $faces }), et alors { kremlin-leads-to }.
    }
kremlin-brief-if-ends =
    { $test ->
        [chief] Si personne n’agit, la partie finit avec { $who } comme Chef du Parti, et { kremlin-wins }.
       *[few] Si personne n’agit, la partie finit : il reste trop peu de politiciens, et { kremlin-wins }.
    }
kremlin-brief-if-die-stands =
    { $fate ->
        [siberia] Si personne n’agit, le dé envoie { kremlin-struck-within } en Sibérie.
        [spared] Si personne n’agit, le dé épargne { kremlin-struck }.
        [dies] Si personne n’agit, le dé tue { kremlin-struck }.
        [sick] Si personne n’agit, le dé rend { kremlin-struck-within } plus malade (un « + » de plus).
        [better] Si personne n’agit, le dé rend { kremlin-struck-within } moins malade (un « + » de moins).
       *[well] Si personne n’agit, le dé ne change rien pour { kremlin-struck }.
    }
kremlin-brief-if-card-works = Si personne n’agit, { $player } vont { $action }.
kremlin-brief-if-blamed = Si personne n’agit, un dé dira si l’on impute l’attentat à cette personne : { kremlin-struck }.
kremlin-brief-if-nothing =
    { $phase ->
        [4] Si personne n’agit, les médecins lancent un dé pour chaque membre.
       *[other] Si personne n’agit, cette phase passe et rien n’arrive.
    }
kremlin-brief-if-phase-closes =
    { $why ->
        [office] Si personne n’agit, pour { $who }, c’est maintenant la retraite.
       *[stay] Si personne n’agit, pour { $who }, le congé ou la visite s’achève maintenant.
    }
kremlin-brief-if-you-pass =
    { $to ->
        [purge] Si vous passez, { $who } ne purge personne.
        [strike] Si vous passez, { $who } ne purge personne.
        [investigate] Si vous passez, { $who } laisse tout le monde en paix cette année.
        [arrange] Si vous passez, chacun reste à sa place, et les plus âgés prennent ce qui est vacant.
        [promote] Si vous passez, les plus âgés prennent ce qui est vacant.
        [rehabilitate] Si vous passez, personne ne revient de Sibérie.
       *[overturn] Si vous passez, le résultat est maintenu.
    }
kremlin-brief-if-uncured = Sans cure, le risque de mort pour { $who } au passage des médecins est de { $work } sur { $faces } ; en cure, de { $cure } sur { $faces }.
kremlin-brief-if-proposed = La personne que propose { $who } devient Chef du Parti, sauf si trois votent contre.
kremlin-brief-if-asked =
    { $kind ->
        [sheet-1986] Votre feuille décide qui gagne : quand un politicien a salué trois fois, qui a le plus de points sur lui gagne.
        [sheet-1988] Votre feuille est toute votre influence : la faction qui contrôle le Chef du Parti quand il salue marque l’année ; trois années, et elle gagne.
        [add] Si vous passez, vous n’écrivez plus rien cette année.
        [take] Si vous passez, vous restez sans carte.
        [demand] Si vous passez, le Chef du Parti fait ce qu’il veut.
        [blame] Si vous passez, personne ne paie pour l’attentat.
        [vaccinate] Les non-vaccinés peuvent encore tomber malades cette année.
        [again] Si vous acceptez, cette faction doit déclarer autant de points.
        [stay] Si vous passez, c’était une visite, et le travail reprend.
        [arbitrate] La faction que vous choisissez prend le contrôle aussitôt.
        [consent] Si vous refusez, votre protégé reste à sa place.
        [unmask] Tous les points de tous sur la personne que vous nommez sont montrés.
       *[spread] Vous devez déclarer ces points ; vous choisissez sur qui.
    }

## Ce que cela veut dire pour vous

kremlin-brief-on-yours =
    { $mine ->
        [yes] { $who } est à vous.
       *[no] { $points ->
            [one] Vous avez { $points } point sur { $who }.
           *[other] Vous avez { $points } points sur { $who }.
        }
    }
kremlin-brief-you-risk = Des vôtres, qui risque le plus la Sibérie : { kremlin-man }, { $hits } sur { $faces }.
kremlin-brief-your-patient = Des vôtres, qui risque le plus la mort : { kremlin-man }, { $hits } sur { $faces }.
kremlin-brief-you-may-be-tried = { kremlin-man }, est à vous, porte un « ? » et peut passer en procès.
kremlin-brief-may-touch-yours =
    { $to ->
        [investigate] L’un des vôtres peut recevoir un « ? ».
        [arrange] L’un des vôtres peut être déplacé.
       *[strike] L’un des vôtres peut être purgé.
    }
kremlin-brief-chief-waves =
    { $marks ->
        [politician] Chaque octobre, le Chef du Parti salue. La faction qui a le plus de points sur le premier à saluer trois fois gagne.
       *[other] Quand le Chef du Parti salue en octobre, l’année va à la faction qui le contrôle. Trois années, et elle gagne.
    }
kremlin-brief-most-points-win = La faction qui a le plus de points sur { $who } gagne ; vous en avez { $points }.
kremlin-brief-nothing-of-yours = Vous ne risquez rien.

## Ce que cela coûte

kremlin-brief-costs-stress =
    { $points ->
        [0] ne coûte aucun stress à { $who }
        [one] coûte { $points } point de stress à { $who }
       *[other] coûte { $points } points de stress à { $who }
    }
kremlin-brief-costs-if =
    { $what ->
        [purge] coûte { $success } point de stress à { $who }, ou { $failure } en cas d’échec
        [accuse] coûte { $failure } points de stress à { $who } en cas d’acquittement
       *[propose] { $failure ->
            [0] ne coûte aucun stress à { $who }
           *[other] coûte { $failure } point de stress à { $who } en cas de refus
        }
    }
