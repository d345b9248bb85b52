# Ce que l’arène dit de ses chiffres, au terminal et dans son rapport.

arena-honest = les mêmes donnes dans chaque cas, une seule place comptée par partie, chaque place à son tour
arena-among = parmi
arena-half = la moitié en
arena-most = 95 % en
arena-refusals = refus
arena-points = points
arena-difference = { $bot } au lieu de { $than } parmi { $than } : { $difference } (à 95 % : { $interval })
arena-no-elo = Aucun nombre ne classe ces robots à lui seul : ce que vaut chacun dépend de ses voisins de table.
arena-circle = Ici cela tourne en rond, chacun meilleur que le suivant à la place même de celui-ci : { $bots }.
arena-verdict =
    Après { $deals } donnes : { $verdict ->
        [more] { $bot } gagne plus souvent que { $than } à sa place
        [no-more] { $bot } ne gagne pas plus souvent que { $than } de { $gain }
       *[open] rien de décidé
    } (hypothèses : aucune différence, ou { $gain } ; chaque erreur au plus { $errors }).
arena-goulag-loyal = loyal
arena-goulag-disloyal = déloyal

## Refus

refused-two-bots = Un essai séquentiel oppose deux robots : nommez-en deux.
refused-other-games = « { $file } » contient les parties d’une autre rencontre, ou d’une autre version du programme : nommez un autre fichier.
refused-no-ray = Pour jouer sur une grappe de machines, il faut installer Ray : pip install « presidium[cluster] ».
refused-no-cluster = La grappe { $address } est hors d’atteinte : { $why }.
refused-other-program = Une machine de la grappe a une autre version du programme, ou d’un robot.

## Le rapport

arena-title = Arène
arena-head = { $players } joueurs, { $deals } donnes dans chaque cas. Options : { $options }. Version { $version }, version des règles { $rules }, graine « { $seed } ».
arena-how = Dans chaque cas les mêmes donnes ; une seule place compte par partie, chacune à son tour. Les intervalles contiennent la vraie valeur 95 fois sur 100 et comptent par parties.
arena-arm = { $bot } parmi { $among }
arena-instead = { $bot } pour { $than }, parmi { $than }
arena-payoff = Qui gagne combien de fois parmi qui
arena-payoff-note = En lignes, la place qui compte ; en colonnes, tous les autres à la table.
arena-differences = Ce qui change quand on prend la place d’un autre
arena-differences-note = Donne par donne : combien plus souvent gagne celui qui prend la place. En gris : c’est peut-être le hasard.
arena-apart = { $by ->
    [side] Par camp
    [member] Par membre, donc par objectif
    [seat] Par place
   *[other] Par { $by }
  }
arena-beliefs = Ce qu’ils croyaient, et ce qui était vrai
arena-beliefs-note = En abscisse, la probabilité annoncée ; en ordonnée, combien de fois c’était vrai. Sur la ligne pointillée un robot a raison autant qu’il est sûr.
arena-no-beliefs = Aucun robot ne dit ici ce qu’il croit.
arena-brier = Brier { $brier } ({ $interval }), { $asked } avis ; « aucune idée » entre deux vaut 0,25.
arena-said = annoncé
arena-was = vrai
arena-endings = Comment les parties ont fini
arena-lengths = Combien de temps elles ont duré
arena-lengths-note = Les décisions de toutes les places ensemble, et combien de parties en ont pris autant.
arena-lengths-same = Chaque partie a pris { $decisions } décisions, toutes places ensemble.
arena-clock = Combien de temps ils réfléchissent
arena-clock-note = Temps de processeur par décision en millisecondes, chaque trait dix fois le précédent : de ce que la moitié prend à ce que 95 % ne dépassent pas.
arena-pool = Les étalons, qui ne changent jamais
arena-pool-note = Mesurés une fois, par la version { $version } avec { $deals } donnes par cas : les robots du même nom doivent refaire ces chiffres, sinon le jeu a changé.
arena-no-pool = Avec ces joueurs et ces options les étalons n’ont pas été mesurés.

## L’échelle

arena-line = { $bot }, { $game } à { $players }, parmi { $among } : { $what } { $bar } : { $came }
arena-found = { $found } en { $games } parties, { $came }
arena-surely = sûrement
arena-what = { $figure ->
    [rate] victoires
    [ratio] victoires, sur celles de { $than } à sa place
    [difference] victoires de plus que { $than } à sa place
    [p95] 95 % des décisions en
    [sprt] plus de victoires que { $than }, par essai séquentiel
    [sides-known] camps connus d’un calcul exact après deux tours
    [same-trio] renomme les mêmes trois après un scrutin divisé
    [points-shown] points déclarés la première année
    [pool-of-sheets] gain de la meilleure de cinquante feuilles
    [best-response] gain d’une meilleure réponse locale
   *[other] { $figure }
  }
arena-came = { $verdict ->
    [reached] atteint
    [missed] manqué
    [open] non démontré
   *[nobody] ce robot n’existe pas encore
  }
arena-short = La forme courte joue peu de parties : elle montre que tout tourne, et ne prouve rien.
arena-lesser = { $bot } joue ici moins bien qu’il ne pourrait. { $why }
