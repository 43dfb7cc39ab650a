"""Every limit of a message, a form and a command: the greatest size passes, one more is refused at its place.

The numbers and field names are Discord's (its documentation and schema), not read from the code under test.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from playground import DiscordError
from playground.tests.conftest import Small, flat
from playground.world import Part
from playground.world.interactions import SLASH

Body = dict[str, Any]
V2 = 1 << 15
BAD, MAX = "BASE_TYPE_BAD_LENGTH", "BASE_TYPE_MAX_LENGTH"


def cases(rows: list[Any]) -> list[Any]:
    """Rows of (name, …) as parameters."""
    return [pytest.param(*row[1:], id=row[0]) for row in rows]


def text(content: str) -> Body:
    return {"type": 10, "content": content}


def button(n: int = 0, **more: Any) -> Body:
    return {"type": 2, "style": 2, "label": "Press", "custom_id": f"press:{n}", **more}


def row(*children: Body) -> Body:
    return {"type": 1, "components": list(children)}


def select(options: int = 1, **more: Any) -> Body:
    listed = [{"label": f"Option {n}", "value": str(n)} for n in range(options)]
    return {"type": 3, "custom_id": "choose", "options": listed, **more}


def layout(*components: Body) -> Body:
    return {"flags": V2, "components": list(components)}


def classic(*components: Body) -> Body:
    return {"content": "words", "components": list(components)}


def option(**more: Any) -> Body:
    return classic(row({**select(), "options": [{"label": "L", "value": "v", **more}]}))


def gallery(items: int, description: str = "alt") -> Body:
    item = {"media": {"url": "https://example.com/a.png"}, "description": description}
    return layout({"type": 12, "items": [item] * items})


def embed(**fields: Any) -> Body:
    return {"embeds": [fields]}


MESSAGES: list[tuple[str, int, Callable[[int], Body], str, str]] = [
    ("content", 2000, lambda n: {"content": "x" * n}, "content", MAX),
    ("button label", 80, lambda n: classic(row(button(label="x" * n))), "components.0.components.0.label", MAX),
    ("custom_id", 100, lambda n: classic(row(button(custom_id="x" * n))), "components.0.components.0.custom_id", BAD),
    ("link", 512, lambda n: classic(row({"type": 2, "style": 5, "label": "L", "url": "https://" + "x" * (n - 8)})),
     "components.0.components.0.url", BAD),
    ("placeholder", 150, lambda n: classic(row(select(placeholder="x" * n))), "components.0.components.0.placeholder",
     MAX),
    ("options", 25, lambda n: classic(row(select(n))), "components.0.components.0.options", BAD),
    ("option label", 100, lambda n: option(label="x" * n), "components.0.components.0.options.0.label", BAD),
    ("option value", 100, lambda n: option(value="x" * n), "components.0.components.0.options.0.value", BAD),
    ("option description", 100, lambda n: option(description="x" * n),
     "components.0.components.0.options.0.description", MAX),
    ("buttons a row", 5, lambda n: classic(row(*(button(one) for one in range(n)))), "components.0.components", BAD),
    ("rows", 5, lambda n: classic(*(row(button(one)) for one in range(n))), "components", MAX),
    ("texts of a section", 3, lambda n: layout({"type": 9, "components": [text("a")] * n, "accessory": button()}),
     "components.0.components", BAD),
    ("gallery items", 10, lambda n: gallery(n), "components.0.items", BAD),
    ("alt text", 1024, lambda n: gallery(1, "x" * n), "components.0.items.0.description", BAD),
    ("embeds", 10, lambda n: {"embeds": [{"title": "t"}] * n}, "embeds", MAX),
    ("embed title", 256, lambda n: embed(title="x" * n), "embeds.0.title", MAX),
    ("embed description", 4096, lambda n: embed(description="x" * n), "embeds.0.description", MAX),
    ("embed fields", 25, lambda n: embed(fields=[{"name": "n", "value": "v"}] * n), "embeds.0.fields", MAX),
    ("embed field value", 1024, lambda n: embed(fields=[{"name": "n", "value": "x" * n}]), "embeds.0.fields.0.value",
     BAD),
    ("embed footer", 2048, lambda n: embed(title="t", footer={"text": "x" * n}), "embeds.0.footer.text", MAX),
    ("all embeds", 6000, lambda n: {"embeds": [{"description": "x" * 3000}, {"description": "x" * (n - 3000)}]},
     "embeds", "MAX_EMBED_SIZE_EXCEEDED"),
    ("components with nesting", 40, lambda n: layout(*[text("a")] * n), "components", MAX),
    ("components within containers", 40, lambda n: layout(*(
        {"type": 17, "components": [text("a")] * (9 if one else n - 31)} for one in range(4))), "components",
     "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED"),
    ("texts together", 4000, lambda n: layout(text("x" * 2000), text("x" * (n - 2000))), "components",
     "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED"),
    ("nonce", 25, lambda n: {"content": "x", "nonce": "n" * n}, "nonce", "NONCE_TYPE_TOO_LONG"),
    ("mentions named", 100, lambda n: {"content": "x", "allowed_mentions": {"users": [str(one) for one in range(n)]}},
     "allowed_mentions.users", MAX),
]  # fmt: skip


@pytest.mark.parametrize(("limit", "make", "path", "code"), cases(MESSAGES))
def test_a_message_may_be_so_big_and_no_bigger(
    small: Small, limit: int, make: Callable[[int], Body], path: str, code: str
) -> None:
    small.send(make(limit))
    with pytest.raises(DiscordError) as refused:
        small.send(make(limit + 1))
    assert refused.value.status == 400 and refused.value.code == 50035
    assert refused.value.message == "Invalid Form Body"
    assert flat(refused.value.errors)[path] == code


def test_the_words_of_a_refusal_are_discords(small: Small) -> None:
    with pytest.raises(DiscordError) as refused:
        small.send(classic(row(button(label="x" * 81), button(1, custom_id=""))))
    assert refused.value.body() == {
        "message": "Invalid Form Body",
        "code": 50035,
        "errors": {
            "components": {
                "0": {
                    "components": {
                        "0": {"label": _errors("BASE_TYPE_MAX_LENGTH", "Must be 80 or fewer in length.")},
                        "1": {"custom_id": _errors("BASE_TYPE_BAD_LENGTH", "Must be between 1 and 100 in length.")},
                    }
                }
            }
        },
    }


def _errors(code: str, message: str) -> Body:
    return {"_errors": [{"code": code, "message": message}]}


WRONG: list[tuple[str, Body, str, str]] = [
    ("the same custom_id twice", classic(row(button(1)), row(button(1))), "components.1.components.0.custom_id",
     "COMPONENT_CUSTOM_ID_DUPLICATED"),
    ("the same option value twice", classic(row({**select(), "options": [{"label": "a", "value": "v"}] * 2})),
     "components.0.components.0.options.1.value", "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED"),
    ("a select beside a button", classic(row(button(), select())), "components.0.components.1",
     "COMPONENT_LAYOUT_WIDTH_EXCEEDED"),
    ("two selects in a row", classic(row(select(), select(custom_id="other"))), "components.0.components.1",
     "COMPONENT_LAYOUT_WIDTH_EXCEEDED"),
    ("no style", classic(row({"type": 2, "label": "x", "custom_id": "x"})), "components.0.components.0.style",
     "BASE_TYPE_REQUIRED"),
    ("no custom_id", classic(row({"type": 2, "style": 1, "label": "x"})), "components.0.components.0.custom_id",
     "BUTTON_COMPONENT_CUSTOM_ID_REQUIRED"),
    ("a link with a custom_id", classic(row(button(style=5, url="https://a.b"))), "components.0.components.0.custom_id",
     "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE"),
    ("a link without address", classic(row({"type": 2, "style": 5, "label": "x"})), "components.0.components.0.url",
     "BASE_TYPE_REQUIRED"),
    ("a button without words", classic(row({"type": 2, "style": 1, "custom_id": "x"})),
     "components.0.components.0.label", "BASE_TYPE_REQUIRED"),
    ("a word as emoji", classic(row(button(emoji={"name": "smile"}))), "components.0.components.0.emoji.name",
     "COMPONENT_INVALID_EMOJI"),
    ("a symbol as emoji", classic(row(button(emoji={"name": "★"}))),
     "components.0.components.0.emoji.name", "COMPONENT_INVALID_EMOJI"),
    ("an emoji nobody has", classic(row(button(emoji={"id": "123", "name": "x"}))),
     "components.0.components.0.emoji.id",
     "COMPONENT_INVALID_EMOJI"),
    ("a text without the flag", {"content": "x", "components": [text("a")]}, "components.0", "UNION_TYPE_CHOICES"),
    ("a button at the top", layout(button()), "components.0", "UNION_TYPE_CHOICES"),
    ("a container in a container", layout({"type": 17, "components": [{"type": 17, "components": [text("a")]}]}),
     "components.0.components.0", "UNION_TYPE_CHOICES"),
    ("a text input in a message", classic(row({"type": 4, "custom_id": "x", "style": 1})), "components.0.components.0",
     "UNION_TYPE_CHOICES"),
    ("an empty row", classic(row()), "components.0.components", "BASE_TYPE_REQUIRED"),
    ("a section without accessory", layout({"type": 9, "components": [text("a")]}), "components.0.accessory",
     "BASE_TYPE_REQUIRED"),
    ("an empty text", layout(text("")), "components.0.content", "BASE_TYPE_REQUIRED"),
    ("content beside a layout", {**layout(text("a")), "content": "words"}, "content",
     "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"),
    ("embeds beside a layout", {**layout(text("a")), "embeds": [{"title": "t"}]}, "embeds",
     "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"),
    ("a file that is not there", layout({"type": 13, "file": {"url": "attachment://no.png"}}), "components.0.file.url",
     "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND"),
    ("more chosen than may be", classic(row(select(3, max_values=4))), "components.0.components.0.options", BAD),
    ("least above most", classic(row(select(5, min_values=3, max_values=2))), "components.0.components.0.min_values",
     "NUMBER_TYPE_MAX"),
    ("most above 25", classic(row(select(5, max_values=26))), "components.0.components.0.max_values",
     "NUMBER_TYPE_MAX"),
    ("more presets than may be", classic(row({**select(), "options": [
        {"label": "a", "value": "a", "default": True}, {"label": "b", "value": "b", "default": True}]})),
     "components.0.components.0.options", "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES"),
    ("a number as label", classic(row(button(label=5))), "components.0.components.0.label", "STRING_TYPE_CONVERT"),
    ("a word as disabled", classic(row(button(disabled="yes"))), "components.0.components.0.disabled",
     "BOOLEAN_TYPE_CONVERT"),
    ("components that are no list", {"content": "x", "components": {}}, "components", "LIST_TYPE_CONVERT"),
    ("users parsed and named", {"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["1"]}},
     "allowed_mentions", "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE"),
    ("an answer to nothing", {"content": "x", "message_reference": {"message_id": "1"}}, "message_reference",
     "REPLIES_UNKNOWN_MESSAGE"),
    ("a file that was never sent", {"content": "x", "attachments": [{"id": "77"}]}, "attachments.0",
     "ATTACHMENT_NOT_FOUND"),
]  # fmt: skip


@pytest.mark.parametrize(("body", "path", "code"), cases(WRONG))
def test_a_wrong_message_is_refused_where_it_is_wrong(small: Small, body: Body, path: str, code: str) -> None:
    with pytest.raises(DiscordError) as refused:
        small.send(body)
    assert refused.value.code == 50035
    assert flat(refused.value.errors)[path] == code
    assert not small.channel.messages, "nothing is sent"


@pytest.mark.parametrize("body", [{}, {"content": ""}, {"content": "  \n"}, layout(), {"content": None, "embeds": []}])
def test_an_empty_message_is_refused(small: Small, body: Body) -> None:
    with pytest.raises(DiscordError) as refused:
        small.send(body)
    assert (refused.value.status, refused.value.code) == (400, 50006)


@pytest.mark.parametrize(
    ("body", "named"),
    [
        ({"content": "x", "colour": "red"}, "field 'colour' of message"),
        (classic(row(button(colour="red"))), "field 'colour' of button at components.0.components.0"),
        (layout({"type": 99}), "component of type 99 at components.0"),
        ({"content": "x", "poll": {"question": {}}}, "polls (field 'poll' of a message)"),
        (classic(row({"type": 2, "style": 6, "sku_id": "1"})), "premium buttons (style 6)"),
    ],
)
def test_what_the_playground_does_not_have_is_named_in_a_strict_world(small: Small, body: Body, named: str) -> None:
    small.world.strict = True
    with pytest.raises(DiscordError) as refused:
        small.send(body)
    assert refused.value.message.startswith("The playground has no ") and named in refused.value.message


def test_ten_files_of_ten_mebibytes_and_no_more(small: Small) -> None:
    small.send({"content": "x"}, *(Part(n, f"{n}.bin", b"x") for n in range(10)))
    with pytest.raises(DiscordError) as refused:
        small.send({"content": "x"}, *(Part(n, f"{n}.bin", b"x") for n in range(11)))
    assert flat(refused.value.errors) == {"attachments": MAX}
    with pytest.raises(DiscordError) as too_big:
        small.send({"content": "x"}, Part(0, "a.bin", bytes(10 * 1024 * 1024 + 1)))
    assert (too_big.value.status, too_big.value.code) == (413, 40005)


# -- forms -------------------------------------------------------------------------------------------------------------


def form(*parts: Body, **more: Any) -> Body:
    return {"custom_id": "form", "title": "Title", "components": list(parts), **more}


def label(component: Body, **more: Any) -> Body:
    return {"type": 18, "label": "Label", "component": component, **more}


def field(**more: Any) -> Body:
    return {"type": 4, "custom_id": "field", "style": 1, **more}


def radio(options: int = 2, kind: int = 21, **more: Any) -> Body:
    listed = [{"label": f"Option {n}", "value": str(n)} for n in range(options)]
    return {"type": kind, "custom_id": "radio", "options": listed, **more}


FORMS: list[tuple[str, int, Callable[[int], Body], str, str]] = [
    ("title", 45, lambda n: form(label(field()), title="x" * n), "title", BAD),
    ("custom_id", 100, lambda n: form(label(field()), custom_id="x" * n), "custom_id", BAD),
    ("parts", 5, lambda n: form(*(label(field(custom_id=str(one))) for one in range(n))), "components", BAD),
    ("label", 45, lambda n: form(label(field(), label="x" * n)), "components.0.label", BAD),
    ("description", 100, lambda n: form(label(field(), description="x" * n)), "components.0.description", BAD),
    ("placeholder", 100, lambda n: form(label(field(placeholder="x" * n))), "components.0.component.placeholder", MAX),
    ("preset", 4000, lambda n: form(label(field(value="x" * n))), "components.0.component.value", MAX),
    ("longest text", 4000, lambda n: form(label(field(max_length=n))), "components.0.component.max_length",
     "NUMBER_TYPE_MAX"),
    ("radio options", 10, lambda n: form(label(radio(n))), "components.0.component.options", BAD),
    ("checkbox options", 10, lambda n: form(label(radio(n, 22))), "components.0.component.options", BAD),
    ("files", 10, lambda n: form(label({"type": 19, "custom_id": "f", "max_values": n})),
     "components.0.component.max_values", "NUMBER_TYPE_MAX"),
]  # fmt: skip


def open_form(small: Small, data: Body) -> None:
    opened = small.world.interactions.open(SLASH, small.ana, small.channel, {"id": "1", "name": "x", "type": 1})
    small.world.interactions.callback(opened.id, opened.token, {"type": 9, "data": data})


@pytest.mark.parametrize(("limit", "make", "path", "code"), cases(FORMS))
def test_a_form_may_be_so_big_and_no_bigger(
    small: Small, limit: int, make: Callable[[int], Body], path: str, code: str
) -> None:
    open_form(small, make(limit))
    with pytest.raises(DiscordError) as refused:
        open_form(small, make(limit + 1))
    assert refused.value.code == 50035 and flat(refused.value.errors)[f"data.{path}"] == code


@pytest.mark.parametrize(
    ("data", "path", "code"),
    [
        (form(), "components", "BASE_TYPE_REQUIRED"),
        (form(field()), "components.0", "UNION_TYPE_CHOICES"),
        (form(label(button())), "components.0.component", "UNION_TYPE_CHOICES"),
        (form(row(field())), "components.0.components.0.label", "BASE_TYPE_REQUIRED"),
        (form(label(radio(1))), "components.0.component.options", BAD),
        (form(label(field()), label(field())), "components.1.component.custom_id", "COMPONENT_CUSTOM_ID_DUPLICATED"),
        (form(label(field(min_length=5, max_length=4))), "components.0.component.min_length", "NUMBER_TYPE_MAX"),
    ],
    ids=[
        "no parts",
        "a bare field",
        "a button",
        "a row without label",
        "one choice",
        "one id twice",
        "least above most",
    ],
)
def test_a_wrong_form_is_refused_where_it_is_wrong(small: Small, data: Body, path: str, code: str) -> None:
    with pytest.raises(DiscordError) as refused:
        open_form(small, data)
    assert flat(refused.value.errors)[f"data.{path}"] == code


# -- commands ----------------------------------------------------------------------------------------------------------


def command(**more: Any) -> Body:
    return {"name": "game", "description": "A game", **more}


def opt(kind: int = 3, name: str = "one", **more: Any) -> Body:
    return {"type": kind, "name": name, "description": "d", **more}


def choices(n: int) -> list[Body]:
    return [{"name": f"c{one}", "value": f"v{one}"} for one in range(n)]


COMMANDS: list[tuple[str, int, Callable[[int], Body], str, str]] = [
    ("name", 32, lambda n: command(name="x" * n), "0.name", BAD),
    ("description", 100, lambda n: command(description="x" * n), "0.description", MAX),
    ("options", 25, lambda n: command(options=[opt(name=f"o{one}") for one in range(n)]), "0.options", MAX),
    ("sub-commands", 25, lambda n: command(options=[opt(1, f"o{one}") for one in range(n)]), "0.options", MAX),
    ("choices", 25, lambda n: command(options=[opt(choices=choices(n))]), "0.options.0.choices", MAX),
    ("choice name", 100, lambda n: command(options=[opt(choices=[{"name": "x" * n, "value": "v"}])]),
     "0.options.0.choices.0.name", BAD),
    ("translation", 100, lambda n: command(description_localizations={"es-ES": "x" * n}),
     "0.description_localizations.es-ES", BAD),
    # 4 + 6, three options of 2 + 1 + 25 × (70 + 10), one of 4 + 1 + 19 × (94 + 6), one of 4 + 1 + name + 1:
    # 7930 + name
    ("all its characters", 8000, lambda n: command(options=[
        opt(name=f"o{one}", choices=[{"name": "x" * 70, "value": f"{two:010}"} for two in range(25)])
        for one in range(3)
    ] + [opt(name="fill", choices=[{"name": "x" * 94, "value": f"{two:06}"} for two in range(19)]),
         opt(name="rest", choices=[{"name": "x" * (n - 7930), "value": "r"}])]), "0", "APPLICATION_COMMAND_TOO_LARGE"),
]  # fmt: skip


@pytest.mark.parametrize(("limit", "make", "path", "code"), cases(COMMANDS))
def test_a_command_may_be_so_big_and_no_bigger(
    small: Small, limit: int, make: Callable[[int], Body], path: str, code: str
) -> None:
    small.world.commands.replace(None, [make(limit)])
    with pytest.raises(DiscordError) as refused:
        small.world.commands.replace(None, [make(limit + 1)])
    assert refused.value.code == 50035 and flat(refused.value.errors)[path] == code
    assert len(small.world.commands.all(None)) == 1, "a refused sync changes nothing"


@pytest.mark.parametrize(
    ("body", "path", "code"),
    [
        (command(name="Game"), "0.name", "APPLICATION_COMMAND_INVALID_NAME"),
        (command(name="a game"), "0.name", "APPLICATION_COMMAND_INVALID_NAME"),
        (command(name_localizations={"es-ES": "Juego"}), "0.name_localizations.es-ES",
         "APPLICATION_COMMAND_INVALID_NAME"),
        (command(name_localizations={"ca": "joc"}), "0.name_localizations.ca", "BASE_TYPE_CHOICES"),
        (command(description=""), "0.description", "BASE_TYPE_REQUIRED"),
        (command(options=[opt(1), opt(3, "two")]), "0.options", "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID"),
        (command(options=[opt(1, options=[opt(1, "deep")])]), "0.options.0.options",
         "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID"),
        (command(options=[opt(), opt(name="two", required=True)]), "0.options.1",
         "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID"),
        (command(options=[opt(), opt()]), "0.options.1.name", "APPLICATION_COMMAND_OPTIONS_NAME_INVALID"),
        (command(options=[opt(4, choices=choices(1))]), "0.options.0.choices.0.value",
         "APPLICATION_COMMAND_OPTIONS_CHOICE_VALUE_INVALID"),
    ],
    ids=["upper case", "a space", "upper case abroad", "no such language", "no description", "mixed", "too deep",
         "required after optional", "one name twice", "words for a number"],
)  # fmt: skip
def test_a_wrong_command_is_refused_where_it_is_wrong(small: Small, body: Body, path: str, code: str) -> None:
    with pytest.raises(DiscordError) as refused:
        small.world.commands.replace(None, [body])
    assert flat(refused.value.errors)[path] == code
