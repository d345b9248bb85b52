### Wer was von wem gesagt hat, auf den Kreisen von Goulag und Politburo.

page-claims-title = Wer was von wem gesagt hat
page-claims-none = Noch hat niemand etwas behauptet. Das wird nicht so bleiben.
page-claims-key = Ein Pfeil geht vom Sprecher zu der Person, um die es geht: gestrichelt, wenn es vermutet ist, durchgestrichen, wenn es falsch war.
page-claims-says =
    { $sign ->
        [pact] { $who } bietet einen Pakt
        [finger] { $who } beschuldigt
       *[other] sagt { $who }
    }
page-claims-proved =
    { $proved ->
        [true] es stimmte
        [kept] gehalten
        [broken] gebrochen
        [withdrawn] zurückgenommen
        [lie] eine Lüge
       *[wrong] es stimmte nicht
    }
