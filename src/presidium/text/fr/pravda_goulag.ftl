## La Pravda sur Goulag. Comme dans `pravda_kremlin.ftl` : ni nom, ni nombre, ni sens qui ne soit dans le fait.

pravda-goulag-date =
    { $when ->
        [end] Dernière édition, après le tour { $year }
        [turn] Tour { $year }
       *[half] Mi-temps, après le tour { $year }
    }
pravda-goulag-score =
    { $id ->
       *[canal] Étapes du canal
    }

## La fin

pravda-goulag-end-loyal-close-head-1 = Le canal, à la dernière pelletée
pravda-goulag-end-loyal-close-head-2 = Juste assez de boue
pravda-goulag-end-loyal-close-head-3 = La dernière pelle a tranché
pravda-goulag-end-loyal-close-line-1 = Il fallait { $needed } étapes, on en a creusé { $canal } : les { $loyal } loyaux gagnent sans une pelletée de trop.
pravda-goulag-end-loyal-close-line-2 = Une grève de plus et il n’y avait pas de canal. Avec { $canal } étapes, les loyaux rentrent trempés et dans le vrai : { $winners }.
pravda-goulag-end-loyal-close-line-3 = { $canal } étapes pour { $needed } : les { $loyal } loyaux atteignent le Plan au plus juste, et nul n’ose regarder la règle à calcul.
pravda-goulag-end-loyal-close-line-4 = Le canal tient à un cheveu : { $needed } demandées, { $canal } creusées. Étaient loyaux, et essoufflés : { $winners }.
pravda-goulag-end-loyal-head-1 = Canal creusé, zèle prouvé
pravda-goulag-end-loyal-head-2 = La mer Blanche est flattée
pravda-goulag-end-loyal-head-3 = Un canal, malgré les rapports
pravda-goulag-end-loyal-line-1 = Un canal de { $canal } étapes, quand { $needed } suffisaient. Loyaux : { $loyal } ; les autres, { $disloyal }, creusent encore.
pravda-goulag-end-loyal-line-2 = Victoire des loyaux, à savoir { $winners }. Le canal compte { $canal } étapes, et l’on en propose déjà un second à côté.
pravda-goulag-end-loyal-line-3 = Avec { $canal } étapes le canal atteint la mer, ou quelque chose d’humide. On en demandait { $needed }.
pravda-goulag-end-loyal-line-4 = Les loyaux l’emportent, { $loyal } contre { $disloyal } : { $canal } étapes, et l’on en commandait { $needed }. Le surplus sera justifié.
pravda-goulag-end-disloyal-close-head-1 = À une étape de la mer
pravda-goulag-end-disloyal-close-head-2 = Un fossé, à une étape près
pravda-goulag-end-disloyal-close-head-3 = La mer est à une étape
pravda-goulag-end-disloyal-close-line-1 = { $canal } étapes, et il en fallait { $needed } : les { $disloyal } déloyaux gagnent d’un rien.
pravda-goulag-end-disloyal-close-line-2 = Il manquait une étape. Certains n’y tenaient guère, et gagnent : { $winners }.
pravda-goulag-end-disloyal-close-line-3 = { $canal } étapes sur { $needed } : le ministre coupera le ruban ici, puis cherchera l’eau.
pravda-goulag-end-disloyal-close-line-4 = Pour une étape, les { $disloyal } déloyaux gagnent. La commission remesure, avec un crayon plus long.
pravda-goulag-end-disloyal-head-1 = Le canal se dira fossé
pravda-goulag-end-disloyal-head-2 = Les pelles ont tranché
pravda-goulag-end-disloyal-head-3 = Le rapport est plus profond
pravda-goulag-end-disloyal-line-1 = { $canal } étapes au lieu de { $needed } : on portera les bateaux. Les déloyaux l’emportent, soit { $winners }.
pravda-goulag-end-disloyal-line-2 = { $disloyal } déloyaux pour { $loyal } loyaux, et un canal de { $canal } étapes qui mène d’où il part.
pravda-goulag-end-disloyal-line-3 = Le canal en reste à { $canal } étapes ; il en faut { $needed }. Les ingénieurs parlent d’une flaque prometteuse.
pravda-goulag-end-disloyal-line-4 = { $canal } étapes sur { $needed } : le canal manque de longueur. Le rapport au ministre, lui, n’en manque pas. Gagnent : { $winners }.
pravda-goulag-end-nobody-head-1 = Un canal, mais pour qui ?
pravda-goulag-end-nobody-head-2 = Ni la mer, ni la grève
pravda-goulag-end-nobody-head-3 = Le ruban était trop court
pravda-goulag-end-nobody-line-1 = { $canal } étapes, { $loyal } loyaux, { $disloyal } déloyaux : tout s’annule et nul ne gagne. Les trois rapports sont excellents.
pravda-goulag-end-nobody-line-2 = Avec { $canal } étapes, aucun camp ne gagne. On inaugurera le canal, puis on le fermera, le même jour.
pravda-goulag-end-nobody-line-3 = { $canal } étapes, { $loyal } loyaux, { $disloyal } déloyaux : le ministère fait recompter jusqu’à ce que quelqu’un gagne.
pravda-goulag-end-nobody-line-4 = Aucun camp ne gagne avec { $canal } étapes. Les deux sont affectés au canal suivant.

