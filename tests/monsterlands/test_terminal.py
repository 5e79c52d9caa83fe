"""Monster Lands at the terminal."""

from __future__ import annotations

import re
from io import StringIO
from itertools import cycle
from random import Random
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console

from klubovna.games.monsterlands import RULES
from klubovna.games.monsterlands.facts import FIRST_ROOKIE, SCENARIOS
from klubovna.games.monsterlands.look import view
from klubovna.games.monsterlands.state import Table
from klubovna.games.monsterlands.terminal import SIGNS, draw
from klubovna.games.monsterlands.terminal_outside import DICE, MARKS
from klubovna.games.monsterlands.turn import Attack
from klubovna.kernel import new
from klubovna.kernel.text import Texts
from klubovna.kernel.view import View
from klubovna.testing.soak import setup_for
from monsterlands.tables import begin, path, table
from monsterlands.test_texts import CZECH, ENGLISH, LOUD


def drawn(view: View, texts: Texts, width: int = 100) -> str:
    page = StringIO()
    Console(file=page, width=width, color_system=None).print(draw(view, texts))
    return page.getvalue()


def page_of(t: Table, seat: int | None = 0, texts: Texts = ENGLISH, width: int = 100) -> str:
    return drawn(View("monsterlands", seat, False, [], [], view(t, seat)), texts, width)


def plain(page: str) -> str:
    return " ".join(page.split())


@pytest.mark.parametrize("seed", range(8))
def test_the_table_is_drawn_for_every_seat_and_the_spectator(seed: int) -> None:
    """In set-up, at the start, in the middle and at the end; languages and widths in turn."""
    g = new(RULES, **setup_for("monsterlands", seed))
    random = Random(seed)
    pages = cycle([(texts, width) for width in (80, 100, 110) for texts in LOUD])
    for moment in range(501):
        if moment in (0, 7, 60, 200, 500) or g.over:
            for seat in (None, *range(g.seats)):
                texts, width = next(pages)
                page = drawn(g.look(seat), texts, width)
                assert max(cell_len(line) for line in page.splitlines()) <= width
                assert not any(bad in page for bad in ("{", "None", "…", "('")), page
                assert not re.search(r"[a-z]_[a-z]", page), page
        if g.over:
            break
        g.choose(random.randrange(len(g.asked().options)))


def test_every_mark_is_one_column_wide_and_unlike_the_others() -> None:
    marks = [*DICE.values(), *MARKS.values(), *SIGNS.values()]
    assert all(cell_len(mark) == 1 for mark in marks)
    assert len(set(marks)) == len(marks)


def test_the_citadel_shows_dice_prices_and_panic() -> None:
    t = table(
        2,
        lodge=["up_s1", "up_s1", "up_a8"],
        tavern=["fandor"],
        market=["zeldiv"],
        placed={"lodge": [5, 0], "laboratory": [1], "mine": [0]},
        panic=["armoury"],
    )
    page = plain(page_of(t, None))
    assert "Hunting lodge %5 S □ 2× +1 strength die 4¢ · +8 to the attack 9¢" in page
    assert "Laboratory □ M a magic die brews 3 tokens" in page
    assert "Fandor 10¢ wind ★5 SS – once a round a persuasion die for 1 coin" in page
    assert "Armoury ✗ panic" in page
    assert "Ironwonder 8¢ weapon – each strength die +1" in page
    assert "Mine S □ □ SS → 6¢" in page
    assert "Zbrojnice ✗ panika" in plain(page_of(t, None, CZECH))


def test_a_land_shows_its_monster_and_who_stands_where() -> None:
    t = table(
        3,
        monsters={"land_a": "krabohlav", "land_b": None},
        lands={"land_a": "nebie"},
        events={"land_a": "e1a"},
        paths={
            ("land_a", 2): {
                "seat": 0,
                "member": "tarka",
                "strength": 3,
                "magic": 1,
                "traps": ["up_a4"],
                "defence": 1,
                "potions": 2,
                "coins": 3,
            }
        },
        clans={0: {"wounded": ["tarka"]}},
    )
    page = plain(page_of(t, 0, width=160))
    assert "Land A: Nebia (wind) · conquest 11 for 4 glory · 1 magic die → 3 strength dice" in page
    assert (
        "▲ Crabhead (wind) · attack 3 + 2 · capture 11: 5 glory, 6 coins · kill 12: 4 glory, 2 coins, 1 trophy" in page
    )
    assert "A2 SS SMM 1 potion +2 Tarka (Wind) ! SSSM ▼1 +4 to the attack ◆1 ♥2 ¢3" in page
    assert "no monster" in page
    hidden = plain(page_of(t, 1, width=160))
    assert "SSSM ▼1 ◆1 ♥2 ¢3" in hidden
    assert "Vstup do Citadely" not in plain(page_of(t, 0, CZECH))


