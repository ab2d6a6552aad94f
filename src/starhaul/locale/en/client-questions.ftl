### Browser client: the questions of check, launch and flight.

question-ui-unknown = A question this page does not know
question-ui-unknown-text = The server is newer than this page. Reload the page, or use the default answer.
question-ui-unknown-usual = Use the default answer
question-ui-otherwise = When time runs out: { $what }
question-ui-undo = Undo
question-ui-no = No, thanks
question-ui-tile = { $tile } { $cell }
question-ui-ship = Ship { $number }
question-ui-which-ship = Ship { $number }:
question-ui-tiles =
    { $number ->
        [one] { $number } tile
       *[other] { $number } tiles
    }
question-ui-humans = humans
question-ui-has-batteries =
    { $number ->
        [one] { $number } battery
       *[other] { $number } batteries
    }
question-ui-has-humans =
    { $number ->
        [0] no humans
        [one] { $number } human
       *[other] { $number } humans
    }
question-ui-room-for-humans =
    { $number ->
        [0] no room for humans
        [one] room for { $number } human
       *[other] room for { $number } humans
    }
question-ui-credits =
    { $number ->
        [one] credit
       *[other] credits
    }
question-ui-days =
    { $number ->
        [one] flight day lost
       *[other] flight days lost
    }
question-ui-gain-part =
    { $credits ->
        [0] brings nothing: there is no room for it
       *[other] brings only { $credits } of { $all } credits: no room for the rest
    }
question-ui-gain =
    { $credits ->
        [one] brings { $credits } credit
       *[other] brings { $credits } credits
    }
question-ui-worth =
    { $credits ->
        [one] worth { $credits } credit
       *[other] worth { $credits } credits
    }

## Start numbers, inspection, insurance

question-ui-claim = Pick a start number
question-ui-claim-how = Time is up. Number 1 flies in front, the others line up behind.
question-ui-claim-number = Start number { $start }
question-ui-claim-first = in front
question-ui-claim-behind =
    { $number ->
        [one] behind { $number } rocket
       *[other] behind { $number } rockets
    }
question-ui-inspect = Anything wrong with these ships?
question-ui-inspect-how = Nobody checks them but you. Look at all of them and report a ship with a fault.
question-ui-inspect-ready = Nothing to report
question-ui-report = Report { $name }
question-ui-report-own = Report my own ship
question-ui-insure = Insure the fleet?
question-ui-insure-how = Tiles you lose are paid for after the flight. A premium puts a limit on that.
question-ui-insure-pay =
    { $credits ->
        [0] Insured for free
        [one] Pay { $credits } credit
       *[other] Pay { $credits } credits
    }
question-ui-insure-none = No insurance
question-ui-insure-all = you pay for every lost tile
question-ui-insure-cap =
    { $credits ->
        [0] lost tiles cost nothing
        [one] lost tiles cost { $credits } credit at most
       *[other] lost tiles cost { $credits } credits at most
    }

## Check and repair

question-ui-repair =
    { $number ->
        [one] The inspector has found { $number } fault
       *[other] The inspector has found { $number } faults
    }
question-ui-repair-by =
    { $number ->
        [one] { $name } has found { $number } fault
       *[other] { $name } has found { $number } faults
    }
question-ui-repair-own =
    { $number ->
        [one] You have found { $number } fault
       *[other] You have found { $number } faults
    }
question-ui-repair-how = Tap a marked tile to see what falls off; tap it again to take it off.
question-ui-repair-parts = The ship falls into parts
question-ui-repair-parts-how = Keep one of the parts, or take off another marked tile.
question-ui-remove = Take off: { $tile }
question-ui-remove-alone = nothing else comes off
question-ui-remove-more =
    { $number ->
        [one] { $number } more tile comes off
       *[other] { $number } more tiles come off
    }
question-ui-preview-remove = Show what comes off with this tile: { $tile }
question-ui-keep-part = Keep part { $number }
question-ui-part-loses =
    { $number ->
        [one] { $number } tile comes off
       *[other] { $number } tiles come off
    }
question-ui-part = Your ship has broken apart
question-ui-part-how = Tap the part you keep; everything else drifts away.
question-ui-without-engine = no engine
question-ui-tile-of-part = Part { $number }: { $tile }
question-ui-otherwise-repair = the yard takes off what it must
question-ui-otherwise-part = part { $number } stays

## Aliens

question-ui-aliens = Who comes aboard?
question-ui-aliens-how = Humans move in everywhere unless you tap a marked cabin.
question-ui-alien-purple = makes your cannons stronger by 2
question-ui-alien-brown = makes your engines stronger by 2
question-ui-alien-stays = stays behind
question-ui-aliens-launch = Take them aboard
question-ui-aliens-none = Humans only
question-ui-otherwise-aliens = humans only

## Before each card

question-ui-reveal = Ready for the next card?
question-ui-reveal-how =
    { $number ->
        [one] { $number } card is still to come.
       *[other] { $number } cards are still to come.
    }
