### Les entrées : l’accueil, une nouvelle table, la salle d’attente, les liens, les règles et le guide des premières décisions.

## L’accueil

page-home-title = Presidium : trois jeux de pouvoir
page-home-slogan = Trois jeux de pouvoir, de patience et de santé fragile
page-home-line =
    { $game ->
        [kremlin] Il a quatre-vingts ans, il tousse, et en octobre il doit saluer la foule. Faites en sorte que ce bras soit le vôtre.
        [politburo] Trois ministères, une seule ligne du Parti, et une tablée de camarades qui la comprennent chacun à sa façon.
       *[goulag] Creusez, ou faites semblant. Votre voisin a lu votre carte, et il sourit.
    }
page-home-facts =
    { $game ->
        [kremlin] De 3 à 6, une soirée : influence secrète, purges, procès et médecine d’État.
        [politburo] De 5 à 10, une demi-heure : buts secrets, bulletins secrets, doigts bien visibles.
       *[goulag] De 5 à 10, un quart d’heure : deux camps, un canal, et personne à qui se fier.
    }
page-home-play-label =
    { $game ->
        [kremlin] Kremlin : Jouer tout de suite
        [politburo] Politburo : Jouer tout de suite
       *[goulag] Goulag : Jouer tout de suite
    }
page-home-seating =
    { $game ->
        [kremlin] Les factions prennent place. Quelqu’un a chauffé la vôtre…
        [politburo] Les camarades entrent. Chacun a déjà son but…
       *[goulag] On compte la colonne, puis on la recompte…
    }
page-home-invite = Inviter des amis
page-home-invite-label =
    { $game ->
        [kremlin] Kremlin : Inviter des amis
        [politburo] Politburo : Inviter des amis
       *[goulag] Goulag : Inviter des amis
    }
page-home-tables-label =
    { $game ->
        [kremlin] Kremlin : Tables ouvertes
        [politburo] Politburo : Tables ouvertes
       *[goulag] Goulag : Tables ouvertes
    }
page-home-rules-label =
    { $game ->
        [kremlin] Kremlin : Règles
        [politburo] Politburo : Règles
       *[goulag] Goulag : Règles
    }
page-home-mine = Vos tables
page-home-mine-all =
    { $count ->
        [one] Montrer l’unique
       *[other] Montrer les { $count }
    }
page-home-table =
    { $status ->
        [open] attend ses joueurs
        [running] en cours
        [paused] pendules arrêtées
        [over] terminée ; les archives sont ouvertes
       *[closed] fermée avant la fin
    }, { $game ->
        [kremlin] Kremlin
        [politburo] Politburo
       *[goulag] Goulag
    } à { $seats }
page-home-table-open =
    { $status ->
        [open] Entrer
        [running] Continuer
        [paused] Entrer
       *[over] Regarder
    }
page-home-who = Qui êtes-vous ?
page-home-who-known = Dans cette maison, vous êtes { $name }. Ni compte ni mot de passe : ce navigateur se souvient de vous.
page-home-who-nobody = Personne ne vous connaît encore ici. Vous recevrez un nom en vous asseyant, ou choisissez-en un maintenant.
page-home-name = Nom
page-home-rename = Prendre ce nom
page-home-device = Entrer sur un autre appareil
page-home-device-is = Ouvrez ceci là-bas, une seule fois, dans la journée. Qui le possède devient vous : ne le montrez à personne.
page-home-what = Qu’est-ce que c’est ?
page-home-what-text = Une table pour trois jeux de société satiriques sur la politique soviétique, avec des robots qui ne se lassent jamais et n’avouent rien. Seul, on commence d’un clic ; les amis entrent par un lien.
page-home-what-more = Personne n’a à s’inscrire. Ce qui est secret reste à qui peut le savoir, les dés prêtent serment avant la partie et se vérifient après, et à la fin toutes les archives s’ouvrent.
page-home-club = Pour un club, une classe, un long hiver
page-home-club-text = Toute la maison tient sur une petite machine. « make host » l’ouvre à tout votre réseau : on entre en scannant un code, plusieurs tables jouent à la fois, et rien ne sort du bâtiment.
page-home-new = Dresser une nouvelle table

