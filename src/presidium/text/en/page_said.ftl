### Sheets: who said what of whom, and the goals of Politburo.

page-said-title = All that was said
page-said-caption = Rows: who speaks. Columns: of whom. The last word stands last.
page-said-corner = says ▾ of ▸
page-said-of = of { $name }
page-said-cell = { $by } of { $about }
page-said-called = is called
page-said-nothing = Nobody has said anything of anybody yet. The minutes are patient.
page-said-key = Tap a field for all that was said there. The small figure is the round. Dashed: only a guess. Crossed: it came out as false. ≠: the speaker had said otherwise. Struck through: taken back.
page-said-proved =
    { $proved ->
        [true] it was so
        [kept] kept
        [lie] a lie
        [broken] word broken
        [withdrawn] taken back
       *[wrong] it was not so
    }
page-said-unlike = ≠ said otherwise before
page-said-ask = Ask which it is
page-said-ask-aloud = everybody hears it
page-said-note = My note on { $name }
page-said-word =
    { $word ->
        [loyal] loyal
        [disloyal] disloyal
        [work] Work
        [strike] Strike
        [exchanged] made me exchange
        [promise] promise
        [threat] warning
        [disbelieved] not believed
        [denied] denied
        [deviant] deviant
        [pact] pact
        [unseen] did not look
        [request] request
        [broken] word broken
       *[thanks] thanks
    }

## Who wants what

page-goals-why = Only you see this sheet. Deny that you keep one.
page-goals-caption = Rows: players. Columns: the ten goals. Your marks, and dots for public deeds.
page-goals-key = Hatched: cannot be, or ruled out by your guess. Full dot: a public deed for the goal. Ring: a deed against it. ★ is known.
page-goals-tap = Tap a field to mark it.
page-goals-no-proof = Deeds, not proofs.
page-goal-group =
    { $group ->
        [security] Security
        [finance] Finance
        [defence] Defence
        [sum] Sum
       *[loss] Losses
    }
page-goal-short =
    { $goal ->
        [beria] Security highest
        [kirov] Security lowest
        [kaganovich] Finance highest
        [kuibyshev] Finance lowest
        [voroshilov] Defence highest
        [malenkov] Defence lowest
        [bulganin] Sum 0 or more
        [khrushchev] Sum 0 or less
        [molotov] Few losses
       *[zhdanov] Many losses
    }
page-goal-field =
    { $field ->
        [own] Known: this is the goal.
        [not] Known: this cannot be the goal.
        [greyed] Ruled out by a guess of yours.
        [cross] Your mark: not this.
        [guess] Your guess.
        [perhaps] Your mark: perhaps.
       *[empty] No mark.
    }
page-goal-deeds = Deeds for it: { $pro }, against it: { $contra }.
page-goal-deed =
    { $kind ->
        [want] said: I want { $ministry } to go to { $side }
        [claim] claims to have voted { $side } on { $ministry }
       *[ballot] opened ballot on { $ministry }: { $side }
    }
page-goal-mark =
    { $mark ->
        [cross] Not this
        [guess] My guess
       *[perhaps] Perhaps
    }
