"""Every configuration's traced game goes the stored way, action by action, interpreted and compiled."""

import pytest

from tests.golden.traces import configs, stored_traces, trace

STORED = stored_traces()


@pytest.mark.parametrize("name", configs())
def test_options_and_states_follow_the_stored_chain(name: str) -> None:
    assert trace(name, configs()[name]) == STORED[name]


def test_no_chain_is_stored_that_nobody_checks() -> None:
    assert list(STORED) == list(configs())
