### Ce que dit la page à une table de Goulag.

page-goulag-round =
    Tour { $round } sur { $rounds } · { $canal ->
        [0] rien de creusé
        [one] le canal compte { $canal } étape
       *[other] le canal compte { $canal } étapes
    }

## Le canal

page-goulag-canal =
    { $canal ->
        [0] Le canal : rien de creusé, { $most } étapes au plus
        [one] Le canal : { $canal } étape creusée, { $most } au plus
       *[other] Le canal : { $canal } étapes creusées, { $most } au plus
    }
page-goulag-aim = Les loyaux veulent plus de deux étapes par ouvrier loyal, les déloyaux en veulent moins. Combien sont loyaux, personne ne le sait.
page-goulag-goal =
    { $loyal ->
        [one] Un ouvrier loyal : le repère est à { $goal } étapes. Au-delà gagnent les loyaux, en deçà les déloyaux, juste dessus le camp le moins nombreux.
       *[other] { $loyal } ouvriers loyaux : le repère est à { $goal } étapes. Au-delà gagnent les loyaux, en deçà les déloyaux, juste dessus le camp le moins nombreux.
    }
page-goulag-last =
    { $work ->
        [0] Tour { $round } : aucune carte Chantier
        [one] Tour { $round } : une carte Chantier
       *[other] Tour { $round } : deux cartes Chantier
    }

## Devant une place

page-goulag-side =
    { $side ->
        [loyal] loyal
        [disloyal] déloyal
       *[unknown] carte jamais vue
    }
page-goulag-commissar = commissaire
page-goulag-builder =
    { $card ->
        [work] constructeur : Chantier
        [strike] constructeur : Grève
       *[unknown] constructeur
    }
page-goulag-supervisor = surveillant
page-goulag-supervised = a échangé
page-goulag-served = de service au tour précédent
page-goulag-renewal =
    { $due ->
        [one] Ont servi au tour précédent : { $who }. Au moins un des trois doit être nouveau.
       *[other] Ont servi au tour précédent : { $who }. Au moins { $due } des trois doivent être nouveaux.
    }

## Les mots des déclarations

page-goulag-word =
    { $word ->
        [loyal] loyal
        [disloyal] déloyal
        [passed] j’ai passé cette carte
        [own] c’est ma propre carte
        [inferred] je le crois
        [name] vous nommer
        [trust] ne pas vous faire échanger
        [skip] vous laisser à la maison
        [exchange] vous faire échanger
        [test] je voulais le voir jouer
        [new] il fallait du nouveau
        [work] Chantier
       *[strike] Grève
    }

## Les tours joués

page-goulag-column =
    { $column ->
        [round] Tour
        [commissar] Commissaire
        [builders] Constructeurs
        [supervisor] Surveillant
        [supervised] A échangé
       *[work] Chantier
    }
page-goulag-built =
    { $card ->
        [work] { $name } (Chantier)
        [strike] { $name } (Grève)
       *[unknown] { $name }
    }
page-goulag-nobody = personne

## Les nombres qui ont décidé

page-number-goulag-work = cartes Chantier montrées
page-number-goulag-loyal = loyaux
page-number-goulag-disloyal = déloyaux

## Pour les nouveaux venus

page-guide-goulag = À chaque tour, un commissaire envoie au canal deux constructeurs et un surveillant. Les deux constructeurs jouent Chantier ou Grève en secret, et l’on montre seulement combien il y avait de cartes Chantier : chacune est une étape du canal. Parlez tant que vous voulez, et croyez le moins possible.
page-plain-goulag-card =
    { $own ->
        [blind] Personne ne connaît son camp : seul le voisin de gauche peut le dire, et rien ne l’oblige à dire vrai.
       *[seen] Chacun regarde une fois sa carte, et connaît donc son camp.
    }
page-plain-goulag-win = Les loyaux veulent plus de deux étapes de canal par ouvrier loyal, les déloyaux en veulent moins.
page-guide-goulag-side =
    { $side ->
        [loyal] Vous êtes loyal. Vous voulez un long canal : plus de deux étapes par ouvrier loyal.
        [disloyal] Vous êtes déloyal. Vous voulez un canal court : moins de deux étapes par ouvrier loyal.
       *[unseen] Personne n’a vu sa propre carte, vous non plus. Seul votre voisin de gauche peut vous dire votre camp.
    }
page-guide-goulag-passed =
    { $side ->
        [loyal] La carte de { $who } est passée entre vos mains : elle est loyale. C’est tout ce que vous savez des autres avec certitude.
       *[disloyal] La carte de { $who } est passée entre vos mains : elle est déloyale. C’est tout ce que vous savez des autres avec certitude.
    }
page-guide-goulag-name-trio = Vous êtes le commissaire. Envoyez creuser ceux à qui vous vous fiez, ou ceux que vous voulez voir à l’œuvre : on se souvient de qui y est allé, et une partie des trois doit être nouvelle.
page-guide-goulag-build = Chantier allonge le canal, Grève non. Personne ne voit quelle carte était la vôtre, à moins que vous ne le disiez, et encore.
page-guide-goulag-supervision = Vous ne voyez aucune carte. Si vous imposez un échange, Chantier devient Grève et Grève devient Chantier ; tout le monde voit qui vous avez choisi.
page-goulag-race =
    { $canal ->
        [0] Canal : aucune étape. Il faut aux loyaux { $need }.
        [one] Canal : { $canal } étape. Il faut aux loyaux { $need }.
       *[other] Canal : { $canal } étapes. Il faut aux loyaux { $need }.
    }

## De quoi il s’agit quand d’autres sont interrogés

page-goulag-matter =
    { $step ->
        [name-trio] qui construit et qui surveille
        [build] les cartes des constructeurs
        [supervision] un échange de cartes
       *[other] une décision
    }

page-goulag-told =
    { $n ->
        [1] Vous êtes loyal ou déloyal.
        [2] À chaque tour, deux d’entre vous creusent en secret.
       *[3] Puis tout le monde parle.
    }
page-goulag-told-how =
    { $n ->
        [1] Les loyaux veulent un long canal, les déloyaux un canal court.
        [2] Tous voient combien a été creusé, jamais par qui.
       *[3] La carte d’un voisin est passée entre vos mains. Vous pouvez mentir.
    }
