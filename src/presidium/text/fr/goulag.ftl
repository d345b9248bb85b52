goulag-pitch = Des détenus creusent un canal vers la mer Blanche. Les uns le veulent achevé, les autres abandonné, et votre voisin a lu votre carte.

## Les options

goulag-option-own_card = Si chacun regarde sa propre carte d’ouvrier
goulag-option-own_card-seen = chacun regarde une fois la carte qu’il reçoit
goulag-option-own_card-blind = personne ne la regarde : seul votre voisin de gauche peut vous dire votre camp, et rien ne l’oblige à dire vrai

## Les questions

goulag-ask-deal-card = { $drawer } pioche une carte d’ouvrier. Laquelle ?
goulag-ask-first-commissar = Qui est le premier commissaire politique ?
goulag-ask-name-trio = Vous êtes commissaire politique. Qui construit, et qui surveille ?
goulag-ask-build = Vous êtes constructeur. Quelle carte jouez-vous, face cachée ?
goulag-ask-supervision = Vous êtes surveillant. Un constructeur doit-il échanger la carte jouée contre la carte gardée ?

## Ce qu’une question signifie pour qui est interrogé

goulag-brief-you-name = Le tour { $round } est à vous : qui creuse, et qui surveille ?
goulag-brief-you-build = Vous creusez avec { $builder }, sous les yeux de { $supervisor }. Chantier ou Grève ?
goulag-brief-you-watch = { $builders } ont joué. Laisser les cartes, ou forcer un échange ?
goulag-brief-digging =
    { $canal ->
        [0] Tour { $round } sur { $last } : rien n’est creusé, et { $left } étapes restent possibles.
       *[other] Tour { $round } sur { $last } : étapes creusées { $canal }, encore possibles { $left }.
    }
goulag-brief-needed = Il faut aux loyaux de { $least } à { $most } étapes, pour autant que vous puissiez savoir.
goulag-brief-needed-now = Il faut { $steps } étapes aux loyaux.
goulag-brief-may-strike =
    { $strikes ->
        [0] Une Grève de plus, et ils n’en sont plus sûrs.
        [one] Ils en sont sûrs avec une seule Grève encore.
       *[other] Ils en sont sûrs avec { $strikes } Grèves encore, pas davantage.
    }
goulag-brief-settled =
    { $side ->
        [loyal] C’est déjà creusé : les loyaux ont gagné.
       *[disloyal] Ce n’est plus possible : les déloyaux ont gagné.
    }
goulag-brief-you-are =
    { $side ->
        [loyal] Vous êtes loyal.
       *[disloyal] Vous êtes déloyal.
    }
goulag-brief-answer = { $action }

## Les actions

goulag-deal =
    { $side ->
        [loyal] Distribuer une carte d’ouvrier loyal
       *[disloyal] Distribuer une carte d’ouvrier déloyal
    }
goulag-first = { $seat } est le premier commissaire
goulag-name = { $builders } construisent, { $supervisor } surveille
goulag-play =
    { $card ->
        [work] Jouer Chantier
       *[strike] Jouer Grève
    }
goulag-supervise = Faire échanger ses cartes à { $builder }
goulag-pass = Laisser les cartes en place

## Les déclarations

goulag-claim =
    { $why ->
        [own]
            Je suis { $side ->
                [loyal] loyal
               *[disloyal] déloyal
            } : c’est ma propre carte.
       *[other]
            { $seat } est { $side ->
                [loyal] loyal
               *[disloyal] déloyal
            } : { $why ->
                [passed] j’ai moi-même passé cette carte
               *[inferred] j’en tire mes conclusions
            }.
    }
goulag-claim-play =
    { $card ->
        [work] Au tour { $round }, j’ai joué Chantier.
       *[strike] Au tour { $round }, j’ai joué Grève.
    }
goulag-inquire = { $seat }, que savez-vous de { $about } ?

## Les événements

goulag-passed =
    { $side ->
        [loyal] La carte d’ouvrier posée devant { $holder } est loyale.
       *[disloyal] La carte d’ouvrier posée devant { $holder } est déloyale.
    }
