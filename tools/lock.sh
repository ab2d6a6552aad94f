#!/bin/sh
# Choose versions for everything in requirements/ and write them down with their hashes, for every supported
# Python and system at once. Arguments go to the resolver: `lock.sh --upgrade` takes the newest of everything.
set -eu
cd "$(dirname "$0")/../requirements"

compile() { # LAYER SOURCE…
    layer=$1
    shift
    echo "requirements/$layer.txt"
    # Without a header, and with no addresses: the files must not tell where somebody's packages come from.
    ../.venv-lock/bin/uv --quiet pip compile --universal --python-version 3.11 --generate-hashes --no-header \
        $options --output-file "$layer.txt" "$@" >/dev/null
}

options=$*
compile runtime ../pyproject.toml build.in
compile test test.in
compile lint lint.in
compile browser browser.in
compile mutants mutants.in
compile sim sim.in
compile rl rl.in
compile cluster cluster.in
compile peers peers.in
compile lock lock.in
# What pyproject.toml asks for, at the lowest version that it allows.
options="$* --resolution lowest-direct"
compile lowest ../pyproject.toml build.in
