"""Pictures of hands as a phone shows them: of every kind of question, and material to ask somebody who took no part.

``python -m tests.page.trial`` writes `docs/pictures/questions-<game>.webp` and the folder `docs/pictures/trial`: for
each game ten hands of games between AI, questions, and a key of its own; thirty faces with five names each. The same
seeds give the same material. Nothing here is a test.
"""

from __future__ import annotations

import argparse
import asyncio
import io
import shutil
from collections import Counter
from collections.abc import Sequence
from math import sqrt
from pathlib import Path
from random import Random  # noqa: TID251  (seeded)
from statistics import mean, stdev
from typing import Any

from PIL import Image
from playwright.async_api import Browser, Route, ViewportSize, async_playwright
from playwright.async_api import Page as Tab

from bot.delivery.drawing import Drawn
from bot.delivery.layout import compose
from bot.screens.beats import told
from bot.screens.game import Reader, screens_of
from bot.screens.hand import hand as hand_screen
from bot.screens.lessons import lesson
from bot.screens.people import reader_of
from bot.screens.screen import Picture, Screen
from bot.texts import Library, Markdown, unmarked
from games import GAMES
from games.alakazum.plans import plans
from games.kernel.chance import Chance
from games.kernel.frames import BACK, PASS
from games.kernel.game import Action
from games.kernel.review import GOOD, SLIP, SURE, judge_of, say_all
from games.kernel.search import play_on
from games.kernel.values import Actions
from pictures import samples
from pictures.alakazum.cards import portrait
from pictures.faces.bust import short_name
from pictures.tile import draw
from playground.quickstart import read_first_screen
from playground.tests.page import screens
from playground.tests.page.conftest import CHROMIUM, FLAGS, PLAY_JSON, serve
from playground.tests.page.fake_playground import FakePlayground
from tables.automatic import BUDGET
from tables.thinkers import words_of
from tests.bot.situations import SEATS, Situation, played
from tests.page.faces import DESCRIBED

SAY = Library().texts("en")
DOCS = Path(__file__).parents[2] / "docs" / "pictures"
SITUATIONS, FACES, NAMES = 10, 30, 5
PHONE = (390, 844)
"""CSS pixels."""
GAMES_LOOKED = 12
WORLDS = 300
"""In which each answer of a key is played out."""
ALIKE = 3
SHRUNK = 0.6
"""How large a phone is on a sheet of many."""


def of_each_kind(key: str) -> list[Situation]:
    """The first of each kind of question in several games, of each kind at most three with other options."""
    found: dict[str, Situation] = {}
    for number in range(1, GAMES_LOOKED):
        for one in played(key, number):
            if sum(each.decision.kind == one.decision.kind for each in found.values()) < ALIKE:
                found.setdefault(one.kind, one)
    return list(found.values())


def situations(key: str) -> list[Situation]:
    """Ten that have something to tell, of as many kinds of questions and of as many games as there are."""
    games = [[one for one in played(key, number) if tells(one)] for number in range(101, 101 + GAMES_LOOKED)]
    chance, found, kinds = Random(key), list[Situation](), Counter[str]()
    while len(found) < SITUATIONS:
        for game in games:
            left = [one for one in game if one not in found]
            if len(found) < SITUATIONS and left:
                rarest = min(kinds[one.kind] for one in left)
                found.append(chance.choice([one for one in left if kinds[one.kind] == rarest]))
                kinds[found[-1].kind] += 1
    return found


def tells(one: Situation) -> bool:
    """Whether something happened meanwhile, and nothing is in the making."""
    reader = reader_of(one.hand.table, SAY, 0)
    past = told(one.hand.meanwhile, one.hand.view, screens_of(one.game), reader)
    making = any(BACK in each.options for each in one.hand.decisions) or screens_of(one.game).in_making(
        one.hand.view, reader
    )
    return bool(past) and not making


def newcomers(one: Situation) -> Screen:
    """The hand as it is in somebody's first games: with a line about the question, where there is one."""
    hand = one.hand
    line = lesson(screens_of(one.game), hand.view, hand.decisions, reader_of(hand.table, SAY, 0, pictures=True))
    return hand_screen(hand, SAY, pictures=True, advice=SAY("coach", line=line) if line else None)


def answers(one: Situation) -> list[Actions]:
    """What can be answered: of a turn of Alakazum! the two best plans of each action, else each first word."""
    view, decision = one.hand.view, one.decision
    if one.game != "alakazum" or decision.kind != "action":
        return [(option,) for option in decision.options if option != BACK]
    found: dict[Action, list[Actions]] = {}
    for plan in sorted(plans(view, decision.seat), key=lambda plan: -plan.worth):
        found.setdefault(plan.words[0], []).append(plan.words)
    return [*[words for some in found.values() for words in some[:2]], (PASS,)]


