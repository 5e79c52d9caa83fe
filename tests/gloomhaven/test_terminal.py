"""Gloomhaven at the terminal."""

from __future__ import annotations

import json
import re
from io import StringIO
from itertools import cycle
from pathlib import Path
from random import Random
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console
from typer.testing import CliRunner

from gloomhaven.tables import add_monster, card, hero, monster_card, obstacle, protected, suffers, table, table_of, trap
from gloomhaven.test_texts import CZECH, ENGLISH, LOUD, chosen
from klubovna.cli import app
from klubovna.games.gloomhaven import RULES
from klubovna.games.gloomhaven.facts import SUMMON_NUMBER
from klubovna.games.gloomhaven.figures import SPENT, STRONG, SUMMON, WANING
from klubovna.games.gloomhaven.look import view
from klubovna.games.gloomhaven.map.grid import hex_name
from klubovna.games.gloomhaven.scenario.book import PLAYABLE
from klubovna.games.gloomhaven.scenario.pages import SCENARIOS
from klubovna.games.gloomhaven.scenario.reveal import reveal
from klubovna.games.gloomhaven.setup import Hero, Options, setup
from klubovna.games.gloomhaven.state import HANDS, ROUND_BEGINS, Table
from klubovna.games.gloomhaven.terminal.draw import draw
from klubovna.games.gloomhaven.terminal.map import SIGNS
from klubovna.games.gloomhaven.terminal.order import attack_words
from klubovna.games.gloomhaven.terminal.pen import Pen
from klubovna.kernel.game import Game
from klubovna.kernel.record import new, replay
from klubovna.kernel.rules import Config
from klubovna.kernel.text import Texts
from klubovna.kernel.view import View
from klubovna.testing import rule


def drawn(view: View, texts: Texts, width: int = 100) -> str:
    page = StringIO()
    Console(file=page, width=width, color_system=None).print(draw(view, texts))
    return page.getvalue()


def seen(t: Table, seat: int | None = 0, trail: list[Any] | None = None) -> View:
    return View("gloomhaven", seat, t.over, [], trail or [], view(t, seat))


def page_of(t: Table, seat: int | None = 0, texts: Texts = ENGLISH, width: int = 100) -> str:
    return drawn(seen(t, seat), texts, width)


def plain(page: str) -> str:
    return " ".join(page.replace("│", " ").split())


def begun(scenario: int, party: int = 2) -> Table:
    """A scenario as it is set up, every room revealed and every door open."""
    heroes = [Hero(role=role) for role in RULES.roles[:party]]
    options = Options(scenario=scenario, characters=heroes, battle_goals=False)
    t = setup(Config(1, 1, [None], options, {}))
    for room in range(len(t.book.rooms)):
        if not t.revealed >> room & 1:
            reveal(t, room, None)
    t.opened = (1 << len(t.book.doors)) - 1
    t.changed_map()
    return t


def names_on(page: str) -> list[str]:
    """The names of the hexes on the map: the second of three lines in each row."""
    lines = page.splitlines()
    first = next(i for i, line in enumerate(lines) if re.fullmatch(r"[▄▀▞▚ ]+", line) and line.strip())
    return re.findall(r"[█┊]([A-Z]\d{1,2})(?=[^\dA-Z]|T)", "".join(lines[first + 1 :: 3]))


def well_drawn(page: str, width: int) -> None:
    assert max(cell_len(line) for line in page.splitlines()) <= width
    assert not any(bad in page for bad in ("{", "None")), page
    assert not re.search(r"[a-z]_[a-z]", page), page


# -- whole games -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(8))
def test_the_table_is_drawn_for_every_seat_and_the_spectator(seed: int) -> None:
    """In set-up, in the first rounds and at the end; languages and widths in turn."""
    assert RULES.trials.soak is not None
    g = new(RULES, **RULES.trials.soak(seed))
    random = Random(seed)
    pages = cycle([(texts, width) for width in (80, 100, 110) for texts in LOUD])
    for moment in range(301):
        if moment in (0, 3, 25, 60, 150, 300) or g.over:
            for seat in (None, *range(g.seats)):
                texts, width = next(pages)
                well_drawn(drawn(g.look(seat), texts, width), width)
        if g.over:
            break
        chosen(g, random)


