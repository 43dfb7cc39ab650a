"""`compose.yaml`: its services set what the bot knows, share out all connections, and can be watched."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
import yaml

from bot.operations.settings import Settings
from storage.__main__ import DatabaseSettings

ROOT = Path(__file__).parents[1]
TEXT = (ROOT / "compose.yaml").read_text(encoding="utf-8")
COMPOSE: dict[str, Any] = yaml.safe_load(TEXT)
SERVICES: dict[str, dict[str, Any]] = COMPOSE["services"]
BOTS = {
    name: service
    for name, service in SERVICES.items()
    if service.get("image") == "alakazum" and "command" not in service
}
GUIDE = (ROOT / "docs" / "operations.md").read_text(encoding="utf-8")
SECRETS = {"DISCORD_TOKEN": "abc.def.ghi", "POSTGRES_PASSWORD": "secret"}
VARIABLE = re.compile(r"\$\{(\w+):\?[^}]+\}")


def settings(service: dict[str, Any]) -> dict[str, str]:
    """What a service has in its environment, with an operator's secrets put in."""
    return {
        name: VARIABLE.sub(lambda found: SECRETS[found[1]], value) for name, value in service["environment"].items()
    }


def test_it_has_what_the_guide_says() -> None:
    assert set(SERVICES) == {"postgres", "migration", "first", "second", "standby", "prometheus"}
    assert set(BOTS) == {"first", "second", "standby"}
    assert {found[1] for found in VARIABLE.finditer(TEXT)} == set(SECRETS)
    for name in (*SECRETS, *SERVICES):
        assert f"`{name}`" in GUIDE, name


@pytest.mark.parametrize("name", BOTS)
def test_the_bot_knows_every_variable_that_is_set(name: str) -> None:
    given = settings(BOTS[name])
    assert set(given) <= set(Settings.model_fields), "a name that the bot doesn't read"
    assert all(isinstance(value, str) for value in BOTS[name]["environment"].values()), "an environment holds text"
    read = Settings(_env_file=None, **given)  # pyright: ignore[reportCallIssue]
    assert read.on_server and read.is_cluster and read.METRICS_PORT is not None


def test_the_clusters_share_all_connections_and_the_standby_has_them_too() -> None:
    read = {name: Settings(_env_file=None, **settings(service)) for name, service in BOTS.items()}  # pyright: ignore
    (count,) = {one.SHARDS for one in read.values()}
    assert sorted(read["first"].own_shards + read["second"].own_shards) == list(range(count))
    assert list(read["standby"].own_shards) == list(range(count))
    assert len({one.DATABASE_URL for one in read.values()}) == 1


def test_the_migration_goes_first_on_the_same_database() -> None:
    migration = SERVICES["migration"]
    assert migration["command"] == ["python", "-m", "storage", "migrate"]
    assert {name.lower() for name in migration["environment"]} <= set(DatabaseSettings.model_fields)
    assert settings(migration)["DATABASE_URL"] == settings(BOTS["first"])["DATABASE_URL"]
    assert migration["depends_on"] == {"postgres": {"condition": "service_healthy"}}
    for service in BOTS.values():
        assert service["depends_on"] == {"migration": {"condition": "service_completed_successfully"}}


def test_the_server_is_the_one_that_the_bot_is_told() -> None:
    server = settings(SERVICES["postgres"])
    url = re.fullmatch(r"postgresql\+asyncpg://(\w+):(\w+)@(\w+)/(\w+)", settings(BOTS["first"])["DATABASE_URL"])
    assert url is not None
    named = (server["POSTGRES_USER"], server["POSTGRES_PASSWORD"], "postgres", server["POSTGRES_DB"])
    assert url.groups() == named


def test_every_bot_is_watched_and_has_time_to_stop() -> None:
    scraped = yaml.safe_load(COMPOSE["configs"]["prometheus"]["content"])
    (job,) = scraped["scrape_configs"]
    (targets,) = [one["targets"] for one in job["static_configs"]]
    assert targets == [f"{name}:{service['environment']['METRICS_PORT']}" for name, service in BOTS.items()]
    for service in BOTS.values():
        assert service["environment"]["METRICS_HOST"] == "0.0.0.0", "another container asks"
        assert "ports" not in service, "it asks for no password"
        assert int(service["stop_grace_period"].removesuffix("s")) > 10
    used = {volume.partition(":")[0] for service in SERVICES.values() for volume in service.get("volumes", ())}
    assert used == set(COMPOSE["volumes"])


def test_what_runs_our_code_has_a_limit_and_no_rights() -> None:
    for name, service in SERVICES.items():
        if service.get("image") == "alakazum":
            assert int(service["mem_limit"].removesuffix("m")) >= 600, f"{name}: half as much again as an hour's peak"
            assert service["cap_drop"] == ["ALL"] and service["security_opt"] == ["no-new-privileges:true"], name
