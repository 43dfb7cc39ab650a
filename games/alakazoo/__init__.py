"""Alakazoo, both editions. Rules: docs/rules/alakazoo.md; boards, creatures, runes, limits: `cards.toml`.

A card is 9 · creature + type (`cards.creature_of`, `type_of`); a type is also its space in a Portal, row by row. A rune
is a number of `cards.RUNES`, 0 the Star. A place is where a Magic token may lie: 2 · space and 2 · space + 1 are the
two runes of a space (`cards.BOARDS[creature][place]` is the rune), 18 (`cards.SLOT`) is the Castle Keeper, in the
earlier edition the Wizard card. Columns are 0 to 3 from the left. The seat that is asked is always the one on turn.

Questions, with the words of their options::

    kind        asked when                         options                                                        public
    board       set-up, if boards are chosen       board creature                                                 yes
    turn        the turn begins                    roll 1|2|3 · column number · swap · keeper · skip              yes
    order       unresolved dice differ             resolve rune                                                   yes
    light       a token has several places         light place                                                    yes
    swap        after swap, till done              discard card · done (after the first) · back                   no
    keeper      after keeper, step by step         power "a"|"b"|"c"|"d", then                                    no
                                                     a: discard card → take card
                                                     b: offer card → rival seat
                                                     c: lay card (it names the space)
                                                     d: rival seat → space type
                                                   back at every step; the only rival is not asked for
    place       after an action, as often as       place card · pass                                              no
                  there are hand cards and a lit space
    trim-hand   more than four hand cards          discard card · back (after the first)                          no
    trim-magic  more than six Magic tokens         return place · back (after the first)                          yes

`swap` is there with a hand card, `keeper` with a Magic token at the Keeper and a power that could be carried out for
all the table knows, `column` for those with cards, `skip` in the published edition only. What is picked in `swap`,
`keeper` and the trims takes effect with the last answer, and `back` takes back one pick. The frames on a view tell how
far a draft is: `view.frame(Swap).picked`, `TrimHand`, `TrimMagic` likewise, `view.frame(Keeper).steps`,
`view.frame(Dice).results` the unresolved dice, `view.frame(Light).rune` the die being resolved.

Events, in the order of a game (to: only these seats learn of it)::

    first (seat)                              the first player is drawn
    board (seat, creature)                    a board is chosen or dealt
    box (creature …)                          these creatures' cards are not in the game
    hand (seat, card …) to seat               the cards dealt
    added (column, card)                      a deck card comes to lie in a column
    round (number) · turn (seat)              a round, a turn begins
    turn-lost (seat, tokens)                  three Dark tokens are returned, the turn is over
    skipped (seat, tokens)                    the turn is skipped, so many Dark tokens are returned
    rolled (seat, rune …)                     the dice, in the order of `cards.RUNES`
    lit (seat, place, rune)                   a Magic token from the supply to a place, on that rune
    nothing (seat, rune, why)                 a die without effect; why: "supply" is empty, "full" no place for a Star
    dark (seat, pushed)                       a Dark token is taken; pushed 1: in the place of a Magic token
    dark-ignored (seat)                       a fourth Dark token is not taken
    column (seat, column, card …)             a column is taken into the hand
    cleared (column, card …)                  four cards leave a column for the discard pile, before a fifth
    reshuffled (cards)                        the discard pile is the new deck
    swapped (seat, card …)                    hand cards are discarded
    drew (seat, count) · drawn (seat, card …) to seat    so many deck cards are drawn, for all and for their owner
    keeper (seat, power)                      a Magic token of the Keeper pays for a power
    helper (seat, space)                      earlier edition: the Helper is put on a space, 9 the Wizard card
    traded (seat, given, taken, column)       power a: discarded, and taken from a column
    exchanged (seat, rival)                   power b, for all
    exchanged-cards (seat, rival, given, got) to both    power b: what changed hands
    own-exchange (seat, laid, taken)          power c: the hand card laid into the Portal, the card taken from it
    rival-exchange (seat, rival, got, given)  power d: the cards of both Portals
    placed (seat, card, own, first)           a card is placed; own and first are the points for it, 0 or 1 each
    finished (seat, point)                    a ninth space is filled; point 1 for the fastest
    trimmed-hand (seat, card …) · trimmed-magic (seat, place …)    what was over the limit is gone
    jury (seat, kind, number, points, reason) a line of the final scoring, as in `jury.Verdict`
    ended (reason, winner …)                  "finished": a Portal is filled; "rounds": the fortieth round is over;
                                              "sprint": the sixth of a sprint

For screens: `view.jury(seat)` is the Magic Jury's word on a Portal at any time, row by row and column by column with
the cards and the reason of each point; `state.supply`, `lit`, `full` count on a view as on a state;
`keeper.POWER` lists the powers, `keeper.possible(view, seat, power)` says whether the seat that looks can use one.
"""

from games.kernel.facts import GameFacts

from .album import CreatureAlbum
from .facts import facts
from .hard import LEVELS
from .judge import Judge
from .outlook import outlook
from .rules import Alakazoo as Alakazoo

Alakazoo.LEVELS = LEVELS
Alakazoo.FACTS = GameFacts(minutes=30, ladder={"easy": 21.5, "normal": 28.5, "hard": 31.1}, short={"sprint": True})
Alakazoo.EXPLAINS = staticmethod(facts)
Alakazoo.OUTLOOK = staticmethod(outlook)
Alakazoo.JUDGE = Judge()
Alakazoo.ALBUM = CreatureAlbum()
