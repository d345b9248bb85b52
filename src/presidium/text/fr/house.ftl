### Ce que le serveur dit à qui le tient, et le terminal à ceux qui le rejoignent de loin.

## Héberger

serve-open = Le serveur est ouvert : { $address }
serve-no-browser = Aucun navigateur ne s’ouvre ici. Depuis une autre machine : « ssh -L { $port }:127.0.0.1:{ $port } CETTE-MACHINE », puis ouvrez-y l’adresse. Dans ce terminal : « presidium play goulag ».
serve-data = Tout est conservé dans { $folder }.
serve-phones = Les téléphones du même réseau la trouvent grâce à ce code.
serve-closed = Il est fermé : on n’y entre que sur invitation. « presidium invite » en rédige une.
serve-invitation = Il n’y a encore personne. Ce lien fait entrer une personne, aujourd’hui ; gardez-le pour vous : { $link }
serve-stop = Ctrl-C le ferme ; les parties reprennent à la réouverture.
serve-stopped = Le serveur est fermé. Rien n’est perdu.
restored = Ce que contient la copie sera servi depuis { $folder } au prochain démarrage.
restored-before = Ce qui s’y trouvait avant est gardé sous le nom { $file }.
moved = { $name } a tout : { $rows } lignes, { $tables ->
    [one] une table
   *[other] { $tables } tables
}.
moved-before = Ce qui est à { $name } reste tel quel, avec les fichiers à côté ; veillez à ce qu’aucun serveur ne continue avec.
backup-made = Tout est copié dans { $file }. Gardez-le pour vous : feuilles, mains et graines s’y trouvent.
check-dice =
    { $rolls ->
        [one] { $rolls } tirage, conforme à la graine ;
       *[other] { $rolls } tirages, tous conformes à la graine ;
    } et la graine correspond à l’engagement { $commitment }. Comparez-le à celui qui vous a été montré au début.
check-mixed = Les nombres jetés par les joueurs correspondent à ce qui fut montré au début de la partie : { $mixed }.
check-nonce = Votre nombre était parmi les dés, jeté depuis la place { $seat }.

## Le courrier

mail-claim-subject = Est-ce bien votre adresse, camarade ? ({ $house })
mail-claim-text =
    Quelqu’un qui s’appelle { $name } chez { $house } dit que cette adresse est la sienne.

    Si c’est vous, ouvrez ceci dans l’heure, sur l’appareil où vous l’avez demandé, et appuyez sur le bouton. Cela marche une fois :

    { $link }

    Dès lors, cette adresse vous ramène ici sur n’importe quel appareil. Si ce n’est pas vous, ne faites rien : rien ne se passera.
mail-signin-subject = Votre chemin de retour vers { $house }
mail-signin-text =
    Ce lien fait d’un appareil celui de { $name } chez { $house }. Ouvrez-le là, dans l’heure, et appuyez sur le bouton. Il marche une fois :

    { $link }

    Toute personne qui a ce lien peut agir en votre nom ; ne le montrez à personne. Si vous ne l’avez pas demandé, ne faites rien : quelqu’un s’est peut-être trompé d’adresse.

## Les invitations d’une salle fermée

invite-made =
    Invitation { $code } : { $uses ->
        [one] une personne peut entrer avec,
       *[other] { $uses } personnes peuvent entrer avec,
    } pendant { $days ->
        [one] un jour.
       *[other] { $days } jours.
    }
invite-how = Elle ne sera plus montrée. En lien : l’adresse du serveur suivie de /?invite={ $code } ; au terminal : presidium join ADRESSE --invite { $code }. Avec le réglage public-address, le lien entier figure ici.
invite-link = Elle ne sera plus montrée. En lien : { $address }/?invite={ $code } ; au terminal : presidium join { $address } --invite { $code }
invite-line =
    { $id } : { $state ->
        [good] encore { $uses }, jusqu’au { $until }
        [used] épuisée
       *[lapsed] périmée depuis le { $until }
    }