def test_the_entrance_is_drawn_while_a_monster_stands_there() -> None:
    t = table(2, monsters={"entrance": "mechoun"}, difficulty="deadly")
    page = plain(page_of(t, None, width=140))
    assert "Citadel entrance ▲ Bellows (wind) · attack 3 + 4" in page
    assert "upper path guards 2 ·" in page
    assert "lower path guards 1, 5¢ ·" in page


def test_quests_show_what_they_ask_and_bring() -> None:
    t = table(2, quests=("q02", "q12"), paths={("quest_b", 2): {"seat": 1, "member": "tentok", "strength": 1}})
    page = plain(page_of(t, 0))
    assert "Roll mission S/M S/M · at least 7 for 3 glory, 2 coins · failing costs 1 glory" in page
    assert "Pay mission S/M/% · costs 1 loot token · 4 glory left, 3 glory right" in page
    assert "right: Tentok (Water) S" in page


def test_a_roll_in_the_battle_is_shown_as_it_stands() -> None:
    t = table(2, paths={("land_a", 2): {"seat": 0, "member": "tarka", "strength": 2}})
    t.place, t.path, t.facing, t.damage = 0, path("land_a", 2), t.monsters[0], 4
    rerolls = [0, 1, 0, 0, 0]
    begin(t, Attack, rolled=[2, 5], unrolled=[0, 1, 0], bonus=[1, 0, 0], flat=2, kill_bonus=3, rerolls=rerolls)
    page = plain(page_of(t, None, width=160))
    assert "⚔ land A · path A2 · so far 4 · rolled strength 2 + 5 · to roll M · S +1 · +2 in all" in page
    assert "+3 towards a kill · 1 reroll left" in page
    assert "⚔ říše A · cesta A2 · dosud 4 · hod: síla 2 + 5" in plain(page_of(t, None, CZECH, 160))


def test_traps_are_drawn_for_their_owner_only() -> None:
    t = table(2, clans={0: {"traps": ["up_a4", "up_a4", "basic"]}, 1: {"traps": ["up_a8"]}}, lodge=[])
    assert "traps 3/5: basic trap (+1 strength die) · 2× +4 to the attack" in plain(page_of(t, 0))
    assert "+8 to the attack" not in page_of(t, 0)
    assert "+4 to the attack" not in page_of(t, None)


def test_a_clan_shows_members_equipment_lands_and_dice() -> None:
    t = table(
        2,
        clans={
            0: {
                "strength": 4,
                "magic": 2,
                "haggle": [3, 6],
                "members": ["tarka"],
                "rookies": 2,
                "equipment": {"zeldiv": "tarka"},
                "wounded": ["tarka"],
                "lands": {"nebie": "fandor", "kryzie": None},
                "trophies": ["hlubstir"],
                "loot": ["coins12"],
                "glory": 12,
            }
        },
    )
    own = plain(page_of(t, 0, width=160))
    assert "4S 2M %3 %6" in own
    assert "Burgrave ♔" in own
    assert "Tarka ! wind ★3 SM each strength die +1; Ironwonder: each strength die +1" in own
    assert "Rookie 2" in own
    assert "Nebia (settled): 1 magic die → 3 strength dice" in own
    assert "Krysia (not settled)" in own
    other = plain(page_of(t, 1, width=300))
    assert "Wind Burgrave♔, Korfac, Tarka! (Ironwonder), Rookie, Rookie, Fandor⌂; loot: 12 coins" in other
    assert "trophies: Deepsting 2; lands: Nebia (⌂ Fandor), Krysia" in other


def test_a_rookie_who_leads_a_clan_has_the_sign() -> None:
    t = table(2, clans={0: {"rookies": 2}})
    t.clans[0].chief = max(member for member in t.clans[0].members if member >= FIRST_ROOKIE)
    page = page_of(t, 0)
    assert "Rookie 2 ♔" in page
    assert "Rookie 1 ♔" not in page


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda scenario: scenario.id)
def test_every_scenario_says_what_its_ranks_ask_for(scenario: Any) -> None:
    t = table(1, roles=[scenario.setup.starter_affinity or "fire"], scenario=scenario.number, difficulty="hard")
    page = plain(page_of(t, 0))
    assert f"Scenario {scenario.number}: {scenario.name['en']} · apprentice: " in page
    assert "Sam has 6 tokens left" in page
    assert "Samovi zbývá 6 žetonů" in plain(page_of(t, 0, CZECH))
