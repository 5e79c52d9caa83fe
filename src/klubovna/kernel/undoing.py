"""Taking back: which choice was the last, what it was taken back from, and why it cannot be."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple, Self

from klubovna.kernel import serialize
from klubovna.kernel.driver import Driver
from klubovna.kernel.errors import IllegalChoice, Refusal
from klubovna.kernel.feeding import feed_recorded
from klubovna.kernel.past import DETERMINIZED, Checkpoint, Folded, Input

CHOICES_KEPT: Final = 12
"""So many choices can be taken back without playing a folded game again."""


class Run(NamedTuple):
    """Choices of one seat in a row: how many, how many inputs lay before them, and whether nothing was learnt since."""

    choices: int
    start: int
    free: bool


class Undoing(Driver):
    """A driver that can be led back to earlier choices."""

    __slots__ = ()

    def fold(self, choices: int = CHOICES_KEPT) -> None:
        """Forget the checkpoints before the last so many choices; an undo that goes further plays the game again."""
        kept = self._reaching_back(choices)
        kept.fold()
        if self._learnt is not None:
            self._learnt = {number: known for number, known in self._learnt.items() if number >= kept.number}

    def remember(self) -> None:
        """Note what is known before a choice: whether it was free need not be found out by playing it again then."""
        if self._learnt is None:
            self._learnt = {}
        self._learnt[self.inputs] = self.state.chance.count, self.state.shown

    def _known(self, checkpoint: Checkpoint, inputs: list[Input]) -> tuple[int, int]:
        """How often chance was asked and something shown until then."""
        known = None if self._learnt is None else self._learnt.get(checkpoint.number + len(inputs))
        if known is not None and self._round is None:
            return known
        before = self._rebuilt(checkpoint, inputs, journal=False, marks=False).state
        return before.chance.count, before.shown

    def _reaching_back(self, choices: int) -> Checkpoint:
        """The last checkpoint with so many choices behind it, if it goes that far."""
        checkpoint, inputs = self._checkpoint, self._now.tail
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
            again = self.__class__(rules, self.config, state, live=self.live, marks=True, journal=True)
            feed_recorded(again, [(seat, kind, raw) for seat, kind, raw, _ in folded.read()])
            fits = again.fingerprint() == self._rebuilt(checkpoint, [], journal=False, marks=False).fingerprint()
        except Exception:  # rules that have changed can break in any way
            fits = False
        if fits:
            checkpoint.past, checkpoint.inputs, checkpoint.folded = again._checkpoint, again._now.tail, None
        else:
            checkpoint.sealed = True

    def unfold(self) -> None:
        """Play again what was folded; it takes as long as the game was."""
        self._before_that(self._checkpoint.oldest())

    def lies_far_back(self, seat: int) -> bool:
        """Whether taking back this seat's last choice plays a folded game again: `unfold` does it beforehand."""
        checkpoint: Checkpoint | None = self._checkpoint
        inputs = self._now.tail
        while checkpoint is not None:
            if any(who == seat and count > 1 for who, _, _, count in inputs):
                return False
            oldest, inputs, checkpoint = checkpoint, checkpoint.inputs, checkpoint.past
        return oldest.folded is not None and not oldest.sealed

    def last_choice_of(self, seat: int) -> tuple[int, Input] | None:
        """The seat's own last choice and how many inputs lay before it, as far as the game is not folded."""
        checkpoint: Checkpoint | None = self._checkpoint
        inputs = self._now.tail
        number = self.inputs
        while checkpoint is not None:
            for one in reversed(inputs):
                number -= 1
                if one[0] == seat and one[3] > 1:
                    return number, one
            inputs, checkpoint = checkpoint.inputs, checkpoint.past
        return None

    def turn_of(self, seat: int) -> Run:
        """The seat's choices since somebody else has chosen or a turn was ended, as far as the game is not folded."""
        choices, began = 0, (self._checkpoint, self._now.tail)
        number = start = self.inputs
        checkpoint: Checkpoint | None = None if self._round is not None else self._checkpoint
        inputs, picking = self._now.tail, ""
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
        if choices == 0:
            return Run(0, start, True)
        free = self._known(checkpoint, inputs) == (self.state.chance.count, self.state.shown)
        return Run(choices, start, free)

    def _no_further(self) -> Refusal:
        return Refusal("upgraded" if self.upgraded or self._checkpoint.oldest().sealed else "nothing")

    def _last_choice(self, seat: int | None = None) -> tuple[Checkpoint, list[Input], Input] | None:
        """The last input that had a choice: checkpoint before it, the inputs between, and itself.

        While seats answer secretly at once, `seat` looks for its own answer, which the others have not seen.
        """
        checkpoint: Checkpoint | None = self._checkpoint
        inputs = self._now.tail
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

    def _before(self, found: tuple[Checkpoint, list[Input], Input], seat: int | None, **how: bool) -> Self:
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
        self._take(self._before_own(seat))
        self.settle()

    def before_last_choice(self, seat: int) -> Self:
        """A copy that stands where `take_back` would lead."""
        before = self._before_own(seat, journal=False, marks=False)
        before.settle()
        return before

    def _before_own(self, seat: int, **how: bool) -> Self:
        found = self._last_choice(seat)
        if found is not None and found[2][0] == seat:
            return self._before(found, seat, **how)
        checkpoint: Checkpoint | None = self._checkpoint
        inputs = self._now.tail
        while checkpoint is not None:
            for i in range(len(inputs) - 1, -1, -1):
                if inputs[i][1] == DETERMINIZED:
                    raise IllegalChoice("undo-nothing")
                if inputs[i][0] == seat and inputs[i][3] > 1:
                    return self._before((checkpoint, inputs[:i], inputs[i]), seat, **how)
            checkpoint, inputs = self._before_that(checkpoint)
        raise IllegalChoice(f"undo-{self._no_further()}")

    def can_take_back(self, seat: int) -> Literal[True] | Refusal:
        """Whether there is a choice of the seat that `take_back` goes back to, or why there is none.

        What is folded is not played again for this: an answer there counts as a choice unless it is known to be none.
        """
        if self.last_choice_of(seat) is not None:
            return True
        oldest = self._checkpoint.oldest()
        folded = None if oldest.sealed else oldest.folded
        return True if folded is not None and seat in folded.seats else self._no_further()

    def can_undo(self, seat: int) -> Literal[True] | Refusal:
        """True, or the reason why not, from what has happened since the seat's last choice.

        A secret question to another seat counts as soon as it is open: else one could ask, look how long the other
        thinks, and take it back. Those who answer at once do not wait for each other.
        """
        found = self._last_choice(seat)
        if found is None:
            return self._no_further()
        asked = self.decision if self._round is None else None
        if found[2][0] != seat or (asked is not None and asked.seat != seat and asked.kind.secret):
            return Refusal("acted")
        if self.rules.kinds[found[2][1]].many:
            before = self._before(found, seat, journal=False, marks=False).state
            asked_chance, shown = before.chance.count, before.shown
        else:
            asked_chance, shown = self._known(found[0], found[1])
        if asked_chance != self.state.chance.count:
            return Refusal("dice")
        if shown != self.state.shown:
            return Refusal("seen")
        return True
