### Le moment avant la première question, autour d’un écran : chacun regarde ce qu’il a reçu.

page-role-look = Regardez votre téléphone, puis posez-le face cachée.
page-role-all = Tous à la fois, pour que personne ne regarde le premier.
page-role-count = { $done } sur { $all }
page-role-missing =
    { $count ->
        [0] ont regardé. On commence.
       *[other] ont regardé. Il manque : { $who }
    }
page-role-seat =
    { $looks ->
        [yes] regarde
       *[no] a regardé
    }
page-role-bot = un robot, toujours prêt
page-role-go = Commencer sans attendre
page-role-yours = Ceci n’est que pour vous.
page-role-thumb = Visible tant que votre pouce reste en bas. Les voisins sont curieux, c’est leur fonction.
page-role-waits = Posez le téléphone face cachée. Le grand écran attend les autres.
page-role-looked =
    { $looked ->
        [yes] Vous avez regardé
       *[no] J’ai regardé
    }
page-role-looked-how =
    { $looked ->
        [yes] touchez pour regarder encore une fois
       *[no] puis posez-le face cachée ; le grand écran compte
    }
