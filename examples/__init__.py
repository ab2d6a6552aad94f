"""Programs that show how to use Starhaul from outside."""
