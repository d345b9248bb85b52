### Ce que dit la page et qui n’appartient à aucun jeu.

page-title = Presidium
page-skip = Aller au contenu
page-nav = Presidium
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
page-nowhere = Cette pièce n’existe pas dans ce bâtiment.
page-not-loaded = Cette partie n’a pas pu être chargée. Le serveur tourne-t-il encore ?
page-announced = Annonce : { $text }
page-older = Presidium a été mis à jour. Cette page se rechargera dès qu’il ne se passera rien.
page-renew = Tout de suite
page-loading = Un moment, on vérifie vos papiers…
page-close = Fermer
page-newcomer = Camarade
page-forgotten = un camarade
page-name = { $name }
page-your-name = { $name } (vous)
# Un visage que l’on touche.
page-speak-to = Place { $seat } : que dire
page-play-now = Jouer tout de suite

## Règles

page-rule-number = Règle { $number }
page-rule-missing = Cette page du règlement a été retirée. Par qui, elle ne le dit pas.
page-rule-all = Tout le règlement
page-rules-tag =
    { $tag ->
        [cards] cartes
       *[options] facultatif
    }

## Inviter, attendre

page-copy = Copier
page-copied = Copié
page-sit = S’asseoir
