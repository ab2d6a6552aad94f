#!/bin/sh
# Build the container image with whatever builds one here: container.sh [NAME]
set -eu
cd "$(dirname "$0")/.."
for engine in podman docker; do
    if command -v "$engine" >/dev/null; then
        exec "$engine" build --file Containerfile --tag "${1:-starhaul}" .
    fi
done
echo "Building the image needs podman or docker; neither is installed." >&2
exit 1
