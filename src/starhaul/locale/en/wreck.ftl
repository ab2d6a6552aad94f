### Postcards: the pictures of a match that people share, and the previews of links.

## The trucker game: headings by what is left of the ship

postcard-trucker-whole = Not a scratch. Suspicious.
postcard-trucker-scratched = That’ll buff out.
postcard-trucker-battered =
    { $lost ->
        [one] Free to collector: { $lost } part, slightly singed
       *[other] Free to collector: { $lost } parts, slightly singed
    }
postcard-trucker-wrecked = Greetings from the debris field!
postcard-trucker-gave-up = Space 1, { $seat } 0
postcard-trucker-unbuilt = Ship to be announced
postcard-before = At launch: { $words }
postcard-after = Now: { $words }

## The race

postcard-race-holes = The hole story in one picture
postcard-race-clean = Home, and not one black hole
postcard-race-stopped = The finish is still waiting
postcard-race-seats =
    { $seats ->
        [one] { $seats } player
       *[other] { $seats } players
    }

## Links to tables and to matches in progress

postcard-table = There’s a seat with your name on it
postcard-table-what = Open the link, pick a seat and look confident. No account, nothing to install.
postcard-running = Match in progress. Fingers crossed!
postcard-running-what = The story comes out when the match is over. No spoilers until then.
