### Ce que règle l’hôte, et ce qu’il peut faire tant que la salle est ouverte.

## Réglages

serve-socket = Le serveur est ouvert à un mandataire de cette machine, par { $file }
serve-upgrading = Les données viennent d’une version plus ancienne de Presidium. Une copie est dans { $file } ; les données sont maintenant mises à jour.
refused-older-data = { $file } vient d’une version plus ancienne de Presidium. Lancez une fois « presidium serve » : il écrit une copie, puis met les données à jour.
refused-settings-unreadable = Les réglages de { $file } ne se laissent pas lire : { $why }.
refused-settings-unknown = { $file } règle « { $key } », et ce réglage n’existe pas. { $near ->
        [0] Il y a : { $known }.
       *[other] Vouliez-vous dire { $known } ?
    }
refused-variable-unknown = L’environnement fixe { $name }, et ce réglage n’existe pas. { $near ->
        [0] Il y a : { $known }.
       *[other] Vouliez-vous dire { $known } ?
    }
refused-settings-value =
    Dans { $file }, « { $key } » doit être { $kind ->
        [flag] true ou false
        [port] un nombre de 0 à 65535
        [days] un nombre de jours au-dessus de zéro, ou le mot none entre guillemets droits
        [list] une liste de textes entre guillemets droits, dans des crochets
        [choice] l’un de ceux-ci, entre guillemets droits : { $choices }
        [table] une partie à elle seule : [limits], puis une ligne pour chacune
       *[text] un texte entre guillemets droits
    }.
refused-token-form = La valeur de { $option } ne peut pas servir de jeton : il faut au moins { $least } lettres (de a à z), chiffres et signes, sans espace, pour que personne ne le devine.
refused-not-a-proxy = « { $text } » n’est pas un mandataire que l’on puisse croire : donnez son adresse, comme 10.0.0.7, ou son réseau, comme 10.0.0.0/8. Croire tout le monde laisserait chacun choisir d’où il vient.
refused-not-a-path = « { $text } » ne peut pas être le chemin d’un serveur : donnez-en un comme /presidium, fait de lettres, de chiffres, de points et de tirets.
refused-socket-taken = Un autre programme écoute déjà à { $file }, ou bien autre chose s’y trouve ; choisissez ailleurs avec --socket.
refused-no-socket = Cette machine ne peut pas écouter à { $file } : { $why }.

## Tenir une salle

admin-table = { $id } : { $game }, { $status ->
        [open] attend du monde
        [running] en cours
        [paused] en pause
        [over] terminée
       *[closed] fermée
    }, { $pace }, { $seats } places, { $people ->
        [one] { $people } personne
       *[other] { $people } personnes
    }, dernier mouvement { $moved } UTC
admin-no-tables = Il n’y en a pas.
admin-person = { $id } : { $name }{ $banned ->
        [yes] {" "}(mis à la porte)
       *[no] {""}
    }, ici depuis { $since } UTC, { $devices ->
        [no] sans aucun appareil
       *[yes] vu pour la dernière fois { $seen } UTC
    }, { $tables ->
        [one] { $tables } table en cours
       *[other] { $tables } tables en cours
    }
admin-no-people = Personne n’est jamais venu.
admin-removed = La table { $table } est supprimée, avec son journal et ses archives. Elle n’a jamais existé.
admin-banned = { $name } a été mis à la porte. De là où il était, plus personne de nouveau n’entre, jusqu’à son retour en grâce ou au redémarrage du serveur.
admin-unbanned = { $name } peut de nouveau entrer, et se trouve réhabilité.
admin-announced = C’est annoncé ; { $heard ->
        [one] { $heard } connexion l’a déjà entendu.
       *[other] { $heard } connexions l’ont déjà entendu.
    }
admin-withdrawn = L’annonce est retirée. Rien n’a jamais été annoncé.
admin-draining = On n’ouvre plus de table. { $live ->
        [0] Aucune partie ne court : le serveur peut s’arrêter.
        [one] { $live } partie court encore.
       *[other] { $live } parties courent encore.
    }
