"""What a browser may ask of the page, as bounded data: every frame that comes over the websocket is one of these.

`n` is the browser's own number for the question; the answer carries it back.
"""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, TypeAdapter

Id = Annotated[str, StringConstraints(pattern=r"^\d{1,20}$")]
Text = Annotated[str, StringConstraints(max_length=6000)]
Short = Annotated[str, StringConstraints(min_length=1, max_length=100)]


class _Strict(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


class Uploaded(_Strict):
    """A file that was brought to `upload` before."""

    upload: Short


Filled = bool | int | float | Text | Uploaded | None
Fill = Filled | Annotated[list[Text | Uploaded], Field(max_length=25)]


class _Wish(_Strict):
    n: Annotated[int, Field(ge=0)]


class Go(_Wish):
    op: Literal["go"]
    channel: Id


class NewChannel(_Wish):
    op: Literal["channel"]
    name: Annotated[str, StringConstraints(pattern=r"^[a-z0-9-]{1,100}$")]
    guild: Id | None = None


class Slash(_Wish):
    op: Literal["slash"]
    channel: Id
    command: Short
    options: Annotated[dict[Short, Filled], Field(max_length=25)] = {}


class Autocomplete(_Wish):
    op: Literal["autocomplete"]
    channel: Id
    command: Short
    focused: Short
    typed: Text
    options: Annotated[dict[Short, Filled], Field(max_length=25)] = {}


class Context(_Wish):
    op: Literal["context"]
    channel: Id
    command: Short
    target: Id
    """A message or a person."""


class Click(_Wish):
    op: Literal["click"]
    channel: Id
    message: Id
    custom_id: Short


class Select(_Wish):
    op: Literal["select"]
    channel: Id
    message: Id
    custom_id: Short
    values: Annotated[list[Short], Field(max_length=25)]


class Submit(_Wish):
    op: Literal["submit"]
    values: Annotated[dict[Short, Fill], Field(max_length=40)]


class CloseModal(_Wish):
    op: Literal["close_modal"]


class Dismiss(_Wish):
    op: Literal["dismiss"]
    message: Id


class Say(_Wish):
    op: Literal["say"]
    channel: Id
    text: Text
    reply_to: Id | None = None
    uploads: Annotated[list[Short], Field(max_length=10)] = []


class Delete(_Wish):
    op: Literal["delete"]
    message: Id


class React(_Wish):
    op: Literal["react"]
    message: Id
    emoji: Short


Wish = (
    Go
    | NewChannel
    | Slash
    | Autocomplete
    | Context
    | Click
    | Select
    | Submit
    | CloseModal
    | Dismiss
    | Say
    | Delete
    | React
)
_WISH: TypeAdapter[Wish] = TypeAdapter(Annotated[Wish, Field(discriminator="op")])


def read(text: str) -> Wish:
    """The wish a frame holds.

    :raises pydantic.ValidationError: it is none, or says more than it may.
    """
    return _WISH.validate_json(text)
