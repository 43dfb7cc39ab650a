"""Discord's markdown as the page draws it; expected values by hand, from Discord's description of its syntax."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import pytest
import pytest_asyncio
from playwright.async_api import Page as Tab

from playground.quickstart import NO_GAMES

from .conftest import Watched, serve
from .fake_playground import FakePlayground

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

DRAW = """async ([text, how]) => {
  const { markdown, plain } = await import(new URL("markdown.js", location.href).href);
  const names = {
    me: "300", user: (id) => ({ 300: { display: "Ana" }, 301: { display: "<b>Pep</b>" } })[id] ?? null,
    role: (id) => (id === "700" ? { name: "Hosts", color: 0 } : null),
    channel: (id) => (id === "200" ? { id, name: "table-1" } : null),
    openChannel() {}, startCommand() {},
  };
  if (how === "plain") return plain(text, names);
  const box = document.createElement("div");
  box.append(...markdown(text, names));
  for (const node of box.querySelectorAll("[rel]")) node.removeAttribute("rel");
  for (const node of box.querySelectorAll("a")) node.removeAttribute("target");
  return box.innerHTML;
}"""


@pytest_asyncio.fixture(loop_scope="session", scope="module")
async def drawing(window: Watched) -> AsyncIterator[Tab]:
    """One page for all of this file: nothing here leaves a trace in it."""
    served = await serve(FakePlayground(), NO_GAMES)
    await window.tab.goto(served.url)
    yield window.tab
    await served.runner.cleanup()


async def drawn(drawing: Tab, text: str, how: str = "html") -> Any:
    return await drawing.evaluate(DRAW, [text, how])


HAT = '<img class="emoji" src="/cdn/emojis/55.%s" alt=":hat:" title=":hat:" draggable="false">'

EXACT = {
    "plain text": ("Hello, world 1.5 a-b", "Hello, world 1.5 a-b"),
    "bold": ("a **b** c", "a <strong>b</strong> c"),
    "italics with a star": ("*b*", "<em>b</em>"),
    "italics with a line": ("_b_ c", "<em>b</em> c"),
    "a line inside a word is no italics": ("snake_case_name", "snake_case_name"),
    "bold italics": ("***b***", "<em><strong>b</strong></em>"),
    "underlined": ("__b__", "<u>b</u>"),
    "underlined italics": ("__*b*__", "<u><em>b</em></u>"),
    "struck": ("~~b~~", "<s>b</s>"),
    "nested": ("**a *b* c**", "<strong>a <em>b</em> c</strong>"),
    "a lone star": ("2 * 3 * 4", "2 * 3 * 4"),
    "escaped": (r"\*b\* \_c\_", "*b* _c_"),
    "code": ("`*b*`", "<code>*b*</code>"),
    "code with a tick inside": ("``a`b``", "<code>a`b</code>"),
    "no heading inside a line": ("a # b", "a # b"),
    "no heading without a space": ("#b", "#b"),
    "subtext": ("-# small *print*", '<small class="subtext">small <em>print</em></small>'),
    "quote": ("> a\n> b\nc", "<blockquote>a<br>b</blockquote>c"),
    "long quote": (">>> a\nb", "<blockquote>a<br>b</blockquote>"),
    "no quote without a space": (">a", "&gt;a"),
    "bullets": ("- a\n- b", "<ul><li>a</li><li>b</li></ul>"),
    "numbers": ("2. a\n3. b", '<ol start="2"><li>a</li><li>b</li></ol>'),
    "nested list": ("* a\n  * b\n* c", "<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>"),
    "line break": ("a\nb", "a<br>b"),
    "address": ("see https://a.example/b_c_d.", 'see <a href="https://a.example/b_c_d">https://a.example/b_c_d</a>.'),
    "address in brackets": ("<https://a.example>", '<a href="https://a.example/">https://a.example</a>'),
    "masked link": ("[a **b**](https://a.example/x)", '<a href="https://a.example/x">a <strong>b</strong></a>'),
    "masked link with a title": ('[a](https://a.example "t")', '<a href="https://a.example/" title="t">a</a>'),
    "masked link, other scheme": ("[a](javascript:alert(1))", "[a](javascript:alert(1))"),
    "mention of me": ("<@300>", '<span class="mention mention-me">@Ana</span>'),
    "mention of nobody": ("<@5>", '<span class="mention">@unknown-user</span>'),
    "a name is never markup": ("<@301>", '<span class="mention">@&lt;b&gt;Pep&lt;/b&gt;</span>'),
    "role": ("<@&700>", '<span class="mention">@Hosts</span>'),
    "channel": ("<#200>", '<button class="mention" type="button">#table-1</button>'),
    "command": ("</chess new:12>", '<button class="mention" type="button">/chess new</button>'),
    "everyone": ("@everyone", '<span class="mention mention-me">@everyone</span>'),
    "emoji": ("a <:hat:55> b", f"a {HAT % 'png'} b"),
    "animated emoji": ("a <a:hat:55>", f"a {HAT % 'gif'}"),
    "only emojis are large": ("🎲 🎉", '<span class="jumbo">🎲 🎉</span>'),
    "emoji and text are not": ("🎲 a", "🎲 a"),
    "markup is text": ("<img src=x onerror=alert(1)> & <b>", "&lt;img src=x onerror=alert(1)&gt; &amp; &lt;b&gt;"),
    "unclosed": ("**a `b ||c", "**a `b ||c"),
    "empty marks": ("**** ~~~~ ||||", "**** ~~~~ ||||"),
}  # fmt: skip


@pytest.mark.parametrize("what", EXACT)
async def test_a_text_is_drawn_so(drawing: Tab, what: str):
    text, html = EXACT[what]
    assert await drawn(drawing, text) == html


async def test_headings_stand_below_the_headings_of_the_page(drawing: Tab):
    html = await drawn(drawing, "# One\n## Two\n### Three\n#### four")
    assert [f'role="heading" aria-level="{level}"' in html for level in (2, 3, 4)] == [True] * 3
    assert html.endswith("#### four")


async def test_code_blocks_keep_their_text(drawing: Tab):
    html = await drawn(drawing, "```py\na **b**\n  <c>\n```after")
    assert "<code>a **b**\n  &lt;c&gt;</code></pre>after" in html


async def test_a_spoiler_is_hidden_from_readers_until_it_is_pressed(drawing: Tab):
    html = await drawn(drawing, "||**doll**||")
    assert 'role="button"' in html and 'aria-hidden="true"' in html and "<strong>doll</strong>" in html
    assert await drawn(drawing, "I hold ||the doll||", "plain") == "I hold spoiler"


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("<t:0:D>", "1 January 1970"),
        ("<t:0:t>", "00:00"),
        ("<t:0:T>", "00:00:00"),
        ("<t:0:d>", "01/01/1970"),
        ("<t:0:f>", "1 January 1970 at 00:00"),
        ("<t:0:F>", "Thursday, 1 January 1970 at 00:00"),
        ("<t:0>", "1 January 1970 at 00:00"),
        ("<t:99999999999999:R>", "<t:99999999999999:R>"),
        ("<t:9999999999999:f>", "Invalid date"),
    ],
)
async def test_points_in_time(drawing: Tab, text: str, shown: str):
    assert await drawn(drawing, text, "plain") == shown


@pytest.mark.parametrize(
    ("seconds", "shown"),
    [(1, "in 1 second"), (59, "in 59 seconds"), (60, "in 1 minute"), (-90, "1 minute ago"), (3599, "in 59 minutes"),
     (7200, "in 2 hours"), (-86400, "1 day ago"), (0, "in 0 seconds")],
)  # fmt: skip
async def test_relative_times(drawing: Tab, seconds: int, shown: str):
    script = "async (s) => (await import(new URL('times.js', location.href).href)).ago(s * 1000, 0)"
    assert await drawing.evaluate(script, seconds) == shown


HOSTILE = [
    "*" * 4000,
    "_" * 4000,
    "**a" * 1000,
    "[" * 4000,
    "[a](" * 1000,
    "> " * 2000,
    "- a\n" * 1000,
    "`" * 4000,
    "|| " * 1300,
    "*a " * 1300,
    "<" * 4000,
    "\\" * 4000,
    "* " * 2000 + "\n" + "  " * 1000,
]


@pytest.mark.parametrize("text", HOSTILE, ids=range(len(HOSTILE)))
async def test_no_text_takes_long(drawing: Tab, text: str):
    """4000 characters, the most Discord allows; no pattern may run away on them."""
    async with asyncio.timeout(20):
        assert await drawn(drawing, text, "plain") is not None
        assert await drawn(drawing, text) is not None
