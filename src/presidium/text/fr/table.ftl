### Ce que dit le serveur, et à ceux qui le rejoignent de loin.

## Héberger

serve-open = La salle est ouverte : { $address }
serve-data = Tout est conservé dans { $folder }.
serve-phones = Les téléphones du même réseau la trouvent grâce à ce code.
serve-stop = Ctrl-C la ferme ; les parties reprennent à la réouverture.
serve-stopped = La salle est fermée. Rien n’est perdu.
restored = Ce que contient la copie sera servi depuis { $folder } au prochain démarrage.
restored-before = Ce qui s’y trouvait avant est gardé sous le nom { $file }.
backup-made = Tout est copié dans { $file }. Gardez-le pour vous : feuilles, mains et graines s’y trouvent.
check-dice =
    { $rolls ->
        [one] { $rolls } tirage, conforme à la graine ;
       *[other] { $rolls } tirages, tous conformes à la graine ;
    } et la graine correspond à l’engagement { $commitment }. Comparez-le à celui qui vous a été montré au début.
check-mixed = Les nombres jetés par les joueurs correspondent à ce qui fut montré au début de la partie : { $mixed }.
check-nonce = Votre nombre était parmi les dés, jeté depuis la place { $seat }.

## Rejoindre

join-made = La table est prête. On la rejoint avec : presidium join { $address }
join-which-table = Quelle table ? (numéro)
join-no-such-choice = Tapez un nombre de 1 à { $most }.
join-free = { $free } places libres sur { $seats }
join-nameless = Camarade
join-seat =
    { $kind ->
        [open] encore personne
        [bot] { $name }, un robot
        [away] { $name }, absent ; le remplaçant joue
       *[person] { $name }
    }
join-status =
    { $status ->
        [open] La table attend ses joueurs.
        [running] La partie se poursuit.
        [paused] L’hôte a arrêté les pendules.
        [over] La partie est finie.
       *[closed] La table a été fermée.
    }
join-chat = { $name } dit : { $text }
join-shares = joue aussi en { $seats }
join-rests =
    { $rests ->
        [yes] L’hôte a écarté quelqu’un, et il reste moins de deux personnes : la partie se repose jusqu’à ce qu’une autre prenne place.
       *[no] La partie se poursuit.
    }
join-taker = doit être remplacé par { $name }
join-lost-seat = Cette place n’est plus la vôtre.
join-shut =
    { $status ->
        [closed] { $named ->
            [yes] La table a été fermée sans l’accord de { $names } : ses archives restent closes.
           *[no] La table a été fermée avant la fin : ses archives restent closes.
        }
       *[over] { $named ->
            [yes] L’hôte a écarté { $names } de cette partie : ses archives restent closes jusqu’à leur accord.
           *[no] Les archives sont ouvertes.
        }
    }
outside-lost =
    L’hôte vous a écarté de la place { $seat }. « refuse » ne la laisse à personne, « allow » la laisse à qui doit l’avoir,
    et « agree » finirait la partie ici et en ouvrirait les archives ; sans votre accord elles restent closes.
outside-claims = Vous devez recevoir la place { $seat }, à moins que celui qui la tenait ne refuse. D’ici là, vous voyez ce que tous voient.
outside-help = « refuse », « allow », « agree », « seats », « chat … » pour parler au public, ou « quit ».
join-seconds = { $seconds } s
join-wait = Ce n’est pas à vous de répondre ; « chat … », « table », « log », « quit », ou ? pour obtenir de l’aide.
join-still-there = Deux fois de suite votre temps s’est écoulé. Êtes-vous toujours là ? « here » le dit.
join-moment = La table apprendra à la fin du temps que quelqu’un demande un moment, sans savoir qui.
join-overtaken = Cette question est close ; la table a continué.
join-lost = La connexion est perdue ; nouvel essai …
join-back = La connexion est rétablie.
join-closed = La table a été fermée avant la fin
join-goodbye = Vous quittez le terminal. Votre place reste à vous : la même commande vous y ramène.
join-dice-among = Votre nombre était parmi les dés : { $nonce }
join-dice-missing = ATTENTION : votre nombre { $nonce } n’est PAS parmi ceux dont les dés ont été tirés. Ne croyez aucun tirage de cette partie.
join-dice-commitment = ATTENTION : la graine des dés n’est PAS celle qui fut promise avant la partie. N’en croyez aucun tirage.
join-dice-mixed = ATTENTION : les nombres jetés dans les dés ne sont PAS ceux qui furent scellés au début de la partie. N’en croyez aucun tirage.
join-dice-untold = Ce serveur ne dit pas de quels nombres ses dés ont été tirés : nul ne sait si le vôtre en était.
join-bot-sits = { $bot } a pris la place { $seat }.
join-bot-done =
    { $status ->
        [over] La partie est finie.
       *[closed] La table a été fermée.
    }
