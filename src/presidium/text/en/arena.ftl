# What the arena says about its figures, in the terminal and in its report.

arena-honest = the same deals for every arm, one seat counted a game, each seat in turn
arena-among = among
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

## The report

arena-title = Arena
arena-head = { $players } players, { $deals } deals for each arm. Options: { $options }. Version { $version }, rules-version { $rules }, seed “{ $seed }”.
arena-how = Every arm plays the same deals; one seat counts in a game, each in its turn. Intervals hold the true value 95 times in 100 and go by games.
arena-arm = { $bot } among { $among }
arena-instead = { $bot } for { $than }, among { $than }
arena-payoff = Who wins how often among whom
arena-payoff-note = Rows: the seat that counts. Columns: everybody else at the table.
arena-differences = What changes when one takes another’s seat
arena-differences-note = Deal by deal: how much more often the one wins where the other would have sat. Grey: it may be chance.
arena-apart = { $by ->
    [side] By side
    [member] By member, and so by goal
    [seat] By seat
   *[other] By { $by }
  }
arena-beliefs = What they believed, and what was so
arena-beliefs-note = Along: how likely they said it was. Up: how often it was so. On the dashed line a bot is as right as it is sure.
arena-no-beliefs = No bot here says what it believes.
arena-brier = Brier { $brier } ({ $interval }), { $asked } beliefs; “no idea” between two is 0.25.
arena-said = said
arena-was = was so
arena-endings = How the games ended
arena-lengths = How long they were
arena-lengths-note = Decisions of all seats together, and how many games took so many.
arena-lengths-same = Every game took { $decisions } decisions of all seats together.
arena-clock = How long they think
arena-clock-note = CPU time of a decision in milliseconds, each mark ten times the one before: from what half of them take to what 95 % do not exceed.
arena-pool = The pool that never changes
arena-pool-note = Scored once, by version { $version } with { $deals } deals an arm: bots of the same name have to score so again, or the game has changed.
arena-no-pool = With these players and options the pool has not been scored.

## The ladder

arena-line = { $bot }, { $game } with { $players }, among { $among }: { $what } { $bar }: { $came }
arena-found = { $found } in { $games } games, { $came }
arena-surely = surely
arena-what = { $figure ->
    [rate] wins
    [ratio] wins, of those of { $than } in its seat
    [difference] wins more than { $than } in its seat
    [p95] 95 % of decisions within
    [sprt] wins more than { $than }, by a sequential test
    [sides-known] sides an exact reckoning knows after two rounds
    [same-trio] names the same three after a divided ballot
    [points-shown] points declared in the first year
    [pool-of-sheets] the best of fifty sheets gains
    [best-response] a local best response gains
   *[other] { $figure }
  }
arena-came = { $verdict ->
    [reached] reached
    [missed] missed
    [open] not shown
   *[nobody] there is no such bot yet
  }
arena-short = The short form plays few games: it shows that all of it runs, and proves nothing.
arena-lesser = { $bot } plays less well here than it could. { $why }
