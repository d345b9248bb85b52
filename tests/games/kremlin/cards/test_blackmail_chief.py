"""I.20, 15.6: blackmail of the Party Chief."""

from __future__ import annotations

import pytest

from presidium.core import Ask
from presidium.games.kremlin.actions import Exchange, Move
from presidium.games.kremlin.announcing.covers import may_decline_quietly
from presidium.games.kremlin.cards.events import CameToNothing, Demanded
from presidium.games.kremlin.events import Fell
from presidium.games.kremlin.printed.board import LEVEL_1, LEVEL_2
from presidium.games.kremlin.state import Kremlin
from tests.games.kremlin.cards.alike import table
from tests.games.kremlin.cards.table import hand_of, holding, lasting, plays, says, worked
from tests.games.kremlin.drawn import actor, acts, offered, quiet, skip, told, volley, where
from tests.games.kremlin.phases.table import happened, place, play, refused, stressed
from tests.rules import rule


def demanding(board: str = "", held: str = "1N 2C 3E", phase: int = 6, **hands: str) -> Kremlin:
    """The second player has blackmailed the first, who controls the Chief; nobody has reacted further."""
    hands["militarists"] = f"20 {hands.get('militarists', '')}"
    return plays(table(phase, held, board, **hands), "2: play 20 on C")


@rule("kremlin I.20", "kremlin 15.6", "kremlin 15.1")
def test_the_chief_must_grant_the_move_first_at_his_own_cost() -> None:
    g = quiet(demanding("candidates I J K L"))
    assert g.asked() == (2,)
    says(g, 2, "move O candidate")
    assert told(g)[-1] == Demanded(2, Move("O", "candidate"))
    assert (actor(g), offered(g, 1)) == ("N", {"move O candidate"})
    assert refused(g, 1, "pass") == "kremlin-blackmail-first who=N (kremlin 15.6)"
    play(g, "N move O candidate")
    assert (place(g, "O"), stressed(g, "NC"), actor(g)) == ("candidate", [1, 0], "N")
    assert {"pass", "exchange D E"} <= offered(g, 1)  # one move a year, then he is free
    assert (g.public.removed, hand_of(g, 2)) == (("20",), ())


@rule("kremlin 15.6", "kremlin 13.2")
def test_a_chief_who_owes_a_move_cannot_decline_quietly() -> None:
    g = says(quiet(demanding("candidates I J K L")), 2, "move O candidate")
    owes = g.question()
    assert isinstance(owes, Ask)
    assert not may_decline_quietly(g, owes)
    play(g, "N move O candidate")
    free = g.question()
    assert isinstance(free, Ask)
    assert may_decline_quietly(g, free)


@rule("kremlin I.20", "kremlin 15.6", "kremlin 6.1")
def test_on_a_full_board_a_promotion_or_a_demotion_is_a_change_of_places() -> None:
    g = quiet(demanding())
    assert {text.split()[0] for text in offered(g, 2)} == {"pass", "move", "exchange", "rearrange"}
    assert {text for text in offered(g, 2) if text.startswith("move")} == {f"move {who} people" for who in "IJKLM"}
    says(g, 2, "exchange E I")
    assert told(g)[-1] == Demanded(2, Exchange("E", "I"))
    assert offered(g, 1) == {"exchange E I"}
    assert refused(g, 1, "pass") == "kremlin-blackmail-first who=N (kremlin 15.6)"
    play(g, "N exchange E I")
    assert (place(g, "I"), place(g, "E"), stressed(g, "N")) == ("ideology", "candidate", [2])
    assert not {text for text in offered(g, 1) if text.startswith("rearrange")}  # it was one of his own
    assert not {text for text in offered(g, 1) if " E" in text or " I" in text}


@rule("kremlin I.20", "kremlin 6.1")
def test_what_can_be_demanded_is_a_step_up_a_step_down_or_a_change_of_post() -> None:
    g = quiet(demanding("sport - | candidates I J K L"))
    offers = offered(g, 2)
    assert {"pass", "move I sport", "move B sport", "move O candidate", "move E candidate", "move I people"} <= offers
    assert {"rearrange C B D", "rearrange F E G -", "rearrange E F - G", "rearrange - F G E"} <= offers
    assert {"exchange C E", "exchange E I", "exchange I O"} <= offers
    assert not {text for text in offers if " N" in text}
    assert refused(g, 2, "exchange C I") == "kremlin-demand-a-move (kremlin 15.6)"
    assert refused(g, 2, "rearrange C D B") == "kremlin-demand-a-move (kremlin 15.6)"


