"""Settings of a server. Entry points: `configuring.configured` (reads file, environment and command line),
`settings.Settings` and `limits.Limits` (what can be set); `values` parses values. Imports the kernel only."""
