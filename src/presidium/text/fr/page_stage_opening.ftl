### Ce par quoi s’ouvre une longue partie, pour qui s’est absenté.

page-opening-back = Pendant votre absence
page-opening-stands = Où en est la partie
page-opening-looked = Dernier coup d’œil : { $ago }.
page-opening-rests =
    { $status ->
        [paused] L’hôte a arrêté les pendules
       *[over] La partie est finie
    }
page-opening-nothing-due = On ne vous demande rien. Profitez-en ; cela ne dure pas.
page-opening-sealed = Vous avez répondu. L’enveloppe reste scellée jusqu’à l’ouverture de toutes, et d’ici là vous pouvez la changer.
page-opening-waits-for = La table attend { $who }.
page-opening-waits = La table attend des réponses. Lesquelles manquent encore, aucune enveloppe ne le dit.
page-opening-until = Jusqu’au { $when } ({ $in }).
page-opening-bank = Ensuite, on entame votre réserve : { $span }.
page-opening-no-hurry = Il n’y a pas de pendule. La table attend, et n’oublie rien.
page-opening-eyes = Pour vos seuls yeux
page-opening-since = Depuis votre dernier coup d’œil
page-opening-nothing = Il ne s’est rien passé. Dans cette maison, c’est une nouvelle.
page-opening-play = Tout rejouer
page-opening-play-here = Rejouer à partir d’ici
page-opening-play-from = Rejouer à partir d’ici : { $text }
page-opening-more =
    { $count ->
        [one] Un autre événement, mineur, est au procès-verbal.
       *[other] { $count } autres événements, mineurs, sont au procès-verbal.
    }
page-opening-chat =
    { $count ->
        [one] Une nouvelle ligne dans la discussion.
       *[other] { $count } nouvelles lignes dans la discussion.
    }
page-opening-paper = Pravda n° { $number }
page-opening-read = Lire
page-opening-wanted = Montrer cela quand je reviens après un moment
page-opening-go = À la table
