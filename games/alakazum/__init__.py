"""Alakazum! Brujas y tradiciones, and the expansion Alakazum! 2 as the house rule `expansion`.

Rules: docs/rules/alakazum.md, docs/rules/alakazum-2.md; cards: `cards.toml`.

Cards and characters are the numbers of `cards.CARDS`, enemies those of `cards.ENEMIES`, a place is one in the row of
enemies, a culture is its three letters ("multicoloured", "none" too). A level is 0, 1, 2 for A, B, C. Seats: −1 is the
forest.

Questions, with the words of their options (``back`` takes the last word back, ``pass`` is no, ``group`` is AZ-68)::

    kind       asked of        options                                                                    public
    start      each in turn    start character                                                            yes
    toad       active          shuffle "forest"|"market" · pass                                           yes
    fighter    active          fighter character · group                                                  yes
    helper     a fighting seat helper character · pass                                                    yes
    potion     a fighting seat potion card · rob · pass                                                   no
    die        who rolled      potion card · pass                                                         no
    rob        the opponent    rob · pass                                                                 no
    give       who is trapped  give card, then (three seats or more) to seat · back                       no
    trick      who is trapped  half · character                                                           yes
    santa      who rolled      hand seat                                                                  yes
    lose       the loser       lose character · group                                                     yes
    action     active          market → show card                                                         no
                               give → give card → culture "VAL" | rider character | bearer character;
                                 a crystal ball is announced at once
                               fight → (rival seat, if three or more) → target character →
                                 attacker character → helper character … announce
                               magic → spell "training" → train character | "resurrect" → raise character |
                                 "divination" → enemy place | "levitation" → send character →
                                 fetch character → announce | the others are announced at once
                               pass · back · group culture
    voodoo     every rival     doll · pass                                                                no
    pay        active          hat card                                                                   no
    witch      active          take card                                                                  yes
    forest     active          keep card, then put card … · back                                          no
    alakazum   active          culture "VAL" → reveal card … → enemy place → announce · pass · back       no
                               (culture "none": Almudena alone)

With Alakazum! 2 also::

    ball         active          more · stop                                                              yes
    recovery     who lost        recover · pass                                                           no
    thanksgiving all with a hand give card · group · back                                                 no

Events, in the order of a game (to: only these seats learn of it)::

    opened (market cards, top last)         the market deck at the start
    dealt (seat, replaced)                  a hand is dealt, so many cards were replaced
    hand (seat, cards) to seat              the dealt hand
    starter (seat)                          who begins
    started (seat, character)               a start character is picked
    turn (seat, round)                      a turn begins
    shuffled ("forest"|"market")            a deck was shuffled
    took (seat, card, why)                  a market card enters a hand; why: "thrifty", "market", "witch"
    drew (seat) · drawn (seat, card) to seat    a hand card of the forest, for all and for its owner
    appeared (seat, character)              a character of the forest is shown and must be fought
    fighter (seat, character) · helper (seat, character)
    rolled (seat, what, character, die)     what: "combat" (that character's), "hypnosis" (of that one), "santa" (−1)
    strengths (attacker, defender, character, character, combat, combat)    before potions; defender −1: the forest
    potion (seat, card, how)                how: "combat", "die", "robbery", "recovery"
    robbed (seat, victim, card)             a played potion goes to the thief's hand
    won (seat, winner, loser) · lost (seat, fighter, forest character)    won also by a defender; lost: it goes back
    level (seat, character, level)          it rises to that level
    joined (seat, character, from)          it joins a team; from: a rival's seat, −1 the forest
    buried (seat, character)                it goes to the cemetery; −1: from the forest
    trap (seat, card)                       a trap is shown and carried out
    gave (seat, rival, count) · given (seat, rival, cards) to both    gifts of a trap
    exploded (seat) · handed (seat, rival)  Santa's present
    announced (seat, "market", card) · (seat, "meal", card, culture) · (seat, "broom", character) ·
        (seat, "piece", card, character) · (seat, "crystal-ball") ·
        (seat, "fight", rival, target, attacker, helpers) · (seat, "spell", name, target …) ·
        (seat, "alakazum", culture, cards, place, points)
    cancelled (seat, active)                that seat's voodoo doll cancels what the active one announced
    sold (seat, card)                       the shown card lies on the market deck
    broomed (seat, character)               it rides a broom
    paid (seat, card)                       a hat pays
    cast (seat, spell)                      the spell is paid and works
    peeked (seat, place) · divined (place, enemy) to seat
    looked (seat, count) · saw (cards, top first) to seat     magic of the forest
    kept (seat)                             a hand card is kept of those
    exchanged (seat, sent, owner, fetched)  levitation; owner −1: the cemetery
    resurrected (seat, character)
    flipped (seat, place, enemy, stars)     an Alakazum turns up an enemy; stars None: nothing beats it
    cauldron (seat, before)                 it changes hands at the start of a turn; −1: it lies by the market
    equipped (seat, card, character)        a cape or sceptre is given
    dropped (character, card)               its character goes to the cemetery, it to the market deck
    turned (seat, card)                     the crystal ball turns up a hand card
    gathered (seat, cards) · spilled (seat, cards)    these go to the hand, or to the market deck (a doll out)
    over (reason, winner …)                 "alakazum", "forest", "enemies", "cap", "sprint"; −1: the invading
                                            traditions win

For screens: `magic.spell_refusal(view, spell)` says why a spell is not listed, `state` counts stars and marks on a view
as on a state, `cards` has every number's name and facts.
"""

from games.kernel.facts import GameFacts

from .album import TeamAlbum
from .facts import facts
from .hard import LEVELS, Judge
from .outlook import outlook
from .rules import Alakazum as Alakazum

Alakazum.LEVELS = LEVELS
Alakazum.FACTS = GameFacts(
    minutes=45, ladder={"easy": 14.7, "normal": 35.3, "hard": 40.4}, tutorial=60, short={"sprint": True}
)
Alakazum.EXPLAINS = staticmethod(facts)
Alakazum.OUTLOOK = staticmethod(outlook)
Alakazum.JUDGE = Judge()
Alakazum.ALBUM = TeamAlbum()
