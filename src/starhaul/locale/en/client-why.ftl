### Browser client: why something was lost, and what would have saved it.

## Why did that happen?

loss-title = Why did that happen?
loss-saved = What would have saved it
loss-nothing = Nothing at all. Space is like that.
loss-ship = Your ship, with the place in question marked

loss-meteor-small = A small meteor came { $from } and struck an open connector of the { $tile } at { $cell }. A smooth side would have laughed at it.
loss-meteor-large = A large meteor came { $from } and nothing shot it down. Shields do not impress it: the { $tile } at { $cell } is gone.
loss-shot-small = A small shot came { $from } and no shield stopped it. The { $tile } at { $cell } is gone.
loss-shot-large = A large shot came { $from }. Nothing stops one of those: the { $tile } at { $cell } was simply in the way.
loss-sabotage = The saboteur visits the smallest crew, and this time the dice led to the { $tile } at { $cell }.
loss-broken = The tile that was lost held the ship together. Whatever is no longer joined drifts away.
loss-faults = The inspector only passes ships without faults. What cannot stay comes off and has to be paid for.
loss-fined = Somebody noticed a fault in flight: it is repaired on the spot, and costs a fine on top.
loss-alien = The cabin at { $cell } is no longer joined to a life support of the right colour. The alien took its hat and left.
loss-epidemic = Occupied cabins that are joined infect each other. Everybody sneezed at once.
loss-taken-ship = The crew moved to the abandoned ship. They waved.
loss-choice-days = This delay was part of the bargain.
loss-dust =
    { $number ->
        [one] Stardust gets in everywhere: { $number } open connector, one flight day.
       *[other] Stardust gets in everywhere: a flight day for each of { $number } open connectors.
    }
loss-enemy = The enemy had a cannon strength of { $number }, and that was more than this ship had.
loss-combat-crew = The smallest crew pays in this line of the Combat Zone; in a tie, whoever is ahead.
loss-combat-engines = The weakest engines pay in this line of the Combat Zone; in a tie, whoever is ahead.
loss-combat-cannons = The weakest cannons pay in this line of the Combat Zone; in a tie, whoever is ahead.
loss-no-humans = No human was left aboard, and aliens do not have a licence.
loss-no-engines = In Open Space a ship without engine strength goes nowhere. Pushing does not count.
loss-lapped =
    { $number ->
        [one] The leader was a full lap ahead: { $number } flight day. At some point the race is over.
       *[other] The leader was a full lap ahead: { $number } flight days. At some point the race is over.
    }

remedy-shield = A shield covering { $side } and a battery to power it.
remedy-pay = There was a shield for this side, and a battery. It only had to be spent.
remedy-battery =
    { $number ->
        [one] One more battery: the device was there, the power was not.
       *[other] { $number } more batteries: the device was there, the power was not.
    }
remedy-close = The connector at { $cells } closed: a tile before it, or a smooth side turned { $side }.
remedy-cannon = A cannon pointing { $side } in line with { $cells }.
remedy-fire = The double cannon at { $cells } could have fired, for one battery.
remedy-join = Parts that are joined in more than one place.
remedy-keep =
    { $number ->
        [one] Keeping the other part, with { $number } tile.
       *[other] Keeping the other part, with { $number } tiles.
    }
remedy-cannons = Cannon strength higher by { $strength }.
remedy-power-cannons =
    { $number ->
        [one] One battery for the double cannons.
       *[other] { $number } batteries for the double cannons.
    }
remedy-engines = Engine strength higher by { $number }.
remedy-power-engines =
    { $number ->
        [one] One battery for a double engine.
       *[other] { $number } batteries for the double engines.
    }
remedy-crew = A crew larger by { $number }.
remedy-decline = Saying no.
remedy-apart = Cabins that are not joined to each other: { $cells }.
remedy-support = A second life support beside this cabin.
remedy-engine = An engine. Any engine.
remedy-human = One more human who stays aboard.
remedy-days =
    { $number ->
        [one] Being { $number } flight day closer to the leader.
       *[other] Being { $number } flight days closer to the leader.
    }
remedy-connectors = Fewer open connectors: { $cells }.
remedy-fault = A ship without this fault: { $fault } ({ $cells }).

why-side-front = the front
why-side-right = the right
why-side-rear = the rear
why-side-left = the left

## What would have saved you

hindsight-title = What would have saved you
hindsight-intro = The same flight again, with the same cards and dice and one thing changed.
hindsight-busy = Flying it all again…
hindsight-failed = The flight recorder was lost, too. No idea what would have helped.
hindsight-none = Nothing. We flew it again and again: this was as good as it gets. Or as bad.
hindsight-retry = Look again
hindsight-flying = What would have kept you flying
hindsight-saved = You arrive
hindsight-doomed = No single change would have kept this ship flying. These would at least have paid:
hindsight-decisions = Decisions
hindsight-tiles = Tiles
hindsight-gain =
    { $credits ->
        [one] +{ $credits } credit
       *[other] +{ $credits } credits
    }
hindsight-card = Card { $number }, { $card }
hindsight-before = Before card { $number }
hindsight-check = At the ship check
hindsight-order =
    { $place ->
        [0] The ship would still have given up. Lost tiles: { $lost }.
       *[other] Home in place { $place }. Lost tiles: { $lost }.
    }
hindsight-guesses =
    { $number ->
        [one] Needs a card or roll that never came; it was made up.
       *[other] Needs { $number } cards and rolls that never came; they were made up.
    }
hindsight-ship = Your ship; the place is marked

change-turn = The { $tile } at { $cell } turned another way.
change-leave = The { $tile } at { $cell } left out.
change-move = The { $tile } from { $from } moved to { $cell }.
change-swap =
    { $source ->
        [reserve] The { $old } at { $cell } swapped for the { $tile } you had set aside.
       *[open] The { $old } at { $cell } swapped for one that lay face up on the table: { $tile }.
    }
change-add =
    { $source ->
        [reserve] The { $tile } you had set aside, added at { $cell }.
       *[open] A tile that lay face up on the table, added at { $cell }: { $tile }.
    }

instead-defend-no = Take the hit and keep the battery.
instead-defend-yes = Spend a battery and keep the tile.
instead-shoot-shoot = Shoot the other meteor, for { $cell }.
instead-cannons-number =
    { $number ->
        [0] Leave the double cannons off and save the batteries.
        [one] Power one double cannon, not { $said }.
       *[other] Power { $number } double cannons, not { $said }.
    }
instead-engines-number =
    { $number ->
        [0] Leave the double engines off and save the batteries.
        [one] Power one double engine, not { $said }.
       *[other] Power { $number } double engines, not { $said }.
    }
instead-land-no = Do not land.
instead-land-yes = Land on planet { $number }.
instead-use-no = Leave it drifting.
instead-use-yes = Take it.
instead-reward-no = Decline the reward and save the days.
instead-reward-yes = Take the reward.
instead-part-keep = Keep the other part, the one with { $cell }.
instead-reveal-fly = Fly on.
instead-reveal-give-up = Give up right there.
instead-repair-remove = Remove the tile at { $cell } instead.
instead-repair-keep = Keep the part with { $cell }.
instead-aliens-no = Take no aliens along.
instead-aliens-yes = Seat the aliens differently.
instead-insure-number = Pay a premium of { $number }, not { $said }.
instead-crew-crew = Take the crew from the cabin at { $cell }.
instead-cube-cube = Take the crate from { $cell }.
instead-battery-battery = Take the battery from { $cell }.
instead-load-load = Load the dearest goods.
instead-improve-no = Leave the goods as they are.
instead-improve-yes = Improve other goods.
