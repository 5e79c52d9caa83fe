"""rules, content, games, replay, arena, bench."""

from __future__ import annotations

import json
from pathlib import Path

import klubovna
from cli.commands import Run, Shell
from klubovna.kernel.registry import games

ROW = {
    "game": str,
    "config": str,
    "build": str,
    "games_per_s": float,
    "decisions_per_s": float,
    "real_decisions_per_s": float,
    "clone_us": float,
    "determinize_us": float,
    "view_us": float,
    "playouts_per_s": float,
}


def words(text: str) -> str:
    return " ".join(text.split())


def test_a_clause_in_either_language(run: Run) -> None:
    clause = klubovna.rules("ash").ledger.clause("battle.16")
    assert clause is not None
    assert clause.en in words(run("rules", "ash", "battle.16").stdout)
    assert clause.cs in words(run("rules", "ash", "battle.16", "--lang", "cs").stdout)


def test_a_clause_with_its_rulings(run: Run) -> None:
    for lang in ("en", "cs"):
        shown = words(run("rules", "ash", "setup.12", "--lang", lang).stdout)
        for ruling in klubovna.rules("ash").ledger.rulings_for("setup.12"):
            assert ruling.id in shown
            assert ruling.question[lang] in shown
            assert ruling.ruling[lang] in shown


def test_rulings_examples_and_sections_have_ids_too(run: Run) -> None:
    ledger = klubovna.rules("ash").ledger
    for lang in ("en", "cs"):
        ruling, example = ledger.ruling[0], ledger.example[0]
        assert ruling.ruling[lang] in words(run("rules", "ash", ruling.id, "--lang", lang).stdout)
        assert example.outcome[lang] in words(run("rules", "ash", example.id, "--lang", lang).stdout)
    shown = run("rules", "ash", "battle").stdout
    assert all(clause.id in shown for clause in ledger.rule if clause.section == "battle")


def test_the_sections_of_a_game(run: Run) -> None:
    ledger = klubovna.rules("ash").ledger
    shown = run("rules", "ash").stdout
    assert all(section.en in shown for section in ledger.section)
    assert f"{len(ledger.rule)} clauses" in shown
    assert run("rules").stdout.startswith("Crown of Ash")


def test_the_list_of_games(run: Run) -> None:
    shown = run("games", "--lang", "cs").stdout
    for slug in games():
        assert slug in shown
        assert set(klubovna.rules(slug).title["cs"].split()) <= set(shown.split())  # a long title takes two lines


def test_content_by_source(run: Run) -> None:
    rules = klubovna.rules("ash")
    shown = run("content", "ash").stdout
    assert all(file in shown for file in rules.content.files)
    total = sum(counter.total() for counter in rules.content.sources().values())
    assert shown.split()[-1] == str(total)
    for source in ("rulebook", "public", "known", "rebuilt"):
        assert source in shown


def test_a_pack_lies_over_the_content(shell: Shell) -> None:
    warriors = klubovna.rules("ash").content.files["warriors"]
    table = next(key for key, rows in warriors.items() if isinstance(rows, list))
    first = warriors[table][0]
    Path("pack").mkdir()
    Path("pack/warriors.json").write_text(json.dumps({table: [{"id": first["id"], "strength": 6}]}))
    result = shell("content", "ash", "--pack", "pack")
    assert result.returncode == 0
    assert "pack" in result.stdout
    played = shell("play", "ash", "--players", "random,random", "--seed", 1, "--pack", "pack", "--save", "p.json")
    assert played.returncode == 0
    assert shell("replay", "p.json").returncode == 2
    Path("pack/warriors.json").write_text(json.dumps({table: [{"id": first["id"], "strength": "six"}]}))
    wrong = shell("content", "ash", "--pack", "pack", "--lang", "cs")
    assert wrong.returncode == 2
    assert wrong.stderr.count("\n") == 1
    assert first["id"] in wrong.stderr
    Path("pack/warriors.json").write_text(json.dumps({"worriers": []}))
    wrong = shell("content", "ash", "--pack", "pack")
    assert (wrong.returncode, wrong.stderr.count("\n")) == (2, 1)
    assert "worriers" in wrong.stderr


def test_a_replay_tells_the_events(run: Run) -> None:
    g = klubovna.new("ash", 2, 9)
    while g.decision is not None:
        g.choose(0)
    Path("r.json").write_text(json.dumps(g.record()))
    shown = words(run("replay", "r.json", "--lang", "cs").stdout)
    assert words(g.text("cs", g.events(None)[0])) in shown
    assert words(g.text("cs", g.events(None)[-1])) in shown
    assert "Vítěz:" in shown or "O vítězství se dělí:" in shown


