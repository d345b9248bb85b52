## La Pravda sur Kremlin : des titres (44 lettres au plus, certains 26) et des phrases pour chaque genre de fait. Ce ne
## sont pas des traductions. « De » et « que » s’élident devant Aparatschik et Eatstumuch ; Patina et Nogoodnik sont des
## femmes ; les factions et les ministères ont leurs articles ici.

pravda-kremlin-date =
    { $when ->
        [end] Dernière édition, { $year }
        [turn] { $year }
       *[year] Octobre { $year }
    }
pravda-kremlin-score =
    { $id ->
        [stalinists] Staliniens
        [militarists] Militaristes
        [evolutionists] Évolutionnistes
        [expansionists] Expansionnistes
        [internationalists] Internationalistes
        [marxists] Marxistes
       *[other] { kremlin-surname }
    }
pravda-faction =
    { $faction-id ->
        [1] les Staliniens
        [2] les Militaristes
        [3] les Évolutionnistes
        [4] les Expansionnistes
        [5] les Internationalistes
       *[6] les Marxistes
    }
pravda-aux-faction =
    { $faction-id ->
        [1] aux Staliniens
        [2] aux Militaristes
        [3] aux Évolutionnistes
        [4] aux Expansionnistes
        [5] aux Internationalistes
       *[6] aux Marxistes
    }
pravda-rival =
    { $rival-id ->
        [1] les Staliniens
        [2] les Militaristes
        [3] les Évolutionnistes
        [4] les Expansionnistes
        [5] les Internationalistes
       *[6] les Marxistes
    }
pravda-aux-rival =
    { $rival-id ->
        [1] aux Staliniens
        [2] aux Militaristes
        [3] aux Évolutionnistes
        [4] aux Expansionnistes
        [5] aux Internationalistes
       *[6] aux Marxistes
    }
pravda-ministry =
    { $post-id ->
        [chief] le Parti
        [kgb] le KGB
        [foreign] les Affaires étrangères
        [defence] la Défense
        [ideology] l’Idéologie
        [industry] l’Industrie
        [economy] l’Économie
       *[sport] les Sports
    }
pravda-du-ministry =
    { $post-id ->
        [chief] du Parti
        [kgb] du KGB
        [foreign] des Affaires étrangères
        [defence] de la Défense
        [ideology] de l’Idéologie
        [industry] de l’Industrie
        [economy] de l’Économie
       *[sport] des Sports
    }
pravda-au-ministry =
    { $post-id ->
        [chief] au Parti
        [kgb] au KGB
        [foreign] aux Affaires étrangères
        [defence] à la Défense
        [ideology] à l’Idéologie
        [industry] à l’Industrie
        [economy] à l’Économie
       *[sport] aux Sports
    }
pravda-du-old-ministry =
    { $from-id ->
        [chief] du Parti
        [kgb] du KGB
        [foreign] des Affaires étrangères
        [defence] de la Défense
        [ideology] de l’Idéologie
        [industry] de l’Industrie
        [economy] de l’Économie
       *[sport] des Sports
    }
pravda-de-who =
    { $who-id ->
        [A] d’{ $who }
        [M] d’{ $who }
       *[other] de { $who }
    }
pravda-que-who =
    { $who-id ->
        [A] qu’{ $who }
        [M] qu’{ $who }
       *[other] que { $who }
    }
pravda-de-by =
    { $by-id ->
        [A] d’{ $by }
        [M] d’{ $by }
       *[other] de { $by }
    }
pravda-que-by =
    { $by-id ->
        [A] qu’{ $by }
        [M] qu’{ $by }
       *[other] que { $by }
    }
pravda-elu =
    { $who-id ->
        [S] élue
        [V] élue
       *[other] élu
    }
pravda-il =
    { $who-id ->
        [S] elle
        [V] elle
       *[other] il
    }

## La fin

pravda-kremlin-end-waves-head-1 = Trois octobres, et le rideau
pravda-kremlin-end-waves-head-2 = Le bras avait un propriétaire
pravda-kremlin-end-waves-head-3 = Le troisième bras était le bon
pravda-kremlin-end-waves-line-1 = Troisième octobre pour { $winners } : le balcon n’a plus rien à ajouter, et le peuple peut baisser la main.
pravda-kremlin-end-waves-line-2 = { $winners } ont leurs trois parades, donc tout le reste. Les autres étaient là pour le décor.
pravda-kremlin-end-waves-line-3 = Le bras s’est levé trois fois pour { $winners }. Une quatrième serait de la coquetterie.
pravda-kremlin-end-waves-line-4 = { $winners } ont trois octobres dans la poche ; l’histoire est priée de se tenir tranquille.
pravda-kremlin-end-victor-head-1 = { $who } : jamais deux sans trois
pravda-kremlin-end-victor-head-2 = On ouvre les tiroirs
pravda-kremlin-end-victor-head-3 = { $who } lève le bras, et la séance
pravda-kremlin-end-victor-line-1 = Trois saluts { pravda-de-who }, et chacun ouvre sa feuille : nul n’y avait mis plus de { $points }. La victoire revient à qui de droit : { $winners }.
pravda-kremlin-end-victor-line-2 = Après le troisième salut { pravda-de-who } on a compté les points, { $points } au plus. Gagnent : { $winners }.
pravda-kremlin-end-victor-line-3 = Au troisième salut { pravda-de-who } on a retourné les feuilles : { $points } au plus. { $winners } avaient toujours aimé ce bras-là.
pravda-kremlin-end-victor-line-4 = { $who } a salué trois fois, et l’on a vérifié : { $points }, pas davantage. La victoire va donc à { $winners }.
pravda-kremlin-end-last-wave-head-1 = Saluera bien qui saluera le dernier
pravda-kremlin-end-last-wave-head-2 = { $who } éteint la lumière
pravda-kremlin-end-last-wave-head-3 = Le dernier bras de la saison
pravda-kremlin-end-last-wave-line-1 = { $who } salue en { $year }, et cela suffit. Les feuilles disent { $points } au plus, et le reste suit : { $winners } l’emportent.
pravda-kremlin-end-last-wave-line-2 = La dernière parade est à { $who }. Nul n’avait écrit plus de { $points } ; { $winners } ramassent la mise.
pravda-kremlin-end-last-wave-line-3 = Après le salut { pravda-de-who }, en { $year }, il n’y aura plus de salut. Les feuilles plafonnent à { $points } : { $winners } ont gagné.
pravda-kremlin-end-last-wave-line-4 = { $who } ferme la marche, et le siècle. { $points } était le plus haut nombre ; l’ont trouvé { $winners }.
pravda-kremlin-end-last-chief-head-1 = { $year } : à qui est le Chef ?
pravda-kremlin-end-last-chief-head-2 = Le Chef reste, la facture aussi
pravda-kremlin-end-last-chief-head-3 = Le Chef reste, on range les chaises
pravda-kremlin-end-last-chief-line-1 = En { $year } il y a un Chef du Parti, et { $winners } ont les ficelles. On ne défilera plus.
pravda-kremlin-end-last-chief-line-2 = Point de troisième octobre, mais un Chef, et bien tenu : { $winners } gagnent, le bras au repos.
pravda-kremlin-end-last-chief-line-3 = Il se fait tard, { $year } : le Chef est assis, et { $winners } tiennent la laisse. Cela suffit pour gagner.
pravda-kremlin-end-last-chief-line-4 = En { $year } il reste un Chef. { $winners } avaient gardé le bon de livraison.
pravda-kremlin-end-last-victor-head-1 = { $who }, à la fin des fins
pravda-kremlin-end-last-victor-head-2 = Il restait { $who }
pravda-kremlin-end-last-victor-head-3 = { $who } a usé le calendrier
pravda-kremlin-end-last-victor-line-1 = { $who } est à la tête du Parti en { $year }. Sur les feuilles, { $points } au plus : { $winners } avaient vu juste.
pravda-kremlin-end-last-victor-line-2 = L’année { $year } trouve { $who } au sommet, et les tiroirs ouverts : pas plus de { $points }. Gagnent : { $winners }.
pravda-kremlin-end-last-victor-line-3 = { $year } s’achève, { $who } non. Les tiroirs donnent { $points } au plus, et la victoire à { $winners }.
pravda-kremlin-end-last-victor-line-4 = { $who } est encore au sommet en { $year }. Quelqu’un y avait mis { $points } : { $winners }, qui gagnent.
pravda-kremlin-end-few-head-1 = Plus assez de monde pour trahir
pravda-kremlin-end-few-head-2 = Fermé faute de personnel
pravda-kremlin-end-few-head-3 = Quorum perdu, victoire trouvée
pravda-kremlin-end-few-line-1 = Il reste { $left } personnes dans la politique. { $winners } tiennent la plus haute, et s’en contenteront.
pravda-kremlin-end-few-line-2 = On a compté : { $left }. C’est peu pour un complot, assez pour une victoire, celle que remportent { $winners }.
pravda-kremlin-end-few-line-3 = { $left } personnes dans la politique, c’est un dîner, pas un gouvernement. { $winners } sont en bout de table, et gagnent.
pravda-kremlin-end-few-line-4 = Avec { $left } noms on ne remplit plus l’organigramme. { $winners } ont le plus haut placé, et éteignent.
pravda-kremlin-end-nobody-few-head-1 = Victoire sans survivant
pravda-kremlin-end-nobody-few-head-2 = Un pays, et personne dedans
pravda-kremlin-end-nobody-few-head-3 = Trop peu de monde pour un tort
pravda-kremlin-end-nobody-few-line-1 = Il reste { $left } personnes dans la politique, et nulle qui gagne. La file d’attente, elle, se porte bien.
pravda-kremlin-end-nobody-few-line-2 = Avec { $left } politiciens on ne remplit plus la photographie. La victoire est remise au magasin.
pravda-kremlin-end-nobody-few-line-3 = On a recompté : { $left }. Nul ne gagne, et le vestiaire est plein.
pravda-kremlin-end-nobody-few-line-4 = Un gouvernement de { $left } a été essayé ; on y flotte. Pas de vainqueur pour le remplir.
pravda-kremlin-end-nobody-chief-head-1 = { $year } : le Chef n’est à personne
pravda-kremlin-end-nobody-chief-head-2 = Victoire en souffrance
pravda-kremlin-end-nobody-chief-head-3 = { $year } : un Chef sans adresse
pravda-kremlin-end-nobody-chief-line-1 = En { $year } nul ne peut dire que le Chef du Parti est à lui. Personne ne gagne, à l’unanimité.
pravda-kremlin-end-nobody-chief-line-2 = L’année { $year } devait désigner un vainqueur. Elle a donné des betteraves.
pravda-kremlin-end-nobody-chief-line-3 = En { $year } il y avait une victoire à prendre, mais aucun Chef en poche pour aller la chercher.
pravda-kremlin-end-nobody-chief-line-4 = { $year } s’achève sur un fauteuil. À qui il est, le concierge ne l’a pas vu.
pravda-kremlin-end-nobody-sheets-head-1 = Triomphe cherche preneur
pravda-kremlin-end-nobody-sheets-head-2 = Les tiroirs sonnaient creux
pravda-kremlin-end-nobody-sheets-head-3 = Feuilles ouvertes, lot non réclamé
pravda-kremlin-end-nobody-sheets-line-1 = On a ouvert toutes les feuilles au nom { pravda-de-who } : rien qui vaille. Le triomphe est renvoyé à l’expéditeur.
pravda-kremlin-end-nobody-sheets-line-2 = C’était l’heure { pravda-de-who }, et de personne d’autre : aucune feuille n’y gagne.
pravda-kremlin-end-nobody-sheets-line-3 = { $who } avait tout rendu possible ; aucune feuille n’en a profité. Le lot retourne à la loterie.
pravda-kremlin-end-nobody-sheets-line-4 = On cherchait partout qui croyait en { $who }. Tout le monde avait rendez-vous ailleurs.
pravda-kremlin-end-won-head-1 = C’était écrit, et bien rangé
pravda-kremlin-end-won-head-2 = La ligne juste l’emporte
pravda-kremlin-end-won-head-3 = Résultat conforme au désir
pravda-kremlin-end-won-line-1 = { $winners } gagnent. La rédaction l’avait toujours pensé, et l’aurait dit si on l’en avait priée.
pravda-kremlin-end-won-line-2 = La partie est jouée : { $winners } l’emportent. Les autres sont priés d’avoir été d’accord.
pravda-kremlin-end-won-line-3 = Gagnent : { $winners }.
pravda-kremlin-end-won-line-4 = { $winners } gagnent. On explique aux autres ce qu’il fallait ressentir.
pravda-kremlin-end-nobody-head-1 = Personne ne gagne, largement
pravda-kremlin-end-nobody-head-2 = Match nul pour le peuple
pravda-kremlin-end-nobody-head-3 = Victoire rentrée au dépôt
pravda-kremlin-end-nobody-line-1 = La partie est finie et nul ne l’a gagnée. Les archives parleront de stabilité.
pravda-kremlin-end-nobody-line-2 = Pas de vainqueur. On photographiera l’endroit où il se serait tenu.
pravda-kremlin-end-nobody-line-3 = Personne n’a gagné. La fanfare ne savait qu’une marche : elle la joue.
pravda-kremlin-end-nobody-line-4 = La partie s’arrête sans vainqueur, au soulagement du graveur.

