"""The board that everybody sees: teams, market, forest, enemies, and the fight under way."""

from __future__ import annotations

from bot.screens.alakazum.words import card_effect, card_name, card_names, enemy_name, saying, values
from bot.screens.game import Reader
from bot.screens.screen import Text
from bot.texts import Markdown, Texts
from games.alakazum.actions import Voodoo
from games.alakazum.cards import CARDS, CULTURE, GROUPS, STARS
from games.alakazum.combat import Combat, Dice, Fight, ForestFight, Hypnosis
from games.alakazum.view import View

THROWN = {ForestFight.__name__: 3, Combat.__name__: 2}
"""From which step on both sides of a fight have been added up."""


def team(view: View, seat: int, reader: Reader) -> Text:
    """A seat: its name, how many cards it holds, its characters by culture with the stars they give."""
    say = reader.say
    turn = "yes" if seat == view.turn and view.round else "no"
    head = say("alakazum-seat", turn=turn, who=reader.who(seat), cards=len(view.hands[seat]))
    if view.cauldron == seat:
        head = say("alakazum-seat-cauldron", seat=head)
    groups: list[tuple[str, list[int]]] = [
        (culture, [c for c in view.teams[seat] if CULTURE[c] == culture]) for culture in GROUPS
    ]
    lines, short = [head], [head]
    for culture, members in groups:
        if members:
            sign = say("alakazum-sign-" + culture)
            given = sum(STARS[c][view.levels[c]] for c in members)
            names = " · ".join(values(view, c, say, "alakazum-character") for c in members)
            lines.append(say("alakazum-seat-team", sign=sign, stars=given, team=names))
            short.append(say("alakazum-seat-short", sign=sign, stars=given, count=len(members)))
    if len(lines) == 1:
        lines.append(say("alakazum-no-team"))
    return Text(Markdown("\n".join(lines)), Markdown(" · ".join(short)))


def common(view: View, say: Texts) -> Markdown:
    """Market, forest, cemetery and enemies; before the first turn also the characters to choose from."""
    market = say("alakazum-market-empty")
    if view.market:
        market = say("alakazum-market-top", count=len(view.market), card=card_name(view.market[-1], say))
    enemies = "\u00a0".join(
        enemy_name(enemy, view.seats, say) if place in view.flipped and enemy is not None else "▮"
        for place, enemy in enumerate(view.enemies)
    )
    line = say(
        "alakazum-common",
        market=market,
        forest=len(view.forest),
        cemetery=card_names(view.cemetery, say) or say("alakazum-cemetery-empty"),
        enemies=Markdown(enemies),
    )
    if view.expansion and view.cauldron < 0:
        line = say("alakazum-common-cauldron", line=line)
    if not view.starters:
        return line
    return Markdown(f"{say('alakazum-starters', names=card_names(view.starters, say))}\n{line}")


def fight_lines(view: View, reader: Reader) -> Markdown:
    """How the fight under way stands; empty where there is none."""
    fight = view.find(Fight)
    if fight is None or view.find(Voodoo) is not None:
        return Markdown("")
    say = reader.say
    mine, theirs = fight.fighters
    if mine < 0:
        return say("alakazum-fight-forest", defender=values(view, theirs, say, "alakazum-character"))
    thrown = fight.step >= THROWN[type(fight).__name__] and view.find(Dice) is None
    line = say(
        "alakazum-fight" if thrown else "alakazum-fight-begins",
        attacker=CARDS[mine].name,
        defender=CARDS[theirs].name,
        mine=fight.totals[0],
        theirs=fight.totals[1],
    )
    helping = [*fight.helpers, *fight.guards]
    if helping:
        line = say("alakazum-fight-helpers", line=line, names=card_names(helping, say))
    lines = [line]
    if fight.played:
        lines.append(say("alakazum-played", cards=card_names([card for _, card, _ in fight.played], say)))
    hypnosis = view.find(Hypnosis)
    if hypnosis is not None:
        loser = theirs if hypnosis.seat == fight.seats[0] else mine
        lines.append(say("alakazum-roll", roll=fight.roll, resistance=hypnosis.resistance, name=CARDS[loser].name))
    return Markdown("\n".join(lines))


def market_pile(view: View, say: Texts) -> Text:
    """The market deck from the top, with what each card does."""
    cards = [
        say("alakazum-pile-card", card=card_name(c, say), effect=card_effect(c, say)) for c in reversed(view.market)
    ]
    return Text(Markdown("\n".join([say("alakazum-pile-market"), *cards])) if cards else Markdown(""))


def cemetery_pile(view: View, say: Texts) -> Text:
    """Who lies in the cemetery, with their numbers, and with their sayings where there is room; empty: nobody."""
    if not view.cemetery:
        return Text(Markdown(""))
    heading = say("alakazum-pile-cemetery")
    short = [Markdown("-# " + values(view, c, say, "alakazum-character")) for c in view.cemetery]
    whole = [Markdown(f"{line}\n-# {saying(c, say)}") for c, line in zip(view.cemetery, short, strict=True)]
    return Text(Markdown("\n".join([heading, *whole])), Markdown("\n".join([heading, *short])))
