### Une page à soi.

page-me-title = Votre page · Presidium
page-me = Votre page
page-me-nobody = Personne ne vous connaît encore ici. Asseyez-vous d’abord quelque part ; votre dossier s’ouvrira de lui-même.
page-me-going =
    { $turns ->
        [0] Vos tables
        [one] C’est à vous
       *[other] C’est à vous, à { $turns } tables
    }
page-me-going-none = Aucune table ne vous attend. Profitez-en ; dans ce bâtiment, cela dure rarement.
page-me-open =
    { $kind ->
        [turn] À vous
        [running] Continuer
       *[open] Entrer
    }
page-me-state =
    { $kind ->
        [turn] Attend votre réponse
        [running] En cours
        [paused] Les pendules sont arrêtées
       *[open] Attend ses joueurs
    }, { $game } à { $seats }
page-me-waits-for = On attend { $name }.
page-me-until = Jusqu’au { $date }
page-me-with = Avec { $names }.
page-me-bots =
    { $count ->
        [one] un robot
       *[other] { $count } robots
    }
page-me-made = Depuis le { $date }.

page-me-numbers = À votre actif
page-me-numbers-none = Rien encore, et il n’y a pas de dossier plus propre. Ne comptent que les parties jouées jusqu’au bout.
page-me-games =
    { $count ->
        [one] partie
       *[other] parties
    }
page-me-won =
    { $count ->
        [one] gagnée
       *[other] gagnées
    }
page-me-lost =
    { $count ->
        [one] perdue
       *[other] perdues
    }
page-me-since = Fiché depuis le { $date }. Ne comptent que les parties jouées jusqu’au bout, à une seule place.
page-me-balance =
    { $games ->
        [one] Une partie
       *[other] { $games } parties
    } : { $won } { $won ->
        [one] gagnée
       *[other] gagnées
    }, { $lost } { $lost ->
        [one] perdue
       *[other] perdues
    }
page-me-deed-kremlin-waves =
    { $count ->
        [one] salut au balcon
       *[other] saluts au balcon
    }
page-me-deed-kremlin-buried =
    { $count ->
        [one] politicien enterré
       *[other] politiciens enterrés
    }
page-me-deed-kremlin-exiled =
    { $count ->
        [one] politicien perdu en Sibérie
       *[other] politiciens perdus en Sibérie
    }
page-me-deed-goulag-offices =
    { $count ->
        [one] fois commissaire
       *[other] fois commissaire
    }
page-me-deed-goulag-shifts =
    { $count ->
        [one] journée au canal
       *[other] journées au canal
    }
page-me-deed-goulag-exchanges =
    { $count ->
        [one] constructeur invité à réfléchir
       *[other] constructeurs invités à réfléchir
    }
page-me-deed-politburo-offices =
    { $count ->
        [one] fois secrétaire général
       *[other] fois secrétaire général
    }
page-me-deed-politburo-unmasked =
    { $count ->
        [one] déviant démasqué
       *[other] déviants démasqués
    }
page-me-deed-politburo-lost = influence perdue dans les purges

page-me-company = Vos fréquentations
page-me-together =
    { $count ->
        [one] une partie ensemble
       *[other] { $count } parties ensemble
    }

page-me-past =
    { $count ->
        [one] Une table appartient à l’histoire
       *[other] { $count } tables appartiennent à l’histoire
    }
page-me-over =
    { $titled ->
        [yes] { $game }, le { $date }
       *[no] le { $date }
    }
page-me-verdict =
    { $how ->
        [won] gagné
        [lost] perdu
       *[none] sans verdict
    }
page-me-closed = Fermée avant la fin.
page-me-more =
    { $count ->
        [one] Faire remonter la dernière de la cave
       *[other] En faire remonter de la cave ({ $count })
    }

## Ce qu’on garde de moi

page-me-kept = Votre dossier
page-me-kept-text = D’autres maisons tiennent des dossiers sur les gens. Celle-ci les remet sur demande, et les brûle sur ordre.
page-me-privacy = Ce qui est gardé, et qui peut le lire
page-me-export = Tout ce qui est à moi, en un fichier
page-me-others = Les gens que vous préférez ne pas croiser, ou ne pas entendre
page-me-other =
    { $how ->
        [both] bloqué et muet
        [blocked] bloqué
       *[muted] muet
    }, depuis le { $date }
page-me-other-off = Pardonner
page-me-forget = Supprimer tout ce qui me concerne
page-me-forget-text = Ceci retire { $name } de ce serveur, aussitôt et pour toujours :
page-me-forget-what =
    { $what ->
        [account] Vous êtes déconnecté partout, et vos liens, réglages, avis, listes et signalements sont supprimés.
        [names] Partout où figure votre nom, aux tables, dans les archives et les procès-verbaux, on lira « un camarade ». Vos résultats ne comptent pour personne.
        [words] Ce que vous avez dit dans une conversation, et le nom que vous avez donné à vos tables, est vidé.
        [seats] Vous vous levez de chaque table. Dans les parties en cours, le robot de garde joue à votre place ; les tables dont vous étiez l’hôte passent à quelqu’un d’autre, ou ferment.
        [game] Ce que vous avez fait dans une partie reste, car c’est aussi la partie des autres.
       *[backups] Les copies de tout le serveur que l’hôte a faites avant aujourd’hui, lui seul peut les supprimer, et les fichiers que des gens ont enregistrés sont à eux.
    }
page-me-forget-first = Oui, oubliez-moi
page-me-forget-stay = Rester
page-me-forget-sure = Personne ne pourra revenir là-dessus, pas même vous. Vraiment ?
page-me-forget-second = Vraiment m’oublier
page-me-forgotten =
    { $count ->
        [0] C’est fait. Personne ici ne se souvient de vous.
        [one] C’est fait. À une table, un camarade était assis à votre place ; personne ici ne se souvient de vous.
       *[other] C’est fait. À { $count } tables, un camarade était assis à votre place ; personne ici ne se souvient de vous.
    }
