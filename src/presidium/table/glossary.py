"""What the words of the protocol mean, for its description: a field of one name means one thing wherever it stands."""

from __future__ import annotations

from typing import Any, Final

FIELDS: Final = {
    "action": "An answer in the notation of the game.",
    "after": "It came after so many of the events in your view.",
    "agreed": "The seats that would end the game here.",
    "ahead": "What the seat has said it will answer when it is asked next.",
    "alike": "The name looks like that of somebody who was here before.",
    "answer": "The sealed answer this seat has given; it may be changed until the question closes.",
    "answers": "In the archives, to whoever sees all: by seat, what was answered to the question before.",
    "args": "What the words of the reason speak of.",
    "asked": "The seats that are asked; never which of them have answered.",
    "at": "When, in seconds by the server's own clock, which may differ from the time of day.",
    "before": "How many games of bots play before this one.",
    "bot": "A bot's name.",
    "bots": "Names of bots; they get the last seats.",
    "browser": "Its browser; empty if unknown.",
    "chat": "Lines of talk, the oldest first.",
    "claims": "The seat you are to have.",
    "code": "The code of a link that works once.",
    "commitment": "The hash of what the dice are drawn from; opened at the end.",
    "deadline": "When the question closes, by the clock of `at`; null if it waits.",
    "decision": "Live: seconds for a decision.",
    "default": "What it is unless one chooses.",
    "do": "Which command.",
    "events": "What has happened, to be added to what happened before.",
    "faces": "How many faces the die has.",
    "former": "Whether he holds the seat no more, and has not given it away himself.",
    "game": "The game's name.",
    "gone": "By field, the keys of mappings that are there no more.",
    "here": "Whether this is the device you ask from.",
    "hits": "How many of its faces bring it about.",
    "host": "Where the host sits; null if he only watches.",
    "hosting": "Whether you are the host.",
    "id": "An id: the client's own of a command, the reason's, the question's number, or the table's.",
    "instead": "Be that person here instead of who you are; without it nobody becomes somebody else.",
    "fluent": "Its messages, as Fluent files have them; of one that is there twice the first counts.",
    "lexicon": "What its values hold and how they are written, for whoever puts them into these words.",
    "introduction": "What stands before the first rule.",
    "kept": "After an answer was taken back: how many of the events before stay.",
    "kind": "Whether the seat is open, a person's or a bot's.",
    "leads": "Whether it brings this device to a person, or a person to a seat.",
    "link": "The code of a link that works once.",
    "listed": "Whether anybody may find the table.",
    "lost": "The seats you held, and have neither now nor given away.",
    "mixed": "From the start on: the hash of the nonces mixed into the dice.",
    "mine": "Whether you are that person, or have that seat, already.",
    "minded": "Whether the caretaker plays, until the person is back.",
    "missing": "Why a history goes no further back; null if it does.",
    "moments": "Where one person plays alone: the same changes again, one by one, to be shown so.",
    "n": "The number of this message in the stream, or of the last one it includes.",
    "name": "What somebody is called.",
    "next_table": "The table of the rematch.",
    "nonce": "Any text of yours, mixed into the dice.",
    "notices": "What everybody is told of the seats.",
    "nonces": "At the end: what everybody had thrown into the dice, by seat.",
    "odds": "Of the dice that come next, from what everybody sees.",
    "of": "What may come about.",
    "options": "The options of the game by name; of a question, what this seat may answer, or how many there are.",
    "orders": "Standing orders of the seat, in their notation.",
    "other": "Who held the seat before, or was to have it.",
    "pace": "How the table keeps time.",
    "protocol": "The version of this protocol; a client that knows another may misread it.",
    "public": "The public facts that changed; of a mapping only the keys that changed.",
    "question": "The question that stands, or its number.",
    "rests": "Whether it waits for people: the host has removed somebody, and fewer than two play by hand.",
    "rule": "The number of the rule; empty if none.",
    "rules": "Each number with its text, in order; a number without a point is a section and its title.",
    "rules_version": "Goes up when the same answers might lead elsewhere than before.",
    "salt": "At the end: what the commitment was salted with.",
    "scale": "Live: how much longer everything takes.",
    "seat": "A seat, counted from 1; null for those who watch, or any.",
    "seats": "The seats, or how many.",
    "secrets": "Secrets to put in place of those with the same key, and keys to drop.",
    "seen": "When it was last seen, to the hour.",
    "seed": "At the end: what the dice were drawn from.",
    "shares": "The other seats of the same person.",
    "sheet": "Live: seconds for a sheet.",
    "silent": "Those without whose word the archives stay shut.",
    "since": "Since when, in seconds since 1970.",
    "sit": "Whether you sit down in seat 1 at once.",
    "statement": "A statement in the notation of the game.",
    "status": "Where the table is between open and over.",
    "steps": "Where the game is; the last one asks.",
    "system": "What it runs on; empty if unknown.",
    "table": "A table, or its id.",
    "tables": "Your tables, the latest first.",
    "takes_back": "The answer this seat may still take back; empty if it may not.",
    "taker": "Who is to have the seat; null if nobody is.",
    "tempo": "How the table keeps time.",
    "text": "Plain words.",
    "then": "What the seat answers in the window that this answer brings about.",
    "title": "What the table is called.",
    "token": "The one secret you have here.",
    "type": "Which message.",
    "until": "When the seat passes, by the clock of `at`.",
    "values": "What may be chosen.",
    "view": "The game as this seat sees it; null before it starts.",
    "watching": "How many watch besides.",
    "what": "What happened.",
    "when_all_in": "Live: sealed questions that are not windows open as soon as all have answered.",
    "who": "Whom it concerns.",
    "why": "The reason.",
    "window": "Whether whoever says nothing passes.",
    "windows": "Whether silence is an answer to some of its questions, which then never open early.",
    "you": "Who you are here now; empty: nobody.",
    "yours": "The seats you hold.",
}


def explained(components: dict[str, Any]) -> dict[str, Any]:
    """These schemas, every field of which says what it means."""
    for schema in components.values():
        for name, field in schema.get("properties", {}).items():
            field.setdefault("description", FIELDS[name])
            _as_list(field)
    return components


def _as_list(schema: dict[str, Any]) -> None:
    """A pair of two alike as a list of two: many readers of such descriptions know no `prefixItems`."""
    alike = schema.pop("prefixItems", None)
    if alike is not None:
        schema["items"] = alike[0]
    if isinstance(schema.get("items"), dict):
        _as_list(schema["items"])
