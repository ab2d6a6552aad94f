"""The names of our bots: skills and temperaments. How they play is up to each game (`bots/GAME/`)."""

OPPONENTS = ("easy", "medium", "hard")
"""The skills that try to win, the weakest first: they are offered as opponents and as stand-ins."""
SKILLS = ("random", *OPPONENTS)
USUAL_SKILL = "medium"
"""The skill that clients offer first."""
TEMPERAMENTS = ("balanced", "bold", "careful", "greedy")
TEMPERAMENT = "temperament"
"""The trait whose key may be omitted."""