invite-none = Il n’y a aucune invitation.
invite-revoked = L’invitation est révoquée. Ceux qui sont entrés avec restent.
refused-hall-closed-there = Le serveur { $address } est fermé. Avec une invitation, on entre par --invite CODE.
refused-no-such-invitation-id = Aucune invitation n’a ici l’identifiant « { $text } », ou plusieurs l’ont ; --list les montre.

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
        [comrade] { $name } ; un robot, { $level }
        [away] { $name }, absent ; le robot de garde joue
        [program] { $name }, joué par un programme
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
join-forgotten = un camarade
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
join-time = { $day }/{ $month } { $time }
join-due = pour le { $time }
join-sitting = s’ouvre le { $time }
join-at-the-latest = avec votre réserve, le { $time }
join-holiday = en congé
join-hours = au calme de { $starts } à { $ends } ({ $zone })
join-holiday-asked =
    Quelqu’un demande { $days ->
        [one] un jour
       *[other] { $days } jours
    } de congé. « accept » donne votre accord, « decline » s’y oppose.
join-adjourn-asked =
    Quelqu’un propose de continuer { $pace ->
        [mail] par correspondance
        [untimed] sans pendule
       *[live] en direct
    }. « accept » donne votre accord, « decline » s’y oppose.
join-wait = Ce n’est pas à vous de répondre ; « chat … », « table », « log », « quit », ou ? pour obtenir de l’aide.
join-undo = « consent » y consent, « object » s’y oppose ; qui continue à jouer s’est opposé.
join-reacted =
    { $mark ->
        [stamp] { $name } : un coup de tampon.
        [cough] { $name } : une quinte de toux.
       *[applause] { $name } : applaudissements.
    }
join-still-there = Deux fois de suite votre temps s’est écoulé. Êtes-vous toujours là ? « here » le dit.
join-moment = La table apprendra à la fin du temps que quelqu’un demande un moment, sans savoir qui.
join-floor =
    { $kind ->
        [role] La parole est libre : chacun regarde ce qu’il a reçu.
        [fingers] La parole est libre, avant que les doigts se montrent : parlez, accusez, promettez.
        [vote] La parole est libre, avant le vote : parlez, menacez, promettez.
       *[other] La parole est libre : parlez, accusez, répondez.
    } { $mine ->
        [yes] Entrée ou « ready » : vous n’avez plus rien à dire ; répondre à la question le dit aussi.
       *[no] On attend les autres.
    }
join-floor-again = Quelqu’un s’adresse à vous : la pause vous attend de nouveau. Entrée ou « ready » quand vous avez fini.
join-floor-held = L’hôte garde la pause ouverte.
join-floor-closed = La pause pour parler est finie.
join-overtaken = Cette question est close ; la table a continué.
join-lost = La connexion est perdue ; nouvel essai…
join-back = La connexion est rétablie.
join-began =
    { $of ->
        [archive] Cette partie a commencé à un moment d’une autre, dont les archives sont ouvertes : qui les a lues sait ce qui était caché jusqu’alors.
       *[position] Cette partie a commencé dans une position : qui l’a écrite sait ce qui y était caché.
    }
