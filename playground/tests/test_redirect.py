"""A bot that never heard of the playground is sent to it, or stopped before it reaches the real Discord."""

from __future__ import annotations

import asyncio
import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
import yarl

from playground import Playground
from playground.bot_process import REDIRECT, BotProcess, NotRedirected, redirect_environment, why_not_redirected

STRANGER = Path(__file__).parent / "library_bots" / "python_bot.py"
BASE = "http://127.0.0.1:9"


def run(code: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """A program under the redirect, with nobody at the playground's address."""
    given = {**redirect_environment(BASE, {}), **environment}
    return subprocess.run([sys.executable, "-c", code], env=given, capture_output=True, text=True, timeout=60)


async def test_a_bot_that_knows_nothing_of_it_plays_here() -> None:
    lines: list[str] = []
    async with Playground(any_token=True) as play:
        bot = BotProcess([sys.executable, str(STRANGER)], play.environment(), lines.append)
        await bot.start()
        try:
            await asyncio.wait_for(play.connected(), 30)
            ana = play.seat("Ana")
            await ana.until(lambda: ana.commands())
            assert (await (await ana.slash("hello")).shown())["content"] == "Hello!"
        finally:
            await bot.stop()


@pytest.mark.parametrize(
    ("code", "host"),
    [
        ("import urllib.request as r; r.urlopen('https://discord.com/api/v10/gateway')", "discord.com"),
        ("import socket; socket.create_connection(('gateway.discord.gg', 443))", "gateway.discord.gg"),
        ("import socket\ntry: socket.getaddrinfo(b'cdn.discordapp.com', 443)\nexcept BaseException: pass", "cdn.disc"),
    ],
)
def test_what_can_t_be_redirected_is_stopped_with_a_message(code: str, host: str) -> None:
    done = run(code)
    assert done.returncode == 78
    assert f"wanted to connect to {host}" in done.stderr and "DISCORD_API_BASE" in done.stderr


def test_other_hosts_are_left_alone() -> None:
    assert run("import socket; socket.getaddrinfo('localhost', 80); print('fine')").stdout == "fine\n"
    notdiscord = "import socket\ntry: socket.getaddrinfo('notdiscord.com.invalid', 80)\nexcept OSError: print('tried')"
    assert run(notdiscord).stdout == "tried\n"


@pytest.mark.parametrize(
    ("url", "there"),
    [
        ("https://discord.com/api/v10/users/@me?a=1%262", f"{BASE}/api/v10/users/@me?a=1%262"),
        ("https://canary.discord.com/api/v9/gateway", f"{BASE}/api/v9/gateway"),
        ("wss://gateway.discord.gg/?v=10&encoding=json", "ws://127.0.0.1:9/gw?v=10&encoding=json"),
        ("https://cdn.discordapp.com/emojis/1.png", f"{BASE}/cdn/emojis/1.png"),
    ],
)
def test_each_of_discords_addresses_has_its_place_here(url: str, there: str) -> None:
    spec = importlib.util.spec_from_file_location("redirect", REDIRECT / "sitecustomize.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    module.BASE = BASE  # type: ignore[attr-defined]
    asked = yarl.URL(url)
    assert asked.host is not None and module.is_discord(asked.host)
    assert module.redirected(asked.scheme, asked.host, asked.raw_path_qs) == there


def test_another_sitecustomize_still_runs(tmp_path: Path) -> None:
    (tmp_path / "sitecustomize.py").write_text("print('mine')")
    environment = redirect_environment(BASE, {"PYTHONPATH": str(tmp_path)})
    assert environment["PYTHONPATH"].startswith(str(REDIRECT))
    assert run("print('bot')", **environment).stdout == "mine\nbot\n"


@pytest.mark.parametrize(
    ("command", "refused"),
    [
        (["python", "-E", "bot.py"], True),
        (["/usr/bin/python3.11", "-uI", "-m", "bot"], True),
        (["python", "-S", "bot.py"], True),
        (["python", "-u", "bot.py", "-E"], False),
        (["python", "-m", "bot", "-S"], False),
        (["./bot", "-E"], False),
    ],
)
async def test_a_python_that_ignores_its_environment_is_not_started(command: list[str], refused: bool) -> None:
    assert (why_not_redirected(command) is not None) == refused
    if refused:
        with pytest.raises(NotRedirected, match="would reach the real Discord"):
            await BotProcess(command, redirect_environment(BASE, {}), print).start()


@pytest.mark.skipif(shutil.which("node") is None, reason="node is not here")
@pytest.mark.parametrize(
    ("code", "says", "status"),
    [
        ("require('dns').lookup('discord.com', () => console.log('found'))", "wanted to connect to discord.com", 78),
        ("require('dns').lookup('localhost', () => console.log('found'))", "found", 0),
        ("console.log(require('tls').connect(443, 'gateway.discord.gg').on('error', () => 0).encrypted)", "true", 0),
    ],
)
def test_node_is_redirected_or_stopped_too(code: str, says: str, status: int) -> None:
    environment = {**os.environ, **redirect_environment(BASE, {})}
    done = subprocess.run(["node", "-e", code], env=environment, capture_output=True, text=True, timeout=60)
    assert (done.returncode, says in done.stdout + done.stderr) == (status, True), done.stderr
