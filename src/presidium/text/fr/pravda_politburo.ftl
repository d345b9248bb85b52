## La Pravda sur Politburo. Comme dans `pravda_kremlin.ftl` : ni nom, ni nombre, ni sens qui ne soit dans le fait.

pravda-politburo-date =
    { $when ->
        [end] Dernière édition, après le tour { $year }
        [turn] Tour { $year }
       *[half] Mi-temps, après le tour { $year }
    }
pravda-politburo-score =
    { $id ->
        [defence] Défense
        [finance] Finances
       *[security] Sécurité intérieure
    }
pravda-politburo-at =
    { $ministry-id ->
        [defence] à la Défense
        [finance] aux Finances
       *[security] à la Sécurité intérieure
    }
pravda-politburo-the =
    { $ministry-id ->
        [defence] la Défense
        [finance] les Finances
       *[security] la Sécurité intérieure
    }
pravda-politburo-for =
    { $side-id ->
        [repression] la Répression
       *[reform] la Réforme
    }

## La fin

pravda-politburo-end-alone-head-1 = Un seul objectif, un seul sourire
pravda-politburo-end-alone-head-2 = { $who } savait pourquoi
pravda-politburo-end-alone-head-3 = Un vœu, un vainqueur
pravda-politburo-end-alone-line-1 = Un seul objectif est atteint, celui de { $who }, qui était { $member } depuis le début, et garde { $influence ->
        [one] { $influence } point
       *[other] { $influence } points
    } d’Influence.
pravda-politburo-end-alone-line-2 = { $member } gagne : { $who } voulait ce qui est arrivé, et personne d’autre.
pravda-politburo-end-alone-line-3 = { $who } était { $member }, et rafle tout : un seul objectif atteint, le sien. Influence : { $influence }, et personne avec qui partager.
pravda-politburo-end-alone-line-4 = De tous les objectifs un seul s’est réalisé, celui de { $member }. { $who } n’en disait rien, avec une Influence de { $influence }.
pravda-politburo-end-ahead-head-1 = { $who } avait plus raison
pravda-politburo-end-ahead-head-2 = Trop d’objectifs, un gagnant
pravda-politburo-end-ahead-head-3 = Dans le vrai, et devant
pravda-politburo-end-ahead-line-1 = { $running } objectifs sont atteints ; { $who }, alias { $member }, a { $influence ->
        [one] { $influence } point
       *[other] { $influence } points
    } d’Influence, et nul des autres autant.
pravda-politburo-end-ahead-line-2 = { $running } vœux exaucés, une victoire : celle de { $who }, qui fut { $member }, avec { $influence ->
        [one] { $influence } point
       *[other] { $influence } points
    } d’Influence.
pravda-politburo-end-ahead-line-3 = { $running } avaient raison, et { $who } avait raison avec une Influence de { $influence }. { $member } salue les autres.
pravda-politburo-end-ahead-line-4 = { $member }, c’était { $who }, en tête avec une Influence de { $influence } parmi { $running } objectifs atteints.
pravda-politburo-end-won-head-1 = { $who } avait un plan
pravda-politburo-end-won-head-2 = La ligne a un auteur
pravda-politburo-end-won-head-3 = { $member }, depuis le début
pravda-politburo-end-won-line-1 = { $who } était { $member }, et gagne avec { $influence ->
        [one] { $influence } point
       *[other] { $influence } points
    } d’Influence.
pravda-politburo-end-won-line-2 = C’est { $member }, dit { $who }, et gagne.
pravda-politburo-end-won-line-3 = { $who } ôte ses lunettes : c’est { $member }, Influence { $influence }, et victoire.
pravda-politburo-end-won-line-4 = La victoire est à { $member }, sous les traits de { $who }.
pravda-politburo-end-tie-head-1 = Égaux entre égaux
pravda-politburo-end-tie-head-2 = Ex æquo, donc personne
pravda-politburo-end-tie-head-3 = Deux pieds sur la marche
pravda-politburo-end-tie-line-1 = { $running } objectifs sont atteints, et en tête, avec { $influence ->
        [one] { $influence } point
       *[other] { $influence } points
    } d’Influence, on est plusieurs. Donc nul ne gagne.
