"""Random whole games over every number of seats and every choice of modules, with all invariants checked."""
