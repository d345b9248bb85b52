# Ce que dit le terminal autour des parties.

cli-players = de { $least } à { $most } joueurs
cli-seats = { $seats } joueurs
cli-default = (sauf avis contraire)
cli-welcome = La place { $seat } est à vous : { $name }. Tapez ? à tout moment pour obtenir de l’aide.
cli-goodbye = Vous quittez la table. Le Parti se souviendra de votre passage.
cli-prompt = >
cli-after = Entrée pour partir, « save FICHIER » pour garder la partie, « why » pour interroger les robots, « log » pour tout réentendre :
cli-why-did = { $seat } a répondu :
cli-why-number = Laquelle ? Par exemple « why { $number } ».
cli-which-game = Quel jeu ? (numéro ou nom)
cli-enter = Entrée : « { $answer } ».
cli-leads-to = { $answer } ({ $then })
cli-many-options = { $count } possibilités, par exemple « { $example } ». Tapez « options » pour les voir toutes.
cli-help =
    Répondez par le numéro d’une option ou par sa notation.
    ?            cette aide              options      toutes les options
    table        revoir la table         log          ce qui s’est passé jusqu’ici
    pravda       la dernière édition
    claims       qui a dit quoi de qui, et ce qui s’est su
    rule 2.2     une règle               rules        toutes les règles
    save FICHIER garder la partie        quit         partir
    advice       ce que répondrait un camarade d’expérience, et pourquoi
    why, why 17  à la fin : ce qu’un robot pensait de sa réponse, par le numéro du coup
    back         reprendre votre dernière réponse, tant qu’aucun dé n’est tombé et que personne d’autre n’a répondu
    step         ce qui arrive est dit pas à pas, chaque fois jusqu’à Entrée ; encore : tout d’un trait
    ask          quand on vous interroge dans les fenêtres : ask matters, ask every, ask acting
    Pour la reprendre : presidium play --load FICHIER
cli-taken-back = Repris : { $answer }.
cli-claims-none = Personne n’a encore rien prétendu.
cli-claimed =
    { $proved ->
        [true] { $said } (C’était vrai.)
        [lie] { $said } (✗ UN MENSONGE.)
        [wrong] { $said } (✗ C’était faux.)
        [kept] { $said } (Tenu.)
        [broken] { $said } (✗ NON TENU.)
        [withdrawn] { $said } (Retiré.)
       *[open] { $said }
    }
cli-step = (Entrée : continuer ; autre chose : jusqu’à votre prochaine question)
cli-steps =
    { $on ->
        [yes] Ce qui arrive attend désormais Entrée, pas à pas.
       *[no] Ce qui arrive est de nouveau dit d’un trait.
    }
cli-help-answers = Réponses : { $forms }.
cli-help-statements = Déclarations (vraies ou non, elles n’engagent personne) : { $forms }.
cli-pravda = PRAVDA, n° { $number } : { $date }
cli-pravda-turning = Là où tout a tourné
cli-pravda-eyes = Pour vos yeux
cli-pravda-weather = Sibérie : { $degrees }°
cli-pravda-go-on = Entrée pour continuer :
cli-pravda-none = La Pravda n’a pas encore paru.
cli-saved = Enregistré dans { $file }.
cli-you-won = Vous avez gagné
cli-you-did-not-win = Vous n’avez pas gagné
cli-unfinished = La partie n’est pas finie.
cli-bad-record = ligne { $line } : { $why }
cli-record-holds = { $game }, { $seats } joueurs, { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
  } : tout est conforme aux règles.
cli-match = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
  }, { $decisions } décisions, { $seconds } s
cli-ending = issue
cli-games = parties
cli-bot = robot
cli-seat-games = places jouées
cli-wins = victoires
cli-draws = nulles
cli-win-rate = taux de victoire
cli-whatif =
    { $bot } reprend la partie à toutes les places, { $games ->
        [one] { $games } fois
       *[other] { $games } fois
    } de chaque façon et avec les mêmes dés. D’autres ont gagné dans { $turned ->
        [one] { $turned } partie.
       *[other] { $turned } parties.
    }
