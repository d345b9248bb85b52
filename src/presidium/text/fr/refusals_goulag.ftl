### Ce que Goulag refuse. La page charge ceci au premier refus.

refused-goulag-must-name = Le commissaire doit nommer deux constructeurs et un surveillant.
refused-goulag-three-different = Les deux constructeurs et le surveillant doivent être trois joueurs différents.
refused-goulag-not-himself = Un commissaire ne creuse pas : nommez trois autres joueurs.
refused-goulag-renewal =
    { $due ->
        [one] Au moins un des trois doit être nouveau
       *[other] Au moins { $due } des trois doivent être nouveaux
    } par rapport au tour précédent ; { $new ->
        [0] ici, aucun ne l’est.
        [one] ici, un seul l’est.
       *[other] ici, il n’y en a que { $new }.
    }
refused-goulag-must-play = Un constructeur joue Chantier ou Grève.
refused-goulag-must-supervise = Le surveillant fait échanger ses cartes à l’un des deux constructeurs, ou passe.
refused-goulag-was-no-builder = Seuls les constructeurs du tour { $round } peuvent dire ce qu’ils y ont joué.
refused-goulag-made-no-exchange = La place { $seat } ne vous a pas fait échanger au tour { $round }.
refused-goulag-chose-nobody = La place { $seat } n’a nommé ni surveillé personne au tour { $round }.
refused-goulag-not-so-chosen = La place { $seat } n’a pas été choisie ainsi au tour { $round }.
refused-goulag-too-many-cards =
    { $side ->
        [loyal] Le paquet ne contient que { $cards } cartes d’ouvrier loyal.
       *[disloyal] Le paquet ne contient que { $cards } cartes d’ouvrier déloyal.
    }
refused-goulag-before = Après le premier tour, une position doit nommer les trois joueurs du tour précédent, par exemple « before 1 2 5 ».
refused-goulag-not-your-own = Votre propre carte n’est pas celle de la place { $seat }.
