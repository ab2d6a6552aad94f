### Browser client: the questions of check, launch and flight.

prompt-waiting = Waiting for { $names }
prompt-unknown = A question this page does not know
prompt-unknown-text = The server is newer than this page. Reload the page, or use the default answer.
prompt-unknown-usual = Use the default answer
prompt-otherwise = When time runs out: { $what }
prompt-undo = Undo
prompt-no = No, thanks
prompt-tile = { $tile } { $cell }
prompt-ship = Ship { $number }
prompt-which-ship = Ship { $number }:
prompt-tiles =
    { $number ->
        [one] { $number } tile
       *[other] { $number } tiles
    }
prompt-humans = humans
prompt-has-batteries =
    { $number ->
        [one] { $number } battery
       *[other] { $number } batteries
    }
prompt-has-humans =
    { $number ->
        [0] no humans
        [one] { $number } human
       *[other] { $number } humans
    }
prompt-room-for-humans =
    { $number ->
        [0] no room for humans
       *[other] room for { $number } humans
    }
prompt-credits =
    { $number ->
        [one] credit
       *[other] credits
    }
prompt-days =
    { $number ->
        [one] flight day lost
       *[other] flight days lost
    }
prompt-gain =
    { $credits ->
        [0] nothing fits aboard
        [one] brings { $credits } credit
       *[other] brings { $credits } credits
    }
prompt-worth =
    { $credits ->
        [one] worth { $credits } credit
       *[other] worth { $credits } credits
    }

## Start numbers, inspection, insurance

prompt-claim = Pick a start number
prompt-claim-how = Time is up. Number 1 flies in front, the others line up behind.
prompt-claim-number = Start number { $start }
prompt-claim-first = in front
prompt-claim-behind =
    { $number ->
        [one] behind { $number } rocket
       *[other] behind { $number } rockets
    }
prompt-inspect = Anything wrong with these ships?
prompt-inspect-how = Nobody checks them but you. Look at all of them and report a ship with a fault.
prompt-inspect-ready = Nothing to report
prompt-report = Report { $name }
prompt-report-own = Report my own ship
prompt-insure = Insure the fleet?
prompt-insure-how = Tiles you lose are paid for after the flight. A premium puts a limit on that.
prompt-insure-pay =
    { $credits ->
        [0] Insured for free
        [one] Pay { $credits } credit
       *[other] Pay { $credits } credits
    }
prompt-insure-none = No insurance
prompt-insure-all = you pay for every lost tile
prompt-insure-cap =
    { $credits ->
        [0] lost tiles cost nothing
        [one] lost tiles cost { $credits } credit at most
       *[other] lost tiles cost { $credits } credits at most
    }

## Check and repair

prompt-repair =
    { $number ->
        [one] The inspector has found { $number } fault
       *[other] The inspector has found { $number } faults
    }
prompt-repair-by =
    { $number ->
        [one] { $name } has found { $number } fault
       *[other] { $name } has found { $number } faults
    }
prompt-repair-own =
    { $number ->
        [one] You have found { $number } fault
       *[other] You have found { $number } faults
    }
prompt-repair-how = Tap a marked tile to see what falls off; tap it again to take it off.
prompt-repair-parts = The ship falls into parts
prompt-repair-parts-how = Keep one of the parts, or take off another marked tile.
prompt-remove = Take off: { $tile }
prompt-remove-alone = nothing else comes off
prompt-remove-more =
    { $number ->
        [one] { $number } more tile comes off
       *[other] { $number } more tiles come off
    }
prompt-preview-remove = Show what comes off with this tile: { $tile }
prompt-keep-part = Keep part { $number }
prompt-part-loses =
    { $number ->
        [one] { $number } tile comes off
       *[other] { $number } tiles come off
    }
prompt-part = Your ship has broken apart
prompt-part-how = Tap the part you keep; everything else drifts away.
prompt-without-engine = no engine
prompt-tile-of-part = Part { $number }: { $tile }
prompt-otherwise-repair = the yard takes off what it must
prompt-otherwise-part = part { $number } stays

## Aliens

prompt-aliens = Who comes aboard?
prompt-aliens-how = Tap a marked cabin to change who lives there.
prompt-alien-purple = makes your cannons stronger by 2
prompt-alien-brown = makes your engines stronger by 2
prompt-alien-stays = stays behind
prompt-aliens-launch = Take them aboard
prompt-aliens-none = Humans only
prompt-otherwise-aliens = humans only

## Before each card

prompt-reveal = Ready for the next card?
prompt-reveal-how =
    { $number ->
        [one] { $number } card is still to come.
       *[other] { $number } cards are still to come.
    }
prompt-reveal-said = You have decided
prompt-fly = Fly on
prompt-give-up = Give up
prompt-give-up-sure = Give up this flight?
prompt-give-up-what = Your ship leaves the track. No more cards, no reward for finishing order or looks, and your goods sell for half.
prompt-give-up-ships = Which ships give up?
prompt-give-up-ships-how = Tap the ships on the board. Their crews and batteries go to the bank and their goods sell for half; the others fly on.
prompt-give-up-these =
    { $count ->
        [0] Choose a ship first
        [one] Give up ship { $ships }
       *[other] Give up ships { $ships }
    }
prompt-give-up-all = Give up the whole fleet
prompt-give-up-not = No, fly on

