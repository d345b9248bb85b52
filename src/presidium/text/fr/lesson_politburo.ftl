### Le Politburo en trois minutes : trois tours d’une partie à cinq, joués avec qui apprend. Au plus 45 mots par écran.

lesson-politburo-goal = Vous êtes Beria. À la fin, aucun ministère ne doit dépasser la Sécurité intérieure en Répression ; l’égalité suffit. Personne d’autre ne le sait. Les autres aussi ont un objectif, et préfèrent ne pas en parler.
lesson-politburo-influence = Un objectif ne suffit pas. Parmi ceux dont l’objectif est atteint, le plus influent gagne, seul ; à égalité, personne. Chacun commence avec trois points d’Influence. Le Camarade 3 est secrétaire général et fait un plan.
lesson-politburo-plan = Le Camarade 3 propose la Sécurité intérieure : seul bouge un ministère qui a un plan. Tous votent, et tous les votes se voient. C’est le ministère de votre objectif. Et vous ?
lesson-politburo-ballot = Accepté. Trois l’exécutent au scrutin secret : vous, les Camarades 2 et 4. S’ils sont d’accord, le ministère bouge de deux crans, vers le haut pour Répression, vers le bas pour Réforme. On ne montre que le compte.
lesson-politburo-third = Deux Répression, une Réforme. On a donc demandé à 2, 4 et 5 : une Répression, deux Réforme. Le dernier scrutin va par places : 4, 5 et vous. À deux contre un, un cran, et une purge. Votez pour votre objectif.
lesson-politburo-point = Répression, à deux contre un. L’un des deux autres était contre : le déviant. Comptez. Avec vous, 2 ou 4 a voté Répression. Ensuite 2, 4 et 5 n’en ont donné qu’une. Désignez celui qui reste.
lesson-politburo-against = Vous et le Camarade 4 avez trouvé le Camarade 5, qui perd un point d’Influence. Un votant qui désigne à tort en perd un lui-même. Le Camarade 4, qui a voté Répression avec vous, en veut autant pour la Défense. Et vous ?
lesson-politburo-deviant = Le plan est passé quand même. 2, 3 et 5 ont voté deux fois : deux Répression, une Réforme. Le troisième scrutin est à vous, avec 2 et 5. Vous voulez la Défense plus bas, quitte à être seul. Alors ?
lesson-politburo-bluff = Le déviant, c’est vous, et seul le secrétaire général le sait. Vous perdez un point d’Influence si les deux autres vous désignent, et rien si l’un des deux se trompe. Votre doigt à vous ne coûte rien. Servez-vous-en.
lesson-politburo-away = Ils se sont désignés l’un l’autre. Chacun perd un point d’Influence, et vous rien. Dans la ligne, il faut trouver le déviant ; le déviant n’a besoin que d’une erreur. Votez donc pour votre objectif, et gardez votre Influence.
lesson-politburo-call = Dernier tour, vous êtes secrétaire général. Sécurité intérieure : 3, 4 et 5 ont donné deux Répression et une Réforme. Le Camarade 5 y a déjà été déviant. Vous pouvez remplacer les votants. Appelez ceux qui votent comme vous.
lesson-politburo-end = Toujours divisés : un cran, et une purge qui ne frappe jamais qui dirige. Le Camarade 4 s’est trompé. Deux objectifs sont atteints, le vôtre et le sien : trois points d’Influence contre deux. Vous gagnez. La prochaine partie n’est pas répétée.

## Pourquoi pas

refused-lesson-politburo-plan = La Sécurité intérieure doit être la plus haute, et sans plan elle reste où elle est. Un plan pour elle vous arrange.
refused-lesson-politburo-down = La Réforme la fait descendre, et votre objectif est qu’aucun ministère ne la dépasse. Votez Répression.
refused-lesson-politburo-count = Recomptez : l’un de 2 et 4 a voté Répression avec vous, et de 2, 4 et 5 un seul l’a fait. Ce n’était donc pas le Camarade 5. Désigner à tort vous coûterait un point d’Influence.
refused-lesson-politburo-rival = La Défense au-dessus de la Sécurité intérieure, et votre objectif est perdu. Un secrétaire général qui vote Répression ne la fera pas descendre.
refused-lesson-politburo-alone = Alors les trois sont d’accord, et la Défense monte de deux crans, au-dessus de la Sécurité intérieure. Celui qui est seul ne perd un point d’Influence que si les deux autres le trouvent.
refused-lesson-politburo-finger = Cela ne coûterait rien. Mais le Camarade 5 a déjà été déviant : un doigt de ce côté se croit plus facilement.
refused-lesson-politburo-same = Les mêmes trois voteront de même. Vous pouvez remplacer celui qui a voté Réforme.
refused-lesson-politburo-left-out = Deux des trois ont voté comme vous, et le troisième était le Camarade 5. Gardez ces deux-là.
