"""Development tools: they generate files for the page and the docs (`make made`), and are not part of the wheel."""
