### Was Bots glauben, warum, und warum es niemand sagt.

## Warum jemand als loyal gilt oder nicht

goulag-worker-loyal = loyal
goulag-worker-disloyal = illoyal
goulag-brief-because-taken =
    { $side ->
        [loyal] { $seat } gilt als loyal: { $percent } %.
       *[disloyal] { $seat } gilt als illoyal: { $percent } %.
    }
goulag-brief-because-named = Runde { $round }: { $commissar } bestimmte, es bauen { $builders }, und { $supervisor } führt Aufsicht. { goulag-speaks-for }
goulag-brief-because-watched =
    Runde { $round }: { $builder ->
        [none] { $supervisor } ließ die Karten liegen.
       *[other] { $supervisor } führte Aufsicht, und { $builder } musste tauschen.
    } { goulag-speaks-for }
goulag-brief-because-shown =
    Runde { $round }: Es bauten { $builders }, und { $work ->
        [0] keine Arbeit lag da.
        [one] einmal Arbeit lag da.
       *[other] zweimal Arbeit lag da.
    } { goulag-speaks-for }
goulag-brief-because-said = { $speaker } sagte: „{ $claim }“ { goulag-speaks-for }
goulag-speaks-for =
    { $side ->
        [loyal] { $times ->
            [1] Spricht ein wenig für loyal.
           *[other] Ein Hinweis auf loyal, { $times } zu eins.
        }
       *[disloyal] { $times ->
            [1] Spricht ein wenig für illoyal.
           *[other] Ein Hinweis auf illoyal, { $times } zu eins.
        }
    }

## Warum jemand für dieses Mitglied gehalten wird

politburo-brief-because-taken = { $seat } ist am ehesten { politburo-member-name }: { $percent } %.
politburo-brief-because-proposed = Runde { $round }: { $gensek } schlug vor: { politburo-ministry-name }. { politburo-speaks }
politburo-brief-because-voted =
    Runde { $round }: { $seat } stimmte { $vote ->
        [for] für
       *[against] gegen
    } den Plan ({ $gensek }: { politburo-ministry-name }). { politburo-speaks }
politburo-brief-because-named = Runde { $round }, { politburo-ministry-name }: Wer abstimmt, bestimmte { $gensek }, nämlich { $voters }. { politburo-speaks }
politburo-brief-because-cast = Runde { $round }, { politburo-ministry-name }: { $seat } stimmte für { politburo-side-name }. { politburo-speaks }
politburo-brief-because-counted =
    Runde { $round }, { politburo-ministry-name }: Es stimmten { $voters }, { $repression ->
        [one] ein Zettel
       *[other] { $repression } Zettel
    } für Repression. { politburo-speaks }
politburo-brief-because-said = Runde { $round }: { $speaker } sagte: „{ $wish }“ { politburo-speaks }
politburo-speaks =
    { $speaks ->
        [for] { $times ->
            [1] Spricht ein wenig für { politburo-member-name }.
           *[other] Ein Hinweis auf { politburo-member-name }, { $times } zu eins.
        }
       *[against] { $times ->
            [1] Spricht ein wenig gegen { politburo-member-name }.
           *[other] Spricht gegen { politburo-member-name }, { $times } zu eins.
        }
    }

## Warum man glaubt, dass jemand auf einen Politiker mehr hat, als dasteht

kremlin-most-nobody = niemand allein
kremlin-brief-because-taken =
    { $much ->
        [more] { $seat }: mehr als { $points } auf { $who }, zu { $percent } %.
       *[less] { $seat }: nicht mehr als { $points } auf { $who }, zu { $percent } %.
    }
kremlin-brief-because-declared = Jahr { $year }, { $seat }: { $points } auf { $who } offengelegt. { kremlin-speaks-for }
kremlin-brief-because-said = Jahr { $year }, { $seat }: „{ $word }“ { kremlin-speaks-for }
kremlin-brief-because-silent =
    { $often ->
        [one] { $seat }: einmal über { $who } geschwiegen, wo { $points } standen. { kremlin-speaks-for }
       *[other] { $seat }: { $often }-mal über { $who } geschwiegen, wo { $points } standen. { kremlin-speaks-for }
    }
kremlin-speaks-for =
    { $much ->
        [more] { $times ->
            [1] Spricht ein wenig für mehr.
           *[other] Ein Hinweis auf mehr, { $times } zu eins.
        }
       *[less] { $times ->
            [1] Spricht ein wenig für nicht mehr.
           *[other] Ein Hinweis auf nicht mehr, { $times } zu eins.
        }
    }

## Warum es niemand sagt

refused-nobody-to-ask = Niemand hier kennt dieses Spiel gut genug, um gefragt zu werden.
refused-no-advice = Hier denken alle selbst: Rat bekommt, wer allein spielt oder an einem Tisch, der mit ihm eröffnet wurde.
refused-comrade-busy = Der Genosse ist in einer Sitzung. Frag nach einer Weile noch einmal.
refused-no-bot-there = Auf Platz { $seat } saß ein Mensch. Warum, weiß nur er.
refused-no-answer-there = Platz { $seat } hat dort nichts geantwortet.
