"""The story of a match as plain data: rounds, pictures, decisive moments, losses by cause, settlements,
ranks.

Entry points: `chronicler.chronicle_of` makes a chronicle from a log, `story_in_brief` tells it in three
sentences, `wording.worded` puts a sentence of it into words. Used by the server for the page of the story, by
`starhaul replay` and for pictures to share. What is worth telling is up to each game (part `chronicle` of its
plug-in, `chronicle_part`); how it is shown is not decided here. Imports the kernel, `locale` and `games`, and
no game."""
