"""Many matches of bots, and what they say about them."""
