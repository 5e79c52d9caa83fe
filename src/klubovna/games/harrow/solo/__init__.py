"""The solo game: Hester against automated Protectors and Family."""

from klubovna.games.harrow.facts import SOLO
from klubovna.games.harrow.rounds import COURSES
from klubovna.games.harrow.solo.course import step

COURSES[SOLO] = step
