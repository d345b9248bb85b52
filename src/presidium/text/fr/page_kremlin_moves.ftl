### Comment on répond aux questions de Kremlin sur la page.

## Ce qui est annoncé

page-km-under-way = En cours
page-km-election = La Commission funéraire vote sur { $who }, candidature de { $proposer }.
page-km-throw =
    { $why ->
        [purge] Le dé lancé contre { $who } est sur la table : { $face }{ $change ->
            [0] {""}
           *[other] , modifié de { $change }
        }. Il ne compte pas encore.
       *[health] Le dé des médecins pour { $who } est sur la table : { $face }{ $change ->
            [0] {""}
           *[other] , modifié de { $change }
        }. Il ne compte pas encore.
    }
page-km-about = Cela concerne { $who }.
page-km-word-of = (qui décident : { $player })
page-km-votes =
    { $vote ->
        [guilty] coupable : { $count }
        [innocent] non coupable : { $count }
        [for] pour : { $count }
       *[against] contre : { $count }
    }
page-km-cleared = blanchi par une carte
page-km-guarded = avec garde du corps

## La fenêtre

page-km-window = Votre réaction
page-km-pass = Passer
page-km-pass-deed =
    { $step ->
        [AddInfluence] Ne rien ajouter
       *[other] Passer
    }
page-km-decline-all =
    { $step ->
        [Rehabilitates] Passer : aucune réhabilitation cette année
       *[other] Passer : aucune promotion cette année
    }
page-km-and-no-more =
    { $step ->
        [Promotes] Puis plus aucune promotion cette année
        [Rehabilitates] Puis plus aucune réhabilitation cette année
       *[other] Puis j’ai fini
    }
page-km-declare = Déclarer de l’influence
page-km-show-influence = Déclarer de l’influence…
page-km-show =
    { $how ->
        [needed] { $who } : déclarer jusqu’à { $points } de vos { $written }
       *[exact] { $who } : déclarer { $points } de vos { $written }
    }
page-km-in-vain = ne peut pas réussir : aucun jet de dé ne suffit
page-km-falls-short =
    { $known ->
        [yes] pas assez : { $player } en ont { $points }
       *[no] pas assez pour prendre le contrôle
    }
page-km-show-more = Déclarer plus…
page-km-nothing-to-show = Plus rien à déclarer
page-km-card = Carte
page-km-play-a-card = Jouer une carte…
page-km-next-card = Carte dès que possible
page-km-waive =
    { $sure ->
        [yes] Passer toute la phase ? Tout le monde le saura, et c’est définitif.
       *[no] Passer jusqu’à la fin de la phase
    }
page-km-pass-phase = Passer jusqu’à la fin de la phase, en secret (on peut y revenir)
page-km-if-lapses = Attendre, et prendre { $who } pour moi seulement si personne d’autre ne le prend
page-km-defend = Défendre { $who } jusqu’à
page-km-defend-ask = Me demander
page-km-defend-not = Pas du tout
page-km-and-defend =
    { $points ->
        [0] et passer ensuite
       *[other] et défendre { $who } jusqu’à { $points }
    }
page-km-kept = Prête à envoyer : { $answer }
page-km-put-down = Annuler
page-km-point-board = Sur le plateau, ou ici
page-km-previous = Le précédent
page-km-next = Le suivant
page-km-point = Désignez quelqu’un, ici ou sur le plateau

## Désigner quelqu’un

page-km-ready = Envoyer
page-km-back = Retour
page-km-nobody-yet = Personne encore
page-km-vacant = vacant
page-km-verb =
    { $verb ->
        [Purge] Purger
        [Suspect] Poser un « ? »
        [Clear] Retirer le « ? »
        [Accuse] Traduire en justice
        [Condemn] En Sibérie sans procès
        [Propose] Proposer comme Chef du Parti
        [Rehabilitate] Faire revenir de Sibérie
        [Add] Ajouter de l’influence
       *[Name] Nommer
    }
page-km-hits = réussites sur { $faces }
page-km-odds = { $hits } sur { $faces }

## La phase 6

