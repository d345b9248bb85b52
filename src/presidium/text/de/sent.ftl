### Was an Leute geht, die nicht da sind.

call-title =
    { $titled ->
        [yes] Du hast das Wort, Genosse: { $game }, „{ $table }“
       *[no] Du hast das Wort, Genosse: { $game }
    }
call-title-many = Du hast an { $tables } Tischen das Wort, Genosse
call-said = Seit deinem letzten Zug wurde gesagt:
call-starts = Der Tisch beginnt, und seine Uhr läuft.
call-stop = Keine solchen Benachrichtigungen mehr
call-stop-table = Keine Benachrichtigungen von diesem Tisch
call-letter-link = Der Link bringt dich an deinen Tisch und meldet dich auf dem Gerät an, auf dem du ihn öffnest, nur für diesen Tisch: mit einem Knopf, einmal, binnen vier Tagen. Gib ihn nicht weiter; wer ihn drückt, sitzt auf deinem Stuhl.
call-confirm-title = Bist du das, Genosse?
call-confirm-text = { $name } möchte unter dieser Adresse benachrichtigt werden, wenn ein Tisch von { $host } auf eine Antwort wartet. Bist du das? Dann öffne binnen drei Tagen diesen Link und bestätige:
call-confirm-else = Wenn nicht, tu nichts: Die Adresse wird vergessen, und niemand erfährt davon.
call-test-title = Eine Probenachricht
call-test-text = So sieht es aus, wenn ein Tisch auf deine Antwort wartet. Es wartet nichts; weitermachen.
