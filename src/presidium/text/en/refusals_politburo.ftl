### What Politburo refuses. The page fetches this with the first refusal.

refused-politburo-must-draw = A member of the Politburo is to be drawn.
refused-politburo-member-drawn = There is only one { politburo-member-name }, and somebody has drawn him already.
refused-politburo-must-appoint = The first General Secretary is to be drawn.
refused-politburo-must-propose = The General Secretary has to propose a ministry.
refused-politburo-refused-already = The table has just refused { politburo-ministry-name }; propose another ministry.
refused-politburo-must-vote = Vote for the plan or against it.
refused-politburo-must-name = The General Secretary has to name three voters.
refused-politburo-three-different = Three different players vote, no more and no fewer.
refused-politburo-not-himself = General Secretaries count votes, they do not cast them: name three other players.
refused-politburo-must-cast = Vote Repression or Reform.
refused-politburo-must-point = Each of the three voters points at one of the other two.
refused-politburo-not-at-himself = Self-criticism is admirable, but point at one of the other two.
refused-politburo-was-not-in-the-ballot = Comrade { $seat } did not vote in the third ballot; point at one of those who did.
refused-politburo-no-such-ballot = Round { $round } has had no ballot { $ballot }.
refused-politburo-was-no-voter = Only those who voted in ballot { $ballot } of round { $round } can say how they did.
refused-politburo-did-not-vote = Seat { $seat } did not vote in ballot { $ballot } of round { $round }.
refused-politburo-nothing-to-see = You had no ballots to look at in round { $round }.
refused-politburo-not-your-part = In round { $round } this reason was not open to you: only a Gensek names voters, and only the others vote on the Gensek’s plan.
refused-politburo-pact-with-himself = A pact takes two.
refused-politburo-influence-each = Values of Influence in this position: { $found }. Players: { $seats }. There has to be one for each.
refused-politburo-influence-most = Nobody can have an Influence of { $found }; it ends at { $most }.
refused-politburo-lost-too-much =
    { $rounds ->
        [0] Before the first round nobody has lost Influence.
        [one] One round cannot have cost the players that much Influence ({ $lost } in all).
       *[other] { $rounds } rounds cannot have cost the players that much Influence ({ $lost } in all).
    }
refused-politburo-moved-too-far =
    { $rounds ->
        [0] Before the first round all ministries stand at 0.
        [one] One round cannot have moved the ministries that far ({ $moved } in all).
       *[other] { $rounds } rounds cannot have moved the ministries that far ({ $moved } in all).
    }
