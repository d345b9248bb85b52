### Wer was von wem gesagt hat, auf den Kreisen von Goulag und Politburo.

page-claims-title = Wer was von wem gesagt hat
page-claims-none = Noch hat niemand etwas behauptet. Das wird nicht so bleiben.
page-claims-key = Auf dem Kreis geht ein Pfeil von dem, der sprach, zu dem, um den es ging: gestrichelt, wo nur gefolgert wird, durchgestrichen, wo herauskam, dass es nicht stimmte.
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
