# What stands on the poster of each game, and its name wherever it is named.

kremlin-title = Kremlin
page-line-kremlin = He is eighty, he coughs, and in October he has to wave. See to it that the arm is yours.
page-facts-kremlin = For 3 to 6, an evening: secret influence, purges, trials and a health service.
page-seating-kremlin = The factions take their seats. Somebody has warmed yours …

politburo-title = Politburo
page-line-politburo = Three ministries, one Party line, and a table full of comrades who each mean something else by it.
page-facts-politburo = For 5 to 10, half an hour: secret goals, secret ballots, public fingers.
page-seating-politburo = The comrades come in. Everybody has thought of a goal …

goulag-title = Goulag
page-line-goulag = Dig, or pretend to. Your neighbour has read your card, and he is smiling.
page-facts-goulag = For 5 to 10, a quarter of an hour: two sides, a canal, and nobody to trust.
page-seating-goulag = The column is counted, and counted again …
