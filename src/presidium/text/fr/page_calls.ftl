### Comment on est appelé quand une question se pose et que la page n’est pas ouverte.

page-calls = Appelez-moi
page-calls-text = Quand une table attend votre parole et que vous n’êtes pas là, la maison peut vous appeler. Un appel dit ce que lirait n’importe quel spectateur, et rien de votre main.
page-calls-channel =
    { $kind ->
        [push] { $known ->
            [yes] Notification : { $name }
           *[no] Notification
        }
        [mail] Courrier : { $name }
       *[hook] Adresse web : { $name }
    }
page-calls-here = ici
page-calls-unconfirmed = Une lettre est en route : appuyez sur le bouton derrière son lien.
page-calls-broken = L’hôte n’offre plus cela.
page-calls-test = Appel d’essai
page-calls-end = Finir
page-calls-added = Désormais on vous appelle là.
page-calls-tested = Un appel d’essai est en route.
page-calls-push = Appelez-moi dans ce navigateur
page-calls-push-not =
    { $why ->
        [install] Sur un iPhone ou un iPad, il faut d’abord installer cette page : « Partager », puis « Sur l’écran d’accueil ». Ouvrez-la de là et revenez ici.
        [denied] On a dit à ce navigateur de ne rien afficher de cette page ; ses réglages pour la page peuvent en décider autrement.
       *[no] Ce navigateur ne peut pas être appelé, ou pas à une adresse sans https.
    }
page-calls-own = Appelez-moi à { $address }
page-calls-mail = Adresse électronique
page-calls-mail-add = Écrivez-moi
page-calls-mail-sent = Une lettre est en route vers { $address }. Rien d’autre ne viendra avant qu’on ait appuyé sur son bouton.
page-calls-hook = Adresse web
page-calls-form = sous forme de
page-calls-hook-add = Appelez là
page-calls-quiet = Heures calmes
page-calls-quiet-on = Ne m’appelez pas la nuit ({ $zone })
page-calls-from = de
page-calls-to = à
page-calls-table = Appelez-moi à cette table
page-calls-link-title = Appels
page-calls-confirm = { $person } veut être appelé à { $name } quand une table attend. Est-ce vous ?
page-calls-confirm-yes = Oui, appelez-moi ici
page-calls-confirm-no = Non
page-calls-confirmed = C’est noté : on appellera { $name }.
page-calls-stop =
    { $kind ->
        [push] { $person } est appelé dans un navigateur. Cela suffit ?
       *[other] { $person } est appelé à { $name }. Cela suffit ?
    }
page-calls-stop-table = Plus d’appels de cette table
page-calls-stop-all =
    { $kind ->
        [mail] Plus aucune lettre
       *[other] Plus aucun appel
    }
page-calls-stopped = C’est fait. Plus personne n’appelle là.
page-calls-stopped-table = C’est fait. Cette table ne vous appelle plus ; les autres, si.
