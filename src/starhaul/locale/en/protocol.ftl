### The command `starhaul protocol`.

help-protocol = Says how programs talk to a server: every message, every request.
help-protocol-types = Print type declarations for browser clients instead of the page.
help-protocol-write = Write page and declarations into the sources of Starhaul instead of printing them.

protocol-written = written: { $file }

input-protocol-no-checkout = page and declarations can be written only where Starhaul runs from its own sources
