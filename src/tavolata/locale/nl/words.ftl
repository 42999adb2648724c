### Wat zinnen in alle spellen gemeen hebben, in het Nederlands.

# Een opsomming in een zin: $others is alles behalve het laatste, met komma’s.
listed = { $others } en { $last }
