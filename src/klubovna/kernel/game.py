"""The driver: runs flows, asks seats, remembers answers. Everything around the games is written against this."""

from __future__ import annotations

import hashlib
import operator
from collections.abc import Callable, Iterator
from typing import Any, Final, Literal, NamedTuple

import msgspec

from klubovna.kernel import serialize
from klubovna.kernel.chance import Chance, Dealer
from klubovna.kernel.decision import Decision
from klubovna.kernel.errors import IllegalChoice, Refusal, RuleError
from klubovna.kernel.feeding import feed_recorded
from klubovna.kernel.fields import pour
from klubovna.kernel.journal import FORGOTTEN, Entry, Journal, event_for
from klubovna.kernel.past import DETERMINIZED, Checkpoint, Folded, Input, Round
from klubovna.kernel.rules import Config, Rules
from klubovna.kernel.sealing import sealed, without_secrets
from klubovna.kernel.state import GameOver, Result, State
from klubovna.kernel.subset import set_choices
from klubovna.kernel.view import View

CHECKPOINT_EVERY: Final = 4
CHECKPOINT_SELDOM: Final = 64
"""Without marks: simulations hardly notice, and a copy does not play the whole game again."""
CHOICES_KEPT: Final = 12
"""So many choices can be taken back without playing a folded game again."""
IDLE_STEPS: Final = 10_000


_FIELDS: Final = (
    "_asked",
    "_journal",
    "_mark_after",
    "_checkpoint",
    "_round",
    "_rounds",
    "_send",
    "_step",
    "_step_began",
    "_tail",
    "can_clone",
    "config",
    "live",
    "rules",
    "sealed",
    "start",
    "state",
    "upgraded",
)


class Run(NamedTuple):
    """Choices of one seat in a row: how many, how many inputs lay before them, and whether nothing was learnt since."""

    choices: int
    start: int
    free: bool


def _whole(number: Any, refusal: str, **params: Any) -> int:
    """Any type of integer counts as one (numpy's too); truth does not."""
    if isinstance(number, bool):
        raise IllegalChoice(refusal, **params)
    try:
        return operator.index(number)
    except TypeError as error:
        raise IllegalChoice(refusal, **params) from error


