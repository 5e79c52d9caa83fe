"""Which factions need be asked at all."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from klubovna.games.root.roles import Role


class Asked:
    """Of the factions in play those whose own file has an answer to a question; the others need not be asked."""

    __slots__ = (
        "arriving",
        "discarding",
        "helping",
        "leaving",
        "mourning",
        "offering",
        "outranking",
        "pawns",
        "placing",
        "selling",
        "tying",
    )

    def __init__(self, roles: list[Role[Any]]) -> None:
        self.placing = [role for role in roles if "forbids_placing" in role.answers]
        self.leaving = [role for role in roles if "forbids_leaving" in role.answers]
        self.outranking = [role for role in roles if "dominion" in role.answers]
        self.tying = [role for role in roles if "wins_ties" in role.answers]
        self.pawns = [role for role in roles if "present" in role.answers]
        self.offering = [role for role in roles if "offers" in role.answers]
        self.selling = [role for role in roles if "at_others_birdsong" in role.answers]
        self.arriving = [role for role in roles if "on_moved_in" in role.answers]
        self.discarding = [role for role in roles if "takes_discards" in role.answers]
        self.mourning = [role for role in roles if "on_losses" in role.answers]
        self.helping = [role for role in roles if "before_roll" in role.answers]
