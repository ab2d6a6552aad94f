"""The public Python API: what `import starhaul` offers, loaded when one of its names is first used.

The names are listed in `starhaul/__init__.py` and promised in docs/api.md; everything else in Starhaul may
change at any time. A thin layer: matches, bots and logs are those of `kernel`, `games`, `bots` and `sim`.
Nothing in Starhaul imports this package.
"""

from starhaul.api.match_handle import MatchHandle as MatchHandle
from starhaul.api.match_handle import MatchResult as MatchResult
from starhaul.api.match_sources import AnyMatch as AnyMatch
from starhaul.api.match_sources import RaceMatch as RaceMatch
from starhaul.api.match_sources import TruckerMatch as TruckerMatch
from starhaul.api.match_sources import bot_names as bot_names
from starhaul.api.match_sources import game_names as game_names
from starhaul.api.match_sources import new_match as new_match
from starhaul.api.match_sources import replay as replay
from starhaul.api.match_sources import simulate as simulate
from starhaul.api.match_sources import verify as verify
from starhaul.api.seated_players import Player as Player
from starhaul.api.ships import ShipHandle as ShipHandle
from starhaul.api.ships import read_ship as read_ship
from starhaul.api.ships import ships_of as ships_of
from starhaul.bots.bot_contract import Bot as Bot
from starhaul.bots.bot_contract import Briefing as Briefing
from starhaul.bots.bot_contract import Chair as Chair
from starhaul.bots.bot_contract import Opinion as Opinion
from starhaul.kernel.conformance import check_game as check_game
from starhaul.kernel.contract import Event as Event
from starhaul.kernel.contract import Game as Game
from starhaul.kernel.contract import Question as Question
from starhaul.kernel.errors import BadInput as BadInput
from starhaul.kernel.errors import Refusal as Refusal
from starhaul.kernel.errors import StarhaulError as StarhaulError
from starhaul.kernel.log import Log as Log
from starhaul.kernel.log import ReplayVerdict as ReplayVerdict
from starhaul.kernel.log import read_log as read_log
from starhaul.plugins.game_plugin import GamePlugin as GamePlugin
from starhaul.plugins.game_plugin import TableKind as TableKind
from starhaul.sim.playing import SimulatedMatch as SimulatedMatch
from starhaul.trucker.files.ship_report import ShipReport as ShipReport
