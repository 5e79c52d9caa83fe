"""One game at the table. Everything around the games is written against this."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from klubovna.kernel import serialize
from klubovna.kernel.chance import Chance
from klubovna.kernel.decision import Decision
from klubovna.kernel.driver import CHECKPOINT_SELDOM, whole
from klubovna.kernel.errors import IllegalChoice
from klubovna.kernel.journal import FORGOTTEN, Entry, Journal, event_for
from klubovna.kernel.past import CHECKPOINT_EVERY, DETERMINIZED, Checkpoint, Folded, Input
from klubovna.kernel.rules import Config
from klubovna.kernel.sealing import sealed, without_secrets
from klubovna.kernel.state import State
from klubovna.kernel.subset import set_choices
from klubovna.kernel.undoing import Undoing
from klubovna.kernel.view import View, as_values


class Game(Undoing):
    """One game at the table. Made by `klubovna.new` or `klubovna.replay`."""

    __slots__ = ()

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

    # -- hidden information --------------------------------------------------------------------------------------------

    def determinized(self, seat: int, seed: int, *, marks: bool = False, clones: bool = True) -> Game:
        """A game to hand to `seat`: what it has not seen is dealt anew, the others' open answers are asked again.

        It depends only on what the seat knows and on the seed. Bots and hints get this, never the true game: it is
        sealed. Who does not look ahead needs no `clones`, and gets it more quickly.
        """
        if type(seat) is not int:
            seat = whole(seat, "illegal-seat", seat=repr(seat))
        if all(d.seat != seat for d in self.decisions):
            raise IllegalChoice("illegal-over" if self.over else "illegal-seat", seat=repr(seat))
        inputs = self._now.tail
        if self._round is not None:
            since = self._round.since
            inputs = inputs[:since] + [x for x in inputs[since:] if x[0] == seat]
        if self.sealed:
            new = self._rebuilt(self._checkpoint, inputs, journal=False, marks=marks)
            new.deal(seat, seed)
        else:
            new = sealed(self, inputs, seat, seed, clones=clones)
            if new.can_clone:
                new._now.mark_after = CHECKPOINT_EVERY if marks else CHECKPOINT_SELDOM
        new.settle()
        return new

    # -- for sealing ---------------------------------------------------------------------------------------------------

    def rebuilt_by_steps(self, inputs: list[Input]) -> Game:
        """A copy fed with `inputs` that has set its checkpoint at the beginning of the present step."""
        new = self._opened(self._checkpoint, False, False)
        new._now.mark_after = 1
        new.feed(inputs)
        return new

    def since_step(self) -> tuple[State, list[Input]]:
        """The state at the last checkpoint, and what was answered since."""
        return self._checkpoint.state, self._now.tail[:]

    def beginning_at(self, state: State, config: Config) -> Game:
        """A game of the same rules that begins at a state."""
        return Game(self.rules, config, state, live=self.live, marks=False, journal=False)

    def deal(self, seat: int, seed: int) -> None:
        """Deal anew what `seat` does not know: an input like an answer."""
        self._now.tail.append((seat, DETERMINIZED, seed, 0))
        self._deal_anew(seat, seed)

    def lay_over(self, seat: int, position: State) -> None:
        """Lay a position over the one that waits here: an input like an answer."""
        self._now.tail.append((seat, DETERMINIZED, position, 0))
        self._lay(seat, position)

    def flows(self) -> Iterator[Any]:
        """The flows that wait for answers."""
        if self._send is not None:
            yield self._send
        if self._round is not None:
            yield from (self._round.flows[seat] for seat in self._round.together.seats)

    def cut_off(self, config: Config, seat: int) -> None:
        """Forget where this game comes from: it goes on as it stands, and can be copied again at its next step."""
        self.config, self.sealed, self.can_clone, self._now.mark_after = config, True, False, 0
        self._checkpoint = Checkpoint(None, [], self.state, 0)
        self._now.tail = without_secrets(self._now.tail, seat, self.rules.kinds)
        for answered, _ in self._now.rounds:
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
        return game, list(self._now.tail)

    # -- what is seen --------------------------------------------------------------------------------------------------

    def view(self, seat: int | None) -> dict[str, Any]:
        """What one seat may see, as as_values JSON-able values; None is a spectator, who sees what all may see."""
        return as_values(self.look(seat))

    def look(self, seat: int | None) -> View:
        """What one seat may see, typed: `look(0).table` is a struct of the game's own."""
        if seat is not None and type(seat) is not int:
            seat = whole(seat, "illegal-seat", seat=repr(seat))
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

    # -- records -------------------------------------------------------------------------------------------------------

    def record(self) -> dict[str, Any]:
        """Everything that is needed to play this game again, JSON-able. That of a sealed game begins at a position."""
        if not self.can_clone:
            raise IllegalChoice("sealed-clone")
        return self._record_of(self._inputs(), self.fingerprint())

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled it is its record: played again in the other process."""
        from klubovna.kernel.record import unpickled

        marks = self._now.mark_after <= CHECKPOINT_EVERY
        return unpickled, (self.record(), self.sealed, marks, self._journal is not None)

    def position(self) -> dict[str, Any]:
        """A record that begins at the last checkpoint instead of the set-up: short, for processes and for later.

        It holds everything, hidden cards and chance too: for the server's own use, never for a seat.
        """
        short = self._record_of(self._now.tail, self.fingerprint())
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