def weighed(one: Situation) -> dict[Actions, list[float]]:
    """What can be answered, with the chance to win in each of the same imagined worlds, as a review sees it."""
    judge, decision, chance = judge_of(GAMES[one.game]), one.decision, Chance(bytes(32))
    won: dict[Actions, list[float]] = {words: [] for words in answers(one)}
    for world in range(WORLDS):
        imagined = judge.game.imagine(one.hand.view, chance.fork(f"world {world}"))
        end = judge.time(imagined) + judge.horizon(imagined)
        for words, found in won.items():
            game, play = imagined.copy(), chance.fork(f"play {world}")
            say_all(game, decision, words)
            found.append(play_on(judge, game, decision.seat, judge.policy(decision.seat, None), end, play))
    return won


def judged(one: Situation, reader: Reader) -> list[str]:
    """What play-outs say: the answers that a review would call excellent, or that luck alone may set apart from the
    best; those that it would call good; the others."""
    own, view, decision = screens_of(one.game), one.hand.view, one.decision
    among = sorted(weighed(one).items(), key=lambda each: -sum(each[1]))

    def called(words: Actions, won: list[float]) -> str:
        if len(words) == 1:
            said = own.choice(view, decision, words[0], reader).label
        else:
            said = unmarked(Markdown(own.hint(view, decision, words, reader))).partition(":")[0]
        return f"{said} {100 * mean(won):.1f}"

    def grade(won: list[float]) -> str:
        losses = [best - other for best, other in zip(among[0][1], won, strict=True)]
        if mean(losses) < max(GOOD, SURE * stdev(losses) / sqrt(WORLDS)):
            return "Right"
        return "Nearly as good" if mean(losses) < SLIP else "Wrong"

    found: dict[str, list[str]] = {}
    for words, won in among:
        found.setdefault(grade(won), []).append(called(words, won))
    return [f"{graded}, wins in 100: {' · '.join(some)}" for graded, some in found.items()]


def key_of(one: Situation) -> list[str]:
    """What happened, who leads, what the best AI that answers at once would do and why, what play-outs say of it."""
    reader, own = reader_of(one.hand.table, SAY, 0), screens_of(one.game)
    past = told(one.hand.meanwhile, one.hand.view, own, reader)
    points = [own.score(one.hand.view, seat) for seat in range(SEATS[one.game])]
    shown = getattr(one.hand.view, "points", None)  # those so far, as the hand shows them
    points = list(shown) if shown is not None else points
    best = [reader.names[seat] for seat, each in enumerate(points) if each == max(points)]
    kind: Any = GAMES[one.game]
    words = words_of(kind, kind.LEVELS["normal"], one.hand.view, one.decision, Chance(bytes(32)), BUDGET)
    hint = own.hint(one.hand.view, one.decision, words, reader)
    return [
        " ".join(unmarked(beat.words) for beat in past),
        f"{', '.join(best)} with {max(points)} ({', '.join(map(str, points))})",
        f"The AI: {unmarked(Markdown(hint))}",
        *(judged(one, reader) if not one.decision.may_wait else ()),
    ]


# ---- a phone ---------------------------------------------------------------------------------------------------------


class Phone:
    """The playground's page in a window as large as a phone's, which shows one message after the other."""

    def __init__(self, tab: Tab, page: Any) -> None:
        self.tab, self.page, self.number = tab, page, 1000
        self.pngs: dict[str, bytes] = {}

    async def answer(self, route: Route) -> None:
        """The CDN."""
        name = route.request.url.rsplit("/", 1)[-1].split("?")[0]
        await route.fulfill(body=self.pngs[name], content_type="image/png")

    async def shot(self, screen: Screen) -> Image.Image:
        """The message as it stands in the page."""
        self.number += 1
        tiles = {part.name: part.tile for part in screen.parts if isinstance(part, Picture)}
        self.pngs |= {name: draw(tile) for name, tile in tiles.items()}

        def filled(part: dict[str, Any]) -> dict[str, Any]:
            for item in part.get("items", ()):
                name = item["media"]["url"].removeprefix("attachment://")
                with Image.open(io.BytesIO(self.pngs[name])) as image:
                    item |= screens.picture(name, item["description"], *image.size)
            for child in part.get("components", ()):
                filled(child)
            return {"id": 1} | part

        parts = [filled(part) for part in compose(Drawn(screen, self.pngs)).components]
        ana = self.page.seat("Ana")
        for old in [*ana.screen.get(ana.channel_id, {}).values()]:
            ana.show("delete", old)
        ana.show("message", screens.message(self.number, flags=screens.V2, components=parts))
        where = self.tab.locator(f'li.message[data-id="{self.number}"]')
        await where.wait_for()
        await where.evaluate("one => Promise.all([...one.querySelectorAll('img')].map(each => each.decode()))")
        return Image.open(io.BytesIO(await where.screenshot())).convert("RGB")


