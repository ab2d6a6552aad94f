### The coach: figures of the ship, advice and its reasons.

## On the screen

coach-name = Coach
coach-ask = Ask the coach
coach-thinking = Let me think…
coach-panel = Advice of the coach
coach-close = Close the advice
coach-instead = Second best:
coach-advised = advised by the coach
coach-show = Turn the tile and show it there
coach-other-second = Show the second best
coach-other-best = Show the best
coach-figures = Your ship in figures
coach-tile-gone = Somebody else took the tile I had in mind. Ask me again.

coach-figure-engines = Engine strength
coach-figure-cannons = Cannon strength
coach-figure-crew = Crew
coach-figure-batteries = Batteries
coach-figure-shields = Shielded sides
coach-figure-open = Open connectors
coach-figure-cargo = Containers
coach-figure-faults = Faults
coach-figure-credits = Expected credits
coach-figure-range = { $base } to { $most }
coach-figure-of = { $count } of { $all }
coach-figure-special = { $count } + { $special } special

## What a ship being built lacks, in one line

coach-lack-engine = No engine yet: without one you will not get far.
coach-lack-cannon = No cannon yet: large meteors and enemies will not wait.
coach-lack-power = Nothing supplies your doubles and shields yet: a battery tile, soon.

## Words in sentences

coach-tile =
    { $tile ->
        [battery] battery tile
        [cabin] cabin
        [cannon] cannon
        [cargo] cargo hold
        [double_cannon] double cannon
        [double_engine] double engine
        [engine] engine
        [life_support_brown] brown life support
        [life_support_purple] purple life support
        [shield] shield
        [special_cargo] special hold
        [starting_cabin] starting cabin
       *[structural] structural module
    }
coach-part =
    { $where ->
        [front-left] at the front left
        [front-middle] at the front
        [front-right] at the front right
        [middle-left] on the left
        [middle-right] on the right
        [rear-left] at the rear left
        [rear-middle] at the rear
        [rear-right] at the rear right
       *[middle-middle] in the middle
    }
coach-where = { coach-part } (column { $column }, row { $row })
coach-penalty =
    { $penalty ->
        [days] days
        [crew] crew
        [goods] goods
       *[shots] shots at your ship
    }
coach-colour =
    { $colour ->
        [red] red
        [green] green
        [black] black
       *[yellow] yellow
    }
coach-face =
    { $face ->
        [bonus] a bonus space
        [hyperspace] hyperspace
        [asteroid] an asteroid field
        [finish] the finish
       *[normal] a normal space
    }
coach-bonus =
    { $bonus ->
        [experienced_pilot] experienced pilot
        [light_speed] light speed
        [acceleration] acceleration
        [evasive_manoeuvre] evasive manoeuvre
       *[tow_hook] tow hook
    }

## What to do: building

coach-do-wait = Wait a moment.
coach-do-take = Draw a tile.
coach-do-take_open = Take the face-up tile: { coach-tile }.
coach-do-use = Take back what you set aside: { coach-tile }.
coach-do-attach = Put this { coach-tile } { coach-where }.
coach-do-reserve = Set this { coach-tile } aside.
coach-do-return = Put this { coach-tile } back.
coach-do-look = Look at pile { $pile }.
coach-do-put_back = Put the pile back.
coach-do-flip = Flip the hourglass.
coach-do-roll = Roll the yard die.
coach-do-finish =
    { $start ->
        [0] Finish your ship.
       *[other] Finish your ship and take start number { $start }.
    }
coach-do-claim = Take start number { $start }.

## What to do: check and launch

coach-do-remove = Take off this { coach-tile } { coach-where }.
coach-do-keep = Keep the part { coach-where }.
coach-do-aliens =
    { $who ->
        [none] Fly with humans only.
        [purple] Take the purple alien aboard.
        [brown] Take the brown alien aboard.
       *[both] Take both aliens aboard.
    }
coach-do-insure =
    { $count ->
        [0] Fly without insurance.
        [one] Insure for { $count } credit.
       *[other] Insure for { $count } credits.
    }
coach-do-report = Report { $seat }’s ship.
coach-do-ready = Nothing to report: carry on.

## What to do: flight

coach-do-fly = Fly on.
coach-do-give_up =
    { $count ->
        [0] Give up.
       *[other] Let part of the fleet give up.
    }
