"""The one runner of acts: fills in what is known, calls, compares what comes back with what was sent, asks people."""

from __future__ import annotations

import asyncio
import json
import re
from dataclasses import dataclass, field
from typing import Any, cast

import discord
from discord.http import Route
from discord.webhook.async_ import AsyncWebhookAdapter

from bot.loop_time import Time
from bot.operations.check.recorder import Recorder, aside, path_of
from bot.operations.check.shapes import lost, pictures_of
from bot.operations.check.steps import Json, body_of, form_of

PATIENCE = 120.0
"""Seconds that a person has for each thing they are asked for."""
LISTENED, SLICES = 5.0, 10
"""Seconds in which a press on a control that is gone would be heard."""
NAME = re.compile(r"\{([\w:.]+)\}")
WHY = {
    "news": "this server has no announcement channel that the bot sees",
    "voice": "this server has no voice channel that the bot sees",
    "closed": "no channel of this server is shown to the bot and denies it Send Messages",
}
"""Why a step wasn't tried for want of something; of other things, because a step before it failed."""
TOLD_ONLY = frozenset(("id", "application_id", "guild_id", "version"))
"""What Discord tells of a command and doesn't take."""
ASKED: Json = {"call": "POST /channels/{channel}/messages", "saves": "ask", "aside": True}


class NotTried(Exception):
    """The step could not be tried; the message says why."""


