"""Which tables there are that aren't over, and where."""

from __future__ import annotations

from .table import Table


class Registry:
    """The tables that aren't over, by id and by channel; perhaps only the head of one is loaded."""

    def __init__(self) -> None:
        self._tables: dict[int, Table] = {}
        self._by_channel: dict[int, int] = {}

    def add(self, table: Table) -> None:
        """A table that isn't over."""
        self._tables[table.id] = table
        self._by_channel[table.place.here] = table.id

    def remove(self, table: Table) -> None:
        """A table that is over."""
        self._tables.pop(table.id, None)
        self._by_channel.pop(table.place.here, None)

    def get(self, table_id: int) -> Table | None:
        """The table of that id; None where it is over, or never was."""
        return self._tables.get(table_id)

    @property
    def all(self) -> list[Table]:
        """Every table, in no order."""
        return list(self._tables.values())

    def table_in(self, channel_id: int) -> int | None:
        """The id of the table in this channel or thread."""
        return self._by_channel.get(channel_id)

    def under(self, channel_id: int) -> list[int]:
        """The ids of the tables in this channel or thread, and in the threads of this channel."""
        return sorted(one.id for one in self._tables.values() if channel_id in (one.place.here, one.place.channel))

    def in_guild(self, guild: int) -> list[int]:
        """The ids of the tables in a server's channels."""
        return sorted(one.id for one in self._tables.values() if one.place.guild == guild and not one.place.hidden)

    def guilds(self) -> set[int]:
        """The servers that have tables in their channels."""
        return {table.place.guild for table in self._tables.values() if not table.place.hidden}
