"""The round: selection of cards, initiative, the order of turns."""

from typing import Any

import klubovna
from gloomhaven.tables import (
    add_monster,
    body,
    bottom,
    card,
    foe,
    hero,
    monster_card,
    suffers,
    table,
    takes,
    top,
    until,
)
from klubovna.games.gloomhaven.facts import CARDS, INITIATIVE, MONSTER, MONSTER_CARDS
from klubovna.games.gloomhaven.figures import MONSTER_FIGURE, NOBODY, PER_INITIATIVE
from klubovna.games.gloomhaven.look import view
from klubovna.games.gloomhaven.round.order import key, next_actor
from klubovna.games.gloomhaven.round.steps import initiative, step
from klubovna.games.gloomhaven.round.turn import PLAY_BOTTOM, PLAY_MOVE, PLAY_TOP
from klubovna.games.gloomhaven.scenario.reveal import cards_for
from klubovna.games.gloomhaven.state import (
    CLEAN_UP,
    OVER,
    RESTS,
    ROUND_BEGINS,
    ROUND_ENDS,
    TURN,
    TURNS,
    Table,
)
from klubovna.testing import offered, rule, run


def at_the_start(*roles: str, **position: Any) -> Table:
    """A round is about to begin."""
    t = table(*roles, **position)
    t.phase = ROUND_BEGINS
    t.acting = NOBODY
    t.moment = 0
    return t


def order(t: Table) -> list[int]:
    """The figures in the order in which they act."""
    found = []
    while (figure := next_actor(t)) is not None:
        found.append(figure.id)
        figure.acted = True
    return found


def draws(t: Table, name: str, value: int) -> None:
    """The next card of a monster's deck has this initiative."""
    monster_card(t, name, value)
    for deck, face in enumerate(t.faces):
        if face >= 0:
            t.cards[deck].append(face)
            t.faces[deck] = NOBODY


# -- the round ---------------------------------------------------------------------------------------------------------


@rule("gloomhaven:round.01")
def test_rounds_follow_each_other_until_the_end() -> None:
    t = at_the_start("brute", "tinkerer")
    nothing = {"act": [None, None], "rest_short": [False, False]}
    run(until(t, ROUND_BEGINS), select_leading={0: 0, 1: 29}, select_second={0: 1, 1: 30}, **nothing)
    assert (t.round, t.over) == (2, False)
    t.won = 1
    run(until(t, OVER), select_leading={0: 2, 1: 31}, select_second={0: 3, 1: 32}, **nothing)
    assert t.over


@rule("gloomhaven:round.02")
def test_a_round_has_four_steps() -> None:
    t = at_the_start("brute", "tinkerer", monsters=[("cave-bear", (6, 0))])
    suffers(foe(t, "cave-bear"), "stun")
    hero(t, "brute").discard, hero(t, "brute").hand = [0, 1], [2, 3, 4, 5]
    asked = offered(step(t))
    assert asked.kind.name == "select.leading"
    run(step(t), select_leading={0: 2, 1: 29}, select_second={0: 3, 1: 30})
    assert t.phase == TURNS
    assert all(character.place for character in t.characters)
    run(until(t, CLEAN_UP), act=[None, None])
    assert all(figure.acted for figure in t.figures)
    run(step(t))
    assert t.phase == RESTS
    run(until(t, ROUND_ENDS), rest_short=[False, False])
    run(step(t))
    assert (t.phase, t.round) == (ROUND_BEGINS, 2)


@rule("gloomhaven:round.03", "gloomhaven:init.02", "gloomhaven:ex.init.1", "gloomhaven:init.01")
def test_figures_act_by_ascending_initiative() -> None:
    late = ("Overwhelming Assault", "Shield Bash")
    for cards, first in (late, False), (late[::-1], True):
        t = at_the_start("brute", "scoundrel", monsters=[("living-bones", (5, 0)), ("bandit-archer", (0, 5))])
        draws(t, "living-bones", 45)
        draws(t, "bandit-archer", 32)
        leading = {0: card(cards[0]), 1: card("Single Out")}
        run(step(t), select_leading=leading, select_second={0: card(cards[1]), 1: card("Venom Shiv")})
        brute, scoundrel = body(t, "brute").id, body(t, "scoundrel").id
        bones, archer = foe(t, "living-bones").id, foe(t, "bandit-archer").id
        row = [archer, bones, brute, scoundrel]
        assert order(t) == ([brute, archer, bones, scoundrel] if first else row)
        assert {MONSTER_CARDS[face].initiative for face in t.faces if face >= 0} == {45, 32}
        assert view(t, 1).characters[0].chosen == [card(name) for name in cards]  # leading card on top


