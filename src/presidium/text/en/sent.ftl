### What is sent to people who are not here.

call-title =
    { $titled ->
        [yes] You have the floor, comrade: { $game }, “{ $table }”
       *[no] You have the floor, comrade: { $game }
    }
call-title-many = You have the floor at { $tables } tables, comrade
call-said = Said since your last move:
call-starts = The table begins, and its clock runs.
call-stop = No more notifications of this kind
call-stop-table = No notifications from this table
call-letter-link = This link takes you to your table and signs you in on this device, for that table only. It works once, within four days. Do not forward it: the person who uses it plays in your seat.
call-confirm-title = Is this you, comrade?
call-confirm-text = { $name } asks to be notified at this address when a table of { $host } waits for an answer. Is that you? Then open this link within three days and confirm:
call-confirm-else = If it is not, do nothing: this address is forgotten, and nobody will be told.
call-test-title = A test notification
call-test-text = This is what it looks like when a table waits for your answer. Nothing waits; carry on.
