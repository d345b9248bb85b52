### Was an Leute geht, die nicht da sind.

call-title =
    { $titled ->
        [yes] Du hast das Wort, Genosse: { $game }, „{ $table }“
       *[no] Du hast das Wort, Genosse: { $game }
    }
call-title-many = { $tables } Tische warten auf dein Wort, Genosse
call-starts = Der Tisch beginnt, und seine Uhr läuft.
call-stop = Keine solchen Rufe mehr
call-stop-table = Keine Rufe von diesem Tisch
call-letter-link = Der Link bringt dich an deinen Tisch und meldet dich auf dem Gerät an, auf dem du ihn öffnest, nur für diesen Tisch: mit einem Knopf, einmal, binnen vier Tagen. Gib ihn nicht weiter; wer ihn drückt, sitzt auf deinem Stuhl.
call-confirm-title = Bist du das, Genosse?
call-confirm-text = { $name } möchte unter dieser Adresse gerufen werden, wenn an einem Tisch von { $host } eine Frage steht. Bist du das? Dann drück binnen drei Tagen den Knopf hinter diesem Link:
call-confirm-else = Wenn nicht, tu nichts: Die Adresse wird vergessen, und niemand erfährt davon.
call-test-title = Ein Probealarm
call-test-text = So sieht es aus, wenn ein Tisch auf dein Wort wartet. Es wartet nichts; weitermachen.
