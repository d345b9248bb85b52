### What a table says to everybody, and why it refuses something.

## What the whole table is told of its seats

notice-left = { $seat }: { $name } has left; the caretaker plays on.
notice-conceded = { $seat }: { $name } has given up; the caretaker plays on.
notice-removed = { $seat }: the host has removed { $name }; the caretaker plays on.
notice-filled = { $seat }: the bot { $name } plays from now on.
notice-claimed =
    { $seat }: { $name } is to have this seat in { $pace ->
        [live] two minutes
        [sofa] twenty seconds
       *[other] a day
    }, unless { $other } refuses or comes back.
notice-took =
    { $former ->
        [no] { $seat }: { $name } plays from now on.
       *[yes] { $seat }: { $name } plays from now on, in place of { $other }.
    }
notice-refused =
    { $former ->
        [no] { $seat }: { $name } lets nobody else have this seat.
       *[yes] { $seat }: { $name } refuses; { $other } does not get this seat.
    }
notice-withdrawn = { $seat }: { $name } is not to have this seat after all.
notice-kept = { $seat }: { $name } is back and keeps this seat; { $other } does not get it.
notice-moment = Somebody asks for a moment.
notice-late = { $seat }: time ran out for { $name }; the caretaker answered.
notice-late-sealed = { $seat }: time ran out for { $name }; the caretaker answered, sealed: { $action }
notice-then-unneeded = “{ $action }”, which you had said for the window, was not needed: none opened.
notice-then-impossible = “{ $action }”, which you had said for the window, could not be answered there any more.
notice-back-proposed = { $seat }: { $name } would like to take the last answer back, and asks the others.
notice-back-refused = { $seat }: { $name } objects; what { $other } answered stands.
notice-back-withdrawn = { $seat }: { $name } lets the answer stand after all.
notice-taken-back = { $seat }: { $name } has taken the last answer back.
notice-holiday-proposed = { $seat }: { $name } asks the others for days off.
notice-holiday = { $seat }: { $name } is on holiday, as all have agreed; the clocks stand.
notice-holiday-over = { $seat }: the holiday of { $name } is over.
notice-adjourn-proposed = { $seat }: { $name } proposes to go on at another tempo.
notice-adjourned = { $seat }: the table goes on at another tempo, as { $name } proposed and all agreed.
notice-proposal-refused = { $seat }: { $name } objects to what { $other } proposed; everything stays as it is.
notice-proposal-withdrawn = { $seat }: { $name } proposes it no longer.
name-alike = { $name } (a name that looks like another’s here)

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
refused-hall-closed = This hall is closed: strangers come in by invitation only.
refused-banned = The host of this house has shown you the door.
refused-draining = The house is about to be redecorated: no new table is made. Games that run go on.
refused-no-such-invitation = This invitation is used up, has grown too old, was revoked, or never was one.
refused-no-such-screen = No table here has a screen with this code.
refused-sofa-is-for-people = Round a screen people play, with or without a clock; the tempos “solo” and “bots” need no sofa.
refused-sofa-asks-all = Round a screen everybody is asked in every window: whoever sits beside you would see when your phone stays dark.
refused-signed-in-already = You are { $name } here already: the link is for another device, and still good.
refused-signed-in-otherwise = You are { $you } here, and the link would make you { $name }: that has to be confirmed. The link is still good.
refused-one-table-only = On this device the link of a call has signed you in, for its table and nothing else. For this, sign in wholly at the entrance: by a letter, by a passkey, or by a link from a device on which you are.
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
refused-seat-held = Somebody plays seat { $seat } by hand. A link works once the caretaker plays it; keep it until then.
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
refused-sofa-stays = Round a screen the tempo stays as it is: whoever sits there sees when somebody goes to bed.
refused-holiday-where-it-waits = At a live table nobody can be away for days. Propose first to go on by mail, or untimed.
refused-on-holiday-already = You are on holiday already. Say that you are back, then ask again.
refused-on-holiday = That comrade is on holiday, and the whole table has agreed to it.
refused-not-on-holiday = You are not on holiday.
refused-adjourn-is-for-people = Only people who play with each other can change the tempo: alone, and among bots, nobody waits for anybody.
refused-same-tempo = The table keeps exactly this tempo already.
refused-one-proposal-at-a-time = Somebody else has proposed something; answer that first.
refused-no-such-proposal = Nobody proposes that any more.
refused-players-talk-as-players = While the game runs players talk at the table, not among those who watch.
refused-has-played = Whoever has played here neither hears nor joins those who watch until the game is over.
refused-chat-is-full = There has been enough talk at this table.
refused-enough-written = You have written so much at this table that it keeps no more of it. The game goes on.
refused-table-is-full = So much has been written at this table that it keeps no more. The game goes on.
refused-too-many-tables = { $most } tables you have made are not over yet; end one of them first.
refused-too-many-tables-here = { $most } tables made from your address are not over yet; one of them has to end first.
refused-no-orders-here = { $game } knows no standing orders.
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
refused-misdirected = Nobody here is called “{ $name }”. Whoever runs this server can allow that name: presidium serve --allow-host { $name }

## Refusals of the server’s disk

refused-disk-full = The server’s disk is full: nothing was done. It goes on by itself as soon as there is room again.
refused-disk-read-only = The server may not write to its disk: nothing was done. It goes on by itself as soon as it may.
refused-disk-damaged = What the server has kept here is damaged; its host has to restore a backup.
refused-disk-fails = The server’s disk does not answer as it should: nothing was done. Try again in a moment.

## Refusals of this machine

refused-no-answer = Nobody answers at { $address }.
refused-unknown-reason = The server refuses that for a reason this version has no words for ({ $reason }).

refused-nobody-there = There is nobody to be found there.
refused-not-oneself = That would be yourself. Self-criticism is made in person.
refused-enough-others = Your list is full: { $most } people. Take somebody off it first.
refused-never-said = That was not said there, at least not by whom this is about. The host takes quotations only.
refused-not-sure = To be forgotten cannot be undone. Say that you are sure.
