### Browser client: front.