## Les tables ouvertes et les liens

page-home-tables-title = Tables ouvertes · Presidium
page-home-tables-only = Quel jeu
page-home-tables-all = Tous
page-home-tables-state =
    { $game ->
        [kremlin] Kremlin
        [politburo] Politburo
       *[goulag] Goulag
    }, { $status ->
        [open] { $taken } places prises sur { $seats }
        [running] partie en cours à { $seats }
        [paused] arrêtée pour l’instant
       *[over] terminée
    }
page-home-tables-watch = Regarder
page-home-tables-none = Aucune table n’est ouverte. Officiellement, cela s’appelle l’unanimité ; vous pouvez en dresser une quand même.
page-home-link-title = Un lien · Presidium
page-home-link = On vous a remis un lien
page-link-device = Ce lien fait de cet appareil celui de { $name }.
page-link-device-you =
    { $are ->
        [nobody] Ne continuez que si vous êtes { $name } : le lien ne marche qu’une fois, et qui l’ouvre a tout ce que { $name } possède ici.
        [same] Vous êtes déjà { $name } ici. Ouvrez le lien sur votre autre appareil ; il est toujours bon.
        [namesake] Vous êtes ici une autre personne du nom de { $you }. Si vous continuez, cet appareil devient celui de la personne à qui est le lien, et ce qui est à vous ici n’est plus accessible depuis lui, sauf si un autre de vos appareils lui fait un lien.
       *[other] Vous êtes maintenant { $you } ici. Si vous continuez, cet appareil devient celui de { $name }, et ce qui est à { $you } n’est plus accessible depuis lui, sauf si un autre appareil de { $you } lui fait un lien.
    }
page-link-device-open = Devenir { $name } ici
page-link-stay =
    { $are ->
        [other] Rester { $you }
        [namesake] Rester qui je suis
       *[nobody] Vers l’entrée
    }
page-link-seat =
    Ce lien vous donne la place { $seat } à une table de { $game }{ $titled ->
        [yes] , « { $title } ».
       *[no] .
    }
page-link-seat-held =
    { $held ->
        [mine] Elle est déjà à vous.
        [yes] { $name } y est assis maintenant.
       *[no] Personne n’y est assis maintenant.
    }
page-link-seat-you = Vous entrez comme { $you }.
page-link-seat-open = Prendre la place
page-devices = Vos appareils
page-devices-text = C’est ici qu’on vous connaît. Qui tient un de ces appareils, c’est vous : déconnectez celui où vous ne jouez plus, et celui que vous ne connaissez pas.
page-devices-here = celui-ci
page-devices-called =
    { $known ->
        [both] { $browser } sur { $system }
        [browser] { $browser }
        [system] { $system }
       *[none] Un appareil
    }
page-devices-when =
    { $known ->
        [yes] depuis le { $since }, vu le { $seen }
       *[no] depuis le { $since }
    }
page-devices-out =
    { $sure ->
        [yes] Vraiment déconnecter ?
       *[no] Déconnecter
    }
page-devices-out-here =
    { $others ->
        [0] On ne vous connaît nulle part ailleurs. Sans un lien pour un autre appareil, plus personne ne sera vous, et vos places resteront vides.
       *[other] Vos autres appareils restent connectés.
    }
page-devices-out-others =
    { $sure ->
        [yes] Vraiment déconnecter tout sauf ici ?
       *[no] Déconnecter tout sauf ici
    }

## Une nouvelle table

