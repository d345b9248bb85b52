### What `presidium doctor` finds, for the host.

doctor-level = { $level ->
        [good] bon
        [note] remarque
       *[mend] DÉFAUT
    }
doctor-done = { $count ->
        [0] Rien n’est à corriger.
        [one] Un défaut est à corriger.
       *[other] { $count } défauts sont à corriger.
    }
doctor-settings = { $named ->
        [no] Réglages : aucun fichier, et toutes les options et variables sont bonnes.
       *[other] Réglages : { $file } est bon.
    }
doctor-settings-open = { $file } contient un mot de passe ou un jeton, et d’autres utilisateurs de cette machine peuvent le lire. Lancez « chmod 600 { $file } », ou mettez le secret dans une variable d’environnement.
doctor-folder = Dossier : on peut écrire dans { $folder }, et seul son propriétaire peut le lire.
doctor-folder-none = { $writable ->
        [yes] Dossier : { $folder } n’existe pas encore. « presidium serve » le crée.
       *[no] Le dossier { $folder } n’existe pas, et vous ne pouvez pas le créer dans { $above }. Créez-le, ou nommez-en un autre avec --data.
    }
doctor-folder-open = D’autres utilisateurs de cette machine peuvent lire { $folder }, qui contient les secrets des joueurs. Lancez « chmod 700 { $folder } ».
doctor-disk = { $slow ->
        [yes] Disque : { $free } Mo sont libres. Une écriture a pris { $took } ms, et c’est lent : les joueurs attendent chacune.
       *[no] Disque : { $free } Mo sont libres, et une écriture a pris { $took } ms.
    }
doctor-disk-low = Seuls { $free } Mo du disque sont libres. Une sauvegarde et une mise à jour en demandent { $wanted }. Faites de la place.
doctor-no-hall = Base de données : rien n’est encore gardé dans { $place }. « presidium serve » y crée un serveur.
doctor-older = Base de données : { $place } vient d’une version plus ancienne de Presidium. « presidium serve » écrit une copie, puis la met à jour.
doctor-database = Base de données : { $place } est entière et de cette version, { $size } Ko.
doctor-database-loses = Dans { $place }, fsync ou full_page_writes est éteint : une panne de courant peut faire perdre des coups. Allumez les deux.
doctor-backup = { $known ->
        [no] Sauvegarde : « presidium backup » n’en a fait aucune. Faites-en une chaque nuit.
       *[yes] { $days ->
            [0] Sauvegarde : la dernière a moins d’un jour.
            [one] Sauvegarde : la dernière a un jour.
           *[other] Sauvegarde : la dernière a { $days } jours.
        }
    }
doctor-server = Serveur : la version { $version } est à l’œuvre et va bien.
doctor-server-none = Serveur : aucun n’est à l’œuvre dans { $folder }. Lancez-le et recommencez : presque toute la suite en a besoin.
doctor-server-other = Le serveur à l’œuvre est de la version { $theirs }, et cette commande de la version { $ours }. Relancez le serveur.
doctor-server-trouble = Le serveur à l’œuvre dit « { $trouble } » : son disque ou sa base de données défaille. Son journal dit pourquoi.
doctor-address-none = { $local ->
        [yes] Adresse : seule cette machine atteint le serveur. Pour que d’autres entrent, réglez public-address et un mandataire, ou host.
       *[no] Adresse : public-address n’est pas réglé, donc les liens, courriels et invitations ne peuvent nommer le serveur. Il n’est pas vérifié de l’extérieur.
    }
doctor-address = Adresse : { $name } est { $addresses }.
doctor-address-unknown = Aucun serveur DNS ne connaît { $name }. Inscrivez-y l’adresse de cette machine, ou corrigez public-address.
doctor-http = { $address } n’est pas scellé par TLS : d’autres peuvent lire les jetons en chemin. Mettez devant un mandataire avec un certificat, et réglez public-address sur https.
doctor-certificate = Le certificat de { $name } n’est pas bon : { $why }. Les navigateurs le refusent. Corrigez cela au mandataire.
doctor-tls = { $days ->
        [0] TLS : le certificat de { $name } finit aujourd’hui. Le mandataire le renouvelle-t-il ?
        [one] TLS : le certificat de { $name } vaut encore un jour.
       *[other] TLS : le certificat de { $name } vaut encore { $days } jours.
    }
doctor-unreached = { $address } n’est pas joignable d’ici : { $why }. Voyez si le mandataire tourne et si le pare-feu laisse passer.
doctor-both = http://{ $name } montre aussi le serveur sans TLS. Que le mandataire mène de http à https.
doctor-proxy-alone = Le mandataire répond { $status }, donc il n’atteint pas le serveur. Voyez si le serveur tourne, et si le mandataire passe à son port ou à sa prise.
doctor-misdirected = Le serveur ne se connaît pas sous le nom que le mandataire transmet. Que le mandataire transmette l’hôte demandé par le navigateur, { $name }.
doctor-elsewhere = { $address } répond { $status }, et pas comme ce serveur. Autre chose s’y trouve, ou le mandataire change le chemin.
doctor-header-host = Le mandataire transmet l’hôte « { $seen } » au lieu de « { $name } ». Qu’il transmette celui que le navigateur a demandé.
doctor-header-missing = Le mandataire ne transmet pas { $name }. Il le faut : la page « Hosting » de la documentation montre comment, pour nginx et Caddy.
doctor-header-proto = Le mandataire dit « { $seen } » dans X-Forwarded-Proto, et public-address dit « { $wanted } ». Corrigez l’un des deux.
doctor-not-believed = Le serveur ne croit pas le mandataire à { $address }, donc tous les visiteurs partagent ses limites. Il croit { $proxies }. Nommez { $address } ou son réseau dans le réglage proxies.
doctor-direct = Mandataire : il n’y en a pas, et il n’en faut pas.
doctor-proxy = Mandataire : il transmet le nom, le schéma et l’adresse du visiteur, qui était { $address }.
doctor-websocket = WebSockets : ils passent.
doctor-no-websocket = Les WebSockets ne passent pas, donc personne ne peut jouer : { $why }. Que le mandataire transmette Upgrade et Connection.
doctor-mail-none = Courriel : aucun serveur de courriel n’est réglé, donc personne n’est prévenu par courriel. Pour changer cela, réglez smtp et mail-sender.
doctor-mail = Courriel : { $server } prend nos courriels. Pour envoyer un courriel d’essai, ajoutez --mail ADRESSE.
doctor-mail-sent = Courriel : { $server } a pris un courriel d’essai pour { $address }. Voyez s’il est arrivé, et pas comme indésirable.
doctor-mail-fails = Le serveur de courriel { $server } ne prend pas nos courriels : { $why }. Corrigez smtp ou mail-sender.
doctor-letter-title = Un courriel d’essai
doctor-letter = { $address } peut vous envoyer des courriels. « presidium doctor » a envoyé celui-ci.
