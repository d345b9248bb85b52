### Ce que chaque place d’une partie finie aurait pu savoir, à côté du vrai.

page-beliefs-heading = Vu par { $seat } : que pouvait-on savoir ?
page-beliefs-seat = Qui s’interroge
page-beliefs-lens = Avec quels yeux on lit les signes
page-beliefs-working = On calcule ce que l’on aurait pu savoir…
page-beliefs-nothing = Il n’y avait rien à deviner.
page-beliefs-how = Le trait épais suit la vérité : en haut, certaine ; en bas, exclue. Touchez un graphique pour revoir ce moment.
page-beliefs-thin = Le trait fin, en tirets, est l’erreur la plus tentante.
page-beliefs-truth = en vérité { $truth }
page-beliefs-likely = { $likely } %
page-beliefs-rather = (plutôt { $thing } : { $likely } %)
page-beliefs-known = Certain dès le début.
page-beliefs-because = Ce qui en disait le plus :
page-beliefs-chart = { $about }. Le vrai, { $truth }, semblait probable à { $first } % au début et à { $last } % à la fin ; { $least } % au moins, { $most } % au plus.
page-beliefs-figures = Les chiffres en tableau
page-beliefs-caption = La chance que l’on donnait au vrai, moment par moment ; derrière, ce qui semblait plus probable
page-beliefs-moment = Moment
page-beliefs-when = { $chapter } : { $number }

## Ce qu’il y avait à deviner

page-beliefs-of-goulag = Qui est loyal ?
page-beliefs-of-politburo = Qui est qui ?
page-beliefs-of-kremlin = Qui a le plus écrit sur qui ?

## Les regards : ce que l’on attend des gens

page-lens-goulag-doubting = un sceptique
page-lens-goulag-doubting-says = Lu par un sceptique : à quatre contre un, pense-t-il, personne à cette table ne se soucie de ce qu’il joue. Un joueur qui s’en soucie joue franchement pour son camp, ou bluffe une fois sur quatre, ou joue au hasard. Les paroles comptent autant que l’orateur se montre honnête. Les probabilités sont ensuite calculées exactement.
page-lens-goulag-trusting = quelqu’un qui a un plan
page-lens-goulag-trusting-says = Lu par quelqu’un qui doit trancher : il tient, à dix-neuf contre un, que ses camarades se soucient de ce qu’ils jouent. Chacun joue franchement pour son camp, ou bluffe une fois sur quatre, ou joue au hasard. Il voit plus de choses qu’un sceptique, et se trompe plus souvent.
page-lens-politburo-doubting = un sceptique
page-lens-politburo-doubting-says = Lu par un sceptique : il prend chacun, à dix-neuf contre un, pour quelqu’un qui vote au hasard, tant que ses actes ne vont pas trop bien avec un objectif. Les paroles comptent autant qu’elles se vérifient.
page-lens-politburo-trusting = quelqu’un qui a un plan
page-lens-politburo-trusting-says = Lu par quelqu’un qui doit trancher : il prend un camarade sur cinq pour quelqu’un qui veut simplement une chose, un sur cinq pour quelqu’un qui regarde les niveaux et les tours qui restent, deux sur cinq pour des gens dont les bulletins disent peu, et les autres pour des gens qui votent au hasard. Il voit plus de choses qu’un sceptique, et se trompe plus souvent.
page-lens-kremlin-usual = un lecteur prudent
page-lens-kremlin-usual-says = Lu par un lecteur prudent : trois sur cinq ont rempli leur feuille comme la plupart des gens ou comme nos propres robots, les autres au hasard. Qui a déclaré possède ; qui s’est tu là où plus aurait servi a sans doute moins, sans que ce soit sûr. Les chances sont tirées de feuilles possibles.
