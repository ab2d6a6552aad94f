#!/bin/sh
# Check the form and the style of our JavaScript with Biome, where Node is at hand (biome.jsonc has the rules).
# With --write, put it into the common form and mend what can be mended without a person.
set -eu
cd "$(dirname "$0")/.."
. tools/npm-tool.sh

require_node "form and style"
npm_tool biome @biomejs/biome@2.6.6 "form and style"
"$tool" check --error-on-warnings "$@" src/starhaul/web tests/web
