#!/bin/sh
# Check the browser client with the tools of its language, where they are at hand: its unit tests and its types.
# Users need none of this; the tests in a real browser run without it, too.
set -eu
cd "$(dirname "$0")/.."
. tools/npm-tool.sh

require_node "unit tests and types"
node --test --test-reporter=dot tests/web/*.test.mjs

npm_tool tsc typescript@6.0.3 types
"$tool" -p tools/tsconfig.json
