### A finished game as a whole: what is drawn of it, and how it turned.

chart-heading = The game as a whole
chart-working = Somebody is drawing it up …
chart-nothing = There is nothing to draw of this game.
chart-turning = How it turned
chart-table = The figures as a table
chart-column = Moment
chart-truth = in truth { $truth }
chart-shown-of = { $shown } of { $truth }
chart-hidden = dashed: in truth
chart-beside = small: in truth
chart-empty = nothing
refused-no-charts = Nothing is drawn of this game.

## Lines and signs

chart-line-dug = steps dug
chart-line-needed = steps the loyal needed
chart-cell-work = Work
chart-cell-strike = Strike
chart-cell-either = Work or Strike
chart-cell-holds = met
chart-cell-fails = not met
chart-sign-work = W
chart-sign-strike = S
chart-sign-either = ?
chart-sign-holds = ✓
chart-sign-fails = ✗

## Goulag

chart-goulag-canal = The canal
chart-goulag-canal-says = How far it was dug after each round, and how far the loyal needed it.
chart-goulag-together = Who built with whom
chart-goulag-together-says = How many rounds each two dug side by side; with oneself: how many one dug at all.
chart-goulag-cards = What the cards could have been
chart-goulag-cards-says = What each builder’s card on the table could have been, for all anybody saw; and what it was.
chart-turn-goulag-crossed = The canal was deep enough: { $canal } steps, and the loyal needed { $needed }.
chart-turn-goulag-lost = Too late for the loyal: { $canal } steps, and nothing that was left to dig made { $needed }.
chart-turn-goulag-turned-to-strike = { $by } made { $who } exchange, and turned Work into a Strike.
chart-turn-goulag-turned-to-work = { $by } made { $who } exchange, and turned a Strike into Work.
chart-turn-goulag-none = { $who1 } and { $who2 } laid down two Strikes; { $by } let them lie.
chart-turn-goulag-one = { $who1 } and { $who2 } dug one step; { $by } looked on.
chart-turn-goulag-both = { $who1 } and { $who2 } dug two steps; { $by } looked on.

## Kremlin

chart-kremlin-influence = Influence, declared and secret
chart-kremlin-influence-says = What each faction had declared when a year was over, and all that stood on its sheet.
chart-kremlin-sheets = The sheets at the end
chart-kremlin-sheets-says = On each politician, how many points had been declared, of those that were written.
chart-kremlin-control = Whose they were
chart-kremlin-control-says = Who controlled each politician when the year was over.
chart-kremlin-age = How old they were
chart-kremlin-age-says = The age of all who held a post, when the year was over; nothing from when they were gone.
chart-kremlin-stress = What office cost them
chart-kremlin-stress-says = How many stress points each of them took in the year.
chart-turn-kremlin-elected = A new Party Chief: { $who }.
chart-turn-kremlin-chief-died = Death of a Party Chief: { $who }.
chart-turn-kremlin-chief-exiled = Siberia for a Party Chief: { $who }.
chart-turn-kremlin-chief-retired = A Party Chief retired for good: { $who }.
chart-turn-kremlin-chief-taken = The Party Chief changed hands ({ $who }): from { $from } to { $by }.
chart-turn-kremlin-wave-failed = The arm would not rise: no wave from { $who }.
chart-turn-kremlin-wave = A wave from the balcony for { $who }: { $times } of the { $waves } it takes.

## Politburo

chart-politburo-levels = The ministries
chart-politburo-levels-says = How far each stood towards Repression when a round was over; below zero is Reform.
chart-politburo-goals = Whose goal was met
chart-politburo-goals-says = Whether each member would have had the country wanted, had the game ended with that round.
chart-politburo-influence = Influence
chart-politburo-influence-says = What each seat had left of it when a round was over.
chart-turn-politburo-held = From here on the goal of { $member } was met ({ $who }).
chart-turn-politburo-slipped = From here on the goal of { $member } was met no more ({ $who }).
chart-turn-politburo-swept-repression = All of one mind: two steps to Repression in { $ministry }, to { $level }.
chart-turn-politburo-swept-reform = All of one mind: two steps to Reform in { $ministry }, to { $level }.
chart-turn-politburo-spent = Out of Influence: { $who }.
chart-turn-politburo-caught = The deviant was caught: { $who }, with { $left } Influence left.
chart-turn-politburo-escaped = The deviant, { $who }, was not found; { $pays } paid and had { $left } Influence left.