def test_a_replay_of_an_unfinished_game(run: Run) -> None:
    g = klubovna.new("ash", 2, 9)
    Path("r.json").write_text(json.dumps(g.record()))
    assert "The game is not finished; to decide:" in run("replay", "r.json").stdout


def test_an_arena_prints_a_table_and_nothing_else(run: Run) -> None:
    result = run("arena", "ash", "--players", "greedy,random", "--games", 4, "--workers", 1, "--json", "a.json")
    assert result.exit_code == 0
    assert result.stderr == ""
    assert "\x1b" not in result.stdout
    assert "greedy" in result.stdout
    assert "4 games of 4 different deals" in result.stdout
    stored = json.loads(Path("a.json").read_text())
    assert [row["player"] for row in stored["standings"]] == ["greedy", "random"]
    assert sum(row["wins"] for row in stored["standings"]) == 4
    assert len(stored["played"]) == 4


def test_a_match_that_is_refused_begins_no_file(run: Run) -> None:
    assert run("arena", "ash", "--roles", "nox", "--records", "m.gz").exit_code == 2
    assert run("arena", "ash", "--players", "greedy,human", "--records", "m.gz").exit_code == 2
    assert not Path("m.gz").exists()
    well = run("arena", "ash", "--players", "greedy,random", "--games", 1, "--workers", 1, "--records", "m.gz")
    assert well.exit_code == 0


def test_the_bench_writes_what_it_promises(run: Run) -> None:
    result = run("bench", "ash", "--seconds", "0.01", "--json", "b.json")
    assert result.exit_code == 0
    stored = json.loads(Path("b.json").read_text())
    assert set(stored) == {"calibration", "rows"}
    assert stored["calibration"] > 0
    assert stored["rows"]
    for row in stored["rows"]:
        assert {name: type(value) for name, value in row.items()} == ROW
        assert row["build"] in ("plain", "compiled")
        assert row["decisions_per_s"] >= row["real_decisions_per_s"] > 0
        assert min(row["games_per_s"], row["clone_us"], row["determinize_us"], row["view_us"]) > 0


def test_the_bench_measures_what_else_a_game_names(run: Run) -> None:
    result = run("bench", "gloomhaven", "--seconds", "0", "--json", "g.json", "--lang", "cs")
    assert result.exit_code == 0
    stored = json.loads(Path("g.json").read_text())
    (speed,) = stored["speeds"]
    assert (speed["game"], speed["name"]) == ("gloomhaven", "plans")
    assert speed["per_s"] > 0
    assert "Za sekundu" in result.stdout
    assert "plány nestvůr" in result.stdout


def test_help_and_version(shell: Shell) -> None:
    shown = shell("--help")
    assert shown.returncode == 0
    for command in ("play", "games", "rules", "content", "replay", "arena", "bench"):
        assert command in shown.stdout
    assert shell("--version").stdout.strip() == f"klubovna {klubovna.__version__}"


def test_kept_matches_are_gone_on_with_and_looked_into(run: Run) -> None:
    played = ("arena", "ash", "--players", "greedy,random", "--workers", 1, "--records", "a.gz")
    assert "2 games of 2 different deals" in run(*played, "--games", 2).stdout
    assert "3 games of 3 different deals" in run(*played, "--games", 3).stdout
    told = run("stats", "a.gz")
    assert told.exit_code == 0
    assert "turn.start" in told.stdout
    assert "First choices" in told.stdout
    assert run("stats", "a.gz", "--parquet", "tables").exit_code == 0
    assert sorted(path.name for path in Path("tables").iterdir()) == ["choices.parquet", "games.parquet"]
    one = words(run("stats", "a.gz", "--kind", "turn.start", "--lang", "cs").stdout)
    assert "První volby" not in one
    assert "turn.finish" not in one


def test_a_review_names_what_cost_most(run: Run) -> None:
    g = klubovna.new("ash", 2, 3)
    while g.decision is not None and g.inputs < 30:
        g.choose(len(g.decision.options) - 1)
    Path("r.json").write_text(json.dumps(g.record()))
    told = run("review", "r.json", "--seat", 1, "--playouts", 4)
    assert told.exit_code == 0
    assert "cost" in told.stdout
