"""Makes the folder of static files in which the whole server runs in a browser's tab: `make lite`."""