pravda-politburo-end-tie-line-2 = À égalité, avec { $influence ->
        [one] { $influence } point
       *[other] { $influence } points
    } d’Influence, les vainqueurs se font de l’ombre : personne ne gagne.
pravda-politburo-end-tie-line-3 = { $running } objectifs atteints, et nul n’est seul en tête, avec une Influence de { $influence }. Le piédestal reste en caisse.
pravda-politburo-end-tie-line-4 = En tête, avec une Influence de { $influence }, il y avait foule. La victoire n’a pas pu passer.
pravda-politburo-end-shared-head-1 = La victoire se partage
pravda-politburo-end-shared-head-2 = Un fauteuil à plusieurs
pravda-politburo-end-shared-head-3 = Victoire au plat commun
pravda-politburo-end-shared-line-1 = { $running } objectifs sont atteints ; en tête, avec une Influence de { $influence } : { $winners }. Ils gagnent ensemble, et le photographe recompte.
pravda-politburo-end-shared-line-2 = { $winners } se partagent la victoire, avec une Influence de { $influence }. Qui en reçoit quoi est encore au procès-verbal.
pravda-politburo-end-shared-line-3 = { $winners } gagnent côte à côte, avec une Influence de { $influence } et du coude.
pravda-politburo-end-shared-line-4 = Avec une Influence de { $influence }, { $winners } sont arrivés ensemble, et nul n’a cédé le passage. Tous gagnent.
pravda-politburo-end-nobody-head-1 = Aucun objectif n’a survécu
pravda-politburo-end-nobody-head-2 = Échec, mais collectif
pravda-politburo-end-nobody-head-3 = Zéro vœu exaucé
pravda-politburo-end-nobody-line-1 = Pas un objectif n’est atteint. La direction collective obtient un résultat collectif.
pravda-politburo-end-nobody-line-2 = Nul ne voulait ce qui est arrivé ; nul ne gagne. On fêtera cela.
pravda-politburo-end-nobody-line-3 = Tous les objectifs sont manqués, et par tous. Le procès-verbal parle d’unité.
pravda-politburo-end-nobody-line-4 = Aucun objectif atteint. Chacun comptait sur la bêtise des autres, et sur rien de plus.

## La mi-temps

pravda-politburo-half-repression-head-1 = La vis, à mi-temps
pravda-politburo-half-repression-head-2 = Les cols se resserrent
pravda-politburo-half-repression-head-3 = On a graissé la vis
pravda-politburo-half-repression-line-1 = Les ministères penchent de { $sum } vers la Répression après le tour { $year } ; Influence perdue : { $lost }. L’humour tient bon.
pravda-politburo-half-repression-line-2 = La Répression mène de { $sum }. Le peuple remercie d’avance.
pravda-politburo-half-repression-line-3 = { $sum } vers la Répression après le tour { $year } ; Influence perdue : { $lost }. Le thermomètre de la salle est arrêté.
pravda-politburo-half-repression-line-4 = La ligne penche de { $sum } vers la Répression. On la déclare droite.
pravda-politburo-half-reform-head-1 = Dégel jusqu’à nouvel avis
pravda-politburo-half-reform-head-2 = On entrouvre les fenêtres
pravda-politburo-half-reform-head-3 = La ligne ôte un gant
pravda-politburo-half-reform-line-1 = Les ministères penchent de { $sum } vers la Réforme après le tour { $year } ; Influence perdue : { $lost }. On tolère les bons mots.
pravda-politburo-half-reform-line-2 = La Réforme mène de { $sum }. Prière de ne pas s’y habituer.
pravda-politburo-half-reform-line-3 = { $sum } vers la Réforme après le tour { $year } ; Influence perdue : { $lost }. Quelqu’un a ouvert une fenêtre, et nul ne cherche qui.
pravda-politburo-half-reform-line-4 = La Réforme a { $sum } d’avance. On relit les vieux journaux, pour voir ce qui peut se dire.
pravda-politburo-half-even-head-1 = Au milieu exactement
pravda-politburo-half-even-head-2 = Un pas de-ci, un pas de-là
pravda-politburo-half-even-head-3 = Un équilibre sous surveillance
pravda-politburo-half-even-line-1 = Après le tour { $year } les ministères s’annulent. Influence perdue : { $lost }. L’immobilité demande des efforts.
pravda-politburo-half-even-line-2 = Répression et Réforme se valent. La ligne est droite, à force d’être tordue des deux côtés.
pravda-politburo-half-even-line-3 = Répression et Réforme se tiennent après le tour { $year } ; Influence perdue : { $lost }. Chaque camp se croit devant.
pravda-politburo-half-even-line-4 = Les ministères se soutiennent l’un l’autre. Qui lâchera le premier sera remercié.
pravda-politburo-half-head-1 = L’état de la ligne
pravda-politburo-half-head-2 = La moitié du procès-verbal
pravda-politburo-half-head-3 = Mi-temps, mi-sourire
pravda-politburo-half-line-1 = Tour { $year } terminé ; Influence perdue : { $lost }.
pravda-politburo-half-line-2 = Mi-temps. Influence égarée : { $lost }. Aucun objet trouvé n’a été rapporté.
pravda-politburo-half-line-3 = Influence perdue au tour { $year } : { $lost }. Les autres demandent où l’on en trouve.
pravda-politburo-half-line-4 = La ligne après le tour { $year } : telle que tracée. Influence usée en chemin : { $lost }.

