"""Thinking on full states, compiled like the engine: evaluation, cheap policies, turn search, tree search.

This layer works on states that `determinize` drew from a view; who chooses for a seat never sees the real one.
"""
