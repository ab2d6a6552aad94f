#!/bin/sh
# Run fast tests on other supported Pythons that are installed. In CI and with PYTHONS=all: all fast tests on the newest
# one, those of the kernel, the games and the bots on one in between. Otherwise the latter on the newest one alone:
# what breaks on one Python only is rare, and `make test` should not take long.
set -eu
cd "$(dirname "$0")/.."
main=$(.venv/bin/python -c 'import sys; print("%d.%d" % sys.version_info[:2])')
newest=3.13
others=$newest
if [ -n "${CI:-}" ] || [ "${PYTHONS:-}" = all ]; then others="3.11 3.12 $newest"; fi

for version in $others; do
    if [ "$version" = "$main" ]; then continue; fi
    if ! sh tools/find-python.sh "$version" >/dev/null 2>&1; then
        echo "Python $version is not installed: its tests are skipped."
        continue
    fi
    sh tools/setup.sh ".venv-$version" runtime postgres project test deploy sim rl
    echo "Fast tests on Python $version"
    if [ "$version" = "$newest" ] && [ "$others" != "$newest" ]; then
        sh tools/test-fast.sh ".venv-$version"
    else
        sh tools/test-fast.sh ".venv-$version" --ignore tests/server --ignore tests/cli --ignore tests/web
    fi
done
