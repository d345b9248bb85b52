kremlin-pitch = Le Chef du Parti a quatre-vingts ans et une mauvaise toux. Autour de la table, chacun possède en secret un peu de chacun au Politburo : faites en sorte que la main qui salue au balcon soit la vôtre.

## Les factions. Elles peuvent se trouver n’importe où dans une phrase, au pluriel, mais pas après « de » ni « à ».

kremlin-faction-stalinists = Staliniens purs et durs
kremlin-faction-militarists = Militaristes de l’Armée rouge
kremlin-faction-evolutionists = Évolutionnistes de Lyssenko
kremlin-faction-expansionists = Expansionnistes réformateurs
kremlin-faction-internationalists = Internationalistes trotskistes
kremlin-faction-marxists = Marxistes de la vieille garde
kremlin-player =
    { $id ->
        [1] les { kremlin-faction-stalinists }
        [2] les { kremlin-faction-militarists }
        [3] les { kremlin-faction-evolutionists }
        [4] les { kremlin-faction-expansionists }
        [5] les { kremlin-faction-internationalists }
       *[6] les { kremlin-faction-marxists }
    }
kremlin-your-player = { kremlin-player } (vous)

## Les années et les phases

kremlin-year =
    { $year ->
        [1] 1951
        [2] 1952
        [3] 1953
        [4] 1954
        [5] 1955
        [6] 1956
        [7] 1957
        [8] 1958
        [9] 1959
        [10] 1960
       *[11] 1961
    }
kremlin-phase-1 = Guérison
kremlin-phase-2 = Purge
kremlin-phase-3 = Enquête
kremlin-phase-4 = Santé
kremlin-phase-5 = Commission funéraire
kremlin-phase-6 = Remplacements
kremlin-phase-7 = Réhabilitation
kremlin-phase-8 = Parade d’Octobre
kremlin-phase =
    { $phase ->
        [1] { kremlin-phase-1 }
        [2] { kremlin-phase-2 }
        [3] { kremlin-phase-3 }
        [4] { kremlin-phase-4 }
        [5] { kremlin-phase-5 }
        [6] { kremlin-phase-6 }
        [7] { kremlin-phase-7 }
       *[8] { kremlin-phase-8 }
    }
kremlin-moment = { kremlin-year } : { kremlin-phase }

## Les postes et les lieux

kremlin-place-chief = Chef du Parti
kremlin-place-kgb = KGB
kremlin-place-foreign = Affaires étrangères
kremlin-place-defence = Défense
kremlin-place-ideology = Idéologie
kremlin-place-industry = Industrie
kremlin-place-economy = Économie
kremlin-place-sport = Sports
kremlin-place-candidate = Candidats
kremlin-place-people = Peuple
kremlin-place-siberia = Sibérie
kremlin-place-wall = Mur du Kremlin
kremlin-place-retired = Retraite
kremlin-place =
    { $id ->
        [chief] { kremlin-place-chief }
        [kgb] { kremlin-place-kgb }
        [foreign] { kremlin-place-foreign }
        [defence] { kremlin-place-defence }
        [ideology] { kremlin-place-ideology }
        [industry] { kremlin-place-industry }
        [economy] { kremlin-place-economy }
        [sport] { kremlin-place-sport }
        [candidate] { kremlin-place-candidate }
        [people] { kremlin-place-people }
        [siberia] { kremlin-place-siberia }
        [wall] { kremlin-place-wall }
       *[retired] { kremlin-place-retired }
    }
kremlin-office =
    { $place-id ->
        [chief] Chef du Parti
        [kgb] chef du KGB
        [foreign] ministre des Affaires étrangères
        [defence] ministre de la Défense
        [ideology] chef de l’Idéologie
        [industry] ministre de l’Industrie
        [economy] ministre de l’Économie
       *[sport] ministre des Sports
    }
kremlin-holder =
    { $post-id ->
        [chief] le Chef du Parti
        [kgb] le chef du KGB
        [foreign] le ministre des Affaires étrangères
        [defence] le ministre de la Défense
        [ideology] le chef de l’Idéologie
        [industry] le ministre de l’Industrie
        [economy] le ministre de l’Économie
       *[sport] le ministre des Sports
    }

