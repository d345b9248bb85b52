"""How Kremlin's analyst and master look ahead: they play their likeliest answers on in likely worlds."""
