"""The commands for hosts, and the settings that they share."""
