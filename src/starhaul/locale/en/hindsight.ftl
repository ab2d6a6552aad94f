### The command `hindsight`.

help-hindsight = Show what would have saved a seat in a finished flight.
help-hindsight-seat = The seat, numbered as in the log.
help-hindsight-round = The flight, from 1; by default the last one that is finished.

input-hindsight-round = there is no flight { $round } in this match, which has { $rounds }
input-hindsight-unfinished = flight { $round } of this match is not finished
input-hindsight-seat = there is no seat { $seat } in this match
input-no-hindsight = this game does not look back

hindsight-flight =
    { $credits ->
        [one] Flight { $round }, seat { $seat }: { $credits } credit, lost tiles: { $lost }.
       *[other] Flight { $round }, seat { $seat }: { $credits } credits, lost tiles: { $lost }.
    }
hindsight-line = { $gain }: { $text }
