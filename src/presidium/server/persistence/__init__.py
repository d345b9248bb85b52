"""Saves tables to the store and loads them: snapshots, projections, verification, retention, migration."""
