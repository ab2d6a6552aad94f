"""File formats of the game (docs/formats.md): ship files, ship reports and scenarios. Entry points are
`shipfile.parse`, `ship_report.inspect` and `scenario.play`. Used by the command line, `draw` and tests; may
import every package of the game but `draw`."""
