"""Chapter 4: nothing the others see or are asked tells which token is Kami; nothing Kami sees tells the real doll."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from harrow.kami_table import KAMI, KAMI_SEAT, OTHER_SEAT, PROTECTORS, A, B, board_of, kami_table
from harrow.tables import card, game, h, table_of
from klubovna.games.harrow import RULES
from klubovna.games.harrow.facts import DECKS, FACTION_IDS, HAINT
from klubovna.games.harrow.state import SET_UP, Table
from klubovna.kernel import new, serialize
from klubovna.kernel.decision import Decision
from klubovna.kernel.game import Game
from klubovna.testing import rule


def begun(seed: int, other: str) -> Table:
    """A game some turns old."""
    chance = random.Random(seed)
    g = new(RULES, seats=2, seed=seed, roles=["kami", other], options={"chapter": "c4"})
    for _ in range(60 + chance.randrange(150)):
        if g.decision is None:
            break
        g.choose(chance.randrange(len(g.decision.options)))
    while g.decision is not None and (table_of(g).phase == SET_UP or table_of(g).todo or table_of(g).jar >= 0):
        g.choose(chance.randrange(len(g.decision.options)))
    assert isinstance(table_of(g), Table)
    return table_of(g)


def twin(t: Table) -> Table:
    return serialize.load(Table, serialize.dump(t))


def question(d: Decision[Any] | None) -> Any:
    return d and (d.seat, d.kind.name, d.options, d.about)


def live(t: Table) -> Game:
    """As at a table, where a secret question without a choice is asked all the same."""
    names = [FACTION_IDS[faction] for faction in t.factions]
    return new(RULES, seats=2, seed=1, start=serialize.dump(t), roles=names, options={"chapter": "c4"}, live=True)


def declined(left: Game, right: Game) -> bool:
    """Two games ask different things: one of them a secret that depends on what differs, which is declined there."""
    d, e = left.decision, right.decision
    if (d and (d.seat, d.kind)) == (e and (e.seat, e.kind)):
        return False
    for g, asked in ((left, d), (right, e)):
        if asked is not None and asked.kind.name.startswith(("card.", "doll.", "prankster")):
            assert asked.kind.secret
            assert asked.options[0] in (None, False, 0)
            g.choose(0)
            return True
    raise AssertionError(f"{d} against {e}")


def play_twins(left: Game, right: Game, watcher: int, chance: random.Random, told: Callable[[Game], bool]) -> None:
    """Play two games that differ in one secret alike, as long as nothing done openly tells them apart.

    Everything that `watcher` sees and is asked, and every question that is not secret, must be the same.
    """
    for number in range(150):
        if told(left) or told(right):
            return
        if declined(left, right):
            continue
        d, e = left.decision, right.decision
        assert d is not None
        assert e is not None
        if number % 4 == 0 or d.seat == watcher:
            assert left.view(watcher) == right.view(watcher)
        if d.seat == watcher or not d.kind.secret:
            assert question(d) == question(e)
        common = [option for option in d.options if option in e.options]
        if not common:
            assert d.kind.secret
            return
        value = chance.choice(common)
        left.choose(d.options.index(value))
        right.choose(e.options.index(value))
        if told(left) or told(right):
            return
        assert left.events(watcher) == right.events(watcher)


@rule("harrow:c4.setup.06", "harrow:r.043")
@pytest.mark.parametrize("seed", range(8))
def test_which_token_is_kami_makes_no_difference_to_the_others(seed: int) -> None:
    t = begun(seed, ("protectors", "family")[seed % 2])
    board = board_of(t)
    board.revealed = board.deduced = False
    t.over = False
    if t.legend_at[B] < 0 or t.legend_at[A] < 0:
        t.set_legend(A if t.legend_at[A] < 0 else B, t.home[KAMI])
    held = DECKS["goblin"]
    t.hands[KAMI] = [c for c in held if c not in (*board.active, *t.discards[KAMI], *t.decks[KAMI][:2])]
    t.decks[KAMI] = [c for c in t.decks[KAMI] if c not in t.hands[KAMI]]
    other = twin(t)
    board_of(other).kami = 1 - board.kami
    play_twins(
        live(t),
        live(other),
        OTHER_SEAT,
        random.Random(seed),
        lambda g: g.over or board_of(table_of(g)).revealed or board_of(table_of(g)).deduced,
    )


@rule("harrow:c4.setup.11", "harrow:c4.attacked.05")
@pytest.mark.parametrize("seed", range(4))
def test_which_doll_is_real_makes_no_difference_to_kami(seed: int) -> None:
    t = begun(100 + seed, ("protectors", "family")[seed % 2])
    board = board_of(t)
    hidden = [doll for doll in range(3) if board.maybe[doll] and board.dolls[doll] >= 0]
    if board.face_up >= 0 or len(hidden) < 2:
        t = begun(200 + seed, "protectors")
        board = board_of(t)
        board.dolls, board.face_up, board.maybe = [h("C6"), h("D7"), h("E6")], -1, [True, True, True]
        hidden = [0, 1, 2]
    t.over = False
    board.real = hidden[0]
    other = twin(t)
    board_of(other).real = hidden[1]
    lay = board.dolls[:]

    def told(g: Game) -> bool:
        """A doll has been turned up."""
        now = board_of(table_of(g))
        return g.over or now.face_up >= 0 or any(at < 0 <= was for at, was in zip(now.dolls, lay, strict=True))

    play_twins(live(t), live(other), KAMI_SEAT, random.Random(seed), told)


@rule("harrow:c4.setup.06")
def test_the_trail_of_a_card_does_not_show_what_kami_picked() -> None:
    t = kami_table(
        legends={"kami": "A3", "kami_b": "A1", "protectors": "G4"},
        haints={"protectors": {"B2": 1}},
        hands={"kami": ["lure"]},
        jar=0,
    )
    g = game(t)
    for value in (("card", card("lure")), (PROTECTORS, HAINT, h("B2"))):
        assert g.decision is not None
        g.choose(g.decision.options.index(value))
    assert g.decision is not None
    assert g.decision.kind.name == "card.lure.to"
    assert (g.view(OTHER_SEAT)["trail"], g.view(OTHER_SEAT)["waiting"]) == ([], [])
    assert len(g.view(KAMI_SEAT)["trail"]) >= 2


@rule("harrow:c4.setup.06", "harrow:c4.cleanup.04")
def test_at_a_live_table_the_question_about_an_open_doll_waits_even_if_she_has_no_choice() -> None:
    for kami in (A, B):
        t = kami_table(kami=kami, dolls=("D3", "", ""), real="D3", jar=0)
        board_of(t).face_up = 0
        g = live(t)
        answers = {"deed": ("act", 0), "row": 0, "row.next": ("ability", 0), "move.from": h("D3"), "move.to": h("D4")}
        while g.decision is not None and g.decision.kind.name in answers:
            g.choose(g.decision.options.index(answers[g.decision.kind.name]))
        assert g.decision is not None
        assert g.decision.kind.name == "doll.carry-open"
        assert g.view(OTHER_SEAT)["waiting"] == []


@rule("harrow:c4.setup.06")
def test_a_token_that_others_can_tell_stays_told_in_every_guess() -> None:
    t = kami_table(on_turn="protectors", jar=1)
    assert {board_of(table_of(game(t).determinized(OTHER_SEAT, seed))).kami for seed in range(12)} == {0, 1}
    board_of(t).deduced = True
    assert {board_of(table_of(game(t).determinized(OTHER_SEAT, seed))).kami for seed in range(12)} == {0}
    board_of(t).deduced, board_of(t).revealed = False, True
    assert {board_of(table_of(game(t).determinized(OTHER_SEAT, seed))).kami for seed in range(12)} == {0}
    t = kami_table(jar=1)
    assert {board_of(table_of(game(t).determinized(KAMI_SEAT, seed))).kami for seed in range(12)} == {0}
