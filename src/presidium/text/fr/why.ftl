### Ce que croient les robots, pourquoi, et pourquoi personne ne le dit.

## Pourquoi l’on tient quelqu’un pour loyal ou non

goulag-worker-loyal = loyal
goulag-worker-disloyal = déloyal
goulag-brief-because-taken =
    { $side ->
        [loyal] { $seat } passe pour loyal : { $percent } %.
       *[disloyal] { $seat } passe pour déloyal : { $percent } %.
    }
goulag-brief-because-named = Tour { $round } : { $commissar } a envoyé { $builders } creuser et { $supervisor } surveiller. { goulag-speaks-for }
goulag-brief-because-watched =
    Tour { $round } : { $builder ->
        [none] { $supervisor } a laissé les cartes.
       *[other] { $supervisor } a fait échanger { $builder }.
    } { goulag-speaks-for }
goulag-brief-because-shown =
    Tour { $round } : { $builders } creusaient, et l’on { $work ->
        [0] n’a pas vu un seul Chantier.
        [one] a vu un seul Chantier.
       *[other] a vu deux Chantiers.
    } { goulag-speaks-for }
goulag-brief-because-said = { $speaker } a dit : « { $claim } » { goulag-speaks-for }
goulag-speaks-for =
    { $side ->
        [loyal] { $times ->
            [1] Parle un peu pour la loyauté.
           *[other] Parle pour la loyauté, à { $times } contre un.
        }
       *[disloyal] { $times ->
            [1] Parle un peu contre la loyauté.
           *[other] Parle contre la loyauté, à { $times } contre un.
        }
    }

## Pourquoi l’on prend quelqu’un pour ce membre

politburo-brief-because-taken = { $seat } est sans doute { politburo-member-name } : { $percent } %.
politburo-brief-because-proposed = Tour { $round } : { $gensek } a proposé { politburo-ministry-name }. { politburo-speaks }
politburo-brief-because-voted =
    Tour { $round } : { $seat } a voté { $vote ->
        [for] pour
       *[against] contre
    } le plan de { $gensek }, { politburo-ministry-name }. { politburo-speaks }
politburo-brief-because-named = Tour { $round } : { politburo-ministry-name }, et { $gensek } a nommé { $voters }. { politburo-speaks }
politburo-brief-because-cast = Tour { $round } : { $seat } a voté { politburo-side-name }, { politburo-ministry-name }. { politburo-speaks }
politburo-brief-because-counted =
    Tour { $round } : { politburo-ministry-name }, et parmi les bulletins de { $voters } { $repression ->
        [1] il y en avait un
       *[other] il y en avait { $repression }
    } pour la Répression. { politburo-speaks }
politburo-brief-because-said = Tour { $round } : { $speaker } a dit : « { $wish } » { politburo-speaks }
politburo-speaks =
    { $speaks ->
        [for] { $times ->
            [1] Cela parle un peu pour { politburo-member-name }.
           *[other] Cela parle pour { politburo-member-name }, à { $times } contre un.
        }
       *[against] { $times ->
            [1] Cela parle un peu contre { politburo-member-name }.
           *[other] Cela parle contre { politburo-member-name }, à { $times } contre un.
        }
    }

## Pourquoi l’on croit que quelqu’un a plus sur un politicien que ce qui s’y trouve

kremlin-most-nobody = personne en tête
kremlin-brief-because-taken =
    { $much ->
        [more] { $seat } : plus de { $points } sur { $who }, à { $percent } %.
       *[less] { $seat } : pas plus de { $points } sur { $who }, à { $percent } %.
    }
kremlin-brief-because-declared = Année { $year }, { $seat } : { $points } en tout sur { $who }. { kremlin-speaks-for }
kremlin-brief-because-said = Année { $year }, { $seat } : « { $word } » { kremlin-speaks-for }
kremlin-brief-because-silent =
    { $often ->
        [one] { $seat } : silence, une fois, au sujet de { $who }, alors à { $points }. { kremlin-speaks-for }
       *[other] { $seat } : silence, { $often } fois, au sujet de { $who }, alors à { $points }. { kremlin-speaks-for }
    }
kremlin-speaks-for =
    { $much ->
        [more] { $times ->
            [1] Parle un peu pour davantage.
           *[other] Parle pour davantage, à { $times } contre un.
        }
       *[less] { $times ->
            [1] Parle un peu contre davantage.
           *[other] Parle contre davantage, à { $times } contre un.
        }
    }

## Pourquoi personne ne le dit

refused-nobody-to-ask = Personne ici ne connaît assez bien ce jeu pour donner conseil.
refused-no-advice = Ici chacun pense par soi-même : les conseils sont pour ceux qui jouent seuls contre des robots, ou pour une table ouverte ainsi.
refused-comrade-busy = Le camarade est en réunion. Redemandez dans un moment.
refused-no-bot-there = À la place { $seat } jouait une personne. Elle seule sait pourquoi.
refused-no-answer-there = La place { $seat } n’a rien répondu à ce moment-là.
