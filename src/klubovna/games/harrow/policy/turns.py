"""The turn of a faction that breaks jars: which jar, which ability, tiles, cards in their time."""

from __future__ import annotations

from typing import Any, Final

from klubovna.games.harrow.facts import (
    ABILITIES,
    ABILITY_JAR,
    ATTACK_JAR,
    CARD_IDS,
    LEGEND_JAR,
    MIDDLE,
    SEEKERS,
    STRENGTHEN,
    TILE_ABILITIES,
    TILE_CARD,
    TILE_LANTERN,
    TILE_LEGEND,
    TILE_SCROLL,
    TILE_SPOON,
    TILE_WILD,
    TOKENS_OF,
    WILD_JAR,
    Faction,
    Token,
)
from klubovna.games.harrow.movement import advances, steps
from klubovna.games.harrow.objectives import free_hexes
from klubovna.games.harrow.policy.fights import best_raid
from klubovna.games.harrow.policy.ground import Ground, survey
from klubovna.games.harrow.policy.habits import HABITS
from klubovna.games.harrow.policy.steps import Eyes, best_step
from klubovna.games.harrow.policy.worth import Choice, ability_worth, best_ability
from klubovna.games.harrow.roles import ROLES
from klubovna.games.harrow.state import Table
from klubovna.kernel.decision import Decision

CARD_PLAYED: Final = 0.25
"""A card is kept while it would bring less."""
SPOON_BACK: Final = [0.0, 0.0, 0.35, 0.3]


# -- set-up and objectives ---------------------------------------------------------------------------------------------


def legend(t: Table, d: Decision[Any], me: Faction) -> Any:
    wanted = next((habits.legend for habits in HABITS if habits.legend in d.options), None)
    return d.options[0] if wanted is None else wanted


def any_legend(t: Table, d: Decision[Any], me: Faction) -> Any:
    """Each of them now and then, by how the tokens lie on the map: none has proved the best."""
    lying = sum((kind + 1) * at * count for kind, row in enumerate(t.tokens) for at, count in enumerate(row))
    return d.options[(lying + sum(t.hands[me])) % len(d.options)]


def tracker(t: Table, d: Decision[Any], me: Faction) -> Any:
    return HABITS[me].tracker


def objective(t: Table, d: Decision[Any], me: Faction) -> Any:
    """The terrain that has the worst hex for the opponent."""
    far = HABITS[SEEKERS[d.about]].objective_distances(t)
    return max(d.options, key=lambda terrain: (max(far[at] for at in free_hexes(t, terrain)), -terrain))


def objective_where(t: Table, d: Decision[Any], me: Faction) -> Any:
    far = HABITS[SEEKERS[d.about]].objective_distances(t)
    return max(d.options, key=lambda at: (far[at], -at))


# -- the menu of a turn ------------------------------------------------------------------------------------------------


def deed(t: Table, d: Decision[Any], me: Faction) -> Any:
    eyes = Eyes(t, me)
    if t.jar < 0:
        card = best_card(t, d, eyes)
        return card if card is not None else best_jar(t, d, eyes)
    return (
        best_tile(t, d, eyes)
        or best_card(t, d, eyes)
        or best_offer(t, d)
        or ((("act", t.jar) if not t.acted else None) or free_step(t, d, eyes))
    )


def best_jar(t: Table, d: Decision[Any], eyes: Eyes) -> Any:
    best, chosen = -99.0, None
    ground = eyes.ground(eyes.me)
    raid = best_raid(t, eyes)
    for option in d.options:
        if option is None or option[0] not in ("jar", "further"):
            continue
        what, jar = option
        worth = raid.worth if what == "further" else jar_worth(t, ground, jar, raid.worth)
        worth += sum(tile_worth(t, eyes, tile) for tile in t.tiles[jar])
        if worth > best:
            best, chosen = worth, option
    return chosen


def jar_worth(t: Table, ground: Ground, jar: int, raid: float) -> float:
    me = ground.me
    if jar == ATTACK_JAR:
        return max(0.0, raid) + best_ability(t, ground, ABILITIES)[0]
    if jar == WILD_JAR:
        return many_worth(t, ground, min(t.wild[me] + 1, 8)) + 0.25
    if jar == LEGEND_JAR:
        return HABITS[me].legend_jar_worth(t, ground)
    assert jar == ABILITY_JAR
    return HABITS[me].ability_jar_worth(t, ground)


def many_worth(t: Table, ground: Ground, count: int) -> float:
    """So many single abilities, each the best of its moment."""
    worths = [[ability_worth(t, ground, ability, n) for n in range(count + 1)] for ability in ABILITIES]
    taken = [0, 0, 0]
    total = 0.0
    for _ in range(count):
        gains = [row[n + 1] - row[n] for row, n in zip(worths, taken, strict=True)]
        best = gains.index(max(gains))
        taken[best] += 1
        total += gains[best]
    return total


def tile_worth(t: Table, eyes: Eyes, tile: int) -> float:
    me = eyes.me
    ground = eyes.ground(me)
    if tile in TILE_ABILITIES:
        return ability_worth(t, ground, TILE_ABILITIES[tile], 1)
    if tile == TILE_WILD:
        return 0.5 if t.wild_supply else 0.0
    if tile == TILE_SPOON:
        return SPOON_BACK[t.spoon[me]]
    if tile == TILE_SCROLL:
        return 0.3
    if tile == TILE_LANTERN:
        return 0.12 if t.lantern != me else 0.05
    if tile == TILE_CARD:
        return 0.05 if t.hands[me] else 0.0
    assert tile == TILE_LEGEND
    return max(0.0, best_legend_step(t, ground)[0])