join-help =
    Répondez par le numéro d’une option ou par sa notation.
    ?            cette aide              options      toutes les options
    table        revoir la table         log          ce qui s’est passé jusqu’ici
    rule 2.2     une règle               rules        toutes les règles
    seats        qui est où              chat …       dire quelque chose à tous
    agree        pour en rester là       concede, leave   abandonner la place pour de bon
    moment       demander plus de temps dans une fenêtre ; personne ne sait qui
    here         dire que vous êtes là       mind N   laisser le robot jouer pour la place N
    save FICHIER garder la partie (à la fin)
    quit         quitter le terminal ; la place reste à vous
    Hôte : fill (des robots aux places libres), start, pause, resume, finish

## Ce que toute la table apprend de ses places

notice-left = { $seat } : { $name } a quitté la place ; un robot joue à sa place.
notice-conceded = { $seat } : { $name } a abandonné ; un robot joue à sa place.
notice-removed = { $seat } : l’hôte a écarté { $name } ; un robot joue à sa place.
notice-filled = { $seat } : le robot { $name } joue désormais.
notice-claimed =
    { $seat } : { $name } doit recevoir cette place dans { $pace ->
        [live] deux minutes
       *[other] un jour
    }, à moins que { $other } ne refuse ou ne revienne.
notice-took =
    { $former ->
        [no] { $seat } : { $name } joue désormais.
       *[yes] { $seat } : { $name } joue désormais, à la place de { $other }.
    }
notice-refused =
    { $former ->
        [no] { $seat } : { $name } ne laisse cette place à personne d’autre.
       *[yes] { $seat } : { $name } refuse ; { $other } ne reçoit pas cette place.
    }
notice-withdrawn = { $seat } : { $name } ne recevra finalement pas cette place.
notice-kept = { $seat } : { $name } est de retour et garde cette place ; { $other } ne la reçoit pas.
notice-moment = Quelqu’un demande un moment.
notice-late = { $seat } : le temps de { $name } est écoulé ; un robot a répondu.
notice-late-sealed = { $seat } : le temps de { $name } est écoulé ; un robot a répondu, sous scellés : { $action }
name-alike = { $name } (un nom qui ressemble à celui d’un autre ici)

## La page

page-not-built = La page n’a pas encore été construite ici : « make play », dans le dossier des sources, la construit et l’ouvre.

## Les refus d’une table

