### Browser client: the team race.

race-ui-round = Round { $round }
race-ui-your-turn = Your turn
race-ui-turn-of = To play: { $seat }
race-ui-others-react = Others may react
race-ui-track = Track
race-ui-closer = Zoom in
race-ui-further = Zoom out
race-ui-whole = Show the whole track
race-ui-follow = Follow the ships
race-ui-space = Space { $index }
race-ui-players = Players
race-ui-team = Team { $team }
race-ui-you = you
race-ui-own = yours
race-ui-mate = partner
race-ui-rival = rival
race-ui-log = Story
race-ui-story-now = What is going on
race-ui-finish = How it ended
race-ui-team-wins = Your team has won!
race-ui-no-story = The story goes on from here.
race-ui-piles = Piles and played cards
race-ui-played = Movement cards played
race-ui-none-played = None yet.
race-ui-help = What is what
race-ui-aim = The first team with all its ships on the finish planet wins. A card moves a ship of its colour, whoever flies it. The space a ship leaves decides how far it gets.
race-ui-spaces = Spaces

## What is asked

race-ui-question = Question
race-ui-choose-card = Your turn: choose a card
race-ui-choose-hint = Choose a card to see how far it goes, then a ship. Or begin with the ship.
race-ui-choose-ship = Which ship flies with { $card }?
race-ui-choose-card-for = Which card for { $ship }?
race-ui-back = Back
race-ui-no-ship = Play it, no ship can fly
race-ui-hole-back = black hole, back to { $index }
race-ui-card-way = { $ship }: from { $from } to { $to }
race-ui-joker = joker
race-ui-joker-does = When both ships of a colour are home, its cards are jokers: they move any ship that is still on its way.
race-ui-departure = Take-off with { $card }: { $ship }. Add a bonus card?
race-ui-no-bonus-card = Without a bonus card
race-ui-evade = Caught in the black hole at { $index }: { $ship }.
race-ui-fall = Fall back
race-ui-side = Space { $index }: which side for { $ship }?
race-ui-tow = A rival flew past and stands on { $index } ({ $face }). Hook on?
race-ui-no-tow = Don’t hook on
race-ui-no-cards = New cards come with the next round.
race-ui-no-bonus = No bonus cards

## What spaces do

race-ui-does-start = All ships take off here.
race-ui-does-normal = Cards count as they are.
race-ui-does-bonus = The ship’s owner draws a bonus card.
race-ui-does-hyperspace = The next card counts double.
race-ui-does-asteroid = The next card is worth just 1.
race-ui-does-black_hole = Sends a ship that stops here back to the nearest normal space. Flying over it is safe.
race-ui-does-finish = Home. The first ship to arrive earns bonus cards for everybody.

## What bonus cards do

race-ui-effect-experienced_pilot = Leave an asteroid field with the full number of the card.
race-ui-effect-light_speed = Double the number of the card. Not out of hyperspace or an asteroid field.
race-ui-effect-acceleration = One space further. Not out of an asteroid field.
race-ui-effect-evasive_manoeuvre = Fly on to the next normal space instead of falling back from a black hole. Only if no other bonus card was played for the ship.
race-ui-effect-tow_hook = When a rival flies past one of your team’s ships, that ship is pulled along to where the rival stops.

## The lesson

start-lesson-first-race = Race lesson, four minutes
start-lesson-first-race-continue = Go on with the race lesson
start-lesson-first-race-offer = New to the race? Captain Ruta explains it in four minutes.
client-bot-lesson-first-race = cadet
