"""The table server: people and bots play here over HTTP and WebSocket."""
