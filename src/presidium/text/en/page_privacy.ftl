### What is kept of people here, in plain words.

page-privacy-title = What is kept of you · Presidium
page-privacy = What is kept of you
page-privacy-lead = In short: a name you have chosen, your games, and what you said at them, in one file on the machine of this server’s host. No advertising, no counting of visitors, nothing handed on.
page-privacy-heading =
    { $part ->
        [what] What is kept
        [long] For how long
        [who] Who can read it
        [cookie] One cookie
        [elsewhere] Nothing from elsewhere
        [rights] What you can do about it
       *[others] People who make it unpleasant
    }
page-privacy-text =
    { $part ->
        [what] The name you go by; for each device you use the kind of browser and system, and the hour it was last seen; the tables you sat at, every answer you gave there, what you said, and what you noted for yourself; how your games ended. If you have given a mail address, a passkey, or a way to be notified when it is your turn, that too. The addresses of visitors are not written into the file or the log: while the server runs they are counted, so that nobody asks too much and people who are banned stay out. The log names no visitor: only the table where something broke, and by its id the table or person the host has acted on.
        [long] As long as you like: finished games stay readable until you have yourself forgotten. Tables that never began are forgotten after a week, those by mail after ninety days, links that nobody opened after a day, those in notifications after four, reports when the host has dealt with them.
        [who] Those who play with you see your name, what you say at the table and what everybody sees of the game; only you see your hand, until the game is over and the archives open. Only you see your notebook and your sheets, on all your devices: a player who takes your seat does not, and they are never in the archives. The host of this server can read everything in its file, as anybody could turn over the cards on a kitchen table. Play where you trust the host.
        [cookie] There is one, which says to the server that this browser is you. It is set when you first sit down, no script can read it, and signing out removes it. A person who comes by the link in a notification is known at that table alone, and nowhere else on this server. How the page looks and sounds to you stays in your browser.
        [elsewhere] The page fetches nothing from other servers: no fonts, no scripts, no pictures. Unless you ask for an e-mail with a link, or to be notified by e-mail, by your browser or by another service, nothing about you leaves the server; and then only your name, or that a question waits at a table. What you say at a table by mail is also in the e-mails of players who asked for them.
        [rights] On your own page you get everything of yours as a file, whenever you like, and can have yourself forgotten: your name becomes “a comrade” at every table, your words are emptied, and your notes and quiet hours go with you. You need nobody’s consent for either. Backups that the host made before keep your name until the host deletes them.
       *[others] At every table you can mute somebody, block them, or tell the host about them. They are not told. What others wrote about you, in a chat or in a report, is theirs, and stays when you go.
    }
page-privacy-me = To your page
