### What a table tells everybody of its seats.

## What the whole table is told of its seats

notice-left = { $seat }: { $name } has left; the caretaker plays on.
notice-conceded = { $seat }: { $name } has given up; the caretaker plays on.
notice-removed = { $seat }: the host has removed { $name }; the caretaker plays on.
notice-filled = { $seat }: the bot { $name } plays from now on.
notice-claimed =
    { $seat }: { $name } is to have this seat in { $pace ->
        [live] two minutes
        [sofa] twenty seconds
       *[other] a day
    }, unless { $other } refuses or comes back.
notice-took =
    { $former ->
        [no] { $seat }: { $name } plays from now on.
       *[yes] { $seat }: { $name } plays from now on, in place of { $other }.
    }
notice-refused =
    { $former ->
        [no] { $seat }: { $name } lets nobody else have this seat.
       *[yes] { $seat }: { $name } refuses; { $other } does not get this seat.
    }
notice-withdrawn = { $seat }: { $name } is not to have this seat after all.
notice-kept = { $seat }: { $name } is back and keeps this seat; { $other } does not get it.
notice-moment = Somebody asks for a moment.
notice-late = { $seat }: time ran out for { $name }; the caretaker answered.
notice-late-sealed = { $seat }: time ran out for { $name }; the caretaker answered, sealed: { $action }
notice-then-unneeded = “{ $action }”, which you had said for the window, was not needed: none opened.
notice-then-impossible = “{ $action }”, which you had said for the window, could not be answered there any more.
notice-back-proposed = { $seat }: { $name } would like to take the last answer back, and asks the others.
notice-back-refused = { $seat }: { $name } objects; what { $other } answered stands.
notice-back-withdrawn = { $seat }: { $name } lets the answer stand after all.
notice-taken-back = { $seat }: { $name } has taken the last answer back.
notice-holiday-proposed = { $seat }: { $name } asks the others for days off.
notice-holiday = { $seat }: { $name } has days off, as all have agreed; the clocks stand.
notice-holiday-over = { $seat }: the days off of { $name } are over.
notice-adjourn-proposed = { $seat }: { $name } proposes to go on at another tempo.
notice-adjourned = { $seat }: the table goes on at another tempo, as { $name } proposed and all agreed.
notice-proposal-refused = { $seat }: { $name } objects to what { $other } proposed; everything stays as it is.
notice-proposal-withdrawn = { $seat }: { $name } proposes it no longer.
name-alike = { $name } (a name that looks like another’s here)
