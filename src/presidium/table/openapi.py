"""The description of the HTTP side, made from the same models that read and write it."""

from __future__ import annotations

from functools import cache
from typing import Any, get_args

import msgspec

from presidium import __version__
from presidium.games import GAMES
from presidium.table import infos, letters, messages, wire
from presidium.table.calling import forms
from presidium.table.glossary import FIELDS, explained
from presidium.table.letters import games, library, people
from presidium.text import languages
from presidium.text.pravda import Edition

Schemas = dict[Any, Any]
NUMBER = {"type": "integer", "minimum": 0}
TAGS = {
    "people": "Who you are: a token, and what hangs on it.",
    "library": "The games and their rules.",
    "tables": "Finding, making and playing a table.",
    "archives": "What has been told, and the record.",
}
EYES = "Once the game is over: all of it step by step, from a seat's eyes, from all, or nobody's, who only watched."
LATER = "In how many seconds it will not be too much any more."
MEDIA = {"json": "application/json", "text": "text/plain", "svg": "image/svg+xml"}
ANYBODY: list[Any] = [{"token": []}, {"cookie": []}, {}]
GONE: Schemas = {"204": {"description": "Done."}}
SOMEBODY: list[Any] = [{"token": []}, {"cookie": []}]
MODELS = (*letters.SENT, *letters.TOLD, wire.NewTable, infos.TableInfo, wire.AnyCommand, *get_args(messages.AnyMessage))


@cache
def openapi() -> dict[str, Any]:
    """OpenAPI 3.1."""
    schemas, components = msgspec.json.schema_components(MODELS, ref_template="#/components/schemas/{name}")
    of = dict(zip(MODELS, schemas, strict=True))
    components["NewTable"]["properties"]["game"] = {"enum": list(GAMES), "description": FIELDS["game"]}
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Presidium",
            "summary": "The table for three games of Soviet politics.",
            "version": __version__,
            "license": {"name": "MIT", "identifier": "MIT"},
        },
        "tags": [{"name": name, "description": words} for name, words in TAGS.items()],
        "paths": {**_people(of), **_calls(of), **_library(of), **_tables(of), **_archives(of)},
        "components": {
            "schemas": explained(components),
            "responses": {
                "Refused": _content("Refused, with the reason; nothing has changed.", of[messages.Refused]),
                "TooFast": _content("Refused: too much at once.", of[messages.Refused])
                | {"headers": {"Retry-After": {"description": LATER, "schema": {"type": "integer", "minimum": 1}}}},
            },
            "securitySchemes": {
                "token": {"type": "http", "scheme": "bearer", "description": "For programs."},
                "cookie": {"type": "apiKey", "in": "cookie", "name": "presidium", "description": "For browsers."},
            },
        },
    }


def _people(of: Schemas) -> Any:
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


def _library(of: Schemas) -> Any:
    game = path("game", "Which game.", {"enum": list(GAMES)})
    language = query("lang", "In which language.", {"enum": list(languages()), "default": "en"})
    listing = {"type": "array", "items": of[library.GameInfo]}
    return {
        "/api/games": {"get": op("library", "list_games", "The games, their options and bots", listing)},
        "/api/rules/{game}": {
            "get": op("library", "read_rules", "The rules of a game", of[library.RulesPage], 200, None, game, language)
        },
        "/api/rules/{game}/pictures": {
            "get": op(
                *("library", "read_pictures", "What is drawn in the rules of a game"),
                *(of[library.RulesPictures], 200, None, game),
            )
        },
        "/api/words/{game}": {
            "get": op("library", "read_words", "The words of a game", of[library.WordsPage], 200, None, game, language)
        },
        "/api/schemas/{game}": {
            "get": op(
                *("library", "read_schema", "What the values of a game look like: a JSON Schema", {"type": "object"}),
                *(200, None, game),
            )
        },
        "/api/lessons/{game}": {
            "post": op(
                *("library", "take_lesson", "Go on with a lesson, given all that was answered in it"),
                *(of[library.LessonInfo], 200, of[library.LessonAnswers], game),
            )
        },
        **_problems(of, game, language),
    }


