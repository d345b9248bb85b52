## La Pravda sur Goulag. Comme dans `pravda_kremlin.ftl` : ni nom, ni nombre, ni sens qui ne soit dans le fait.

pravda-goulag-date =
    { $when ->
        [end] Dernière édition, après le tour { $year }
        [turn] Tour { $year }
       *[half] Mi-temps, après le tour { $year }
    }
pravda-goulag-score =
    { $id ->
       *[canal] Pas du canal
    }

## La fin

pravda-goulag-end-loyal-close-head-1 = Le canal, à la dernière pelletée
pravda-goulag-end-loyal-close-head-2 = Juste assez de boue
pravda-goulag-end-loyal-close-line-1 = Il fallait { $needed } pas, on en a creusé { $canal } : les { $loyal } loyaux gagnent sans une pelletée de trop.
pravda-goulag-end-loyal-close-line-2 = Une grève de plus et il n’y avait pas de canal. Avec { $canal } pas, les loyaux rentrent trempés et dans le vrai : { $winners }.
pravda-goulag-end-loyal-head-1 = Canal creusé, zèle prouvé
pravda-goulag-end-loyal-head-2 = La mer Blanche est flattée
pravda-goulag-end-loyal-line-1 = Un canal de { $canal } pas, quand { $needed } suffisaient. Loyaux : { $loyal } ; les autres, { $disloyal }, creusent encore.
pravda-goulag-end-loyal-line-2 = Victoire des loyaux, à savoir { $winners }. Le canal compte { $canal } pas, et l’on en propose déjà un second à côté.
pravda-goulag-end-loyal-line-3 = Avec { $canal } pas le canal atteint la mer, ou quelque chose d’humide. On en demandait { $needed }.
pravda-goulag-end-disloyal-close-head-1 = À un pas de la mer
pravda-goulag-end-disloyal-close-head-2 = Un fossé, à un pas près
pravda-goulag-end-disloyal-close-line-1 = { $canal } pas, et il en fallait { $needed } : les { $disloyal } déloyaux gagnent d’un rien.
pravda-goulag-end-disloyal-close-line-2 = Il manquait un pas. Certains n’y tenaient pas, et gagnent : { $winners }.
pravda-goulag-end-disloyal-head-1 = Le canal se dira fossé
pravda-goulag-end-disloyal-head-2 = Les pelles ont tranché
pravda-goulag-end-disloyal-line-1 = { $canal } pas au lieu de { $needed } : on portera les bateaux. Les déloyaux l’emportent, soit { $winners }.
pravda-goulag-end-disloyal-line-2 = { $disloyal } déloyaux pour { $loyal } loyaux, et un canal de { $canal } pas qui mène d’où il part.
pravda-goulag-end-disloyal-line-3 = Le canal en reste à { $canal } pas ; il en faut { $needed }. Les ingénieurs parlent d’une flaque prometteuse.
pravda-goulag-end-nobody-head-1 = Un canal, mais pour qui ?
pravda-goulag-end-nobody-head-2 = Ni la mer, ni la grève
pravda-goulag-end-nobody-line-1 = { $canal } pas, { $loyal } loyaux, { $disloyal } déloyaux : tout s’annule et nul ne gagne. C’était bon pour le dos.
pravda-goulag-end-nobody-line-2 = Avec { $canal } pas, aucun camp ne gagne. On inaugurera le canal, puis on le fermera, le même jour.

## La mi-temps

pravda-goulag-half-all-head-1 = Pas une grève : c’est louche
pravda-goulag-half-all-head-2 = Tout travaille
pravda-goulag-half-all-line-1 = { $canal } pas sur { $canal } après le tour { $year }. Les commissaires cherchent qui gronder.
pravda-goulag-half-all-line-2 = À mi-temps aucune grève n’a été montrée. Le canal compte { $canal } pas, tous cadencés.
pravda-goulag-half-none-head-1 = Le canal reste à voir
pravda-goulag-half-none-head-2 = Le sol serait gelé
pravda-goulag-half-none-line-1 = Après le tour { $year }, pas un pas, et { $strikes } grèves. Le paysage est intact.
pravda-goulag-half-none-line-2 = { $strikes } grèves, zéro pas. On a prié les géologues d’avouer.
pravda-goulag-half-more-head-1 = Le fossé prend du galon
pravda-goulag-half-more-head-2 = La boue avance
pravda-goulag-half-more-line-1 = { $canal } pas contre { $strikes ->
        [1] une grève
       *[other] { $strikes } grèves
    } : à mi-temps la boue mène.
pravda-goulag-half-more-line-2 = Tour { $year } : { $canal } pas. { $strikes ->
        [1] Une grève, dont l’auteur est recherché
       *[other] { $strikes } grèves, dont les auteurs sont recherchés
    } dans les latrines.
pravda-goulag-half-less-head-1 = On réfléchit encore au canal
pravda-goulag-half-less-head-2 = Les pelles en deuil
pravda-goulag-half-less-line-1 = { $strikes } grèves, et { $canal ->
        [1] un pas
       *[other] { $canal } pas
    } : le canal du tour { $year } se saute à pieds joints.
