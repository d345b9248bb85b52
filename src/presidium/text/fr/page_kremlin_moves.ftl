### Comment on répond aux questions de Kremlin sur la page.

## Ce qui est annoncé

page-km-under-way = En cours
page-km-election = La commission des obsèques vote sur { $who }, candidature de { $proposer }.
page-km-throw =
    { $why ->
        [purge] Le dé lancé contre { $who } est sur la table : { $face }{ $change ->
            [0] {""}
           *[other] , modifié de { $change }
        }. Il n’a pas encore agi.
       *[health] Le dé des médecins pour { $who } est sur la table : { $face }{ $change ->
            [0] {""}
           *[other] , modifié de { $change }
        }. Il n’a pas encore agi.
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
page-km-pass = Laisser faire
page-km-pass-deed =
    { $step ->
        [AddInfluence] Ne rien ajouter
       *[other] En rester là
    }
page-km-decline-all =
    { $step ->
        [Rehabilitates] Aucun des miens ne fait revenir personne cette année
       *[other] Aucun des miens ne promeut personne cette année
    }
page-km-and-no-more =
    { $step ->
        [Promotes] Ceci, puis plus rien des miens cette année
        [Rehabilitates] Ceci, puis plus rien des miens cette année
       *[other] Ceci, et rien de plus
    }
page-km-declare = Déclarer de l’influence
page-km-show-influence = Montrer de l’influence …
page-km-show =
    { $how ->
        [needed] { $who } : montrer jusqu’à { $points } de vos { $written }
       *[exact] { $who } : montrer { $points } de vos { $written }
    }
page-km-show-more = Davantage …
page-km-nothing-to-show = Rien à montrer
page-km-card = Carte
page-km-play-a-card = Jouer une carte …
page-km-waive =
    { $sure ->
        [yes] Vraiment plus rien jusqu’à la fin de la phase ?
       *[no] Plus rien de moi dans cette phase
    }
page-km-if-lapses = Prendre { $who } si le droit s’éteint
page-km-defend = Défendre { $who } jusqu’à
page-km-defend-ask = Me demander
page-km-defend-not = Pas du tout
page-km-and-defend =
    { $points ->
        [0] et laisser faire alors
       *[other] et défendre { $who } jusqu’à { $points }
    }
page-km-kept = Encore en main : { $answer }
page-km-put-down = Reposer
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
       *[other] { $who } : { $written } sur la feuille, dont { $shown } à découvert
    }
page-km-total = Jusqu’à quel total
page-km-less = Moins
page-km-more = Plus
page-km-how =
    { $how ->
        [needed] Ce qu’il faut.
       *[exact] Exactement.
    }
