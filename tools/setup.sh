#!/bin/sh
# Bring a virtual environment up to date: `setup.sh VENV LAYER…`, for example `setup.sh .venv runtime project`.
#
# A layer is a file of pinned and hashed packages, requirements/LAYER.txt, or `project`: Starhaul itself,
# installed so that it runs from the checkout. Every finished layer leaves a stamp with a fingerprint of its
# sources; if a layer has changed or was not finished, the fingerprint differs and the environment is rebuilt.
# The name .venv-3.12 selects that Python.
#
# An environment cannot be moved after it was built. Until the new one is finished the old one is kept beside it as
# VENV.old, and is restored if anything fails; after a power cut the next run restores it.
set -eu
cd "$(dirname "$0")/.."
venv=$1
shift
python=$venv/bin/python
old=$venv.old
log=$venv/setup.log

# Settings meant for other Pythons must not affect this one.
unset PYTHONHOME PYTHONPATH PIP_TARGET PIP_PREFIX PIP_REQUIRE_VIRTUALENV
export PIP_USER=0

minor='import sys; print("%d.%d" % sys.version_info[:2])'

case $venv in
    .venv-3.*) wanted=${venv#.venv-} ;;
    .venv*) wanted='' ;;
    *) echo "setup.sh: $venv is not a name like .venv" >&2; exit 2 ;;
esac

fingerprint() { # LAYER: fingerprint of the sources of the layer, on one line
    case $1 in
        # An environment breaks if it is moved or its Python is replaced.
        base) echo "$(pwd) $("$python" -c "$minor" 2>/dev/null)" ;;
        project) cksum <pyproject.toml ;;
        *) cksum <"requirements/$1.txt" ;;
    esac
}

stamp() { cat "$venv/stamp-$1" 2>/dev/null || true; } # LAYER

is_current() { [ "$(stamp "$1")" = "$(fingerprint "$1")" ]; } # LAYER

is_usable() { # LAYER…: whether it can be kept, possibly with layers added
    is_current base || return 1
    # A Python that was named explicitly must be used.
    if [ -n "${PYTHON:-}" ] && [ -z "$wanted" ]; then
        [ "$("$PYTHON" -c "$minor" 2>/dev/null)" = "$("$python" -c "$minor")" ] || return 1
    fi
    for layer; do
        # Only Starhaul can be reinstalled in place; for other layers, removed packages would stay behind.
        if [ "$layer" != project ] && [ -e "$venv/stamp-$layer" ]; then is_current "$layer" || return 1; fi
    done
}

quietly() { # COMMAND…: run it, and show its output only if it fails
    if ! "$@" >"$log" 2>&1; then
        cat "$log" >&2
        echo "Setting up $venv failed; the output is above." >&2
        exit 1
    fi
}

pip() { quietly "$python" -m pip --quiet --disable-pip-version-check --no-input "$@"; }

# Messages of pip about an index that cannot be reached, as opposed to one that lacks the package.
no_index='Could not fetch URL .*: (connection error|timed out|Max retries|There was a problem confirming)'

check_index() { # PYTHON LAYER: whether the package index answers; requests one small package with a short timeout
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
            # Python decodes the path in this file with the locale, and does not start if the locale is missing
            # and the path is not plain ASCII. This relative path always is.
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

settle() { # keep either the old or the new environment, if both exist: the new one only if it is finished
    if [ -e "$old" ]; then
        if [ ! -e "$venv/finished" ]; then
            rm -rf "$venv"
            mv "$old" "$venv"
        fi
        rm -rf "$old"
    fi
}

# The lock belongs to the open file that this shell shares with Python: the system releases it when the shell ends,
# however it ends. On file systems without locks, do not run this twice at the same time.
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

take_turns() { # if this runs twice at the same time, the second run waits for the first
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
    # Before anything is changed, if this Python has pip; else with the pip of the new environment.
    if [ "$1" != project ] && "$found" -m pip --version >/dev/null 2>&1; then check_index "$found" "$1"; fi
    create
fi
for layer; do
    is_current "$layer" || add "$layer"
done
: >"$venv/finished"
