### Le canapé : plusieurs dans une pièce autour d’un écran, chacun son téléphone.

page-sofa-title = Le canapé – Presidium
page-sofa-open = De quel écran s’agit-il ?
page-sofa-open-how = Cinq lettres, que donne l’hôte de la table. L’écran montre alors ce que tous peuvent voir.
page-sofa-join = S’asseoir avec un téléphone
page-sofa-join-how = Cinq lettres, telles qu’elles sont à l’écran.
page-sofa-code = Le code
page-sofa-go = Y aller

## À l’écran

page-sofa-with =
    { $running ->
        [yes] En retard, ou téléphone déchargé ?
       *[no] Asseyez-vous avec un téléphone
    }
page-sofa-come =
    { $people ->
        [0] Personne n’est encore venu. Le samovar chauffe.
        [one] Une personne est venue.
       *[other] { $people } personnes sont venues.
    } { $open ->
        [0] Toutes les chaises sont prises.
        [one] Une chaise est libre.
       *[other] { $open } chaises sont libres.
    }
page-sofa-free = une chaise libre
page-sofa-begin =
    { $open ->
        [0] Commencer
        [one] Commencer, avec un robot sur la chaise libre
       *[other] Commencer, avec des robots sur { $open } chaises libres
    }
page-sofa-host-begins = C’est l’hôte qui lance la partie.
page-sofa-company = Sur le canapé
page-sofa-gone = plus de téléphone : scannez le code
page-sofa-taker = { $name } s’assied ici
page-sofa-sealed =
    { $window ->
        [yes] Quelqu’un s’y oppose-t-il ?
       *[no] Les enveloppes se remplissent.
    }
page-sofa-all =
    { $window ->
        [yes] Une objection ? Regardez votre téléphone.
       *[no] Chacun répond en secret sur son téléphone.
    }
page-sofa-waits = Regardez votre téléphone : { $who }.
page-sofa-writing = Écrivent encore : { $who }.
page-sofa-over = La partie est finie. Les archives sont sur les téléphones.

## Sur un téléphone

page-sofa-sits = { $names } : vous avez une chaise. Levez les yeux.
page-sofa-screen = La télévision montre le plateau à l’adresse { $address }
page-sofa-share = Quelqu’un d’autre tient aussi ce téléphone
page-sofa-share-go = S’assied aussi
page-sofa-share-how = Le téléphone dit alors quelles mains il veut, et ne montre rien avant de les avoir.
page-sofa-late = La partie a commencé sans vous. Ces chaises restent à prendre :
page-sofa-take =
    { $kind ->
        [bot] Jouer à sa place
       *[other] C’est moi
    }
page-sofa-full = Toutes les chaises sont prises, et tout le monde est là. Regardez l’écran avec les autres.
page-sofa-watch = Seulement regarder, sur ce téléphone
page-sofa-shared = Ce téléphone est partagé
page-sofa-board = Le plateau
page-sofa-look-up = Levez les yeux.
page-sofa-film = Regardez l’écran.
page-sofa-film-how = Ce téléphone n’en sait pas plus que ce qu’on y voit, et il en est fier.
page-sofa-film-beat = { $beat } sur { $of }, pour tous en même temps
page-sofa-cover = Pour { $name }, pas pour le canapé
page-sofa-cover-how = Gardez le pouce ici, et votre main est ouverte.

## Un seul appareil, qui passe de main en main

page-sofa-reading = { $name } : ceci n’est que pour vous
page-sofa-reading-how = Lisez, retenez, et passez l’appareil. Vous retrouverez tout ici quand on vous interrogera.
page-sofa-read = J’ai lu
page-sofa-lay = Le poser sur la table
page-sofa-lies = L’appareil est sur la table, sous les yeux de tous.
page-aloud-one = { $name } le dit à voix haute
page-aloud-all = Tous ensemble, à trois
page-aloud-how =
    { $several ->
        [yes] L’appareil reste sur la table : ce sera public de toute façon. Montrez pouces ou doigts ensemble, puis touchez qui a montré quoi.
       *[no] L’appareil reste sur la table : cette réponse est publique.
    }
page-aloud-show = Compter
page-aloud-look = Quelqu’un veut revoir ce qui n’est que pour ses yeux
page-sofa-floor = La parole est libre.
page-sofa-floor-how = Parlez à voix haute, ou sur le téléphone.
