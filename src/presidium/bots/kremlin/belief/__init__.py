"""What Kremlin's bots believe about sheets and hands, and why."""
