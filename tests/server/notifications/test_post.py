"""Letters reach a real server as they were written, and what goes wrong with them is said without their contents."""

from __future__ import annotations

import asyncio

import pytest

from presidium.core import Refused
from presidium.server.base.fair_queue import WHENCE
from presidium.server.base.mail_address import mail_address, mailbox_of
from presidium.server.notifications.channels.smtp import MAX_PARALLEL_EMAILS, Mailer, Unsent, mailer_of
from presidium.server.notifications.settings import Settings, Smtp, chosen
from presidium.text import Words, languages
from tests.server.notifications.sinks import Letters

HOME = "https://table.example.org"
TO = "ann@example.com"


def post(port: int, host: str = "127.0.0.1", **parts: str) -> Mailer:
    return Mailer(
        Settings(HOME, Smtp(host, port, False, **parts), '"The hall" <hall@example.org>'), lambda: 1_000_000.0
    )


def sent(*letters: tuple[str, ...], sink: Letters | None = None, **parts: str) -> Letters:
    async def run() -> Letters:
        async with (sink or Letters()).open(parts.get("host", "127.0.0.1")) as there:
            for letter in letters:
                await post(there.port, **parts).send(*letter)
            return there

    return asyncio.run(run())


def test_a_letter_arrives_as_it_was_written() -> None:
    text = "Comrade,\n\nthe canal waits. Le canal attend : « vite ! »\n\n" + f"{HOME}/link/{'x' * 90}\n"
    (letter,) = sent((TO, "Your word, comrade — Überall", text, "abc", f"{HOME}/stop/xyz")).taken
    assert letter["From"] == "The hall <hall@example.org>"
    assert letter["To"] == TO
    assert letter["Subject"] == "Your word, comrade — Überall"
    assert letter.get_content().replace("\r\n", "\n") == text
    assert letter["Message-ID"] == "<abc@table.example.org>"
    assert letter["Date"] == "Mon, 12 Jan 1970 13:46:40 +0000"
    assert letter["List-Unsubscribe"] == f"<{HOME}/stop/xyz>"
    assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    assert letter["Auto-Submitted"] == "auto-generated"


def test_what_is_sent_twice_has_one_id_and_what_nobody_asked_to_end_has_no_such_header() -> None:
    first, again, other = sent((TO, "a", "b", "one"), (TO, "a", "b", "one"), (TO, "a", "b", "two")).taken
    assert first["Message-ID"] == again["Message-ID"] != other["Message-ID"]
    assert first["List-Unsubscribe"] is None


def test_a_title_cannot_write_a_header() -> None:
    (letter,) = sent((TO, "a\r\nBcc: eve@example.com\n b", "c", "one")).taken
    assert letter["Bcc"] is None
    assert letter["Subject"] == "a Bcc: eve@example.com b"


def test_a_line_with_a_dot_alone_ends_nothing() -> None:
    (letter,) = sent((TO, "a", "b\n.\nc\n", "one")).taken
    assert letter.get_content().replace("\r\n", "\n").replace("..", ".") == "b\n.\nc\n"


@pytest.mark.parametrize(
    ("says", "gone"),
    [
        ({"RCPT": "550 no such person ann"}, True),
        ({"RCPT": "451 later"}, False),
        ({"DATA": "552 too much"}, False),
        ({"MAIL": "550 not you"}, False),
    ],
)
def test_what_is_not_taken_says_whether_anybody_is_there_and_no_more(says: dict[str, str], gone: bool) -> None:
    with pytest.raises(Unsent) as unsent:
        sent((TO, "a", "secret", "one"), sink=Letters(says))
    assert unsent.value.gone is gone
    assert "ann" not in str(unsent.value)
    assert "secret" not in str(unsent.value)


def test_a_server_that_is_not_there_is_no_reason_to_forget_anybody() -> None:
    with pytest.raises(Unsent) as unsent:
        asyncio.run(post(1).send(TO, "a", "b", "one"))
    assert not unsent.value.gone


def test_who_asks_for_many_letters_delays_nobody_elses() -> None:
    async def run() -> list[str]:
        async with Letters().open() as there:
            mailer = post(there.port)

            async def send(address: str, to: str) -> None:
                WHENCE.set(address)
                await mailer.send(to, "a", "b", to)

            flood = [asyncio.ensure_future(send("10.0.0.1", f"n{n}@example.com")) for n in range(20)]
            await asyncio.sleep(0)
            await asyncio.wait([*flood, asyncio.ensure_future(send("10.0.0.2", TO))])
            return [str(letter["To"]) for letter in there.taken]

    taken = asyncio.run(run())
    assert len(taken) == 21
    assert taken.index(TO) <= 2 * MAX_PARALLEL_EMAILS