refused-who-are-you = Personne ne vous connaît ici ; prenez d’abord un nom.
refused-no-such-table = Cette table n’existe pas.
refused-no-such-address = Il n’y a rien à cette adresse : { $text }.
refused-no-such-method = Cela ne se demande pas à cette adresse : { $text }.
refused-no-such-link = Ce lien a servi, a vieilli, ou n’en a jamais été un.
refused-signed-in-already = Vous êtes déjà { $name } ici : le lien est pour un autre appareil, et toujours bon.
refused-signed-in-otherwise = Vous êtes { $you } ici, et le lien ferait de vous { $name } : il faut le confirmer. Le lien est toujours bon.
refused-no-such-device = Vous n’êtes connecté sur aucun appareil de ce genre.
refused-no-such-message = Aucun message ne porte ici le numéro { $text }.
refused-not-your-seat = La place { $seat } n’est pas la vôtre.
refused-only-host = Seul l’hôte en a le droit.
refused-only-players = Seuls ceux qui ont joué ici en ont le droit.
refused-no-open-seat = Aucune place n’est libre à cette table.
refused-seat-taken = La place { $seat } est prise.
refused-seat-open = Personne n’occupe la place { $seat }.
refused-seats-open = Il reste des places libres ; il faut d’abord les remplir.
refused-nobody-sits-there = Aucune personne n’occupe la place { $seat }.
refused-too-many-bots = Il y a plus de robots que de places : la table en a { $seats }.
refused-solo-is-for-one = Au rythme « solo », une seule personne joue ; les autres sont des robots.
refused-seat-held = Quelqu’un joue lui-même à la place { $seat }. Un lien agit quand le remplaçant y joue ; gardez-le jusque-là.
refused-knows-another-seat = Vous avez tenu une autre place à cette table et en connaissez les secrets ; la place { $seat } n’est pas pour vous tant que dure la partie.
refused-seat-refused = { $name } ne laisse la place { $seat } à personne d’autre.
refused-claimed-already = Quelqu’un doit déjà recevoir cette place, ou vous devez en recevoir une autre ; attendez que ce soit réglé.
refused-nobody-claims = Personne d’autre ne doit recevoir la place { $seat }.
refused-seat-is-yours = La place { $seat } est toujours à vous, et personne ne la reçoit tant que vous êtes là ; quittez-la si un autre doit l’avoir.
refused-bots-among-themselves = Au rythme « bots », aucune personne ne joue.
refused-started-already = La partie a déjà commencé.
refused-not-started = La partie n’a pas commencé.
refused-not-over = La partie n’est pas encore finie.
refused-table-over = Cette table a fini.
refused-archives-shut = Cette table a été fermée avant la fin de la partie ; ses archives restent closes.
refused-archives-wait = L’hôte a écarté quelqu’un de cette partie ; ses archives s’ouvriront quand ceux-ci seront d’accord : { $names }.
refused-older-rules = Ce qui précède s’est joué selon des règles plus anciennes (version { $version }) et n’a pas été conservé pas à pas. Voici où l’on en était alors, avec tout ce qui s’était passé.
refused-nothing-to-suggest = Il n’y a rien à suggérer en ce moment.
refused-paused = L’hôte a arrêté les pendules ; rien ne compte avant leur reprise.
refused-table-rests = L’hôte a écarté quelqu’un, et il reste moins de deux personnes à cette table : elle se repose jusqu’à ce qu’une autre prenne place.
refused-not-paused = Les pendules ne sont pas arrêtées.
refused-stale-question = La question { $question } n’est plus posée.
refused-take-back-alone = On ne reprend une réponse que seul contre des robots.
refused-nothing-to-take-back = Il n’y a rien à reprendre : depuis votre dernière réponse, un dé est tombé ou quelqu’un d’autre a répondu.
refused-seen-since = Votre dernière réponse vous a montré quelque chose de caché ; elle ne se reprend plus.
refused-too-late = Le temps de cette question est écoulé.
refused-no-moments-here = Il n’y a pas ici de fenêtre pour laquelle demander un moment.
refused-one-moment-each = Un moment a déjà été demandé dans cette fenêtre ; chacune en a un au plus.
refused-no-moments-left = Vous avez demandé un moment aussi souvent que vous le pouvez ; il y en a un de plus chaque année.
refused-clock-runs = À cette table une horloge tourne ; personne n’attend sans fin.
refused-not-waited-for = Personne n’attend la place { $seat }.
refused-some-patience = Un peu de patience : c’est quand la table a attendu { $minutes } minutes qu’on peut demander au robot de jouer.
refused-players-talk-as-players = Pendant la partie, les joueurs parlent à la table, et non parmi le public.
refused-has-played = Qui a joué ici n’entend pas ceux qui regardent, et ne leur parle pas, avant la fin de la partie.
refused-chat-is-full = On a assez parlé à cette table.
refused-enough-written = Vous avez tant écrit à cette table qu’elle n’en garde pas davantage. La partie continue.
refused-table-is-full = On a tant écrit à cette table qu’elle n’en garde pas davantage. La partie continue.
refused-too-many-tables = { $most } tables que vous avez ouvertes ne sont pas terminées ; terminez-en d’abord une.
refused-too-many-tables-here = { $most } tables ouvertes depuis votre adresse ne sont pas terminées ; il faut d’abord que l’une d’elles finisse.
refused-no-orders-here = { $game } ne connaît pas de consignes.
refused-too-fast =
    Trop de choses à la fois ; réessayez dans { $seconds ->
        [one] { $seconds } seconde.
       *[other] { $seconds } secondes.
    }
