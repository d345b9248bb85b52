# What the terminal says around the games.

cli-players = { $least } to { $most } players
cli-seats = { $seats } players
cli-default = (unless you say otherwise)
cli-welcome = Seat { $seat } is yours: { $name }. Type ? for help at any time.
cli-goodbye = You leave the table. The Party will remember that you were here.
cli-prompt = >
cli-after = Enter to leave, “save FILE” to keep the record, “why” to ask the bots, “log” to hear it all again:
cli-why-did = { $seat } answered so:
cli-why-number = Which of these? For example “why { $number }”.
cli-which-game = Which game? (number or name)
cli-enter = Enter: “{ $answer }”.
cli-leads-to = { $answer } ({ $then })
cli-many-options = { $count } possibilities, for example “{ $example }”. Type “options” to see them all.
cli-help =
    Answer with the number of an option or with its notation.
    ?            this help               options      every option
    table        the table again         log          what has happened so far
    pravda       the latest edition
    claims       who said what of whom, and what has come out
    rule 2.2     one rule                rules        all of them
    save FILE    keep the game           quit         leave
    advice       what a seasoned comrade would answer, and why
    why, why 17  at the end: what a bot thought of its answer, by the number of the move
    back         take your last answer back, until a die is cast or anybody else answers
    step         what happens is told one by one, each waits for Enter; again: no more
    ask          when you are asked in windows: ask matters, ask every, ask acting
    To go on with it: presidium play --load FILE
cli-taken-back = Taken back: { $answer }.
cli-claims-none = Nobody has claimed anything so far.
cli-claimed =
    { $proved ->
        [true] { $said } (It was so.)
        [lie] { $said } (✗ A LIE.)
        [wrong] { $said } (✗ It was not so.)
        [kept] { $said } (Kept.)
        [broken] { $said } (✗ BROKEN.)
        [withdrawn] { $said } (Taken back.)
       *[open] { $said }
    }
cli-step = (Enter: go on; anything else: to your next question)
cli-steps =
    { $on ->
        [yes] What happens waits for Enter now, one by one.
       *[no] What happens is told all at once again.
    }
cli-help-answers = Answers: { $forms }.
cli-help-statements = Statements (true or not, they bind nobody): { $forms }.
cli-pravda = PRAVDA, no. { $number }: { $date }
cli-pravda-turning = Where it turned
cli-pravda-eyes = For your eyes
cli-pravda-weather = Siberia: { $degrees }°
cli-pravda-go-on = Enter to go on:
cli-pravda-none = Pravda has not come out yet.
cli-saved = Saved to { $file }.
cli-you-won = You have won
cli-you-did-not-win = You have not won
cli-unfinished = The game is not finished.
cli-bad-record = line { $line }: { $why }
cli-record-holds = { $game }, { $seats } players, { $moves ->
    [one] one move
   *[other] { $moves } moves
  }: everything by the rules.
cli-match = { $games ->
    [one] one game
   *[other] { $games } games
  }, { $decisions } decisions, { $seconds } s
cli-ending = ending
cli-games = games
cli-bot = bot
cli-seat-games = seats played
cli-wins = wins
cli-draws = draws
cli-win-rate = win rate
cli-whatif =
    { $bot } plays on in every seat, { $games ->
        [one] once
       *[other] { $games } times
    } each way and on the same dice. Others won in { $turned ->
        [one] one game.
       *[other] { $turned } games.
    }
cli-whatif-instead = if “{ $answer }”
cli-whatif-really = with “{ $answer }”, as it was
cli-whatif-truth = in truth
cli-whatif-luck = So few games say little: of twenty, five or six more or less may be luck.
cli-played-by-phase = cards played, by phase

# Goulag

cli-goulag-round = Round { $round } of { $rounds } · the canal is { $canal ->
    [one] one step
   *[other] { $canal } steps
  } long
cli-goulag-job = this round
cli-goulag-card = worker
cli-goulag-last-round = round before
cli-goulag-commissar = commissar
cli-goulag-builder = builder
cli-goulag-builders = builders
cli-goulag-supervisor = supervisor
cli-goulag-supervised = supervised
cli-goulag-served = served
cli-goulag-round-short = round
cli-goulag-work = Work
cli-goulag-side = { $side ->
    [loyal] loyal
   *[disloyal] disloyal
  }
cli-goulag-played = { $card ->
    [work] Work
   *[strike] Strike
  }

# Politburo

cli-politburo-round = Round { $round } of { $rounds }
cli-politburo-you-are = You are { $name }. { $goal }
cli-politburo-ministry = ministry
cli-politburo-track = Reform ← → Repression
cli-politburo-level = level
cli-politburo-influence = influence
cli-politburo-job = this round
cli-politburo-member = member
cli-politburo-gensek = General Secretary
cli-politburo-voter = voter
cli-politburo-round-short = round
cli-politburo-plans = Secretary: plans
cli-politburo-ballots = ballots (+ Repression, - Reform)
cli-politburo-change = change
cli-politburo-purge = purge
cli-politburo-verdict = deviant { $deviant }, lost: { $losers }

