### Feuilles : qui a dit quoi de qui, et les objectifs du Politburo.

page-said-title = Tout ce qui a été dit
page-said-caption = Lignes : qui parle. Colonnes : de qui. Le dernier mot vient en dernier.
page-said-corner = dit ▾ de ▸
page-said-of = de { $name }
page-said-cell = { $by } sur { $about }
page-said-called = passe pour
page-said-nothing = Personne n’a encore rien dit de personne. Le procès-verbal est patient.
page-said-key = Touchez une case pour lire tout ce qui s’y est dit. Le petit chiffre est la manche. Tireté : une simple idée. Barré d’une croix : c’était faux. ≠ : avait dit autre chose. Rayé : retiré.
page-said-proved =
    { $proved ->
        [true] c’était vrai
        [kept] tenu
        [lie] un mensonge
        [broken] parole rompue
        [withdrawn] retiré
       *[wrong] c’était faux
    }
page-said-unlike = ≠ avait dit autre chose
page-said-ask = Demander lequel est vrai
page-said-ask-aloud = tous l’entendent
page-said-note = Ma note sur { $name }
page-said-word =
    { $word ->
        [loyal] loyal
        [disloyal] déloyal
        [work] Travail
        [strike] Grève
        [exchanged] m’a fait échanger
        [promise] promesse
        [threat] avertissement
        [disbelieved] pas cru
        [denied] démenti
        [deviant] déviant
        [pact] pacte
        [unseen] n’a pas regardé
        [request] demande
        [broken] parole rompue
       *[thanks] merci
    }

## Qui veut quoi

page-goals-why = Vous seul voyez cette feuille. Niez en tenir une.
page-goals-caption = Lignes : les joueurs. Colonnes : les dix objectifs. Vos marques, et des points pour les actes publics.
page-goals-key = Hachuré : impossible, ou exclu par votre idée. Point plein : un acte public pour l’objectif. Cercle : un acte contre. ★ est connu.
page-goals-tap = Touchez une case pour la marquer.
page-goals-no-proof = Des actes, pas des preuves.
page-goal-group =
    { $group ->
        [security] Sécurité
        [finance] Finances
        [defence] Défense
        [sum] Somme
       *[loss] Pertes
    }
page-goal-short =
    { $goal ->
        [beria] Sécurité intérieure au plus haut
        [kirov] Sécurité intérieure au plus bas
        [kaganovich] Finances au plus haut
        [kuibyshev] Finances au plus bas
        [voroshilov] Défense au plus haut
        [malenkov] Défense au plus bas
        [bulganin] Somme de 0 ou plus
        [khrushchev] Somme de 0 ou moins
        [molotov] Peu de pertes
       *[zhdanov] Beaucoup de pertes
    }
page-goal-field =
    { $field ->
        [own] Connu : c’est l’objectif.
        [not] Connu : ce ne peut être l’objectif.
        [greyed] Exclu par une de vos idées.
        [cross] Votre marque : pas celui-ci.
        [guess] Votre idée.
        [perhaps] Votre marque : peut-être.
       *[empty] Aucune marque.
    }
page-goal-deeds = Actes pour : { $pro }, contre : { $contra }.
page-goal-deed =
    { $kind ->
        [want] a dit : je veux { $ministry } vers { $side }
        [claim] prétend avoir voté { $side } pour { $ministry }
       *[ballot] scrutin ouvert sur { $ministry } : { $side }
    }
page-goal-mark =
    { $mark ->
        [cross] Pas celui-ci
        [guess] Mon idée
       *[perhaps] Peut-être
    }
