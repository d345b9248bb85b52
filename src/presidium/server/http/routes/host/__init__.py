"""Routes for hosts: the admin page and the metrics."""
