"""Rule data of the race: the JSON files of track and cards, and the module that loads and checks them."""
