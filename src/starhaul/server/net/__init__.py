"""Connections below HTTP: who may connect, how much, and how requests are refused.

Entry points: `gate.Gate`, `door.Door`, `websocket_limits.VisitorWebSocket`. Knows no table. Imports
`settings`, `wire`, `metrics` and `table_error`.
"""
