"""Settings, and the one function that points the client elsewhere."""

from __future__ import annotations

import asyncio
import logging
import os
import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import discord
import discord.gateway
import discord.http
import pytest
import structlog
import yarl
from dotenv import dotenv_values

import bot.__main__ as program
from bot.__main__ import operator_of
from bot.operations import command_line, logs
from bot.operations.discord_address import point_at
from bot.operations.settings import Settings, misspelt, no_token
from bot.screens.operator import Operator
from tests.harness import forked

ROOT = Path(__file__).parents[2]


@pytest.fixture
def put_back() -> Iterator[None]:
    """discord.py's addresses are put back."""
    places = [
        (discord.http.Route, "BASE"),
        (discord.gateway.DiscordWebSocket, "DEFAULT_GATEWAY"),
        (discord.Asset, "BASE"),
    ]
    before = [getattr(owner, name) for owner, name in places]
    yield
    for (owner, name), value in zip(places, before, strict=True):
        setattr(owner, name, value)


@pytest.mark.usefixtures("put_back")
@pytest.mark.parametrize(
    ("base", "rest", "socket"),
    [
        ("http://127.0.0.1:8080", "http://127.0.0.1:8080", "ws://127.0.0.1:8080/gw"),
        ("http://127.0.0.1:8080/", "http://127.0.0.1:8080", "ws://127.0.0.1:8080/gw"),
        ("https://discord.test/room/7", "https://discord.test/room/7", "wss://discord.test/room/7/gw"),
    ],
)
def test_all_three_addresses_are_set(base: str, rest: str, socket: str) -> None:
    point_at(base)
    assert discord.http.Route("GET", "/users/@me").url == f"{rest}/api/v10/users/@me"
    assert yarl.URL(socket) == discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY
    assert f"{rest}/cdn" == discord.Asset.BASE


@pytest.mark.usefixtures("put_back")
@pytest.mark.parametrize("base", ["ftp://x", "discord.com", "", "http://"])
def test_what_is_no_address_is_refused(base: str) -> None:
    with pytest.raises(ValueError, match="not an address"):
        point_at(base)


@pytest.mark.usefixtures("put_back")
def test_a_library_that_keeps_its_addresses_elsewhere_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(discord.http.Route, "BASE")
    with pytest.raises(RuntimeError, match=r"Route\.BASE"):
        point_at("http://127.0.0.1:1")


def settings(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, **values: str) -> Settings:
    for name in Settings.model_fields:
        monkeypatch.delenv(name, raising=False)
    for name, value in values.items():
        monkeypatch.setenv(name, value)
    monkeypatch.chdir(tmp_path)
    return Settings()