WIDE = (31, 52, 71)
"""Their maps are 20 hexes across and more: 80 columns are too few for them."""


@pytest.mark.parametrize("number", PLAYABLE)
def test_the_whole_map_fits_and_names_every_hex_as_the_options_do(number: int) -> None:
    t = begun(number, 4)
    for texts, width in ((ENGLISH, 100), (CZECH, 90 if number in WIDE else 80)):
        page = page_of(t, None, texts, width)
        well_drawn(page, width)
        assert sorted(names_on(page)) == sorted(hex_name(t.scenario, at) for at in [*t.book.room_of, *t.book.doors])


def test_only_what_is_revealed_is_drawn() -> None:
    t = table("brute", "scoundrel", scenario=1, at={"brute": (2, 2), "scoundrel": (2, 3)})
    page = page_of(t)
    hidden = {hex_name(1, at) for room in (1, 2) for at in SCENARIOS[1].rooms[room]}
    assert not hidden & set(names_on(page))
    assert "[+]" in page
    assert "closed door" in page
    assert "Living Bones" not in page
    assert max(len(line.rstrip()) for line in page.splitlines() if "┊" in line) < 50


# -- the map -----------------------------------------------------------------------------------------------------------


def test_signs_are_unlike_each_other_and_one_column_wide() -> None:
    assert len(set(SIGNS.values())) == len(SIGNS)
    assert all(cell_len(sign) == len(sign) for sign in SIGNS.values())


@pytest.mark.parametrize("texts", LOUD, ids=lambda texts: texts.lang)
def test_the_monsters_of_a_scenario_have_letters_of_their_own(texts: Texts) -> None:
    for number in PLAYABLE:
        letters = Pen(seen(begun(number)), texts).letters
        assert len(set(letters.values())) == len(letters)
        assert all(len(two) == 2 for two in letters.values())


def test_figures_stand_on_the_map_with_number_rank_and_hit_points() -> None:
    t = table("brute", "scoundrel", at={"brute": (0, 0), "scoundrel": (0, 1)}, level=1)
    add_monster(t, "bandit-guard", (1, 0))
    add_monster(t, "bandit-guard", (2, 0), "elite", hp=3)
    add_monster(t, "inox-bodyguard", (3, 0), "boss")
    number = SUMMON_NUMBER["rat-swarm"]
    t.enter(form=SUMMON, who=0, rank=0, number=number, at=(0, 2), hp=4, side=0)
    page = page_of(t, width=140)
    row = next(line for line in page.splitlines() if "BG1" in line and "┊" in line)
    cells = [cell.strip() for cell in re.split("[█┊]", row)]
    at = cells.index("BG1  ♥6")
    assert cells[at - 1 : at + 3] == ["Br  ♥10", "BG1  ♥6", "BG2* ♥3", f"IB1!♥{t.figures[-2].hp}"]
    assert "rs   ♥4" in page
    for told in ("* elite", "! boss", "rs Rat Swarm (Brute) ♥4/4"):
        assert told in plain(page)
    assert "Su  ♥10" in page_of(t, texts=CZECH, width=140)


def test_the_map_shows_terrain_traps_coins_and_treasure() -> None:
    t = table("brute", "scoundrel", at={"brute": (0, 0)})
    obstacle(t, (1, 0))
    trap(t, (2, 0), 3, "poison")
    t.hazardous = [(3, 0)]
    t.difficult = [(4, 0)]
    t.changed_map()
    t.coins = [(0, 1), (0, 1), (1, 1), (0, 0)]
    t.treasures = [(2, 1, 7), (3, 1, -1)]
    page = page_of(t, None, width=150)
    for there in ("▒▒▒▒▒▒▒┊   ^   ┊~~~~~~~┊:::::::", "   $2  ┊   $   ┊   T7  ┊   T!"):
        assert there in page, page
    assert re.search(r"┊[A-Z]\d+ +\$┊", page), "a coin under the figure is beside the name"
    told = plain(page)
    for word in ("▒ obstacle", "^ trap", "~ hazardous terrain", ": difficult terrain", "$ coin", "T treasure"):
        assert word in told
    assert f"Traps: {hex_name(t.scenario, (2, 0))} – 3 damage, poison; hazardous terrain: 1 damage" in told
    assert "otrava; nebezpečný terén: 1 zranění" in plain(page_of(t, None, CZECH))


