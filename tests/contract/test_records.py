"""A record that is cut off, edited or foreign is refused with the number of the line at fault."""

import re

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

import rokoko as rk


def short_game() -> rk.Game:
    game = rk.Game(rk.GameConfig(seats=2, modules=("jewelry_box",)), seed=7, names=("Ada", "Émilie du Châtelet"))
    for _ in range(24):
        seat = game.deciders[0]
        options = game.options(seat)
        game.apply(seat, options[len(game.moves) % len(options)])
    return game


GAME = short_game()
TEXT = GAME.record()
LINES = TEXT.splitlines()
DASHES = LINES.index("--")
CHECKSUM = LINES[-1].split()[-1]


def error_of(text: str) -> rk.RecordError:
    with pytest.raises(rk.RecordError) as caught:
        rk.Game.replay(text)
    assert str(caught.value).startswith(f"line {caught.value.line}: ")
    assert len(str(caught.value).splitlines()) == 1
    return caught.value


def with_line(number: int, line: str) -> str:
    """The record with another line; numbers from 1."""
    return "\n".join([*LINES[: number - 1], line, *LINES[number:]]) + "\n"


def line_of(key: str) -> int:
    return next(number for number, line in enumerate(LINES, 1) if line.startswith(key))


def test_a_record_gives_the_same_game_back() -> None:
    again = rk.Game.replay(TEXT)
    assert again.digest() == GAME.digest()
    assert again.record() == TEXT
    assert again.moves == GAME.moves
    assert (again.config, again.seed, again.names) == (GAME.config, GAME.seed, GAME.names)


def test_a_record_is_text_that_a_person_can_read() -> None:
    assert LINES[:9] == [
        "rokoko record 1",
        f"rules {rk.RULES_REVISION}",
        "edition deluxe",
        "seats 2",
        "modules jewelry_box",
        f"components house {GAME.config.component_set().hash}",
        "start drawn",
        "seed 7",
        "player 0 Ada",
    ]
    moves = LINES[DASHES + 1 : -1]
    assert [f"{seat} {action.text}" for seat, action in GAME.moves] == moves
    assert LINES[-1] == f"end {len(moves)} {GAME.digest()} {CHECKSUM}"


def test_comments_empty_lines_and_line_ends_mean_nothing() -> None:
    spaced = "\r\n".join(part for line in LINES for part in (line, "", "# a comment"))
    assert rk.Game.replay(spaced).digest() == GAME.digest()


@pytest.mark.parametrize("length", range(len(LINES)))
def test_a_record_that_is_cut_off_names_the_line_that_is_missing(length: int) -> None:
    error = error_of("\n".join(LINES[:length]))
    assert error.line == max(1, length + 1)


@pytest.mark.parametrize("length", range(len(LINES)))
def test_a_record_that_lacks_a_line_is_refused(length: int) -> None:
    error_of("\n".join(LINES[:length] + LINES[length + 1 :]))


@pytest.mark.parametrize("number", [number for number in range(1, len(LINES) + 1) if number != DASHES + 1])
def test_a_line_of_nonsense_is_named(number: int) -> None:
    assert error_of(with_line(number, "nonsense here")).line == number


@pytest.mark.parametrize(
    ("key", "line", "said"),
    [
        ("rokoko record", "rokoko record 2", "begins with"),
        ("rules", "rules 999", "rules revision 999"),
        ("rules", "rules x", "rules revision x"),
        ("edition", "edition 1970", "no edition '1970'"),
        ("seats", "seats 6", "seats must be"),
        ("seats", "seats 0", "seats must be"),
        ("seats", "seats two", "whole number"),
        ("modules", "modules opera", "no module 'opera'"),
        ("modules", "modules jewelry_box jewelry_box", "twice"),
        ("components", "components house", "components NAME HASH"),
        ("components", "components house 0000000000000000", "0000000000000000"),
        ("start", "start 2", "start_player"),
        ("start", "start somebody", "whole number"),
        ("seed", "seed much", "whole number"),
        ("player 0", "player 1 Ada", "player 0 NAME"),
        ("end", "end", "end ACTIONS DIGEST"),
        ("end", f"end 3 {GAME.digest()} {CHECKSUM}", "holds 24"),
        ("end", f"end 24 0123456789abcdef {CHECKSUM}", "another state"),
        ("end", f"end 24 {GAME.digest()} 00000000", "checksum"),
    ],
)
def test_a_wrong_line_is_named_with_what_is_wrong(key: str, line: str, said: str) -> None:
    error = error_of(with_line(line_of(key), line))
    assert error.line == line_of(key)
    assert said in error.problem


def test_a_component_set_that_is_not_there_is_named_with_its_line() -> None:
    error = error_of(with_line(line_of("components"), "components some/where 0000000000000000"))
    assert error.line == line_of("components")


