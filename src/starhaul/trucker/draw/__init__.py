"""The trucker game as SVG text: `ship_svg` draws a ship, `table_svg` the view of a match, `tile_svg` a tile.
Used by the terminal and browser parts of the plug-in. May import every package of the game, and `svg`, but no
texts: the caller passes the words to draw."""