# Kremlin

cli-kremlin-before = Before the first year: the board is set, the sheets are still blank
cli-kremlin-year = { $year }, phase { $number }: { $phase }
cli-kremlin-group = { $place }: { $men }
cli-kremlin-age = age
cli-kremlin-health = condition
cli-kremlin-declared = declared, the controller first
cli-kremlin-suspected = suspected
cli-kremlin-cure = on a cure
cli-kremlin-track = Parades:
cli-kremlin-sheet = Your sheet (declared in brackets):
cli-kremlin-short-stalinists = Stalinists
cli-kremlin-short-militarists = Militarists
cli-kremlin-short-evolutionists = Evolutionists
cli-kremlin-short-expansionists = Expansionists
cli-kremlin-short-internationalists = Internationalists
cli-kremlin-short-marxists = Marxists
cli-asked = In windows you are asked { $when ->
    [matters] when you could change something
    [cards] when you could change something or play a card
    [every] every time
   *[other] only before the game may end
  }. (“ask matters”, “ask every” or “ask acting” changes it.)
cli-spared = (Where nothing of yours could change anything you are not asked, and pass: “ask every” if you want to be.)
cli-orders = Standing orders:
cli-kremlin-enter = Enter passes; “declare G 5”, “declare G 5 as_needed”, “waive”, or ? for help.
cli-kremlin-enter-cards = Enter passes; “declare G 5”, “declare G 5 as_needed”, “play 28”, “hand” to read your cards, “waive”, or ? for help.
cli-kremlin-sealed = Sealed by you, until its turn comes: { $card }.
cli-kremlin-playable = Playable now: { $cards }.
cli-kremlin-grow = “add G” writes it on G; “pass” adds nothing; “options” lists everything.
cli-kremlin-grow-cards = “add G” writes it on G; “take …” takes a card instead; “pass” does neither; “options” lists everything.
cli-kremlin-hand = your cards
cli-kremlin-when = when
cli-kremlin-empty-hand = You hold no cards.
cli-kremlin-hands = Cards of the others: { $hands }.
cli-kremlin-discards = Played and discarded: { $cards }.
cli-kremlin-removed = Out of the game: { $cards }.
cli-kremlin-in-force = In force: { $effects }
cli-kremlin-waits = Not yet at work: { $plays }
cli-kremlin-write = Type “suggest” for a sheet that makes sense, or your own: “sheet F G K L M B C D E I”, ten points first.
cli-orders-help =
    order …                  give a standing order, which nobody hears
    orders, forget           see your orders, drop them
cli-kremlin-help =
    suggest                  a sheet that makes sense (at the start)
    who G                    who is that?
    Enter                    pass a window
    declare G 5              declare 5 points on G
    declare G 5 as_needed    no more of them than it takes, 5 at most
    purge G then pass        … and say with it what you answer in the window
                             on it: pass, declare F 7 as_needed, a card
    waive                    nothing from me in this phase; everybody hears it
    hand                     your cards, and what they do
    card 28                  what is that card?
    play 28                  play a card
    play 7 on G              … one that is played on somebody
    play 10 with -2          … one with a modifier of your choice
    give 13 to militarists   give a card away; only the two of you see which
    Standing orders, which nobody hears:
    guard G 6                keep G, as needed, up to 6 points
    seize F 5 when purge G   take F when he is about to purge G
                             (also: trial, against, lapse)
    play 5 when accusation G play card 5 as soon as G is accused
                             (also: purge, trial, against, attempt, roll, start)
    pass vote                pass such windows until the year ends
                             (also: start, end, wave, purge, untouched, all …)
    orders, forget           see your orders, drop them

cli-aside =   { $name }, aside: “{ $line }”
cli-comrade = { comrade-strong }: { comrade-strength }. { comrade-talkative }: { comrade-talk }. { comrade-honest }: { comrade-honesty }.
cli-pair = { $name }: { $value }
cli-help-say = say …        make a statement, true or not
cli-orders-forgotten = Your standing orders are not saved with it.
cli-kremlin-suits = Strength: { $good }. Weakness: { $bad }.

## Lessons

cli-learn =
    { $again ->
        [yes] You go on where you had left off; --again starts again.
       *[no] A game that has been rehearsed for you. What you do not like to try elsewhere, try here.
    }
cli-learn-go-on = Enter to go on:
cli-learn-play = Enter to play now, against easy opponents; anything else leaves:
cli-help-learn =
    Answer with the number of an option or with its notation.
    ?            this help               options      every option
    table        the table again         log          what has happened so far
    rule 2.2     one rule                rules        all of them
    quit         leave; the next time the lesson goes on here
cli-help-problem =
    Answer with the number of an option or with its notation.
    ?            this help               options      every option
    table        the table again         rule 2.2     one rule
    solve        the answer, and why     quit         leave
refused-only-a-lesson = This is a lesson, and nothing of it is kept or said; at a table you may.
