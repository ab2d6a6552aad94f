"""The service clock: time during which the server could receive, decide and write. Entry points:
`service_clock.ServiceClock` (the clock, without I/O) and `timekeeping.Timekeeper` (runs it). Imports `store`
and `metrics`.
"""
