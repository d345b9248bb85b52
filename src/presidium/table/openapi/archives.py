"""What has been told at a table, and what can be made of it."""

from __future__ import annotations

from typing import Any

from presidium.table import messages
from presidium.table.letters import games
from presidium.table.openapi.operations import NUMBER, Schemas, op, path, query
from presidium.text import languages
from presidium.text.pravda import Edition

EYES = "Once the game is over: all of it step by step, from a seat's eyes, from all, or nobody's, who only watched."


def paths(of: Schemas) -> Any:
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
