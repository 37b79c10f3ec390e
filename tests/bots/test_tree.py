"""The tree search with a tree for every player."""

import random

import rokoko as rk
from rokoko.bots.drawn import draw_worlds
from rokoko.bots.ismcts_bot import HASTY_BELOW, HASTY_BELOW_TIME, IsmctsBot
from rokoko.engine.codes import SELECT, SELECT_END
from rokoko.search.evaluation import STANDARD
from rokoko.search.tree import ChoiceTree, Node, TreeSearch
from rokoko.search.turn import ahead

FOREVER = float("inf")


def game_after(decisions: int, *, seats: int, seed: int) -> tuple[rk.Game, int]:
    """So many random decisions into a game, and who is asked for a choice of several."""
    game = rk.Game(rk.GameConfig(seats=seats), seed=seed)
    rng = random.Random(seed)
    while len(game.moves) < decisions or len(game.options(game.deciders[0])) < 2:
        seat = game.deciders[0]
        game.apply(seat, rng.choice(game.options(seat)))
    return game, game.deciders[0]


def searched(game: rk.Game, seat: int, *, trees: int, simulations: int = 600) -> TreeSearch:
    search = TreeSearch(STANDARD, seat, 3, trees)
    worlds = draw_worlds(game.view(seat), 4, random.Random(1))
    search.prepare_root(worlds[:1], FOREVER)
    search.run(worlds, simulations, 77)
    return search


def nodes_below(node: Node) -> list[Node]:
    return [node] + [found for child in node.children.values() for found in nodes_below(child)]


def test_every_player_has_a_tree_that_learns_from_every_simulation() -> None:
    game, seat = game_after(60, seats=4, seed=3)
    search = searched(game, seat, trees=4)
    assert [tree.seat for tree in search.trees] == [0, 1, 2, 3]
    assert search.trees[seat] is search.own
    for tree in search.trees:
        assert tree.root.visits == 600
        assert len(nodes_below(tree.root)) > 50
        assert tree.low < tree.high
        for node in nodes_below(tree.root):
            assert sum(child.visits for child in node.children.values()) <= node.visits


def test_while_hands_are_chosen_a_rivals_tree_holds_the_employees_of_the_rival() -> None:
    """Its own hand, never ours: in the first round everybody has the same staff, in the second nobody need have."""
    game = rk.Game(rk.GameConfig(seats=2), seed=9)
    search = searched(game, 0, trees=2)
    rival = search.trees[1].root.children
    assert {*rival} <= {option.index for option in game.options(1)}
    assert all(SELECT <= action < SELECT_END for action in rival)


def test_a_tree_learns_what_the_simulation_brought_its_own_seat() -> None:
    game, seat = game_after(60, seats=3, seed=3)
    search = TreeSearch(STANDARD, seat, 3, 3)
    state = draw_worlds(game.view(seat), 1, random.Random(1))[0]
    search.play(state, [search.own.root], 77)  # leaves the state as it is at the end
    values = STANDARD.of(state)
    assert [tree.root.total for tree in search.trees] == [ahead(values, at) for at in range(3)]
    assert len({tree.root.total for tree in search.trees}) == 3
    assert [tree.root.prestige for tree in search.trees] == values
    assert [tree.root.lead for tree in search.trees] == [
        values[at] - max(values[:at] + values[at + 1 :]) for at in range(3)
    ]


def test_without_trees_rivals_play_by_the_cheap_policy_and_only_we_learn() -> None:
    game, seat = game_after(60, seats=4, seed=3)
    search = searched(game, seat, trees=0)
    assert search.trees == []
    assert search.own.root.visits == 600


def test_what_loses_is_left_alone_however_likely_it_looked() -> None:
    game, seat = game_after(60, seats=2, seed=4)
    state = draw_worlds(game.view(seat), 1, random.Random(1))[0]
    choices = [option.index for option in game.options(seat)]
    tree = ChoiceTree(seat, sharp=True)
    tree.begin([tree.root], in_tree=True)
    favourite = tree.choose(state, choices)
    tree.learn([0.0, 0.0])
    for _ in range(400):
        tree.begin([tree.root], in_tree=True)
        won = 0.0 if tree.choose(state, choices) == favourite else 1.0
        tree.learn([won if at == seat else 0.0 for at in range(2)])
    assert tree.root.visits == 401
    assert 1 <= tree.root.children[favourite].visits < 40


def test_rivals_have_trees_where_there_is_time_for_them() -> None:
    game, seat = game_after(60, seats=2, seed=4)
    view, options = game.view(seat), game.options(seat)
    cases = [
        (IsmctsBot(7, simulations=HASTY_BELOW - 1), FOREVER, 0),
        (IsmctsBot(7), HASTY_BELOW_TIME / 2, 0),
        (IsmctsBot(7, simulations=HASTY_BELOW), FOREVER, 2),
        (IsmctsBot(7), HASTY_BELOW_TIME, 2),
    ]
    for bot, budget, trees in cases:
        assert bot.choose(view, options, budget) in options
        assert bot._search is not None
        assert len(bot._search.trees) == trees
