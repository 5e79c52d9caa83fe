"""Numbers for Prometheus: served on a port of their own, a minute late, and secret answers later still."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import monotonic, perf_counter
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, start_http_server
from prometheus_client.metrics_core import Metric

FRESH_SECONDS: Final = 60.0
"""What is served is so old at most: who reads it all the time learns no more than who reads it once a minute."""
REGISTRY = CollectorRegistry()
MOVES = Counter("klubovna_moves", "Moves committed", ["game", "by"], registry=REGISTRY)
PROBLEMS = Counter("klubovna_problems", "Requests refused, by code", ["code"], registry=REGISTRY)
ROOMS = Gauge("klubovna_rooms", "Tables in memory", registry=REGISTRY)
WATCHERS = Gauge("klubovna_watchers", "Open connections to tables", registry=REGISTRY)
MOVE_SECONDS = Histogram(
    "klubovna_move_seconds",
    "From a move's arrival to its acknowledgement",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.15, 0.25, 0.5, 1, 2, 5),
    registry=REGISTRY,
)
COLLECTOR_SECONDS = Histogram(
    "klubovna_collector_seconds",
    "Processor time of the garbage collector at once, by generation; the oldest one when nobody moves, or once an hour",
    ["generation"],
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5),
    registry=REGISTRY,
)

_held_back: dict[str, list[Callable[[], None]]] = {}
"""By table: what would tell that somebody has answered in secret, until everybody can see that the table went on."""


def moved(table: str, game: str, by: str, visible: bool) -> None:
    """A row was committed. One that the others cannot tell counts with the next one that they can."""
    waiting = _held_back.setdefault(table, [])
    waiting.append(lambda: MOVES.labels(game, by).inc())
    if visible:
        for count in _held_back.pop(table):
            count()


@contextmanager
def move_time(table: str) -> Iterator[None]:
    """From a move's arrival to its acknowledgement; of a secret one it counts together with the move."""
    began = perf_counter()
    yield
    took = perf_counter() - began
    waiting = _held_back.get(table)
    if waiting is None:
        MOVE_SECONDS.observe(took)
    else:
        waiting.append(lambda: MOVE_SECONDS.observe(took))


class Late(CollectorRegistry):
    """All numbers as they stood when they were read last, a minute ago at most."""

    def __init__(self, numbers: CollectorRegistry) -> None:
        super().__init__()
        self._numbers = numbers
        self._known: list[Metric] = []
        self._read = 0.0
        self._reading = threading.Lock()

    def collect(self) -> Iterator[Metric]:
        with self._reading:
            if not self._known or monotonic() - self._read > FRESH_SECONDS:
                self._known, self._read = list(self._numbers.collect()), monotonic()
            yield from self._known


def serve_numbers(host: str, port: int) -> None:
    """The numbers at an address of their own, in a thread: they are the operator's business and nobody else's."""
    start_http_server(port, host, Late(REGISTRY))
