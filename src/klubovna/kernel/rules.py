"""What a game is: one object that says so."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from importlib import import_module, resources
from importlib.resources.abc import Traversable
from typing import Any, Final, Generic, TypeVar

import msgspec

from klubovna.kernel import serialize
from klubovna.kernel.battles import ADDENDS, Addend
from klubovna.kernel.campaign import Campaign
from klubovna.kernel.chance import Seed, is_seed
from klubovna.kernel.content import Content
from klubovna.kernel.decision import Decision, Flow, Kind
from klubovna.kernel.errors import SetupError
from klubovna.kernel.guide import Guide, read_guides
from klubovna.kernel.hand import Hand, read_hand
from klubovna.kernel.journal import Event
from klubovna.kernel.migration import Migration, shape_of
from klubovna.kernel.options import option_refused
from klubovna.kernel.parts import Parts
from klubovna.kernel.rulebook import Ledger
from klubovna.kernel.state import Result, State
from klubovna.kernel.text import Effect, Noun, Term, Texts, Whole
from klubovna.kernel.tuning import Tuning
from klubovna.kernel.view import Tally, View

S = TypeVar("S", bound=State)


KEPT: Final = msgspec.Meta(extra_json_schema={"x-kept": True})
"""Marks an option that nobody is shown and that is not typed in."""


class NoOptions(msgspec.Struct, forbid_unknown_fields=True):
    """A game without variants."""


class Config:
    """With what a game begins: seats, seed, roles (None: dealt) and options (a struct of the game's own)."""

    __slots__ = ("chosen", "options", "roles", "seats", "seed")

    def __init__(self, seats: int, seed: Seed, roles: list[str | None], options: Any, chosen: dict[str, Any]) -> None:
        self.seats = seats
        self.seed = seed
        self.roles = roles
        self.options = options
        self.chosen = chosen


class Policy(Generic[S]):
    """What bots need of a game: a quick default choice, weights over the options, and what a position is worth.

    Games override `choose`, and the others where they know better. All of it is worked out from what a seat knows: the
    state is a determinized one.
    """

    common: bool = False
    """Whether all seats win or lose together."""
    tuning: Tuning = Tuning()
    """The numbers behind it, from the game's `bot.toml`."""
    yardstick: Policy[S] | None = None
    """How it chose before it was improved: what `greedy` still plays, so that others can be measured by it."""

    def choose(self, state: S, decision: Decision[Any], seat: int) -> int:
        """The index of a sensible option."""
        raise NotImplementedError

    def weights(self, state: S, decision: Decision[Any], seat: int) -> list[float]:
        """How much each option deserves to be tried; they add up to 1."""
        count = len(decision.options)
        trust = self.tuning.trust_in.get(decision.kind.name, self.tuning.trust) if count > 1 else 1.0
        weights = [(1.0 - trust) / count] * count
        weights[self.choose(state, decision, seat)] += trust
        return weights

    def evaluate(self, state: S) -> list[float]:
        """For each seat how well it stands, from 0 (lost) to 1 (won)."""
        result = state.result()
        if state.over:
            shares = 1 if self.common else len(result.winners)
            return [1.0 / shares if seat in result.winners else 0.0 for seat in range(state.seats)]
        return by_margin(result.scores, self.tuning.margin)

    def likelihood(self, state: S, heard: Sequence[dict[str, Any]], seat: int) -> Callable[[S], float] | None:
        """How likely a deal is, from 0 to 1, by all that the seat was told happened; None where all are alike."""
        return None


def by_margin(scores: Sequence[float], margin: float) -> list[float]:
    """Chances from points: who is ahead of the best of the others by `margin` points stands at 73 %."""
    if len(scores) == 1:
        return [1.0 / (1.0 + math.exp(-scores[0] / margin))]
    first, second = sorted(scores, reverse=True)[:2]
    ahead = [score - (second if score == first else first) for score in scores]
    return [1.0 / (1.0 + math.exp(-max(-30.0, min(30.0, lead / margin)))) for lead in ahead]


class ByKind(Policy[S]):
    """A policy as a table: for every kind, by its name, a function that names the value it prefers."""

    def __init__(self, choices: Mapping[str, Callable[[S, Decision[Any], int], Any]]) -> None:
        self.choices = choices

    def choose(self, state: S, decision: Decision[Any], seat: int) -> int:
        if len(decision.options) == 1:
            return 0
        return decision.options.index(self.choices[decision.kind.name](state, decision, seat))


@dataclass(frozen=True, kw_only=True)
class Play(Generic[S]):
    """How it is played: the state, how it is set up, and the flow from one step to the next.

    `options` are the variants, `check` refuses what cannot begin, `role_of` names the role of a seat that chose it
    during the game.
    """

    state: type[S]
    setup: Callable[[Config], S]
    step: Callable[[S], Flow[None]]
    options: type[msgspec.Struct] = NoOptions
    check: Callable[[Config], None] | None = None
    role_of: Callable[[S, int], str] | None = None


@dataclass(frozen=True, kw_only=True)
class Words:
    """What is decided and what happens, and how values are put into words.

    `seat_of` are the nouns that stand for a seat, each with how it is found (None: nobody at the table). `effects`
    say by the name of a kind, or by its noun, what an option brings or costs and what decides about it. They are asked
    on a determinized table, so that they cannot tell what the seat may not know.
    `sums` are the nouns of sums that are told in a shape of their own, each with its addends.
    """

    kinds: Iterable[Kind]
    events: Iterable[Event]
    nouns: dict[str, Noun]
    effects: dict[str, Effect] = field(default_factory=dict)
    seat_of: Mapping[str, Callable[[Any, int], int | None]] = field(default_factory=dict)
    sums: Mapping[str, Callable[[Any], list[Addend]]] = field(default_factory=dict)


@dataclass(frozen=True, kw_only=True)
class Box:
    """What the box says: how long a game takes in minutes, and how heavy it is from 1, very easy, to 5, for experts.

    `seats` sit down when somebody just wants to play, the person first; what a teacher would give them are `roles` and
    `options`. With a `choice` of roles the person picks one first; the `easy` ones are good to begin with. Boxes
    stand on the shelf by `place`.
    """

    minutes: tuple[int, int]
    weight: int
    seats: int
    place: int = 100
    roles: tuple[str, ...] = ()
    options: dict[str, Any] = field(default_factory=dict)
    choice: tuple[str, ...] = ()
    easy: tuple[str, ...] = ()


@dataclass(frozen=True, kw_only=True)
class Display(Generic[S]):
    """What people see: `view(state, seat)` is a struct of the game's own; `facts` never change; parts to point at.

    `shows` is the type of that struct, for those who read it without a game; it need not be said where `view` is
    annotated and not compiled.
    `facts` and `terminal` name functions, `module:name`: what the page's board needs to know of the game (names,
    places) in a language, and the drawing at the terminal. A game that has them in `board.py` as `facts` and in
    `terminal.py` as `draw` need not say so. `leaves` names mappings among the facts of which a board needs only some
    entries: the page reads those one by one. `left_out` names what content holds but the game does not
    offer, and says why (`left-out-title` is its heading). `points` tells where they come from, category by category,
    where the state knows; the others are counted from the events that bring them.
    `why` tells in one sentence how a game that is over came to its end.
    `reference` are the lines on the reference card of a role, from the content.
    `tally` counts what lies on which part in a view, for previews (`preview.py`).
    """

    view: Callable[[S, int | None], Any]
    shows: type | None = None
    facts: str | None = None
    leaves: tuple[str, ...] = ()
    parts: Parts = field(default_factory=Parts)
    tally: Callable[[View], Tally] | None = None
    terminal: str | None = None
    left_out: Callable[[Texts], list[tuple[str, str]]] | None = None
    box: Box | None = None
    points: Callable[[S], dict[str, list[int]]] | None = None
    why: Callable[[S], Term] | None = None
    reference: Callable[[Texts, str], list[str]] | None = None


@dataclass(frozen=True, kw_only=True)
class Trials(Generic[S]):
    """How it is tried: `soak(seed)` sets up a random test game, `inventory` is what must never be lost or made.

    `bench` are set-ups whose speed is measured, each with a "name"; without them a full table is. `speeds` are further
    things to measure: in so many seconds, how many a second (`bench-<name>` is how they are called).
    """

    soak: Callable[[int], dict[str, Any]] | None = None
    inventory: Callable[[S], dict[str, Any]] | None = None
    conserved: Callable[[Any], dict[str, bool]] | None = None
    """What must hold for a campaign after every game."""
    evenings: Callable[[Any], int] | None = None
    """How many games of a campaign were more than the way to the next one."""
    bench: tuple[dict[str, Any], ...] = ()
    speeds: dict[str, Callable[[float], float]] = field(default_factory=dict)


def _addends(state: Any, value: list[Addend]) -> Term:
    """A sum in words, addend by addend."""
    return Term("addends", parts=("addend-of", [tuple(one) for one in value]))


def _addend(state: Any, value: Addend) -> Term:
    word, amount, _ = value
    return Term("addend-of", name=("addend", word), amount=f"+{amount}" if amount >= 0 else f"−{-amount}")


class Rules(Generic[S]):
    """A game, found through the entry-point group `klubovna.games`."""

    def __init__(
        self,
        *,
        package: str,
        version: str,
        seats: tuple[int, int],
        play: Play[S],
        words: Words,
        display: Display[S],
        roles: tuple[str, ...] = (),
        content: Content | None = None,
        policy: Policy[S] | None = None,
        trials: Trials[S] | None = None,
        campaign: type[Campaign] | None = None,
        after: Callable[[dict[str, Any], int, Result], dict[str, Any] | None] | None = None,
        migrations: tuple[Migration, ...] = (),
        slug: str | None = None,
    ) -> None:
        """`package` holds rulebook, words, board and terminal; unless it is said, its name is how the game is called.

        `after(options, seats, result)` are the options of the scenario that follows, if one does.
        `campaign` is for games that are played in a row, `migrations` for tables begun with an earlier version.
        """
        self.slug = slug or package.rpartition(".")[2]
        self.package = package
        self.version = version
        self.seats = seats
        self.roles = roles
        self.setup = play.setup
        self.step = play.step
        self.state = play.state
        self.check = play.check
        self.role_of = play.role_of
        self.kinds = {kind.name: kind for kind in words.kinds}
        self.events = {event.name: event for event in words.events}
        self._kinds_were = {old: kind.name for kind in self.kinds.values() for old in kind.was}
        self._events_were = {old: event for event in self.events.values() for old in event.was}
        self.nouns: dict[str, Noun] = {ADDENDS: Whole(_addends), "addend-of": _addend, **words.nouns}
        self.sums = dict(words.sums)
        self.effects = words.effects
        self.seat_of: dict[str, Callable[[Any, int], int | None]] = {"seat": lambda _, seat: seat, **words.seat_of}
        self.display = replace(
            display,
            facts=display.facts or self._function("board", "facts"),
            terminal=display.terminal or self._function("terminal", "draw"),
        )
        self.view = display.view
        self.shows = display.shows
        self.parts = display.parts
        self.tally = display.tally
        self.terminal = self.display.terminal
        self.content = content or Content.none(self.slug)
        self.policy = policy
        self.trials = trials or Trials()
        self.campaign = campaign
        self.after = after
        self.migrations = migrations
        self._options = play.options
        msgspec.json.Decoder(play.options)  # known from now on: two threads must not meet a new struct at once
        self._texts: dict[str, Texts] = {}

        if policy is not None and (self.folder / "bot.toml").is_file():
            policy.tuning = msgspec.toml.decode((self.folder / "bot.toml").read_bytes(), type=Tuning)

    def _function(self, module: str, name: str) -> str | None:
        """A function of the package as `module:name`, if it has such a module."""
        there = (self.folder / f"{module}.py").is_file() or (self.folder / module).is_dir()
        return f"{self.package}.{module}:{name}" if there else None

    def kind_name(self, name: str) -> str:
        """What a kind is called now; a record may know it by an earlier name."""
        return self._kinds_were.get(name, name)

    def event_named(self, name: str) -> Event | None:
        return self.events.get(name) or self._events_were.get(name)

    @cached_property
    def shape(self) -> str:
        """A digest of the fields of the state and of the kinds: when it differs, positions have to be adapted."""
        return shape_of(self.state, self.kinds)

    @property
    def folder(self) -> Traversable:
        return resources.files(self.package)

    @cached_property
    def ledger(self) -> Ledger:
        """Every rule of the game, clause by clause."""
        return Ledger.read(self.folder / "rulebook.toml")

    @cached_property
    def guides(self) -> dict[str, Guide]:
        """Guided first games, by name."""
        return read_guides(self.folder / "guides")

    @cached_property
    def hand(self) -> Hand:
        """A turn in a few steps."""
        return read_hand(self.folder / "hand.toml")

    @property
    def title(self) -> dict[str, str]:
        return self.ledger.title

    @cached_property
    def options(self) -> dict[str, Any]:
        """The variants of the game as a JSON Schema."""
        (schema,), defs = msgspec.json.schema_components([self._options])
        return {**defs.pop(self._options.__name__), "$defs": defs} if defs else schema

    @cached_property
    def kept_options(self) -> frozenset[str]:
        """Options that only the game itself reads, for they may hold what is hidden from some (`KEPT`)."""
        return frozenset(name for name, one in self.options["properties"].items() if one.get("x-kept"))

    def facts(self, lang: str) -> Any:
        """What a drawn board needs to know besides the view and what never changes: names, places, numbers on cards."""
        if self.display.facts is None:
            return {}
        module, _, name = self.display.facts.partition(":")
        return getattr(import_module(module), name)(lang)

    def texts(self, lang: str) -> Texts:
        if lang not in self._texts:
            self._texts[lang] = Texts(lang, self)
        return self._texts[lang]

    def config_of_old(self, seats: int, seed: Seed) -> Config:
        """For a table that was set up with roles or options that there are no more: its state knows them."""
        return Config(seats, seed, [None] * seats, self._options(), {})

    def config(
        self, seats: int, seed: Seed, roles: Sequence[str | None] | None = None, options: dict[str, Any] | None = None
    ) -> Config:
        """Check what a game is to begin with; a wrong seat count, role or option is refused in one sentence.

        Every game has the option `guide`: a coach who follows it, and its roles and options where none are named.
        """
        chosen = dict(options or {})
        guided = chosen.pop("guide", None)
        if guided is not None:
            guide = self.guides.get(guided) if isinstance(guided, str) else None
            if guide is None or seats != guide.game.seats:
                raise SetupError("setup-guide", guide=repr(guided), guides=", ".join(self.guides) or "–")
            roles = guide.roles if roles is None or not any(roles) else roles
            chosen = {**guide.game.options, **chosen}
        low, high = self.seats
        if type(seats) is not int or not low <= seats <= high:
            raise SetupError("setup-seats", game=self.title, low=low, high=high, seats=repr(seats))
        if not is_seed(seed):
            raise SetupError("setup-seed", seed=repr(seed))
        named: list[str | None] = [None] * seats if roles is None else list(roles)
        if len(named) != seats:
            raise SetupError("setup-role-count", count=len(named), seats=seats)
        for role in named:
            if role is not None and role not in self.roles:
                raise SetupError("setup-role", role=repr(role), roles=", ".join(self.roles) or "–")
        known = self._options.__struct_fields__
        for name in chosen:
            if name not in known:
                raise SetupError("setup-option", option=str(name), options=", ".join(sorted(known)) or "–")
        try:
            made = msgspec.convert(chosen, self._options)
        except msgspec.ValidationError as error:
            raise option_refused(self.options, error) from error
        kept = serialize.dump(chosen)
        config = Config(seats, seed, named, made, kept if guided is None else {"guide": guided, **kept})
        if self.check is not None:
            try:
                self.check(config)
            except SetupError as error:
                error.slug = self.slug
                raise
        return config
