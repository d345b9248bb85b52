### Ce que Politburo refuse. La page charge ceci au premier refus.

refused-politburo-must-draw = Il s’agit de tirer un membre du Politburo.
refused-politburo-member-drawn = Il n’y a qu’un { politburo-member-name }, et quelqu’un l’a déjà tiré.
refused-politburo-must-appoint = Il s’agit de tirer au sort le premier secrétaire général.
refused-politburo-must-propose = Le secrétaire général doit proposer un ministère.
refused-politburo-refused-already = La table vient de rejeter le plan « { politburo-ministry-name } » ; proposez un autre ministère.
refused-politburo-must-vote = Votez pour le plan ou contre lui.
refused-politburo-must-name = Le secrétaire général doit nommer trois votants.
refused-politburo-three-different = Il faut trois votants différents, ni plus ni moins.
refused-politburo-not-himself = Un secrétaire général compte les voix, il ne donne pas la sienne : nommez trois autres joueurs.
refused-politburo-must-cast = Un votant choisit Répression ou Réforme.
refused-politburo-must-point = Chacun des trois votants montre du doigt l’un des deux autres.
refused-politburo-not-at-himself = L’autocritique vous honore, mais montrez du doigt l’un des deux autres.
refused-politburo-was-not-in-the-ballot = Camarade { $seat } n’a pas voté au troisième scrutin ; montrez du doigt quelqu’un qui a voté.
refused-politburo-no-such-ballot = Il n’y a pas eu de scrutin { $ballot } au tour { $round }.
refused-politburo-was-no-voter = Seuls les votants du scrutin { $ballot } du tour { $round } peuvent dire ce qu’ils y ont voté.
refused-politburo-did-not-vote = La place { $seat } n’a pas voté au scrutin { $ballot } du tour { $round }.
refused-politburo-nothing-to-see = Au tour { $round }, vous n’aviez pas de bulletins à regarder.
refused-politburo-not-your-part = Au tour { $round }, ce motif n’était pas le vôtre : seul le Gensek nomme des votants, et seuls les autres votent son plan.
refused-politburo-pact-with-himself = Un pacte se conclut à deux.
refused-politburo-influence-each = Valeurs d’Influence dans cette position : { $found }. Joueurs : { $seats }. Il en faut une pour chacun.
refused-politburo-influence-most = Personne ne peut avoir une Influence de { $found } ; le maximum est { $most }.
refused-politburo-lost-too-much =
    { $rounds ->
        [0] Avant le premier tour, personne n’a perdu d’Influence.
        [one] Un seul tour n’a pas pu coûter autant d’Influence aux joueurs ({ $lost } en tout).
       *[other] { $rounds } tours n’ont pas pu coûter autant d’Influence aux joueurs ({ $lost } en tout).
    }
refused-politburo-moved-too-far =
    { $rounds ->
        [0] Avant le premier tour, tous les ministères sont à 0.
        [one] Un seul tour n’a pas pu déplacer les ministères aussi loin ({ $moved } en tout).
       *[other] { $rounds } tours n’ont pas pu déplacer les ministères aussi loin ({ $moved } en tout).
    }
