"""JSON Schemas of everything that travels to the page, for `web/types.mjs`, which makes TypeScript of them."""

from __future__ import annotations

import json
import sys
from typing import Any

import msgspec

from klubovna.games.ash.board import Facts as AshFacts
from klubovna.games.ash.view import View as AshView
from klubovna.games.gloomhaven.board import Facts as GloomhavenFacts
from klubovna.games.gloomhaven.campaign.view import CampaignView as GloomhavenCampaign
from klubovna.games.gloomhaven.view import View as GloomhavenView
from klubovna.games.harrow.board import Facts as HarrowFacts
from klubovna.games.harrow.view import View as HarrowView
from klubovna.games.monsterlands.board import Facts as MonsterlandsFacts
from klubovna.games.monsterlands.view import View as MonsterlandsView
from klubovna.games.root.board import Facts as RootFacts
from klubovna.games.root.view import View as RootView
from klubovna.server import wanted, wire

OUT = (
    wire.GameShown,
    wire.ClauseShown,
    wire.SignGroup,
    wire.TableShown,
    wire.CampaignShown,
    wire.Opened,
    wire.OpenedCampaign,
    wire.SeatLink,
    wire.HintShown,
    wire.Scene,
    wire.ReplayShown,
    wire.ReviewShown,
    wire.Chat,
    wire.TableTold,
    wire.Ack,
    wire.Refused,
    wire.PreviewShown,
)
IN = (wanted.WantedTable, wanted.WantedCampaign, wanted.WantedFork)
GAMES: dict[str, tuple[type, ...]] = {
    "ash": (AshView, AshFacts),
    "gloomhaven": (GloomhavenView, GloomhavenFacts, GloomhavenCampaign),
    "harrow": (HarrowView, HarrowFacts),
    "monsterlands": (MonsterlandsView, MonsterlandsFacts),
    "root": (RootView, RootFacts),
}
"""The view and the facts of each game, a module each."""


def schema(out: tuple[type, ...], taken: tuple[type, ...] = ()) -> dict[str, Any]:
    """One schema that names all of them. What the server sends has every field; what it takes may leave some out."""
    _, told = msgspec.json.schema_components(out, ref_template="#/$defs/{name}")
    _, heard = msgspec.json.schema_components(taken, ref_template="#/$defs/{name}")
    sparse = _sparse(msgspec.Struct)
    for name, part in told.items():
        if "properties" in part and name not in sparse:
            part["required"] = list(part["properties"])
    defs = {name: _older(part) for name, part in {**heard, **told}.items()}
    return {"title": "All", "type": "object", "additionalProperties": False, "$defs": defs}


def _sparse(cls: type) -> set[str]:
    """Structs of which fields with their defaults are not sent."""
    subclasses: list[type] = cls.__subclasses__()
    found = {name for below in subclasses for name in _sparse(below)}
    config = getattr(cls, "__struct_config__", None)
    return found | {cls.__name__} if config is not None and config.omit_defaults else found


def _older(part: Any) -> Any:
    """The generator knows an older draft: a tuple is a list of `items` there; and nothing is added to our objects."""
    if isinstance(part, list):
        return [_older(one) for one in part]
    if not isinstance(part, dict):
        return part
    if set(part) <= {"default", "description"}:  # anything that JSON can say
        return {"tsType": "Json"}
    made = {
        name: {n: _older(p) for n, p in value.items()} if name == "properties" else _older(value)
        for name, value in part.items()
    }
    if "prefixItems" in made:
        made["items"] = made.pop("prefixItems")
        return made
    for limit in ("minItems", "maxItems", "default"):
        made.pop(limit, None)
    if "properties" in made:
        made["additionalProperties"] = False
    elif made.get("type") == "object":
        made.setdefault("additionalProperties", {"tsType": "Json"})
    return made


if __name__ == "__main__":
    json.dump({"wire": schema(OUT, IN)} | {slug: schema(told) for slug, told in GAMES.items()}, sys.stdout)
