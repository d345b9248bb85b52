politburo-pitch = Dix camarades, trois ministères, une seule ligne du Parti. Menez-les entre Répression et Réforme vers un objectif dont vous n’avez parlé à personne.

## Les options

politburo-option-track = Une limite au niveau de Répression d’un ministère
politburo-option-track-clamped = oui : −3 et +3, au bout des cartes
politburo-option-track-open = aucune : le zèle trouve toujours de la place
politburo-option-victory = Une égalité en tête
politburo-option-victory-alone = personne ne gagne, comme dans le jeu imprimé
politburo-option-victory-shared = les ex æquo gagnent ensemble
politburo-option-goals = Un objectif atteint à égalité
politburo-option-goals-even = compte autant, comme dans le jeu imprimé
politburo-option-goals-strict = à Influence égale, un objectif atteint strictement passe devant

## Les ministères et les bulletins

politburo-ministry-defence = Défense
politburo-ministry-finance = Finances
politburo-ministry-security = Sécurité intérieure
politburo-ministry-name =
    { $ministry ->
        [defence] { politburo-ministry-defence }
        [finance] { politburo-ministry-finance }
       *[security] { politburo-ministry-security }
    }
politburo-ministry-full =
    { $ministry ->
        [defence] ministère de la Défense
        [finance] ministère des Finances
       *[security] ministère de la Sécurité intérieure
    }
politburo-side-repression = Répression
politburo-side-reform = Réforme
politburo-side-name =
    { $side ->
        [repression] { politburo-side-repression }
       *[reform] { politburo-side-reform }
    }

## Les membres

politburo-member-beria = Laurenti Beria
politburo-member-kirov = Sergueï Kirov
politburo-member-kaganovich = Lazare Kaganovitch
politburo-member-kuibyshev = Valerian Kouïbychev
politburo-member-voroshilov = Kliment Vorochilov
politburo-member-malenkov = Gueorgui Malenkov
politburo-member-bulganin = Nicolai Boulganine
politburo-member-khrushchev = Nikita Khrouchtchev
politburo-member-molotov = Viatcheslav Molotov
politburo-member-zhdanov = Andreï Jdanov
politburo-member-name =
    { $member ->
        [beria] { politburo-member-beria }
        [kirov] { politburo-member-kirov }
        [kaganovich] { politburo-member-kaganovich }
        [kuibyshev] { politburo-member-kuibyshev }
        [voroshilov] { politburo-member-voroshilov }
        [malenkov] { politburo-member-malenkov }
        [bulganin] { politburo-member-bulganin }
        [khrushchev] { politburo-member-khrushchev }
        [molotov] { politburo-member-molotov }
       *[zhdanov] { politburo-member-zhdanov }
    }

politburo-office-beria = ministre de l’Intérieur
politburo-office-kirov = chef du Parti à Léningrad
politburo-office-kaganovich = ministre de l’Industrie
politburo-office-kuibyshev = directeur du Gosplan
politburo-office-voroshilov = ministre de la Défense
politburo-office-malenkov = président du Conseil des ministres
politburo-office-bulganin = directeur de la Gosbank
politburo-office-khrushchev = premier secrétaire
politburo-office-molotov = ministre des Affaires étrangères
politburo-office-zhdanov = ministre de la Propagande
politburo-member-office =
    { $member ->
        [beria] { politburo-office-beria }
        [kirov] { politburo-office-kirov }
        [kaganovich] { politburo-office-kaganovich }
        [kuibyshev] { politburo-office-kuibyshev }
        [voroshilov] { politburo-office-voroshilov }
        [malenkov] { politburo-office-malenkov }
        [bulganin] { politburo-office-bulganin }
        [khrushchev] { politburo-office-khrushchev }
        [molotov] { politburo-office-molotov }
       *[zhdanov] { politburo-office-zhdanov }
    }

