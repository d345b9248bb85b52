### Pourquoi une table, le serveur ou cette machine refuse quelque chose. La page charge ceci au premier refus.

refused-not-an-option = Cela ne fait pas partie des choix.
refused-not-asked =
    { $seat ->
        [0] On ne demande rien au hasard
       *[other] On ne demande rien à Camarade { $seat }
    } pour le moment.
refused-answered-already = Camarade { $seat } a déjà répondu, et une réponse sous scellés y reste.
refused-game-over = La partie est finie ; il n’y a plus rien à répondre.
refused-unreadable = Personne ici ne sait lire « { $text } ».
refused-not-a-record = Ce fichier ne contient pas de partie : sa première ligne doit être « { $expected } ».
refused-header-lacks = Il manque à l’en-tête de la partie la ligne « { $text } … ».
refused-said-twice = L’en-tête de la partie dit deux fois « { $text } ».
refused-unknown-rules-version = Cette partie suit la version { $version } des règles de { $game }, et on ne connaît ici que la version { $known }.
refused-wrong-players = { $game } se joue de { $least } à { $most }, pas à { $seats }.
refused-unknown-option = { $game } n’a pas d’option « { $option } » ; il y a : { $known }.
refused-bad-option = L’option { $option } ne peut pas valoir « { $value } » ; elle peut valoir : { $allowed }.
refused-option-form = « { $text } » n’est pas un choix ; une option s’écrit CLÉ=VALEUR.
refused-no-such-seat = Il n’y a pas de place { $seat } à cette table.
refused-nobody-reads = Personne n’a encore dit ce qui se lit dans un jeu comme celui-ci.
refused-unknown-lens = Il n’y a pas de regard « { $lens } » pour ce jeu. Connus : { $known }.
refused-no-such-answer = Cette partie n’a pas de réponse numéro { $number }.
refused-answered-so = C’est la réponse qui a vraiment été donnée.
refused-nothing-left-to-play = À ce moment la partie est finie : il ne reste rien à jouer.
refused-round-not-played = Le tour { $round } n’a pas été joué.
refused-nothing-to-retract = Vous n’avez rien dit que vous puissiez retirer.
refused-nothing-to-deny = La place { $seat } n’a rien dit de vous que vous puissiez démentir.
refused-nothing-to-object = La place { $seat } n’a pas dit le contraire à ce moment-là.
refused-talks-to-oneself = Cela se dit à quelqu’un d’autre.
refused-no-position-here = Une position ne s’écrit que pendant la partie : une fois la mise en place faite, et jusqu’à la fin.
refused-no-positions = Ce jeu n’a pas de forme pour les positions.
refused-position-lacks = La position ne dit pas « { $text } ».
refused-position-hides-nothing = La position ne dit pas ce qui est caché : « { $text } … » manque pour quelqu’un. Ce que le programme y mettrait, chacun pourrait le deviner.
refused-position-differs = La position de cette partie enregistrée est d’un autre jeu, d’autres options ou d’un autre nombre de joueurs que ne le dit l’en-tête.
refused-out-of-range = Dans cette position, { $text } vaut { $found }, mais doit aller de { $least } à { $most }.
refused-unknown-game = Aucun jeu ne s’appelle « { $game } » ; on joue ici à : { $known }.
refused-batch-without = Les parties par millions se jouent sans l’option { $option }.
refused-batch-other-rules = Cette partie suit d’autres règles que le lot.
refused-unknown-bot = Aucun robot ne s’appelle « { $bot } » ; sont de service : { $known }.
refused-unknown-language = Personne ici ne parle « { $lang } » ; on y parle : { $known }.
refused-unknown-rule = Les règles de { $game } n’ont pas de numéro { $number }.
refused-no-such-file = Impossible d’ouvrir le fichier « { $file } » : { $why }.
refused-not-text = Le fichier « { $file } » n’est pas du texte en UTF-8.
refused-ask-when = Dites quand vous interroger dans les fenêtres : { $known }.
refused-save-where = Dites où garder la partie : save FICHIER.
refused-cannot-write = Impossible d’écrire dans « { $file } » : { $why }.
refused-no-human-seat = Cette partie n’a pas de place pour vous : une de ses places, et une seule, doit s’appeler « human ».

