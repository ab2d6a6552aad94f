### Browser client: cards.
