### Blätter: wer was über wen gesagt hat, und die Ziele im Politbüro.

page-said-title = Alles, was gesagt wurde
page-said-caption = Zeilen: wer spricht. Spalten: über wen. Das letzte Wort steht zuletzt.
page-said-corner = sagt ▾ über ▸
page-said-of = über { $name }
page-said-cell = { $by } über { $about }
page-said-called = heißt
page-said-nothing = Noch hat niemand etwas über jemanden gesagt. Das Protokoll ist geduldig.
page-said-key = Tipp auf ein Feld, und du liest alles, was dort gesagt wurde. Die kleine Zahl ist die Runde. Gestrichelt: nur vermutet. Durchkreuzt: hat sich als falsch erwiesen. ≠: hatte es anders gesagt. Durchgestrichen: zurückgenommen.
page-said-proved =
    { $proved ->
        [true] stimmte
        [kept] gehalten
        [lie] gelogen
        [broken] Wort gebrochen
        [withdrawn] zurückgenommen
       *[wrong] stimmte nicht
    }
page-said-unlike = ≠ hatte es anders gesagt
page-said-ask = Fragen, was gilt
page-said-ask-aloud = alle hören es
page-said-note = Meine Notiz zu { $name }
page-said-word =
    { $word ->
        [loyal] loyal
        [disloyal] illoyal
        [work] Arbeit
        [strike] Streik
        [exchanged] ließ mich tauschen
        [promise] Versprechen
        [threat] Warnung
        [disbelieved] nicht geglaubt
        [denied] bestritten
        [deviant] Abweichler
        [pact] Pakt
        [unseen] sah nicht nach
        [request] Bitte
        [broken] Wort gebrochen
       *[thanks] Dank
    }

## Wer will was

page-goals-why = Dieses Blatt siehst nur du. Streite ab, dass du eines führst.
page-goals-caption = Zeilen: Spieler. Spalten: die zehn Ziele. Deine Zeichen, und Punkte für öffentliche Taten.
page-goals-key = Schraffiert: kann nicht sein, oder durch deinen Tipp ausgeschlossen. Voller Punkt: eine öffentliche Tat dafür. Ring: eine dagegen. ★ ist bekannt.
page-goals-tap = Tipp auf ein Feld, um es zu zeichnen.
page-goals-no-proof = Taten, keine Beweise.
page-goal-group =
    { $group ->
        [security] Inneres
        [finance] Finanz
        [defence] Verteid.
        [sum] Summe
       *[loss] Verlust
    }
page-goal-short =
    { $goal ->
        [beria] Innere Sicherheit am höchsten
        [kirov] Innere Sicherheit am niedrigsten
        [kaganovich] Finanzen am höchsten
        [kuibyshev] Finanzen am niedrigsten
        [voroshilov] Verteidigung am höchsten
        [malenkov] Verteidigung am niedrigsten
        [bulganin] Summe 0 oder mehr
        [khrushchev] Summe 0 oder weniger
        [molotov] Wenig Verluste
       *[zhdanov] Viele Verluste
    }
page-goal-field =
    { $field ->
        [own] Bekannt: Das ist das Ziel.
        [not] Bekannt: Das kann nicht das Ziel sein.
        [greyed] Durch deinen Tipp ausgeschlossen.
        [cross] Dein Zeichen: das nicht.
        [guess] Dein Tipp.
        [perhaps] Dein Zeichen: vielleicht.
       *[empty] Kein Zeichen.
    }
page-goal-deeds = Taten dafür: { $pro }, dagegen: { $contra }.
page-goal-deed =
    { $kind ->
        [want] sagte: Ich will { $ministry } in Richtung { $side }
        [claim] will bei { $ministry } für { $side } gestimmt haben
       *[ballot] offene Abstimmung über { $ministry }: { $side }
    }
page-goal-mark =
    { $mark ->
        [cross] Das nicht
        [guess] Mein Tipp
       *[perhaps] Vielleicht
    }
