"""The pending steps as plain numbers and back: for digests, views and games rebuilt from a view."""

from rokoko.engine.acquiring import TakeFreeTile, UseTile
from rokoko.engine.bonus_step import UseBonus
from rokoko.engine.deputing import Departed, DeputeFrom
from rokoko.engine.exchanges import DiscardMore, ReturnMore
from rokoko.engine.expansions.examinations import ChooseGraduate, FulfilTask
from rokoko.engine.expansions.expert_tailoring import DeputeForGarment, ExpertBonus
from rokoko.engine.expansions.jewelry import TakeFreeJewelry
from rokoko.engine.gains import PrestigeFollows
from rokoko.engine.halls import AllHalls
from rokoko.engine.renting import PlaceGarment
from rokoko.engine.state import State, Step
from rokoko.engine.tailoring import LowerNeed, SilkIsPaid, continue_paying
from rokoko.engine.turns import MainAction, PlayEmployee


def name_of_step(step: Step) -> str:
    return step.NAME


def step_fields(step: Step) -> dict[str, int]:
    """The step's fields by name."""
    return dict(zip(step.FIELDS, step.pack(), strict=False))


def unpack_step(s: State, name: str, n: list[int]) -> Step:
    """The step that `pack` described, in a state whose racks are already filled."""
    match name:
        case "play_employee":
            return PlayEmployee(n[0])
        case "main_action":
            return MainAction(n[0], n[1])
        case "use_bonus":
            return UseBonus(n[0], n[1])
        case "use_tile":
            return UseTile(n[0], n[1], n[2])
        case "take_free_tile":
            return TakeFreeTile(n[0])
        case "lower_need":
            return LowerNeed(n[0], n[1:])
        case "pay_silk":
            return continue_paying(s, n[0], n[1:5], n[5:])
        case "silk_is_paid":
            return SilkIsPaid(n[0], n[1])
        case "place_garment":
            return PlaceGarment(n[0], n[1], n[2], n[3], n[4], n[5] == 1)
        case "all_halls":
            return AllHalls(n[0])
        case "depute_from":
            return DeputeFrom(n[0], n[1], n[2])
        case "departed":
            return Departed(n[0])
        case "return_more":
            return ReturnMore(n[0], n[1])
        case "discard_more":
            return DiscardMore(n[0], n[1], n[2], n[3])
        case "prestige_follows":
            return PrestigeFollows(n[0], n[1])
        case "expert_bonus":
            return ExpertBonus(n[0], n[1], n[2])
        case "depute_for_garment":
            return DeputeForGarment(n[0])
        case "take_free_jewelry":
            return TakeFreeJewelry(n[0], n[1])
        case "fulfil_task":
            return FulfilTask(n[0], n[1])
        case "choose_graduate":
            return ChooseGraduate(n[0], n[1])
        case _:
            raise ValueError(f"unknown step {name!r}")
