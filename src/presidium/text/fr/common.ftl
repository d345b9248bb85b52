### Ce dont toutes les parties et la table elle-même ont besoin.

## Les places. Le nom d’une place peut se trouver n’importe où dans une phrase.

seat = Camarade { $number }
your-seat = Camarade { $number } (vous)
# Whoever sits there for the house: a surname, which stands in any sentence.
comrade =
    { $id ->
        [trembler] Drojkine
        [sailor] Chtormine
        [zealot] Fanfarova
        [cook] Kotletov
        [archivist] Papkine
        [fox] Lissitsyne
        [widow] Vdovina
        [grandmaster] Zugzwangov
       *[other] { $id }
    }
chance = Le hasard
nobody = personne
listing = { $some } et { $last }

## Ce qui n’appartient à aucun jeu

said = { $seat } : « { $statement } »
pass = Laisser faire
log-round = Tour { $round }
rules-untranslated = Personne n’a encore traduit ces règles ; les voici telles quelles : { $language }.

## Les refus

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
refused-no-action-list = { $game } n’a pas de liste d’actions : les programmes faits pour d’autres jeux ne peuvent donc pas y jouer.
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
