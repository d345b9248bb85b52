### What bots believe, why, and why nobody says it.

## Why somebody is taken for loyal or not

goulag-worker-loyal = loyal
goulag-worker-disloyal = disloyal
goulag-brief-because-taken =
    { $side ->
        [loyal] { $seat } is taken for loyal: { $percent }%.
       *[disloyal] { $seat } is taken for disloyal: { $percent }%.
    }
goulag-brief-because-named = Round { $round }: { $commissar } sent { $builders } to build and { $supervisor } to supervise. { goulag-speaks-for }
goulag-brief-because-watched =
    Round { $round }: { $builder ->
        [none] { $supervisor } let the cards lie.
       *[other] { $supervisor } made { $builder } exchange cards.
    } { goulag-speaks-for }
goulag-brief-because-shown =
    Round { $round }: { $builders } built, and { $work ->
        [0] no Work lay there.
        [one] one Work lay there.
       *[other] two Works lay there.
    } { goulag-speaks-for }
goulag-brief-because-said = { $speaker } said: “{ $claim }” { goulag-speaks-for }
goulag-speaks-for =
    { $side ->
        [loyal] { $times ->
            [1] Slight evidence for loyal.
           *[other] Evidence for loyal, { $times } to one.
        }
       *[disloyal] { $times ->
            [1] Slight evidence for disloyal.
           *[other] Evidence for disloyal, { $times } to one.
        }
    }

## Why somebody is taken for this member

politburo-brief-because-taken = { $seat } is most likely { politburo-member-name }: { $percent }%.
politburo-brief-because-proposed = Round { $round }: { $gensek } proposed { politburo-ministry-name }. { politburo-speaks }
politburo-brief-because-voted =
    Round { $round }: { $seat } voted { $vote ->
        [for] for
       *[against] against
    } the plan of { $gensek }, { politburo-ministry-name }. { politburo-speaks }
politburo-brief-because-named = Round { $round }: for { politburo-ministry-name } { $gensek } named { $voters }. { politburo-speaks }
politburo-brief-because-cast = Round { $round }: { $seat } voted { politburo-side-name } in { politburo-ministry-name }. { politburo-speaks }
politburo-brief-because-counted =
    Round { $round }: of the ballots of { $voters } on { politburo-ministry-name } { $repression ->
        [one] one was
       *[other] { $repression } were
    } for Repression. { politburo-speaks }
politburo-brief-because-said = Round { $round }: { $speaker } said: “{ $wish }” { politburo-speaks }
politburo-speaks =
    { $speaks ->
        [for] { $times ->
            [1] Speaks a little for { politburo-member-name }.
           *[other] Evidence for { politburo-member-name }, { $times } to one.
        }
       *[against] { $times ->
            [1] Speaks a little against { politburo-member-name }.
           *[other] Speaks against { politburo-member-name }, { $times } to one.
        }
    }

## Why somebody is believed to have more on a politician than stands there

kremlin-most-nobody = nobody alone
kremlin-brief-because-taken =
    { $much ->
        [more] { $seat }: more than { $points } on { $who }, at { $percent }%.
       *[less] { $seat }: no more than { $points } on { $who }, at { $percent }%.
    }
kremlin-brief-because-declared = Year { $year }, { $seat }: { $points } declared on { $who }. { kremlin-speaks-for }
kremlin-brief-because-said = Year { $year }, { $seat }: “{ $word }” { kremlin-speaks-for }
kremlin-brief-because-silent =
    { $often ->
        [one] { $seat }: silent once about { $who }, where { $points } stood. { kremlin-speaks-for }
       *[other] { $seat }: silent { $often } times about { $who }, where { $points } stood. { kremlin-speaks-for }
    }
kremlin-speaks-for =
    { $much ->
        [more] { $times ->
            [1] Speaks a little for more.
           *[other] Evidence for more, { $times } to one.
        }
       *[less] { $times ->
            [1] Speaks a little for no more.
           *[other] Evidence for no more, { $times } to one.
        }
    }

## Why nobody says it

refused-nobody-to-ask = Nobody here knows this game well enough to be asked.
refused-no-advice = Here everybody thinks for themselves: advice is for people who play alone, or at a table that was opened with it.
refused-comrade-busy = The comrade is in a meeting. Ask again in a while.
refused-no-bot-there = A person sat in seat { $seat }. Only that person knows why.
refused-no-answer-there = Seat { $seat } answered nothing there.
