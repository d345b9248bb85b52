### Qui a dit quoi de qui, sur les cercles de Goulag et de Politburo.

page-claims-title = Qui a dit quoi de qui
page-claims-none = Personne n’a encore rien prétendu. Cela ne durera pas.
page-claims-key = Une flèche va de celui qui parle à celui dont il parle : en pointillé si c’est une supposition, barrée si c’était faux.
page-claims-says =
    { $sign ->
        [pact] pacte proposé par { $who }
        [finger] accusé par { $who }
       *[other] dit { $who }
    }
page-claims-proved =
    { $proved ->
        [true] c’était vrai
        [kept] tenu
        [broken] non tenu
        [withdrawn] retiré
        [lie] un mensonge
       *[wrong] c’était faux
    }
