### The card before a suggested flight: what it is, who flies along, and what helps.

handover-kicker = Up next
handover-says-learning = You can build and you can fly. Now do it without me whispering in your ear.
handover-says-class = You know the basics. Time for a ship you would be sorry to lose.
handover-says-last = Same again? The scrapyard has been restocked.
handover-says-harder = That was too easy. These have flown before.
handover-says-easier = Space was rude to you. Try it with somebody gentler.
handover-says-other = That was the lesson. Now show them what you have learned.
handover-flight = Flight
handover-course = How it goes
handover-course-trucker = Build a ship, have it checked, fly through the cards, sell what is left. More than 0 credits is a success.
handover-course-race = Play a card in each turn and move a ship. The first team home with its ships wins.
handover-rivals = Rivals
handover-rivals-are =
    { $skill ->
        [easy] { $number ->
            [one] { $number } easy bot, who makes mistakes like everybody else.
           *[other] { $number } easy bots, who make mistakes like everybody else.
        }
        [medium] { $number ->
            [one] { $number } medium bot, who knows the trade.
           *[other] { $number } medium bots, who know the trade.
        }
       *[hard] { $number ->
            [one] { $number } hard bot, who forgives nothing.
           *[other] { $number } hard bots, who forgive nothing.
        }
    }
handover-clock = Clock
handover-clock-none = None: no hourglass, no time limits. The bots wait for you.
handover-clock-runs = The hourglass runs while you build, and answers have a time limit.
handover-coach = Counts what your ship can do. Ask it with the whistle or key C, and it says what a strong player would do, and why. To switch it off or on again: menu at the top right.
