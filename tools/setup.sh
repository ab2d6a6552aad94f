#!/bin/sh
# Bring a virtual environment up to date: `setup.sh VENV LAYER…`, for example `setup.sh .venv runtime project`.
#
# A layer is a file of pinned and hashed packages, requirements/LAYER.txt, or `project`: Starhaul itself,
# installed so that it runs from the checkout. Every finished layer leaves a stamp that says what it was made
# from; a layer that was changed or not finished no longer fits its stamp, and the environment is built anew.
# The name .venv-3.12 asks for that Python.
#
# An environment must be built where it will stay. Until the new one is finished the old one waits beside it as
# VENV.old, and comes back if anything goes wrong; after a power cut the next run brings it back.
set -eu
cd "$(dirname "$0")/.."
venv=$1
shift
python=$venv/bin/python
old=$venv.old
log=$venv/setup.log

# Settings meant for other Pythons must not reach into this one.
unset PYTHONHOME PYTHONPATH PIP_TARGET PIP_PREFIX PIP_REQUIRE_VIRTUALENV
export PIP_USER=0

minor='import sys; print("%d.%d" % sys.version_info[:2])'

case $venv in
    .venv-3.*) wanted=${venv#.venv-} ;;
    .venv*) wanted='' ;;
    *) echo "setup.sh: $venv is not a name like .venv" >&2; exit 2 ;;
esac

fingerprint() { # LAYER: what the layer is made from, as one line
    case $1 in
        # An environment does not survive being moved, nor another Python in place of its own.
        base) echo "$(pwd) $("$python" -c "$minor" 2>/dev/null)" ;;
        project) cksum <pyproject.toml ;;
        *) cksum <"requirements/$1.txt" ;;
    esac
}

stamp() { cat "$venv/stamp-$1" 2>/dev/null || true; } # LAYER

is_current() { [ "$(stamp "$1")" = "$(fingerprint "$1")" ]; } # LAYER

is_usable() { # LAYER…: can it stay, at most with layers to add?
    is_current base || return 1
    # Somebody who names a Python wants that one.
    if [ -n "${PYTHON:-}" ] && [ -z "$wanted" ]; then
        [ "$("$PYTHON" -c "$minor" 2>/dev/null)" = "$("$python" -c "$minor")" ] || return 1
    fi
    for layer; do
        # Starhaul alone can be installed again over itself; packages we no longer want would stay behind.
        if [ "$layer" != project ] && [ -e "$venv/stamp-$layer" ]; then is_current "$layer" || return 1; fi
    done
}

quietly() { # COMMAND…: run it, and show what it said only if it fails
    if ! "$@" >"$log" 2>&1; then
        cat "$log" >&2
        echo "Setting up $venv failed; what was tried is above." >&2
        exit 1
    fi
}

pip() { quietly "$python" -m pip --quiet --disable-pip-version-check --no-input "$@"; }

# What pip says of an index that it could not speak to, as opposed to one that lacks the package.
no_index='Could not fetch URL .*: (connection error|timed out|Max retries|There was a problem confirming)'

check_index() { # PYTHON LAYER: does the package index answer? Ask for one small package, without patience
    [ -z "$answered" ] || return 0
    answered=yes
    first=$(sed -n 's/^\([A-Za-z0-9._-]*==[A-Za-z0-9.]*\).*/\1/p' "requirements/$2.txt" | head -n 1)
    [ -n "$first" ] || return 0
    probe=$(mktemp -d)
    "$1" -m pip -vv --disable-pip-version-check --no-input --retries 0 --timeout 2 \
        download --no-deps --no-cache-dir --dest "$probe" "$first" >"$probe/log" 2>&1 || failed=yes
    if [ -n "${failed:-}" ] && grep -Eq "$no_index" "$probe/log"; then
        rm -rf "$probe"
        echo "Setting up $venv needs packages, and no package index answers: check the connection," \
            "or set a proxy or a mirror in the settings of pip ('pip config')." >&2
        exit 1
    fi
    rm -rf "$probe"
}

answered=''

create() {
    echo "Setting up $venv with Python $("$found" -c "$minor") (about a minute) …"
    if [ -e "$venv" ]; then mv "$venv" "$old"; fi
    mkdir "$venv"
    quietly "$found" -m venv "$venv"
    fingerprint base >"$venv/stamp-base"
}

add() { # LAYER
    echo unfinished >"$venv/stamp-$1"
    case $1 in
        project)
            pip install --no-deps --no-build-isolation --editable .
            # Python reads the path in this file by the locale, and does not start if that is not installed and
            # the path not plain ASCII. This one always is.
            for file in "$venv"/lib/python*/site-packages/*starhaul.pth; do echo ../../../../src >"$file"; done
            ;;
        *)
            check_index "$python" "$1"
            pip install --require-hashes -r "requirements/$1.txt"
            ;;
    esac
    fingerprint "$1" >"$venv/stamp-$1"
}

is_ready() { # LAYER…
    is_usable "$@" || return 1
    for layer; do is_current "$layer" || return 1; done
}

settle() { # between the old environment and the new one, if both are here: the new one only if it is finished
    if [ -e "$old" ]; then
        if [ ! -e "$venv/finished" ]; then
            rm -rf "$venv"
            mv "$old" "$venv"
        fi
        rm -rf "$old"
    fi
}

# The lock belongs to the open file that this shell shares with Python: the system takes it back when the shell
# ends, however it ends. Some file systems know no locks; there two terminals had better not ask at once.
lock='
import fcntl, signal, sys
signal.signal(signal.SIGINT, signal.SIG_DFL)
try:
    fcntl.flock(0, fcntl.LOCK_EX | fcntl.LOCK_NB)
except BlockingIOError:
    print(sys.argv[1], flush=True)
    fcntl.flock(0, fcntl.LOCK_EX)
except OSError:
    pass
'

take_turns() { # two terminals may ask at once: one sets up, the other waits for it
    exec 9>"$venv.lock"
    "$found" -c "$lock" "Waiting for another terminal to set up $venv …" <&9
}

if is_ready "$@"; then exit 0; fi
found=$(sh tools/find-python.sh ${wanted:+"$wanted"}) || exit 1
take_turns
settle
trap settle EXIT
trap 'exit 130' HUP INT TERM
if ! is_usable "$@"; then
    # Before anything is moved or made, where this Python has pip; else with the pip of the new environment.
    if [ "$1" != project ] && "$found" -m pip --version >/dev/null 2>&1; then check_index "$found" "$1"; fi
    create
fi
for layer; do
    is_current "$layer" || add "$layer"
done
: >"$venv/finished"
