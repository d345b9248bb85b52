### Les camarades : qui ils sont, et ce qu’ils disent de ce que tout le monde sait. Le terminal le dit aussi.

comrade-title =
    { $id ->
        [trembler] le Trembleur
        [sailor] le Matelot
        [zealot] la Zélée
        [cook] le Cuisinier
        [archivist] l’Archiviste
        [fox] le Vieux Renard
        [widow] la Veuve
        [grandmaster] le Grand Maître
       *[other] { $id }
    }
comrade-whole = { comrade }, { comrade-title }
comrade-about =
    { $id ->
        [trembler] Avoue avant qu’on le lui demande, puis une seconde fois par écrit. Il a été innocent si souvent qu’il n’y croit plus lui-même.
        [sailor] A vu trois océans et une purge, et dit le plus grand bien des océans. Peu de mots, tous pensés.
        [zealot] Applaudit la première et s’arrête la dernière. Croit tout ce qu’elle dit, et presque tout est vrai.
        [cook] Nourrit tout le monde et entend tout. Le temps de servir la soupe, la rumeur a gagné en goût.
        [archivist] Sait ce que vous avez dit à la troisième manche. Ne le dit que si on le lui demande, mais avec la page.
        [fox] N’a jamais menti de sa vie, dit-il. Il en est le seul témoin.
        [widow] A enterré trois maris et un classeur. Ce qu’elle en raconte est vrai une fois sur deux.
        [grandmaster] Voit onze coups à l’avance et parle après le douzième. Cela ne valait pas l’attente, mais l’attente était chronométrée.
       *[other] Vient d’ailleurs.
    }
comrade-strong = Sa force
comrade-talkative = Son bavardage
comrade-honest = Sa franchise
comrade-strength =
    { $level ->
        [random] tire au sort
        [mild] bienveillant : sait jouer, et s’égare souvent
        [recruit] une recrue : de la bonne volonté, et des égarements
        [analyst] un analyste : lit ce que les autres font et disent
        [master] un maître : le meilleur de la maison, jusqu’à une seconde
       *[other] joue comme le joueur habituel
    }
comrade-level =
    { $level ->
        [random] tire au sort
        [mild] bienveillant
        [recruit] recrue
        [naive] habituel
        [careful] habituel
        [analyst] analyste
        [master] maître
       *[other] { $level }
    }
comrade-talk =
    { $talk ->
        [1] presque jamais
        [2] rarement ; répond si on l’interroge
        [3] comme tout le monde
        [4] deux fois plus que les autres
       *[5] rien ne l’arrête
    }
comrade-honesty =
    { $honest ->
        [1] dit ce qui sert
        [2] de temps à autre, contre toute habitude
        [3] une fois sur deux
        [4] presque toujours
       *[5] n’a jamais rien dit sans le penser
    }

page-comrade-company = Les camarades
page-comrade-pick = { comrade-whole } : { comrade-level }
page-comrade-of-five = { $count } sur 5
page-comrade-here =
    { $level ->
        [mild] Ici à mi-force, pour la première partie de quelqu’un.
       *[other] Ici à un autre niveau : { comrade-level }.
    }
