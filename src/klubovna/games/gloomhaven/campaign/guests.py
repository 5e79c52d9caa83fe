"""camp.08 Who plays along for one evening: a line of characters, and a seat, until the next scenario is over."""

from __future__ import annotations

from klubovna.games.gloomhaven.campaign.record import (
    CITY,
    GLOOMHAVEN,
    MOST_CHARACTERS,
    NOBODY,
    SCENARIO,
    Chronicle,
)


def room_for_guest(chronicle: Chronicle) -> bool:
    """camp.10 Before a visit or a journey: whoever comes needs a character, and those are made in Gloomhaven."""
    here = sum(seat != NOBODY for seat in chronicle.lines)
    return chronicle.stage != SCENARIO and here < MOST_CHARACTERS


def welcome(chronicle: Chronicle) -> None:
    """The guest takes the last seat, and a line that an earlier guest has left: its characters may come back."""
    if NOBODY not in chronicle.lines:
        chronicle.lines.append(NOBODY)
        chronicle.retirements.append(0)
        for party in chronicle.parties:
            party.members.append(NOBODY)
    line = chronicle.lines.index(NOBODY)
    chronicle.lines[line] = chronicle.seats
    chronicle.guests.append(line)
    chronicle.seats += 1
    if chronicle.now.place == GLOOMHAVEN:
        chronicle.stage = CITY


def see_off(chronicle: Chronicle) -> None:
    """What the guest has gained stays on the sheet, which waits for another evening."""
    for line in chronicle.guests:
        chronicle.lines[line] = NOBODY
        for party in chronicle.parties:
            party.members[line] = NOBODY
    chronicle.seats -= len(chronicle.guests)
    chronicle.guests = []
