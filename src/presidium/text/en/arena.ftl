# What the arena says about its figures, in the terminal and in its report.

arena-honest = the same deals for every arm, one seat counted a game, each seat in turn
arena-among = among
arena-sure = 95 % interval
arena-half = half within
arena-most = 95 % within
arena-refusals = refused
arena-points = points
arena-difference = { $bot } instead of { $than } among { $than }: { $difference } (95 %: { $interval })
arena-no-elo = No single number ranks these bots: how one fares depends on who else sits at the table.
arena-circle = Here it goes round in a circle, each better than the next in the next one’s own seat: { $bots }.
arena-verdict =
    After { $deals } deals: { $verdict ->
        [more] { $bot } wins more often than { $than } in its seat
        [no-more] { $bot } does not win more often than { $than } by { $gain }
       *[open] undecided
    } (tested: no difference against { $gain }; each error at most { $errors }).
arena-goulag-loyal = loyal
arena-goulag-disloyal = disloyal

## Refusals

refused-two-bots = A sequential test is between two bots: name two.
refused-other-games = “{ $file }” holds games of another contest, or of another version of the program: name another file.
refused-no-ray = To play on a cluster, Ray has to be installed: pip install “presidium[cluster]”.
refused-no-cluster = The cluster at { $address } cannot be reached: { $why }.
refused-other-program = A machine of the cluster has another version of the program, or of a bot.
