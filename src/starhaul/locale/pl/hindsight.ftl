### Polecenie `hindsight`.

help-hindsight = Pokazuje, co by pomogło w ukończonym locie.
help-hindsight-seat = Miejsce przy stole, numerowane jak w zapisie.
help-hindsight-round = Lot, od 1; domyślnie ostatni ukończony.

input-hindsight-round = nie ma lotu { $round } w tej partii; lotów jest { $rounds }
input-hindsight-unfinished = lot { $round } w tej partii się nie skończył
input-hindsight-seat = nie ma miejsca { $seat } w tej partii
input-no-hindsight = ta gra nie patrzy wstecz

hindsight-flight = Lot { $round }, miejsce { $seat }, kredyty: { $credits }, utracone kafelki: { $lost }.
hindsight-line = { $gain }: { $text }
