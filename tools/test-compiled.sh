#!/bin/sh
# Compare a compiled wheel with pure Python: test-compiled.sh WORKERS. It is installed in a folder of its own, so that
# the checkout stays as it is. Random matches must be the same byte by byte; the fast tests of kernel, games, bots and
# tables and all golden matches must pass on it. Without a C compiler this is skipped; with CI in the environment it fails.
set -eu
cd "$(dirname "$0")/.."
work=build/compiled
installed=$(pwd)/$work/installed

status=0
.venv/bin/python -m tools.compiled --only-build || status=$?
if [ $status = 3 ] && [ -z "${CI:-}" ]; then
    echo "The tests of the compiled build are skipped."
    exit 0
fi
if [ $status != 0 ]; then exit $status; fi

echo "Fast tests on the compiled build"
rm -rf "$work/wheel" "$installed"
COMPILE_STARHAUL=1 .venv/bin/python -m hatchling build -t wheel -d "$work/wheel" >/dev/null 2>&1
.venv/bin/python -m pip --quiet --disable-pip-version-check install --no-index --no-deps --target "$installed" \
    "$work"/wheel/*.whl

.venv/bin/python -m tools.compiled.fingerprints "pure Python" >$work/pure.txt &
PYTHONPATH=$installed .venv/bin/python -m tools.compiled.fingerprints compiled >$work/native.txt
wait $!
if ! cmp $work/pure.txt $work/native.txt; then
    echo "The compiled build plays other matches than pure Python." >&2
    exit 1
fi

export PYTHONPATH="$installed"
.venv/bin/python -m starhaul verify tests/golden/logs/* >/dev/null
.venv/bin/python -m pytest -q -n "$1" --dist worksteal -p no:cacheprovider -m "not slow" \
    tests/kernel tests/trucker tests/race tests/bots tests/server/table tests/server/test_patches.py \
    tests/test_conformance_matrix.py tests/test_saving.py \
    tests/test_registrations.py tests/test_scenarios.py tests/test_regressions.py \
    --ignore tests/trucker/draw --ignore tests/race/draw
exec .venv/bin/python -m pytest -q -n "$1" -p no:cacheprovider tests/test_golden.py
