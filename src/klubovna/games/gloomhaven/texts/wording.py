"""Small words of cards: numbers, targets, ranges, areas, circumstances; and where the messages come from."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import cache
from importlib import resources
from typing import Any, Final

from klubovna.games.gloomhaven.facts import CARDS, MONSTER, MONSTERS
from klubovna.games.gloomhaven.vocabulary.amounts import ON_MAP, Amount, Tree, parsed, relative
from klubovna.games.gloomhaven.vocabulary.pieces import Area, TargetMust, When
from klubovna.games.gloomhaven.vocabulary.words import EVERYWHERE
from klubovna.kernel.hexes import Hex, images
from klubovna.kernel.text import HouseTexts, dashed

MINUS: Final = "−"


@cache
def wording(lang: str) -> Wording:
    own = resources.files("klubovna.games.gloomhaven") / "locale" / f"{lang}.ftl"
    return Wording(HouseTexts(lang, own.read_text(encoding="utf-8")))


class Wording:
    """Small things in the words of one language; whole lines are put together in linetext."""

    def __init__(self, texts: HouseTexts) -> None:
        self.texts = texts

    def say(self, key: str, **params: Any) -> str:
        return self.texts.sentence(key, params)

    def all_of(self, words: Iterable[str], key: str = "and-list") -> str:
        """a, b and c."""
        found = list(words)
        if len(found) < 2:
            return "".join(found)
        return self.say(key, a=", ".join(found[:-1]), b=found[-1])

    def elements(self, names: Iterable[str]) -> str:
        counted = Counter(names)
        return self.all_of(
            (f"{count}× " if count > 1 else "") + self.say(f"element-{name}") for name, count in counted.items()
        )

    def conditions(self, names: Iterable[str]) -> list[str]:
        return [self.say(f"condition-{name}") for name in names]

    def xp(self, amount: Amount) -> list[str]:
        if isinstance(amount, str):
            return [self.say("xp-formula", formula=self.formula(parsed(amount)))]
        return [self.say("xp", n=amount)] if amount else []

    def card(self, id: int) -> str:
        return CARDS[id - 1].name[self.texts.lang]

    def monster(self, name: str) -> str:
        return MONSTERS[MONSTER[name]].name[self.texts.lang]

    def formulas(self, *numbers: Amount | None) -> list[str]:
        """What X is, where one of the numbers is a formula."""
        found = [n for n in numbers if isinstance(n, str) and not relative(n)]
        return [self.say("line-where", formula=self.formula(parsed(text))) for text in found]

    def formula(self, tree: Tree) -> str:
        if isinstance(tree, int):
            return str(tree)
        if isinstance(tree, str):
            if tree.startswith(ON_MAP):
                return self.say("amount-on-map", monster=self.monster(tree.removeprefix(ON_MAP)))
            return self.say(f"amount-{dashed(tree.lower())}")
        sign, left, right = tree
        if sign in ("half_up", "half_down"):
            assert isinstance(left, str), tree
            of = self.texts.sentence(f"amount-{dashed(left)}", attribute="of")
            return self.say(f"amount-{dashed(sign)}", of=of)
        return f"{self.formula(left)} {SIGNS[sign]} {self.formula(right)}"

    def target(self, word: str, range: Amount) -> str:
        return self.say(f"target-{dashed(word)}", within=self.within(range))

    def within(self, range: Amount) -> str:
        if range == "+0":
            return self.say("within-own")
        if isinstance(range, int) and range >= EVERYWHERE:
            return self.say("within-any")
        if range == 1:
            return self.say("within-1")
        return self.say("within-range", n=printed(range))

    def here(self, range: int) -> str:
        return self.say("here-adjacent") if range == 1 else self.say("here-range", n=range)

    def at(self, range: int) -> str:
        return self.say("at-adjacent") if range == 1 else self.within(range)

    def range(self, range: Amount) -> list[str]:
        return [] if range in (0, "+0", EVERYWHERE) else [self.say("range", n=printed(range))]

    def area(self, area: Area) -> str:
        return self.say(shape(area), n=len(area.hexes))

    def when(self, whens: Iterable[When]) -> str:
        return self.all_of(map(self._when, whens))

    def _when(self, when: When) -> str:
        if not isinstance(when, TargetMust):
            return self.say(f"when-{dashed(when)}")
        if when.target_is:
            return self.say("when-target-is", monsters=self.all_of(map(self.monster, when.target_is), "or-list"))
        return self.say("when-target-has", conditions=self.all_of(self.conditions(when.target_has), "or-list"))


SIGNS: Final = {"+": "+", "-": MINUS, "*": "×"}


def printed(amount: Amount) -> int | str:
    """The number as it is shown: X for a formula."""
    if isinstance(amount, int):
        return amount
    return amount.replace("-", MINUS) if relative(amount) else "X"


def signed(amount: Amount) -> str:
    return f"{amount:+}".replace("-", MINUS) if isinstance(amount, int) else "+X"


# -- areas -------------------------------------------------------------------------------------------------------------

_SHAPES: Final[dict[str, tuple[bool, list[Hex]]]] = {
    "area-pair": (True, [(1, -1), (1, 0)]),
    "area-arc": (True, [(1, -1), (1, 0), (0, 1)]),
    "area-wedge": (True, [(1, -1), (1, 0), (2, -1)]),
    "area-fan": (True, [(1, 0), (0, 1), (2, 0), (1, 1), (0, 2)]),
    "area-fan ": (True, [(1, 0), (0, 1), (2, 0), (1, 1), (0, 2), (3, 0), (2, 1), (1, 2), (0, 3)]),
    "area-opposite": (True, [(1, -1), (-1, 1)]),
    "area-sides": (True, [(1, -1), (-1, 0), (1, 0), (-1, 1)]),
    "area-ring": (True, [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)]),
    "area-double-arc": (True, [(1, -1), (1, 0), (0, 1), (2, -1), (2, 0), (1, 1)]),
    "area-triangle": (False, [(0, 0), (1, 0), (0, 1)]),
    "area-diamond": (False, [(0, 0), (1, 0), (0, 1), (1, 1)]),
    "area-flower": (False, [(0, 0), (1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)]),
    **{"area-row" + " " * n: (True, [(i, 0) for i in range(1, n + 1)]) for n in range(2, 6)},
    **{"area-free-row" + " " * n: (False, [(i, 0) for i in range(n)]) for n in range(2, 6)},
}


def _canonical(melee: bool, hexes: Iterable[Hex]) -> tuple[bool, tuple[Hex, ...]]:
    """The same for every turned, mirrored or, for a ranged area, moved picture."""
    pictures = images(list(hexes))
    if not melee:
        pictures = [sorted((q - min(one)[0], r - min(one)[1]) for q, r in one) for one in pictures]
    return melee, min(tuple(one) for one in pictures)


_NAMED: Final = {_canonical(*pattern): key.strip() for key, pattern in _SHAPES.items()}


def shape(area: Area) -> str:
    """The message that describes the area."""
    return _NAMED.get(_canonical(area.melee, area.hexes), "area")
