### The ship clinic: exercises about ships. The doctor has seen everything, likes nobody and helps all.

clinic-title = Ship clinic
clinic-welcome = Wipe your boots. The doctor has seen worse ships than yours, but not many. Find out what is wrong before space does.
clinic-filter = Which exercises are shown
clinic-kind = Exercise
clinic-level = Difficulty
clinic-level-1 = 1 – a scratch
clinic-level-2 = 2 – a sprain
clinic-level-3 = 3 – a fracture
clinic-level-4 = 4 – surgery
clinic-level-5 = 5 – a miracle
clinic-scale = From easy to hard. The number rates the difficulty as in chess puzzles: about 800 is seen at a glance, 1500 takes minutes.
clinic-all = All
clinic-only-open = Only those not solved yet
clinic-none = Nobody left in the waiting room. Change the filter.
clinic-solved = Solved
clinic-streak = In a row
clinic-best = Best streak
clinic-forget = Start afresh
clinic-forget-sure = Burn your whole file?
clinic-forget-yes = Burn it
clinic-forget-no = Keep it
clinic-entry = { $kind } { $number }
clinic-mark-solved = ✓ solved
clinic-mark-failed = ✗ not yet
clinic-difficulty = Difficulty { $level } of 5, rating { $rating }
clinic-to-gallery = All exercises
clinic-unknown = There is no such exercise
clinic-next = Next patient
clinic-again = Try again
clinic-verdict = What the doctor says
clinic-right = Right. Don’t let it go to your head.
clinic-wrong = Wrong. Nobody died – yet.
clinic-rule = Rule { $rule }
clinic-patient = The ship on the table

## Kinds: what is asked, and the button that answers.

clinic-kind-faults = Find the faults
clinic-ask-faults =
    { $number ->
        [one] This ship has one fault. Mark a tile of it.
       *[other] This ship has { $number } faults. Mark a tile of each.
    }
clinic-answer-faults = That is all of them
clinic-kind-repair = Choose the repair
clinic-ask-repair = The check has found what you see. Mark what comes off – and lose as few tiles as possible.
clinic-answer-repair = Saw them off
clinic-kind-closing = Close the ship
clinic-ask-closing =
    { $tiles ->
        [one] Attach the tile
       *[other] Attach all { $tiles } tiles
    } so that { $number ->
        [0] no connector stays open.
        [one] at most one connector of the ship stays open.
       *[other] at most { $number } connectors of the ship stay open.
    }
clinic-answer-closing = Sew it up
clinic-kind-averting = Avert the hit
clinic-ask-averting = A meteor is coming and the dice are cast. Attach the tile so that the ship loses nothing.
clinic-answer-averting = Let it come
clinic-kind-survival = Who survives?
clinic-ask-survival = One swarm, the same dice for all. Only one of these ships loses no tile. Batteries are spent where they help.
clinic-answer-survival = This one lives
clinic-kind-landing = Stop or fly past?
clinic-ask-landing = You lead, so you are asked first. What brings home the most credits on average?
clinic-answer-landing = Do it

## Answering.

clinic-cell-marked = { $cell }; marked
clinic-marked-of = { $marked } marked, { $number } to find
clinic-marked =
    { $marked ->
        [one] { $marked } tile marked
       *[other] { $marked } tiles marked
    }
clinic-tray = Tiles to attach
clinic-slot-placed = { $tile }; attached
clinic-turn = Turn
clinic-meteor =
    { $size ->
        [small] small meteor { $from }
       *[large] large meteor { $from }
    }
clinic-dice-sum =
    { $line ->
        [column] column { $sum }
       *[row] row { $sum }
    }
clinic-ships = The ships
clinic-ship = Ship { $letter }
clinic-loses =
    { $number ->
        [0] unharmed
        [one] loses { $number } tile
       *[other] loses { $number } tiles
    }
clinic-ahead =
    { $days ->
        [one] { $days } flight day ahead of the next ship
       *[other] { $days } flight days ahead of the next ship
    }
clinic-cards-left =
    { $cards ->
        [one] { $cards } card to come
       *[other] { $cards } cards to come
    }
clinic-crew = Crew: { $crew }
clinic-options = What you may do
clinic-option-past = Fly past
clinic-option-planet = Planet { $number }: { $goods }
clinic-option-abandoned_ship = Take the ship
clinic-option-abandoned_station = Dock
clinic-worth = ø { $credits } credits

## What the doctor finds.

clinic-finding-faults-right =
    { $number ->
        [one] One fault, found. { $cell }: { $fault }.
       *[other] All { $number } found, { $cell } among them: { $fault }.
    }
clinic-finding-faults-missed =
    { $number ->
        [one] You missed one at { $cell }: { $fault }.
       *[other] You missed { $number }, for instance at { $cell }: { $fault }.
    }
clinic-finding-faults-sound = The tile at { $cell } is in perfect health. Leave it alone.
clinic-finding-repair-right =
    { $lost ->
        [one] Clean cut: only one tile is lost.
       *[other] { $lost } tiles are lost, and nobody can do it with fewer.
    }
clinic-finding-repair-dear =
    { $lost ->
        [one] That costs { $lost } tile, with everything that falls off. { $fewest } would have been enough.
       *[other] That costs { $lost } tiles, with everything that falls off. { $fewest } would have been enough.
    }
clinic-finding-repair-faulty = The check still complains: { $fault }.
clinic-finding-repair-innocent = You may only remove tiles that are part of a fault.
clinic-finding-placing-fault = The check would find a fault at { $cell }: { $fault }.
clinic-finding-closing-right =
    { $number ->
        [0] Tight as a drum: no open connector left.
        [one] One open connector left. The patient may fly.
       *[other] { $number } open connectors left, and no surgeon does better.
    }
clinic-finding-closing-open =
    { $number ->
        [one] One connector is still open; the task was at most { $most }.
       *[other] { $number } connectors are still open; the task was at most { $most }.
    }
clinic-finding-averting-right =
    { $size ->
        [small] The small meteor finds no open connector without a shield over it.
       *[large] The cannon gets the large meteor before it gets the ship.
    }
clinic-finding-averting-hit =
    { $size ->
        [small] The small meteor { $from } strikes an open connector at { $cell }: no shield there, or no battery.
       *[large] Nothing shoots the large meteor { $from }, so { $cell } is gone.
    }
clinic-finding-survival-right = It flies through as if nothing were there. The others are missing parts.
clinic-finding-survival-hit =
    { $size ->
        [small] Meteor { $meteor } { $from } strikes an open connector at { $cell }, and no shield with a battery covers that side.
       *[large] No cannon shoots meteor { $meteor } { $from }, so it tears off { $cell }.
    }
clinic-finding-landing-right =
    { $margin ->
        [one] On average it beats everything else by { $margin } credit.
       *[other] On average it beats everything else by { $margin } credits.
    }
clinic-finding-landing-land =
    { $margin ->
        [one] Stopping would have brought { $margin } credit more on average, lost days included.
       *[other] Stopping would have brought { $margin } credits more on average, lost days included.
    }
clinic-finding-landing-past =
    { $margin ->
        [one] Flying past would have brought { $margin } credit more on average. Days are money, too.
       *[other] Flying past would have brought { $margin } credits more on average. Days are money, too.
    }
clinic-finding-landing-other =
    { $margin ->
        [one] Good idea, wrong planet: the best one brings { $margin } credit more on average.
       *[other] Good idea, wrong planet: the best one brings { $margin } credits more on average.
    }
