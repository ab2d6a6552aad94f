### Browser client: cards in words.

## Numbers of things, as objects of a sentence

card-text-some-days =
    { $number ->
        [one] { $number } flight day
       *[other] { $number } flight days
    }
card-text-some-crew =
    { $number ->
        [one] { $number } crew member
       *[other] { $number } crew members
    }
card-text-some-credits =
    { $number ->
        [one] { $number } credit
       *[other] { $number } credits
    }
card-text-some-goods =
    { $number ->
        [one] { $number } crate
       *[other] { $number } crates
    }
card-text-some-batteries =
    { $number ->
        [one] { $number } battery
       *[other] { $number } batteries
    }
card-text-goods-of =
    { $number ->
        [1] { $colour }
       *[other] { $colour } ×{ $number }
    }

## The effect on the card, one or two sentences

card-text-planets = In order, each of you may land on a free planet: load its goods, lose { $days }.
card-text-open_space =
    { $learning ->
        [yes] In order, everyone moves ahead by their engine strength. With strength 0 you stay where you are.
       *[no] In order, everyone moves ahead by their engine strength. Strength 0 ends the flight.
    }
card-text-abandoned_ship = The first taker gives up { $crew }, gets { $credits } and loses { $days }.
card-text-abandoned_station = The first taker with a crew of at least { $crew } loads the goods and loses { $days }.
card-text-meteor_swarm = Dice name the line of each meteor. Small ones bounce off smooth sides, large ones must be shot.
card-text-smugglers = Cannon strength below { $strength }: lose { $loss }. Above: their goods are yours, for { $days }.
card-text-slavers = Cannon strength below { $strength }: lose { $loss }. Above: get { $credits }, for { $days }.
card-text-pirates = Cannon strength below { $strength }: come under fire. Above: get { $credits }, for { $days }.
card-text-combat_zone = Line by line, whoever has the least pays. In a tie it hits the one ahead.
card-text-stardust = From last to first, everyone loses a day for each open connector.
card-text-epidemic = Each occupied cabin joined to another occupied one loses a crew member.
card-text-sabotage = The smallest crew has a saboteur aboard: the dice pick a tile, and it is gone.

## What else is printed on it

card-text-planet = Planet { $number }: { $goods }.
card-text-cargo = Goods: { $goods }.
card-text-stones = In this order: { $threats }.
card-text-shots = The shots: { $threats }.
card-text-line = Line { $number }, { $criterion }: whoever has the least { $penalty }.
card-text-loses = loses { $what }
card-text-fired = comes under fire: { $threats }
card-text-back = Card, face down