join-closed = La table a été fermée avant la fin
join-goodbye = Vous quittez le terminal. Votre place reste à vous : la même commande vous y ramène.
join-dice-among = Votre nombre était parmi les dés : { $nonce }
join-dice-missing = ATTENTION : votre nombre { $nonce } n’est PAS parmi ceux dont les dés ont été tirés. Ne croyez aucun tirage de cette partie.
join-dice-commitment = ATTENTION : la graine des dés n’est PAS celle qui fut promise avant la partie. N’en croyez aucun tirage.
join-dice-mixed = ATTENTION : les nombres jetés dans les dés ne sont PAS ceux qui furent scellés au début de la partie. N’en croyez aucun tirage.
join-dice-untold = Ce serveur ne dit pas de quels nombres ses dés ont été tirés : personne ne sait si le vôtre en était.
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
    pravda       la dernière édition
    claims       qui a dit quoi de qui, et ce qui s’est su
    rule 2.2     une règle               rules        toutes les règles
    seats        qui est où              chat …       dire quelque chose à tous
    agree        pour en rester là       concede, leave   abandonner la place pour de bon
    moment       demander plus de temps dans une fenêtre ; personne ne sait qui
    ready, unready   pendant une pause : plus rien à dire, ou si ; hôte : hold, go
    advice       ce que répondrait un camarade d’expérience, si la table le permet
    why, why 17  à la fin : ce qu’un robot pensait de sa réponse, par le numéro du coup
    back         reprendre votre dernière réponse, tant qu’aucun dé n’est jeté et que personne d’autre n’a répondu ; les autres sont consultés
    consent, object   y consentir, ou s’y opposer
    stamp, cough, applause   sans un mot ; rien n’en est gardé
    here         dire que vous êtes là       mind N   laisser le robot de garde jouer pour la place N
    mute N, unmute N   ne pas voir ce que dit la place N, ni ses gestes ; personne ne le sait
    holiday 7    demander sept jours de congé         returned   mettre fin à son congé
    adjourn mail, adjourn untimed, adjourn live   proposer de continuer ainsi ; par correspondance, avec des séances si l’on veut : adjourn mail 8:00 20:00 Europe/Paris
    accept, decline   approuver ce qui est proposé, ou s’y opposer
    hours 22:00 7:00 Europe/Paris   quand aucune réponse de vous ne doit être attendue ; tout le monde le voit. hours : jamais
    save FICHIER garder la partie (à la fin)
    quit         quitter le terminal ; la place reste à vous
    Hôte : fill (des robots aux places libres), invite 3 NOM (un robot permanent à la place 3), start, pause, resume, finish

## La page

page-not-built = La page n’a pas encore été construite ici : « make play », dans le dossier des sources, la construit et l’ouvre.

## Les refus d’une table

refused-not-a-time = « { $text } » n’est pas une heure ; écrivez-la ainsi : 08:00.
refused-not-a-span = « { $text } » n’est pas une durée ; écrivez les heures ainsi : 12h, les jours ainsi : 3d.
refused-not-a-host-name = « { $text } » n’est pas le nom d’un serveur ; avec --allow-host va un nom comme table.example.org.

## Les refus au sujet des dés

refused-no-promise = La partie ne porte pas la graine et le sel de ses tirages.
refused-nonce-missing = Votre nombre n’est PAS parmi ceux dont les dés ont été tirés. L’hôte de ce serveur l’a écarté.
refused-nonce-missing-there = Votre nombre n’est PAS celui qui fut jeté depuis la place { $seat }. L’hôte de ce serveur en a mis un autre.
refused-seat-without-nonce = La place dit d’où votre nombre fut jeté : elle va avec --nonce.
refused-broken-mixture = Les nombres jetés par les joueurs ne sont pas ceux dont l’empreinte fut montrée au début de la partie.
refused-broken-promise = La graine ne correspond pas à l’engagement : ce n’est pas ce qui avait été promis au début.
refused-no-such-move = Aucun coup de cette partie ne porte le numéro { $text }. Il y en a { $moves }.
refused-no-bots-there = Aucun de nos robots n’a répondu quoi que ce soit dans cette partie.
refused-wrong-roll = Le tirage { $roll } n’est pas celui que donne la graine.

## Les refus de cette machine