## Le Chef

pravda-kremlin-chief-died-head-1 = Le fauteuil est encore tiède
pravda-kremlin-chief-died-head-2 = { $who } prend congé
pravda-kremlin-chief-died-head-3 = Drapeaux en berne, coudes en l’air
pravda-kremlin-chief-died-head-4 = Le Parti sans sa tête
pravda-kremlin-chief-died-line-1 = { $who } n’est plus, à { $age } ans. Le Parti pleure d’un œil, et de l’autre surveille le fauteuil.
pravda-kremlin-chief-died-line-2 = À { $age } ans { $who } a quitté la tête du Parti pour le Mur, par la voie hiérarchique.
pravda-kremlin-chief-died-line-3 = La mort { pravda-de-who }, à { $age } ans, laisse un grand vide, que plusieurs personnes ont déjà mesuré.
pravda-kremlin-chief-died-line-4 = { $who } dirigeait le Parti et avait { $age } ans. Le deuil est général, les regards sont en coin.
pravda-kremlin-chief-died-line-5 = { $who } a quitté la direction à { $age } ans, de la seule façon qui ne demande pas de vote.
pravda-kremlin-purged-chief-exact-head-1 = { $need }, et plus de Chef
pravda-kremlin-purged-chief-exact-head-2 = Le sommet, au point près
pravda-kremlin-purged-chief-exact-head-3 = Un Chef de moins, sans monnaie
pravda-kremlin-purged-chief-exact-line-1 = Contre la tête du Parti il faut { $need } : { $by } fait { $roll }, et { $who } regarde défiler les bouleaux.
pravda-kremlin-purged-chief-exact-line-2 = { $by } demandait { $need } au dé, qui a obéi sans zèle. { $who } dirigeait le Parti jusque-là.
pravda-kremlin-purged-chief-exact-line-3 = Un Chef du Parti coûte { $need }. { $by } paie { $roll }, l’appoint exact, et l’on emballe { $who }.
pravda-kremlin-purged-chief-exact-line-4 = Le dé dit { $roll }, le tarif dit { $need } : { $by } soulage { $who } du Parti, au kopeck près.
pravda-kremlin-purged-chief-roll-head-1 = On nettoie aussi en haut
pravda-kremlin-purged-chief-roll-head-2 = { $by } vise le lustre
pravda-kremlin-purged-chief-roll-head-3 = Une place tout en haut
pravda-kremlin-purged-chief-roll-line-1 = { $by } purge jusqu’à la tête du Parti : { $roll } pour { $need }. { $who } a demandé une place côté fenêtre.
pravda-kremlin-purged-chief-roll-line-2 = Il fallait { $need }, ce fut { $roll } : { $who } dirigera une baraque, et { $by } respire.
pravda-kremlin-purged-chief-roll-line-3 = { $by } fait { $roll } contre la tête du Parti, qui vaut { $need }. On aide { $who } à descendre tous les étages à la fois.
pravda-kremlin-purged-chief-roll-line-4 = Il faut { $need } pour un Chef ; { $by } met { $roll } sur la table, et demande qu’on aère le fauteuil de { $who }.
pravda-kremlin-purged-chief-head-1 = De qui était ce portrait ?
pravda-kremlin-purged-chief-head-2 = Le Chef prend l’air
pravda-kremlin-purged-chief-head-3 = Grand silence au dernier étage
pravda-kremlin-purged-chief-line-1 = { $who } ne dirige plus le Parti, qui n’en a gardé aucun souvenir. On félicite { $by }, de loin.
pravda-kremlin-purged-chief-line-2 = { $by } a purgé { $who }, et du coup le haut de tous les murs. Les peintres sont en route.
pravda-kremlin-purged-chief-line-3 = { $who } a cessé de diriger le Parti. { $by } l’a remarqué en premier, et de très près.
pravda-kremlin-purged-chief-line-4 = Le Chef, c’était { $who }. Depuis que { $by } a pris la parole, le Chef est un clou dans un mur.
pravda-kremlin-chief-retired-head-1 = Le Chef cultive son jardin
pravda-kremlin-chief-retired-head-2 = { $who } part debout
pravda-kremlin-chief-retired-head-3 = Le sommet rendu en bon état
pravda-kremlin-chief-retired-line-1 = À { $age } ans { $who } rend le Parti et garde la datcha. Les juristes cherchent un précédent.
pravda-kremlin-chief-retired-line-2 = { $who } quitte la tête du Parti à { $age } ans, et à pied.
pravda-kremlin-chief-retired-line-3 = { $who } quitte le sommet à { $age } ans, de mort de fatigue seulement.
pravda-kremlin-chief-retired-line-4 = À { $age } ans { $who } rapporte le Parti. On a signé un reçu, et compté les pièces.
pravda-kremlin-chief-hands-from-head-1 = Même Chef, autres ficelles
pravda-kremlin-chief-hands-from-head-2 = Le Chef change de refrain
pravda-kremlin-chief-hands-from-head-3 = Le Chef apprend un autre air
pravda-kremlin-chief-hands-from-line-1 = { $who } donnait raison { pravda-aux-rival } ; c’est désormais { pravda-aux-faction }, avec la même chaleur.
pravda-kremlin-chief-hands-from-line-2 = { $who } n’écoute plus { pravda-rival }. On s’adressera { pravda-aux-faction }, qui répondent au téléphone.
pravda-kremlin-chief-hands-from-line-3 = { $who } ne dîne plus chez { pravda-rival }. Chez { pravda-faction } on a mis un couvert, et coupé la viande.
pravda-kremlin-chief-hands-from-line-4 = Ce que { pravda-rival } soufflaient le matin à { $who }, { pravda-faction } le soufflent le soir.
pravda-kremlin-chief-hands-head-1 = Le Chef s’est fait des amis
pravda-kremlin-chief-hands-head-2 = Une oreille bien placée
pravda-kremlin-chief-hands-head-3 = La main dans le gant du Chef
pravda-kremlin-chief-hands-line-1 = Qui veut quelque chose { pravda-de-who } peut le demander { pravda-aux-faction } : cela va plus vite.
pravda-kremlin-chief-hands-line-2 = { $who } ne fait plus un geste sans { pravda-faction }, qui en sont touchés.
pravda-kremlin-chief-hands-line-3 = { $who } récite { pravda-faction } mot à mot, en respirant aux virgules.
pravda-kremlin-chief-hands-line-4 = Pour voir { $who }, prière de passer par { pravda-faction }, qui savent ce que pense le Chef.

## Les élections

pravda-kremlin-elected-all-head-1 = { $who } : pas une main en bas
pravda-kremlin-elected-all-head-2 = Aucune voix n’a manqué
pravda-kremlin-elected-all-head-3 = Tous pour { $who }
pravda-kremlin-elected-all-line-1 = { $for ->
        [1] Une voix
       *[other] { $for } voix
    } pour, pas une contre : { $who } est à la tête du Parti. Qui voulait objecter avait les mains prises.
pravda-kremlin-elected-all-line-2 = { $who }, { $age } ans, dirige le Parti sans une voix contre. On a cherché sous la table.
pravda-kremlin-elected-all-line-3 = Nul n’a voté contre { $who }. { $for ->
        [1] La main levée
       *[other] Les { $for } mains levées
    } n’attendent que la permission de redescendre.
pravda-kremlin-elected-all-line-4 = { $who } est à la tête du Parti : { $for ->
        [1] une voix
       *[other] { $for } voix
    } pour, aucune contre. La dernière main levée cherche encore qui a commencé.
pravda-kremlin-elected-narrow-head-1 = { $who }, de justesse
pravda-kremlin-elected-narrow-head-2 = À une voix de la révolte
pravda-kremlin-elected-narrow-head-3 = Un fauteuil, à une main près
pravda-kremlin-elected-narrow-line-1 = { $for } pour, { $against } contre : une de plus et { $who } restait en bas. Les noms sont notés.
pravda-kremlin-elected-narrow-line-2 = Il fallait trois audaces, on en compte { $against }. { $who } dirige le Parti, et sait compter.
pravda-kremlin-elected-narrow-line-3 = { $for } voix pour { $who }, { $against } contre. Encore une, et l’encadreur perdait un client.
pravda-kremlin-elected-narrow-line-4 = { $for } mains ont hissé { $who } ; { $against } étaient dans les poches, où on les a comptées.
pravda-kremlin-elected-second-head-1 = { $who }, réflexion faite
pravda-kremlin-elected-second-head-2 = Le premier nom était une coquille
pravda-kremlin-elected-second-head-3 = Le second nom est le bon
pravda-kremlin-elected-second-line-1 = Un premier nom s’étant égaré, { $who } est { pravda-elu } par { $for } contre { $against }. Le procès-verbal commence ici.
pravda-kremlin-elected-second-line-2 = La commission s’y est reprise, et c’est { $who } : { $for } voix pour, { $against } contre.
pravda-kremlin-elected-second-line-3 = Le premier nom n’allait pas ; { $who } va, par { $for } contre { $against }. Le premier nom est déjà oublié.
pravda-kremlin-elected-second-line-4 = Interrogée de nouveau, la commission répond { $who } : { $for } voix contre { $against }. Elle l’avait sur la langue.
pravda-kremlin-elected-votes-head-1 = Le Parti a une tête : { $who }
pravda-kremlin-elected-votes-head-2 = Voix comptées, et gardées
pravda-kremlin-elected-votes-head-3 = Un choix libre, et un seul
pravda-kremlin-elected-votes-line-1 = { $who } prend la tête du Parti à { $age } ans, par { $for } contre { $against }. Les battus sont ravis, on y a veillé.
pravda-kremlin-elected-votes-line-2 = { $for } voix pour { $who }, { $against } contre. Le portrait était déjà encadré, par prudence.
pravda-kremlin-elected-votes-line-3 = La commission a perdu un Chef et trouvé { $who }, par { $for } contre { $against }.
pravda-kremlin-elected-votes-line-4 = { $for } mains pour { $who }, { $against } contre. Les deux chiffres sont qualifiés de triomphe, le second en Sibérie.
pravda-kremlin-elected-over-head-1 = Faute de mieux, { $who }
pravda-kremlin-elected-over-head-2 = Qui refuse choisit
pravda-kremlin-elected-over-head-3 = { $who }, par un refus
pravda-kremlin-elected-over-line-1 = Le Politburo n’a pas voulu de ce qu’on lui offrait : il a { $who }, et des regrets.
pravda-kremlin-elected-over-line-2 = Le nom proposé est tombé ; restait { $who }, qui s’incline devant { $who }.
pravda-kremlin-elected-over-line-3 = On a dit non à un nom, et découvert qu’on avait dit oui à { $who }.
pravda-kremlin-elected-over-line-4 = { $who } prend la tête du Parti à la faveur d’un refus. C’est le premier refus à rouler en cortège.
pravda-kremlin-elected-alone-head-1 = { $who }, à mains baissées
pravda-kremlin-elected-alone-head-2 = Élection sans électeurs
pravda-kremlin-elected-alone-head-3 = On n’a rien demandé, { $who } accepte
pravda-kremlin-elected-alone-line-1 = Pas un vote, et pourtant { $who } dirige le Parti, à { $age } ans. C’est ce qu’on appelle un résultat clair.
pravda-kremlin-elected-alone-line-2 = On a trouvé { $who } au sommet sans un bulletin. Le papier ira aux affiches.
pravda-kremlin-elected-alone-line-3 = { $who } dirige le Parti à { $age } ans, sans vote. On était venu voter ; on est resté applaudir.
pravda-kremlin-elected-alone-line-4 = Ni bulletin, ni urne, ni compte : à { $age } ans { $who } est au sommet. Les scrutateurs ont touché leur prime de silence.
pravda-kremlin-elected-head-1 = Nouveau Chef, vieil escalier
pravda-kremlin-elected-head-2 = { $who } tient la barre
pravda-kremlin-elected-head-3 = Le Parti se retrouve
pravda-kremlin-elected-line-1 = { $who }, { $age } ans, prend la tête du Parti. Les statues suivront, selon le bronze.
pravda-kremlin-elected-line-2 = Le Parti a de nouveau quelqu’un à sa tête : { $who }, { $age } ans, et de la voix.
pravda-kremlin-elected-line-3 = À { $age } ans { $who } arrive en haut de l’escalier, et regarde qui le tient.
pravda-kremlin-elected-line-4 = { $who }, { $age } ans, dirige le Parti. Les anciennes plaisanteries sont retirées pour révision.
pravda-kremlin-rejected-head-1 = { $who } : on a dit non
pravda-kremlin-rejected-head-2 = Un nom rendu à son tiroir
pravda-kremlin-rejected-head-3 = Ce n’était qu’une idée
pravda-kremlin-rejected-head-4 = Pouces vers le tapis
pravda-kremlin-rejected-line-1 = { $who } n’ira pas au sommet cette fois : { $against } contre, { $for } pour. L’idée n’était à personne.
pravda-kremlin-rejected-line-2 = { $against } voix contre { $who }, { $for } pour. On sait désormais qui est qui.
pravda-kremlin-rejected-line-3 = On avait pensé à { $who } ; { $against } voix ont pensé le contraire, { $for } non. C’est l’intention qui compte.
pravda-kremlin-rejected-line-4 = { $for } pour, { $against } contre : la commission félicite { $who } d’avoir été dans les esprits.

