"""What must hold when things go wrong: processes that die or race, a database that is locked, full or elsewhere."""
