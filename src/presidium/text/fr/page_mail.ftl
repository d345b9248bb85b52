### Une table par correspondance : ce qu’on choisit pour elle, ce qu’elle dit de son temps, ce qu’on peut lui demander.

## Choisir

page-mail-what = Une partie sur des jours ou des semaines. Personne n’a besoin d’être là : vous passez, répondez à ce qu’on vous demande, et retournez à votre vie.
page-mail-days = Jours pour répondre
page-mail-days-text = La table attend aussi longtemps un joueur interrogé seul. Ensuite sa réserve s’entame, et alors seulement le robot de garde répond.
page-mail-bank = Jours de réserve
page-mail-bank-text = Ce que chacun peut prendre en plus pendant toute la partie, d’un bloc ou par morceaux.
page-mail-opens = Quand ouvre-t-on les réponses scellées ?
page-mail-opens-name =
    { $opens ->
        [sittings] En séance, à heures fixes
       *[all] Quand toutes sont là
    }
page-mail-opens-text =
    { $opens ->
        [sittings] Votes secrets, cartes, bulletins et fenêtres de Kremlin se répondent entre deux séances et s’ouvrent à la suivante. Personne ne sait qui a répondu, ni quand.
       *[all] Le dernier à répondre se remarque, et dans Kremlin chaque fenêtre attend tout le monde, comme à une table sans pendule.
    }
page-mail-how-many = Séances par jour
page-mail-sitting = Heure de la séance { $n }
page-mail-zone = à l’heure de

## Ce qu’une table dit

page-mail-told-days = { $span } pour répondre
page-mail-told-bank = { $span } de réserve pour chacun, sur toute la partie
page-mail-told-sittings = les réponses scellées s’ouvrent à { $times } ({ $zone })
page-mail-told-all = les réponses scellées s’ouvrent quand toutes sont là
page-mail-next = Prochaine séance, à votre heure : { $when }.
page-mail-due =
    { $mine ->
        [yes] Votre réponse est attendue pour { $when }.
       *[no] { $who } : réponse attendue pour { $when }.
    }
page-mail-due-all = Réponses attendues pour { $when }.
page-mail-bank-left =
    { $span ->
        [0] Votre réserve est épuisée.
       *[other] Votre réserve : { $span }.
    }
page-mail-away = { $who } : en congé jusqu’à { $when }. Aucune pendule ne tourne ; vous pouvez répondre tout de même.
page-mail-proposes-days =
    { $days ->
        [one] { $who } demande un jour de congé. Aucune pendule ne tournerait.
       *[other] { $who } demande { $days } jours de congé. Aucune pendule ne tournerait.
    }
page-mail-proposes-pace =
    { $pace ->
        [mail] { $who } propose de continuer par correspondance.
        [live] { $who } propose de continuer à la pendule, tous ensemble.
       *[untimed] { $who } propose de continuer sans pendule.
    }
page-mail-awaits = On attend encore : { $who }.
page-mail-agree = D’accord
page-mail-object = S’opposer
page-mail-withdraw = Retirer la demande

## Ce qu’on peut demander

page-mail-hours = Heures de repos
page-mail-hours-text = Ce qui tomberait alors est attendu à leur fin, à l’heure de { $zone }. Tout le monde les voit.
page-mail-from = de
page-mail-till = à
page-mail-hours-keep = Garder ces heures
page-mail-hours-none = Aucune
page-mail-holiday = Congé
page-mail-holiday-text = Si tous sont d’accord, toutes les pendules s’arrêtent jusqu’à votre retour.
page-mail-holiday-days = Jours
page-mail-holiday-ask = Demander aux autres
page-mail-back = Je suis de retour
page-mail-adjourn = Changer de rythme
page-mail-adjourn-text = Si tous sont d’accord, la table change de rythme, et toutes les pendules repartent.
page-mail-adjourn-to = Désormais
page-mail-pace =
    { $pace ->
        [mail] par correspondance
        [live] à la pendule, tous ensemble
       *[untimed] sans pendule
    }
page-mail-adjourn-ask = Le proposer