async def phone(browser: Browser) -> tuple[Phone, Any]:
    """One that is switched on, and what serves it."""
    served = await serve(FakePlayground(), read_first_screen(PLAY_JSON))
    size = ViewportSize(width=PHONE[0], height=3 * PHONE[1])  # so that nothing of the page lies over a message
    context = await browser.new_context(viewport=size, locale="en-GB")
    tab = await context.new_page()
    made = Phone(tab, served)
    await tab.route("**/cdn/**", made.answer)
    served.seat("Ana")
    await tab.goto(f"{served.url}?seats=Ana")
    await tab.locator(".channel-title").wait_for()
    return made, served


def beside(images: Sequence[Image.Image], across: int) -> Image.Image:
    """Several phones on one sheet."""
    rows = [images[at : at + across] for at in range(0, len(images), across)]
    highs = [max(image.height for image in row) + 12 for row in rows]
    sheet = Image.new("RGB", (across * (images[0].width + 12), sum(highs)), samples.GROUND)
    y = 0
    for row, high in zip(rows, highs, strict=True):
        for at, image in enumerate(row):
            sheet.paste(image, (at * (image.width + 12), y))
        y += high
    return sheet.resize((round(sheet.width * SHRUNK), round(sheet.height * SHRUNK)), Image.Resampling.LANCZOS)


# ---- what is written -------------------------------------------------------------------------------------------------


async def make(into: Path, games: Sequence[str]) -> None:
    """All of it."""
    trial = into / "trial"
    trial.mkdir(parents=True, exist_ok=True)
    faces(trial)
    chromium = next(filter(None, map(shutil.which, CHROMIUM)))
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        shown, served = await phone(browser)
        for key in games:
            shots = [await shown.shot(one.screen) for one in of_each_kind(key)]
            high = [(await shown.shot(one.screen)).height for one in played(key, 1)]
            share = sum(each <= PHONE[1] for each in high) / len(high)
            said = (
                f"{key}: {share:.0%} of {len(high)} questions of a game within {PHONE[1]} px, the highest {max(high)}"
            )
            print(said)  # noqa: T201  (a figure of docs/experience.md)
            beside(shots, 6).save(into / f"questions-{key}.webp", quality=60, method=6)
            answers = [f"# {GAMES[key].KEY}: key", ""]
            for at, one in enumerate(situations(key), 1):
                (await shown.shot(newcomers(one))).save(trial / f"{key}-{at:02}.webp", quality=80, method=6)
                answers += [f"## {at} ({one.decision.kind})", "", *[f"- {line}" for line in key_of(one)], ""]
            (trial / f"key-{key}.md").write_text("\n".join(answers), "utf-8")
        await browser.close()
        await served.runner.cleanup()


def faces(trial: Path) -> None:
    """Thirty faces at 64 px on one sheet, five names beside each; what each name means; the key."""
    chance = Random(64)
    ids = chance.sample(sorted(DESCRIBED), FACES)
    sheet = Image.new("RGB", (6 * 84 + 20, 5 * 84 + 20), samples.GROUND)
    lines = ["# Faces", "", "Row by row, from the left. Which of the five is it?", "", "![Thirty faces](faces.png)", ""]
    answers = ["# Faces: key", ""]
    for at, one in enumerate(ids):
        sheet.paste(portrait(one, 64), (20 + at % 6 * 84, 20 + at // 6 * 84), portrait(one, 64).convert("RGBA"))
        names = [one, *chance.sample([other for other in sorted(DESCRIBED) if other != one], NAMES - 1)]
        chance.shuffle(names)
        lines.append(f"{at + 1}. " + " · ".join(short_name(each) for each in names))
        answers.append(f"{at + 1}. {short_name(one)}")
    lines += ["", "| name | who that is |", "|---|---|"]
    lines += [f"| {short_name(one)} | {DESCRIBED[one]} |" for one in sorted(DESCRIBED)]
    sheet.save(trial / "faces.png")
    (trial / "faces.md").write_text("\n".join([*lines, ""]), "utf-8")
    (trial / "key-faces.md").write_text("\n".join([*answers, ""]), "utf-8")


def main() -> None:
    """Make it."""
    parser = argparse.ArgumentParser(prog="python -m tests.page.trial", description=__doc__)
    parser.add_argument("--into", type=Path, default=DOCS)
    parser.add_argument("games", nargs="*", default=[*SEATS])
    given = parser.parse_args()
    asyncio.run(make(given.into, given.games))


if __name__ == "__main__":
    main()
