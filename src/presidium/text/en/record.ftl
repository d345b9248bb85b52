### A record that somebody brings: opened, checked, shown, and not kept.

page-record-title = A record
page-record-heading = Bring a record
page-record-text = A finished game as a file: from the terminal, from these archives, or from another server. The porter plays it through, looks at its dice, and opens the archives for you. He keeps nothing, not even a grudge.
page-record-choose = Choose a file
page-record-drop = or drop it here
page-record-opening = The porter is reading …
page-record-line = Line { $line }: { $why }
page-record-large = That is no record: it is far too long.
page-record-checked =
    { $promised ->
        [yes] All { $moves } moves are as the rules allow, and all { $rolls } rolls as they were promised.
       *[no] All { $moves } moves are as the rules allow. Of its dice it promises nothing.
    }
page-record-another = Another record
refused-record-unfinished = This game has not come to its end; archives open afterwards.
refused-unreadable-record = Nobody here can make a game of this record.
refused-record-dice = The dice of this record are not those that were promised: somebody has helped.
