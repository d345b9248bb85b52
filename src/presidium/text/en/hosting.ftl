### What a host sets, and what he can do while the hall is open.

## Settings

serve-socket = The hall is open for a proxy on this machine, at { $file }
refused-settings-unreadable = The settings in { $file } cannot be read: { $why }.
refused-settings-unknown = { $file } sets “{ $key }”, and there is no such setting. There are: { $known }.
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
refused-token-form = What { $option } says is a token: at least { $least } plain letters, digits and signs, without a space; nobody should guess it.
refused-not-a-proxy = “{ $text }” is no proxy that could be believed: say its address, such as 10.0.0.7, or its network, such as 10.0.0.0/8. To believe everybody would let each choose where he comes from.
refused-not-a-path = “{ $text }” is no path that a hall could live under: say one such as /presidium, of letters, digits, dots and hyphens.
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
    }, here since { $since }, last seen { $seen } UTC, { $tables ->
        [one] one table goes on
       *[other] { $tables } tables go on
    }
admin-no-people = Nobody has ever been here.
admin-removed = The table { $table } never happened.
admin-banned = { $name } has been shown the door. From where he was, nobody new comes in until you let him in again or the server starts anew.
admin-unbanned = { $name } has been rehabilitated.
admin-announced = Announced; { $heard ->
        [one] one connection has heard it already.
       *[other] { $heard } connections have heard it already.
    }
admin-withdrawn = Nothing was ever announced.
admin-draining = No table is made any more. { $live ->
        [0] No game runs: the server can stop.
        [one] One game still runs.
       *[other] { $live } games still run.
    }
admin-open-again = Tables may be made again.
admin-wrong = { $table }: { $wrong ->
        [holes] there are holes in its journal
        [otherwise] what is kept at entry { $seq } is not what the journal leads to
        [ahead] what is kept at entry { $seq } is beyond what the journal leads to
        [status] the list of tables has it otherwise than the journal
       *[unreadable] the journal cannot be played again beyond entry { $seq }
    }.
admin-verified = { $count ->
        [one] One table
       *[other] { $count } tables
    } looked at: { $wrong ->
        [0] every journal leads to what is kept
        [one] one is not as it should be; restore a backup, or remove it
       *[other] { $wrong } are not as they should be; restore a backup, or remove them
    }{ $older ->
        [0] .
        [one] . One was begun by older rules, and was not played again.
       *[other] . { $older } were begun by older rules, and were not played again.
    }
admin-packed = The hall took up { $before } KB, and takes up { $after } KB now.
admin-page-title = The host’s desk
admin-page-token = The host’s token
admin-page-enter = Come in
admin-page-wrong = That is not the host’s token.
admin-page-announcement = What everybody is to read; empty: nothing
admin-page-announce = Announce
admin-page-drains = No table is made any more.
admin-page-open = Tables can be made.
admin-page-tables = Tables that go on
admin-page-people = People
admin-page-do = { $what ->
        [remove] Remove for good
        [ban] Show the door
        [unban] Let in again
        [undrain] Let tables be made again
       *[drain] Let no table be made any more
    }
join-announced = The house announces: { $text }
join-withdrawn = What the house has announced is over.
refused-admin-unknown = A server does not know how to “{ $text }”.
refused-no-server-there = No server is at work in { $folder }, or not yet.
refused-no-such-person = Nobody here, or more than one, has an id that begins with “{ $text }”; “presidium admin people” lists them.
refused-announce-what = Say what is to be announced, or --withdraw, and not both.
