### Browser client: building.
