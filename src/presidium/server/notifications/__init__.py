"""Notifications for people who have left their table's page while a question waits. They hold public facts only."""
