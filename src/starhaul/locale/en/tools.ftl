### Commands that play, replay and verify matches.

help-simulate = Play many matches and add up the results.
help-simulate-games = Number of matches.
help-simulate-edition = Edition of the rules.
help-simulate-seats = Number of seats.
help-simulate-rounds = Ship classes of the rounds, separated by commas, or “learning”.
help-simulate-trek = The Trek: three flights with titles.
help-simulate-option = An option, such as strict-build=true; key=@FILE.json reads the value from a file; may be repeated. starhaul options lists them.
help-simulate-logs = Write logs: a path ending in .jsonl is one file for all, any other a folder.
help-tournament = Let bots play many matches and rate them.
help-jobs = Number of worker processes; 0, the default, uses all cores where that pays. The results do not depend on it.
help-tournament-ray = Play on this Ray cluster: an address, “auto” for the one running here, “local” for one on this machine.
help-tournament-limit = Answers that take more than this many milliseconds are overruled; results then depend on the machine.
help-tournament-plots = Write plots to this folder, as PNG and SVG.
help-replay = Replay a match log and report how it ended.
help-replay-log = A match log.
help-replay-text = Print the match as a story.
help-replay-to = Stop after this many actions.
help-replay-html = Write the replay to this file: one HTML page that works without a network or a server.
help-draw = Draw a moment of a match log.
help-draw-at = Draw the state after this many actions; by default, after all of them.
help-draw-svg = Write the drawing to this file.
help-verify = Replay logs and databases and compare the results.
help-verify-logs = Match logs, or databases of a server.
help-verify-commitment = The hash that the table showed before the match (HSE-O4): does it belong to this log?
help-verify-nonce = The random number that your own program gave to the seed (HSE-O4): is it in this log?

simulate-progress = Matches
simulate-partial = Matches played: { $done } of { $total }; the results cover only those.
simulate-matches = Matches played
simulate-decisions = Decisions
simulate-length = Actions per match
simulate-score = Mean credits, seat { $seat }
simulate-gave-up = Gave up: { $reason }
simulate-speed = Decisions per second
advice-alike = Classes { $one } and { $other } are so alike that one of them is enough for a match.
advice-crowded = Class { $ship_class } needs many tiles: with more than { $limit } players they may run out.

tournament-bot = Bot
tournament-rating = Rating
tournament-interval = 95% range
tournament-wins = Wins %
tournament-fair = Fair share %
tournament-lapses = Lapses
tournament-times = Thinking time, ms
tournament-answers = Answers
tournament-median = median
tournament-p99 = 99% within
tournament-longest = longest
tournament-slow = over 250 ms
tournament-percent = percent
tournament-ahead = Ahead of, %
tournament-foot =
    { $matches ->
        [one] { $matches } match; seats are balanced after every { $cycle }.
       *[other] { $matches } matches; seats are balanced after every { $cycle }.
    }
tournament-booked = Credits, { $what }
tournament-booked-flight = on the way
tournament-lost = Tiles lost: { $cause }
loss-reserve = set aside
loss-repair = faults repaired
loss-broken-off = broken off
tournament-trucker-score = Credits
tournament-trucker-flights = Per flight
tournament-trucker-faults = Faults
tournament-trucker-tiles = Tiles at launch
tournament-trucker-open-connectors = Open connectors at launch
tournament-trucker-home = Came home
tournament-race-score = Victories
tournament-race-races = Per race
tournament-race-ships-home = Ships at home
tournament-race-rounds = Rounds
tournament-plot-ratings = Ratings with 95% intervals
tournament-plot-wins = Shares of victories
tournament-plot-scores = Results
tournament-plot-duels = Row ahead of column, percent
tournament-plot-figures = Losses by cause

replay-game = Game
replay-config = Configuration
replay-seed = Seed
replay-actions = Actions
replay-state = State
replay-over = the match is over
replay-going-on = the match is in progress
replay-key = Key
replay-scores = Credits

verify-line =
    { $actions ->
        [one] { $file }: { $actions } action: { $words }
       *[other] { $file }: { $actions } actions: { $words }
    }
verify-partial = Matches verified: { $done }; the others were not.
verify-true = all as the log says
verify-aborted = all as the log says; the match was aborted before its end
verify-not-aborted = the log says that the match was aborted, but it has ended
verify-unfinished = the log ends before the match
verify-other-key = the match ends in a different state
verify-unfair = chance did not follow from the seed
verify-other-rules = played with other rule data
verify-other-seed = the seed is not the one the table had committed to
verify-other-commitment = the secret is not the one the server had committed to
verify-other-origin = the seed was not made from the secret and the players’ numbers
verify-other-promise = the table showed another commitment before the match
verify-nonce-missing = your number is missing from the seed
verify-origin =
    { $players ->
        [one] the seed was made from the server’s committed secret and one player’s number
       *[other] the seed was made from the server’s committed secret and { $players } players’ numbers
    }

demo-title =
    { $seats ->
        [one] { $seats } ship flies level II by the rules of the second edition
       *[other] { $seats } ships fly level II by the rules of the second edition
    }
demo-launched =
    { $built ->
        [one] { $seat } at launch: { $built } tile
       *[other] { $seat } at launch: { $built } tiles
    }
demo-richest =
    { $count ->
        [one]
            { $credits ->
                [one] { $seats } comes home richest, with { $credits } credit
               *[other] { $seats } comes home richest, with { $credits } credits
            }
       *[other]
            { $credits ->
                [one] { $seats } come home richest, with { $credits } credit each
               *[other] { $seats } come home richest, with { $credits } credits each
            }
    }

label-credits = Credits
settlement-order = Arrival
settlement-title = Titles
settlement-beauty = Best-looking
settlement-goods = Goods
settlement-lost = Losses
settlement-fines = Fines
settlement-premium = Premium

## Mistakes

input-game-unknown = there is no game “{ $game }”; choose from: { $known }
input-lesson-unknown = there is no lesson “{ $lesson }”; choose from: { $known }
input-config-wrong = invalid configuration: { $reason }
input-option-form = an option is written as key=value, not “{ $option }”
input-option-foreign = the game “{ $game }” has no such option
input-match-failed = the match with seed “{ $seed }” failed; its log was written here ({ $reason })
input-draw-one-log = a drawing needs exactly one match log, not { $count }
input-draw-moment = there is no moment after action { $at }; the log counts from 0 to { $count }
input-svg-over-log = the drawing would overwrite the log
input-log-crashes = the rules fail on this log ({ $reason })
input-bot-unknown = there is no bot “{ $bot }”; choose from: { $known }, or module:Class
input-bot-not-found = the bot “{ $bot }” cannot be loaded ({ $reason })
input-bot-no-module = there is no module “{ $module }” for the bot “{ $bot }”; a file in this folder is found, one elsewhere with PYTHONPATH
input-bot-no-class = the module “{ $module }” has no class “{ $class_name }”
input-bot-no-bot = “{ $bot }” is not a bot
input-extra-missing =
    this needs the package { $package }: { $way ->
        [checkout] make extras
       *[installed] pip install "{ $wanted }"
    }
input-tournament-failed = the match with seed “{ $seed }” failed ({ $reason })
input-worker-died = a worker process has died ({ $reason })
input-interrupted = the run was interrupted
input-cluster-unreachable = no Ray cluster is available here ({ $reason })
input-report-unwritable = the report cannot be written: { $reason }
input-plots-unwritable = the plots cannot be written: { $reason }