def best_legend_step(t: Table, ground: Ground) -> tuple[float, int, int]:
    """The best single step of an own legend: what it gains, the token, where to."""
    best = (0.0, -1, -1)
    for which, token in enumerate(TOKENS_OF[ground.me]):
        at = t.legend_at[token]
        if at >= 0:
            for to in steps(t, ground.me, at):
                gain = ground.legend_gain(which, at, to)
                if gain > best[0]:
                    best = gain, token, to
    return best


def best_tile(t: Table, d: Decision[Any], eyes: Eyes) -> Any:
    """Tiles are used as soon as they bring anything; the lantern only from the other player."""
    for option in d.options:
        if option is not None and option[0] == "tile" and tile_worth(t, eyes, option[1]) > 0.06:
            return option
    return None


def best_card(t: Table, d: Decision[Any], eyes: Eyes) -> Any:
    best, chosen = CARD_PLAYED, None
    for option in d.options:
        if option is not None and option[0] == "card":
            worth = HABITS[eyes.me].card_worth(t, eyes, CARD_IDS[option[1]])
            if worth > best:
                best, chosen = worth, option
    return chosen


def best_offer(t: Table, d: Decision[Any]) -> Any:
    """Offers taken are spent at once."""
    return next((option for option in d.options if option is not None and option[0] == "offer"), None)


def free_step(t: Table, d: Decision[Any], eyes: Eyes) -> Any:
    if ("step", 0) in d.options and best_step(t, eyes.ground(eyes.me), advances(t, eyes.me, 0)).at >= 0:
        return ("step", 0)
    return None


# -- jars --------------------------------------------------------------------------------------------------------------


def ability(t: Table, d: Decision[Any], me: Faction) -> Any:
    """The Protectors' ability jar: one of the three with its whole value."""
    ground = survey(t, me)
    return max(d.options, key=lambda one: ability_worth(t, ground, one, ROLES[me].value(t, Token(one))))


def single(t: Table, d: Decision[Any], me: Faction) -> Any:
    """One ability of value 1, or none if none brings anything."""
    worth, chosen = best_ability(t, survey(t, me), d.options)
    return None if None in d.options and worth <= 0.0 else chosen


def attack_jar(t: Table, d: Decision[Any], me: Faction) -> Any:
    """A cube or a step that helps comes before the attack; a step free of charge whenever it helps."""
    eyes = Eyes(t, me)
    if "step" in d.options and best_step(t, eyes.ground(me), advances(t, me, 0)).at >= 0:
        return "step"
    if "attack" in d.options:
        raid = best_raid(t, eyes)
        if "free" in d.options:
            _, chosen = best_ability(t, eyes.ground(me), ABILITIES)
            if chosen == STRENGTHEN or raid.worth < 0.2:
                return "free"
        if raid.worth > 0.0:
            return "attack"
    return "free" if "free" in d.options else None


def legend_jar(t: Table, d: Decision[Any], me: Faction) -> Any:
    if "step" in d.options and best_step(t, survey(t, me), advances(t, me, 0)).at >= 0:
        return "step"
    if "gift" in d.options and ("tracker" not in d.options or HABITS[me].gift_first(t)):
        if HABITS[me].uses_gift(t):
            return "gift"
        return "tracker" if "tracker" in d.options else None
    return "tracker" if "tracker" in d.options else None


def spawn_where(t: Table, d: Decision[Any], me: Faction) -> Any:
    """Where a haint is of most use; where few stand, if nothing else tells."""
    ground = survey(t, me)
    return max(
        (at for at in d.options if at is not None),
        key=lambda at: (
            ground.post(at) + (ground.need[at] if not t.units(me, at) else 0.0) - 0.01 * t.units(me, at),
            -at,
        ),
    )


def tile_card(t: Table, d: Decision[Any], me: Faction) -> Any:
    """The card of least worth goes under the deck."""
    eyes = Eyes(t, me)
    return min(d.options, key=lambda card: (HABITS[me].card_worth(t, eyes, CARD_IDS[card]), card))


def tile_legend(t: Table, d: Decision[Any], me: Faction) -> Any:
    _, token, _ = best_legend_step(t, survey(t, me))
    return token if token in d.options else d.options[0]


def tile_legend_to(t: Table, d: Decision[Any], me: Faction) -> Any:
    ground = survey(t, me)
    which = next(i for i, token in enumerate(TOKENS_OF[me]) if t.legend_at[token] == d.about)
    return max(d.options, key=lambda to: (ground.legend_gain(which, d.about, to), to == MIDDLE, -to))


def nail(t: Table, d: Decision[Any], me: Faction) -> Any:
    """Legends first."""
    return min(d.options, key=lambda nailed: (nailed[1], nailed[2]))


CHOICES: Final[dict[str, Choice]] = {
    "legend": legend,
    "tracker": tracker,
    "objective": objective,
    "objective.where": objective_where,
    "deed": deed,
    "ability": ability,
    "wild": single,
    "free": single,
    "jar.attack": attack_jar,
    "jar.legend": legend_jar,
    "move.nail": nail,
    "spawn.where": spawn_where,
    "tile.card": tile_card,
    "tile.legend": tile_legend,
    "tile.legend.to": tile_legend_to,
}

KEEN: Final[dict[str, Choice]] = {"legend": any_legend}
"""What is chosen otherwise than by the yardstick."""
