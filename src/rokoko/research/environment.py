"""Rokoko as a PettingZoo AEC environment.

One agent a seat, `player_0` and so on; in a solo game there is one, and Madame du Barry belongs to the environment.
Hands are chosen at the same time: here seat after seat, and no seat sees what another has chosen so far.
"""

import secrets
from random import Random
from typing import Any, Final

import numpy as np
from gymnasium import logger, spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from rokoko.config import EDITIONS, GameConfig
from rokoko.engine.actions import ACTION_SPACE
from rokoko.game import Game
from rokoko.research.encoding import MASK_SIZE, Encoder
from rokoko.research.layout import LEAST, MOST, SIZE
from rokoko.research.outcome import leads_of, win_shares_of
from rokoko.research.rendering import table_text

Observation = dict[str, NDArray[np.int8]]
REWARDS: Final = {"win": win_shares_of, "lead": leads_of}
RENDER_MODES: Final = ("ansi",)
ILLEGAL_REWARD: Final = -1.0
SEED_BITS: Final = 53


def env(*, illegal_reward: float = ILLEGAL_REWARD, **settings: Any) -> "AECEnv[str, Observation, int]":
    """The environment in PettingZoo's usual wrappers: an illegal action ends the game with `illegal_reward`.

    `settings` are those of RokokoEnv.
    """
    guarded = wrappers.TerminateIllegalWrapper(RokokoEnv(**settings), illegal_reward=illegal_reward)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(guarded))


class RokokoEnv(AECEnv[str, Observation, int]):  # type: ignore[misc]
    """`reward`, at the end: "win", a share of the win from 0 to 1, or "lead", prestige ahead of the best other.

    An illegal action raises IllegalAction and changes nothing. `game` is the game itself, with its record.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 (PettingZoo's way)
        "name": "rokoko_v0",
        "render_modes": list(RENDER_MODES),
        "is_parallelizable": False,
    }

    def __init__(
        self,
        *,
        seats: int = 4,
        modules: tuple[str, ...] = (),
        edition: str = EDITIONS[0],
        components: str = "house",
        start_player: int | None = None,
        reward: str = "win",
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        if reward not in REWARDS:
            raise ValueError(f"there is no reward {reward!r}: choose from {', '.join(REWARDS)}")
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise ValueError(f"there is no render mode {render_mode!r}: choose from {', '.join(RENDER_MODES)}")
        self.config: Final = GameConfig(
            seats=seats, modules=tuple(modules), edition=edition, components=components, start_player=start_player
        )
        self.render_mode: Final = render_mode
        self.encoder: Final = Encoder(self.config)
        self.game: Game = Game(self.config, 0)
        self.possible_agents = [f"player_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._rewards_of = REWARDS[reward]
        self._stream = Random(secrets.randbits(SEED_BITS))
        self.observation_spaces = {agent: _observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(MASK_SIZE) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Dict[Observation]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete[np.int64]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. `seed` is the game's own seed, as in `Game(config, seed)`, and decides the later resets too."""
        if seed is not None:
            self._stream = Random(f"environment {seed}")
        self.game = Game(self.config, self._stream.getrandbits(SEED_BITS) if seed is None else seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._next_agent()

    def observe(self, agent: str) -> Observation:
        """What the seat may know, and what it may choose now: nothing, unless it is its decision."""
        seat, state = self._seats[agent], self.game.state
        asked = agent == self.agent_selection and not self.game.over
        mask = self.encoder.mask(state, seat) if asked else bytes(MASK_SIZE)
        return {
            "observation": np.frombuffer(self.encoder.observation(state, seat), dtype=np.int8),
            "action_mask": np.frombuffer(mask, dtype=np.int8),
        }

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None, "an agent that is still in the game must act"
        self.game.apply(self._seats[agent], ACTION_SPACE[action])
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self.game.over:
            won = self._rewards_of(self.game.score())
            for player, seat in self._seats.items():
                self.rewards[player] = won[seat]
                self.terminations[player] = True
            self._accumulate_rewards()
            self._deads_step_first()
        else:
            self._accumulate_rewards()
            self.agent_selection = self._next_agent()

    def render(self) -> str | None:
        """The table as text, as far as a spectator may know it."""
        if self.render_mode is None:
            logger.warn('render() needs a render mode: env(render_mode="ansi")')
            return None
        return table_text(self.game.view(None), self.game.moves[-1] if self.game.moves else None)

    def close(self) -> None:
        """There is nothing to close."""

    def _next_agent(self) -> str:
        return self.possible_agents[self.game.deciders[0]]


def _observation_space() -> spaces.Dict[Observation]:
    return spaces.Dict(
        {
            "observation": spaces.Box(LEAST, MOST, (SIZE,), np.int8),
            "action_mask": spaces.Box(0, 1, (MASK_SIZE,), np.int8),
        }
    )
