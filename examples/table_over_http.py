"""A table of the clubroom, played over HTTP by a program.

    klubovna serve &
    python examples/table_over_http.py http://127.0.0.1:8765

Opens a table for one person and a bot, and answers every decision with its first option. `number` names the decision
that is answered, so a late answer is refused and not played; the `key` makes a message that is sent twice count once.
"""

import sys
import time
import uuid

import httpx


def main(address: str, choices: int = 10) -> None:
    with httpx.Client(base_url=address, timeout=30) as web:
        seats = [{"kind": "person", "name": "Program"}, {"kind": "bot"}]
        opened = web.post("/api/tables", json={"game": "ash", "seats": seats}).raise_for_status().json()
        table, (own, *_) = opened["table"], opened["seats"]
        token = {"X-Seat-Token": own["token"]}
        print(f"{address}/#/table/{table}")
        made = 0
        while made < choices:
            scene = web.get(f"/api/tables/{table}/scene", params={"seat": own["seat"]}, headers=token).json()
            if scene["result"] is not None:
                break
            decision = scene["decision"]
            if decision is None:
                time.sleep(0.1)  # the bot thinks
                continue
            move = {"seat": own["seat"], "number": scene["number"], "key": uuid.uuid4().hex, "index": 0}
            web.post(f"/api/tables/{table}/moves", json=move, headers=token).raise_for_status()
            made += 1
            print(f"{decision['text']} → {decision['options'][0]['text']}")


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "http://127.0.0.1:8765")