goulag-appointed = { $commissar } est le premier commissaire politique.
goulag-named = { $commissar } envoie { $builders } construire, et { $supervisor } les surveiller.
goulag-supervised =
    { $builder ->
        [none] { $supervisor } regarde ailleurs : les cartes restent comme elles ont été jouées.
       *[other] { $supervisor } fait échanger ses cartes à { $builder }.
    }
goulag-shown =
    Le tour { $round } { $work ->
        [0] n’apporte aucune carte Chantier
        [one] apporte une carte Chantier
       *[other] apporte deux cartes Chantier
    }. Le canal compte { $canal ->
        [one] { $canal } étape.
       *[other] { $canal } étapes.
    }
goulag-ended = { $ending } On retourne les cartes : { $sides }.
goulag-ended-sides =
    { $value ->
        [loyal] { $seat } loyal
       *[disloyal] { $seat } déloyal
    }

## Les fins de partie

goulag-tally =
    un canal de { $work ->
        [one] { $work } étape
       *[other] { $work } étapes
    }, { $loyal ->
        [one] { $loyal } loyal
       *[other] { $loyal } loyaux
    } contre { $disloyal ->
        [one] { $disloyal } déloyal
       *[other] { $disloyal } déloyaux
    }
goulag-ending-loyal = Victoire des loyaux ({ $rule }) : { goulag-tally }. Le canal ouvre en avance ; retour au foyer pour { $winners }.
goulag-ending-disloyal = Victoire des déloyaux ({ $rule }) : { goulag-tally }. Le chantier est abandonné ; la forêt est ouverte à { $winners }.
goulag-ending-nobody = Personne ne gagne ({ $rule }) : { goulag-tally }. Le canal ouvre en retard, et tout le monde reste pour l’admirer.

## Les refus

refused-goulag-must-name = Le commissaire doit nommer deux constructeurs et un surveillant.
refused-goulag-three-different = Les deux constructeurs et le surveillant doivent être trois joueurs différents.
refused-goulag-not-himself = Un commissaire ne creuse pas : nommez trois autres joueurs.
refused-goulag-renewal =
    { $due ->
        [one] Au moins un des trois doit être nouveau
       *[other] Au moins { $due } des trois doivent être nouveaux
    } par rapport au tour précédent ; { $new ->
        [0] ici, aucun ne l’est.
        [one] ici, un seul l’est.
       *[other] ici, il n’y en a que { $new }.
    }
refused-goulag-must-play = Un constructeur joue Chantier ou Grève.
refused-goulag-must-supervise = Le surveillant fait échanger ses cartes à l’un des deux constructeurs, ou passe.
refused-goulag-was-no-builder = Seuls les constructeurs du tour { $round } peuvent dire ce qu’ils y ont joué.
refused-goulag-too-many-cards =
    { $side ->
        [loyal] Le paquet ne contient que { $cards } cartes d’ouvrier loyal.
       *[disloyal] Le paquet ne contient que { $cards } cartes d’ouvrier déloyal.
    }
refused-goulag-before = Après le premier tour, une position doit nommer les trois joueurs du tour précédent, par exemple « before 1 2 5 ».
refused-goulag-not-your-own = Votre propre carte n’est pas celle de la place { $seat }.

## Pourquoi elle a fini ainsi

goulag-brief-loyal-needed =
    { $strikes ->
        [0] Il fallait { $needed } étapes aux loyaux, et { $dug } ont été creusées.
        [one] Il fallait { $needed } étapes, { $dug } ont été creusées : une Grève de trop.
       *[other] Il fallait { $needed } étapes, { $dug } ont été creusées : { $strikes } Grèves de trop.
    }
goulag-brief-disloyal-allowed =
    { $strikes ->
        [0] Jusqu’à { $most } étapes les déloyaux gagnent, et { $dug } ont été creusées.
        [one] Il fallait { $most } étapes au plus, { $dug } ont été creusées : une Grève de trop peu.
       *[other] Il fallait { $most } étapes au plus, { $dug } ont été creusées : { $strikes } Grèves de trop peu.
    }