def test_walls_and_doors_are_drawn() -> None:
    t = begun(1)
    t.opened = 1
    t.changed_map()
    page = page_of(t)
    assert "┊C8    █C9" in page, "a wall between two rooms"
    assert "┊D8 " in page
    assert page.count("[ ]") == 2  # one on the map, one in the legend
    assert page.count("[+]") == 2


def test_a_locked_door_and_plates() -> None:
    locked = next(number for number in PLAYABLE if any(SCENARIOS[number].locked))
    t = begun(locked)
    t.opened = 0
    t.changed_map()
    assert "[x]" in page_of(t)
    t.unlocked = (1 << len(t.book.doors)) - 1
    assert "[x]" not in page_of(t)
    page = plain(page_of(begun(15)))
    assert "o pressure plate" in page


def test_starting_hexes_are_marked_while_figures_are_placed() -> None:
    g = new(RULES, seats=2, seed=1)
    while g.asked().kind.name != "place":
        g.choose(0)
    page = page_of(table_of(g))
    assert page.count("×   ") >= len(table_of(g).book.facts.start)
    assert "× starting hex" in page


# -- beside the map ----------------------------------------------------------------------------------------------------


def test_the_page_tells_scenario_level_and_goal() -> None:
    page = plain(page_of(begun(3)))
    assert page.startswith("3: Inox Encampment · level 1 · monsters and traps of level 2 · set-up Goal: Kill")
    assert "Special rules:" in page
    t = begun(1)
    t.monster_level = t.level
    assert "traps of level" not in page_of(t)
    t.over, t.won = True, -1
    assert "Scénář prohrán" in page_of(t, texts=CZECH)


def test_the_order_of_the_round() -> None:
    t = table("brute", "scoundrel", at={"brute": (0, 0), "scoundrel": (0, 1)})
    foe = protected(t, suffers(add_monster(t, "bandit-guard", (1, 0)), "poison", "stun"), shield=2)
    add_monster(t, "bandit-archer", (2, 0), "elite")
    monster_card(t, "bandit-guard", 15)
    hero(t, "scoundrel").resting = True
    hero(t, "scoundrel").place = 9900
    hero(t, "brute").chosen = [card("Trample"), card("Eye for an Eye")]
    hero(t, "brute").hand = []
    hero(t, "brute").place = 7200
    foe.acted = True
    page = plain(page_of(t, None, width=120))
    where = hex_name(t.scenario, (1, 0))
    order = [
        "✓ 15 BG Bandit Guard",
        f"BG1 ♥6/6 {where} (poison, stun, shield 2)",
        "BA Bandit Archer",
        "elite: move 2, attack 3, range",
        "▶ 72 Br Brute ♥10/10",
        "Trample (72), Eye for an Eye (18)",
        "99 Sc Scoundrel ♥8/8",
        "long rest",
    ]
    places = [page.index(told) for told in order]
    assert places == sorted(places)
    assert "(otrava, omráčení, obrana 2)" in plain(page_of(t, None, CZECH, 120))


def test_somebody_exhausted_is_last() -> None:
    t = table("brute", "scoundrel")
    t.take_off(t.body(hero(t, "brute")))
    hero(t, "brute").figure = -1
    assert "– Br Brute exhausted" in plain(page_of(t))


def test_a_boss_shows_what_its_specials_do() -> None:
    t = table("brute", "scoundrel", scenario=2)
    add_monster(t, "bandit-commander", next(iter(t.ground.floor - set(t.occupied))), "boss")
    page = plain(page_of(t, width=140))
    assert "Bandit Commander boss: move" in page
    assert "special 1:" in page
    assert "BC!" in page


