"""Several things at once: a person marks them in any order, a game is always told them in the same one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from klubovna.kernel.decision import Decision
from klubovna.kernel.errors import IllegalChoice
from klubovna.kernel.text import LANGUAGES

if TYPE_CHECKING:
    from klubovna.kernel.game import Game


def set_choices(game: Game, asked: Decision[Any], marked: Any) -> list[int]:
    """The choices that pick the marked things of the open set and no others, in the order in which bots pick them.

    `marked` lists places in `asked.subset.items`. It is tried on a copy: what the flow does not offer is refused.
    """
    subset = asked.subset
    if subset is None or type(marked) is not list:
        raise IllegalChoice("illegal-set-none")
    for place in marked:
        if type(place) is not int or not 0 <= place < len(subset.items):
            raise IllegalChoice("illegal-index", index=repr(place), count=len(subset.items))
    places = sorted(set(marked))
    size = subset.picked + len(places)
    if not subset.least <= size <= subset.most:
        raise IllegalChoice("illegal-set-size", size=size, least=subset.least, most=subset.most)
    wanted = [subset.items[place] for place in places]
    choices = _pick(game.clone(journal=False, marks=False), asked, wanted)
    if choices is None:
        item = {lang: game.text(lang, wanted[0], asked) if wanted else "–" for lang in LANGUAGES}
        raise IllegalChoice("illegal-set", item=item)
    return choices


def _pick(trial: Game, asked: Decision[Any], wanted: list[Any]) -> list[int] | None:
    """Pick these and end the set, or None. What has one option is picked by the driver on the way."""
    assert asked.subset is not None
    picked = asked.subset.picked
    choices: list[int] = []
    while True:
        now = trial.owed(asked.seat)
        if now is None or now.kind is not asked.kind or now.subset is None or now.subset.picked != picked:
            return None if wanted else choices
        value = next((x for x in now.options if x is not None and x in wanted), None)
        if value is None and (wanted or None not in now.options):
            return None
        choices.append(now.options.index(value))
        given = len(trial._now.tail)
        trial.choose(choices[-1], asked.seat)
        for seat, kind, answer, _ in trial._now.tail[given:]:
            if seat == asked.seat and kind == asked.kind.name and answer in wanted:
                wanted.remove(answer)
                picked += 1
        if value is None:
            return choices
