### Presidium dans un onglet du navigateur, sans serveur : le démarrage, deux onglets, ce qui est gardé, le chemin vers un serveur et retour.

page-lite-title = La maison se construit
page-lite-text = Tout le serveur emménage dans cet onglet : règles, robots, archives. Cela n’arrive qu’une fois. Ensuite il démarre depuis ce navigateur, même sans réseau.
page-lite-again-title = La maison ouvre ses portes
page-lite-again-text = Tout est déjà là. Le personnel prend place.
page-lite-stage =
    { $stage ->
        [fetch] Téléchargement
        [python] Démarrage de Python
        [program] Déballage du programme
       *[open] Ouverture de la maison
    }
page-lite-bytes =
    { $known ->
        [yes] { $loaded } sur { $total } Mo
       *[no] { $loaded } Mo
    }
page-lite-retry = Réessayer
page-lite-details = Ce que dit le navigateur
page-lite-failed = La maison ne s’est pas ouverte
page-lite-failed-why =
    { $kind ->
        [network] Un fichier n’a pas pu être chargé. Y a-t-il du réseau ? Ce qui est déjà là ne sera pas chargé deux fois.
        [data] Les parties gardées dans ce navigateur n’ont pas pu être ouvertes : une édition plus récente de Presidium les a gardées, ou elles sont abîmées. Enregistrez-les dans un fichier avant de recommencer à zéro.
        [browser] Ce navigateur ne peut pas faire tourner Presidium. Il faut WebAssembly et les workers de modules : Firefox dès 121, Chrome et Edge dès 119, Safari dès 17.
       *[other] Quelque chose s’est cassé à l’ouverture. Réessayer suffit souvent ; vos parties sont toujours là.
    }
page-lite-rescue = Enregistrer les parties
page-lite-anew =
    { $sure ->
        [yes] Vraiment jeter toutes les parties ?
       *[no] Recommencer à zéro
    }
page-lite-taken-title = Presidium est ouvert dans un autre onglet
page-lite-taken = Un seul onglet à la fois peut garder vos parties. Continuez là-bas, ou amenez-les ici ; l’autre onglet s’arrête alors.
page-lite-take-over = Continuer ici
page-lite-kept =
    { $how ->
        [full] Il n’y a plus de place dans ce navigateur. Jouez quand même : cet onglet se souvient de tout jusqu’à sa fermeture. Enregistrez vos parties avant.
       *[refused] Ce navigateur ne garde rien ici, peut-être parce que la fenêtre est privée. Jouez quand même : cet onglet se souvient de tout jusqu’à sa fermeture. Vous pouvez enregistrer vos parties dans un fichier.
    }
page-lite-save = Tout enregistrer
page-lite-saved = { $file } est dans vos téléchargements.
page-lite-hide = Compris

## Sur sa propre page

page-lite-file = Vos parties en un fichier
page-lite-file-text = Ce que vous jouez ici est gardé dans ce navigateur et nulle part ailleurs. Qui vide le navigateur vide les parties. Un fichier contient tout : chaque table, son enregistrement et votre nom.
page-lite-bring = Reprendre un fichier
page-lite-bring-sure = Le fichier prend la place de tout ce qui est gardé ici.
page-lite-bring-really = Tout remplacer
page-lite-bring-not = Tout laisser en place
page-lite-unreadable =
    { $why ->
        [not-ours] Ce n’est pas un fichier de parties de Presidium.
        [newer-data] Ce fichier vient d’une édition plus récente de Presidium. Rechargez la page avec du réseau, et réessayez.
       *[broken] Ce fichier est abîmé. Rien n’a été changé.
    }
page-lite-server = Continuer sur un serveur
page-lite-server-text = Sur un serveur, vos amis viennent à vos tables, chacun avec son appareil. C’est un petit programme pour votre propre ordinateur.
page-lite-server-install = Installez-le :
page-lite-server-file = Enregistrez toutes vos parties, et donnez le fichier au serveur :
page-lite-server-start = Démarrez le serveur. Sur sa page, cette adresse fait de vous celui que vous êtes ici ; elle sert une fois, pendant un jour :
page-lite-me = À votre page
page-lite-server-begin = Tout enregistrer pour un serveur
page-lite-server-back = Au retour, le serveur fait un fichier du même genre, et « Reprendre un fichier » le reprend :
page-lite-server-game = Une seule partie finie n’a pas besoin de tout cela : tout serveur l’ouvre par « Ouvrir une partie enregistrée ».

## Seul

page-lite-tools = Tout tourne dans ce navigateur. Ceux qui ouvrent ses outils de développement voient chaque carte : ne faites passer l’appareil qu’entre gens de confiance.
page-lite-what = Des jeux satiriques sur la politique soviétique, avec des robots qui ne se lassent jamais et n’avouent rien. Tout tourne dans cet onglet : il n’y a pas de serveur, et rien de ce que vous faites ne quitte ce navigateur.
page-lite-what-more = Jouez seul contre des robots, ou faites passer un appareil. Les dés prêtent serment avant la partie et se vérifient après, et à la fin toutes les archives s’ouvrent.
page-lite-friends = Avec des amis, chacun son appareil
page-lite-friends-text = Il faut pour cela un serveur. Il tourne sur n’importe quel ordinateur, et emporte vos parties.

## Ce qui est gardé

page-lite-privacy-lead = En bref : tout reste dans ce navigateur. Personne d’autre ne l’a, et personne n’apprend que vous jouez.
page-lite-privacy-heading =
    { $part ->
        [what] Ce qui est gardé
        [who] Qui peut le lire
        [elsewhere] Rien d’ailleurs
       *[rights] Ce que vous pouvez faire
    }
page-lite-privacy-text =
    { $part ->
        [what] Le nom que vous portez, vos tables, chaque réponse et chaque mot qui s’y sont dits, et vos notes : un fichier dans la mémoire de ce navigateur. L’aspect et le son de la page sont gardés à côté.
        [who] Ceux qui se servent de ce navigateur. Ses outils de développement montrent tout, même les cartes cachées d’une partie en cours.
        [elsewhere] La page charge ses propres fichiers du site où elle se trouve, et rien d’autre : ni polices, ni scripts, ni images d’ailleurs. Qui tient ce site voit que ses fichiers ont été chargés, comme pour tout site, et rien de ce que vous jouez.
       *[rights] Sur votre page, vous enregistrez tout dans un fichier, ou vous vous faites oublier. Effacer les données de ce site dans le navigateur enlève tout.
    }