def test_an_attack_is_a_number_where_the_table_tells_it() -> None:
    t = table("brute", "scoundrel", "cragheart", at={"brute": (0, 0)})
    add_monster(t, "bandit-guard", (1, 0))
    for words, amount in (("attack 7", "4+C"), ("attack 1", "on_map('bandit-guard')"), ("attack 3", 3)):
        assert attack_words(Pen(seen(t), ENGLISH), amount) == [words]
    assert attack_words(Pen(seen(t), CZECH), "half_up(own_hp)")[0] == "útok X"


def test_elements() -> None:
    t = table("brute", "scoundrel")
    t.elements[0], t.elements[3] = STRONG, WANING
    t.infused = 1 << 5
    page = plain(page_of(t))
    assert "● strong: fire ◐ waning: earth ○ inert: ice, air, light, dark from the end of this turn: dark" in page
    assert "● intenzivní: oheň ◐ prchavé: země" in plain(page_of(t, texts=CZECH))


def test_modifier_decks_are_counted() -> None:
    t = table("brute", "scoundrel")
    brute = hero(t, "brute").deck
    brute.discard = [brute.draw.pop(brute.draw.index(0)) for _ in range(2)]
    brute.reshuffle = True
    page = plain(page_of(t, width=160))
    assert "18: miss, −2, −1 ×5, +0 ×4, +1 ×5, +2, 2x · 2 drawn, last +0 · shuffled at the end of the round" in page
    assert page.count("20: miss, −2, −1 ×5, +0 ×6, +1 ×5, +2, 2x") == 2
    assert "2 tažené, poslední +0" in plain(page_of(t, texts=CZECH, width=160))


# -- what one seat plays -----------------------------------------------------------------------------------------------


def test_the_own_hand_items_and_goal() -> None:
    t = table("brute", "scoundrel", items={"brute": [1, 12]})
    brute = hero(t, "brute")
    brute.hand = [card("Trample"), card("Shield Bash")]
    brute.discard = [card("Skewer")]
    brute.lost = [card("Grab and Go")]
    brute.active = [[card("Warding Strength"), 1, 2, -1, 0]]
    brute.item_state[0] = SPENT
    brute.coins = 3
    t.goals[0] = [0]
    page = page_of(t)
    own = page[page.index("You play") : page.index("╰")]
    lines = [re.sub(r"\s+", " ", line.strip("│ ")) for line in own.splitlines()]
    assert lines[2:4] == [
        "15 Shield Bash ✗ Attack 4, stun · 2 XP · lost Shield 1 · this round",
        "72 Trample Attack 3, pierce 2 ✗ Move 4, jump. Attack 2, target al…",
    ]
    told = plain(own)
    for there in (
        "Active Warding Strength (32) – 4 uses left: When an attack is about to damage you: shield 1",
        "Discarded Skewer (35)",
        "Lost Grab and Go (87)",
        "Coins 3 coins (6 gold)",
        "Battle goal",
        "(spent) –",
    ):
        assert there in told, told
    other = page_of(t, 1)
    assert "Battle goal" not in other
    assert "Hand: Trample (72), Shield Bash (15)" in plain(other)
    assert "You play: Scoundrel" in other
    assert "zbývají 4 použití" in plain(page_of(t, texts=CZECH))


def test_cards_that_are_picked_are_shown_to_their_seat_while_others_choose() -> None:
    t = table("brute", "scoundrel")
    t.phase = ROUND_BEGINS
    t.acting = -1
    trail = [[0, "select.leading", card("Trample")]]
    page = drawn(seen(t, 0, trail), ENGLISH)
    assert [line.split()[2:4] for line in page.splitlines() if "▸" in line] == [["72", "Trample"]]
    assert "choosing cards" in page
    rest = drawn(seen(t, 0, [[0, "select.leading", None]]), ENGLISH)
    assert "▸" not in rest


