### Proč nejde partii přehrát.

film-still-playing = Tato partie se ještě hraje. Přehrát ji půjde, až skončí.
film-still-delayed = Diváci vidí tuto partii později než hráči. Přehrát ji půjde, až její konec uvidí i oni.
film-eye = Pohled „{ $eye }“ v této partii není.
film-too-big = Tento záznam je příliš velký; čte se nejvýš { $longest } bajtů.
film-too-many = Tento záznam je příliš dlouhý; přehrává se nejvýš { $most } zápisů.
film-too-long = Přehrání této partie trvalo déle než { $seconds } s, server proto skončil.
film-not-a-log = Řádek { $line } není řádkem záznamu partie: buď to žádný záznam není, nebo ho někdo změnil.
film-game = Hru „{ $game }“ tento server nezná.
film-config = Záznam popisuje partii, která nemůže existovat: { $reason }
film-refused = Řádek { $line } porušuje pravidlo { $rule }: do tohoto záznamu někdo zasáhl.
film-failed = Přehrání se nepodařilo připravit. Zkuste to za chvíli znovu.
input-no-film = přehrát to nejde: { $why }
postcard-failed = Pohlednice se ztratila na poště. Zkuste to za chvilku znovu.
