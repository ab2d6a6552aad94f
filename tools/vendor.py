"""Third-party files of the browser client: writes `vendor/manifest.json`, or checks it.

Run it after files under `src/starhaul/web/vendor` were replaced by those of another version. They are the
modules that the packages ship, with two changes: imports name the file beside them, because pages with a
strict policy have no import maps, and links to source maps are removed.
"""

import hashlib
import json
import sys
from pathlib import Path

VENDOR = Path(__file__).resolve().parent.parent / "src/starhaul/web/vendor"
PARTS = (
    ("preact", "10.29.8", "MIT", "licences/preact.txt", ["preact.js", "hooks.js"]),
    ("@preact/signals", "2.11.4", "MIT", "licences/signals.txt", ["signals.js"]),
    ("@preact/signals-core", "1.14.5", "MIT", "licences/signals-core.txt", ["signals-core.js"]),
    ("htm", "3.1.1", "Apache-2.0", "licences/htm.txt", ["htm.js"]),
    ("@fluent/bundle", "0.19.1", "Apache-2.0", "licences/fluent.txt", ["fluent/"]),
    ("qrcode-generator", "2.0.4", "MIT", "licences/qrcode.txt", ["qrcode.js"]),
)
"""Name, version, licence, licence text, and files. The texts must be in every copy that we distribute."""


def _files(names: list[str]) -> list[Path]:
    found = [
        sorted((VENDOR / name).glob("*.js")) if name.endswith("/") else [VENDOR / name] for name in names
    ]
    return [file for files in found for file in files]


def manifest() -> list[dict[str, object]]:
    return [
        {
            "name": name,
            "version": version,
            "licence": licence,
            "text": text,
            "files": {
                str(file.relative_to(VENDOR)): hashlib.sha256(file.read_bytes()).hexdigest()
                for file in _files(names)
            },
        }
        for name, version, licence, text, names in PARTS
    ]


if __name__ == "__main__":
    (VENDOR / "manifest.json").write_text(json.dumps(manifest(), indent=1) + "\n")
    sys.exit(0)
