"""The one authority that applies actions, and the people and bots around its tables."""
