"""The race as SVG text: `race_svg` draws a view. Used by the terminal and browser parts of the plug-in.
Imports `svg` and the rules of the race, but no texts: the caller passes the words to draw."""
