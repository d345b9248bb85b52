"""Flow of a Kremlin game: applies an answer and plays the steps of the year until a player or chance is asked."""

from __future__ import annotations

from presidium.lab.batch.kremlin import bits, people, setup
from presidium.lab.batch.kremlin.actions import DIE, FACES
from presidium.lab.batch.kremlin.board import CHIEF, NOBODY, RETIRED, WALL
from presidium.lab.batch.kremlin.compiled import compiled
from presidium.lab.batch.kremlin.modes import (
    ADD,
    ANNOUNCE,
    HEALTH_DIE,
    OVER,
    PLAY,
    POLITBURO,
    PURGE_DIE,
    SENIORITY,
    SHEETS,
    TIE,
    WAVE_DIE,
    WINDOW,
)
from presidium.lab.batch.kremlin.phases import (
    cures,
    ending,
    growth,
    health,
    investigation,
    purge,
    replacements,
    rights,
    windows,
)
from presidium.lab.batch.kremlin.phases.ending import LAST_YEAR, TOO_FEW
from presidium.lab.batch.kremlin.phases.year import (
    AGEING,
    BEGIN,
    CURES_END,
    FILL,
    FILL_CANDIDATES,
    GROWTH,
    HEALTH,
    INVESTIGATION,
    KIND,
    LAST_WINDOW,
    NEXT_YEAR,
    PARADE,
    PHASE_ENDS,
    SUSPICION_WEIGHS,
    WAVE,
)
from presidium.lab.batch.kremlin.record import Game


@compiled
def asked(g: Game) -> int:
    """The player who must answer next: a seat, 0 for chance, -1 when the game is over."""
    if g.mode == WINDOW:
        return windows.next_seat(g)
    if g.mode == ANNOUNCE:
        return g.control[g.actor]
    if g.mode == SHEETS:
        return setup.writer(g)
    if g.mode == ADD:
        return growth.adder(g)
    return -1 if g.mode == OVER else 0


@compiled
def step(g: Game, action: int) -> None:
    """Applies an answer and plays until the next question."""
    if g.mode != OVER:
        answer(g, action)
        go_on(g)


@compiled
def answer(g: Game, action: int) -> None:
    mode = g.mode
    if mode == WINDOW:
        windows.react(g, action)
    elif mode == ANNOUNCE:
        windows.announce(g, g.actor, action)
    elif mode == HEALTH_DIE:
        health.health_die(g, rights.post(g), action - DIE + 1)
        g.mode = PLAY
        rights.next_step(g)
    elif mode == TIE:
        windows.tie_die(g, action - DIE + 1)
    elif mode == PURGE_DIE:
        g.mode = PLAY
        if not purge.purge_die(g, action - DIE + 1):
            rights.next_step(g)
    elif mode == WAVE_DIE:
        waved(g, action - DIE + 1)
    elif mode == SHEETS:
        setup.write(g, action)
    elif mode == ADD:
        growth.grow(g, action)
    else:
        setup.draw(g, action)


@compiled
def list_options(g: Game) -> None:
    """Lists the options of the current question. The options of an announcement are in the list already."""
    mode = g.mode
    if mode == WINDOW:
        windows.list_reactions(g, windows.next_seat(g))
    elif is_die(mode):
        for face in range(FACES):
            g.options[face] = DIE + face
        g.count = FACES
    elif mode in (SENIORITY, POLITBURO):
        setup.list_draws(g)
    elif mode == SHEETS:
        setup.list_picks(g)
    elif mode == ADD:
        growth.list_growth(g)
    elif mode == OVER:
        g.count = 0


@compiled
def is_die(mode: int) -> bool:
    return mode in (TIE, PURGE_DIE, HEALTH_DIE, WAVE_DIE)


@compiled
def many_options(g: Game) -> int:
    """Number of options of the current question. Faces of a die and reactions are counted without listing them."""
    if g.mode == WINDOW:
        return windows.many_reactions(g, windows.next_seat(g))
    if is_die(g.mode):
        return FACES
    list_options(g)
    return g.count


@compiled
def option(g: Game, at: int) -> int:
    """The option at this index. Call `many_options` first, which fills the list of options."""
    if g.mode == WINDOW:
        return windows.reaction(g, windows.next_seat(g), at)
    return DIE + at if is_die(g.mode) else g.options[at]


