"""Tables for people: lobby, rooms, protocol, store. The rules are those of the games, not of this place."""
