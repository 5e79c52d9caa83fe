"""Content with its sources, and packs that lay other values over it."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import klubovna
from klubovna.kernel.content import SOURCES, Content


@pytest.mark.parametrize("slug", klubovna.games())
def test_every_value_says_where_it_comes_from(slug: str) -> None:
    sources = klubovna.rules(slug).content.sources()
    assert sources
    for name, counts in sources.items():
        assert counts, name
        assert set(counts) <= set(SOURCES), name


def with_pack(pack: Path, code: str) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "KLUBOVNA_PACKS": str(pack)}
    return subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=False)


def write(pack: Path, name: str, text: str) -> Path:
    path = pack / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return pack


KING = "[citadel]\nking_strength = 9\n"
SHOW = "from klubovna.games.ash import facts as f; print({})"


def test_a_pack_replaces_values_and_nothing_else(tmp_path: Path) -> None:
    write(tmp_path, "ash/board.toml", KING)
    write(tmp_path, "ash/warriors.toml", '[[warrior]]\nid = "bone_i_1"\nstrength = 6\ncost = { bone = 9 }\n')
    code = SHOW.format("f.KING_STRENGTH, f.STRENGTH[f.WARRIOR_IDS['bone_i_1']], f.COST[f.WARRIOR_IDS['bone_i_1']][:2]")
    assert with_pack(tmp_path, code).stdout == "9 6 [9, 0]\n"
    code = SHOW.format("f.MAX_DEFENDERS, f.STRENGTH[f.WARRIOR_IDS['bone_i_2']], f.WARRIOR_FACTS[12].source")
    assert with_pack(tmp_path, code).stdout == "2 2 pack\n"


def test_a_pack_for_one_game_needs_no_folder_of_its_name(tmp_path: Path) -> None:
    write(tmp_path, "board.toml", KING)
    assert with_pack(tmp_path, SHOW.format("f.KING_STRENGTH")).stdout == "9\n"


def test_a_game_is_played_with_the_values_of_a_pack_and_its_record_is_strange_without_it(tmp_path: Path) -> None:
    write(tmp_path, "board.toml", KING)
    code = "import json, klubovna; print(json.dumps(klubovna.new('ash', seats=2, seed=1).record()))"
    done = with_pack(tmp_path, code)
    assert done.returncode == 0
    import json

    with pytest.raises(klubovna.RecordError, match="other content"):
        klubovna.replay(json.loads(done.stdout))


@pytest.mark.parametrize(
    ("name", "text", "words"),
    [
        ("board.toml", "[citadel]\nking_strenght = 9\n", "king_strenght"),
        ("board.toml", '[citadel]\nking_strength = "nine"\n', "king_strength"),
        ("board.toml", "[castle]\nx = 1\n", "castle"),
        ("boards.toml", KING, "boards.toml"),
        ("warriors.toml", '[[warrior]]\nid = "bone_i_9"\nstrength = 6\n', "bone_i_9"),
        ("warriors.toml", "[[warrior]]\nstrength = 6\n", "warrior.None"),
        ("warriors.toml", '[[warrior]]\nid = "bone_i_1"\nstrenght = 6\n', "strenght"),
        ("warriors.toml", '[[warrior]]\nid = "bone_i_1"\ncost = { bones = 6 }\n', "bones"),
        ("warriors.toml", "warrior = 5\n", "warrior.None"),
        ("board.toml", "[citadel\n", "board.toml"),
        ("board.json", "{", "board.json"),
    ],
)
def test_a_wrong_pack_is_refused_by_name(tmp_path: Path, name: str, text: str, words: str) -> None:
    done = with_pack(write(tmp_path, name, text), "import klubovna; klubovna.rules('ash')")
    assert done.returncode == 1
    last = done.stderr.strip().splitlines()[-1]
    assert "ContentError" in last
    assert words in last


@pytest.mark.parametrize("folder", ["missing", "."])
def test_a_folder_without_a_pack_is_refused(tmp_path: Path, folder: str) -> None:
    done = with_pack(tmp_path / folder, "import klubovna; klubovna.rules('ash')")
    assert "ContentError" in done.stderr


def test_a_pack_comes_too_late_for_a_loaded_game(tmp_path: Path) -> None:
    klubovna.rules("ash")
    with pytest.raises(klubovna.ContentError, match="before a game is loaded"):
        klubovna.use_pack(tmp_path)


def test_words_and_sources_do_not_make_a_content_strange() -> None:
    one = Content("x", {"f": {"card": [{"id": "a", "name": {"en": "A", "cs": "Á"}, "cost": 1, "source": "known"}]}})
    two = Content("x", {"f": {"card": [{"id": "a", "name": {"en": "B", "cs": "B"}, "cost": 1, "source": "public"}]}})
    three = Content("x", {"f": {"card": [{"id": "a", "name": {"en": "A", "cs": "Á"}, "cost": 2, "source": "known"}]}})
    assert one.digest == two.digest != three.digest