## La mi-temps

pravda-goulag-half-all-head-1 = Pas une grève : c’est louche
pravda-goulag-half-all-head-2 = Tout travaille
pravda-goulag-half-all-head-3 = Le Plan rougit
pravda-goulag-half-all-line-1 = { $canal } étapes sur { $canal } après le tour { $year }. Les commissaires cherchent qui gronder.
pravda-goulag-half-all-line-2 = À mi-temps aucune grève n’a été montrée. Le canal compte { $canal } étapes, toutes cadencées.
pravda-goulag-half-all-line-3 = Jusqu’au tour { $year }, { $canal } étapes sur { $canal }. Le quartier général renvoie le chiffre comme invraisemblable.
pravda-goulag-half-all-line-4 = { $canal } étapes, pas une grève. Le commissaire aux réclamations demande un autre emploi.
pravda-goulag-half-none-head-1 = Le canal reste à voir
pravda-goulag-half-none-head-2 = Le sol serait gelé
pravda-goulag-half-none-head-3 = Le Plan n’a pas commencé
pravda-goulag-half-none-line-1 = Après le tour { $year }, pas une étape, et { $strikes } grèves. Le paysage est intact.
pravda-goulag-half-none-line-2 = { $strikes } grèves, zéro étape. On a prié les géologues d’avouer.
pravda-goulag-half-none-line-3 = { $strikes } grèves au tour { $year }. Dans le rapport, le canal est fini : personne ne s’inquiète.
pravda-goulag-half-none-line-4 = Pas une étape, { $strikes } grèves. Le ministre loue la terre de rester à sa place.
pravda-goulag-half-more-head-1 = Le fossé prend du galon
pravda-goulag-half-more-head-2 = La boue avance
pravda-goulag-half-more-head-3 = En tête, d’un peu de boue
pravda-goulag-half-more-line-1 = { $canal } étapes contre { $strikes ->
        [1] une grève
       *[other] { $strikes } grèves
    } : à mi-temps la boue mène.
pravda-goulag-half-more-line-2 = Tour { $year } : { $canal } étapes. { $strikes ->
        [1] Une grève, dont l’auteur est recherché
       *[other] { $strikes } grèves, dont les auteurs sont recherchés
    } au fond des tiroirs.
pravda-goulag-half-more-line-3 = { $canal } étapes, { $strikes ->
        [1] une grève
       *[other] { $strikes } grèves
    }, après le tour { $year }. Les rapports commencent à omettre le second chiffre.
pravda-goulag-half-more-line-4 = Le canal mène à la mi-temps, { $canal } à { $strikes }. Le ministère avait annoncé mieux, et prie de ne pas sourire.
pravda-goulag-half-less-head-1 = On réfléchit encore au canal
pravda-goulag-half-less-head-2 = Les pelles en deuil
pravda-goulag-half-less-head-3 = Le fossé traîne sur le Plan
pravda-goulag-half-less-line-1 = { $strikes } grèves, et { $canal ->
        [1] une étape
       *[other] { $canal } étapes
    } : le canal du tour { $year } se saute à pieds joints.
pravda-goulag-half-less-line-2 = À mi-temps les grèves mènent, { $strikes } à { $canal }. Quelqu’un ne chante pas avec les autres.
pravda-goulag-half-less-line-3 = { $canal ->
        [1] Une étape
       *[other] { $canal } étapes
    } contre { $strikes } grèves : on montre le canal au ministre en photographie, vu d’en haut.
