"""What shared rules ask a faction. Each faction's own file answers; the neutral answers stand here."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final, TypeAlias

import msgspec

from klubovna.games.harrow.facts import (
    ABILITIES,
    FACTION_IDS,
    LEGEND_FACTS,
    MIDDLE,
    MOUNTAIN,
    NOBODY,
    PRICE,
    PRICE_ON_BRAMBLES,
    RANGE,
    TOKENS_OF,
    Card,
    Faction,
    Spot,
    Token,
)
from klubovna.games.harrow.seen import Player
from klubovna.games.harrow.state import Table
from klubovna.kernel.decision import Flow
from klubovna.kernel.text import Term

if TYPE_CHECKING:
    from klubovna.games.harrow.setup import Options

Deed: TypeAlias = tuple[str, int]
"""An entry of a menu: what, and which one."""


def price(at: int) -> int:
    """c1.attack.13, c1.attack.14 What completing an attack on this hex costs."""
    return PRICE_ON_BRAMBLES if at == MIDDLE else PRICE


class Role:
    """One faction. Hooks are asked of every faction present unless they say otherwise."""

    id: ClassVar[Faction] = NOBODY
    player: ClassVar[type[Player[Any]]]
    """What one seat may see of the faction."""
    colours: ClassVar[Sequence[int]] = ()
    """The faction's cubes."""
    enters_any_hex: ClassVar[bool] = False
    """Whether its units may stand everywhere (c5.move.05)."""
    offer_noun: ClassVar[str] = "offer"
    """How an offer is called in its hands."""
    pays_for_storms: ClassVar[bool] = True
    """c1.advance.06, c1.advance.07, r.150"""
    joins_clean_up: ClassVar[bool] = False
    """Whether something of its own happens in the others' clean-up (`others_clean_up`)."""
    acts_as_round_ends: ClassVar[bool] = False
    """Whether there is anything to be done then (`round_ends`)."""
    allows_deeds: ClassVar[bool] = False
    """Whether its pieces may allow others something between their actions (`deeds_for`)."""

    # -- set-up ------------------------------------------------------------------------------------------------------

    def open_board(self, t: Table, options: Options) -> None:
        """The faction's board, as it lies before anybody has chosen anything."""

    async def set_up(self, t: Table) -> None:
        """The faction's own choices and pieces, once, before the first round."""

    def after_set_up(self, t: Table) -> None:
        """Everybody has set up and the first player is known."""

    # -- the turn ----------------------------------------------------------------------------------------------------

    def join_turns(self, t: Table, turns: list[Faction]) -> list[Faction]:
        """The turns of a third of a round, the faction's own among them; a jar faction's are there already."""
        return turns

    async def turn(self, t: Table) -> None:
        """One step of a turn that does not break jars (Hester, the Fair Folk)."""

    def begin_turn(self, t: Table) -> Flow[None] | None:
        """The same; None if nobody had to be asked and it was done at once."""
        return self.turn(t)

    async def ability(self, t: Table) -> None:
        """The ability jar (c1.ability.01)."""

    async def tracker(self, t: Table) -> None:
        """The legend ability of the legend jar (c1.legend.03)."""

    def can_use_gift(self, t: Table) -> bool:
        """Whether the legend's gift can do anything now."""
        return True

    async def gift(self, t: Table) -> None:
        """The legend's gift (c1.legend.01)."""

    async def first_scroll(self, t: Table) -> None:
        """The first part of the tracker alone (c3.bonus.13)."""

    def value(self, t: Table, ability: Token) -> int:
        """The full value of an ability: what the board shows (c1.ability.03)."""
        return 1

    def cards(self, t: Table) -> list[Card]:
        """Cards of the hand that may be played now."""
        return []

    async def play_card(self, t: Table, card: Card) -> None:
        """The effect of a card; the shared rules have taken it out of the hand and told of it."""

    def discards(self, card: Card) -> bool:
        """Whether a played card goes to the discard pile at once (r.026)."""
        return True

    def deeds_for(self, t: Table, faction: Faction) -> list[Deed]:
        """What this faction's pieces allow the faction on turn between its actions (an offer taken, ff.others.02)."""
        return []

    def can_take_offer(self, t: Table, at: Spot) -> bool:
        """ff.others.01 Whether a unit stands there for which the faction takes the offer of a nest."""
        return t.units(self.id, at) > 0

    async def reads_offer(self, t: Table, offer: int) -> bool:
        """The faction spends an offer. True if it has read something of its own in it and done that (ff.offers)."""
        return False

    async def do_deed(self, t: Table, faction: Faction, deed: Deed) -> None:
        """The faction on turn has chosen one of `deeds_for`."""

    # -- movement and SPAWN ------------------------------------------------------------------------------------------

    def spawn_hexes(self, t: Table) -> list[Spot]:
        """c1.spawn.01 Where the faction may SPAWN, before the limits that bind everybody."""
        places: list[Spot] = []
        for token in TOKENS_OF[self.id]:
            if t.legend_at[token] >= 0 and t.legend_at[token] not in places:
                places.append(Spot(t.legend_at[token]))
        home = t.home[self.id]
        if home >= 0 and home not in places:
            places.append(Spot(home))
        if len(places) > 1:
            places.sort()
        return places

    def entered(self, t: Table, faction: Faction, unit: int, at: Spot) -> None:
        """A unit of any faction has come onto a hex, by whatever movement."""

    def crossed(self, t: Table, at: Spot) -> None:
        """A unit of any faction has moved onto a hex or across it; a SPAWN is no move (ap.goblincards.03)."""

    async def carry(
        self, t: Table, faction: Faction, units: tuple[int, ...], at: Spot, to: Spot, mover: Faction
    ) -> None:
        """Units of a faction, moved by `mover`, have left a hex with a doll; asked of the dolls' keeper, Kami."""

    def decides_for(self, faction: Faction, units: tuple[int, ...]) -> Faction:
        """Who says whether units that this faction moved take a doll along: their owner (r.047)."""
        return faction

    def has_doll(self, t: Table, at: Spot) -> bool:
        """Whether a doll of this faction's lies on a hex."""
        return False

    def loners(self, t: Table) -> list[tuple[int, int, int]]:
        """Units of a faction without haints that can be moved, as faction, kind of unit and hex."""
        return []

    def objective_came(self, t: Table, objective: int) -> None:
        """An objective has come onto a hex by an effect that is not of those who seek it."""

    def haint_left(self, t: Table, unit: int) -> None:
        """A haint of any faction, infected or not, has left the map."""

    async def fire_lit(self, t: Table, at: Spot) -> None:
        """c5.fire.05 A fire was lit on this hex: pieces of this faction that no other rule moves are pushed away."""

    # -- fighting ----------------------------------------------------------------------------------------------------

    def range(self, t: Table, at: Spot) -> int:
        """c1.attack.04, c1.path.02 Two hexes, three from a mountain."""
        far = RANGE + (t.chart.terrain[at] == MOUNTAIN)
        return far + t.extra_range if t.actor == self.id else far

    def can_be_attacked(self, t: Table) -> list[Spot]:
        """Hexes on which the faction can be attacked."""
        return t.where(self.id) if self.id in t.present else []

    def attack_range(self, t: Table, at: Spot) -> int:
        """The range of an attack from this hex."""
        return self.range(t, at)

    def attack_named(self, t: Table, at: Spot) -> None:
        """Any attack on this hex was declared, before cubes and tree (r.016)."""

    def strength(self, t: Table, at: Spot) -> int:
        """Units that count for the majority cube of an attack from this hex (r.014)."""
        return t.units(self.id, at)

    def majority(self, t: Table, own: int, theirs: int) -> tuple[int, int]:
        """c1.attack.08 Majority cubes for attacker and defender, by the units of both; asked of the attacker."""
        return int(own > theirs), int(theirs > own)

    def gain_majority(self, t: Table, at: Spot, cubes: int) -> int:
        """The majority cubes come from the supply; how many there were. Hester's have the colour of the terrain."""
        return t.gain_cubes(self.id, cubes)

    def hit_price(self, t: Table, at: Spot) -> int:
        """What the first hit against this faction on a hex costs the attacker."""
        return price(at)

    def cubes_on_ground(self, t: Table) -> int:
        """c1.attack.10 The faction's cubes on the battleground: in an attack what has fallen out of the tree."""
        return t.ground[self.id]

    def automated(self, t: Table) -> bool:
        """Whether the rules decide for the faction (r.083)."""
        return t.solo is not None and self.id in t.present

    async def pressed(self, t: Table, attacker: Faction, start: Spot, at: Spot) -> bool:
        """An attack on this faction succeeded. True if its own file resolved it (a fire, Hester)."""
        return False

    def attack_over(self, t: Table) -> None:
        """The faction's own attack is over, whatever came of it."""

    def legend_named(self, t: Table, token: int) -> None:
        """One of the faction's legends was successfully attacked, before anything comes of it (c4.attacked.01)."""

    async def legend_hit(self, t: Table, token: int, attacker: Faction) -> None:
        """One of the faction's legends was successfully attacked and pushed."""

    def haint_killed(self, t: Table, owner: Faction) -> None:
        """A haint of any faction was killed."""

    def haint_infected(self, t: Table, owner: Faction) -> None:
        """A haint of any faction was infected."""

    async def after_tree(self, t: Table) -> None:
        """Cubes have fallen out of the tree, whoever activated it."""

    # -- clean-up ----------------------------------------------------------------------------------------------------

    def collect(self, t: Table, tokens: list[Token]) -> None:
        """c1.cleanup.02 Tokens taken up from the map in the faction's own clean-up."""

    def goal(self, t: Table) -> None:
        """The last part of the faction's own clean-up (c1.cleanup.01)."""

    def others_clean_up(self, t: Table, faction: Faction) -> None:
        """Something of this faction's happens in another faction's clean-up."""

    async def round_ends(self, t: Table) -> None:
        """After the last turn of a round, before the brambles are scored."""

    def wins_with_turn(self, t: Table) -> bool:
        """A faction that wins at the end of its own turn by a goal of its own (ffh.end.03)."""
        return False

    def wins_with_round(self, t: Table) -> bool:
        """A faction that wins at the end of the round by a goal of its own (ff.others.08)."""
        return False

    # -- devoured ----------------------------------------------------------------------------------------------------

    def tokens_to_lose(self, t: Table) -> list[tuple[str, Token]]:
        """r.071 Tokens of the faction's board, and where they lie, that can be taken from it; printed ones never."""
        return [("board", token) for token in ABILITIES if t.rows[self.id][token]]

    async def lose_token(self, t: Table, where: str, token: Token) -> None:
        """r.071 One of them is taken: of a row the rightmost one; or a scroll of the tracker."""
        if where == "tracker":
            t.scrolls[self.id] -= 1
        else:
            t.rows[self.id][token] -= 1

    # -- words and looking -------------------------------------------------------------------------------------------

    def ability_jar(self, t: Table) -> Term:
        """What the ability jar gives now."""
        raise NotImplementedError

    def legend_name(self, t: Table, unit: int) -> Term:
        """How one of the faction's legends is called."""
        return Term(names=LEGEND_FACTS[t.who[self.id]]["name"])

    def legend_token(self, t: Table, token: int) -> Term:
        """A legend token, with whose it is."""
        return Term("legend-of", legend=("legend_name", token), faction=("faction", self.id))

    def target(self, t: Table, at: int) -> Term:
        """What can be attacked on a hex, as it stands there now."""
        return Term("target", hex=("hex", at), faction=("faction", self.id), units=("company", (self.id, at)))

    def view(self, t: Table, seat: int | None) -> msgspec.Struct:
        """The faction's own board, as this seat may see it."""
        raise NotImplementedError


ROLES: Final[list[Role]] = [Role() for _ in FACTION_IDS]
"""By faction; the game puts the factions here."""
