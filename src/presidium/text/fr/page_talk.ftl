### Pauses pour parler : nouvelle table, autre rythme, salle d’attente.

page-talk = Parler
page-talk-how = Pauses pour parler
page-talk-name =
    { $talk ->
        [open] Ouvertes
        [brief] Brèves
        [call] En appel
       *[none] Aucune
    }
page-talk-means =
    { $talk ->
        [open] { $clocks ->
            [yes] Après chaque révélation, la table parle : de 20 à 45 secondes, ou moins si tous ont fini.
           *[no] Après chaque révélation, la table parle jusqu’à ce que tous disent avoir fini.
        }
        [brief] Après chaque révélation, la table parle : de 10 à 23 secondes, ou moins si tous ont fini.
        [call] Vous vous parlez déjà de vive voix : aucune pause n’a de pendule. Tous disent avoir fini, ou l’hôte continue. Le plateau tient sur un demi-écran ; la ligne à taper vient quand on la veut.
       *[none] Pas de pause : la question suivante vient aussitôt.
    }
