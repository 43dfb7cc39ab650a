"""The end of a tutorial: applause, a picture, and the ways to a whole game."""

from __future__ import annotations

from bot.screens.custom_ids import HELP, custom_id
from bot.screens.people import names_of
from bot.screens.screen import Button, Buttons, Part, Picture, Style, Text
from bot.texts import Texts
from games import GAMES
from pictures import gallery
from tables.table import Table


def applause(table: Table, say: Texts, *, pictures: bool) -> list[Part]:
    """What the end of a tutorial shows; without a lesson, or left early, nothing is claimed to be learnt."""
    game, name = table.game_key, names_of(table, say)[0]
    learnt = [say.plain(f"{game}-learnt-{at}") for at in range(1, 5) if say.has(f"{game}-learnt-{at}")]
    done = bool(learnt) and table.game is not None and table.game.outcome is not None and table.rules.lesson > 0
    words, parts = (say.plain("tutorial-bravo"), say.plain("tutorial-now")), list[Part]()
    tile = gallery.applause(game, words[0], name, learnt, words[1]) if pictures and done else None
    if tile is not None:
        parts.append(Picture(tile, tile.alt))
    named = say.plain(f"{game}-name")
    if done:
        parts.append(Text(say("tutorial-applause", who=name, game=named, length=say.plain(f"{game}-length"))))
    else:
        parts.append(Text(say("tutorial-done", game=named)))
    play = Button(say.plain("tutorial-people"), custom_id(0, HELP, f"play.{game}"), style=Style.GOOD)
    alone = Button(say.plain("tutorial-ai"), custom_id(0, HELP, f"ai.{game}"), style=Style.MAIN)
    log = Button(say.plain("button-log"), custom_id(table.id, "log", "last"))
    return [*parts, Buttons((play, *([alone] if GAMES[game].LEVELS else []), log))]