## Les plans

pravda-politburo-plan-tie-head-1 = Un pouce qui pèse
pravda-politburo-plan-tie-head-2 = La moitié suffit
pravda-politburo-plan-tie-head-3 = Coupé en deux, collé par { $by }
pravda-politburo-plan-tie-head-4 = Un pouce gradé
pravda-politburo-plan-tie-head-5 = Égalité n’est pas refus
pravda-politburo-plan-tie-head-6 = Le pouce fait pencher
pravda-politburo-plan-tie-line-1 = { $for } contre { $against } pour { pravda-politburo-the } : au secrétariat général, le pouce de { $by } compte davantage.
pravda-politburo-plan-tie-line-2 = La table se divise, { $for } contre { $against }, et { $by } passe entre, avec { pravda-politburo-the } sous le bras.
pravda-politburo-plan-tie-line-3 = { $for } pour, { $against } contre : { pravda-politburo-the }, c’était l’égalité, jusqu’à ce que { $by } se rappelle être Gensek.
pravda-politburo-plan-tie-line-4 = La table est coupée, { $for } et { $against }. La plus grosse moitié est celle de { $by } : ce sera { pravda-politburo-the }.
pravda-politburo-plan-tie-line-5 = À { $for } contre { $against }, le règlement dit que { $by } a raison. Va pour { pravda-politburo-the }.
pravda-politburo-plan-tie-line-6 = { $by } proposait { pravda-politburo-the }, vit { $for } pouces en haut, { $against } en bas, et constata une nette majorité.
pravda-politburo-plan-narrow-head-1 = Un pouce fait le plan
pravda-politburo-plan-narrow-head-2 = Passé d’un cheveu
pravda-politburo-plan-narrow-head-3 = Un plan se faufile
pravda-politburo-plan-narrow-line-1 = { $for } contre { $against } pour { pravda-politburo-the }, tour { $year }. { $by } se souviendra de chaque pouce.
pravda-politburo-plan-narrow-line-2 = { $for } en haut, { $against } en bas : le plan de { $by }, { pravda-politburo-the }, tient sur la pointe des pieds.
pravda-politburo-plan-narrow-line-3 = { $for } contre { $against } : { $by } obtient { pravda-politburo-the }, et les autres de quoi réfléchir.
pravda-politburo-plan-narrow-line-4 = { $for } contre { $against } pour { pravda-politburo-the } : { $by } envoie des fleurs aux uns, la facture aux autres.
pravda-politburo-plan-all-head-1 = Tous les pouces en haut
pravda-politburo-plan-all-head-2 = Unanimité constatée
pravda-politburo-plan-all-head-3 = Nul n’ose, tous approuvent
pravda-politburo-plan-all-line-1 = { $for } pouces levés sur { $for } pour le plan de { $by }, { pravda-politburo-the }. Nul n’a su dire ensuite de quoi il s’agissait.
pravda-politburo-plan-all-line-2 = { $by } propose { pravda-politburo-the }, et tous approuvent, { $for } sur { $for }. Cela inquiète un peu.
pravda-politburo-plan-all-line-3 = { pravda-politburo-the }, dit { $by }, et { $for } pouces montent d’un seul élan. L’un d’eux serait monté avant la question.
pravda-politburo-plan-all-line-4 = { $for } sur { $for } pour { pravda-politburo-the }. { $by } fait répéter la scène pour le photographe.
pravda-politburo-plan-head-1 = Un plan est planifié
pravda-politburo-plan-head-2 = On a dit oui au Gensek
pravda-politburo-plan-head-3 = Oui, disent la plupart
pravda-politburo-plan-line-1 = { $for } pour, { $against } contre : { $by } avait { pravda-politburo-the } en tête, et c’est désormais sur la table.
pravda-politburo-plan-line-2 = Le plan de { $by } est adopté par { $for } contre { $against } : { pravda-politburo-the }.
pravda-politburo-plan-line-3 = { $by } emporte { pravda-politburo-the }, { $for } contre { $against }. Les autres emportent leurs papiers.
pravda-politburo-plan-line-4 = Le plan, c’est { pravda-politburo-the } : { $for } contre { $against }. { $by } avait apporté les applaudissements.
pravda-politburo-refused-narrow-head-1 = Un plan tombe pour un pouce
pravda-politburo-refused-narrow-head-2 = Non, mais tout juste
pravda-politburo-refused-narrow-head-3 = Un pouce de trop en bas
pravda-politburo-refused-narrow-line-1 = { $by } voulait { pravda-politburo-the } : { $for } pouces contre { $against }. On cherche la main qui a glissé.
pravda-politburo-refused-narrow-line-2 = { $for } contre { $against } : d’un rien, { $by } n’a pas { pravda-politburo-the }.
pravda-politburo-refused-narrow-line-3 = Il manquait un pouce ou presque à { $by } pour { pravda-politburo-the } : { $for } en haut, { $against } en bas.
pravda-politburo-refused-narrow-line-4 = { $by } perd { pravda-politburo-the } par { $against } contre { $for }. Quelqu’un à cette table doit un pouce à quelqu’un.
pravda-politburo-refused-twice-head-1 = Deux plans, deux refus
pravda-politburo-refused-twice-head-2 = { $by } insiste en vain
pravda-politburo-refused-twice-head-3 = Deux non font une réponse
pravda-politburo-refused-twice-line-1 = Après un premier plan, { $by } voit refuser le second, { pravda-politburo-the }, par { $against } contre { $for }. On prendra ce qui reste.
pravda-politburo-refused-twice-line-2 = Second refus pour { $by }, { pravda-politburo-the } cette fois : { $against } contre { $for }.
pravda-politburo-refused-twice-line-3 = { pravda-politburo-the } est refusé aussi, { $against } contre { $for }. { $by } ne demande plus : { $by } note.
pravda-politburo-refused-twice-line-4 = Le second plan de { $by }, { pravda-politburo-the }, trouve { $against } pouces en bas et { $for } en haut. Il n’y en a pas de troisième.
pravda-politburo-refused-head-1 = Pouces en bas pour { $by }
pravda-politburo-refused-head-2 = La table pense autrement
pravda-politburo-refused-head-3 = Le plan rentre au tiroir
pravda-politburo-refused-head-4 = { $by } demandait, c’est tout
pravda-politburo-refused-head-5 = Non, avec les compliments
pravda-politburo-refused-head-6 = Les pouces tombent
pravda-politburo-refused-line-1 = { $by } propose { pravda-politburo-the } ; { $against } sont contre et { $for } pour. Le brouillon servira de nappe.
pravda-politburo-refused-line-2 = Refus par { $against } contre { $for } : ce ne sera pas { pravda-politburo-the }. { $by } pensait tout haut.
pravda-politburo-refused-line-3 = { $against } pouces en bas, { $for } en haut : { $by } remballe { pravda-politburo-the } et remercie, en regardant les mains.
pravda-politburo-refused-line-4 = { pravda-politburo-the }, dit { $by }. Non, disent { $against } ; oui, { $for }. Ce fut, dit-on, un échange fructueux.
pravda-politburo-refused-line-5 = Le plan de { $by } est refusé, { $against } contre { $for }. On explique que { pravda-politburo-the }, c’était pour rire.
pravda-politburo-refused-line-6 = { $against } contre { $for } : { $by } loue la franchise sur { pravda-politburo-the }, et demande les noms.
pravda-politburo-taken-head-1 = On prend ce qui reste
pravda-politburo-taken-head-2 = Le dernier du panier
pravda-politburo-taken-head-3 = On sert les restes
pravda-politburo-taken-line-1 = Après deux refus, ce sera { pravda-politburo-the }, sans vote, sous { $by }. La démocratie a ses bornes, les voici.
pravda-politburo-taken-line-2 = Va pour { pravda-politburo-the } : non que { $by } l’ait demandé, mais tout le reste était refusé.
pravda-politburo-taken-line-3 = Ni premier, ni second choix de { $by } : { pravda-politburo-the }, puisqu’il faut bien quelque chose.
pravda-politburo-taken-line-4 = Il restait { pravda-politburo-the }, c’est pour { $by }. La table appelle cela un consensus.

