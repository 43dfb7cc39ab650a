"""A form as Discord takes it, and what somebody has filled in."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import discord

from bot.screens.screen import Field, Form

LABEL, SELECT, LINE, CHANNEL = 18, 3, 4, 8
"""Kinds of components."""
LONGEST = 60
"""Characters of a line."""
KINDS = [kind.value for kind in (discord.ChannelType.text, discord.ChannelType.news, discord.ChannelType.voice)]


def body(form: Form) -> dict[str, Any]:
    """Return what is sent to Discord."""
    labels = [{"type": LABEL, "label": each.label, "component": _component(each)} for each in form.fields]
    return {"custom_id": form.id, "title": form.title, "components": labels}


def _component(field: Field) -> dict[str, Any]:
    named = {"custom_id": field.name, "required": True}
    if field.options:
        options = [{"label": one.label, "value": one.value, "default": one.chosen} for one in field.options]
        return {"type": SELECT, **named, "options": options}
    if field.channel is not None:
        chosen = [{"id": str(field.channel), "type": "channel"}]
        return {"type": CHANNEL, **named, "channel_types": KINDS, "default_values": chosen}
    value = {"value": field.value} if field.value else {}
    return {"type": LINE, **named, "style": 1, "max_length": LONGEST, **value}


def filled(data: Mapping[str, Any]) -> dict[str, str]:
    """Return what stands in a form that was sent, by field; of several chosen things the first."""
    parts = [one["component"] for one in data["components"] if one["type"] == LABEL]
    return {part["custom_id"]: str(part["value"] if "value" in part else (part["values"] or [""])[0]) for part in parts}
