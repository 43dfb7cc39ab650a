"""Alakazam!, the dice bazaar. Rules: docs/rules/alakazam.md; cards, limits, seconds: `cards.toml`.

A die is 10 · colour + number (14: a yellow 4; 30: a green one not rolled yet), colours in the order of `cards.COLOURS`:
each seat its own, the neutral one last. A card is its number in `cards.CARDS`; −1 stands for one that is not shown.

Questions, with the words of their options::

    kind    asked of             options                                                  public   clocks
    look    each, at once        ready                                                    yes      look
    trade   each, all the time   the first word, then what belongs to it:                 no       round,
                                   swap → out die → in die                                         last_call;
                                   take → (group kind) → card card   face_down: take               when done: rest
                                   return → (group kind) → card card
                                   reroll → die die
                                   offer → to seat | all → give die, mark … → for →
                                     want die | colour colour | any-colour, each of
                                     the last two → number number | any-number,
                                     mark … → propose
                                   change: the words of the own offer, to go back over
                                   withdraw · done · not-done
                                 back takes the last word back
                                 slow mode, a dealing queued: cancel, wake                         and wake
    offer   those it is put to   accept n · decline n · counter n                         yes*     offer, round,
                                 slow mode, accepted: decline n · counter n · lapse n              last_call

All of `trade` and `offer` may wait. `mark` says of the die named last that its receiver may re-roll it. The only
possible partner is not asked for. `accept` of an offer with patterns that leave a choice, and `counter`, go on in the
own `trade` question: pick die …; give die … as for an offer. *face_down: no. Dealings, for which a table keeps a pace:
in, card (or take, face down), die, propose, accept, pick; all else is free. Two words have no button, clocks answer
with them: `wake` for everybody who has queued something, and when all have said it the queue is carried out; `lapse`
for an offer whose time is over while its acceptance is queued. The numbers of offers go on through the game.

On a view: `view.trade` has `drafts` (the own one, as words; `drafts.said(draft)` reads it by name), `offers`
(`offers.Offer`; `offers.refusal` says why somebody can't accept one), `caller` (whose last call runs, −1); `view.queue`
is what has been queued; `view.sheet(seat)` is the score sheet as of now: a line a card, met or not, points, and the
finding of `goals`. `view.refused` has of each seat, as bits, who has declined an offer of its in this round.

Events (to: only these seats learn of it); n is the number of an offer, given and wanted are pairs of die and mark::

    round (number, seats, cards, dice)      set-up: the seats dealt in, the open cards, the centre
    ready (seat) · rolled (seat, dice)      AM-11, AM-12
    swapped (seat, out, in)
    took (seat, card) · returned (seat, card)       card −1: face down
    drew (seat, card) to seat · put (seat, card) to seat    face down: which it was
    turned (card)                           AM-41: the next card of the deck lies open
    rerolled (seat, die, new die)
    offered (n, seat, to, given, wanted)    to −1: everybody; wanted may hold patterns, see `offers`
    changed (before, n, seat, to, given, wanted)    the offer of that number has become number n
    accepted (n, giver, acceptor, given, wanted)    wanted with the picked dice
    declined (n, seat) · withdrawn (n, seat) · closed (n, seat)     closed: all have declined the offer of seat
    failed (n, why)                         why: "gone" a wanted die, "left" a seat
    dropped (seat) to seat                  its draft, or queued dealing, could not be carried out any more
    done (seat, left) · not-done (seat)     left 1: it has left the game
    last-call (seat)
    accepting (n, seat, 1 | 0)              slow mode: has queued that it accepts; 0: doesn't any more
    queued (seat, word, …) to seat · woke (number, seats)   slow mode: the dealings of these seats, in this order
    shown ((seat, cards), …)                a round's end: all held cards
    scored (seat, lines, points, total)     lines: (card, met, points, finding), see `goals`
    over (reason, winners)                  "points", "three-rounds", "sprint", "cap", "left"
"""

from games.kernel.facts import GameFacts

from .album import GoalAlbum
from .facts import facts
from .hard import LEVELS
from .judge import Judge
from .outlook import outlook
from .rules import Alakazam as Alakazam

Alakazam.LEVELS = LEVELS
Alakazam.FACTS = GameFacts(
    minutes=20, ladder={"easy": 17.6, "normal": 32.4, "hard": 46.5}, tutorial=6, short={"sprint": True}
)
Alakazam.EXPLAINS = staticmethod(facts)
Alakazam.OUTLOOK = staticmethod(outlook)
Alakazam.JUDGE = Judge()
Alakazam.ALBUM = GoalAlbum()
