### The team race: what happens, and the words for it.

## Events

race-event-presence = { $player } { $now }.
race-event-by-default = { $seat } stays silent; the autopilot decides.
race-event-card-set-aside = A bonus card goes face down to the finish planet.
race-event-first-player = { $seat } starts.
race-event-round-dealt = Round { $round }: six cards for everybody.
race-event-hand-dealt = { $seat } is dealt these cards: { $cards }.
race-event-card-played =
    { $named ->
        [yes] { $seat } plays { $card } as a joker ({ $colour }) for { $ship }.
        [nothing] { $seat } plays { $card }, but there is no ship for it; the card is gone.
       *[no] { $seat } plays { $card } for { $ship }.
    }
race-event-bonus-played = { $seat } adds a bonus card for { $ship }: { $card }.
race-event-ship-moved = { $ship } flies from { $from } to { $to }.
race-event-hole-retreat = Black hole: { $ship } backs up to { $to }.
race-event-hole-evaded = Black hole: { $ship } slips past it to { $to }.
race-event-side-chosen = { $seat } steers { $ship } to the side with { $face }.
race-event-ship-towed = { $ship } hooks on and is towed from { $from } to { $to }.
race-event-bonus-drawn =
    { $number ->
        [0] { $seat } finds no bonus card left.
        [one] { $seat } draws { $number } bonus card.
       *[other] { $seat } draws { $number } bonus cards.
    }
race-event-bonus-seen = { $seat } looks at it: { $card }.
race-event-bonus-reshuffled = The played bonus cards are shuffled into a new deck.
race-event-finish-pile-taken = The first ship is home! The bonus cards of the finish planet are handed out in this order: { $order }.
race-event-ship-finished = { $ship } is home.
race-event-colour-finished =
    { $jokers ->
        [yes] Both ships of one colour are home ({ $colour }): from now on its cards are jokers.
       *[no] Both ships of one colour are home: { $colour }.
    }
race-event-game-ended =
    { $count ->
        [one] The race is over. The winner: { $seats }.
       *[other] The race is over. The winners: { $seats }.
    }

## Words

race-seat-red = Red
race-seat-green = Green
race-seat-black = Black
race-seat-yellow = Yellow

race-colour-red = red
race-colour-green = green
race-colour-black = black
race-colour-yellow = yellow

race-ship-red = red ship { $number }
race-ship-green = green ship { $number }
race-ship-black = black ship { $number }
race-ship-yellow = yellow ship { $number }

race-card-red = red { $number }
race-card-green = green { $number }
race-card-black = black { $number }
race-card-yellow = yellow { $number }

race-bonus-experienced_pilot = experienced pilot
race-bonus-light_speed = light speed
race-bonus-acceleration = acceleration
race-bonus-evasive_manoeuvre = evasive manoeuvre
race-bonus-tow_hook = tow hook

race-face-start = start planet
race-face-normal = normal space
race-face-bonus = a bonus card
race-face-hyperspace = hyperspace
race-face-asteroid = an asteroid field
race-face-black_hole = a black hole
race-face-finish = finish planet

## A position played

race-scenario-heading = { $file }: a race
race-label-ship = Ship
race-label-index = Space
race-label-face = Stands on
race-label-seat = Player
race-label-hand = Cards in hand
race-label-bonus = Bonus cards

## Races in figures

race-tally-cards = Cards per match
race-tally-rounds = Rounds per match
race-tally-wins = Wins: { $seat }
race-tally-share = ({ $percent }%)
race-tally-shared = Shared victories
race-replay-winners = Winners

## The picture

race-picture-title = A race, round { $round }
race-picture-place = { $ship }: space { $index }, { $face }.
race-picture-to-play = To play: { $seat }.
race-picture-round = Round
race-picture-turn = Cards played
race-picture-hand = Movement cards in hand
race-picture-bonus-hand = Bonus cards in hand
race-picture-home = Ships of the team that are home
race-picture-won = Winner
race-picture-deck = Movement deck
race-picture-played = Played last
race-picture-bonus-deck = Bonus deck
race-picture-bonus-played = Bonus cards played
race-picture-finish-pile = Finish pile

## What a race is refused for

input-first-unknown = there is no seat { $seat } to start; seats are numbered from 0 and there are { $seats }
input-colours-per-seat = colours are stated for each seat or for nobody; there are { $seats } seats
input-colour-twice = the colour “{ $colour }” is chosen twice
input-colours-too-many =
    { $limit ->
        [one] a seat has at most { $limit } colour here
       *[other] a seat has at most { $limit } colours here
    }
input-ship-unknown = there is no ship “{ $ship }” in this race
input-space-unknown = there is no space { $index }; the last one is { $last }
input-ship-in-hole = space { $index } is a black hole; no ship ever rests there
input-ship-home = the ship “{ $ship }” cannot begin on the finish planet
input-face-wrong = space { $index } has no side “{ $face }”; there is { $faces }
input-hands-per-seat = a hand is stated for each seat; there are { $seats } seats, but hands: { $count }
input-hand-empty = seat { $seat } is to play but has no card, while others still have some
input-card-unknown-race = there is no movement card “{ $card }” in this race
input-card-twice = the movement card “{ $card }” is there twice
input-bonus-too-many =
    { $limit ->
        [one] there is only { $limit } bonus card “{ $card }”
       *[other] there are only { $limit } bonus cards “{ $card }”
    }
input-pile-too-large = with this many players the finish pile has at most { $limit } cards, not { $count }
input-race-over = a team is home with all its ships; the race is over and no turn can be played
input-cards-missing = a new round needs { $wanted } cards, but the movement deck has { $count }, and nothing is shuffled here
input-play-missing = seat { $seat } is to play a card, but no answer says which