politburo-goal-beria = À la fin, la Sécurité intérieure doit avoir le niveau de Répression le plus haut (une égalité suffit).
politburo-goal-kirov = À la fin, la Sécurité intérieure doit avoir le niveau de Répression le plus bas (une égalité suffit).
politburo-goal-kaganovich = À la fin, les Finances doivent avoir le niveau de Répression le plus haut (une égalité suffit).
politburo-goal-kuibyshev = À la fin, les Finances doivent avoir le niveau de Répression le plus bas (une égalité suffit).
politburo-goal-voroshilov = À la fin, la Défense doit avoir le niveau de Répression le plus haut (une égalité suffit).
politburo-goal-malenkov = À la fin, la Défense doit avoir le niveau de Répression le plus bas (une égalité suffit).
politburo-goal-bulganin = À la fin, la somme des niveaux des trois ministères doit valoir 0 ou plus.
politburo-goal-khrushchev = À la fin, la somme des niveaux des trois ministères doit valoir 0 ou moins.
politburo-goal-molotov = À la fin, l’Influence perdue par tous les joueurs doit être au plus la moitié du nombre de joueurs.
politburo-goal-zhdanov = À la fin, l’Influence perdue par tous les joueurs doit être au moins la moitié du nombre de joueurs.
politburo-member-goal =
    { $member ->
        [beria] { politburo-goal-beria }
        [kirov] { politburo-goal-kirov }
        [kaganovich] { politburo-goal-kaganovich }
        [kuibyshev] { politburo-goal-kuibyshev }
        [voroshilov] { politburo-goal-voroshilov }
        [malenkov] { politburo-goal-malenkov }
        [bulganin] { politburo-goal-bulganin }
        [khrushchev] { politburo-goal-khrushchev }
        [molotov] { politburo-goal-molotov }
       *[zhdanov] { politburo-goal-zhdanov }
    }

## Les questions

politburo-ask-draw-member = { $seat } tire un membre du Politburo. Lequel ?
politburo-ask-first-gensek = Qui sera le Gensek du premier tour ?
politburo-ask-propose-plan = Vous êtes secrétaire général. Quel ministère proposez-vous pour le plan ?
politburo-ask-vote-plan = Le plan est soumis à la table. Pouce levé ou pouce baissé ?
politburo-ask-name-voters =
    { $number ->
        [1] Vous êtes secrétaire général. Quels sont les trois camarades qui exécutent le plan ?
       *[other] Ils n’ont pas su s’entendre. Vous pouvez remplacer qui vous voulez : qui vote au deuxième scrutin ?
    }
politburo-ask-cast-ballots =
    { $number ->
        [1] Premier scrutin. Que votez-vous, face cachée ?
        [2] Deuxième scrutin. Que votez-vous, face cachée ?
       *[other] Troisième et dernier scrutin, et cette fois le secrétaire général regarde. Que votez-vous ?
    }
politburo-ask-purge = L’un de vous trois a voté contre la majorité. Qui montrez-vous du doigt ?

## Ce qu’une question signifie pour qui est interrogé

politburo-at =
    { $level ->
        [1] à +1 (vers la Répression)
        [2] à +2 (vers la Répression)
        [3] à +3 (vers la Répression)
        [0] à 0
       *[other] à { $level } (vers la Réforme)
    }
politburo-brief-if-ended-now =
    { $holds ->
        [yes] Si la partie finissait maintenant, votre objectif serait atteint.
       *[no] Si la partie finissait maintenant, votre objectif ne serait pas atteint, et vous ne pourriez pas gagner.
    }
politburo-brief-moves-ministry =
    { $what ->
        [plan] Si le plan passe, trois camarades déplacent ce ministère d’une ou deux cases : { politburo-ministry-name }.
        [voters] Les trois que vous nommez déplacent ce ministère d’une ou deux cases : { politburo-ministry-name }.
       *[ballot] Ce vote déplace ce ministère d’une ou deux cases : { politburo-ministry-name }.
    }
politburo-brief-finger-costs =
    { $deviant ->
        [yes] ne vous coûte rien
       *[no] vous coûte 1 point d’Influence en cas d’erreur
    }
politburo-brief-your-plan =
    { $number ->
        [1] Sur quel ministère porte votre plan ?
       *[other] Votre premier plan est refusé. Sur quel ministère porte le second ?
    }
politburo-whose-plan =
    { $gensek-you ->
        [yes] { $number ->
            [1] Votre premier plan
           *[other] Votre second plan
        }
       *[no] { $number ->
            [1] Premier plan de { $gensek }
           *[other] Second plan de { $gensek }
        }
    }
