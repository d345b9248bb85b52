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
        [sailor] A vu trois océans et une purge, et dit le plus grand bien des océans. Peu de mots, et pas un de trop.
        [zealot] Applaudit la première et s’arrête la dernière. Croit tout ce qu’elle dit, jusqu’à la phrase suivante.
        [cook] Nourrit tout le monde et entend tout. Le temps de servir la soupe, la rumeur a gagné en goût.
        [archivist] Sait ce que vous avez dit au troisième tour. Ne le dit que si on le lui demande, mais avec la page.
        [fox] N’a jamais menti de sa vie, dit-il. Il en est le seul témoin.
        [widow] A enterré trois maris et un classeur. Ce qu’elle en raconte dépend de qui le demande.
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
        [master] un maître : le meilleur du serveur, jusqu’à une seconde
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
        [1] ment hardiment pour la cause
        [2] ment volontiers pour la cause
        [3] ment pour la cause, comme tout le monde
        [4] ment pour la cause, à regret
       *[5] ne ment qu’autant que la cause l’exige
    }

page-comrade-company = Les camarades
page-comrade-pick = { comrade-whole } : { comrade-level }
page-comrade-of-five = { $count } sur 5
page-comrade-wins =
    { $level ->
        [recruit] Gagne moins souvent que le joueur habituel.
        [mild] Rien ne prouve qu’il gagne plus souvent qu’une recrue.
        [naive] Gagne plus souvent qu’une recrue.
        [careful] Gagne plus souvent qu’une recrue.
        [analyst] Gagne bien plus souvent que le joueur habituel de la première version.
        [master]
            { $game ->
                [politburo] Rien ne prouve qu’il gagne plus souvent qu’un analyste.
                [kremlin] Gagne plus souvent qu’un analyste.
               *[goulag] Gagne plus souvent que le joueur habituel. Parmi des joueurs qui ne cachent rien, un analyste gagne plus.
            }
       *[other] Les étoiles disent si un tel robot gagne souvent.
    }
page-comrade-here =
    { $level ->
        [mild] Ici à mi-force, pour la première partie de quelqu’un.
       *[other] Ici à un autre niveau : { comrade-level }.
    }
