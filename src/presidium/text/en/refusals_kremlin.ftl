### What Kremlin refuses. The page fetches this with the first refusal.

refused-kremlin-no-such-points = Nobody could have { $points } points on one politician; at most { $most }.
refused-kremlin-talks-to-himself = That is said to somebody else.
refused-kremlin-word-not-broken = { $player } have not broken this word, as far as anybody can see.
refused-kremlin-may-not = { $who } cannot do that now.
refused-kremlin-not-himself = { $who } has to name somebody else.
refused-kremlin-no-victim = { $who } cannot be purged: only members of the Politburo and Candidates can.
refused-kremlin-once-a-year = { $who } has done that already, and it is done once a year.
refused-kremlin-touched = { $who } has had a “?” placed or removed in this phase already, and it is done once.
refused-kremlin-not-suspected = { $who } had no “?” when the phase began, and so cannot be accused.
refused-kremlin-chief-stays = { $who } is Party Chief, and the Party Chief stays.
refused-kremlin-moved-already = { $who } has already been moved one step by this politician.
refused-kremlin-place-taken = There is no vacant place: { $place }.
refused-kremlin-promote-only = { $who } can only promote, one step at a time, into vacant places further down.
refused-kremlin-propose-rebel = { $who } has to propose somebody who voted against and is still a member.
refused-kremlin-must-propose = { $who } cannot decline, and has to propose one of those whose turn it is.
refused-kremlin-not-in-siberia = { $who } is not in Siberia.
refused-kremlin-other-edition = The option { $option } belongs to the edition of { $edition }.
refused-kremlin-react = Here you may declare influence, play or give a card, pass, or pass for the whole phase.
refused-kremlin-beyond-influence =
    { $who-id ->
        [A] No influence can be put on { $who }.
       *[other] { $who } is dead, retired or in Siberia: no influence reaches there.
    }
refused-kremlin-not-written =
    { $written ->
        [0] Your sheet has nothing, or nothing left, on { $who }.
       *[other] You cannot declare { $points } on { $who }: your sheet says { $written }.
    }
refused-kremlin-not-more = You have declared no less than { $points } on { $who } already; a declaration only goes up.
refused-kremlin-write-ten = A sheet names ten politicians, from ten points down to one.
refused-kremlin-write-different = A sheet names ten different politicians.
refused-kremlin-write-nobody = No influence can be written on { $who }.
refused-kremlin-add-or-pass = Name the politician on whom you add influence, take a card where there are any, or pass.
refused-kremlin-choose-tied = Choose one of the players who are tied.
refused-kremlin-stands-twice = In this position “{ $text }” has no room: a politician stands in one place, and a place holds no more than it can.
refused-kremlin-impossible-steps = In this position the steps “{ $text }” cannot be taken: what they settle is not under way, or somebody they need is not there.
refused-kremlin-impossible-sheet =
    No sheet fits what this position says of { $faction ->
        [stalinists] the { kremlin-faction-stalinists }
        [militarists] the { kremlin-faction-militarists }
        [evolutionists] the { kremlin-faction-evolutionists }
        [expansionists] the { kremlin-faction-expansionists }
        [internationalists] the { kremlin-faction-internationalists }
       *[marxists] the { kremlin-faction-marxists }
    }: each number from 10 to 1 is written once.
refused-kremlin-order-form = An order is written like “{ $form }”.
refused-kremlin-order-kind = There is no such kind of window; there are: { $kinds }.
refused-kremlin-preset-edition = The preset “{ $preset }” is not of the edition of { $edition }.
refused-kremlin-too-old = { $who } is too old to begin anything that may cost stress.

## Cards

refused-kremlin-not-in-hand = { kremlin-that-card } is not in your hand.
refused-kremlin-card-not-now = { kremlin-that-card } cannot be played now: read on the card when it can.
refused-kremlin-card-not-on = { kremlin-that-card } cannot be played on { $who } now.
refused-kremlin-acquitted = { $who } has been acquitted this year.
refused-kremlin-card-needs-on = “{ $card }” is played on somebody, as in “play { $card-id } on G”; one that works either way also “against G”.
refused-kremlin-card-needs-with = “{ $card }” is played with one of the modifiers it offers, as in “play { $card-id } with +1”.
refused-kremlin-card-needs-plain = “{ $card }” is played on nobody in particular: “play { $card-id }”.
refused-kremlin-give-to-another = You cannot give a card to yourself: name another player at this table.
refused-kremlin-no-gifts = Only Intrigue cards are given away, and this game is played without them.
refused-kremlin-take-or-pass = Take one of the cards that lie in the stock, or pass.
refused-kremlin-cards-grow = Cards come with growth, so the option growth cannot be off.
refused-kremlin-stay-or-return = { $who } takes a cure, or is back at work.
refused-kremlin-sanatoria-full = The sanatoria are full, so { $who } has to cough at the desk.
refused-kremlin-crisis = There are missiles in Cuba, so { $who } takes no cure this year.
refused-kremlin-vaccinate-members = Name members of the Politburo, one after the other, who are not vaccinated yet.
refused-kremlin-scapegoat = Only one can be purged now: { $who }.
refused-kremlin-accuse-or-pass = Accuse a politician who is not dead, retired or in Siberia, or pass.
refused-kremlin-blackmailed = { $who } is being blackmailed, and has to leave that politician in peace.
refused-kremlin-blackmail-first = { $who } has to grant first what was asked for.
refused-kremlin-demand-a-move = Ask for one move: a politician goes one step up or down, two politicians swap places, or one takes a vacant post. Or pass.
refused-kremlin-protected = A card protects { $who }, who can be moved only up or by consent, and there is no consent.
refused-kremlin-agree-or-refuse = { $who } is protected: agree to the move, or refuse.
refused-kremlin-unmask-somebody = Name a politician who is not dead, retired or in Siberia.
refused-kremlin-draw-or-roll = Have the lot drawn or the die cast once more, or pass.
refused-kremlin-must-declare =
    { $points ->
        [one] Declare one more point on a politician you control.
       *[other] Declare, out of your sheet, up to { $points } more points on a politician you control.
    }