def test_the_defaults(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    found = settings(monkeypatch, tmp_path)
    assert found.DISCORD_TOKEN is None and not found.loopback and found.METRICS_PORT is None
    assert found.DATABASE_URL == "sqlite+aiosqlite:///alakazum.db"


def test_empty_is_the_same_as_unset(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    assert not settings(monkeypatch, tmp_path, DISCORD_API_BASE="", METRICS_PORT="").loopback


def test_a_file_may_say_it_and_the_environment_wins(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / ".env").write_text("LOG_LEVEL=ERROR\nSHARDS=3\nSOMETHING_ELSE=1\n")
    found = settings(monkeypatch, tmp_path, LOG_LEVEL="DEBUG")
    assert (found.LOG_LEVEL, found.SHARDS) == ("DEBUG", 3)


def test_the_token_is_not_in_what_is_printed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    assert "abc.def" not in repr(settings(monkeypatch, tmp_path, DISCORD_TOKEN="abc.def"))


SERVER = "postgresql+asyncpg://u:secret@host/db"
TOKEN = "MTE5OTk5OTk5OTk5OTk5OTk5OQ.GabcDe.abcdefghijklmnopqrstuvwxyz0123456789AB"
ADDRESS = "must be an address that begins with https:// or http://"
REFUSED: list[tuple[dict[str, str], str]] = [
    ({"LOG_LEVEL": "chatty"}, "LOG_LEVEL is 'CHATTY'; it may be DEBUG, INFO, WARNING or ERROR."),
    ({"LOG_FORMAT": "xml"}, "LOG_FORMAT is 'xml'; it may be text or json."),
    ({"METRICS_PORT": "99999"}, "METRICS_PORT is '99999'; it must be at most 65535."),
    ({"METRICS_PORT": "0"}, "METRICS_PORT is '0'; it must be at least 1."),
    ({"METRICS_PORT": "web"}, "METRICS_PORT is 'web'; it must be a whole number."),
    ({"SHARDS": "-1"}, "SHARDS is '-1'; it must be at least 0."),
    ({"SHARDS": "1.5"}, "SHARDS is '1.5'; it must be a whole number."),
    ({"SHARDS": "100000"}, "SHARDS is '100000'; it must be at most 1000."),
    ({"SHARD_IDS": "0-3"}, "SHARD_IDS is '0-3'; it needs a DATABASE_URL of PostgreSQL."),
    ({"CLUSTER": "0/4"}, "CLUSTER is '0/4'; it needs a DATABASE_URL of PostgreSQL."),
    ({"PICTURES": "perhaps"}, "PICTURES is 'perhaps'; it may be True or False."),
    ({"PRUNE_AFTER_DAYS": "0"}, "PRUNE_AFTER_DAYS is '0'; it must be at least 1."),
    ({"PRUNE_AFTER_DAYS": "a year"}, "PRUNE_AFTER_DAYS is 'a year'; it must be a whole number."),
    ({"INSTANCE_WAIT": "inf"}, "INSTANCE_WAIT is 'inf'; it must be a finite number."),
    ({"INSTANCE_WAIT": "nan"}, "INSTANCE_WAIT is 'nan'; it must be a finite number."),
    ({"INSTANCE_WAIT": "-1"}, "INSTANCE_WAIT is '-1'; it must be at least 0."),
    ({"INSTANCE_WAIT": "1e9"}, "INSTANCE_WAIT is '1e9'; it must be at most 86400."),
    ({"INSTANCE_WAIT": "30 s"}, "INSTANCE_WAIT is '30 s'; it must be a number."),
    ({"OPERATOR": "x" * 101}, f"OPERATOR is '{'x' * 60}…'; it must have at most 100 characters."),
    ({"MINIMUM_AGE": "12"}, "MINIMUM_AGE is '12'; it must be at least 13."),
    ({"MINIMUM_AGE": "100"}, "MINIMUM_AGE is '100'; it must be at most 99."),
    ({"BACKUP_DAYS": "-1"}, "BACKUP_DAYS is '-1'; it must be at least 0."),
    ({"PRIVACY_URL": "example.org/privacy"}, f"PRIVACY_URL is 'example.org/privacy'; it {ADDRESS}."),
    ({"TERMS_URL": "ftp://example.org/terms"}, f"TERMS_URL is 'ftp://example.org/terms'; it {ADDRESS}."),
    ({"SUPPORT_URL": "a server"}, f"SUPPORT_URL is 'a server'; it {ADDRESS}."),
    ({"SUPPORT_URL": "https://"}, f"SUPPORT_URL is 'https://'; it {ADDRESS}."),
    ({"GAMES": ","}, "GAMES is ','; it must name games, with commas between, or be empty for all that are installed."),
    ({"DISCORD_API_BASE": "x"}, f"DISCORD_API_BASE is 'x'; it {ADDRESS}."),
    (
        {"DISCORD_API_BASE": "https://discord.com/api/v10"},
        "DISCORD_API_BASE is 'https://discord.com/api/v10'; it must end before /api: the bot adds /api/v10 to it.",
    ),
    (
        {"SHARDS": "0", "DATABASE_URL": SERVER},
        "SHARDS is '0'; on PostgreSQL it must say how many connections there are.",
    ),
    (
        {"SHARD_IDS": "0", "CLUSTER": "0/1", "DATABASE_URL": SERVER},
        "SHARD_IDS is '0' and CLUSTER is '0/1'; they say the same: set one of them.",
    ),
    ({"SHARD_IDS": "0,0", "DATABASE_URL": SERVER}, "SHARD_IDS is '0,0'; it names 0 twice."),
    ({"SHARD_IDS": "3-1", "DATABASE_URL": SERVER}, "SHARD_IDS is '3-1'; it must be numbers, as 0-3 or 0,2,5."),
    ({"SHARD_IDS": "all", "DATABASE_URL": SERVER}, "SHARD_IDS is 'all'; it must be numbers, as 0-3 or 0,2,5."),
    ({"SHARD_IDS": "4", "SHARDS": "4", "DATABASE_URL": SERVER}, "SHARD_IDS is '4'; of SHARDS=4 the last is 3."),
    (
        {"CLUSTER": "4/4", "SHARDS": "4", "DATABASE_URL": SERVER},
        "CLUSTER is '4/4'; it must be a part and how many there are: 0/4 to 3/4 are four.",
    ),
    ({"CLUSTER": "0/4", "DATABASE_URL": SERVER}, "CLUSTER is '0/4'; of SHARDS=1 there are at most 1 parts."),
    (
        {"DATABASE_URL": "postgresql+asyncpg://u:sec@ret@host/db"},
        "DATABASE_URL can't be used: It has more than one @: in a user's name or a password write %40 for it.",
    ),
    (
        {"DATABASE_URL": "postgres://u:secret@host"},
        "DATABASE_URL can't be used: The database URL names no database; "
        "try postgresql+asyncpg://user:password@host/database.",
    ),
    (
        {"DATABASE_URL": "postgresql://u:secret@host:port/db"},
        "DATABASE_URL can't be used: It is no database URL; try postgresql+asyncpg://user:password@host/database.",
    ),
    (
        {"DATABASE_URL": f"{SERVER}?pgbouncer=true"},
        "DATABASE_URL can't be used: It names a pooler: the bot needs a session of its own, so give the direct "
        "address.",
    ),
    (
        {"DATABASE_URL": f"{SERVER}?schema=secret"},
        "DATABASE_URL can't be used: Behind its ? may stand host, port, sslmode, sslrootcert, sslcert, sslkey, "
        "sslpassword, sslcrl, sslnegotiation, ssl_min_protocol_version, ssl_max_protocol_version, "
        "target_session_attrs, not schema.",
    ),
    (
        {"DATABASE_URL": f"{SERVER}?sslmode=secure"},
        "DATABASE_URL can't be used: The address of the database db at host can't be used. (`sslmode` parameter "
        "must be one of: disable, allow, prefer, require, verify-ca, verify-full)",
    ),
    (
        {"DATABASE_URL": "mysql://u:sec@ret@host/db"},
        "DATABASE_URL can't be used: Only sqlite+aiosqlite:///file and postgresql+asyncpg://user:password@host/"
        "database are understood, not mysql://.",
    ),
    (
        {"DATABASE_URL": "sqlite:///a.db?mode=ro"},
        "DATABASE_URL can't be used: Behind the name of a file nothing may stand: leave out the ? and what follows.",
    ),
    (
        {"DATABASE_URL": "alakazum.db"},
        "DATABASE_URL can't be used: 'alakazum.db' is no database URL; try sqlite+aiosqlite:///alakazum.db.",
    ),
    (
        {"DATABASE_URL": "sqlite+aiosqlite:////no/such/folder/a.db"},
        "DATABASE_URL can't be used: The folder /no/such/folder doesn't exist; create it first.",
    ),
    (
        {"DATABASE_URL": "sqlite://"},
        "DATABASE_URL can't be used: The database URL names no file; try sqlite+aiosqlite:///alakazum.db.",
    ),
    ({"LOG_FORMAT": TOKEN}, "LOG_FORMAT is '***'; it may be text or json."),
    ({"TERMS_URL": "//u:secret@host"}, f"TERMS_URL is '//***host'; it {ADDRESS}."),
    (
        {"DISCORD_TOKEN": "Bot a.b.c"},
        "DISCORD_TOKEN begins with the word Bot: leave that out. "
        "Discord developer portal → Bot → Reset Token makes a new one.",
    ),
    (
        {"LOG_LEVEL": "loud", "SHARDS": "x"},
        "LOG_LEVEL is 'LOUD'; it may be DEBUG, INFO, WARNING or ERROR.\nSHARDS is 'x'; it must be a whole number.",
    ),
]
"""What an operator may write, and all that the bot says before it ends with 78."""


def one_by_one(environment: dict[str, str], folder: str) -> None:
    """Be the bot with each of these settings."""
    os.chdir(folder)
    for given, _ in REFUSED:
        os.environ.clear()
        os.environ.update(environment, DISCORD_TOKEN="a.b.c", INSTANCE_WAIT="0")
        os.environ.update(given)
        sys.stdout.write(f"{program.main([])}\0")
        sys.stdout.flush()


async def test_what_cannot_be_is_refused_in_a_sentence(tmp_path: Path) -> None:
    kept = {name: value for name, value in os.environ.items() if name in ("PATH", "HOME")}
    process = await forked.start(one_by_one, {**kept, "PYTHONPATH": str(ROOT)}, str(tmp_path))
    out, _ = await asyncio.wait_for(process.communicate(), 60)
    assert out.decode().split("\0") == [*(f"{sentence}\n78" for _, sentence in REFUSED), ""]
    assert os.listdir(tmp_path) == []


def test_no_sentence_repeats_a_secret() -> None:
    assert not [sentence for _, sentence in REFUSED if "sec" in sentence.replace("secure", "") or TOKEN in sentence]


@pytest.mark.parametrize(
    ("name", "written", "read"),
    [
        ("LOG_LEVEL", "info", "INFO"),
        ("LOG_LEVEL", "Warning", "WARNING"),
        ("LOG_FORMAT", "JSON", "json"),
        ("DATABASE_URL", "postgres://u:p%40ss@host/db", "postgresql+asyncpg://u:p%40ss@host/db"),
        (
            "DATABASE_URL",
            "postgresql://u:p@host/db?sslmode=require&channel_binding=require",
            "postgresql+asyncpg://u:p@host/db?sslmode=require",
        ),
        ("SHARDS", "1000", 1000),
    ],
)
def test_what_is_meant_is_understood(
    name: str, written: str, read: object, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    found = settings(monkeypatch, tmp_path, **{name: written})
    assert getattr(found, name) == read
    assert found.on_server == ("postgres" in written)


@pytest.mark.parametrize("form", ["text", "json"])
def test_logs_keep_no_secret(form: str, capsys: pytest.CaptureFixture[str]) -> None:
    root = logging.getLogger()
    before = root.handlers, root.level
    try:
        logs.set_up("INFO", form, ("to.ken",))  # pyright: ignore[reportArgumentType]
        structlog.get_logger("bot").info(
            "said", what="to.ken", url="/webhooks/12/aW50secret/messages/@original", table=7
        )
        logging.getLogger("discord.http").warning("POST %s with to.ken", "https://x/interactions/1/aW50secret/callback")
        logging.getLogger("discord.http").debug("a whole payload")
    finally:
        root.handlers, level = before
        root.setLevel(level)
        structlog.reset_defaults()
    said = capsys.readouterr().err
    assert "table" in said and "/webhooks/12/***/messages" in said and "/interactions/1/***/callback" in said
    assert "to.ken" not in said and "aW50secret" not in said and "whole payload" not in said


def test_what_the_settings_say_of_the_operator_is_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    said = {"OPERATOR": "Ana", "OPERATOR_CONTACT": "a@b.c", "OPERATOR_HOSTING": "here", "MINIMUM_AGE": "16"}
    urls = {"PRIVACY_URL": "https://p.org/p", "TERMS_URL": "https://t.org/t", "SUPPORT_URL": "https://s.org/s"}
    given = settings(monkeypatch, tmp_path, **said, **urls, BACKUP_DAYS="30")
    assert operator_of(given) == Operator("Ana", "a@b.c", "here", 16, 30, *urls.values())
    assert operator_of(settings(monkeypatch, tmp_path)) == Operator()


def test_misspelt_settings_are_named(tmp_path: Path) -> None:
    file = tmp_path / ".env"
    file.write_text("DISCORD_TOKN=x\nPOSTGRES_PASSWORD=x\nMETRICS_PORTS=1\nSHARDS=1\nlog_level=INFO\nALAKAZUM_FOO=1\n")
    there = {"ALAKAZUM_PICTURES": "no", "PATH": "/bin", "LOG_LEVELS": "another program's"}
    assert misspelt(there, file) == [
        "ALAKAZUM_PICTURES in the environment is no setting; is PICTURES meant?",
        f"DISCORD_TOKN in {file} is no setting; is DISCORD_TOKEN meant?",
        f"METRICS_PORTS in {file} is no setting; is METRICS_PORT meant?",
        f"ALAKAZUM_FOO in {file} is no setting.",
    ]
    assert misspelt({}, tmp_path / "none") == []


def test_every_setting_of_the_example_is_known(tmp_path: Path) -> None:
    written = (ROOT / ".env.example").read_text(encoding="utf-8")
    file = tmp_path / ".env"
    file.write_text(re.sub(r"^# ([A-Z_]+=)", r"\1", written, flags=re.MULTILINE), encoding="utf-8")
    assert len(dotenv_values(file)) >= 10
    assert misspelt({}, file) == []


def test_without_a_token_the_hint_is_true_where_the_bot_is(tmp_path: Path) -> None:
    """What it names is there: a checkout has `make` and `.env.example`, the image neither, pip not even Docker."""
    copied = {
        name
        for line in (ROOT / "Dockerfile").read_text().splitlines()
        if line.startswith("COPY")
        for name in line.split()[1:]
    }
    assert "pyproject.toml" in copied and "Makefile" not in copied and ".env.example" not in copied
    assert "make play" in no_token() and (ROOT / ".env.example").exists()
    assert "a file .env in the folder where you start the bot" in no_token(tmp_path)
    (tmp_path / "pyproject.toml").touch()
    assert "docker run --env-file .env" in no_token(tmp_path)


# ---- the command line ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("given", "channel"), [([], None), (["run"], None), (["check", "12"], 12)])
def test_what_the_command_line_asks_for(given: list[str], channel: int | None) -> None:
    assert command_line.read(given) == channel


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (["chek", "1"], "There is no command 'chek'; is check meant?"),
        (["xyzzy"], "There is no command 'xyzzy'."),
        (["check"], "check takes the id of a text channel."),
        (["check", "general"], "check takes the id of a text channel, not 'general'."),
        (["check", "1", "2"], "check doesn't take '2'."),
        (["run", "fast"], "run doesn't take 'fast'."),
        (["--verbose"], "run doesn't take '--verbose'."),
        (["--vers"], "run doesn't take '--vers'."),
    ],
)
def test_what_the_command_line_does_not_know_is_refused(
    given: list[str], said: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing is begun, not even `.env` is read."""
    monkeypatch.setattr(program, "read_settings", lambda: pytest.fail("it was begun"))
    monkeypatch.setattr(sys, "argv", ["/somewhere/alakazum", *given])
    with pytest.raises(SystemExit) as ended:
        program.main()
    assert ended.value.code == 2
    assert capsys.readouterr().err == f"{said} alakazum --help tells what there is.\n"


@pytest.mark.parametrize("asked", ["--help", "-h", "--version"])
def test_help_and_version_start_nothing(
    asked: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(program, "read_settings", lambda: pytest.fail("it was begun"))
    with pytest.raises(SystemExit) as ended:
        program.main([asked])
    assert ended.value.code == 0
    ours = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["version"]
    said = capsys.readouterr().out
    assert said.startswith(f"alakazum {ours} (Python 3.") if asked == "--version" else "check CHANNEL" in said
