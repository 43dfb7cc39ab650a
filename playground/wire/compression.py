"""How a gateway connection is compressed: not at all, as one zlib stream, or as one Zstandard stream.

discord.py asks for `zstd-stream` where it finds a Zstandard library (Python 3.14 has one), else for `zlib-stream`.
On a loopback nothing is gained by squeezing, so our Zstandard stream is one frame of raw blocks and needs no library.
"""

from __future__ import annotations

import zlib
from collections.abc import Callable

Encoder = Callable[[str], str | bytes]
"""A message's text as it goes into the socket."""

_ZSTD_START = (0xFD2FB528).to_bytes(4, "little") + bytes([0x00, (17 - 10) << 3])
"""Magic number; no sizes, no checksum; a window of 2**17 bytes, which is the greatest block as well."""
_ZSTD_BLOCK = 1 << 17


def _plain(text: str) -> str:
    return text


def _zlib() -> Encoder:
    stream = zlib.compressobj(level=0)
    return lambda text: stream.compress(text.encode()) + stream.flush(zlib.Z_SYNC_FLUSH)


def _zstd() -> Encoder:
    start = _ZSTD_START

    def encode(text: str) -> bytes:
        nonlocal start
        data, done, start = text.encode(), start, b""
        for at in range(0, len(data), _ZSTD_BLOCK):
            block = data[at : at + _ZSTD_BLOCK]
            done += (len(block) << 3).to_bytes(3, "little") + block  # not the last block, of type 0: raw
        return done

    return encode


ENCODERS: dict[str | None, Callable[[], Encoder]] = {
    None: lambda: _plain,
    "zlib-stream": _zlib,
    "zstd-stream": _zstd,
}
"""By what a client asks for in `compress=`; one encoder for each connection."""
