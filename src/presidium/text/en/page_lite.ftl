### Presidium in a browser's tab, without a server: starting it, two tabs, what is kept, the way to a server and back.

page-lite-title = The house is being built
page-lite-text = The whole server moves into this tab: rules, bots, archives. That happens once. From then on it starts from this browser, even without a network.
page-lite-again-title = The house is being opened
page-lite-again-text = Everything is here already. The staff are taking their places.
page-lite-stage =
    { $stage ->
        [fetch] Fetching
        [python] Starting Python
        [program] Unpacking the program
       *[open] Opening the house
    }
page-lite-bytes =
    { $known ->
        [yes] { $loaded } of { $total } MB
       *[no] { $loaded } MB
    }
page-lite-retry = Try again
page-lite-details = What the browser said
page-lite-failed = The house did not open
page-lite-failed-why =
    { $kind ->
        [network] A file could not be fetched. Is there a network? What has come already is not fetched twice.
        [data] The games kept in this browser could not be opened: they were kept by a newer edition of Presidium, or are damaged. Save them as a file before you start again.
        [browser] This browser cannot run Presidium. It needs WebAssembly and module workers: Firefox from 121, Chrome and Edge from 119, Safari from 17.
       *[other] Something broke while the house was opening. Trying again often helps; your games are still here.
    }
page-lite-rescue = Save the games as a file
page-lite-anew =
    { $sure ->
        [yes] Really throw all games away?
       *[no] Start again
    }
page-lite-taken-title = Presidium is open in another tab
page-lite-taken = Only one tab at a time can keep your games. Go on there, or bring them over here; the other tab then stops.
page-lite-take-over = Go on here
page-lite-kept =
    { $how ->
        [full] There is no room left in this browser. Play on: this tab remembers everything until it is closed. Save your games as a file before that.
       *[refused] This browser keeps nothing here, perhaps because the window is private. Play on: this tab remembers everything until it is closed. You can save your games as a file.
    }
page-lite-save = Save everything
page-lite-saved = { $file } lies among your downloads.
page-lite-hide = Understood

## On one's own page

page-lite-file = Your games, as one file
page-lite-file-text = What you play here is kept in this browser and nowhere else. Who clears the browser clears the games. One file has all of it: every table, its record and your name.
page-lite-bring = Bring a file back
page-lite-bring-sure = The file takes the place of all that is kept here now.
page-lite-bring-really = Replace everything
page-lite-bring-not = Leave everything as it is
page-lite-unreadable =
    { $why ->
        [not-ours] This is no file of Presidium’s games.
        [newer-data] This file comes from a newer edition of Presidium. Reload the page with a network, and try again.
       *[broken] This file is damaged. Nothing has been changed.
    }
page-lite-server = Continue on a server
page-lite-server-text = A server lets friends come to your tables, each with a device of their own. It is a small program for your own computer.
page-lite-server-install = Install it:
page-lite-server-file = Save all your games, and hand the file to the server:
page-lite-server-start = Start the server. On its page, this address makes you who you are here; it works once, within a day:
page-lite-me = To your page
page-lite-server-begin = Save everything for a server
page-lite-server-back = On the way back the server makes the same kind of file, and “Bring a file back” takes it in:
page-lite-server-game = A single finished game needs none of this: its record opens on every server under “Open a record”.

## Alone

page-lite-tools = Everything runs in this browser. Anybody who opens its developer tools sees every card, so play round one device with people you trust.
page-lite-what = Games of Soviet political satire, with bots that never tire and never confess. Everything runs in this tab: there is no server, and nothing you do leaves this browser.
page-lite-what-more = Play alone against bots, or pass one device round. The dice are sworn in before the game and can be checked after it, and at the end all archives are opened.
page-lite-friends = With friends on their own devices
page-lite-friends-text = For that you need a server. It runs on any computer, and takes your games along.

## What is kept

page-lite-privacy-lead = In short: everything stays in this browser. Nobody else has it, and nobody is told that you play.
page-lite-privacy-heading =
    { $part ->
        [what] What is kept
        [who] Who can read it
        [elsewhere] Nothing from elsewhere
       *[rights] What you can do about it
    }
page-lite-privacy-text =
    { $part ->
        [what] The name you go by, your tables, every answer and word at them, and your notes: one file in the storage of this browser. How the page looks and sounds to you is kept beside it.
        [who] Anybody who uses this browser. Its developer tools show all of it, the hidden cards of a running game too.
        [elsewhere] The page fetches its own files from the site it lies on, and nothing else: no fonts, no scripts, no pictures from anywhere. The people who run that site see that its files were fetched, as with every site, and nothing of what you play.
       *[rights] On your own page you save everything as a file, or have yourself forgotten. Clearing this site’s data in the browser removes all of it.
    }
