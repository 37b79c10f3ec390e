"""What must be true of every position of every game, checked from the public contract."""
