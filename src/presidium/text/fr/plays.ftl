### Ce qu’on fait des cartes de Kremlin. Une carte est nommée avec ce qu’il faut à la notation : « Alibi » (5).

## Les questions

kremlin-ask-deal-card = On coupe le paquet. Quelle carte est sur le dessus ?
kremlin-ask-take-card = La réserve est ouverte. Quelle carte prenez-vous, si vous en voulez une ?
kremlin-ask-visit-roll = On presse { $who } de passer au sanatorium, et il faut { $needed }. Que montre le dé ?
kremlin-ask-visit-ends = La phase s’achève, et { $who } est encore au sanatorium. En rester à une visite, ou partir en cure puisque le lit est chaud ?
kremlin-ask-vaccinating =
    { $chosen-id ->
        [none] Le sérum est arrivé, et il n’y a pas de file. Quel membre passe en premier ?
       *[other] Déjà protégés par le vaccin : { $chosen }. À qui le tour, ou est-ce tout ?
    }
kremlin-ask-second-opinion = On fait venir un autre médecin. Que montre le nouveau dé ?
kremlin-ask-attempt1986 =
    { $guarded ->
        [yes] Quelqu’un attend { $victim }, et un garde du corps aussi. Que montre le dé ?
       *[no] Quelqu’un attend { $victim } avec quelque chose sous le manteau. Que montre le dé ?
    }
kremlin-ask-attempt1988 = Quelqu’un attend { $victim } avec quelque chose sous le manteau. Que montre le dé ?
kremlin-ask-suspicion = On a visé l’un des vôtres. Qui est derrière, s’il vous plaît de le dire ?
kremlin-ask-complicity-roll1986 = On interroge la personne accusée, d’abord poliment. Que montre le dé ?
kremlin-ask-complicity-roll1988 = On fouille le dossier pour y trouver de quoi juger. Que montre le dé ?
kremlin-ask-overturning =
    { $innocent ->
        [yes] L’enquête blanchit { $accused }. Passer, ou renverser le résultat pour deux points de stress ?
       *[no] L’enquête charge { $accused }. Passer, ou renverser le résultat pour deux points de stress ?
    }
kremlin-ask-first-strike = Il faut que quelqu’un paie pour ce malheur, et vous pouvez purger en premier. Le faites-vous ?
kremlin-ask-second-strike =
    { $tried ->
        [0] Personne n’a encore payé pour ce malheur, et vous pouvez purger. Le faites-vous ?
       *[other] La purge a réussi, et il reste des torts à répartir. Purgez-vous encore ?
    }
kremlin-ask-demand = Un des vôtres sait quelque chose sur le Chef du Parti. Quel mouvement exigez-vous, si vous en voulez un ?
kremlin-ask-consent = { $chief } a ceci en tête : { $action }. Une carte protège { $protected } ; il faut votre accord. Le donnez-vous ?
kremlin-ask-unmasking = Le KGB a changé de maître, et ses dossiers aussi. Lequel ouvrez-vous ?
kremlin-ask-pick-faction = Une faction va devoir déclarer des points. Sur laquelle tombe le sort ?
kremlin-ask-power-roll = { $faction } doivent déclarer des points. Combien, selon le dé ?
kremlin-ask-once-more =
    { $points ->
        [one] { $faction } doivent déclarer un point sur les leurs. Accepter, refaire le tirage ou relancer le dé ?
       *[other] { $faction } doivent déclarer { $points } points sur les leurs. Accepter, refaire le tirage ou relancer le dé ?
    }
kremlin-ask-spread =
    { $points ->
        [one] Vous devez déclarer encore un point sur les vôtres. Sur qui ?
       *[other] Vous devez déclarer encore { $points } points sur les vôtres. Sur qui, et jusqu’à quel total ?
    }
kremlin-ask-openness = Le Chef du Parti parle de glasnost. Que montre le dé ?

## Les actions

# Avec le numéro qu’elle porte ; celles de 1986 n’en ont pas.
kremlin-that-card =
    { $card-id ->
        [flu] « { $card } »
        [vaccination] « { $card } »
        [assassination] « { $card } »
        [bodyguard] « { $card } »
        [leave] « { $card } »
        [wrong_diagnosis] « { $card } »
        [specialist] « { $card } »
        [rehabilitation] « { $card } »
        [bee_hormone] « { $card } »
        [sanatoria_full] « { $card } »
       *[other] « { $card } » ({ $card-id })
    }
kremlin-lasting-card = effet durable
kremlin-immediate-card = effet immédiat
kremlin-take = prendre { kremlin-that-card }
kremlin-take-intrigue = prendre une carte Intrigue
kremlin-deal = donner { kremlin-that-card }
kremlin-play = jouer { kremlin-that-card }
kremlin-play-on = jouer { kremlin-that-card } sur { $who }
kremlin-play-against = jouer { kremlin-that-card } contre { $who }
kremlin-play-with =
    jouer { kremlin-that-card } : relancer le dé avec { $change ->
        [1] +1
        [2] +2
       *[other] { $change }
    }