class Game:
    """One game at the table. Made by `klubovna.new` or `klubovna.replay`."""

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
        self._mark_after = CHECKPOINT_EVERY if marks else CHECKPOINT_SELDOM
        self._journal = Journal() if journal else None
        self._checkpoint = Checkpoint(None, [], state.clone(), 0)
        self._tail: list[Input] = []
        self._open()

    def _open(self) -> None:
        """Take up `self.state` at a step boundary."""
        self.state.journal = self._journal
        self._send: Callable[[Any], Any] | None = None
        self._asked: Decision[Any] | None = None
        self._round: Round | None = None
        self._rounds: list[tuple[Round, int]] = []
        self._step_began = len(self._tail)

    # -- asking and answering ----------------------------------------------------------------------------------------

    @property
    def decision(self) -> Decision[Any] | None:
        """What is to be decided now, the first of them when several seats owe answers; None when the game is over."""
        if self._round is not None:
            return next(iter(self.decisions))
        return self._asked

    @property
    def decisions(self) -> list[Decision[Any]]:
        """All open decisions, in the order of the seats that were asked."""
        if self._round is not None:
            asked = self._round.asked
            return [asked[seat] for seat in self._round.together.seats if seat in asked]
        return [] if self._asked is None else [self._asked]

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
        return self._checkpoint.number + len(self._tail)

    def choose(self, index: int, seat: int | None = None) -> None:
        """Answer an open decision with the option at `index`. A bad index, type or seat changes nothing."""
        decision = self._asked
        if decision is None or (seat is not None and decision.seat != seat):
            decision = self.asked(seat)
        options = decision.options
        count = len(options)
        if type(index) is not int:
            index = _whole(index, "illegal-index", index=repr(index), count=count)
        if not 0 <= index < count:
            raise IllegalChoice("illegal-index", index=repr(index), count=count)
        value = options[index]
        checkpoint, tail = self._checkpoint, self._tail
        before = len(tail)
        tail.append((decision.seat, decision.kind.name, value, count))
        try:
            if self._round is None:
                self._run(value, True)
            else:
                self._resume(decision.seat, value, True)
            if self._round is not None:
                self.settle()
        except Exception as error:
            raise self._broken(error, checkpoint, tail[:before]) from error

    def choose_set(self, marked: list[int], seat: int | None = None) -> int:
        """Pick a whole `Subset`: `marked` are places in its items, in any order. How many choices that were."""
        choices = self.set_choices(marked, seat)
        seat = self.asked(seat).seat
        for index in choices:
            self.choose(index, seat)
        return len(choices)

    def set_choices(self, marked: list[int], seat: int | None = None) -> list[int]:
        """The choices, one after the other, that pick the marked things; a set that may not be picked is refused."""
        return set_choices(self, self.asked(seat), marked)

    def owed(self, seat: int) -> Decision[Any] | None:
        """The decision that this seat owes now, if any."""
        for decision in self.decisions:
            if decision.seat == seat:
                return decision
        return None

    def asked(self, seat: int | None = None) -> Decision[Any]:
        """The decision that this seat owes now, of nobody in particular the first one; refused when there is none."""
        if seat is not None and type(seat) is not int:
            seat = _whole(seat, "illegal-seat", seat=repr(seat))
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
            answers = self._round.all_in()
            if answers is None:
                return
            self._rounds.append((self._round, len(self._tail)))
            self._round = None
            value = answers
        self._run(value, settling)

    def _run(self, value: Any, settling: bool = False) -> None:
        """Run on to a question; `settling` answers those with one option on the way, as `settle` does."""
        send = self._send
        state = self.state
        idle = answered = 0
        while True:
            if send is None:
                if state.over:
                    self._send = self._asked = None
                    return
                inputs = len(self._tail)
                if inputs >= self._mark_after or (
                    idle and inputs == self._step_began and self._mark_after <= CHECKPOINT_EVERY
                ):
                    self._set_checkpoint()
                self._step_began = len(self._tail)
                if self._rounds:
                    self._rounds = []
                send = self._step(state).send
                value = None
                idle += 1
                if idle > IDLE_STEPS:
                    raise RuntimeError("the game goes on for ever without asking anybody")
            try:
                asked = send(value)
            except StopIteration:
                send = None
                continue
            except GameOver:
                state.over = True
                send = None
                continue
            if type(asked) is Decision:
                options = asked.options
                if len(options) == 1 and settling and not (self.live and asked.kind.secret):
                    value = options[0]
                    self._tail.append((asked.seat, asked.kind.name, value, 1))
                    idle = 0
                    answered += 1
                    if answered > IDLE_STEPS:
                        raise RuntimeError("the game goes on for ever without a choice")
                    continue
                if not options:
                    raise ValueError(f"{asked.kind.name} was asked without options")
                self._send = send
                self._asked = asked
                return
            self._send = send
            self._asked = None
            self._round = Round(asked, len(self._tail))
            answers = self._round.all_in()
            if answers is None:
                return
            self._round = None
            value = answers

    def _answers_itself(self, asked: Decision[Any]) -> bool:
        """One option answers itself; a secret one does not at a live table, where the delay would tell."""
        return len(asked.options) == 1 and not (self.live and asked.kind.secret)

    def settle(self) -> None:
        """Answer what has one option, until somebody has a choice."""
        for _ in range(IDLE_STEPS):
            asked = self._asked
            if self._round is not None:
                asked = self._single()
            if asked is None or not self._answers_itself(asked):
                return
            value = asked.options[0]
            self._tail.append((asked.seat, asked.kind.name, value, 1))
            self._resume(asked.seat, value, True)
        raise RuntimeError("the game goes on for ever without a choice")

    def _single(self) -> Decision[Any] | None:
        for decision in self.decisions:
            if self._answers_itself(decision):
                return decision
        return None

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

    # -- checkpoints, clones, undo -----------------------------------------------------------------------------------

    def _set_checkpoint(self) -> None:
        journaled = len(self._journal) if self._journal else 0
        last = self._checkpoint
        if self.can_clone and self._mark_after > CHECKPOINT_EVERY and last.past is not None:
            # a simulation goes back to where it began, or not at all
            self._checkpoint = Checkpoint(last.past, last.inputs + self._tail, self.state.clone(), journaled)
            self._tail = []
            return
        if self.can_clone:
            self._checkpoint = Checkpoint(last, self._tail, self.state.clone(), journaled)
        else:
            self._checkpoint = Checkpoint(None, [], self.state.clone(), journaled)
            self.can_clone, self._mark_after = True, CHECKPOINT_SELDOM
        self._checkpoint.thin()
        self._tail = []

    def _inputs(self) -> list[Input]:
        """All inputs since the beginning."""
        parts = [self._tail]
        checkpoint: Checkpoint | None = self._checkpoint
        while checkpoint is not None:
            parts.append(checkpoint.inputs)
            if checkpoint.folded is not None:
                parts.append(checkpoint.folded.read())
            checkpoint = checkpoint.past
        return [one for part in reversed(parts) for one in part]

    def fold(self, choices: int = CHOICES_KEPT) -> None:
        """Forget the checkpoints before the last so many choices; an undo that goes further plays the game again."""
        self._reaching_back(choices).fold()

    def _reaching_back(self, choices: int) -> Checkpoint:
        """The last checkpoint with so many choices behind it, if it goes that far."""
        checkpoint, inputs = self._checkpoint, self._tail
        while True:
            choices -= sum(count > 1 for *_, count in inputs)
            if choices <= 0 or checkpoint.past is None:
                return checkpoint
            checkpoint, inputs = checkpoint.past, checkpoint.inputs

    def _before_that(self, checkpoint: Checkpoint) -> tuple[Checkpoint | None, list[Input]]:
        """The checkpoint before this one and the inputs between them; what was folded is played again."""
        if checkpoint.past is None and checkpoint.folded is not None and not checkpoint.sealed:
            self._unfold(checkpoint, checkpoint.folded)
        return checkpoint.past, checkpoint.inputs

    def _unfold(self, checkpoint: Checkpoint, folded: Folded) -> None:
        """Play again what led to a checkpoint. If that leads elsewhere the rules have changed, and it stays sealed."""
        rules = self.rules
        try:
            state = rules.setup(self.config) if self.start is None else serialize.load(rules.state, self.start)
            again = Game(rules, self.config, state, live=self.live, marks=True, journal=True)
            feed_recorded(again, [(seat, kind, raw) for seat, kind, raw, _ in folded.read()])
            fits = again.fingerprint() == self._rebuilt(checkpoint, [], journal=False, marks=False).fingerprint()
        except Exception:  # rules that have changed can break in any way
            fits = False
        if fits:
            checkpoint.past, checkpoint.inputs, checkpoint.folded = again._checkpoint, again._tail, None
        else:
            checkpoint.sealed = True

    def lies_far_back(self, seat: int) -> bool:
        """Whether taking back this seat's last choice plays a folded game again: `unfold` does it beforehand."""
        checkpoint: Checkpoint | None = self._checkpoint
        inputs = self._tail
        while checkpoint is not None:
            if any(who == seat and count > 1 for who, _, _, count in inputs):
                return False
            oldest, inputs, checkpoint = checkpoint, checkpoint.inputs, checkpoint.past
        return oldest.folded is not None and not oldest.sealed

    def last_choice_of(self, seat: int) -> Input | None:
        """The seat's own last choice, as far as the game is not folded."""
        checkpoint: Checkpoint | None = self._checkpoint
        inputs = self._tail
        while checkpoint is not None:
            for one in reversed(inputs):
                if one[0] == seat and one[3] > 1:
                    return one
            inputs, checkpoint = checkpoint.inputs, checkpoint.past
        return None

    def turn_of(self, seat: int) -> Run:
        """The seat's choices since somebody else has chosen or a turn was ended, as far as the game is not folded."""
        choices, began = 0, (self._checkpoint, self._tail)
        number = start = self.inputs
        checkpoint: Checkpoint | None = None if self._round is not None else self._checkpoint
        inputs, picking = self._tail, ""
        kinds = self.rules.kinds
        while checkpoint is not None:
            for i in range(len(inputs) - 1, -1, -1):
                who, kind, value, count = inputs[i]
                number -= 1
                if kind == DETERMINIZED or (who != seat and (count > 1 or kinds[kind].secret)):
                    return self._turn(choices, start, *began)
                if who == seat and count > 1:
                    if choices and value is None and kinds[kind].ends:
                        return self._turn(choices, start, *began)
                    choices += kind != picking  # the picks of a set are one choice
                    picking = kind if kinds[kind].many else ""
                    start, began = number, (checkpoint, inputs[:i])
            inputs, checkpoint = checkpoint.inputs, checkpoint.past
        return self._turn(choices, start, *began)

    def _turn(self, choices: int, start: int, checkpoint: Checkpoint, inputs: list[Input]) -> Run:
        before = self._rebuilt(checkpoint, inputs, journal=False, marks=False).state
        free = (before.chance.count, before.shown) == (self.state.chance.count, self.state.shown)
        return Run(choices, start, free)

    def unfold(self) -> None:
        """Play again what was folded; it takes as long as the game was."""
        self._before_that(self._checkpoint.oldest())

    def _no_further(self) -> Refusal:
        return Refusal("upgraded" if self.upgraded or self._checkpoint.oldest().sealed else "nothing")

    def _rebuilt(
        self, checkpoint: Checkpoint, inputs: list[Input], *, journal: bool | None = None, marks: bool | None = None
    ) -> Game:
        """A game of its own at `checkpoint`, fed with `inputs`. It answers nothing itself."""
        new = self._opened(checkpoint, journal, marks)
        new.feed(inputs)
        return new

    def _opened(self, checkpoint: Checkpoint, journal: bool | None, marks: bool | None) -> Game:
        if not self.can_clone:
            raise IllegalChoice("sealed-clone")
        new = Game.__new__(Game)
        new.rules = self.rules
        new.config = self.config
        new.live = self.live
        new.start = self.start
        new.upgraded = self.upgraded
        new.state = checkpoint.state.clone()
        new._step = self._step
        new.sealed = self.sealed
        new.can_clone = True
        new._mark_after = self._mark_after if marks is None else CHECKPOINT_EVERY if marks else CHECKPOINT_SELDOM
        new._checkpoint = checkpoint
        new._tail = []
        wanted = self._journal is not None if journal is None else journal
        new._journal = self._journal.fork(checkpoint.journaled) if wanted and self._journal is not None else None
        new._open()
        return new

    def feed(self, inputs: list[Input]) -> None:
        """Give recorded answers; nothing is checked and nothing answered here."""
        if self._asked is None and self._round is None:
            self._run(None)
        for one in inputs:
            self._tail.append(one)
            if one[1] != DETERMINIZED:
                self._resume(one[0], one[2])
            elif type(one[2]) is int:
                self._deal_anew(one[0], one[2])
            else:
                self._lay(one[0], one[2])

    def _take(self, other: Game) -> None:
        """Become `other`."""
        for name in _FIELDS:
            setattr(self, name, getattr(other, name))

    def clone(self, *, journal: bool | None = None, marks: bool | None = None) -> Game:
        """A copy that goes its own way; without journal and marks (checkpoints) it is the fast one, for simulation."""
        new = self._rebuilt(self._checkpoint, self._tail, journal=journal, marks=marks)
        self._mark_after = min(self._mark_after, CHECKPOINT_EVERY)  # what is copied once is copied again
        return new

    def __copy__(self) -> Game:
        return self.clone()

    def __deepcopy__(self, memo: dict[int, Any]) -> Game:
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled it is its record: played again in the other process."""
        from klubovna.kernel.record import unpickled

        marks = self._mark_after <= CHECKPOINT_EVERY
        return unpickled, (self.record(), self.sealed, marks, self._journal is not None)

    def _last_choice(self, seat: int | None = None) -> tuple[Checkpoint, list[Input], Input] | None:
        """The last input that had a choice: checkpoint before it, the inputs between, and itself.

        While seats answer secretly at once, `seat` looks for its own answer, which the others have not seen.
        """
        checkpoint: Checkpoint | None = self._checkpoint
        inputs = self._tail
        if self._round is not None and seat is not None:
            since = self._round.since
            for i in range(len(inputs) - 1, since - 1, -1):
                if inputs[i][1] == DETERMINIZED:
                    return None
                if inputs[i][0] == seat and inputs[i][3] > 1:
                    others = [x for x in inputs[i + 1 :] if x[0] != seat]
                    return self._checkpoint, inputs[:i] + others, inputs[i]
            inputs = inputs[:since]  # that others have answered is secret as long as the round is open
        kinds = self.rules.kinds
        while checkpoint is not None:
            for i in range(len(inputs) - 1, -1, -1):
                who, kind, _, count = inputs[i]
                if kind == DETERMINIZED:
                    return None
                # whether a secret answer of another seat was a choice is secret too
                if count > 1 or (seat is not None and who != seat and kinds[kind].secret):
                    return checkpoint, inputs[:i], inputs[i]
            checkpoint, inputs = self._before_that(checkpoint)
        return None

    def undo(self, seat: int | None = None) -> None:
        """Go back to the last decision that had a choice, for a seat to the beginning of a set that it picked.

        Whether a seat should be allowed to is `can_undo`.
        """
        found = self._last_choice(seat)
        if found is None:
            raise IllegalChoice(f"undo-{self._no_further()}")
        self._take(self._before(found, seat))
        self.settle()

    def _before(self, found: tuple[Checkpoint, list[Input], Input], seat: int | None, **how: bool) -> Game:
        """The game as it was before a choice. For a seat the picks of one set are one choice."""
        checkpoint, inputs, last = found
        before = self._rebuilt(checkpoint, inputs, **how)
        if last[0] != seat or not self.rules.kinds[last[1]].many:
            return before
        owed = before.owed(seat)
        earlier = 0 if owed is None or owed.subset is None else owed.subset.picked
        if earlier == 0:
            return before
        for _ in range(earlier):
            while all(who != seat for who, *_ in inputs):
                past, inputs = self._before_that(checkpoint)
                if past is None:
                    raise IllegalChoice(f"undo-{self._no_further()}")
                checkpoint = past
            own = max(i for i, one in enumerate(inputs) if one[0] == seat)
            inputs = inputs[:own] + inputs[own + 1 :]
        return self._rebuilt(checkpoint, inputs, **how)

    def take_back(self, seat: int) -> None:
        """Go back to the seat's own last choice, past whatever others have chosen since."""
        found = self._last_choice(seat)
        if found is not None and found[2][0] == seat:
            self.undo(seat)
            return
        checkpoint: Checkpoint | None = self._checkpoint
        inputs = self._tail
        while checkpoint is not None:
            for i in range(len(inputs) - 1, -1, -1):
                if inputs[i][1] == DETERMINIZED:
                    raise IllegalChoice("undo-nothing")
                if inputs[i][0] == seat and inputs[i][3] > 1:
                    self._take(self._before((checkpoint, inputs[:i], inputs[i]), seat))
                    self.settle()
                    return
            checkpoint, inputs = self._before_that(checkpoint)
        raise IllegalChoice(f"undo-{self._no_further()}")

    def can_take_back(self, seat: int) -> Literal[True] | Refusal:
        """Whether there is a choice of the seat that `take_back` goes back to, or why there is none."""
        try:
            self.clone(journal=False).take_back(seat)
        except IllegalChoice:
            return self._no_further()
        return True

    def can_undo(self, seat: int) -> Literal[True] | Refusal:
        """True, or the reason why not, from what has happened since the seat's last choice.

        A secret question to another seat counts as soon as it is open: else one could ask, look how long the other
        thinks, and take it back. Those who answer at once do not wait for each other.
        """
        found = self._last_choice(seat)
        if found is None:
            return self._no_further()
        asked = self._asked
        if found[2][0] != seat or (asked is not None and asked.seat != seat and asked.kind.secret):
            return Refusal("acted")
        before = self._before(found, seat, journal=False, marks=False).state
        if before.chance.count != self.state.chance.count:
            return Refusal("dice")
        if before.shown != self.state.shown:
            return Refusal("seen")
        return True

    # -- hidden information ------------------------------------------------------------------------------------------

    def determinized(self, seat: int, seed: int, *, marks: bool = False, clones: bool = True) -> Game:
        """A game to hand to `seat`: what it has not seen is dealt anew, the others' open answers are asked again.

        It depends only on what the seat knows and on the seed. Bots and hints get this, never the true game: it is
        sealed. Who does not look ahead needs no `clones`, and gets it more quickly.
        """
        if all(d.seat != seat for d in self.decisions):
            raise IllegalChoice("illegal-over" if self.over else "illegal-seat", seat=repr(seat))
        inputs = self._tail
        if self._round is not None:
            since = self._round.since
            inputs = inputs[:since] + [x for x in inputs[since:] if x[0] == seat]
        if self.sealed:
            new = self._rebuilt(self._checkpoint, inputs, journal=False, marks=marks)
            new.deal(seat, seed)
        else:
            new = sealed(self, inputs, seat, seed, clones=clones)
            if new.can_clone:
                new._mark_after = CHECKPOINT_EVERY if marks else CHECKPOINT_SELDOM
        new.settle()
        return new

    # -- for sealing -------------------------------------------------------------------------------------------------

    def rebuilt_by_steps(self, inputs: list[Input]) -> Game:
        """A copy fed with `inputs` that has set its checkpoint at the beginning of the present step."""
        new = self._opened(self._checkpoint, False, False)
        new._mark_after = 1
        new.feed(inputs)
        return new

    def since_step(self) -> tuple[State, list[Input]]:
        """The state at the last checkpoint, and what was answered since."""
        return self._checkpoint.state, self._tail[:]

    def beginning_at(self, state: State, config: Config) -> Game:
        """A game of the same rules that begins at a state."""
        return Game(self.rules, config, state, live=self.live, marks=False, journal=False)

    def deal(self, seat: int, seed: int) -> None:
        """Deal anew what `seat` does not know: an input like an answer."""
        self._tail.append((seat, DETERMINIZED, seed, 0))
        self._deal_anew(seat, seed)

    def lay_over(self, seat: int, position: State) -> None:
        """Lay a position over the one that waits here: an input like an answer."""
        self._tail.append((seat, DETERMINIZED, position, 0))
        self._lay(seat, position)

    def flows(self) -> Iterator[Any]:
        """The flows that wait for answers."""
        if self._send is not None:
            yield self._send
        if self._round is not None:
            yield from (self._round.flows[seat] for seat in self._round.together.seats)

    def cut_off(self, config: Config, seat: int) -> None:
        """Forget where this game comes from: it goes on as it stands, and can be copied again at its next step."""
        self.config, self.sealed, self.can_clone, self._mark_after = config, True, False, 0
        self._checkpoint = Checkpoint(None, [], self.state, 0)
        self._tail = without_secrets(self._tail, seat, self.rules.kinds)
        for answered, _ in self._rounds:
            answered.answers.clear()
            answered.flows.clear()

    def at_checkpoint(self, seat: int | None = None, seed: int = 0) -> tuple[Game, list[Input]]:
        """The game as it was at its last checkpoint, and the answers given since; its journal begins there.

        With a seat, what that seat has not seen is dealt anew; chance stays. For checks of what silence tells.
        """
        state = self._checkpoint.state.clone()
        if seat is not None:
            state.redeal(seat, Chance(seed))
        game = Game(self.rules, self.config, state, live=self.live, marks=False, journal=True)
        game.feed([])
        return game, list(self._tail)

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

    def _trail(self) -> list[Input]:
        """The inputs since the last step, as far as they still mean something after a determinization."""
        if len(self._tail) == self._step_began:
            return []
        trail = self._tail[:]
        for answered, end in self._rounds:
            trail[answered.since : end] = answered.sorted(trail[answered.since : end])
        if self._round is not None:
            trail[self._round.since :] = self._round.sorted(trail[self._round.since :])
        kinds = self.rules.kinds
        known: list[Input] = []
        for one in trail[self._step_began :]:
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

    def view(self, seat: int | None) -> dict[str, Any]:
        """What one seat may see, as plain JSON-able values; None is a spectator, who sees what all may see."""
        seen: dict[str, Any] = msgspec.to_builtins(self.look(seat), str_keys=True)
        for name in ("waiting", "trail"):
            seen[name] = [list(one) for one in seen[name]]
        return seen

    def look(self, seat: int | None) -> View:
        """What one seat may see, typed: `look(0).table` is the struct of the game's own `view.py`."""
        if seat is not None and type(seat) is not int:
            seat = _whole(seat, "illegal-seat", seat=repr(seat))
        if seat is not None and not 0 <= seat < self.seats:
            raise IllegalChoice("illegal-seat", seat=repr(seat))
        kinds = self.rules.kinds
        trail = [
            (who, kind, serialize.dump(value))
            for who, kind, value, _ in self._trail()
            if who == seat or not kinds[kind].secret
        ]
        waiting = [(d.seat, d.kind.name) for d in self.decisions if not d.kind.secret or d.seat == seat]
        return View(self.rules.slug, seat, self.over, waiting, trail, self.rules.view(self.state, seat))

    @property
    def happened(self) -> int:
        """How many events the journal holds."""
        return 0 if self._journal is None else len(self._journal)

    def events(self, seat: int | None, since: int = 0) -> list[dict[str, Any]]:
        """The journal from event number `since`, as the seat may read it; numbered alike for all seats."""
        if self._journal is None:
            return []
        return [
            event_for(seat, number, entry) for number, entry in self._journal.read(since) if entry[0] is not FORGOTTEN
        ]

    def text(self, lang: str, thing: Any, decision: Decision[Any] | None = None) -> str:
        """A decision, an event, a refusal, or an option (of `decision`, else of the one that is open now) in words."""
        return self.rules.texts(lang).of(self, thing, decision)

    # -- records -----------------------------------------------------------------------------------------------------

    def record(self) -> dict[str, Any]:
        """Everything that is needed to play this game again, JSON-able. That of a sealed game begins at a position."""
        if not self.can_clone:
            raise IllegalChoice("sealed-clone")
        return self._record_of(self._inputs(), self.fingerprint())

    def position(self) -> dict[str, Any]:
        """A record that begins at the last checkpoint instead of the set-up: short, for processes and for later.

        It holds everything, hidden cards and chance too: for the server's own use, never for a seat.
        """
        short = self._record_of(self._tail, self.fingerprint())
        return {**short, "start": serialize.dump(self._checkpoint.state)}

    def marks(self, choices: int) -> tuple[Checkpoint, Checkpoint]:
        """The checkpoint with so many choices behind it, and the last one: for `save`."""
        return self._reaching_back(choices), self._checkpoint

    def journal(self, events: int) -> list[Entry]:
        """The first events as they were told, private parameters too: for `save`."""
        return [] if self._journal is None else [entry for _, entry in self._journal.read(0, events)]

    def take_up(self, folded: Folded | None, journal: Journal) -> None:
        """Begin where a saved game stood: after inputs that are folded, with what was told until then."""
        self._checkpoint = Checkpoint(None, [], self._checkpoint.state, len(journal), folded)
        self._journal = self.state.journal = journal

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
