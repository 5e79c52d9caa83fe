"""What no scenario can begin with is refused in a sentence, in the words of the game."""

from typing import Any

import pytest

from klubovna.games.gloomhaven import RULES
from klubovna.games.gloomhaven.facts import CARD_CLASS, CARDS, ITEMS, LEVEL
from klubovna.kernel.errors import SetupError
from klubovna.kernel.record import new
from klubovna.testing import rule

HIGH = next(i for i in range(len(CARDS)) if CARD_CLASS[i] == 0 and LEVEL[i] == 3) + 1
SECOND = [i + 1 for i in range(len(CARDS)) if CARD_CLASS[i] == 0 and LEVEL[i] == 2]
FOREIGN = next(i for i in range(len(CARDS)) if CARD_CLASS[i] == 1) + 1
RARE = next(i for i, item in enumerate(ITEMS) if item.copies == 1 and item.slot == "small") + 1
TINKERER = {"role": "tinkerer", "seat": 1}


def refused(seats: int = 2, **options: Any) -> tuple[str, str]:
    with pytest.raises(SetupError) as error:
        new(RULES, seats=seats, seed=1, options=options)
    return error.value.text("en"), error.value.text("cs")


def brute(other: dict[str, Any] | None = None, **facts: Any) -> tuple[str, str]:
    return refused(characters=[{"role": "brute", "seat": 0, **facts}, other or TINKERER])


@rule("gloomhaven:mat.01", "gloomhaven:solo.04", "gloomhaven:solo.01")
def test_the_party_is_refused_in_words() -> None:
    en, cs = refused(scenario=96)
    assert en.startswith("Scenario 96 cannot be played here. These can: 1, 2, 3,")
    assert cs.startswith("Scénář 96 tu hrát nelze. Hrát lze: 1, 2, 3,")
    one = {"role": "brute", "seat": 0}
    assert refused(seats=1, characters=[one]) == (
        "A scenario is played by 2 to 4 characters, not by 1.",
        "Scénář hrají nejméně 2 a nejvýše 4 hrdinové, tady je 1.",
    )
    assert refused(characters=[one, {"role": "brute", "seat": 1}]) == (
        "Each class can be in the party once: Brute is there several times.",
        "Každé povolání smí být v družině jen jednou; vícekrát tu je Surovec.",
    )
    assert refused(characters=[one, {"role": "tinkerer", "seat": 0}]) == (
        "Every seat plays at least one character: seat 1 has none.",
        "Na každé místo připadá aspoň jeden hrdina; místo 1 žádného nemá.",
    )
    assert refused(characters=[one, {"role": "tinkerer", "seat": 2}]) == (
        "Tinkerer is given to seat 2, but the seats are 0 to 1.",
        "Kutil patří k místu 2, místa se však číslují od 0 do 1.",
    )
    assert refused(characters=[one, {"role": "bard", "seat": 1}])[1].startswith("Povolání „bard“ neexistuje. Na výběr:")
    assert refused(level=7, open_information=True) == (
        "Alone or with open information the scenario level is 6 at most, not 7.",
        "Při hře jednoho hráče a s otevřenými informacemi je úroveň scénáře nejvýš 6, ne 7.",
    )


@rule("gloomhaven:item.03", "gloomhaven:item.08", "gloomhaven:item.16")
def test_items_are_refused_in_words() -> None:
    assert brute(items=[999]) == (
        "Brute: there is no item 999. Items go from 1 to 150.",
        "Surovec: předmět číslo 999 neexistuje. Předměty mají čísla 1 až 150.",
    )
    assert brute(items=[12, 12]) == (
        "Brute: nobody can carry two copies of Minor Healing Potion.",
        f"Surovec: nikdo nesmí mít dva stejné předměty ({ITEMS[11].name['cs']}).",
    )
    assert brute(items=[1, 2]) == (
        "Brute cannot carry all these items: 0 for the head, 0 for the body, 2 for the legs (1 of each), "
        "0 hands full (of 2), 0 small items (at most 1).",
        "Surovec tolik předmětů neunese: hlava 0, tělo 0, nohy 2 (vždy nejvýš 1), obsazené ruce 0 (nejvýš 2), "
        "drobnosti 0 (nejvýš 1).",
    )
    rare = ITEMS[RARE - 1].name
    assert brute({**TINKERER, "items": [RARE]}, items=[RARE]) == (
        f"{rare['en']}: 2 characters want one, but there is 1 copy.",
        f"Předmět {rare['cs']}: chtějí ho 2 hrdinové, ale je jen 1 kus.",
    )


@rule("gloomhaven:card.03", "gloomhaven:card.07", "gloomhaven:lvl.03", "gloomhaven:lvl.05")
def test_cards_and_perks_are_refused_in_words() -> None:
    assert brute(cards=[0])[0] == f"Brute: there is no card 0. Cards go from 1 to {len(CARDS)}."
    name = CARDS[FOREIGN - 1].name
    assert brute(cards=[FOREIGN]) == (
        f"Brute: {name['en']} is a card of another class.",
        f"Surovec: karta {name['cs']} patří jinému povolání.",
    )
    name = CARDS[HIGH - 1].name
    assert brute(cards=[HIGH], level=2) == (
        f"Brute: {name['en']} is of level 3, above the character’s own level 2.",
        f"Surovec: karta {name['cs']} má úroveň 3, hrdina však jen 2.",
    )
    assert brute(cards=SECOND, level=2)[1].startswith(
        "Surovec na úrovni 2 má víc vyšších karet, než mu jeho úrovně daly"
    )
    assert brute(perks=[99])[0].startswith("Brute: there is no perk 99. Perks go from 0 to ")
    assert brute(perks=[0, 0, 0]) == (
        "Brute: perk 0 can be taken once, not 3 times.",
        "Surovec: talent číslo 0 lze získat nejvýš 1×, ne 3×.",
    )
