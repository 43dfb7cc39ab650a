"""Settings, and the one function that points the client elsewhere."""

from __future__ import annotations

import logging
import re
from collections.abc import Iterator
from pathlib import Path

import discord
import discord.gateway
import discord.http
import pytest
import structlog
import yarl
from dotenv import dotenv_values
from pydantic import ValidationError

from bot.__main__ import operator_of
from bot.operations import logs
from bot.operations.discord_address import point_at
from bot.operations.settings import Settings, misspelt, no_token
from bot.screens.operator import Operator

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


@pytest.mark.parametrize(("name", "value"), [("METRICS_PORT", "99999"), ("SHARDS", "-1"), ("DISCORD_API_BASE", "x")])
def test_what_cannot_be_is_refused(name: str, value: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    with pytest.raises(ValidationError, match=name):
        settings(monkeypatch, tmp_path, **{name: value})


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
    for name, value in (("MINIMUM_AGE", "12"), ("SUPPORT_URL", "a server")):
        with pytest.raises(ValidationError, match=name):
            settings(monkeypatch, tmp_path, **{name: value})


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


def test_without_a_token_the_hint_is_true_where_the_bot_is() -> None:
    """In the image there is no `make` and no `.env.example`: nothing of it may be named there."""
    assert "make play" in no_token() and (ROOT / ".env.example").exists()
    copied = [line.split()[1:] for line in (ROOT / "Dockerfile").read_text().splitlines() if line.startswith("COPY")]
    assert "LICENSE" in {each for names in copied for each in names}
    assert "Makefile" not in {each for names in copied for each in names}


def test_the_image_is_told_of_docker(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Path, "exists", lambda _: False)
    assert "docker run --env-file .env" in no_token() and "make" not in no_token().split()
