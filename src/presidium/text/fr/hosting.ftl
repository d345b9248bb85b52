### Ce que règle l’hôte, et ce qu’il peut faire tant que la salle est ouverte.

## Réglages

serve-socket = La salle est ouverte à un mandataire de cette machine, par { $file }
refused-settings-unreadable = Les réglages de { $file } ne se laissent pas lire : { $why }.
refused-settings-unknown = { $file } règle « { $key } », et il n’existe rien de tel. Il y a : { $known }.
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
refused-token-form = Ce que dit { $option } est un jeton : au moins { $least } lettres simples, chiffres et signes, sans espace ; personne ne doit le deviner.
refused-not-a-proxy = « { $text } » n’est pas un mandataire que l’on puisse croire : donnez son adresse, comme 10.0.0.7, ou son réseau, comme 10.0.0.0/8. Croire tout le monde laisserait chacun choisir d’où il vient.
refused-not-a-path = « { $text } » n’est pas un chemin sous lequel une salle puisse vivre : donnez-en un comme /presidium, fait de lettres, de chiffres, de points et de tirets.
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
    }, ici depuis { $since }, vu pour la dernière fois { $seen } UTC, { $tables ->
        [one] { $tables } table en cours
       *[other] { $tables } tables en cours
    }
admin-no-people = Personne n’est jamais venu.
admin-removed = La table { $table } n’a jamais existé.
admin-banned = { $name } a été mis à la porte. De là où il était, plus personne de nouveau n’entre, jusqu’à son retour en grâce ou au redémarrage du serveur.
admin-unbanned = { $name } a été réhabilité.
admin-announced = C’est annoncé ; { $heard ->
        [one] { $heard } connexion l’a déjà entendu.
       *[other] { $heard } connexions l’ont déjà entendu.
    }
admin-withdrawn = Rien n’a jamais été annoncé.
admin-draining = On n’ouvre plus de table. { $live ->
        [0] Aucune partie ne court : le serveur peut s’arrêter.
        [one] { $live } partie court encore.
       *[other] { $live } parties courent encore.
    }
admin-open-again = On peut de nouveau ouvrir des tables.
admin-wrong = { $table } : { $wrong ->
        [holes] son journal a des trous
        [otherwise] ce qui est gardé à l’entrée { $seq } n’est pas ce à quoi mène le journal
        [ahead] ce qui est gardé à l’entrée { $seq } va plus loin que le journal
        [status] la liste des tables dit autre chose que le journal
       *[unreadable] le journal ne se laisse plus rejouer après l’entrée { $seq }
    }.
admin-verified = { $count ->
        [one] { $count } table examinée
       *[other] { $count } tables examinées
    } : { $wrong ->
        [0] chaque journal mène à ce qui est gardé
        [one] { $wrong } n’est pas comme il faut ; restaurez une copie, ou supprimez-la
       *[other] { $wrong } ne sont pas comme il faut ; restaurez une copie, ou supprimez-les
    }{ $older ->
        [0] .
        [one] . { $older }, commencée sous d’anciennes règles, n’a pas été rejouée.
       *[other] . { $older }, commencées sous d’anciennes règles, n’ont pas été rejouées.
    }
admin-packed = La salle occupait { $before } Ko ; elle en occupe maintenant { $after }.
admin-page-title = Le bureau de l’hôte
admin-page-token = Le jeton de l’hôte
admin-page-enter = Entrer
admin-page-wrong = Ce n’est pas le jeton de l’hôte.
admin-page-announcement = Ce que tout le monde doit lire ; vide : rien
admin-page-announce = Annoncer
admin-page-drains = On n’ouvre plus de table.
admin-page-open = On peut ouvrir des tables.
admin-page-tables = Tables en cours
admin-page-people = Les gens
admin-page-do = { $what ->
        [remove] Supprimer pour de bon
        [ban] Mettre à la porte
        [unban] Laisser revenir
        [undrain] Laisser de nouveau ouvrir des tables
       *[drain] Ne plus laisser ouvrir de table
    }
join-announced = La maison annonce : { $text }
join-withdrawn = L’annonce de la maison est retirée.
refused-admin-unknown = Un serveur ne sait pas faire « { $text } ».
refused-no-server-there = Aucun serveur n’est à l’œuvre dans { $folder }, ou pas encore.
refused-no-such-person = Personne ici, ou plus d’un, n’a un identifiant commençant par « { $text } » ; « presidium admin people » les énumère.
refused-announce-what = Dites ce qu’il faut annoncer, ou bien --withdraw, et pas les deux.
