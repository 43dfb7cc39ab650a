"""What Alakazum! adds to the screens that all games share."""

from __future__ import annotations

from collections.abc import Sequence

from bot.screens.alakazum import hints, matters, sketches, story
from bot.screens.alakazum.beats import AlakazumTeller
from bot.screens.alakazum.board import cemetery_pile, common, fight_lines, market_pile, team
from bot.screens.alakazum.events import EVENTS
from bot.screens.alakazum.hand import draft, hand_lines, secrets
from bot.screens.alakazum.lessons import LESSONS
from bot.screens.alakazum.lists import LISTS, steps_back
from bot.screens.alakazum.moments import QUESTIONS
from bot.screens.alakazum.moves import BRINGS
from bot.screens.alakazum.options import CHOICES, EMOJIS, STYLES, bare
from bot.screens.alakazum.pictures import board_pictures, hand_pictures, picture_words
from bot.screens.alakazum.prompts import PROMPT_FACTS, STEPS
from bot.screens.alakazum.signs import GAME_SIGNS
from bot.screens.alakazum.stakes import (
    OPEN_STAKES,
    OWN_STAKES,
    drafted_attack,
    fight_called,
    is_hopeless,
    outlook,
    race,
    revenge,
)
from bot.screens.game import Choice, GameScreens, Reader, StickerWords
from bot.screens.screen import Part, Picture, Style, Text, Weight
from bot.texts import Markdown, Texts
from games.alakazum.actions import Act
from games.alakazum.cards import CARDS, COST, CULTURE, ENEMIES, NUMBER, SPELLS
from games.alakazum.combat import FOREST, Fight, Potions
from games.alakazum.magic import energy_of, spell_refusal
from games.alakazum.rules import Conjuring
from games.alakazum.state import best_stars
from games.alakazum.view import View
from games.kernel.game import Action, Decision, Event, Outcome
from pictures import gallery
from pictures.faces.bust import short_name
from pictures.game import Deed
from pictures.strip import Sketch
from pictures.tile import Tile

CARD_IDS = frozenset(card.id for card in CARDS)
ENEMY_NAMES = {enemy.id: enemy.name for enemy in ENEMIES}


