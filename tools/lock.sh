#!/bin/sh
# Resolve the versions of everything in requirements/ and write them with their hashes, for every supported Python
# and system. Arguments are passed to the resolver: `lock.sh --upgrade` takes the newest of everything.
set -eu
cd "$(dirname "$0")/../requirements"

compile() { # LAYER SOURCE…
    layer=$1
    shift
    echo "requirements/$layer.txt"
    # Without header and addresses: the files must not contain the package index of whoever ran this.
    ../.venv-lock/bin/uv --quiet pip compile --universal --python-version 3.11 --generate-hashes --no-header \
        $options --output-file "$layer.txt" "$@" >/dev/null
}

options=$*
compile runtime ../pyproject.toml build.in
compile uvloop uvloop.in
compile postgres postgres.in
compile test test.in
compile deploy deploy.in
compile lint lint.in
compile compiled compiled.in
compile browser browser.in
compile mutants mutants.in
compile sim sim.in
compile rl rl.in
compile fast fast.in
compile cluster cluster.in
compile peers peers.in
compile release release.in
compile docs docs.in
compile lock lock.in
# The requirements of pyproject.toml, at the lowest versions that it allows.
options="$* --resolution lowest-direct"
compile lowest ../pyproject.toml build.in
