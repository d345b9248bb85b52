### Les grands moments du Kremlin, écrits dans leurs images : peu de mots, et courts.

## La règle des vingt

page-ruler-dead = mort
page-ruler-worse = ++
page-ruler-sick = +
page-ruler-same = inchangé
page-ruler-better = un + de moins
page-ruler-no = insuffisant
page-ruler-yes = suffisant