## Les ministères

pravda-politburo-moved-two-repression-head-1 = Trois voix de fer
pravda-politburo-moved-two-repression-head-2 = Deux tours de vis
pravda-politburo-moved-two-repression-head-3 = Deux crans, pas une toux
pravda-politburo-moved-two-repression-line-1 = Les trois votants voulaient la Répression : deux étapes, { pravda-politburo-at }, jusqu’à { $level }. Nul ne se souvient d’en avoir été.
pravda-politburo-moved-two-repression-line-2 = Tour { $year } : Répression unanime, deux crans. On est à { $level } { pravda-politburo-at }, et au garde-à-vous.
pravda-politburo-moved-two-repression-line-3 = Trois bulletins, une seule main : { pravda-politburo-at } on monte de deux, à { $level }.
pravda-politburo-moved-two-repression-line-4 = Unanimité : deux étapes vers la Répression { pravda-politburo-at }, jusqu’à { $level }. Ensuite, nul n’a voulu sortir le premier.
pravda-politburo-moved-two-reform-head-1 = Trois voix pour un peu d’air
pravda-politburo-moved-two-reform-head-2 = On tombe la veste
pravda-politburo-moved-two-reform-head-3 = Deux crans de moins
pravda-politburo-moved-two-reform-line-1 = Les trois votants voulaient la Réforme : deux étapes, { pravda-politburo-at }, jusqu’à { $level }. Silence, puis un rire.
pravda-politburo-moved-two-reform-line-2 = Tour { $year } : Réforme unanime, deux crans. On est à { $level } { pravda-politburo-at }, chapeau bas.
pravda-politburo-moved-two-reform-line-3 = Trois bulletins pour la Réforme : { pravda-politburo-at } on descend de deux, à { $level }. La garde a reçu une chaise.
pravda-politburo-moved-two-reform-line-4 = Unanimité : deux étapes vers la Réforme { pravda-politburo-at }, jusqu’à { $level }. On a vu le portrait sourire.
pravda-politburo-moved-repression-head-1 = Un tour de vis
pravda-politburo-moved-repression-head-2 = Regards plus sévères
pravda-politburo-moved-repression-head-3 = On se tient plus droit
pravda-politburo-moved-repression-line-1 = La Répression gagne { pravda-politburo-at } : { $level }. Le café s’y prend debout.
pravda-politburo-moved-repression-line-2 = Tour { $year }, { pravda-politburo-at } : on serre, jusqu’à { $level }.
pravda-politburo-moved-repression-line-3 = Les portes claquent un peu plus vite { pravda-politburo-at } depuis le tour { $year } : { $level }.
pravda-politburo-moved-repression-line-4 = On en est à { $level } { pravda-politburo-at } après le tour { $year }, plus près de la Répression. Les cendriers ont été comptés.
pravda-politburo-moved-reform-head-1 = Un bouton s’ouvre
pravda-politburo-moved-reform-head-2 = Regards plus doux
pravda-politburo-moved-reform-head-3 = On respire un peu
pravda-politburo-moved-reform-line-1 = La Réforme gagne { pravda-politburo-at } : { $level }. On y a vu une plante à la fenêtre.
pravda-politburo-moved-reform-line-2 = Tour { $year }, { pravda-politburo-at } : on desserre, jusqu’à { $level }.
pravda-politburo-moved-reform-line-3 = On commence à se dire bonjour { pravda-politburo-at }, niveau { $level }.
pravda-politburo-moved-reform-line-4 = On en est à { $level } { pravda-politburo-at } après le tour { $year }, plus près de la Réforme. Quelqu’un a sifflé ; on l’a seulement regardé.
pravda-politburo-stuck-head-1 = Le bout de l’échelle
pravda-politburo-stuck-head-2 = On n’ira pas plus loin
pravda-politburo-stuck-head-3 = L’aiguille est en butée
pravda-politburo-stuck-line-1 = { pravda-politburo-at } on reste à { $level } : l’échelle s’arrête là, au regret général.
pravda-politburo-stuck-line-2 = On en voulait davantage { pravda-politburo-at } ; { $level } est tout ce qu’il y a.
pravda-politburo-stuck-line-3 = On voulait bouger { pravda-politburo-the } ; à { $level }, la peinture s’arrête.
pravda-politburo-stuck-line-4 = { $level } est la limite { pravda-politburo-at }. Le zèle en trop est mis en réserve.

