### Les entrées : l’accueil, une nouvelle table, la salle d’attente, les liens, les règles et le guide des premières décisions.

## L’accueil

page-home-title = Presidium : jeux de pouvoir
page-home-slogan = Jeux de pouvoir, de patience et de santé fragile
page-line = Un jeu venu d’ailleurs : il a ses règles, mais pas encore d’illustrateur.
page-facts = De { $least } à { $most } joueurs.
page-home-play-label = { $game } : Jouer tout de suite
page-seating = Chacun prend place…
page-home-invite = Inviter des amis
page-home-invite-label = { $game } : Inviter des amis
page-home-passed = Faire passer un appareil
page-home-passed-label = { $game } : Faire passer un appareil
page-home-tables-label = { $game } : Tables ouvertes
page-home-learn = Apprendre en 3 minutes
page-home-learn-label = { $game } : Apprendre en 3 minutes
page-home-rules-label = { $game } : Règles
page-home-mine =
    { $turns ->
        [0] Vos tables
        [one] Vos tables : à vous de jouer à l’une d’elles
       *[other] Vos tables : à vous de jouer à { $turns } d’entre elles
    }
page-home-mine-over = Vos parties passées
page-home-mine-all =
    { $count ->
        [one] Montrer la table
       *[other] Montrer les { $count }
    }
page-home-table =
    { $status ->
        [turn] attend votre réponse
        [open] attend ses joueurs
        [running] en cours
        [paused] pendules arrêtées
        [over] terminée ; les archives sont ouvertes
       *[closed] fermée avant la fin
    }, { $game } à { $seats }
page-by-mail = par correspondance
page-home-table-open =
    { $status ->
        [turn] À vous
        [open] Entrer
        [running] Continuer
        [paused] Entrer
       *[over] Regarder
    }
page-home-screen = Un grand écran dans la pièce ?
page-home-screen-code = Son code
page-home-screen-go = S’asseoir
page-home-who = Qui êtes-vous ?
page-home-who-known = Ici, vous êtes { $name }. Sans compte ni mot de passe : ce navigateur se souvient de vous.
page-home-who-nobody = Personne ne vous connaît encore ici. Vous recevrez un nom en vous asseyant, ou choisissez-en un maintenant.
page-home-me = Votre page
page-home-privacy = Ce qu’on garde de vous
page-home-name = Nom
page-home-rename = Prendre ce nom
page-home-device = Entrer sur un autre appareil
page-home-device-is = Ouvrez ce lien sur l’autre appareil, une seule fois, aujourd’hui. La personne qui l’ouvre joue sous votre nom : ne le montrez à personne.
page-home-what = Qu’est-ce que c’est ?
page-home-what-text = Une table pour des jeux de société satiriques sur la politique soviétique, avec des robots qui ne se lassent jamais et n’avouent rien. Seul, on commence d’un clic ; les amis entrent par un lien.
page-home-what-more = Personne n’a à s’inscrire. Ce qui est secret reste à qui peut le savoir, les dés prêtent serment avant la partie et se vérifient après, et à la fin toutes les archives s’ouvrent.
page-home-club = Pour un club, une classe, un long hiver
page-home-club-text = Le tout tient sur une petite machine. « make host » l’ouvre à tout votre réseau : on entre en scannant un code, plusieurs tables jouent à la fois, et rien ne sort de votre réseau.
page-home-new = Ouvrir une nouvelle table
page-home-record = Ouvrir une partie enregistrée

## Les tables ouvertes et les liens

page-home-tables-title = Tables ouvertes · Presidium
page-home-tables-only = Quel jeu
page-home-tables-all = Tous
page-home-tables-state =
    { $game }, { $status ->
        [open] places prises : { $taken } sur { $seats }
        [running] partie en cours à { $seats }
        [paused] arrêtée pour l’instant
       *[over] terminée
    }
page-home-tables-watch = Regarder
page-home-tables-none = Aucune table n’est ouverte. Officiellement, cela s’appelle l’unanimité ; vous pouvez en ouvrir une quand même.
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
    Ce lien est pour la place { $seat } à une table de { $game }{ $titled ->
        [yes] , « { $title } ».
       *[no] .
    }
page-link-seat-held =
    { $held ->
        [mine] Elle est déjà à vous.
        [yes] { $name } occupe cette place, apprendra d’abord votre venue et peut la refuser.
       *[no] Personne n’y est assis maintenant.
    }
