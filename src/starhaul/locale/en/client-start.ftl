### The start for newcomers on the front page.

start-first = First flight
start-first-text = Build a ship from scrap, haul goods through space, come home with credits – Captain Ruta shows you how in ten minutes, without a clock.
start-first-go = Start the first flight
start-first-continue = Go on with the first flight
start-learn = Learn
start-learn-again = Fly the first flight again
start-learn-rules = Rule book
start-learn-clinic = Ship clinic
start-go = Start: { $flight }
start-next = Next: { $flight }
start-why-learning = Next: the learning flight, without aliens and without an hourglass.
start-why-class = Next: a class I ship, with everything that belongs to it.
start-why-last = As last time.
start-why-harder = You won easily last time: stronger bots?
start-why-easier = Nothing earned last time: weaker bots?
coach-switch = Coach
coach-switch-hint = Shows figures of your ship and, when asked, what a strong player would do and why. Only against bots.