## Les purges

pravda-politburo-caught-head-1 = Le déviant : { $who }
pravda-politburo-caught-head-2 = Les doigts savaient
pravda-politburo-caught-head-3 = Une voix à part
pravda-politburo-caught-line-1 = { $who } avait voté pour { pravda-politburo-for }, en solo, et les deux autres le savaient. De toujours, disent-ils.
pravda-politburo-caught-line-2 = Tour { $year } : la voix pour { pravda-politburo-for } venait de { $who }, et les doigts qui comptaient l’ont trouvée.
pravda-politburo-caught-line-3 = Les deux collègues montraient { $who }, et avec raison : la voix pour { pravda-politburo-for } était là. La loyauté a l’œil.
pravda-politburo-caught-line-4 = { $who } avait choisi { pravda-politburo-for } ; les deux autres doigts se sont rencontrés au bon endroit. On se serre la main depuis.
pravda-politburo-escaped-head-1 = Mauvais doigt, vraie perte
pravda-politburo-escaped-head-2 = { $who } n’a pas cillé
pravda-politburo-escaped-head-3 = Montrer est un risque
pravda-politburo-escaped-line-1 = La voix pour { pravda-politburo-for } était celle de { $who } ; { $k ->
        [1] un doigt s’est égaré
       *[2] deux doigts se sont égarés
    }, et l’addition va à { $names }.