page-new-title = Nouvelle table · Presidium
page-new-table = Une nouvelle table
page-new-game = À quoi joue-t-on ?
page-new-way = Comment vous réunissez-vous ?
page-new-way-name =
    { $way ->
        [solo] Seul contre des robots
        [friends] Entre amis, sans hâte
        [live] Entre amis, contre la montre
        [passed] Un appareil qui passe de main en main
       *[watch] Rien que des robots, et je regarde
    }
page-new-way-text =
    { $way ->
        [solo] La partie commence aussitôt, et personne n’attend personne.
        [friends] Chacun sur son appareil. La table attend chaque réponse, une heure ou une semaine.
        [live] Tous en même temps. Chaque décision a ses secondes.
        [passed] Vous êtes tous dans la même pièce. Un rideau tombe entre les tours, et nul ne voit ce qui ne le regarde pas.
       *[watch] Ils jouent entre eux, très vite. Après, tous les secrets se lisent.
    }
page-new-seats = Qui s’assied où ?
page-new-count = Combien de joueurs
page-new-name = Nom
page-new-name-of = Nom de qui joue { $who }
page-new-me = Moi
page-new-here = Quelqu’un d’ici
page-new-open = Libre, pour un ami
page-new-bot =
    { $bot ->
        [random] Robot : la jeune recrue (joue au hasard)
        [naive] Robot : le camarade aguerri
        [careful] Robot : l’apparatchik prudent
       *[other] Robot : { $bot }
    }
page-new-more-rules =
    { $count ->
        [one] Encore un choix
       *[other] { $count } choix de plus, pour connaisseurs
    }
page-new-by-preset = Comme dans l’ensemble choisi plus haut
page-new-clocks = Les pendules
page-new-scale = Combien de fois plus lentement que d’habitude (de 1 à 4)
page-new-decision = Secondes pour une décision
page-new-sheet = Secondes pour la feuille secrète
page-new-all-in = Les réponses scellées s’ouvrent dès que tous ont répondu
page-new-more = Autres détails de la table
page-new-called = Comment elle s’appelle
page-new-listed = Chacun peut la trouver parmi les tables ouvertes ; sinon, seulement qui possède le lien
page-new-your-name = Votre nom
page-new-make =
    { $open ->
        [yes] Dresser la table et inviter
       *[no] Commencer
    }

## La salle d’attente

page-lobby-state =
    { $open ->
        [0] { $hosting ->
            [yes] Toutes les places sont prises. Commencez quand vous voulez.
           *[no] Toutes les places sont prises. L’hôte va commencer.
        }
        [one] Une place est encore libre.
       *[other] { $open } places sont encore libres.
    }
page-lobby-holder =
    { $kind ->
        [open] personne encore
        [mine] vous, { $name }
        [bot] { $name }
       *[person] { $name }
    }
page-lobby-sit-too = S’asseoir ici aussi
page-lobby-sit-label = S’asseoir à la place { $seat }
page-lobby-sit-too-label = S’asseoir ici aussi, à la place { $seat }
page-lobby-bot = Un robot…
page-lobby-bot-label = Un robot pour la place { $seat }
page-lobby-leave = Quitter la place
page-lobby-leave-label = Quitter la place { $seat }
page-lobby-free = Libérer la place
page-lobby-free-label = Libérer la place { $seat }
page-lobby-name = Comment vous appelez-vous ?
page-lobby-name-first = D’abord un nom, puis une place. N’importe quel nom ; à qui sourit, on ne demande pas ses papiers.
page-lobby-watch = Il faut un nom pour s’asseoir. Pour regarder, il ne faut rien : restez simplement sur cette page.
page-lobby-settings = Ce qu’on joue ici
page-lobby-tempo = Rythme
page-lobby-pace =
    { $pace ->
        [solo] une personne contre des robots, qui n’attend personne
        [live] contre la montre : { $decision ->
            [one] une seconde par décision
           *[other] { $decision } secondes par décision
        }
        [bots] des robots entre eux
       *[untimed] sans hâte : la table attend la réponse de chacun
    }