## La parade

pravda-kremlin-wave-over-head-1 = { $roll } pour { $need } : le bras monte
pravda-kremlin-wave-over-head-2 = { $who } lève le bras et le moral
pravda-kremlin-wave-over-head-3 = Le bras passe la norme
pravda-kremlin-wave-over-line-1 = On demandait { $need } au bras { pravda-de-who } : il donne { $roll }, soit { $over } pour cent de mieux. L’autre bras s’engage à suivre.
pravda-kremlin-wave-over-line-2 = { $roll } quand { $need } suffisait : { $who } a salué, et les pigeons se sont levés par solidarité.
pravda-kremlin-wave-over-line-3 = Les médecins exigeaient { $need }. { $who } fait { $roll } et salue ; les médecins s’assoient.
pravda-kremlin-wave-over-line-4 = { $roll } quand la norme est de { $need } : deux statues ont reçu l’ordre de copier { $who }.
pravda-kremlin-wave-exact-head-1 = Un salut au millimètre
pravda-kremlin-wave-exact-head-2 = { $need }, pas un de plus
pravda-kremlin-wave-exact-head-3 = La norme, au poil près
pravda-kremlin-wave-exact-line-1 = Il fallait { $need }, et { $who } fait { $roll } : le bras est redescendu avant de changer d’avis.
pravda-kremlin-wave-exact-line-2 = Rien n’a été gaspillé dans le salut { pravda-de-who } : { $roll } pour { $need }. Le Plan en a les larmes aux yeux.
pravda-kremlin-wave-exact-line-3 = On demandait { $need }, on a livré { $roll } : le bras { pravda-de-who } a rempli le Plan, puis s’est assis.
pravda-kremlin-wave-exact-line-4 = { $who } avait besoin de { $need } et fait { $roll }. Les économistes parlent d’un bras d’école.
pravda-kremlin-wave-healthy-head-1 = { $who } salue comme si de rien n’était
pravda-kremlin-wave-healthy-head-2 = Un bras en bonne santé
pravda-kremlin-wave-healthy-head-3 = L’ambulance rentre à vide
pravda-kremlin-wave-healthy-line-1 = { $who } se porte bien et salue sans façons. Les experts étrangers cherchent encore le truc.
pravda-kremlin-wave-healthy-line-2 = Ni dé, ni médecin, ni corde : { $who } a salué, tout simplement. Des anciens ont dû s’asseoir.
pravda-kremlin-wave-healthy-line-3 = Le salut { pravda-de-who } n’a demandé aucune ordonnance. La pharmacie du Kremlin se dit vexée.
pravda-kremlin-wave-healthy-line-4 = { $who } a salué, en forme et sans aide. La foule venait pour le suspense ; elle a eu la joie.
pravda-kremlin-wave-second-head-1 = Deuxième octobre, et l’on compte
pravda-kremlin-wave-second-head-2 = Encore un, et c’est fini
pravda-kremlin-wave-second-head-3 = Un de plus, et l’on éteint
pravda-kremlin-wave-second-line-1 = Le bras est celui { pravda-de-who }, l’octobre revient { pravda-aux-faction } : c’est leur deuxième, et au troisième on ferme.
pravda-kremlin-wave-second-line-2 = { $who } salue, et { pravda-faction } inscrivent leur deuxième parade. Ailleurs, on compte sur ses doigts.
pravda-kremlin-wave-second-line-3 = { pravda-faction } ont leur deuxième octobre, grâce à { $who }. Le traiteur demande ce qu’on prévoit pour le troisième.
pravda-kremlin-wave-second-line-4 = Deux fois déjà on a levé le bras pour { pravda-faction } ; cette fois, c’était { $who }. Les autres s’entraînent.
pravda-kremlin-wave-again-head-1 = { $who } salue, et de deux
pravda-kremlin-wave-again-head-2 = La manche fait de l’usage
pravda-kremlin-wave-again-head-3 = { $who } : encore un, et l’on ouvre
pravda-kremlin-wave-again-line-1 = Deuxième salut { pravda-de-who }. Au troisième on ouvrira les tiroirs ; certains rangent déjà le leur.
pravda-kremlin-wave-again-line-2 = Deux parades portent la lettre { pravda-de-who }. On relit sa feuille sous la table.
pravda-kremlin-wave-again-line-3 = Un deuxième octobre salué par { $who }. On ferme les tiroirs à clef, puis on les rouvre, pour voir.
pravda-kremlin-wave-again-line-4 = { $who } a salué encore. Quelque part, une feuille se met à chauffer.
pravda-kremlin-wave-nobody-head-1 = Un salut sans propriétaire
pravda-kremlin-wave-nobody-head-2 = { $who } salue pour rien
pravda-kremlin-wave-nobody-head-3 = Salut offert par la maison
pravda-kremlin-wave-nobody-line-1 = { $who } a salué sans être à personne : l’année reste en blanc, et le peuple a répondu quand même.
pravda-kremlin-wave-nobody-line-2 = Beau geste { pravda-de-who }, que nul ne revendique. On l’a classé avec la météo.
pravda-kremlin-wave-nobody-line-3 = { $who } a salué pour le compte de personne. La note des drapeaux fait le tour des bureaux.
pravda-kremlin-wave-nobody-line-4 = Le bras était à { $who }, et { $who } à nul autre. Sur la piste, une case blanche, bien balayée.
pravda-kremlin-wave-yes-head-1 = Le bras est monté
pravda-kremlin-wave-yes-head-2 = { $who } salue la place
pravda-kremlin-wave-yes-head-3 = Le balcon a parlé
pravda-kremlin-wave-yes-line-1 = { $who } a salué du balcon, et la place a oublié pourquoi elle faisait la queue.
pravda-kremlin-wave-yes-line-2 = La parade a eu son salut, { pravda-de-who }. Toutes les photographies sont bonnes.
pravda-kremlin-wave-yes-line-3 = { $who } a salué. C’est le principal produit de l’année.
pravda-kremlin-wave-yes-line-4 = { $who } a salué, et on l’a compris. Une explication paraîtra tout de même.
pravda-kremlin-wave-no-head-1 = Le cœur y était, pas le bras
pravda-kremlin-wave-no-head-2 = { $who } fait oui de la tête
pravda-kremlin-wave-no-head-3 = Fanfare, et encore fanfare
pravda-kremlin-wave-no-head-4 = Salut remis
pravda-kremlin-wave-no-line-1 = Le bras { pravda-de-who } cherchait { $need } et n’a trouvé que { $roll }. L’année reste en blanc ; les tubas méritent une médaille.
pravda-kremlin-wave-no-line-2 = { $roll } au lieu de { $need } : { $who } a regardé le peuple avec chaleur, les deux mains sur la rampe.
pravda-kremlin-wave-no-line-3 = { $who } a voulu saluer. Il faut { $need }, ce fut { $roll }. La foule avait ordre d’applaudir et n’a pas vu de raison d’arrêter.
pravda-kremlin-wave-no-line-4 = Avec { $roll } pour { $need } le bras { pravda-de-who } est resté en bas. La photographie officielle montre un drapeau.
pravda-kremlin-wave-no-one-head-1 = Il s’en est fallu d’un point
pravda-kremlin-wave-no-one-head-2 = La faute au coude
pravda-kremlin-wave-no-one-head-3 = Si près, dit le coude
pravda-kremlin-wave-no-one-line-1 = { $roll } quand il faut { $need } : pour un point, { $who } ne salue pas. Le coude est convoqué.
pravda-kremlin-wave-no-one-line-2 = La main { pravda-de-who } s’est arrêtée à { $roll }. Un de plus, et c’était octobre.
pravda-kremlin-wave-no-one-line-3 = Il manquait un point : { $roll }, et non { $need }. { $who } s’est gratté l’oreille, la place s’en est contentée.
pravda-kremlin-wave-no-one-line-4 = { $need } pour saluer, { $roll } au dé. { $who } n’a pas dépassé le deuxième bouton.
pravda-kremlin-balcony-cure-head-1 = Le balcon prend l’air, le Chef aussi
pravda-kremlin-balcony-cure-head-2 = { $who } salue des bains
pravda-kremlin-balcony-cure-head-3 = Le Chef est sous l’eau
pravda-kremlin-balcony-cure-head-4 = La vapeur remplace le bras
pravda-kremlin-balcony-cure-head-5 = Parade sans bras
pravda-kremlin-balcony-cure-line-1 = { $who } a passé la parade au sanatorium. La place a salué dans la direction des thermes.
pravda-kremlin-balcony-cure-line-2 = { $who } en cure, l’année reste en blanc. On avait mis un manteau au balcon : très applaudi.
pravda-kremlin-balcony-cure-line-3 = La tête du Parti, { $who }, prend les eaux. Le peuple a pris le balcon comme il était.
pravda-kremlin-balcony-cure-line-4 = Pas de salut cette année : les médecins gardaient { $who } au bain, avec une éponge et un règlement.
pravda-kremlin-balcony-cure-line-5 = Pendant qu’on frottait { $who } au bouleau, l’armée saluait une serviette.
pravda-kremlin-balcony-cure-line-6 = { $who } avait envoyé un certificat. On l’a promené en voiture découverte.
pravda-kremlin-balcony-vacant-head-1 = Ni Chef, ni salut, ni question
pravda-kremlin-balcony-vacant-head-2 = Balcon à louer
pravda-kremlin-balcony-vacant-head-3 = Le balcon tout seul
pravda-kremlin-balcony-vacant-line-1 = Faute de Chef, l’armée a défilé devant une balustrade. C’était une belle balustrade.
pravda-kremlin-balcony-vacant-line-2 = La parade d’Octobre s’est passée de Chef. Les soldats ont salué l’architecture.
pravda-kremlin-balcony-vacant-line-3 = Point de Chef à regarder en haut : on a regardé devant soi. Des soldats se sont vus pour la première fois.
pravda-kremlin-balcony-vacant-line-4 = Sans Chef sous la main, on a prié les drapeaux de s’agiter d’eux-mêmes. Il y avait du vent.
pravda-kremlin-balcony-empty-head-1 = Une année blanche, bien tenue
pravda-kremlin-balcony-empty-head-2 = Nul ne salue, on applaudit
pravda-kremlin-balcony-empty-head-3 = Place pleine, balcon non
pravda-kremlin-balcony-empty-line-1 = Nul n’a salué en { $year } : la piste des parades montre un carré d’une grande pureté.
pravda-kremlin-balcony-empty-line-2 = La parade de { $year } a été donnée en l’honneur du balcon.
pravda-kremlin-balcony-empty-line-3 = En { $year } le peuple a acclamé un balcon. Le balcon a été à la hauteur.
pravda-kremlin-balcony-empty-line-4 = { $year } restera pour sa météo, faute de salut.

