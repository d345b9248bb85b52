### Why a table, the server or this machine refuses something. The page fetches this with the first refusal.

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
refused-nothing-to-retract = You have said nothing that you could take back.
refused-nothing-to-deny = Seat { $seat } has said nothing about you that you could deny.
refused-nothing-to-object = Seat { $seat } has not said the opposite then.
refused-talks-to-oneself = That is said to somebody else.
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
refused-policy-not-open = The policy answered with action { $number }. Open are { $open }.
refused-policy-wrong-size = The policy returned { $size } weights; this table has { $expected } actions.
refused-policy-no-chances = The policy gave no positive weight to an open action, or a weight that is negative or no number.
refused-net-no-file = There is no file { $file }.
refused-net-unreadable = { $file } is no net: { $why }. The function save_net of presidium.bots.runtime.policy writes one.
refused-net-wrong-size = The net in { $file } has the size { $found }; its encoding needs { $expected }.
refused-net-other-table = The net was trained for { $net } and cannot play { $table }.
refused-no-action-list = { $game } has no list of actions, so programs made for other games cannot play it.
refused-no-encoding = { $game } has no encoding; there is one for { $known }.
refused-bad-encoding-id = { $name } names no encoding. An encoding is named as in presidium/goulag-v1.
refused-illegal-raise-or-end = An illegal action can raise an error or end the game: illegal is “raise” or “end”, not { $value }.
refused-no-render-mode = There is no render mode { $mode }. The modes are “ansi” and “human”.
refused-environment-not-reset = No game is under way in this environment. Call reset first.
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

## Refusals of a table

refused-who-are-you = Nobody knows you here; take a name first.
refused-no-such-permanent-bot = No permanent bot here is called “{ $name }”.
refused-bot-without-a-name = A bot that is to be invited needs a name.
refused-bot-name-taken = Another bot here is called “{ $name }”, or looks as if. Take another name.
refused-bots-keep-their-name = A permanent bot keeps its name: others invite it by that.
refused-bot-plays-another-game = { $name } does not play { $game }.
refused-bot-sits-already = { $name } sits at this table already.
refused-bot-has-enough = { $name } has more invitations than it can read.
refused-no-such-table = There is no such table.
refused-no-such-address = There is nothing at this address: { $text }.
refused-no-such-method = That cannot be asked of this address: { $text }.
refused-no-such-link = This link has been used, has grown too old, or never was one.
refused-hall-closed = This server is closed: strangers come in by invitation only.
refused-banned = The host of this server has shown you the door.
refused-draining = The server is about to be updated: no new tables for now. Games that run go on.
refused-no-such-invitation = This invitation is used up, has grown too old, was revoked, or never was one.
refused-no-such-screen = No table here has a screen with this code.
refused-sofa-is-for-people = Round a screen people play, with or without a clock; the tempos “solo” and “bots” need no sofa.
refused-sofa-asks-all = Round a screen everybody is asked in every window: the person beside you would see when your phone stays dark.
refused-signed-in-already = You are { $name } here already: the link is for another device, and still good.
refused-signed-in-otherwise = You are { $you } here, and the link would make you { $name }: that has to be confirmed. The link is still good.
refused-one-table-only = On this device the link of a notification has signed you in, for its table and nothing else. For this, sign in wholly at the entrance: by e-mail, by a passkey, or by a link from a device on which you are.
refused-no-such-device = You are not signed in on such a device.
refused-no-such-message = No message here has the number { $text }.
refused-not-your-seat = Seat { $seat } is not yours.
refused-only-host = Only the host may do that.
refused-only-players = Only those who have played here may do that.
refused-no-open-seat = No seat is open at this table.
refused-seat-taken = Seat { $seat } is taken.
refused-unknown-portrait = There is no such portrait. There are: { $known }.
refused-seat-open = Nobody sits in seat { $seat }.
refused-seats-open = Some seats are still open; fill them first.
refused-nobody-sits-there = No person sits in seat { $seat }.
refused-too-many-bots = There are more bots than seats: the table has { $seats }.
refused-solo-is-for-one = At the tempo “solo” exactly one person plays; the rest are bots.
refused-seat-held = Somebody is playing seat { $seat }. The link will work once the caretaker plays it; keep it until then.
refused-knows-another-seat = You have held another seat at this table and know its secrets; seat { $seat } is not for you while the game runs.
refused-seat-refused = { $name } lets nobody else have seat { $seat }.
refused-claimed-already = Somebody is to have that seat already, or you are to have another; wait until that is settled.
refused-nobody-claims = Nobody else is to have seat { $seat }.
refused-seat-is-yours = Seat { $seat } is yours still, and nobody gets it while you are here; leave it if somebody else is to have it.
refused-bots-among-themselves = At the tempo “bots” no person plays.
refused-started-already = The game has begun already.
refused-not-started = The game has not begun.
refused-not-over = The game is not over yet.
refused-table-over = This table is over.
refused-archives-shut = This table was closed before its game was over; its archives stay shut.
refused-archives-wait = The host has removed somebody from this game; its archives open when these agree: { $names }.
refused-older-rules = What came before was played by older rules (rules-version { $version }) and was not kept step by step. This is how things stood then, with all that had happened.
refused-beliefs-older-rules = This game was begun by older rules (rules-version { $version }), so what could have been known in it cannot be worked out any more.
refused-took-too-long = This took too long, and was given up. Try again later.
refused-played-by-older-rules = This game was played by older rules (rules-version { $version }); it can be looked at, but not played on from.
refused-no-such-moment = This game has no moment { $moment }.
refused-begins-otherwise = The game that begins there is { $game } for { $seats } players, with its own options.
refused-unplayable = No game can go on from this position: bots who tried it out came to no end.
refused-whatif-too-long = The bots did not come to an end in the time they have; try a later moment.
refused-nothing-to-suggest = There is nothing to suggest now.
refused-paused = The host has stopped the clocks; nothing counts until they run again.
refused-table-rests = The host has removed somebody, and fewer than two people are left at this table: it rests until another takes a seat.
refused-not-paused = The clocks are not stopped.
refused-stale-question = Question { $question } does not stand any more.
refused-nothing-to-take-back = There is nothing to take back: since your last answer a die has been cast, or somebody else has answered. Among people only an open answer goes back.
refused-seen-since = Your last answer has brought something hidden to light; it cannot be taken back.
refused-objected-already = The others have been asked about this answer, and it stands.
refused-nothing-proposed = Nobody asks to take an answer back now.
refused-too-late = Time is up for this question.
refused-no-moments-here = There is no window here that a moment could be asked for.
refused-no-floor = There is no floor now: the table is not pausing for talk.
refused-floor-without-clock = This floor has no clock, so it needs no more time.
refused-floor-extended = This floor has been extended twice already.
refused-one-moment-each = A moment has been asked for in this window already; each has one at most.
refused-no-moments-left = You have asked for a moment as often as you may; there is one more each year.
refused-clock-runs = At this table a clock runs, and the caretaker answers when it has run out.
refused-mind-yourself = That is your own seat: the caretaker is for somebody else the table waits for.
refused-mind-not-playing = Only those who play at this table can ask for the caretaker.
refused-not-waited-for = Seat { $seat } keeps nobody waiting: it is not asked now, or no person plays there.
refused-some-patience = Some patience: only when the table has waited for { $minutes } minutes can the caretaker be asked.
refused-mail-deadline = By mail an answer may take between { $hours ->
        [one] an hour
       *[other] { $hours } hours
    } and { $days } days.
