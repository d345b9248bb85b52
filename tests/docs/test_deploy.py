"""What `deploy` holds for hosts: a unit and a container that may do little, and that fit the program beside them."""

from __future__ import annotations

import re
import shutil
import subprocess
import time
import tomllib
from collections.abc import Callable
from typing import Any
from urllib.request import urlopen

import pytest
import yaml

from presidium.cli.host.settings import PREFIX, SETTINGS
from presidium.server.storage.postgres import address_of
from tests.docs.pages import ROOT

DEPLOY = ROOT / "deploy"
OTHERS = ("SETTINGS", "LIMIT", "NAME", "PASSWORD")
"""NAME and PASSWORD are compose's own."""
KNOWN = {setting.variable for setting in SETTINGS} | {f"{PREFIX}{name}" for name in OTHERS}
"""Variables that mean something."""
BUILDERS = ("podman", "docker")


def unit() -> dict[str, list[str]]:
    said: dict[str, list[str]] = {}
    for line in (DEPLOY / "presidium.service").read_text("utf-8").splitlines():
        if line and line[0] not in "#[":
            key, _, value = line.partition("=")
            said.setdefault(key, []).append(value)
    return said


def container() -> list[tuple[str, str]]:
    """The instructions of the last stage and of those before it, each on one line."""
    text = (DEPLOY / "Containerfile").read_text("utf-8").replace("\\\n", " ")
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    return [(word, rest) for word, _, rest in (line.partition(" ") for line in lines)]


@pytest.mark.parametrize("file", sorted(each.name for each in DEPLOY.iterdir()))
def test_only_settings_that_there_are_are_set(file: str) -> None:
    said = set(re.findall(r"PRESIDIUM_[A-Z_]*[A-Z]", (DEPLOY / file).read_text("utf-8")))
    assert said <= KNOWN


def test_the_unit_gives_the_hall_its_folder_and_nothing_else() -> None:
    said = unit()
    for key in (
        *("DynamicUser", "NoNewPrivileges", "ProtectHome", "PrivateTmp", "PrivateDevices", "PrivateUsers"),
        *("ProtectKernelModules", "ProtectKernelTunables", "ProtectControlGroups", "ProtectClock", "LockPersonality"),
        *("RestrictNamespaces", "RestrictRealtime", "RestrictSUIDSGID"),
    ):
        assert said[key] == ["yes"], key
    assert (said["ProtectSystem"], said["CapabilityBoundingSet"], said["UMask"]) == (["strict"], [""], ["0077"])
    assert said["StateDirectoryMode"] == ["0700"]
    assert f"PRESIDIUM_DATA=/var/lib/{said['StateDirectory'][0]}" in said["Environment"]
    assert said["ExecStart"][0].endswith("/presidium serve")
    assert "AF_UNIX" in said["RestrictAddressFamilies"][0]  # the admin's socket


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="no systemd here, so nobody has read the unit")
def test_systemd_can_read_the_unit() -> None:
    ran = subprocess.run(
        ["systemd-analyze", "verify", str(DEPLOY / "presidium.service")], capture_output=True, text=True, check=False
    )
    unknown = [line for line in ran.stderr.splitlines() if "Unknown" in line or "Failed to parse" in line]
    assert unknown == []


def test_the_container_is_nobodys_root_with_one_volume_and_a_health_check() -> None:
    said = container()
    last = said[max(at for at, (word, _) in enumerate(said) if word == "FROM") :]
    words = [word for word, _ in last]
    assert [rest for word, rest in last if word == "USER"] == ["10001:10001"]
    assert [rest for word, rest in last if word == "VOLUME"] == ["/data"]
    assert words.count("HEALTHCHECK") == 1
    assert "ADD" not in words
    assert not any(word == "RUN" for word in words[words.index("USER") :])
    assert "PRESIDIUM_DATA=/data" in dict(last)["ENV"]
    assert all("--require-hashes" in rest for word, rest in said if word == "RUN" and ".lock" in rest)


def test_what_is_copied_into_the_container_is_there_and_handed_to_its_builder() -> None:
    handed = (DEPLOY / "Containerfile.dockerignore").read_text("utf-8").splitlines()
    for word, rest in container():
        if word == "COPY" and not rest.startswith("--from"):
            for source in rest.split()[:-1]:
                assert (ROOT / source).exists(), source
                assert f"!{source.partition('/')[0]}" in handed, source