## Les refus que seuls les auteurs de robots devraient rencontrer

refused-bad-bot =
    Le robot « { $bot } » ne peut pas s’asseoir : { $fault ->
        [no-file] il n’y a pas de fichier { $detail }.
        [no-module] il n’y a pas de module { $detail }.
        [no-class] rien ne s’y appelle { $detail }.
        [no-choose] { $detail } ne sait pas choisir.
        [no-setting] il ne connaît pas de réglage { $detail }.
        [bad-setting] { $detail } n’a pas de sens pour lui.
       *[broken] il est tombé en panne avec { $detail }.
    }
refused-policy-not-open = La fonction a répondu par l’action { $number }. Sont possibles { $open }.
refused-policy-wrong-size = La fonction a rendu { $size } poids ; cette table a { $expected } actions.
refused-policy-no-chances = La fonction n’a donné de poids positif à aucune action possible, ou un poids est négatif ou n’est pas un nombre.
refused-net-no-file = Le fichier { $file } n’existe pas.
refused-net-unreadable = { $file } n’est pas un réseau : { $why }. La fonction save_net de presidium.bots.runtime.policy en écrit un.
refused-net-wrong-size = Le réseau du fichier { $file } a la taille { $found } ; son encodage demande { $expected }.
refused-net-other-table = Le réseau a été entraîné pour { $net } et ne peut pas jouer { $table }.
refused-no-action-list = { $game } n’a pas de liste d’actions : les programmes faits pour d’autres jeux ne peuvent donc pas y jouer.
refused-no-encoding = { $game } n’a pas d’encodage ; il y en a un pour { $known }.
refused-bad-encoding-id = { $name } ne désigne aucun encodage. Un encodage se nomme par exemple presidium/goulag-v1.
refused-illegal-raise-or-end = Une action interdite peut lever une erreur ou finir la partie : illegal vaut « raise » ou « end », et non { $value }.
refused-no-render-mode = Le mode d’affichage { $mode } n’existe pas. Il y a « ansi » et « human ».
refused-environment-not-reset = Aucune partie n’est en cours dans cet environnement. Il faut d’abord appeler reset.
refused-no-such-action = Il n’y a pas d’action { $number } ; la dernière porte le numéro { $most }.
refused-action-not-open = L’action { $number } ({ $action }) ne vous est pas ouverte en ce moment.
refused-no-history = Dans cette partie de { $game }, aucun chemin ne mène d’un monde imaginé à son histoire.
refused-bot-answer-refused = Le robot { $bot }, à la place { $seat }, a répondu { $answer }, ce que les règles refusent.
refused-bot-statement-refused = Le robot { $bot }, à la place { $seat }, a dit { $answer }, ce qui n’a pas de sens ici.
refused-not-an-action = Ce n’est pas une action.
refused-not-a-statement = Ce n’est pas une déclaration.
refused-no-numbers-yet = Les options n’ont pas encore de numéro ; tapez « options » pour les voir numérotées.
refused-not-a-record-there = { $file } existe déjà et n’est pas une partie enregistrée ; on n’y touche pas.
refused-load-alone = Une partie enregistrée apporte son jeu et ses options, avec --load aussi ses robots ; n’en nommez aucun.
refused-seat-or-all = Une partie est rejouée vue d’une place ou avec tous les secrets, pas les deux à la fois.

## Les refus d’une table

