### What is sent to people who are not here.

call-title =
    { $titled ->
        [yes] Your word, comrade: { $game }, “{ $table }”
       *[no] Your word, comrade: { $game }
    }
call-title-many = { $tables } tables wait for your word, comrade
call-starts = The table begins, and its clock runs.
call-stop = No more of these calls
call-stop-table = No calls from this table
call-letter-link = The link brings you to your table and signs you in on the device you open it on, for that table alone: by a button, once, within four days. Do not pass it on; whoever presses it sits in your chair.
call-confirm-title = Is this you, comrade?
call-confirm-text = { $name } asks to be called at this address when a question stands at a table of { $host }. Is that you? Then press the button behind this link, within three days:
call-confirm-else = If it is not, do nothing: this address is forgotten, and nobody will be told.
call-test-title = A test call
call-test-text = This is what it looks like when a table waits for your word. Nothing waits; carry on.
