"""What a browser may ask of the page, as bounded data: every frame that comes over the websocket is one of these.

`n` is the browser's own number for the question; the answer carries it back.
"""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, TypeAdapter

ShownId = Annotated[str, StringConstraints(pattern=r"^\d{1,20}$")]
TypedText = Annotated[str, StringConstraints(max_length=6000)]
Short = Annotated[str, StringConstraints(min_length=1, max_length=100)]


class _Strict(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


class Uploaded(_Strict):
    """A file that was sent to `upload` before."""

    upload: Short


Filled = bool | int | float | TypedText | Uploaded | None
Fill = Filled | Annotated[list[TypedText | Uploaded], Field(max_length=25)]


class _PageRequest(_Strict):
    n: Annotated[int, Field(ge=0)]


class _Here(_PageRequest):
    channel: ShownId


class _Command(_Here):
    command: Short
    options: Annotated[dict[Short, Filled], Field(max_length=25)] = {}


class _Control(_Here):
    message: ShownId
    custom_id: Short


class Go(_Here):
    op: Literal["go"]


class NewChannel(_PageRequest):
    op: Literal["channel"]
    name: Annotated[str, StringConstraints(pattern=r"^[a-z0-9-]{1,100}$")]
    guild: ShownId | None = None


class Slash(_Command):
    op: Literal["slash"]


class Autocomplete(_Command):
    op: Literal["autocomplete"]
    focused: Short
    typed: TypedText


class Context(_Here):
    op: Literal["context"]
    command: Short
    target: ShownId
    """A message or a person."""


class Click(_Control):
    op: Literal["click"]


class Select(_Control):
    op: Literal["select"]
    values: Annotated[list[Short], Field(max_length=25)]


class Submit(_PageRequest):
    op: Literal["submit"]
    values: Annotated[dict[Short, Fill], Field(max_length=40)]


class CloseModal(_PageRequest):
    op: Literal["close_modal"]


class Dismiss(_PageRequest):
    op: Literal["dismiss"]
    message: ShownId


class Say(_Here):
    op: Literal["say"]
    text: TypedText
    reply_to: ShownId | None = None
    uploads: Annotated[list[Short], Field(max_length=10)] = []


class Edit(_PageRequest):
    op: Literal["edit"]
    message: ShownId
    text: TypedText


class Typing(_Here):
    op: Literal["typing"]


class Delete(_PageRequest):
    op: Literal["delete"]
    message: ShownId


class React(_PageRequest):
    op: Literal["react"]
    message: ShownId
    emoji: Short


PageRequest = (
    Go | NewChannel | Slash | Autocomplete | Context | Click | Select | Submit | CloseModal | Dismiss | Say | Edit
    | Typing | Delete | React
)  # fmt: skip
_PAGE_REQUEST: TypeAdapter[PageRequest] = TypeAdapter(Annotated[PageRequest, Field(discriminator="op")])


def read(text: str) -> PageRequest:
    """The request in a frame.

    :raises pydantic.ValidationError: it is none, or exceeds a limit.
    """
    return _PAGE_REQUEST.validate_json(text)