## Les morts

pravda-kremlin-died-one-head-1 = { $who } : le dé fut franc
pravda-kremlin-died-one-head-2 = Un as, et le silence
pravda-kremlin-died-one-head-3 = Un as, sans appel
pravda-kremlin-died-one-line-1 = Les médecins ont fait { $roll } pour { $who }, { $age } ans, et refermé le dossier avec un certain soulagement.
pravda-kremlin-died-one-line-2 = { $who } avait { $age } ans. Le dé a dit { $roll } ; nul n’a demandé un second avis.
pravda-kremlin-died-one-line-3 = { $roll } au dé, { $age } au passeport : { $who } n’est plus, et les médecins sont pour une fois du même avis.
pravda-kremlin-died-one-line-4 = À { $age } ans { $who } a tiré { $roll }. C’est un bien petit nombre pour un tel effet.
pravda-kremlin-died-roll-head-1 = { $who } entre au Mur
pravda-kremlin-died-roll-head-2 = La médecine a tout tenté
pravda-kremlin-died-roll-head-3 = Le crêpe noir se fait rare
pravda-kremlin-died-roll-line-1 = { $who } meurt à { $age } ans, d’un { $roll } et de longues réunions.
pravda-kremlin-died-roll-line-2 = Un { $roll } de trop pour { $who }, à { $age } ans. La fanfare connaît le morceau par cœur.
pravda-kremlin-died-roll-line-3 = La santé { pravda-de-who } est déclarée définitive, à { $age } ans. Les médecins avaient jeté un { $roll }, puis leurs instruments.
pravda-kremlin-died-roll-line-4 = À { $age } ans { $who } a reçu un { $roll }, sans une plainte.
pravda-kremlin-died-shot-head-1 = On a tiré, et bien
pravda-kremlin-died-shot-head-2 = Une balle pour { $who }
pravda-kremlin-died-shot-head-3 = Ce n’était pas un bouchon
pravda-kremlin-died-shot-line-1 = { $who }, { $age } ans, tombe sous les balles : il fallait { $need }, le dé a dit { $roll }. Tout le monde était dans une autre pièce.
pravda-kremlin-died-shot-line-2 = Un assassin avait besoin de { $need } et fait { $roll }. { $who } avait { $age } ans, et plaît à tous depuis ce matin.
pravda-kremlin-died-shot-line-3 = { $who } avait { $age } ans et ne bougeait pas : { $roll } pour { $need }. On interroge les fenêtres.
pravda-kremlin-died-shot-line-4 = L’assassin { pravda-de-who } a fait { $roll } ; { $need } suffisait. À { $age } ans on ne se baisse plus.
pravda-kremlin-died-member-head-1 = Un bureau vide { pravda-au-ministry }
pravda-kremlin-died-member-head-2 = { $who } s’absente
pravda-kremlin-died-member-head-3 = Le Mur gagne une brique
pravda-kremlin-died-member-line-1 = { $who } meurt à { $age } ans { pravda-au-ministry }. Les collègues louent la vue qu’on a de son bureau.
pravda-kremlin-died-member-line-2 = Deuil { pravda-au-ministry } : { $who } s’éteint à { $age } ans, et laisse le courrier comme il était, en retard.
pravda-kremlin-died-member-line-3 = À { $age } ans { $who } quitte les couloirs { pravda-du-ministry } pour le Mur, qui est chauffé.
pravda-kremlin-died-member-line-4 = { pravda-au-ministry }, un ruban noir orne le téléphone { pravda-de-who }, qui s’éteint à { $age } ans.
pravda-kremlin-died-head-1 = { $who }, officiellement
pravda-kremlin-died-head-2 = Douleur en trois exemplaires
pravda-kremlin-died-head-3 = Silence : norme dépassée
pravda-kremlin-died-line-1 = { $who } est mort{ $who-id ->
        [S] e
        [V] e
       *[other] {""}
    } à { $age } ans, sans bruit, ce qui est un exemple.
pravda-kremlin-died-line-2 = Le Mur du Kremlin accueille { $who }, { $age } ans, et paraît content de la compagnie.
pravda-kremlin-died-line-3 = Adieu à { $who }, { $age } ans. Les discours furent brefs, la liste des couronnes non.
pravda-kremlin-died-line-4 = { $who } s’éteint à { $age } ans. Les drapeaux étaient en berne depuis le matin, par erreur.
pravda-kremlin-died-many-head-1 = { $k } adieux, une seule fanfare
pravda-kremlin-died-many-head-2 = Le Mur affiche complet
pravda-kremlin-died-many-head-3 = Chagrin en gros
pravda-kremlin-died-many-line-1 = { $names } ne sont plus. Le tuba demande un congé.
pravda-kremlin-died-many-line-2 = { $k } morts dans l’année : { $names }. Les fleuristes ont rempli leur plan.
pravda-kremlin-died-many-line-3 = La nation dit adieu à { $names }. Les mouchoirs circulent rang par rang.
pravda-kremlin-died-many-line-4 = { $k } nécrologies dans l’année : { $names }. À l’imprimerie, le cadre noir reste monté.

## Les purges

pravda-kremlin-purged-member-exact-head-1 = { $need } tout rond : { $who }
pravda-kremlin-purged-member-exact-head-2 = Au point près, au train près
pravda-kremlin-purged-member-exact-head-3 = Tout juste, mais juste
pravda-kremlin-purged-member-exact-line-1 = Il fallait { $need } contre { $who } ; { $by } fait { $roll }. Un de moins, et l’on partageait encore le samovar.
pravda-kremlin-purged-member-exact-line-2 = { $need }, juste ce qu’il faut : { $who } quitte les bureaux { pravda-du-ministry } pour l’est, et { $by } souffle.
pravda-kremlin-purged-member-exact-line-3 = { $need } contre { $who }, disait le barème, et { $need } ce fut. Il y a une chaise libre { pravda-au-ministry }, et une soirée calme pour { $by }.
pravda-kremlin-purged-member-exact-line-4 = { $by } avait { $roll } contre { $who }, qui coûtait { $need }. Le caissier { pravda-du-ministry } n’a rien à redire.
pravda-kremlin-purged-member-roll-head-1 = { $who } découvre la taïga
pravda-kremlin-purged-member-roll-head-2 = Grand ménage { pravda-au-ministry }
pravda-kremlin-purged-member-roll-head-3 = Le train part à l’heure
pravda-kremlin-purged-member-roll-head-4 = Départ à l’heure, pour une fois
pravda-kremlin-purged-member-roll-line-1 = { $by } purge { $who } : { $roll } quand { $need } suffisait. { pravda-au-ministry }, la plaque tenait mal.
pravda-kremlin-purged-member-roll-line-2 = { $who } n’est plus { pravda-au-ministry }. Il fallait { $need } ; { $by } apporte { $roll }, et une chapka.
pravda-kremlin-purged-member-roll-line-3 = On cherche quelqu’un { pravda-au-ministry } : { $by } a fait { $roll } contre { $who }, au prix de { $need }.
pravda-kremlin-purged-member-roll-line-4 = { $by } a dit { $roll }, { pravda-au-ministry } on demandait { $need }, et { $who } a dit adieu, ou l’aurait dit.
pravda-kremlin-purged-member-head-1 = { $who } ? Jamais vu
pravda-kremlin-purged-member-head-2 = Photographies à rendre
pravda-kremlin-purged-member-head-3 = { $by } fait de la place
pravda-kremlin-purged-member-head-4 = Une patère se libère
pravda-kremlin-purged-member-line-1 = { $by } a purgé { $who }, dont personne { pravda-au-ministry } n’a gardé la mémoire.
pravda-kremlin-purged-member-line-2 = { $who } troque les dossiers { pravda-du-ministry } contre la Sibérie. Billet offert par { $by }.
pravda-kremlin-purged-member-line-3 = { $who } sort { pravda-du-ministry } avec une seule valise. { $by } l’avait faite mardi.
pravda-kremlin-purged-member-line-4 = { $by } a trouvé { $who } { pravda-au-ministry }, et n’en est pas resté là.
pravda-kremlin-purged-candidate-exact-head-1 = Pas un point de trop
pravda-kremlin-purged-candidate-exact-head-2 = { $who }, pour { $need } tout juste
pravda-kremlin-purged-candidate-exact-head-3 = Petit poisson, compte exact
pravda-kremlin-purged-candidate-exact-line-1 = Pour qui n’est que candidat il faut { $need } : { $by } fait exactement cela. { $who } venait pour le buffet.
pravda-kremlin-purged-candidate-exact-line-2 = { $who } attendait parmi les candidats, jusqu’à ce { pravda-que-by } fasse { $roll } pour { $need }.
pravda-kremlin-purged-candidate-exact-line-3 = { $by } fait { $roll } ; un candidat coûte { $need }. { $who } n’avait pas encore reçu de chaise.
pravda-kremlin-purged-candidate-exact-line-4 = Il faut { $need } pour un candidat, ce fut { $need }. { $who } laisse le banc tiède, et { $by } de bonne humeur.
pravda-kremlin-purged-candidate-roll-head-1 = { $who } n’attend plus
pravda-kremlin-purged-candidate-roll-head-2 = La file avance, vers l’est
pravda-kremlin-purged-candidate-roll-head-3 = Une place sur le banc
pravda-kremlin-purged-candidate-roll-line-1 = { $who } siégeait parmi les candidats ; { $by } fait { $roll }, et { $need } suffisait. La file avance d’un cran.
pravda-kremlin-purged-candidate-roll-line-2 = { $by } se fait la main sur { $who } : { $roll }, quand il faut { $need }.
pravda-kremlin-purged-candidate-roll-line-3 = { $who } attendait son heure ; { $by } a fait { $roll }, et à { $need } c’était l’heure.
pravda-kremlin-purged-candidate-roll-line-4 = { $need } aurait suffi pour { $who }, { $by } avait { $roll }. Le banc ne grince plus.
pravda-kremlin-purged-candidate-head-1 = Le banc s’éclaircit
pravda-kremlin-purged-candidate-head-2 = { $who } part devant
pravda-kremlin-purged-candidate-head-3 = Un candidat est demandé
pravda-kremlin-purged-candidate-line-1 = { $who } a quitté le banc des candidats entre deux agents. { $by } tenait la porte.
pravda-kremlin-purged-candidate-line-2 = { $by } épargne à { $who } une carrière.
pravda-kremlin-purged-candidate-line-3 = { $by } a rayé { $who } de la liste des gens à rayer plus tard.
pravda-kremlin-purged-candidate-line-4 = { $who } attendait un poste. { $by } en a trouvé un, assez loin.
pravda-kremlin-purged-many-head-1 = { $k } couchettes pour l’est
pravda-kremlin-purged-many-head-2 = On rallonge le train
pravda-kremlin-purged-many-head-3 = L’est affiche complet
pravda-kremlin-purged-many-line-1 = On a purgé { $names } dans l’année. On leur découvre le goût des voyages en commun.
pravda-kremlin-purged-many-line-2 = La maison est débarrassée de quelques noms, à savoir { $names }. Les tapis suivront.
pravda-kremlin-purged-many-line-3 = Départ groupé dans l’année : { $names }. Le plan de table se fait désormais au crayon.
pravda-kremlin-purged-many-line-4 = La Sibérie accueille { $names }. La photographie de groupe ne paraîtra pas.
pravda-kremlin-purge-missed-one-head-1 = Un point, et c’était la neige
pravda-kremlin-purge-missed-one-head-2 = Le train part sans { $who }
pravda-kremlin-purge-missed-one-head-3 = À un point de la Sibérie
pravda-kremlin-purge-missed-one-line-1 = { $by } avait besoin de { $need } contre { $who }, et fait { $roll }. On a repris le thé ; personne n’a bu.
pravda-kremlin-purge-missed-one-line-2 = { $roll } n’est pas { $need }, à un point près. { $by } a pris trois ans à l’expliquer à { $who }.
pravda-kremlin-purge-missed-one-line-3 = { $roll }, et il fallait { $need } : à un point près, { $by } manque { $who }. On s’est juré amitié, par interprète.
pravda-kremlin-purge-missed-one-line-4 = Un point de plus, et { $who } voyageait. { $by } a fait { $roll } pour { $need }, et se dit très las.
pravda-kremlin-purge-missed-roll-head-1 = { $who } a bien soupé
pravda-kremlin-purge-missed-roll-head-2 = La purge s’essouffle
pravda-kremlin-purge-missed-roll-head-3 = { $by } tombe sur un os
pravda-kremlin-purge-missed-roll-line-1 = { $by } a voulu purger { $who } : { $roll }, quand il faut { $need }. On parle d’un salut mal compris.
pravda-kremlin-purge-missed-roll-line-2 = Avec { $roll } pour { $need } la purge { pravda-de-who } n’a rien donné, sinon trois ans de plus à { $by }.
pravda-kremlin-purge-missed-roll-line-3 = { $who } a survécu à { $by } : le dé disait { $roll }, et devait dire { $need }.
pravda-kremlin-purge-missed-roll-line-4 = { $by } tenait { $roll } et visait { $need }. { $who } a offert une chaise, la dure.
pravda-kremlin-purge-missed-head-1 = Purge annulée par le sort
pravda-kremlin-purge-missed-head-2 = { $who } était là
pravda-kremlin-purge-missed-head-3 = { $who } a gardé son manteau
pravda-kremlin-purge-missed-head-4 = { $by } vise, l’histoire esquive
pravda-kremlin-purge-missed-line-1 = { $by } a tendu la main vers { $who }, et ramène trois points de stress.
pravda-kremlin-purge-missed-line-2 = On n’a pas purgé { $who }. { $by } insiste pour qu’on l’écrive.
pravda-kremlin-purge-missed-line-3 = { $by } a voulu pousser { $who } vers l’est. { $who } pèse plus qu’on ne croyait.
pravda-kremlin-purge-missed-line-4 = { $who } est toujours là, et envoie à { $by } une carte ornée d’un train.
pravda-kremlin-shot-missed-one-head-1 = À un point du grand deuil
pravda-kremlin-shot-missed-one-head-2 = Un bouton fait écran
pravda-kremlin-shot-missed-one-head-3 = Une balle, à une médaille près
pravda-kremlin-shot-missed-one-line-1 = On a tiré sur { $who } : { $roll }, et { $need } eût été fatal. Le tailleur est décoré.
pravda-kremlin-shot-missed-one-line-2 = À un point près, un assassin tenait { $who } : { $roll } pour { $need }.
pravda-kremlin-shot-missed-one-line-3 = Le dé dit { $roll }, et { $need } tue : à un point près { $who } vit, et le raconte.
pravda-kremlin-shot-missed-one-line-4 = { $roll } pour { $need } : la balle destinée à { $who } a frappé une décoration, qu’on décore.
pravda-kremlin-shot-missed-head-1 = On tire mal sur { $who }
pravda-kremlin-shot-missed-head-2 = Du bruit dans le couloir
pravda-kremlin-shot-missed-head-3 = Des coups de feu sans urgence
pravda-kremlin-shot-missed-line-1 = Attentat contre { $who } : il fallait { $need }, ce fut { $roll }. On regrettera le lustre.
pravda-kremlin-shot-missed-line-2 = On a tiré sur { $who }, et fait { $roll } quand { $need } tue. Le coupable posséderait une arme.
pravda-kremlin-shot-missed-line-3 = On a tiré sur { $who } : { $roll }, quand il faut { $need }. Le portrait qui était derrière prend sa retraite.
pravda-kremlin-shot-missed-line-4 = Il fallait { $need }, le dé a dit { $roll }. { $who } a poursuivi son discours ; nul n’a vu la différence.
pravda-kremlin-condemned-head-1 = { $who }, sans procès
pravda-kremlin-condemned-head-2 = La justice coupe court
pravda-kremlin-condemned-head-3 = Les juges dormaient
pravda-kremlin-condemned-head-4 = Un crayon fait la loi
pravda-kremlin-condemned-head-5 = Économie d’un tribunal
pravda-kremlin-condemned-line-1 = { $by } envoie { $who } en Sibérie sans procès, pour ne pas ennuyer les juges.
pravda-kremlin-condemned-line-2 = { $who } part vers l’est sur un mot { pravda-de-by }. C’était un mot court.
pravda-kremlin-condemned-line-3 = Pour { $who }, { $by } n’a pas eu besoin de tribunal : il y avait un crayon.
pravda-kremlin-condemned-line-4 = Le procès { pravda-de-who } est économisé. { $by } en fait don à l’industrie.
pravda-kremlin-condemned-line-5 = On a jugé { $who } par téléphone ; { $by } appelait pour autre chose.
pravda-kremlin-exiled-head-1 = { $who } met le cap à l’est
pravda-kremlin-exiled-head-2 = Aller simple
pravda-kremlin-exiled-head-3 = { $who } change d’air
pravda-kremlin-exiled-line-1 = { $who } part pour la Sibérie. Les raisons suivront par la poste.
pravda-kremlin-exiled-line-2 = La Sibérie a reçu { $who }. C’est mieux ainsi, disent ceux qui restent.
pravda-kremlin-exiled-line-3 = { $who } part pour la Sibérie, avec ordre de s’en réjouir.
pravda-kremlin-exiled-line-4 = { $who } est en Sibérie. L’ordre est de l’écriture de tout le monde.