refused-no-such-zone = No map here knows the time zone “{ $zone }”. They are called like Europe/Paris or America/New_York.
refused-hours-too-long = Nobody sleeps that long: { $most } quiet hours a day are the most.
refused-sofa-not-by-mail = Round a screen all sit in one room; by mail they do not.
refused-sofa-stays = Round a screen the tempo stays as it is: everybody there sees when somebody goes to bed.
refused-holiday-where-it-waits = At a live table nobody can be away for days. Propose first to go on by mail, or untimed.
refused-on-holiday-already = You have days off already. Say that you are back, then ask again.
refused-on-holiday = That comrade has days off, and the whole table has agreed to it.
refused-not-on-holiday = You have no days off.
refused-adjourn-is-for-people = Only people who play with each other can change the tempo: alone, and among bots, nobody waits for anybody.
refused-same-tempo = The table keeps exactly this tempo already.
refused-one-proposal-at-a-time = Somebody else has proposed something; answer that first.
refused-no-such-proposal = Nobody proposes that any more.
refused-players-talk-as-players = While the game runs players talk at the table, not among those who watch.
refused-has-played = Players of this game neither hear nor join the spectators until the game is over.
refused-chat-is-full = There has been enough talk at this table.
refused-enough-noted = Your notebook for this seat is full: it holds { $most } bytes. Delete a note first.
refused-enough-written = You have written so much at this table that it keeps no more of it. The game goes on.
refused-table-is-full = So much has been written at this table that it keeps no more. The game goes on.
refused-too-many-tables = { $most } tables you have made are not over yet; end one of them first.
refused-too-many-tables-here = { $most } tables made from your address are not over yet; one of them has to end first.
refused-no-phases-here = This game has no phases.
refused-no-orders-here = { $game } knows no standing orders.
refused-queue-full =
    Other visitors are waiting for this already; try again in { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    }.
refused-too-fast =
    Too much at once; try again in { $seconds ->
        [one] a second.
       *[other] { $seconds } seconds.
    }
refused-enough-gestures =
    That is enough stamping and coughing; try again in { $seconds ->
        [one] a second.
       *[other] { $seconds } seconds.
    }
refused-too-large = That is too long; { $limit } bytes are the most.
refused-unreadable-body = The server cannot read that: { $text }.
refused-foreign-origin = A page of another site may not act here.
refused-misdirected = Nobody here is called “{ $name }”. The host of this server can allow that name: presidium serve --allow-host { $name }

## Refusals of the server’s disk

refused-disk-full = The server’s disk is full: nothing was done. It goes on by itself as soon as there is room again.
refused-disk-read-only = The server may not write to its disk: nothing was done. It goes on by itself as soon as it may.
refused-disk-damaged = What the server has kept here is damaged; its host has to restore a backup.
refused-disk-fails = The server’s disk does not answer as it should: nothing was done. Try again in a moment.

## Refusals of this machine

refused-nobody-there = There is nobody to be found there.
refused-not-oneself = That would be yourself. Self-criticism is made in person.
refused-enough-others = Your list is full: { $most } people. Take somebody off it first.
refused-never-said = That was not said there, at least not by whom this is about. The host takes quotations only.
refused-not-sure = To be forgotten cannot be undone. Say that you are sure.