refused-unknown-limit = Il n’y a pas de limite nommée { $name }. Il y a : { $known }.
refused-limit-form = Une limite de { $name } s’écrit { $example }, avec des nombres au-dessus de zéro ; { $name }=none la lève.
refused-calls-need-address = Une notification, comme tout ce qui sort de ce serveur, porte un lien de retour : dites avec --public-address où on le trouve, par exemple https://table.example.org.
refused-mail-needs-both = Le courrier veut un serveur qui le prenne (--smtp) et un expéditeur (--mail-sender) ; il n’y a que l’un des deux.
refused-not-a-public-address = « { $text } » n’est pas l’adresse publique d’un serveur ; cela ressemble à https://table.example.org, sans rien derrière que ce que dit --path.
refused-not-an-smtp-address = Ce que dit --smtp n’est pas l’adresse d’un serveur de courrier ; elle ressemble à smtp://mail.example.org:587, ou smtps:// s’il chiffre dès le premier octet.
refused-not-installed = Il y faut { $package }, qui n’est pas installé : pip install presidium[{ $extra }] l’apporte.
refused-port-taken = Un autre programme écoute déjà sur le port { $port } ; choisissez-en un autre avec --port.
refused-cannot-listen = Cette machine ne peut pas écouter à l’adresse { $host }, port { $port }.
refused-no-tables-here = Aucun serveur n’a rien conservé dans { $folder }. Les données d’un autre serveur se nomment par --data, --store ou --settings.
refused-no-backup = { $file } n’est pas la copie d’un serveur.
refused-not-a-backup = { $file } existe déjà et n’est pas une copie ; on n’y touche pas.
refused-not-an-address = « { $text } » n’est pas l’adresse d’une table ; elle ressemble à http://hote:8000/t/NOM.
refused-not-a-seat = « { $text } » vous mène à un autre appareil, et non à une place ; ouvrez-le dans un navigateur.
refused-not-presidium = Quelqu’un répond à l’adresse { $address }, mais ce n’est pas un Presidium.
refused-no-open-tables = Aucune table à l’adresse { $address } n’a de place libre. Ouvrez-en une : presidium join { $address } --new JEU
refused-broken-people = « { $file } » devrait dire qui vous êtes sur quel serveur, et ne se laisse pas lire. Réparez-le, ou déplacez-le pour devenir quelqu’un de nouveau.
refused-no-home = Cet utilisateur n’a pas de dossier personnel ; dites où garder les choses avec --data DOSSIER.
refused-data-in-use = Un serveur est à l’œuvre avec { $data }. Arrêtez-le d’abord, ou nommez un autre dossier avec --data.
refused-data-no-folder = { $data } n’est pas un dossier.
refused-data-forbidden = Cet utilisateur n’a pas le droit d’écrire dans { $data }.
refused-data-read-only = { $data } est en lecture seule.
refused-data-full = Le disque de { $data } est plein.
refused-data-fails = Rien ne peut être gardé dans { $data } : { $why }.
refused-not-a-store = Les données d’un serveur se gardent chez PostgreSQL ou dans un fichier : dites postgresql://utilisateur:motdepasse@machine/nom, ou rien.
refused-workers-need-a-database = Plusieurs ouvriers ont besoin d’une base où tous puissent écrire : dites --store postgresql://utilisateur:motdepasse@machine/nom.
refused-workers-need-unix = Plusieurs ouvriers se passent les gens de main en main, ce que seule une machine Unix leur permet.
refused-store-not-empty = Il y a déjà quelque chose dans { $name } ; les données d’un serveur ne déménagent que là où il n’y a rien.
refused-moved-otherwise = Tout n’est pas arrivé tel quel à { $name } ; rien n’y a été laissé.
refused-newer-data = { $file } vient d’une version plus récente de Presidium ; lancez celle-là, ou restaurez une copie faite par celle-ci.
refused-damaged-data = { $file } est endommagé, ou n’est pas un fichier de Presidium ; restaurez une copie.

## Ce qui a été signalé

reports-none = Personne n’a rien signalé. Un calme suspect ; profitez-en.
refused-no-such-report = Il n’y a pas de signalement { $number }. « presidium reports » les montre.
reports-line = { $number }. { $at } : { $by } à propos de { $name } : { $reason }
reports-reason =
    { $reason ->
        [insult] insultes
        [threat] menaces
        [name] le nom
        [cheating] triche
       *[other] autre chose
    }
reports-where =
    { $seat ->
        [0] Table { $table }, sans place
       *[other] Table { $table }, place { $seat }
    }, question { $question }
reports-said = Dit : « { $text } »
reports-words = Avec ses mots : « { $text } »
