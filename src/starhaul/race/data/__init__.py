"""Rule data of the race: the JSON files of track and cards, and `rule_data`, which loads and validates them.
Imports only `kernel` and the modules of the race that come before it (`terms`, `records`, `moves`,
`track`)."""
