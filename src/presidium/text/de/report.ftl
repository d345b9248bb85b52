### Etwas stimmt nicht: was man von einem Tisch weitergeben darf.

report-button = Etwas stimmt nicht
report-text = Alles, was beim Beheben hilft: die Version, die Regeln und diese Partie, wie dein Platz sie kennt. Niemandes Name steht darin. Sag in einem Satz, was du erwartet hast und was stattdessen geschah, und schick beides mit.
report-secret = Die Partie ist nicht zu Ende: Hier steht, was nur dein Platz weiß. Niemand am Tisch sollte es vor dem Ende lesen.
report-label = Der Bericht
report-copy = Kopieren
report-copied = Kopiert
report-save = Als Datei sichern
report-working = Jemand sammelt die Papiere ein …
