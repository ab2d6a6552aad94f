"""The rules of a race as frames and functions, in the order of chapter 5: `rounds` sets up and deals, `turn`
plays a card, `tow` and `bonus` handle bonus cards, `arrivals` ends a turn. Used by `game`; imports `kernel`
and the modules of the race before it, up to `view`."""
