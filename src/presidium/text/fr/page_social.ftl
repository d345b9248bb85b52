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
        [Claim] Annoncer un camp
        [ClaimPlay] Annoncer ma carte
        [Inquire] Interroger
        [Want] Dire ce que je veux
        [ClaimBallot] Annoncer mon vote
        [Pact] Proposer un pacte
        [Boast] Annoncer mes points
        [Promise] Promettre
        [Threaten] Menacer
        [Thank] Remercier
        [Exchanged] Reprocher un échange
        [Believe] Demander confiance
        [Deny] Démentir
        [Contradict] Contredire
        [Retract] Retirer
        [Nothing] Ne rien dire
        [NotLooked] Pas regardé
        [Ascribe] Attribuer un objectif
        [Request] Demander un acte
        [Reproach] Reprocher une parole
        [AskWhy] Demander un motif
        [Explain] Donner un motif
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
        [Promise-who] le politicien
        [Threaten-player] Qui prévenir
        [Threaten-deed] que je vais
        [Threaten-who] le politicien
        [Thank-player] Qui remercier
        [Exchanged-seat] Sur l’ordre de
        [Exchanged-round] au tour
        [Exchanged-card] j’avais joué
        [Promise-seat] À qui le promettre
        [Threaten-seat] Qui prévenir
        [Believe-seat] Plutôt que qui
        [Deny-seat] Les paroles de
        [Contradict-seat] Qui
        [Contradict-round] disait le contraire au tour
        [Nothing-seat] À qui
        [NotLooked-round] Au tour
        [Inquire-round] au tour
        [Inquire-ballot] au scrutin
        [Ascribe-seat] Qui
        [Ascribe-ministry] veut ce ministère
        [Ascribe-way] plus
        [Inquire-player] Qui interroger
        [Inquire-who] sur
        [Request-player] À qui le demander
        [Request-deed] qu’ils doivent
        [Request-who] le politicien
        [Reproach-player] La parole de
        [Reproach-deed] à savoir
        [Reproach-who] le politicien
        [Believe-player] Plutôt que qui
        [Deny-player] Les paroles de
        [Contradict-player] Qui
        [Contradict-year] disait le contraire en
        [Nothing-player] À qui
        [AskWhy-seat] Qui interroger
        [AskWhy-round] sur le tour
        [Explain-round] Au tour
        [Explain-reason] parce que
        [Explain-seat] à propos de
       *[Accuse-seat] Qui
    }
page-social-round = tour { $round }
page-social-say = Le dire
page-social-said = Ce qui a été dit, le plus récent d’abord
page-social-silence = Personne n’a encore rien déclaré officiellement.

## Le carnet

page-social-notebook = Carnet
page-social-notebook-why = Pour vos yeux seulement, sur tous vos appareils. Un joueur qui prend votre place ne le reçoit pas.
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