pravda-goulag-half-less-line-4 = Après le tour { $year }, { $strikes } grèves devancent { $canal ->
        [1] une étape
       *[other] { $canal } étapes
    }. Le rapport parle d’un canal sous réserves.
pravda-goulag-half-level-head-1 = Moitié creusé, moitié non
pravda-goulag-half-level-head-2 = Match nul avec la terre
pravda-goulag-half-level-head-3 = La balance hésite
pravda-goulag-half-level-line-1 = { $canal } étapes et autant de grèves après le tour { $year }. Le canal hésite.
pravda-goulag-half-level-line-2 = Une étape, une grève : { $canal } de chaque. La dialectique l’avait prévu.
pravda-goulag-half-level-line-3 = { $canal } partout après le tour { $year }. Les deux chiffres sont annoncés comme des victoires.
pravda-goulag-half-level-line-4 = Autant de grèves que d’étapes, { $canal } de chaque : les statisticiens se sont séparés en deux camps.
pravda-goulag-half-head-1 = Mi-temps au canal
pravda-goulag-half-head-2 = La boue en chiffres
pravda-goulag-half-head-3 = Des nouvelles du fossé
pravda-goulag-half-line-1 = Après le tour { $year } : { $canal } étapes creusées, { $strikes } grèves montrées. Les chiffres sont secs, comme les aime le ministère.
pravda-goulag-half-line-2 = Étapes : { $canal } ; grèves : { $strikes }. Le rapport dira l’inverse.
pravda-goulag-half-line-3 = Tour { $year }, mi-temps : { $canal } étapes, { $strikes } grèves. Le commissaire a signé sans ses lunettes.
pravda-goulag-half-line-4 = { $canal } étapes, { $strikes } grèves, un inspecteur. Il a trouvé le canal sur la carte.

## Les tours