kremlin-give =
    { $player-id ->
        [1] donner { kremlin-that-card } aux { kremlin-faction-stalinists }
        [2] donner { kremlin-that-card } aux { kremlin-faction-militarists }
        [3] donner { kremlin-that-card } aux { kremlin-faction-evolutionists }
        [4] donner { kremlin-that-card } aux { kremlin-faction-expansionists }
        [5] donner { kremlin-that-card } aux { kremlin-faction-internationalists }
       *[6] donner { kremlin-that-card } aux { kremlin-faction-marxists }
    }
kremlin-pick = le sort désigne { $player }
kremlin-name = désigner { $who }
kremlin-again =
    { $what ->
        [draw] refaire le tirage
       *[roll] relancer le dé
    }
kremlin-agree = accepter
kremlin-refuse = refuser
kremlin-overturn = renverser le résultat

## Les événements

kremlin-took = { $player } prennent { kremlin-that-card } dans la réserve.
kremlin-refrained = { $player } ne prennent aucune carte dans la réserve.
kremlin-drew = { $player } tirent une carte Intrigue.
kremlin-held = C’est { kremlin-that-card }.
kremlin-gave = Une carte change de main : { $player } la donnent, { $to } la prennent.
kremlin-handed = Entre les deux : c’est { kremlin-that-card }.
kremlin-renewed = Le paquet est épuisé ; on mélange la défausse, et tout peut recommencer.
kremlin-played = { $player } abattent une carte : { $play }. { $play-text }
kremlin-recounted =
    { $short ->
        [0] Avec la carte, le dé donne { $total } ; il faut { $needed } : c’est encore assez contre { $who }.
       *[other] Avec la carte, le dé donne { $total } ; il faut { $needed } : il manque { $short }. { $who } est hors de danger.
    }
kremlin-came-to-nothing = Trop tard : ce qu’il faut à { kremlin-that-card } n’existe plus, et { $player } l’ont jouée pour rien.
kremlin-accused = { $player } savent qui est derrière : { $who }.
kremlin-overturned = { $who } relit le dossier, qui dit le contraire.
kremlin-immunised = { $who } reçoit le vaccin ; l’épidémie de l’année ira voir ailleurs.
kremlin-rejuvenated =
    { $points ->
        [one] { $who } rajeunit d’un an : { $age } ans désormais.
       *[other] { $who } rajeunit de { $points } ans : { $age } ans désormais.
    }
kremlin-agreed = { $player } n’y voient pas d’objection : on peut déplacer { $who }.
kremlin-withheld = { $player } s’y opposent : { $who } reste au poste qu’une carte protège.
kremlin-demanded = { $player } glissent un mot au Chef du Parti : { $action }.
kremlin-unmasked = On ouvre le dossier de { $who }, et l’on y lit tout haut l’influence de chacun.
kremlin-pressed =
    { $points ->
        [one] { $player } doivent déclarer un point sur les leurs.
       *[other] { $player } doivent déclarer { $points } points sur les leurs.
    }
kremlin-spared = { $player } n’ont plus autant de points à y déclarer, et en sont quittes.
kremlin-shrank =
    { $points ->
        [one] { $player } perdent un point sur { $who }, écrit et déclaré.
       *[other] { $player } perdent { $points } points sur { $who }, écrits et déclarés.
    }

## Ce que des cartes ont amené, tant que cela dure

kremlin-effect-acquitted = { $who } a été acquitté : aucun « ? » ne s’y place cette année.
kremlin-effect-on-leave = { $who } est en congé du sanatorium jusqu’à la fin de la phase.
kremlin-effect-indisposed = { $who } garde le lit jusqu’à la fin de la phase.
kremlin-effect-visiting = { $who } est en visite au sanatorium jusqu’à la fin de la phase.
kremlin-effect-sanatoria-full = Les sanatoriums sont complets : pas de nouvelle cure cette année.
kremlin-effect-crisis = Il y a des missiles à Cuba : plus de cure cette année.
kremlin-effect-flu = L’épidémie court : −{ $malus } à tous les jets de santé de l’année.
kremlin-effect-vaccinated =
    { $spared-count ->
        [26] Le vaccin protège tout le monde : pas d’épidémie cette année.
       *[other] Le vaccin protège de l’épidémie de l’année : { $spared }.
    }
kremlin-effect-specialist = { $who } voit un spécialiste : +{ $bonus } aux jets de santé jusqu’à la sortie du sanatorium.
kremlin-effect-ageless = { $who } prend des hormones d’abeille, et jamais sa retraite.
kremlin-effect-shield = { kremlin-holder }, { $who }, jouit d’une protection jusqu’à la fin des remplacements : −3 pour la purge, et le Chef ne déplace que vers le haut ou par accord.
kremlin-effect-scapegoat = Il faut que quelqu’un paie cette année. À purger d’abord : { $struck }.
kremlin-effect-blackmailed = Chantage : { $player } ne peuvent pas se servir de { $actor } contre { $target }.
kremlin-effect-chief-blackmailed = { $blackmailer } fait chanter { $chief } : tant que { $player } tiennent ce Chef, { $by } peuvent demander un mouvement à chaque phase de remplacements.
kremlin-effect-pravda = C’était dans la Pravda : qui tient { $who } tranche toutes les égalités.
