"""How Kremlin's bots choose: sheets, actions, reactions and votes."""
