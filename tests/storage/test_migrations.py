"""From an older schema to this one: whole or not at all, with a copy beside the file."""

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from storage import migrate
from storage.errors import NewerDatabase, StorageError
from storage.inspection import problems
from storage.schema import metadata
from tests.storage import children
from tests.storage.conftest import open_at
from tests.storage.examples import a_lobby, a_move, started
from tests.storage.processes import KILLED, needs_posix, run

TODAY = migrate.newest()
NEXT, LATER = (f"{int(TODAY) + further:04}" for further in (1, 2))
SCRIPT = """
import sqlalchemy as sa
from alembic import op

revision, down_revision = "{number}", "{before}"

def upgrade():
    op.add_column("tables", sa.Column("mood", sa.Text, server_default="merry"))
    op.create_table("moods", sa.Column("id", sa.Integer, primary_key=True))
    op.execute("INSERT INTO moods SELECT id FROM tables")
    op.execute("UPDATE tables SET mood = 'grim'")
    op.create_index("ix_moods", "tables", ["mood"])
"""


@pytest.fixture
def scripts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Migrations of a later version: one more than there are."""
    folder = Path(shutil.copytree(migrate.SCRIPTS, tmp_path / "migrations"))
    add(folder, NEXT, TODAY)
    monkeypatch.setattr(migrate, "SCRIPTS", folder)
    return folder


def add(folder: Path, number: str, before: str) -> None:
    """Write one more migration."""
    script = folder / "versions" / f"{number}_moods.py"
    script.write_text(SCRIPT.format(number=number, before=before))


@pytest.fixture
async def old(path: Path) -> Path:
    """A database of today's schema, with a live table of one move."""
    store = await open_at(path)
    row = a_lobby()
    await store.create_table(row)
    await store.commit(started(row))
    await store.commit(a_move(row.id, 0))
    await store.close()
    return path


def version(path: Path) -> str:
    """The revision a file says it has."""
    with closing(sqlite3.connect(path)) as connection:
        return str(connection.execute("SELECT version_num FROM alembic_version").fetchone()[0])


def moods(path: Path) -> list[str] | None:
    """What the later version added; None when it isn't there."""
    with closing(sqlite3.connect(path)) as connection:
        columns = [row[1] for row in connection.execute("PRAGMA table_info(tables)")]
        names = [row[0] for row in connection.execute("SELECT name FROM sqlite_schema WHERE name LIKE '%moods'")]
        if "mood" not in columns:
            assert names == []
            return None
        assert sorted(names) == ["ix_moods", "moods"]
        assert connection.execute("SELECT id FROM moods").fetchall() == [(1,)]
        return [row[0] for row in connection.execute("SELECT mood FROM tables")]


def copies(path: Path) -> list[str]:
    """The backup copies beside a file."""
    return sorted(file.name for file in path.parent.glob("*.before-*"))


def shapes(connection: sa.Connection) -> dict[str, object]:
    """Everything SQLite knows of a schema, without how its tables were spelled."""
    found: dict[str, object] = {}
    for kind, name, sql in connection.exec_driver_sql("SELECT type, name, sql FROM sqlite_schema").all():
        if kind == "table" and name != "alembic_version":
            for what in ("table_xinfo", "foreign_key_list"):
                found[f"{what} {name}"] = connection.exec_driver_sql(f"PRAGMA {what}('{name}')").all()
            found[f"rowid {name}"] = "WITHOUT ROWID" in sql
        elif kind == "index" and sql is not None:
            found[name] = sql
    return found


def test_the_migrations_lead_to_the_schema(new_database: Path) -> None:
    migrated, modelled = sa.create_engine(f"sqlite:///{new_database}"), sa.create_engine("sqlite://")
    with migrated.connect() as here, modelled.connect() as there:
        assert compare_metadata(MigrationContext.configure(here), metadata) == []
        metadata.create_all(there)
        assert shapes(here) == shapes(there)  # partial indexes too, which the comparison above doesn't see
    migrated.dispose()
    modelled.dispose()