pravda-goulag-both-watched-head-1 = Deux étapes, avec de l’aide
pravda-goulag-both-watched-head-2 = On corrige, la boue avance
pravda-goulag-both-watched-head-3 = Échange heureux
pravda-goulag-both-watched-head-4 = Un mot d’en haut, et ça creuse
pravda-goulag-both-watched-line-1 = Tour { $year } : échange imposé par { $by } à { $who }, et deux cartes Chantier. Nul ne demande qui remercier.
pravda-goulag-both-watched-line-2 = { $names } creusent deux étapes au tour { $year }, après un mot de { $by } à { $who }.
pravda-goulag-both-watched-line-3 = Sur ordre de { $by }, { $who } échange, et le tour { $year } finit en deux étapes. Chacun s’en attribue le mérite.
pravda-goulag-both-watched-line-4 = Tour { $year } : { $who } échange, { $by } insiste, et l’on voit deux Chantiers. { $by } réclame un diplôme.
pravda-goulag-both-unwatched-head-1 = Deux étapes, sans un ordre
pravda-goulag-both-unwatched-head-2 = Un zèle spontané
pravda-goulag-both-unwatched-head-3 = Deux étapes sans réunion
pravda-goulag-both-unwatched-line-1 = { $names } creusent deux étapes au tour { $year }, et { $by } laisse faire.
pravda-goulag-both-unwatched-line-2 = Tour { $year } : { $by } n’intervient pas, { $names } travaillent quand même. C’est remonté plus haut.
pravda-goulag-both-unwatched-line-3 = { $names } travaillent comme deux, ce qu’ils sont, au tour { $year }. { $by } ferme un œil.
pravda-goulag-both-unwatched-line-4 = { $by } ne s’en mêle pas, et { $names } posent deux Chantiers au tour { $year }. Une commission cherchera pourquoi.
pravda-goulag-both-head-1 = Deux étapes d’un coup
pravda-goulag-both-head-2 = Les pelles sont d’accord
pravda-goulag-both-head-3 = Le ministère prend deux étapes
pravda-goulag-both-line-1 = Deux cartes Chantier au tour { $year }, par { $names }. La brigade aura son nom sur un seau.
pravda-goulag-both-line-2 = { $names } avancent le canal de deux étapes, tour { $year }, en chantant comme prévu.
pravda-goulag-both-line-3 = Deux étapes au tour { $year }. À la pelle : { $names } ; au discours, quelqu’un d’autre.
pravda-goulag-both-line-4 = { $names } posent deux Chantiers au tour { $year }. On plante un drapeau, et un écriteau qui l’explique.
pravda-goulag-one-watched-head-1 = Une étape, une excuse
pravda-goulag-one-watched-head-2 = À moitié corrigé
pravda-goulag-one-watched-head-3 = Une étape et un soupçon
pravda-goulag-one-watched-head-4 = Un Chantier, un alibi
pravda-goulag-one-watched-head-5 = La moitié a obéi
pravda-goulag-one-watched-head-6 = L’échange reste discret
pravda-goulag-one-watched-line-1 = { $by } fait échanger { $who } au tour { $year } : un Chantier, une Grève, deux visages innocents.
pravda-goulag-one-watched-line-2 = Tour { $year } : une étape, malgré ce que { $by } a fait faire à { $who }. Ou à cause ; on pèse.
pravda-goulag-one-watched-line-3 = { $who } ayant échangé sur ordre de { $by }, le tour { $year } montre un Chantier et une Grève. Le mélange garde son secret.
pravda-goulag-one-watched-line-4 = { $by } choisit { $who } pour l’échange, et le tour { $year } donne une étape. L’inspecteur note les deux noms, au crayon.
pravda-goulag-one-watched-line-5 = Un Chantier, une Grève, tour { $year }. { $who } accuse la nouvelle carte, { $by } l’ancienne.
pravda-goulag-one-watched-line-6 = Tour { $year } : { $who } échange comme le veut { $by }, et la moitié du résultat convient.
pravda-goulag-one-watched-line-7 = { $by } surveillait { $who } au tour { $year } : une étape au canal, deux pages au dossier.
pravda-goulag-one-unwatched-head-1 = Une pelle sur deux
pravda-goulag-one-unwatched-head-2 = La moitié dormait
pravda-goulag-one-unwatched-head-3 = Une étape, et l’on hausse l’épaule
pravda-goulag-one-unwatched-line-1 = De { $names }, l’un a creusé et l’autre non, tour { $year }. { $by } n’a rien dit, et on s’en souvient.
pravda-goulag-one-unwatched-line-2 = Tour { $year } : un Chantier et une Grève, par { $names }, sans que { $by } s’en mêle. Chacun montre l’autre.
pravda-goulag-one-unwatched-line-3 = Une étape, tour { $year } : { $names } partagent l’ouvrage, pas l’opinion. { $by } n’intervient pas.
pravda-goulag-one-unwatched-line-4 = Une étape au tour { $year }, par { $names }. { $by } n’a rien vu, dans le détail.
pravda-goulag-one-head-1 = Une étape, sans hâte
pravda-goulag-one-head-2 = Il manque une bêche
pravda-goulag-one-head-3 = Une étape pour l’histoire
pravda-goulag-one-line-1 = Une étape au tour { $year }, entre { $names }. On ignore qui avait mal au dos.
pravda-goulag-one-line-2 = { $names } laissent une étape au tour { $year }, et deux versions des faits.
pravda-goulag-one-line-3 = Le tour { $year } apporte une étape. { $names } la revendiquent.
pravda-goulag-one-line-4 = Un Chantier, une Grève, tour { $year } : { $names }. Le rapport montre le Chantier, agrandi.
pravda-goulag-none-watched-head-1 = Échangé, pour rien
pravda-goulag-none-watched-head-2 = Le conseil était mauvais
pravda-goulag-none-watched-head-3 = Surveillé, sans résultat
pravda-goulag-none-watched-line-1 = { $by } fait échanger { $who } au tour { $year }, puis on ne voit pas un Chantier. Qui conseille ne creuse pas.
pravda-goulag-none-watched-line-2 = Deux Grèves au tour { $year }, par { $names }, une fois { $who } corrigé par { $by }.
pravda-goulag-none-watched-line-3 = Rien de creusé, tour { $year }, par { $names } ; et pourtant { $who } avait dû échanger, par ordre de { $by }.
pravda-goulag-none-watched-line-4 = Sur un mot de { $by }, { $who } échange, et le tour { $year } ne donne rien quand même. Le mot est retiré.
pravda-goulag-none-unwatched-head-1 = Pas une bêche levée
pravda-goulag-none-unwatched-head-2 = On dormait, on veillait
pravda-goulag-none-unwatched-head-3 = De la confiance, et rien
pravda-goulag-none-unwatched-line-1 = Tour { $year } : deux Grèves par { $names }, et { $by }, à la surveillance, laisse dormir les cartes.
pravda-goulag-none-unwatched-line-2 = { $names } font grève ensemble, tour { $year }. { $by } avait préféré la confiance.
pravda-goulag-none-unwatched-line-3 = Deux Grèves, tour { $year }. { $names } s’appuyaient, dit-on, sur la même pelle, sous les yeux de { $by }.
pravda-goulag-none-unwatched-line-4 = { $by } comptait sur { $names }, tour { $year }. C’est classé sous « expérience ».
pravda-goulag-none-head-1 = Le canal se repose
pravda-goulag-none-head-2 = Deux grèves, zéro étape
pravda-goulag-none-head-3 = Un tour pour rien
pravda-goulag-none-line-1 = Pas une étape au tour { $year }. { $names } construisaient, si l’on peut dire.
pravda-goulag-none-line-2 = { $names } rendent la terre du tour { $year } telle qu’ils l’ont trouvée.
pravda-goulag-none-line-3 = Deux Grèves au tour { $year }, par { $names }. L’inspecteur a noté une forte pluie.
pravda-goulag-none-line-4 = Rien de creusé au tour { $year }. On avait choisi { $names } avec le plus grand soin.

