### Who said what of whom, on the rings of Goulag and Politburo.

page-claims-title = Who said what of whom
page-claims-none = Nobody has claimed anything yet. It will not last.
page-claims-key = An arrow goes from the speaker to the person spoken about: dashed if it is a guess, crossed out if it proved false.
page-claims-says =
    { $sign ->
        [pact] pact offered by { $who }
        [finger] accused by { $who }
       *[other] says { $who }
    }
page-claims-proved =
    { $proved ->
        [true] it was so
        [kept] kept
        [broken] broken
        [withdrawn] taken back
        [lie] a lie
       *[wrong] it was not so
    }
