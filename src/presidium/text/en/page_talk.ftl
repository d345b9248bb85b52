### Pauses for talk, as a table is made, changes its tempo, or waits for its players.

page-talk = Talk
page-talk-how = Pauses for talk
page-talk-name =
    { $talk ->
        [open] Open
        [brief] Brief
        [call] On a call
       *[none] None
    }
page-talk-means =
    { $talk ->
        [open] { $clocks ->
            [yes] After every reveal the table talks: 20 to 45 seconds, or less if all are done.
           *[no] After every reveal the table talks, until all say that they are done.
        }
        [brief] After every reveal the table talks: 10 to 23 seconds, or less if all are done.
        [call] You talk by voice anyway: no pause has a clock. All say that they are done, or the host goes on. The board fits half a screen; the line to type in comes when you want it.
       *[none] No pauses: the next question follows at once.
    }
