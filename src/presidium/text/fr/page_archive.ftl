### La fin d’une partie, ses archives, et le regard en arrière.

## La fin

page-end-result =
    { $result ->
        [won] Vous avez gagné
        [shared] Vous avez gagné, et pas tout seul
        [lost] Vous avez perdu
        [nobody] Personne n’a gagné
       *[watched] L’affaire est jugée
    }
page-end-decided = Ce qui a décidé
page-end-seat = Camarade
page-end-winner = a gagné
page-end-worker = Carte d’ouvrier
page-end-member = Était en vérité
page-end-influence = Influence
page-end-marks = Marques sur la piste des parades
page-end-written = Sous le nom de ceux qui ont salué, et du dernier Chef du Parti : les points que chacun avait inscrits sur eux
page-end-rematch = Encore une partie
page-end-join = Rejoindre la partie suivante
page-end-follow = Regarder la partie suivante
page-end-share = Partager le lien
page-end-record = Télécharger la partie
page-end-dice = Vérifier les dés
page-end-dice-why = Avant la partie, le serveur a promis d’où ses dés seraient tirés, en montrant une empreinte. Il montre maintenant le reste.
page-end-dice-commitment = L’empreinte montrée avant la partie
page-end-dice-salt = Le sel
page-end-dice-seed = La graine
page-end-dice-kept =
    { $held ->
        [yes] Promesse tenue : le sel et la graine donnent bien cette empreinte.
       *[no] Promesse rompue : ce n’est pas l’empreinte montrée avant la partie.
    }
page-end-dice-mixed = L’empreinte des nombres de chacun, montrée au début de la partie
page-end-dice-grains = Les nombres
page-end-dice-grain = Place { $seat } :
page-end-dice-mixed-kept =
    { $held ->
        [yes] Aucun nombre n’a été écarté ni changé : le sel et les nombres donnent bien cette empreinte.
       *[no] Ce ne sont pas les nombres scellés au début de la partie.
    }
page-end-dice-check = Chaque lancer peut aussi être vérifié : téléchargez la partie, puis interrogez Presidium sur une machine à vous.
page-grain-among =
    { $count ->
        [one] Votre nombre était parmi les dés.
       *[other] Tous vos nombres étaient parmi les dés.
    }
page-grain-warning = Ne croyez pas ces dés !
page-grain-missing = Le nombre que vous avez jeté n’est pas parmi ceux dont les dés ont été tirés.
page-grain-seed = La graine n’est pas celle qui fut promise avant la partie.
page-grain-mixed = Les nombres ne sont pas ceux qui furent scellés au début de la partie.

## En avant, en arrière

page-archive-controls = À travers le passé
page-archive-moment =
    { $chapter ->
        [none] { $number } sur { $count }
       *[other] { $chapter } : { $number } sur { $count }
    }
page-archive-pace =
    { $speed ->
        [slow] lente
        [fast] rapide
       *[plain] normale
    }
page-archive-chapters = Aller à

## Les archives

page-archive-page-title = Les archives · Presidium
page-archive-title = { $game } : les archives sont ouvertes
page-archive-loading = Un archiviste est descendu à la cave…
page-archive-shut = Les archives sont fermées
page-archive-to-table = À la table
page-archive-eyes = Par les yeux de
page-archive-of =
    { $eyes ->
        [all] l’Histoire, qui voit tout
       *[nobody] spectateurs
    }
page-archive-then = Ce qui vient de se passer
page-archive-silence = Quelque chose s’est décidé en secret.
page-archive-answers = Ce qui a été répondu
page-archive-answer = { $seat } : { $answer }
page-archive-next =
    { $count ->
        [all] Puis tout le monde fut interrogé.
        [one] Puis la question fut pour { $who }.
       *[other] Puis la question fut pour plusieurs : { $who }.
    }
page-archive-papers = Les papiers du moment
page-archive-secrets =
    { $eyes ->
        [all] Ce qui était alors secret
       *[some] Ce que ces yeux savaient
    }
page-archive-unseen = pas vu
page-archive-worker =
    { $side ->
        [loyal] loyal
        [disloyal] déloyal
       *[unseen] pas vu
    }
page-archive-played = Ce que les constructeurs ont joué
page-archive-card =
    { $card ->
        [work] Chantier
        [strike] Grève
       *[unseen] pas vu
    }
page-archive-ballots = Comment chacun a voté
page-archive-ballot = Tour { $round }, scrutin { $ballot }
page-archive-sheets = Points des feuilles secrètes ; en petit et soulignés, ceux qui étaient déjà déclarés
page-archive-declared =
    { $points ->
        [one] un déclaré
       *[other] { $points } déclarés
    }
page-archive-no-sheets =
    { $written ->
        [yes] Aucune feuille n’a été vue.
       *[no] Aucune feuille n’était encore écrite.
    }
page-archive-hands = Cartes en main
page-archive-waiting = Sous scellé, en attente de leur tour
page-archive-orders = Consignes secrètes
page-archive-ahead = Réponse donnée d’avance : { $answer }
page-archive-paper = Pravda
page-archive-beliefs = Que pouvait-on savoir ?
page-archive-charts = Vue d’ensemble
page-archive-print = Imprimer
page-archive-print-sheets = Les feuilles, enfin ouvertes

## Là où tout a tourné

page-turned = Là où tout a tourné
page-turned-how = Combien de fois chaque place a gagné quand des robots ont continué la partie à partir de là, avec de nouveaux dés. Les robots jouent plus simplement que les gens : c’est une estimation.
page-turned-working = Le serveur calcule les chances de victoire : { $percent } %. Cela peut prendre une minute.
page-turned-later = Le serveur est occupé. Il reprend le calcul des chances à { $time }.
page-turned-none = Aucun moment n’a beaucoup changé les chances de quelqu’un.
page-turned-change = { $before } % → { $after } %
page-turned-percent = { $percent } %
page-turned-sealed = Tous ont répondu sous scellé : « { $question } »
page-turned-chart = Les chances de victoire de chaque place au cours de la partie
page-turned-table = Les chances en tableau
