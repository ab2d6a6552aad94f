"""What the operator of a running server can do: look, close, ban, announce, drain, replace the secret of
links.

Entry points: `housekeeping.Housekeeper` (carries requests out), `admin_socket.AdminSocket` (the local
socket of `starhaul admin`); the operator page asks the same through `http.admin_pages`. Imports `lobby`,
`table`, `net`, `store` and `settings`.
"""