@dataclass
class Bench:
    """One run of the check."""

    client: discord.Client
    recorder: Recorder
    time: Time
    patience: float
    known: Json
    """By name: ids, and what calls have saved."""
    facts: Json = field(default_factory=dict[str, Any])
    """What was seen beside the calls; compared too."""
    otherwise: list[str] = field(default_factory=list[str])
    """What came back otherwise than it was sent."""
    undo: dict[str, Json] = field(default_factory=dict[str, Json])
    """By the path of its deletion what is still to be taken away: the call that made it; the newest last."""
    late: list[str] = field(default_factory=list[str])
    """What was pressed while no step waited for it."""
    _waiting: dict[str, asyncio.Future[Any]] = field(default_factory=dict[str, "asyncio.Future[Any]"])

    async def step(self, acts: list[Json]) -> None:
        """Do them in turn. Raises NotTried."""
        made = {"press", "token", *(act.get("saves") for act in acts)}
        self.filled([f"{{{name}}}" for name in NAME.findall(json.dumps(acts)) if name.partition(":")[0] not in made])
        for act in acts:
            if "ask" in act:
                self._met(await self._asked(act))
            elif "gone" in act:
                await self._listened(act["gone"])
            else:
                with aside(act.get("aside", False)):
                    await self.tried(act)

    async def tidy(self) -> None:
        """Take away what was made aside; only after the step, for a press waits for its answer."""
        with aside():
            for path in [path for path, made in self.undo.items() if made.get("aside")]:
                await self.tried({"call": f"DELETE {path}"})

    def filled(self, value: Any) -> Any:
        """Return `value` with what is known in the place of `{name}`. Raises NotTried."""
        if isinstance(value, dict):
            return {key: self.filled(one) for key, one in cast(Json, value).items()}
        if isinstance(value, list):
            return [self.filled(one) for one in cast("list[Any]", value)]
        if not isinstance(value, str):
            return value
        whole = NAME.fullmatch(value)
        return self._of(whole[1]) if whole else NAME.sub(lambda found: self._of(found[1]), value)

    def _of(self, name: str) -> Any:
        if name not in self.known:
            raise NotTried(WHY.get(name, "a step before it failed"))
        return self.known[name]

    # ---- calls -------------------------------------------------------------------------------------------------------

    async def tried(self, act: Json) -> Any:
        """Return what a call gives; None where Discord refuses it, which the recorder keeps."""
        try:
            return await self.call(act)
        except discord.HTTPException:
            return None

    async def call(self, act: Json) -> Any:
        """Make a call, keep what it saves, compare. Raises discord.HTTPException."""
        method, path = self.filled(act["call"]).split(" ", 1)
        body, same = self.filled(body_of(act)), self.filled(act.get("same"))
        answer: Any = await self._answer(method, path, body, act["call"])
        if method == "DELETE":
            self.undo.pop(path, None)
        back: Any = answer["resource"]["message"] if "resource" in (answer or ()) else answer
        if "saves" in act:
            self._saved(act, path.partition("?")[0], back)
        sent = body.get("data") if "type" in act else body
        if same:
            self.otherwise += [] if back["id"] == same else ["the same nonce gives another message"]
        elif sent and back and not act.get("aside"):
            where = f"{method} {path_of(path.partition('?')[0])}"
            self.otherwise += [f"{where}: {at.lstrip('.')} isn't what was sent" for at in lost(sent, back)]
        return answer

    async def _answer(self, method: str, path: str, body: Any, template: str) -> Any:
        route, http, form = Route(method, path), self.client.http, form_of(body)
        route.path = template  # what rate limits are told apart by, with these:
        room, *ids = path.strip("/").partition("?")[0].split("/")
        if room not in ("interactions", "webhooks"):
            route.channel_id = int(ids[0]) if room == "channels" else None
            return await (http.request(route, form=form) if form else http.request(route, json=body))
        route.webhook_id, route.webhook_token = int(ids[0]), ids[1]
        sent: Any = {"multipart": form} if form else {"payload": body}
        return await AsyncWebhookAdapter().request(route, cast(Any, http)._HTTPClient__session, **sent)

    def _saved(self, act: Json, path: str, back: Any) -> None:
        name, room = act["saves"], path.rpartition("/")[2]
        if isinstance(back, list):
            rows = cast("list[Json]", back)
            self.known[name] = [{key: row[key] for key in row.keys() - TOLD_ONLY} for row in rows]
            self.undo[path] = act
            return
        self.known |= {name: back["id"]} | {f"{name}:{each}": id for each, id in pictures_of(back).items()}
        if room in ("messages", "emojis", "threads"):
            self.undo[f"/channels/{back['id']}" if room == "threads" else f"{path}/{back['id']}"] = act

    # ---- people ------------------------------------------------------------------------------------------------------

    async def _asked(self, act: Json) -> Any:
        """Ask the people in the channel, and wait until it happens. Raises NotTried."""
        name, waiting = act["name"], asyncio.get_running_loop().create_future()
        self._waiting[name] = waiting
        with aside():
            await self.call(ASKED | {"words": f"**{{title}}** · {act['ask']} (within two minutes)"})
        patience = asyncio.ensure_future(self.time.sleep(self.patience))
        try:
            await asyncio.wait({waiting, patience}, return_when=asyncio.FIRST_COMPLETED)
            if not waiting.done():
                raise NotTried("nobody did it within two minutes")
            return waiting.result()
        finally:
            patience.cancel()
            del self._waiting[name]

    def _met(self, what: discord.Thread | discord.Interaction[Any]) -> None:
        """Keep the facts of what people did, and what it is answered by. Raises NotTried."""
        if isinstance(what, discord.Thread):
            if what.permissions_for(what.guild.me).manage_threads:
                raise NotTried("the bot may manage threads here, so it may write in locked ones")
            return
        self.known |= {"press": str(what.id), "token": what.token}
        community = what.guild is None or "COMMUNITY" in what.guild.features
        self.facts |= {
            "says what we may do": what.app_permissions.value != 0,
            "a server without COMMUNITY is en-US": community or what.guild_locale == discord.Locale.american_english,
            "is private": what.message is not None and what.message.flags.ephemeral,
            "looks wrong": str(what.custom_id).endswith(".wrong"),
            "values": cast(Json, what.data or {}).get("values"),
        }

    async def _listened(self, name: str) -> None:
        """Nothing may come of a control that is gone."""
        await self.time.sleep(LISTENED / SLICES)  # what was pressed before the edit may be on its way
        self.late.clear()
        for _ in range(SLICES):
            await self.time.sleep(LISTENED / SLICES)
        self.facts["a control that is gone is refused"] = name not in self.late

    def waits_for(self, name: str) -> bool:
        """Return whether a step waits for this command, control or thread."""
        return name in self._waiting and not self._waiting[name].done()

    def happened(self, name: str, what: Any) -> bool:
        """Tell the step that waits for it. False: none does."""
        if not self.waits_for(name):
            self.late.append(name)
            return False
        self._waiting[name].set_result(what)
        return True
