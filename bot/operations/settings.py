"""What an operator may set: environment variables, or the same names in a `.env` file."""

from __future__ import annotations

import os
from collections.abc import Mapping
from difflib import get_close_matches
from pathlib import Path
from typing import Literal

from dotenv import dotenv_values
from pydantic import Field, HttpUrl, SecretStr, model_validator
from pydantic_settings import BaseSettings, SettingsConfigDict

ENV_FILE = Path(".env")
OURS = "ALAKAZUM_"
"""What a name begins with that can be meant for no other program."""
LIKE = 0.8
"""How alike two names are, from 0 to 1, of which one is taken for a misspelt other."""


def shard_ids(shards: int, ids: str | None, cluster: str | None) -> tuple[int, ...]:
    """The connections named by SHARD_IDS or CLUSTER; without either, all. Raises ValueError."""
    if shards == 0:
        raise ValueError("SHARDS must say how many connections there are: on PostgreSQL 0 is not possible")
    if ids and cluster:
        raise ValueError("SHARD_IDS and CLUSTER say the same: set one of them")
    if cluster:
        part, slash, parts = cluster.partition("/")
        if not (slash and part.isdecimal() and parts.isdecimal() and int(part) < int(parts) <= shards):
            raise ValueError(f"CLUSTER is the number of a part and how many there are, as 0/4: at most 1/{shards}")
        return tuple(shard for shard in range(shards) if shard * int(parts) // shards == int(part))
    if ids:
        found = {shard for part in ids.split(",") for shard in _span(part.strip(), shards)}
        return tuple(sorted(found))
    return tuple(range(shards))


def _span(part: str, shards: int) -> range:
    first, dash, last = part.partition("-")
    last = last if dash else first
    if not (first.isdecimal() and last.isdecimal() and int(first) <= int(last) < shards):
        raise ValueError(f"SHARD_IDS are numbers from 0 to {shards - 1}, as 0-3 or 0,2,5")
    return range(int(first), int(last) + 1)


class Settings(BaseSettings):
    """Names are the environment's; an empty value is the same as none."""

    model_config = SettingsConfigDict(env_file=ENV_FILE, env_ignore_empty=True, extra="ignore")

    DISCORD_TOKEN: SecretStr | None = None
    DISCORD_API_BASE: HttpUrl | None = None
    """Another Discord (a playground): REST at /api/v10, gateway at /gw, assets at /cdn below it. None: the real one."""
    DATABASE_URL: str = "sqlite+aiosqlite:///alakazum.db"
    LOG_LEVEL: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = "INFO"
    LOG_FORMAT: Literal["text", "json"] = "text"
    METRICS_PORT: int | None = Field(default=None, ge=1, le=65535)
    """Where /healthz and /metrics are served; None: nowhere."""
    METRICS_HOST: str = "127.0.0.1"
    """The address they are served on. They need no password: keep them off the internet."""
    SHARDS: int = Field(default=1, ge=0)
    """Connections to the gateway; 0 asks Discord how many. One is enough for 2,499 servers."""
    SHARD_IDS: str | None = None
    """Those of them that this process is to have, as 0-3 or 0,2,5; None: all. Needs PostgreSQL."""
    CLUSTER: str | None = None
    """The same as a part of them: 0/4 is the first of four processes that share them evenly."""
    PICTURES: bool = True
    """Draw boards and hands, in a process of their own; else everything is text."""
    GAMES: str = ""
    """The keys of the games that are hosted, in their order, with commas between; empty: all that are installed."""
    PRUNE_AFTER_DAYS: int | None = Field(default=None, ge=1)
    """Days after the end of a game when its moves are deleted; None: never."""
    INSTANCE_WAIT: float = Field(default=30.0, ge=0)
    """Seconds to wait for another instance to let go of the database."""

    OPERATOR: str = Field(default="", max_length=100)
    """Who runs this bot, as `/privacy` tells it: a name or a firm. Empty: nothing of what follows is told there."""
    OPERATOR_CONTACT: str = Field(default="", max_length=200)
    """Where one reaches them: an address of mail or of a page."""
    OPERATOR_HOSTING: str = Field(default="", max_length=200)
    """Where the database stands: the hosting firm and its country."""
    MINIMUM_AGE: int = Field(default=13, ge=13, le=99)
    """Years one must have to use the bot; Discord itself takes nobody younger than 13."""
    BACKUP_DAYS: int = Field(default=0, ge=0)
    """After how many days backups are deleted; 0: not told."""
    PRIVACY_URL: HttpUrl | Literal[""] = ""
    """The operator's privacy policy, terms of use, and server or page for help: linked from `/help` and `/privacy`."""
    TERMS_URL: HttpUrl | Literal[""] = ""
    SUPPORT_URL: HttpUrl | Literal[""] = ""

    @model_validator(mode="after")
    def _shares(self) -> Settings:
        if (self.SHARD_IDS or self.CLUSTER) and not self.on_server:
            raise ValueError("SHARD_IDS and CLUSTER need a DATABASE_URL of PostgreSQL")
        if self.on_server:
            shard_ids(self.SHARDS, self.SHARD_IDS, self.CLUSTER)
        return self

    @property
    def hosted(self) -> list[str]:
        """The keys that GAMES names; none: all."""
        return [key.strip() for key in self.GAMES.split(",") if key.strip()]

    @property
    def on_server(self) -> bool:
        """Whether tables are kept where several processes can have them."""
        return self.DATABASE_URL.startswith("postgresql+asyncpg:")

    @property
    def own_shards(self) -> tuple[int, ...]:
        """The connections that this process is to have."""
        return shard_ids(self.SHARDS, self.SHARD_IDS, self.CLUSTER)

    @property
    def is_cluster(self) -> bool:
        """Whether there may be other processes with other connections, or ones that stand by."""
        return bool(self.SHARD_IDS or self.CLUSTER)

    @property
    def loopback(self) -> bool:
        """Whether this is not the real Discord."""
        return self.DISCORD_API_BASE is not None


def misspelt(environment: Mapping[str, str] | None = None, file: Path = ENV_FILE) -> list[str]:
    """A sentence for each name that is nearly a setting, in `.env`, or begins as if it were ours, anywhere.

    In the environment a name like one of ours may be another program's.
    """
    environment = os.environ if environment is None else environment
    known = [*Settings.model_fields]
    written = {name.upper(): str(file) for name in dotenv_values(file)} if file.is_file() else {}
    found = {name.upper(): "the environment" for name in environment if name.upper().startswith(OURS)}
    sentences: list[str] = []
    for name, where in {**found, **written}.items():
        meant = get_close_matches(name.removeprefix(OURS), known, 1, LIKE)
        if name not in known and (meant or name.startswith(OURS)):
            sentences.append(f"{name} in {where} is no setting{f'; is {meant[0]} meant?' if meant else '.'}")
    return sentences


def no_token() -> str:
    """What to do without a token, where the bot is: in its image there is neither `make` nor `.env.example`."""
    lacks = "DISCORD_TOKEN is not set."
    if not Path(__file__).parents[2].joinpath("Makefile").exists():
        return (
            f"{lacks} Give the container the bot's token (Discord developer portal → Bot → Reset Token): put the line "
            "DISCORD_TOKEN=… into a file .env, and start it by docker run --env-file .env."
        )
    return (
        f"{lacks} Put the bot's token (Discord developer portal → Bot → Reset Token) into the environment or into a "
        ".env file; .env.example shows how. Without a Discord account: make play"
    )
