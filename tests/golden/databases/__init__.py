"""Databases as past versions wrote them. Each must be brought up to date and verify in every later version."""