# -- selection ---------------------------------------------------------------------------------------------------------


@rule("gloomhaven:select.01", "gloomhaven:select.04", "gloomhaven:r.02")
def test_two_cards_or_a_long_rest_and_nothing_else() -> None:
    t = at_the_start("brute", "tinkerer")
    brute = hero(t, "brute")
    assert offered(step(t)).options == sorted(brute.hand)  # nobody can rest without discarded cards, nor pass
    brute.discard = [brute.hand.pop(), brute.hand.pop()]
    assert offered(step(t)).options == [None, *sorted(brute.hand)]
    second = offered(step(t), select_leading={0: 3})
    assert (second.kind.name, second.options) == ("select.second", [c for c in sorted(brute.hand) if c != 3])
    run(step(t), select_leading={0: None, 1: 29}, select_second={1: 30})
    assert (brute.resting, brute.chosen) == (True, [])


@rule("gloomhaven:select.02")
def test_one_of_the_two_cards_leads() -> None:
    t = at_the_start("brute", "tinkerer")
    run(step(t), select_leading={0: 4, 1: 29}, select_second={0: 7, 1: 30})
    assert hero(t, "brute").chosen == [4, 7]
    assert hero(t, "brute").place // PER_INITIATIVE == INITIATIVE[4]


@rule("gloomhaven:select.03", "gloomhaven:ex.select.1", "gloomhaven:ex.select.2", "gloomhaven:init.08")
def test_nobody_sees_the_cards_of_others_before_all_have_chosen() -> None:
    g = klubovna.new("gloomhaven", seats=2, roles=["brute", "tinkerer"], options={"battle_goals": False})
    while g.decisions[0].kind.name != "select.leading":
        g.choose(0, g.decisions[0].seat)
    before, told = g.view(1)["table"], len(g.events(1))
    for _ in range(2):
        g.choose(1, 0)
    assert g.view(1)["table"] == before
    assert len(g.events(1)) == told  # the program passes on no card and no number; what players say is their affair
    for _ in range(2):
        g.choose(0, 1)
    assert [len(one["chosen"]) for one in g.view(1)["table"]["characters"]] == [2, 2]
    assert [event["event"] for event in g.events(1)[told:]].count("cards-shown") == 2


@rule("gloomhaven:select.05")
def test_with_one_card_in_hand_only_a_rest_is_left() -> None:
    t = at_the_start("brute", "tinkerer")
    hero(t, "brute").hand, hero(t, "brute").discard = [0], [1, 2]
    asked = offered(step(t), select_leading={0: None})
    assert asked.seat == 1
    hero(t, "brute").hand = [0, 3]
    assert offered(step(t)).options == [None, 0, 3]


@rule("gloomhaven:select.06", "gloomhaven:ex.exhaust.1")
def test_who_can_neither_play_nor_rest_is_exhausted() -> None:
    t = at_the_start("brute", "tinkerer")
    brute = hero(t, "brute")
    brute.hand, brute.discard = [0], [1]
    brute.active = [[card("Warding Strength"), 1, 0, -1, 0]]  # it will be lost, so it is no discarded card
    run(step(t), select_leading={1: 29}, select_second={1: 30})
    assert brute.figure == NOBODY
    assert sorted(brute.lost) == [0, 1, card("Warding Strength")]
    t = at_the_start("brute", "tinkerer")
    hero(t, "brute").hand, hero(t, "brute").discard = [0], [1, 2]
    run(step(t), select_leading={1: 29}, select_second={1: 30})
    assert hero(t, "brute").resting


@rule("gloomhaven:ex.exhaust.2", "gloomhaven:rest.12")
def test_an_active_card_that_counts_as_discarded_makes_a_rest_possible() -> None:
    t = at_the_start("brute", "tinkerer")
    brute = hero(t, "brute")
    brute.hand, brute.discard = [0], [1]
    brute.active = [[card("Shield Bash"), 1, 0, -1, 0]]
    run(step(t), select_leading={1: 29}, select_second={1: 30})
    assert brute.resting


