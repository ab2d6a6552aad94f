"""Which modules are compiled: all of these packages but those named here, each with the reason, and single
modules of others that do something after every action of a match."""

from pathlib import Path

PACKAGES = ("starhaul.kernel", "starhaul.trucker", "starhaul.race")
SINGLE_MODULES = (
    "starhaul.bots.answer_schedule",
    "starhaul.bots.arena",
    "starhaul.server.patches",
    "starhaul.server.table.audience_views",
    "starhaul.server.table.encoded_step",
    "starhaul.server.table.table_match",
)
BASE = "starhaul.kernel.native_record"
"""Compiled as it is: the base of what others are rewritten to."""

INTERPRETED = {
    "declares records of logs, files or messages, which msgspec encodes": (
        *("kernel.event_records", "kernel.presence_records", "kernel.match_records", "kernel.log"),
        *("kernel.fairness", "kernel.scenario_support", "kernel.form_fields", "kernel.documents"),
        *("trucker.match.actions", "trucker.match.config", "trucker.match.events", "trucker.match.questions"),
        *(
            "trucker.parts.records",
            "trucker.ship.codec",
            "trucker.views.view",
            "trucker.views.hints",
            "trucker.views.ship_figures",
            "trucker.files",
            "trucker.data",
        ),
        *("race.actions", "race.config", "race.events", "race.questions", "race.records", "race.view"),
        *("race.reach", "race.scenario", "race.data"),
    ),
    "works with types as values": ("kernel.record_types", "kernel.typed", "kernel.frame_registry"),
    "declares enumerations or exceptions": ("kernel.errors", "trucker.parts.terms", "race.terms"),
    "reads files": ("kernel.data_files",),
    "is not needed to play": (
        *("kernel.conformance", "kernel.properties", "kernel.splitmix"),
        *("trucker.clinic", "trucker.draw", "race.draw", "trucker.why", "trucker.hindsight"),
    ),
}
"""A package stands for all its modules."""


def compiled_modules(source: Path) -> list[str]:
    """The names of the modules to compile, sorted; `source` is the folder with the package."""
    found = (name_of(path, source) for package in PACKAGES for path in _modules_of(package, source))
    return sorted([*SINGLE_MODULES, *(name for name in found if not is_interpreted(name))])


def is_interpreted(module: str) -> bool:
    left_out = tuple(f"starhaul.{name}" for names in INTERPRETED.values() for name in names)
    return module in left_out or module.startswith(tuple(f"{name}." for name in left_out))


def watched_files(source: Path) -> list[Path]:
    """All sources that the native code depends on: types and constants of interpreted modules count, too."""
    found = [path for package in PACKAGES for path in source.joinpath(*package.split(".")).rglob("*.py")]
    return sorted([*found, *(path_of(name, source) for name in SINGLE_MODULES)])


def name_of(path: Path, source: Path) -> str:
    return ".".join(path.relative_to(source).with_suffix("").parts)


def path_of(module: str, source: Path) -> Path:
    return source.joinpath(*module.split(".")).with_suffix(".py")


def _modules_of(package: str, source: Path) -> list[Path]:
    folder = source.joinpath(*package.split("."))
    return [path for path in folder.rglob("*.py") if path.name != "__init__.py"]
