### Ce qui se dit à la table : la ligne où l’on tape, la fiche d’un visage, et la carte de qui est interpellé.

## La ligne

page-line-offers = Ce que vous tapez, en déclaration
page-line-gestures = Tamponner, tousser, applaudir
page-line-offered =
    { $count ->
        [one] Une déclaration est proposée sous la ligne.
       *[other] { $count } déclarations sont proposées sous la ligne.
    }

## Dans sa propre bulle

page-speech-unsay = Retirer
page-speech-unsay-how = Retire votre déclaration, publiquement

## Un visage

page-face = Que dire à { $name }
page-face-said =
    { $count ->
        [one] A fait une déclaration :
       *[other] A fait { $count } déclarations, la dernière :
    }
page-face-silent = N’a encore rien déclaré.
page-face-verb =
    { $verb ->
        [accuse] Accuser
        [vouch] Défendre
        [ask] Interroger
        [deny] Démentir
        [promise] Promettre
        [threaten] Menacer
        [thank] Remercier
        [retract] Retirer
        [ascribe] Veut
        [tell] Ce que j’ai fait
        [own] Ce que je suis
        [want] Ce que je veux
       *[boast] Annoncer des points
    }
page-face-more = { page-face-verb } : autres formules
page-face-note = Note
page-face-note-why = Pour mes yeux seuls
page-face-note-of = Note sur { $name }
page-face-note-here = A dit une chose, en a fait une autre…
page-face-mute = Faire taire
page-face-mute-why = Cache les mots libres ; les déclarations restent
page-face-how = Une touche le dit à tous. Restez appuyé, ou touchez « … », pour d’autres formules.

## Interpellé

page-reply-to = { $name } attend votre réponse
page-reply-said =
    { $kind ->
        [Claim]
            { $side ->
                [loyal] { $name } répond de vous :
               *[disloyal] { $name } vous accuse :
            }
        [Accuse] { $name } vous accuse :
        [Inquire] { $name } vous interroge :
        [AskWhy] { $name } vous interroge :
        [Exchanged] { $name } vous accuse :
        [Reproach] { $name } vous reproche une parole rompue :
        [Deny] { $name } vous dément :
        [Contradict] { $name } dit que vous vous contredisez :
        [Believe] { $name } dit de ne pas vous croire :
        [Ascribe] { $name } dit ce que vous voulez :
        [Request] { $name } vous demande :
        [Pact] { $name } vous offre un pacte :
        [Promise] { $name } vous promet :
        [Threaten] { $name } vous menace :
        [Thank] { $name } vous remercie :
       *[other] { $name } se tourne vers vous :
    }
page-reply-ways = Réponses
page-reply-nothing = Ne rien dire
page-reply-open = Répondre
page-reply-away = Écarter ; personne ne le voit
page-reply-own = À votre façon
page-reply-behind =
    { $count ->
        [one] Une autre personne attend votre réponse.
       *[other] { $count } autres attendent votre réponse.
    }
