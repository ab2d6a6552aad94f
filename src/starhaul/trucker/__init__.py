"""The trucker game: build a ship from tiles against the hourglass, then survive the flight."""
