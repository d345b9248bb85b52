## Forschung auf der Kommandozeile: Tabellen von Partien und der Vergleichstest (docs/export.md, docs/benchmark.md)

export-done = { $games ->
    [one] eine Partie
   *[other] { $games } Partien
}, { $rows ->
    [one] eine Zeile
   *[other] { $rows } Zeilen
}: { $file }
export-left-out = Ausgelassen: { $count ->
    [one] eine Aufzeichnung, weil sie unfertig ist oder andere Regeln hat als die erste
   *[other] { $count } Aufzeichnungen, weil sie unfertig sind oder andere Regeln haben als die erste
}.

refused-no-table-file = „{ $file }“ ist kein Name für eine Tabelle. Der Name muss auf eines davon enden: { $known }.
refused-no-records = In diesen Dateien ist keine Aufzeichnung.
refused-export-what = Nenne ein Spiel mit --games und --bots, oder Aufzeichnungen mit --records.
