# Le journal. Ce qu’il rapporte vient du serveur ; ici, ce qui l’entoure.

page-pravda = Pravda
page-pravda-out = La Pravda est parue
page-pravda-none = Aucun numéro encore. L’imprimerie attend qu’il se soit passé quelque chose.
page-pravda-loading = L’encre sèche…
page-pravda-number = Nº { $number }
page-pravda-motto =
    { $n ->
        [0] Les nouvelles d’hier, corrigées
        [1] Lue par tous, crue à temps
        [2] Le recto a raison, le verso aussi
       *[3] La première à dire ce qui est permis
    }
page-pravda-price =
    { $n ->
        [0] Prix : une patate. On rend la monnaie en épluchures.
        [1] Prix : déjà retenu sur votre salaire.
        [2] Gratuite. Ne pas la lire est payant.
        [3] Prix : comme l’an passé, quel qu’il fût.
       *[4] Prix : un vieux numéro, à rapporter.
    }
page-pravda-siberia = Sibérie
page-pravda-degrees = { $degrees }°
page-pravda-outlook =
    { $n ->
        [0] Neige, puis hiver.
        [1] Belles éclaircies de projecteurs.
        [2] Vent d’est, voyageurs d’ouest.
        [3] Idéal pour la marche. Il n’y a rien d’autre.
       *[4] Printemps remis, faute de personnel.
    }
page-pravda-balcony = La direction regarde son peuple avec tendresse, de haut. De gauche à droite : { $those }.
page-pravda-ficus = un ficus
page-pravda-bed = un lit vide
page-pravda-graph = Les chiffres du jour. La flèche était tracée avant.
page-pravda-sorrow = Le Parti s’incline, brièvement
page-pravda-lately = { $place }, naguère
page-pravda-moved = L’ascenseur
page-pravda-state =
    { $state ->
        [risen] monte
        [fallen] descend
        [removed] écarté
       *[dead] mort
    }
page-pravda-track = Parades d’Octobre
page-pravda-blank = à personne
page-pravda-turning = Là où tout a tourné
page-pravda-see = Voir le moment
page-pravda-eyes = Pour vos yeux
page-pravda-go-on = Continuer
page-pravda-close = Replier
page-pravda-key = Espace
page-pravda-older = Avant
page-pravda-newer = Après
page-pravda-share = Partager en image
page-pravda-album = Tous les numéros
page-pravda-slogan =
    { $n ->
        [0] Le plan de l’an prochain : atteint, puis égaré
        [1] La même chose, en plus grand
        [2] En avant ! Attention à la marche
        [3] L’avenir est ouvert les jours ouvrables
       *[4] Les bravos sont une énergie renouvelable
    }
page-pravda-advert =
    { $n ->
        [0] PERDU : une opinion. On peut la garder.
        [1] ÉCHANGE grand portrait contre plus petit. Urgent.
        [2] CHERCHE fauteuil, dossier contre le mur.
        [3] À VENDRE : valise, déjà faite, peu servie à ce jour.
        [4] LEÇONS d’applaudissement. Les débutants s’arrêtent en premier.
        [5] TROUVÉ : une blague. À réclamer au guichet, avec brosse à dents.
        [6] RECTIFICATIF : le rectificatif du rectificatif était exact.
       *[7] FICUS de toutes tailles, en gros, livraison discrète.
    }
