### Ce que Kremlin refuse. La page charge ceci au premier refus.

refused-kremlin-no-such-points = Personne ne pourrait avoir { $points } points sur un seul politicien ; au plus { $most }.
refused-kremlin-talks-to-himself = Cela se dit à quelqu’un d’autre.
refused-kremlin-word-not-broken = { $player } n’ont pas manqué à cette parole, pour autant qu’on puisse le voir.
refused-kremlin-may-not = { $who } ne peut pas faire cela maintenant.
refused-kremlin-not-himself = { $who } doit désigner quelqu’un d’autre.
refused-kremlin-no-victim = On ne purge pas { $who } : il faut siéger au Politburo ou parmi les candidats.
refused-kremlin-once-a-year = { $who } l’a déjà fait, et cela se fait une fois par an.
refused-kremlin-touched = On a déjà posé ou retiré un « ? » à { $who } dans cette phase, et cela ne se fait qu’une fois.
refused-kremlin-not-suspected = { $who } n’avait pas de « ? » au début de la phase ; on ne peut pas l’accuser.
refused-kremlin-chief-stays = { $who } dirige le Parti, et qui dirige le Parti reste en place.
refused-kremlin-moved-already = Ce politicien a déjà déplacé { $who } d’un niveau.
refused-kremlin-place-taken = Aucune place vacante : { $place }.
refused-kremlin-promote-only = { $who } ne peut que faire monter, d’un niveau à la fois, vers des places vacantes au-dessous.
refused-kremlin-propose-rebel = { $who } doit proposer une personne qui a voté contre et qui est encore membre.
refused-kremlin-must-propose = { $who } ne peut pas se dérober et doit proposer une personne dont c’est le tour.
refused-kremlin-not-in-siberia = { $who } n’est pas en Sibérie.
refused-kremlin-other-edition = L’option { $option } appartient à l’édition de { $edition }.
refused-kremlin-react = Ici, on déclare de l’influence, on joue ou l’on donne une carte, on passe, pour cette fois ou pour toute la phase.
refused-kremlin-beyond-influence =
    { $who-id ->
        [A] On ne peut pas miser d’influence sur { $who }.
       *[other] La mort, la retraite ou la Sibérie met { $who } hors de portée de toute influence.
    }
refused-kremlin-not-written =
    { $written ->
        [0] Votre feuille ne porte rien, ou plus rien, sur { $who }.
       *[other] Vous ne pouvez pas déclarer { $points } sur { $who } : votre feuille dit { $written }.
    }
refused-kremlin-not-more = Vous avez déjà déclaré au moins { $points } sur { $who } ; une déclaration ne fait que monter.
refused-kremlin-write-ten = Une feuille porte dix noms, de dix points à un point.
refused-kremlin-write-different = Une feuille porte dix noms différents.
refused-kremlin-write-nobody = On ne peut pas miser d’influence sur { $who }.
refused-kremlin-add-or-pass = Dites sur qui vous ajoutez de l’influence, prenez une carte s’il y en a, ou passez.
refused-kremlin-choose-tied = Choisissez un des joueurs à égalité.
refused-kremlin-stands-twice = Dans cette position, il n’y a pas de place pour « { $text } » : chacun se tient en un seul lieu, et un lieu ne contient que ce qu’il peut.
refused-kremlin-impossible-steps = Dans cette position, les étapes « { $text } » sont impossibles : ce qu’elles règlent n’est pas en cours, ou quelqu’un dont elles ont besoin n’est pas là.
refused-kremlin-impossible-sheet =
    Aucune feuille ne s’accorde avec ce que cette position dit sur { $faction ->
        [stalinists] les { kremlin-faction-stalinists }
        [militarists] les { kremlin-faction-militarists }
        [evolutionists] les { kremlin-faction-evolutionists }
        [expansionists] les { kremlin-faction-expansionists }
        [internationalists] les { kremlin-faction-internationalists }
       *[marxists] les { kremlin-faction-marxists }
    } : chaque nombre de 10 à 1 s’écrit une fois.
refused-kremlin-order-form = Un ordre s’écrit comme « { $form } ».
refused-kremlin-order-kind = Ce genre de fenêtre n’existe pas ; il y a : { $kinds }.
refused-kremlin-preset-edition = Le préréglage « { $preset } » n’est pas de l’édition { $edition }.
refused-kremlin-too-old = { $who } est trop âgé pour entreprendre ce qui peut coûter du stress.

## Les cartes

refused-kremlin-not-in-hand = { kremlin-that-card } n’est pas dans votre main.
refused-kremlin-card-not-now = { kremlin-that-card } ne se joue pas maintenant : la carte dit quand.
refused-kremlin-card-not-on = { kremlin-that-card } ne se joue pas sur { $who } maintenant.
refused-kremlin-acquitted = { $who } a été acquitté cette année.
refused-kremlin-card-needs-on = « { $card } » se joue sur quelqu’un, comme « play { $card-id } on G » ; si elle joue dans les deux sens, aussi « against G ».
refused-kremlin-card-needs-with = « { $card } » se joue avec un des modificateurs que la carte offre, comme « play { $card-id } with +1 ».
refused-kremlin-card-needs-plain = « { $card } » ne se joue sur personne en particulier : « play { $card-id } ».
refused-kremlin-give-to-another = Vous ne pouvez pas vous donner une carte : désignez un autre joueur de cette table.
refused-kremlin-no-gifts = Seules les cartes Intrigue se donnent, et cette partie se joue sans elles.
refused-kremlin-take-or-pass = Prenez une des cartes de la réserve, ou passez.
refused-kremlin-cards-grow = Les cartes viennent avec la croissance ; l’option growth ne peut pas valoir « off ».
refused-kremlin-stay-or-return = { $who } part en cure, ou reprend le travail.
refused-kremlin-sanatoria-full = Les sanatoriums sont complets : { $who } doit tousser au bureau.
refused-kremlin-crisis = Il y a des missiles à Cuba : { $who } ne part pas en cure cette année.
refused-kremlin-vaccinate-members = Désignez l’un après l’autre des membres du Politburo qui ne sont pas encore vaccinés.
refused-kremlin-scapegoat = Une seule personne peut être purgée maintenant : { $who }.
refused-kremlin-accuse-or-pass = Accusez un politicien qui n’est ni mort, ni en retraite, ni en Sibérie, ou passez.
refused-kremlin-blackmailed = On fait chanter { $who }, qui doit laisser cette personne en paix.
refused-kremlin-blackmail-first = { $who } doit d’abord accorder ce qu’on lui a demandé.
refused-kremlin-demand-a-move = Demandez un seul mouvement : quelqu’un monte ou descend d’un niveau, deux politiciens permutent, ou l’un prend un poste vacant. Ou passez.
refused-kremlin-protected = Une carte protège { $who } : on ne déplace que vers le haut ou par accord, et l’accord manque.
refused-kremlin-agree-or-refuse = Une carte protège { $who } : acceptez le mouvement, ou refusez-le.
refused-kremlin-unmask-somebody = Désignez un politicien qui ne soit ni mort, ni en retraite, ni en Sibérie.
refused-kremlin-draw-or-roll = Faites refaire le tirage ou le jet, ou passez.
refused-kremlin-must-declare =
    { $points ->
        [one] Déclarez encore un point sur un politicien que vous contrôlez.
       *[other] Déclarez, d’après votre feuille, jusqu’à { $points } points de plus sur un politicien que vous contrôlez.
    }
