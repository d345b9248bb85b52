goulag-pitch = Des détenus creusent un canal vers la mer Blanche. Les uns le veulent achevé, les autres abandonné, et votre voisin a lu votre carte.

## Les options

goulag-option-own_card = Sa propre carte d’ouvrier
goulag-option-own_card-seen = à notre table, chacun regarde une fois la carte qu’il reçoit
goulag-option-own_card-blind = comme imprimé : vous ne connaissez pas votre propre carte. Seul votre voisin de gauche peut vous dire votre camp, et rien ne l’oblige à dire vrai

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
goulag-you-are =
    { $side ->
        [loyal] Vous êtes loyal
        [disloyal] Vous êtes déloyal
       *[none] Vous ne connaissez pas votre camp
    }
goulag-brief-you-win =
    { $then ->
        [certain] { $side ->
            [none] Quoi qu’on joue, les loyaux gagnent ; vous ne connaissez pas votre camp.
           *[other] { goulag-you-are } : quoi qu’on joue, vous gagnez.
        }
        [lost] { $side ->
            [none] Quoi qu’on joue, les déloyaux gagnent ; vous ne connaissez pas votre camp.
           *[other] { goulag-you-are } : quoi qu’on joue, vous perdez.
        }
        [unsure] { $side ->
            [none] { goulag-you-are } : la victoire des loyaux n’est plus certaine.
            [disloyal] { goulag-you-are } : aucun nombre de Grèves ne rend plus votre victoire certaine, mais chacune la rapproche.
           *[other] { goulag-you-are } : votre victoire n’est plus certaine, et chaque Grève l’éloigne.
        }
       *[open] { $side ->
            [loyal] { $strikes ->
                [0] Vous êtes loyal : encore une Grève, et votre victoire n’est plus certaine.
                [one] Vous êtes loyal : victoire certaine s’il n’y a plus qu’une Grève d’ici la fin.
               *[other] Vous êtes loyal : victoire certaine s’il n’y a pas plus de { $strikes } Grèves d’ici la fin.
            }
            [disloyal] { $strikes ->
                [one] Vous êtes déloyal : encore une Grève, et votre victoire est certaine.
               *[other] Vous êtes déloyal : encore { $strikes } Grèves, et votre victoire est certaine.
            }
           *[none] { $strikes ->
                [0] Vous ne connaissez pas votre camp : encore une Grève, et la victoire des loyaux n’est plus certaine.
                [one] Vous ne connaissez pas votre camp : les loyaux gagnent à coup sûr s’il n’y a plus qu’une Grève d’ici la fin.
               *[other] Vous ne connaissez pas votre camp : les loyaux gagnent à coup sûr s’il n’y a pas plus de { $strikes } Grèves d’ici la fin.
            }
        }
    }
goulag-brief-if-they-lie = Si vous les laissez, les deux cartes comptent comme elles ont été jouées.
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
        [passed]
            { $seat } est { $side ->
                [loyal] loyal
               *[disloyal] déloyal
            } : j’ai moi-même passé cette carte.
       *[inferred]
            { $side ->
                [loyal] Je crois { $seat } loyal.
               *[disloyal] Je crois { $seat } déloyal.
            }
    }
goulag-claim-play =
    { $card ->
        [work] Au tour { $round }, j’ai joué Chantier.
       *[strike] Au tour { $round }, j’ai joué Grève.
    }
goulag-inquire = { $seat }, que savez-vous de { $about } ?
goulag-ask-why = { $seat }, pourquoi ce choix au tour { $round } ?
goulag-explain =
    { $reason ->
        [loyal] Tour { $round } : je croyais { $seat } loyal.
        [disloyal] Tour { $round } : je croyais { $seat } déloyal.
        [test] Tour { $round } : je voulais voir comment joue { $seat }.
       *[new] Tour { $round } : il fallait du nouveau, j’ai donc nommé { $seat }.
    }
goulag-exchanged =
    { $card ->
        [work] { $seat }, au tour { $round }, vous m’avez fait échanger mon Chantier.
       *[strike] { $seat }, au tour { $round }, vous m’avez fait échanger ma Grève.
    }
goulag-promise =
    { $deed ->
        [name] { $seat }, vous avez ma parole : commissaire, je vous nommerai.
       *[trust] { $seat }, vous avez ma parole : surveillant, je ne vous ferai pas échanger.
    }
goulag-threaten =
    { $deed ->
        [skip] { $seat }, je vous préviens : commissaire, je vous laisserai à la maison.
       *[exchange] { $seat }, je vous préviens : surveillant, je vous ferai échanger.
    }
goulag-believe = Croyez-moi, pas { $seat }.
goulag-deny = { $seat }, ce n’est pas vrai.
goulag-contradict = { $seat }, au tour { $round }, vous disiez le contraire.
goulag-retract = Je retire ce que j’ai dit.
goulag-nothing = …

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
