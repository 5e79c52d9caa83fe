"""B Components: what is in the boxes, and that no more of it ever lies on the table."""

from collections import Counter

from klubovna.games.root.factions.vagabond.board import vagabonds
from klubovna.games.root.facts import (
    BOARD_OF,
    CARD_FACTS,
    DECK_SIZE,
    DIE_FACES,
    FIRST_FOREST,
    ITEM_FACTS,
    ITEM_SUPPLY,
    ITEMS,
    LIZARDS,
    MAP_FACTS,
    QUEST_FACTS,
    QUEST_SUIT,
    WARRIORS,
)
from klubovna.games.root.roles import ROLES
from klubovna.games.root.setup import ROLE_NAMES
from klubovna.testing import rule, run
from root.boards import cult_board
from root.tables import table

SETS = ITEM_FACTS["sets"]


def buildings(name: str) -> dict[str, int]:
    counts: dict[str, int] = BOARD_OF[name].get("buildings", {})
    return counts


def tokens(name: str) -> dict[str, int]:
    counts: dict[str, int] = BOARD_OF[name].get("tokens", {})
    return counts


def characters(box: str) -> list[str]:
    return [one["id"] for one in BOARD_OF["vagabond"]["character"] if one["box"] == box]


# -- B.1 Root --------------------------------------------------------------------------------------------------------


@rule("root:B.1.2#1")
def test_buildings_of_the_base_game() -> None:
    assert buildings("eyrie") == {"roost": 7}
    assert buildings("marquise") == {"sawmill": 6, "workshop": 6, "recruiter": 6}
    assert buildings("alliance") == {"base_fox": 1, "base_rabbit": 1, "base_mouse": 1}
    assert sum(sum(buildings(name).values()) for name in ("eyrie", "marquise", "alliance")) == 28


@rule("root:B.1.2#2")
def test_tokens_of_the_base_game() -> None:
    assert tokens("alliance") == {"sympathy": 10}
    assert tokens("marquise") == {"keep": 1, "wood": 8}


@rule("root:B.1.2#3")
def test_clearing_markers() -> None:
    for chart in ("winter", "lake", "mountain"):
        t = table("marquise", "eyrie", map=chart)
        assert Counter(t.suits) == {1: 4, 2: 4, 3: 4}


@rule("root:B.1.2#4", "root:B.2.2#3", "root:B.3.2#2")
def test_ruins_and_a_marker_for_everybody() -> None:
    """Score markers: four in the first box, three in the second, two in the third: as many as there are factions."""
    assert all(facts.ruins_total == sum(c.ruin for c in facts.clearing) == 4 for facts in MAP_FACTS)
    t = table("marquise", "eyrie", "alliance", "vagabond", "lizards", "riverfolk")
    assert len(t.vp) == 9 == 4 + 3 + 2
    others = [name for name in ROLE_NAMES if name != "vagabond"]
    related = {name: BOARD_OF[name]["box"] for name in others}
    assert Counter(related.values()) == {"base": 3, "riverfolk": 2, "underworld": 2}
    for vagabond in vagabonds(t):
        run(ROLES[vagabond.faction].set_up(t), vagabond_character=0, vagabond_forest=FIRST_FOREST)
        assert [vagabond.relations[f] for f in t.present if f != vagabond.faction] == [0] * 5


@rule("root:B.1.2#5", "root:r.06", "root:r.04")
def test_items_of_the_base_game() -> None:
    box = Counter(SETS["box_base"])
    assert box == {"boot": 4, "sword": 4, "bag": 4, "hammer": 3, "tea": 3, "coin": 2, "crossbow": 2, "torch": 1}
    assert box.total() == 23
    assert box == Counter(SETS["supply"]) + Counter(SETS["ruin"]) + Counter(SETS["start_base"])
    assert dict(zip(ITEMS, ITEM_SUPPLY, strict=True)) == {**dict.fromkeys(ITEMS, 0), **SETS["supply"]}
    assert Counter(SETS["ruin"]) == {"boot": 1, "bag": 1, "hammer": 1, "sword": 1}


@rule("root:B.1.3", "root:r.08")
def test_warriors_of_the_base_game() -> None:
    assert WARRIORS[:4] == [25, 20, 10, 0]
    assert sum(WARRIORS[:4]) == 55
    assert BOARD_OF["vagabond"]["pawns"] == 1


@rule("root:B.1.4")
def test_cards_of_the_base_game() -> None:
    assert sum(card.count for card in {c.id: c for c in CARD_FACTS[:DECK_SIZE]}.values()) == 54
    assert len(BOARD_OF["eyrie"]["leader"]) == 4
    assert BOARD_OF["eyrie"]["loyal_viziers"] == 2
    assert characters("base") == ["thief", "tinker", "ranger"]
    assert len(QUEST_FACTS) == 15
    assert Counter(QUEST_SUIT) == {1: 5, 2: 5, 3: 5}


