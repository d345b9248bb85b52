"""What `deploy` holds for hosts: a unit and a container that may do little, and that fit the program beside them."""

from __future__ import annotations

import re
import shutil
import subprocess
import time
from collections.abc import Iterator
from urllib.request import urlopen

import pytest
import yaml

from presidium.cli.settings import PREFIX, SETTINGS
from tests.docs.pages import ROOT

DEPLOY = ROOT / "deploy"
KNOWN = {setting.variable for setting in SETTINGS} | {f"{PREFIX}{name}" for name in ("SETTINGS", "LIMIT", "NAME")}
"""Variables that mean something; NAME is compose's own."""
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


def test_in_the_composition_only_the_proxy_is_reached_and_it_is_believed() -> None:
    house = yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))
    hall = house["services"]["presidium"]
    assert "ports" not in hall
    assert (hall["read_only"], hall["cap_drop"]) == (True, ["ALL"])
    (net,) = house["networks"]["house"]["ipam"]["config"]
    assert hall["environment"]["PRESIDIUM_PROXIES"] == net["subnet"]
    assert (ROOT / hall["build"]["dockerfile"]).is_file()


# With a builder


@pytest.fixture(scope="module")
def builder() -> str:
    for name in BUILDERS:
        if shutil.which(name) and subprocess.run([name, "info"], capture_output=True, check=False).returncode == 0:
            return name
    pytest.skip("no container builder runs here, so the container file was read and not built")


@pytest.fixture(scope="module")
def running(builder: str) -> Iterator[str]:
    """The image, built and started; where it answers."""

    def run(*words: str) -> str:
        done = subprocess.run([builder, *words], cwd=ROOT, capture_output=True, text=True, check=True)
        return done.stdout.strip()

    run("build", "-t", "presidium-test", "-f", "deploy/Containerfile", ".")
    alone = ("--read-only", "--tmpfs", "/tmp", "--cap-drop", "ALL")
    id = run("run", "-d", "--rm", *alone, "-p", "127.0.0.1::8000", "presidium-test")
    try:
        yield f"http://{run('port', id, '8000').splitlines()[0]}"
    finally:
        run("rm", "-f", id)


@pytest.mark.slow
def test_the_container_serves_the_page(running: str) -> None:
    ends = time.monotonic() + 60
    while True:
        try:
            assert urlopen(f"{running}/ready", timeout=5).status == 200
            break
        except OSError:
            assert time.monotonic() < ends
            time.sleep(0.5)
    assert b'<div id="page">' in urlopen(f"{running}/", timeout=5).read()