def _problems(of: Schemas, game: Any, language: Any) -> Any:
    number = path("number", "The so-manieth of its problems.", NUMBER)
    return {
        "/api/problems": {
            "get": op(
                *("library", "list_problems", "The problems there are, and today's"),
                *(of[library.ProblemsInfo], 200, None, language),
            )
        },
        "/api/problems/{game}/{number}": {
            "get": op(
                *("library", "read_problem", "A problem, as its seat sees it", of[library.ProblemInfo]),
                *(200, None, game, number, language),
            ),
            "post": op(
                *("library", "judge_answer", "What an answer to it is worth", of[library.Judged]),
                *(200, of[library.ProblemAnswer], game, number, language),
            ),
        },
    }


def _tables(of: Schemas) -> Any:
    table, info = path("table", "The table's id."), of[infos.TableInfo]
    seat = query("seat", "Whose view; left out: a spectator's.", NUMBER)
    mine = query("seat", "For which of your seats.", NUMBER) | {"required": True}
    return {
        "/api/tables": {
            "get": op("tables", "list_tables", "The tables anybody may find", {"type": "array", "items": info}),
            "post": op("tables", "make_table", "Make a table", info, 201, of[wire.NewTable], mine=True),
        },
        "/api/tables/{table}": {
            "get": op("tables", "look", "All a seat may know now", of[messages.Hello], 200, None, table, seat)
        },
        "/api/tables/{table}/commands": {
            "post": op(
                *("tables", "command", "Ask something of a table", of[messages.Done]),
                *(200, of[wire.AnyCommand], table),
                mine=True,
            )
        },
        "/api/tables/{table}/suggestion": {
            "get": op(
                *("tables", "suggest", "A sheet a seat of yours might write", of[games.Suggestion]),
                *(200, None, table, mine),
                mine=True,
            )
        },
        "/api/tables/{table}/advice": {
            "get": op(
                *("tables", "advise", "What a seasoned comrade would answer in your seat", of[games.OpinionInfo]),
                *(200, None, table, mine),
                mine=True,
            )
        },
        "/api/tables/{table}/others": {
            "get": op(
                *("tables", "find_others", "Where those sit whom you have on your list", of[people.OthersHere]),
                *(200, None, table),
            )
        },
        "/api/tables/{table}/code.svg": {
            "get": op(
                *("tables", "draw_code", "Its address as a drawing that phones can read", None),
                *(200, None, table),
                media="svg",
            )
        },
    }