## What cards offer

prompt-land = Land on a planet?
prompt-land-how =
    { $number ->
        [one] Landing costs { $number } flight day.
       *[other] Landing costs { $number } flight days.
    }
prompt-planet = Planet { $number }: { $goods }
prompt-taken = somebody has landed here
prompt-pass = Fly past
prompt-use-ship = Repair this wreck and sell it?
prompt-use-ship-how = Part of your crew flies off in it, for good.
prompt-use-ship-yes = Send the crew
prompt-use-station = Dock at the station?
prompt-use-station-how =
    { $number ->
        [one] { $number } crew member is needed for this; nobody leaves the ship.
       *[other] { $number } crew members are needed for this; nobody leaves the ship.
    }
prompt-use-station-yes = Dock
prompt-crew-leaves =
    { $number ->
        [one] crew member leaves
       *[other] crew members leave
    }
prompt-reward = Victory! Take the loot?
prompt-reward-how = Collecting it takes time.
prompt-reward-yes = Take it
prompt-reward-no = Leave it
prompt-improve = Haggle over the goods
prompt-improve-how = One crate moves up a grade, or you get one more.
prompt-offered = On offer:
prompt-improve-to = { $from } becomes { $to }
prompt-improve-extra = Extra: { $cube }
prompt-improve-none = Leave it as it is

## Loading

prompt-load = Load the goods
prompt-load-how = This is the best load. Tap or drag crates to change it.
prompt-load-free = Tap or drag crates between dock and holds; what stays behind is lost.
prompt-load-where = Now tap the hold where the crate goes.
prompt-load-confirm = Load
prompt-load-best = Best load
prompt-dock = Left behind
prompt-dock-empty = nothing
prompt-to-dock = Leave it behind
prompt-hold =
    { $free ->
        [one] { $tile } { $cell }: { $goods }; { $free } place free
       *[other] { $tile } { $cell }: { $goods }; { $free } places free
    }
prompt-put-here = Put it here: { $cell }

## Strengths

prompt-engines = Full throttle?
prompt-engines-space = Each point of engine strength takes you one space forward.
prompt-engines-end = you stand still: that ends your flight
prompt-engines-end-ship = this ship stands still and gives up
prompt-engines-combat = The ship with the weakest engines pays for it.
prompt-cannons = Power the cannons?
prompt-cannons-combat = The ship with the weakest cannons pays for it.
prompt-cannons-enemy = { $enemy } with strength { $strength }: more than that beats them.
prompt-strength-for =
    { $batteries ->
        [0] Strength { $strength } without batteries
        [one] Strength { $strength } for { $batteries } battery
       *[other] Strength { $strength } for { $batteries } batteries
    }
prompt-fleet-total = fleet: { $strength }
prompt-no-battery = free
prompt-verdict-win = wins
prompt-verdict-draw = draw
prompt-verdict-lose = loses
prompt-otherwise-strength = strength { $strength }

## Paying and losing

prompt-battery =
    { $number ->
        [one] { $number } battery to pay
       *[other] { $number } batteries to pay
    }
prompt-battery-how = Tap the tile the next one comes from.
prompt-crew =
    { $number ->
        [one] { $number } crew member must go
       *[other] { $number } crew members must go
    }
prompt-crew-how = Tap the cabin the next one leaves from. Without humans nobody flies on.
prompt-cube =
    { $number ->
        [one] You lose { $number } crate
       *[other] You lose { $number } crates
    }
prompt-cube-how = The most valuable goes first ({ $cube }). Tap the hold it comes from.
prompt-otherwise-token = from { $tile }

## Threats

prompt-threat = { $from }: { $threat }
prompt-defend-how =
    { $number ->
        [one] It would hit: { $tiles }. A battery saves it.
       *[other] It would hit: { $tiles }. A battery saves what it can reach.
    }
prompt-defend-which = One battery saves one tile. Which one?
prompt-defend-with = Battery from { $cell }
prompt-take-hit = Take the hit
prompt-save = Save:
prompt-save-tile = Save: { $tile }
prompt-pay-here = Pay a battery here: { $tile }
prompt-shoot-how = Your cannon can shoot only one of them. Which tile do you save?
prompt-otherwise-hit = it hits
prompt-otherwise-defend = a battery is paid
prompt-otherwise-shoot = this tile is saved: { $tile }

## Titles

prompt-keep-title = Which title do you keep?
prompt-keep-title-how = You may keep only one; the others you give away.
prompt-give-title = Who gets “{ $title }”?
prompt-give-title-how = It goes to somebody without a title.
title-goal-hauler = most tiles with goods on them
title-goal-battery = most tiles that run on batteries: double cannons, double engines, shields
title-goal-xeno = aliens housed as far as possible from other cabins
title-goal-cruise = most occupied cabins with a smooth side facing space
title-goal-engineer = most tiles on the ship
title-goal-corridor = longest chain of joined tiles that have connectors on one or two sides only
title-burden-hauler = loading goods costs one more flight day
title-burden-battery = every battery tile starts with one battery fewer
title-burden-xeno = cabins house one human instead of two, except the starting cabin
title-burden-cruise = whoever takes crew from you takes one more
title-burden-engineer = no tile can be set aside while building
title-burden-corridor = the card piles stay closed to you
