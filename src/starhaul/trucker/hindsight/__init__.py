"""What would have saved a seat: a finished flight is played again with one thing changed.

`finished_flight` takes a flight out of a log, `flight_replay` plays it again with the same cards, dice and
answers, `tile_changes` and `decision_changes` propose what to change, `hindsight_search` ranks the changes by
the credits they would have brought. The entry point is `hindsight_search.look_back`. Pure, and used by the
plug-in for the server and the command line. Imports everything else of the game.
"""