## Les politiciens. La lettre est celle de la notation.

kremlin-politician-A = Aparatschik
kremlin-politician-B = Schukrutoff
kremlin-politician-C = Goferbrok
kremlin-politician-D = Niewitko
kremlin-politician-E = Krakemheds
kremlin-politician-F = Purgemoff
kremlin-politician-G = Palavrian
kremlin-politician-H = Shootemdedsky
kremlin-politician-I = Mischif
kremlin-politician-J = Talksalott
kremlin-politician-K = Boremtodev
kremlin-politician-L = Doberman
kremlin-politician-M = Eatstumuch
kremlin-politician-N = Karrienko
kremlin-politician-O = Satin
kremlin-politician-P = Manjak
kremlin-politician-Q = Zenjarplan
kremlin-politician-R = Nikotin
kremlin-politician-S = Patina
kremlin-politician-T = Strychnin
kremlin-politician-U = Protzky
kremlin-politician-V = Nogoodnik
kremlin-politician-W = Bungaloff
kremlin-politician-X = Badenuff
kremlin-politician-Y = Putschnik
kremlin-politician-Z = Wasolin

kremlin-full-name-A = Nestor Aparatschik
kremlin-full-name-B = Lech Schukrutoff
kremlin-full-name-C = Alexej Goferbrok
kremlin-full-name-D = Petr Niewitko
kremlin-full-name-E = Karel Krakemheds
kremlin-full-name-F = Andrej Purgemoff
kremlin-full-name-G = Diwan Palavrian
kremlin-full-name-H = Nicolas Shootemdedsky
kremlin-full-name-I = Anatol Mischif
kremlin-full-name-J = Antonj Talksalott
kremlin-full-name-K = Eduard Boremtodev
kremlin-full-name-L = Igor Doberman
kremlin-full-name-M = Serguej Eatstumuch
kremlin-full-name-N = Boris Karrienko
kremlin-full-name-O = Oleg Satin
kremlin-full-name-P = Iwan Manjak
kremlin-full-name-Q = Tigran Zenjarplan
kremlin-full-name-R = Juri Nikotin
kremlin-full-name-S = Ludmilla Patina
kremlin-full-name-T = Mikail Strychnin
kremlin-full-name-U = Wassily Protzky
kremlin-full-name-V = Natasha Nogoodnik
kremlin-full-name-W = Leonid Bungaloff
kremlin-full-name-X = Boris Badenuff
kremlin-full-name-Y = Ulan Putschnik
kremlin-full-name-Z = Viktor Wasolin

kremlin-who =
    { $id ->
        [A] { kremlin-politician-A } (A)
        [B] { kremlin-politician-B } (B)
        [C] { kremlin-politician-C } (C)
        [D] { kremlin-politician-D } (D)
        [E] { kremlin-politician-E } (E)
        [F] { kremlin-politician-F } (F)
        [G] { kremlin-politician-G } (G)
        [H] { kremlin-politician-H } (H)
        [I] { kremlin-politician-I } (I)
        [J] { kremlin-politician-J } (J)
        [K] { kremlin-politician-K } (K)
        [L] { kremlin-politician-L } (L)
        [M] { kremlin-politician-M } (M)
        [N] { kremlin-politician-N } (N)
        [O] { kremlin-politician-O } (O)
        [P] { kremlin-politician-P } (P)
        [Q] { kremlin-politician-Q } (Q)
        [R] { kremlin-politician-R } (R)
        [S] { kremlin-politician-S } (S)
        [T] { kremlin-politician-T } (T)
        [U] { kremlin-politician-U } (U)
        [V] { kremlin-politician-V } (V)
        [W] { kremlin-politician-W } (W)
        [X] { kremlin-politician-X } (X)
        [Y] { kremlin-politician-Y } (Y)
       *[Z] { kremlin-politician-Z } (Z)
    }