def test_a_new_database_is_of_the_newest_schema_and_needs_no_copy(new_database: Path) -> None:
    assert version(new_database) == migrate.newest()
    assert copies(new_database) == []


def test_revisions_count_up() -> None:
    names = sorted(script.name for script in (migrate.SCRIPTS / "versions").glob("*.py"))
    assert [name[:4] for name in names] == [f"{number:04}" for number in range(1, len(names) + 1)]


async def test_nothing_is_migrated_where_nothing_changed(old: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("storage.database.upgrade", lambda _: pytest.fail("migrated without need"))
    await (await open_at(old)).close()
    assert copies(old) == []


async def test_an_older_database_is_copied_then_brought_up_to_date(old: Path, scripts: Path) -> None:
    store = await open_at(old)
    assert (await store.load(1)).n == 1
    await store.close()
    assert (version(old), moods(old)) == (NEXT, ["grim"])
    assert copies(old) == [f"alakazum.db.before-{NEXT}"]
    copy = old.with_name(f"alakazum.db.before-{NEXT}")
    assert (version(copy), moods(copy)) == (TODAY, None)


async def test_rolling_back_the_bot_is_refused_and_the_copy_is_the_way(
    old: Path, scripts: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    today = scripts.parent / "today"
    shutil.copytree(scripts, today)
    (today / "versions" / f"{NEXT}_moods.py").unlink()
    await (await open_at(old)).close()
    monkeypatch.setattr(migrate, "SCRIPTS", today)
    with pytest.raises(NewerDatabase, match=f"schema {NEXT}; this one knows up to {TODAY}"):
        await open_at(old)
    shutil.copy(old.with_name(f"alakazum.db.before-{NEXT}"), old)
    store = await open_at(old)
    assert (await store.load(1)).n == 1
    await store.close()


async def test_several_migrations_are_one_transaction(old: Path, scripts: Path) -> None:
    add(scripts, LATER, NEXT)  # the same columns once more: it fails
    with pytest.raises(StorageError, match="could not be brought up to date; it is as it was"):
        await open_at(old)
    assert (version(old), moods(old)) == (TODAY, None)
    with pytest.raises(StorageError):
        await open_at(old)
    assert copies(old) == [f"alakazum.db.before-{LATER}", f"alakazum.db.before-{LATER}-2"]


@needs_posix
def test_a_kill_at_each_statement_of_a_migration_leaves_the_old_or_the_new(
    old: Path, scripts: Path, tmp_path: Path
) -> None:
    found: list[str] = []
    for statement in range(60):
        (folder := tmp_path / str(statement)).mkdir()
        copy = Path(shutil.copy(old, folder / "alakazum.db"))
        ended = run(children.migrate_and_die, copy, scripts, statement)
        found.append(version(copy))
        assert moods(copy) == (["grim"] if found[-1] == NEXT else None)
        assert run(children.migrate_and_die, copy, scripts, 10_000) == 0  # the next start succeeds
        assert moods(copy) == ["grim"]
        assert problems_of_today(copy) == []
        if ended == 0:
            break
        assert ended == KILLED
    assert found == sorted(found)
    assert found.count(TODAY) > 8
    assert found[-1] == NEXT


def problems_of_today(path: Path) -> list[str]:
    """What is wrong besides being of another version."""
    return [problem for problem in problems(path) if "Its schema" not in problem]


@needs_posix
def test_a_kill_while_a_new_database_is_made_leaves_none_or_a_whole_one(tmp_path: Path) -> None:
    for statement in range(0, 100, 2):
        (folder := tmp_path / str(statement)).mkdir()
        path = folder / "alakazum.db"
        ended = run(children.migrate_and_die, path, migrate.SCRIPTS, statement)
        assert run(children.make_one_live, path) == 0
        assert problems(path) == []
        assert copies(path) == []
        if ended == 0:
            break
        assert ended == KILLED
    assert statement > 20
