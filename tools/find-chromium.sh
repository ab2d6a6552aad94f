#!/bin/sh
# Print the path of the browser for the tests: $CHROMIUM if it is set, or one on the PATH, or the one downloaded by
# Playwright. The headless shell is preferred: it needs less than half the processor time of the full browser. With
# --install a missing browser is installed first: by Playwright's download, which needs no root, or else, for root,
# as a Debian package. With CI in the environment, root gets the shell even if there is a full browser.
# On failure: one sentence on standard error saying what to do, and exit status 1.
set -u
cd "$(dirname "$0")/.."
playwright=.venv/bin/playwright
downloads=${PLAYWRIGHT_BROWSERS_PATH:-${XDG_CACHE_HOME:-${HOME:-/nowhere}/.cache}/ms-playwright}

found() {
    for name in ${CHROMIUM:-chromium-headless-shell chromium chromium-browser google-chrome}; do
        command -v "$name" && return
    done
    if [ -n "${CHROMIUM:-}" ]; then return 1; fi
    for path in "$downloads"/chromium*/chrome-*/chrome "$downloads"/chromium*/chrome-*/*headless*shell; do
        # It was not built for this system: libraries may be missing.
        if [ -x "$path" ] && "$path" --version >/dev/null 2>&1; then
            echo "$path"
            return
        fi
    done
    return 1
}

download() {
    [ -x "$playwright" ] || return 1
    echo "Downloading Chromium for the tests in a browser …" >&2
    # Fail at once without a connection, but allow for a slow one.
    PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT=2000 timeout "${DOWNLOAD_S:-300}" \
        "$playwright" install --only-shell --no-progress chromium >/dev/null 2>&1
}

install_package() {
    [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null || return 1
    echo "Installing Chromium for the tests in a browser (a minute or two) …" >&2
    package chromium-headless-shell || package chromium || { apt-get update && package chromium; } >/dev/null 2>&1
}

package() {
    timeout "${DOWNLOAD_S:-300}" apt-get install -y --no-install-recommends "$1" >/dev/null 2>&1
}

install_shell() {
    [ -n "${CI:-}" ] && [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null || return 1
    command -v chromium-headless-shell >/dev/null || DOWNLOAD_S=60 package chromium-headless-shell
}

if [ "${1:-}" = --install ] && [ -z "${CHROMIUM:-}" ]; then install_shell; fi
if found; then exit 0; fi
if [ "${1:-}" = --install ] && [ -z "${CHROMIUM:-}" ]; then
    for way in download install_package; do
        if "$way" && found; then exit 0; fi
    done
fi
echo "Tests in a browser need Chromium: install it ('apt-get install chromium' on Debian), or name one in CHROMIUM." >&2
exit 1