refused-who-are-you = Personne ne vous connaît ici ; prenez d’abord un nom.
refused-no-such-permanent-bot = Aucun robot permanent ne s’appelle « { $name } » ici.
refused-bot-without-a-name = Un robot qu’on doit pouvoir inviter a besoin d’un nom.
refused-bot-name-taken = Un autre robot s’appelle « { $name } » ici, ou presque. Prenez un autre nom.
refused-bots-keep-their-name = Un robot permanent garde son nom : c’est par lui qu’on l’invite.
refused-bot-plays-another-game = { $name } ne joue pas à { $game }.
refused-bot-sits-already = { $name } est déjà à cette table.
refused-bot-has-enough = { $name } a plus d’invitations qu’il ne peut en lire.
refused-no-such-table = Cette table n’existe pas.
refused-no-such-address = Il n’y a rien à cette adresse : { $text }.
refused-no-such-method = Cela ne se demande pas à cette adresse : { $text }.
refused-no-such-link = Ce lien a servi, a vieilli, ou n’en a jamais été un.
refused-hall-closed = Ce serveur est fermé : on n’y entre que sur invitation.
refused-banned = L’hôte de ce serveur vous a mis à la porte.
refused-draining = Le serveur va être mis à jour : on n’ouvre plus de table. Les parties en cours continuent.
refused-no-such-invitation = Cette invitation est épuisée, périmée, révoquée, ou n’en a jamais été une.
refused-no-such-screen = Aucune table d’ici n’a d’écran portant ce code.
refused-sofa-is-for-people = Autour d’un écran jouent des personnes, avec ou sans pendule ; les rythmes « solo » et « bots » n’ont que faire d’un canapé.
refused-sofa-asks-all = Autour d’un écran, tout le monde est interrogé à chaque fenêtre : votre voisin verrait bien que votre téléphone reste éteint.
refused-signed-in-already = Vous êtes déjà { $name } ici : le lien est pour un autre appareil, et toujours bon.
refused-signed-in-otherwise = Vous êtes { $you } ici, et le lien ferait de vous { $name } : il faut le confirmer. Le lien est toujours bon.
refused-one-table-only = Sur cet appareil, c’est le lien d’une notification qui vous a fait entrer, pour sa table et rien d’autre. Pour cela, connectez-vous pour de bon à l’entrée : par un courriel, une clé d’accès, ou un lien venu d’un appareil où vous l’êtes déjà.
refused-no-such-device = Vous n’êtes connecté sur aucun appareil de ce genre.
refused-no-such-message = Aucun message ne porte ici le numéro { $text }.
refused-not-your-seat = La place { $seat } n’est pas la vôtre.
refused-only-host = Seul l’hôte en a le droit.
refused-only-players = Seuls ceux qui ont joué ici en ont le droit.
refused-no-open-seat = Aucune place n’est libre à cette table.
refused-seat-taken = La place { $seat } est prise.
refused-unknown-portrait = Ce portrait n’existe pas. Il y a : { $known }.
refused-seat-open = Personne n’occupe la place { $seat }.
refused-seats-open = Il reste des places libres ; il faut d’abord les remplir.
refused-nobody-sits-there = Aucune personne n’occupe la place { $seat }.
refused-too-many-bots = Il y a plus de robots que de places : la table en a { $seats }.
refused-solo-is-for-one = Au rythme « solo », une seule personne joue ; les autres sont des robots.
refused-seat-held = Quelqu’un joue lui-même à la place { $seat }. Un lien agit quand le robot de garde y joue ; gardez-le jusque-là.
refused-knows-another-seat = Vous avez tenu une autre place à cette table et en connaissez les secrets ; la place { $seat } n’est pas pour vous tant que dure la partie.
refused-seat-refused = { $name } ne laisse la place { $seat } à personne d’autre.
refused-claimed-already = Quelqu’un doit déjà recevoir cette place, ou vous devez en recevoir une autre ; attendez que ce soit réglé.
refused-nobody-claims = Personne d’autre ne doit recevoir la place { $seat }.
refused-seat-is-yours = La place { $seat } est toujours à vous, et personne ne la reçoit tant que vous êtes là ; quittez-la si un autre doit l’avoir.
refused-bots-among-themselves = Au rythme « bots », aucune personne ne joue.
refused-started-already = La partie a déjà commencé.
refused-not-started = La partie n’a pas commencé.
refused-not-over = La partie n’est pas encore finie.
refused-table-over = La partie est terminée à cette table.
refused-archives-shut = Cette table a été fermée avant la fin de la partie ; ses archives restent closes.
refused-archives-wait = L’hôte a écarté quelqu’un de cette partie ; ses archives s’ouvriront quand ceux-ci seront d’accord : { $names }.
refused-older-rules = Ce qui précède s’est joué selon des règles plus anciennes (version { $version }) et n’a pas été conservé pas à pas. Voici où l’on en était alors, avec tout ce qui s’était passé.
refused-beliefs-older-rules = Cette partie a commencé sous des règles plus anciennes (version des règles { $version }) ; ce que l’on pouvait y savoir ne se calcule plus.
refused-took-too-long = C’était trop long, on a renoncé. Réessayez plus tard.
refused-played-by-older-rules = Cette partie s’est jouée selon des règles plus anciennes (version { $version }) ; on peut la regarder, non la reprendre.
refused-no-such-moment = Cette partie n’a pas de moment { $moment }.
refused-begins-otherwise = La partie qui commence là est une partie de { $game } à { $seats } joueurs, avec ses propres options.
refused-unplayable = Aucune partie ne peut continuer dans cette position : des robots l’ont essayée, et n’en sont pas venus à bout.
refused-whatif-too-long = Les robots ne sont pas venus à bout de la partie dans le temps qu’ils ont ; essayez un moment plus tardif.
refused-nothing-to-suggest = Il n’y a rien à suggérer en ce moment.
refused-paused = L’hôte a arrêté les pendules ; rien ne compte avant leur reprise.
refused-table-rests = L’hôte a écarté quelqu’un, et il reste moins de deux personnes à cette table : elle se repose jusqu’à ce qu’une autre prenne place.
refused-not-paused = Les pendules ne sont pas arrêtées.
refused-stale-question = La question { $question } n’est plus posée.
refused-nothing-to-take-back = Il n’y a rien à reprendre : depuis votre dernière réponse, un dé est tombé ou quelqu’un d’autre a répondu. À plusieurs, seule une réponse ouverte se reprend.
refused-seen-since = Votre dernière réponse a mis au jour quelque chose de caché ; elle ne se reprend plus.
refused-objected-already = Les autres ont été consultés sur cette réponse, et elle tient.
refused-nothing-proposed = Personne ne demande en ce moment à reprendre une réponse.
refused-too-late = Le temps de cette question est écoulé.
refused-no-moments-here = Il n’y a pas ici de fenêtre pour laquelle demander un moment.
refused-no-floor = Il n’y a pas de discussion en cours : la table ne fait pas de pause pour parler.
refused-floor-without-clock = Cette discussion n’a pas de pendule, elle n’a besoin d’aucune rallonge.
refused-floor-extended = Cette discussion a déjà été prolongée deux fois.
refused-one-moment-each = Un moment a déjà été demandé dans cette fenêtre ; chacune en a un au plus.
refused-no-moments-left = Vous avez demandé un moment aussi souvent que vous le pouvez ; il y en a un de plus chaque année.
refused-clock-runs = À cette table une pendule tourne, et le robot de garde répond quand elle est à bout.
refused-mind-yourself = C’est votre propre place : le robot de garde est là pour un autre que la table attend.
refused-mind-not-playing = Seuls ceux qui jouent à cette table peuvent demander le robot de garde.
refused-not-waited-for = La place { $seat } ne fait attendre personne : on ne lui demande rien, ou personne n’y joue de sa main.
refused-some-patience = Un peu de patience : on peut demander le robot de garde quand la table a attendu { $minutes } minutes.
refused-mail-deadline = Par correspondance, une réponse peut prendre entre { $hours ->
        [one] une heure
       *[other] { $hours } heures
    } et { $days } jours.