question-ui-reveal-said = You have decided
question-ui-fly = Fly on
question-ui-give-up = Give up
question-ui-give-up-sure = Give up this flight?
question-ui-give-up-what = No card can touch you any more. You keep your credits, and your goods sell for half their value, rounded up. You get no rewards for order, looks or titles, and you still pay for lost tiles.
question-ui-give-up-ships = Which ships give up?
question-ui-give-up-ships-how = Tap the ships on the board. Their crews and batteries go to the bank and their goods sell for half; the others fly on.
question-ui-give-up-these =
    { $count ->
        [0] Choose a ship first
        [one] Give up ship { $ships }
       *[other] Give up ships { $ships }
    }
question-ui-give-up-all = Give up the whole fleet
question-ui-give-up-not = No, fly on

## What cards offer

question-ui-land = Land on a planet?
question-ui-land-how =
    { $number ->
        [one] Landing costs { $number } flight day.
       *[other] Landing costs { $number } flight days.
    }
question-ui-planet = Planet { $number }: { $goods }
question-ui-taken = somebody has landed here
question-ui-pass = Fly past
question-ui-use-ship = Repair this wreck and sell it?
question-ui-use-ship-how = Part of your crew flies off in it, for good.
question-ui-use-ship-yes = Send the crew
question-ui-use-station = Dock at the station?
question-ui-use-station-how =
    { $number ->
        [one] { $number } crew member is needed for this; nobody leaves the ship.
       *[other] { $number } crew members are needed for this; nobody leaves the ship.
    }
question-ui-use-station-yes = Dock
question-ui-crew-leaves =
    { $number ->
        [one] crew member leaves
       *[other] crew members leave
    }
question-ui-reward = Victory! Take the loot?
question-ui-reward-how = Collecting it takes time.
question-ui-reward-yes = Take it
question-ui-reward-no = Leave it
question-ui-improve = Haggle over the goods
question-ui-improve-how = One crate moves up a grade, or you get one more.
question-ui-offered = On offer:
question-ui-improve-to = { $from } becomes { $to }
question-ui-improve-extra = Extra: { $cube }
question-ui-improve-none = Leave it as it is

## Loading

question-ui-load = Load the goods
question-ui-load-how = This is the best load. Tap or drag crates to change it.
question-ui-load-free = Tap or drag crates between dock and holds; what stays behind is lost.
question-ui-load-where = Now tap the hold where the crate goes.
question-ui-load-confirm = Load
question-ui-load-best = Best load
question-ui-dock = Left behind
question-ui-dock-empty = nothing
question-ui-to-dock = Leave it behind
question-ui-hold-name = { $tile } { $cell }
question-ui-hold =
    { $free ->
        [one] { $tile } { $cell }: { $goods }; { $free } place free
       *[other] { $tile } { $cell }: { $goods }; { $free } places free
    }
question-ui-put-here = Put it here: { $cell }

## Strengths

question-ui-engines = Full throttle?
question-ui-engines-space = Each point of engine strength takes you one space forward.
question-ui-engines-end = you stand still: that ends your flight
question-ui-engines-end-ship = this ship stands still and gives up
question-ui-engines-combat = The ship with the weakest engines pays for it.
question-ui-cannons = Power the cannons?
question-ui-cannons-combat = The ship with the weakest cannons pays for it.
question-ui-cannons-enemy = { $enemy } with strength { $strength }: more than that beats them.
question-ui-strength-for =
    { $batteries ->
        [0] Strength { $strength } without batteries
        [one] Strength { $strength } for { $batteries } battery
       *[other] Strength { $strength } for { $batteries } batteries
    }
question-ui-fleet-total = fleet: { $strength }
question-ui-no-battery = free
question-ui-verdict-win = wins
question-ui-verdict-draw = draw
question-ui-verdict-lose = loses
question-ui-otherwise-strength = strength { $strength }

## Paying and losing

question-ui-battery =
    { $number ->
        [one] { $number } battery to pay
       *[other] { $number } batteries to pay
    }
question-ui-battery-how = Tap the tile the next one comes from.
question-ui-crew =
    { $number ->
        [one] { $number } crew member must go
       *[other] { $number } crew members must go
    }
question-ui-crew-how = Tap the cabin the next one leaves from. Without humans nobody flies on.
question-ui-cube =
    { $number ->
        [one] You lose { $number } crate
       *[other] You lose { $number } crates
    }
question-ui-cube-how = The most valuable goes first ({ $cube }). Tap the hold it comes from.
question-ui-otherwise-token = from { $tile }

## Threats

question-ui-threat = { $from }: { $threat }
question-ui-defend-how =
    { $number ->
        [one] It would hit: { $tiles }. A battery saves it.
       *[other] It would hit: { $tiles }. A battery saves what it can reach.
    }
question-ui-defend-which = One battery saves one tile. Which one?
question-ui-defend-with = Battery from { $cell }
question-ui-take-hit = Take the hit
question-ui-save = Save:
question-ui-save-tile = Save: { $tile }
question-ui-pay-here = Pay a battery here: { $tile }
question-ui-shoot-how = Your cannon can shoot only one of them. Which tile do you save?
question-ui-otherwise-hit = it hits
question-ui-otherwise-defend = a battery is paid
question-ui-otherwise-shoot = this tile is saved: { $tile }

## Titles

question-ui-keep-title = Which title do you keep?
question-ui-keep-title-how = You may keep only one; the others you give away.
question-ui-give-title = Who gets “{ $title }”?
question-ui-give-title-how = It goes to somebody without a title.