pravda-goulag-half-less-line-2 = À mi-temps les grèves mènent, { $strikes } à { $canal }. Quelqu’un ne chante pas avec les autres.
pravda-goulag-half-level-head-1 = Moitié creusé, moitié non
pravda-goulag-half-level-head-2 = Match nul avec la terre
pravda-goulag-half-level-line-1 = { $canal } pas et autant de grèves après le tour { $year }. Le canal hésite.
pravda-goulag-half-level-line-2 = Un pas, une grève : { $canal } de chaque. La dialectique l’avait prévu.
pravda-goulag-half-head-1 = Mi-temps au canal
pravda-goulag-half-head-2 = La boue en chiffres
pravda-goulag-half-line-1 = Après le tour { $year } : { $canal } pas creusés, { $strikes } grèves montrées. Les chiffres sont secs, le personnel non.
pravda-goulag-half-line-2 = Pas : { $canal } ; grèves : { $strikes }. La soupe sera ajustée.

## Les tours

pravda-goulag-both-watched-head-1 = Deux pas, avec de l’aide
pravda-goulag-both-watched-head-2 = On corrige, la boue avance
pravda-goulag-both-watched-head-3 = Échange heureux
pravda-goulag-both-watched-line-1 = Tour { $year } : échange imposé par { $by } à { $who }, et deux cartes Chantier. Nul ne demande qui remercier.
pravda-goulag-both-watched-line-2 = { $names } font deux pas au tour { $year }, après un mot de { $by } à { $who }.
pravda-goulag-both-watched-line-3 = Sur ordre de { $by }, { $who } échange, et le tour { $year } finit en deux pas. Chacun s’en attribue le mérite.
pravda-goulag-both-unwatched-head-1 = Deux pas, sans fouet
pravda-goulag-both-unwatched-head-2 = Un zèle spontané
pravda-goulag-both-unwatched-line-1 = { $names } creusent deux pas au tour { $year }, et { $by } laisse faire.
pravda-goulag-both-unwatched-line-2 = Tour { $year } : { $by } n’intervient pas, { $names } travaillent quand même. C’est remonté plus haut.
pravda-goulag-both-unwatched-line-3 = { $names } travaillent comme deux, ce qu’ils sont, au tour { $year }. { $by } ferme un œil.
pravda-goulag-both-head-1 = Deux pas d’un coup
pravda-goulag-both-head-2 = Les pelles sont d’accord
pravda-goulag-both-line-1 = Deux cartes Chantier au tour { $year }, par { $names }. La brigade aura son nom sur un seau.
pravda-goulag-both-line-2 = { $names } avancent le canal de deux pas, tour { $year }, en chantant comme prévu.
pravda-goulag-one-watched-head-1 = Un pas, une excuse
pravda-goulag-one-watched-head-2 = À moitié corrigé
pravda-goulag-one-watched-line-1 = { $by } fait échanger { $who } au tour { $year } : un Chantier, une Grève, deux visages innocents.
pravda-goulag-one-watched-line-2 = Tour { $year } : un pas, malgré ce que { $by } a fait faire à { $who }. Ou à cause ; on pèse.
pravda-goulag-one-watched-line-3 = { $who } ayant échangé sur ordre de { $by }, le tour { $year } montre un Chantier et une Grève. Le mélange garde son secret.
pravda-goulag-one-unwatched-head-1 = Une pelle sur deux
pravda-goulag-one-unwatched-head-2 = La moitié dormait
pravda-goulag-one-unwatched-line-1 = De { $names }, l’un a creusé et l’autre non, tour { $year }. { $by } n’a rien dit, et on s’en souvient.
pravda-goulag-one-unwatched-line-2 = Tour { $year } : un Chantier et une Grève, par { $names }, sans que { $by } s’en mêle. Chacun montre l’autre.
pravda-goulag-one-unwatched-line-3 = Un pas, tour { $year } : { $names } partagent l’ouvrage, pas l’opinion. { $by } n’intervient pas.
pravda-goulag-one-head-1 = Un pas, sans hâte
pravda-goulag-one-head-2 = Il manque une bêche
pravda-goulag-one-line-1 = Un pas au tour { $year }, entre { $names }. On ignore qui avait mal au dos.
pravda-goulag-one-line-2 = { $names } laissent un pas au tour { $year }, et deux versions des faits.
pravda-goulag-none-watched-head-1 = Échangé, pour rien
pravda-goulag-none-watched-head-2 = Le conseil était mauvais
pravda-goulag-none-watched-line-1 = { $by } fait échanger { $who } au tour { $year }, puis on ne voit pas un Chantier. Qui conseille ne creuse pas.
pravda-goulag-none-watched-line-2 = Deux Grèves au tour { $year }, par { $names }, une fois { $who } corrigé par { $by }.
pravda-goulag-none-watched-line-3 = Rien de creusé, tour { $year }, par { $names } ; et pourtant { $who } avait dû échanger, par ordre de { $by }.
pravda-goulag-none-unwatched-head-1 = Pas une bêche levée
pravda-goulag-none-unwatched-head-2 = On dormait, on veillait
pravda-goulag-none-unwatched-line-1 = Tour { $year } : deux Grèves par { $names }, et { $by }, à la surveillance, laisse dormir les cartes.
pravda-goulag-none-unwatched-line-2 = { $names } font grève ensemble, tour { $year }. { $by } avait préféré la confiance.
pravda-goulag-none-unwatched-line-3 = Deux Grèves, tour { $year }. { $names } s’appuyaient, dit-on, sur la même pelle, sous les yeux de { $by }.
pravda-goulag-none-head-1 = Le canal se repose
pravda-goulag-none-head-2 = Deux grèves, zéro pas
pravda-goulag-none-line-1 = Pas un pas au tour { $year }. { $names } construisaient, si l’on peut dire.
pravda-goulag-none-line-2 = { $names } rendent la terre du tour { $year } telle qu’ils l’ont trouvée.

