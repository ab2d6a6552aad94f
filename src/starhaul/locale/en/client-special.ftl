### Pages about what is special: class C ships, the second edition, the Trek.

special-title = { $class }: what is special about it
special-crack = A crack runs along the whole ship. Two tiles on either side of it need exactly the same connectors: a universal one does not fit a single or a double one there.
special-crack-hits = Hits are rolled with one die. From the front or rear a 1 turns the hit to the left side and a 6 to the right; from a side a 3 or 4 splits it in two.
special-torus = The ship has no edges: its left side adjoins the right one, its front the rear. Tiles must fit over the edges too, and cannons and engines need their free cell there.
special-torus-hits = Two dice name the cell where a hit arrives. If it is empty, the hit flies on, over the edge if need be, to the next tile.
special-torus-premium = Before the flight you pay for your largest group of empty cells: nothing for a single one, 15 credits for six or more. Lost tiles then cost 15 credits at most.
special-yards = You build several ships side by side. The board has four parts; each begins with a tile of its own, and each must hold together.
special-yards-dice = Two dice are rolled while everybody builds. Each opens the cells with its number and joins parts; if both are equal, the second opens the double cells. What is one ship then must be connected before building ends.
special-yards-flight = Before the flight you may insure the fleet. In flight each ship defends itself, and you may give up single ships.
special-cabin = Your starting cabin has no fixed place: put it on any cell. As long as it is not on the board it counts as a tile set aside.
special-title-2e = The second edition: what is different
special-title-trek = The Trek: what is special about it
special-crack-losses = A ship with a crack cannot be insured: every lost tile costs 1 credit, however many there are.
special-crack-cells = The ship of IC with more room: the marked cells belong to IIC alone.
special-torus-time = When the hourglass has run out on the last field, building goes on until somebody who has finished flips it once more.
special-yards-strength = Engine strength is that of your weakest ship, cannon strength that of all ships together. Batteries and shields serve only the ship they are on.
special-edition-both = Tiles, cards and ships are much the same in both editions. These are the differences you will notice.
special-edition-rule = Rule
special-edition-match-1e = Three rounds with ships of class I, II and III make a match.
special-edition-match-2e = A match is one flight of any level, or the Trek.
special-edition-tile-1e = The tile attached last may be moved or turned until you take another one.
special-edition-tile-2e = It may also be put back into the pool.
special-edition-cannon-1e = Only cannons that point to the left or right guard neighbouring rows, too.
special-edition-cannon-2e = Cannons that point to the rear guard neighbouring columns as well.
special-edition-losses-1e = Insurance limits what lost tiles cost: 5 credits for class I, 8 for II, 11 for III.
special-edition-losses-2e = Every lost tile costs 1 credit, without a limit.
special-edition-giving-up-1e = You may give up before any card, even the first.
special-edition-giving-up-2e = You may give up between two cards, so never before the first.
special-trek-flights = Three flights in a row, on level I, II and III, and a title for everybody.
special-trek-won = After the first flight the best ship for each title earns { $best } credits; in the end everybody has exactly one title.
special-trek-defended = If your ship is again the best for your title on level II, you earn { $defended } credits and the title turns gold.
special-trek-gold = On level III a silver title is worth { $defended_silver } credits to those who defend it and a gold one { $defended_gold }, but gold comes with a handicap.
special-figure-crack = Across the crack connectors must be the same
special-figure-crack-hit = From the front: the 1 sends the hit to the left side, where the 3 splits it
special-figure-torus = Neighbours across the edge
special-figure-torus-hit = From the front, column 3, row 5: no tile there, so the hit flies on across the edge
special-figure-yards =
    { $ships ->
        [one] Before the dice: one part
       *[other] Before the dice: { $ships } parts
    }
special-figure-yards-dice =
    { $ships ->
        [one] After the dice: one ship
       *[other] After the dice: { $ships } ships
    }
special-figure-2e = A cannon pointing to the rear guards three columns
special-book = Read on in the rule book
special-play = Play this against easy bots
special-others = Also special:
