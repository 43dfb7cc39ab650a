"""What an operator may set: environment variables, or the same names in a `.env` file."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from difflib import get_close_matches
from pathlib import Path
from typing import Annotated, Any, Literal

from dotenv import dotenv_values
from pydantic import BeforeValidator, Field, HttpUrl, SecretStr, ValidationError, field_validator, model_validator
from pydantic_core import ErrorDetails
from pydantic_settings import BaseSettings, SettingsConfigDict

from bot.operations.stop import BAD_SETTINGS, Stop
from storage import addresses
from storage.errors import UnusableAddress

ENV_FILE = Path(".env")
OURS = "ALAKAZUM_"
"""What a name begins with that can be meant for no other program."""
LIKE = 0.8
"""How alike two names are, from 0 to 1, of which one is taken for a misspelt other."""
MOST_SHARDS = 1_000
"""Connections that one bot may have: two and a half million servers."""
LONGEST_WAIT = 86_400.0
"""Seconds in a day."""
SHOWN = 60
"""Characters of a value that are shown."""
SECRETS = ("DISCORD_TOKEN", "DATABASE_URL")
"""Settings of whose values nothing is ever told."""
_HIDDEN = re.compile(r"(?<=//)[^/@]*@|[\w-]{18,}\.[\w-]{5,}\.[\w-]{20,}", re.ASCII)
"""A user with a password in an address, and a token that was put into the wrong setting."""

SENTENCES = {
    "literal_error": "may be {expected}",
    "int_parsing": "must be a whole number",
    "int_from_float": "must be a whole number",
    "int_parsing_size": "must be a whole number, and a smaller one",
    "float_parsing": "must be a number",
    "finite_number": "must be a finite number",
    "bool_parsing": "may be True or False",
    "greater_than_equal": "must be at least {ge:g}",
    "less_than_equal": "must be at most {le:g}",
    "string_too_long": "must have at most {max_length} characters",
    "url_parsing": "must be an address that begins with https:// or http://",
    "url_scheme": "must be an address that begins with https:// or http://",
    "url_too_long": "must be an address of at most {max_length} characters",
}
"""What is allowed, by pydantic's name of what is wrong: https://docs.pydantic.dev/latest/errors/validation_errors/"""


def told(error: ErrorDetails) -> str:
    """A sentence about a setting that can't be used: its name, its value unless that is a secret, what is allowed."""
    if not error["loc"]:  # of several settings together, in words of ours
        return str(error["ctx"]["error"]) if "ctx" in error else error["msg"]
    name, context = str(error["loc"][0]), error.get("ctx", {})
    if error["type"] == "value_error":  # words of ours
        allowed = str(context["error"])
    else:
        allowed = SENTENCES.get(error["type"], error["msg"]).format(**context).replace("'", "")
    if name in SECRETS:
        return f"{name} can't be used: {allowed}"
    given = _HIDDEN.sub("***", str(error["input"]))
    given = given if len(given) <= SHOWN else f"{given[:SHOWN]}…"
    return f"{name} is {given!r}; it {allowed}."


def read() -> Settings:
    """The settings of the environment and `.env`. Raises Stop with a sentence for each that can't be used."""
    try:
        return Settings()
    except ValidationError as error:
        raise Stop("\n".join(told(one) for one in error.errors()), BAD_SETTINGS) from None