## Les gens

pravda-goulag-builder-head-1 = Toujours la même pelle
pravda-goulag-builder-head-2 = Un dos bien connu
pravda-goulag-builder-head-3 = Les mêmes bottes, encore
pravda-goulag-builder-line-1 = Nul n’a construit autant que { $who } : { $k } fois. On a décoré la pelle.
pravda-goulag-builder-line-2 = { $who } a construit { $k } fois, plus que tous les autres. Les uns y voient de la confiance, les autres une peine.
pravda-goulag-builder-line-3 = { $who } : { $k } fois à la construction, et nul davantage. Les commissaires ont perdu les autres noms.
pravda-goulag-builder-line-4 = Dans le doute, { $who } : on l’a fait { $k } fois, plus qu’avec tout autre.
pravda-goulag-idle-head-1 = Des bottes trop propres
pravda-goulag-idle-head-2 = On en oublie
pravda-goulag-idle-head-3 = On le sait par ouï-dire
pravda-goulag-idle-line-1 = Ni pelle, ni surveillance jusqu’ici pour { $names }. Les autres comptent.
pravda-goulag-idle-line-2 = Aucun commissaire n’a encore nommé { $names }. C’est de la méfiance, ou un anniversaire.
pravda-goulag-idle-line-3 = Pas un commissaire n’a encore appelé { $names }. On demande ce que cela cache, et cela se cache aussi.
pravda-goulag-idle-line-4 = Ni construction ni surveillance pour { $names }. On relira la liste en commençant par la fin.
pravda-goulag-unwatched-head-1 = La surveillance est aveugle
pravda-goulag-unwatched-head-2 = Nul n’a été corrigé
pravda-goulag-unwatched-head-3 = La surveillance fait la sieste
pravda-goulag-unwatched-line-1 = En { $k } tours, pas un échange imposé. Une telle confiance appelle une enquête.
pravda-goulag-unwatched-line-2 = { $k } tours, et toutes les cartes sont restées où on les avait mises. La surveillance est un métier reposant.
pravda-goulag-unwatched-line-3 = Aucun échange en { $k } tours. Les rapports des surveillants sont identiques, et blancs.
pravda-goulag-unwatched-line-4 = { $k } tours sans un seul échange. La consigne de vigilance est réimprimée, en plus grand.

## Les tournants

