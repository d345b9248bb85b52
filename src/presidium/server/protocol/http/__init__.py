"""Bodies of HTTP requests and responses, apart from the commands and messages of a table."""
