### Qui vient par le lien d’une notification est connu à sa table seulement, et l’apprend ailleurs.

page-only-title =
    { $count ->
        [one] Pour une seule table
       *[other] Pour { $count } tables seulement
    }
page-only-text =
    { $count ->
        [one] Vous êtes venu par le lien d’une notification. Sur cet appareil vous êtes { $name } à sa table, et en visite partout ailleurs : vous pouvez regarder, mais ni vous asseoir, ni ouvrir une table, ni voir vos papiers.
       *[other] Vous êtes venu par les liens de notifications. Sur cet appareil vous êtes { $name } à leurs tables, et en visite partout ailleurs : vous pouvez regarder, mais ni vous asseoir, ni ouvrir une table, ni voir vos papiers.
    }
page-only-how = Pour être { $name } ici pour de bon, connectez-vous, ou faites un lien pour cet appareil à l’entrée, sur un autre où vous êtes { $name }.
page-only-table = À la table
page-only-signin = Se connecter
page-only-leave = Oubliez-moi sur cet appareil
