#!/bin/sh
# Bring a virtual environment up to date: `setup.sh VENV LAYER…`, for example `setup.sh .venv runtime project`.
#
# A layer is a file of pinned and hashed packages, requirements/LAYER.txt, or `project`: Starhaul itself,
# installed so that it runs from the checkout. Every finished layer leaves a stamp that says what it was made
# from; a layer that was changed or not finished no longer fits its stamp, and the environment is built anew.
# The name .venv-3.12 asks for that Python.
set -eu
cd "$(dirname "$0")/.."
venv=$1
shift
python=$venv/bin/python
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

create() {
    found=$(sh tools/find-python.sh ${wanted:+"$wanted"}) || exit 1
    echo "Setting up $venv with Python $("$found" -c "$minor") (about a minute) …"
    rm -rf "$venv"
    mkdir "$venv"
    quietly "$found" -m venv "$venv"
    fingerprint base >"$venv/stamp-base"
}

add() { # LAYER
    echo unfinished >"$venv/stamp-$1"
    case $1 in
        project) pip install --no-deps --no-build-isolation --editable . ;;
        *) pip install --require-hashes -r "requirements/$1.txt" ;;
    esac
    fingerprint "$1" >"$venv/stamp-$1"
}

is_ready() { # LAYER…
    is_usable "$@" || return 1
    for layer; do is_current "$layer" || return 1; done
}

take_turns() { # two terminals may ask at once: one sets up, the other waits for it
    lock=$venv.lock
    said=''
    until ln -s $$ "$lock" 2>/dev/null; do
        holder=$(readlink "$lock") || continue
        if ! kill -0 "$holder" 2>/dev/null; then
            rm -f "$lock"
            continue
        fi
        if [ -z "$said" ]; then echo "Waiting for process $holder to set up $venv (see $lock) …"; fi
        said=yes
        sleep 1
    done
    trap 'rm -f "$lock"' EXIT
    trap 'exit 130' HUP INT TERM
}

if is_ready "$@"; then exit 0; fi
take_turns
is_usable "$@" || create
for layer; do
    is_current "$layer" || add "$layer"
done
