"""`rokoko replay`: check a record and show its game."""

import json
from typing import Any

import click
import msgspec
from rich.console import Console
from rich.text import Text

from rokoko.cli.errors import Failure
from rokoko.cli.options import components_option, json_option, language_option, wording_of
from rokoko.cli.play import table_console
from rokoko.game import Game
from rokoko.record import RULES_REVISION
from rokoko.terminal import Course, Figures, Screen, Seats, recorded_seats
from rokoko.terminal.files import read_game
from rokoko.terminal.scores import ranking
from rokoko.words import Wording


@click.command()
@click.argument("file")
@click.option("--to", "until", type=int, default=None, metavar="N", help="Show the game after N actions.")
@click.option("--moves", is_flag=True, help="Tell what happened, action by action.")
@click.option("--board", is_flag=True, help="Show the table, too.")
@components_option
@language_option
@json_option
def replay(
    file: str, until: int | None, moves: bool, board: bool, components: str | None, language: str | None, as_json: bool
) -> None:
    """Check the record in FILE, and show its game: players, moves, score.

    The whole record is checked, also with --to. An error names the line that is wrong.
    """
    game = read_game(file, components)
    actions = len(game.moves)
    if until is not None:
        if not 0 <= until <= actions:
            raise Failure(f"--to must be from 0 to {actions}, the number of actions in {file}, not {until}", 2)
        game = game.rewound(actions - until)
    w = wording_of(language, game.config)
    seats = recorded_seats(game.config, w, game.names, game.seed)
    if as_json:
        click.echo(json.dumps(_data(file, game, w, seats, moves=moves), indent=2, ensure_ascii=False))
        return
    console = table_console()
    screen = Screen(console, w, names=seats.names, figures=Figures(game.config.component_set(), game.config.seats))
    console.print(_summary(file, game, w, seats))
    if moves:
        _show_moves(console, game, w, seats)
    scene = screen.scene(game, None)
    if board:
        screen.show_table(scene)
    screen.show_scores(scene, sources=game.over)
    if game.over:
        for line in ranking(game.score(), w, names=seats.names, solo=game.config.solo):
            console.print(Text(line, style="bold"))


def _summary(file: str, game: Game, w: Wording, seats: Seats) -> Text:
    config = game.config
    parts = [w.edition_name(config.edition), *(w.module(name) for name in config.modules)]
    state = w.phase(game.phase)
    text = Text(f"{file}: {', '.join(parts)}; {', '.join(seats.names)}\n")
    said = w.gettext("{actions} actions, round {round}, {phase}; seed {seed}, digest {digest}")
    text.append(
        said.format(actions=len(game.moves), round=game.round, phase=state, seed=game.seed, digest=game.digest())
    )
    return text


def _told(game: Game, w: Wording, seats: Seats) -> list[dict[str, Any]]:
    """Each action with what followed from it. A record holds everything, so nothing is hidden."""
    names = seats.names
    course = Course(game)
    return [
        {
            "number": number,
            "seat": seat,
            "action": action.text,
            "told": [w.event(event, names) for event in course.events_of(number - 1)],
        }
        for number, (seat, action) in enumerate(game.moves, 1)
    ]


def _show_moves(console: Console, game: Game, w: Wording, seats: Seats) -> None:
    for event in game.opening:
        console.print(Text(w.event(event, seats.names), style="dim"))
    for move in _told(game, w, seats):
        text = Text.assemble((f"{move['number']:>4} ", "dim"), (f"{seats.names[move['seat']]}: ", "bold"))
        text.append(f"{move['action']} ")
        text.append(" ".join(move["told"]), style="dim")
        console.print(text)


def _data(file: str, game: Game, w: Wording, seats: Seats, *, moves: bool) -> dict[str, Any]:
    answer: dict[str, Any] = {
        "file": file,
        "ok": True,
        "rules": RULES_REVISION,
        "config": msgspec.to_builtins(game.config),
        "components_hash": game.config.component_set().hash,
        "seed": game.seed,
        "players": seats.names,
        "actions": len(game.moves),
        "round": game.round,
        "phase": game.phase,
        "over": game.over,
        "digest": game.digest(),
        "score": [msgspec.to_builtins(sheet) for sheet in game.score()],
    }
    if moves:
        answer["moves"] = _told(game, w, seats)
    return answer
