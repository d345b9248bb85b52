### What a long game opens with, for whoever has been away.

page-opening-back = While you were away
page-opening-stands = Where it stands
page-opening-looked = You last looked { $ago }.
page-opening-rests =
    { $status ->
        [paused] The host has stopped the clocks
       *[over] The game is over
    }
page-opening-nothing-due = Nothing is asked of you. Enjoy it; it is not permanent.
page-opening-sealed = You have answered. It stays sealed until all are opened, and you can change it until then.
page-opening-waits-for = The table waits for { $who }.
page-opening-waits = The table waits for answers. Whose are still missing, no envelope says.
page-opening-until = Until { $when } ({ $in }).
page-opening-bank = After that your reserve runs: { $span }.
page-opening-no-hurry = There is no clock. The table waits, and remembers.
page-opening-eyes = For your eyes
page-opening-since = Since you last looked
page-opening-nothing = Nothing has happened. In this building that is news.
page-opening-play = Play all of it
page-opening-play-here = Play it from here
page-opening-play-from = Play it from here: { $text }
page-opening-more =
    { $count ->
        [one] One minor event is in the log.
       *[other] { $count } minor events are in the log.
    }
page-opening-chat =
    { $count ->
        [one] One new line in the chat.
       *[other] { $count } new lines in the chat.
    }
page-opening-paper = Pravda No. { $number }
page-opening-read = Read
page-opening-wanted = Show this when I come back after a while
page-opening-go = To the table
