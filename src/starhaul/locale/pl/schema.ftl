### Dokumenty polecenia `starhaul protocol` dla programów.

help-protocol-json-schema = Zamiast strony wypisuje JSON Schema wszystkich komunikatów WebSocket.
help-protocol-openapi = Zamiast strony wypisuje żądania HTTP jako dokument OpenAPI.
