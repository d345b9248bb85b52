"""The protocol: commands, messages, HTTP bodies, and their OpenAPI and AsyncAPI descriptions."""
