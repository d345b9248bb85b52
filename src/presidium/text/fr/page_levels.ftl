### Ce que fait chaque robot, le temps qu’il prend, et ce qu’il vaut. Le terminal le dit aussi.

page-level =
    { $bot ->
        [random] Tire au sort, ne regarde rien, répond aussitôt.
        [mild] Choisit comme l’habituel, mais une fois sur cinq tire au sort. Répond aussitôt. C’est lui qu’assied « Jouer tout de suite ».
        [recruit] Sait ce qu’elle veut et s’égare souvent ; facile à lire. Répond aussitôt.
        [naive] Joue pour son but d’après ce qui est découvert et une honnête idée des autres, sans toujours montrer son jeu. Répond aussitôt. Assis là où nul n’en a nommé d’autre, et pour les absents.
        [careful] Pèse chaque chance d’après ce qui est découvert, montre peu de son influence, et tire sa feuille d’un mélange élevé pour cela. Répond aussitôt. Assis là où nul n’en a nommé d’autre, et pour les absents.
        [analyst] Déduit de tout ce qui fut fait, dit et tu ce que cachent les autres, et essaie ses réponses contre cela. Un dixième de seconde. C’est à lui que vous pouvez demander conseil.
        [master] Un analyste qui voit plus loin : plus de réponses, bien plus de mondes possibles, et moins prévisible. Jusqu’à une seconde par réponse.
       *[other] Vient d’ailleurs. Qui l’offre sait comment il joue.
    }
