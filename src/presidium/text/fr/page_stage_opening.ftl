### Ce par quoi s’ouvre une longue partie, pour qui s’est absenté.

page-opening-back = Pendant votre absence
page-opening-stands = Où en est la partie
page-opening-looked = Dernier coup d’œil : { $ago }.
page-opening-rests =
    { $status ->
        [paused] L’hôte a arrêté les horloges
       *[over] La partie est finie
    }
page-opening-nothing-due = On ne vous demande rien. Profitez-en ; cela ne dure pas.
page-opening-sealed = Vous avez répondu. L’enveloppe reste scellée jusqu’à l’ouverture de toutes, et d’ici là vous pouvez la changer.
page-opening-waits-for = La table attend { $who }.
page-opening-waits = La table attend des réponses. Lesquelles manquent encore, aucune enveloppe ne le dit.
page-opening-until = Jusqu’au { $when } ({ $in }).
page-opening-bank = Ensuite votre réserve s’entame : { $span }.
page-opening-no-hurry = Il n’y a pas d’horloge. La table attend, et n’oublie rien.
page-opening-eyes = Pour vos seuls yeux
page-opening-since = Depuis votre dernier coup d’œil
page-opening-nothing = Il ne s’est rien passé. Dans cette maison, c’est une nouvelle.
page-opening-play = Tout rejouer
page-opening-play-here = Rejouer à partir d’ici
page-opening-play-from = Rejouer à partir d’ici : { $text }
page-opening-more =
    { $count ->
        [one] Une chose de moindre poids est dans le journal de la partie.
       *[other] { $count } choses de moindre poids sont dans le journal de la partie.
    }
page-opening-chat =
    { $count ->
        [one] Une nouvelle ligne dans la discussion.
       *[other] { $count } nouvelles lignes dans la discussion.
    }
page-opening-paper = Pravda nº { $number }
page-opening-read = Lire
page-opening-wanted = Montrer cela quand je reviens après un moment
page-opening-go = À la table
