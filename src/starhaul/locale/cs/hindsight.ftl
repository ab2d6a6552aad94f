### Příkaz `hindsight`.

help-hindsight = Ukáže, co by v dokončeném letu pomohlo.
help-hindsight-seat = Místo u stolu, číslované jako v záznamu.
help-hindsight-round = Let, od 1; výchozí je poslední dokončený.

input-hindsight-round = let { $round } v této partii není; letů má { $rounds }
input-hindsight-unfinished = let { $round } v této partii neskončil
input-hindsight-seat = místo { $seat } v této partii není
input-no-hindsight = tato hra ohlédnutí nenabízí

hindsight-flight = Let { $round }, místo { $seat }, kredity: { $credits }, ztracené dílky: { $lost }.
hindsight-line = { $gain }: { $text }
