### Les ordres permanents de Kremlin sur la page : la liste, et le formulaire d’un nouvel ordre.

page-km-nobody-special = personne en particulier
page-km-orders-mean = Elles réagissent à votre place, en secret. Si plusieurs s’appliquent, la plus urgente l’emporte.
page-km-no-orders = Aucune. C’est à vous qu’on demande.
page-km-ahead = { $answer } : prêt pour la prochaine question.
page-km-take-back = Retirer
page-km-order-remove-this = Supprimer : { $order }
page-km-order-what = Consigne
page-km-order-type =
    { $type ->
        [guard] garder quelqu’un
        [seize] s’emparer de quelqu’un
        [pass] passer dans des fenêtres
       *[play] jouer une carte
    }
page-km-order-whom = Qui
page-km-order-limit = Points au plus
page-km-order-when = Quand
page-km-order-target = Contre qui
page-km-anybody = n’importe qui
page-km-order-kind = Quelles fenêtres
page-km-order-until = Jusqu’à la fin de
page-km-order-phase = De la phase
page-km-any-phase = n’importe laquelle
page-km-order-add = Donner la consigne
page-km-occasion =
    { $when ->
        [purge] une purge est annoncée
        [trial] il y a procès
        [against] on s’en prend à quelqu’un
        [lapse] il reste sans contrôleur
        [accusation] quelqu’un est accusé ou condamné
        [attempt] une carte vise quelqu’un
        [roll] un dé est jeté
       *[start] une phase commence
    }
page-km-kind =
    { $kind ->
        [all] toutes
        [untouched] celles qui ne touchent personne de ma feuille
        [start] au début d’une phase
        [end] à la fin d’une phase
        [wave] avant le salut
        [card] quand une carte est nommée
        [roll] quand un dé est jeté
        [accusation] après un attentat
        [pass] quand quelqu’un en reste là
        [cure] cures
        [purge] purges
        [suspect] « ? » posés
        [clear] « ? » retirés
        [accuse] accusations
        [condemn] candidats envoyés en Sibérie
        [vote] votes
        [propose] propositions
        [rearrange] postes redistribués
        [move] déplacements
        [exchange] permutations
        [rehabilitate] réhabilitations
       *[overturn] enquêtes retournées
    }
page-km-order-guard =
    { $limit ->
        [one] Garder { $who } tant qu’un point suffit.
       *[other] Garder { $who } tant que { $limit } points suffisent.
    }
page-km-order-seize =
    { $when ->
        [purge] { $aimed ->
            [yes] S’emparer de { $who }, avec { $limit } au plus, quand une purge est annoncée contre { $target }.
           *[no] S’emparer de { $who }, avec { $limit } au plus, quand une purge est annoncée.
        }
        [trial] { $aimed ->
            [yes] S’emparer de { $who }, avec { $limit } au plus, quand on juge { $target }.
           *[no] S’emparer de { $who }, avec { $limit } au plus, quand il y a procès.
        }
        [against] { $aimed ->
            [yes] S’emparer de { $who }, avec { $limit } au plus, avant qu’on s’en prenne à { $target }.
           *[no] S’emparer de { $who }, avec { $limit } au plus, avant qu’on s’en prenne à quelqu’un.
        }
       *[lapse] S’emparer de { $who }, avec { $limit } au plus, s’il reste sans contrôleur au moment d’agir.
    }
page-km-order-pass =
    { $kind ->
        [all] Passer dans toutes les fenêtres jusqu’à la fin de { $year }.
        [untouched] Passer, jusqu’à la fin de { $year }, dans les fenêtres qui ne touchent personne de ma feuille.
       *[other] Passer, jusqu’à la fin de { $year }, dans les fenêtres de ce genre : { page-km-kind }.
    }
page-km-order-play =
    { $when ->
        [start] { $play }, dès qu’une phase commence.
        [phase] { $play }, dès que la phase « { kremlin-phase } » commence.
        [purge] { $aimed ->
            [yes] { $play }, quand une purge est annoncée contre { $target }.
           *[no] { $play }, quand une purge est annoncée.
        }
        [trial] { $aimed ->
            [yes] { $play }, quand on juge { $target }.
           *[no] { $play }, quand il y a procès.
        }
        [against] { $aimed ->
            [yes] { $play }, avant qu’on s’en prenne à { $target }.
           *[no] { $play }, avant qu’on s’en prenne à quelqu’un.
        }
        [accusation] { $aimed ->
            [yes] { $play }, quand { $target } est en accusation, ou expédié sans procès.
           *[no] { $play }, quand quelqu’un est accusé ou condamné.
        }
        [attempt] { $aimed ->
            [yes] { $play }, quand une carte vise { $target }.
           *[no] { $play }, quand une carte vise quelqu’un.
        }
       *[roll] { $aimed ->
            [yes] { $play }, quand un dé est jeté pour { $target }.
           *[no] { $play }, quand un dé est jeté.
        }
    }
