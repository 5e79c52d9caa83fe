"""Everything that must hold for any game at any decision, ours or other people's."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import msgspec

from klubovna.kernel import serialize
from klubovna.kernel.decision import Decision, Kind
from klubovna.kernel.errors import IllegalChoice, Refusal
from klubovna.kernel.game import Game
from klubovna.kernel.record import new, replay
from klubovna.kernel.rules import Rules
from klubovna.kernel.text import LANGUAGES, ask_key, dashed
from klubovna.testing.silence import told_by_silence


class Broken(AssertionError):
    """A check that does not hold, with what is needed to see it again."""


class Tally:
    """What has been looked at, by kind: so that a suite can say that nothing was left out."""

    def __init__(self) -> None:
        self.decisions: Counter[str] = Counter()
        self.determinized: Counter[str] = Counter()
        self.secrets: Counter[str] = Counter()
        self.inputs = 0
        self.games = 0


def _same(what: str, left: Any, right: Any) -> None:
    if left != right:
        raise Broken(f"{what}: {left!r} != {right!r}")


LATELY = 60
"""Events that are compared at a decision; the whole journal is compared once, at the end of the game."""


def _lately(game: Game, seat: int | None) -> list[dict[str, Any]]:
    return game.events(seat, max(0, game.happened - LATELY))


def _question(decision: Decision[Any] | None) -> Any:
    return decision and (decision.seat, decision.kind.name, decision.options, decision.about)


class Checker:
    """Plays random games and looks at a sample of their decisions with every check."""

    def __init__(self, rules: Rules[Any], seed: int, tally: Tally | None = None, wanted: int = 20) -> None:
        self.rules = rules
        self.rng = random.Random(seed)
        self.tally = tally or Tally()
        self.wanted = wanted

    def game(self, setup: dict[str, Any], sample: float = 0.05, live: bool = False, longest: int = 50_000) -> Game:
        """One random game to its end, checked on the way; returns the finished game."""
        g = new(self.rules, live=live, **setup)
        stock: dict[str, Any] = {}
        while (decision := self._pick(g)) is not None:
            name = decision.kind.name
            self.tally.decisions[name] += 1
            if self.tally.determinized[name] < self.wanted or self.rng.random() < sample:
                self.look(g, decision)
            if self.rules.trials.inventory is not None and self.rng.random() < 0.2:
                self.counts(self.rules.trials.inventory(g.state), stock)
            g.choose(self.rng.randrange(len(decision.options)), decision.seat)
            longest -= 1
            if longest < 0:
                raise Broken(f"no end in sight: {setup}")
        self.finished(g)
        self.tally.games += 1
        return g

    def counts(self, found: dict[str, Any], stock: dict[str, Any]) -> None:
        """Components are conserved; what is None is not all laid out yet."""
        for name, components in found.items():
            if components is not None:
                _same(f"components ({name})", components, stock.setdefault(name, components))

    def _pick(self, g: Game) -> Decision[Any] | None:
        open_now = g.decisions
        return self.rng.choice(open_now) if open_now else None

    def look(self, g: Game, decision: Decision[Any]) -> None:
        """Every check on one open decision; the game is left as it was."""
        before = g.fingerprint()
        self.well_formed(g, decision)
        self.refuses_nonsense(g, decision)
        self.clones(g, decision)
        self.undoes(g, decision)
        self.picks_sets(g, decision)
        self.round_trips(g)
        self.determinizes(g, decision)
        self.keeps_silent(g)
        if decision.kind.secret and len(decision.options) > 1:
            self.keeps_secret(g, decision)
        _same("looking changed the game", g.fingerprint(), before)

    def well_formed(self, g: Game, decision: Decision[Any]) -> None:
        options = decision.options
        _same("repeated options", len({repr(o) for o in options}), len(options))
        if None in options:
            _same("None comes first", options[0], None)
        _same("declared kind", self.rules.kinds.get(decision.kind.name), decision.kind)
        for lang in LANGUAGES:
            words = [g.text(lang, decision), *(g.text(lang, option, decision) for option in options)]
            if any("{" in word for word in words):
                raise Broken(f"no words for {decision!r}: {words}")
        for seat in (None, *range(g.seats)):
            msgspec.json.encode(g.view(seat))

    def refuses_nonsense(self, g: Game, decision: Decision[Any]) -> None:
        before = g.fingerprint()
        nonsense: list[tuple[Any, Any]] = [
            (len(decision.options), decision.seat),
            (-1, None),
            (True, None),
            ("0", None),
        ]
        nonsense += [(0.0, decision.seat), (None, None), (0, g.seats), (0, -1), (0, "0")]
        for index, seat in nonsense:
            try:
                g.choose(index, seat)
            except IllegalChoice:
                continue
            raise Broken(f"choose({index!r}, {seat!r}) was accepted")
        _same("a refused choice changed the game", g.fingerprint(), before)

    def clones(self, g: Game, decision: Decision[Any]) -> None:
        copy = g.clone()
        print_of_copy = copy.fingerprint()
        _same("clone", print_of_copy, g.fingerprint())
        _same("questions of a clone", [_question(d) for d in copy.decisions], [_question(d) for d in g.decisions])
        for seat in (None, *range(g.seats)):
            _same("view of a clone", copy.view(seat), g.view(seat))
            _same("events of a clone", _lately(copy, seat), _lately(g, seat))
        other = g.clone(journal=False, marks=False)
        for _ in range(12):
            if (d := self._pick(other)) is not None:
                other.choose(self.rng.randrange(len(d.options)), d.seat)
        _same("a clone is moved by another", copy.fingerprint(), print_of_copy)

    def undoes(self, g: Game, decision: Decision[Any]) -> None:
        game = g.clone()
        before, events = game.fingerprint(), _lately(game, decision.seat)
        game.choose(self.rng.randrange(len(decision.options)), decision.seat)
        allowed = game.can_undo(decision.seat)
        if allowed is not True and not isinstance(allowed, Refusal):
            raise Broken(f"can_undo said {allowed!r}")
        together = len(g.decisions) > 1
        if len(decision.options) > 1 and not (together and decision.subset is not None and decision.subset.picked):
            game.undo(decision.seat if together else None)
            _same("undo", game.fingerprint(), before)
            _same("events after undo", _lately(game, decision.seat), events)

    def picks_sets(self, g: Game, decision: Decision[Any]) -> None:
        """A set that is marked in any order is picked in the one order of bots, and taken back as a whole."""
        subset, seat = decision.subset, decision.seat
        if subset is None:
            return
        _same("a set is of a kind with many", decision.kind.many, True)
        if any(x is not None and x not in subset.items for x in decision.options):
            raise Broken(f"{decision!r} offers what is not in its set {subset.items}")
        for lang in LANGUAGES:
            if any("{" in g.text(lang, item, decision) for item in subset.items):
                raise Broken(f"no words for all of {subset.items} of {decision!r}")
        one, other = g.clone(), g.clone()
        picked, answers = subset.picked, one.inputs
        while (now := one.owed(seat)) is not None and now.subset is not None and now.kind is decision.kind:
            if now.subset.picked != picked:
                break
            one.choose(self.rng.randrange(len(now.options)), seat)
            given = one.record()["inputs"][answers:]
            chosen = [x for who, kind, x in given if who == seat and kind == decision.kind.name and x is not None]
            picked = subset.picked + len(chosen)
            if any(who == seat and kind == decision.kind.name and x is None for who, kind, x in given):
                break
        places: list[int] = []
        for value in chosen[: subset.most - subset.picked]:
            forms = [serialize.dump(item) for item in subset.items]
            places.append(next(i for i, form in enumerate(forms) if form == value and i not in places))
        self.rng.shuffle(places)
        other.choose_set(places, seat)
        _same(f"{decision.kind.name}: marked in any order", other.fingerprint(), one.fingerprint())
        if subset.picked == 0 and len(decision.options) > 1:
            other.take_back(seat)
            _same(f"{decision.kind.name}: a set taken back", other.fingerprint(), g.fingerprint())

    def round_trips(self, g: Game) -> None:
        stored = msgspec.json.decode(msgspec.json.encode(serialize.dump(g.state)))
        _same("state through JSON", serialize.dump(serialize.load(self.rules.state, stored)), serialize.dump(g.state))

    def determinizes(self, g: Game, decision: Decision[Any]) -> None:
        seat, seed = decision.seat, self.rng.getrandbits(64)
        once = g.determinized(seat, seed)
        _same("view of a determinized game", once.view(seat)["table"], g.view(seat)["table"])
        _same("question of a determinized game", _question(once.asked(seat)), _question(decision))
        if once.can_clone:
            twice = once.determinized(seat, seed)
            _same("determinizing twice", twice.fingerprint(), once.fingerprint())
            _same("clone of a determinized game", once.clone().fingerprint(), once.fingerprint())
        for _ in range(15):
            if (d := self._pick(once)) is None:
                break
            once.choose(self.rng.randrange(len(d.options)), d.seat)
        self.tally.determinized[decision.kind.name] += 1

    def keeps_silent(self, g: Game) -> None:
        """Whether somebody is asked in secret does not depend on what an onlooker cannot see."""
        onlooker = self.rng.randrange(g.seats)
        told = told_by_silence(g, onlooker, self.rng.getrandbits(64))
        if told is not None:
            raise Broken(f"seat {onlooker} can tell by who is asked: {told[0]} or {told[1]}")

    def keeps_secret(self, g: Game, decision: Decision[Any]) -> None:
        """Two different secret answers make no difference to a determinized other seat that saw the same."""
        one, two = self.rng.sample(range(len(decision.options)), 2)
        left, right = g.clone(), g.clone()
        left.choose(one, decision.seat)
        right.choose(two, decision.seat)
        for _ in range(8):
            other = next((d.seat for d in left.decisions if d.seat != decision.seat), None)
            if other is not None:
                self._cannot_tell(left, right, other, decision.kind)
                return
            for game in (left, right):
                if game.over:
                    return
                open_now = game.decisions[0]
                game.choose(self.rng.randrange(len(open_now.options)), open_now.seat)

    def _cannot_tell(self, left: Game, right: Game, seat: int, kind: Kind) -> None:
        if left.view(seat) != right.view(seat) or _lately(left, seat) != _lately(right, seat):
            return
        theirs = [d for d in right.decisions if d.seat == seat]
        if not theirs:
            raise Broken(f"{kind.name}: whether seat {seat} is asked tells the secret")
        _same(f"{kind.name} told by the next question", _question(left.asked(seat)), _question(theirs[0]))
        for _ in range(3):
            seed = self.rng.getrandbits(64)
            a, b = left.determinized(seat, seed), right.determinized(seat, seed)
            for _ in range(12):
                _same(f"{kind.name} told by determinizing", a.fingerprint(), b.fingerprint())
                _same(f"{kind.name} told by a question", _question(a.decision), _question(b.decision))
                if a.decision is None:
                    break
                index, asked = self.rng.randrange(len(a.decision.options)), a.decision.seat
                a.choose(index, asked)
                b.choose(index, asked)
        self.tally.secrets[kind.name] += 1

    def finished(self, g: Game) -> None:
        record = g.record()
        self.tally.inputs += len(record["inputs"])
        stored = msgspec.json.decode(msgspec.json.encode(record))
        # the other way of asking, live or not; the same way is replayed in a second process
        again = replay(stored, live=not g.live, marks=False)
        _same("replay", again.fingerprint(), g.fingerprint())
        _same("record of a replay", again.record()["inputs"], record["inputs"])
        _same("events of a replay", again.events(None), g.events(None))
        result = g.result
        if result is None or not len(result.ranks) == len(result.scores) == g.seats:
            raise Broken(f"no result: {result!r}")
        _same("winners", result.winners, [s for s in range(g.seats) if result.ranks[s] == 1])


def check_words(rules: Rules[Any]) -> None:
    """Every kind and event has a sentence in both languages and a clause of the ledger behind it."""
    clauses = {clause.id for clause in rules.ledger.rule}
    for lang in LANGUAGES:
        texts = rules.texts(lang)
        for kind in rules.kinds.values():
            if not texts.has(ask_key(kind.name)) or kind.rule not in clauses:
                raise Broken(f"{lang}: kind {kind.name} ({kind.rule})")
        for event in rules.events.values():
            if not texts.has("event-" + dashed(event.name)) or event.rule not in clauses:
                raise Broken(f"{lang}: event {event.name} ({event.rule})")
