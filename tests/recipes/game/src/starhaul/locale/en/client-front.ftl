front-game-nim = Nim
front-game-nim-hint = Take one, two or three.
