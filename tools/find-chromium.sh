#!/bin/sh
# Print the browser that tests use: $CHROMIUM and nothing else if it is set, or one on the PATH.
# `find-chromium.sh --install` installs Debian's package first where it is missing and that is allowed.
# Without success: one sentence on standard error saying what to do, and exit status 1.
set -u

found() {
    for name in ${CHROMIUM:-chromium chromium-browser google-chrome}; do
        command -v "$name" && return
    done
    return 1
}

if found; then exit 0; fi
if [ "${1:-}" = --install ] && [ -z "${CHROMIUM:-}" ] && [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    echo "Installing Chromium for the tests in a browser (a minute or two) …" >&2
    { apt-get install -y --no-install-recommends chromium || { apt-get update && apt-get install -y --no-install-recommends chromium; }; } >/dev/null 2>&1
    if found; then exit 0; fi
fi
echo "Tests in a browser need Chromium: install it with 'apt-get install chromium', or name one in CHROMIUM." >&2
exit 1
