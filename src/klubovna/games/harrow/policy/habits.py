"""What the shared choices ask about a faction; its own policy answers, the neutral answers stand here."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from klubovna.games.harrow.facts import FACTION_IDS, LEGEND_TOKENS, NOBODY, SPOTS, Faction
from klubovna.games.harrow.movement import Unit, steps
from klubovna.games.harrow.state import Table

if TYPE_CHECKING:
    from klubovna.games.harrow.policy.ground import Ground
    from klubovna.games.harrow.policy.steps import Eyes


class Habits:
    """How one faction is played. All worths are points of the score."""

    id: Faction = NOBODY
    legend = -1
    """The legend it likes best."""
    tracker = 0
    """The side of the tracker it likes better."""
    roaming_legend = False
    """Whether it is hit hardest by a nail under its legend."""
    known_legends = True
    """Whether others can tell what its legends are good for."""
    wants_raids = False
    """Whether it gains when automated factions attack well."""

    # -- the turn ----------------------------------------------------------------------------------------------------

    def ability_jar_worth(self, t: Table, ground: Ground) -> float:
        return 0.0

    def legend_jar_worth(self, t: Table, ground: Ground) -> float:
        return 0.0

    def card_worth(self, t: Table, eyes: Eyes, card: str) -> float:
        """What playing a card of the hand brings now."""
        return 0.5

    def gift_first(self, t: Table) -> bool:
        """Whether the legend's gift is used before the tracker."""
        return False

    def uses_gift(self, t: Table) -> bool:
        """Whether the gift is worth using at all now."""
        return True

    # -- the map -----------------------------------------------------------------------------------------------------

    def watches(self, t: Table) -> list[list[Any]]:
        """What of its own board `add_needs`, `shun`, `hunted` and `legend_needs` look at (`ground.sight`)."""
        return []

    def add_needs(self, t: Table, need: list[float]) -> None:
        """What standing on hexes is worth to this faction alone."""

    def add_lasting_needs(self, t: Table, need: list[float]) -> None:
        """The part of it that stays the same wherever the own units stand."""

    def shun(self, t: Table, need: list[float]) -> None:
        """What this faction's pieces make others avoid."""

    def hunted(self, t: Table) -> list[int]:
        """Hexes of those who break no jars that are worth going after."""
        return []

    def legend_needs(self, t: Table, unit: int) -> list[float]:
        """What only this legend does, the first or second of the faction."""
        return [0.0] * len(SPOTS)

    def objective_distances(self, t: Table) -> list[float]:
        """How hard it is for the faction to reach its objective on each hex."""
        return [0.0] * len(SPOTS)

    # -- how it stands -----------------------------------------------------------------------------------------------

    def nearness(self, t: Table) -> float:
        """What its objectives are worth as near as they are."""
        return 0.0

    def tokens(self, t: Table) -> int:
        """How many tokens it has collected for its abilities."""
        return sum(t.rows[self.id])

    # -- fights ------------------------------------------------------------------------------------------------------

    def waiting_cubes(self, t: Table, at: int) -> int:
        """Cubes of the faction's own that come in when it is attacked on a hex."""
        return 0

    def attacked_worth(self, t: Table, eyes: Eyes, start: int, at: int) -> float | None:
        """What an attack on the faction brings, if other things count than killed units."""
        return None

    # -- units that an offer moves -----------------------------------------------------------------------------------

    def best_unit(self, eyes: Eyes, units: list[Any]) -> Any:
        """Which unit, whosever, the faction moves best."""
        return eyes.best_unit(units, lambda unit: steps(eyes.t, Faction(unit[0]), unit[2]))

    def best_hex(self, eyes: Eyes, unit: Unit, hexes: list[Any]) -> Any:
        """And where to."""
        return eyes.best_hex(unit, hexes)

    def moves_legend(self, eyes: Eyes, token: int, to: int) -> float:
        """What it brings the faction to move a legend, whosever."""
        owner, unit = LEGEND_TOKENS[token]
        return HABITS[owner].legend_moved(eyes, unit, eyes.t.legend_at[token], to)

    def legend_moved(self, eyes: Eyes, unit: int, at: int, to: int) -> float:
        """What it brings `eyes.me` when a legend of this faction is moved."""
        if eyes.me == self.id:
            return eyes.ground(self.id).legend_gain(unit, at, to)
        return eyes.land((self.id, unit, at), to)

    # -- automated factions ------------------------------------------------------------------------------------------

    def minds(self, t: Table, blow: float, groups: dict[int, int]) -> float:
        """What it costs the faction that automated groups stand on these hexes, and strike such a blow at Hester."""
        return 0.0

    def shuns_joker(self, t: Table) -> bool:
        """Whether a joker among the solo cards would cost it much."""
        return False

    def lures_to(self, t: Table, at: int) -> bool:
        """Whether it would have automated units walk onto a hex."""
        return False


HABITS: Final[list[Habits]] = [Habits() for _ in FACTION_IDS]
"""By faction; the policy puts those of the factions here."""