kremlin-line-A = Préside depuis si longtemps que l’horloge lui demande l’heure.
kremlin-line-B = Aigre, mijoté longuement, et toujours meilleur réchauffé.
kremlin-line-C = A joué la récolte aux cartes ; depuis, on appelle cela la jachère.
kremlin-line-D = N’a rien vu, rien entendu, et l’a consigné par écrit.
kremlin-line-E = Garde la tête froide, surtout celle des autres.
kremlin-line-F = N’aime que les réunions en petit comité, et s’en charge.
kremlin-line-G = Dit bonjour en deux parties, avec un entracte.
kremlin-line-H = Il a le cœur sur la main ; c’est l’autre main qui inquiète.
kremlin-line-I = Met une punaise sur chaque fauteuil, et un micro sous chaque punaise.
kremlin-line-J = On a percé une ligne de métro le temps de son toast.
kremlin-line-K = Son rapport annuel n’est plus délivré que sur ordonnance.
kremlin-line-L = Rapporte tout : la balle, le journal, les voisins.
kremlin-line-M = A goûté la soupe du peuple, puis celle du voisin, puis la nappe.
kremlin-line-N = A gravi tout l’escalier du Parti, et ciré les marches derrière lui.
kremlin-line-O = A si souvent retourné sa veste qu’elle a deux endroits.
kremlin-line-P = Classe les chiffres par ordre de docilité, puis punit les derniers.
kremlin-line-Q = Prépare en toute sérénité ce que d’autres rateront dans dix ans.
kremlin-line-R = Tousse une fois pour oui, deux fois pour non ; la salle tousse avec lui.
kremlin-line-S = Ses ennemis prennent la poussière ; elle prend de la valeur.
kremlin-line-T = Offre toujours le thé, et le regarde refroidir. Vous aussi.
kremlin-line-U = A fait agrandir son portrait ; c’est le palais qui n’a pas suivi.
kremlin-line-V = Bonne à rien, dit-elle, et prête à tout.
kremlin-line-W = Prêche l’austérité par téléphone, depuis la piscine.
kremlin-line-X = Il y a pire, mais il faut prendre rendez-vous.
kremlin-line-Y = Répète son coup d’État tous les jeudis, pour garder la forme.
kremlin-line-Z = A gravi tous les échelons sans en faire grincer un seul.

## Les questions

kremlin-ask-draw-seniority = Qui vient ensuite par ordre d’ancienneté ?
kremlin-ask-first-politburo = Qui prend la place suivante ?
kremlin-ask-sheets = Remplissez votre feuille secrète : dix noms, le premier pour dix points, le dernier pour un. Sur qui misez-vous ?
kremlin-ask-window =
    { $about-id ->
        [none] Chacun peut réagir maintenant. Réagissez-vous ?
       *[other] Rien n’est encore définitif pour { $about }. Réagissez-vous ?
    }
kremlin-ask-tie-roll = { $tied } sont à égalité sur { $who }, et le dé tranche. Que montre le prochain jet ?
kremlin-ask-arbitration = { $tied } sont à égalité sur { $who }, et c’est à vous de choisir. Qui prend le contrôle ?
kremlin-ask-take-cure = { kremlin-holder } est malade. Une cure au sanatorium, ou rester au travail ?
kremlin-ask-purging =
    { $purged ->
        [0] Le droit de purge est à vous. Qui purgez-vous ?
       *[other] La purge a réussi. Qui purgez-vous ensuite ?
    }
kremlin-ask-purge-roll = { $purger } s’en prend à { $victim }. Que montre le dé ?
kremlin-ask-investigating1986 = L’enquête est à vous : poser ou retirer un « ? », accuser un membre, expédier un candidat en Sibérie, dans l’ordre qui vous plaît. Que faites-vous ?
kremlin-ask-investigating1988 = L’enquête est à vous. D’abord, si vous voulez, accusez un membre ou envoyez un candidat en Sibérie ; ensuite posez ou retirez des « ? », une fois par politicien. Que faites-vous ?
kremlin-ask-verdict = { kremlin-holder } siège au tribunal. Coupable ou non coupable ?
kremlin-ask-health-roll = Les médecins examinent { kremlin-holder }. Que montre le dé ?
kremlin-ask-proposal =
    { $rebels-id ->
        [none] Le Chef du Parti n’est plus, et c’est à vous de proposer le suivant. Qui proposez-vous ?
       *[other] Le nom proposé est refusé ; ont voté contre : { $rebels }. Il faut choisir parmi eux quelqu’un qui soit encore membre. Qui proposez-vous ?
    }
