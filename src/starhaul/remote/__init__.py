"""Python clients of the wire protocol: `connection.Remote` (one seat), `remote_bot.RemoteBot` (a bot in a
seat on any server) and `load` (the load test). Imports the games, `bots` and from the server only `wire` and
`bots`; `load` also reads the server's database and uses the WebSocket framing of `net`.
"""
