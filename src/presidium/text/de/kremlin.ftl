kremlin-pitch = Der Parteichef ist achtzig und hustet. Allen am Tisch gehört insgeheim ein wenig von allen im Politbüro: Sorge dafür, dass dir gehört, wer vom Balkon winkt.
