"""Failures as one clear line."""

import click


class Failure(Exception):
    """What went wrong and what to do, in one line, with the exit code: 1, or 2 for a wrong use of the command."""

    def __init__(self, message: str, code: int = 1) -> None:
        super().__init__(message)
        self.code = code


def one_line(message: str) -> str:
    return " ".join(message.split())


def usage_line(error: click.UsageError) -> str:
    """A wrong use of the command, with the help that lists the right ones."""
    command = error.ctx.command_path if error.ctx is not None else "rokoko"
    message = one_line(error.format_message()).rstrip(".")
    message = message[:1].lower() + message[1:]
    return f"{message}: see {command} --help"
