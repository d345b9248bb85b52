### Problèmes de Politburo : trouvez le coup.

problem-politburo-house = Chacun vote à chaque scrutin selon son objectif : pour un ministère au plus haut, Répression là et Réforme ailleurs ; pour un ministère au plus bas, l’inverse. Molotov et Jdanov jouent à pile ou face. Les plans sont acceptés, et chacun désigne au hasard.

problem-politburo-one-step-back-title = Un pas en arrière
problem-politburo-one-step-back-task = Vous êtes Boulganine, premier en Influence. La somme des trois niveaux ne doit pas tomber sous 0. Que votez-vous ?
problem-politburo-one-step-back-why = Deux fois vous étiez seul pour la Répression : les autres voteront encore Réforme. Suivez-les, et les Finances baissent de deux : la somme passe sous 0. Opposez-vous, et elles baissent d’un, tout juste à 0. Vous êtes le déviant, mais il faut deux doigts sur vous pour perdre votre avance.

problem-politburo-let-it-rise-title = Laissez monter
problem-politburo-let-it-rise-task = Vous êtes Vorochilov, premier en Influence. La Défense doit être au plus haut. Les autres poussent les Finances. Que votez-vous ?
problem-politburo-let-it-rise-why = Trois voix égales portent les Finances de 0 à 2, au niveau de la Défense, et les ministères qui partagent le plus haut niveau l’ont tous. Approuvez donc : pas de purge, votre avance reste. Une Réforme tiendrait les Finances à 1, ce qui ne sert à rien, et vous mettrait à portée de deux doigts.

problem-politburo-a-matter-of-counting-title = Il suffit de compter
problem-politburo-a-matter-of-counting-task = Vous êtes Khrouchtchev, la Réforme a gagné le troisième scrutin et votre objectif est atteint. Qui était le déviant ?
problem-politburo-a-matter-of-counting-why = Au deuxième scrutin vous avez voté Réforme, et deux ont voté Répression : les camarades 2 et 5. Tous deux étaient au premier, où il y eut une seule Réforme : celle du camarade 1. Le déviant est donc le camarade 5, à moins que quelqu’un ne joue à pile ou face. Une erreur, et votre avance est perdue.

problem-politburo-three-of-a-kind-title = Trois voix égales
problem-politburo-three-of-a-kind-task = Vous êtes Kaganovitch : les Finances doivent monter de deux pour rejoindre la Défense. Qui convoquez-vous au deuxième scrutin ?
problem-politburo-three-of-a-kind-why = Chaque scrutin sur les Finances a eu sa Réforme, et le camarade 3 était de tous ; au dernier tour, son bulletin fut montré. Convoquez donc les trois autres. Sans trois voix égales, les Finances montent d’un seul, et presque au plus haut n’est pas au plus haut.