page-link-seat-you = Vous entrez comme { $you }.
page-link-call = Une table vous attend : { $titled ->
        [yes] { $game }, « { $title } »
       *[no] { $game }
    }. Le lien fait de cet appareil celui de { $name }, à cette table et nulle part ailleurs.
page-link-call-you =
    { $are ->
        [nobody] Ne continuez que si vous êtes { $name } : le lien ne marche qu’une fois, et qui l’ouvre s’assoit sur la chaise de { $name }.
        [namesake] Vous êtes ici une autre personne du nom de { $you }. Si vous continuez, cet appareil devient, à cette table seulement, celui de la personne prévenue, et ce qui est à vous ici n’est plus accessible depuis lui, sauf si un autre de vos appareils lui fait un lien.
       *[other] Vous êtes maintenant { $you } ici. Si vous continuez, cet appareil est celui de { $name } à cette table, et de personne ailleurs ; ce qui est à { $you } n’est plus accessible depuis lui, sauf si un autre appareil de { $you } lui fait un lien.
    }
page-link-call-open = À la table, sous le nom de { $name }
page-link-call-go = À la table
page-link-seat-open = Prendre la place
page-link-mail = { $name } revendique l’adresse où ce lien est arrivé.
page-link-mail-you =
    { $are ->
        [same] Confirmez-la, et elle vous ramène ici sur n’importe quel appareil.
       *[other] L’avez-vous demandé en tant que { $name } ? Alors ouvrez le lien sur l’appareil où vous l’avez demandé. Si vous ne connaissez pas { $name }, quittez cette page : rien ne se passe.
    }
page-link-mail-become =
    Ou devenez { $name } sur cet appareil. { $devices ->
        [0] { $name } n’est sur aucun autre appareil.
        [one] { $name } est sur un autre appareil, qui sera déconnecté.
       *[other] { $name } est sur { $devices } autres appareils, qui seront déconnectés.
    } Les clés d’accès de { $name } et ses notifications sont retirées, et l’adresse devient celle de { $name }{ $are ->
        [nobody] .
       *[other] . Ce qui est à vous ici en tant que { $you } ne sera plus accessible depuis cet appareil, sauf si un autre de vos appareils fait un lien pour lui.
    }
page-link-mail-become-open = Devenir { $name }
page-link-mail-open = Confirmer l’adresse
page-account = Me retrouver sur d’autres appareils
page-signin = Je suis déjà passé par ici
page-devices = Vos appareils
page-devices-text = Vous êtes connecté sur ces appareils. Toute personne qui a l’un d’eux en main peut jouer à votre place : déconnectez ceux que vous n’utilisez plus ou ne connaissez pas.
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
page-devices-only =
    { $count ->
        [one] par le lien d’une notification, pour une seule table
       *[other] par les liens de notifications, pour { $count } tables seulement
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
        [mail] Par correspondance, sur des jours ou des semaines
        [live] Entre amis, contre la montre
        [sofa] Autour d’un écran
        [passed] Un appareil qui passe de main en main
       *[watch] Rien que des robots, et je regarde
    }
page-new-way-text =
    { $way ->
        [solo] La partie commence aussitôt, et personne n’attend personne.
        [friends] Chacun sur son appareil. La table attend chaque réponse, une heure ou une semaine.
        [mail] Chacun passe quand cela l’arrange. Chaque réponse a des jours, les scellées s’ouvrent à heures fixes, et un congé arrête les pendules.
        [live] Tous en même temps. Chaque décision a ses secondes.
        [sofa] Une table pour une seule pièce : la télévision montre le plateau, chaque téléphone est une main secrète, et ceux qui n’en ont pas partagent.
        [passed] Vous êtes tous dans la même pièce. Un rideau tombe entre les tours, et personne ne voit ce qui ne le regarde pas.
       *[watch] Ils jouent entre eux, et vous voyez tout depuis le début, à votre allure. Après, tous les secrets se lisent.
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
        [random] Robot : tire au sort (joue au hasard)
        [mild] Robot : le camarade bienveillant (pour une première partie)
        [naive] Robot : le simple camarade (l’habituel)
        [recruit] Robot : la recrue (facile : pleine de bonne volonté, et distraite)
        [careful] Robot : l’apparatchik prudent (l’habituel)
        [analyst] Robot : l’analyste d’expérience (lit ce que les autres font, disent et taisent)
        [master] Robot : le maître (voit plusieurs coups à l’avance, une seconde au plus)
       *[other] Robot : { $bot }
    }
