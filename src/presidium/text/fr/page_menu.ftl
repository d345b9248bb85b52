### Le menu d’une table, les places qui changent de mains, la salle d’attente, et un appareil qui passe de main en main.

page-menu-stands = Où en est la partie
page-menu-pace = Rythme, heures calmes, congé
page-my-seat = Ma place
page-host-controls = Vous êtes l’hôte
page-pause = Mettre en pause
page-agree =
    { $sure ->
        [yes] Vraiment finir la partie ici ?
       *[no] Finir la partie ici
    }
page-concede =
    { $sure ->
        [yes] Vraiment abandonner ? Le robot de garde jouera.
       *[no] Abandonner
    }
page-leave =
    { $sure ->
        [yes] Vraiment partir ? Le robot de garde jouera.
       *[no] Quitter la place
    }
page-finish =
    { $sure ->
        [yes] Vraiment fermer la table pour tous ?
       *[no] Fermer la table
    }
page-to-caretaker =
    { $sure ->
        [yes] Vraiment l’écarter ? Il faudra son accord pour les archives.
       *[no] Confier au robot de garde
    }
page-handover =
    { $sure ->
        [yes] Vraiment céder ?
       *[no] Nommer hôte
    }
page-seat-link = Nouveau lien pour cette place
page-seat-link-is = Le premier qui ouvre ce lien reçoit la place :
page-seat-link-when = Un lien ne cède une place que lorsque le robot de garde y joue. Tous l’apprennent, et qui la tenait a le temps de revenir ou de refuser : deux minutes, ou un jour sans pendule.
page-agree-opens = Si tous ceux qui ont joué sont d’accord, les archives s’ouvrent.
page-agree-shut = Il manque : { $names }. Si vous finissez sans leur accord, les archives restent closes à jamais.
page-finish-shut = Une table fermée par son hôte reste close : personne ne voit ce qui était caché.
page-commitment = Les dés ont prêté serment avant la partie :
page-mixed = Les nombres jetés par chacun furent scellés au début de la partie :
page-moment-by-form = Dès que je commence à choisir, demander plus de temps pour moi
page-taker =
    { $who ->
        [me] – c’est vous : la place sera bientôt à vous, à moins que { $former } ne refuse ou ne revienne. D’ici là, vous voyez ce que tous voient.
        [former] doit recevoir la place que vous teniez.
       *[other] doit recevoir cette place, à moins que { $former } ne refuse ou ne revienne.
    }
page-refuse = Refuser
page-refuse-all = Refuser à tout le monde
page-allow =
    { $sure ->
        [yes] Vraiment céder la place ?
       *[no] Céder la place tout de suite
    }
page-withdraw =
    { $who ->
        [me] Renoncer à la place
       *[other] Annuler
    }
page-lost = { $seat } : cette place vous a été retirée. Vous pouvez refuser qui doit l’avoir, et sans votre accord les archives de cette partie restent closes.
page-archives-yours = La partie est finie, et ses archives attendent votre accord.
page-archives-agree = Ouvrir les archives
page-archives-wait = Les archives sont closes : l’hôte a écarté { $names } de cette partie, et sans leur accord elles ne s’ouvrent pas.
page-still-there = Deux fois de suite votre temps s’est écoulé. Êtes-vous toujours là ?
page-minded = Le robot de garde joue à votre place.
page-present = Je suis là
page-mind = Laisser le robot de garde jouer pour { $who }
page-mind-so-far = { $count } d’accord pour l’instant.
page-invite = Inviter des amis
page-share = Partager
page-lobby = La table attend ses joueurs
page-fill = Des robots aux places libres
page-start = Commencer
page-key =
    { $key ->
        [digit] choisir le premier, le deuxième… de la liste, ou une place par son numéro
        [t] faire ce que dit le bouton rouge
        [p] passer
        [d] déclarer davantage, ou sur un autre
        [m] demander plus de temps, sans être nommé
        [c] jouer une carte
        [w] passer pour toute la phase (public, définitif)
        [escape] un pas en arrière dans ce que vous choisissez
        [space] passer à ce qui arrive ensuite ; tenue, tout passer
        [f] puis le numéro d’une place : ce qu’on peut lui dire
        [u] retire ce que vous venez de dire (Ctrl + Z là où vous écrivez)
        [enter] à la ligne où vous parlez
        [slash] aller à la ligne de commande, qui prend la notation
        [g] qui a dit quoi de qui
        [n] votre propre feuille
        [l] aller au procès-verbal
        [b] regarder en arrière
        [h] cacher ou montrer ce que vous seul pouvez voir
       *[help] cette liste
    }

page-curtain = Passez l’appareil à { $name }
page-curtain-why = Les autres contemplent le portrait du chef du Parti jusqu’à ce qu’on les appelle.
page-curtain-taken = Je suis { $name }
page-anybody-reacts =
    { $others ->
        [yes] Quelqu’un d’autre réagit-il ?
       *[no] Quelqu’un réagit-il ?
    }
page-anybody-nobody =
    { $others ->
        [yes] Personne d’autre
       *[no] Personne
    }
page-anybody-who = Qui réagit
page-anybody-back = Fausse alerte : retour à la table
