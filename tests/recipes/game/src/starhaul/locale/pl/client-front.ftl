front-game-nim = Gra Nim
front-game-nim-hint = Bierz jeden, dwa albo trzy.
