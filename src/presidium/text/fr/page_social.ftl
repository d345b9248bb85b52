### Ce que Goulag et Politburo partagent sur la page : montrer du doigt, parler, douter.

## La table

page-social-ring = Les places autour de la table
page-social-shut = Fermé. Ce qu’il contient, vous ne l’avez jamais vu.
page-social-won = vainqueur
page-social-role =
    { $role ->
        [builder] constructeur
        [supervisor] surveillant
        [supervised] échange ses cartes
        [deviant] le déviant
       *[voter] votant
    }

## En nommer plusieurs

page-social-name = Qui nommez-vous ?
page-social-missing =
    { $role ->
        [builder]
            { $count ->
                [one] Désignez encore un constructeur.
               *[other] Désignez { $count } constructeurs.
            }
        [supervisor] Désignez un surveillant.
       *[voter]
            { $count ->
                [one] Désignez encore un votant.
               *[other] Désignez { $count } votants.
            }
    }
page-social-name-them = Les nommer
page-social-clear = Recommencer

## Les déclarations

page-social-statements = Déclarations
page-social-statements-why = Tous les entendent, les robots les comprennent, et personne n’est tenu d’y croire.
page-social-kinds = Quel genre de déclaration
page-social-kind =
    { $kind ->
        [Claim] Dire un camp
        [ClaimPlay] Dire ma carte
        [Inquire] Interroger
        [Want] Dire un souhait
        [ClaimBallot] Dire mon bulletin
        [Pact] Proposer un pacte
        [Boast] Dire mes points
        [Promise] Promettre
        [Threaten] Menacer
        [Thank] Remercier
       *[Accuse] Accuser
    }
page-social-field =
    { $field ->
        [Claim-seat] Qui
        [Claim-side] est
        [Claim-why] parce que
        [ClaimPlay-round] Au tour
        [ClaimPlay-card] j’ai joué
        [Inquire-seat] Qui interroger
        [Inquire-about] sur
        [Want-ministry] Ministère
        [Want-way] Dans quel sens
        [ClaimBallot-round] Au tour
        [ClaimBallot-ballot] au scrutin
        [ClaimBallot-side] j’ai voté
        [Pact-seat] Avec
        [Boast-points] J’ai
        [Boast-who] points sur
        [Promise-player] À qui le promettre
        [Promise-deed] que je vais
        [Promise-who] qui
        [Threaten-player] Qui prévenir
        [Threaten-deed] que je vais
        [Threaten-who] qui
        [Thank-player] Qui remercier
       *[Accuse-seat] Qui
    }
page-social-round = tour { $round }
page-social-say = Le dire
page-social-said = Ce qui a été dit, le plus récent d’abord
page-social-silence = Personne n’a encore rien déclaré officiellement.

## Le carnet

page-social-notebook = Carnet
page-social-notebook-why = Pour vos yeux seulement : il reste dans ce navigateur et n’est envoyé à personne.
page-social-doubt =
    { $doubt ->
        [trusted] digne de confiance
        [sound] plutôt fiable
        [unsure] difficile à dire
        [doubtful] douteux
       *[suspect] suspect
    }
page-social-doubt-sign =
    { $doubt ->
        [trusted] ++
        [sound] +
        [unsure] ±
        [doubtful] −
       *[suspect] −−
    }
page-social-note = Note sur { $name }
page-social-note-here = Dit une chose, en fait une autre…

## Le procès-verbal

page-social-rounds = Tour par tour
