# Ce qui se passe, joué temps par temps.

page-tape = Ce qui se passe
page-tape-on = Continuer
page-tape-skip = Tout passer
page-tape-skip-pictures = Passer les images
page-tape-in-step = Tous voient cela en même temps. La prochaine question vient après.
page-tape-hold =
    { $held ->
        [yes] Laisser défiler
       *[no] Arrêter
    }
page-tape-pace =
    { $pace ->
        [wait] j’avance moi-même
        [slow] lentement
        [fast] vite
        [none] sans animation
       *[plain] posément
    }
page-stage-where = Arrêts
page-stage-where-long = Faire une pause et m’attendre
page-stage-stop =
    { $stop ->
        [mine] quand on touche à un des miens
        [control] quand vous perdez le contrôle
        [death] à un décès
        [verdict] à un verdict
        [round] au résultat d’un tour
        [parade] à la parade
       *[end] à la fin
    }
page-stage-stops =
    { $stop ->
        [mine] C’est un des vôtres.
        [control] Vous avez perdu le contrôle.
        [death] Chapeau bas.
        [verdict] Le verdict est tombé.
        [round] C’est donc décidé.
        [parade] La parade est passée.
       *[end] C’était tout.
    }
page-stage-paper = pour la Pravda

# Tant qu’une scène n’a pas montré comment elle finit.
page-stage-meanwhile =
    { $scene ->
        [round] Personne ne regarde personne…
        [thumbs] À trois…
        [ballots] Personne ne respire…
        [fingers] Personne ne bouge…
        [trial] La cour siège…
        [election] La commission compte les mains…
        [purge] Dans cette maison, personne ne dort…
        [health] Les médecins ont bon espoir…
        [thaw] Un train entre en gare…
        [funeral] La fanfare joue lentement…
        [parade] Toute la place lève les yeux…
        [end] On va enfin savoir…
       *[other] …
    }

# Ce que l’image montre, pour qui ne la voit pas ; comment cela finit, la phrase le dit.
page-stage-scene =
    { $scene ->
        [round] Deux au canal, un dans le mirador
        [thumbs] Un plan, et le pouce de chacun
        [ballots] Trois bulletins et une urne
        [fingers] Des doigts pointés, à trois
        [trial] La cour, et un train qui attend
        [election] Un fauteuil vide, et des mains qui comptent
        [purge] Une fenêtre éclairée, et une voiture noire
        [health] Les médecins au chevet d’un camarade
        [thaw] Le train qui revient de Sibérie
        [funeral] Des obsèques nationales, avec fanfare
        [parade] Le balcon au-dessus de la parade
       *[end] Le rideau, et tout ce qu’il cachait
    }
