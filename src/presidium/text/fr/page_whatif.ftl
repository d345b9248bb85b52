### À partir d’un moment des archives : ce qui aurait pu être, et reprendre soi-même.

page-fork-whatif = Et si… ?
page-fork-play = Reprendre d’ici
page-fork-decisions =
    { $mine ->
        [yes] Vos décisions
       *[no] Les décisions
    }
page-fork-nth =
    { $number ->
        [none] { $mine ->
            [yes] Vos décisions : { $count }
           *[no] Décisions : { $count }
        }
       *[other] { $mine ->
            [yes] Votre décision { $number } sur { $count }
           *[no] Décision { $number } sur { $count }
        }
    }
page-fork-before = Décision précédente
page-fork-next = Décision suivante

## Et si

page-whatif-loading = On cherche ce qui aurait pu être répondu…
page-whatif-question = La question
page-whatif-asked =
    { $window ->
        [yes] Un mot au passage ({ $who })
       *[no] { $who } : « { $question } »
    }
page-whatif-who = Qui aurait répondu autrement
page-whatif-chance = Le hasard
page-whatif-answer = Ce qui est répondu à la place
page-whatif-as-it-was = { $answer } (réponse réelle)
page-whatif-really = Ce fut : { $answer }
page-whatif-form = En notation, comme dans la partie enregistrée
page-whatif-how = Des robots prennent toutes les places, chacun avec ce que la sienne avait vu, et reprennent d’ici : vingt parties avec l’autre réponse, vingt avec celle qui fut donnée, et les mêmes dés. Ceux qui répondaient sous scellés au même moment répondent comme ils l’ont fait.
page-whatif-go = Qu’ils jouent
page-whatif-going = Ils jouent…
page-whatif-played =
    { $games ->
        [one] { $games } partie de chaque façon, par { $bot }.
       *[other] { $games } parties de chaque façon, par { $bot }.
    }
page-whatif-bot =
    { $bot ->
        [random] des robots qui tirent au sort
        [mild] des camarades bienveillants
        [naive] de simples camarades
        [recruit] des recrues
        [careful] des apparatchiks prudents
       *[other] « { $bot } »
    }
page-whatif-short = Le temps a manqué pour les { $times }.
page-whatif-turned =
    { $turned ->
        [0] Dans aucune, cette réponse ne change le vainqueur.
        [one] Dans { $turned } d’entre elles la réponse change qui gagne.
       *[other] Dans { $turned } d’entre elles la réponse change qui gagne.
    }
page-whatif-wins = Qui gagne, et combien de fois
page-whatif-endings = Comment cela finit
page-whatif-instead = avec « { $answer } »
page-whatif-given = avec « { $answer } », comme ce fut
page-whatif-won = a gagné dans la vraie partie
page-whatif-so = a fini ainsi en vérité
page-whatif-by =
    { $rule ->
        [kremlin-6-9] { $winners } : trop peu de politiciens
        [kremlin-11-1] { $winners } : l’homme de personne
        [kremlin-11-a] { $winners } : trois saluts
        [kremlin-11-b] { $winners } : le salut de 1960
        [kremlin-11-c] { $winners } : le Chef de 1961
        [kremlin-11-d] { $winners } : pas de Chef en 1961
       *[other] { $winners }
    }
page-whatif-nobody = Personne
page-whatif-luck = Si peu de parties disent peu : sur vingt, cinq ou six de plus ou de moins peuvent tenir à la chance. Et les robots ne sont pas des gens.

## Reprendre

page-play-on-text = Une nouvelle table commence à ce moment, avec les mêmes places. Chaque place sait ce qu’elle savait alors ; les dés et les cartes à venir sont tirés à nouveau.
page-play-on-known = Ceux qui ont lu ces archives savent ce qui était caché jusqu’ici : vous aussi. La nouvelle table le dit à tout le monde.
page-play-on-seat = Quelle place est la vôtre
page-play-on-sat = { $seat } (alors : { $name })
page-play-on-way = Et les autres
page-play-on-solo = Des robots : on commence aussitôt
page-play-on-friends = Des gens : vous invitez, et pouvez donner des places à des robots
page-play-on-bots = Quels robots
page-play-on-go = Reprendre

## Une table qui a commencé ainsi

page-began-archive = Cette partie a commencé à un moment d’une autre
page-began-archive-text = Les archives de cette partie-là sont ouvertes : qui les a lues sait ce qui était caché jusqu’alors. Depuis, les dés et les cartes sont nouveaux.
page-began-position = Cette partie a commencé dans une position
page-began-position-text = La personne qui a écrit la position sait ce qui y était caché. Depuis, les dés et les cartes sont nouveaux.
page-began-look = Vers ce moment