page-lobby-commitment = Les dés ont déjà prêté serment : ce nombre les scelle, chacun en s’asseyant y ajoute son grain de hasard, et après la partie tout le monde peut vérifier qu’aucun jet n’a été touché.

## Les règles

page-rules-title =
    { $game ->
        [kremlin] Règles de Kremlin · Presidium
        [politburo] Règles de Politburo · Presidium
        [goulag] Règles de Goulag · Presidium
       *[none] Règles · Presidium
    }
page-rules-search = Chercher dans les règles
page-rules-print = Imprimer
page-rules-contents = Sommaire
page-rules-found =
    { $count ->
        [0] Aucun paragraphe n’en parle.
        [one] Un paragraphe
       *[other] { $count } paragraphes
    }
page-rules-none = Le règlement n’en dit rien, et dans ce bâtiment le silence est une réponse.

## Le guide des premières décisions

page-guide = Première fois ici ?
page-guide-understood = Compris
page-guide-again = Expliquez-moi
page-guide-goulag = À chaque tour, un commissaire envoie au canal deux constructeurs et un surveillant. Les deux constructeurs jouent Chantier ou Grève en secret, et l’on montre seulement combien il y avait de cartes Chantier : chacune est une étape du canal. Parlez tant que vous voulez, et croyez le moins possible.
page-guide-goulag-side =
    { $side ->
        [loyal] Vous êtes loyal. Vous voulez un long canal : plus de deux étapes par ouvrier loyal.
        [disloyal] Vous êtes déloyal. Vous voulez un canal court : moins de deux étapes par ouvrier loyal.
       *[unseen] Personne n’a vu sa propre carte, vous non plus. Seul votre voisin de gauche peut vous dire votre camp.
    }
page-guide-goulag-passed =
    { $side ->
        [loyal] La carte de { $who } est passée entre vos mains : elle est loyale. C’est tout ce que vous savez des autres avec certitude.
       *[disloyal] La carte de { $who } est passée entre vos mains : elle est déloyale. C’est tout ce que vous savez des autres avec certitude.
    }
page-guide-goulag-name-trio = Vous êtes le commissaire. Envoyez creuser ceux à qui vous vous fiez, ou ceux que vous voulez voir à l’œuvre : on se souvient de qui y est allé, et une partie des trois doit être nouvelle.
page-guide-goulag-build = Chantier allonge le canal, Grève non. Personne ne voit quelle carte était la vôtre, à moins que vous ne le disiez, et encore.
page-guide-goulag-supervision = Vous ne voyez aucune carte. Si vous imposez un échange, Chantier devient Grève et Grève devient Chantier ; tout le monde voit qui vous avez choisi.
page-guide-politburo = À chaque tour, un secrétaire général choisit un ministère et trois votants, qui le poussent en secret vers la Répression ou la Réforme. Votre influence compte aussi : parmi ceux dont le but est atteint à la fin, celui qui en a le plus gagne.
page-guide-politburo-member = En secret, vous êtes { $name }. Personne d’autre ne le sait, et voici tout ce que vous voulez :
page-guide-politburo-propose-plan = Vous êtes le secrétaire général. Proposez le ministère que vous aimeriez faire bouger ; si la table refuse deux fois, le troisième est pris sans vote.
page-guide-politburo-vote-plan = Un vote public : il décide quel ministère bouge, non dans quel sens. Chacun se souviendra du vôtre.
page-guide-politburo-name-voters = Ces trois-là décident du sens. S’ils sont d’accord, le ministère bouge de deux ; sinon, on revote.
page-guide-politburo-cast-ballots = Répression fait monter le ministère, Réforme le fait descendre. La table apprend le compte, pas votre nom ; après le troisième scrutin, les noms sortent.
page-guide-politburo-purge = L’un des trois a voté contre la majorité. Montrez-le du doigt : un membre de la majorité qui désigne le mauvais camarade le paie en influence.
page-guide-kremlin = Vous jouez { $who }. Personne sur ce plateau n’est à vous pour toujours : qui a déclaré le plus de points sur quelqu’un décide de ce qu’il fait. Vos points sont inscrits sur une feuille secrète, et ce que vous déclarez ne se cache plus jamais.
page-guide-kremlin-win =
    { $edition ->
        [1986] Chaque octobre, le Chef du Parti doit saluer du balcon. Quand l’un d’eux a salué trois fois, on ouvre les feuilles, et qui a le plus de points sur lui gagne. Tout le monde vieillit ; hâtez-vous, mais sans que cela se voie.
       *[1988] Chaque octobre, le Chef du Parti doit saluer du balcon, et l’année est marquée pour qui le contrôle. Trois marques font gagner. Tout le monde vieillit ; hâtez-vous, mais sans que cela se voie.
    }