coach-do-land = Land on planet { $planet }.
coach-do-pass = Fly past.
coach-do-use_ship = Take over the abandoned ship.
coach-do-use_station = Dock at the abandoned station.
coach-do-decline = Leave it alone.
coach-do-reward = Take the reward.
coach-do-no_reward = Skip the reward.
coach-do-engines =
    { $count ->
        [0] Spend no battery on engines.
        [one] Power { $count } double engine.
       *[other] Power { $count } double engines.
    }
coach-do-cannons =
    { $count ->
        [0] Spend no battery on cannons.
        [one] Fight with { $count } double cannon powered.
       *[other] Fight with { $count } double cannons powered.
    }
coach-do-battery = Take the battery { coach-where }.
coach-do-crew =
    { $who ->
        [human] Give up a human { coach-where }.
        [purple] Give up the purple alien { coach-where }.
       *[brown] Give up the brown alien { coach-where }.
    }
coach-do-cube = Give up the crate { coach-where }.
coach-do-load =
    { $count ->
        [0] Load nothing.
        [one] Load { $count } crate.
       *[other] Load { $count } crates.
    }
coach-do-defend = Avert the hit with a battery.
coach-do-save = Save the { coach-tile } { coach-where } with a battery.
coach-do-take_hit = Take the hit.
coach-do-shoot = Shoot the meteor that threatens the { coach-tile } { coach-where }.
coach-do-improve =
    { $how ->
        [extra] Take one more crate.
        [upgrade] Exchange a crate for a better one.
       *[neither] Leave the goods as they are.
    }
coach-do-keep_title = Keep this title: { $title }.
coach-do-give_title = Give { $seat } this title: { $title }.

## Why: what a tile adds

coach-why-engines = It gets you to engine strength { $to }.
coach-why-cannons = It gets you to cannon strength { $to }.
coach-why-more_crew =
    { $count ->
        [one] Room for { $count } more crew member.
       *[other] Room for { $count } more crew.
    }
coach-why-more_batteries =
    { $count ->
        [one] { $count } more battery.
       *[other] { $count } more batteries.
    }
coach-why-more_cargo =
    { $count ->
        [one] Room for { $count } more crate.
       *[other] Room for { $count } more crates.
    }
coach-why-more_special =
    { $count ->
        [one] { $count } place for red goods, the most valuable ones.
       *[other] { $count } places for red goods, the most valuable ones.
    }
coach-why-shields =
    { $count ->
        [4] Shields now cover all four sides.
        [one] Shields now cover { $count } side.
       *[other] Shields now cover { $count } sides.
    }
coach-why-guards =
    { $count ->
        [one] A cannon now watches a flank or the rear.
       *[other] Cannons now watch { $count } sides besides the front.
    }
coach-why-adds_little = It adds little to your ship.
coach-why-power_short = You lack the batteries to power it all the time.
coach-why-power_up = Your doubles and shields finally get enough power.

## Why: its position

coach-why-closes =
    { $count ->
        [2] It closes two open connectors, so it holds tight.
        [one] It closes { $count } open connector, so it holds tight.
       *[other] It closes { $count } open connectors, so it holds tight.
    }
coach-why-one_joint = It would hang by a single joint.
coach-why-dead_ends =
    { $count ->
        [one] It leaves a connector that nothing can ever close.
       *[other] It leaves { $count } connectors that nothing can ever close.
    }
coach-why-keeps_room = It keeps the way open for more tiles.
coach-why-less_room = It leaves fewer ways to build on.
coach-why-walls_off = It walls off room you will want.
coach-why-houses_alien = An alien can move in next door.
coach-why-crowded = Cabins side by side share every epidemic.
coach-why-first_in_lane = It is the first cannon to guard this column.
coach-why-bridge = It joins loose parts into one ship.

## Why: which tile, and when to stop

coach-why-fits_nowhere = It fits nowhere without a fault.
coach-why-better_to_come = Better tiles are likely to come.
coach-why-begin_somewhere = A ship has to begin somewhere.
coach-why-choosy_enough = It fits, and waiting for a better one hardly pays.
coach-why-draws_left =
    { $count ->
        [one] There is time for about { $count } more draw.
       *[other] There is time for about { $count } more draws.
    }
