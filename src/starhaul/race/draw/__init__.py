"""Our own picture of the race, as SVG text (see `race_svg`)."""
