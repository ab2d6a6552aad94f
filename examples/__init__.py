"""Example programs that use Starhaul as a library."""
