"""Actions are small immutable values in one fixed space; what is in it must never move, or old records break."""

import copy
import pickle
from hashlib import blake2b

import pytest
from hypothesis import given
from hypothesis import strategies as st

import rokoko as rk


def test_the_action_space_is_what_it_always_was() -> None:
    texts = "\n".join(action.text for action in rk.ACTION_SPACE)
    assert (len(rk.ACTION_SPACE), blake2b(texts.encode(), digest_size=8).hexdigest()) == (489, "65673ad6bbbaed50")


def test_an_action_knows_its_place() -> None:
    assert [action.index for action in rk.ACTION_SPACE] == list(range(len(rk.ACTION_SPACE)))


@given(st.sampled_from(rk.ACTION_SPACE))
def test_an_action_is_read_back_from_its_text(action: rk.Action) -> None:
    assert rk.parse_action(action.text) is action
    assert rk.parse_action(f"  {action.text.replace(' ', '   ')} ") is action
    assert str(action) == action.text
    assert action.text in repr(action)


@given(st.sampled_from(rk.ACTION_SPACE))
def test_copies_of_an_action_are_the_action(action: rk.Action) -> None:
    assert copy.copy(action) is action
    assert copy.deepcopy([action])[0] is action
    assert pickle.loads(pickle.dumps(action)) is action


def test_no_two_actions_share_a_text() -> None:
    assert len({action.text for action in rk.ACTION_SPACE}) == len(rk.ACTION_SPACE)


@pytest.mark.parametrize("name", ["index", "text"])
def test_an_action_can_not_be_changed(name: str) -> None:
    action = rk.Action(0, "pass")
    with pytest.raises(AttributeError):
        setattr(action, name, getattr(action, name))


@given(st.text())
def test_a_text_that_is_no_action_is_an_error_in_one_line(text: str) -> None:
    known = {action.text for action in rk.ACTION_SPACE}
    if " ".join(text.split()) not in known:
        with pytest.raises(ValueError, match="is not an action") as caught:
            rk.parse_action(text)
        assert len(str(caught.value).splitlines()) == 1
