"""Connections below the HTTP handlers: who may connect, how often and how much, and how requests are refused.
Entry points: `gate.Gate`, `door.Door`, `listening.listen`, `websocket_limits.VisitorWebSocket`. Tables are
unknown here. Imports `settings`, `metrics`, `table_error`, `refusal_facts` and the errors of `store`.
"""
