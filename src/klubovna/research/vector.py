"""Many games in several processes, with what they show in memory that all share.

Every worker has its share of the games and waits for their actions: it can never be more than one step ahead of who
reads. `send` and `wait` let a fast worker go on while a slow one still plays. A worker that dies is replaced, and its
games begin anew.
"""

from __future__ import annotations

import multiprocessing
import weakref
from collections.abc import Sequence
from contextlib import suppress
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from multiprocessing.shared_memory import SharedMemory
from types import TracebackType
from typing import Any, Final, NamedTuple, Self

import numpy as np
from numpy.typing import NDArray

from klubovna.kernel.chance import Chance
from klubovna.research.setting import Setting
from klubovna.research.spaces import Eyes

_BEGIN: Final = "begin"
_STEP: Final = "step"
_END: Final = "end"
TRIES: Final = 3
"""So many workers in a row may die before the first answer."""
PATIENCE: Final = 5.0
"""So many seconds a worker has for its last step when the runner is closed."""


class _Block(SharedMemory):
    def close(self) -> None:
        """Give the memory back; as long as somebody holds a batch it stays, and goes with the last of them."""
        with suppress(BufferError):
            super().close()


class Batch(NamedTuple):
    """One row per game, in memory that the next step overwrites: copy what is to be kept.

    `seat` is who is asked, in the eyes of whom the `observation` is. Where a game has just ended `over` is 1 and
    `rewards` has those of every seat; the row is then the beginning of the next game. `lost` is 1 where a worker died
    and the game was begun anew: what led there has no end.
    """

    observation: NDArray[np.int32]
    action_mask: NDArray[np.int8]
    seat: NDArray[np.int32]
    rewards: NDArray[np.float32]
    over: NDArray[np.int8]
    lost: NDArray[np.int8]