def shard_ids(shards: int, ids: str | None, cluster: str | None) -> tuple[int, ...]:
    """The connections named by SHARD_IDS or CLUSTER; without either, all. Raises ValueError."""
    if shards == 0:
        raise ValueError("SHARDS is '0'; on PostgreSQL it must say how many connections there are.")
    if ids and cluster:
        raise ValueError(f"SHARD_IDS is {ids!r} and CLUSTER is {cluster!r}; they say the same: set one of them.")
    if cluster:
        part, slash, parts = cluster.partition("/")
        if not (slash and part.isdecimal() and parts.isdecimal() and int(part) < int(parts)):
            raise ValueError(f"CLUSTER is {cluster!r}; it must be a part and how many there are: 0/4 to 3/4 are four.")
        if int(parts) > shards:
            raise ValueError(f"CLUSTER is {cluster!r}; of SHARDS={shards} there are at most {shards} parts.")
        return tuple(shard for shard in range(shards) if shard * int(parts) // shards == int(part))
    if ids:
        found = [shard for part in ids.split(",") for shard in _span(ids, part.strip(), shards)]
        if twice := sorted({shard for shard in found if found.count(shard) > 1}):
            raise ValueError(f"SHARD_IDS is {ids!r}; it names {twice[0]} twice.")
        return tuple(sorted(found))
    return tuple(range(shards))


def _span(ids: str, part: str, shards: int) -> range:
    first, dash, last = part.partition("-")
    last = last if dash else first
    if not (first.isdecimal() and last.isdecimal() and int(first) <= int(last)):
        raise ValueError(f"SHARD_IDS is {ids!r}; it must be numbers, as 0-3 or 0,2,5.")
    if int(last) >= shards:
        raise ValueError(f"SHARD_IDS is {ids!r}; of SHARDS={shards} the last is {shards - 1}.")
    return range(int(first), int(last) + 1)


def _upper(value: Any) -> Any:
    return value.upper() if isinstance(value, str) else value


def _lower(value: Any) -> Any:
    return value.lower() if isinstance(value, str) else value


class Settings(BaseSettings):
    """Names are the environment's; an empty value is the same as none."""

    model_config = SettingsConfigDict(env_file=ENV_FILE, env_ignore_empty=True, extra="ignore")

    DISCORD_TOKEN: SecretStr | None = None
    DISCORD_API_BASE: HttpUrl | None = None
    """Another Discord (a playground): REST at /api/v10, gateway at /gw, assets at /cdn below it. None: the real one."""
    DATABASE_URL: str = "sqlite+aiosqlite:///alakazum.db"
    LOG_LEVEL: Annotated[Literal["DEBUG", "INFO", "WARNING", "ERROR"], BeforeValidator(_upper)] = "INFO"
    LOG_FORMAT: Annotated[Literal["text", "json"], BeforeValidator(_lower)] = "text"
    METRICS_PORT: int | None = Field(default=None, ge=1, le=65535)
    """Where /healthz and /metrics are served; None: nowhere."""
    METRICS_HOST: str = "127.0.0.1"
    """The address they are served on. They need no password: keep them off the internet."""
    SHARDS: int = Field(default=1, ge=0, le=MOST_SHARDS)
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
    INSTANCE_WAIT: float = Field(default=30.0, ge=0, le=LONGEST_WAIT, allow_inf_nan=False)
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
    PRIVACY_URL: HttpUrl | None = None
    """The operator's privacy policy, terms of use, and server or page for help: linked from `/help` and `/privacy`."""
    TERMS_URL: HttpUrl | None = None
    SUPPORT_URL: HttpUrl | None = None

    @field_validator("DISCORD_API_BASE")
    @classmethod
    def _is_a_base(cls, url: HttpUrl | None) -> HttpUrl | None:
        if url is not None and ("api" in (url.path or "").split("/") or url.query or url.fragment):
            raise ValueError("must end before /api: the bot adds /api/v10 to it")
        return url

    @field_validator("DATABASE_URL")
    @classmethod
    def _is_a_server(cls, url: str) -> str:
        """A file's address is looked at where it is opened: whether it can be one, only its folder tells."""
        try:
            return addresses.server(url).render_as_string(hide_password=False) if addresses.on_server(url) else url
        except UnusableAddress as error:
            raise ValueError(str(error)) from None

    @field_validator("GAMES")
    @classmethod
    def _names_games(cls, given: str) -> str:
        if given and not any(key.strip() for key in given.split(",")):
            raise ValueError("must name games, with commas between, or be empty for all that are installed")
        return given

    @model_validator(mode="after")
    def _shares(self) -> Settings:
        if (self.SHARD_IDS or self.CLUSTER) and not self.on_server:
            name, value = ("SHARD_IDS", self.SHARD_IDS) if self.SHARD_IDS else ("CLUSTER", self.CLUSTER)
            raise ValueError(f"{name} is {value!r}; it needs a DATABASE_URL of PostgreSQL.")
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
        return addresses.on_server(self.DATABASE_URL)

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


HOME = Path(__file__).parents[2]
"""The folder where `bot` is: a checkout, the image's, or one of pip's."""


def no_token(home: Path = HOME) -> str:
    """What to do without a token, where the bot is: a checkout has `make`, the image `pyproject.toml`, pip neither."""
    portal = "Discord developer portal → Bot → Reset Token"
    if (home / "Makefile").exists():
        return (
            f"DISCORD_TOKEN is not set. Put the bot's token ({portal}) into the environment or into a .env file; "
            ".env.example shows how. Without a Discord account: make play"
        )
    if (home / "pyproject.toml").exists():
        return (
            f"DISCORD_TOKEN is not set. Give the container the bot's token ({portal}): put the line DISCORD_TOKEN=… "
            "into a file .env, and start it by docker run --env-file .env."
        )
    return (
        f"DISCORD_TOKEN is not set. Put the bot's token ({portal}) into the environment, or as the line "
        "DISCORD_TOKEN=… into a file .env in the folder where you start the bot."
    )
