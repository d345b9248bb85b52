### Comment on est prévenu quand une question se pose et que la page n’est pas ouverte.

page-calls = Notifications
page-calls-text = Quand c’est à vous de jouer et que vous n’êtes pas là, Presidium peut vous prévenir. Le message ne dit que ce que verrait un spectateur, rien de votre main.
page-calls-channel =
    { $kind ->
        [push] { $known ->
            [yes] Notification : { $name }
           *[no] Notification
        }
        [mail] Courriel : { $name }
       *[hook] Adresse web : { $name }
    }
page-calls-here = ici
page-calls-unconfirmed = Un courriel est parti : ouvrez son lien et confirmez.
page-calls-broken = L’hôte ne propose plus cela.
page-calls-test = Envoyer un essai
page-calls-end = Supprimer
page-calls-added = Désormais on vous prévient à cette adresse.
page-calls-tested = Une notification d’essai est en route.
page-calls-push = Me prévenir dans ce navigateur
page-calls-push-not =
    { $why ->
        [install] Sur un iPhone ou un iPad, il faut d’abord installer cette page : « Partager », puis « Sur l’écran d’accueil ». Ouvrez-la de là et revenez ici.
        [denied] On a dit à ce navigateur de ne rien afficher de cette page ; ses réglages pour la page peuvent en décider autrement.
       *[no] Ce navigateur ne peut pas recevoir de notifications, ou pas à une adresse sans https.
    }
page-calls-own = Me prévenir à { $address }
page-calls-mail = Adresse électronique
page-calls-mail-add = Me prévenir par courriel
page-calls-mail-sent = Un courriel est parti vers { $address }. Rien d’autre ne viendra avant que son lien soit confirmé.
page-calls-hook = Adresse web
page-calls-form = sous forme de
page-calls-hook-add = Prévenir cette adresse
page-calls-quiet = Heures calmes
page-calls-quiet-on = Ne pas me prévenir la nuit ({ $zone })
page-calls-from = de
page-calls-to = à
page-calls-table = Me prévenir pour cette table
page-calls-link-title = Notifications
page-calls-confirm = { $person } veut être prévenu à { $name } quand une table attend. Est-ce vous ?
page-calls-confirm-yes = Oui, me prévenir ici
page-calls-confirm-no = Non
page-calls-confirmed = C’est noté : les notifications iront à { $name }.
page-calls-stop =
    { $kind ->
        [push] { $person } reçoit des notifications dans un navigateur. Les arrêter ?
       *[other] { $person } reçoit des notifications à { $name }. Les arrêter ?
    }
page-calls-stop-table = Plus de notifications de cette table
page-calls-stop-all =
    { $kind ->
        [mail] Plus aucun courriel
       *[other] Plus aucune notification
    }
page-calls-stopped = C’est fait. Plus rien n’y est envoyé.
page-calls-stopped-table = C’est fait. Cette table ne vous prévient plus ; les autres, si.
