"""The server: tables where people and bots play, over HTTP and WebSocket.

The packages, each of which imports only those before it: `settings` (configuration and limits), `store` (what
survives a restart), `clock` (the service clock), `net` (connections below HTTP), `bots` (bots in worker
processes), `table` (one table and its match), `lobby` (all tables), `http` (requests and WebSocket
connections), `process` (starting and stopping), `describing` (protocol page and types, generated from the
code). `wire` declares all messages. Rules belong to the games, texts to `locale`.
"""
