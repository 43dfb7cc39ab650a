"""`.env`, where `python -m bot` and `python -m storage` look for settings: whether it is text that can be read."""

from __future__ import annotations

import codecs
from io import StringIO
from pathlib import Path

from dotenv.parser import parse_stream

ENV_FILE = Path(".env")

_SAVE = "Save it as plain UTF-8 (in Windows' Notepad: Save as, encoding UTF-8, not UTF-8 with BOM)."
_MARKS = (
    (codecs.BOM_UTF8, "begins with a byte order mark"),
    (codecs.BOM_UTF16_LE, "is in UTF-16"),
    (codecs.BOM_UTF16_BE, "is in UTF-16"),
)


def unreadable(path: Path = ENV_FILE) -> str | None:
    """Why settings can't be read from this file, in a sentence for whoever wrote it; None: they can, or it isn't there.

    Editors and PowerShell on Windows like to write UTF-16, or a mark that would become part of the first name.
    """
    try:
        written = path.read_bytes()
    except FileNotFoundError:
        return None
    except IsADirectoryError:
        return f"{path} is a folder. Settings belong into a file of that name, or into the environment."
    except OSError as error:
        return f"{path} can't be read: {error.strerror}."
    for mark, what in _MARKS:
        if written.startswith(mark):
            return f"{path} {what}. {_SAVE}"
    if b"\0" in written:
        return f"{path} is in UTF-16 or no text at all. {_SAVE}"
    try:
        text = written.decode()
    except UnicodeDecodeError as error:
        line = 1 + written.count(b"\n", 0, error.start)
        return f"{path} isn't UTF-8 (line {line}). {_SAVE}"
    for line in parse_stream(StringIO(text)):
        if line.error:
            said = line.original.string
            number = line.original.line + said[: -len(said.lstrip())].count(
                "\n"
            )  # it begins with the empty lines before
            return f"Line {number} of {path} isn't NAME=value."  # nor is it repeated: it may be the token
    return None
