#!/bin/sh
# Run all tests: test-all.sh WORKERS. Without a browser, the tests that need one are skipped and the last line says so;
# with CI or BROWSER=required in the environment that is a failure.
set -eu
cd "$(dirname "$0")/.."

skipped=''
if ! reason=$(sh tools/find-chromium.sh --install 2>&1 >/dev/null); then
    reason=$(echo "$reason" | tail -n 1)
    if [ -n "${CI:-}" ] || [ "${BROWSER:-}" = required ]; then
        echo "$reason" >&2
        exit 1
    fi
    skipped="The tests in a browser were skipped. $reason"
fi
# The documentation site is built by a test where its packages are installed.
if [ -n "${CI:-}" ]; then sh tools/setup.sh .venv-docs runtime project docs; fi
# Only what failed in this run is of interest, so the notes of pytest about it have a folder of their own.
notes=.pytest_cache/all
rm -rf "$notes"
status=0
.venv/bin/python -m pytest -q -n "$1" --dist worksteal -o cache_dir="$notes" || status=$?
if [ $status = 1 ]; then .venv/bin/python -m tools.second_try "$notes"; elif [ $status != 0 ]; then exit $status; fi
# Compiling takes minutes, so it is left to CI and to those who ask for it.
if [ -n "${CI:-}${COMPILED:-}" ]; then sh tools/test-compiled.sh "$1"; fi
sh tools/test-others.sh
sh tools/test-lowest.sh tests/server/process/test_selftest.py tests/server/process/test_running.py
if [ -n "$skipped" ]; then echo "$skipped"; fi
