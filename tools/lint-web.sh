#!/bin/sh
# Check formatting and style of our JavaScript with Biome, if Node is installed (the rules are in biome.jsonc).
# With --write, format it and apply safe fixes.
set -eu
cd "$(dirname "$0")/.."
. tools/npm-tool.sh

require_node "form and style"
npm_tool biome @biomejs/biome@2.6.6 "form and style"
"$tool" check --error-on-warnings "$@" src/starhaul/web tests/web benchmarks
