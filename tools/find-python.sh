#!/bin/sh
# Print the Python to use: `find-python.sh` for any supported one, `find-python.sh 3.12` for exactly that version.
# On failure: one sentence on standard error saying what to do, and exit status 1.
# Candidates, in this order: $PYTHON and nothing else if it is set; the PATH; versions installed by pyenv.
set -u
wanted=${1:-}

# Runs on old and unusual Pythons as well.
probe='
import sys
number = "%d.%d.%d" % tuple(sys.version_info[:3])
try:
    import ensurepip, venv
    print(number + " whole")
except ImportError:
    print(number + " bare")
'

candidates() {
    if [ -n "${PYTHON:-}" ] && [ -z "$wanted" ]; then
        echo "$PYTHON"
        return
    fi
    if [ -n "$wanted" ]; then echo "python$wanted"; fi
    printf '%s\n' python3 python3.14 python3.13 python3.12 python3.11
    for found in "${PYENV_ROOT:-${HOME:-}/.pyenv}"/versions/3.1[1-4]*/bin/python3; do
        if [ -x "$found" ]; then echo "$found"; fi
    done
}

suits() { # VERSION
    case $wanted in
        '') case $1 in 3.[0-9].* | 3.10.*) false ;; 3.*) true ;; *) false ;; esac ;;
        *) case $1 in "$wanted".*) true ;; *) false ;; esac ;;
    esac
}

old='' bare=''
list=$(candidates)
while IFS= read -r candidate; do
    path=$(command -v "$candidate" 2>/dev/null) || continue
    # A pyenv shim may exist without a Python behind it, so each candidate is run.
    answer=$("$path" -c "$probe" 2>/dev/null </dev/null) || continue
    version=${answer% *}
    if ! suits "$version"; then
        : "${old:=Python $version ($path)}"
    elif [ "${answer#* }" = bare ]; then
        : "${bare:=Python $version ($path)}"
    else
        echo "$path"
        exit 0
    fi
done <<END
$list
END

needed="Starhaul needs Python ${wanted:-3.11 or newer}"
if [ -n "$bare" ]; then
    echo "$needed with its venv module, which $bare lacks:" \
        "install it (on Debian and Ubuntu: the package python3-venv) or set PYTHON to a Python that has it." >&2
elif [ -n "$old" ]; then
    echo "$needed, but found only $old:" \
        "install a newer Python, or set PYTHON to the path of one." >&2
elif [ -n "${PYTHON:-}" ]; then
    echo "$needed, but PYTHON is set to $PYTHON, which does not run:" \
        "unset PYTHON, or set it to the path of a Python that does." >&2
else
    echo "$needed, but found no Python that runs:" \
        "install Python, or set PYTHON to the path of one." >&2
fi
exit 1