@rule("root:B.1.5", "root:r.09", "root:r.07")
def test_maps_dice_and_boards_of_the_base_game() -> None:
    assert [facts.id for facts in MAP_FACTS][:2] == ["autumn", "winter"]
    dice = ITEM_FACTS["dice"]
    assert dice["count"] == 2
    assert Counter(dice["faces"]) == dict.fromkeys(range(DIE_FACES), 3)
    assert [name for name in ROLE_NAMES if BOARD_OF[name]["box"] == "base"] == [
        "marquise",
        "eyrie",
        "alliance",
        "vagabond",
    ]


# -- B.2 Riverfolk ---------------------------------------------------------------------------------------------------


@rule("root:B.2.2#1")
def test_gardens_trade_posts_and_the_outcast() -> None:
    assert buildings("lizards") == {"garden_fox": 5, "garden_rabbit": 5, "garden_mouse": 5}
    assert tokens("riverfolk") == {"trade_post_fox": 3, "trade_post_rabbit": 3, "trade_post_mouse": 3}
    t = table("lizards", "marquise")
    assert isinstance(cult_board(t).outcast, int)


@rule("root:B.2.2#2", "root:r.06")
def test_items_of_the_riverfolk_box() -> None:
    box = Counter(SETS["box_riverfolk"])
    assert box == {"boot": 3, "sword": 3, "bag": 1, "hammer": 1, "torch": 1, "coin": 1, "crossbow": 1}
    assert box == Counter(SETS["ruin"]) + Counter(SETS["start_riverfolk"])


@rule("root:B.2.3")
def test_warriors_of_the_riverfolk_box() -> None:
    assert (WARRIORS[LIZARDS], WARRIORS[LIZARDS + 1]) == (25, 15)
    t = table("vagabond", "vagabond_2", "marquise")
    assert len(vagabonds(t)) == 2


@rule("root:B.2.4", "root:B.6.3")
def test_characters_of_the_other_boxes() -> None:
    assert characters("riverfolk") == ["vagrant", "arbiter", "scoundrel"]
    assert characters("vagabond_pack") == ["adventurer", "ronin", "harrier"]


@rule("root:B.2.5")
def test_services_and_boards_of_the_riverfolk_box() -> None:
    assert [one["id"] for one in BOARD_OF["riverfolk"]["service"]] == ["hand_card", "riverboats", "mercenaries"]
    assert [name for name in ROLE_NAMES if BOARD_OF[name]["box"] == "riverfolk"] == ["lizards", "riverfolk"]


# -- B.3 Underworld, B.5 Exiles, B.6 Vagabonds -----------------------------------------------------------------------


@rule("root:B.3.2")
def test_pieces_of_the_underworld() -> None:
    assert buildings("duchy") == {"citadel": 3, "market": 3}
    assert tokens("duchy") == {"tunnel": 3}
    assert sum(tokens("corvids").values()) == 8
    mountain = table("duchy", "corvids", map="mountain")
    assert len(mountain.closed) == 6


@rule("root:B.3.3")
def test_warriors_and_wood_of_the_underworld() -> None:
    assert WARRIORS[-2:] == [20, 15]
    assert table("duchy", "corvids", map="lake").ferry >= 0
    assert table("duchy", "corvids", map="mountain").tower >= 0
    assert BOARD_OF["duchy"]["crowns"] == {"squire": 3, "noble": 3, "lord": 3}


@rule("root:B.3.4")
def test_nine_ministers() -> None:
    assert Counter(one["rank"] for one in BOARD_OF["duchy"]["minister"]) == {"squire": 3, "noble": 3, "lord": 3}


@rule("root:B.3.5")
def test_maps_and_boards_of_the_underworld() -> None:
    assert [facts.id for facts in MAP_FACTS][2:] == ["lake", "mountain"]
    assert [name for name in ROLE_NAMES if BOARD_OF[name]["box"] == "underworld"] == ["duchy", "corvids"]


@rule("root:B.5.1")
def test_the_alternative_deck() -> None:
    names = {card.id for card in CARD_FACTS[DECK_SIZE:] if card.kind == "persistent"}
    assert len(CARD_FACTS[DECK_SIZE:]) == 54
    assert not names & {card.id for card in CARD_FACTS[:DECK_SIZE]}


@rule("root:B.6.1", "root:r.06")
def test_items_of_the_vagabond_pack() -> None:
    assert SETS["box_vagabond_pack"] == SETS["start_vagabond_pack"] == {"coin": 1, "hammer": 1, "boot": 1}
