"""Numbers on cards that are worked out when they are needed: `"2*target_shield"`, `"10*C"`, `"half_up(own_hp)"`.

A number with a sign (`"+1"`, `"-2"`) is added to the figure's own value: that is how monster cards are written.
"""

from __future__ import annotations

import ast
from collections.abc import Callable
from typing import Any, Final, TypeAlias

Amount: TypeAlias = int | str
Tree: TypeAlias = int | str | tuple[str, Any, Any]
"""A sign between two trees."""

NAMES: Final = frozenset(
    (
        "C",  # characters that began the scenario
        "L",  # scenario level
        "moved_this_turn",  # hexes the figure has moved this turn
        "moved",  # hexes moved with this action
        "damage_this_turn",  # damage the figure has dealt this turn
        "damage_to_target",  # damage the last target of this action suffered
        "targets_damaged",  # targets of this action that suffered damage
        "obstacle_hexes_destroyed",  # hexes of the obstacles this action destroyed
        "target_shield",
        "target_max_hp",
        "conditions_on_target",  # negative conditions
        "allies_next_to_target",  # allies of the figure that stand next to the target
        "adjacent_enemies",
        "allies_within_2",
        "own_hp",
        "missing_hp",  # damage on the figure
        "below_half_missing_hp",  # the largest number under half of it
        "target_missing_hp",
        "lost_cards",
        "character_level",
        "summoned_allies",
        "adjacent_allies",
        "paid",  # damage suffered as the price of this ability
        "spare_range",  # range of the attack less the distance of the target
    )
)
ON_MAP: Final = "on map: "
"""`on_map('hound')`: how many of these monsters stand on the map."""
_SIGNS: Final = {ast.Add: "+", ast.Sub: "-", ast.Mult: "*"}


class BadAmount(ValueError):
    """A formula with a word or a sign that nobody knows."""


def relative(amount: Amount) -> bool:
    """Whether the number is added to the figure's own value."""
    return isinstance(amount, str) and amount[:1] in ("+", "-")


def parsed(text: str) -> Tree:
    """The formula as a tree; refuses names that are not in NAMES."""
    try:
        return _tree(ast.parse(text, mode="eval").body)
    except SyntaxError as error:
        raise BadAmount(f"{text!r} is no formula") from error


def _tree(node: ast.expr) -> Tree:
    if isinstance(node, ast.Constant) and type(node.value) is int:
        return node.value
    if isinstance(node, ast.Name):
        if node.id not in NAMES:
            raise BadAmount(f"{node.id!r} is none of {', '.join(sorted(NAMES))}")
        return node.id
    if isinstance(node, ast.BinOp) and type(node.op) in _SIGNS:
        return (_SIGNS[type(node.op)], _tree(node.left), _tree(node.right))
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and len(node.args) == 1:
        of = node.args[0]
        if node.func.id in ("half_up", "half_down"):
            return (node.func.id, _tree(of), 2)
        if node.func.id == "on_map" and isinstance(of, ast.Constant) and isinstance(of.value, str):
            return f"{ON_MAP}{of.value}"
    raise BadAmount(f"{ast.unparse(node)!r} is no part of a formula")


_known: Final[dict[str, Tree]] = {}


def check(amount: Amount) -> None:
    """Refuse a wrong formula when the content is loaded, not when the card is played."""
    if isinstance(amount, str) and not relative(amount):
        parsed(amount)
    elif isinstance(amount, str):
        try:
            int(amount)
        except ValueError as error:
            raise BadAmount(f"{amount!r} is no number with a sign") from error


def worked_out(amount: Amount, ask: Callable[[str], int], own: int = 0) -> int:
    """The number now: `ask` knows the names, `own` is the figure's own value."""
    if isinstance(amount, int):
        return amount
    if amount[:1] in ("+", "-"):
        return own + int(amount)
    tree = _known.get(amount)
    if tree is None:
        tree = _known[amount] = parsed(amount)
    return _value(tree, ask)


def _value(tree: Tree, ask: Callable[[str], int]) -> int:
    if isinstance(tree, int):
        return tree
    if isinstance(tree, str):
        return ask(tree)
    sign, left, right = tree
    a, b = _value(left, ask), _value(right, ask)
    if sign == "+":
        return a + b
    if sign == "-":
        return a - b
    if sign == "*":
        return a * b
    return (a + 1) // 2 if sign == "half_up" else a // 2