pravda-politburo-escaped-line-2 = { $who } avait choisi { pravda-politburo-for } et n’a pas bougé. Qui montrait ailleurs a payé : { $names }.
pravda-politburo-escaped-line-3 = On se trompe de doigt, on paie. { $who } avait voté pour { pravda-politburo-for } ; la perte est pour { $names }.
pravda-politburo-escaped-line-4 = La voix pour { pravda-politburo-for } était de { $who }, qui regardait où les autres montraient. La vue se paie : { $names }.
pravda-politburo-escaped-dry-head-1 = Mauvais doigts, poches vides
pravda-politburo-escaped-dry-head-2 = Une purge gratuite
pravda-politburo-escaped-dry-head-3 = Plus un sou pour l’erreur
pravda-politburo-escaped-dry-line-1 = La voix pour { pravda-politburo-for } était celle de { $who } ; parmi qui montrait ailleurs, tous n’avaient plus de quoi payer.
pravda-politburo-escaped-dry-line-2 = { $who } avait choisi { pravda-politburo-for }, ni vu ni connu ; on ne prend pas d’Influence où il n’y en a plus.
pravda-politburo-escaped-dry-line-3 = { $who } avait choisi { pravda-politburo-for }. Des doigts se sont trompés, et toutes les poches n’étaient pas garnies.
pravda-politburo-escaped-dry-line-4 = { $who } était pour { pravda-politburo-for }. Un mauvais doigt coûte de l’Influence, si l’on en trouve.
pravda-politburo-spent-head-1 = { $who } n’a plus rien
pravda-politburo-spent-head-2 = Les poches vides
pravda-politburo-spent-head-3 = { $who } voyage léger
pravda-politburo-spent-line-1 = { $who } n’a plus d’Influence, et salue désormais le portier en premier.
pravda-politburo-spent-line-2 = La dernière Influence de { $who } s’en est allée. Reste la réputation, en cours d’examen.
pravda-politburo-spent-line-3 = { $who } n’a plus d’Influence. On prend encore son manteau ; on ne le rapporte plus.
pravda-politburo-spent-line-4 = { $who } a dépensé le reste. Désormais { $who } ne peut plus qu’avoir raison.

