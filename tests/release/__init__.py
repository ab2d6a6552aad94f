"""What `make release` decides (tools/release), without building or installing anything."""
