"""What the rule book says instead of remarks that are only of use to people who implement the game.

Used by `tools.rulebook`, chapter by chapter. A test reports an entry that no longer occurs in its catalogue.
"""

from collections.abc import Mapping

INSTEAD: Mapping[str, Mapping[str, str]] = {
    "trucker-01-set-set-up": {"Composition: chapter 21.": "Composition: see *Parameters*."},
    "trucker-05-flt-flight-in-general": {"in ranking order (S1, S2);": "in ranking order;"},
    "trucker-12-end-settlement": {"(chapter 21)": "(see *Parameters*)"},
    "trucker-17-rul-rulings": {
        "whose only source is S1 is not mentioned": "that only the first edition states is not mentioned",
        "S0 (move or return) is the wider text and wins over S2 (change placement)": (
            "one text allows moving the tile or putting it back, the other only changing its placement; the "
            "wider one counts"
        ),
        "S0 forbids taking tiles, S2 forbids attaching tiles": (
            "one text forbids taking tiles, the other attaching them"
        ),
        "S0 says neighbouring, S2 says attached": "one text says neighbouring, the other attached",
        "appears only in S2 and is adopted": "is in one text only and is adopted",
        "S2 makes clear that zero-strength players": "One text makes clear that zero-strength players",
        "`edition` decides": "The edition decides",
        " grants the 2e window instead (X1 does so)": " grants the 2e window instead",
        "option, default 90 s (external: X1 uses 90 s, an X3 program 60 s)": "option, default 90 s",
        "(chapter 21)": "(see *Parameters*)",
        "to the numbers of chapter 21": "to the numbers in *Parameters*",
        " (store it doubled as an integer)": "",
        ": ceil(total / 2)": "",
        ", seedable for tests": "",
        " External: track of 18": " Track of 18",
    },
    "trucker-18-worked-examples": {
        "pictured ship (picture needed)": "a pictured ship",
    },
    "trucker-19-parameters": {
        "12 / 17 / 13 / 14 (one hand count; the total of 56 is confirmed)": "12 / 17 / 13 / 14",
        "90 s in most programs, 60 s in others; default 90 s (RUL-19)": "90 s (RUL-19)",
        "scorings in the Trek data file (two X3 programs agree), fine print": "fine print of the scores",
        "### Given by the documents": "### Stated by the rules",
        "### Printed on components, not in the documents": "### Printed on the components",
        "assumed as in 2e": "as in 2e",
        "ship shapes and row/column numbers are data files, not rules": (
            "ship shapes and row/column numbers are printed on the components and no rules"
        ),
        "4 and 6 assumed": "4 and 6",
    },
    "trucker-20-differences-between-editions": {
        "later the previous winner": "later whoever came in first",
        "| Glossary |": "| – |",
    },
    "latest-01-contents-and-choice-of-fligh": {
        "play IVC with section 8": "play IVC with LM-123 to LM-136",
        "Section 8 advises fewer for IVC": "Fewer are advised for IVC",
    },
    "latest-02-the-starting-cabin-in-every": {"IVC: section 7.": "IVC: LM-086."},
    "latest-03-ic-and-iic-shape-and-buildin": {
        "IIC has 26 cells (digitised by a third party). Which of them are orange is not known; `boards.json` "
        "marks eight, leaving an IC of 18 cells.": (
            "IIC has 26 cells; eight of them are orange, leaving an IC of 18 cells."
        ),
    },
    "latest-07-ivc-a-ship-of-four-parts": {
        " leave only one possibility (proved by `tests/trucker/ship/test_boards.py`)": (
            " leave only one possibility"
        ),
        "With the data in `boards.json` two different ships": "Two different ships",
        "; with the data in `boards.json` 2 and 12": "; 2 and 12",
        " is digitised. The position of the marked cells is reconstructed. With it 41 to 44 cells are "
        "usable": (" has room for 41 to 44 usable cells, depending on the dice"),
        ' (the text lists "crew, batteries or people", where people is probably a slip for goods)': "",
    },
    "latest-09-lmx-only-with-first-or-secon": {
        "Not implementable from our sources alone: the components themselves are described in rulebooks of "
        "which only fragments are available. What is known of them is in section 9.3.": (
            "These rules need components of the two big expansions, which this game does not have. What is "
            "known of them is at the end of this chapter."
        ),
        " Check against Second's rulebook before implementing.": "",
        " The sources are silent.": "",
        "Secondary sources (reviews, a Tabletop Simulator script); none is a rulebook.": "",
    },
    "race-03-components-and-set-up": {
        "Track: see section 9 and `board.json`.": "Track: see *The track*.",
        "(section 10": "(*Bonus cards*",
        " [I] (12 cards over 6 numbers) With": " With",
    },
    "race-09-the-track": {
        "`board.json` is our own reconstruction": "Our track is a reconstruction of our own",
        "A board file is valid if:": "A track of one's own must follow these rules:",
        "the list `black_holes` in the file agrees with the spaces (`retreat_to` = first − 1, `evade_to` "
        "= last + 1);": (
            "a ship that backs up goes to the space before a stretch, an evading one to the space after it;"
        ),
        " (TR-110 to TR-118: rulings unless marked)": "",
    },
    "race-13-decisions-for-an-engine": {
        "first face in the board file": "the first of the two",
        "## 13. Decisions for an engine": "## 13. Decisions",
    },
    "house-01-hse-t-gold-titles-of-the-tre": {
        " (fills TRK-09, RUL-87)": "",
        "title (see `src/starhaul/trucker/data/2e/titles.json`)": "title",
    },
    "house-02-hse-r-rough-roads-fills-the": {
        " (fills the mention of a free mini expansion that makes any flight harder)": "",
    },
}
"""By chapter: words of the catalogue and what replaces them."""

WORDS: Mapping[str, str] = {
    r"\b[Gg]oods cubes\b": "crates",
    r"^\| crates red": "| Crates red",
    r"\bcube(s?)\b": r"crate\1",
    r"\bBeauty reward\b": "Reward for the best-looking ship",
    r"\bbeauty reward\b": "reward for the best-looking ship",
    r"\bError(s?)\b": r"Fault\1",
    r"\b([Aa])n error\b": r"\1 fault",
    r"\berror(s?)\b": r"fault\1",
    r"(?<=\w)'": "’",
    r'"([^"]*)"': r"“\1”",
}
"""Words of the catalogues, which are those of the code, and what the texts for players call the same thing
(docs/terms.md), and typographic quotes; as regular expressions, in every chapter."""

DROPPED_LINES = (
    "Numbers only. “Doc” = contained in a document",
    "Decisions we made for everything the documents leave open. The basis is named",
)
"""How lines begin that are left out altogether."""

DROPPED_COLUMNS: Mapping[str, tuple[str, ...]] = {
    "trucker-18-worked-examples": ("Kind", "Source"),
    "latest-09-lmx-only-with-first-or-secon": ("source",),
}
"""By chapter: columns of tables that are left out."""
