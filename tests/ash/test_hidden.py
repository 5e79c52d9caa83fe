"""Hidden information: every kind is determinized at least twenty times, and the hardest windows keep their secrets."""

from __future__ import annotations

from ash.tables import CARD_1, CARD_4, FOREST, VOLCANO, table, table_of, w
from klubovna.games.ash import RULES
from klubovna.games.ash.barons.fortis import baron as fortis
from klubovna.games.ash.barons.nox import baron as nox
from klubovna.games.ash.state import Table
from klubovna.kernel import new, serialize
from klubovna.kernel.game import Game
from klubovna.testing import rule
from klubovna.testing.checks import Checker, Tally
from klubovna.testing.soak import setup_for

WANTED = 20


def game_from(t: Table) -> Game:
    """A game that goes on from a position."""
    return new("ash", seats=t.seats, seed=1, start=serialize.dump(t), options={"powers": t.powers})


def two_pairs(role: str) -> Table:
    """A rich seat with two pairs, an altar and a graveyard."""
    return table(
        2,
        roles=[role, "visio"],
        powers=True,
        areas={
            "volcano": (0, ["bone_i_a"], ["bone_i_1", "bone_i_2"]),
            "coast": (0, ["ash_i_a"], ["ash_i_1", "ash_i_2"]),
            "settlement": (0, ["start_bone"], []),
            "forest": (0, ["altar_of_rebirth"], []),
            "desert": (1, ["blood_i_a"], ["blood_i_1"]),
        },
        hands={0: ["sulphur_i_1", "sulphur_i_2"], 1: ["blood_i_2"]},
        graveyards={0: ["bone_ii_3"]},
        supplies={0: {"bone": 9, "ash": 9, "sulphur": 9, "blood": 9}},
    )


def rare() -> dict[str, Game]:
    """Positions before kinds that random games seldom reach."""
    fortify, altar, to, robber = (game_from(two_pairs(role)) for role in ("fortis", "fortis", "fortis", "nox"))
    choose(fortify, fortis.FORTIFY)
    choose(altar, FOREST)
    choose(to, fortis.REGROUP)
    choose(to, fortis.ADD)
    choose(to, w("sulphur_i_1"))
    choose(robber, nox.GRAVE_ROBBER)
    attack = fight(["fortis", "nox"])
    choose(attack, w("bone_i_1"))
    choose(attack, w("bone_i_2"))
    choose(attack, CARD_1, seat=0)
    choose(attack, CARD_1, seat=1)
    return {
        "power.fortify": fortify,
        "altar.rebirth": altar,
        "power.regroup.to": to,
        "power.grave-robber": robber,
        "power.fortify.attack": attack,
    }


def choose(g: Game, value: object, seat: int | None = None) -> None:
    decision = next(d for d in g.decisions if seat is None or d.seat == seat)
    g.choose(decision.options.index(value), decision.seat)


def test_every_kind_is_determinized_at_least_twenty_times() -> None:
    tally = Tally()
    for seed in range(75):
        Checker(RULES, seed, tally, WANTED).game(setup_for("ash", 1000 + seed), sample=0)
    for name, g in rare().items():
        assert g.decision is not None
        assert g.decision.kind.name == name
        for seed in range(WANTED):
            Checker(RULES, seed, tally, WANTED).look(g, g.decision)
    assert {name: tally.determinized[name] for name in RULES.kinds if tally.determinized[name] < WANTED} == {}


@rule("ash:battle.06", "ash:battle.08")
def test_secret_answers_make_no_difference_to_another_seat_that_saw_the_same() -> None:
    tally = Tally()
    for seed in range(40):
        checker = Checker(RULES, seed, tally)
        g = fight(["nox", "visio"])
        assert g.decision is not None
        checker.keeps_secret(g, g.decision)
        choose(g, w("bone_i_1"))
        choose(g, None)
        choose(g, None)
        for decision in g.decisions:
            assert decision.kind.name == "battle.card"
            checker.keeps_secret(g, decision)
        choose(g, CARD_1, seat=1)
        assert g.decision is not None
        checker.keeps_secret(g, g.decision)
    assert tally.secrets["battle.card"] == 120
    assert tally.secrets["battle.attackers"] > 4