@rule("kremlin I.20", "kremlin 6.1")
def test_a_change_of_post_lets_two_posts_change_hands_and_is_free() -> None:
    g = says(quiet(demanding()), 2, "rearrange D C B")
    play(g, "N rearrange D C B")
    assert (where(g), stressed(g, "N")) == ("NDCBEFGH", [0])
    assert "rearrange B C D" not in offered(g, 1)  # 6.1 each level once
    assert "rearrange F E G H" in offered(g, 1)


@rule("kremlin I.20")
def test_a_blackmailer_who_asks_for_nothing_leaves_the_chief_free() -> None:
    g = says(quiet(demanding()), 2, "pass")
    assert {"pass", "exchange C E"} <= offered(g, 1)


@rule("kremlin I.20")
def test_with_no_legal_move_nothing_is_demanded() -> None:
    """The Chief is too old for anything that costs stress, and there is nobody to change posts (9.1)."""
    empty = " | ".join(f"{post} -" for post in (*LEVEL_1, *LEVEL_2))
    g = quiet(demanding(f"chief N/33 | {empty} | candidates C I J K L", "1N 2C"))
    assert lasting(g) == ["ChiefBlackmailed"]
    assert (where(g), actor(g)) == ("NCIJ----", "C")  # 6.2, 6.3 have come


@rule("kremlin I.20", "kremlin 9.1")
def test_of_a_chief_too_old_only_a_change_of_post_can_be_demanded() -> None:
    g = quiet(demanding("chief N/33"))
    assert {text.split()[0] for text in offered(g, 2)} == {"pass", "rearrange"}


@rule("kremlin I.20", "kremlin C.5")
def test_a_chief_seized_in_the_window_owes_nothing() -> None:
    g = says(quiet(demanding()), 2, "move I people")
    volley(acts(g, "N", "move I people"), "3: declare N 4")
    assert told(g)[-1] == Fell("N", Move("I", "people"))
    assert g.asked() == (3,)
    assert {"pass", "exchange C E"} <= offered(g, 3)
    play(g, "N pass")
    assert (place(g, "I"), stressed(g, "N")) == ("candidate", [0])


@rule("kremlin I.20", "kremlin C.5")
def test_the_debt_does_not_come_back_with_the_control() -> None:
    g = says(quiet(demanding()), 2, "move I people")
    volley(acts(g, "N", "move I people"), "3: declare N 4")
    assert lasting(g) == []
    volley(acts(g, "N", "exchange C E"), "1: declare N 5")
    assert g.asked() == (1,)
    assert {"pass", "move I people", "exchange C E"} <= offered(g, 1)


@rule("kremlin I.20")
def test_a_debt_to_one_who_dies_is_owed_no_more() -> None:
    g = says(quiet(demanding(stalinists="4")), 2, "move I people")
    plays(acts(g, "N", "move I people"), "1: play 4 on C", 18)
    says(g, 2, "pass")  # he accuses nobody
    assert (place(g, "C"), lasting(g)) == ("wall", [])
    volley(g, "3: declare N 4")
    volley(acts(g, "N", "pass"), "1: declare N 5")
    assert "pass" in offered(g, 1)


@rule("kremlin I.20", "kremlin C.4")
def test_of_a_chief_on_a_cure_nothing_can_be_demanded() -> None:
    g = quiet(demanding("chief N+~ | sport -", "1N 2C"))
    assert (lasting(g), g.public.phase, actor(g)) == (["ChiefBlackmailed"], 6, "C")


@rule("kremlin I.20")
def test_it_comes_again_every_year() -> None:
    g = quiet(demanding())
    skip(skip(g, 7), 6, face=12)
    assert (g.public.year, g.public.posts["chief"], g.public.men["N"].cure) == (3, "N", False)
    says(quiet(g), 2, "move M people")
    assert (offered(g, 1), happened(g, Demanded)) == ({"move M people"}, [Demanded(2, Move("M", "people"))])


