"""Bots think in processes of their own: none holds up a request, and one that hangs is killed and replaced."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import secrets
import sys
from collections import OrderedDict, deque
from collections.abc import Coroutine, Iterable, Sequence
from typing import Any, Final, TypeAlias

import msgspec

from klubovna.bots import is_ours
from klubovna.bots.ending import kill_all
from klubovna.bots.hints import Hint
from klubovna.bots.review import Judged
from klubovna.server.bot_process import LENGTH, frame
from klubovna.server.problems import Problem

TRIES: Final = 3
"""So often a question is asked again when the process that thought about it has died."""
START_SECONDS: Final = 20.0
END_SECONDS: Final = 5.0
"""So long a killed process is waited for: what it has started may hold its pipes."""
LONGEST: Final = 1 << 24
"""No answer has more bytes."""
PATIENCE_SECONDS: Final = 0.3
"""Who has waited so long for a process is given another one: somebody else's bot thinks long, or hangs."""
SPARE: Final = 2
"""So many processes more than wanted there are at most; the first of them is ready before it is needed."""
REVIEW_SECONDS: Final = 60.0
"""So long the review of one choice may take on a machine that is busy with games."""
CALM: Final = 10
"""Reviews give way to bots whose table waits."""
REVIEWS_AT_ONCE: Final = 2
"""The others wait, and hold nothing meanwhile."""
POLICY_SECONDS: Final = 5.0
"""A game's policy is quick; the time of a bot that it stands in for is over already."""
Holder: TypeAlias = tuple[str, int, str]
"""A table, a seat and the bot that sits there."""
log = logging.getLogger("klubovna.server")


class ProcessDied(Exception):
    """A bot's process has ended before it answered."""


class BotFailed(Exception):
    """A bot broke down; its process goes on."""


class BotProcess:
    """One process, asked one question at a time."""

    def __init__(self, modules: Sequence[str], calm: int = 0) -> None:
        """`calm` is how much it gives way to others."""
        self.modules = modules
        self.calm = calm
        self.holder: Holder | None = None
        """Whose bot it has read, if that is not ours: it serves nobody else before it was killed."""
        self._process: asyncio.subprocess.Process | None = None
        self._one = asyncio.Lock()
        """Who asks a process that is still starting waits until it is ready."""

    @property
    def running(self) -> bool:
        return self._process is not None and self._process.returncode is None

    async def start(self) -> None:
        """Be ready before the next question; one that cannot start is tried again then."""
        async with self._one:
            try:
                async with asyncio.timeout(START_SECONDS):
                    await self._started()
            except (EOFError, OSError):
                await self.kill()
            except BaseException:
                await self.kill()
                raise

    async def ask(self, question: tuple[Any, ...], seconds: float) -> Any:
        """The answer; a process that gives none in time is killed. The next question starts another one."""
        async with self._one:
            what, answer = await self._asked(question, seconds)
        if what == "failed":
            raise BotFailed(answer)
        return answer

    async def _asked(self, question: tuple[Any, ...], seconds: float) -> tuple[str, Any]:
        try:
            async with asyncio.timeout(START_SECONDS):
                process = await self._started()
            async with asyncio.timeout(seconds):
                return await self._exchange(process, question)
        except (EOFError, OSError) as error:  # TimeoutError is an OSError and passes through as itself
            await self.kill()
            if isinstance(error, TimeoutError):
                raise
            raise ProcessDied from error
        except BaseException:
            await self.kill()
            raise

    async def _started(self) -> asyncio.subprocess.Process:
        if self._process is None or not self.running:
            self._process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "klubovna.server.bot_process"),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                env={name: value for name, value in os.environ.items() if name != "PYTHONMALLOC"},  # bots are short
                start_new_session=True,  # what it starts is killed with it
            )
            if self.calm and hasattr(os, "setpriority"):
                with contextlib.suppress(OSError):
                    os.setpriority(os.PRIO_PROCESS, self._process.pid, self.calm)
            await self._exchange(self._process, (sys.path, list(self.modules)))
        return self._process

    async def _exchange(self, process: asyncio.subprocess.Process, question: tuple[Any, ...]) -> tuple[str, Any]:
        assert process.stdin is not None
        assert process.stdout is not None
        if process.stdin.is_closing():  # it died already; to write there is another error in every event loop
            raise EOFError
        process.stdin.write(frame(question))
        await process.stdin.drain()
        (length,) = LENGTH.unpack(await process.stdout.readexactly(LENGTH.size))
        if length > LONGEST:
            raise EOFError
        try:
            return msgspec.json.decode(await process.stdout.readexactly(length), type=tuple[str, Any])
        except (msgspec.MsgspecError, RecursionError) as error:
            raise EOFError from error

    async def kill(self) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        if process.stdin is not None:
            process.stdin.close()
        if process.returncode is None or self._one.locked():  # one that ended long ago: its number may be another's
            kill_all(process.pid)
        try:
            async with asyncio.timeout(END_SECONDS):
                await process.wait()
        except TimeoutError:
            transport: Any = process.__dict__["_transport"]
            transport.close()


