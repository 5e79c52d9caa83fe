"""Numbers for Prometheus."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

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


def page() -> bytes:
    return generate_latest(REGISTRY)