## Les gens

pravda-goulag-builder-head-1 = Toujours la même pelle
pravda-goulag-builder-head-2 = Un dos bien connu
pravda-goulag-builder-line-1 = Nul n’a construit autant que { $who } : { $k } fois. Les ampoules sont décorées.
pravda-goulag-builder-line-2 = { $who } a construit { $k } fois, plus que quiconque. Les uns y voient de la confiance, les autres une peine.
pravda-goulag-idle-head-1 = Des bottes trop propres
pravda-goulag-idle-head-2 = On en oublie
pravda-goulag-idle-line-1 = Ni pelle, ni surveillance jusqu’ici pour { $names }. Les autres comptent.
pravda-goulag-idle-line-2 = Aucun commissaire n’a encore nommé { $names }. C’est de la méfiance, ou un anniversaire.
pravda-goulag-unwatched-head-1 = La surveillance est aveugle
pravda-goulag-unwatched-head-2 = Nul n’a été corrigé
pravda-goulag-unwatched-line-1 = En { $k } tours, pas un échange imposé. Une telle confiance appelle une enquête.
pravda-goulag-unwatched-line-2 = { $k } tours, et toutes les cartes sont restées où on les avait mises. La surveillance est un métier reposant.

## Les tournants

pravda-goulag-turned-to-strike-deciding-line-1 = { $who } avait joué Chantier ; { $by } en a fait une Grève. C’est ce pas-là qui manquait à la fin.
pravda-goulag-turned-to-strike-deciding-line-2 = Un seul échange, voulu par { $by }, fait une Grève du Chantier de { $who }, et du canal un fossé.
pravda-goulag-turned-to-work-deciding-line-1 = { $who } avait joué Grève ; { $by } en a fait un Chantier. Sans ce pas, point de canal.
pravda-goulag-turned-to-work-deciding-line-2 = En faisant échanger { $who }, { $by } change une Grève en le pas dont tout dépendait.
pravda-goulag-turned-to-strike-line-1 = { $by } fait échanger { $who } : d’un Chantier, une Grève. Au mieux, de bonnes intentions.
pravda-goulag-turned-to-strike-line-2 = Le Chantier de { $who } devient une Grève, par la grâce de { $by }.
pravda-goulag-turned-to-work-line-1 = { $who } pensait faire grève ; { $by } en a fait un Chantier.
pravda-goulag-turned-to-work-line-2 = Flair ou chance de { $by } : la Grève de { $who } finit en Chantier.

## Pour vos yeux

pravda-goulag-box-own-loyal-line-1 = Vous êtes loyal. Ayez l’air fatigué.
pravda-goulag-box-own-loyal-line-2 = Votre carte dit loyal, quoi qu’on en dise.
pravda-goulag-box-own-disloyal-line-1 = Vous êtes déloyal. Chantez plus fort que les autres.
pravda-goulag-box-own-disloyal-line-2 = Votre carte dit déloyal ; gardez-la sous la casquette.
pravda-goulag-box-passed-loyal-line-1 = { $who } est loyal : c’est vous qui avez passé la carte.
pravda-goulag-box-passed-loyal-line-2 = Quoi qu’on raconte sur { $who }, la carte que vous avez passée était loyale.
pravda-goulag-box-passed-disloyal-line-1 = { $who } est déloyal : c’est vous qui avez passé la carte.
pravda-goulag-box-passed-disloyal-line-2 = { $who } vous sourit, et tient la carte déloyale que vous avez passée.
pravda-goulag-box-played-line-1 = Vous avez joué Chantier { $work } fois et Grève { $strikes } fois. Vous seul savez quand.
pravda-goulag-box-played-line-2 = Sur votre conscience : Chantier, { $work } ; Grève, { $strikes }.
pravda-goulag-box-idle-line-1 = Vous n’avez pas encore construit, et ne répondez de rien.
pravda-goulag-box-idle-line-2 = Aucune carte de vous n’a servi jusqu’ici.