admin-open-again = On peut de nouveau ouvrir des tables.
admin-wrong = { $table } : { $wrong ->
        [holes] il manque des entrées à son journal
        [otherwise] à l’entrée { $seq }, la table enregistrée diffère de son journal
        [ahead] à l’entrée { $seq }, la table enregistrée est en avance sur son journal
        [status] la liste des tables ne correspond pas à son journal
       *[unreadable] son journal ne peut pas être rejoué après l’entrée { $seq }
    }.
admin-verified = { $count ->
        [one] { $count } table vérifiée
       *[other] { $count } tables vérifiées
    } : { $wrong ->
        [0] { $count ->
            [one] elle correspond à son journal
           *[other] toutes correspondent à leur journal
        }
        [one] { $wrong } ne correspond pas à son journal. Gardez-la : une table qui s’ouvre peut continuer. Ne restaurez une copie que si elle ne s’ouvre pas
       *[other] { $wrong } ne correspondent pas à leur journal. Gardez-les : une table qui s’ouvre peut continuer. Ne restaurez une copie que si l’une ne s’ouvre pas
    }{ $older ->
        [0] .
        [one] . { $older } a commencé sous d’anciennes règles : son journal n’a pas été rejoué.
       *[other] . { $older } ont commencé sous d’anciennes règles : leurs journaux n’ont pas été rejoués.
    }
admin-packed = Les données du serveur occupaient { $before } Ko ; elles en occupent maintenant { $after }.
admin-page-title = Le bureau de l’hôte
admin-page-token = Le jeton de l’hôte
admin-page-enter = Entrer
admin-page-wrong = Ce n’est pas le jeton de l’hôte.
admin-page-signed-out = Vous êtes déconnecté. Saisissez le jeton pour continuer.
admin-page-session = Vous êtes connecté pour 12 heures au plus.
admin-page-out = Se déconnecter
admin-page-announcement = Ce que tout le monde doit lire ; vide : rien
admin-page-announce = Annoncer
admin-page-drains = On n’ouvre plus de table.
admin-page-open = On peut ouvrir des tables.
admin-page-tables = Tables en cours
admin-page-people = Les gens
admin-page-figures = Chiffres
admin-page-reports = Signalements
admin-page-invitations = Invitations
admin-page-uses = Pour combien de personnes
admin-page-days = Pour combien de jours
admin-page-note = Pour qui ; vous seul le voyez
admin-page-invited = Elle ne sera plus montrée. Son lien :
admin-figure-sockets = Connexions ouvertes : { $count }
admin-figure-http = Réponses HTTP depuis le démarrage : { $failed } erreurs du serveur (5xx), { $limited } refus pour trop de demandes (429)
admin-figure-database = { $count ->
        [0] Erreurs de la base de données depuis le démarrage : aucune
       *[other] Erreurs de la base de données depuis le démarrage : { $kinds }
    }
admin-figure-restarts = Processus remplacés depuis le démarrage : { $count }
admin-figure-backup = { $known ->
        [no] Aucune sauvegarde n’a jamais été faite avec « presidium backup ».
       *[yes] La dernière sauvegarde a été faite { $hours ->
            [0] il y a moins d’une heure.
            [1] il y a une heure.
           *[other] il y a { $hours } heures.
        }
    }
admin-figure-size = Les données occupent au plus { $megabytes } Mo.
admin-page-do = { $what ->
        [remove] Supprimer pour de bon
        [ban] Mettre à la porte
        [unban] Laisser revenir
        [undrain] Laisser de nouveau ouvrir des tables
        [invite] Inviter
        [revoke] Révoquer
        [done] Traité : effacer
       *[drain] Ne plus laisser ouvrir de table
    }
join-announced = Annonce : { $text }
join-withdrawn = L’annonce est retirée.
refused-admin-unknown = Un serveur ne sait pas faire « { $text } ».
refused-no-server-there = Aucun serveur n’est à l’œuvre dans { $folder }, ou pas encore. Un autre dossier se nomme par --data ou --settings.
refused-no-such-person = Personne ici, ou plus d’un, n’a un identifiant commençant par « { $text } » ; « presidium admin people » les énumère.
refused-announce-what = Dites ce qu’il faut annoncer, ou bien --withdraw, et pas les deux.
unfurl-any = Une table pour Kremlin, Politburo et Goulag, des jeux sur le pouvoir et sa perte. Ouvrez le lien pour voir ce qui s’y trouve.