def composition() -> dict[str, Any]:
    return dict(yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8")))


def test_in_the_composition_only_the_proxy_is_reached_and_it_is_believed() -> None:
    house = composition()
    hall = house["services"]["presidium"]
    assert [name for name, service in house["services"].items() if "ports" in service] == ["caddy"]
    assert (hall["read_only"], hall["cap_drop"]) == (True, ["ALL"])
    (net,) = house["networks"]["house"]["ipam"]["config"]
    assert hall["environment"]["PRESIDIUM_PROXIES"] == net["subnet"]
    assert (ROOT / hall["build"]["dockerfile"]).is_file()


def test_in_the_composition_the_database_is_the_halls_alone() -> None:
    house = composition()
    hall, database, caddy = (house["services"][name] for name in ("presidium", "database", "caddy"))
    kept_at = address_of(hall["environment"]["PRESIDIUM_STORE"])
    said = database["environment"]
    assert (kept_at.host, kept_at.password) == ("database", None), "the password is nowhere but in the environment"
    assert (kept_at.username, kept_at.database) == (said["POSTGRES_USER"], said["POSTGRES_DB"])
    assert "PRESIDIUM_PASSWORD:?" in hall["environment"]["PGPASSWORD"]
    assert said["POSTGRES_PASSWORD"] == "${PRESIDIUM_PASSWORD}"
    assert house["networks"]["inside"]["internal"]
    assert (set(database["networks"]), set(caddy["networks"])) == ({"inside"}, {"house"})
    assert database["healthcheck"]["test"][1] == "pg_isready"
    assert hall["depends_on"]["database"]["condition"] == "service_healthy"
    named = [volume for service in house["services"].values() for volume in service["volumes"]]
    assert sorted(volume.partition(":")[0] for volume in named) == sorted(house["volumes"]), "each has one of its own"


def test_what_the_container_is_made_of_can_speak_to_a_database() -> None:
    installed = [name for word, rest in container() if word == "RUN" for name in re.findall(r"-r (\S+\.lock)", rest)]
    assert {name.rpartition("/")[2] for name in installed} == {"node.lock", "host.lock"}
    text = (ROOT / "requirements/host.lock").read_text("utf-8")
    packages = set(re.findall(r"^([\w.-]+)==", text, re.MULTILINE))
    ours = set(re.findall(r"^([\w.-]+)==", (ROOT / "requirements/play.lock").read_text("utf-8"), re.MULTILINE))
    assert packages - ours == {"psycopg", "psycopg-binary"}
    assert ours <= packages
    assert "http" not in text, "whence they are fetched is for whoever builds to say"


# With a builder


@pytest.fixture(scope="module")
def builder() -> str:
    for name in BUILDERS:
        if shutil.which(name) and subprocess.run([name, "info"], capture_output=True, check=False).returncode == 0:
            return name
    pytest.skip("no container builder runs here, so the container file was read and not built")


@pytest.fixture(scope="module")
def run(builder: str) -> Callable[..., str]:
    def run(*words: str) -> str:
        done = subprocess.run([builder, *words], cwd=ROOT, capture_output=True, text=True, check=True)
        return done.stdout.strip()

    run("build", "-t", "presidium-test", "-f", "deploy/Containerfile", ".")
    return run


ALONE = ("--read-only", "--tmpfs", "/tmp", "--cap-drop", "ALL", "-p", "127.0.0.1::8000")


def serves(address: str) -> bool:
    """Whether it comes to answer, with the page."""
    ends = time.monotonic() + 60
    while True:
        try:
            assert urlopen(f"{address}/ready", timeout=5).status == 200
            return b'<div id="page">' in urlopen(f"{address}/", timeout=5).read()
        except OSError:
            assert time.monotonic() < ends
            time.sleep(0.5)


@pytest.mark.slow
def test_the_container_serves_the_page(run: Callable[..., str]) -> None:
    id = run("run", "-d", "--rm", *ALONE, "presidium-test")
    try:
        assert serves(f"http://{run('port', id, '8000').splitlines()[0]}")
    finally:
        run("rm", "-f", id)


@pytest.mark.slow
def test_the_container_keeps_its_tables_in_the_database_beside_it(run: Callable[..., str]) -> None:
    """As the composition has them, without what fetches certificates."""
    services = composition()["services"]
    said = {**services["database"]["environment"], "POSTGRES_PASSWORD": "secret"}
    told = (each for pair in said.items() for each in ("-e", "=".join(pair)))
    run("network", "create", "presidium-test")
    started = []
    try:
        near = ("-d", "--rm", "--network", "presidium-test")
        started.append(run("run", *near, "--network-alias", "database", *told, services["database"]["image"]))
        ready, ends = services["database"]["healthcheck"]["test"][1:], time.monotonic() + 120
        while "no" in (run("exec", started[0], "sh", "-c", f"{' '.join(ready)} || echo no")):
            assert time.monotonic() < ends
            time.sleep(0.5)
        store = f"PRESIDIUM_STORE={services['presidium']['environment']['PRESIDIUM_STORE']}"
        started.append(run("run", *near, *ALONE, "-e", store, "-e", "PGPASSWORD=secret", "presidium-test"))
        assert serves(f"http://{run('port', started[1], '8000').splitlines()[0]}")
        kept = run("exec", started[0], "psql", "-U", "presidium", "-tAc", "SELECT count(*) FROM alembic_version")
        assert kept == "1"
    finally:
        for id in reversed(started):
            run("rm", "-f", id)
        run("network", "rm", "presidium-test")


def test_hosting_begins_with_a_quick_start_of_at_most_15_lines_that_fits_what_is_here() -> None:
    sections = (ROOT / "docs" / "hosting.md").read_text("utf-8").split("\n## ")
    quick = sections[1].strip().splitlines()
    assert sections[0].strip() == "# Hosting", "the quick start comes before everything else"
    assert quick[0] == "Quick start"
    assert len(quick) <= 15
    text = "\n".join(quick)
    (line,) = re.findall(r"echo '(.+)' > /etc/presidium/hall.toml", text)
    set_there = tomllib.loads(line)
    assert set_there.keys() <= {setting.name for setting in SETTINGS}
    (name,) = re.findall(r"printf '(\S+) {", text)
    assert set_there["public-address"] == f"https://{name}", "the server answers to the name that Caddy passes on"
    (program,) = (command.split()[0] for command in unit()["ExecStart"])
    assert f"python3 -m venv {program.removesuffix('/bin/presidium')}" in text
    assert "PRESIDIUM_SETTINGS=/etc/presidium/hall.toml" in unit()["Environment"]
