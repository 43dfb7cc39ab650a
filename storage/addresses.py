"""What a database URL names, without the drivers: a file, or a database of a PostgreSQL server."""

from pathlib import Path

import sqlalchemy as sa
from sqlalchemy.exc import ArgumentError

from storage.errors import UnusableAddress

DRIVER = "postgresql+asyncpg"
SCHEMES = ("postgres", "postgresql", DRIVER)
"""How an address of PostgreSQL may begin: as hosts hand it out, or with the driver's name."""
EXAMPLE = f"{DRIVER}://user:password@host/database"
PLACES = ("host", "port")
"""What may stand behind the `?` of an address instead of before it, as for a socket in a folder."""
TLS = (
    "sslmode",
    "sslrootcert",
    "sslcert",
    "sslkey",
    "sslpassword",
    "sslcrl",
    "sslnegotiation",
    "ssl_min_protocol_version",
    "ssl_max_protocol_version",
    "target_session_attrs",
)
"""What else may stand there, by libpq's names: the driver reads it from an address of its own."""
LEFT_OUT = ("application_name", "channel_binding", "connect_timeout")
"""What hosts write there too: the first and the last are ours to say, the driver knows no channel binding."""
DatabasePlace = Path | sa.URL


def on_server(url: str) -> bool:
    """Whether a URL names a PostgreSQL database, not a file."""
    return url.partition(":")[0] in SCHEMES


def place(url: str) -> DatabasePlace:
    """What a URL names. Raises `UnusableAddress`, which repeats no password."""
    return server(url) if on_server(url) else file(url)


def named(place: DatabasePlace) -> str:
    """A database in words, without its password."""
    if isinstance(place, Path):
        return str(place)
    where = place.host or place.query.get("host") or "this machine"
    return f"the database {place.database} at {where}{f':{place.port}' if place.port else ''}"


def server(url: str) -> sa.URL:
    """The database of a server that a URL names. Raises `UnusableAddress`."""
    if url.count("@") > 1:  # the password's rest would be taken for the host, and told as such
        raise UnusableAddress("It has more than one @: in a user's name or a password write %40 for it.")
    try:
        parsed = sa.make_url(url)
    except (ArgumentError, ValueError) as error:
        raise UnusableAddress(f"It is no database URL; try {EXAMPLE}.") from error
    if not parsed.database:
        raise UnusableAddress(f"The database URL names no database; try {EXAMPLE}.")
    said = {"sslmode" if name == "ssl" else name: value for name, value in parsed.query.items()}
    for name in said:
        if name == "pgbouncer":
            raise UnusableAddress("It names a pooler: the bot needs a session of its own, so give the direct address.")
        if name not in (*PLACES, *TLS, *LEFT_OUT):
            raise UnusableAddress(f"Behind its ? may stand {', '.join((*PLACES, *TLS))}, not {name}.")
    query = {name: value for name, value in said.items() if name not in LEFT_OUT}
    return parsed.set(drivername=DRIVER, query=query)


def file(url: str) -> Path:
    """The file that a URL names. Raises `UnusableAddress`."""
    try:
        parsed = sa.make_url(url)
    except (ArgumentError, ValueError) as error:  # a port that is no number, for one
        said = "It" if "@" in url else repr(url)
        raise UnusableAddress(f"{said} is no database URL; try sqlite+aiosqlite:///alakazum.db.") from error
    if parsed.drivername not in ("sqlite", "sqlite+aiosqlite"):
        raise UnusableAddress(
            f"Only sqlite+aiosqlite:///file and {EXAMPLE} are understood, not {parsed.drivername}://."
        )
    if parsed.query:
        raise UnusableAddress("Behind the name of a file nothing may stand: leave out the ? and what follows.")
    if parsed.host is not None and parsed.database:
        raise UnusableAddress("It names a host; a file has three slashes before it, or four.")
    if not parsed.database or parsed.database == ":memory:":
        raise UnusableAddress("The database URL names no file; try sqlite+aiosqlite:///alakazum.db.")
    try:
        path = Path(parsed.database).resolve()
        is_folder, has_folder = path.is_dir(), path.parent.is_dir()
    except (OSError, ValueError) as error:  # too long, a loop of links, a null byte
        raise UnusableAddress(f"{parsed.database!r} can't be the path of a file. ({error})") from error
    if is_folder:
        raise UnusableAddress(f"{path} is a directory, not a database file.")
    if not has_folder:
        raise UnusableAddress(f"The folder {path.parent} doesn't exist; create it first.")
    return path
