### Ce qui se lit à une table.

page-title-asked = ★ À vous la parole · Presidium
page-no-table = Ici, on n’entre pas
page-no-answer = Le serveur ne répond pas ; nouvel essai

## À la table

page-board = La table
page-side = Procès-verbal et discussion
page-bubbles = Ce qui se dit
page-bubble = { $who } : { $words }
page-floor-back = Revenir à la parole
page-question = La question
page-advice = Conseil
page-advice-title = Que ferait un camarade d’expérience ?
page-ask-me = Me demander
page-ask-me-when =
    { $when ->
        [matters] quand je peux changer quelque chose
        [cards] aussi quand je peux jouer une carte
        [every] à chaque fenêtre
       *[acting] seulement quand c’est à moi d’agir
    }
page-ask-me-badge = Seulement mes tours
page-ask-me-badge-means = On ne vous demande que quand c’est à vous d’agir, et avant une fin possible. Appuyez pour être interrogé plus souvent.
page-band =
    { $kind ->
        [window] Vous pouvez réagir
        [word] À vous
        [sealed] Vous avez répondu
        [past] Le passé
       *[others] La parole est aux autres
    }
page-band-sealed =
    { $until ->
        [clock] Scellé jusqu’à la fin du temps
        [last] Scellé jusqu’à ce que la dernière personne ait répondu
        [sitting] Scellé jusqu’à la séance
        [sittings] Scellé jusqu’à la première séance où toutes les réponses sont là
       *[all] Scellé jusqu’à ce que tous aient répondu
    }
page-sheet-pull =
    { $up ->
        [yes] Réduire la question
       *[no] Toute la question
    }
page-scale = Sur { $name }
page-scale-needed = au plus { $points }, juste ce qu’il faut
page-scale-stay =
    { $count ->
        [0] il ne vous reste rien de secret
        [one] { $count } des vôtres reste secret
       *[other] { $count } des vôtres restent secrets
    }
page-scale-theirs = { $who } : { $points }
page-scale-enough =
    { $points ->
        [one] { $points } suffit pour l’instant
       *[other] { $points } suffisent pour l’instant
    }
page-fold =
    { $folded ->
        [yes] Montrer la question
       *[no] Mettre la question de côté
    }
page-waits-for =
    { $count ->
        [0] Un moment…
       *[other] On attend { $who }.
    }
page-waits = On attend les réponses.
page-waits-asked =
    { $everybody ->
        [yes] Tout le monde est interrogé.
       *[no] On interroge : { $who }.
    }
page-waits-about = De quoi il s’agit : { $about }.
page-waits-writing = Écrivent encore : { $who }.
page-waits-until =
    { $until ->
        [answer] Encore { $seconds } s au plus.
        [last]
            { $timed ->
                [yes] Cela se ferme dès que la dernière personne a répondu, dans { $seconds } s au plus tard.
               *[no] Cela se ferme dès que la dernière personne a répondu.
            }
        [clock]
            { $timed ->
                [yes] Cela se ferme à la fin du temps, dans { $seconds } s.
               *[no] Cela se ferme à la fin du temps.
            }
        [sitting] Cela reste ouvert jusqu’à la séance.
        [sittings] Cela reste ouvert jusqu’à la première séance où toutes les réponses sont là.
       *[all] Cela se ferme dès que tous ont répondu.
    }
page-past = Vous regardez le passé. On n’y change rien ; d’autres ont essayé.
page-sealed =
    { $until ->
        [clock] ✓ { $answer } : scellé jusqu’à la fin du temps
        [last] ✓ { $answer } : scellé jusqu’à ce que la dernière personne ait répondu
        [sitting] ✓ { $answer } : scellé jusqu’à la séance
        [sittings] ✓ { $answer } : scellé jusqu’à la première séance où toutes les réponses sont là
       *[all] ✓ { $answer } : scellé jusqu’à ce que tous aient répondu
    }
page-take-back-now = Reprendre : { $answer }
page-moment = Plus de temps ({ $left } fois)
page-moment-asked = Vous demandez plus de temps. La table l’apprendra à la fin du délai, sans savoir qui l’a demandé.
page-moment-given = Quelqu’un demande un moment.
page-seconds-left =
    { $seconds ->
        [one] encore une seconde
       *[other] encore { $seconds } secondes
    }
page-news =
    { $count ->
        [one] Un événement depuis votre dernière réponse
       *[other] { $count } événements depuis votre dernière réponse
    }
