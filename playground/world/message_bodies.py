"""From the body of a request to the fields of a message: everything a message may carry is checked and resolved here.

One `MessageContent` serves creation and edit, by the bot's token, by an interaction or by a person.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from . import components
from .errors import DiscordError, Json, Unsupported, is_list, is_object, part, wrong_field
from .files import MAX_FILE, Part
from .model import COMPONENTS_V2, EPHEMERAL, SUPPRESS_EMBEDS, SUPPRESS_NOTIFICATIONS, Channel, Message, StoredFile, User
from .permissions import P, in_channel
from .validation import Anything, Bool, Check, Fields, FormErrors, Id, Int, ListOf, Path, Text, Timestamp, Url

if TYPE_CHECKING:
    from .world import World

MAX_CONTENT = 2000
FORWARD = 1
MAX_EMBED_TEXT = 6000

_PICTURE_URL = Url(2048, ("http", "https", "attachment"))
_PICTURE_REQUIRED = Url(2048, ("http", "https", "attachment"), required=True)
_GIVEN_BACK = frozenset({
    "proxy_url", "proxy_icon_url", "height", "width", "content_type", "placeholder", "placeholder_version",
    "description", "flags", "loading_state", "provider", "video", "content_scan_version", "id", "reference_id",
})  # fmt: skip
"""What Discord adds to an embed; a bot that edits what it has read sends it along, and it is ignored."""
_PICTURE = Fields("embed picture", {"url": _PICTURE_REQUIRED}, extra=_GIVEN_BACK)
_SHOWN = ("title", "description", "fields", "image", "thumbnail", "author", "footer")


def _says_something(form: FormErrors, path: Path, embed: Json) -> None:
    """An embed without any field is no item of the list (discord-api-docs #1765), one of nothing but a colour lacks a
    description (discordjs/discord.js #8317)."""
    if not embed:
        form.fail(path, "LIST_ITEM_VALUE_REQUIRED", "List item values of ModelType are required")
    elif not any(_trimmed(embed.get(key)) for key in _SHOWN):
        form.required((*path, "description"))


def _trimmed(part: Any) -> Any:
    """An embed, or a part of it, as Discord measures and keeps it.

    "Leading and trailing whitespace characters are not included (they are trimmed automatically)"
    (https://discord.com/developers/docs/resources/message#embed-object-embed-limits).
    """
    if is_object(part):
        return {key: _trimmed(one) for key, one in part.items()}
    if is_list(part):
        return [_trimmed(one) for one in part]
    return part.strip() if isinstance(part, str) else part


def _words(high: int, low: int = 0, *, required: bool = False) -> Text:
    """A text of an embed."""
    return Text(low, high, required=required, trimmed=True)


EMBED = Fields("embed", {
    "title": _words(256), "description": _words(4096), "url": Url(2048), "color": Int(0, 0xFFFFFF),
    "timestamp": Timestamp(), "type": Text(0),
    "footer": Fields("embed footer", {"text": _words(2048), "icon_url": _PICTURE_URL}, extra=_GIVEN_BACK),
    "image": _PICTURE, "thumbnail": _PICTURE,
    "author": Fields("embed author", {
        "name": _words(256, required=True), "url": Url(2048), "icon_url": _PICTURE_URL}, extra=_GIVEN_BACK),
    "fields": ListOf(Fields("embed field", {
        "name": _words(256, 1, required=True), "value": _words(1024, 1, required=True), "inline": Bool()}), 0, 25),
}, extra=_GIVEN_BACK, also=_says_something)  # fmt: skip
ALLOWED_MENTIONS = Fields("allowed_mentions", {
    "parse": ListOf(Text()), "users": ListOf(Id(), 0, 100), "roles": ListOf(Id(), 0, 100), "replied_user": Bool(),
})  # fmt: skip
REFERENCE = Fields("message_reference", {
    "message_id": Id(required=True), "channel_id": Id(), "guild_id": Id(), "fail_if_not_exists": Bool(),
    "type": Int(0, 1),
})  # fmt: skip
ATTACHMENT = Fields("attachment", {
    "id": Id(required=True), "filename": Text(1, 1024), "description": Text(0, 1024), "title": Text(0, 1024),
}, extra=frozenset({"url", "proxy_url", "size", "content_type", "height", "width", "spoiler", "ephemeral", "flags",
                    "duration_secs", "waveform", "is_spoiler"}))  # fmt: skip

BODY: dict[str, Check] = {
    "content": Text(0, MAX_CONTENT), "embeds": ListOf(EMBED, 0, 10), "components": Anything(), "flags": Int(0),
    "attachments": ListOf(ATTACHMENT, 0, 10), "allowed_mentions": ALLOWED_MENTIONS, "tts": Bool(),
}  # fmt: skip
"""What every message body may have; creation by the bot's token adds to it."""

_USER_MENTION = re.compile(r"<@!?(\d{1,20})>")
_ROLE_MENTION = re.compile(r"<@&(\d{1,20})>")
_EVERYONE = re.compile(r"@(everyone|here)\b")


@dataclass(slots=True)
class MessageContent:
    """The checked content of a message, ready to be stored."""

    content: str
    embeds: list[Json]
    components: list[Json]
    flags: int
    files: dict[int, StoredFile]
    mentions: list[User] = field(default_factory=list[User])
    roles: list[int] = field(default_factory=list[int])
    everyone: bool = False

    def shown_files(self) -> list[StoredFile]:
        """The files listed under `attachments`: those that no component has taken for itself."""
        taken = {
            media["attachment_id"] for _, media in components.media_places(self.components) if "attachment_id" in media
        }
        return [file for file in self.files.values() if str(file.id) not in taken]


def no_unsupported(body: Json) -> None:
    """:raises Unsupported: polls, stickers and forwarded messages."""
    if body.get("poll") is not None:
        raise Unsupported("polls (field 'poll' of a message)")
    if body.get("sticker_ids"):
        raise Unsupported("stickers (field 'sticker_ids' of a message)")
    if int(part(body, "message_reference").get("type") or 0) == FORWARD:
        raise Unsupported("forwarded messages (a message_reference of type 1)")


class MessageBodies:
    """Reads message bodies. One per world."""

    def __init__(self, world: World) -> None:
        self.world = world

    def read(
        self,
        spec: Fields,
        body: Any,
        parts: Sequence[Part],
        channel: Channel,
        author: User,
        *,
        old: Message | None = None,
        path: Path = (),
        ephemeral: bool = False,
        reply_to: Message | None = None,
    ) -> MessageContent:
        """Check a body against `spec` and what the message was before.

        :raises DiscordError: 50035 with every error of the form, 50006 for an empty message, 40005 for too big a file,
            400001 for files where the server may not upload any.
        :raises Unsupported: the body has something the playground does not know.
        """
        form = self.world.form()
        if not spec.check(form, path, body):
            form.close()
        if body.get("embeds"):
            body = {**body, "embeds": _trimmed(body["embeds"])}
        no_unsupported(body)
        flags = _flags(body, old)
        v2 = bool(flags & COMPONENTS_V2)
        if body.get("components") is not None:
            components.check_message(form, body["components"], (*path, "components"), v2=v2)
        if v2:
            _no_legacy(form, body, old, path)
        _embeds(form, body, path)
        _mention_rules(form, body, path)
        form.close()
        draft = self._resolve(form, body, parts, channel, old, flags, path, ephemeral)
        form.close()
        if not (draft.content or draft.embeds or draft.components or draft.files):
            raise DiscordError(50006)
        self._mentions(draft, body, channel, author, reply_to)
        self.world.cdn.keep(draft.files.values())
        return draft

    def _resolve(
        self, form: FormErrors, body: Json, parts: Sequence[Part], channel: Channel, old: Message | None, flags: int,
        path: Path, ephemeral: bool,
    ) -> MessageContent:  # fmt: skip
        """Files first, then everything that points at them."""
        if parts and channel.guild is not None and not channel.guild.uploads:
            raise DiscordError(400001)
        before: Json = old.payload if old else {"content": "", "embeds": [], "components": []}
        files, by_name = self._files(form, body, parts, channel, old, path, ephemeral)

        def resolve(url: str) -> components.Media:
            scheme, _, name = url.partition("://")
            if scheme != "attachment":
                return self.world.cdn.outside(url), None, None
            file = by_name[name]
            return self.world.cdn.media(file), file.filename, len(file.content)

        given = body.get("components")
        if given is not None:
            for place, media in components.media_places(given, (*path, "components")):
                scheme, _, name = media["url"].partition("://")
                if scheme == "attachment" and name not in by_name:
                    code = "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND"
                    form.fail((*place, "url"), code, "The referenced attachment was not found")
            self._known_emojis(form, given, channel, (*path, "components"))
        embeds = body.get("embeds")
        form.close()
        return MessageContent(
            content=(body["content"] or "").strip() if "content" in body else before["content"],
            embeds=before["embeds"]
            if "embeds" not in body
            else [_embed(one, by_name, self.world) for one in embeds or ()],
            components=before["components"] if "components" not in body else components.finish(given or [], resolve),
            flags=flags,
            files=files,
        )

    def _files(
        self, form: FormErrors, body: Json, parts: Sequence[Part], channel: Channel, old: Message | None,
        path: Path, ephemeral: bool,
    ) -> tuple[dict[int, StoredFile], dict[str, StoredFile]]:  # fmt: skip
        """The files the message will have, and those that `attachment://name` may mean in this request."""
        listed: list[Json] | None = body.get("attachments")
        existing = old.files if old else {}
        uploads = {str(part.number): part for part in parts}
        if len(uploads) != len(parts):
            raise wrong_field("files", "DUPLICATED", "Same number")
        kept: dict[int, StoredFile] = dict(existing) if listed is None else {}
        by_name: dict[str, StoredFile] = {}
        described: dict[str, Json] = {}
        for index, entry in enumerate(listed or ()):
            key = str(entry["id"])
            if key in uploads:
                described[key] = entry
            elif int(key) in existing:
                file = kept[int(key)] = existing[int(key)]
                if entry.get("filename"):
                    by_name[file.filename] = file
            else:
                form.fail((*path, "attachments", index), "ATTACHMENT_NOT_FOUND", "Attachment data not found")
        for key, upload in uploads.items():
            if len(upload.content) > MAX_FILE:
                raise DiscordError(40005)
            entry = described.get(key, {})
            file = self.world.cdn.store(
                entry.get("filename") or upload.filename, upload.content, entry.get("description"), channel,
                ephemeral=ephemeral,
            )  # fmt: skip
            kept[file.id] = by_name[file.filename] = file
        form.length((*path, "attachments"), len(kept), 0, 10)
        return kept, by_name

    def _known_emojis(self, form: FormErrors, given: list[Json], channel: Channel, path: Path) -> None:
        for place, component in components.walk(given, path):
            holders = [(place, component)]
            holders += [((*place, "options", n), one) for n, one in enumerate(component.get("options") or ())]
            for where, holder in holders:
                emoji = holder.get("emoji")
                if emoji and emoji.get("id") is not None and not self.world.knows_emoji(int(emoji["id"])):
                    form.fail((*where, "emoji", "id"), "COMPONENT_INVALID_EMOJI", "Invalid emoji")

    def _mentions(
        self, draft: MessageContent, body: Json, channel: Channel, author: User, reply_to: Message | None
    ) -> None:
        text = "\n".join([draft.content, *components.texts(draft.components)])
        rules = body.get("allowed_mentions")
        users = [int(one) for one in _USER_MENTION.findall(text)]
        roles = [int(one) for one in _ROLE_MENTION.findall(text)]
        everyone = bool(_EVERYONE.search(text))
        replied = reply_to is not None
        if rules is not None:
            parse = rules.get("parse") or ()
            if "users" not in parse:
                users = [one for one in users if one in {int(each) for each in rules.get("users") or ()}]
            if "roles" not in parse:
                roles = [one for one in roles if one in {int(each) for each in rules.get("roles") or ()}]
            everyone &= "everyone" in parse
            replied &= bool(rules.get("replied_user"))
        if reply_to is not None and replied:
            users.append(reply_to.author.id)
        known = self.world.users
        draft.mentions = [known[one] for one in dict.fromkeys(users) if one in known]
        may_all = channel.guild is not None and bool(in_channel(channel, author) & P.MENTION_EVERYONE)
        draft.everyone = everyone and may_all
        if channel.guild is not None:
            found = channel.guild.roles
            draft.roles = [one for one in dict.fromkeys(roles) if one in found and (found[one].mentionable or may_all)]


def _flags(body: Json, old: Message | None) -> int:
    """On creation the four a sender may set; on edit only two of them, and the layout flag stays for good."""
    given = int(body.get("flags") or 0)
    if old is None:
        return given & (SUPPRESS_EMBEDS | SUPPRESS_NOTIFICATIONS | COMPONENTS_V2 | EPHEMERAL)
    kept = old.flags
    if "flags" in body:
        kept = kept & ~SUPPRESS_EMBEDS | given & (SUPPRESS_EMBEDS | COMPONENTS_V2)
    return kept


def _no_legacy(form: FormErrors, body: Json, old: Message | None, path: Path) -> None:
    """Components V2 stand alone: no content, no embeds, no stickers — and none left over from before."""
    before: Json = old.payload if old else {}
    for key in ("content", "embeds", "sticker_ids"):
        value = body[key] if key in body else before.get(key)
        if value:
            text = f"The '{key}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2"
            form.fail((*path, key), "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2", text)


def _embeds(form: FormErrors, body: Json, path: Path) -> None:
    total = 0
    for embed in body.get("embeds") or ():
        total += len(embed.get("title") or "") + len(embed.get("description") or "")
        total += len(part(embed, "footer").get("text") or "") + len(part(embed, "author").get("name") or "")
        total += sum(len(one["name"]) + len(one["value"]) for one in embed.get("fields") or ())
    if total > MAX_EMBED_TEXT:
        text = f"Embed size exceeds maximum size of {MAX_EMBED_TEXT}"
        form.fail((*path, "embeds"), "MAX_EMBED_SIZE_EXCEEDED", text)


def _embed(embed: Json, by_name: dict[str, StoredFile], world: World) -> Json:
    """An embed as Discord gives it back."""
    done: Json = {**{key: value for key, value in embed.items() if key in EMBED.fields}, "type": "rich"}
    for key in ("image", "thumbnail"):
        if embed.get(key):
            scheme, _, name = embed[key]["url"].partition("://")
            if scheme == "attachment" and name in by_name:
                media = world.cdn.media(by_name[name])
                done[key] = {part: media[part] for part in ("url", "proxy_url", "width", "height", "content_type")}
            else:
                done[key] = {"url": embed[key]["url"], "proxy_url": embed[key]["url"], "width": 0, "height": 0}
    if done.get("fields"):
        done["fields"] = [{"inline": False, **one} for one in done["fields"]]
    return {key: value for key, value in done.items() if value is not None}


def _mention_rules(form: FormErrors, body: Json, path: Path) -> None:
    rules = body.get("allowed_mentions")
    if not rules:
        return
    place = (*path, "allowed_mentions")
    for index, kind in enumerate(rules.get("parse") or ()):
        form.one_of((*place, "parse", index), kind, ("everyone", "users", "roles"))
        if kind in ("users", "roles") and rules.get(kind):
            text = f'parse:["{kind}"] and {kind}: [ids...] are mutually exclusive.'
            form.fail(place, "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE", text)
