### A page of one's own.

page-me-title = Your page · Presidium
page-me = Your page
page-me-nobody = Nobody knows you here yet. Sit down somewhere first; a file on you will be opened by itself.
page-me-going =
    { $turns ->
        [0] Your tables
        [one] It is your turn
       *[other] It is your turn, at { $turns } tables
    }
page-me-going-none = No table waits for you. Enjoy it; in this building it seldom lasts.
page-me-open =
    { $kind ->
        [turn] Your turn
        [running] Go on
       *[open] Go in
    }
page-me-state =
    { $kind ->
        [turn] Waits for your answer
        [running] Under way
        [paused] The clocks are stopped
       *[open] Waits for its players
    }, { $game } for { $seats }
page-me-waits-for = Waits for { $name }.
page-me-until = Until { $date }
page-me-with = With { $names }.
page-me-made = Since { $date }.

page-me-numbers = To your name
page-me-numbers-none = Nothing yet, which is the cleanest file one can have. Games count that came to their own end.
page-me-games =
    { $count ->
        [one] game
       *[other] games
    }
page-me-won =
    { $count ->
        [one] won
       *[other] won
    }
page-me-lost =
    { $count ->
        [one] lost
       *[other] lost
    }
page-me-since = On file since { $date }. Games count that came to their own end, in one seat of yours.
page-me-balance =
    { $games ->
        [one] One game
       *[other] { $games } games
    }: { $won } won, { $lost } lost
page-me-deed-kremlin-waves =
    { $count ->
        [one] wave from the balcony
       *[other] waves from the balcony
    }
page-me-deed-kremlin-buried =
    { $count ->
        [one] man buried
       *[other] men buried
    }
page-me-deed-kremlin-exiled =
    { $count ->
        [one] man lost to Siberia
       *[other] men lost to Siberia
    }
page-me-deed-goulag-offices =
    { $count ->
        [one] time commissar
       *[other] times commissar
    }
page-me-deed-goulag-shifts =
    { $count ->
        [one] shift at the canal
       *[other] shifts at the canal
    }
page-me-deed-goulag-exchanges =
    { $count ->
        [one] builder made to think again
       *[other] builders made to think again
    }
page-me-deed-politburo-offices =
    { $count ->
        [one] time General Secretary
       *[other] times General Secretary
    }
page-me-deed-politburo-unmasked =
    { $count ->
        [one] deviant rightly pointed at
       *[other] deviants rightly pointed at
    }
page-me-deed-politburo-lost = Influence lost to purges

page-me-company = The company you keep
page-me-together =
    { $count ->
        [one] one game together
       *[other] { $count } games together
    }

page-me-past =
    { $count ->
        [one] One table is history
       *[other] { $count } tables are history
    }
page-me-over = { $game }, { $date }
page-me-verdict =
    { $how ->
        [won] won
        [lost] lost
       *[none] no verdict
    }
page-me-closed = Closed before the end.
page-me-more =
    { $count ->
        [one] Fetch the last one from the cellar
       *[other] Fetch more from the cellar ({ $count })
    }
