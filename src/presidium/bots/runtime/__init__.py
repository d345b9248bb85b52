"""Parts that every bot uses: protocols, driver, roster, remarks and advice."""
