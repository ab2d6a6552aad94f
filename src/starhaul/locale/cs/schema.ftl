### Dokumenty příkazu `starhaul protocol` pro programy.

help-protocol-json-schema = Místo stránky vypíše JSON Schema všech zpráv WebSocketu.
help-protocol-openapi = Místo stránky vypíše požadavky HTTP jako dokument OpenAPI.
