"""What the forge is told to do: well formed, with no more rights than it needs, and about this project as it is."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

ROOT = Path(__file__).parents[2]
FORGE = ROOT / ".github"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
PROGRAMS = Path(sys.executable).parent
SCHEMAS = {
    "workflows/*.yml": "vendor.github-workflows",
    "ISSUE_TEMPLATE/[0-9]*.yml": "vendor.github-issue-forms",
    "ISSUE_TEMPLATE/config.yml": "vendor.github-issue-config",
    "dependabot.yml": "vendor.dependabot",
}
WORKFLOWS = sorted((FORGE / "workflows").glob("*.yml"))
PINNED = re.compile(r"uses: [\w.-]+/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+")


def read(file: Path) -> dict[str, Any]:
    told: dict[str, Any] = yaml.safe_load(file.read_text(encoding="utf-8"))
    return told


def name(file: Path) -> str:
    return file.name


@pytest.mark.parametrize("pattern", SCHEMAS)
def test_what_is_written_has_the_form_that_the_forge_reads(pattern: str) -> None:
    files = sorted(FORGE.glob(pattern))
    assert files
    command = [PROGRAMS / "check-jsonschema", "--builtin-schema", SCHEMAS[pattern], *files]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


def test_nothing_is_found_by_who_looks_for_holes() -> None:
    command = [PROGRAMS / "zizmor", "--offline", "--no-progress", "--persona", "pedantic", FORGE]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


@pytest.mark.parametrize("file", WORKFLOWS, ids=name)
def test_rights_are_given_job_by_job_and_each_job_ends(file: Path) -> None:
    told = read(file)
    assert told["permissions"] == {}
    for job in told["jobs"].values():
        assert job["permissions"]
        assert job["timeout-minutes"] <= 60
        writing = {right for right, how in job["permissions"].items() if how == "write"}
        assert not writing or not any("run" in step and "make" in step["run"] for step in job["steps"])


@pytest.mark.parametrize("file", WORKFLOWS, ids=name)
def test_actions_are_pinned_to_what_they_were(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    assert len(PINNED.findall(text)) == text.count("uses: ")


def test_one_action_has_one_version() -> None:
    text = "\n".join(file.read_text(encoding="utf-8") for file in WORKFLOWS)
    pins = set(re.findall(r"uses: (\S+)@(\w+)", text))
    assert len(pins) == len({action for action, _ in pins})


@pytest.mark.parametrize("file", WORKFLOWS, ids=name)
def test_what_is_run_is_there(file: Path) -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    runs = [step["run"] for job in read(file)["jobs"].values() for step in job["steps"] if "run" in step]
    for target in re.findall(r"\bmake ([\w-]+)", "\n".join(runs)):
        assert re.search(rf"^{target}:", makefile, re.MULTILINE), target
    for module in re.findall(r"python -m (tools\.\w+)", "\n".join(runs)):
        assert (ROOT / f"{module.replace('.', '/')}.py").is_file(), module
    for path in re.findall(r"(?<![\w/])((?:tests|requirements|examples|src)/[\w./-]+)", "\n".join(runs)):
        assert (ROOT / path).exists(), path


def test_every_version_that_is_promised_is_tested() -> None:
    jobs = read(FORGE / "workflows" / "test.yml")["jobs"]
    promised = [line.rpartition(" ")[2] for line in PROJECT["classifiers"] if re.search(r"Python :: 3\.\d+$", line)]
    assert jobs["linux"]["strategy"]["matrix"]["python"] == promised
    assert PROJECT["requires-python"] == f">={promised[0]}"
    assert set(jobs["elsewhere"]["strategy"]["matrix"]["system"]) == {"macos-latest", "windows-latest"}


def test_only_a_tag_publishes() -> None:
    for file in WORKFLOWS:
        told = read(file)
        jobs = [
            job for job in told["jobs"].values() if any("pypi-publish" in step.get("uses", "") for step in job["steps"])
        ]
        if jobs:
            assert told[True] == {"push": {"tags": ["v*"]}}  # `on` is a truth to YAML
            assert [job["permissions"] for job in jobs] == [{"id-token": "write"}]
            assert all(job["needs"] == "build" and job["environment"]["name"] == "pypi" for job in jobs)


def test_a_game_that_goes_wrong_is_told_by_a_record() -> None:
    fields = {field.get("id"): field for field in read(FORGE / "ISSUE_TEMPLATE" / "1-a-game-goes-wrong.yml")["body"]}
    assert fields["record"]["validations"]["required"] is True


def test_the_address_of_the_repository_stands_for_one_place() -> None:
    source = PROJECT["urls"]["Source"]
    owner = source.rsplit("/", 2)[1]
    for file in (FORGE / "ISSUE_TEMPLATE" / "config.yml", ROOT / "pyproject.toml"):
        for address in re.findall(r"https://[\w./-]+", file.read_text(encoding="utf-8")):
            assert address.startswith((source, f"https://{owner}.")), (file, address)


def test_before_a_commit_the_same_tools_look() -> None:
    lock = (ROOT / "requirements" / "test.lock").read_text(encoding="utf-8")
    hooks = read(ROOT / ".pre-commit-config.yaml")["repos"][0]["hooks"]
    for tool in {tool for hook in hooks for tool in hook["additional_dependencies"]}:
        assert f"\n{tool} " in lock, tool
