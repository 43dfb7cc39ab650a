"""What an operator may set: environment variables, or the same names in a `.env` file."""

from __future__ import annotations

from typing import Literal

from pydantic import Field, HttpUrl, SecretStr
from pydantic_settings import BaseSettings, SettingsConfigDict


class Settings(BaseSettings):
    """Names are the environment's; an empty value is the same as none."""

    model_config = SettingsConfigDict(env_file=".env", env_ignore_empty=True, extra="ignore")

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
    PICTURES: bool = True
    """Draw boards and hands, in a process of their own; else everything is text."""
    INSTANCE_WAIT: float = Field(default=30.0, ge=0)
    """Seconds to wait for another instance to let go of the database."""

    @property
    def loopback(self) -> bool:
        """Whether this is not the real Discord."""
        return self.DISCORD_API_BASE is not None
