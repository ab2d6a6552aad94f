"""One file for each kind of card, with its frames in the order in which the rule book tells them."""
