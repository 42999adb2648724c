"""Matches between bots on duplicate deals, and what they say about strength.

A *match* compares bots at a number of seats over many *deals*. A deal is played in every rotation of every lineup with
the same cards, so that luck in the cards falls on all bots alike. The deal is therefore the unit of all statistics.
"""
