"""Who somebody is here: tokens, accounts, devices, and how one is called."""

from __future__ import annotations

from typing import Any

from presidium.table.calling import forms
from presidium.table.letters import people
from presidium.table.openapi.operations import NUMBER, Schemas, op, path, query

GONE: Schemas = {"204": {"description": "Done."}}


def paths(of: Schemas) -> Any:
    nobody = {"204": {"description": "You have no token yet, and are nobody."}}
    return {
        "/api/hall": {"get": op("people", "look_at_hall", "What there is at the entrance", of[people.HallInfo])},
        **_accounts(of),
        "/api/people": {
            "post": op("people", "become", "Be somebody here", of[people.Welcome], 201, of[people.NewPerson])
        },
        "/api/me": {
            "get": op("people", "who_am_i", "Who you are, and your tables", of[people.Me], more=nobody),
            "patch": op("people", "rename", "Take another name", of[people.Me], 200, of[people.Called], mine=True),
            "delete": op(
                *("people", "be_forgotten", "Be forgotten: a comrade stands in your place", of[people.Farewell]),
                *(200, None, query("sure", "That you mean it.", {"const": "yes"}) | {"required": True}),
                mine=True,
            ),
        },
        "/api/me/links": {
            "post": op(
                "people", "link_device", "A link for another device; it works once", of[people.Link], 201, mine=True
            )
        },
        **_mine(of),
        **_calls(of),
        **_devices({"type": "array", "items": of[people.DeviceInfo]}),
        "/api/sofas/{code}": {
            "get": op(
                *("people", "find_sofa", "Which table has the screen with this code", of[people.Sofa]),
                *(200, None, path("code", "Five letters, as the screen shows them.")),
            )
        },
        "/api/links/{code}": {
            "get": op(
                *("people", "look_at_link", "Where a link leads; it stays good", of[people.LinkInfo]),
                *(200, None, path("code", "The code of the link.")),
            ),
            "post": op(
                "people",
                "open_link",
                "Open such a link",
                {"anyOf": [of[people.Welcome], of[people.Link]]},
                201,
                of[people.OpenLink],
                path("code", "The code of the link."),
                optional_body=True,
            ),
        },
    }


def _mine(of: Schemas) -> Any:
    listed = {"type": "array", "items": of[people.OtherInfo]}
    first = query("from", "How many finished ones to pass over.", NUMBER)
    return {
        "/api/me/tables": {
            "get": op(
                *("people", "list_my_tables", "Your tables: where you are awaited, and what is over"),
                *(of[people.MyTables], 200, None, first),
                mine=True,
            )
        },
        "/api/bots": {
            "get": op(
                *("people", "list_bots", "The permanent bots of this house, whom hosts invite by name"),
                {"type": "array", "items": of[people.BotInfo]},
            )
        },
        "/api/me/bot": {
            "put": op(
                *("people", "be_a_bot", "Say that a program plays under your name", of[people.BotInfo]),
                *(200, of[people.PermanentBot]),
                mine=True,
            ),
            "delete": op("people", "be_no_bot", "Say that none does any more", None, 204, more=GONE, mine=True),
        },
        "/api/me/invitations": {
            "get": op(
                *("people", "list_invitations", "Where your program is wanted"),
                {"type": "array", "items": of[people.InvitedInfo]},
                mine=True,
            )
        },
        "/api/me/invitations/{id}": {
            "delete": op(
                *("people", "answer_invitation", "It has come, or will not", None, 204, None),
                path("id", "The table's id."),
                more=GONE,
                mine=True,
            )
        },
        "/api/me/export": {
            "get": op("people", "export", "Everything of yours, as a file", of[people.Export], mine=True)
        },
        "/api/me/others": {
            "get": op("people", "list_others", "Whom you would rather not meet, or hear", listed, mine=True),
            "post": op(
                *("people", "shun", "Block or mute somebody, or no more; nobody is told"),
                *(of[people.OthersHere], 200, of[people.NewOther]),
                mine=True,
            ),
        },
        "/api/me/others/{other}": {
            "delete": op(
                *("people", "unshun", "Off your list; who is left", listed, 200, None),
                path("other", "Its id."),
                mine=True,
            )
        },
        "/api/reports": {
            "post": op(
                *("people", "report_somebody", "A word to whoever hosts the house; nobody is told"),
                *(of[people.Reported], 201, of[people.NewReport]),
                mine=True,
            )
        },
        "/api/me/career": {
            "get": op("people", "read_career", "What you have to your name", of[people.Career], mine=True)
        },
    }


