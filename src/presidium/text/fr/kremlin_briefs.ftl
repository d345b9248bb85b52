# Ce qu’une question signifie pour qui est interrogé. Les factions ont ici leur nom court, au pluriel, jamais après
# « de » ni « à » ; les politiciens viennent sans leur lettre. « le » ou « la » selon la personne.

kremlin-faction =
    { $id ->
        [1] les staliniens
        [2] les militaristes
        [3] les lyssenkistes
        [4] les expansionnistes
        [5] les trotskistes
       *[6] les marxistes
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
kremlin-blow-end =
    { $blow ->
        [purge] la purge tombe
        [suspect] le « ? » tombe
        [accuse] l’accusation tombe
        [condemn] la sentence tombe
        [demote] la rétrogradation tombe
       *[other] le vote tombe
    }
kremlin-test-passed =
    { $test ->
        [wave] { $who-id ->
            [S] Si elle salue
            [V] Si elle salue
           *[other] S’il salue
        }
        [chief] { $who-id ->
            [S] Si elle est encore Chef à la fin de la phase
            [V] Si elle est encore Chef à la fin de la phase
           *[other] S’il est encore Chef à la fin de la phase
        }
       *[few] Ils sont trop peu, et à la fin de la phase
    }

## Ce qu’on demande

kremlin-brief-may-act =
    { $to ->
        [cure] { kremlin-man }, est malade et peut prendre une cure.
        [purge] { kremlin-man }, peut purger maintenant.
        [strike] { kremlin-man }, peut frapper maintenant : il faut un coupable.
        [investigate] { kremlin-man }, peut enquêter maintenant.
        [judge] { kremlin-man }, se prononce sur le procès.
        [propose] { kremlin-man }, propose le nouveau Chef du Parti.
        [elect] { kremlin-man }, vote sur le nouveau Chef du Parti.
        [arrange] { kremlin-man }, peut ranger son Politburo.
        [promote] { kremlin-man }, peut promouvoir quelqu’un.
        [rehabilitate] { kremlin-man }, peut faire revenir quelqu’un de Sibérie.
       *[overturn] { kremlin-man }, peut renverser le résultat.
    }
kremlin-brief-phase-opens =
    { $phase ->
        [1] Les cures d’abord, et personne n’en a besoin.
        [2] C’est l’heure de la purge, et il n’y a personne pour la mener.
        [3] C’est l’heure de l’enquête, et il n’y a personne pour la mener.
        [4] Les médecins passent maintenant.
        [5] Le Parti a un Chef, et personne à enterrer.
        [6] C’est l’heure de pourvoir les places vacantes.
        [7] Personne n’attend en Sibérie.
       *[8] C’est l’heure du défilé, et il n’y a personne pour saluer.
    }
kremlin-brief-will-wave = { $who }, Chef du Parti, va saluer la foule.
kremlin-brief-will-be-tested =
    { $test ->
        [few] Il reste trop peu de politiciens : qui tient { $who }, { kremlin-office }, décide maintenant de la partie.
       *[other] { kremlin-man }, décide de la partie à la fin de cette phase.
    }
kremlin-brief-phase-closes =
    { $why ->
        [office] À la retraite, la phase finie : { $who }.
       *[stay] La phase s’achève, et avec elle un séjour : { $who }.
    }
kremlin-brief-lapsing =
    { $to ->
        [cure] Personne ne parle pour { kremlin-man } : pas de cure.
        [purge] Personne ne parle pour { kremlin-man } : le droit de purge s’éteint.
        [strike] Personne ne parle pour { kremlin-man } : personne ne frappe.
        [investigate] Personne ne parle pour { kremlin-man } : pas d’enquête.
        [judge] Personne ne parle pour { kremlin-man } : cette voix au procès s’éteint.
        [elect] Personne ne parle pour { kremlin-man } : cette voix sur le Chef du Parti s’éteint.
        [arrange] Personne ne parle pour { kremlin-man } : le Politburo reste tel quel.
        [promote] Personne ne parle pour { kremlin-man } : pas de promotion.
        [rehabilitate] Personne ne parle pour { kremlin-man } : personne ne revient de Sibérie.
       *[other] Personne ne parle pour { kremlin-man } : le droit s’éteint.
    }
kremlin-brief-by-the-rules = Personne ne parle pour { kremlin-man } ; la règle s’en charge : { $action }.
kremlin-brief-they-announce = { $player } annoncent pour { kremlin-man } : { $action }.
kremlin-brief-they-strike =
    { $blow ->
        [purge] { $player } veulent purger { kremlin-struck }.
        [suspect] { $player } veulent poser un « ? » sur { kremlin-struck }.
        [accuse] { $player } accusent { kremlin-struck }.
        [condemn] { $player } veulent expédier en Sibérie, sans procès, { kremlin-struck }.
        [demote] { $player } veulent rétrograder { kremlin-struck }.
        [guilty] { $player } votent coupable contre { kremlin-struck }.
       *[against] { $player } votent contre { kremlin-struck }.
    }
kremlin-brief-they-decline =
    { $to ->
        [purge] { $player } ne purgent plus personne par { kremlin-man }.
        [investigate] { $player } closent l’enquête menée par { kremlin-man }.
       *[other] { $player } en restent là pour { kremlin-man }.
    }
kremlin-brief-you-announce = Vous avez annoncé pour { kremlin-man } : { $action }.
kremlin-brief-you-decline =
    { $to ->
        [purge] { kremlin-man }, ne purge plus personne, sur votre parole.
        [investigate] { kremlin-man }, clôt l’enquête, sur votre parole.
       *[other] { kremlin-man }, en reste là, sur votre parole.
    }
kremlin-brief-die-shows =
    { $why ->
        [purge] Le dé contre { $who } montre { $face } ; rien n’est encore fait.
       *[health] Les médecins ont fait { $face } pour { $who } ; rien n’est encore fait.
    }
kremlin-brief-card-is-named = { $player } veulent { $action }.
kremlin-brief-said-to-be-behind = Selon { $player }, c’est { $who } qui est derrière.
kremlin-brief-then-may = Vient ensuite { kremlin-man }.
kremlin-brief-turns-on = Tout dépend de qui tient { kremlin-man }.
kremlin-brief-your-word =
    { $to ->
        [cure] Une cure pour { $who }, qui vous obéit ?
        [purge] Qui { $who } va-t-{ kremlin-he } purger pour vous ?
        [strike] { $who } frappe-t-{ kremlin-he } pour vous ?
        [investigate] Que va trouver { $who } pour vous ?
        [judge] Comment { $who } vote-t-{ kremlin-he } pour vous à ce procès ?
        [propose] Qui { $who } va-t-{ kremlin-he } proposer pour vous comme Chef du Parti ?
        [elect] Comment { $who } vote-t-{ kremlin-he } pour vous sur le nouveau Chef du Parti ?
        [arrange] Comment { $who } range-t-{ kremlin-he } le Politburo pour vous ?
        [promote] Qui { $who } va-t-{ kremlin-he } promouvoir pour vous ?
        [rehabilitate] Qui { $who } fait-{ kremlin-he } revenir de Sibérie pour vous ?
       *[overturn] { $who } renverse-t-{ kremlin-he } le résultat pour vous ?
    }

## À qui il est

kremlin-brief-nobody-speaks = Personne ne parle pour { kremlin-about-him }.
kremlin-brief-in-secret = Vous tenez { $points } en secret.
kremlin-brief-nothing-on = Vous n’avez rien sur { kremlin-about-him }.
kremlin-brief-yours =
    { $written ->
        [0] { kremlin-he } est à vous avec { $points }.
       *[other] { kremlin-he } est à vous avec { $points } de vos { $written }.
    }
kremlin-brief-theirs-to-take =
    { $told ->
        [him] { $player } { kremlin-him } tiennent avec { $points } ; il vous faudrait { $need } de vos { $written }.
        [both] Ils { kremlin-him } tiennent avec { $points } ; il vous faudrait { $need } de vos { $written }.
       *[them] Ils tiennent { kremlin-man }, avec { $points } ; il vous faudrait { $need } de vos { $written }.
    }
kremlin-reach =
    { $written ->
        [0] vous n’avez rien sur { kremlin-about-him }
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
kremlin-brief-shown-against = { $player } montrent { $points } contre vos { $mine }.

## Ce qui est en jeu

kremlin-brief-condition =
    { $crosses ->
        [0] { kremlin-man } : { $age } ans, en bonne santé.
        [one] { kremlin-man } : { $age } ans, malade, +.
       *[other] { kremlin-man } : { $age } ans, gravement malade, ++.
    }
kremlin-brief-chances =
    { $of ->
        [purge] La Sibérie pour { $who } : { $hits } sur { $faces }.
        [die] La mort pour { $who } chez les médecins : { $hits } sur { $faces }.
       *[wave] { $who } salue : { $hits } sur { $faces }.
    }
kremlin-brief-lapse-too = Si personne ne parle, ces droits s’éteignent aussi : { $who }.
kremlin-brief-marks-year =
    { $mine ->
        [yes] Un salut de { $who }, et { kremlin-year } est à vous : défilé { $marks } sur trois.
       *[no] Un salut de { $who }, et { $player } ont { kremlin-year } : défilé { $marks } sur trois.
    }
kremlin-brief-waves-so-far = Ce serait le salut { $marks } sur trois.
kremlin-brief-ends-for-them =
    { $player ->
        [none] { kremlin-test-passed }, personne ne gagne.
       *[other] { kremlin-test-passed }, { $player } gagnent.
    }
kremlin-brief-ends-for-you = { kremlin-test-passed }, vous gagnez.
kremlin-brief-sheets-open = { kremlin-test-passed }, on ouvre les feuilles, et qui a le plus sur { kremlin-about-him } gagne ; vous avez { $written }.
kremlin-brief-costs-him =
    { $to ->
        [cure] Au travail, la maladie fait vieillir ; en cure, on est absent cette année.
        [purge] Réussir coûte un point de stress à { $who }, échouer trois, et l’échec y met fin.
        [strike] Réussir coûte un point de stress à { $who }, échouer trois, et l’échec y met fin.
        [investigate] Un « ? » coûte un point de stress à { $who }, un acquittement trois, la Sibérie sans procès deux.
        [judge] Voter ne coûte rien à { $who }.
        [propose] Une candidature battue coûte un point de stress à { $who }.
        [elect] Voter ne coûte rien à { $who }.
        [arrange] Chaque niveau une fois sans frais, puis un point de stress par personne déplacée.
        [promote] Chaque promotion coûte un point de stress à { $who }.
        [rehabilitate] Chaque retour coûte cinq points de stress à { $who }.
       *[overturn] Cela coûte deux points de stress à { $who }.
    }
kremlin-brief-trial-so-far =
    { $mine ->
        [yes] { $who } est à vous. Coupable : { $guilty }, non coupable : { $innocent } ; deux de ces derniers acquittent.
       *[no] Sur { $who }, coupable : { $guilty }, non coupable : { $innocent } ; deux de ces derniers acquittent.
    }
kremlin-brief-election-so-far =
    { $mine ->
        [yes] { $who } est à vous. Voix contre : { $against } ; trois suffisent à battre la candidature.
       *[no] Voix contre { $who } : { $against } ; trois suffisent à battre la candidature.
    }
kremlin-brief-could-play = Vous pourriez jouer { $card }.

## Les réponses

kremlin-brief-take-him = { kremlin-him } prendre : montrer { $points }
kremlin-brief-take-named = Prendre { $who } : montrer { $points }
kremlin-brief-take-him-back = { kremlin-him } reprendre : { $points } de vos { $written }
kremlin-brief-defend-him = { kremlin-him } défendre : montrer { $points }
kremlin-brief-hold-him = { kremlin-him } garder : jusqu’à { $points }
kremlin-brief-let-it-be = Laisser faire
kremlin-brief-do-it = { $action }
kremlin-brief-leave-it =
    { $to ->
        [cure] Pas de cure
        [purge] Ne purger personne
        [strike] Ne frapper personne
        [investigate] Clore l’enquête
        [arrange] Laisser chacun à sa place
        [promote] Ne promouvoir personne
        [rehabilitate] Ne faire revenir personne
        [add] Ne rien ajouter
        [demand] Ne rien demander
        [blame] N’accuser personne
        [vaccinate] C’est tout
        [stay] En rester à une visite
       *[other] En rester là
    }

## Ce qui s’ensuit

kremlin-brief-stay-secret =
    { $points ->
        [one] 1 reste secret
       *[other] { $points } restent secrets
    }
kremlin-brief-it-falls =
    { $place-id ->
        [kgb] sur le KGB : { kremlin-blow-end }
        [chief] sur le Chef du Parti : { kremlin-blow-end }
       *[other] sur le { kremlin-office } : { kremlin-blow-end }
    }
kremlin-brief-yours-to-say = { kremlin-he } fera ce que vous direz
kremlin-brief-as-needed = montrés seulement s’il le faut
kremlin-brief-nothing-comes =
    { $to ->
        [cure] personne ne prend de cure
        [purge] personne n’est purgé
        [strike] personne n’est frappé
        [investigate] pas d’enquête
        [propose] le plus âgé est proposé
        [judge] pas de voix
        [elect] pas de voix
        [arrange] chacun reste à sa place
        [promote] personne ne monte
        [rehabilitate] personne ne revient
       *[other] le droit s’éteint
    }
kremlin-brief-they-decide = { $player } décident
kremlin-brief-you-decide = ensuite, la parole est à vous
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
        [condemn] la Sibérie
        [demote] c’est fait
       *[other] la voix compte
    }
kremlin-brief-it-stands = c’est fait
kremlin-brief-goes-on = la partie continue
