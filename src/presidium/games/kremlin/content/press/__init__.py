"""The newspaper of Kremlin: facts made from the public events of each year."""
