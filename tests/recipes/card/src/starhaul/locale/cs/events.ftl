card-gust = Poryv
event-gust-accepted = { $seat } letí s poryvem.