def test_a_mailbox_is_one_however_its_address_is_written() -> None:
    written = (
        "Ann.Lee@Letters.example",
        "annlee@letters.example",
        "a.n.n.l.e.e+x@letters.example",
        "annlee+@letters.example",
    )
    assert len(set(map(mailbox_of, written))) == 1
    others = ("annlee@other.example", "ann@letters.example", "+a@letters.example", "+b@letters.example", written[0])
    assert len(set(map(mailbox_of, others))) == 5


def test_who_needs_a_password_gives_it_here() -> None:
    assert sent((TO, "a", "b", "one"), user="hall", password="s3cret").signed_in == [("hall", "s3cret")]


def test_to_another_machine_a_password_goes_sealed_or_not_at_all() -> None:
    sink = Letters()
    with pytest.raises(Unsent):
        sent((TO, "a", "b", "one"), sink=sink, host="127.0.0.2", user="hall", password="s3cret")
    assert b"AUTH" not in sink.heard
    assert not sink.taken


def test_without_settings_there_is_no_post() -> None:
    assert chosen() == Settings()
    assert mailer_of(chosen()) is None
    assert mailer_of(chosen(address=HOME)) is None


def test_what_a_host_writes_is_read() -> None:
    read = chosen(f"{HOME}/", "smtp://hall:p%40ss@mail.example.org", "The hall <hall@example.org>", "me@example.org")
    assert read == Settings(
        HOME,
        Smtp("mail.example.org", 587, False, "hall", "p@ss"),
        '"The hall" <hall@example.org>',
        "mailto:me@example.org",
    )
    assert read.host == "table.example.org"
    assert chosen(HOME, "smtps://mail.example.org", "hall@example.org").smtp == Smtp("mail.example.org", 465, True)
    assert mailer_of(read) is not None


@pytest.mark.parametrize(
    ("parts", "why"),
    [
        ({"smtp": "smtp://localhost", "sender": "a@b.c"}, "calls-need-address"),
        ({"contact": "a@b.c"}, "calls-need-address"),
        ({"webhooks": True}, "calls-need-address"),
        ({"address": HOME, "smtp": "smtp://localhost"}, "mail-needs-both"),
        ({"address": HOME, "sender": "a@b.c"}, "mail-needs-both"),
        ({"address": "table.example.org"}, "not-a-public-address"),
        ({"address": "https://table.example.org/hall"}, "not-a-public-address"),
        ({"address": "https://u:p@table.example.org"}, "not-a-public-address"),
        ({"address": "http://0.0.0.0:8000"}, "not-a-public-address"),
        ({"address": "https://table.example.org:port"}, "not-a-public-address"),
        ({"address": HOME, "smtp": "mail.example.org:s3cret", "sender": "a@b.c"}, "not-an-smtp-address"),
        ({"address": HOME, "smtp": "smtp://u:s3cret@host:x", "sender": "a@b.c"}, "not-an-smtp-address"),
        ({"address": HOME, "smtp": "smtp://localhost", "sender": "nobody"}, "not-a-mail-address"),
        ({"address": HOME, "smtp": "smtp://localhost", "sender": "a\r\nBcc: x <a@b.c>"}, "not-a-mail-address"),
        ({"address": HOME, "contact": "somebody"}, "not-a-mail-address"),
    ],
)
def test_what_cannot_be_read_is_refused_without_a_password(parts: dict[str, str | bool], why: str) -> None:
    with pytest.raises(Refused) as refused:
        chosen(**parts)  # type: ignore[arg-type]
    assert refused.value.why.id == why
    for lang in languages():
        assert "s3cret" not in Words(lang).refusal(refused.value.why)


def test_what_is_not_installed_is_said_with_what_brings_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("presidium.server.notifications.settings.find_spec", lambda _: None)
    with pytest.raises(Refused, match="not-installed"):
        chosen(HOME, "smtp://localhost", "a@b.c")
    with pytest.raises(Refused, match="not-installed"):
        chosen(HOME, contact="a@b.c")


@pytest.mark.parametrize("text", ["ann@example.com", "a.b+c@x-y.example", "ann@localhost"])
def test_an_address_is_an_address(text: str) -> None:
    assert mail_address(f" {text} ") == text
    assert mail_address("ann@BÜRO.example") == "ann@xn--bro-hoa.example"


@pytest.mark.parametrize(
    "text", ["", "ann", "@b.c", "a@", "a b@c.d", "a@b@c.d", "a@b.c\nd", "<a@b.c>", "a" * 300 + "@b.c"]
)
def test_what_is_none_is_refused(text: str) -> None:
    with pytest.raises(Refused, match="not-a-mail-address"):
        mail_address(text)


def test_a_long_domain_is_refused_before_it_is_converted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("encodings.idna.nameprep", lambda _: pytest.fail("that takes seconds"))
    with pytest.raises(Refused, match="not-a-mail-address"):
        mail_address("a@" + "\ufdfa" * 2_000)
