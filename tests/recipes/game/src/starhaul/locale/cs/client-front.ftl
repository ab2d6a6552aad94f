front-game-nim = Hra Nim
front-game-nim-hint = Berte jeden, dva nebo tři.