coach-why-room_left =
    { $count ->
        [one] About { $count } more tile fits.
       *[other] About { $count } more tiles fit.
    }
coach-why-no_room = There is hardly any room left.
coach-why-nothing_better = Nothing lying face up is worth more than a surprise.
coach-why-beats_a_draw = It beats what a draw will probably bring.
coach-why-would_cost_later = A tile still set aside at launch counts as lost.
coach-why-good_later = It is strong, and its place is yet to come.
coach-why-know_the_cards = Knowing the cards tells you what to build.
coach-why-pile_seen = You have seen it; on with the ship.
coach-why-hurry_others = You are well ahead: let the others sweat.
coach-why-more_room = The die opens new room.
coach-why-wrong_tile = It is attached wrongly and would fall off.
coach-why-sand_first = There is nothing useful to do before something happens.

## Why: check and launch

coach-why-start_ahead = Whoever flies ahead chooses first.
coach-why-start_behind = Your guns are weak: let others meet the enemies first.
coach-why-has_fault =
    { $count ->
        [one] It has { $count } fault.
       *[other] It has { $count } faults.
    }
coach-why-no_fault_seen = No rival’s ship shows a fault.
coach-why-tiles_lost =
    { $count ->
        [one] It costs { $count } tile.
       *[other] It costs { $count } tiles.
    }
coach-why-keeps_all = No tile is lost.
coach-why-premium =
    { $count ->
        [one] The premium is { $count } credit.
       *[other] The premium is { $count } credits.
    }
coach-why-losses =
    { $credits ->
        [one] Lost tiles would then cost you about { $credits } credit.
       *[other] Lost tiles would then cost you about { $credits } credits.
    }
coach-why-humans_stay = A full human crew can do more here than an alien.
coach-why-alien_cannons = The purple alien adds 2 to your cannons.
coach-why-alien_engines = The brown alien adds 2 to your engines.
coach-why-fewer_humans =
    { $count ->
        [one] It takes the bunks of two humans.
       *[other] They take the bunks of humans.
    }

## Why: flight

coach-why-credits =
    { $count ->
        [one] It earns { $count } credit.
       *[other] It earns { $count } credits.
    }
coach-why-goods =
    { $credits ->
        [one] Goods worth about { $credits } credit come aboard.
       *[other] Goods worth about { $credits } credits come aboard.
    }
coach-why-less_goods =
    { $credits ->
        [one] Its goods bring you only about { $credits } credit.
       *[other] Its goods bring you only about { $credits } credits.
    }
coach-why-no_goods = Hardly any of its goods would fit.
coach-why-leaves_gain = You would leave the profit to others.
coach-why-days =
    { $count ->
        [one] It costs { $count } flight day.
       *[other] It costs { $count } flight days.
    }
coach-why-keeps_place =
    { $place ->
        [1] You stay in the lead.
        [2] You stay second.
        [3] You stay third.
       *[other] You stay fourth.
    }
coach-why-loses_place =
    { $place ->
        [2] You drop to second place.
        [3] You drop to third place.
       *[other] You drop to the last place.
    }
coach-why-gains_days =
    { $count ->
        [one] You gain { $count } flight day.
       *[other] You gain { $count } flight days.
    }
coach-why-gains_place =
    { $place ->
        [1] You take the lead.
        [2] You move up to second place.
       *[other] You move up to third place.
    }
coach-why-slower =
    { $count ->
        [one] You would gain only { $count } flight day.
       *[other] You would gain only { $count } flight days.
    }
coach-why-crew_lost =
    { $count ->
        [one] It costs { $count } crew member; { $left } stay.
       *[other] It costs { $count } of your crew; { $left } stay.
    }
coach-why-batteries_paid =
    { $count ->
        [one] It costs { $count } battery; { $left } left for what may follow.
       *[other] It costs { $count } batteries; { $left } left for what may follow.
    }