@rule("kremlin I.20")
@pytest.mark.parametrize("who", "CN")
def test_it_ends_with_the_death_of_either(who: str) -> None:
    g = demanding(stalinists="4")
    assert lasting(g) == ["ChiefBlackmailed"]
    plays(g, f"1: play 4 on {who}", 18)
    assert (place(g, who), lasting(g)) == ("wall", [])
    if who == "C":
        says(g, 2, "pass")  # he accuses nobody
        assert (actor(quiet(g)), "pass" in offered(g, 1)) == ("N", True)


@rule("kremlin I.20")
def test_it_ends_when_the_blackmailer_goes_to_siberia() -> None:
    g = demanding(held="1N 2C 3B", phase=2)
    play(g, "B purge C", "14")
    assert (place(g, "C"), lasting(g)) == ("siberia", [])


@rule("kremlin I.20")
@pytest.mark.parametrize("back", [False, True])
def test_it_ends_for_good_when_that_player_no_longer_controls_that_chief(back: bool) -> None:
    g = demanding()
    volley(g, "3: declare B 2; 4: pass")
    assert lasting(g) == ["ChiefBlackmailed"]
    volley(g, "4: declare N 3")
    assert lasting(g) == []
    if back:
        volley(g, "1: declare N 4")
    quiet(g)
    assert (actor(g), g.asked(), lasting(g)) == ("N", (1,) if back else (4,), [])


@rule("kremlin I.20", "kremlin 2.6")
@pytest.mark.parametrize("loss", ["dies", "falls"])
def test_it_ends_when_the_influence_on_that_chief_is_lost(loss: str) -> None:
    g = demanding(stalinists="24")
    if loss == "falls":
        plays(g, "1: play 24", 1)
    else:
        plays(holding(g, evolutionists="4"), "3: play 4 on N", 18)
    assert ("N" in g.public.control, lasting(g)) == (False, [])


@rule("kremlin I.20", "kremlin 15.3")
def test_the_card_is_for_one_who_does_not_control_the_chief_and_has_a_man_of_his_own() -> None:
    never = "kremlin-card-not-now card=20 (kremlin I.20)"
    g = table(2, "1NB 2C", "", stalinists="20", militarists="9")
    assert refused(g, 1, "play 20 on B") == never
    g = table(2, "2C", "", militarists="20")
    assert refused(g, 2, "play 20 on C") == never  # nobody controls the Chief
    g = table(2, "1NB 2CJ", "candidates I", militarists="20")
    assert refused(g, 2, "play 20 on B") == "kremlin-card-not-on card=20 who=B (kremlin I.20)"
    assert {text for text in offered(g, 2) if text.startswith("play")} == {"play 20 on C", "play 20 on J"}


@rule("kremlin I.20", "kremlin 13.1")
@pytest.mark.parametrize(("seizes", "bound"), [("3", 3), ("2", None)])
def test_whoever_controls_the_chief_when_the_card_works_is_blackmailed(seizes: str, bound: int | None) -> None:
    g = table(2, "1N 2C", "", militarists="20")
    volley(g, "2: play 20 on C")
    worked(volley(g, f"{seizes}: declare N 3"))
    assert [getattr(effect, "player", None) for effect in g.public.effects] == ([bound] if bound else [])
    assert happened(g, CameToNothing) == ([] if bound else [CameToNothing(2, "20")])


@rule("kremlin I.20", "kremlin 15.5")
@pytest.mark.parametrize("answer", ["agree", "refuse"])
def test_a_protected_man_is_moved_only_if_his_controller_agrees_all_the_same(answer: str) -> None:
    g = demanding("candidates I J K L", "1N 2C 3E", evolutionists="28")
    plays(g, "3: play 28")
    says(quiet(g), 2, "move E candidate")
    play(g, "N move E candidate")
    says(g, 3, answer)
    assert place(g, "E") == ("candidate" if answer == "agree" else "ideology")
    assert (actor(g), stressed(g, "N")) == ("N", [1 if answer == "agree" else 0])
    assert "pass" in offered(g, 1)
