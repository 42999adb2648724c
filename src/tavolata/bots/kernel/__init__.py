"""Bots that are compiled together with the rules they play by."""
