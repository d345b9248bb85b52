"""The benchmark: fixed tasks with fixed seeds, frozen opponents and intervals, for bots and language models."""

from presidium.lab.bench.scores import average, run
from presidium.lab.bench.tasks import (
    HOSTS,
    NAME,
    SETTINGS,
    TASKS,
    Setting,
    Task,
    fingerprint,
    setting,
    specification,
    task,
)

__all__ = [
    "HOSTS",
    "NAME",
    "SETTINGS",
    "TASKS",
    "Setting",
    "Task",
    "average",
    "fingerprint",
    "run",
    "setting",
    "specification",
    "task",
]