class AlakazumScreens(GameScreens[View]):
    """The screens of Alakazum!"""

    lessons = LESSONS
    signs = GAME_SIGNS
    events = EVENTS
    brings = BRINGS
    listed = LISTS
    teller = AlakazumTeller
    staged = QUESTIONS
    own_stakes = OWN_STAKES
    open_stakes = OPEN_STAKES
    minor = frozenset(("turn", "drew", "shuffled", "kept", "level", "paid", "looked", "peeked", "fighter", "strengths"))

    def __init__(self) -> None:
        super().__init__("alakazum")

    # ---- the board -------------------------------------------------------------------------------------------------

    def heading(self, view: View, reader: Reader) -> Markdown:
        key = "-sprint" if view.options.sprint else ""
        key = f"alakazum-heading{key}" if view.round else f"alakazum-heading-start{key}"
        return reader.say(key, round=view.round, rounds=view.options.rounds)

    def table(self, view: View, reader: Reader) -> Sequence[Part]:
        parts: list[Part] = [team(view, seat, reader) for seat in range(view.seats)]
        parts.append(Text(common(view, reader.say)))
        fight = fight_lines(view, reader)
        if fight:
            parts.append(Text(fight, weight=Weight.USEFUL))
        return parts

    def rules_picture(self, page: int, say: Texts) -> Tile | None:
        return gallery.rules(self.key, page, picture_words(say))

    def board_pictures(self, view: View, reader: Reader) -> Sequence[Picture]:
        return board_pictures(view, reader)

    def race(self, view: View, reader: Reader) -> Markdown:
        fight = view.find(Fight)
        chosen = fight is not None and fight.fighters[0] >= 0  # before that the question says who wants a fight
        return (fight_lines(view, reader) if chosen and reader.pictures else "") or race(view, reader)

    def piles(self, view: View, reader: Reader) -> Sequence[Part]:
        """AZ-41: anyone may look through the market deck at any time; the cemetery lies open too."""
        return [pile for pile in (market_pile(view, reader.say), cemetery_pile(view, reader.say)) if pile.text]

    def score(self, view: View, seat: int) -> int | None:
        return best_stars(view, seat)

    # ---- the hand --------------------------------------------------------------------------------------------------

    def hand(self, view: View, reader: Reader) -> Sequence[Part]:
        lines = [*hand_lines(view, reader.say), *secrets(view, reader)]
        parts: list[Part] = [Text(Markdown("\n".join(lines)))]
        fight = fight_lines(view, reader)
        if fight:
            parts.append(Text(fight))
        return parts

    def hand_pictures(self, view: View, reader: Reader) -> Sequence[Picture]:
        return hand_pictures(view, reader)

    def outlook(self, view: View, reader: Reader) -> Markdown:
        lines = [Markdown("") if reader.pictures else outlook(view, reader), revenge(view, reader)]
        return Markdown("\n".join(filter(None, lines)))

    def in_making(self, view: View, reader: Reader) -> Markdown:
        """Beside a picture what neither that nor the question says."""
        act = view.find(Act)
        said = [word for word, *_ in act.draft] if act is not None else []
        told = len(said) == 1 or said[:1] == ["fight"] or view.find(Conjuring) is not None
        return Markdown("") if reader.pictures and told else draft(view, reader)

    # ---- questions -------------------------------------------------------------------------------------------------

    def prompt(self, view: View, decision: Decision, reader: Reader) -> Markdown:
        say, key = reader.say, f"alakazum-ask-{decision.kind}"
        facts = PROMPT_FACTS[decision.kind](view, reader) if decision.kind in PROMPT_FACTS else {}
        if decision.kind == "voodoo":
            # A window must not say who is asked: the same words for everybody, but for whoever announced.
            own = "own" if reader.seat == view.turn else "you" if reader.seat is not None else ""
            return say(f"{key}.{own}" if own else key, **facts)
        if decision.seat != reader.seat:
            return say(key, who=reader.who(decision.seat), **facts)
        step = STEPS[decision.kind](view) if decision.kind in STEPS else "you"
        if (decision.kind, step) == ("action", "announce") and self._hopeless(view, reader):
            step = "hopeless"
        return say(f"{key}.{step}", **facts)

    def call(self, view: View, decision: Decision, reader: Reader) -> tuple[Markdown, bool]:
        """Whoever fights is told of the fight as it stands."""
        (asked, attacked), fight = super().call(view, decision, reader), fight_called(view, reader)
        if fight is None or decision.kind == "voodoo":
            return asked, attacked
        if decision.kind == "potion":  # its numbers stand in the line above, from the other side
            asked = reader.say("alakazum-call-potion")
        return Markdown(f"{fight[0]}\n{asked}"), fight[1]

    def _hopeless(self, view: View, reader: Reader) -> bool:
        """The attack that is drafted can't be won, for all that its seat knows."""
        attack = drafted_attack(view, reader)
        return attack is not None and is_hopeless(attack)

    def asks_again(self, view: View, decision: Decision) -> bool:
        """AZ-51: as long as a rival may still play potions after a pass."""
        if decision.kind != "potion" or view.frame(Potions).passes:
            return False
        rivals = [seat for seat in view.frame(Fight).seats if seat not in (decision.seat, FOREST)]
        return any(view.hands[seat] for seat in rivals)

    def choice(self, view: View, decision: Decision, action: Action, reader: Reader) -> Choice:
        word = action[0]
        if len(action) == 1:
            label = bare(word, decision.kind, view, reader.say)
            return Choice(label, style=STYLES.get(word, Style.QUIET), emoji=EMOJIS.get(word))
        return CHOICES[word](view, action[1], reader)

    def steps_back(self, view: View, decision: Decision) -> int:
        return steps_back(view, decision)

    def barred(self, view: View, decision: Decision, reader: Reader) -> Sequence[tuple[Choice, str]]:
        """In words alone: a picture shows what can be done, and what pays for it."""
        act = view.find(Act)
        if reader.pictures:
            return ()
        if decision.kind == "action" and act is not None and not act.draft:
            return matters.barred(view, decision, reader)
        if decision.kind != "action" or act is None or [word for word, *_ in act.draft] != ["magic"]:
            return ()
        refused = [(name, spell_refusal(view, name)) for name, _ in SPELLS]
        energy, say = energy_of(view, decision.seat), reader.say
        return [
            (
                Choice(say.plain(f"spell-{name}")),
                say.plain(f"alakazum-barred-{why}", cost=COST[name], energy=energy, seats=view.seats),
            )
            for name, why in refused
            if why is not None
        ]

    def hint(self, view: View, decision: Decision, words: Sequence[Action], reader: Reader) -> Markdown:
        return hints.hint(view, decision, words, reader)

    def sketches(self, view: View, words: Sequence[Action]) -> Sequence[Sketch]:
        return sketches.sketches(view, words)

    # ---- what happened ---------------------------------------------------------------------------------------------

    def round_of(self, event: Event) -> int | None:
        return event.data[1] if event.kind == "turn" else None

    def end(self, view: View, outcome: Outcome, reader: Reader) -> Markdown:
        winners = outcome.winners
        facts = {"who": reader.people(winners), "count": len(winners), "left": view.options.rounds - view.round}
        won_early = view.options.sprint and outcome.reason == "alakazum"
        points = outcome.points[winners[0]] if winners else 0
        return reader.say(f"alakazum-end-{outcome.reason}{'-sprint' if won_early else ''}", points=points, **facts)

    def result_word(self, key: str, count: int, say: Texts) -> str:
        if key in CARD_IDS:
            return say.plain(f"card-{key}")
        return ENEMY_NAMES.get(key) or super().result_word(key, count, say)

    def had(self, view: View, say: Texts) -> Sequence[str]:
        """The cultures in its team."""
        found = [f"culture-{CULTURE[card]}" for card in view.teams[view.seat or 0] if card < len(CULTURE)]
        return [say.plain(key) for key in found if say.has(key)]

    def sticker(self, what: str, say: Texts) -> StickerWords:
        row, story = CARDS[NUMBER[what]], say.plain(f"custom-{what}")
        return StickerWords(row.name, short_name(what), say.plain(f"saying-{what}"), story, CULTURE[NUMBER[what]])

    def how(self, view: View, events: Sequence[Event], reader: Reader) -> Markdown:
        return story.how(view, events, reader)

    def saying(self, view: View, seat: int, deed: Deed | None, say: Texts) -> tuple[str, Markdown] | None:
        return story.last_word(view, seat, deed, say)

    def deed(self, events: Sequence[Event]) -> Deed | None:
        return story.deed(events)


SCREENS = AlakazumScreens()
