"""What shared rules ask a faction. Each faction's own file answers; the neutral answers stand here."""

from __future__ import annotations

from typing import Final, TypeAlias

from klubovna.games.harrow.facts import (
    MOUNTAIN,
    NOBODY,
    RANGE,
    TOKENS_OF,
    Card,
    Faction,
    Spot,
    Token,
)
from klubovna.games.harrow.seen import BoardView
from klubovna.games.harrow.state import Table

Deed: TypeAlias = tuple[str, int]
"""An entry of a menu: what, and which one."""


class Role:
    """One faction. Hooks are asked of every faction present unless they say otherwise."""

    id: Faction = NOBODY
    pays_for_storms = True
    """c1.advance.06, c1.advance.07, r.150"""

    # -- set-up ------------------------------------------------------------------------------------------------------

    async def set_up(self, t: Table) -> None:
        """The faction's own choices and pieces, once, before the first round."""

    def after_set_up(self, t: Table) -> None:
        """Everybody has set up and the first player is known."""

    # -- the turn ----------------------------------------------------------------------------------------------------

    async def turn(self, t: Table) -> None:
        """One step of a turn that does not break jars (Hester, the Fair Folk)."""

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

    async def do_deed(self, t: Table, faction: Faction, deed: Deed) -> None:
        """The faction on turn has chosen one of `deeds_for`."""

    # -- movement and SPAWN ------------------------------------------------------------------------------------------

    def spawn_hexes(self, t: Table) -> list[Spot]:
        """c1.spawn.01 Where the faction may SPAWN, before the limits that bind everybody."""
        places = {Spot(t.legend_at[token]) for token in TOKENS_OF[self.id] if t.legend_at[token] >= 0}
        if t.home[self.id] >= 0:
            places.add(Spot(t.home[self.id]))
        return sorted(places)

    def entered(self, t: Table, faction: Faction, unit: int, at: Spot) -> None:
        """A unit of any faction has come onto a hex, by whatever movement."""

    def crossed(self, t: Table, at: Spot) -> None:
        """A unit of any faction has moved onto a hex or across it; a SPAWN is no move (ap.goblincards.03)."""

    async def carry(
        self, t: Table, faction: Faction, units: tuple[int, ...], at: Spot, to: Spot, mover: Faction
    ) -> None:
        """Units of a faction, moved by `mover`, have left a hex with a doll; asked of the dolls' keeper, Kami."""

    def townsfolk_came(self, t: Table) -> None:
        """A townsfolk has come onto a hex by an effect that is not the Protectors'; asked of the Protectors."""

    async def fire_lit(self, t: Table, at: Spot) -> None:
        """c5.fire.05 A fire was lit on this hex: pieces of this faction that no other rule moves are pushed away."""

    # -- fighting ----------------------------------------------------------------------------------------------------

    def range(self, t: Table, at: Spot) -> int:
        """c1.attack.04, c1.path.02 Two hexes, three from a mountain."""
        far = RANGE + (t.chart.terrain[at] == MOUNTAIN)
        return far + t.extra_range if t.actor == self.id else far

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

    async def collect(self, t: Table, tokens: list[Token]) -> None:
        """c1.cleanup.02 Tokens taken up from the map in the faction's own clean-up."""

    async def goal(self, t: Table) -> None:
        """The last part of the faction's own clean-up (c1.cleanup.01)."""

    async def others_clean_up(self, t: Table, faction: Faction) -> None:
        """Something of this faction's happens in another faction's clean-up."""

    async def round_ends(self, t: Table) -> None:
        """After the last turn of a round, before the brambles are scored."""

    def wins_with_round(self, t: Table) -> bool:
        """A faction that wins at the end of the round by a goal of its own (ff.others.08)."""
        return False

    # -- looking -----------------------------------------------------------------------------------------------------

    def view(self, t: Table, seat: int | None) -> BoardView:
        """The faction's own board, as this seat may see it."""
        raise NotImplementedError


ROLES: Final[list[Role]] = [Role() for _ in range(5)]
"""By faction; `factions/__init__.py` puts the factions here."""
