"""`rokoko play` through a pipe, as a person would type."""

from pathlib import Path

from rokoko import Game
from tests.cli.conftest import Run

TWO = ("play", "--seats", "2", "--seed", "7")
FIRST_OPTIONS = "1\n" * 2000


def test_a_whole_game_of_two_people_by_always_taking_option_1(process: Run, here: Path) -> None:
    names = ("--name", "Ada", "--name", "Bob")
    done = process(*TWO, *names, "--save", "game.rokoko", typed=FIRST_OPTIONS)
    assert done.returncode == 0, done.stderr
    assert "the end of the ball" in done.stdout
    assert "1. " in done.stdout
    game = Game.replay((here / "game.rokoko").read_text(encoding="utf-8"))
    assert game.over
    assert game.names == ("Ada", "Bob")


def test_the_table_is_readable_at_100_columns(rokoko: Run) -> None:
    done = rokoko("play", "--seats", "5", "--seed", "1", typed="1 1 2\n" + "1\n" * 60)
    assert max(len(line) for line in done.stdout.splitlines()) <= 100


def test_several_numbers_choose_the_hand_at_once(rokoko: Run, here: Path) -> None:
    done = rokoko(*TWO, typed="1 1 3\nsave here\n")
    assert done.returncode == 0
    moves = Game.replay((here / "here").read_text(encoding="utf-8")).moves
    assert [action.text for seat, action in moves if seat == 0][:3] == ["select S1", "select S1", "select S3"]


def test_undo_goes_back_to_the_last_decision_and_redo_forth(rokoko: Run, here: Path) -> None:
    done = rokoko(*TWO, "--name", "Ada", typed="1\nsave one\n2\nsave two\nundo\nsave back\nredo\nsave forth\n")
    assert done.returncode == 0
    one, two, back, forth = ((here / name).read_text(encoding="utf-8") for name in ("one", "two", "back", "forth"))
    assert one == back != two == forth


def test_undo_at_the_beginning_says_that_there_is_nothing(rokoko: Run) -> None:
    done = rokoko(*TWO, typed="undo\nredo\n")
    assert "no earlier decision" in done.stdout
    assert "nothing to redo" in done.stdout


def test_a_saved_game_goes_on_with_its_people_and_bots(rokoko: Run, here: Path) -> None:
    rokoko(*TWO, "--name", "Ada", typed="1 1 3\n1\nsave game\n")
    saved = (here / "game").read_text(encoding="utf-8")
    assert "player 0 Ada" in saved
    assert "player 1 Babette (seamstress bot)" in saved
    done = rokoko("play", "--resume", "game", typed=FIRST_OPTIONS)
    assert done.returncode == 0, done.stderr
    assert "the end of the ball" in done.stdout
    whole = Game.replay((here / "game").read_text(encoding="utf-8"))
    assert whole.over
    before = Game.replay(saved).moves
    assert whole.moves[: len(before)] == before


def test_why_names_the_reason_and_the_rule(rokoko: Run) -> None:
    done = rokoko(*TWO, typed="why play S2\nwhy select S1\nwhy nonsense\n")
    assert "play S2 is not on offer: " in done.stdout
    assert "select S1 is on offer" in done.stdout
    assert "Name an action" in done.stdout


def test_what_is_not_understood_is_answered_and_asked_again(rokoko: Run) -> None:
    done = rokoko(*TWO, typed="banana\n0\n99\n1 2 3 4\nrent 3.1\n\n\x00\n-1\n")
    assert done.returncode == 0
    assert "I don't know 'banana'" in done.stdout
    assert "There is no option 99" in done.stdout
    assert "At most 3 may be chosen now" in done.stdout
    assert "rent 3.1 is not on offer" in done.stdout


def test_every_command_answers(rokoko: Run) -> None:
    done = rokoko(
        *TWO, typed="help\nboard\ncards\nshow g08\nshow A3\nshow me\nscore\nscore all\nlog\nlog all\nhint\nquit\n"
    )
    assert done.returncode == 0
    assert done.stderr == ""
    for said in ("the whole table again", "G08: blue gown", "journeyman A3", "Name a garment", "Total", "%  select "):
        assert said in done.stdout


def test_who_leaves_without_a_word_finds_the_game_kept(rokoko: Run, here: Path) -> None:
    done = rokoko(*TWO, typed="1 1 3\n")
    assert done.returncode == 0
    (kept,) = (here.parent / "state" / "rokoko").iterdir()
    assert kept.name in done.stdout.replace("\n", "")
    assert len(Game.replay(kept.read_text(encoding="utf-8")).moves) >= 3


def test_quit_may_be_answered_with_no(rokoko: Run, here: Path) -> None:
    done = rokoko(*TWO, typed="1 1 3\nquit\nn\n")
    assert done.returncode == 0
    assert list(here.iterdir()) == []


def test_bots_alone_show_the_end(rokoko: Run) -> None:
    done = rokoko("play", "--auto", "--seats", "3", "--seed", "2")
    assert done.returncode == 0
    assert "the end of the ball" in done.stdout
    assert "Seed 2" in done.stdout


def test_other_peoples_prestige_is_hidden_in_the_2013_edition(rokoko: Run) -> None:
    deluxe = rokoko(*TWO, typed="score\n")
    first = rokoko(*TWO, "--edition", "2013", typed="score\n")
    assert "+?" in first.stdout
    assert "+?" not in deluxe.stdout


def test_each_person_at_one_screen_is_told_only_what_that_seat_may_know(rokoko: Run) -> None:
    done = rokoko(*TWO, "--bots", "0", "--name", "Ada", "--name", "Bob", typed="1 1 2\nlog all\ncards\n")
    adas, _, bobs = done.stdout.partition("Bob  Choose 3 more employees")
    assert "Ada  Choose 3 more employees" in adas
    assert "Ada" not in bobs.partition("what happened")[2]
    assert "Your hand" not in bobs


def test_german_is_spoken(rokoko: Run) -> None:
    done = rokoko(*TWO, "--language", "de", typed="")
    assert done.returncode == 0
    assert "Runde 1 von 7" in done.stdout or "Round 1 of 7" in done.stdout  # the catalog may not be compiled


def test_solo_is_played_against_madame_du_barry(rokoko: Run) -> None:
    done = rokoko("play", "--solo", "--seed", "3", typed="1 1 3\n")
    assert done.returncode == 0, done.stderr
    assert "Madame du Barry" in done.stdout


def test_no_color_is_respected(rokoko: Run) -> None:
    done = rokoko(*TWO, "--auto", NO_COLOR="1", FORCE_COLOR="1")
    assert "\x1b[38;2" not in done.stdout
    assert "\x1b[48;" not in done.stdout
