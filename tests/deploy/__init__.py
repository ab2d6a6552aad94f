"""The files of deploy/ and the Containerfile: read, checked by the programs that use them, and tried."""
