# Ce que dit l’affiche de chaque jeu, et son nom partout où il est nommé.

kremlin-title = Kremlin
page-line-kremlin = Il a quatre-vingts ans, il tousse, et en octobre il doit saluer la foule. Faites en sorte que ce bras soit le vôtre.
page-facts-kremlin = De 3 à 6, une soirée : influence secrète, purges, procès et médecine d’État.
page-seating-kremlin = Les factions prennent place. Quelqu’un a chauffé la vôtre…

politburo-title = Politburo
page-line-politburo = Trois ministères, une seule ligne du Parti, et une tablée de camarades qui la comprennent chacun à sa façon.
page-facts-politburo = De 5 à 10, une demi-heure : objectifs secrets, bulletins secrets, doigts bien visibles.
page-seating-politburo = Les camarades entrent. Chacun a déjà son objectif…

goulag-title = Goulag
page-line-goulag = Creusez, ou faites semblant. Votre voisin a lu votre carte, et il sourit.
page-facts-goulag = De 5 à 10, un quart d’heure : deux camps, un canal, et personne à qui se fier.
page-seating-goulag = On compte la colonne, puis on la recompte…
