"""Parts for any game: a game of an installed package gets them where its package has none of its own
(`plugins/game_plugin.py`). They know nothing but the contract of a game: names of events, questions and
fields are shown as they are. Our own games do not use them. May import what the plug-ins of our games may."""