refused-no-such-zone = Aucune carte ici ne connaît le fuseau horaire « { $zone } ». Ils s’appellent par exemple Europe/Paris ou America/New_York.
refused-hours-too-long = Personne ne dort aussi longtemps : { $most } heures de calme par jour, c’est le maximum.
refused-sofa-not-by-mail = Autour d’un écran, tout le monde est dans la même pièce ; par correspondance, non.
refused-sofa-stays = Autour d’un écran, le rythme reste ce qu’il est : qui y est assis voit bien quand quelqu’un va se coucher.
refused-holiday-where-it-waits = À une table en direct, personne ne peut s’absenter des jours entiers. Proposez d’abord de continuer par correspondance, ou sans pendule.
refused-on-holiday-already = Vous êtes déjà en congé. Dites que vous êtes de retour, puis redemandez.
refused-on-holiday = Cette personne est en congé, et toute la table en est d’accord.
refused-not-on-holiday = Vous n’êtes pas en congé.
refused-adjourn-is-for-people = Seules des personnes qui jouent ensemble peuvent changer de rythme : en solitaire, et entre robots, personne n’attend personne.
refused-same-tempo = La table a déjà exactement ce rythme.
refused-one-proposal-at-a-time = Quelqu’un d’autre a proposé quelque chose ; répondez-y d’abord.
refused-no-such-proposal = Personne ne propose plus cela.
refused-players-talk-as-players = Pendant la partie, les joueurs parlent à la table, et non parmi le public.
refused-has-played = Les joueurs de cette partie n’entendent pas ceux qui regardent, et ne leur parlent pas, avant la fin.
refused-chat-is-full = On a assez parlé à cette table.
refused-enough-noted = Votre carnet pour cette place est plein : il contient { $most } octets. Effacez d’abord une note.
refused-enough-written = Vous avez tant écrit à cette table qu’elle n’en garde pas davantage. La partie continue.
refused-table-is-full = On a tant écrit à cette table qu’elle n’en garde pas davantage. La partie continue.
refused-too-many-tables = { $most } tables que vous avez ouvertes ne sont pas terminées ; terminez-en d’abord une.
refused-too-many-tables-here = { $most } tables ouvertes depuis votre adresse ne sont pas terminées ; il faut d’abord que l’une d’elles finisse.
refused-no-phases-here = Ce jeu n’a pas de phases.
refused-no-orders-here = { $game } ne connaît pas de consignes.
refused-queue-full =
    D’autres visiteurs attendent déjà ; réessayez dans { $seconds ->
        [one] une seconde
       *[other] { $seconds } secondes
    }.
