### What a host sets, and what he can do while the hall is open.

## Settings

serve-socket = The server is open for a proxy on this machine, at { $file }
serve-upgrading = The data come from an older version of Presidium. A copy is in { $file }; the data are brought up to date now.
refused-older-data = { $file } comes from an older version of Presidium. Start “presidium serve” once: it writes a copy, then brings the data up to date.
refused-settings-unreadable = The settings in { $file } cannot be read: { $why }.
refused-settings-unknown = { $file } sets “{ $key }”, and there is no such setting. { $near ->
        [0] There are: { $known }.
       *[other] Did you mean { $known }?
    }
refused-variable-unknown = The environment sets { $name }, and there is no such setting. { $near ->
        [0] There are: { $known }.
       *[other] Did you mean { $known }?
    }
refused-settings-value =
    In { $file } “{ $key }” is to be { $kind ->
        [flag] true or false
        [port] a number from 0 to 65535
        [days] a number of days above zero, or the word none in quotation marks
        [list] a list of texts in quotation marks, within brackets
        [choice] one of these, in quotation marks: { $choices }
        [table] a part of its own: [limits], and below it a line for each
       *[text] a text in quotation marks
    }.
refused-token-form = The value of { $option } cannot be a token: it needs at least { $least } letters (a to z), digits and signs, and no space, so that nobody guesses it.
refused-not-a-proxy = “{ $text }” is no proxy that could be believed: say its address, such as 10.0.0.7, or its network, such as 10.0.0.0/8. To believe everybody would let each choose where he comes from.
refused-not-a-path = “{ $text }” cannot be the path of a server: write one such as /presidium, of letters, digits, dots and hyphens.
refused-socket-taken = Somebody else listens at { $file } already, or something else is there; choose another with --socket.
refused-no-socket = This machine cannot listen at { $file }: { $why }.

## Seeing to a hall

admin-table = { $id }: { $game }, { $status ->
        [open] waits for people
        [running] runs
        [paused] is paused
        [over] is over
       *[closed] was closed
    }, { $pace }, { $seats } seats, { $people ->
        [one] one person
       *[other] { $people } people
    }, last moved { $moved } UTC
admin-no-tables = There are none.
admin-person = { $id }: { $name }{ $banned ->
        [yes] {" "}(shown the door)
       *[no] {""}
    }, here since { $since } UTC, { $devices ->
        [no] signed in on no device
       *[yes] last seen { $seen } UTC
    }, { $tables ->
        [one] one table goes on
       *[other] { $tables } tables go on
    }
admin-no-people = Nobody has ever been here.
admin-removed = Table { $table } is removed, with its journal and archives. It never happened.
admin-banned = { $name } has been shown the door. From where he was, nobody new comes in until you let him in again or the server restarts.
admin-unbanned = { $name } may come in again, and is rehabilitated.
admin-announced = Announced; { $heard ->
        [one] one connection has heard it already.
       *[other] { $heard } connections have heard it already.
    }
admin-withdrawn = The announcement is withdrawn. Nothing was ever announced.
admin-draining = No table is made any more. { $live ->
        [0] No game runs: the server can stop.
        [one] One game still runs.
       *[other] { $live } games still run.
    }
admin-open-again = Tables may be made again.
admin-wrong = { $table }: { $wrong ->
        [holes] entries are missing from its journal
        [otherwise] at entry { $seq } the stored table differs from its journal
        [ahead] at entry { $seq } the stored table is ahead of its journal
        [status] the list of tables disagrees with its journal
       *[unreadable] its journal cannot be replayed beyond entry { $seq }
    }.
admin-verified = { $count ->
        [one] One table checked
       *[other] { $count } tables checked
    }: { $wrong ->
        [0] { $count ->
            [one] it agrees with its journal
           *[other] all agree with their journals
        }
        [one] one does not agree with its journal. Keep it: a table that opens can be played on. Restore a backup only if it does not open
       *[other] { $wrong } do not agree with their journals. Keep them: a table that opens can be played on. Restore a backup only if one does not open
    }{ $older ->
        [0] .
        [one] . One began under older rules, so its journal was not replayed.
       *[other] . { $older } began under older rules, so their journals were not replayed.
    }
admin-packed = The server’s data took up { $before } KB, and takes up { $after } KB now.
admin-page-title = The host’s desk
admin-page-token = The host’s token
admin-page-enter = Come in
admin-page-wrong = That is not the host’s token.
admin-page-signed-out = You are signed out. Enter the token to go on.
admin-page-session = You are signed in for 12 hours at most.
admin-page-out = Sign out
admin-page-announcement = What everybody is to read; empty: nothing
admin-page-announce = Announce
admin-page-drains = No table is made any more.
admin-page-open = Tables can be made.
admin-page-tables = Tables that go on
admin-page-people = People
admin-page-figures = Figures
admin-page-reports = Reports
admin-page-invitations = Invitations
admin-page-uses = How many people
admin-page-days = For how many days
admin-page-note = Whom it is for; only you see this
admin-page-invited = It is shown this once. Its link:
admin-figure-sockets = Open connections: { $count }
admin-figure-http = HTTP answers since the start: { $failed } server errors (5xx), { $limited } refusals for too many requests (429)
admin-figure-database = { $count ->
        [0] Database errors since the start: none
       *[other] Database errors since the start: { $kinds }
    }
admin-figure-restarts = Workers replaced since the start: { $count }
admin-figure-backup = { $known ->
        [no] No backup was ever made with “presidium backup”.
       *[yes] The last backup was made { $hours ->
            [0] less than an hour ago.
            [1] an hour ago.
           *[other] { $hours } hours ago.
        }
    }
admin-figure-size = The data takes up at most { $megabytes } MB.
admin-page-do = { $what ->
        [remove] Remove for good
        [ban] Show the door
        [unban] Let in again
        [undrain] Let tables be made again
        [invite] Invite
        [revoke] Revoke
        [done] Seen to: delete
       *[drain] Let no table be made any more
    }
join-announced = Announcement: { $text }
join-withdrawn = The announcement is withdrawn.
refused-admin-unknown = A server does not know how to “{ $text }”.
refused-no-server-there = No server is at work in { $folder }, or not yet. Name another folder with --data or --settings.
refused-no-such-person = Nobody here, or more than one, has an id that begins with “{ $text }”; “presidium admin people” lists them.
refused-announce-what = Say what is to be announced, or --withdraw, and not both.
unfurl-any = A table for Kremlin, Politburo and Goulag, games of power and its loss. Open the link to see what is kept there.
