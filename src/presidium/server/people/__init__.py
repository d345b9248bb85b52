"""People: accounts, devices, links, invitations, block lists, statistics, erasure, export."""