refused-too-fast =
    Trop de choses à la fois ; réessayez dans { $seconds ->
        [one] { $seconds } seconde.
       *[other] { $seconds } secondes.
    }
refused-enough-gestures =
    Assez tamponné et toussé comme cela ; réessayez dans { $seconds ->
        [one] une seconde.
       *[other] { $seconds } secondes.
    }
refused-too-large = C’est trop long ; { $limit } octets au plus.
refused-unreadable-body = Le serveur ne sait pas lire cela : { $text }.
refused-foreign-origin = La page d’un autre site ne peut pas agir ici.
refused-misdirected = Personne ici ne s’appelle « { $name } ». L’hôte de ce serveur peut admettre ce nom : presidium serve --allow-host { $name }

## Refus du disque du serveur

refused-disk-full = Le disque du serveur est plein : rien n’a été fait. La partie reprend d’elle-même dès qu’il y a de la place.
refused-disk-read-only = Le serveur n’a pas le droit d’écrire sur son disque : rien n’a été fait. La partie reprend d’elle-même dès qu’il l’aura.
refused-disk-damaged = Ce que le serveur gardait ici est endommagé ; son hôte doit restaurer une copie.
refused-disk-fails = Le disque du serveur ne répond pas comme il devrait : rien n’a été fait. Réessayez dans un instant.

## Les refus de cette machine

refused-nobody-there = Il n’y a personne à trouver là.
refused-not-oneself = Ce serait vous-même. L’autocritique se fait en personne.
refused-enough-others = Votre liste est pleine : { $most } personnes. Retirez-en d’abord quelqu’un.
refused-never-said = Cela n’a pas été dit là, du moins pas par la personne en question. L’hôte n’accepte que des citations.
refused-not-sure = Se faire oublier est irrévocable. Dites que vous en êtes sûr.