class _Memory:
    """The arrays that parent and workers share."""

    def __init__(self, games: int, eyes: Eyes, seats: int, name: str | None = None) -> None:
        shapes: list[tuple[tuple[int, ...], Any]] = [
            ((games, eyes.encoder.size), np.int32),
            ((games, eyes.size), np.int8),
            ((games,), np.int32),
            ((games, seats), np.float32),
            ((games,), np.int8),
            ((games,), np.int8),
            ((games,), np.int64),
        ]
        sizes = [int(np.prod(shape)) * np.dtype(kind).itemsize for shape, kind in shapes]
        begins = np.cumsum([0, *(-(-size // 64) * 64 for size in sizes)]).tolist()
        self.block = _Block(name, create=name is None, size=begins[-1])
        memory: Any = self.block.buf
        arrays: list[Any] = [
            np.frombuffer(memory, kind, int(np.prod(shape)), begin).reshape(shape)
            for (shape, kind), begin in zip(shapes, begins[:-1], strict=True)
        ]
        self.batch = Batch(*arrays[:-1])
        self.actions: NDArray[np.int64] = arrays[-1]

    def close(self, last: bool) -> None:
        del self.batch, self.actions
        if last:
            self.block.unlink()
        self.block.close()


class _Worker(NamedTuple):
    process: BaseProcess
    pipe: Connection


class Runner:
    """`games` games of one setting, shared out among `workers` processes. `reset` begins them, `close` ends them."""

    def __init__(
        self,
        game: str,
        *,
        games: int = 16,
        workers: int = 1,
        seed: int = 0,
        seats: int | None = None,
        roles: Sequence[str | None] | None = None,
        options: dict[str, Any] | None = None,
        by_index: bool = False,
        start: str = "spawn",
    ) -> None:
        if games < 1 or workers < 1:
            raise ValueError(f"there are one game and one worker at least, not {games} and {workers}")
        self.setting = Setting(game, seats, roles, options)
        self.eyes = Eyes(self.setting.rules, by_index=by_index)
        self._by_index = by_index
        self._context: Any = multiprocessing.get_context(start)
        self._memory = _Memory(games, self.eyes, self.setting.seats)
        # also where nobody closes it: an interrupted program leaves no memory behind and says nothing of it
        self._gives_back = weakref.finalize(self, self._memory.close, last=True)
        self._bounds = [games * i // workers for i in range(workers + 1)]
        self._seeds = Chance(seed)
        self.begun = 0
        """How many processes were started, those that took the place of dead ones included."""
        self._workers = [self._started(number) for number in range(workers)]
        self._busy: set[int] = set()
        self._outdated = [False] * workers
        self._silent = [0] * workers
        """How many workers in a row died before they had answered once."""

    @property
    def batch(self) -> Batch:
        if not self._gives_back.alive:
            raise RuntimeError("the runner is closed")
        return self._memory.batch

    @property
    def processes(self) -> list[int]:
        """The ids of the workers' processes."""
        return [worker.process.pid or 0 for worker in self._workers]

    def share(self, worker: int) -> slice:
        """The rows of one worker."""
        return slice(self._bounds[worker], self._bounds[worker + 1])

    def _started(self, number: int) -> _Worker:
        ours, theirs = self._context.Pipe()
        self.begun += 1
        process = self._context.Process(
            target=_work,
            args=(
                theirs,
                self.setting,
                self._by_index,
                self._memory.block.name,
                self._bounds[-1],
                self.share(number),
                self._seeds.branch(self.begun).number,
            ),
            daemon=True,
        )
        process.start()
        theirs.close()
        return _Worker(process, ours)

    def reset(self) -> Batch:
        """New games, all at their first question."""
        self.wait_all()
        for number in range(len(self._workers)):
            self._tell(number, _BEGIN)
        return self.wait_all()

    def step(self, actions: Any) -> Batch:
        """One answer in every game. If one of them may not be chosen, a ValueError says so and no game goes on."""
        if self._busy:
            raise RuntimeError(f"workers {sorted(self._busy)} still play: wait for them first")
        self._answer(slice(0, self._bounds[-1]), actions)
        for number in range(len(self._workers)):
            self._tell(number, _STEP)
        return self.wait_all()

    def send(self, worker: int, actions: Any) -> None:
        """Answers for the rows of one worker, which must have been waited for."""
        if worker in self._busy:
            raise RuntimeError(f"worker {worker} still plays: wait for it first")
        self._answer(self.share(worker), actions)
        self._tell(worker, _STEP)

    def _answer(self, rows: slice, actions: Any) -> None:
        """Note the actions of some rows, if all of them may be chosen."""
        given = np.asarray(actions)
        count = rows.stop - rows.start
        if given.shape != (count,) or not np.issubdtype(given.dtype, np.integer):
            raise ValueError(f"{count} whole numbers are awaited, one for each game, not {given.dtype}{given.shape}")
        masks = self.batch.action_mask[rows]
        if not masks.any(axis=1).all():
            raise RuntimeError("reset() begins the games")
        inside = (given >= 0) & (given < masks.shape[1])
        allowed = inside & (masks[np.arange(count), np.where(inside, given, 0)] == 1)
        if not allowed.all():
            row = int(np.argmin(allowed))
            may = np.flatnonzero(masks[row])[:8].tolist()
            raise ValueError(f"game {rows.start + row}: action {given[row]} may not be chosen now; {may} may, say")
        self._memory.actions[rows] = given

    def wait(self, timeout: float | None = None) -> list[int]:
        """The workers whose rows are ready to be read; at least one of them, unless the time runs out."""
        pipes = {self._workers[number].pipe: number for number in self._busy}
        ready = wait(list(pipes), timeout) if pipes else []
        return sorted(number for pipe, number in pipes.items() if pipe in ready and self._received(number))

    def wait_all(self) -> Batch:
        while self._busy:
            self.wait()
        return self.batch

    def _tell(self, number: int, what: str) -> None:
        self._busy.add(number)
        self.batch.lost[self.share(number)] = 0
        try:
            self._workers[number].pipe.send(what)
        except OSError:
            self._replace(number)

    def _received(self, number: int) -> bool:
        """Whether a worker is done; one that died is replaced first, and begins anew."""
        try:
            said = self._workers[number].pipe.recv()
        except (EOFError, OSError):
            self._replace(number)
            return False
        self._busy.discard(number)
        self._silent[number] = 0
        if said is not None:
            raise RuntimeError(said)
        self.batch.lost[self.share(number)] = self._outdated[number]
        self._outdated[number] = False
        return True

    def _replace(self, number: int) -> None:
        dead = self._workers[number]
        dead.pipe.close()
        dead.process.join()
        self._silent[number] += 1
        if self._silent[number] >= TRIES:
            raise RuntimeError(
                f"worker {number} dies as it begins, {TRIES} times now (exit code {dead.process.exitcode}): stderr has "
                'what it said. Does the program stand behind `if __name__ == "__main__":`?'
            )
        self._workers[number] = self._started(number)
        self._outdated[number] = True
        self._workers[number].pipe.send(_BEGIN)

    def close(self) -> None:
        """End the workers and give the memory back; a second time nothing happens."""
        for worker in self._workers:
            try:
                worker.pipe.send(_END)
            except OSError:
                continue
        for worker in self._workers:
            worker.process.join(PATIENCE)
            if worker.process.is_alive():
                worker.process.kill()
                worker.process.join()
            worker.pipe.close()
        self._workers = []
        self._busy.clear()
        self._gives_back()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()


def _work(pipe: Connection, setting: Setting, by_index: bool, name: str, games: int, share: slice, seed: int) -> None:
    """A worker: plays its share of the games, a step at a time."""
    eyes = Eyes(setting.rules, by_index=by_index)
    memory = _Memory(games, eyes, setting.seats, name)
    tables = _Tables(setting, eyes, memory, share, seed)
    try:
        while (what := pipe.recv()) != _END:
            if what == _BEGIN:
                tables.begin()
            pipe.send(tables.step() if what == _STEP else None)
    except (EOFError, KeyboardInterrupt):
        pass  # whoever asked is gone
    finally:
        del tables
        memory.close(last=False)


class _Tables:
    def __init__(self, setting: Setting, eyes: Eyes, memory: _Memory, share: slice, seed: int) -> None:
        self.setting = setting
        self.eyes = eyes
        self.batch = memory.batch
        self.actions = memory.actions
        self.rows = range(share.start, share.stop)
        self.seeds = Chance(seed)
        self.games = {row: self._new() for row in self.rows}

    def _new(self) -> Any:
        return self.setting.new(self.seeds.below(1 << 62))

    def begin(self) -> None:
        self.batch.over[self.rows.start : self.rows.stop] = 0
        self.batch.rewards[self.rows.start : self.rows.stop] = 0
        for row in self.rows:
            self.games[row] = self._new()
            self._show(row)

    def step(self) -> str | None:
        """Answer everywhere; what went wrong, if the mask was changed and an action may not be chosen."""
        for row in self.rows:
            game = self.games[row]
            decision = game.asked()
            try:
                game.choose(self.eyes.index(decision, int(self.actions[row])), decision.seat)
            except ValueError as error:
                return f"game {row}: {error}"
            self.batch.over[row] = game.over
            self.batch.rewards[row] = self.setting.rewards(game.result)
            if game.over:
                self.games[row] = self._new()
            self._show(row)
        return None

    def _show(self, row: int) -> None:
        game = self.games[row]
        decision = game.asked()
        self.batch.seat[row] = decision.seat
        self.eyes.encoder.flat(game, decision.seat, self.batch.observation[row])
        self.batch.action_mask[row] = self.eyes.mask(decision)
