### Kremlin sur la page : le plateau, le dossier et la feuille.

## Le plateau

page-kremlin-politburo = Le Politburo
page-kremlin-calendar = Année et phase
page-kremlin-before = Avant la première année
page-kremlin-phase-now = Phase { $number } : { $name }
page-kremlin-seniority = Ancienneté
page-kremlin-seniority-is = Ancienneté : { $players }
page-kremlin-vacant = vacant
page-kremlin-topic-trial = En jugement : { $who }. Coupable : { $guilty }, non coupable : { $innocent }.
page-kremlin-topic-election = Candidat au poste de Chef du Parti : { $who }. Votes contre : { $against }.
page-kremlin-put-here = Ici : { $place }
page-kremlin-track = Parades d’Octobre
page-kremlin-track-ahead = { $year } : encore à venir
page-kremlin-track-blank = { $year } : la parade de personne
page-kremlin-track-mark = { $year } : { $who }
page-kremlin-near =
    { $marks ->
        [0] aucune parade encore
        [one] une parade sur trois
       *[other] { $marks } parades sur trois
    }, { $shown ->
        [0] aucun point déclaré
        [one] un point déclaré
       *[other] { $shown } points déclarés
    }
page-kremlin-near-1986 =
    { $shown ->
        [0] aucun point déclaré
        [one] un point déclaré
       *[other] { $shown } points déclarés
    } sur { $who } ({ $waves ->
        [0] pas encore salué
        [one] un salut sur trois
       *[other] { $waves } saluts sur trois
    })
page-kremlin-empty-people = Il ne reste personne dans le peuple. Il faudra bien que quelqu’un s’y mette.
page-kremlin-empty-siberia = Personne encore. On chauffe les baraques, paraît-il.
page-kremlin-empty-wall = Personne encore. Il y a de la place.
page-kremlin-empty-retired = Personne. Ici, personne ne prend sa retraite de son plein gré.
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
        [one] Malade : une croix.
       *[other] Gravement malade : { $crosses } croix.
    }
page-kremlin-suspect = Sous le coup d’un soupçon depuis { $year }.
page-kremlin-cure = Au sanatorium.
page-kremlin-suits = Force : { $good } ; faiblesse : { $bad }.
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

page-kremlin-no-chief = On ne peut pas mettre de points sur { $name }, le premier chef du Parti.
page-kremlin-suggest = Proposer une feuille
page-kremlin-clear = Effacer
page-kremlin-sealed = Scellé
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
page-kremlin-keep = Enregistrer
page-kremlin-forget = Supprimer « { $name } »

## Les nombres qui ont décidé

page-number-kremlin-waves = saluts
page-number-kremlin-points = points sur le vainqueur
page-number-kremlin-left = politiciens restants

## Pour les nouveaux venus

page-guide-kremlin = Vous jouez { $who }. Personne sur ce plateau n’est à vous pour toujours : la faction qui a déclaré le plus de points sur un politicien décide de ce qu’il fait. Vos points sont inscrits sur une feuille secrète, et ce que vous déclarez ne se cache plus jamais.
page-guide-kremlin-win =
    { $edition ->
        [1986] Chaque octobre, le Chef du Parti doit saluer du balcon. Quand l’un d’eux a salué trois fois, on ouvre les feuilles, et qui a le plus de points sur lui gagne. Tout le monde vieillit ; hâtez-vous, mais sans que cela se voie.
       *[1988] Chaque octobre, le Chef du Parti doit saluer du balcon, et l’année est marquée pour qui le contrôle. Trois marques font gagner. Tout le monde vieillit ; hâtez-vous, mais sans que cela se voie.
    }
