"""What people have reported, read by whoever hosts the house while it is open."""

from __future__ import annotations

from pathlib import Path

from presidium.client.remote import Remote
from tests.cli.server import serving
from tests.cli.shell import presidium


def test_the_host_reads_what_was_reported_and_crosses_it_off(tmp_path: Path) -> None:
    with serving(tmp_path) as (_, address):
        ann, ben = Remote(f"{address}/", name="Ann"), Remote(f"{address}/", name="Ben")
        table = ann.call("POST", "/api/tables", {"game": "goulag", "seats": 5, "sit": True})["id"]
        path = f"/api/tables/{table}/commands"
        ben.call("POST", path, {"do": "sit", "id": "1", "seat": 2})
        ben.call("POST", path, {"do": "chat", "id": "2", "seat": 2, "text": "you old samovar"})
        assert "Nobody has reported" in presidium("reports", "--data", tmp_path).out
        report = {"table": table, "seat": 2, "reason": "insult", "text": "you old samovar", "words": "Twice."}
        ann.call("POST", "/api/reports", report)
        told = presidium("reports", "--data", tmp_path).out
        assert "Ann about Ben: insults" in told
        assert f"Table {table}, seat 2" in told
        assert "you old samovar" in told
        assert "Twice." in told
        assert "Nobody has reported" in presidium("reports", "--data", tmp_path, "--done", "1").out
        again = presidium("reports", "--data", tmp_path, "--done", "1")
        assert (again.code, "There is no report 1." in again.err) == (2, True)
        assert "Personne" in presidium("reports", "--data", tmp_path, "--lang", "fr").out


def test_where_there_is_no_house_there_are_no_reports(tmp_path: Path) -> None:
    assert presidium("reports", "--data", tmp_path / "nowhere").code == 2
