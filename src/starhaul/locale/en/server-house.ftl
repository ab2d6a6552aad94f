### Refusals about the server as a whole: bans, draining, invitation.

table-banned = The operator of this server has banned your address.
table-draining = The server is about to stop for a while and opens no new tables; try again later.
table-invitation-needed = This server is for invited guests: it asks for an invitation word.
table-invitation-wrong = That is not the invitation word. Ask the person who told you about this server.
bye-closed-by-operator = The operator of the server has closed the table.
bye-game-stuck = The game got stuck, so its table was closed. The other tables play on.
