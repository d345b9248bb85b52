"""HTTP and WebSocket: connections, authentication, rate limits, errors."""
