"""Pages are shown what is new one after the other; in between the server hears what has arrived."""

import asyncio
import itertools

from klubovna.server.turns import Turns

PAGES = 20
GONE = 7


def test_between_two_pages_the_loop_goes_round() -> None:
    seen: list[int | str] = []

    async def page(turns: Turns, number: int) -> None:
        await turns.turn()
        seen.append(number)

    async def run() -> None:
        turns = Turns()
        pages = [asyncio.create_task(page(turns, number)) for number in range(PAGES)]
        await asyncio.sleep(0)
        pages[GONE].cancel()
        while not all(one.done() for one in pages):
            seen.append("round")
            await asyncio.sleep(0)
        await asyncio.wait_for(page(turns, PAGES), 5)  # and later again

    asyncio.run(run())
    assert [one for one in seen if one != "round"] == [number for number in range(PAGES + 1) if number != GONE]
    assert all("round" in pair for pair in itertools.pairwise(seen[1:-1]))
