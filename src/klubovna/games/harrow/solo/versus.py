"""The Fair Folk against Hester: tokens decide whose turn it is, and solo cards move Protectors and Family."""

from __future__ import annotations

from typing import Final

from klubovna.games.harrow import events as shared_events
from klubovna.games.harrow.cleanup import end_turn, keep_six
from klubovna.games.harrow.factions.fairfolk import events, kinds
from klubovna.games.harrow.factions.fairfolk.board import CROWN, QUEEN, SWORD
from klubovna.games.harrow.factions.fairfolk.nests import board_of
from klubovna.games.harrow.factions.fairfolk.offers import use_offer
from klubovna.games.harrow.facts import (
    CONTENT,
    FAIRFOLK,
    FFH,
    HESTER,
    NOBODY,
    SEEKERS,
    Faction,
)
from klubovna.games.harrow.roles import ROLES
from klubovna.games.harrow.rounds import COURSES, finish_game
from klubovna.games.harrow.scoring import score_brambles
from klubovna.games.harrow.solo.cards import OUT_OF_CARDS, lose, shuffle_decks
from klubovna.games.harrow.solo.course import lay_cubes, over_seven, stand_factions
from klubovna.games.harrow.solo.goals import missing_goal, place_goal
from klubovna.games.harrow.solo.turn import IDLE, begin_card, carry_out
from klubovna.games.harrow.state import ROUND_BEGINS, ROUND_ENDS, SET_UP, TURN, Table
from klubovna.kernel.decision import Decision

SOLO_TOKEN: Final = NOBODY
FACES: Final = {"ff": FAIRFOLK, "h": HESTER, "solo": SOLO_TOKEN}
TOKENS: Final[list[Faction]] = [
    FACES[face["id"]]
    for face in CONTENT.files["components"]["ff_vs_h_tokens"]["faces"]
    for _ in range(int(face["count"]))
]
"""ffh.setup.02, r.102 Whose turn a token gives; a solo token is tossed."""
FIRST_GOALS: Final = dict(zip(SEEKERS, (FAIRFOLK, HESTER), strict=True))
"""ffh.setup.03, r.104 Whose card places the first townsfolk and the first building."""
NEEDED: Final = {CROWN: 5, SWORD: 3, 0: 2}
"""ffh.end.05-07, r.106 Filled spaces that Hester needs for the minor victory, by what was found."""
DECKS_STAGE, BOARDS_STAGE, HIDE_STAGE, GOALS_STAGE = range(4)
CARD_STAGE, OFFERS_STAGE = range(2)
"""The moments of a solo turn."""


async def step(t: Table) -> None:
    """One step of the game."""
    if t.phase == SET_UP:
        await set_up(t)
    elif t.phase == ROUND_BEGINS:
        begin_round(t)
    elif t.phase == TURN:
        await play_turn(t)
    else:
        assert t.phase == ROUND_ENDS
        end_round(t)


# -- set-up ------------------------------------------------------------------------------------------------------------


async def set_up(t: Table) -> None:
    """ffh.setup.01 Hester as in the solo game, with all solo cards; the Fair Folk as usual; the first objectives."""
    stage = t.moment
    t.moment += 1
    if stage == DECKS_STAGE:
        shuffle_decks(t)
        await stand_factions(t)
    elif stage == BOARDS_STAGE:
        lay_cubes(t)
        await ROLES[HESTER].set_up(t)
        await ROLES[FAIRFOLK].set_up(t)
    elif stage == HIDE_STAGE:
        ROLES[FAIRFOLK].after_set_up(t)
    else:
        t.moment = GOALS_STAGE
        await first_goal(t)


async def first_goal(t: Table) -> None:
    """ffh.setup.03, r.104 The Fair Folk's card places the first townsfolk, Hester's the first building."""
    faction = missing_goal(t)
    if faction is None:
        t.moment = 0
        t.phase = ROUND_BEGINS
        return
    hand_over(t, FIRST_GOALS[faction])
    await place_goal(t, faction)