politburo-brief-plan-is = { politburo-whose-plan } : { politburo-ministry-name }, { politburo-at }.
politburo-brief-you-want-it = Votre objectif demande plus de { politburo-side-name } ici.
politburo-brief-your-voters =
    { $number ->
        [1] Votre plan : { politburo-ministry-name }, { politburo-at }. Quels trois votants ?
       *[other] Pas d’accord sur { politburo-ministry-name }, { politburo-at }. Quels trois votent de nouveau ?
    }
politburo-ballot-number =
    { $number ->
        [1] Premier
        [2] Deuxième
       *[3] Troisième
    }
politburo-brief-ballot-on = { politburo-ballot-number } scrutin : { politburo-ministry-name }, { politburo-at }.
politburo-brief-point-at = L’un de vous trois a voté { politburo-side-name } contre la majorité. Qui désignez-vous ?
politburo-brief-your-finger =
    { $deviant ->
        [yes] Le déviant, c’est vous : votre doigt ne coûte rien, et vous ne perdez 1 point d’Influence que si les deux autres vous désignent.
       *[no] Vous avez voté avec la majorité : si vous désignez le mauvais, vous perdez 1 point d’Influence.
    }
politburo-brief-then-another = En cas de refus, { $gensek } propose un autre ministère
politburo-brief-then-last = En cas de nouveau refus, ce sera sans vote : { politburo-ministry-name }
politburo-brief-moves-by =
    { $number ->
        [3] À l’unanimité, le ministère bouge de 2 ; sinon la majorité le déplace de 1, et l’on cherche le déviant.
       *[other] À l’unanimité, le ministère bouge de 2 ; sinon on revote.
    }
politburo-brief-your-goal =
    { $holds ->
        [yes] { politburo-member-goal } C’est le cas pour l’instant.
       *[no] { politburo-member-goal } Ce n’est pas le cas pour l’instant.
    }
politburo-brief-your-influence = Il vous reste { $points ->
        [one] { $points } point
       *[other] { $points } points
    } d’Influence.
politburo-brief-answer = { $action }
politburo-brief-would-stand = { politburo-ministry-name } { politburo-at } si tous les trois votent ainsi

## Les actions

politburo-draw = Tirer { politburo-member-name }
politburo-first = { $seat } est le premier secrétaire général
politburo-propose = Proposer le { politburo-ministry-full }
politburo-vote =
    { $vote ->
        [for] Voter pour le plan
       *[against] Voter contre le plan
    }
politburo-name = { $voters } votent
politburo-cast = Voter { politburo-side-name }
politburo-point = Montrer du doigt { $seat }

## Les déclarations

politburo-want =
    { $way ->
        [up] { politburo-ministry-name } : je veux plus de Répression.
       *[down] { politburo-ministry-name } : je veux plus de Réforme.
    }
politburo-claim-ballot = Au tour { $round }, scrutin { $ballot }, j’ai voté { politburo-side-name }.
politburo-pact = { $seat }, votez pour mon plan et je voterai pour le vôtre.
politburo-accuse = Le déviant, c’est { $seat }.
politburo-not-looked = Je n’ai pas regardé les bulletins du tour { $round }.
politburo-inquire = { $seat }, qu’avez-vous voté au tour { $round }, scrutin { $ballot } ?
politburo-ask-why = { $seat }, pourquoi avoir agi ainsi au tour { $round } ?
politburo-explain =
    { $reason ->
        [wish] Tour { $round } : j’ai fait ce que je veux.
        [word] Tour { $round } : j’avais donné ma parole.
        [trust] Tour { $round } : je me fiais au secrétaire général.
        [doubt] Tour { $round } : je ne me fiais pas au secrétaire général.
        [agree] Tour { $round } : je cherchais trois camarades d’accord.
       *[test] Tour { $round } : je voulais voir qui vote quoi.
    }
politburo-ascribe =
    { $way ->
        [up] { $seat } veut plus de Répression à ce ministère : { politburo-ministry-name }.
       *[down] { $seat } veut plus de Réforme à ce ministère : { politburo-ministry-name }.
    }
politburo-promise =
    { $deed ->
        [vote] { $seat }, vous avez ma parole : je voterai votre plan.
       *[spare] { $seat }, vous avez ma parole : je ne vous désignerai pas.
    }