cli-whatif-instead = si « { $answer } »
cli-whatif-really = avec « { $answer } », comme ce fut
cli-whatif-truth = en vérité
cli-whatif-luck = Si peu de parties disent peu : sur vingt, cinq ou six de plus ou de moins peuvent tenir à la chance.
cli-played-by-phase = cartes jouées, par phase

# Goulag

cli-goulag-round = Tour { $round } sur { $rounds } · le canal compte { $canal ->
    [one] { $canal } étape
   *[other] { $canal } étapes
  }
cli-goulag-job = ce tour
cli-goulag-card = ouvrier
cli-goulag-last-round = tour d’avant
cli-goulag-commissar = commissaire
cli-goulag-builder = constructeur
cli-goulag-builders = constructeurs
cli-goulag-supervisor = surveillant
cli-goulag-supervised = surveillé
cli-goulag-served = de service
cli-goulag-round-short = tour
cli-goulag-work = Chantier
cli-goulag-side = { $side ->
    [loyal] loyal
   *[disloyal] déloyal
  }
cli-goulag-played = { $card ->
    [work] Chantier
   *[strike] Grève
  }

# Politburo

cli-politburo-round = Tour { $round } sur { $rounds }
cli-politburo-you-are = Vous êtes { $name }. { $goal }
cli-politburo-ministry = ministère
cli-politburo-track = Réforme ← → Répression
cli-politburo-level = niveau
cli-politburo-influence = influence
cli-politburo-job = ce tour
cli-politburo-member = membre
cli-politburo-gensek = Secrétaire général
cli-politburo-voter = votant
cli-politburo-round-short = tour
cli-politburo-plans = SG : plans
cli-politburo-ballots = scrutins (+ Répression, - Réforme)
cli-politburo-change = effet
cli-politburo-purge = purge
cli-politburo-verdict = déviant { $deviant }, perdu : { $losers }

# Kremlin

cli-kremlin-before = Avant la première année : le plateau est en place, les feuilles sont encore blanches
cli-kremlin-year = { $year }, phase { $number } : { $phase }
cli-kremlin-group = { $place } : { $men }
cli-kremlin-age = âge
cli-kremlin-health = état
cli-kremlin-declared = déclaré, le maître d’abord
cli-kremlin-suspected = soupçonné
cli-kremlin-cure = en cure
cli-kremlin-track = Parades :
cli-kremlin-sheet = Votre feuille (déclaré entre parenthèses) :
cli-kremlin-short-stalinists = Staliniens
cli-kremlin-short-militarists = Militaristes
cli-kremlin-short-evolutionists = Évolutionnistes
cli-kremlin-short-expansionists = Expansionnistes
cli-kremlin-short-internationalists = Internationalistes
cli-kremlin-short-marxists = Marxistes
cli-asked = Dans les fenêtres, on vous interroge { $when ->
    [matters] quand vous pourriez changer quelque chose
    [cards] quand vous pourriez changer quelque chose ou jouer une carte
    [every] chaque fois
   *[other] seulement avant une fin possible de la partie
  }. (« ask matters », « ask every » ou « ask acting » pour en changer.)