kremlin-ask-ballot = { kremlin-holder } se prononce sur le nouveau Chef du Parti. Pour ou contre ?
kremlin-ask-chief-decides = Le Chef du Parti peut réorganiser chaque niveau une fois, sans frais, et déplacer des politiciens d’un niveau, pour un point de stress chacun. Que faites-vous ?
kremlin-ask-promotes = { kremlin-holder } peut pourvoir les places vacantes au-dessous, un point de stress chacune. Qui monte ?
kremlin-ask-rehabilitates = { kremlin-holder } peut reconnaître des erreurs, cinq points de stress pièce. Qui revient de Sibérie ?
kremlin-ask-wave = Le Chef du Parti essaie de lever le bras. Que montre le dé ?
kremlin-ask-add-influence =
    { $points ->
        [one] Vous pouvez écrire un point de plus, déclaré aussitôt, ou ne rien ajouter. Sur qui ?
       *[other] Vous pouvez écrire { $points } points de plus, déclarés aussitôt, ou ne rien ajouter. Sur qui ?
    }

## Les actions. Elles suivent aussi un deux-points, et commencent donc en minuscule.

kremlin-points =
    { $points ->
        [one] un point
        [11] « 10+ » points
       *[other] { $points } points
    }
kremlin-senior = suivants par l’ancienneté : { $player }
kremlin-draw = tirer { $who }
kremlin-roll20 = faire { $face }
kremlin-write = écrire { $sheet }
kremlin-write-sheet =
    { $at ->
        [1] { $name } 10
        [2] { $name } 9
        [3] { $name } 8
        [4] { $name } 7
        [5] { $name } 6
        [6] { $name } 5
        [7] { $name } 4
        [8] { $name } 3
        [9] { $name } 2
       *[10] { $name } 1
    }
kremlin-declare = déclarer { kremlin-points } sur { $who }
kremlin-declare-as-needed = déclarer sur { $who } juste ce qu’il faut pour le contrôle, au plus { kremlin-points }
kremlin-pass = passer
kremlin-waive = passer jusqu’à la fin de la phase
kremlin-choose =
    { $player-id ->
        [1] laisser le contrôle aux { kremlin-faction-stalinists }
        [2] laisser le contrôle aux { kremlin-faction-militarists }
        [3] laisser le contrôle aux { kremlin-faction-evolutionists }
        [4] laisser le contrôle aux { kremlin-faction-expansionists }
        [5] laisser le contrôle aux { kremlin-faction-internationalists }
       *[6] laisser le contrôle aux { kremlin-faction-marxists }
    }
kremlin-cure = partir en cure
kremlin-purge = purger { $who }
kremlin-suspect = poser un « ? » sur { $who }
kremlin-clear = retirer le « ? » de { $who }
kremlin-accuse = accuser { $who }
kremlin-condemn = expédier { $who } en Sibérie sans procès
kremlin-vote =
    { $vote ->
        [guilty] voter « coupable »
        [innocent] voter « non coupable »
        [for] voter pour la candidature
       *[against] voter contre la candidature
    }
kremlin-propose = proposer { $who } comme Chef du Parti
kremlin-rearrange = répartir les postes : { $holders }
kremlin-rearrange-holders =
    { $count ->
        [3] { $at ->
            [1] { $value ->
                [none] le KGB reste vacant
               *[other] { $name } au KGB
            }
            [2] { $value ->
                [none] les Affaires étrangères restent vacantes
               *[other] { $name } aux Affaires étrangères
            }
           *[3] { $value ->
                [none] la Défense reste vacante
               *[other] { $name } à la Défense
            }
        }
       *[4] { $at ->
            [1] { $value ->
                [none] l’Idéologie reste vacante
               *[other] { $name } à l’Idéologie
            }
            [2] { $value ->
                [none] l’Industrie reste vacante
               *[other] { $name } à l’Industrie
            }
            [3] { $value ->
                [none] l’Économie reste vacante
               *[other] { $name } à l’Économie
            }
           *[4] { $value ->
                [none] les Sports restent vacants
               *[other] { $name } aux Sports
            }
        }
    }
