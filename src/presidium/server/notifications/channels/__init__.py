"""Channels that deliver notifications: e-mail, Web Push, webhooks."""
