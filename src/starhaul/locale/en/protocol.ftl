### The command `starhaul protocol`.

help-protocol = Print the protocol of the server.
help-protocol-types = Print type declarations for browser clients instead of the page.
help-protocol-write = Write page and declarations to the source tree instead of printing them.

protocol-written = written: { $file }

input-protocol-no-checkout = page and declarations can be written only when Starhaul runs from a source checkout
input-protocol-no-table = the page has no place for the table of events
