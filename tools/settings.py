"""The page of the documentation that lists every setting, made from the one list of them."""

from __future__ import annotations

from presidium.cli.settings import LIMIT, LIMITS, SETTINGS, Setting
from presidium.table.limits import Limits, names, shown

# ruff: noqa: E501  (a paragraph of a page is a line)

HEAD = """# Settings

<!-- Made by `make made` from presidium.cli.settings and presidium.table.limits: change those, not this. -->

What a host can set, by an option of `presidium serve`, by a variable of the environment, or in a file. Where several say something, the option counts before the variable, the variable before the file, and the file before what is usual. [Hosting](hosting.md) tells what they are good for.

The file is named by `--settings FILE` or `PRESIDIUM_SETTINGS`, and written in [TOML](https://toml.io): texts in quotation marks, numbers, `true` and `false`, several texts in brackets. What it sets and nobody knows, or what is no such value, is said in a sentence, and nothing starts. If there is a password in it, let it be readable for its owner only.

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

In the environment several texts have spaces between them, and yes and no are `1` and `0`.

| in the file | option | variable | usually | what it is |
|---|---|---|---|---|
"""
AFTER = f"""
## Limits

Each is a line below `[{LIMITS}]` in the file, `--limit NAME=VALUE` as an option, and one of the words in `{LIMIT}`, such as `{LIMIT}="chat=10:1 sockets=none"`. The three are added up; where two set the same limit, the option counts before the variable and that before the file. A rate is `MOST:RATE`, so much in a row and then so much a second; `none` lifts a limit. [What each is for](hosting.md#limits).

| name | usually |
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
