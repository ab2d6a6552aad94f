### Browser client: race.
