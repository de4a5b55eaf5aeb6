"""The server: tables in a database, played over HTTP and WebSockets. docs/api.md says what it offers."""
