### Browser client: waiting.
