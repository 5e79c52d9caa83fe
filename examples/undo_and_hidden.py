"""What a seat may know, what can be taken back, and what is refused.

    python examples/undo_and_hidden.py

A view holds only what one seat may see. Undo is free until somebody has learnt something; the reason of a refusal is
a falsy word. Nonsense changes nothing and is told in one sentence.
"""

import klubovna


def main() -> None:
    g = klubovna.new("root", seats=2, seed=4, roles=["marquise", "eyrie"])
    while g.asked().kind.name != "deed":
        g.choose(0)
    decision = g.asked()
    print(g.text("en", decision), f"({len(decision.options)} options, clause {decision.rule})")
    own, other = (g.view(seat)["table"]["factions"][0]["hand"] for seat in (0, 1))
    print("a hand as its owner sees it:", own)
    print("and as the other seat does:", other)

    before = g.fingerprint()
    g.choose(0)
    print("may it be taken back?", g.can_undo(decision.seat))
    g.undo()
    print("taken back, all as before:", g.fingerprint() == before)

    try:
        g.choose(99)
    except klubovna.IllegalChoice as error:
        print(error.text("en"), "/", error.text("cs"))
    assert g.fingerprint() == before


if __name__ == "__main__":
    main()
