### Une partie que quelqu’un apporte : ouverte, vérifiée, montrée, et pas gardée.

page-record-title = Une partie apportée
page-record-heading = Apporter une partie
page-record-text = Une partie finie en un fichier : du terminal, de ces archives ou d’un autre serveur. Le portier la rejoue, regarde ses dés et vous ouvre les archives. Il ne garde rien, pas même rancune.
page-record-choose = Choisir un fichier
page-record-drop = ou le déposer ici
page-record-opening = Le portier lit…
page-record-line = Ligne { $line } : { $why }
page-record-large = Ce n’est pas une partie : c’est bien trop long.
page-record-checked =
    { $promised ->
        [yes] Les { $moves } coups sont tous permis par les règles, et les { $rolls } dés tels que promis.
       *[no] Les { $moves } coups sont tous permis par les règles. De ses dés rien n’est promis.
    }
page-record-another = Une autre partie
refused-record-unfinished = Cette partie n’est pas finie ; les archives s’ouvrent après.
refused-unreadable-record = Personne ici ne tire une partie de ce fichier.
refused-record-dice = Les dés de cette partie ne sont pas ceux qui étaient promis : quelqu’un a aidé.
