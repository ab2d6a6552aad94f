### Browser client: the inspector.

inspect-what = What it does
inspect-beware = Beware
inspect-sides = Its sides
inspect-glossary = What fits what
inspect-printed = On this card
inspect-steps = How it goes
inspect-prices = Prices
inspect-price =
    { $number ->
        [one] { $number } credit
       *[other] { $number } credits
    }
inspect-level-four = On a level IV flight the printed numbers change; the questions show what counts.
inspect-counted = These are the numbers that count in this flight, not the printed ones.
inspect-fits-0 = Meets only other smooth sides, and does not join to them.
inspect-fits-1 = Fits single and universal ones.
inspect-fits-2 = Fits double and universal ones.
inspect-fits-3 = Fits every connector, but no smooth side.
inspect-does-battery = Stores the batteries that double engines, double cannons and shields run on. It may stand anywhere.
inspect-beware-battery = A battery once spent does not come back. If the tile is lost, so is its charge.
inspect-does-cabin = Two humans live here, or one alien if a life support of its colour is joined to it.
inspect-beware-cabin = Cabins joined to each other spread epidemics.
inspect-does-cannon = Strength 1 to the front, ½ to the sides and rear. Shoots down large meteors in its line, free of charge.
inspect-beware-cannon = The cell in front of the muzzle must stay empty.
inspect-does-cargo = Each container holds one yellow, green or blue crate.
inspect-beware-cargo = Red goods must not lie here. What is on board can only be moved while you load.
inspect-does-double_cannon = Strength 2 to the front, 1 to the sides and rear, for one battery each time.
inspect-beware-double_cannon = Without a battery it stays silent. The cells in front of the muzzles must stay empty.
inspect-does-double_engine = Strength 2 for one battery each time.
inspect-beware-double_engine = Without a battery it gives no thrust. It points to the rear, and nothing may stand behind it.
inspect-does-engine = Strength 1, always.
inspect-beware-engine = It points to the rear, and the cell behind it must stay empty.
inspect-does-life_support_brown = A cabin joined to it may house the brown alien, who adds 2 to the engine strength.
inspect-beware-life_support_brown = Useless beside the starting cabin. If it is lost, the alien leaves; and it adds nothing to strength 0.
inspect-does-life_support_purple = A cabin joined to it may house the purple alien, who adds 2 to the cannon strength.
inspect-beware-life_support_purple = Useless beside the starting cabin. If it is lost, the alien leaves; and it adds nothing to strength 0.
inspect-does-shield = For one battery it stops a small meteor or a small shot, anywhere on the ship, from its two sides.
inspect-beware-shield = The way it is turned decides which sides it covers. Large meteors and large shots go straight through.
inspect-does-special_cargo = Each red container holds one crate of any colour, including the dangerous red ones.
inspect-beware-special_cargo = It is the only place for red goods; without it they stay behind.
inspect-does-starting_cabin = Where your ship begins. Two humans live here, and everything fits its four universal connectors.
inspect-beware-starting_cabin = No alien ever moves in, and it may be hit like any other tile.
inspect-does-structural = Holds things together: many connectors, most of them universal.
inspect-beware-structural = What stays open invites small meteors, catches stardust and may cost the reward for the best-looking ship.
inspect-steps-planets =
    In ranking order: land on a planet that is still free, or fly on.
    Each planet takes one ship only.
    Whoever has landed loads the goods and may rearrange everything in the holds.
    Then they lose the days, the one furthest back first.
inspect-steps-open_space =
    In ranking order: decide which double engines get a battery.
    Move forward by the engine strength; spaces with rockets do not count.
    { $learning ->
        [yes] With strength 0 you stay where you are.
       *[no] With strength 0 you have to give up.
    }
inspect-steps-abandoned_ship =
    In ranking order, everyone with enough crew is asked.
    The first to accept gives up the crew, humans or aliens.
    The credits are paid at once, then the days are lost.
    Without a human aboard the flight ends after the card.
inspect-steps-abandoned_station =
    In ranking order, everyone with enough crew is asked.
    The first to accept loads the goods. The crew stays on board.
    Then the days are lost.
inspect-steps-meteor_swarm =
    The leader rolls two dice for each meteor: the sum is the column or row, for all ships.
    It strikes the first tile on its way.
    Small: bounces off a smooth side; at an open connector a shield helps, for a battery.
    Large: only a cannon that points at it and stands in its line helps; { $rear ->
        [yes] to the sides and the rear the next line will do
       *[no] to the sides the next row will do
    }.
    A tile that is hit is lost, and so is what was joined to the ship through it.
inspect-steps-smugglers =
    They attack in ranking order; announce your cannon strength.
    Stronger: they are beaten. Load their goods and lose the days, or leave both. The card is over.
    Equal: nothing happens, they try the next ship.
    Weaker: lose goods, the most valuable first, then batteries. They try the next ship.
inspect-steps-slavers =
    They attack in ranking order; announce your cannon strength.
    Stronger: they are beaten. Take the credits and lose the days, or leave both. The card is over.
    Equal: nothing happens, they try the next ship.
    Weaker: lose crew of your choice. They try the next ship.
inspect-steps-pirates =
    They attack in ranking order; announce your cannon strength.
    Stronger: they are beaten. Take the credits and lose the days, or leave both. The card is over.
    Equal: nothing happens, they try the next ship.
    Weaker: you come under fire at the end; one roll for each shot counts for all who were beaten.
    A shield stops small shots, for a battery. Nothing stops large ones.
inspect-steps-combat_zone =
    The lines go from top to bottom. In ranking order, everyone counts or says a strength.
    The lowest value pays; in a tie, whoever is further ahead.
    Lost days change the order for the lines that follow.
    Under fire: roll for each shot. A shield stops small ones, for a battery; nothing stops large ones.
    With a single ship left the card does nothing.
inspect-steps-stardust =
    In reverse order, everyone counts open connectors, also those at holes inside the ship.
    For each of them a flight day is lost.
inspect-steps-epidemic =
    Look for occupied cabins that are joined to each other; the starting cabin counts.
    Each of them loses one, human or alien.
    Empty cabins neither suffer nor infect.
inspect-steps-sabotage =
    It hits the smallest crew; in a tie, whoever is further ahead.
    Two dice name the column, two more the row. The tile there is lost, and nothing helps.
    If there is none, it is rolled again, three times at most.
    With a single ship left the card does nothing.
