"""Frames that no gateway should send, as faults of a plan: `frame-html @20`."""

from __future__ import annotations

from typing import Final

FRAMES: Final[dict[str, str | bytes]] = {
    "frame-zlib": b"no compressed stream at all\x00\x00\xff\xff",
    "frame-text": "upstream connect error or disconnect/reset before headers",
    "frame-html": "<!DOCTYPE html>\n<html><body><h1>502 Bad Gateway</h1></body></html>",
    "frame-cut": '{"t":"MESSAGE_CREATE","s":7,"op":0,"d":{"id":"12',
    "frame-list": '[{"op":11}]',
    "frame-null": "null",
    "frame-hello": '{"t":null,"s":null,"op":10,"d":{}}',
    "frame-bare": '{"t":"INTERACTION_CREATE","s":null,"op":0,"d":{"type":3,"id":"1","token":"a"}}',
}
"""By the fault's name: broken compression, plain text, a page, half an event, a list, nothing, a greeting without its
interval, an interaction without its parts. Bytes go out as they are, words like any other frame."""
