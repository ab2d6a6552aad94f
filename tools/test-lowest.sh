#!/bin/sh
# Run tests with the lowest package versions that pyproject.toml allows: test-lowest.sh PATH…
set -eu
cd "$(dirname "$0")/.."
sh tools/setup.sh .venv-lowest lowest postgres project test
echo "Tests with the lowest versions of all packages"
# Old packages warn about newer ones that they use, which we cannot fix.
exec .venv-lowest/bin/python -m pytest -q -n auto --dist worksteal -m "not slow" -W default::DeprecationWarning "$@"