class FreeProcesses:
    """Processes that nobody uses, and those who wait for one: each client in its turn, however many tables it has."""

    def __init__(self, processes: Iterable[BotProcess]) -> None:
        self._free = deque(processes)
        self._waiting: OrderedDict[str, deque[asyncio.Future[BotProcess]]] = OrderedDict()

    async def get(self, client: str, holder: Holder | None = None) -> BotProcess:
        """The one of this holder, else one that nobody has held, else that which has rested longest."""
        if self._free:
            found = min(self._free, key=lambda one: (one.holder != holder, one.holder is not None))
            self._free.remove(found)
            return found
        mine: asyncio.Future[BotProcess] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(client, deque()).append(mine)
        try:
            return await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled():
                self.give_back(mine.result())  # it came at the moment when it was not wanted any more
            raise

    def give_back(self, process: BotProcess) -> None:
        while self._waiting:
            client, line = self._waiting.popitem(last=False)
            while line and line[0].done():
                line.popleft()  # it waits no more; who comes after it keeps the turn
            if not line:
                continue
            next_one = line.popleft()
            if line:
                self._waiting[client] = line  # behind the others
            next_one.set_result(process)
            return
        self._free.append(process)


class BotPool:
    """So many processes for bots and hints, some to spare, one more for the policy that stands in for a bot that
    failed, and one for reviews of finished games.

    Whoever waits long because a bot thinks long or hangs is given a spare process, as long as there is one; otherwise
    each client that waits has its turn, until the bot has answered or is killed.

    Bots that are not ours have processes apart from all these: one of them may spoil whatever its process reads later.
    """

    def __init__(self, workers: int, seconds: float, modules: Sequence[str] = ()) -> None:
        self.seconds = seconds
        self._modules = modules
        self._most = workers + SPARE
        self._processes = [BotProcess(modules) for _ in range(workers)]
        self._free: FreeProcesses | None = None
        self._spare: BotProcess | None = None
        self._foreign = [BotProcess(modules) for _ in range(self._most)]
        self._foreign_free = FreeProcesses(self._foreign)
        self._stand_in = BotProcess(modules)
        self._stand_in_free = asyncio.Lock()
        self._reviewer = BotProcess(modules, CALM)
        self._reviewer_free = asyncio.Lock()
        self.reviews = asyncio.Semaphore(REVIEWS_AT_ONCE)
        self._thinking: set[asyncio.Task[Any]] = set()

    async def choose(
        self, table: str, position: dict[str, Any], seat: int, bot: str, options: int, client: str = ""
    ) -> int:
        """The bot's choice; else that of the game's policy; else any of the options. Nobody waits for ever.

        Where no process is free the tables of one client share its turn; a table that nobody is known to have opened
        counts as a client of its own.
        """
        try:
            if is_ours(bot):
                thinking = self._by_bot(client or table, "choose", position, seat, bot)
            else:
                thinking = self._by_foreign_bot(client or table, (table, seat, bot), position)
            return await self._ask(thinking, options)
        except TimeoutError:
            why = f"did not answer within {self.seconds:g} s and was killed"
        except ProcessDied:
            why = "lost its process again and again"
        except BotFailed as error:
            why = f"broke down: {error}"
        log.warning("table %s: bot %s of seat %s %s; the game's policy answers", table, bot, seat, why)
        try:
            return await self._ask(self._by_policy(position, seat), options)
        except (TimeoutError, ProcessDied, BotFailed) as error:
            why = str(error) or type(error).__name__
            log.warning("table %s: the policy failed for seat %s too (%s); a random option is taken", table, seat, why)
        return secrets.randbelow(options)

    async def hint(self, client: str, position: dict[str, Any], seat: int, lang: str) -> Hint:
        """What a bot would do; refused where it has no time."""
        try:
            found = msgspec.convert(await self._by_bot(client, "hint", position, seat, lang), Hint)
        except (TimeoutError, ProcessDied, BotFailed, msgspec.ValidationError) as error:
            log.warning("no hint for seat %s: %s", seat, str(error) or type(error).__name__)
            raise Problem("no-hint") from error
        return found

    async def judge(self, position: dict[str, Any], seat: int, index: int, playouts: int) -> Judged | None:
        """What a choice of the past cost; None where it was right, or nobody can tell."""
        return await self._reviewed("judge", position, seat, index, playouts)

    async def weigh(self, position: dict[str, Any], seat: int, judged: Judged) -> Judged | None:
        """The same once more, closer."""
        return await self._reviewed("weigh", position, seat, judged)

    async def _reviewed(self, *question: Any) -> Judged | None:
        try:
            async with self._reviewer_free:
                found = msgspec.convert(await self._reviewer.ask(question, REVIEW_SECONDS), Judged | None)
        except (TimeoutError, ProcessDied, BotFailed, msgspec.ValidationError) as error:
            log.warning("a choice was not reviewed: %s", str(error) or type(error).__name__)
            return None
        return found

    async def _ask(self, thinking: Coroutine[Any, Any, Any], options: int) -> int:
        """Whoever does not want the answer any more leaves the process to think to its end: starting one is dear."""
        task = asyncio.create_task(thinking)
        self._thinking.add(task)
        task.add_done_callback(self._thought)
        index = await asyncio.shield(task)
        if type(index) is not int or not 0 <= index < options:
            raise BotFailed(f"{index!r} is not one of {options} options")
        return index

    def _thought(self, task: asyncio.Task[Any]) -> None:
        self._thinking.discard(task)
        if not task.cancelled():
            task.exception()  # told to whoever still waits

    async def _by_bot(self, client: str, what: str, position: dict[str, Any], seat: int, how: str) -> Any:
        free = self._processes_free()
        process = await self._take(free, client)
        try:
            return await self._tried(process, (what, position, seat, how, secrets.randbits(48)))
        finally:
            if process.running:
                free.give_back(process)
            else:
                self._aside(self._ready_again(process, free))

    async def _by_foreign_bot(self, client: str, holder: Holder, position: dict[str, Any]) -> Any:
        _, seat, bot = holder
        process = await self._foreign_free.get(client, holder)
        try:
            if process.holder != holder:
                await process.kill()
                process.holder = holder
            return await self._tried(process, ("choose", position, seat, bot, secrets.randbits(48)))
        finally:
            self._foreign_free.give_back(process)

    async def _tried(self, process: BotProcess, question: tuple[Any, ...]) -> Any:
        for _ in range(TRIES - 1):
            with contextlib.suppress(ProcessDied):
                return await process.ask(question, self.seconds)
        return await process.ask(question, self.seconds)

    def _processes_free(self) -> FreeProcesses:
        if self._free is None:
            self._free = FreeProcesses(self._processes)
            self._add_spare()
        return self._free

    def _add_spare(self) -> None:
        if len(self._processes) < self._most:
            self._spare = BotProcess(self._modules)
            self._processes.append(self._spare)
            self._aside(self._spare.start())

    async def _take(self, free: FreeProcesses, client: str) -> BotProcess:
        try:
            async with asyncio.timeout(PATIENCE_SECONDS):
                return await free.get(client)
        except TimeoutError:
            if self._spare is None:
                return await free.get(client)
        spare, self._spare = self._spare, None
        self._add_spare()
        return spare

    async def _ready_again(self, process: BotProcess, free: FreeProcesses) -> None:
        """A killed process is started before it is asked again: its next table does not wait for that."""
        try:
            await process.start()
        finally:
            free.give_back(process)

    def _aside(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._thinking.add(task)
        task.add_done_callback(self._thought)

    async def _by_policy(self, position: dict[str, Any], seat: int) -> Any:
        async with self._stand_in_free:
            return await self._stand_in.ask(("choose", position, seat, "greedy", 0), POLICY_SECONDS)

    async def close(self) -> None:
        while self._thinking:  # one that is stopped may want to start its process again
            tasks = list(self._thinking)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        for process in (*self._processes, *self._foreign, self._stand_in, self._reviewer):
            await process.kill()