@rule("gloomhaven:select.07")
def test_a_played_card_is_discarded() -> None:
    t = table("brute", at={"brute": (0, 0)})
    run(bottom(t, "brute", "Grab and Go"), move_to=[(1, 0), None])
    assert hero(t, "brute").discard == [card("Grab and Go")]


@rule("gloomhaven:select.08")
def test_the_lose_symbol_loses_the_card() -> None:
    t = table("brute", at={"brute": (0, 0)})
    run(bottom(t, "brute", "Skewer"), move_to=[(1, 0), None])
    brute = hero(t, "brute")
    assert (brute.lost, brute.discard) == ([card("Skewer")], [])
    brute.discard = [0, 1]
    t.phase, t.begun = RESTS, 0
    run(step(t), rest_short=True, rest_redraw=False)
    assert card("Skewer") in brute.lost  # a rest does not bring it back


@rule("gloomhaven:select.09")
def test_an_active_card_stays_until_its_effect_ends() -> None:
    t = table("brute", "tinkerer")
    brute = hero(t, "brute")
    run(bottom(t, "brute", "Shield Bash"))
    run(bottom(t, "brute", "Warding Strength"))
    assert ([row[0] for row in brute.active], brute.discard, brute.lost) == ([7, 6], [], [])
    t.phase = CLEAN_UP
    run(step(t))
    assert ([row[0] for row in brute.active], brute.discard) == ([6], [7])  # the bonus of the round is over
    t.phase = TURN
    takes(t, "brute")
    run(step(t), act=(5, 6))
    assert (brute.active, brute.lost) == ([], [6])


@rule("gloomhaven:select.10")
def test_only_the_half_that_was_used_counts() -> None:
    t = table("brute", at={"brute": (0, 0)}, monsters=[("cave-bear", (1, 0))], modifiers={"brute": ["+0"]})
    assert CARDS[card("Overwhelming Assault")].top.lost
    run(bottom(t, "brute", "Overwhelming Assault"), move_to=None, target=None)
    run(top(t, "brute", "Trample"), target=foe(t, "cave-bear").id)  # its bottom is the one that is lost
    assert hero(t, "brute").discard == [card("Overwhelming Assault"), card("Trample")]


# -- initiative --------------------------------------------------------------------------------------------------------


@rule("gloomhaven:init.01")
def test_monster_cards_are_drawn_when_all_have_chosen() -> None:
    t = at_the_start("brute", "tinkerer", monsters=[("living-bones", (5, 0))], items={"brute": [15]})
    offered(step(t), select_leading={0: 4}, select_second={0: 7})
    assert all(face < 0 for face in t.faces)
    # The boots change the initiative after all cards lie open, those of the monsters too.
    t = at_the_start("brute", "tinkerer", monsters=[("living-bones", (5, 0))], items={"brute": [15]})
    asked = offered(step(t), select_leading={0: 4, 1: 29}, select_second={0: 7, 1: 30})
    assert (asked.kind.name, asked.options) == ("item", [None, 14])
    assert sum(face >= 0 for face in t.faces) == 1


@rule("gloomhaven:init.03")
def test_elites_act_before_normal_monsters_each_by_number() -> None:
    t = table("brute")
    for number, rank in ((1, "normal"), (2, "elite"), (3, "elite"), (4, "normal")):
        assert add_monster(t, "living-bones", (number, 0), rank).number == number
    row = sorted((f for f in t.figures if f.form == MONSTER_FIGURE), key=lambda f: key(t, f))
    assert [figure.number for figure in row] == [2, 3, 1, 4]


def tied(first: tuple[int, int], second: tuple[int, int]) -> Table:
    """Two characters whose cards have these initiatives, looked up among all cards."""
    t = table("brute", "tinkerer")
    for who, pair in enumerate((first, second)):
        t.characters[who].chosen = [INITIATIVE.index(value) for value in pair]
    return t


