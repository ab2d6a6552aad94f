"""The service clock: time during which the server could receive, decide and write.

Entry points: `service_clock.ServiceClock`, `timekeeping.Timekeeper`. Imports `store`.
"""
