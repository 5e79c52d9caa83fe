"""The round: card selection, initiative, turns in order, clean-up. One step after the other."""

from __future__ import annotations

from typing import Any

from klubovna.games.gloomhaven.cards.bonuses import reminded
from klubovna.games.gloomhaven.cards.decks import put_away, reshuffle
from klubovna.games.gloomhaven.cards.piles import CARD, Away, away, drop, half_of, laid_away
from klubovna.games.gloomhaven.cards.windows import window
from klubovna.games.gloomhaven.combat.conditions import wane
from klubovna.games.gloomhaven.combat.suffer import exhaust
from klubovna.games.gloomhaven.events import CARDS_SHOWN, LONG_REST_SHOWN, ROUND_ENDED, ROUND_STARTED, WON
from klubovna.games.gloomhaven.facts import INITIATIVE
from klubovna.games.gloomhaven.figures import (
    CHARACTER,
    MONSTER_FIGURE,
    NOBODY,
    OBJECTIVE,
    PER_INITIATIVE,
    SIDE_OF_CHARACTERS,
    Figure,
)
from klubovna.games.gloomhaven.figures import REST as RESTING
from klubovna.games.gloomhaven.kinds import (
    CHANGE_INITIATIVE,
    CHARACTER_FIRST,
    SELECT,
    SELECT_OPEN,
    SELECT_OPEN_SECOND,
    SELECT_SECOND,
)
from klubovna.games.gloomhaven.monsters.turn import figure_turn
from klubovna.games.gloomhaven.perform.action import Action, stands
from klubovna.games.gloomhaven.round.order import next_actor
from klubovna.games.gloomhaven.round.rest import can_rest, short_rest
from klubovna.games.gloomhaven.round.turn import turn_step
from klubovna.games.gloomhaven.scenario.begin import begin_step
from klubovna.games.gloomhaven.scenario.escort import escort_turn
from klubovna.games.gloomhaven.scenario.goals import look, time_is_up
from klubovna.games.gloomhaven.scenario.hooks import Occasion, happens
from klubovna.games.gloomhaven.scenario.reveal import cards_for
from klubovna.games.gloomhaven.scenario.triggers import fire
from klubovna.games.gloomhaven.state import (
    CLEAN_UP,
    OVER,
    RESTS,
    ROUND_BEGINS,
    ROUND_ENDS,
    TURN,
    TURN_STARTS,
    TURNS,
    Table,
)
from klubovna.kernel.decision import Decision, Flow, Together

MOST_CHARACTERS = 4
"""`begun` in the short rests: who said no (bits 0 to 3), who has rested (bits 4 to 7)."""
Selection = list[tuple[int, int | None, int | None, list[Away]]]
"""For each character of a seat: itself, the leading card (None: a long rest), the other one, and what is put away."""


def step(t: Table) -> Flow[None]:
    """round.02 From one moment at which the state tells what comes next to the next."""
    phase = t.phase
    if phase == TURN:
        return turn_step(t)
    if phase == TURNS:
        return next_turn(t)
    if phase == RESTS:
        return rests(t)
    if phase == ROUND_BEGINS:
        return begin_round(t)
    if phase == CLEAN_UP:
        return clean_up(t)
    if phase == ROUND_ENDS:
        return round_over(t)
    return begin_step(t)


# -- card selection and initiative -------------------------------------------------------------------------------------


async def begin_round(t: Table) -> None:
    t.tell(ROUND_STARTED, t.round)
    for character in t.characters:
        character.resting = False
        character.place = 0
    out_of_cards(t)
    t.places = [0] * len(t.kinds)
    for figure in t.figures:
        if figure.form == MONSTER_FIGURE and figure.side != SIDE_OF_CHARACTERS:
            break
    else:
        t.idle_rounds += 1
    await fire(t, "round_starts")
    out_of_cards(t)  # cards may have been lost against damage of the scenario
    await select(t)
    t.phase = TURNS
    await initiative(t)
    for figure in t.figures:
        figure.acted = not t.stands(figure)


def out_of_cards(t: Table) -> None:
    """select.06, exh.02, exh.08 Who can neither play two cards nor rest is exhausted."""
    for character in t.characters:
        if character.figure >= 0 and len(character.hand) < 2 and not can_rest(character):
            exhaust(t, character, without_cards=True)
        if character.figure < 0:
            character.place = RESTING * PER_INITIATIVE  # var.03, if its figure is there at all


async def select(t: Table) -> None:
    """select.01, select.03, select.04"""
    seats = sorted({character.seat for character in t.characters if character.figure >= 0})
    if t.open_information:
        for seat in seats:
            await choose(t, await picks(t, seat, open_table=True))
    elif seats:
        for selection in await Together(t, seats, pick):
            await choose(t, selection)
    for who, character in enumerate(t.characters):
        if character.figure >= 0:  # init.01, init.08
            if character.resting:
                t.tell(LONG_REST_SHOWN, who)
            else:
                t.tell(CARDS_SHOWN, who, *character.chosen)


async def pick(t: Table, seat: int) -> Selection:
    return await picks(t, seat, open_table=False)


