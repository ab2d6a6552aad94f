"""Programs that play over the wire: a connection to a table, a bot in a seat, a whole house of guests."""
