"""Devices: where one is signed in, and how that ends."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config

from presidium.table import migrations
from presidium.table.people import People, hashed
from presidium.table.schema import migrate
from presidium.table.store import Store


def test_a_token_given_before_devices_were_kept_is_still_good(tmp_path: Path) -> None:
    store = Store(tmp_path / "old.db")
    config = Config()
    config.set_main_option("script_location", str(Path(migrations.__file__).parent))
    with store.engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
    ann = "INSERT INTO people VALUES (?, ?, ?)", [("a", "Ann", 1.0)]
    token = "INSERT INTO tokens VALUES (?, ?, ?)", [(hashed("token"), "a", 1.0)]
    store.write(ann, token).result()
    migrate(store)
    found = People(store).who("token")
    store.close()
    assert found == ("a", "Ann")