refused-too-large = C’est trop long ; { $limit } octets au plus.
refused-unreadable-body = Le serveur ne sait pas lire cela : { $text }.
refused-foreign-origin = La page d’un autre site ne peut pas agir ici.
refused-misdirected = Personne ici ne s’appelle « { $name } ». Qui tient ce serveur peut admettre ce nom : presidium serve --allow-host { $name }
refused-not-a-host-name = « { $text } » n’est pas le nom d’un serveur ; avec --allow-host va un nom comme table.example.org.

## Refus du disque du serveur

refused-disk-full = Le disque du serveur est plein : rien n’a été fait. La partie reprend d’elle-même dès qu’il y a de la place.
refused-disk-read-only = Le serveur n’a pas le droit d’écrire sur son disque : rien n’a été fait. La partie reprend d’elle-même dès qu’il l’aura.
refused-disk-damaged = Ce que le serveur gardait ici est endommagé ; son hôte doit restaurer une copie.
refused-disk-fails = Le disque du serveur ne répond pas comme il devrait : rien n’a été fait. Réessayez dans un instant.

## Les refus au sujet des dés

refused-no-promise = La partie ne porte pas la graine et le sel de ses tirages.
refused-nonce-missing = Votre nombre n’est PAS parmi ceux dont les dés ont été tirés. Qui tenait ce serveur l’a écarté.
refused-nonce-missing-there = Votre nombre n’est PAS celui qui fut jeté depuis la place { $seat }. Qui tenait ce serveur en a mis un autre.
refused-seat-without-nonce = La place dit d’où votre nombre fut jeté : elle va avec --nonce.
refused-broken-mixture = Les nombres jetés par les joueurs ne sont pas ceux dont l’empreinte fut montrée au début de la partie.
refused-broken-promise = La graine ne correspond pas à l’engagement : ce n’est pas ce qui avait été promis au début.
refused-wrong-roll = Le tirage { $roll } n’est pas celui que donne la graine.

## Les refus de cette machine

refused-unknown-limit = Il n’y a pas de limite nommée { $name }. Il y a : { $known }.
refused-limit-form = Une limite de { $name } s’écrit { $example }, avec des nombres au-dessus de zéro ; { $name }=none la lève.
refused-port-taken = Un autre programme écoute déjà sur le port { $port } ; choisissez-en un autre avec --port.
refused-cannot-listen = Cette machine ne peut pas écouter à l’adresse { $host }, port { $port }.
refused-no-tables-here = Aucun serveur n’a rien conservé dans { $folder }.
refused-no-backup = { $file } n’est pas la copie d’un serveur.
refused-not-a-backup = { $file } existe déjà et n’est pas une copie ; on n’y touche pas.
refused-not-an-address = « { $text } » n’est pas l’adresse d’une table ; elle ressemble à http://hote:8000/t/NOM.
refused-not-a-seat = « { $text } » vous mène à un autre appareil, et non à une place ; ouvrez-le dans un navigateur.
refused-no-answer = Personne ne répond à l’adresse { $address }.
refused-not-presidium = Quelqu’un répond à l’adresse { $address }, mais ce n’est pas un Presidium.
refused-no-open-tables = Aucune table à l’adresse { $address } n’a de place libre. Ouvrez-en une : presidium join { $address } --new JEU
refused-broken-people = « { $file } » devrait dire qui vous êtes sur quel serveur, et ne se laisse pas lire. Réparez-le, ou déplacez-le pour devenir quelqu’un de nouveau.
refused-no-home = Cet utilisateur n’a pas de dossier personnel ; dites où garder les choses avec --data DOSSIER.
refused-unknown-reason = Le serveur refuse pour une raison que cette version ne sait pas dire ({ $reason }).
refused-data-in-use = Un autre serveur travaille déjà avec { $data }.
refused-data-no-folder = { $data } n’est pas un dossier.
refused-data-forbidden = Cet utilisateur n’a pas le droit d’écrire dans { $data }.
refused-data-read-only = { $data } est en lecture seule.
refused-data-full = Le disque de { $data } est plein.
refused-data-fails = Rien ne peut être gardé dans { $data } : { $why }.
refused-newer-data = { $file } vient d’une version plus récente de Presidium ; lancez celle-là, ou restaurez une copie faite par celle-ci.
refused-damaged-data = { $file } est endommagé, ou n’est pas un fichier de Presidium ; restaurez une copie.