kremlin-move =
    { $place-id ->
        [candidate] placer { $who } parmi les candidats
        [people] renvoyer { $who } dans le Peuple
       *[other] nommer { $who } { kremlin-office }
    }
kremlin-exchange = permuter { $higher } et { $lower }
kremlin-rehabilitate = faire revenir { $who } de Sibérie
kremlin-add = ajouter de l’influence sur { $who }

## Les déclarations

kremlin-boast = J’ai { kremlin-points } sur { $who }.
kremlin-promise =
    Que { $player } le sachent : { $deed ->
        [spare] j’épargnerai { $who }.
        [promote] je ferai monter { $who }.
       *[acquit] je ferai acquitter { $who }.
    }
kremlin-threaten =
    Que { $player } se méfient : { $deed ->
        [purge] je ferai purger { $who }.
        [accuse] je ferai passer { $who } en jugement.
       *[seize] je m’emparerai de { $who }.
    }
kremlin-thank = Que { $player } soient remerciés : je ne l’oublierai pas.
kremlin-inquire = Que { $player } répondent : combien de points avez-vous sur { $who } ?
kremlin-request =
    Que { $player } répondent : { $deed ->
        [spare] épargnerez-vous { $who } ?
        [promote] ferez-vous monter { $who } ?
        [acquit] ferez-vous acquitter { $who } ?
        [purge] ferez-vous purger { $who } ?
        [accuse] ferez-vous passer { $who } en jugement ?
       *[seize] vous emparerez-vous de { $who } ?
    }
kremlin-reproach =
    Parole non tenue : { $deed ->
        [spare] { $player } avaient promis d’épargner { $who }.
        [promote] { $player } avaient promis de faire monter { $who }.
        [acquit] { $player } avaient promis de faire acquitter { $who }.
        [purge] { $player } avaient menacé de faire purger { $who }.
        [accuse] { $player } avaient menacé de faire passer { $who } en procès.
       *[seize] { $player } avaient menacé de s’emparer de { $who }.
    }
kremlin-believe = Croyez-moi, pas { $player }.
kremlin-deny = Ce que { $player } disent de moi n’est pas vrai.
kremlin-contradict = En { kremlin-year }, { $player } disaient le contraire.
kremlin-retract = Je retire ce que j’ai dit.
kremlin-nothing = …

## Les événements

kremlin-ranked = Ordre d’ancienneté : { $seniority }.
kremlin-placed =
    { $place-id ->
        [candidate] { $who } débute parmi les candidats.
        [people] { $who } débute dans le Peuple.
       *[other] { $who } débute comme { kremlin-office }.
    }
kremlin-began = { kremlin-year }, phase { $phase } : { kremlin-phase }.
kremlin-announced =
    { $by ->
        [none] { $action-id ->
            [pass] Personne ne contrôle { $who }, qui ne fait rien.
           *[other] Personne ne contrôle { $who } ; la règle décide : { $action }.
        }
       *[other] { $action-id ->
            [pass] { $who } compte passer.
           *[other] { $who } annonce : { $action }.
        }
    }
kremlin-unspoken = Personne ne contrôle { $who }.
kremlin-fell =
    { $action-id ->
        [pass] { $who } change de mains et peut encore agir.
       *[other] L’annonce faite par { $who } tombe à l’eau : { $action }.
    }
