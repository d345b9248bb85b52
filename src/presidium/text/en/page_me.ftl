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
page-me-going-none = No table waits for you. Enjoy it; in this building it rarely lasts.
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
page-me-bots =
    { $count ->
        [one] a bot
       *[other] { $count } bots
    }
page-me-made = Since { $date }.

page-me-numbers = To your name
page-me-numbers-none = Nothing yet, which is the cleanest file one can have. Only games played to the end count.
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
page-me-since = On file since { $date }. Only games played to the end count, and only those in which you held a single seat.
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
        [one] politician buried
       *[other] politicians buried
    }
page-me-deed-kremlin-exiled =
    { $count ->
        [one] politician lost to Siberia
       *[other] politicians lost to Siberia
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
        [one] deviant found
       *[other] deviants found
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
page-me-over =
    { $titled ->
        [yes] { $game }, { $date }
       *[no] { $date }
    }
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

## What is kept of me

page-me-kept = Your file
page-me-kept-text = Other houses keep files on people. This one hands them over when asked, and burns them when told to.
page-me-privacy = What is kept, and who can read it
page-me-export = Everything of mine, as a file
page-me-others = People you would rather not meet, or hear
page-me-other =
    { $how ->
        [both] blocked and muted
        [blocked] blocked
       *[muted] muted
    }, since { $date }
page-me-other-off = Forgive
page-me-forget = Delete everything about me
page-me-forget-text = This removes { $name } from this server, at once and for good:
page-me-forget-what =
    { $what ->
        [account] You are signed out everywhere, and your links, settings, notices, lists and reports are deleted.
        [names] Wherever your name stands, at tables, in archives and records, it says “a comrade” instead. Your results count for nobody.
        [words] Everything you said in a chat, and the names of your tables, are emptied.
        [seats] You get up from every table. In games under way the caretaker plays on; your tables get another host, or are closed.
        [game] What you did in a game stays, because it is also the others’ game.
       *[backups] Copies the host has made of the whole server before today are his to delete, and files people have saved are theirs.
    }
page-me-forget-first = Yes, forget me
page-me-forget-stay = Stay
page-me-forget-sure = It cannot be undone, by you or by anybody. Really?
page-me-forget-second = Really forget me
page-me-forgotten =
    { $count ->
        [0] Done. Nobody here remembers you.
        [one] Done. At one table a comrade sat where you did; nobody here remembers you.
       *[other] Done. At { $count } tables a comrade sat where you did; nobody here remembers you.
    }
