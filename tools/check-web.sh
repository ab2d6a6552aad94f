#!/bin/sh
# Check the browser client with the tools of its language, where they are at hand: its unit tests and its types.
# Users need none of this; the tests in a real browser run without it, too.
set -eu
cd "$(dirname "$0")/.."
typescript=6.0.3

if ! command -v node >/dev/null; then
    echo "Node is not here: unit tests and types of the browser client are left out."
    exit 0
fi
node --test --test-reporter=dot tests/web/*.test.mjs

tsc=.node/node_modules/.bin/tsc
if [ "$("$tsc" --version 2>/dev/null || true)" != "Version $typescript" ]; then
    echo "Setting up the checker of types …"
    if ! npm install --silent --no-audit --no-fund --no-package-lock --prefix .node "typescript@$typescript" >/dev/null 2>&1; then
        echo "TypeScript $typescript cannot be had here: types of the browser client are left out."
        exit 0
    fi
fi
"$tsc" -p tools/tsconfig.json
