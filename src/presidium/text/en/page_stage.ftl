# What happens, played beat by beat.

page-tape = What happens
page-tape-on = Next
page-tape-skip = Skip all
page-tape-skip-pictures = Skip the pictures
page-tape-in-step = Everybody sees this at the same time. The next question comes after it.
page-tape-hold =
    { $held ->
        [yes] Let it run
       *[no] Hold
    }
page-tape-pace =
    { $pace ->
        [wait] step by step
        [slow] slowly
        [fast] fast
        [none] do not play it
       *[plain] steadily
    }
page-stage-where = Stops
page-stage-where-long = Stop until I go on
page-stage-stop =
    { $stop ->
        [mine] when one of mine is touched
        [control] when you lose control
        [death] at a death
        [verdict] at a verdict
        [round] at the result of a round
        [parade] at the parade
       *[end] at the end
    }
page-stage-stops =
    { $stop ->
        [mine] That is one of yours.
        [control] You have lost control.
        [death] Hats off.
        [verdict] The verdict is in.
        [round] So it is decided.
        [parade] The parade is over.
       *[end] That was it.
    }
page-stage-paper = for the newspaper

# While a scene has not yet shown how it ends.
page-stage-meanwhile =
    { $scene ->
        [round] Nobody looks at anybody …
        [thumbs] On three …
        [ballots] Nobody breathes …
        [fingers] Nobody moves …
        [trial] The court is in session …
        [election] The commission is counting hands …
        [purge] In this house nobody is asleep …
        [health] The doctors are very hopeful …
        [thaw] A train is coming in …
        [funeral] The band plays slowly …
        [parade] The whole square looks up …
        [end] Now it comes out …
       *[other] …
    }

# What the picture shows, for whoever does not see it; how it ends, its sentence says.
page-stage-scene =
    { $scene ->
        [round] Two at the canal, one in the watchtower
        [thumbs] A plan, and everybody’s thumb
        [ballots] Three ballots and an urn
        [fingers] Fingers pointing, on three
        [trial] The court, and a train that waits
        [election] An empty chair, and hands that count
        [purge] A lit window, and a black car
        [health] The doctors at a bedside
        [thaw] The train back from Siberia
        [funeral] A state funeral, with band
        [parade] The balcony above the parade
       *[end] The curtain, with everything behind it
    }
