"""What Alakazoo adds to the screens that all games share."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.screens.alakazoo import hints, sketches, story
from bot.screens.alakazoo.beats import AlakazooTeller
from bot.screens.alakazoo.board import columns, discard_pile, portal
from bot.screens.alakazoo.events import EVENTS
from bot.screens.alakazoo.hand import draft
from bot.screens.alakazoo.lessons import LESSONS
from bot.screens.alakazoo.lists import LISTS, steps_back
from bot.screens.alakazoo.moves import BRINGS
from bot.screens.alakazoo.options import CHOICES, STYLES
from bot.screens.alakazoo.pictures import board_pictures, hand_pictures, picture_words
from bot.screens.alakazoo.prompts import PROMPT_FACTS, STEPS
from bot.screens.alakazoo.signs import GAME_SIGNS
from bot.screens.alakazoo.stakes import OPEN_STAKES, OWN_STAKES, outlook, race
from bot.screens.alakazoo.words import advised_board, card_name, facts, has_slots, is_last_round
from bot.screens.game import Choice, GameScreens, Reader, StickerWords
from bot.screens.screen import Part, Picture, Style, Text, Weight
from bot.texts import Markdown, Texts
from games.alakazoo.album import OF_LETTER, name_of
from games.alakazoo.cards import CREATURES
from games.alakazoo.view import View
from games.kernel.game import Action, Decision, Event, Outcome
from games.kernel.values import Actions
from pictures import gallery
from pictures.game import Deed
from pictures.strip import Sketch
from pictures.tile import Tile


class AlakazooScreens(GameScreens[View]):
    """The screens of Alakazoo."""

    lessons = LESSONS
    signs = GAME_SIGNS
    events = EVENTS
    brings = BRINGS
    listed = LISTS
    teller = AlakazooTeller
    own_stakes = OWN_STAKES
    open_stakes = OPEN_STAKES
    minor = frozenset(("added", "drew", "reshuffled", "dark-ignored", "box"))

    def __init__(self) -> None:
        super().__init__("alakazoo")

    # ---- the board -------------------------------------------------------------------------------------------------

    def heading(self, view: View, reader: Reader) -> Markdown:
        say = reader.say
        if not view.round:
            return say("alakazoo-heading-start")
        key = "-last" if is_last_round(view) else "-sprint" if view.options.sprint else ""
        return say(f"alakazoo-heading{key}", round=view.round, rounds=view.options.rounds, first=reader.who(view.first))

    def table(self, view: View, reader: Reader) -> Sequence[Part]:
        parts: list[Part] = [portal(view, seat, reader) for seat in range(view.seats)]
        parts.append(Text(columns(view, reader.say)))
        parts.append(Text(reader.say("alakazoo-legend"), weight=Weight.SPARE))
        return parts

    def rules_picture(self, page: int, say: Texts) -> Tile | None:
        return gallery.rules(self.key, page, picture_words(say))

    def board_pictures(self, view: View, reader: Reader) -> Sequence[Picture]:
        return board_pictures(view, reader)

    def race(self, view: View, reader: Reader) -> Markdown:
        return race(view, reader)

    def piles(self, view: View, reader: Reader) -> Sequence[Part]:
        return [Text(discard_pile(view, reader.say))] if view.round else ()

    def score(self, view: View, seat: int) -> int | None:
        return view.points[seat] + sum(line.points for line in view.jury(seat) if view.boards[seat] >= 0)

    # ---- the hand --------------------------------------------------------------------------------------------------

    def hand(self, view: View, reader: Reader) -> Sequence[Part]:
        if view.seat is None:
            return ()
        say = reader.say
        lines = [
            say("alakazoo-hand-card", number=number, card=card_name(card, say), facts=facts(view, card, say))
            for number, card in enumerate(view.hand, 1)
        ] or [say("alakazoo-hand-empty")]
        if any(card >= 0 for card in view.portals[view.seat]) and view.outcome is None:
            lines.append(say("alakazoo-hand-jury", points=sum(line.points for line in view.jury(view.seat))))
        parts: list[Part] = [Text(Markdown("\n".join(lines)))]
        if view.boards[view.seat] >= 0:
            parts.append(portal(view, view.seat, reader))
        return parts

    def hand_pictures(self, view: View, reader: Reader) -> Sequence[Picture]:
        return hand_pictures(view, reader)

    def outlook(self, view: View, reader: Reader) -> Markdown:
        return outlook(view, reader)

    def in_making(self, view: View, reader: Reader) -> Markdown:
        return draft(view, reader)

    # ---- questions -------------------------------------------------------------------------------------------------

    def prompt(self, view: View, decision: Decision, reader: Reader) -> Markdown:
        say, kind = reader.say, decision.kind
        key, known = f"alakazoo-ask-{kind}", PROMPT_FACTS.get(kind)
        said = known(view, reader) if known else {}
        if decision.seat != reader.seat:
            key = f"{key}.helper" if kind == "turn" and not has_slots(view) else key
            return say(key, who=reader.who(decision.seat), **said)
        return say(f"{key}.{STEPS[kind](view, decision) if kind in STEPS else 'you'}", **said)

    def call(self, view: View, decision: Decision, reader: Reader) -> tuple[Markdown, bool]:
        """Of what is done step by step the first step is all that others know."""
        facts = PROMPT_FACTS[decision.kind](view, reader) if decision.kind in PROMPT_FACTS else {}
        stands = self.stakes(view, decision, replace(reader, seat=None))
        return Markdown("\n".join([reader.say(f"alakazoo-ask-{decision.kind}.you", **facts), stands]).strip()), False

    def choice(self, view: View, decision: Decision, action: Action, reader: Reader) -> Choice:
        word = action[0]
        style = STYLES.get(word, Style.QUIET)
        if len(action) == 1:
            said = "helper" if word == "keeper" and not has_slots(view) else word
            return Choice(reader.say.plain(f"alakazoo-do-{said}"), style=style)
        made = CHOICES[word](view, action[1], reader)
        return replace(made, style=style) if word in STYLES else made

    def steps_back(self, view: View, decision: Decision) -> int:
        return steps_back(view, decision)

    def hint(self, view: View, decision: Decision, words: Sequence[Action], reader: Reader) -> Markdown:
        return hints.hint(view, decision, words, reader)

    def advises(self, view: View, decision: Decision, words: Actions) -> Actions:
        return ((decision.kind, advised_board(view)),) if decision.kind == "board" and words else words

    def sketches(self, view: View, words: Sequence[Action]) -> Sequence[Sketch]:
        return sketches.sketches(view, words)

    # ---- what happened ---------------------------------------------------------------------------------------------

    def end(self, view: View, outcome: Outcome, reader: Reader) -> Markdown:
        winners = outcome.winners
        return reader.say(f"alakazoo-end-{outcome.reason}", who=reader.people(winners), count=len(winners))

    def had(self, view: View, say: Texts) -> Sequence[str]:
        """Its creature."""
        board = view.boards[view.seat or 0]
        return [CREATURES[board].name] if board >= 0 else []

    def sticker(self, what: str, say: Texts) -> StickerWords:
        names = say.several([OF_LETTER[letter].name for letter in dict.fromkeys(what)])
        return StickerWords(name_of(what), story=say.plain("alakazoo-creature-made", count=len(set(what)), names=names))

    def how(self, view: View, events: Sequence[Event], reader: Reader) -> Markdown:
        return story.how(view, events, reader)

    def saying(self, view: View, seat: int, deed: Deed | None, say: Texts) -> tuple[str, Markdown] | None:
        """Its creature has the last word."""
        if (board := view.boards[seat]) < 0:
            return None
        return CREATURES[board].name, say("alakazoo-saying", creature=CREATURES[board].letter)


SCREENS = AlakazooScreens()
