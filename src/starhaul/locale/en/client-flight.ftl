### Browser client: flight.
