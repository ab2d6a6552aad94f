#!/bin/sh
# Run the fast tests on the other supported Pythons that are installed: all of them on the newest one, those of the
# kernel, the games and the bots on one in between.
set -eu
cd "$(dirname "$0")/.."
main=$(.venv/bin/python -c 'import sys; print("%d.%d" % sys.version_info[:2])')

for version in 3.11 3.12 3.13; do
    if [ "$version" = "$main" ]; then continue; fi
    if ! sh tools/find-python.sh "$version" >/dev/null 2>&1; then
        echo "Python $version is not installed: its tests are skipped."
        continue
    fi
    sh tools/setup.sh ".venv-$version" runtime project test sim rl
    echo "Fast tests on Python $version"
    if [ "$version" = 3.13 ]; then
        sh tools/test-fast.sh ".venv-$version"
    else
        sh tools/test-fast.sh ".venv-$version" --ignore tests/server --ignore tests/cli --ignore tests/web
    fi
done
