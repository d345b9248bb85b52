### Une partie finie, vue d’ensemble : ce qu’on en dessine, et comment elle a tourné.

chart-heading = La partie d’ensemble
chart-working = On la met au propre…
chart-nothing = De cette partie il n’y a rien à dessiner.
chart-turning = Comment elle a tourné
chart-table = Les chiffres en tableau
chart-column = Moment
chart-truth = en vérité { $truth }
chart-shown-of = { $shown } sur { $truth }
chart-hidden = en tirets : en vérité
chart-beside = en petit : en vérité
chart-empty = rien
refused-no-charts = De ce jeu, on ne dessine rien.

## Traits et signes

chart-line-dug = étapes creusées
chart-line-needed = étapes qu’il fallait aux loyaux
chart-cell-work = Chantier
chart-cell-strike = Grève
chart-cell-either = Chantier ou Grève
chart-cell-holds = atteint
chart-cell-fails = ne tient pas
chart-sign-work = T
chart-sign-strike = G
chart-sign-either = ?
chart-sign-holds = ✓
chart-sign-fails = ✗

## Goulag

chart-goulag-canal = Le canal
chart-goulag-canal-says = Jusqu’où il était creusé après chaque tour, et jusqu’où il le fallait aux loyaux.
chart-goulag-together = Qui a creusé avec qui
chart-goulag-together-says = Combien de tours chaque paire a creusé côte à côte ; avec soi-même : combien de fois on a creusé.
chart-goulag-cards = Ce que les cartes pouvaient être
chart-goulag-cards-says = Ce que pouvait être la carte posée par chacun, d’après ce que tous voyaient ; et ce qu’elle était.
chart-turn-goulag-crossed = Le canal était assez profond : { $canal } étapes, il en fallait { $needed } aux loyaux.
chart-turn-goulag-lost = Trop tard pour les loyaux : { $canal } étapes, et ce qui restait à creuser ne menait plus à { $needed }.
chart-turn-goulag-turned-to-strike = Échange imposé à { $who } (surveillance : { $by }) : un Chantier est devenu Grève.
chart-turn-goulag-turned-to-work = Échange imposé à { $who } (surveillance : { $by }) : une Grève est devenue Chantier.
chart-turn-goulag-none = { $who1 } et { $who2 } : deux Grèves, que { $by } a laissées.
chart-turn-goulag-one = { $who1 } et { $who2 } : une étape creusée sous les yeux de { $by }.
chart-turn-goulag-both = { $who1 } et { $who2 } : deux étapes de creusées sous les yeux de { $by }.

## Kremlin

chart-kremlin-influence = L’influence, montrée et cachée
chart-kremlin-influence-says = Ce que chaque faction avait déclaré à la fin de l’année, et tout ce qui était sur sa feuille.
chart-kremlin-sheets = Les feuilles à la fin
chart-kremlin-sheets-says = Sur chaque politicien, combien de points étaient déclarés, de ceux qui étaient écrits.
chart-kremlin-control = À qui ils étaient
chart-kremlin-control-says = Qui contrôlait chaque politicien à la fin de l’année.
chart-kremlin-age = L’âge qu’ils avaient
chart-kremlin-age-says = L’âge de tous ceux qui eurent un poste, à la fin de l’année ; rien dès qu’ils n’étaient plus là.
chart-kremlin-stress = Ce que le poste leur coûtait
chart-kremlin-stress-says = Combien de points de stress chacun a pris dans l’année.
chart-turn-kremlin-elected = Un nouveau Chef du Parti : { $who }.
chart-turn-kremlin-chief-died = Mort d’un Chef du Parti : { $who }.
chart-turn-kremlin-chief-exiled = La Sibérie pour un Chef du Parti : { $who }.
chart-turn-kremlin-chief-retired = Un Chef du Parti à la retraite, pour de bon : { $who }.
chart-turn-kremlin-chief-taken = Le Chef du Parti a changé de mains ({ $who }). Perdu : { $from } ; pris : { $by }.
chart-turn-kremlin-wave-failed = Le bras n’a pas voulu se lever : pas de salut pour { $who }.
chart-turn-kremlin-wave = Un salut du balcon pour { $who } : { $times } sur les { $waves } qu’il faut.

## Politburo

chart-politburo-levels = Les ministères
chart-politburo-levels-says = Où chacun en était de la Répression à la fin du tour ; sous zéro, c’est la Réforme.
chart-politburo-goals = Quel objectif était atteint
chart-politburo-goals-says = Les objectifs atteints si la partie s’était arrêtée là.
chart-politburo-influence = L’Influence
chart-politburo-influence-says = Ce qui en restait à chaque place à la fin du tour.
chart-turn-politburo-held = Dès ici, l’objectif de { $member } ({ $who }) est atteint.
chart-turn-politburo-slipped = Dès ici, l’objectif de { $member } ({ $who }) n’est plus atteint.
chart-turn-politburo-swept-repression = Tous d’un avis : deux pas vers la Répression ({ $ministry }), à { $level }.
chart-turn-politburo-swept-reform = Tous d’un avis : deux pas vers la Réforme ({ $ministry }), à { $level }.
chart-turn-politburo-spent = Plus d’Influence : { $who }.
chart-turn-politburo-caught = Le déviant est pris : { $who }, avec { $left ->
        [one] { $left } point
       *[other] { $left } points
    } d’Influence de reste.
chart-turn-politburo-escaped = Le déviant, { $who }, n’est pas trouvé ; { $pays } paie et garde { $left ->
        [one] { $left } point
       *[other] { $left } points
    } d’Influence.