## Les procès

pravda-kremlin-guilty-alone-head-1 = Une voix pour, la sienne
pravda-kremlin-guilty-alone-head-2 = { $who } était de son avis
pravda-kremlin-guilty-alone-head-3 = Une voix, à titre personnel
pravda-kremlin-guilty-alone-line-1 = { $guilty ->
        [1] Une voix
       *[other] { $guilty } voix
    } contre { $who }, une pour, et c’était la sienne. Le tribunal a remercié de la participation.
pravda-kremlin-guilty-alone-line-2 = { $who } a plaidé seul{ $who-id ->
        [S] e
        [V] e
       *[other] {""}
    }, voté de même, et perdu à { $guilty } contre 1. { $by } n’attendait rien d’autre.
pravda-kremlin-guilty-alone-line-3 = { $who } était pour { $who } ; contre, { $guilty ->
        [1] une voix
       *[other] { $guilty } voix
    }. Le tribunal admire la constance.
pravda-kremlin-guilty-alone-line-4 = { $by } accuse, { $guilty ->
        [1] une voix approuve
       *[other] { $guilty } voix approuvent
    }, et { $who } se réserve.
pravda-kremlin-guilty-one-head-1 = Une voix de plus, et c’était l’air libre
pravda-kremlin-guilty-one-head-2 = Il manquait un ami
pravda-kremlin-guilty-one-head-3 = La moitié de la clémence
pravda-kremlin-guilty-one-line-1 = Deux voix acquittent ; { $who } en avait une, et { $guilty } contre. { $by }, qui accusait, a bien dormi.
pravda-kremlin-guilty-one-line-2 = Coupable à { $guilty } contre 1. Une seconde voix libérait { $who }, qui aura le temps d’y songer.
pravda-kremlin-guilty-one-line-3 = { $who } avait un ami au tribunal, et { $guilty } connaissances. { $by } se réjouit d’avoir fait connaissance.
pravda-kremlin-guilty-one-line-4 = 1 pour { $who }, { $guilty } pour { $by }. Le 1 est prié de s’expliquer.
pravda-kremlin-guilty-all-head-1 = Verdict prêt avant le thé
pravda-kremlin-guilty-all-head-2 = { $who } : pas un doute
pravda-kremlin-guilty-all-head-3 = Unanimes, donc justes
pravda-kremlin-guilty-all-line-1 = { $guilty ->
        [1] Une voix, la seule, condamne
       *[other] { $guilty } voix sur { $guilty } condamnent
    } { $who }. La défense a demandé le sel.
pravda-kremlin-guilty-all-line-2 = { $who } part en Sibérie sans une voix pour { $who-id ->
        [S] la
        [V] la
       *[other] le
    } retenir ; contre, { $guilty }. { $by } accusait, le reste fut calligraphie.
pravda-kremlin-guilty-all-line-3 = Nul n’a parlé pour { $who }. { $guilty ->
        [1] Une voix a suffi
       *[other] { $guilty } voix ont suffi
    }, et la sténographe aurait pu rester chez elle.
pravda-kremlin-guilty-all-line-4 = { $by } a dit coupable, et { $guilty ->
        [1] une voix a fait écho
       *[other] { $guilty } voix ont fait écho
    }. On loue l’acoustique ; { $who } n’a rien entendu.
pravda-kremlin-guilty-silent-head-1 = Coupable par silence
pravda-kremlin-guilty-silent-head-2 = Zéro voix, un condamné
pravda-kremlin-guilty-silent-head-3 = Nul n’a dit mot, tous ont compris
pravda-kremlin-guilty-silent-line-1 = Personne n’a voté, et { $who } est coupable. La loi a un faible pour le calme.
pravda-kremlin-guilty-silent-line-2 = Pas une voix dans le procès { pravda-de-who } : cela suffisait. { $by } s’épargne un discours.
pravda-kremlin-guilty-silent-line-3 = Le tribunal demande qui est pour { $who }, et l’on entend la pendule. Coupable, donc.
pravda-kremlin-guilty-silent-line-4 = { $by } accusait { $who } ; les membres ont regardé le plafond, et le plafond était contre.
pravda-kremlin-guilty-head-1 = { $who } : comme annoncé
pravda-kremlin-guilty-head-2 = Le tribunal a compris
pravda-kremlin-guilty-head-3 = Faute trouvée où on l’avait mise
pravda-kremlin-guilty-line-1 = Accusation, verdict, train : { $who } n’a pas eu à attendre, et { $by } n’a pas eu à insister.
pravda-kremlin-guilty-line-2 = { $by } accusait { $who } ; le tribunal a suivi, une escorte aussi.
pravda-kremlin-guilty-line-3 = Coupable, dit le tribunal { pravda-de-who }, et demande s’il y aura autre chose.
pravda-kremlin-guilty-line-4 = { $by } a conduit { $who } au tribunal. On en est revenu en nombre réduit.
pravda-kremlin-acquitted-votes-head-1 = { $who } sort, { $by } transpire
pravda-kremlin-acquitted-votes-head-2 = On a trouvé un innocent
pravda-kremlin-acquitted-votes-head-3 = Le tribunal désobéit
pravda-kremlin-acquitted-votes-line-1 = { $free } voix acquittent { $who }, malgré { $guilty } contre. { $by }, qui accusait, y réfléchit.
pravda-kremlin-acquitted-votes-line-2 = Il faut deux voix pour acquitter, les voici, contre { $guilty }. { $who } a remercié chacune par son nom.
pravda-kremlin-acquitted-votes-line-3 = { $guilty } voix pour la Sibérie, { $free } pour { $who } : libre. { $by } demande où l’on achète les preuves.
pravda-kremlin-acquitted-votes-line-4 = Deux voix pour { $who }, { $guilty } contre : deux suffisent. { $by } relit le règlement.
pravda-kremlin-acquitted-head-1 = { $who } : c’était l’autre
pravda-kremlin-acquitted-head-2 = Le box est vide
pravda-kremlin-acquitted-head-3 = { $by } l’avait pourtant par écrit
pravda-kremlin-acquitted-line-1 = { $who } n’avait rien fait de ce { pravda-que-by } avait en tête.
pravda-kremlin-acquitted-line-2 = Le tribunal ne trouve rien contre { $who }. { $by } trouve la sortie.
pravda-kremlin-acquitted-line-3 = { $who } est libre, et { $by } désolé, au sens du regret.
pravda-kremlin-acquitted-line-4 = Le tribunal a entendu { $by } contre { $who }, puis est allé déjeuner avec l’autre.
pravda-kremlin-plot-guilty-head-1 = Le complot a un auteur
pravda-kremlin-plot-guilty-head-2 = { $who } a tout payé
pravda-kremlin-plot-guilty-head-3 = Complot clos, couvercle compris
pravda-kremlin-plot-guilty-line-1 = Derrière l’attentat il y avait { $who }, dit le tribunal. Il n’y a ni appel, ni appelant.
pravda-kremlin-plot-guilty-line-2 = Le complot s’éteint avec { $who }. Le tribunal n’a pas cherché plus loin.
pravda-kremlin-plot-guilty-line-3 = { $who } était le complot à soi seul, et repose avec les pièces à conviction.
pravda-kremlin-plot-guilty-line-4 = Le tribunal sait qui c’était : { $who }. Le Mur est prié d’en prévoir un de plus.
pravda-kremlin-plot-acquitted-head-1 = Complot sans comploteur
pravda-kremlin-plot-acquitted-head-2 = { $who } ne savait rien
pravda-kremlin-plot-acquitted-head-3 = { $who } passait par là
pravda-kremlin-plot-acquitted-line-1 = { $who } n’est pour rien dans l’attentat, conclut le tribunal, qui regarde encore.
pravda-kremlin-plot-acquitted-line-2 = Le tribunal acquitte { $who } du complot. L’arme est priée de se présenter.
pravda-kremlin-plot-acquitted-line-3 = Le tribunal a interrogé { $who }, qui a dit non. On n’y avait pas pensé.
pravda-kremlin-plot-acquitted-line-4 = { $who } sort du complot, lequel cherche encore son auteur.
pravda-kremlin-inquiry-guilty-head-1 = L’enquête tient { $who }
pravda-kremlin-inquiry-guilty-head-2 = C’était donc quelqu’un
pravda-kremlin-inquiry-guilty-head-3 = La piste menait à { $who }
pravda-kremlin-inquiry-guilty-line-1 = L’enquête sur l’attentat désigne { $who }, qui part réfléchir en Sibérie.
pravda-kremlin-inquiry-guilty-line-2 = C’était { $who }, dit l’enquête. Il fallait bien quelqu’un qui eût un manteau.
pravda-kremlin-inquiry-guilty-line-3 = L’enquête a suivi les traces de bottes jusqu’à { $who }. À qui étaient les bottes, on ne l’a pas demandé.
pravda-kremlin-inquiry-guilty-line-4 = { $who } répondra de l’attentat, dit l’enquête, et répondra de Sibérie.
pravda-kremlin-inquiry-acquitted-head-1 = L’enquête embrasse { $who }
pravda-kremlin-inquiry-acquitted-head-2 = Des mains propres
pravda-kremlin-inquiry-acquitted-head-3 = { $who } n’avait qu’un parapluie
pravda-kremlin-inquiry-acquitted-line-1 = L’enquête sur l’attentat blanchit { $who }, et s’excuse pour la lampe.
pravda-kremlin-inquiry-acquitted-line-2 = { $who } n’y était pour rien. L’enquête n’y est pour personne.
pravda-kremlin-inquiry-acquitted-line-3 = { $who } n’était pas dans l’affaire, dit l’enquête, qui a recompté les mains.
pravda-kremlin-inquiry-acquitted-line-4 = L’enquête a serré la main { pravda-de-who }, puis a regardé la sienne.
pravda-kremlin-cleared-by-card-head-1 = { $who } était ailleurs
pravda-kremlin-cleared-by-card-head-2 = Le dossier s’est égaré
pravda-kremlin-cleared-by-card-head-3 = Un papier sauve { $who }
pravda-kremlin-cleared-by-card-line-1 = Avant le vote, { $who } est hors de cause. Un papier est apparu ; c’est dans leur nature.
pravda-kremlin-cleared-by-card-line-2 = L’affaire { $who } s’est dissoute, les témoins d’abord.
pravda-kremlin-cleared-by-card-line-3 = { $who } a montré un papier. Le tribunal n’a pas pu lire la signature, mais l’a reconnue.
pravda-kremlin-cleared-by-card-line-4 = On ne jugera pas { $who } : il est prouvé que ce jour-là était férié.

