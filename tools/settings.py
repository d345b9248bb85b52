"""Generates the page of the docs that lists all settings of the server."""

from __future__ import annotations

from presidium.cli.host.settings import LIMIT, LIMITS, SETTINGS, Setting
from presidium.server.base.limits import Limits, names, shown

# ruff: noqa: E501  (a paragraph of a page is a line)

HEAD = """# Settings

<!-- Made by `make made` from presidium.cli.host.settings and presidium.server.base.limits: change those, not this. -->

A host can set the following by an option of `presidium serve`, by an environment variable, or in a file. The host's other commands read the same settings. An option takes precedence over a variable, a variable over the file, and the file over the default. [Hosting](hosting.md) explains the settings.

`--settings FILE` or `PRESIDIUM_SETTINGS` names the file. The settings file is written in [TOML](https://toml.io): texts in quotation marks, numbers, `true` and `false`, several texts in brackets. If the file has an unknown setting or an invalid value, the server says so and does not start. If the file contains a password, make it readable for its owner only.

```toml
public-address = "https://table.example.org"
socket = "/run/presidium/http"
closed = true
allow-host = ["table.example.org", "cards.example.org"]
keep-finished = 365

[limits]
chat = "10:1"
sockets = "none"
```

In an environment variable several texts are separated by spaces, and yes and no are `1` and `0`. A variable that begins with `PRESIDIUM_` and is no setting is refused like an unknown key of the file, because it may be mistyped.

| in the file | option | variable | default | meaning |
|---|---|---|---|---|
"""
AFTER = f"""
## Limits

A limit is a line below `[{LIMITS}]` in the file, an option `--limit NAME=VALUE`, or a word in the variable `{LIMIT}`, such as `{LIMIT}="chat=10:1 sockets=none"`. The three lists are merged; for the same limit an option takes precedence over the variable, and the variable over the file. A rate `MOST:RATE` allows `MOST` in a row and then `RATE` per second; `none` lifts a limit. [Hosting](hosting.md#limits) explains each limit.

| name | default |
|---|---|
"""


def row(setting: Setting) -> str:
    variables = ", ".join(f"`{name}`" for name in (setting.variable, *setting.also))
    usually = setting.usually.replace("|", "\\|")
    options = " ".join(f"`{name}`" for name in setting.option.split("/"))
    return f"| `{setting.name}` | {options} | {variables} | {usually} | {setting.help} |\n"


def page() -> str:
    limits = ((name, getattr(Limits(), name.replace("-", "_"))) for name in names())
    return (
        HEAD + "".join(map(row, SETTINGS)) + AFTER + "".join(f"| `{name}` | `{shown(of)}` |\n" for name, of in limits)
    )
