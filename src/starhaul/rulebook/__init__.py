"""The rule book for players: chapters in every language, an index, a search, and pictures from the games.

The chapters are the Markdown files in `locale/LANGUAGE/rules`, one for each chapter, with the same names and
rule IDs in every language. `chapters` parses one, `book` has all of a language, `search` finds words, and
`book_part` is what a game contributes: the scope of its chapters, pictures and icons. Used by the server
(`http/rule_pages`), the command `rules` and the description of the protocol. Which rule a question or an
event follows is declared there, not here. Imports the kernel, `locale`, `svg` and `games`, and no game.
"""
