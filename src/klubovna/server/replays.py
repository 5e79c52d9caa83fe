"""Looking back at a game: its positions one by one, as everybody could see them."""

from __future__ import annotations

import msgspec

from klubovna.kernel.game import Game
from klubovna.kernel.record import replay, replay_steps
from klubovna.server.wire import ReplayStep


class Stop:
    """A position to look at: after how many inputs, who has acted, what happened since the one before."""

    __slots__ = ("events", "inputs", "seat", "turn")

    def __init__(self, inputs: int, seat: int | None, turn: bool, events: tuple[int, int]) -> None:
        self.inputs = inputs
        self.seat = seat
        self.turn = turn
        self.events = events


class Replay:
    """One game, cut where everybody could tell that something had happened: secret answers make no stop."""

    def __init__(self, game: Game) -> None:
        self.record = game.record()
        self.stops: list[Stop] = []
        self._cut()

    def _cut(self) -> None:
        seen, acting, told = b"", None, 0
        for game in replay_steps(self.record, live=True):
            now, happened = _seen(game), game.happened
            if now == seen and happened == told:
                continue
            inputs = game.inputs
            seat = self.record["inputs"][inputs - 1][0] if inputs else None
            self.stops.append(Stop(inputs, seat, seat != acting or not self.stops, (told, happened)))
            seen, acting, told = now, seat, happened
        self._last = game

    def steps(self, lang: str) -> list[ReplayStep]:
        """Every stop in words."""
        texts = [self._last.text(lang, event) for event in self._last.events(None)]
        return [
            ReplayStep(at, stop.seat, " ".join(texts[stop.events[0] : stop.events[1]]), stop.turn)
            for at, stop in enumerate(self.stops)
        ]

    def game(self, at: int) -> Game:
        inputs = self.record["inputs"][: self.stops[at].inputs]
        return replay({**self.record, "inputs": inputs, "fingerprint": None}, live=True)


def _seen(game: Game) -> bytes:
    view = game.view(None)
    return msgspec.json.encode((view["table"], view["waiting"], view["trail"]))