page-seats = Qui est assis là
page-seat-state =
    { $kind ->
        [bot] robot
        [program] un programme
        [open] libre
        [minded] ailleurs ; le robot de garde joue
       *[person]
            { $here ->
                [yes] à table
               *[no] pas à table
            }
    }
page-host = hôte
page-agreed = veut finir ici
page-is-asked = doit répondre
page-watchers =
    { $count ->
        [one] Une personne regarde.
       *[other] { $count } personnes regardent.
    }
page-bots-wait =
    { $count ->
        [one] Une autre partie entre robots passe avant celle-ci ; elle commencera d’elle-même.
       *[other] { $count } parties entre robots passent avant celle-ci ; elle commencera d’elle-même.
    }
page-watching = Vous regardez. Ce qui est secret le reste jusqu’à la fin.
page-connection =
    { $now ->
        [connecting] Connexion…
        [refused] Cette place n’est plus la vôtre.
        [unserved] Le disque du serveur est en panne ; on essaie encore. Rien de ce que vous avez envoyé ne se perd.
       *[lost] La connexion est perdue ; on essaie encore. Rien de ce que vous avez envoyé ne se perd.
    }
page-unsent = Ce que vous venez de dire est gardé, et partira dès que la ligne sera rétablie.
page-paused = L’hôte a mis la partie en pause.
page-rests = L’hôte a écarté quelqu’un, et il reste moins de deux personnes. La partie se repose jusqu’à ce qu’une autre prenne place, ou revienne à la sienne.
page-closed =
    { $open ->
        [yes] Vous avez tous décidé d’en rester là.
       *[no] La table a été fermée avant la fin. Ses secrets restent fermés aussi.
    }
page-closed-without = Sans l’accord de { $names }.
page-options = Ce que vous pouvez répondre

## Journal, discussion, ligne de commande

page-log = Procès-verbal
page-log-all = Tout montrer depuis le début
page-filter = Chercher dans le procès-verbal
page-chat = Discussion
page-unread = non lus
page-chat-watching = (spectateur)
page-chat-gone = paroles retirées
page-chat-people = Les gens ici : rendre muet, bloquer, signaler
page-chat-empty = Personne n’a encore rien dit. C’est prudent.
page-chat-say = Dire quelque chose à tous
page-send = Envoyer
page-command = Notation, par exemple « pass » ; « / … » pour discuter

## Le passé

page-history = Revoir
page-history-leave = Revenir au présent

## Ce qui se passe entre deux réponses

page-tape-again = Revoir ce qui s’est passé

## Menu

page-menu = Table
page-menu-paper = Pravda : tous les numéros
page-resume = Reprendre
page-notify = Notifications
page-notify-refused = Ce navigateur ne permet pas à la page de vous prévenir : les notifications y sont coupées pour elle, ou il n’en fait pas. Autorisez-les dans ses réglages ; d’ici là, le titre de la fenêtre vous prévient.
page-notify-body = La table attend votre réponse.

## Places qui changent de mains

page-alike = nom semblable
page-alike-why = Ce nom ressemble à celui de quelqu’un qui était là avant. C’est quelqu’un d’autre.
page-shares = la même personne qu’en { $seats }
page-time-left = Temps restant

## Inviter, attendre

page-invite-code = L’adresse de cette table, en code pour téléphones
page-invite-local = Seule cette machine peut ouvrir cette adresse. Pour laisser entrer les autres, lancez le serveur avec « make host ».

## Touches

page-keys = Touches
page-sheet-said = Qui a dit quoi
page-folder =
    { $shut ->
        [yes] Ouvrir mon dossier
       *[no] Cacher mes secrets
    }

## Le guide des premières décisions

page-guide = Première fois ici ?
page-guide-understood = Compris
page-guide-next = Suite ({ $n } sur { $of })
page-guide-again = Expliquez-moi

## La fin

page-ending = Victoire : { $winners }.
page-end-archives = Ouvrir les archives

## En avant, en arrière

page-archive-button =
    { $name ->
        [first] Au début
        [back] Un pas en arrière
        [play] Laisser défiler
        [stop] Arrêter
        [on] Un pas en avant
       *[last] À la fin
    }
page-archive-speed = Allure
page-archive-gone-on =
    { $asked ->
        [yes]
            { $count ->
                [one] La table a continué, il y a une nouvelle, et on vous interroge.
               *[other] La table a continué, il y a { $count } nouvelles, et on vous interroge.
            }
       *[no]
            { $count ->
                [one] La table a continué : une nouvelle.
               *[other] La table a continué : { $count } nouvelles.
            }
    }
page-archive-asked = Pendant ce temps, on vous interroge.
page-archive-round = Tour { $number }
