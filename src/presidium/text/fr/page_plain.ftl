### Une table sans plateau à elle.

page-plain-open = Sur la table
page-plain-own = Pour vos yeux seulement
page-plain-hidden =
    { $count ->
        [0] Il n’y a rien dans les dossiers.
        [one] Une chose vous est cachée.
       *[other] { $count } choses vous sont cachées.
    }
page-plain-write =
    { $count ->
        [one] Il y a une seule réponse possible. Écrivez-la dans la notation du jeu :
       *[other] Il y a { $count } réponses possibles, trop pour les énumérer. Écrivez-en une dans la notation du jeu :
    }
page-plain-answer = Répondre
page-plain-suggest = En proposer une
page-guide-plain = Personne n’a encore peint de plateau pour ce jeu, la table est donc toute simple : ce qui est à découvert est énuméré ici, ce que vous seul pouvez voir dessous, et chaque réponse possible est un bouton. Le journal raconte le reste.