def test_two_characters_of_one_seat_pick_one_after_the_other() -> None:
    g = new(RULES, seats=1, seed=4, roles=["brute"])
    random = Random(1)
    while g.asked().kind.name != "select.leading":
        chosen(g, random)
    picked = []
    for _ in range(3):
        picked.append(g.asked().options[0])
        g.choose(0)
    first, second = table_of(g).characters
    page = drawn(g.look(0), ENGLISH)
    marked = [line for line in page.splitlines() if "▸" in line]
    assert len(marked) == 3
    assert set(picked[:2]) <= set(first.hand)
    assert picked[2] in second.hand


def test_what_is_left_out_of_the_hand_is_counted() -> None:
    t = table("brute", "scoundrel")
    t.phase = HANDS
    hero(t, "brute").hand = []
    left = card("Trample")
    told = plain(drawn(seen(t, 0, [[0, "hand.leave", left]]), CZECH))
    pool = len(hero(t, "brute").pool)
    assert f"Do ruky 10 z {pool} karet Vynechané Zadupání (72) Zbývá vynechat {pool - 11}" in told


# -- played at the terminal --------------------------------------------------------------------------------------------


def played(lang: str, typed: list[str], *args: str) -> str:
    """A person at the keys of `klubovna play`."""
    command = ["play", *args, "--lang", lang]
    result = CliRunner().invoke(app, command, input="".join(f"{line}\n" for line in typed), env={"COLUMNS": "100"})
    assert result.exception is None, result.output
    return result.stdout


def stored(file: Path) -> Game:
    return replay(json.loads(file.read_text(encoding="utf-8"))["record"])


@pytest.mark.parametrize(("lang", "asked"), [("cs", "Surovec (zbýv"), ("en", "Brute (")])
def test_a_game_is_left_in_mid_turn_and_resumed(lang: str, asked: str, tmp_path: Path) -> None:
    """Scenario 1: set-up, cards, and away in the middle of a move; it goes on with the very question left behind."""
    file = tmp_path / "left.json"
    start = ["gloomhaven", "--players", "human,random", "--roles", "brute,scoundrel", "--seed", "3"]
    typed: list[str] = []
    played(lang, ["q"], *start, "--save", str(file))
    while (g := stored(file)).asked().kind.name != "move.to" or g.asked().about[0] != table_of(g).characters[0].figure:
        decision = g.asked()
        assert decision.seat == 0
        steps = [i for i, option in enumerate(decision.options) if "move" in g.text("en", option, decision).casefold()]
        typed.append(str((steps[-1] if decision.kind.name == "act" and steps else 0) + 1))
        keys = [typed[-1]]
        if decision.subset is not None and decision.subset.allowed > 1:
            keys = [" ".join(str(place + 1) for place in range(decision.subset.owed)), "c"]
        page = played(lang, [*keys, "q"], "--resume", str(file))
        assert len(typed) < 60
    last = page.split("─" * 100)[-1]
    assert asked in last
    again = played(lang, ["q"], "--resume", str(file))
    assert again.split("─" * 100)[-1] == last
    assert stored(file).fingerprint() == g.fingerprint()
    page = played(lang, ["2", "q"], "--resume", str(file))
    assert ("přechází na pole" if lang == "cs" else "moves to") in page


@rule("gloomhaven:spec.01")
@pytest.mark.parametrize("scenario", [10, 11, 12, 2])
def test_what_is_in_doubt_in_a_scenario_is_told(scenario: int) -> None:
    doubts = {"en": RULES.facts("en").scenarios[str(scenario)].doubts}
    doubts["cs"] = RULES.facts("cs").scenarios[str(scenario)].doubts
    assert len(doubts["en"]) == len(doubts["cs"]) == (1 if scenario == 2 else 2)
    assert doubts["en"][-1].startswith("What the traps do is guessed from their pictures: ")
    assert doubts["cs"][-1].startswith("Co dělají pasti, je odhadnuto podle obrázku dílku: ")
    t = begun(scenario)
    assert "In doubt: " + " ".join(doubts["en"]) in plain(page_of(t))
    assert "Nejisté: " + " ".join(doubts["cs"]) in plain(page_of(t, texts=CZECH))


def test_nothing_is_in_doubt_where_the_rulebook_shows_the_page() -> None:
    assert RULES.facts("en").scenarios["1"].doubts == []
    assert "In doubt" not in page_of(begun(1))