page-km-move-who = Déplacer
page-km-move-where = Vers où, ou avec qui
page-km-move-hint = Désignez quelqu’un, ici ou sur le plateau, puis une place vacante, ou la personne avec qui permuter.
page-km-arrange = Redistribuer les postes d’un niveau
page-km-arrange-hint = Désignez deux postes, et ils changent de mains. Quand tout vous convient, envoyez.

## Déclarer

page-km-on = Sur
page-km-declare-who =
    { $shown ->
        [0] { $who } : { $written } sur la feuille
       *[other] { $who } : { $written } sur la feuille, dont { $shown } déclarés
    }
page-km-total = Jusqu’à quel total
page-km-less = Moins
page-km-more = Plus
page-km-how =
    { $how ->
        [needed] Juste ce qu’il faut
       *[exact] Ce nombre exactement
    }
page-km-how-means =
    { $how ->
        [needed] Vous ne déclarez que ce qu’il faut pour prendre ou garder le contrôle, et rien s’il ne faut rien.
       *[exact] Vous déclarez exactement ce nombre, quoi que fassent les autres.
    }
page-km-cost =
    { $how ->
        [needed] Au plus { $points ->
            [one] un point
           *[other] { $points } points
        } sur { $who } seront connus de tous pour de bon ; { $hidden ->
            [0] rien n’y resterait secret.
            [one] un point y reste secret quoi qu’il arrive.
           *[other] { $hidden } y restent secrets quoi qu’il arrive.
        }
       *[exact] Tous sauront pour de bon que vous avez { $points ->
            [one] un point
           *[other] { $points } points
        } sur { $who } ; { $hidden ->
            [0] rien n’y reste secret.
            [one] un point y reste secret.
           *[other] { $hidden } y restent secrets.
        }
    }
page-km-top =
    { $points ->
        [one] Pour l’instant, { $player } y mènent avec un point.
       *[other] Pour l’instant, { $player } y mènent avec { $points } points.
    }
page-km-top-nobody = Personne n’y a encore rien déclaré.
page-km-declare-ahead = Répondre d’avance…
page-km-guard-it = Protéger par une consigne…
page-km-sure =
    { $what ->
        [ahead] Ce sera votre réponse à la prochaine question qui le permet. La préparer ?
       *[guard] Dès maintenant, ceci se déclare, autant qu’il faut, chaque fois qu’on vous dispute le contrôle. Donner la consigne ?
    }
page-km-yes = Oui
page-km-no = Non
page-km-nothing-left = Vous avez déclaré tout ce qui est sur votre feuille.
page-km-declare-later = Aucune fenêtre n’est ouverte. Vous pouvez répondre d’avance à la prochaine, ou donner une consigne secrète ; personne ne le voit tant qu’il n’agit pas.
page-km-declare-above = Une fenêtre est ouverte : choisissez ce que vous déclarez dans la question.

## Les cartes

page-km-play = Jouer
page-km-play-with =
    { $change ->
        [0] Jouer avec 0
        [1] Jouer avec +1
        [2] Jouer avec +2
       *[other] Jouer avec { $change }
    }
page-km-play-on = Sur qui
page-km-give = Donner

## Les consignes secrètes

page-km-orders = Consignes secrètes

## Les dés

page-km-cast =
    { $why ->
        [purge] Purge contre { $who } : il faut { $needed }
        [health] La santé : { $who }
        [visit] { $who } au sanatorium : il faut { $needed }
        [assassination] Attentat contre { $who } : il faut { $needed }
        [complicity] Enquête sur { $who } : la limite est à { $needed }
        [glasnost] Glasnost sous { $who } : il faut { $needed }
        [wave] { $who } lève le bras : il faut { $needed }
        [waved] { $who } salue
       *[tie] Égalité sur { $who }
    }
page-km-cast-result =
    { $won ->
        [yes] ✓ cela suffit
       *[no] ✗ insuffisant
    }
page-km-forecast = Ce que les dés peuvent encore faire cette année
page-km-forecast-wave = { $who } a { $hits } chances sur { $faces } de saluer du balcon.
page-km-forecast-member = Membre
page-km-forecast-sick = plus mal
page-km-forecast-die = la mort

## Les mots des déclarations

page-km-talk = Paroles de table
page-km-word =
    { $word ->
        [spare] épargner
        [promote] promouvoir
        [acquit] acquitter
        [purge] purger
        [accuse] accuser
       *[seize] prendre
    }
