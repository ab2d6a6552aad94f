### The documents of `starhaul protocol` for programs.

help-protocol-json-schema = Print the JSON Schema of all WebSocket messages instead of the page.
help-protocol-openapi = Print the HTTP requests as an OpenAPI document instead of the page.
