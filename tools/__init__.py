"""What the page knows of the program, written down for it: `make made`. Nothing here is shipped."""
