"""The steps of `steps.toml`, and what Discord is sent of each call there."""

from __future__ import annotations

import io
import json
import tomllib
from pathlib import Path
from typing import Any, cast

from PIL import Image

Json = dict[str, Any]
PREFIX = "check:"
"""Custom ids of our controls begin so."""
STEPS: dict[str, list[Json]] = tomllib.loads(Path(__file__).with_suffix(".toml").read_text(encoding="utf-8"))
"""Name → acts."""
OF_COMPONENTS = 1 << 15
BUTTONS = {
    "board": "Board",
    "hand": "Press me next",
    "going": "Going",
    "look.right": "Looks right",
    "look.wrong": "Looks wrong",
}
LIST: Json = {
    "type": 3,
    "placeholder": "Choose",
    "options": [{"label": word, "value": word.lower()} for word in ("One", "Two")],
}
NO_EMOJI: Json = {"type": 2, "style": 2, "emoji": {"id": "{nothing}", "name": "nothing"}}


def body_of(act: Json) -> Any:
    """Return what is sent, with names of what is known; None: nothing."""
    data: Any = page(act) if "words" in act else act.get("body")
    return data if "type" not in act else {"type": act["type"]} | ({} if data is None else {"data": data})


def page(act: Json) -> Json:
    """Return a message as the bot's are: words, pictures in galleries, controls, all in one frame."""
    pictures: list[str] = act.get("pictures", [])
    kept: dict[str, str] = act.get("kept", {})
    galleries = [{"media": {"url": f"attachment://{name}"}, "description": name} for name in pictures]
    parts: list[Json] = [{"type": 10, "content": act["words"]}, *({"type": 12, "items": [one]} for one in galleries)]
    parts += [{"type": 1, "components": [_control(name)]} for name in act.get("controls", ())]
    new: list[Json] = [{"filename": name, "description": name} for name in pictures if name not in kept]
    attachments: list[Json] = [{"id": id, "filename": name} for name, id in kept.items()]
    attachments += [{"id": at, **one} for at, one in enumerate(new)]
    message: Json = {
        "components": [{"type": 17, "accent_color": 0x0072B2, "components": parts}],
        "attachments": attachments,
        "flags": OF_COMPONENTS | act.get("flags", 0),
        "allowed_mentions": {"parse": [], "users": act.get("mentions", [])},
    }
    return message | ({"nonce": act["nonce"], "enforce_nonce": True} if "nonce" in act else {})


def _control(name: str) -> Json:
    button: Json = {"type": 2, "style": 2, "label": BUTTONS.get(name)}
    others = {"list": LIST, "emoji": NO_EMOJI}
    return others.get(name, button) | {"custom_id": PREFIX + name}


def form_of(body: Any) -> list[Json]:
    """Return the form where a body names new files; empty: it has none."""
    data: Any = cast(Any, body).get("data", body) if isinstance(body, dict) else {}
    files: list[Json] = [
        {
            "name": f"files[{one['id']}]",
            "value": a_picture() if one["filename"].endswith(".png") else b"{}",
            "filename": one["filename"],
            "content_type": "application/octet-stream",
        }
        for one in data.get("attachments", ())
        if isinstance(one["id"], int)
    ]
    return [{"name": "payload_json", "value": json.dumps(body)}, *files] if files else []


def a_picture() -> bytes:
    """Return a picture of about the size of a board's."""
    file = io.BytesIO()
    Image.effect_noise((360, 240), 60).save(file, "PNG")
    return file.getvalue()
