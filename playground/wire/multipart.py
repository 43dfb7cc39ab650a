"""Bodies of several fields (``multipart/form-data``, RFC 7578), as HTTP clients write them.

A body is read in one go: it is in memory anyway, and pictures come with every other press.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple
from urllib.parse import unquote

PARAMETER = re.compile(r';\s*(?P<key>[\w-]+\*?)\s*=\s*(?:"(?P<quoted>(?:[^"\\]|\\.)*)"|(?P<plain>[^\s;]*))')
ESCAPED = re.compile(r"\\(.)")


class MalformedBody(ValueError):
    """No end, or a field that has none or no name."""


class FormField(NamedTuple):
    """One field of a form."""

    name: str
    filename: str | None
    """None: a value, no file."""
    content_type: str | None
    content: bytes


def fields(content_type: str, body: bytes) -> Iterator[FormField]:
    """The fields of a form with this header, in order.

    :raises MalformedBody: what is no form.
    """
    boundary = dict(_parameters(content_type)).get("boundary")
    if not boundary:
        raise MalformedBody("a form names its boundary")
    delimiter = b"\r\n--" + boundary.encode()
    _, *pieces = (b"\r\n" + body).split(delimiter)
    for piece in pieces:
        if piece.startswith(b"--"):
            return
        head, end, content = piece.partition(b"\r\n\r\n")
        if not end:
            break
        yield _field(head.decode(errors="replace"), content)
    raise MalformedBody("a form ends with its boundary and two dashes")


def _field(head: str, content: bytes) -> FormField:
    said: dict[str, str] = {}
    for line in head.splitlines():
        key, _, value = line.partition(":")
        said[key.strip().lower()] = value.strip()
    about = dict(_parameters(said.get("content-disposition", "")))
    if "name" not in about:
        raise MalformedBody("a field of a form has a name")
    return FormField(about["name"], about.get("filename"), said.get("content-type"), content)


def _parameters(header: str) -> Iterator[tuple[str, str]]:
    """``…; name="a"; filename*=utf-8''b`` in pairs; an encoded one comes last, so that it is the one taken."""
    encoded: list[tuple[str, str]] = []
    for found in PARAMETER.finditer(header):
        key, quoted, plain = found["key"].lower(), found["quoted"], found["plain"]
        value = ESCAPED.sub(r"\1", quoted) if quoted is not None else plain
        if key.endswith("*"):
            encoded.append((key[:-1], unquote(value.rpartition("'")[2])))  # utf-8'en'the%20text
        else:
            yield key, value
    yield from encoded
