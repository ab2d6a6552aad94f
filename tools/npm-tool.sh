# Sourced by the scripts that check the browser client: installs pinned tools from npm into .node/.

# Timeout in seconds for each network access; the default of npm is a quarter of an hour.
probe_s=${CHECK_WEB_PROBE_SECONDS:-5} install_s=${CHECK_WEB_INSTALL_SECONDS:-120}

limited() { # SECONDS COMMAND…: run it without output, with a timeout; not every system has `timeout`
    node -e '
        const [seconds, command, ...rest] = process.argv.slice(1);
        const end = { stdio: "ignore", timeout: 1000 * seconds, killSignal: "SIGKILL" };
        process.exit(require("node:child_process").spawnSync(command, rest, end).status ?? 1);
    ' "$@"
}

leave_out() { # REASON CHECKS: report that these checks of the browser client are skipped, and exit
    echo "$1: $2 of the browser client are skipped. Check the connection," \
        "or set a proxy or a mirror in the settings of npm ('npm config')."
    exit 0
}

require_node() { # CHECKS
    command -v node >/dev/null && return
    echo "Node is not installed: $1 of the browser client are skipped."
    exit 0
}

npm_tool() { # PROGRAM PACKAGE@VERSION CHECKS: the program in .node/, installed unless that version is there
    tool=.node/node_modules/.bin/$1 package=$2
    case $("$tool" --version 2>/dev/null || true) in *" ${package##*@}") return ;; esac
    echo "Installing $package …"
    limited "$probe_s" npm view --fetch-retries=0 "$package" version ||
        leave_out "No package registry answers that has $package" "$3"
    limited "$install_s" npm install --no-audit --no-fund --no-package-lock --save-exact --prefix .node "$package" ||
        leave_out "$package could not be installed (time limit: $install_s s)" "$3"
}
