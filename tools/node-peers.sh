#!/bin/sh
# Install boardgame.io into .node/peers, for `make bench`. Without Node or a connection the benchmarks go without it.
set -eu
cd "$(dirname "$0")/.."
wanted=boardgame.io@0.50.2
folder=.node/peers
have=$folder/node_modules/boardgame.io/package.json

leave_out() { # REASON
    echo "$1: boardgame.io is not measured."
    exit 0
}

command -v node >/dev/null && command -v npm >/dev/null || leave_out "Node and npm are not installed"
if grep -q "\"version\": \"${wanted##*@}\"" "$have" 2>/dev/null; then exit 0; fi
echo "Installing $wanted …"
mkdir -p "$folder"
# No script of any package runs: nothing that we use needs one.
npm install --silent --ignore-scripts --no-audit --no-fund --no-package-lock --save-exact --fetch-retries=1 \
    --prefix "$folder" "$wanted" >/dev/null || leave_out "$wanted could not be installed"