async def picks(t: Table, seat: int, open_table: bool) -> Selection:
    """Two cards, the leading one first, or a long rest, for every character of the seat.

    r.55 Active cards that are put away with it go when all have selected.
    """
    first, then = (SELECT_OPEN, SELECT_OPEN_SECOND) if open_table else (SELECT, SELECT_SECOND)
    selection: Selection = []
    may_go = away(t, seat)
    for who, character in enumerate(t.characters):
        if character.seat != seat or character.figure < 0:
            continue
        options: list[int | None] = [None] if can_rest(character) else []
        if len(character.hand) >= 2:  # select.05
            options += sorted(character.hand)
        going: list[Away] = []
        leading: Any = None
        while True:
            beside = [card for card in may_go if card not in going] if len(options) > 1 else []
            leading = await Decision(seat, first, [*options, *beside], who)
            if leading not in beside:
                break
            going.append(leading)
        may_go = [card for card in may_go if card not in going]
        second = None
        if leading is not None:
            second = await Decision(seat, then, sorted(card for card in character.hand if card != leading), who)
        selection.append((who, leading, second, going))
    return selection


async def choose(t: Table, selection: Selection) -> None:
    for who, leading, second, _ in selection:
        character = t.characters[who]
        if leading is None or second is None:
            character.resting = True
            continue
        character.chosen = [leading, second]  # select.02
        character.hand.remove(leading)
        character.hand.remove(second)
    for _, _, _, going in selection:
        for card in going:
            await laid_away(t, card)


async def initiative(t: Table) -> None:
    """init.01 to init.09 Monster cards are drawn, items may change an initiative, ties are settled."""
    await cards_for(t, t.figures)
    if t.book.rules:
        await happens(t, "cards_drawn", Occasion())
    values: dict[int, tuple[int, int]] = {}
    for who, character in enumerate(t.characters):
        if character.figure < 0:
            continue
        if character.resting:
            values[who] = (RESTING, RESTING)  # rest.07
            continue
        lead, second = (INITIATIVE[card] for card in character.chosen)
        if character.items:
            for effect in await window(t, character, "initiative", Action(t, t.body(character), character.seat)):
                change = [-effect.initiative, effect.initiative]
                lead = min(99, max(1, lead + await Decision(character.seat, CHANGE_INITIATIVE, change, who)))
        values[who] = (lead, second)
    for value in sorted(set(values.values())):
        tied = [who for who in values if values[who] == value]
        rank = sum(other[0] == value[0] and other < value for other in values.values())
        while tied:
            who = tied[0] if len(tied) == 1 else await Decision(t.speaker, CHARACTER_FIRST, tied)  # init.05
            tied.remove(who)
            t.characters[who].place = value[0] * PER_INITIATIVE + rank  # init.04
            rank += 1


# -- turns -------------------------------------------------------------------------------------------------------------


def next_turn(t: Table) -> Flow[None]:
    return happens_first(t) if t.book.rules else turn_of(t, next_actor(t))


async def happens_first(t: Table) -> None:
    await happens(t, "next_turn", Occasion())
    await turn_of(t, next_actor(t))


async def all_have_acted(t: Table) -> None:
    t.phase = CLEAN_UP


def turn_of(t: Table, figure: Figure | None) -> Flow[None]:
    if figure is None:
        return all_have_acted(t)
    if figure.form == CHARACTER:
        t.acting = figure.id
        t.moment = TURN_STARTS
        t.phase = TURN
        return turn_step(t)
    if figure.form == OBJECTIVE:
        return escort_turn(t, figure)
    if figure.form != MONSTER_FIGURE:
        t.sequence = NOBODY
    return figure_turn(t, figure)


# -- clean-up ----------------------------------------------------------------------------------------------------------


async def clean_up(t: Table) -> None:
    """eor.08, r.25"""
    await fire(t, "round_ends")
    for character in t.characters:
        if character.figure >= 0 and character.active:
            await reminded(t, t.body(character), "end_of_round")
    reshuffle(t)
    put_away(t)
    wane(t)
    t.boons = [boon for boon in t.boons if not boon[6]]  # eor.05, eor.06
    t.swapped = []
    t.sequence = NOBODY
    for character in t.characters:
        character.forgone = 0
        character.rests_well = stands(character, "short_rest_as_long_rest")
        for row in [*character.active]:
            if half_of(row).duration == "round":
                drop(t, character, row[CARD])  # bonus.07
    t.begun = 0
    t.phase = RESTS


async def rests(t: Table) -> None:
    """eor.02, r.25 In any order: who said no is asked again after somebody has rested."""
    for who, character in enumerate(t.characters):
        asked = (1 << who) | (1 << who + MOST_CHARACTERS)
        if not t.begun & asked and character.figure >= 0 and can_rest(character):
            if await short_rest(t, character):
                t.begun = t.begun >> MOST_CHARACTERS << MOST_CHARACTERS | 1 << who + MOST_CHARACTERS
            else:
                t.begun |= 1 << who
            return
    t.begun = 0
    for character in t.characters:
        character.rests_well = False
    t.phase = ROUND_ENDS


async def round_over(t: Table) -> None:
    end_round(t)


def end_round(t: Table) -> None:
    """eor.07, end.01"""
    look(t)
    time_is_up(t)
    t.tell(ROUND_ENDED, t.round)
    if t.won:
        if t.won == 1:
            t.tell(WON, t.book.number)
        t.phase = OVER
        t.over = True
        return
    t.round += 1
    t.phase = ROUND_BEGINS
