### Autour d’un problème, de quelque jeu qu’il soit, sur la page et au terminal.

problem-title = { $game } : trouvez le coup { $number }
problem-judged =
    { $right ->
        [yes] Juste. Cela gagne { $worth } fois sur cent, et rien d’autre aussi souvent.
       *[no] Cela gagne { $worth } fois sur cent. Il existe une réponse qui gagne { $most } fois.
    }
problem-best = La réponse : { $answer }. Elle gagne { $most } fois sur cent.
refused-no-such-problem =
    { $most ->
        [0] Il n’y a pas encore de problèmes pour ce jeu.
       *[other] Il n’y a pas de problème { $number } ; il y en a { $most }, à partir de 1.
    }

page-problem-solve = Dites-moi la réponse
page-problem-house = Ce que font les autres
page-problem-next = Problème suivant
page-problem-none = Pas de tel problème
