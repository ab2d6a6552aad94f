#!/bin/sh
# Run the unit tests and the type checks of the browser client, if Node is installed. Users do not need this, and the
# tests in a real browser run without it.
set -eu
cd "$(dirname "$0")/.."
. tools/npm-tool.sh

require_node "unit tests and types"
node --test --test-reporter=dot tests/web/*.test.mjs

npm_tool tsc typescript@6.0.3 types
"$tool" -p tools/tsconfig.json
