"""What Alakazam! adds to the screens that all games share."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.screens.alakazam import hints, sketches, story
from bot.screens.alakazam.beats import AlakazamTeller
from bot.screens.alakazam.board import centre, player, pool_text
from bot.screens.alakazam.events import EVENTS
from bot.screens.alakazam.hand import draft, drafted, lacking
from bot.screens.alakazam.lessons import LESSONS
from bot.screens.alakazam.lists import LISTS, steps_back
from bot.screens.alakazam.moves import BRINGS
from bot.screens.alakazam.options import CHOICES, STYLES
from bot.screens.alakazam.pictures import bazaar_words, board_pictures, hand_pictures, picture_words
from bot.screens.alakazam.prompts import OWN_STAKES, PROMPTS, loses, why_not
from bot.screens.alakazam.signs import GAME_SIGNS
from bot.screens.alakazam.stakes import missed, outlook, race
from bot.screens.alakazam.words import MET, card_line, dice_text, offers, worth_text
from bot.screens.game import Choice, GameScreens, Reader, StickerWords
from bot.screens.screen import Part, Picture, Style, Text, Weight
from bot.texts import Markdown, Texts, row
from games.alakazam.cards import CARDS, LIMITS
from games.alakazam.rules import Look
from games.alakazam.state import has_bonus
from games.alakazam.view import View
from games.kernel.game import Action, Decision, Event, Outcome
from pictures import gallery
from pictures.game import Deed
from pictures.strip import Sketch
from pictures.tile import Tile

SAYINGS = 3
"""How many a die has for a winner, and as many for who has lost."""


class AlakazamScreens(GameScreens[View]):
    """The screens of Alakazam!"""

    shared = frozenset(("look", "offer"))
    lessons = LESSONS
    signs = GAME_SIGNS
    events = EVENTS
    brings = BRINGS
    listed = LISTS
    teller = AlakazamTeller
    own_stakes = OWN_STAKES
    minor = frozenset(("queued", "accepting", "turned", "round", "last-call"))

    def __init__(self) -> None:
        super().__init__("alakazam")

    # ---- the board -------------------------------------------------------------------------------------------------

    def heading(self, view: View, reader: Reader) -> Markdown:
        if view.options.rounds:
            key = "alakazam-heading-sprint" if view.options.sprint else "alakazam-heading-of"
            return reader.say(key, round=view.round, rounds=view.options.rounds)
        return reader.say("alakazam-heading", round=view.round)

    def table(self, view: View, reader: Reader) -> Sequence[Part]:
        parts: list[Part] = [Text(centre(view, reader.say))]
        parts += [player(view, seat, reader) for seat in range(view.seats)]
        facts = {"target": LIMITS.target, "rounds": view.options.rounds}
        parts.append(Text(reader.say("alakazam-legend", **facts), weight=Weight.SPARE))
        return parts

    def rules_picture(self, page: int, say: Texts) -> Tile | None:
        return gallery.rules(self.key, page, picture_words(say), bazaar_words(say))

    def board_pictures(self, view: View, reader: Reader) -> Sequence[Picture]:
        return board_pictures(view, reader)

    def race(self, view: View, reader: Reader) -> Markdown:
        return race(view, reader)

    def score(self, view: View, seat: int) -> int | None:
        return view.points[seat]

    # ---- the hand --------------------------------------------------------------------------------------------------

    def hand(self, view: View, reader: Reader) -> Sequence[Part]:
        if view.seat is None:
            return ()
        say, seat = reader.say, view.seat
        lines = [say("alakazam-hand-dice", dice=pool_text(view, seat, say))]
        found = view.sheet(seat)
        lines += [card_line(line, say) for line in found.lines]
        lines += lacking(view, reader)
        lines.append(say("alakazam-hand-centre", dice=dice_text(view.centre, say)))
        if open_ := [card for card in view.table if card is not None]:
            worths = sorted([worth_text(view, seat, card, say) for card in open_], key=lambda said: MET in said)
            lines.append(say("alakazam-hand-cards", cards=Markdown(row(worths))))
        parts: list[Part] = [Text(Markdown("\n".join(lines)))]
        return parts

    def hand_pictures(self, view: View, reader: Reader) -> Sequence[Picture]:
        return hand_pictures(view, reader)

    def outlook(self, view: View, reader: Reader) -> Markdown:
        return outlook(view, reader)

    def in_making(self, view: View, reader: Reader) -> Markdown:
        return draft(view, reader)

    # ---- questions -------------------------------------------------------------------------------------------------

    def prompt(self, view: View, decision: Decision, reader: Reader) -> Markdown:
        return PROMPTS[decision.kind](view, decision, reader)

    def call(self, view: View, decision: Decision, reader: Reader) -> tuple[Markdown, bool]:
        """How far one's own dealing has come only its seat knows."""
        return super().call(view, decision, replace(reader, seat=None) if decision.kind == "trade" else reader)

    def steps_back(self, view: View, decision: Decision) -> int:
        return steps_back(view, decision)

    def choice(self, view: View, decision: Decision, action: Action, reader: Reader) -> Choice:
        word, style = action[0], STYLES.get(action[0], Style.QUIET)
        if word == "done" and (not view.hands[decision.seat] or missed(view, decision.seat)):
            style = Style.QUIET  # nobody should be led to end a round without a card, or with one that costs
        if word == "accept" and loses(view, decision):
            style = Style.QUIET  # nor to a loss
        if word in CHOICES:
            made = CHOICES[word](view, action[1], reader)
            return Choice(made.label, made.description, made.emoji, style)
        if word in ("wake", "lapse") or (word == "done" and view.done[decision.seat]):
            return Choice("")  # clocks say the first two, and the other is said already
        if word == "not-done" and has_bonus(view.hands[decision.seat]):
            return Choice("")  # returning a card does it too, and nothing else is left to do
        if word == "for" and view.trade and view.seat is not None and len(drafted(view).given) == LIMITS.given:
            return Choice(reader.say.plain("alakazam-do-for-full"), style=style)
        return Choice(reader.say.plain(f"alakazam-do-{word}"), style=style)

    def barred(self, view: View, decision: Decision, reader: Reader) -> Sequence[tuple[Choice, str]]:
        seat = decision.seat
        if decision.kind == "offer" and (why := why_not(view, decision, reader.say)):
            return [(Choice(reader.say.plain("alakazam-do-accept")), why)]
        if decision.kind != "trade" or seat != view.seat or view.trade is None or view.trade.drafts[seat]:
            return ()
        if has_bonus(view.hands[seat]) or view.dealings[seat] < LIMITS.dealings:
            return ()  # of a Bonus the question tells
        say = reader.say
        why = say.plain("alakazam-barred-dealings", count=LIMITS.dealings)
        return [(Choice(say.plain("alakazam-barred")), why)]

    def asked_of_others(self, view: View, action: Action, reader: Reader) -> Markdown | None:
        """One's own offer has its buttons on the board too, for the others."""
        own = [offer[0] for offer in offers(view) if offer[1] == reader.seat]
        if action[0] not in ("accept", "decline", "counter") or action[1] not in own:
            return None
        return reader.say("alakazam-own-offer", number=action[1])

    def hint(self, view: View, decision: Decision, words: Sequence[Action], reader: Reader) -> Markdown:
        return hints.hint(view, decision, words, reader)

    def sketches(self, view: View, words: Sequence[Action]) -> Sequence[Sketch]:
        return sketches.sketches(view, words)

    def hint_key(self, view: View) -> object:
        return hints.hint_key(view)

    # ---- what happened ---------------------------------------------------------------------------------------------

    def recap(self, view: View) -> frozenset[str]:
        return frozenset(("scored",)) if view.find(Look) is not None else frozenset()

    def end(self, view: View, outcome: Outcome, reader: Reader) -> Markdown:
        facts = {"count": len(outcome.winners), "target": LIMITS.target, "rounds": view.round}
        return reader.say(f"alakazam-end-{outcome.reason}", who=reader.people(outcome.winners), **facts)

    def had(self, view: View, say: Texts) -> Sequence[str]:
        """Its goals."""
        held = view.hands[view.seat or 0]
        return [say.plain(f"alakazam-card-{CARDS[card].id}") for card in held if card is not None]

    def sticker(self, what: str, say: Texts) -> StickerWords:
        return StickerWords(say.plain(f"alakazam-card-{what}"), story=say.plain(f"alakazam-card-{what}.about"))

    def how(self, view: View, events: Sequence[Event], reader: Reader) -> Markdown:
        return story.how(view, events, reader)

    def saying(self, view: View, seat: int, deed: Deed | None, say: Texts) -> tuple[str, Markdown] | None:
        """One of its dice has the last word."""
        assert view.outcome is not None
        how = "won" if seat in view.outcome.winners else "lost"
        which = view.outcome.points[seat] % SAYINGS
        return say.plain("alakazam-die-speaks"), say("alakazam-saying", how=how, number=which)

    def deed(self, events: Sequence[Event]) -> Deed | None:
        """What each seat got in the last round that was scored."""
        gains = {event.data[0]: event.data[2] for event in events if event.kind == "scored"}
        return ("scored", [gains[seat] for seat in sorted(gains)]) if gains else None


SCREENS = AlakazamScreens()