def hand_over(t: Table, faction: Faction) -> None:
    """This player decides for the automated factions now."""
    for automated in t.present:
        t.seat_of[automated] = t.seat_of[faction]


# -- turns -------------------------------------------------------------------------------------------------------------


def begin_round(t: Table) -> None:
    """ffh.turn.05 All four tokens are in the bag."""
    assert t.solo is not None
    t.round += 1
    t.tell(shared_events.ROUND, t.round)
    t.solo.bag = [*TOKENS]
    t.phase = TURN
    t.moment = 0
    t.actor = NOBODY


async def play_turn(t: Table) -> None:
    assert t.solo is not None
    goal = missing_goal(t)
    if goal is not None:
        await place_goal(t, goal)  # ffh.turn.03
    elif t.solo.stage != IDLE:
        await carry_out(t)
    elif t.actor == NOBODY:
        draw_token(t)
    elif t.actor in t.factions:
        await take_turn(t, t.actor)
    else:
        await end_solo_turn(t, t.actor)


def draw_token(t: Table) -> None:
    """ffh.turn.01, ffh.turn.02 A token gives a turn or has a solo card carried out; without any the round ends."""
    assert t.solo is not None
    if not t.solo.bag:
        t.phase = ROUND_ENDS
        return
    token = Faction(t.solo.bag.pop(t.chance.below(len(t.solo.bag))))
    t.tell(events.TURN_TOKEN, token)
    if token != SOLO_TOKEN:
        t.actor = token
        t.tell(shared_events.TURN, token)
        return
    acting = HESTER  # ffh.end.02
    if board_of(t).found < QUEEN:
        acting = (FAIRFOLK, HESTER)[t.chance.below(2)]
        t.tell(events.TOSS, acting)
    hand_over(t, acting)
    begin_card(t)


async def take_turn(t: Table, faction: Faction) -> None:
    """ffh.end.03, r.105 A step of a player's turn; at the end of hers Hester may have won."""
    await ROLES[faction].turn(t)
    if t.actor == NOBODY and ROLES[faction].wins_with_turn(t):
        t.winners = [faction]
        t.ending = "squares"
        finish_game(t)  # r.147


async def end_solo_turn(t: Table, faction: Faction) -> None:
    """ffh.turn.04, ffh.turn.06 The activated faction takes offers, and whoever acted spends them for it."""
    if t.moment == CARD_STAGE:
        t.moment = OFFERS_STAGE
        ROLES[FAIRFOLK].others_clean_up(t, faction)
        return
    offers = board_of(t).taken[faction]
    if offers:
        offer = await Decision(t.seat_of[faction], kinds.OFFER_NEXT, offers[:], faction)
        await use_offer(t, faction, offer)
    else:
        keep_six(t, faction)  # r.152
        end_turn(t)


# -- the end -----------------------------------------------------------------------------------------------------------


def end_round(t: Table) -> None:
    """r.103, r.149 The brambles; the queen, or a faction with seven points, ends the game."""
    score_brambles(t)
    if over_seven(t) or ROLES[FAIRFOLK].wins_with_round(t):
        decide(t)
        return
    t.phase = ROUND_BEGINS


def decide(t: Table) -> None:
    """ffh.end.01, ffh.end.04-07 The Fair Folk with their queen, or a minor victory by what was found and filled."""
    assert t.hester is not None
    t.todo = []
    found = board_of(t).found
    if found == QUEEN:
        t.ending = "queen"
        finish_game(t)
        return
    hester = t.hester.filled() >= NEEDED[found]
    if not hester and not found:
        lose(t)
        return
    t.winners = [HESTER if hester else FAIRFOLK]
    t.ending = "minor"
    t.tell(events.MINOR, t.winners[0], t.hester.filled(), NEEDED[found])
    finish_game(t)


COURSES[FFH] = step
OUT_OF_CARDS[FFH] = decide
