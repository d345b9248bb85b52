### What a bot thinks of an answer: advice at the table, and “why?” in the archives. The terminal says it too.

page-why-asking = The comrade polishes his glasses and thinks it over …
page-why-would = A seasoned comrade would answer:
page-why-reason = Why: { $reason }
page-why-otherwise = { $leads }. Otherwise: { $stake }
page-why-how =
    { $how ->
        [weighs] How often it would answer what, if it were asked again and again:
        [strays] One time in five it draws lots. Otherwise it would answer so:
        [writes] It drew this up as a whole, by a plan for such sheets: there are too many to weigh each.
        [draws] It draws lots. There is no reason.
        [bound] There was nothing to choose.
       *[mute] It goes by habits of its own, and does not say why.
    }
page-why-share = { $answer }: { $percent }%
page-why-grounds = What it goes by
page-why-no-grounds = It keeps no book on what the others hide: it goes by what lies open, by its own cards, and by habit.
page-why-nothing-tells = Nothing that was seen or heard tells for or against it.
page-why-never =
    { $how ->
        [strays] It would not answer so by itself: this was one of the times it drew lots.
       *[other] It would not answer so by itself: it was not ready in time and a quicker bot answered for it, or it has learned otherwise since.
    }
page-why-yours = Made from what your seat may know, and from nothing else. Nobody is told that you have asked.
page-why-then = Made from what its seat could know then, and from nothing else.
page-why-do = Answer so
page-why-again = Ask again
page-why-close = I will think for myself
page-why-title = Why?
page-why-which = What bots answered
page-why-nobody = No bot has answered anything here that one could ask about.
