"""Everything that a person reads about the game, in one language and one edition's words."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from rokoko.components import Problem
from rokoko.engine.actions import Action
from rokoko.engine.events import Event
from rokoko.words import (
    actions,
    advice,
    amounts,
    board,
    du_barry,
    employees,
    error_texts,
    events,
    garments,
    problem_texts,
    questions,
    reason_texts,
    scores,
)
from rokoko.words.voice import Voice

View = Mapping[str, Any]


class Wording(Voice):
    """The one door to this layer. Ids and names are those of views, events and component files."""

    # --- The course of the game

    def event(self, event: Event, names: Sequence[str] = ()) -> str:
        """What happened, in one sentence; `names` are the players' by seat."""
        return events.sentence(self, event, names)

    def question(self, asked: View | None, view: View | None = None) -> str:
        """What a seat is asked for: `game.asked(seat)`, `game.view(seat)`."""
        return questions.question(self, asked, view)

    def action(
        self, action: Action, view: View | None = None, asked: View | None = None, names: Sequence[str] = ()
    ) -> str:
        """An option with its price and what it brings."""
        return actions.option(self, action, view, asked, names)

    def reason(self, refused: reason_texts.Refused) -> str:
        """Why something is not on offer, with the rule."""
        return reason_texts.reason(self, refused)

    def why(self, reasons: Iterable[tuple[str, int]], behind: float = 0.0) -> list[str]:
        """Why an option is good: the kinds of reasons that `rokoko.bots.advise` gives, with what they are about, and
        how far it is `behind` the first one."""
        return advice.why(self, reasons, behind)

    def opponent(self, name: str) -> str:
        """The name of a bot's level or style."""
        return advice.opponent(self, name)

    def opponent_on_offer(self, name: str) -> str:
        """The name of a bot's level or style, and how strong it is."""
        return advice.opponent_on_offer(self, name)

    def problem(self, problem: Problem) -> str:
        """What is wrong with a component set."""
        return problem_texts.problem(self, problem)

    def error(self, said: str) -> str:
        """What a configuration, a record or an action can't be, by the English sentence that said so."""
        return error_texts.error(self, said)

    def phase(self, name: str) -> str:
        return board.phase(self, name)

    # --- Employees

    def employee(self, employee: str) -> str:
        return employees.employee(self, employee)

    def bonus(self, employee: str) -> str:
        """The bonus of an employee, in words."""
        return employees.bonus(self, employee)

    def employee_line(self, employee: str) -> str:
        return employees.employee_line(self, employee)

    def rank(self, rank: str) -> str:
        return employees.rank(self, rank)

    def zone(self, zone: str) -> str:
        """Where an employee is: supply, hand, discards, in play."""
        return employees.zone(self, zone)

    def examination(self, rank: str) -> str:
        return employees.examination(self, rank)

    def task(self, task: str) -> str:
        return employees.task(self, task)

    def condition(self, condition: str) -> str:
        """What a specialized apprentice asks for."""
        return employees.condition(self, condition)

    # --- Garments, resources, jewelry

    def garment(self, garment: str) -> str:
        """Everything that a garment's tile says."""
        return garments.garment(self, garment)

    def garment_name(self, garment: str) -> str:
        return garments.garment_name(self, garment)

    def garment_kind(self, garment: str) -> str:
        """Colour and cut alone."""
        return garments.garment_kind(self, garment)

    def garment_bonus(self, bonus: str) -> str:
        return garments.garment_bonus(self, bonus)

    def resource(self, resource: View | str) -> str:
        """A tile, as a view shows it or by its id."""
        return amounts.resource(self, resource)

    def color(self, color: str) -> str:
        return garments.color(self, color)

    def jewelry(self, jewelry: str) -> str:
        return garments.jewelry(self, jewelry)

    def livre(self, amount: int) -> str:
        return amounts.livre(self, amount)

    def prestige(self, amount: int) -> str:
        return amounts.prestige(self, amount)

    def tiles(self, number: int) -> str:
        """So many resource tiles."""
        return amounts.tiles(self, number)

    def silk(self, bales: Mapping[str, int]) -> str:
        return amounts.silk(self, bales)

    def notions(self, thread: int, lace: int) -> str:
        return amounts.notions(self, thread, lace)

    # --- The board and the table

    def hall(self, number: int) -> str:
        return board.hall(self, number)

    def drawer(self, number: int) -> str:
        return board.drawer(self, number)

    def decoration(self, name: str, number: int | None = None) -> str:
        return board.decoration(self, name, number)

    def reward(self, reward: str, amount: int = 1) -> str:
        return amounts.reward(self, reward, amount)

    def module(self, module: str) -> str:
        return board.module(self, module)

    def edition_name(self, edition: str) -> str:
        return board.edition(self, edition)

    def term(self, name: str) -> str:
        """A word for a heading: one of `board.TERMS`."""
        return board.term(self, name)

    def seat(self, seat: int, names: Sequence[str] = ()) -> str:
        return board.seat(self, seat, list(names))

    def du_barry_action(self, action: str) -> str:
        """The action of one of Madame du Barry's cards."""
        return du_barry.card_action(self, action)

    # --- The final scoring

    def score_step(self, step: str) -> str:
        return scores.score_step(self, step)

    def score_source(self, step: str, source: str) -> str:
        """Where a line of a score sheet comes from."""
        return scores.score_source(self, step, source)
