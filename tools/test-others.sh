#!/bin/sh
# Run the fast tests on every supported Python that is at hand, other than the one in .venv: on the newest one all of
# them, on one in between those of the kernel, the games and the bots.
set -eu
cd "$(dirname "$0")/.."
main=$(.venv/bin/python -c 'import sys; print("%d.%d" % sys.version_info[:2])')

for version in 3.11 3.12 3.13; do
    if [ "$version" = "$main" ]; then continue; fi
    if ! sh tools/find-python.sh "$version" >/dev/null 2>&1; then
        echo "Python $version is not here: its tests are left out."
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
