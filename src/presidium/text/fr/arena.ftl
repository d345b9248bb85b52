# Ce que l’arène dit de ses chiffres, au terminal et dans son rapport.

arena-honest = les mêmes donnes dans chaque cas, une seule place comptée par partie, chaque place à son tour
arena-among = parmi
arena-sure = intervalle à 95 %
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
