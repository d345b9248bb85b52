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
page-goulag-served = a servi au tour d’avant

## Les mots des déclarations

page-goulag-word =
    { $word ->
        [loyal] loyal
        [disloyal] déloyal
        [passed] j’ai passé cette carte
        [own] c’est ma propre carte
        [inferred] j’en tire mes conclusions
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
