"""The driver: runs flows, asks seats, remembers answers, and copies itself by playing the last of them again."""

from __future__ import annotations

import hashlib
import operator
from collections.abc import Callable, Generator
from typing import Any, Final, Self, TypeAlias

from klubovna.kernel import serialize
from klubovna.kernel.chance import Chance, Dealer
from klubovna.kernel.decision import Decision, Flow
from klubovna.kernel.errors import IllegalChoice, RuleError
from klubovna.kernel.fields import pour
from klubovna.kernel.journal import Journal
from klubovna.kernel.past import (
    CHECKPOINT_EVERY,
    DETERMINIZED,
    IDLE_STEPS,
    Checkpoint,
    Input,
    Present,
    Round,
)
from klubovna.kernel.rules import Config, Rules
from klubovna.kernel.state import GameOver, Result, State

CHECKPOINT_COPIED: Final = 4
"""A simulation that was copied once may be copied again."""
CHECKPOINT_SELDOM: Final = 256
"""Without marks: simulations hardly notice, and a copy does not play the whole game again."""


_FIELDS: Final = (
    "_journal",
    "_learnt",
    "_now",
    "_checkpoint",
    "_round",
    "_send",
    "_step",
    "can_clone",
    "config",
    "decision",
    "live",
    "rules",
    "sealed",
    "start",
    "state",
    "upgraded",
)


def whole(number: Any, refusal: str, **params: Any) -> int:
    """Any type of integer counts as one (numpy's too); truth does not."""
    if isinstance(number, bool):
        raise IllegalChoice(refusal, **params)
    try:
        return operator.index(number)
    except TypeError as error:
        raise IllegalChoice(refusal, **params) from error


Pick: TypeAlias = Callable[[Any, Decision[Any], int], Any]
"""What answers a decision that a seat owes at a state: the index of an option. A policy's `choose` is one."""


class AnyOption:
    """Picks any option, all alike; `draw` gives numbers from 0 up to 1, as `random.Random.random` does."""

    __slots__ = ("draw",)

    def __init__(self, draw: Callable[[], float]) -> None:
        self.draw = draw

    def pick(self, state: Any, decision: Decision[Any], seat: int) -> int:
        drawn: float = self.draw()
        return int(drawn * len(decision.options))


class _StepEnded:
    """What comes out of `_step_after_step` between two steps, where the driver has something to do."""

    __slots__ = ()

    def __await__(self) -> Generator[_StepEnded, None, None]:
        yield self


_STEP_ENDED: Final = _StepEnded()


async def _step_after_step(step: Callable[[Any], Flow[None]], state: State, now: Present) -> None:
    """All steps in one flow, as long as none breaks off: the exception that ends a flow costs more than many steps."""
    while True:
        await step(state)
        # no variable for the count: what waits in the middle of a step is compared variable by variable (`sealing.py`)
        if now.began < len(now.tail) < now.mark_after and not (state.over or now.rounds):
            now.began = len(now.tail)  # mostly a step asks something, and no checkpoint is due
            now.idle = 0
        elif state.over or now.step_ended():
            await _STEP_ENDED