page-km-how-means =
    { $how ->
        [needed] Vous ne montrez que ce qu’il faut pour tenir la personne, et rien s’il ne faut rien.
       *[exact] Vous montrez tout cela, quoi que fassent les autres.
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
page-km-top-nobody = Personne n’y a encore rien montré.
page-km-declare-ahead = Répondre d’avance …
page-km-guard-it = Garder par ordre permanent …
page-km-sure =
    { $what ->
        [ahead] Ce sera votre réponse à la prochaine question qui le permet. La préparer ?
       *[guard] Dès maintenant, ceci se déclare, autant qu’il faut, chaque fois qu’on vous dispute le contrôle. Donner l’ordre ?
    }
page-km-yes = Oui
page-km-no = Non
page-km-nothing-left = Votre feuille n’a plus rien que vous n’ayez montré.
page-km-declare-later = Aucune fenêtre n’est ouverte. Vous pouvez répondre d’avance à la prochaine, ou donner un ordre permanent ; personne ne le voit tant qu’il n’agit pas.
page-km-declare-above = Une fenêtre est ouverte : ce que vous y montrez se choisit dans la question.

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
page-km-nobody-special = personne en particulier

## Les ordres permanents

page-km-orders = Ordres permanents
page-km-orders-mean = Ils répondent aux fenêtres à votre place, en secret : le plus urgent de ceux qui peuvent être suivis.
page-km-no-orders = Aucun. C’est à vous qu’on demande.
page-km-ahead = { $answer } : prêt pour la prochaine question.
page-km-take-back = Retirer
page-km-order-remove-this = Supprimer : { $order }
page-km-order-what = Ordre
page-km-order-type =
    { $type ->
        [guard] garder quelqu’un
        [seize] s’emparer de quelqu’un
        [pass] laisser passer des fenêtres
       *[play] jouer une carte
    }
page-km-order-whom = Qui
page-km-order-limit = Points au plus
page-km-order-when = Quand
page-km-order-target = De qui il s’agit
page-km-anybody = n’importe qui
page-km-order-kind = Quelles fenêtres
page-km-order-until = Jusqu’à la fin de
page-km-order-phase = De la phase
page-km-any-phase = n’importe laquelle
page-km-order-add = Donner l’ordre
page-km-occasion =
    { $when ->
        [purge] une purge est annoncée
        [trial] il y a procès
        [against] on s’en prend à quelqu’un
        [lapse] le droit tomberait
        [accusation] quelqu’un est accusé ou condamné
        [attempt] une carte vise quelqu’un
        [roll] un dé est jeté
       *[start] une phase commence
    }
page-km-kind =
    { $kind ->
        [all] toutes
        [untouched] celles qui ne touchent personne de ma feuille
        [start] au début d’une phase
        [end] à la fin d’une phase
        [wave] avant le salut
        [card] quand une carte est nommée
        [roll] quand un dé est jeté
        [accusation] après un attentat
        [pass] quand quelqu’un en reste là
        [cure] cures
        [purge] purges
        [suspect] « ? » posés
        [clear] « ? » retirés
        [accuse] accusations
        [condemn] candidats envoyés en Sibérie
        [vote] votes
        [propose] propositions
        [rearrange] postes redistribués
        [move] déplacements
        [exchange] permutations
        [rehabilitate] réhabilitations
       *[overturn] enquêtes retournées
    }
page-km-order-guard =
    { $limit ->
        [one] Garder { $who } tant qu’un point suffit.
       *[other] Garder { $who } tant que { $limit } points suffisent.
    }
page-km-order-seize =
    { $when ->
        [purge] { $aimed ->
            [yes] S’emparer de { $who }, avec { $limit } au plus, quand une purge est annoncée contre { $target }.
           *[no] S’emparer de { $who }, avec { $limit } au plus, quand une purge est annoncée.
        }
        [trial] { $aimed ->
            [yes] S’emparer de { $who }, avec { $limit } au plus, quand on juge { $target }.
           *[no] S’emparer de { $who }, avec { $limit } au plus, quand il y a procès.
        }
        [against] { $aimed ->
            [yes] S’emparer de { $who }, avec { $limit } au plus, avant qu’on s’en prenne à { $target }.
           *[no] S’emparer de { $who }, avec { $limit } au plus, avant qu’on s’en prenne à quelqu’un.
        }
       *[lapse] S’emparer de { $who }, avec { $limit } au plus, quand le droit tomberait.
    }
page-km-order-pass =
    { $kind ->
        [all] Laisser passer toutes les fenêtres jusqu’à la fin de { $year }.
        [untouched] Laisser passer jusqu’à la fin de { $year } les fenêtres qui ne touchent personne de ma feuille.
       *[other] Laisser passer jusqu’à la fin de { $year } les fenêtres de ce genre : { page-km-kind }.
    }
page-km-order-play =
    { $when ->
        [start] { $play }, dès qu’une phase commence.
        [phase] { $play }, dès que la phase « { kremlin-phase } » commence.
        [purge] { $aimed ->
            [yes] { $play }, quand une purge est annoncée contre { $target }.
           *[no] { $play }, quand une purge est annoncée.
        }
        [trial] { $aimed ->
            [yes] { $play }, quand on juge { $target }.
           *[no] { $play }, quand il y a procès.
        }
        [against] { $aimed ->
            [yes] { $play }, avant qu’on s’en prenne à { $target }.
           *[no] { $play }, avant qu’on s’en prenne à quelqu’un.
        }
        [accusation] { $aimed ->
            [yes] { $play }, quand { $target } est en accusation, ou expédié sans procès.
           *[no] { $play }, quand quelqu’un est accusé ou condamné.
        }
        [attempt] { $aimed ->
            [yes] { $play }, quand une carte vise { $target }.
           *[no] { $play }, quand une carte vise quelqu’un.
        }
       *[roll] { $aimed ->
            [yes] { $play }, quand un dé est jeté pour { $target }.
           *[no] { $play }, quand un dé est jeté.
        }
    }

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
