"""The race, for the generic packages."""
