### Kremlin sur la page : le plateau, le dossier et la feuille.

## Le plateau

page-kremlin-politburo = Le Politburo
page-kremlin-calendar = Année et phase
page-kremlin-before = Avant la première année
page-kremlin-phase-now = Phase { $number } : { $name }
page-kremlin-seniority = Ancienneté
page-kremlin-seniority-is = Ancienneté : { $players }
page-kremlin-vacant = vacant
page-kremlin-put-here = Ici : { $place }
page-kremlin-track = Défilés d’Octobre
page-kremlin-track-ahead = { $year } : encore à venir
page-kremlin-track-blank = { $year } : le défilé de personne
page-kremlin-track-mark = { $year } : { $who }
page-kremlin-empty-people = Il ne reste personne dans le peuple. Il faudra bien que quelqu’un s’y mette.
page-kremlin-empty-siberia = Personne encore. On chauffe les baraques, paraît-il.
page-kremlin-empty-wall = Personne encore. Il y a de la place.
page-kremlin-empty-retired = Personne. Ici, nul ne prend sa retraite de son plein gré.
page-kremlin-effects = En vigueur

## Les politiciens

page-kremlin-stress-short = +{ $stress }
page-kremlin-who =
    { $stress ->
        [0] { $who } { $name }, { $age } ans.
       *[other] { $who } { $name }, { $age } ans, dont { $stress } de stress.
    }
page-kremlin-age =
    { $stress ->
        [0] { $age } ans, comme imprimé
       *[other] { $age } ans : { $printed } de naissance et { $stress } de stress
    }
page-kremlin-crosses =
    { $crosses ->
        [one] Mal en point : une croix.
       *[other] Au plus mal : { $crosses } croix.
    }
page-kremlin-suspect = Sous le coup d’un soupçon depuis { $year }.
page-kremlin-cure = Au sanatorium.
page-kremlin-suits = À l’aise : { $good } ; mal à l’aise : { $bad }.
page-kremlin-fit =
    { $fit ->
        [strong] Au poste qui convient le mieux.
       *[weak] Au poste qui convient le moins.
    }
page-kremlin-look-key = Clic droit ou « i » : qui est-ce ?
page-kremlin-influence = Influence déclarée
page-kremlin-claim =
    { $points ->
        [one] { $player } : { $points } point
       *[other] { $player } : { $points } points
    }
page-kremlin-declared = Déclaré : { $claims }.
page-kremlin-controlled = Aux commandes : { $player }.
page-kremlin-controls = aux commandes
page-kremlin-nothing-declared = Personne n’a rien déclaré. C’est très calme autour de ce fauteuil.

## Dossier et cartes

page-kremlin-dossier = Dossier secret
page-kremlin-dossier-show = Ouvrir
page-kremlin-dossier-hide = Cacher
page-kremlin-dossier-shut = Le dossier est fermé. Personne ne peut lire par-dessus votre épaule.
page-kremlin-sheet = La feuille
page-kremlin-sheet-blank = La feuille est encore blanche.
page-kremlin-sheet-sealed = La feuille est scellée. Elle sera versée ici quand toutes seront rendues.
page-kremlin-written =
    { $points ->
        [one] { $points } point inscrit, { $declared } déclaré, { $left } encore secret.
       *[other] Points inscrits : { $points }, dont { $declared } déclarés et { $left } encore secrets.
    }
page-kremlin-pip-declared = déclaré
page-kremlin-pip-secret = encore secret
page-kremlin-no-cards = Aucune carte en main.
page-kremlin-hands = Les cartes autour de la table
page-kremlin-backs =
    { $count ->
        [one] Une carte cachée
       *[other] { $count } cartes cachées
    }
page-kremlin-discards =
    { $count ->
        [one] Une carte jouée et défaussée
       *[other] { $count } cartes jouées et défaussées
    }
page-kremlin-removed =
    { $count ->
        [one] Une carte hors du jeu
       *[other] { $count } cartes hors du jeu
    }

## Remplir la feuille

page-kremlin-suggest = Proposer une feuille
page-kremlin-clear = Effacer
page-kremlin-seal =
    { $count ->
        [10] Sceller
       *[other] Sceller ({ $count } sur 10)
    }
page-kremlin-offered = Touchez dans l’ordre : dix points au premier nom, un au dixième
page-kremlin-ranking = Votre classement
page-kremlin-where = { $age } · { $place }
page-kremlin-fits = ▲ { $good } ▼ { $bad }
page-kremlin-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
page-kremlin-up = { $name } : un point de plus
page-kremlin-down = { $name } : un point de moins
page-kremlin-off = { $name } : retirer de la feuille
page-kremlin-kept = Feuilles gardées
page-kremlin-kept-none = Aucune encore. Elles restent sur cet appareil.
page-kremlin-keep-as = Garder sous le nom
page-kremlin-keep = Garder
page-kremlin-forget = Supprimer « { $name } »