def test_another_seed_is_noticed() -> None:
    error = error_of(with_line(line_of("seed"), "seed 8"))
    assert error.line > DASHES


@pytest.mark.parametrize(("key", "line"), [("edition", "edition 2013"), ("player 0", "player 0 Eve")])
def test_an_edit_that_changes_no_state_is_noticed_too(key: str, line: str) -> None:
    error = error_of(with_line(line_of(key), line))
    assert error.line == len(LINES)
    assert "checksum" in error.problem


def test_nothing_may_follow_the_closing_line() -> None:
    assert error_of(TEXT + "0 pass\n").line == len(LINES) + 1


@pytest.mark.parametrize("number", range(DASHES + 2, len(LINES)))
def test_an_action_that_is_not_on_offer_is_named_with_the_rule(number: int) -> None:
    error = error_of(with_line(number, "0 hire apprentice"))
    assert error.line == number
    assert re.search(r"\(rule \w+\)$", error.problem)


@pytest.mark.parametrize("number", range(DASHES + 2, len(LINES)))
def test_an_action_of_a_seat_that_is_not_there_is_named(number: int) -> None:
    action = LINES[number - 1].split(" ", 1)[1]
    assert error_of(with_line(number, f"7 {action}")).line == number


@pytest.mark.parametrize("number", range(DASHES + 2, len(LINES)))
def test_another_legal_action_is_noticed_somewhere(number: int) -> None:
    """A changed action may be legal; then the game goes another way, and the digest tells."""
    earlier = GAME.rewound(len(LINES) - 1 - (number - 1))
    seat, action = GAME.moves[number - DASHES - 2]
    for other in earlier.options(seat):
        if other is not action:
            assert error_of(with_line(number, f"{seat} {other.text}")).line >= number


def test_the_record_of_every_moment_replays() -> None:
    for back in range(len(GAME.moves) + 1):
        moment = GAME.rewound(back)
        assert rk.Game.replay(moment.record()).digest() == moment.digest()


# --- Whatever is done to the text, a record is either the same game or a RecordError

lines_of_text = st.one_of(
    st.sampled_from(LINES),
    st.text(max_size=20),
    st.sampled_from(
        ["--", "end", "end 0 x", "rules 1", "0 pass", "² pass", "-1 pass", "0", "seats ²", "player 0", "seed ٣"]
    ),
)


def replayed_or_refused(text: str) -> tuple[rk.Game | None, rk.RecordError | None]:
    try:
        return rk.Game.replay(text), None
    except rk.RecordError as error:
        return None, error


@st.composite
def changed_records(draw: st.DrawFn) -> str:
    lines = LINES[:]
    for _ in range(draw(st.integers(1, 3))):
        at = draw(st.integers(0, len(lines)))
        match draw(st.sampled_from(["insert", "delete", "replace", "characters"])):
            case "insert":
                lines.insert(at, draw(lines_of_text))
            case "delete":
                del lines[at : at + draw(st.integers(1, 4))]
            case "replace" if at < len(lines):
                lines[at] = draw(lines_of_text)
            case _ if at < len(lines):
                cut = draw(st.integers(0, len(lines[at])))
                lines[at] = lines[at][:cut] + draw(st.text(max_size=3)) + lines[at][cut + draw(st.integers(0, 3)) :]
    return "\n".join(lines)


@settings(max_examples=300, deadline=None)
@example("² pass")
@example(with_line(DASHES + 2, "² select S1"))
@example(with_line(len(LINES), f"end ² {GAME.digest()} {CHECKSUM}"))
@example(with_line(line_of("seats"), "seats " + "9" * 5000))
@example(with_line(line_of("seed"), "seed " + "9" * 5000))
@given(changed_records())
def test_a_changed_record_is_the_same_game_or_a_record_error(text: str) -> None:
    game, error = replayed_or_refused(text)
    if game is not None:
        assert game.moves == GAME.moves
        assert game.digest() == GAME.digest()
    if error is not None:
        assert 1 <= error.line <= len(text.splitlines()) + 1
        assert len(str(error).splitlines()) == 1


@settings(max_examples=200, deadline=None)
@given(st.text())
def test_any_text_is_a_record_or_a_record_error(text: str) -> None:
    with pytest.raises(rk.RecordError):
        rk.Game.replay(text)


@settings(max_examples=200, deadline=None)
@example(("", "Ada"))
@example(("Ada\nend 0 x", "Blaise"))
@example(("Ada\u2028", " Blaise  Pascal "))
@example(("# Ada", "--"))
@given(st.tuples(st.text(max_size=12), st.text(max_size=12)))
def test_names_come_back_from_a_record_or_are_refused_at_the_start(names: tuple[str, str]) -> None:
    try:
        game = rk.Game(rk.GameConfig(seats=2), seed=1, names=names)
    except ValueError:
        return
    assert rk.Game.replay(game.record()).names == names