def _archives(of: Schemas) -> Any:
    table = path("table", "The table's id.")
    seat = query("seat", "Whose stream; left out: a spectator's.", NUMBER)
    since = query("since", "The number of the last message you have.", NUMBER)
    eyes = query("eyes", EYES, {"type": "string", "pattern": "^(all|nobody|[0-9]+)$"})
    updates = {"type": "array", "items": of[messages.Update]}
    reader = query("seat", "For whose eyes; left out: a spectator's.", NUMBER)
    tongue = query("lang", "In which language.", {"enum": list(languages()), "default": "en"})
    pages = {"type": "array", "items": of[Edition]}
    knows = query("seat", "Who believes.", NUMBER)
    lens = query("lens", "What he expects of people; left out: the most careful there is.", {"type": "string"})
    step = query("at", "Which step, by its number in `history?eyes=…`.", NUMBER) | {"required": True}
    thinker = query("seat", "Whose answer; the seat of a bot.", NUMBER) | {"required": True}
    at = query("at", "The number of a moment, the same for all eyes.", NUMBER) | {"required": True}
    until = query("until", "Also the questions that stood before this moment.", NUMBER)
    whose = query("seat", "Whose answer is another; 0: that of chance.", NUMBER) | {"required": True}
    answer = query("answer", "That answer, in the notation of the game.", {"type": "string"}) | {"required": True}
    bot = query("bot", "Who plays on: one who answers at once.", {"type": "string"})
    stood = {"type": "array", "items": of[games.CrossroadsInfo]}
    return {
        "/api/tables/{table}/history": {
            "get": op(
                "archives", "read_history", "The messages of a stream", updates, 200, None, table, seat, since, eyes
            )
        },
        "/api/tables/{table}/beliefs": {
            "get": op(
                "archives",
                "read_beliefs",
                "What a seat of a finished game could have known",
                of[games.Beliefs],
                200,
                None,
                table,
                knows,
                lens,
            )
        },
        "/api/tables/{table}/report": {
            "get": op(
                "archives",
                "report",
                "What you may hand on where something is wrong",
                {"type": "string"},
                200,
                None,
                *(table, reader, tongue),
            )
        },
        "/api/tables/{table}/charts": {
            "get": op("archives", "draw_charts", "A finished game as a whole", of[games.ChartsInfo], 200, None, table)
        },
        "/api/records": {
            "post": op(
                *("archives", "open_record", "A record of your own: checked, shown, and not kept"),
                *(of[games.BroughtInfo], 200, {"type": "string"}),
            )
        },
        "/api/records/{part}": {
            "post": op(
                *("archives", "read_of_record", "What the archives would tell of it", {}, 200, {"type": "string"}),
                path("part", "What of it.", {"enum": ["history", "pravda", "beliefs", "charts", "report"]}),
                *(eyes, reader, tongue, lens),
            )
        },
        "/api/tables/{table}/crossroads": {
            "get": op(
                "archives", "read_crossroads", "What could have been answered", stood, 200, None, table, at, until
            )
        },
        "/api/tables/{table}/whatif": {
            "get": op(
                "archives",
                "ask_what_if",
                "How it might have ended with another answer",
                of[games.WhatIf],
                200,
                None,
                *(table, at, whose, answer, bot),
            )
        },
        "/api/tables/{table}/pravda": {
            "get": op(
                "archives", "read_pravda", "Every edition of the newspaper", pages, 200, None, table, reader, tongue
            )
        },
        "/api/tables/{table}/why": {
            "get": op(
                *("archives", "ask_why", "What a bot thought of its answer", of[games.OpinionInfo], 200, None),
                *(table, step, thinker),
            )
        },
        "/api/tables/{table}/record": {
            "get": op(
                *("archives", "read_record", "The record of a finished game", None),
                *(200, None, table),
                media="text",
            )
        },
    }


def op(
    tag: str,
    name: str,
    summary: str,
    ok: Any,
    status: int = 200,
    body: Any = None,
    *params: Any,
    media: str = "json",
    mine: bool = False,
    optional_body: bool = False,
    more: dict[str, Any] | None = None,
) -> dict[str, Any]:
    """An operation: what it is for, what it takes, what comes back; `mine`: only somebody may."""
    schema = {"type": "string"} if ok is None else ok
    done = {"description": "Done.", "content": {MEDIA[media]: {"schema": schema}}}
    described: dict[str, Any] = {
        "operationId": name,
        "tags": [tag],
        "summary": summary,
        "security": SOMEBODY if mine else ANYBODY,
        "responses": {
            str(status): done,
            **(more or {}),
            "429": {"$ref": "#/components/responses/TooFast"},
            "4XX": {"$ref": "#/components/responses/Refused"},
        },
    }
    if body is not None:
        described["requestBody"] = {"required": not optional_body, "content": {MEDIA["json"]: {"schema": body}}}
    if params:
        described["parameters"] = list(params)
    return described


def _content(description: str, schema: Any) -> Any:
    return {"description": description, "content": {MEDIA["json"]: {"schema": schema}}}


def path(name: str, description: str, schema: Any = None) -> dict[str, Any]:
    schema = {"type": "string"} if schema is None else schema
    return {"name": name, "in": "path", "required": True, "description": description, "schema": schema}


def query(name: str, description: str, schema: Any) -> dict[str, Any]:
    return {"name": name, "in": "query", "description": description, "schema": schema}