politburo-threaten =
    { $deed ->
        [oppose] { $seat }, je vous préviens : je voterai contre votre plan.
       *[point] { $seat }, je vous préviens : je vous désignerai.
    }
politburo-believe = Croyez-moi, pas { $seat }.
politburo-deny = { $seat }, ce n’est pas vrai.
politburo-contradict = { $seat }, au tour { $round }, vous disiez le contraire.
politburo-retract = Je retire ce que j’ai dit.
politburo-nothing = …

## Les événements

politburo-drawn = { $seat } est { politburo-member-name }, { politburo-member-office }. { politburo-member-goal }
politburo-appointed = Tour { $round } : { $gensek } est secrétaire général.
politburo-proposed = { $gensek } propose un plan pour le { politburo-ministry-full }.
politburo-voted =
    { $accepted ->
        [yes] Le plan « { politburo-ministry-name } » est adopté. Pour : { $supporters }. Contre : { $opponents }.
       *[no] Le plan « { politburo-ministry-name } » est rejeté. Pour : { $supporters }. Contre : { $opponents }.
    }
politburo-taken = Reste le { politburo-ministry-full }, que l’on retient sans la corvée d’un vote.
politburo-named =
    { $ballot ->
        [1] { $gensek } convoque { $voters } au premier scrutin.
        [2] { $gensek } convoque { $voters } au deuxième scrutin.
       *[other] Le troisième scrutin revient aux camarades assis à la gauche de { $gensek } : { $voters }.
    }
politburo-counted =
    Scrutin { $ballot } : { $repression ->
        [3] trois voix pour la Répression. L’unité est rétablie.
        [2] deux voix pour la Répression, une pour la Réforme. Quelqu’un ne marche pas au pas.
        [1] une voix pour la Répression, deux pour la Réforme. Quelqu’un ne marche pas au pas.
       *[0] trois voix pour la Réforme. L’unité est rétablie.
    }
politburo-divided = Le troisième scrutin est partagé lui aussi. La majorité vote { politburo-side-name } ; qui lui a tenu tête, seul { $gensek } l’a vu.
politburo-inspected = { $gensek } regarde les bulletins : c’est { $deviant } qui a voté { politburo-side-name }. Visage de marbre, s’il vous plaît.
politburo-moved =
    { $by ->
        [0] Le { politburo-ministry-full } est déjà au bout de la { politburo-side-name } et reste à { $level }.
        [one] Le { politburo-ministry-full } fait un pas vers la { politburo-side-name } : niveau { $level }.
       *[other] Le { politburo-ministry-full } fait deux pas vers la { politburo-side-name } : niveau { $level }.
    }
politburo-pointed = { $voter } montre du doigt { $suspect }.
politburo-unmasked = On dévoile les bulletins : le déviant, qui avait voté { politburo-side-name }, était { $deviant }.
politburo-lost =
    { $lost ->
        [0] { $seat } devrait perdre de l’Influence, mais on ne prend rien à qui n’a plus rien.
       *[other] { $seat } perd un point d’Influence. Points restants : { $influence }.
    }
politburo-opened = Tiré des archives, tour { $round }, scrutin { $ballot } : pour la Répression, { $repression } ; pour la Réforme, { $reform }.
politburo-ended = { $ending } Les masques tombent : { $members }.
politburo-ended-members =
    { $value ->
        [beria] { $seat } était { politburo-member-beria }
        [kirov] { $seat } était { politburo-member-kirov }
        [kaganovich] { $seat } était { politburo-member-kaganovich }
        [kuibyshev] { $seat } était { politburo-member-kuibyshev }
        [voroshilov] { $seat } était { politburo-member-voroshilov }
        [malenkov] { $seat } était { politburo-member-malenkov }
        [bulganin] { $seat } était { politburo-member-bulganin }
        [khrushchev] { $seat } était { politburo-member-khrushchev }
        [molotov] { $seat } était { politburo-member-molotov }
       *[zhdanov] { $seat } était { politburo-member-zhdanov }
    }

## Les fins de partie