pravda-goulag-turned-to-strike-deciding-line-1 = { $who } avait joué Chantier ; { $by } en a fait une Grève. C’est cette étape qui manquait à la fin.
pravda-goulag-turned-to-strike-deciding-line-2 = Un seul échange, voulu par { $by }, fait une Grève du Chantier de { $who }, et du canal un fossé.
pravda-goulag-turned-to-strike-deciding-line-3 = C’était un canal ; mais { $by } fit échanger à { $who } un Chantier, et il vint une Grève de trop.
pravda-goulag-turned-to-strike-deciding-line-4 = { $by } voulait être sûr de { $who }. Le Chantier s’en alla, la Grève vint, et la fin avec elle.
pravda-goulag-turned-to-work-deciding-line-1 = { $who } avait joué Grève ; { $by } en a fait un Chantier. Sans cette étape, point de canal.
pravda-goulag-turned-to-work-deciding-line-2 = En faisant échanger { $who }, { $by } tire d’une Grève l’étape dont tout dépendait.
pravda-goulag-turned-to-work-deciding-line-3 = L’étape décisive était une Grève de { $who }, jusqu’à ce que { $by } ordonne l’échange.
pravda-goulag-turned-to-work-deciding-line-4 = { $by } s’arrête devant { $who }, et d’une Grève sort un Chantier. Le canal tient à cette carte.
pravda-goulag-turned-to-strike-line-1 = { $by } fait échanger { $who } : d’un Chantier, une Grève. Au mieux, de bonnes intentions.
pravda-goulag-turned-to-strike-line-2 = Le Chantier de { $who } devient une Grève, par la grâce de { $by }.
pravda-goulag-turned-to-strike-line-3 = { $who } allait creuser ; vint { $by }, et la vigilance en fit une Grève.
pravda-goulag-turned-to-strike-line-4 = { $by } doutait de { $who }, et troqua un Chantier contre une Grève. Le doute se trompait.
pravda-goulag-turned-to-work-line-1 = { $who } pensait faire grève ; { $by } en a fait un Chantier.
pravda-goulag-turned-to-work-line-2 = Flair ou chance de { $by } : la Grève de { $who } finit en Chantier.
pravda-goulag-turned-to-work-line-3 = Une Grève de { $who } devient un Chantier, à la demande de { $by }. On ne l’a dit ni à l’un ni à l’autre.
pravda-goulag-turned-to-work-line-4 = { $by } fait échanger { $who }, et une Grève ressort en Chantier.

## Pour vos yeux

pravda-goulag-box-own-loyal-line-1 = Vous êtes loyal. Ayez l’air fatigué.
pravda-goulag-box-own-loyal-line-2 = Votre carte dit loyal, quoi qu’on en dise.
pravda-goulag-box-own-loyal-line-3 = Loyal, dit votre carte. Cela ne se voit pas : exercez-vous.
pravda-goulag-box-own-loyal-line-4 = Vous êtes du côté loyal. Attendez-vous à devoir le prouver, et à n’être pas cru.
pravda-goulag-box-own-disloyal-line-1 = Vous êtes déloyal. Chantez plus fort que les autres.
pravda-goulag-box-own-disloyal-line-2 = Votre carte dit déloyal ; gardez-la sous la casquette.
pravda-goulag-box-own-disloyal-line-3 = Déloyal, dit votre carte. Louez le Plan, et la pelle.
pravda-goulag-box-own-disloyal-line-4 = Vous êtes du côté déloyal. Indignez-vous à temps.
pravda-goulag-box-passed-loyal-line-1 = { $who } est loyal : c’est vous qui avez passé la carte.
pravda-goulag-box-passed-loyal-line-2 = Quoi qu’on raconte sur { $who }, la carte que vous avez passée était loyale.
pravda-goulag-box-passed-loyal-line-3 = { $who } est du bon côté : la carte, loyale, sort de vos mains.
pravda-goulag-box-passed-loyal-line-4 = Vous connaissez une âme loyale : { $who }, dont vous aviez la carte.
pravda-goulag-box-passed-disloyal-line-1 = { $who } est déloyal : c’est vous qui avez passé la carte.
pravda-goulag-box-passed-disloyal-line-2 = { $who } vous sourit, et tient la carte déloyale que vous avez passée.
pravda-goulag-box-passed-disloyal-line-3 = { $who } n’est pas du bon côté : la carte, déloyale, sort de vos mains.
pravda-goulag-box-passed-disloyal-line-4 = La carte déloyale que vous avez donnée est chez { $who }, qui n’a pas dit merci.
pravda-goulag-box-played-line-1 = Vous avez joué Chantier { $work } fois et Grève { $strikes } fois. Vous seul savez quand.
pravda-goulag-box-played-line-2 = Sur votre conscience : Chantier, { $work } ; Grève, { $strikes }.
pravda-goulag-box-played-line-3 = Chantier { $work }, Grève { $strikes } : voilà ce que vous avez posé. Nul ne l’a demandé par écrit.
pravda-goulag-box-played-line-4 = Vous avez construit : { $work } fois Chantier, { $strikes } fois Grève. Ne retenez qu’une version.
pravda-goulag-box-idle-line-1 = Vous n’avez pas encore construit, et ne répondez de rien.
pravda-goulag-box-idle-line-2 = Aucune carte de vous n’a servi jusqu’ici.
pravda-goulag-box-idle-line-3 = On ne vous a pas encore envoyé construire. Ayez l’air disponible.
pravda-goulag-box-idle-line-4 = Aucune carte jouée : votre dossier est sans tache, et sans rien.