## Pour vos yeux

pravda-politburo-box-goal-holds-line-1 = Pour l’heure, { $member } a ce qu’il veut. Ayez l’air soucieux.
pravda-politburo-box-goal-holds-line-2 = Votre objectif, celui de { $member }, est atteint en ce moment.
pravda-politburo-box-goal-holds-line-3 = { $member }, c’est-à-dire vous, pourrait s’arrêter là. Dites que c’est bien trop tôt.
pravda-politburo-box-goal-holds-line-4 = Votre objectif est atteint, pour le moment. { $member } ne sourirait pas.
pravda-politburo-box-goal-fails-line-1 = Pour l’heure, { $member } n’a pas ce qu’il veut. Agissez, ou soupirez.
pravda-politburo-box-goal-fails-line-2 = Votre objectif, celui de { $member }, n’est pas atteint en ce moment.
pravda-politburo-box-goal-fails-line-3 = { $member }, c’est-à-dire vous, veut encore quelque chose. Demandez le contraire.
pravda-politburo-box-goal-fails-line-4 = Votre objectif reste à atteindre. { $member } compte sur vous, et sur les erreurs des autres.
pravda-politburo-box-influence-most-line-1 = Influence : { $influence }. Nul n’en a plus.
pravda-politburo-box-influence-most-line-2 = Vous avez { $influence ->
        [one] { $influence } point
       *[other] { $influence } points
    } d’Influence, et ne saluez personne en premier.
pravda-politburo-box-influence-most-line-3 = Votre Influence est de { $influence }, autant que les meilleurs. Faites-le savoir, sans bruit.
pravda-politburo-box-influence-most-line-4 = Nul n’est au-dessus de vos { $influence }. Surveillez ceux d’à côté.
pravda-politburo-box-influence-less-line-1 = Influence : { $influence }. Quelqu’un en a { $most }.
pravda-politburo-box-influence-less-line-2 = Il vous reste { $influence ->
        [one] { $influence } point
       *[other] { $influence } points
    } d’Influence ; les mieux lotis en ont { $most }.
pravda-politburo-box-influence-less-line-3 = { $influence } contre { $most } : voilà où vous en êtes à côté des meilleurs.
pravda-politburo-box-influence-less-line-4 = Votre Influence est de { $influence } ; { $most } est le plus haut de la table. Restez poli.
