### What every game and the table itself need.

## Seats. The name of a seat may stand anywhere in a sentence.

seat = Comrade { $number }
your-seat = Comrade { $number } (you)
# Whoever sits there for the house: a surname, which stands in any sentence.
comrade =
    { $id ->
        [trembler] Drozhkin
        [sailor] Shtormin
        [zealot] Fanfarova
        [cook] Kotletov
        [archivist] Papkin
        [fox] Lisitsyn
        [widow] Vdovina
        [grandmaster] Zugzwangov
       *[other] { $id }
    }
chance = Chance
nobody = nobody
listing = { $some } and { $last }

## What belongs to no game

said = { $seat }: “{ $statement }”
pass = Let things be
log-round = Round { $round }
rules-untranslated = Nobody has translated these rules yet; here they are as they came: { $language }.

## Refusals

refused-not-an-option = That is not one of the options.
refused-not-asked =
    { $seat ->
        [0] Chance
       *[other] Comrade { $seat }
    } is not being asked anything now.
refused-answered-already = Comrade { $seat } has already answered, and a sealed answer stays sealed.
refused-game-over = The game is over; there is nothing left to answer.
refused-unreadable = Nobody here can read “{ $text }”.
refused-not-a-record = This is no record of a game: its first line has to be “{ $expected }”.
refused-header-lacks = The header of the record lacks the line “{ $text } …”.
refused-said-twice = The header of the record says “{ $text }” twice.
refused-unknown-rules-version = This record follows version { $version } of the rules of { $game }, and only version { $known } is known here.
refused-wrong-players = { $game } is for { $least } to { $most } players, not for { $seats }.
refused-unknown-option = { $game } has no option “{ $option }”; it has { $known }.
refused-bad-option = The option { $option } cannot be “{ $value }”; it may be: { $allowed }.
refused-option-form = “{ $text }” is not a choice; write an option as KEY=VALUE.
refused-no-such-seat = There is no seat { $seat } at this table.
refused-nobody-reads = Nobody has said yet what can be read from a game like this.
refused-unknown-lens = There is no lens “{ $lens }” for this game. Known: { $known }.
refused-no-such-answer = This record has no answer with the number { $number }.
refused-answered-so = That is the answer that was really given.
refused-nothing-left-to-play = The game is over at this moment: nothing is left to play.
refused-round-not-played = Round { $round } has not been played.
refused-no-position-here = A position can be written down only while the game is played: once it is set up, and until it ends.
refused-no-positions = This game has no form for positions.
refused-position-lacks = The position does not say “{ $text }”.
refused-position-hides-nothing = The position does not say what is hidden: “{ $text } …” is missing for somebody. What the program would fill in everybody could guess.
refused-position-differs = The position of this record is of another game, other options or another number of players than its header.
refused-out-of-range = In this position { $text } is { $found }, but it can only be { $least } to { $most }.
refused-unknown-game = No game is called “{ $game }”; these are played here: { $known }.
refused-batch-without = Games by the million are played without the option { $option }.
refused-batch-other-rules = This game goes by other rules than the batch.
refused-unknown-bot = No bot is called “{ $bot }”; these are on call: { $known }.
refused-unknown-language = Nobody here speaks “{ $lang }”; these languages are spoken: { $known }.
refused-unknown-rule = The rules of { $game } have no number { $number }.
refused-no-such-file = The file “{ $file }” cannot be opened: { $why }.
refused-not-text = The file “{ $file }” is not text in UTF-8.
refused-ask-when = Say when to ask you in windows: { $known }.
refused-save-where = Say where to keep the game: save FILE.
refused-cannot-write = “{ $file }” cannot be written: { $why }.
refused-no-human-seat = This record has no seat for you: exactly one of its seats has to be called “human”.

## Refusals that only those who write bots should ever meet

refused-bad-bot =
    The bot “{ $bot }” cannot be seated: { $fault ->
        [no-file] there is no file { $detail }.
        [no-module] there is no module { $detail }.
        [no-class] nothing there is called { $detail }.
        [no-choose] { $detail } cannot choose.
        [no-setting] it knows no setting { $detail }.
        [bad-setting] { $detail } makes no sense to it.
       *[broken] it broke down with { $detail }.
    }
refused-no-action-list = { $game } has no list of actions, so programs made for other games cannot play it.
refused-no-such-action = There is no action { $number }; the last has the number { $most }.
refused-action-not-open = Action { $number } ({ $action }) is not open to you now.
refused-no-history = In this game of { $game } there is no way from an imagined world back to a history.
refused-bot-answer-refused = The bot { $bot } in seat { $seat } answered { $answer }, which the rules refuse.
refused-bot-statement-refused = The bot { $bot } in seat { $seat } said { $answer }, which makes no sense here.
refused-not-an-action = That is not an action.
refused-not-a-statement = That is not a statement.
refused-no-numbers-yet = The options have no numbers yet; type “options” to see them with theirs.
refused-not-a-record-there = { $file } is there already and is not a saved game; it is left alone.
refused-load-alone = A saved game brings its own game and options, with --load also its bots; name none of them.
refused-seat-or-all = A replay is told as one seat saw it or with every secret: --seat and --all exclude each other.