coach-why-last_battery = It is your last power: shields and doubles would be dead.
coach-why-saves_batteries = Your batteries stay aboard for worse.
coach-why-beats_enemy = Cannon strength { $strength } beats their { $enemy }.
coach-why-ties_enemy = You match their { $enemy }: nobody wins, nobody pays.
coach-why-loses_to_enemy = Cannon strength { $strength } against { $enemy } is too little; you pay with { coach-penalty }.
coach-why-not_weakest = With { $strength } you will hardly be the weakest.
coach-why-weakest = With { $strength } you risk being the weakest; that costs { coach-penalty }.
coach-why-no_thrust = Without thrust you are out of the flight.
coach-why-averts = It saves your { coach-tile }.
coach-why-hit_costs = You would lose your { coach-tile }.
coach-why-little_damage = The hit does little damage.
coach-why-arrival = Only those who arrive get a reward and the full price for goods.
coach-why-cards_help =
    { $count ->
        [one] The last card will probably pay off.
       *[other] The { $count } cards to come will probably pay off.
    }
coach-why-cards_hurt =
    { $count ->
        [one] The last card is likely to hurt.
       *[other] The { $count } cards to come are likely to hurt.
    }
coach-why-weaker_engines =
    { $count ->
        [one] Your engines lose { $count } strength.
       *[other] Your engines lose { $count } strength.
    }
coach-why-weaker_cannons =
    { $count ->
        [one] Your cannons lose { $count } strength.
       *[other] Your cannons lose { $count } strength.
    }
coach-why-infected =
    { $count ->
        [one] { $count } cabin stays exposed to an epidemic.
       *[other] { $count } cabins stay exposed to an epidemic.
    }
coach-why-plays_out = Played through many times, this ends best.
coach-why-score_leads = Your score is { $score }, the best rival has { $rival }.
coach-why-score_trails = Your score is only { $score }; a rival has { $rival }.
coach-why-weakest_holder = This one is the easiest to win it back from.
coach-why-most_valuable = It is the most valuable choice.
coach-why-cheapest_loss = You will miss it least.
coach-why-next_round = Everything is settled.
coach-why-only_choice = There is no other choice.
coach-why-close_call = A close call; you can do that, too.
coach-why-routine = Nothing speaks against it.

## The race

coach-do-play =
    { $side ->
        [mine] Play the { $number } for your { coach-colour } ship { $ship }.
       *[theirs] Play the { $number } on the rival { coach-colour } ship { $ship }.
    }
coach-do-play_none = Play the { $number }; no ship can move.
coach-do-bonus = Play the bonus card: { coach-bonus }.
coach-do-no_bonus = Keep your bonus cards.
coach-do-side = Choose { coach-face }.
coach-do-tow = Tow your { coach-colour } ship { $ship } along.
coach-do-no_tow = Keep the tow hook.

coach-why-ship_gains =
    { $spaces ->
        [one] Your ship gets { $spaces } space ahead.
       *[other] Your ship gets { $spaces } spaces ahead.
    }
coach-why-ship_barely =
    { $spaces ->
        [one] Your ship gets only { $spaces } space ahead.
       *[other] Your ship gets only { $spaces } spaces ahead.
    }
coach-why-rival_held =
    { $spaces ->
        [one] The rival gets only { $spaces } space ahead.
       *[other] The rival gets only { $spaces } spaces ahead.
    }
coach-why-rival_gains =
    { $spaces ->
        [one] The rival gets { $spaces } space ahead.
       *[other] The rival gets { $spaces } spaces ahead.
    }
coach-why-lands_on = It lands on { coach-face }.
coach-why-rival_lands_on = The rival lands on { coach-face }.
coach-why-into_hole = Your ship would be thrown back by a black hole.
coach-why-rival_into_hole = A black hole throws the rival back.
coach-why-wins = It wins the race.
coach-why-loses = It lets the rivals win.
coach-why-towed_behind = Rivals may hook on and come along.
coach-why-can_tow = Your tow hook lets you come along.
coach-why-good_fit = The card rarely does more than here.
coach-why-better_later = The card will do more elsewhere.
coach-why-misses_chance = You would miss a good opportunity.
coach-why-saves_bonus = Worth more later: { coach-bonus }.
coach-why-spends_bonus = It costs a bonus card: { coach-bonus }.
coach-why-face_pays = That is the better side: { coach-face }.
coach-why-face_costs = That is the worse side: { coach-face }.
coach-why-tow_gains =
    { $spaces ->
        [one] Your ship is pulled { $spaces } space ahead.
       *[other] Your ship is pulled { $spaces } spaces ahead.
    }
coach-why-keeps_hook = A longer tow will come.
