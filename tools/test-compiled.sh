#!/bin/sh
# Compare the compiled build with pure Python: test-compiled.sh WORKERS. It is built in a folder of its own, so that
# the checkout stays as it is. Random matches must be the same byte by byte, and the fast tests of kernel, games and
# bots and all golden matches pass on it. Without a C compiler that is skipped; with CI in the environment it fails.
set -eu
cd "$(dirname "$0")/.."
tree=$(pwd)/build/compiled/tree

sh tools/setup.sh .venv compiled
status=0
.venv/bin/python -m tools.compiled "$tree" || status=$?
if [ $status = 3 ] && [ -z "${CI:-}" ]; then
    echo "The tests of the compiled build are skipped."
    exit 0
fi
if [ $status != 0 ]; then exit $status; fi
echo "Fast tests on the compiled build"
pure=build/compiled/pure.txt native=build/compiled/native.txt
.venv/bin/python -m tools.compiled.fingerprints "pure Python" >$pure &
PYTHONPATH=$tree .venv/bin/python -m tools.compiled.fingerprints compiled >$native
wait $!
if ! cmp $pure $native; then
    echo "The compiled build plays other matches than pure Python." >&2
    exit 1
fi
export PYTHONPATH="$tree"
.venv/bin/python -m pytest -q -n "$1" --dist worksteal -p no:cacheprovider -m "not slow" \
    tests/kernel tests/trucker tests/race tests/bots tests/test_conformance_matrix.py tests/test_saving.py \
    tests/test_registrations.py tests/test_scenarios.py tests/test_regressions.py tests/test_determinism.py \
    --ignore tests/trucker/draw --ignore tests/race/draw
exec .venv/bin/python -m pytest -q -n "$1" -p no:cacheprovider tests/test_golden.py