## Les petites nouvelles

pravda-kremlin-retired-head-1 = { $who } rend son crayon
pravda-kremlin-retired-head-2 = Retraite, et non départ
pravda-kremlin-retired-head-3 = { $who } sort par la porte
pravda-kremlin-retired-line-1 = { $who } prend sa retraite à { $age } ans, devant une salle incrédule. Il y avait du gâteau.
pravda-kremlin-retired-line-2 = À { $age } ans { $who } sort de la politique sur ses deux pieds : un cas d’école.
pravda-kremlin-retired-line-3 = { $who }, { $age } ans, rentre à la maison, et sait où c’est.
pravda-kremlin-retired-line-4 = À { $age } ans { $who } a tout rendu : deux clefs, un tampon, pas un nom.
pravda-kremlin-back-by-head-1 = { $who } rentre, sans un mot
pravda-kremlin-back-by-head-2 = L’erreur rentre à pied
pravda-kremlin-back-by-head-3 = Billet retour retrouvé
pravda-kremlin-back-by-head-4 = L’est en rend un
pravda-kremlin-back-by-head-5 = { $by } se souvient d’un ami
pravda-kremlin-back-by-line-1 = { $by } fait revenir { $who } de Sibérie, où il y avait eu, semble-t-il, un malentendu.
pravda-kremlin-back-by-line-2 = { $who } est de retour dans le peuple, grâce à { $by }, et sursaute au bruit des radiateurs.
pravda-kremlin-back-by-line-3 = Rappel { pravda-de-who } par { $by } : l’ancien bureau jure n’avoir pas touché à la chaise.
pravda-kremlin-back-by-line-4 = Sur un mot { pravda-de-by }, { $who } rentre de Sibérie, et demande qui est qui à présent.
pravda-kremlin-back-by-line-5 = { $by } avait besoin de quelqu’un de reconnaissant, et songea à { $who }. Dans ce sens, le train était à l’heure.
pravda-kremlin-back-by-line-6 = { $who } revient, à l’invitation { pravda-de-by }. La chapka peut être conservée.
pravda-kremlin-back-head-1 = On se souvient { pravda-de-who }
pravda-kremlin-back-head-2 = Un lit libre en Sibérie
pravda-kremlin-back-head-3 = { $who } revient, sans explication
pravda-kremlin-back-head-4 = Un fantôme au vestiaire
pravda-kremlin-back-line-1 = { $who } rentre de Sibérie. On y enverra l’erreur.
pravda-kremlin-back-line-2 = La Sibérie rend { $who }, qui n’y est jamais allé{ $who-id ->
        [S] e
        [V] e
       *[other] {""}
    }.
pravda-kremlin-back-line-3 = { $who } revient de Sibérie, et cherche la patère qui portait son nom.
pravda-kremlin-back-line-4 = { $who } est de nouveau parmi le peuple. Au dossier, on lit maintenant « mission ».
pravda-kremlin-outbid-by-one-head-1 = { $points } contre { $theirs }
pravda-kremlin-outbid-by-one-head-2 = Un ami vaut un point
pravda-kremlin-outbid-by-one-head-3 = { $who } se ravise
pravda-kremlin-outbid-by-one-head-4 = La loyauté coûte un point
pravda-kremlin-outbid-by-one-head-5 = Un point : { $who } est d’accord
pravda-kremlin-outbid-by-one-line-1 = { pravda-rival } tenaient { $who } avec { $theirs } ; { pravda-faction } ont déclaré { $points }. La fidélité est une soustraction.
pravda-kremlin-outbid-by-one-line-2 = { $points } contre { $theirs } : { $who } passe { pravda-aux-faction }, au grand dam de qui savait moins bien compter, { pravda-rival }.
pravda-kremlin-outbid-by-one-line-3 = Il a suffi de déclarer { $points } : { $who }, qui donnait la main { pravda-aux-rival } pour { $theirs }, l’a tendue { pravda-aux-faction }.
pravda-kremlin-outbid-by-one-line-4 = { pravda-faction } ont déclaré { $points } là où { pravda-rival } déclaraient { $theirs }. { $who } a toujours su compter.
pravda-kremlin-outbid-by-one-line-5 = Pour { $theirs }, { $who } croyait ce que disaient { pravda-rival } ; pour { $points }, { pravda-faction } ont trouvé mieux à dire.
pravda-kremlin-suspected-by-head-1 = { $by } s’interroge
pravda-kremlin-suspected-by-head-2 = Une question est entrée
pravda-kremlin-suspected-by-head-3 = Qui demande ? Chut
pravda-kremlin-suspected-by-head-4 = { $by } taille un crayon
pravda-kremlin-suspected-by-line-1 = { $by } place un « ? » derrière le nom { pravda-de-who }. Ce n’est encore que de la ponctuation.
pravda-kremlin-suspected-by-line-2 = Il y a un « ? » au dossier { pravda-de-who }, de la main { pravda-de-by }.
pravda-kremlin-suspected-by-line-3 = { $who } peut aller et venir, dit { $by }, mais lentement, et où on voit.
pravda-kremlin-suspected-by-line-4 = { $by } pose une question sur { $who }, sans attendre la réponse.
pravda-kremlin-suspected-head-1 = Un « ? » sans signature
pravda-kremlin-suspected-head-2 = { $who } donne à penser
pravda-kremlin-suspected-head-3 = Une question sans visage
pravda-kremlin-suspected-line-1 = Le dossier { pravda-de-who } contient un « ? ». Nul ne se souvient de l’y avoir mis.
pravda-kremlin-suspected-line-2 = On se demande quelque chose sur { $who }, mais personne n’a rien dit.
pravda-kremlin-suspected-line-3 = On a trouvé un « ? » sur { $who }. Il était encore tiède.
pravda-kremlin-suspected-line-4 = On s’interroge sur { $who }. On ne s’interroge pas sur qui s’interroge.
pravda-kremlin-unsuspected-by-head-1 = Une question se retire
pravda-kremlin-unsuspected-by-head-2 = { $who } n’a plus à répondre
pravda-kremlin-unsuspected-by-head-3 = { $by } prête sa gomme
pravda-kremlin-unsuspected-by-line-1 = { $by } ôte le « ? » { pravda-de-who }. Pas de fumée, juste l’allumette.
pravda-kremlin-unsuspected-by-line-2 = Grâce à { $by }, on ne se demande plus rien sur { $who }, ou tout bas.
pravda-kremlin-unsuspected-by-line-3 = { $by } a regardé { $who } de près, et n’a rien vu, ou rien de neuf.
pravda-kremlin-unsuspected-by-line-4 = { $who } n’a plus de « ? ». { $by } en avait besoin ailleurs.
pravda-kremlin-unsuspected-head-1 = Un « ? » perdu en route
pravda-kremlin-unsuspected-head-2 = { $who } hors de question
pravda-kremlin-unsuspected-head-3 = Le « ? » était une tache
pravda-kremlin-unsuspected-line-1 = Le « ? » { pravda-de-who } a disparu. C’était pour les mots croisés.
pravda-kremlin-unsuspected-line-2 = On ne soupçonne plus { $who }. Le soupçon a reçu une autre affectation.
pravda-kremlin-unsuspected-line-3 = { $who } est au-dessus de tout soupçon ; le soupçon cherche un siège.
pravda-kremlin-unsuspected-line-4 = Le « ? » { pravda-de-who } a expiré. On avait oublié de le renouveler.
pravda-kremlin-aged-head-1 = { $who } vieillit au galop
pravda-kremlin-aged-head-2 = Le calendrier est dépassé
pravda-kremlin-aged-head-3 = Longue année pour { $who }
pravda-kremlin-aged-head-4 = Cheveux blancs en hausse
pravda-kremlin-aged-head-5 = Ordre du jour chargé
pravda-kremlin-aged-head-6 = Des années payées d’avance
pravda-kremlin-aged-head-7 = Anniversaires en série
pravda-kremlin-aged-head-8 = Le temps prend l’express
pravda-kremlin-aged-head-9 = Années livrées en caisse
pravda-kremlin-aged-line-1 = { $who } a pris { $points } ans en un an, et en a { $age }. Le Plan en prévoyait moins.
pravda-kremlin-aged-line-2 = { $points } points de stress dans l’année : { $who } a { $age } ans, et n’entend plus que les voix fortes.
pravda-kremlin-aged-line-3 = Le passeport { pravda-de-who } dit { $age } ans. Il en disait { $points } de moins au dernier bilan.
pravda-kremlin-aged-line-4 = { $who } a dépensé { $points } années en une seule, et en a { $age }. On n’a pas rendu la monnaie.
pravda-kremlin-aged-line-5 = Une année qui compte pour { $points } : { $who } a { $age } ans, et l’air d’y avoir assisté.
pravda-kremlin-aged-line-6 = { $who } a { $age } ans. { $points } sont arrivés cette année, par la porte marquée « urgent ».
pravda-kremlin-aged-line-7 = L’année a pris { $points } ans à { $who }, qui à { $age } ans approuve avant la question.
pravda-kremlin-aged-line-8 = { $who } a commencé l’année à pied et la finit à { $age } ans : { $points } points de stress, et une canne d’honneur.
pravda-kremlin-aged-line-9 = Entre deux parades, { $points } ans ont passé pour { $who }. À { $age } ans on ne demande plus où.
pravda-kremlin-younger-head-1 = { $who } rajeunit
pravda-kremlin-younger-head-2 = Le temps recule, par décret
pravda-kremlin-younger-head-3 = { $who } saute un anniversaire
pravda-kremlin-younger-line-1 = { $who } a { $points ->
        [1] un an
       *[other] { $points } ans
    } de moins : { $age }. Des abeilles sont dans le coup.
