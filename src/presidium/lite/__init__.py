"""The whole server in a browser's tab: no thread, no process, no socket."""
