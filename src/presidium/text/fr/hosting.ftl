### Ce que règle l’hôte, et ce qu’il peut faire tant que la salle est ouverte.

## Réglages

serve-socket = La salle est ouverte à un mandataire de cette machine, par { $file }
refused-settings-unreadable = Les réglages de { $file } ne se laissent pas lire : { $why }.
refused-settings-unknown = { $file } règle « { $key } », et il n’existe rien de tel. Il y a : { $known }.
refused-settings-value =
    Dans { $file }, « { $key } » doit être { $kind ->
        [flag] true ou false
        [port] un nombre de 0 à 65535
        [days] un nombre de jours au-dessus de zéro, ou le mot none entre guillemets droits
        [list] une liste de textes entre guillemets droits, dans des crochets
        [choice] l’un de ceux-ci, entre guillemets droits : { $choices }
        [table] une partie à elle seule : [limits], puis une ligne pour chacune
       *[text] un texte entre guillemets droits
    }.
refused-not-a-proxy = « { $text } » n’est pas un mandataire que l’on puisse croire : donnez son adresse, comme 10.0.0.7, ou son réseau, comme 10.0.0.0/8. Croire tout le monde laisserait chacun choisir d’où il vient.
refused-socket-taken = Un autre programme écoute déjà à { $file }, ou bien autre chose s’y trouve ; choisissez ailleurs avec --socket.
refused-no-socket = Cette machine ne peut pas écouter à { $file } : { $why }.
