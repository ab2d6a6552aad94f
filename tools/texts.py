"""Checks the texts of all languages: python -m tools.texts [--json]

Reports what is wrong (missing, unknown or unused texts, other placeholders, missing plural forms), which ends
with status 1, and what looks suspicious (the same as in English, spaces, quotes, dashes, terms, length). The
chapters of the rule book are checked as well. What looks suspicious and is right is listed in
`tools/texts_accepted.txt`. For translators: docs/translating.md.
"""

import argparse
import json
import sys
from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from starhaul.locale import LANGUAGES
from tools.chapter_checks import chapter_findings
from tools.text_checks import Finding, accepted, findings


class Report(NamedTuple):
    findings: list[Finding]
    outdated: list[str]
    """Lines of the list of accepted texts that no longer apply."""

    @property
    def has_errors(self) -> bool:
        return bool(self.outdated) or any(finding.is_error for finding in self.findings)


def report() -> Report:
    known = accepted()
    found = [
        finding for language in LANGUAGES for finding in (*findings(language), *chapter_findings(language))
    ]
    met = {finding.name for finding in found}
    return Report([one for one in found if one.name not in known], sorted(known - met))


def in_words(found: Report) -> Iterator[str]:
    for finding in found.findings:
        kind = "wrong" if finding.is_error else "suspicious"
        yield f"{finding.language}/{finding.key}: {kind}: {finding.check}: {finding.detail}"
    yield from (f"tools/texts_accepted.txt: no longer needed: {line}" for line in found.outdated)
    counts = Counter(finding.language for finding in found.findings)
    yield "; ".join(f"{language}: {counts[language]} findings" for language in LANGUAGES)


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Check the texts of all languages.")
    parser.add_argument("--json", action="store_true", help="print one JSON object per finding and line")
    wants_json = parser.parse_args(arguments).json
    found = report()
    if wants_json:
        lines: Iterator[str] = (
            json.dumps(finding._asdict(), ensure_ascii=False) for finding in found.findings
        )
    else:
        lines = in_words(found)
    for line in lines:
        print(line)
    return 1 if found.has_errors else 0


if __name__ == "__main__":
    sys.exit(main())
