## La recherche en ligne de commande : tables de parties et banc d’essai (docs/export.md, docs/benchmark.md)

export-done = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $rows ->
    [one] { $rows } ligne
   *[other] { $rows } lignes
} : { $file }
export-left-out = Laissées de côté : { $count ->
    [one] { $count } partie notée, inachevée ou d’autres règles que la première
   *[other] { $count } parties notées, inachevées ou d’autres règles que la première
}.

refused-no-table-file = « { $file } » n’est pas un nom de tableau. Le nom doit finir par : { $known }.
refused-no-records = Ces fichiers ne contiennent aucune partie notée.
refused-export-what = Nommez un jeu avec --games et --bots, ou des parties notées avec --records.