def _accounts(of: Schemas) -> Any:
    account, which = of[people.AccountInfo], path("passkey", "Its id.")
    letter, posted = of[people.AskMail], of[people.Posted]
    return {
        "/api/signin/mail": {
            "post": op("people", "come_back_by_mail", "Have a link sent to your address", posted, 202, letter)
        },
        "/api/signin/passkey/challenge": {
            "post": op("people", "ask_for_passkey", "What a passkey has to sign", of[people.Ceremony], 201)
        },
        "/api/signin/passkey": {
            "post": op(
                *("people", "come_back_by_passkey", "Be whose passkey this is", of[people.Welcome]),
                *(201, of[people.PasskeyShown]),
            )
        },
        "/api/me/account": {"get": op("people", "look_at_account", "How you can come back", account, mine=True)},
        "/api/me/mail": {
            "post": op("people", "give_address", "Say which address is yours", posted, 202, letter, mine=True),
            "delete": op("people", "remove_address", "Have no address here", account, mine=True),
        },
        "/api/me/passkeys/challenge": {
            "post": op(
                "people", "ask_to_make_passkey", "What to make a passkey of", of[people.Ceremony], 201, mine=True
            )
        },
        "/api/me/passkeys": {
            "post": op("people", "add_passkey", "Add it", account, 201, of[people.PasskeyMade], mine=True)
        },
        "/api/me/passkeys/{passkey}": {
            "delete": op("people", "remove_passkey", "Remove one", account, 200, None, which, mine=True)
        },
    }


def _devices(listing: Any) -> Any:
    which = path("device", "Its id; `others`: every device but this one.")
    left = {"204": {"description": "Done: you are nobody here."}}
    return {
        "/api/me/devices": {
            "get": op("people", "list_devices", "Where you are signed in", listing, mine=True),
        },
        "/api/me/devices/here": {
            "delete": op("people", "leave_device", "Sign out on this device", None, 204, more=left, mine=True)
        },
        "/api/me/devices/{device}": {
            "delete": op("people", "sign_out", "Sign out there; what is left", listing, 200, None, which, mine=True)
        },
    }


def _calls(of: Schemas) -> Any:
    told, ended = of[forms.CallsInfo], of[forms.ChannelEnd]
    channel, table = path("channel", "Its id."), query("table", "Calls to this table alone.", {"type": "string"})
    code = path("code", "The code of the link.")
    mine: Any = {"mine": True}
    return {
        "/api/me/calls": {
            "get": op("people", "show_calls", "How you are called, and how you could be", told, **mine),
            "put": op("people", "set_hours", "In which language, and when not", told, 200, of[forms.CallHours], **mine),
        },
        "/api/me/calls/channels": {
            "post": op("people", "add_channel", "Be called in another way", told, 201, of[forms.NewChannel], **mine)
        },
        "/api/me/calls/channels/{channel}": {
            "delete": op("people", "end_channel", "Not in this way any more", told, 200, None, channel, **mine)
        },
        "/api/me/calls/channels/{channel}/test": {
            "post": op("people", "test_channel", "A call that says that it is none", told, 200, None, channel, **mine)
        },
        "/api/me/calls/tables/{table}": {
            "put": op(
                *("people", "turn_calls", "Be called to a table, or not", told, 200, of[forms.TableCalls]),
                path("table", "Which table."),
                mine=True,
            )
        },
        "/api/confirms/{code}": {
            "get": op("people", "look_at_confirm", "Whose calls would go to an address", ended, 200, None, code),
            "post": op("people", "confirm", "Say that the address is yours", ended, 200, None, code),
        },
        "/api/stops/{code}": {
            "get": op("people", "look_at_stop", "Which calls a link would end", ended, 200, None, code, table),
            "post": op("people", "stop", "End them", ended, 200, None, code, table),
        },
    }
