"""The solo board at the terminal."""

from __future__ import annotations

from klubovna.games.harrow.facts import CARD_CALLED, CARD_FACTS, MAPS
from klubovna.games.harrow.solo.cards import SAYS
from klubovna.games.harrow.solo.seen import SoloView
from klubovna.games.harrow.terminal.pen import Pen


def lines(pen: Pen, board: SoloView) -> list[tuple[str, str]]:
    """The solo card that is carried out, and how many are left."""
    decks = ", ".join(f"{pen.say('deck-' + name)} {count}" for name, count in board.decks.items())
    found = [("solo-decks", decks)]
    if board.card is not None:
        found.append(("solo-card", solo_card(pen, board.card)))
    if board.faction is not None and board.card is not None:
        spaces = ", ".join(f"{pen.word('solo-space-' + space)} ✺{n}" for space, n in board.flames.items() if n)
        found.append(("solo-active", pen.word(f"role-{board.faction}") + (f" ({spaces})" if spaces else "")))
    return found


def solo_card(pen: Pen, id: str) -> str:
    """What the lower corners of a card say: the first action, the hexes, whether Hester is attacked."""
    says = SAYS[CARD_CALLED[id]]
    name = pen.name(CARD_FACTS[CARD_CALLED[id]]["name"])
    if says.get("joker"):
        return f"{name}: {pen.say('joker')}"
    chart = next(chart for chart in MAPS if chart.id == pen.table.map)
    hexes = ", ".join(pen.hex(chart.solo[says["group"], number]) for number in says["hexes"])
    text = f"{name}: {pen.word('solo-space-' + says['action'])}, {hexes}"
    return f"{text}, {pen.say('attacks-hester')}" if says["hester"] else text