class Driver:
    """What runs one game: decisions, answers, checkpoints and copies."""

    __slots__ = _FIELDS

    def __init__(
        self, rules: Rules[Any], config: Config, state: State, *, live: bool, marks: bool, journal: bool
    ) -> None:
        """A game at the beginning of a step; `begin()` or the feeding of inputs sets it going."""
        self.rules = rules
        self.config = config
        self.live = live
        self.state = state
        self.start: Any = None
        self.upgraded = False
        """It began with other rules and goes on from `start`: what lies before cannot be taken back."""
        self.sealed = False
        """Handed to a seat: it knows what the seat knows, and begins at a position (`sealing.py`)."""
        self.can_clone = True
        """False for a sealed game of which no beginning is known, until its next step."""
        self._step = rules.step
        self._now = Present(CHECKPOINT_EVERY if marks else CHECKPOINT_SELDOM)
        self._journal = Journal() if journal else None
        self._checkpoint = Checkpoint(None, [], state.clone(), 0)
        self._learnt: dict[int, tuple[int, int]] | None = None
        """After so many inputs: how often chance was asked and something shown until then (`remember`)."""
        self._open()

    def _open(self) -> None:
        """Take up `self.state` at a step boundary."""
        self.state.journal = self._journal
        self._send: Callable[[Any], Any] | None = None
        """Goes on with the present step, and from there with the next one; None before the first and after the last."""
        self.decision: Decision[Any] | None = None
        """What is to be decided now, the first of them when several seats owe answers; None when the game is over."""
        self._round: Round | None = None

    @property
    def decisions(self) -> list[Decision[Any]]:
        """All open decisions, in the order of the seats that were asked."""
        if self._round is not None:
            return self._round.open()
        return [] if self.decision is None else [self.decision]

    @property
    def over(self) -> bool:
        return self.state.over

    @property
    def result(self) -> Result | None:
        """How the game ended; None while it runs."""
        return self.state.result() if self.state.over else None

    @property
    def seats(self) -> int:
        return self.state.seats

    @property
    def inputs(self) -> int:
        """How many answers have been given, those of the driver included."""
        return self._checkpoint.number + len(self._now.tail)

    def choose(self, index: int, seat: int | None = None) -> None:
        """Answer an open decision with the option at `index`. A bad index, type or seat changes nothing."""
        decision = self.decision
        if decision is None or (seat is not None and (type(seat) is not int or decision.seat != seat)):
            decision = self.asked(seat)
        options = decision.options
        count = len(options)
        if type(index) is not int:
            index = whole(index, "illegal-index", index=repr(index), count=count)
        at: int = index
        if not 0 <= at < count:
            raise IllegalChoice("illegal-index", index=repr(index), count=count)
        self._answer(decision, options[at])

    def play_on(self, pick: Pick, most: int) -> int:
        """Let `pick` answer so many decisions, whoever owes them, or all until the game is over; how many it was.

        The same as to ask it and to `choose`, in less time: for simulation.
        """
        state, now = self.state, self._now
        any_option = getattr(pick, "__self__", None)
        draw = any_option.draw if type(any_option) is AnyOption else None  # at random: not one more call for each
        done = 0
        end: int = most
        while done < end and (decision := self.decision) is not None:
            options = decision.options
            count = len(options)
            if draw is not None:
                drawn: float = draw()
                index: Any = int(drawn * count)
            else:
                index = pick(state, decision, decision.seat)
            done += 1
            send, secretly = self._send, self._round
            if type(index) is not int or not 0 <= index < count:
                self.choose(index, decision.seat)  # which says what is wrong with it
            elif send is None or secretly is not None:
                self._answer(decision, options[index])
            else:
                value = options[index]
                checkpoint, tail = self._checkpoint, now.tail
                before = len(tail)
                tail.append((decision.seat, decision.kind.name, value, count))
                try:
                    try:
                        asked = send(value)
                    except GameOver:
                        state.over = True
                        self._send = self.decision = None
                        break
                    if type(asked) is Decision and len(asked.options) > 1:  # mostly nothing else lies between
                        self.decision = asked
                    else:
                        self._run(None, True, asked)
                        if self._round is not None:
                            self.settle()
                except Exception as error:
                    raise self._broken(error, checkpoint, tail[:before]) from error
        return done

    def _answer(self, decision: Decision[Any], value: Any) -> None:
        """Give an answer that is one of the options, and run on to the next choice."""
        checkpoint, tail = self._checkpoint, self._now.tail
        before = len(tail)
        tail.append((decision.seat, decision.kind.name, value, len(decision.options)))
        try:
            if self._round is None:
                self._run(value, True)
            else:
                self._resume(decision.seat, value, True)
            if self._round is not None:
                self.settle()
        except Exception as error:
            raise self._broken(error, checkpoint, tail[:before]) from error

    def owed(self, seat: int) -> Decision[Any] | None:
        """The decision that this seat owes now, if any."""
        for decision in self.decisions:
            if decision.seat == seat:
                return decision
        return None

    def asked(self, seat: int | None = None) -> Decision[Any]:
        """The decision that this seat owes now, of nobody in particular the first one; refused when there is none."""
        if seat is not None and type(seat) is not int:
            seat = whole(seat, "illegal-seat", seat=repr(seat))
        for decision in self.decisions:
            if seat is None or decision.seat == seat:
                return decision
        if self.over:
            raise IllegalChoice("illegal-over")
        raise IllegalChoice("illegal-seat", seat=repr(seat))

    def _resume(self, seat: int, value: Any, settling: bool = False) -> None:
        """Give one answer and run on to the next question, step after step."""
        if self._round is not None:
            self._round.resume(seat, value)
            if self._round.asked:
                self.decision = self._round.first()
                return
            answers = self._round.all_in()
            self._now.rounds.append((self._round, len(self._now.tail)))
            self._round = None
            value = answers
        self._run(value, settling)

    def _run(self, value: Any, settling: bool = False, asked: Any = None) -> None:
        """Run on to a question; `settling` answers those with one option on the way, as `settle` does.

        `asked` has come out of the flow already, in place of what it would answer to `value`.
        """
        send = self._send
        state = self.state
        answered = 0
        while True:
            if asked is None:
                if send is None:
                    if state.over:
                        self._send = self.decision = None
                        return
                    send = _step_after_step(self._step, state, self._now).send
                    value = None
                try:
                    asked = send(value)
                except GameOver:
                    state.over = True
                    send = None
                    continue
            if type(asked) is Decision:
                options = asked.options
                if len(options) == 1 and settling and not (self.live and asked.kind.secret):
                    value = options[0]
                    self._now.tail.append((asked.seat, asked.kind.name, value, 1))
                    answered += 1
                    if answered > IDLE_STEPS:
                        raise RuntimeError("the game goes on for ever without a choice")
                    asked = None
                    continue
                if not options:
                    raise ValueError(f"{asked.kind.name} was asked without options")
                self._send = send
                self.decision = asked
                return
            if asked is _STEP_ENDED:
                asked = value = None
                if state.over:
                    send = None
                else:
                    self._set_checkpoint()
                continue
            opened = Round(asked, len(self._now.tail))
            if opened.asked:
                self._send = send
                self._round = opened
                self.decision = opened.first()
                return
            value = opened.all_in()
            asked = None

    def _answers_itself(self, asked: Decision[Any]) -> bool:
        """One option answers itself; a secret one does not at a live table, where the delay would tell."""
        return len(asked.options) == 1 and not (self.live and asked.kind.secret)

    def settle(self) -> None:
        """Answer what has one option, until somebody has a choice."""
        for _ in range(IDLE_STEPS):
            asked = self.decision if self._round is None else self._single()
            if asked is None or not self._answers_itself(asked):
                return
            value = asked.options[0]
            self._now.tail.append((asked.seat, asked.kind.name, value, 1))
            self._resume(asked.seat, value, True)
        raise RuntimeError("the game goes on for ever without a choice")

    def _single(self) -> Decision[Any] | None:
        assert self._round is not None
        for decision in self._round.asked.values():
            if len(decision.options) == 1:
                break
        else:
            return None
        return next((decision for decision in self.decisions if self._answers_itself(decision)), None)

    def begin(self) -> None:
        """Run up to the first question."""
        checkpoint = self._checkpoint
        try:
            self._run(None, True)
            self.settle()
        except Exception as error:
            raise self._broken(error, checkpoint, None) from error

    def _broken(self, error: Exception, checkpoint: Checkpoint, inputs: list[Input] | None) -> RuleError:
        """A rule broke down: put the position back as it was before the last answer, and say how to reproduce it."""
        broken = RuleError("rule-broken", error=f"{type(error).__name__}: {error}")
        broken.record = self._record_of(self._inputs())
        if inputs is not None and self.can_clone:
            self._take(self._rebuilt(checkpoint, inputs))
        return broken

    # -- checkpoints and copies ----------------------------------------------------------------------------------------

    def _set_checkpoint(self) -> None:
        journaled = len(self._journal) if self._journal else 0
        last, now = self._checkpoint, self._now
        tail = now.tail
        now.tail = []
        now.began = 0
        if not self.can_clone:
            self._checkpoint = Checkpoint(None, [], self.state.clone(), journaled)
            self.can_clone, now.mark_after = True, CHECKPOINT_SELDOM
        elif now.mark_after > CHECKPOINT_EVERY and last.past is not None:
            # a simulation goes back to where it began, or not at all
            self._checkpoint = Checkpoint(last.past, last.inputs + tail, self.state.clone(), journaled)
        else:
            self._checkpoint = Checkpoint(last, tail, self.state.clone(), journaled)
            self._checkpoint.thin()

    def _inputs(self) -> list[Input]:
        """All inputs since the beginning."""
        parts = [self._now.tail]
        checkpoint: Checkpoint | None = self._checkpoint
        while checkpoint is not None:
            parts.append(checkpoint.inputs)
            if checkpoint.folded is not None:
                parts.append(checkpoint.folded.read())
            checkpoint = checkpoint.past
        return [one for part in reversed(parts) for one in part]

    def _rebuilt(
        self, checkpoint: Checkpoint, inputs: list[Input], *, journal: bool | None = None, marks: bool | None = None
    ) -> Self:
        """A game of its own at `checkpoint`, fed with `inputs`. It answers nothing itself."""
        new = self._opened(checkpoint, journal, marks)
        new.feed(inputs)
        return new

    def _opened(self, checkpoint: Checkpoint, journal: bool | None, marks: bool | None) -> Self:
        if not self.can_clone:
            raise IllegalChoice("sealed-clone")
        cls = type(self)
        new = cls.__new__(cls)
        new.rules = self.rules
        new.config = self.config
        new.live = self.live
        new.start = self.start
        new.upgraded = self.upgraded
        new.state = checkpoint.state.clone()
        new._step = self._step
        new.sealed = self.sealed
        new.can_clone = True
        mark_after = self._now.mark_after if marks is None else CHECKPOINT_EVERY if marks else CHECKPOINT_SELDOM
        new._now = Present(mark_after)
        new._checkpoint = checkpoint
        new._learnt = None
        wanted = self._journal is not None if journal is None else journal
        new._journal = self._journal.fork(checkpoint.journaled) if wanted and self._journal is not None else None
        new._open()
        return new

    def feed(self, inputs: list[Input]) -> None:
        """Give recorded answers; nothing is checked and nothing answered here."""
        if self.decision is None:
            self._run(None)
        for one in inputs:
            self._now.tail.append(one)
            if one[1] != DETERMINIZED:
                self._resume(one[0], one[2])
            elif type(one[2]) is int:
                self._deal_anew(one[0], one[2])
            else:
                self._lay(one[0], one[2])

    def _take(self, other: Self) -> None:
        """Become `other`."""
        for name in _FIELDS:
            setattr(self, name, getattr(other, name))

    def clone(self, *, journal: bool | None = None, marks: bool | None = None) -> Self:
        """A copy that goes its own way; without journal and marks (checkpoints) it is the fast one, for simulation."""
        new = self._rebuilt(self._checkpoint, self._now.tail, journal=journal, marks=marks)
        self._now.mark_after = min(self._now.mark_after, CHECKPOINT_COPIED)  # what is copied once is copied again
        return new

    def __copy__(self) -> Self:
        return self.clone()

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self.clone()

    # -- what a seat does not know -------------------------------------------------------------------------------------

    def _deal_anew(self, seat: int, seed: int) -> None:
        self.state.redeal(seat, Dealer(seed))
        self.state.chance = Chance(seed).branch(2)
        self._ask_others_again(seat)

    def _lay(self, seat: int, position: State) -> None:
        pour(self.state, position)
        self._ask_others_again(seat)

    def _ask_others_again(self, seat: int) -> None:
        if self._round is not None:
            for other in self._round.together.seats:
                if other != seat:
                    self._round.ask(other)
            self.decision = self._round.first()

    # -- the position --------------------------------------------------------------------------------------------------

    def _trail(self) -> list[Input]:
        """The inputs since the last step, as far as they still mean something after a determinization."""
        if len(self._now.tail) == self._now.began:
            return []
        trail = self._now.tail[:]
        for answered, end in self._now.rounds:
            trail[answered.since : end] = answered.sorted(trail[answered.since : end])
        if self._round is not None:
            trail[self._round.since :] = self._round.sorted(trail[self._round.since :])
        kinds = self.rules.kinds
        known: list[Input] = []
        for one in trail[self._now.began :]:
            if one[1] == DETERMINIZED:
                known = [x for x in known if x[0] == one[0] or not kinds[x[1]].secret]
            else:
                known.append(one)
        return known

    def fingerprint(self) -> str:
        """A digest of position and trail: equal for equal games, in every process."""
        trail = [(seat, kind, value) for seat, kind, value, _ in self._trail()]
        digest = hashlib.blake2b(serialize.canonical([serialize.dump(self.state), trail]), digest_size=16)
        return digest.hexdigest()

    def _record_of(self, inputs: list[Input], fingerprint: str | None = None) -> dict[str, Any]:
        config = self.config
        return {
            "klubovna": 1,
            "game": self.rules.slug,
            "version": self.rules.version,
            "content": self.rules.content.digest,
            "seats": config.seats,
            "seed": config.seed,
            "roles": config.roles,
            "options": config.chosen,
            "live": self.live,
            "start": serialize.dump(self._checkpoint.oldest().state) if self.sealed else self.start,
            "inputs": [[seat, kind, serialize.dump(value)] for seat, kind, value, _ in inputs],
            "fingerprint": fingerprint,
        }
