"""What each choice brings and risks, in signs and a few words, made of its fact."""

from __future__ import annotations

from collections.abc import Callable

from bot.screens.alakazum.stakes import is_hopeless, likely, sides, swing
from bot.screens.alakazum.words import LEVEL_SIGNS, card_names, faces, sum_in_words, values
from bot.screens.game import Reader, Stake, signed
from games.alakazum.actions import Act
from games.alakazum.cards import CARDS, CULTURE, STARS
from games.alakazum.combat import FOREST
from games.alakazum.rules import Conjuring
from games.alakazum.state import best_stars, can_leave, points
from games.alakazum.view import View
from games.kernel.facts import Fact, total, which
from games.kernel.frames import named
from games.kernel.game import Decision
from pictures.faces.bust import short_name


def _stars(fact: Fact, seat: int) -> list[str]:
    """By how much the own total changes."""
    more = fact.extent("stars", seat)[0]
    return [f"{signed(more)} ★"] * bool(more)


def _fight(view: View, decision: Decision, fact: Fact, reader: Reader) -> Stake:
    """Both sides as they stand, the stars that may come and go; then who is attacked, or fights."""
    if decision.kind == "voodoo":
        return Stake()
    say, (mine, theirs), (own, foe) = reader.say, sides(fact), which(fact.stands, "combat")
    seat, rival = [each.whose for each in fact.stands if each.what == "combat"]
    _, rise, risk = swing(fact, seat)
    hopeless, on = is_hopeless(fact), total(fact.stands, "faces", seat)
    if decision.kind == "potion":  # what losing costs stands in the question
        rise = risk = 0
    changes = " ".join([f"+{rise}"] * bool(rise and not hopeless) + [f"−{risk}"] * bool(risk))
    words = f"{sum_in_words(mine, say)} : {sum_in_words(theirs, say)}{f' · {changes} ★' if changes else ''}"
    act = view.find(Act)
    if decision.kind == "fighter" or (act is not None and named(act.draft, "target") is not None):
        return Stake(words, values(view, own, say), hopeless)
    if decision.kind != "action":
        return Stake(words)
    target = say.plain(
        "alakazum-target",
        level=LEVEL_SIGNS[view.levels[foe]],
        added=likely(fact),
        stars=STARS[foe][view.levels[foe]],
        faces=faces(on) or "none",
        free=int(rival == FOREST or can_leave(view, rival, foe)),
        sign=say.plain(f"alakazum-sign-{CULTURE[foe]}"),
    )
    return Stake(words, target, hopeless or not on)


def _market(view: View, decision: Decision, fact: Fact, reader: Reader) -> Stake:
    """How many cards, and which."""
    cards = which(fact.gain, "card")
    return Stake(f"+{reader.say.plain('brings-cards', count=len(cards))}", card_names(cards, reader.say))


def _meal(view: View, decision: Decision, fact: Fact, reader: Reader) -> Stake:
    """Who rises, and the stars of it."""
    risers = which(fact.gain, "level")
    names = reader.say.several([short_name(CARDS[each].id) for each in risers])
    who = names if len(risers) == 1 else str(len(risers))
    words = [f"{who} → {LEVEL_SIGNS[-1]}"] * bool(risers) + _stars(fact, decision.seat)
    return Stake(" · ".join(words), names if len(risers) > 1 else "")


def _object(view: View, decision: Decision, fact: Fact, reader: Reader) -> Stake:
    """What its bearer has more of; of a crystal ball how likely the next card is one to keep."""
    signs = {"resistance": "🛡", "combat": "⚔"}
    given = [f"+{each.number} {signs[each.what]}" for each in fact.gain if each.what in signs]
    return Stake("".join(given)) if given else _ball(view, decision, fact, reader)


def _ball(view: View, decision: Decision, fact: Fact, reader: Reader) -> Stake:
    chance = fact.chance("card")
    told = reader.say.plain("brings-chance", ways=chance.numerator, all=chance.denominator)
    return Stake(told if fact.chances and chance else "")


def _spell(view: View, decision: Decision, fact: Fact, reader: Reader) -> Stake:
    """What it does to the own team or hand, a new level only where it brings no star; then the hats that it costs."""
    words, seat = list[str](), decision.seat
    stars = _stars(fact, seat)
    for what, many in [(each.what, each.number) for each in fact.gain if each.whose == seat]:
        if what == "level" and not stars:
            words.append(LEVEL_SIGNS[view.levels[which(fact.gain, "level")[0]] + many])
        elif what == "seen" and many > 1:
            words.append(reader.say.plain("alakazum-brings-seen", count=many))
        elif what == "action" and many > 1:
            words.append(f"×{many}")
        elif what == "card":
            words.append(reader.say.plain("brings-cards", count=many))
    return Stake(" · ".join([*words, *stars, *[f"−{each.number} 🎩" for each in fact.cost]]))


def _lost(view: View, decision: Decision, fact: Fact, reader: Reader) -> Stake:
    """The own total before and after."""
    before, characters = best_stars(view, decision.seat), which(fact.cost, "character")
    then = before + fact.extent("stars", decision.seat)[0]
    told = values(view, characters[0], reader.say) if characters and decision.kind == "lose" else ""
    return Stake(f"★ {before} → {then}", told)


def _half(view: View, decision: Decision, fact: Fact, reader: Reader) -> Stake:
    return Stake(f"−{reader.say.plain('brings-cards', count=total(fact.cost, 'card'))}")


def _roll(view: View, decision: Decision, fact: Fact, reader: Reader) -> Stake:
    """A throw with what is added to it, and what it must exceed."""
    roll, held = [total(fact.stands, what) for what in ("roll", "resistance")]
    return Stake(f"🎲 {roll} : 🛡 {held}")


def _pay(view: View, decision: Decision, fact: Fact, reader: Reader) -> Stake:
    left = total(fact.stands, "energy")
    return Stake(reader.say.plain("alakazum-brings-pay", left=left) if left else "")


def _alakazum(view: View, decision: Decision, fact: Fact, reader: Reader) -> Stake:
    """The points shown then, where the question doesn't say so many, and the chance that they are enough."""
    if decision.kind == "voodoo":
        return Stake()
    chance, strong, draft = fact.chance("won"), total(fact.stands, "points"), view.frame(Conjuring)
    said = bool(draft.draft) and points(view, decision.seat, *draft.shown()) == strong
    words = "" if said else f"{strong} ★"
    if 0 < chance < 1:
        ways = reader.say.plain("alakazum-brings-wins", ways=chance.numerator, all=chance.denominator)
        return Stake(" · ".join(filter(None, [words, ways])))
    return Stake(f"{words} ✅".strip() if chance else words, hopeless=not chance)


BRINGS: dict[str, Callable[[View, Decision, Fact, Reader], Stake]] = {
    "fight": _fight,
    "market": _market,
    "meal": _meal,
    "object": _object,
    "spell": _spell,
    "more": _ball,
    "pay": _pay,
    "alakazum": _alakazum,
    "half": _half,
    **dict.fromkeys(("lose", "character", "recovery"), _lost),
    **dict.fromkeys(("roll", "rob"), _roll),
}
"""By the kind of fact."""