kremlin-declared = { $player } déclarent { kremlin-points } sur { $who }.
kremlin-waived = { $player } ne diront plus rien avant la fin de la phase.
kremlin-controlled =
    { $player-you ->
        [yes] { $lost_by-id ->
            [none] Vous tenez désormais { $who }.
           *[other] Vous avez pris { $who } ; { $lost_by } perdent la main.
        }
       *[no] { $lost_by-you ->
            [yes] { $player ->
                [none] Vous ne tenez plus { $who }.
               *[other] { $player } vous ont pris { $who }.
            }
           *[no] { $player ->
                [none] Plus personne ne tient { $who }.
               *[other] { $player } tiennent désormais { $who }.
            }
        }
    }
kremlin-rolled =
    { $why ->
        [purge] Le dé lancé contre { $who } montre { kremlin-die } ; il faut { $needed } : { $short ->
            [0] c’est assez.
           *[other] il manque { $short }, la purge a échoué.
        }
        [health] Le dé des médecins pour { $who } : { kremlin-die }{ $harmless ->
            [0] .
            [other]  ; sans dommage à partir de { $harmless }.
           *[unknown] .
        }
        [visit] { $who } songe à une visite au sanatorium : { $face }{ $bonus ->
            [0] {""}
           *[other] , et { $bonus } pour la maladie
        } ; il faut { $needed }.
        [assassination] Le dé de l’assassin pour { $who } : { $face }, et il faut { $needed }.
        [complicity] Le dé de l’enquête sur { $who } : { $face } ; la limite est à { $needed }.
        [glasnost] La glasnost sous { $who } : { $face }{ $bonus ->
            [0] {""}
           *[other] , et { $bonus } pour ceux que tient la même main
        } ; il faut { $needed }.
       *[wave] { $who } lutte avec son bras : { $face }, et il faut { $needed }.
    }
kremlin-die =
    { $bonus ->
        [0] { $face }
       *[other] { $modifiers-count ->
            [1] { $face }, modifié de { $bonus } ({ $modifiers })
            [2] { $face }, modifié de { $bonus } ({ $modifiers })
            [3] { $face }, modifié de { $bonus } ({ $modifiers })
           *[0] { $face }, modifié de { $bonus }
        }
    }
kremlin-rolled-modifiers =
    { $value ->
        [cure] une cure
        [weakness] un poste qui ne lui va pas
        [strength] un poste qui lui va
       *[card] une carte
    }
kremlin-tie-rolled = { $player } font { $face } pour { $who }.
kremlin-aged =
    { $points ->
        [one] { $who } prend un point de stress : { $age } ans désormais.
       *[other] { $who } prend { $points } points de stress : { $age } ans désormais.
    }
kremlin-cured = { $who } part au sanatorium, ses journaux sous le bras.
kremlin-returned = { $who } revient du sanatorium.
kremlin-suspected = Un « ? » apparaît dans le dossier de { $who }.
kremlin-cleared = Le « ? » disparaît du dossier de { $who } ; il n’y a jamais figuré.
kremlin-exiled = { $who } prend le train pour la Sibérie.
kremlin-tried =
    { $accuser-id ->
        [none] On traîne { $who } devant le tribunal.
       *[other] { $accuser } traîne { $who } devant le tribunal.
    }
kremlin-voted =
    { $vote ->
        [guilty] { $who } vote coupable.
        [innocent] { $who } vote non coupable.
        [for] { $who } vote pour.
       *[against] { $who } vote contre.
    }
kremlin-judged =
    { $verdict ->
        [guilty] Le tribunal condamne { $who }, comme on le lui avait demandé.
       *[acquitted] Le tribunal acquitte { $who }. L’accusation est priée de s’expliquer.
    }
kremlin-ailed =
    { $crosses ->
        [0] { $who } se porte bien, même en privé.
        [1] { $who } est malade : une croix maintenant.
       *[other] { $who } est gravement malade : deux croix maintenant.
    }
kremlin-died = { $who } meurt, et trouve une place dans le Mur du Kremlin.
kremlin-retired = { $who } prend sa retraite pour toujours. On offre une pendule, et un discours sur la pendule.
kremlin-rejected = La candidature de { $who } est rejetée.
kremlin-elected = { $who } prend la tête du Parti.
kremlin-moved =
    { $place-id ->
        [candidate] { $who } rejoint les candidats.
        [people] { $who } rejoint le Peuple.
       *[other] { $who } devient { kremlin-office }.
    }
