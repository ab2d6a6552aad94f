### `starhaul odds`: what a ship can expect of a flight.

odds-flying = Lecimy…
odds-slow = Z dodatkiem „fast” pójdzie szybciej: pip install starhaul[fast]
odds-credits = Kredyty
odds-credits-of = { $mean } ± { $margin }, liczba lotów { $flights }, zwykle od { $low } do { $high }, połowa powyżej { $middle }
odds-among = { $rivals ->
    [one] z jednym rywalem, losowanym
    [few] z { $rivals } rywalami, losowanymi
    [many] z { $rivals } rywalami, losowanymi
   *[other] z { $rivals } rywala, losowanymi
} spośród statków przeciętnych botów
odds-sources = Z czego
odds-source-cards = karty
odds-source-goods = towary
odds-source-order = przylot
odds-source-losses = straty
odds-home = Wraca do domu
odds-arrives = wraca do domu
odds-tiles = Stracone elementy
odds-weakest = Najsłabsze elementy
odds-improvement = Najlepsza zmiana
odds-behind = Za najlepszym
odds-within = { $mean } ± { $margin }
odds-percent = { $mean } ± { $margin } %
odds-take-off = zdjąć z { $place } element { $old }: o { $gain } kredytów więcej
odds-turn = obrócić na { $place } element { $tile } na { $turns }: o { $gain } kredytów więcej
odds-add = na { $place } dodać { $tile } { $number }, obrót { $turns }: o { $gain } kredytów więcej
odds-swap = na { $place } dać { $tile } { $number } zamiast elementu { $old }, obrót { $turns }: o { $gain } kredytów więcej
odds-picture = Szanse statku { $ship }
odds-picture-says = { $mean } ± { $margin } kredytów, liczba lotów { $flights }. Im element czerwieńszy, tym częściej statek go traci.
