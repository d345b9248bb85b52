### The end of a game, its archives, and looking back.

## The end

page-end-result =
    { $result ->
        [won] You have won
        [shared] You have won, and not alone
        [lost] You have lost
        [nobody] Nobody has won
       *[watched] It is decided
    }
page-end-decided = What decided it
page-end-seat = Comrade
page-end-winner = has won
page-end-worker = Worker card
page-end-member = Was really
page-end-influence = Influence
page-end-marks = Marks on the parade track
page-end-written = Below the names of those who waved, and of the last Party Chief: the points everybody had written on them
page-end-rematch = Once more
page-end-join = Join the next game
page-end-follow = Watch the next game
page-end-share = Share the link
page-end-record = Download the record
page-end-dice = Check the dice
page-end-dice-why = Before the game the server promised what its dice would be drawn from, by showing a fingerprint of it. Now it shows the rest.
page-end-dice-commitment = The fingerprint shown before the game
page-end-dice-salt = The salt
page-end-dice-seed = The seed
page-end-dice-kept =
    { $held ->
        [yes] The promise was kept: salt and seed give this fingerprint.
       *[no] The promise was broken: this is not the fingerprint that was shown before the game.
    }
page-end-dice-mixed = The fingerprint of everybody’s numbers, shown when the game began
page-end-dice-grains = The numbers
page-end-dice-grain = Seat { $seat }:
page-end-dice-mixed-kept =
    { $held ->
        [yes] No number was left out or changed: salt and numbers give this fingerprint.
       *[no] These are not the numbers that were sealed when the game began.
    }
page-end-dice-check = Every single roll can be checked too: download the record, then ask Presidium on a machine of your own.
page-grain-among =
    { $count ->
        [one] Your number was among the dice.
       *[other] All your numbers were among the dice.
    }
page-grain-warning = Do not trust these dice!
page-grain-missing = The number you threw in is not among those the dice were drawn from.
page-grain-seed = The seed is not the one that was promised before the game.
page-grain-mixed = The numbers are not those that were sealed when the game began.

## Back and forth

page-archive-controls = Through the past
page-archive-moment =
    { $chapter ->
        [none] { $number } of { $count }
       *[other] { $chapter }: { $number } of { $count }
    }
page-archive-pace =
    { $speed ->
        [slow] slow
        [fast] fast
       *[plain] steady
    }
page-archive-chapters = Go to

## The archives

page-archive-page-title = The archives · Presidium
page-archive-title = { $game }: the archives are open
page-archive-loading = An archivist has gone down to the cellar …
page-archive-shut = The archives are shut
page-archive-to-table = To the table
page-archive-eyes = Through the eyes of
page-archive-of =
    { $eyes ->
        [all] history, who sees everything
       *[nobody] spectators
    }
page-archive-then = What has just happened
page-archive-silence = Something was decided in secret.
page-archive-answers = What was answered
page-archive-answer = { $seat }: { $answer }
page-archive-next =
    { $count ->
        [all] Then everybody was asked.
        [one] Then { $who } was asked.
       *[other] Then these were asked: { $who }.
    }
page-archive-papers = Papers of the moment
page-archive-secrets =
    { $eyes ->
        [all] What was secret then
       *[some] What these eyes knew
    }
page-archive-unseen = not seen
page-archive-worker =
    { $side ->
        [loyal] loyal
        [disloyal] disloyal
       *[unseen] not seen
    }
page-archive-played = What the builders played
page-archive-card =
    { $card ->
        [work] Work
        [strike] Strike
       *[unseen] not seen
    }
page-archive-ballots = How each voted
page-archive-ballot = Round { $round }, ballot { $ballot }
page-archive-sheets = Points on the secret sheets; small and underlined, how many of them had been declared
page-archive-declared =
    { $points ->
        [one] one declared
       *[other] { $points } declared
    }
page-archive-no-sheets =
    { $written ->
        [yes] None of the sheets has been seen.
       *[no] No sheet had been written yet.
    }
page-archive-hands = Cards in hand
page-archive-waiting = Sealed, waiting for their turn
page-archive-orders = Standing orders
page-archive-ahead = Answer given ahead: { $answer }
page-archive-paper = Pravda
page-archive-beliefs = What could they know?
page-archive-charts = The whole game
page-archive-print = Print
page-archive-print-sheets = The sheets, open at last

## Where it turned

page-turned = Where it turned
page-turned-how = How often each seat won when bots played on from there, with new dice. Bots play more simply than people, so read it as an estimate.
page-turned-working = The server is computing the chances of winning: { $percent } %. This may take a minute.
page-turned-later = The server is busy. It goes on with the chances at { $time }.
page-turned-none = No single moment changed anybody’s chance of winning much.
page-turned-change = { $before } % → { $after } %
page-turned-percent = { $percent } %
page-turned-sealed = Everybody answered under seal: “{ $question }”
page-turned-chart = Each seat’s chance of winning over the game
page-turned-table = The chances as a table