@compiled
def go_on(g: Game) -> None:
    """Plays until the game asks a player or chance, or is over."""
    while g.mode == PLAY:
        if g.announced:
            rights.finality(g)
        else:
            play(g, KIND[g.of_1986][g.step])


@compiled
def play(g: Game, kind: int) -> None:
    """Plays one step of the year. If the step is a politician's right, asks the player who controls him."""
    what = rights.post(g)
    if kind == BEGIN:
        rights.next_step(g)
        begin_phase(g, what)
    elif kind == HEALTH:
        if g.holder[what] == NOBODY:
            rights.next_step(g)
        else:
            g.mode = HEALTH_DIE
    elif kind == LAST_WINDOW:
        rights.next_step(g)
        about = due(g)
        if about:
            windows.open_window(g, about)
    elif kind == PHASE_ENDS:
        rights.next_step(g)
        phase_ends(g, what)
    elif kind == PARADE:
        rights.next_step(g)
        if people.present(g, CHIEF) != NOBODY:
            windows.open_window(g, 1 << people.present(g, CHIEF))
    elif kind == WAVE:
        wave(g)
    elif kind == GROWTH:
        growth.begin_growth(g)
    elif kind in (CURES_END, AGEING, INVESTIGATION, SUSPICION_WEIGHS, FILL, FILL_CANDIDATES, NEXT_YEAR):
        rights.next_step(g)
        do(g, kind, what)
    else:
        rights.exercise(g)


@compiled
def do(g: Game, kind: int, what: int) -> None:
    """Plays a step in which nobody is asked."""
    if kind == CURES_END:
        cures.cures_end(g)
    elif kind == AGEING:
        cures.age_all(g)
    elif kind == INVESTIGATION:
        investigation.begin_investigation(g)
    elif kind == SUSPICION_WEIGHS:
        investigation.suspicion_weighs(g)
    elif kind == FILL:
        replacements.fill(g, what)
    elif kind == FILL_CANDIDATES:
        replacements.fill_candidates(g)
    else:
        g.year += 1
        g.step = 0


@compiled
def begin_phase(g: Game, phase: int) -> None:
    """13.1 Opens the window at the start of a phase; 13.6 ends earlier waivers; 13.2 notes that nobody has reacted
    yet."""
    g.phase = phase
    g.waived = 0
    g.silent = 1
    windows.open_window(g, 0)


@compiled
def due(g: Game) -> int:
    """13.1 The politicians of a phase's last window: those who decide a test of victory, otherwise those who retire."""
    if g.phase == 5 and g.year == LAST_YEAR and g.holder[CHIEF] != NOBODY:
        return 1 << g.holder[CHIEF]
    if g.phase == 6 and ending.left(g) < TOO_FEW and people.highest_present(g) != NOBODY:
        return 1 << people.highest_present(g)
    return retiring(g)


@compiled
def retiring(g: Game) -> int:
    """9.1 The politicians in play who have reached the age of retirement, as a bit mask."""
    return g.old & ~(g.there[WALL] | g.there[RETIRED])


@compiled
def phase_ends(g: Game, phase: int) -> None:
    """0.6 Ends a phase: tests for victory, then retires politicians."""
    g.resting = g.touched = 0
    if phase == 6 and ending.left(g) < TOO_FEW:
        ending.too_few(g)
    elif phase == 5 and g.year == LAST_YEAR:
        ending.last_chief(g)
    else:
        old = retiring(g)
        while old:
            people.retire(g, bits.first(old))
            old &= old - 1


@compiled
def wave(g: Game) -> None:
    """8.1 The Chief waves unless he is on a cure. A sick Chief takes 1 stress point for each cross and needs a roll."""
    chief = people.present(g, CHIEF)
    if chief == NOBODY or not g.crosses[chief]:
        marked(g, chief)
    else:
        people.strain(g, chief, g.crosses[chief])
        g.mode = WAVE_DIE


@compiled
def waved(g: Game, face: int) -> None:
    chief = g.holder[CHIEF]
    g.silent = 0
    g.mode = PLAY
    marked(g, chief if face >= ending.wave_needs(g, chief) else NOBODY)


@compiled
def marked(g: Game, waved: int) -> None:
    rights.next_step(g)
    ending.mark(g, waved)
    ending.test_after_wave(g)
