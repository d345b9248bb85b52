### Who said what of whom, on the rings of Goulag and Politburo.

page-claims-title = Who said what of whom
page-claims-none = Nobody has claimed anything yet. It will not last.
page-claims-key = On the ring an arrow goes from whoever spoke to whom it was about: dashed if they only draw conclusions, crossed if it has come out that it was not so.
page-claims-says =
    { $sign ->
        [pact] pact offered by { $who }
        [finger] accused by { $who }
       *[other] says { $who }
    }
page-claims-proved =
    { $proved ->
        [true] it was so
        [lie] a lie
       *[wrong] it was not so
    }
