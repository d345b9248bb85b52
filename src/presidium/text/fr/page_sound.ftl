### Ce qu’on entend, et ce qu’on en dit.

page-sound-on = Activer les sons
page-sound-what = Tout est fabriqué par la page elle-même, avec des notes et du souffle. Ce qu’on entend se lit aussi à l’écran : le silence ne vous coûte rien.
page-sound-which = Ce qu’on entend
page-sound-volume = Volume
page-sound-kind =
    { $kind ->
        [bell] La sonnette : la parole est à vous
        [stamp] Le tampon
        [die] Le dé
        [teleprinter] Le téléscripteur
        [cough] La toux des malades
       *[crowd] La foule
    }
page-sound-hear =
    { $kind ->
        [bell] Écouter la sonnette
        [stamp] Écouter le tampon
        [die] Écouter le dé
        [teleprinter] Écouter le téléscripteur
        [cough] Écouter la toux
       *[crowd] Écouter la foule
    }
page-sound-trembles = Le téléphone vibre quand la parole est à moi
page-sound-windows = Sonner aussi quand une fenêtre s’ouvre
page-sound-windows-why = Cela sonne alors à chaque fenêtre, que vous ayez quelque chose à y dire ou non : les murs ont des oreilles, et les voisins n’ont pas à savoir ce que vous tenez. Les réponses scellées ne font aucun bruit.
page-sound-music = Musique