page-guide-kremlin-sheets = Dix personnes, de dix points à un seul. Les hauts postes servent tout de suite, les jeunes plus tard ; prenez une suggestion si vous voulez, et changez-la.
page-guide-kremlin-window = Quelque chose est annoncé et pas encore fait, ou une phase commence ou finit. Déclarez des points si vous voulez d’abord prendre le contrôle de quelqu’un ; sinon, laissez faire. Le silence ne coûte rien.
page-guide-kremlin-take-cure = En cure, on ne fait rien de l’année, mais les médecins sont plus cléments. Au travail, les malades vieillissent plus vite.
page-guide-kremlin-purging = Nommez quelqu’un, et un dé décide. Le succès envoie la victime en Sibérie et coûte un point de stress ; l’échec en coûte trois et met fin à la purge.
page-guide-kremlin-investigating = Un « ? » fait de quelqu’un un suspect, et un suspect peut être jugé une autre année. Un acquittement coûte cher à l’accusateur.
page-guide-kremlin-verdict = Vous votez pour quelqu’un que vous contrôlez. On vote ouvertement, par ordre de rang, et un acquittement coûte cher à l’accusateur.
page-guide-kremlin-proposal = Le Chef est mort. Proposez quelqu’un qui est à vous, ou qui le sera ; ceux qui votent contre devront peut-être se présenter eux-mêmes.
page-guide-kremlin-ballot = Qui devient Chef saluera en octobre. Est-ce quelqu’un que vous contrôlez, ou pourriez contrôler ?
page-guide-kremlin-chief-decides = Le Chef peut faire monter et descendre les gens, au prix du stress, c’est-à-dire de l’âge. Vos amis utiles en haut, ceux des autres en bas ; et sachez vous arrêter.
page-guide-kremlin-promotes = Qui monte maintenant tiendra peut-être un haut poste plus tard. Chaque promotion vieillit un peu celui qui l’accorde.
page-guide-kremlin-rehabilitates = La Sibérie rend les gens, mais chacun coûte cinq points de stress : seulement pour quelqu’un dont vous avez besoin.
page-guide-kremlin-add-influence = Les nouveaux points sont inscrits et déclarés aussitôt, aux yeux de tous. Misez sur quelqu’un qui va durer, ou n’ajoutez rien.
page-guide-kremlin-arbitration = Plusieurs sont à égalité, et vous décidez qui prend le contrôle. Une faveur de cette taille ne s’oublie pas.
page-guide-kremlin-take-card = Les cartes sont étalées. Chacune se joue une fois, au moment qu’elle indique.
page-guide-kremlin-suspicion = Vous pouvez accuser quelqu’un de l’attentat, à tort ou à raison, ou garder cela pour vous.
page-guide-kremlin-strike = Un malheur exige un coupable. Frappez, et le dé décide ; renoncez, et d’autres frapperont peut-être à votre place.
page-guide-kremlin-consent = Une carte protège cette personne : sans vous, le Chef ne peut pas faire ce déplacement.
page-guide-kremlin-spread = Vous devez montrer des points sur des gens que vous contrôlez. Montrez-les là où cela vous sert de toute façon.
