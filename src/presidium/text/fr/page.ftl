### Ce que dit la page et qui n’appartient à aucun jeu.

page-title = Presidium
page-skip = Aller au contenu
page-nav = La maison
page-home = Retour à l’entrée
page-language = Langue
page-light = Clair
page-dark = Sombre
page-sound = Son
page-sound-now =
    { $on ->
        [yes] Son : activé
       *[no] Son : coupé
    }
page-rules = Règles
page-open-tables = Tables ouvertes
page-nowhere = Il n’y a pas de telle pièce dans ce bâtiment.
page-not-loaded = Cette partie n’a pas pu être chargée. Le serveur tourne-t-il encore ?
page-announced = La maison annonce : { $text }
page-older = La salle a été rénovée, et cette page est plus vieille qu’elle. Elle sera rechargée à un moment calme.
page-renew = Tout de suite
page-loading = Un moment, on vérifie vos papiers…
page-close = Fermer
page-newcomer = Camarade
page-forgotten = un camarade
page-name = { $name }
page-your-name = { $name } (vous)
page-play-now = Jouer tout de suite

## Règles

page-rule-number = Règle { $number }
page-rule-missing = Cette page du règlement a été retirée. Par qui, elle ne le dit pas.
page-rule-all = Tout le règlement

## Inviter, attendre

page-copy = Copier
page-copied = Copié
page-sit = S’asseoir
