"""Postcards: a match that is over as a picture with its story, to be shared, and the previews of links.

Entry points: `postcard_maker.made` makes a postcard, `postcard_studio.PostcardStudio` does so in a worker
process. Used by `http.link_pages`. What a postcard shows of a game is up to the game (part `postcard` of its
plug-in, `postcard_part`). It imports `chronicle`, `locale` and `svg`; matches and tables are passed to it as
plain data.
"""
