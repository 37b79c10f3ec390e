"""The door of the command line: subcommands, version, and one line for whatever goes wrong."""

import os
import platform
import sys
from collections.abc import Sequence

import click

from rokoko.__about__ import __version__
from rokoko.bots import UnknownBot
from rokoko.cli.arena import arena
from rokoko.cli.balance import balance
from rokoko.cli.bench import bench
from rokoko.cli.components import components
from rokoko.cli.dataset import dataset
from rokoko.cli.errors import Failure, one_line, usage_line
from rokoko.cli.play import play
from rokoko.cli.replay import replay
from rokoko.cli.serve import open_table, serve
from rokoko.cli.simulate import simulate
from rokoko.cli.verify import verify
from rokoko.components import ComponentError
from rokoko.config import ConfigError
from rokoko.engine.build_info import compiled
from rokoko.record import RULES_REVISION
from rokoko.terminal.files import FileProblem

INTERRUPTED = 130


def version_line() -> str:
    engine = "compiled" if compiled() else "interpreted"
    python = platform.python_version()
    return f"rokoko {__version__}, engine {engine}, rules revision {RULES_REVISION}, Python {python}"


def _show_version(context: click.Context, _: click.Parameter, wanted: bool) -> None:
    if wanted and not context.resilient_parsing:
        click.echo(version_line())
        context.exit()


@click.group(invoke_without_command=True, context_settings={"help_option_names": ["-h", "--help"]})
@click.option(
    "--version",
    is_flag=True,
    is_eager=True,
    expose_value=False,
    callback=_show_version,
    help="Say what runs, and exit.",
)
@click.pass_context
def app(context: click.Context) -> None:
    """The board game Rokoko (2013) / Rococo Deluxe (2020). Without a command: the table, in the browser."""
    if context.invoked_subcommand is None:
        open_table()


for command in (serve, verify, play, simulate, arena, balance, dataset, bench, replay, components):
    app.add_command(command)


def run(arguments: Sequence[str] | None = None) -> int:
    """The exit code. Everything that a person can do wrong ends here, as one line on stderr."""
    try:
        code = app.main(args=None if arguments is None else list(arguments), prog_name="rokoko", standalone_mode=False)
    except click.UsageError as error:
        return _fail(usage_line(error), 2)
    except (ConfigError, UnknownBot) as error:
        return _fail(str(error), 2)
    except Failure as failure:
        return _fail(str(failure), failure.code)
    except (ComponentError, FileProblem) as error:
        return _fail(str(error), 1)
    except click.ClickException as error:
        return _fail(error.format_message(), error.exit_code)
    except (click.Abort, KeyboardInterrupt):
        return _fail("interrupted", INTERRUPTED)
    except BrokenPipeError:
        # Whoever read our output has gone (`rokoko replay … | head`): there is nobody left to tell.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    return code if isinstance(code, int) else 0


def _fail(message: str, code: int) -> int:
    click.echo(f"rokoko: {one_line(message)}", err=True)
    return code


def main() -> None:
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")  # a terminal that lacks a sign shows "?" instead of ending the game
    sys.exit(run())
