"""Files of earlier releases, opened, continued and verified by the present program."""
