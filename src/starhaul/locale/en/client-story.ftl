### The page of the story of a match, and links to it. Its sentences are in `story.ftl`.

story-open-hint = Read the story
story-title = The story of this match
story-print = Print
story-to-replay = Back to the replay
story-ranks = Final ranks
story-stopped = This match was stopped before its end, so nobody is ranked.
story-moments = Decisive moments
story-moments-none = Nothing was decided in a single moment.
story-losses = Losses by cause
story-losses-none = Nothing was lost.
story-losses-cause = Cause
story-losses-total = In all
story-pictures-launch = At launch
story-pictures-end = At the end
story-pictures-stopped = When it was stopped
story-picture-of = { $name }: { $what }
story-log = What happened
story-settlement = Settlement
story-total = Total
story-balance = Account now
story-link = Copy the link
story-made = Starhaul · match { $match }
