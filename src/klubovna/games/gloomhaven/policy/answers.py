"""The smaller questions: damage, rests, targets, elements, what monsters do, set-up."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from klubovna.games.gloomhaven.cards.asides import ITEM
from klubovna.games.gloomhaven.cards.piles import AWAY
from klubovna.games.gloomhaven.combat.suffer import DISCARDED
from klubovna.games.gloomhaven.facts import BASIC_ATTACK, BOTTOM, CARDS, GOALS, HALVES, ITEMS, TOP
from klubovna.games.gloomhaven.figures import CHARACTER, OBJECTIVE, SIDE_OF_CHARACTERS, Figure
from klubovna.games.gloomhaven.policy.look import Look, pain
from klubovna.games.gloomhaven.policy.printed import CARD_WORTH
from klubovna.games.gloomhaven.policy.strikes import hit, suffered
from klubovna.games.gloomhaven.policy.worth import healed, lines_at
from klubovna.games.gloomhaven.state import Table
from klubovna.games.gloomhaven.vocabulary.abilities import Attack
from klubovna.games.gloomhaven.vocabulary.lines import inner
from klubovna.games.gloomhaven.vocabulary.words import ELEMENTS, INVISIBLE, NEGATIVE, STUN
from klubovna.kernel.decision import Decision
from klubovna.kernel.hexes import FAR, Hex

# -- cards -------------------------------------------------------------------------------------------------------------


def worst(t: Table, decision: Decision[Any], seat: int) -> Any:
    """The card that is missed least."""
    cards: list[int | None] = decision.options
    return min(cards, key=lambda card: FAR if card is None else CARD_WORTH[card])


def worst_ones(t: Table, decision: Decision[Any], seat: int) -> Any:
    """Of a set of cards those that are missed least."""
    return first_of(decision, lambda card: CARD_WORTH[card])


def first_of(decision: Decision[Any], dear: Callable[[Any], float], all_allowed: bool = False) -> Any:
    """Sets are picked in ascending order: the first of the cheapest things that are still owed, or allowed."""
    assert decision.subset is not None
    items = decision.subset.items
    count = decision.subset.allowed if all_allowed else decision.subset.owed
    cheapest = sorted(range(len(items)), key=lambda place: dear(items[place]))[:count]
    return items[min(cheapest)]


def best(t: Table, decision: Decision[Any], seat: int) -> Any:
    cards: list[int | None] = decision.options
    return max(cards, key=lambda card: -1.0 if card is None else CARD_WORTH[card])


def recover(t: Table, decision: Decision[Any], seat: int) -> Any:
    """As many cards as may be, the best ones."""
    return first_of(decision, lambda card: -CARD_WORTH[card], all_allowed=True)


def keep_active(t: Table, decision: Decision[Any], seat: int) -> Any:
    """Active cards stay where they are, if they may."""
    return None if None in decision.options else decision.options[0]


# -- damage and rests --------------------------------------------------------------------------------------------------


def negate(t: Table, decision: Decision[Any], seat: int) -> Any:
    return negates(Look(t, decision.about[0]), decision)


def negates(look: Look, decision: Decision[Any]) -> Any:
    """Lose cards rather than hit points, where those are dearer."""
    _, amount, _ = decision.about
    figure, options = look.figure, decision.options
    cards = [card for card in options if isinstance(card, int) and card != DISCARDED]
    price = look.loss(1, 0) if cards else float(FAR)
    if DISCARDED in options and look.loss(0, 2) <= price:
        price, answer = look.loss(0, 2), DISCARDED
    else:
        answer = min(cards, key=lambda card: CARD_WORTH[card]) if cards else DISCARDED
    if amount >= figure.hp:
        return int(answer)
    left = figure.hp - amount
    cost = amount * look.pain * (1.35 if left <= 2 else 1.0)
    return int(answer) if cost > price + 0.5 else None


WARY: Final = 1
"""How far beyond its reach an enemy still counts as near."""


def short_rest(t: Table, decision: Decision[Any], seat: int) -> Any:
    """At once when hardly a card is left and an enemy can come; else there is time for a long one."""
    if len(t.characters[decision.about].hand) >= 2:
        return False
    look = Look(t, decision.about)
    return any(t.ground.range(look.figure.at, foe.at) <= foe.reach + WARY for foe in look.foes)


def redraw(t: Table, decision: Decision[Any], seat: int) -> Any:
    """Another card for one hit point, if a good one would be lost."""
    card = decision.about
    who = next(i for i, one in enumerate(t.characters) if card in one.discard)
    character, figure = t.characters[who], t.body(t.characters[who])
    others = [CARD_WORTH[other] for other in character.discard]
    return figure.hp > 4 and len(others) > 2 and CARD_WORTH[card] >= max(others)


# -- whom --------------------------------------------------------------------------------------------------------------


def lines_in_play(t: Table, look: Look) -> list[Attack]:
    """The attacks that may be meant: those of the halves in play."""
    found: list[Attack] = []
    for card in look.character.chosen:
        for side in (TOP, BOTTOM):
            if t.halves >> side & 1:
                found += [line for line in HALVES[card][side].abilities if isinstance(line, Attack)]
    found += [line for line in BASIC_ATTACK.abilities if isinstance(line, Attack)] if not found else []
    return found


def target(t: Table, decision: Decision[Any], seat: int) -> Any:
    id, doing = decision.about[:2]
    actor = t.figure(id)
    if actor is None:
        return _first(decision)
    who = actor.who if actor.form <= 1 else own(t, seat)
    look = Look(t, who)
    lines = lines_in_play(t, look)
    worths = [_aimed(look, lines, actor, doing, option) for option in decision.options]
    return decision.options[worths.index(max(worths))]


def targets(t: Table, decision: Decision[Any], seat: int) -> Any:
    """Of a set of figures those that gain most by it."""
    assert decision.subset is not None
    id, doing = decision.about[:2]
    actor = t.figure(id)
    look = Look(t, actor.who if actor is not None and actor.form <= 1 else own(t, seat))
    items, lines = decision.subset.items, lines_in_play(t, look)
    worths = [_aimed(look, lines, actor or look.figure, doing, one) for one in items]
    best = sorted(range(len(items)), key=lambda place: -worths[place])[: decision.subset.allowed]
    return next((items[place] for place in sorted(best) if worths[place] > 0), None)


def own(t: Table, seat: int) -> int:
    return next(i for i, one in enumerate(t.characters) if one.figure >= 0 and (one.seat == seat or seat < 0))


def _first(decision: Decision[Any]) -> Any:
    return next((option for option in decision.options if option is not None), None)


def _aimed(look: Look, lines: list[Attack], actor: Figure, doing: str, option: int | None) -> float:
    if option is None:
        return 0.0
    t = look.t
    figure = t.figure(option)
    if figure is None:
        return -1.0
    if figure.side == look.figure.side:
        return _befriended(look, figure, doing)
    foe = look.foe(figure)
    if doing == "condition":
        return 0.5 + suffered(foe, "stun")
    near = t.ground.range(actor.at, figure.at) <= 1
    worth = max(hit(look, line, foe, near) for line in lines) if doing in ("attack", "order") else foe.threat + 0.1
    if doing == "control":
        worth += 1.0
    return max(worth, 0.02) if doing == "order" else worth


def _befriended(look: Look, figure: Figure, doing: str) -> float:
    if doing == "heal":
        return healed(figure, 3, look.boldness) + (0.01 if figure.form == CHARACTER else 0)
    if doing in ("damage", "attack", "order", "kill"):
        return -1.0
    if doing == "pay":
        return 0.2 if figure.form != CHARACTER else -0.1
    if doing == "swap":
        return -0.1
    if doing == "recover" and figure.form == CHARACTER:
        return float(len(look.t.characters[figure.who].discard))
    return 0.5 + 0.05 * figure.hp + (0.3 if figure.form == CHARACTER else 0)


def area(t: Table, decision: Decision[Any], seat: int) -> Any:
    id, _ = decision.about
    actor = t.figure(id)
    assert actor is not None
    look = Look(t, actor.who if actor.form <= 1 else own(t, seat))
    lines = lines_in_play(t, look)
    lines = [line for line in lines if line.area is not None] or lines

    def worth(option: tuple[int, ...] | None) -> float:
        total = 0.0
        for one in option or ():
            figure = t.figure(one)
            if figure is None:
                continue
            if figure.side == look.figure.side:
                total -= 2.0
            else:
                near = t.ground.range(actor.at, figure.at) <= 1
                total += max(hit(look, line, look.foe(figure), near) for line in lines)
        return total

    return max(decision.options, key=worth)


BOTH: Final = 3

# -- hexes -------------------------------------------------------------------------------------------------------------


def pushed(t: Table, decision: Decision[Any], seat: int) -> Any:
    """Into a trap, or as far from the party as can be, unless it is still to be struck in this turn."""
    id, _ = decision.about
    figure = t.figure(id)
    assert figure is not None
    foe = figure.side != SIDE_OF_CHARACTERS
    going_on = foe and t.halves != BOTH

    def worth(at: Hex | None) -> float:
        here = figure.at if at is None else at
        trap = t.trap_at(here) if at is not None else None
        harm = trap[2] + 2.0 if trap is not None else 2.0 if here in t.burning and at is not None else 0.0
        near = min((t.ground.range(here, f.at) for f in t.figures if f.side != figure.side), default=0)
        return harm + (-0.1 if going_on else 0.1) * min(near, 9) if foe else -harm

    return max(decision.options, key=worth)


def pulled(t: Table, decision: Decision[Any], seat: int) -> Any:
    """Into a trap; else not at all, unless it comes beside a character that fights hand to hand."""
    id, _ = decision.about
    figure = t.figure(id)
    assert figure is not None

    def worth(at: Hex | None) -> float:
        if at is None:
            return 0.0
        trap = t.trap_at(at)
        return trap[2] + 1.0 if trap is not None else 0.1

    return max(decision.options, key=worth)


def hex(t: Table, decision: Decision[Any], seat: int) -> Any:
    """For a summon, a trap, an obstacle: toward the enemy."""
    foes = [f.at for f in t.figures if f.side != SIDE_OF_CHARACTERS]
    places = [at for at in decision.options if at is not None]
    if not places:
        return None
    return min(places, key=lambda at: min((t.ground.range(at, foe) for foe in foes), default=0))


# -- items and elements ------------------------------------------------------------------------------------------------


def item(t: Table, decision: Decision[Any], seat: int) -> Any:
    """Items that come back are used freely, those that are consumed when it matters."""
    who, moment, _ = decision.about
    if moment == "initiative":
        return None
    figure = t.body(t.characters[who])
    for option in decision.options:
        if not isinstance(option, int):
            continue
        facts = ITEMS[option]
        harm = facts.effect.suffer + facts.effect.suffer_each
        if harm and figure.hp <= 2 * harm + 1:
            continue
        if facts.use != "consumed" or any(not foe.conditions[INVISIBLE] for foe in t.foes(figure)):
            return int(option)
    return None


def aside(t: Table, decision: Decision[Any], seat: int) -> Any:
    """An item in the middle of an action, as at the menu of the turn; active cards stay where they are."""
    items = [one for one in decision.options[1:] if one[0] == ITEM]
    if not items:
        return None
    look = Look(t, decision.about)
    return next((one for one in items if worth_using(look, one[1])), None)


REFRESHED: Final = 0.8
"""What an item must bring that a long rest refreshes."""


def worth_using(look: Look, item: int) -> bool:
    """Whether the abilities of an item are worth more now than keeping it."""
    facts = ITEMS[item]
    worth = lines_at(look, facts.effect.perform, look.here) - facts.effect.suffer * look.pain
    return worth > (look.boldness.thrift if facts.use == "consumed" else REFRESHED)


def consume(t: Table, decision: Decision[Any], seat: int) -> Any:
    return str(decision.options[-1]) if decision.options[-1] is not None else None


def infuse(t: Table, decision: Decision[Any], seat: int) -> Any:
    """An element that is not there and that cards of the party want."""
    wanted = [0] * 6
    for one in t.characters:
        if one.figure >= 0:
            for card in (*one.hand, *one.discard):
                for element in WANTS[card]:
                    wanted[element] += 1
    return int(max(decision.options, key=lambda element: (t.elements[element] < 2, wanted[element], -element)))


def _wants(card: int) -> list[int]:
    found: list[int] = []
    for half in HALVES[card]:
        for line in half.abilities:
            for one in inner(line):
                for augment in one.consume:
                    found += [ELEMENTS.index(name) for name in augment.elements if name != "any"]
    return found


WANTS: Final = [_wants(card) for card in range(len(CARDS))]


def spent(t: Table, decision: Decision[Any], seat: int) -> Any:
    """Of the elements that may be consumed, the one wanted least."""
    wanted = [0] * 6
    for one in t.characters:
        for card in one.hand:
            for element in WANTS[card]:
                wanted[element] += 1
    return int(min(decision.options, key=lambda element: (wanted[element], t.elements[element], element)))


def cure(t: Table, decision: Decision[Any], seat: int) -> Any:
    order = [STUN, *(one for one in NEGATIVE if one != STUN)]
    return int(first_of(decision, order.index))


# -- monsters ----------------------------------------------------------------------------------------------------------


def outcome(t: Table, decision: Decision[Any], seat: int) -> Any:
    """What harms the party least: the strong are attacked, few are, traps are sprung."""
    actor = t.figure(decision.about)

    def harm(value: tuple[int, ...]) -> float:
        total = 0.0
        for i in range(4, len(value), 2):
            figure = t.occupied.get((value[i], value[i + 1]))
            if figure is None or figure is actor:
                total -= 2.0  # a trap
            elif figure.side == SIDE_OF_CHARACTERS:
                total += _tender(t, figure)
        focus = t.occupied.get((value[2], value[3]))
        if focus is not None and focus.side == SIDE_OF_CHARACTERS:
            total += 0.3 * _tender(t, focus)
        return total

    friendly = actor is not None and actor.side == SIDE_OF_CHARACTERS
    options: list[tuple[int, ...]] = [one for one in decision.options if one[0] != AWAY]
    return min(options, key=lambda value: -len(value) if friendly else harm(value))


def _tender(t: Table, figure: Figure) -> float:
    """How much it matters who is hit."""
    if figure.form == CHARACTER:
        if not t.stands(figure):
            return 0.0
        look = Look(t, figure.who)
        return 2.0 * pain(figure, look.boldness) + look.card_rate + 2.0 / max(1, figure.hp)
    return 3.0 if figure.form == OBJECTIVE else 1.0


def victim(t: Table, decision: Decision[Any], seat: int) -> Any:
    def harm(id: int) -> float:
        figure = t.figure(id)
        if figure is None or figure.side != SIDE_OF_CHARACTERS:
            return 0.0
        return _tender(t, figure)

    return int(min((one for one in decision.options if isinstance(one, int)), key=harm))


def far_off(t: Table, decision: Decision[Any], seat: int) -> Any:
    """A monster appears as far from the party as it may."""
    party = [f.at for f in t.figures if f.side == SIDE_OF_CHARACTERS]
    options: list[Hex] = decision.options
    return max(options, key=lambda at: min((t.ground.range(at, one) for one in party), default=0))


# -- set-up ------------------------------------------------------------------------------------------------------------

EASY: Final = (
    "rounds_starting_without_monsters_on_map",
    "monsters_killed",
    "xp_gained",
    "short_rests",
    "long_rests",
    "lowest_hp",
    "hp_at_end",
    "allied_characters_exhausted",
)


def goal(t: Table, decision: Decision[Any], seat: int) -> Any:
    def hard(goal: int) -> tuple[int, int]:
        measure = GOALS[goal].measure
        return (EASY.index(measure) if measure in EASY else len(EASY), goal)

    return int(min(decision.options, key=hard))


def place(t: Table, decision: Decision[Any], seat: int) -> Any:
    """Out of reach at first: the monsters come by themselves."""
    foes = [f.at for f in t.figures if f.side != SIDE_OF_CHARACTERS]
    friends = [f.at for f in t.figures if f.side == SIDE_OF_CHARACTERS]
    options: list[Hex] = decision.options

    def worth(at: Hex) -> tuple[float, Hex]:
        near = min((t.ground.range(at, foe) for foe in foes), default=0)
        together = min((t.ground.range(at, friend) for friend in friends), default=0)
        return (near - 0.3 * together, at)

    return max(options, key=worth)


def first(t: Table, decision: Decision[Any], seat: int) -> Any:
    return decision.options[0]


def sturdiest(t: Table, decision: Decision[Any], seat: int) -> Any:
    return max(decision.options, key=lambda who: t.body(t.characters[who]).hp)


def most(t: Table, decision: Decision[Any], seat: int) -> Any:
    return max(decision.options)


def cheapest_item(t: Table, decision: Decision[Any], seat: int) -> Any:
    return min(decision.options, key=lambda item: ITEMS[item].price)


def attack_rather(t: Table, decision: Decision[Any], seat: int) -> Any:
    return "attack" if "attack" in decision.options else str(decision.options[0])


def sooner(t: Table, decision: Decision[Any], seat: int) -> Any:
    return int(min(decision.options))


CHOICES: Final = {
    "hand.leave": worst_ones,
    "goal.keep": goal,
    "place": place,
    "start.discard": worst_ones,
    "order.character": first,
    "order.monsters": first,
    "skip.at": first,
    "carrier": first,
    "take.over": first,
    "lay.down": most,
    "give.up": cheapest_item,
    "roll": first,
    "rest.lose": worst,
    "rest.active": keep_active,
    "rest.short": short_rest,
    "rest.redraw": redraw,
    "item": item,
    "aside": aside,
    "item.initiative": sooner,
    "target": target,
    "targets": targets,
    "area": area,
    "attack.strength": most,
    "hex": hex,
    "obstacle": first,
    "penalty.who": sturdiest,
    "penalty.discard": worst_ones,
    "penalty.item": first,
    "penalty.monster": first,
    "consume": consume,
    "consume.wild": spent,
    "infuse": infuse,
    "push.to": pushed,
    "pull.to": pulled,
    "recover": recover,
    "lose": worst_ones,
    "refresh": first,
    "cure": cure,
    "augment.drop": worst,
    "move.as": attack_rather,
    "negate": negate,
    "negate.second": worst_ones,
    "monster.move": outcome,
    "monster.target": victim,
    "monster.hex": far_off,
}
