### Quelque chose ne va pas : ce que l’on peut transmettre d’une table.

report-button = Quelque chose ne va pas
report-text = Tout ce qui aide à réparer : la version, les règles et cette partie telle que votre place la connaît. Aucun nom n’y figure. Dites en une phrase ce que vous attendiez et ce qui s’est passé, et envoyez le tout.
report-secret = La partie n’est pas finie : ceci contient ce que votre place est seule à savoir. Personne à la table ne devrait le lire avant la fin.
report-label = Le rapport
report-copy = Copier
report-copied = Copié
report-save = Enregistrer en fichier
report-working = On rassemble les papiers…
