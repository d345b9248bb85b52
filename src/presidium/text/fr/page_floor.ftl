### La parole : une pause pour parler avant la question suivante.

page-floor = La parole
page-floor-title =
    { $kind ->
        [fingers] Parlez, puis désignez
        [vote] Parlez avant le vote
        [year] Parlez après l’année
        [role] Avant la première manche
       *[other] Le moment de parler
    }
page-floor-how = Touchez un visage pour parler, ou écrivez en bas.
page-floor-left = encore { $seconds } secondes de parole
page-floor-held = L’hôte garde la parole ouverte.
page-floor-alone = Touchez un visage pour parler. Rien ne presse.
page-floor-waits =
    { $count ->
        [0] Tout le monde a fini.
       *[other] Peuvent encore parler : { $who }
    }
page-floor-thread = Ce qui a été dit
page-floor-nobody = Personne n’a encore parlé. Touchez un visage.
page-floor-writes = { $who } écrit
page-floor-you = Vous
page-floor-ready = a fini
page-floor-earlier = Paroles précédentes : { $count }
page-floor-later = Paroles suivantes
page-floor-next =
    { $answered ->
        [yes] Votre réponse est donnée :
       *[no] Ensuite :
    }
page-floor-answer =
    { $answered ->
        [yes] Changer
       *[no] Répondre déjà
    }
page-floor-nothing =
    { $ready ->
        [yes] J’ai fini
       *[no] Je n’ai rien à dire
    }
page-floor-until =
    { $ready ->
        [yes] toucher pour parler quand même
       *[no]
            { $alone ->
                [yes] à la question suivante
               *[no] sauf si on s’adresse à moi
            }
    }
page-floor-space = Espace
page-floor-more = Plus de temps
page-floor-more-by = + { $seconds } s, reste { $left }
page-floor-hold =
    { $held ->
        [yes] Laisser courir
       *[no] Retenir
    }
page-floor-call = Vous parlez. Nous attendons.
page-floor-call-how = Sans pendule. L’hôte continue, ou tous ont fini.
page-floor-for-all = pour tout le monde
page-floor-close = Continuer
page-floor-stops = S’arrêter pour moi
page-floor-stop =
    { $stops ->
        [spoken] quand on parle de moi
        [never] jamais
       *[every] à chaque manche
    }
page-floor-fold =
    { $folded ->
        [yes] Revenir à la parole
       *[no] Voir le plateau
    }

page-floor-lies = Rien de secret sur cette page ; posez-la au milieu.
page-floor-enough = Assez parlé
page-floor-enough-how = pour tous autour de cet appareil
page-floor-look = Quelqu’un veut revoir ce qui n’est que pour ses yeux
