"""The PettingZoo environment: PettingZoo's own tests, and what is ours."""

from random import Random

import pytest

from rokoko import ACTION_SPACE, MODULES, Game, GameConfig, IllegalAction
from tests.research.tools import CONFIGS, named, research

# PettingZoo's test is written for observations without a mask, and says so.
dictionaries = pytest.mark.filterwarnings("ignore:Observation")


def settings_of(config: GameConfig) -> dict[str, object]:
    return {"seats": config.seats, "modules": config.modules, "edition": config.edition}


@dictionaries
@pytest.mark.parametrize("config", CONFIGS, ids=named)
def test_the_environment_passes_pettingzoos_own_tests(config: GameConfig) -> None:
    from pettingzoo.test import api_test, seed_test

    api_test(research.env(**settings_of(config)), num_cycles=200)
    seed_test(lambda: research.env(**settings_of(config)), num_cycles=100)


def played(env: object, seed: int) -> object:
    """A whole game of random legal actions."""
    env.reset(seed=seed)  # type: ignore[attr-defined]
    rng = Random(seed)
    for agent in env.agent_iter():  # type: ignore[attr-defined]
        seen, _, over, _, _ = env.last()  # type: ignore[attr-defined]
        legal = [index for index, bit in enumerate(seen["action_mask"]) if bit]
        env.step(None if over else rng.choice(legal))  # type: ignore[attr-defined]
        assert over == (not legal), agent
    return env


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_rewards_are_shares_of_the_win_or_leads(seats: int) -> None:
    for reward in ("win", "lead"):
        env = research.RokokoEnv(seats=seats, reward=reward)
        env.reset(seed=5)
        rng = Random(5)
        while not env.game.over:
            env.step(rng.choice(env.game.options(env.game.deciders[0])).index)
        sheets = env.game.score()
        if reward == "win":
            winners = [sheet.seat for sheet in sheets if sheet.rank == 1]
            for seat in range(seats):
                assert env.rewards[f"player_{seat}"] == (1 / len(winners) if seat in winners else 0)
        else:
            for seat in range(seats):
                best = max(sheet.total for sheet in sheets if sheet.seat != seat)
                assert env.rewards[f"player_{seat}"] == sheets[seat].total - best
        assert all(env.terminations.values())
        assert not any(env.truncations.values())


def test_a_seed_is_the_seed_of_the_game() -> None:
    env = research.RokokoEnv(seats=3, modules=MODULES)
    env.reset(seed=11)
    assert env.game.digest() == Game(GameConfig(seats=3, modules=MODULES), seed=11).digest()
    env.reset()
    second = env.game.seed
    env.reset(seed=11)
    env.reset()
    assert env.game.seed == second != 11


def test_a_played_game_can_be_recorded_and_replayed() -> None:
    env = played(research.RokokoEnv(seats=2), 3)
    game = env.game  # type: ignore[attr-defined]
    assert Game.replay(game.record()).digest() == game.digest()


def test_an_illegal_action_changes_nothing_or_ends_the_game_with_its_price() -> None:
    bare = research.RokokoEnv(seats=2)
    bare.reset(seed=1)
    before = bare.game.digest()
    illegal = next(action.index for action in ACTION_SPACE if action not in bare.game.options(0))
    with pytest.raises(IllegalAction):
        bare.step(illegal)
    assert bare.game.digest() == before
    wrapped = research.env(seats=2, illegal_reward=-3.0)
    wrapped.reset(seed=1)
    wrapped.last()
    wrapped.step(illegal)
    assert wrapped.rewards["player_0"] == -3.0
    assert all(wrapped.terminations.values())


def test_hands_are_chosen_seat_after_seat() -> None:
    env = research.RokokoEnv(seats=4)
    env.reset(seed=2)
    order = []
    while env.game.phase == "select":
        order.append(env.agent_selection)
        waiting = env.observe("player_3")
        assert env.agent_selection == "player_3" or not waiting["action_mask"].any()
        env.step(env.game.options(env.game.deciders[0])[0].index)
    assert order == sorted(order)
    assert set(order) == set(env.agents)


def test_the_text_shows_the_table_and_no_secret() -> None:
    env = research.RokokoEnv(seats=2, modules=MODULES, render_mode="ansi")
    env.reset(seed=4)
    rng = Random(4)
    while not env.game.over:
        text = env.render()
        assert text.startswith("round ")
        assert "select " not in text.split("\n", 1)[1]
        assert "choose " not in text
        env.step(rng.choice(env.game.options(env.game.deciders[0])).index)
    with pytest.raises(ValueError, match="there is no render mode 'human': choose from ansi"):
        research.RokokoEnv(render_mode="human")
    with pytest.raises(ValueError, match="there is no reward 'fun': choose from win, lead"):
        research.RokokoEnv(reward="fun")


def test_a_solo_game_has_one_agent() -> None:
    env = played(research.env(seats=1, modules=MODULES), 8)
    assert env.possible_agents == ["player_0"]  # type: ignore[attr-defined]