page-guide-kremlin-sheets = Dix personnes, de dix points à un seul. Les hauts postes servent tout de suite, les jeunes plus tard ; prenez une suggestion si vous voulez, et changez-la.
page-guide-kremlin-window = Quelque chose est annoncé et pas encore fait, ou une phase commence ou finit. Déclarez des points si vous voulez d’abord prendre le contrôle de quelqu’un ; sinon, laissez faire. Le silence ne coûte rien.
page-guide-kremlin-take-cure = En cure, on ne fait rien de l’année, mais les médecins sont plus cléments. Au travail, les malades vieillissent plus vite.
page-guide-kremlin-purging = Nommez quelqu’un, et un dé décide. Le succès envoie la victime en Sibérie et coûte un point de stress ; l’échec en coûte trois et met fin à la purge.
page-guide-kremlin-investigating = Un « ? » fait de quelqu’un un suspect, et un suspect peut être jugé une autre année. Un acquittement coûte cher à l’accusateur.
page-guide-kremlin-verdict = Vous votez pour quelqu’un que vous contrôlez. On vote ouvertement, par ordre de rang, et un acquittement coûte cher à l’accusateur.
page-guide-kremlin-proposal = Le Chef est mort. Proposez quelqu’un qui est à vous, ou qui le sera ; ceux qui votent contre devront peut-être se présenter eux-mêmes.
page-guide-kremlin-ballot = Le nouveau Chef saluera en octobre. Est-ce quelqu’un que vous contrôlez, ou pourriez contrôler ?
page-guide-kremlin-chief-decides = Le Chef peut faire monter et descendre les gens, au prix du stress, c’est-à-dire de l’âge. Vos amis utiles en haut, ceux des autres en bas ; et sachez vous arrêter.
page-guide-kremlin-promotes = Un politicien qui monte maintenant aura peut-être un haut poste plus tard. Chaque promotion vieillit un peu celui qui l’accorde.
page-guide-kremlin-rehabilitates = La Sibérie rend les gens, mais chacun coûte cinq points de stress : seulement pour quelqu’un dont vous avez besoin.
page-guide-kremlin-add-influence = Les nouveaux points sont inscrits et déclarés aussitôt, aux yeux de tous. Misez sur quelqu’un qui va durer, ou n’ajoutez rien.
page-guide-kremlin-arbitration = Plusieurs sont à égalité, et vous décidez qui prend le contrôle. Une faveur de cette taille ne s’oublie pas.
page-guide-kremlin-take-card = Les cartes sont étalées : prenez-en une, ou aucune. Chacune se joue une fois, au moment qu’elle indique.
page-guide-kremlin-suspicion = Vous pouvez accuser quelqu’un de l’attentat, à tort ou à raison, ou garder cela pour vous.
page-guide-kremlin-strike = Un malheur exige un coupable. Frappez, et le dé décide ; renoncez, et d’autres frapperont peut-être à votre place.
page-guide-kremlin-consent = Une carte protège cette personne : sans vous, le Chef ne peut pas faire ce déplacement.
page-guide-kremlin-spread = Vous devez déclarer des points sur des politiciens que vous contrôlez. Déclarez-les là où cela vous sert de toute façon.

## De quoi il s’agit quand d’autres sont interrogés

page-kremlin-matter =
    { $step ->
        [sheets] les feuilles secrètes
        [window]
            { $count ->
                [0] qui veut réagir
               *[other] { $who }, et qui veut réagir
            }
        [arbitration] une égalité d’influence
        [take-cure] une cure au sanatorium
        [purging] une purge
        [investigating1986] l’enquête
        [investigating1988] l’enquête
        [verdict] un verdict
        [proposal] un nouveau chef du Parti
        [ballot] un vote sur le nouveau chef du Parti
        [chief-decides] l’ordre que le chef du Parti met au Politburo
        [promotes] une promotion
        [rehabilitates] une réhabilitation
        [add-influence] une influence nouvelle
        [take-card] une carte de la réserve
        [visit-ends] une visite au sanatorium
       *[other] une carte jouée
    }

page-kremlin-told =
    { $n ->
        [1] Vous soutenez des politiciens en secret.
        [2] Les vieux tombent malades, les jeunes enquêtent.
       *[3] Votre chef du Parti salue trois fois, et vous gagnez.
    }
page-kremlin-told-how =
    { $n ->
        [1] La faction qui a le plus déclaré sur un politicien le contrôle.
        [2] Postes, procès et enterrements décident qui est au sommet.
       *[3] D’ici là, promettez et menacez.
    }
