## Research at the command line: tables of games, and the benchmark (docs/export.md, docs/benchmark.md)

export-done = { $games ->
    [one] one game
   *[other] { $games } games
}, { $rows ->
    [one] one row
   *[other] { $rows } rows
}: { $file }
export-left-out = Left out: { $count ->
    [one] one record, because it is unfinished or of other rules than the first one
   *[other] { $count } records, because they are unfinished or of other rules than the first one
}.

refused-no-table-file = “{ $file }” is no name of a table. The name must end in one of these: { $known }.
refused-no-records = There is no record in these files.
refused-export-what = Name a game with --games and --bots, or records with --records.