kremlin-waved =
    { $success ->
        [yes] { $who } salue au balcon, et la place lui répond.
       *[no] { $who } ne parvient pas à lever le bras. La fanfare joue plus fort.
    }
kremlin-mark =
    { $mark ->
        [stalinists] les { kremlin-faction-stalinists }
        [militarists] les { kremlin-faction-militarists }
        [evolutionists] les { kremlin-faction-evolutionists }
        [expansionists] les { kremlin-faction-expansionists }
        [internationalists] les { kremlin-faction-internationalists }
        [marxists] les { kremlin-faction-marxists }
        [A] { kremlin-politician-A } (A)
        [B] { kremlin-politician-B } (B)
        [C] { kremlin-politician-C } (C)
        [D] { kremlin-politician-D } (D)
        [E] { kremlin-politician-E } (E)
        [F] { kremlin-politician-F } (F)
        [G] { kremlin-politician-G } (G)
        [H] { kremlin-politician-H } (H)
        [I] { kremlin-politician-I } (I)
        [J] { kremlin-politician-J } (J)
        [K] { kremlin-politician-K } (K)
        [L] { kremlin-politician-L } (L)
        [M] { kremlin-politician-M } (M)
        [N] { kremlin-politician-N } (N)
        [O] { kremlin-politician-O } (O)
        [P] { kremlin-politician-P } (P)
        [Q] { kremlin-politician-Q } (Q)
        [R] { kremlin-politician-R } (R)
        [S] { kremlin-politician-S } (S)
        [T] { kremlin-politician-T } (T)
        [U] { kremlin-politician-U } (U)
        [V] { kremlin-politician-V } (V)
        [W] { kremlin-politician-W } (W)
        [X] { kremlin-politician-X } (X)
        [Y] { kremlin-politician-Y } (Y)
       *[Z] { kremlin-politician-Z } (Z)
    }
kremlin-marked =
    { $mark ->
        [blank] Sur la piste des parades, { kremlin-year } reste en blanc.
       *[other] Sur la piste des parades, { kremlin-year } porte une marque : { kremlin-mark }.
    }
kremlin-grew =
    { $points ->
        [one] { $player } écrivent un point de plus sur { $who }.
       *[other] { $player } écrivent { $points } points de plus sur { $who }.
    }
kremlin-forwent =
    { $points ->
        [one] { $player } renoncent à un point d’influence.
       *[other] { $player } renoncent à { $points } points d’influence.
    }
kremlin-opened = La feuille de la faction « { $player-id ->
    [1] Staliniens
    [2] Militaristes
    [3] Évolutionnistes
    [4] Expansionnistes
    [5] Internationalistes
   *[6] Marxistes
  } » : { $sheet }.
kremlin-ended = { $ending }

## Les fins de partie

kremlin-ending =
    { $rule-id ->
        [rule-6-9] { $winners } gagnent ({ $rule }) : il ne reste plus que { $left } personnes dans toute la politique, et la plus haut placée sait qui remercier.
        [rule-11-a] { $winners } gagnent ({ $rule }) : trois fois une main s’est levée au-dessus de la place Rouge, et l’on voit enfin qui tenait les ficelles.
        [rule-11-b] { $winners } gagnent ({ $rule }) : qui salue en 1960 a toujours eu raison.
       *[rule-11-c] { $winners } gagnent ({ $rule }) : en 1961 le Parti a un Chef, et quelqu’un a le Chef.
    }
kremlin-ending-nobody =
    { $rule-id ->
        [rule-6-9] Personne ne gagne ({ $rule }) : il ne reste plus que { $left } personnes dans toute la politique, trop peu pour une intrigue convenable.
        [rule-11-1] Personne ne gagne ({ $rule }) : on ouvre les feuilles, et personne n’avait misé un point sur le vainqueur. Cela s’est fait sans vous.
       *[rule-11-d] Personne ne gagne ({ $rule }) : en 1961, personne dans cette salle ne peut dire que le Chef du Parti est à lui.
    }
