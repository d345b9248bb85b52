"""The database schema as SQLAlchemy tables, for SQLite and PostgreSQL."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sql
from sqlalchemy import BigInteger, Column, ForeignKey, LargeBinary, MetaData, String, Text

Integer = sql.Integer().with_variant(BigInteger(), "postgresql")
"""An integer type with 64 bits also in PostgreSQL (as in SQLite), because passkey counters exceed 31 bits."""
metadata = MetaData()


def where(holds: Any) -> dict[str, Any]:
    """Arguments for a partial index, which covers only rows that fulfil this condition."""
    return {"sqlite_where": holds, "postgresql_where": holds}


PEOPLE = sql.Table(
    "people",
    metadata,
    Column("id", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("since", sql.Float, nullable=False),
)
TOKENS = sql.Table(
    "tokens",
    metadata,
    Column("hash", String, primary_key=True),
    Column("person", ForeignKey("people.id"), nullable=False),
    Column("since", sql.Float, nullable=False),
    Column("device", String),
    Column("seen", sql.Float),
    Column("tables", String),
)
LINKS = sql.Table(
    "links",
    metadata,
    Column("hash", String, primary_key=True),
    Column("person", String),
    Column("table_id", String),
    Column("seat", Integer),
    Column("until", sql.Float, nullable=False),
    Column("address", String),
)
TABLES = sql.Table(
    "tables",
    metadata,
    Column("id", String, primary_key=True),
    Column("game", String, nullable=False),
    Column("seed", String, nullable=False),
    Column("salt", String, nullable=False),
    Column("since", sql.Float, nullable=False),
    Column("listed", Integer, nullable=False),
    Column("status", String, nullable=False),
    Column("moved", sql.Float, nullable=False),
    Column("next_table", String, nullable=False, server_default=""),
    Column("wakes", sql.Float),
    Column("sofa", String),
)
UNFINISHED = TABLES.c.status.in_(("open", "running", "paused"))
sql.Index("tables_wakes", TABLES.c.wakes, **where(TABLES.c.wakes.isnot(None)))
sql.Index("tables_sofa", TABLES.c.sofa, **where(TABLES.c.sofa.isnot(None)))
sql.Index("tables_unfinished", TABLES.c.since, **where(UNFINISHED))
sql.Index("tables_open", TABLES.c.moved, **where(TABLES.c.status == "open"))
PLACES = sql.Table(
    "places",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("person", String, primary_key=True),
)
sql.Index("places_person", PLACES.c.person)
JOURNAL = sql.Table(
    "journal",
    metadata,
    Column("table_id", String, primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("batch", Integer, nullable=False),
    Column("at", sql.Float, nullable=False),
    Column("by", String),
    Column("command", String),
    Column("fact", Text, nullable=False),
    sqlite_with_rowid=False,
)
SNAPSHOTS = sql.Table(
    "snapshots",
    metadata,
    Column("table_id", String, primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("body", LargeBinary, nullable=False),
)
CLOCK = sql.Table(
    "clock",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("house", sql.Float, nullable=False),
    Column("wall", sql.Float, nullable=False),
)
ARCHIVES = sql.Table(
    "archives",
    metadata,
    Column("table_id", String, primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("rules_version", Integer, nullable=False),
    Column("body", LargeBinary, nullable=False),
    Column("told", LargeBinary),
    Column("record", Text),
)
INVITATIONS = sql.Table(
    "invitations",
    metadata,
    Column("hash", String, primary_key=True),
    Column("note", String, nullable=False),
    Column("since", sql.Float, nullable=False),
    Column("until", sql.Float, nullable=False),
    Column("uses", Integer, nullable=False),
)
ENDINGS = sql.Table(
    "endings",
    metadata,
    Column("table_id", String, primary_key=True),
    Column("outcome", Text),
)
RESULTS = sql.Table(
    "results",
    metadata,
    Column("table_id", String, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String),
    Column("name", String, nullable=False),
    Column("bot", String),
    Column("won", Integer),
    Column("deeds", Text),
)
sql.Index("results_person", RESULTS.c.person)
MAILS = sql.Table(
    "mails",
    metadata,
    Column("person", ForeignKey("people.id"), primary_key=True),
    Column("address", String, nullable=False, unique=True),
    Column("since", sql.Float, nullable=False),
)
PASSKEYS = sql.Table(
    "passkeys",
    metadata,
    Column("id", String, primary_key=True),
    Column("person", ForeignKey("people.id"), nullable=False),
    Column("public_key", LargeBinary, nullable=False),
    Column("times", Integer, nullable=False),
    Column("device", String, nullable=False),
    Column("since", sql.Float, nullable=False),
    Column("seen", sql.Float),
)
OTHERS = sql.Table(
    "others",
    metadata,
    Column("id", String, primary_key=True),
    Column("person", String, nullable=False),
    Column("other", String, nullable=False),
    Column("name", String, nullable=False),
    Column("blocked", Integer, nullable=False),
    Column("muted", Integer, nullable=False),
    Column("since", sql.Float, nullable=False),
)
sql.Index("others_person", OTHERS.c.person, OTHERS.c.other, unique=True)
REPORTS = sql.Table(
    "reports",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("since", sql.Float, nullable=False),
    Column("person", String, nullable=False),
    Column("about", String),
    Column("name", String, nullable=False),
    Column("table_id", String, nullable=False),
    Column("seat", Integer),
    Column("question", Integer, nullable=False),
    Column("said", Text, nullable=False),
    Column("reason", String, nullable=False),
    Column("words", Text, nullable=False),
)
BANS = sql.Table(
    "bans",
    metadata,
    Column("person", String, primary_key=True),
    Column("since", sql.Float, nullable=False),
)
PERMANENT = sql.Table(
    "permanent",
    metadata,
    Column("person", String, primary_key=True),
    Column("key", String, nullable=False, unique=True),
    Column("name", String, nullable=False),
    Column("bot", String, nullable=False),
    Column("knows", String, nullable=False),
    Column("seen", sql.Float, nullable=False),
)
INVITED = sql.Table(
    "invited",
    metadata,
    Column("person", String, primary_key=True),
    Column("table_id", String, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("since", sql.Float, nullable=False),
)
NOTES = sql.Table(
    "notes",
    metadata,
    Column("person", String, primary_key=True),
    Column("table_id", String, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("subject", String, primary_key=True),
    Column("text", Text, nullable=False),
    Column("bytes", Integer, nullable=False),
)
sql.Index("notes_table", NOTES.c.table_id)
FORGETTING = sql.Table(
    "forgetting",
    metadata,
    Column("person", String, primary_key=True),
    Column("since", sql.Float, nullable=False),
)
CHANNELS = sql.Table(
    "channels",
    metadata,
    Column("id", String, primary_key=True),
    Column("person", String, nullable=False),
    Column("kind", String, nullable=False),
    Column("address", String, nullable=False),
    Column("form", String, nullable=False),
    Column("keys", Text, nullable=False),
    Column("device", String, nullable=False),
    Column("since", sql.Float, nullable=False),
    Column("stop", String, nullable=False, unique=True),
    Column("code", String),
    Column("until", sql.Float),
)
sql.Index("channels_person", CHANNELS.c.person)
CALLEES = sql.Table(
    "callees",
    metadata,
    Column("person", String, primary_key=True),
    Column("lang", String, nullable=False),
    Column("zone", String, nullable=False),
    Column("quiet_from", Integer),
    Column("quiet_to", Integer),
    Column("called", sql.Float, nullable=False, server_default="0"),
)
UNCALLED = sql.Table(
    "uncalled",
    metadata,
    Column("person", String, primary_key=True),
    Column("table_id", String, primary_key=True),
)
CALLS = sql.Table(
    "calls",
    metadata,
    Column("person", String, primary_key=True),
    Column("table_id", String, primary_key=True),
    Column("question", String, nullable=False),
    Column("what", String, nullable=False),
    Column("since", sql.Float, nullable=False),
    Column("next", sql.Float, nullable=False),
    Column("notice", String),
    Column("done", String, nullable=False, server_default=""),
    Column("tries", Integer, nullable=False, server_default="0"),
    Column("sent", sql.Float),
)
sql.Index("calls_next", CALLS.c.next, **where(CALLS.c.sent.is_(None)))
KEYS = sql.Table("keys", metadata, Column("name", String, primary_key=True), Column("value", Text, nullable=False))
WORKERS = sql.Table(
    "workers",
    metadata,
    Column("id", String, primary_key=True),
    Column("since", sql.Float, nullable=False),
    Column("until", sql.Float, nullable=False),
)
OWNERS = sql.Table(
    "owners",
    metadata,
    Column("table_id", String, primary_key=True),
    Column("worker", String, nullable=False),
)
CHALLENGES = sql.Table(
    "challenges",
    metadata,
    Column("hash", String, primary_key=True),
    Column("person", String, nullable=False),
    Column("until", sql.Float, nullable=False),
)
sql.Index("challenges_until", CHALLENGES.c.until)
PASSING = (WORKERS, OWNERS, CHALLENGES)
"""Tables about running processes and open passkey challenges. A restart may empty them, and backups omit them."""
