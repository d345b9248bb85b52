### Warum es so ausging

kremlin-brief-was-yours = { $who } war { kremlin-year } der Deine: Du hattest dort { $mine } stehen, und niemand sonst mehr als { $theirs }.
kremlin-brief-had-more = Du hattest { $mine } auf { $who }, und niemand sonst mehr als { $theirs }: Offengelegt, hätte dir das { kremlin-year } die Kontrolle gebracht.
kremlin-brief-would-control =
    { $points ->
        [one] Ein Punkt mehr auf { $who }, und die Kontrolle wäre { kremlin-year } deine gewesen: Du hattest { $mine }, und niemand mehr als { $theirs }.
       *[other] { $points } Punkte mehr auf { $who }, und die Kontrolle wäre { kremlin-year } deine gewesen: Du hattest { $mine }, und niemand mehr als { $theirs }.
    }
kremlin-brief-out-of-reach = { $who } war { kremlin-year } unerreichbar: Du hattest { $mine }, jemand anders { $theirs }, und keine höhere Zahl steht auf irgendeinem Blatt.
kremlin-brief-your-marks =
    { $marks ->
        [0] Kein Jahr der Leiste war deines.
        [one] Ein Jahr der Leiste war deines, von { $waves }, die es braucht.
       *[other] { $marks } Jahre der Leiste waren deine, von { $waves }, die es braucht.
    }
kremlin-brief-written = Auf { $who } hattest du { $mine }, und niemand sonst mehr als { $theirs }.
kremlin-brief-would-win =
    { $points ->
        [one] Ein Punkt mehr auf { $who }, und du hättest gewonnen.
       *[other] { $points } Punkte mehr auf { $who }, und du hättest gewonnen.
    }
kremlin-brief-out-as-controller = Auf { $who } hattest du so viel wie sonst keiner, { $points }, aber bei Gleichstand scheidet aus, wer die Kontrolle hat, und das warst du.
