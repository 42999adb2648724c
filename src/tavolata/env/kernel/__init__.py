"""What learning programs need at full speed: observations written from views, and many games stepped at once."""