def fight(roles: list[str]) -> Game:
    """A battle is about to begin: seat 0 attacks seat 1 with some of four warriors, both with all their cards."""
    t = table(
        2,
        roles=roles,
        powers=True,
        areas={"volcano": (1, ["bone_i_a"], ["blood_ii_3"])},
        hands={0: ["bone_i_1", "bone_i_2", "ash_i_1", "ash_i_2"], 1: ["sulphur_i_1"]},
    )
    g = game_from(t)
    choose(g, 6 + VOLCANO)
    return g


@rule("ash:battle.06", "ash:power.06")
def test_reveal_is_asked_before_anything_of_the_attackers_is_known() -> None:
    prints = set()
    for pair in (("bone_i_1", "bone_i_2"), ("bone_i_1", "ash_i_2"), ("ash_i_1", "ash_i_2")):
        g = fight(["nox", "visio"])
        for name in pair:
            choose(g, w(name))
        assert g.decision is not None
        assert (g.decision.seat, g.decision.kind.name) == (1, "power.reveal")
        assert g.view(1)["table"]["attackers"] == {"count": 2, "warriors": None}
        prints.add(g.determinized(1, 77).fingerprint())
    assert len(prints) == 1


@rule("ash:power.07", "ash:battle.08")
def test_premonition_is_asked_between_choice_and_reveal_and_knows_nothing() -> None:
    prints = set()
    guessed = set()
    for card in (CARD_1, CARD_4):
        g = fight(["nox", "visio"])
        choose(g, w("bone_i_1"))
        choose(g, None)
        choose(g, None)
        choose(g, card, seat=0)
        choose(g, CARD_1, seat=1)
        assert g.decision is not None
        assert (g.decision.seat, g.decision.kind.name) == (1, "power.premonition")
        assert g.view(1)["table"]["sides"][0]["laid"] == [None]
        prints.add(g.determinized(1, 5).fingerprint())
        for seed in range(40):
            guessed.add(table_of(g.determinized(1, seed)).sides[0].laid[0])
    assert len(prints) == 1
    assert guessed == {0, 1, 2, 3, 4}


def test_a_battle_card_once_shown_is_known_though_the_pile_is_not_displayed() -> None:
    t = table(
        3,
        areas={"volcano": (1, ["bone_i_a"], ["blood_ii_3"])},
        hands={0: ["bone_i_1", "bone_i_2"]},
        cards={0: [CARD_1, CARD_4]},
    )
    g = game_from(t)
    assert g.view(1)["table"]["sides"][0]["discard"] is None
    assert g.view(1)["table"]["sides"][0]["discard_top"] == "card_die"
    choose(g, 6 + VOLCANO)
    choose(g, w("bone_i_1"))
    choose(g, None)
    choose(g, CARD_4, seat=0)
    for seed in range(20):
        assert g.determinized(1, seed).decisions[0].options == [CARD_1, CARD_4]
    choose(g, CARD_1, seat=1)
    while g.decision is not None and g.decision.kind.name == "gain.any":
        g.choose(0)
    assert g.view(2)["table"]["sides"][0]["discard_top"] == "card_4"
    assert g.view(2)["table"]["sides"][0]["discard"] is None


@rule("ash:power.20", "ash:r.pow.9")
def test_whether_fortis_is_asked_about_his_attack_does_not_tell_the_pair() -> None:
    views = []
    for pair in (("bone_i_1", "bone_i_2"), ("bone_i_1", "ash_i_2")):
        g = fight(["fortis", "nox"])
        for name in pair:
            choose(g, w(name))
        choose(g, CARD_1, seat=0)
        choose(g, CARD_1, seat=1)
        asked = g.decision
        assert asked is not None
        views.append((g.view(1)["waiting"], asked.kind.name))
    assert views[0] == ([], "power.fortify.attack")
    assert views[1][1] != "power.fortify.attack"


def test_fates_and_decks_are_dealt_anew_but_what_came_face_up_stays() -> None:
    g = new("ash", seats=3, seed=9)
    seat = g.decisions[0].seat
    other = (seat + 1) % 3
    fates, tops = set(), set()
    for seed in range(60):
        t = table_of(g.determinized(seat, seed))
        assert t.sides[seat].fate == table_of(g).sides[seat].fate
        assert t.offer == table_of(g).offer
        assert sorted(t.sides[other].hand) == sorted(table_of(g).sides[other].hand)
        fates.add(t.sides[other].fate[0])
        tops.add(t.decks[0][-1])
    assert fates == set(range(6)) - set(table_of(g).sides[seat].fate)
    assert len(tops) > 4