pravda-kremlin-younger-line-2 = La science ôte { $points ->
        [1] un an
       *[other] { $points } ans
    } à { $who }, qui à { $age } ans réclame une bicyclette.
pravda-kremlin-younger-line-3 = { $who } n’a plus que { $age } ans : on en a retrouvé { $points } dans un tiroir. L’état civil, prévenu, nie.
pravda-kremlin-younger-line-4 = { $points ->
        [1] Un an a été rendu
       *[other] { $points } ans ont été rendus
    } à { $who } sans avoir servi. À { $age } ans, on en redemande.
pravda-kremlin-promoted-post-head-1 = { $who } monte d’une marche
pravda-kremlin-promoted-post-head-2 = Un siège était libre
pravda-kremlin-promoted-post-head-3 = Nouveau nom, vieille porte
pravda-kremlin-promoted-post-head-4 = { $who } { pravda-au-ministry }
pravda-kremlin-promoted-post-head-5 = L’ascenseur monte
pravda-kremlin-promoted-post-head-6 = Le logement est compris
pravda-kremlin-promoted-post-head-7 = Plaque encore fraîche
pravda-kremlin-promoted-post-head-8 = Plus haut, plus de vent
pravda-kremlin-promoted-post-head-9 = Le fauteuil est prévenu
pravda-kremlin-promoted-post-head-10 = Tapis fourni
pravda-kremlin-promoted-post-head-11 = Un téléphone à deux lignes
pravda-kremlin-promoted-post-head-12 = Bravos dans l’escalier
pravda-kremlin-promoted-post-head-13 = Il fallait quelqu’un
pravda-kremlin-promoted-post-head-14 = Remise des clefs
pravda-kremlin-promoted-post-head-15 = Hissé par le silence
pravda-kremlin-promoted-post-head-16 = Plus près du samovar
pravda-kremlin-promoted-post-line-1 = { $who } prend place { pravda-au-ministry }, la place étant tiède et la porte ouverte.
pravda-kremlin-promoted-post-line-2 = { pravda-au-ministry } on attend { $who }, avec ordre d’avoir l’air de l’avoir espéré.
pravda-kremlin-promoted-post-line-3 = { $who } monte { pravda-au-ministry }. Les plaisanteries d’avant restent en vigueur jusqu’à nouvel avis.
pravda-kremlin-promoted-post-line-4 = { $who } accepte le fauteuil { pravda-du-ministry } au nom du peuple tout entier, et prend l’appartement.
pravda-kremlin-promoted-post-line-5 = À la surprise { pravda-de-who }, un bureau { pravda-du-ministry } était à la bonne hauteur.
pravda-kremlin-promoted-post-line-6 = Le mérite et l’ascenseur ont porté { $who } { pravda-au-ministry }.
pravda-kremlin-promoted-post-line-7 = On a trouvé la clef { pravda-du-ministry } dans la main { pravda-de-who }.
pravda-kremlin-promoted-post-line-8 = { $who } arrive { pravda-au-ministry } ; on a changé la serrure.
pravda-kremlin-promoted-post-line-9 = { $who } monte { pravda-au-ministry }. Les lettres de félicitations sont toutes de la même main.
pravda-kremlin-promoted-post-line-10 = { pravda-au-ministry } on accueille { $who }. Le portrait était au mur avant le clou.
pravda-kremlin-promoted-post-line-11 = On juge { $who } apte aux dossiers { pravda-du-ministry }. L’examen fut une poignée de main.
pravda-kremlin-promoted-post-line-12 = On avait toujours espéré { $who } { pravda-au-ministry } ; le nouveau procès-verbal le dit.
pravda-kremlin-promoted-post-line-13 = { $who } arrive { pravda-au-ministry } avec une serviette, qu’on a fouillée, et une opinion, qu’on n’a pas trouvée.
pravda-kremlin-promoted-post-line-14 = Une voix nouvelle { pravda-au-ministry } : celle { pravda-de-who }. Les secrétaires apprennent où il faut rire.
pravda-kremlin-promoted-post-line-15 = { $who } hérite du bureau { pravda-du-ministry }, du fauteuil et des ennemis, le tout en bon état.
pravda-kremlin-promoted-post-line-16 = { pravda-au-ministry } on prie { $who } de se sentir à l’aise, et de laisser les meubles où ils sont.
pravda-kremlin-promoted-candidate-head-1 = { $who } peut espérer
pravda-kremlin-promoted-candidate-head-2 = Une place près de la porte
pravda-kremlin-promoted-candidate-head-3 = Le banc est plein d’avenir
pravda-kremlin-promoted-candidate-head-4 = Un strapontin s’ouvre
pravda-kremlin-promoted-candidate-line-1 = { $who } rejoint les candidats, et achète un manteau chaud, à tout hasard.
pravda-kremlin-promoted-candidate-line-2 = On tire { $who } du peuple pour le banc des candidats. Il grince.
pravda-kremlin-promoted-candidate-line-3 = { $who }, parmi les candidats, s’exerce à approuver.
pravda-kremlin-promoted-candidate-line-4 = On a remarqué { $who } dans le peuple : aux candidats, cela se remarquera moins.
pravda-kremlin-demoted-post-head-1 = { $who } : un étage plus bas
pravda-kremlin-demoted-post-head-2 = Plus près du sol
pravda-kremlin-demoted-post-head-3 = Moins de téléphones, { $who } ?
pravda-kremlin-demoted-post-head-4 = Petit bureau, courants d’air
pravda-kremlin-demoted-post-head-5 = On descend, sans bruit
pravda-kremlin-demoted-post-line-1 = { $who } descend { pravda-au-ministry }, où les tapis sont plus minces.
pravda-kremlin-demoted-post-line-2 = { pravda-au-ministry }, { $who } trouvera moins de téléphones, et moins à y dire.
pravda-kremlin-demoted-post-line-3 = { $who } descend { pravda-au-ministry }, plus près des problèmes, qu’on a prévenus.
pravda-kremlin-demoted-post-line-4 = Ce sera { pravda-au-ministry }, désormais, pour { $who }. Le chauffeur a su la nouvelle en premier.
pravda-kremlin-demoted-candidate-head-1 = { $who } reprend un numéro
pravda-kremlin-demoted-candidate-head-2 = Du bureau au banc
pravda-kremlin-demoted-candidate-head-3 = Le bureau a fermé derrière
pravda-kremlin-demoted-candidate-head-4 = De la chaise au strapontin
pravda-kremlin-demoted-candidate-line-1 = { $who } laisse un bureau pour une place parmi les candidats, d’où l’on voit mieux le couloir.
pravda-kremlin-demoted-candidate-line-2 = { $who } attendra parmi les candidats. Le banc s’est serré.
pravda-kremlin-demoted-candidate-line-3 = { $who } échange un téléphone contre un numéro d’attente, chez les candidats.
pravda-kremlin-demoted-candidate-line-4 = Chez les candidats, { $who } pourra se reposer, en se serrant.
pravda-kremlin-demoted-people-head-1 = { $who } rejoint les masses
pravda-kremlin-demoted-people-head-2 = Le peuple s’agrandit
pravda-kremlin-demoted-people-head-3 = On descend en chantant
pravda-kremlin-demoted-people-head-4 = Le peuple a une voix de plus
pravda-kremlin-demoted-people-line-1 = { $who } est offert{ $who-id ->
        [S] e
        [V] e
       *[other] {""}
    } au peuple, qui n’avait rien demandé.
pravda-kremlin-demoted-people-line-2 = { $who } servira au sein du peuple, au fond, où c’est tranquille.
pravda-kremlin-demoted-people-line-3 = Le peuple a { $who }. Un comité est chargé de répartir la joie.
pravda-kremlin-demoted-people-line-4 = { $who } descend chez le peuple, par l’escalier, en saluant chaque marche.
pravda-kremlin-shifted-post-head-1 = { $who } se pousse un peu
pravda-kremlin-shifted-post-head-2 = Même étage, autre fenêtre
pravda-kremlin-shifted-post-head-3 = On échange les portes
pravda-kremlin-shifted-post-head-4 = Les plaques marchent la nuit
pravda-kremlin-shifted-post-head-5 = Le bureau change de vue
pravda-kremlin-shifted-post-head-6 = Des cartons dans le couloir
pravda-kremlin-shifted-post-line-1 = { $who } passe { pravda-du-old-ministry } { pravda-au-ministry }, une plante sous le bras.
pravda-kremlin-shifted-post-line-2 = Ce { pravda-que-who } a rapporté { pravda-du-old-ministry } servira { pravda-au-ministry }, dit-on.
pravda-kremlin-shifted-post-line-3 = Transfert { pravda-de-who } : départ { pravda-du-old-ministry }, arrivée { pravda-au-ministry }. Chacun croit y gagner.
pravda-kremlin-shifted-post-line-4 = { $who } a désormais la vue { pravda-du-ministry }. Rien ne manque aux tiroirs { pravda-du-old-ministry }, dit-on.
pravda-kremlin-shifted-post-line-5 = { $who } quitte les couloirs { pravda-du-old-ministry } pour ceux { pravda-du-ministry }. On a compté les stylos aux deux portes.
pravda-kremlin-shifted-post-line-6 = On ne voit plus { $who } aux réunions { pravda-du-old-ministry } ; on en voit trop { pravda-au-ministry }.
pravda-kremlin-cured-head-1 = { $who } prend les eaux
pravda-kremlin-cured-head-2 = Petit rhume, long repos
pravda-kremlin-cured-head-3 = Bains de boue, avec garde
pravda-kremlin-cured-head-4 = Lit fait, courrier suivra
pravda-kremlin-cured-head-5 = { $who } compte les carreaux
pravda-kremlin-cured-head-6 = Silence sur ordonnance
pravda-kremlin-cured-head-7 = Une serviette d’État
pravda-kremlin-cured-head-8 = Thé, boue, ni visites
pravda-kremlin-cured-line-1 = { $who } est parti{ $who-id ->
        [S] e
        [V] e
       *[other] {""}
    } au sanatorium, et envoie une carte postale pour approbation.
pravda-kremlin-cured-line-2 = Au sanatorium on a roulé { $who } dans la boue, et caché ce journal.
pravda-kremlin-cured-line-3 = Cure { pravda-de-who } : les infirmières signalent des opinions tranchées sur la soupe.
pravda-kremlin-cured-line-4 = Le sanatorium a eu l’honneur { pravda-de-who }. On recompte les serviettes.
pravda-kremlin-cured-line-5 = On a vu { $who } en peignoir au sanatorium, qui ne signait rien.
pravda-kremlin-cured-line-6 = Les eaux ont fait la connaissance { pravda-de-who }. L’accueil fut frais.
pravda-kremlin-cured-line-7 = { $who } est au sanatorium, où l’on examine sa fidélité au régime, surtout sans sel.
pravda-kremlin-cured-line-8 = Le sanatorium signale que { $who } flotte.
pravda-kremlin-cured-line-9 = { $who } se repose au sanatorium, avec vue sur l’arrêt d’autobus, qui est gardé.
pravda-kremlin-sicker-head-1 = { $who } tousse, au moins
pravda-kremlin-sicker-head-2 = On fronce le sourcil en latin
pravda-kremlin-sicker-head-3 = Bulletin de santé : bref
pravda-kremlin-sicker-head-4 = Un thermomètre démissionne
pravda-kremlin-sicker-head-5 = Fièvre classée secrète
pravda-kremlin-sicker-head-6 = { $who } : le pouls prend note
pravda-kremlin-sicker-head-7 = Second avis interdit
pravda-kremlin-sicker-head-8 = Médecins sur la pointe
pravda-kremlin-sicker-head-9 = Lits faits, au cas où
pravda-kremlin-sicker-line-1 = La feuille { pravda-de-who } porte { $crosses ->
        [1] un « + »
       *[other] { $crosses } « + »
    }. Dans cette clinique, ce n’est pas un compliment.
pravda-kremlin-sicker-line-2 = { $who } va moins bien : { $crosses ->
        [1] un « + »
       *[other] { $crosses } « + »
    } au bulletin. Les visiteurs sont priés d’avoir l’air confiant.
pravda-kremlin-sicker-line-3 = { $crosses ->
        [1] Un « + »
       *[other] { $crosses } « + »
    } pour { $who }. Les médecins se mettent à parler bas.