@rule("gloomhaven:init.04")
def test_the_second_card_breaks_a_tie_between_players() -> None:
    t = tied((20, 54), (20, 46))
    run(initiative(t))
    assert [character.place for character in t.characters] == [2001, 2000]
    t = tied((20, 15), (20, 46))
    run(initiative(t))
    assert [character.place for character in t.characters] == [2000, 2001]


@rule("gloomhaven:init.05", "gloomhaven:r.45")
def test_the_players_agree_on_a_full_tie() -> None:
    t = tied((20, 54), (20, 54))
    asked = offered(initiative(t))
    assert (asked.seat, asked.kind.name, asked.options) == (0, "order.character", [0, 1])
    run(initiative(t), order_character=1)
    assert [character.place for character in t.characters] == [2001, 2000]


@rule("gloomhaven:init.06")
def test_a_character_acts_before_monsters_of_the_same_initiative() -> None:
    t = at_the_start("brute", "tinkerer", monsters=[("bandit-guard", (5, 0))])
    draws(t, "bandit-guard", 15)
    run(step(t), select_leading={0: card("Shield Bash"), 1: 29}, select_second={0: 0, 1: 30})
    assert order(t)[:2] == [body(t, "brute").id, foe(t, "bandit-guard").id]


@rule("gloomhaven:init.07", "gloomhaven:r.45")
def test_the_players_decide_between_tied_monsters() -> None:
    t = table("brute", monsters=[("bandit-guard", (5, 0)), ("city-guard", (0, 5))])
    t.places = [0] * len(t.kinds)
    kinds = [MONSTER["bandit-guard"], MONSTER["city-guard"]]
    asked = offered(cards_for(t, t.figures))
    assert (asked.seat, asked.kind.name, asked.options) == (0, "order.monsters", kinds)
    t.places = [0] * len(t.kinds)
    run(cards_for(t, t.figures), order_monsters=kinds[1])
    guards = [foe(t, name).id for name in ("city-guard", "bandit-guard")]
    assert [one for one in order(t) if one in guards] == guards


@rule("gloomhaven:init.09", "gloomhaven:rest.07")
def test_ties_at_99_are_settled_by_agreement() -> None:
    t = at_the_start("brute", "tinkerer", monsters=[("cave-bear", (5, 0))])
    for character in t.characters:
        character.discard = [character.hand.pop(), character.hand.pop()]
    run(step(t), select_leading={0: None, 1: None}, order_character=1)
    assert [character.place for character in t.characters] == [9901, 9900]
    t.places[t.kinds.index(MONSTER["cave-bear"])] = 99 * PER_INITIATIVE + 50
    assert order(t) == [body(t, "tinkerer").id, body(t, "brute").id, foe(t, "cave-bear").id]


@rule("gloomhaven:init.02")
def test_everybody_acts_once_in_a_round() -> None:
    t = at_the_start("brute", "tinkerer", at={"brute": (0, 0)})
    run(step(t), select_leading={0: 4, 1: 29}, select_second={0: 7, 1: 30})
    run(until(t, CLEAN_UP), act={0: [(PLAY_MOVE, 4)], 1: [None]}, move_to=[(1, 0), (2, 0)])
    assert body(t, "brute").at == (2, 0)
    assert [figure.acted for figure in t.figures] == [True, True]
    assert hero(t, "tinkerer").discard == [29, 30]


@rule("gloomhaven:turn.03")
def test_one_action_is_finished_before_the_other_begins() -> None:
    t = table("scoundrel", at={"scoundrel": (0, 0)}, monsters=[("cave-bear", (1, 0))], modifiers={"scoundrel": ["+0"]})
    takes(t, "scoundrel", "Quick Hands", "Venom Shiv")
    quick = card("Quick Hands")
    asked = offered(step(t), act=(PLAY_TOP, quick), move_to=None)  # after the move only the attack can follow
    assert (asked.kind.name, asked.options) == ("target", [None, foe(t, "cave-bear").id])
    t = table("scoundrel", at={"scoundrel": (0, 0)}, monsters=[("cave-bear", (1, 0))], modifiers={"scoundrel": ["+0"]})
    takes(t, "scoundrel", "Quick Hands", "Venom Shiv")
    run(step(t), act=(PLAY_TOP, quick), move_to=None, target=None)
    assert (PLAY_BOTTOM, card("Venom Shiv")) in offered(step(t)).options