cli-spared = (Là où rien de vous ne pourrait rien changer, on ne vous demande rien et vous passez : « ask every » si vous le voulez.)
cli-orders = Consignes secrètes :
cli-kremlin-enter = Entrée passe ; « declare G 5 », « declare G 5 as_needed », « waive », ou ? pour l’aide.
cli-kremlin-enter-cards = Entrée passe ; « declare G 5 », « declare G 5 as_needed », « play 28 », « main » pour lire vos cartes, « waive », ou ? pour l’aide.
cli-kremlin-sealed = Sous scellés de votre part, jusqu’à son tour : { $card }.
cli-kremlin-playable = Jouables maintenant : { $cards }.
cli-kremlin-grow = « add G » l’écrit sur G ; « pass » n’ajoute rien ; « options » montre tout.
cli-kremlin-grow-cards = « add G » l’écrit sur G ; « take … » prend une carte à la place ; « pass » ne fait ni l’un ni l’autre ; « options » montre tout.
cli-kremlin-hand = vos cartes
cli-kremlin-when = quand
cli-kremlin-empty-hand = Vous n’avez pas de cartes en main.
cli-kremlin-hands = Cartes des autres : { $hands }.
cli-kremlin-discards = Jouées et défaussées : { $cards }.
cli-kremlin-removed = Hors du jeu : { $cards }.
cli-kremlin-in-force = En vigueur : { $effects }
cli-kremlin-waits = Pas encore à l’œuvre : { $plays }
cli-kremlin-write = Tapez « suggest » pour une feuille raisonnable, ou la vôtre : « sheet F G K L M B C D E I », dix points d’abord.
cli-orders-help =
    order …                  donner une consigne secrète, que personne n’entend
    orders, forget           voir vos ordres, les oublier
cli-kremlin-help =
    suggest                  une feuille raisonnable (au début)
    who G                    qui est-ce ?
    Entrée                   laisser passer une fenêtre
    declare G 5              déclarer 5 points sur G
    declare G 5 as_needed    pas plus qu’il n’en faut, 5 au plus
    purge G then pass        … et dire en même temps ce que l’on y répond :
                             pass, declare F 7 as_needed, une carte
    waive                    rien de ma part dans cette phase ; tous l’entendent
    hand ou main             vos cartes, et ce qu’elles font
    card 28                  quelle est cette carte ?
    play 28                  jouer une carte
    play 7 on G              … qui se joue sur quelqu’un
    play 10 with -2          … avec le modificateur de votre choix
    give 13 to militarists   donner une carte ; vous seuls savez laquelle
    Consignes secrètes, que personne n’entend :
    guard G 6                garder G, juste ce qu’il faut, jusqu’à 6 points
    seize F 5 when purge G   prendre F quand il va purger G
                             (aussi : trial, against, lapse)
    play 5 when accusation G jouer la carte 5 dès que G est accusé
                             (aussi : purge, trial, against, attempt, roll, start)
    pass vote                passer ces fenêtres cette année
                             (aussi : start, end, wave, purge, untouched, all…)
    orders, forget           voir vos ordres, les oublier

cli-aside =   { $name }, à part : « { $line } »
cli-comrade = { comrade-strong } : { comrade-strength }. { comrade-talkative } : { comrade-talk }. { comrade-honest } : { comrade-honesty }.
cli-pair = { $name } : { $value }
cli-help-say = say …        faire une déclaration, vraie ou non
cli-orders-forgotten = Vos consignes secrètes ne sont pas enregistrées avec elle.
cli-kremlin-suits = Force : { $good } ; faiblesse : { $bad }.

## Les leçons

cli-learn =
    { $again ->
        [yes] Vous reprenez là où vous en étiez ; --again recommence du début.
       *[no] Une partie répétée pour vous. Ce que vous n’oseriez pas ailleurs, essayez-le ici.
    }
cli-learn-go-on = Entrée pour continuer :
cli-learn-play = Entrée pour jouer maintenant, contre des adversaires faciles ; autre chose pour partir :
cli-help-learn =
    Répondez par le numéro d’une option ou par sa notation.
    ?            cette aide              options      toutes les options
    table        revoir la table         log          ce qui s’est passé
    rule 2.2     une règle               rules        toutes les règles
    quit         partir ; la leçon reprendra ici
cli-help-problem =
    Répondez par le numéro d’une option ou par sa notation.
    ?            cette aide              options      toutes les options
    table        revoir la table         rule 2.2     une règle
    solve        la réponse, et pourquoi quit         partir
refused-only-a-lesson = Ce n’est qu’une leçon : rien ne s’y garde, rien ne s’y dit. À une table, si.
