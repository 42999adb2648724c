"""Tavolata: a family of modern card games for people to play and for machines to learn."""

__version__ = "0.1.0"
