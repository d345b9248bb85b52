### Le Kremlin en trois minutes : d’une première déclaration à un premier salut, et une carte. Au plus 45 mots par écran.

lesson-kremlin-sheet = Vous êtes une faction, et votre influence est secrète : dix points sur un politicien, neuf sur un autre, jusqu’à un. Dans une vraie partie, Presidium vous proposera une feuille. La faction qui a déclaré le plus sur un politicien le contrôle.
lesson-kremlin-declare = C’est l’heure de la purge, affaire du KGB. Karrienko le dirige ; vous avez dix points sur lui, et personne n’en a déclaré. Déclarez-en un, ou jusqu’à dix « juste ce qu’il faut ». Un point déclaré le reste.
lesson-kremlin-purge = Un point a suffi : Karrienko est à vous. Qui purger ? Un dé de vingt décide : 18 pour le Chef, 14 au premier niveau, 10 au deuxième, 6 pour un Candidat. Frappez ce qui est à eux.
lesson-kremlin-lost = Annoncé n’est pas fait. Les Militaristes ont déclaré deux points sur Karrienko : il est à eux. Votre purge est annulée ; la leur vise Strychnin, un des vôtres. Elle n’est pas faite non plus. Qu’avez-vous là ?
lesson-kremlin-again = Trois contre deux : Karrienko est de nouveau à vous, et les Militaristes s’en souviendront. Qui vouliez-vous purger ?
lesson-kremlin-funeral = Un douze : Shootemdedsky part en Sibérie, et les points déclarés sur lui sont perdus. À l’automne, le vieil Aparatschik meurt, avec deux croix et sans cure. Envoyez vos malades au sanatorium, sauf un Chef : il doit saluer. La place est vacante.
lesson-kremlin-propose = Les Affaires étrangères organisent les obsèques et proposent un Chef, pris au premier niveau. Patina les dirige, et elle est à vous. De Karrienko et d’Eatstumuch, qui voulez-vous voir au balcon ?
lesson-kremlin-vote = Vous donnez les voix de ceux que vous contrôlez. Il faudrait trois voix contre pour faire échouer la proposition ; Eatstumuch a donné la première. C’est à Strychnin de voter, et Strychnin est à vous.
lesson-kremlin-wave = Octobre. Le Chef salue du balcon, pour la faction qui le contrôle quand cette fenêtre se ferme. Vous avez déclaré trois points sur Karrienko, les Militaristes deux, et ils comptent sur leurs doigts. Gardez-le avec tout ce que vous avez : juste ce qu’il faut.
lesson-kremlin-hand = Sept contre six : Karrienko a salué pour vous. Trois saluts, et une faction a gagné. On joue aussi avec des cartes Intrigue, et vous en avez une. C’est le printemps, et cette fois le KGB est aux Militaristes.
lesson-kremlin-card = Eatstumuch purge Strychnin, à l’Idéologie. Il faut dix, le dé a dit onze. L’influence n’y peut plus rien. Votre carte ôte trois à une purge à l’Idéologie, même après le jet. Jouez-la.
lesson-kremlin-end = Huit n’est pas dix : Strychnin reste, et Eatstumuch prend trois ans. Déclarez peu et tard, frappez les leurs, élevez les vôtres, gardez le Chef en octobre. La prochaine partie n’est pas répétée.

## Pourquoi pas

refused-lesson-kremlin-lapse = Personne ne contrôle Karrienko : le droit de purger se perd si personne ne déclare rien. Vous avez dix points là.
refused-lesson-kremlin-not-him = C’est Karrienko qui agit. Des points déclarés ailleurs ne gagnent rien aujourd’hui, et tout le monde les aura vus.
refused-lesson-kremlin-exact = Cela déclare exactement ce nombre, que l’on enchérisse ou non. « Juste ce qu’il faut » n’en déclare jamais trop.
refused-lesson-kremlin-waive = Vous auriez alors promis de vous taire toute la phase, et tout le monde le saurait.
refused-lesson-kremlin-own = Vous avez beaucoup écrit là : c’est un des vôtres. La purge est pour ceux que d’autres contrôlent.
refused-lesson-kremlin-nobodys = Personne n’a rien déclaré là, et c’est peut-être un des vôtres. Les Militaristes ont déclaré deux points sur quelqu’un à qui dix suffit.
refused-lesson-kremlin-high = Il y faut 14, ou 18. Une purge manquée vieillit de trois ans qui purge ; réussie, d’un seul. Quelqu’un à qui dix suffit est à eux aussi.
refused-lesson-kremlin-spare = Vous pouvez les épargner tous. Mais le KGB est à vous aujourd’hui, et peut-être seulement aujourd’hui.
refused-lesson-kremlin-level = Les Militaristes ont déclaré deux points, et l’égalité ne prend personne. Il en faut un de plus.
refused-lesson-kremlin-gone = Alors Karrienko purge Strychnin pour les Militaristes, si le dé le veut bien. Vous avez dix points sur Karrienko.
refused-lesson-kremlin-theirs = Les Militaristes contrôlent Eatstumuch, qui saluerait pour eux. Karrienko saluerait pour vous.
refused-lesson-kremlin-against = À trois voix contre, votre propre proposition échouerait, et qui propose vieillirait d’un an.
refused-lesson-kremlin-enough = Les Militaristes ont peut-être davantage. « Juste ce qu’il faut » n’en déclare jamais trop : une limite plus haute ne coûte rien.
refused-lesson-kremlin-unguarded = Alors un point de plus, et Karrienko salue pour les Militaristes. Le salut va à la faction qui le contrôle quand la fenêtre se ferme.
refused-lesson-kremlin-give = Un pot-de-vin est permis, et la carte serait partie. Strychnin en a besoin aujourd’hui.
refused-lesson-kremlin-die = Le dé est jeté : le contrôle d’Eatstumuch ne change plus rien à cette purge. Seule une carte aide encore.
refused-lesson-kremlin-siberia = Alors Strychnin part en Sibérie, et le point que vous avez déclaré est perdu. Votre carte est faite pour cela.
