"""Rokoko."""
