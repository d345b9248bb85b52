"""Starts and wires the server: the app, the server process, the worker processes, the admin socket."""
