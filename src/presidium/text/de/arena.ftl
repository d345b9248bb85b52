# Was die Arena über ihre Zahlen sagt, im Terminal und in ihrem Bericht.

arena-honest = für jeden Arm dieselben Austeilungen, je Partie zählt ein Platz, reihum jeder
arena-among = unter
arena-half = die Hälfte binnen
arena-most = 95 % binnen
arena-refusals = abgelehnt
arena-points = Punkte
arena-difference = { $bot } statt { $than } unter { $than }: { $difference } (95 %: { $interval })
arena-no-elo = Keine einzelne Zahl ordnet diese Bots: Wie es einem ergeht, hängt davon ab, wer sonst am Tisch sitzt.
arena-circle = Hier geht es im Kreis herum, jeder besser als der nächste auf dessen eigenem Platz: { $bots }.
arena-verdict =
    Nach { $deals } Austeilungen: { $verdict ->
        [more] { $bot } gewinnt öfter als { $than } auf diesem Platz
        [no-more] { $bot } gewinnt nicht um { $gain } öfter als { $than }
       *[open] unentschieden
    } (geprüft: kein Unterschied gegen { $gain }; jeder Irrtum höchstens { $errors }).
arena-goulag-loyal = loyal
arena-goulag-disloyal = illoyal

## Ablehnungen

refused-two-bots = Ein sequenzieller Test ist zwischen zwei Bots: Nenne zwei.
refused-other-games = „{ $file }“ enthält Partien eines anderen Wettbewerbs oder einer anderen Fassung des Programms: Nenne eine andere Datei.
refused-no-ray = Um auf einem Cluster zu spielen, muss Ray installiert sein: pip install „presidium[cluster]“.
refused-no-cluster = Der Cluster unter { $address } ist nicht zu erreichen: { $why }.
refused-other-program = Ein Rechner des Clusters hat eine andere Fassung des Programms oder eines Bots.

## Der Bericht

arena-title = Arena
arena-head = { $players } am Tisch, { $deals } Austeilungen je Arm. Optionen: { $options }. Fassung { $version }, rules-version { $rules }, Startzahl „{ $seed }“.
arena-how = Jeder Arm spielt dieselben Austeilungen; je Partie zählt ein Platz, reihum jeder. Die Intervalle enthalten den wahren Wert in 95 von 100 Fällen und gehen nach Partien.
arena-arm = { $bot } unter { $among }
arena-instead = { $bot } für { $than }, unter { $than }
arena-payoff = Wer unter wem wie oft gewinnt
arena-payoff-note = Zeilen: der Platz, der zählt. Spalten: alle anderen am Tisch.
arena-differences = Was sich ändert, wenn einer den Platz eines anderen nimmt
arena-differences-note = Austeilung für Austeilung: wie viel öfter der eine gewinnt, wo der andere gesessen hätte. Grau: Es kann Zufall sein.
arena-apart = { $by ->
    [side] Nach Seite
    [member] Nach Mitglied und damit nach Ziel
    [seat] Nach Platz
   *[other] Nach { $by }
  }
arena-beliefs = Was sie glaubten, und was war
arena-beliefs-note = Waagrecht: wie wahrscheinlich es ihnen schien. Senkrecht: wie oft es so war. Auf der gestrichelten Linie ist ein Bot so richtig, wie er sicher ist.
arena-no-beliefs = Kein Bot hier sagt, was er glaubt.
arena-brier = Brier { $brier } ({ $interval }), { $asked } Vermutungen; „keine Ahnung“ zwischen zweien ist 0,25.
arena-said = gesagt
arena-was = war so
arena-endings = Wie die Partien ausgingen
arena-lengths = Wie lang sie waren
arena-lengths-note = Entscheidungen aller Plätze zusammen, und wie viele Partien so viele brauchten.
arena-lengths-same = Jede Partie brauchte { $decisions } Entscheidungen aller Plätze zusammen.
arena-clock = Wie lange sie denken
arena-clock-note = Rechenzeit einer Entscheidung in Millisekunden, jeder Strich das Zehnfache des vorigen: von dem, was die Hälfte braucht, bis zu dem, was 95 % nicht überschreiten.
arena-pool = Der Bestand, der sich nie ändert
arena-pool-note = Einmal gewertet, von Fassung { $version } mit { $deals } Austeilungen je Arm: Bots desselben Namens müssen wieder so abschneiden, sonst hat sich das Spiel geändert.
arena-no-pool = Mit so vielen am Tisch und diesen Optionen wurde der Bestand nicht gewertet.

## Die Leiter

arena-line = { $bot }, { $game } zu { $players }, unter { $among }: { $what } { $bar }: { $came }
arena-found = { $found } in { $games } Partien, { $came }
arena-surely = sicher
arena-what = { $figure ->
    [rate] Siege
    [ratio] Siege, gemessen an denen von { $than } auf dem Platz
    [difference] Siege mehr als { $than } auf dem Platz
    [p95] 95 % der Entscheidungen binnen
    [sprt] Siege mehr als { $than }, nach einem sequenziellen Test
    [sides-known] Seiten, die eine genaue Rechnung nach zwei Runden kennt
    [same-trio] nennt nach uneinigem Wahlgang dieselben drei
    [points-shown] offengelegte Punkte im ersten Jahr
    [pool-of-sheets] das beste von fünfzig Blättern bringt
    [best-response] eine örtlich beste Antwort bringt
   *[other] { $figure }
  }
arena-came = { $verdict ->
    [reached] erreicht
    [missed] verfehlt
    [open] nicht gezeigt
   *[nobody] einen solchen Bot gibt es noch nicht
  }
arena-short = Die kurze Form spielt wenige Partien: Sie zeigt, dass alles läuft, und beweist nichts.
arena-lesser = { $bot } spielt hier schlechter, als er könnte. { $why }
