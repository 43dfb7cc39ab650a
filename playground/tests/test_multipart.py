"""Forms of several fields, as HTTP clients write them."""

from __future__ import annotations

import aiohttp
import pytest
from aiohttp import web
from aiohttp.test_utils import TestClient, TestServer
from hypothesis import given
from hypothesis import strategies as st

from playground.wire.multipart import FormField, MalformedBody, fields

PICTURE = bytes(range(256)) * 4 + b"\r\n--\r\n\r\n--b\r\n"
BROWSER = (
    b'preamble\r\n--b\r\nContent-Disposition: form-data; name="payload_json"\r\n\r\n{"a": 1}'
    b'\r\n--b \r\ncontent-type:image/png\r\ncontent-disposition:form-data;filename="\xc3\xb1 \\"1\\".png";name=files[0]'
    b"\r\n\r\n\x00\r\n\xff\r\n--b--\r\nepilogue"
)


def test_what_a_browser_sends() -> None:
    assert list(fields("multipart/form-data; boundary=b", BROWSER)) == [
        FormField("payload_json", None, None, b'{"a": 1}'),
        FormField("files[0]", 'ñ "1".png', "image/png", b"\x00\r\n\xff"),
    ]


def test_an_encoded_name_is_taken_before_the_plain_one() -> None:
    body = (
        b"--b\r\nContent-Disposition: form-data; filename*=utf-8''%C3%B1.png; filename=n.png; name=a\r\n\r\n\r\n--b--"
    )
    assert [field.filename for field in fields('multipart/form-data; boundary="b"', body)] == ["ñ.png"]


@pytest.mark.parametrize(
    ("header", "body"),
    [
        ("multipart/form-data", BROWSER),
        ("multipart/form-data; boundary=c", BROWSER),
        ("multipart/form-data; boundary=b", BROWSER.removesuffix(b"\r\n--b--\r\nepilogue")),
        ("multipart/form-data; boundary=b", BROWSER.replace(b"name=files[0]", b"")),
        ("multipart/form-data; boundary=b", b"--b\r\nContent-Disposition: form-data; name=a\r\n--b--"),
    ],
)
def test_what_is_no_form_is_refused(header: str, body: bytes) -> None:
    with pytest.raises(MalformedBody):
        list(fields(header, body))


@given(st.dictionaries(st.from_regex(r"[a-z]{1,9}(\[[0-9]\])?", fullmatch=True), st.binary(max_size=99), min_size=1))
def test_any_content_arrives(contents: dict[str, bytes]) -> None:
    written = [
        f'--=b\r\nContent-Disposition: form-data; name="{name}"; filename=a.png\r\n\r\n'.encode() + content + b"\r\n"
        for name, content in contents.items()
    ]
    read = list(fields("multipart/form-data; boundary==b", b"".join(written) + b"--=b--\r\n"))
    assert {field.name: field.content for field in read} == contents


@pytest.mark.parametrize("quoted", [True, False])
async def test_what_aiohttp_writes(quoted: bool) -> None:
    """The library of discord.py, nextcord, disnake, py-cord and hikari."""
    seen: list[FormField] = []

    async def take(request: web.Request) -> web.Response:
        seen.extend(fields(request.headers["Content-Type"], await request.read()))
        return web.Response()

    app = web.Application()
    app.router.add_post("/", take)
    form = aiohttp.FormData(quote_fields=quoted)
    form.add_field("payload_json", '{"ñ": 1}')
    form.add_field("files[0]", PICTURE, filename="a b.png", content_type="image/png")
    async with TestClient(TestServer(app)) as client:
        await client.post("/", data=form)
    assert [(field.name, field.content) for field in seen] == [
        ("payload_json", '{"ñ": 1}'.encode()),
        ("files[0]", PICTURE),
    ]
    assert [field.filename for field in seen] == [None, "a%20b.png" if quoted else "a b.png"]
    assert seen[1].content_type == "image/png"
