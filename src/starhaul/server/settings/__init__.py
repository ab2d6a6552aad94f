"""Settings of a server: what can be set (`settings`, `limits`), where (`configuring`) and to what
(`values`)."""
