"""The pictures of the README: made by `make pictures`, checked to be there by every run."""

import io
from pathlib import Path

import pytest
from PIL import Image

from server.house import House
from web.visitor import Visit, Visitor

FOLDER = Path(__file__).parents[2] / "docs" / "img"
BOARDS = {
    "ash": ("person,bot,bot,bot", 30),
    "gloomhaven": ("person,bot", 16),
    "harrow": ("person,bot", 30),
    "monsterlands": ("person,bot,bot", 24),
    "root": ("person,bot,bot,bot", 40),
}


MOVING = 70
"""Frames of the animated picture."""
MOST = 1_500_000


@pytest.fixture
def wanted(request: pytest.FixtureRequest) -> bool:
    return bool(request.config.getoption("--pictures"))


def take(one: Visitor, name: str, wanted: bool, tmp_path: Path) -> None:
    one.page.evaluate("document.activeElement?.blur(); scrollTo(0, 0)")
    one.page.mouse.move(0, 0)
    one.page.wait_for_timeout(400)
    folder = FOLDER if wanted else tmp_path
    folder.mkdir(parents=True, exist_ok=True)
    one.page.screenshot(path=str(folder / f"{name}.png"))
    assert (folder / f"{name}.png").stat().st_size > 10_000
    assert (FOLDER / f"{name}.png").exists(), "`make pictures` makes it"


@pytest.mark.parametrize("game", sorted(BOARDS))
def test_the_board(visit: Visit, house: House, game: str, wanted: bool, tmp_path: Path) -> None:
    kinds, decisions = BOARDS[game]
    opened = house.open(game, kinds, names=["Eva", "", "", ""])
    house.play_for(opened, decisions)
    one: Visitor = visit(held=opened, height=960)
    one.go(f"#/table/{opened['table']}")
    one.wait_until_asked()
    take(one, game, wanted, tmp_path)


def test_the_lobby(visit: Visit, wanted: bool, tmp_path: Path) -> None:
    one: Visitor = visit()
    one.go()
    one.page.locator("li button:visible").nth(4).wait_for()
    take(one, "lobby", wanted, tmp_path)


def test_the_replay(visit: Visit, house: House, wanted: bool, tmp_path: Path) -> None:
    opened = house.open("ash", "person,bot,bot")
    seat = house.sit(opened)
    while not (scene := seat.asked())["over"]:
        seat.choose(scene)
    one: Visitor = visit()
    one.go(f"#/replay/{opened['table']}/60")
    one.page.get_by_role("slider").first.wait_for()
    one.page.wait_for_load_state("networkidle")
    take(one, "replay", wanted, tmp_path)


def test_the_phone(visit: Visit, house: House, wanted: bool, tmp_path: Path) -> None:
    opened = house.open("root", "person,bot")
    house.play_for(opened, 8)
    one: Visitor = visit(lang="cs", width=390, height=844, held=opened)
    one.go(f"?lang=cs#/table/{opened['table']}")
    one.wait_until_asked()
    take(one, "phone", wanted, tmp_path)


def test_a_turn_moves(visit: Visit, house: House, wanted: bool, tmp_path: Path) -> None:
    """One short animated picture of a turn: frames of the page, put together."""
    opened = house.open("root", "person,bot,bot", names=["Eva", "", ""], roles=["marquise", "eyrie", "alliance"])
    house.play_for(opened, 14)
    one: Visitor = visit(held=opened, shown=True, width=1180, height=760)
    one.go(f"#/table/{opened['table']}")
    one.decide()
    frames: list[Image.Image] = []
    many = MOVING if wanted else 6
    while len(frames) < many:
        if one.page.locator("[data-playing]").count() == 0 and one.page.locator("[data-battle]").count() == 0:
            one.decide()
        shot = Image.open(io.BytesIO(one.page.screenshot(type="jpeg", quality=80)))
        frames.append(shot.resize((826, 532), Image.Resampling.LANCZOS))
    folder = FOLDER if wanted else tmp_path
    target = folder / "turn.webp"
    frames[0].save(target, save_all=True, append_images=frames[1:], duration=180, loop=0, quality=62, method=4)
    assert 10_000 < target.stat().st_size < MOST
    assert (FOLDER / "turn.webp").stat().st_size < MOST, "`make pictures` makes it"
