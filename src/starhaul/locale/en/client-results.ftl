### Browser client: results.
