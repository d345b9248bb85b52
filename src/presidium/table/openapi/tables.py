"""Finding, making and playing a table."""

from __future__ import annotations

from typing import Any

from presidium.table import infos, messages, wire
from presidium.table.letters import games, people
from presidium.table.openapi.operations import NUMBER, Schemas, op, path, query


def paths(of: Schemas) -> Any:
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