pravda-kremlin-sicker-line-4 = { $who } a toussé en plein discours, et la salle a enfin écouté : { $crosses ->
        [1] un « + »
       *[other] { $crosses } « + »
    }.
pravda-kremlin-sicker-line-5 = Les médecins sont allés voir { $who }, puis se sont vus entre eux : { $crosses } « + ».
pravda-kremlin-sicker-line-6 = À la clinique : { $crosses } « + » pour { $who }, et bon appétit aux médecins.
pravda-kremlin-sicker-line-7 = On a prié { $who } de dire « ah » ; { $who } a demandé le texte par écrit. Au bulletin, { $crosses ->
        [1] un « + »
       *[other] { $crosses } « + »
    }.
pravda-kremlin-sicker-line-8 = Sur la porte { pravda-de-who }, { $crosses ->
        [1] un « + »
       *[other] { $crosses } « + »
    }. Le fleuriste ralentit en passant.
pravda-kremlin-better-head-1 = { $who } reprend couleur
pravda-kremlin-better-head-2 = La soupe est restée
pravda-kremlin-better-head-3 = Une pilule a obéi
pravda-kremlin-better-line-1 = { $who } va mieux : plus { $crosses ->
        [1] qu’un « + »
       *[other] que { $crosses } « + »
    }. On a remis la couronne dans sa boîte.
pravda-kremlin-better-line-2 = De la maladie { pravda-de-who } il y a moins. Les médecins cherchent pourquoi.
pravda-kremlin-better-line-3 = Il reste { $crosses ->
        [1] un « + »
       *[other] { $crosses } « + »
    } à { $who }, qui demande où l’on a mis ses pantoufles.
pravda-kremlin-better-line-4 = { $who } va un peu mieux : { $crosses ->
        [1] un « + » demeure
       *[other] { $crosses } « + » demeurent
    }, pour que vivent les médecins.
pravda-kremlin-well-head-1 = { $who } va bien, c’est signé
pravda-kremlin-well-head-2 = Le patient s’est échappé
pravda-kremlin-well-head-3 = Des roses pour { $who }
pravda-kremlin-well-head-4 = Plus rien à soigner
pravda-kremlin-well-line-1 = { $who } n’a plus un « + », et prend l’escalier.
pravda-kremlin-well-line-2 = Guérison complète { pravda-de-who }, malgré les médecins.
pravda-kremlin-well-line-3 = Rien ne manque plus à { $who }. Les fleurs étaient déjà commandées ; on a changé la carte.
pravda-kremlin-well-line-4 = La feuille { pravda-de-who } est vierge. Les médecins l’ont encadrée.
pravda-kremlin-quiet-head-1 = Il ne s’est rien passé, et bien
pravda-kremlin-quiet-head-2 = Toujours les mêmes fauteuils
pravda-kremlin-quiet-head-3 = Tout le monde est là
pravda-kremlin-quiet-head-4 = Stabilité ininterrompue
pravda-kremlin-quiet-head-5 = La poussière n’a pas bougé
pravda-kremlin-quiet-head-6 = Les fauteuils vont bien
pravda-kremlin-quiet-head-7 = Rien à signaler, c’est signalé
pravda-kremlin-quiet-line-1 = Chaque poste est tenu par qui le tenait avant. La rédaction a compté, et fut comptée.
pravda-kremlin-quiet-line-2 = Aucun poste n’a changé de nom. Les graveurs de plaques demandent du secours.
pravda-kremlin-quiet-line-3 = La direction siège où elle siégeait. Rien à signaler, et signalé à temps.
pravda-kremlin-quiet-line-4 = Tous les postes sont tenus comme ils l’étaient. Faute de mieux, on a promu le samovar.
pravda-kremlin-quiet-line-5 = Qui avait un fauteuil l’a encore. Les observateurs étrangers demandent à être remboursés.
pravda-kremlin-quiet-line-6 = La liste des dirigeants se lit comme avant ; seul le papier est neuf.
pravda-kremlin-quiet-line-7 = Les postes sont comme ils étaient. Celui qui signalait les changements a demandé un congé.

## Pour vos yeux

pravda-kremlin-box-chief-yours-line-1 = { $who } est à vous : { $written } écrits, { $shown } montrés. En face, { $theirs } au plus.
pravda-kremlin-box-chief-yours-line-2 = Vous tenez { $who } avec { $shown } points déclarés sur { $written }. Le meilleur des autres en a { $theirs }.
pravda-kremlin-box-chief-yours-line-3 = { $who } salue pour vous. Écrit { $written }, déclaré { $shown }, en face { $theirs }.
pravda-kremlin-box-chief-yours-line-4 = { $who } pense ce que vous pensez, un instant plus tard. Déclaré { $shown } sur { $written } ; en face, { $theirs }.
pravda-kremlin-box-chief-yours-line-5 = Le Chef est dans votre poche : { $who }, { $shown } montrés sur { $written }. Dans les autres poches, { $theirs } au plus.
pravda-kremlin-box-chief-yours-line-6 = { $who } vous garde une chaise : { $shown } montrés sur { $written }, ailleurs { $theirs } au plus.
pravda-kremlin-box-chief-could-line-1 = { $who } : vous avez écrit { $written }, et personne d’autre n’a déclaré plus de { $theirs }.
pravda-kremlin-box-chief-could-line-2 = Personne n’a déclaré plus de { $theirs } sur { $who }. Votre feuille dit { $written }. À toutes fins utiles.
pravda-kremlin-box-chief-could-line-3 = Sur { $who }, { $written } dans le tiroir ; sur la table, { $theirs }.
pravda-kremlin-box-chief-could-line-4 = { $who } : personne n’a déclaré plus de { $theirs }, et vous avez { $written }. Le reste est affaire de moment.
pravda-kremlin-box-chief-short-line-1 = { $who } : vous avez écrit { $written }, quelqu’un a déclaré { $theirs }. Un de perdu, dix de retrouvés.
pravda-kremlin-box-chief-short-line-2 = Vous avez { $written } sur { $who }. En face, { $theirs }. Admirez de loin.
pravda-kremlin-box-chief-short-line-3 = { $theirs } sur la table, { $written } sur votre feuille : { $who } regarde ailleurs, pour l’instant.
pravda-kremlin-box-chief-short-line-4 = { $who } écoute qui a déclaré { $theirs }. Vos { $written } ne feraient qu’interrompre.
pravda-kremlin-box-chief-short-line-5 = { $written } chez vous, { $theirs } ailleurs : { $who } a fait le calcul.
pravda-kremlin-box-chief-short-line-6 = Quelqu’un a déclaré { $theirs } sur { $who } ; votre feuille s’arrête à { $written }. Applaudissez avec les autres.
pravda-kremlin-box-chief-short-line-7 = { $who } est en main, à { $theirs }. Gardez vos { $written } au sec.
pravda-kremlin-box-chief-short-line-8 = Vos { $written } sur { $who } rencontrent { $theirs } sur la table. La conversation est brève.
pravda-kremlin-box-chief-short-line-9 = { $theirs } d’un côté, { $written } du vôtre : { $who } sait lire.
pravda-kremlin-box-chief-short-line-10 = Avec { $written } vous pouvez saluer { $who }. Avec { $theirs }, un autre est salué.
pravda-kremlin-box-chief-none-line-1 = Vous n’avez rien d’écrit sur { $who }. D’autres aimeront le Chef.
pravda-kremlin-box-chief-none-line-2 = { $who } n’est pas sur votre feuille, ou n’y est plus.
pravda-kremlin-box-chief-none-line-3 = Votre feuille se tait sur { $who }.
pravda-kremlin-box-chief-none-line-4 = Le Chef, c’est { $who }. On ne l’a pas dit à votre feuille.
pravda-kremlin-box-chief-none-line-5 = Vous n’avez aucun point sur { $who }. Cela économise l’encre.
pravda-kremlin-box-chief-none-line-6 = { $who } dirige le Parti, et votre feuille n’y est pour rien.
pravda-kremlin-box-chief-none-line-7 = Pour { $who }, votre feuille n’a que de la marge.
pravda-kremlin-box-lost-line-1 = { $who } emporte { $points ->
        [1] un point
       *[other] { $points } points
    } à vous.
pravda-kremlin-box-lost-line-2 = Passez par pertes { $points ->
        [1] le point déclaré
       *[other] les { $points } points déclarés
    } sur { $who }.
pravda-kremlin-box-lost-line-3 = Avec { $who } s’en va ce que vous aviez déclaré : { $points }.
pravda-kremlin-box-lost-line-4 = Le Parti vous remercie { $points ->
        [1] du point parti
       *[other] des { $points } points partis
    } avec { $who }.
pravda-kremlin-box-lost-line-5 = { $who } n’est plus là, et { $points ->
        [1] un point déclaré par vous garde
       *[other] { $points } points déclarés par vous gardent
    } la place au chaud.
pravda-kremlin-box-lost-line-6 = Votre feuille pèse { $points ->
        [1] un point
       *[other] { $points } points
    } de moins, à cause { pravda-de-who }.
pravda-kremlin-box-gone-line-1 = { $who } n’est plus là, et vous y aviez écrit { $points }.
pravda-kremlin-box-gone-line-2 = Vos { $points } sur { $who } ne servent guère, là où { pravda-il } se trouve.
pravda-kremlin-box-gone-line-3 = { $points } sur { $who } : gardez-les en souvenir, pour l’instant.
pravda-kremlin-box-gone-line-4 = Sur { $who } vous aviez { $points }, et la poste n’y va plus.
pravda-kremlin-box-gone-line-5 = { $points } sur { $who } : un placement à long terme, à dater de cette année.
pravda-kremlin-box-gone-line-6 = { $who } est loin, avec vos { $points }, non décachetés.
pravda-kremlin-box-unsaid-line-1 = { $who } est { pravda-au-ministry }, et nul n’y parle. Vous avez écrit { $written }.
pravda-kremlin-box-unsaid-line-2 = Personne ne tient { $who }, { pravda-au-ministry } ; vous pourriez le dire, avec { $written }.
pravda-kremlin-box-unsaid-line-3 = { $who }, { pravda-au-ministry }, n’est dans la main de personne. Dans votre tiroir : { $written }.
pravda-kremlin-box-unsaid-line-4 = { $who }, { pravda-au-ministry }, n’obéit à personne. Vous avez { $written } à dire, et nul n’est encore devant.
pravda-kremlin-box-unsaid-line-5 = { pravda-au-ministry } on attend des consignes : { $who } n’en a pas, et vous avez { $written }.
pravda-kremlin-box-unsaid-line-6 = { $written } à vous sont sur { $who }, qui siège { pravda-au-ministry } sans maître. Parlez-en un jour.
pravda-kremlin-box-unsaid-line-7 = Aucune main sur { $who }, { pravda-au-ministry }. La vôtre pèse { $written }.
pravda-kremlin-box-marks-line-1 = Octobres à vous : { $marks }, sur les trois qu’il faut.
pravda-kremlin-box-marks-line-2 = { $marks ->
        [1] Une parade porte
       *[other] { $marks } parades portent
    } votre marque. Trois suffiraient.
pravda-kremlin-box-marks-line-3 = Votre compte au balcon : { $marks }. Il ferme à trois.
pravda-kremlin-box-marks-line-4 = { $marks ->
        [1] Un octobre est
       *[other] { $marks } octobres sont
    } à votre compte ; à trois, on clôt le compte.
pravda-kremlin-box-marks-line-5 = Sur trois octobres, vous en tenez { $marks }. Gardez le bras au chaud.
pravda-kremlin-box-marks-line-6 = Saluts portés à votre nom : { $marks }. Le balcon ne compte que jusqu’à trois.
pravda-kremlin-box-marks-line-7 = Parades à votre nom : { $marks }. Trois, et la place est à vous.
pravda-kremlin-box-marks-line-8 = Vos octobres à ce jour : { $marks }. Le troisième est le dernier qui compte.
pravda-kremlin-box-nothing-line-1 = Rien sur cette page n’est à vous. C’est peut-être plus sûr.
pravda-kremlin-box-nothing-line-2 = Lisez, pliez, oubliez : il n’y a rien à vous là-dedans.
pravda-kremlin-box-nothing-line-3 = Les vôtres sont restés hors des journaux. Bien.
pravda-kremlin-box-nothing-line-4 = Pas une ligne sur les vôtres aujourd’hui. La rédaction vous salue.
