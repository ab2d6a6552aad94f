"""Films: a match that is over as the messages that one point of view would have received, to be replayed.

Entry points: `film.film_of` makes one from a log, `studio.shoot` does so in a worker process
within limits; `told_story.story_of` makes the story of the match.
Used by `http` and by `starhaul replay --html`. It uses the match of a table (`table.table_match`) and has no
rules of its own. How films are shown is up to the client (`web/screens/replay/`).
"""
