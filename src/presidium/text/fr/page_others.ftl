### Ceux qu’on préfère ne pas entendre, ou croiser ; et un mot à l’hôte.

page-others-text = Personne ici n’apprend ce que vous faites sur cette page. Muet : vous ne voyez pas ce que quelqu’un dit dans la conversation, ni ses gestes ; ce qu’il dit dans le jeu, vous l’entendez toujours. Bloqué : cette personne ne peut pas s’asseoir aux tables dont vous êtes l’hôte, et vous êtes prévenu des tables où elle joue.
page-others-mute = Rendre muet
page-others-block = Bloquer
page-others-report = Signaler à l’hôte…
page-others-none = Il n’y a personne d’autre ici, si l’on ne compte pas les micros.
page-others-why = Qu’est-ce qui ne va pas ?
page-others-reason =
    { $reason ->
        [insult] Insultes
        [threat] Menaces
        [name] Le nom
        [cheating] Triche
       *[other] Autre chose
    }
page-others-quote = Ce qui a été dit
page-others-words = Avec vos propres mots
page-others-send = L’envoyer à l’hôte
page-others-sent = C’est chez l’hôte de ce serveur. Personne d’autre ne le sait.
page-others-blocked-here = bloqué
page-others-blocked-why = Vous préférez ne pas être assis avec cette personne.