politburo-tally =
    Défense { $defence }, Finances { $finance }, Sécurité intérieure { $security }, { $sum } en tout ; { $lost ->
        [0] aucun point d’Influence perdu
        [one] un point d’Influence perdu
       *[other] { $lost } points d’Influence perdus
    }
politburo-ending-beria = { $winners } gagne avec Beria ({ $rule }) : { politburo-tally }. L’Intérieur a un dossier sur chacun, et enfin le temps de les lire.
politburo-ending-kirov = { $winners } gagne avec Kirov ({ $rule }) : { politburo-tally }. La police est priée de se détendre ; il faut plusieurs circulaires pour lui expliquer le mot.
politburo-ending-kaganovich = { $winners } gagne avec Kaganovitch ({ $rule }) : { politburo-tally }. Chaque kopeck répond à l’appel, et aucun n’est jamais en retard.
politburo-ending-kuibyshev = { $winners } gagne avec Kouïbychev ({ $rule }) : { politburo-tally }. Le plan prévoit désormais un quota d’erreurs, aussitôt dépassé.
politburo-ending-voroshilov = { $winners } gagne avec Vorochilov ({ $rule }) : { politburo-tally }. On astique les chevaux, on étrille les chars.
politburo-ending-malenkov = { $winners } gagne avec Malenkov ({ $rule }) : { politburo-tally }. Les généraux reçoivent une bêche, et on leur montre une pomme de terre.
politburo-ending-bulganin = { $winners } gagne avec Boulganine ({ $rule }) : { politburo-tally }. Les comptes sont justes, et ceux qui en doutaient ont été passés par pertes et profits.
politburo-ending-khrushchev = { $winners } gagne avec Khrouchtchev ({ $rule }) : { politburo-tally }. La glace fond, et tous conviennent qu’il n’a jamais fait froid.
politburo-ending-molotov = { $winners } gagne avec Molotov ({ $rule }) : { politburo-tally }. Presque tout le monde a gardé son fauteuil : voilà ce qu’on appelle la diplomatie.
politburo-ending-zhdanov = { $winners } gagne avec Jdanov ({ $rule }) : { politburo-tally }. Tant de réputations ruinées, et pas une seule par accident.
politburo-ending-tie = Personne ne gagne ({ $rule }) : { politburo-tally }. Des { $running } membres dont l’objectif est atteint, plusieurs sont en tête avec une Influence de { $influence }, et chacun applaudit pour ne pas être le premier à cesser.
politburo-ending-nobody = Personne ne gagne ({ $rule }) : { politburo-tally }. Aucun objectif n’est atteint, et le procès-verbal dira que c’était le plan.
politburo-ending-shared = { $winners } gagnent ensemble ({ $rule }) : { politburo-tally }. Chacun a une Influence de { $influence }, et la direction collective a, pour une fois, produit un collectif.

## Pourquoi elle a fini ainsi

politburo-fulfilled =
    { $seats-count ->
        [0] Aucun objectif n’est atteint.
        [one] L’objectif de { $seats } est atteint.
       *[other] Les objectifs de { $seats } sont atteints.
    }
politburo-brief-held = { politburo-fulfilled }
politburo-brief-yours-held = Le vôtre est atteint, et avec { $influence ->
        [one] { $influence } point
       *[other] { $influence } points
    } d’Influence personne d’entre eux ne vous précède.
politburo-brief-yours-held-too = Le vôtre aussi, mais votre Influence était de { $mine } contre { $most }.
politburo-brief-yours-tied =
    { $others-count ->
        [one] Le vôtre est atteint, mais { $others } avait autant d’Influence que vous, { $influence } : personne ne gagne.
       *[other] Le vôtre est atteint, mais { $others } avaient autant d’Influence que vous, { $influence } : personne ne gagne.
    }
politburo-brief-yours-shared = Le vôtre est atteint, et vous gagnez avec { $others }, à Influence égale : { $influence }.
politburo-brief-yours-strict = Le vôtre est atteint strictement. Même Influence, { $influence }, mais objectif atteint à égalité : { $others }.
politburo-brief-yours-not-strict = Le vôtre n’est atteint qu’à égalité. Même Influence, { $influence }, et objectif atteint strictement : { $winners }.
politburo-brief-yours-failed = Le vôtre ne l’est pas. { politburo-member-goal }
