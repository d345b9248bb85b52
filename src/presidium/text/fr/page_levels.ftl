### Ce que fait chaque robot, le temps qu’il prend, et ce qu’il vaut. Le terminal le dit aussi.

page-level =
    { $bot ->
        [random] Tire au sort, ne regarde rien, répond aussitôt.
        [mild] Choisit comme l’habituel, mais une fois sur cinq tire au sort. Répond aussitôt.
        [recruit] Sait ce qu’elle veut et s’égare souvent ; facile à lire. Répond aussitôt. C’est l’adversaire de « Jouer tout de suite ».
        [naive] Joue pour son objectif d’après ce qui est découvert et une honnête idée des autres, sans toujours montrer son jeu. Répond aussitôt. Robot par défaut, et robot de garde.
        [careful] Pèse chaque chance d’après ce qui est découvert, montre peu de son influence, et varie sa feuille d’une partie à l’autre. Répond aussitôt. Assis là où personne n’en a nommé d’autre, et comme robot de garde.
        [analyst] Déduit de tout ce qui fut fait, dit et tu ce que cachent les autres, et essaie ses réponses contre cela. Un dixième de seconde. C’est à lui que vous pouvez demander conseil.
        [master] Un analyste qui voit plus loin : plus de réponses, bien plus de mondes possibles, et moins prévisible. Jusqu’à une seconde par réponse.
       *[other] Vient d’ailleurs. Ceux qui l’offrent savent comment il joue.
    }

## Mesuré : une place du niveau parmi les habituels, la place changeant de donne en donne

page-levels-goulag = Sur cent parties à une place de cinq, parmi quatre simples camarades, celui qui tire au sort en a gagné 33, la recrue 40, un autre simple camarade 47 et l’analyste 49, chacun à 5 près : parmi des camarades qui bluffent, il n’est pas encore montré que réfléchir davantage fasse gagner plus. Le maître n’a pas été testé de cette façon.
page-levels-politburo = Sur cent parties à une place de cinq, parmi quatre simples camarades, celui qui tire au sort en a gagné 4, la recrue 7, un autre simple camarade 9 (chacun à 3 près) et l’analyste 23 (à 8 près). Le plus souvent personne ne gagne. Le maître n’a pas été mesuré ainsi.
page-levels-kremlin = Sur cent parties de 1988, de base, à une place de quatre, parmi trois apparatchiks prudents, celui qui tire au sort en a gagné 2, la recrue 22, un autre prudent 25 et l’analyste 30, chacun à 12 près : si peu de parties que seule la première différence est certaine. Le maître n’a pas été mesuré ainsi.
