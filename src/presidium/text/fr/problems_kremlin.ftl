### Problèmes de Kremlin : trouvez le coup.

problem-kremlin-house = Les autres s’en tiennent à ce qui est sur la table : ils ne déclarent rien, ne jouent aucune carte et laissent leurs politiciens inactifs. Au vote, ils sont pour les leurs et contre tout le monde. Vous gagnez cette année, ou jamais.

problem-kremlin-the-balcony-or-the-bed-title = Le balcon ou le lit
problem-kremlin-the-balcony-or-the-bed-task = Deux saluts sont à vous, et votre Chef, Schukrutoff, a un « + ». Part-il en cure ?
problem-kremlin-the-balcony-or-the-bed-why = Un Chef au sanatorium ne salue pas, et le troisième salut vous suffit. À son bureau, Schukrutoff passe plus souvent que non le jet de santé, et avec un « + » il lui faut ensuite un 7 : le balcon vaut bien une toux.

problem-kremlin-doctors-orders-title = Ordre du médecin
problem-kremlin-doctors-orders-task = Nous sommes en 1961. La faction qui contrôle le Chef après la commission funéraire gagne. Le vôtre a « ++ ». Part-il en cure ?
problem-kremlin-doctors-orders-why = Il n’y a plus de parade à saluer ; il lui suffit de vivre jusqu’à la Commission funéraire, et un « + » de plus le tue. Au travail, à son âge, ce sont treize faces sur vingt, au sanatorium quatre. Un Chef alité reste un Chef.

problem-kremlin-seven-is-enough-title = Sept suffit
problem-kremlin-seven-is-enough-task = Le Chef des Militaristes, Karrienko, va saluer pour la troisième fois. Il pourrait saluer pour vous. Que dites-vous ?
problem-kremlin-seven-is-enough-why = Ils en sont à 6 sur Karrienko, et vous y avez 7 : il salue pour vous, et c’est votre troisième. Ils ne peuvent pas non plus monter plus haut : leurs 10, 9 et 8 sont sur d’autres bureaux, et égaler 7 ne prend personne.

problem-kremlin-who-is-left-title = Celui qui reste
problem-kremlin-who-is-left-task = Nous sommes en 1961, le Chef des Militaristes est presque mort, et votre Purgemoff tient le KGB. Qui purge-t-il ?
problem-kremlin-who-is-left-why = À 89 ans avec « ++ », la nature s’occupe du Chef. Les Affaires étrangères proposent alors quelqu’un de leur niveau : Goferbrok, leur homme, ou Purgemoff. Envoyez Goferbrok en Sibérie, et Palavrian n’a plus que vous à proposer. Purgez Palavrian, et c’est vous qui devriez proposer Goferbrok.

problem-kremlin-count-the-votes-title = Comptez les voix
problem-kremlin-count-the-votes-task = Nous sommes en 1961. Le Chef a un « ? », et votre ministre de la Défense pourra l’accuser. Qui votre KGB purge-t-il d’abord ?
problem-kremlin-count-the-votes-why = Deux voix « non coupable » acquittent, et les Militaristes en ont tout juste deux : celle du Chef et celle de Niewitko. Le Chef tombe sur 18, Niewitko sur 10. Sans lui il reste une voix, le tribunal juge à votre gré, et votre KGB propose votre Défense.

problem-kremlin-the-smaller-fish-title = Le petit poisson
problem-kremlin-the-smaller-fish-task = C’est 1961, et le vieux Chef ne vivra guère. Votre Défense peut juger l’un des deux suspects. Lequel ?
problem-kremlin-the-smaller-fish-why = Le Chef et le KGB votent ensemble : il serait acquitté, et il meurt de toute façon. Palavrian n’a qu’une voix, la sienne. Lui en Sibérie, votre Idéologie propose le prochain Chef, et nomme votre Défense. Laver quelqu’un d’abord ne fait que vieillir un vieil homme.

problem-kremlin-lose-once-more-title = Perdre encore une fois
problem-kremlin-lose-once-more-task = C’est 1961. Palavrian, à vous, a perdu le premier vote et doit nommer l’un des trois opposants. Lequel ?
problem-kremlin-lose-once-more-why = Après une seconde défaite, celui qui propose devient Chef lui-même : perdez donc encore. Contre Krakemheds votent les deux Militaristes, et votre Goferbrok fait trois. Contre un Militariste, il n’y aurait que deux voix, et il serait Chef.

problem-kremlin-a-second-opinion-title = Un second avis
problem-kremlin-a-second-opinion-task = Nous sommes en 1961. Le Chef des Militaristes vient de survivre à son jet de santé. Vous tenez « Mauvais diagnostic ». Que faites-vous ?
problem-kremlin-a-second-opinion-why = Faites réexaminer, à −2. Avec « ++ » et à 85 ans chaque croix tue, et deux de moins au dé lui laissent seize faces sur vingt pour cela. Palavrian propose alors Purgemoff, tous deux à vous, et il ne reste personne pour voter contre.
