#!/bin/sh
# Run fast tests in one environment: test-fast.sh FOLDER [OPTION…]
set -eu
cd "$(dirname "$0")/.."
folder=$1
shift
# Tests of whole servers, connections and browsers are slow; `make test` runs them.
exec "$folder/bin/python" -m pytest -q -n auto --dist worksteal -m "not slow" \
    --ignore tests/browser --ignore tests/docs/test_site.py --ignore tests/faults --ignore tests/hostile \
    --ignore tests/remote "$@"