page-new-levels = Ce que savent faire les robots
page-new-quick = Rapide : on n’interroge que ceux qui pourraient réagir (une attente trahit alors que quelqu’un le peut)
page-new-advice = Conseils : un joueur peut demander à un robot d’expérience ce qu’il répondrait, d’après ce que sa place sait ; personne ne voit qui le demande
page-new-more-rules =
    { $count ->
        [one] Encore un choix
       *[other] { $count } choix de plus, pour connaisseurs
    }
page-new-by-preset = Selon l’édition choisie ci-dessus
page-new-advice-politburo = À sept et plus, la plupart des parties finissent à égalité et sans gagnant. Nous recommandons la victoire partagée (5.5) : les ex æquo gagnent ensemble.
page-new-clocks = Les pendules
page-new-breath = Secondes au plus pour réagir à une annonce (de 3 à 20)
page-new-newcomers = Des débutants jouent avec nous : { $seconds } secondes
page-new-decision = Secondes pour une décision
page-new-sheet = Secondes pour la feuille secrète
page-new-poker-face = Visage impassible : chaque question secrète reste ouverte tout son temps, même si tous ont répondu
page-new-time-tells =
    { $face ->
        [yes] Tous les écrans montrent la même chose en même temps, et les pendules partent ensuite. Le temps n’apprend rien à personne.
       *[no] Tous les écrans montrent la même chose en même temps, et les pendules partent ensuite. Une question secrète se ferme dès que la dernière personne a répondu. Chacun remarque donc combien la plus lente a mis. Là où tous voient qu’une seule personne peut encore manquer, ils remarquent combien celle-ci a mis.
    }
page-new-deadline = Heures avant que le robot de garde réponde à la place d’un absent (0 : jamais)
page-new-more = Autres détails de la table
page-new-position = Commencer dans une position, en notation du jeu
page-new-position-known = La position contient tout ce qui est caché ; la table préviendra que son auteur le connaît.
page-new-called = Comment elle s’appelle
page-new-listed = Chacun peut la trouver parmi les tables ouvertes ; sinon, seulement qui possède le lien
page-new-your-name = Votre nom
page-new-make =
    { $open ->
        [yes] Ouvrir la table et inviter
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
page-lobby-permanent = Robots permanents
page-lobby-invite = Inviter { $name } ({ $bot })
page-program = un programme
page-lobby-leave = Quitter la place
page-lobby-leave-label = Quitter la place { $seat }
page-lobby-free = Libérer la place
page-lobby-free-label = Libérer la place { $seat }
page-lobby-name = Comment vous appelez-vous ?
page-lobby-name-first = D’abord un nom, puis une place. N’importe quel nom ; à qui sourit, on ne demande pas ses papiers.
page-lobby-watch = Il faut un nom pour s’asseoir. Pour regarder, il ne faut rien : restez simplement sur cette page.
page-lobby-settings = Ce qu’on joue ici
page-lobby-choices = Tous les choix, avec leurs règles
page-lobby-talk = Parler en attendant
page-lobby-tempo = Rythme
page-lobby-pace =
    { $pace ->
        [solo] une personne contre des robots, qui n’attend personne
        [live] contre la montre : { $decision ->
            [one] une seconde par décision
           *[other] { $decision } secondes par décision
        }
        [mail] par correspondance, sur des jours
        [bots] des robots entre eux
       *[untimed] sans hâte : la table attend la réponse de chacun
    }
page-lobby-commitment = Les dés ont déjà prêté serment : ce nombre les scelle, chacun en s’asseyant y ajoute son grain de hasard, et après la partie tout le monde peut vérifier qu’aucun jet n’a été touché.

## Les règles

page-rules-title = Règles de { $game } · Presidium
page-rules-all-title = Règles · Presidium
page-rules-search = Chercher dans les règles
page-rules-print = Imprimer
page-rules-print-aid = Imprimer l’aide d’une page
page-rules-edition = Édition
page-rules-both = les deux
page-rules-with-cards = Cartes
page-rules-with-options = Règles facultatives
page-rules-contents = Sommaire
page-rules-found =
    { $count ->
        [0] Aucun paragraphe n’en parle.
        [one] Un paragraphe
       *[other] { $count } paragraphes
    }
page-rules-unwritten = Ce jeu n’a pas apporté de livret de règles. La personne qui a apporté le jeu s’en souvient peut-être.
page-rules-none = Le règlement n’en dit rien, et dans ce bâtiment le silence est une réponse.
page-home-problem = Trouvez le coup
page-home-problem-text = Une position, une seule meilleure réponse. Aujourd’hui : « { $title } », tiré de { $game }.
page-home-problem-go = Chercher
