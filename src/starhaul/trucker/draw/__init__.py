"""Our own pictures of tiles and ships, as SVG text (see `ship_svg` and `tile_svg`)."""
