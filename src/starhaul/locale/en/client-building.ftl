### Browser client: building.

building-title-round =
    { $box ->
        [first] Round { $round } of { $rounds }, { $class }
       *[second] Flight { $round } of { $rounds }, { $class }
    }
building-own-ship = Your ship
building-cell-fits = { $cell }. The tile can go here.
building-cell-window = { $cell }. This tile may still be moved.
building-window-hint = The last tile may still be moved

## Pool

building-pool = Pool of tiles
building-face-up =
    { $number ->
        [one] { $number } tile face up
       *[other] { $number } tiles face up
    }
building-pool-empty = Tiles that somebody puts back will lie here, face up.
building-draw = Draw
building-left =
    { $number ->
        [one] { $number } left
       *[other] { $number } left
    }
building-draw-label =
    { $number ->
        [one] Draw a tile, { $number } is left face down
       *[other] Draw a tile, { $number } are left face down
    }

## Hand and reserve

building-hand = In hand
building-hand-empty = Empty hand
building-drawing = Drawing…
building-hint-empty = Draw a tile, or take one that lies face up.
building-hint-cabin = Your starting cabin is still set aside.
building-hint-cabin-held = Your starting cabin: it goes on any cell of the board.
building-does-battery = powers double engines, double cannons and shields
building-does-cabin = two humans live here
building-does-cannon = strength 1 to the front, ½ elsewhere
building-does-cargo = room for yellow, green and blue crates
building-does-double_cannon = strength 2 to the front, 1 elsewhere; uses a battery
building-does-double_engine = strength 2; uses a battery
building-does-engine = strength 1; must point to the rear
building-does-life_support_brown = the brown alien can live in a cabin joined to it: engines +2
building-does-life_support_purple = the purple alien can live in a cabin joined to it: cannons +2
building-does-shield = stops small meteors and shots from two sides; uses a battery
building-does-special_cargo = room for crates of any colour, red ones too
building-does-starting_cabin = your ship begins here; two humans live in it
building-does-structural = many connectors and nothing else
building-turn = Turn right
building-turn-back = Turn left
building-return = Put back
building-reserve = Set aside
building-slot = Set aside, { $number }: { $tile }
building-slot-put = Set the tile aside, place { $number }
building-slot-empty = Set aside, place { $number }: empty

## Finishing

building-starts = Start numbers
building-start-free = { $number }: free
building-start-taken = { $number }: { $name }
building-finish = Finish
building-faults =
    { $number ->
        [one] { $number } fault
       *[other] { $number } faults
    }
building-finish-title = Is your ship ready?
building-finish-choose = Nothing can be changed afterwards. Choose your place at the start.
building-finish-first = Nothing can be changed afterwards. You get the best place at the start that is left.
building-finish-faults =
    { $number ->
        [one] The check will find { $number } fault. It will cost you tiles.
       *[other] The check will find { $number } faults. They will cost you tiles.
    }
building-finish-mend =
    { $number ->
        [one] The check will find { $number } fault and send you back to mend it.
       *[other] The check will find { $number } faults and send you back to mend them.
    }
building-sent-back = The inspector sends you back: tap a red tile to take it off, mend the ship, then finish again.
building-finish-aside = Your starting cabin is still set aside; there it is lost.
building-finish-no-cabin = There is no cabin: without crew this ship will not fly.
building-finish-no-engine = There is no engine: the first Open Space ends your flight.
building-finish-no-engine-learning = There is no engine: in Open Space this ship stays where it is.
building-premium =
    { $credits ->
        [0] Insurance: no premium, no weak spot of two cells.
        [one] Insurance: { $credits } credit for the largest weak spot ({ $cells } cells).
       *[other] Insurance: { $credits } credits for the largest weak spot ({ $cells } cells).
    }
building-finish-as = Finish as number { $number }
building-go-on = Go on building
building-finished = Your ship is ready. You start as number { $number }.
building-waiting = Still building: { $names }
building-all-finished = Everybody is ready.
building-hurry = Let the bots finish now

## Cards

building-cards = Cards
building-piles = Piles of cards
building-pile =
    { $cards ->
        [one] Look through pile { $number } with { $cards } card
       *[other] Look through pile { $number } with { $cards } cards
    }
building-pile-seen = Pile { $number }: { $names } looking at it.
building-pile-locked =
    { $cards ->
        [one] The hidden pile with { $cards } card: nobody may look
       *[other] The hidden pile with { $cards } cards: nobody may look
    }
building-pile-title = Pile { $number }
building-put-back = Put the pile back

## Hourglass

building-fields = Hourglass fields
building-dice = Yard dice: { $dice }
building-no-hurry = No hurry
building-sand-out = The sand has run out
building-flip = Flip
building-roll = Roll the die
building-your-turn = Your turn
building-turn-of = { $name } is building

## The others

building-others = Other ships
building-others-short = Others
building-other-label = { $name }: { $doing }. Enlarge.
building-other-finished = starts as number { $number }
building-other-looks = looks at pile { $number }
building-other-holds =
    { $number ->
        [one] { $number } tile, one in hand
       *[other] { $number } tiles, one in hand
    }
building-other-tiles =
    { $number ->
        [one] { $number } tile
       *[other] { $number } tiles
    }
building-watch = In the pool: { $down } face down, { $up } face up.

## Help

building-more = More
building-help = How to build
building-help-mouse = Mouse: click a tile to take it, then click a cell; or drag it there. The wheel or a right click turns it. With an empty hand a right click explains a tile.
building-touch-take = Tap “Draw” or a tile that lies face up
building-touch-take-does = takes it into your hand
building-touch-attach = Tap a marked cell
building-touch-attach-does = attaches the tile there
building-touch-drag = Drag the tile over the board
building-touch-drag-does = it floats above your finger; let go where it is to lie
building-touch-turn = Tap a turning arrow, or anywhere with a second finger
building-touch-turn-does = turns the tile
building-touch-reserve = Tap a place for tiles set aside
building-touch-reserve-does = sets the tile aside, or takes it back into your hand
building-touch-return = Tap the arrow into the tray
building-touch-return-does = puts the tile back, face up, for everybody
building-touch-explain = Press long on a tile or card
building-touch-explain-does = explains it
building-key-draw = draw a tile
building-key-pool = go to the tiles that lie face up
building-key-arrows = move over the board or the tiles
building-key-enter = attach the tile, or take the one you are on
building-key-turn = turn right, turn left
building-key-reserve = set the tile aside
building-key-return = put the tile back
building-key-use = take a tile that was set aside
building-key-look = look through a pile of cards
building-key-flip = flip the hourglass
building-key-finish = finish the ship
building-key-inspect = explain a tile
building-key-others = see the other ships
building-key-escape = let go
coach-weak-no-cannon = There is no cannon: large meteors and enemies get a free shot.
coach-weak-no-power = Shields and doubles need batteries, and there are none aboard.
coach-weak-small =
    { $number ->
        [one] { $number } cell is still empty. More ship, more credits.
       *[other] { $number } cells are still empty. More ship, more credits.
    }
coach-weak-open =
    { $number ->
        [one] { $number } connector is open: small meteors love them.
       *[other] { $number } connectors are open: small meteors love them.
    }
coach-weak-no-hold = There is no container: all goods stay behind.
