### What is done with Kremlin's cards. A card is named with what the notation needs: “Alibi” (5).

## Questions

kremlin-ask-deal-card = The deck is cut. Which card lies on top?
kremlin-ask-take-card = The stock lies open. Which card do you take?
kremlin-ask-visit-roll = { $who } is urged to look in at the Sanatorium, and it takes { $needed }. What does the die show?
kremlin-ask-visit-ends = The phase ends, and { $who } is still in the Sanatorium. Leave it at a visit, or take a cure now that the bed is warm?
kremlin-ask-vaccinating =
    { $chosen-id ->
        [none] The serum has come, and there is no queue. Which member goes first?
       *[other] Vaccinated so far: { $chosen }. Who is next, or was that all?
    }
kremlin-ask-second-opinion = Another doctor is sent for. What does the new die show?
kremlin-ask-attempt1986 =
    { $guarded ->
        [yes] Somebody waits for { $victim }, and so does a bodyguard. What does the die show?
       *[no] Somebody waits for { $victim } with something under the coat. What does the die show?
    }
kremlin-ask-attempt1988 = Somebody waits for { $victim } with something under the coat. What does the die show?
kremlin-ask-suspicion = An attempt has been made on one of yours. Who is behind it, if you care to say?
kremlin-ask-complicity-roll1986 = The accused is questioned, politely at first. What does the die show?
kremlin-ask-complicity-roll1988 = The file is searched for a case against the accused. What does the die show?
kremlin-ask-overturning =
    { $innocent ->
        [yes] The inquiry clears { $accused }. Leave it at that, or turn it round for two stress points?
       *[no] The inquiry blames { $accused }. Leave it at that, or turn it round for two stress points?
    }
kremlin-ask-first-strike = Somebody has to pay for the misfortune, and the first blow is yours. Do you strike?
kremlin-ask-second-strike =
    { $tried ->
        [0] Nobody has paid for the misfortune yet, and now the blow is yours. Do you strike?
       *[other] That went well, and there is blame left over. Do you strike again?
    }
kremlin-ask-demand = Your politician knows something about the Party Chief. Which move would be a nice gesture, if any?
kremlin-ask-consent = { $chief } has this in mind: { $action }. A card protects { $protected }, so it takes your consent. Do you agree?
kremlin-ask-unmasking = The KGB has changed hands, and the files with it. Whose do you open?
kremlin-ask-pick-faction = Somebody is going to have to show what they have. On whom does the lot fall?
kremlin-ask-power-roll = { $faction } are to show what they have. How much, says the die?
kremlin-ask-once-more =
    { $points ->
        [one] { $faction } are to declare one point on politicians of theirs. Leave it at that, or once more, lot or die?
       *[other] { $faction } are to declare { $points } points on politicians of theirs. Leave it at that, or once more, lot or die?
    }
kremlin-ask-spread =
    { $points ->
        [one] You have to declare one more point on politicians of yours. On whom?
       *[other] You have to declare { $points } more points on politicians of yours. On whom, and up to what total?
    }
kremlin-ask-openness = The Party Chief speaks of glasnost. What does the die show?

## Actions

# With the number on it, which those of 1986 have not.
kremlin-that-card =
    { $card-id ->
        [flu] “{ $card }”
        [vaccination] “{ $card }”
        [assassination] “{ $card }”
        [bodyguard] “{ $card }”
        [leave] “{ $card }”
        [wrong_diagnosis] “{ $card }”
        [specialist] “{ $card }”
        [rehabilitation] “{ $card }”
        [bee_hormone] “{ $card }”
        [sanatoria_full] “{ $card }”
       *[other] “{ $card }” ({ $card-id })
    }
kremlin-take = take { kremlin-that-card }
kremlin-take-intrigue = take an Intrigue card
kremlin-deal = deal { kremlin-that-card }
kremlin-play = play { kremlin-that-card }
kremlin-play-on = play { kremlin-that-card } on { $who }
kremlin-play-against = play { kremlin-that-card } against { $who }
kremlin-play-with =
    play { kremlin-that-card } with { $change ->
        [1] +1
        [2] +2
       *[other] { $change }
    }
kremlin-give = give { kremlin-that-card } to { $player }
kremlin-pick = the lot falls on { $player }
kremlin-name = name { $who }
kremlin-again =
    { $what ->
        [draw] have the lot drawn again
       *[roll] have the die cast again
    }
kremlin-agree = agree
kremlin-refuse = refuse
kremlin-overturn = turn the result round

## Events

kremlin-took = { $player } take { kremlin-that-card } from the stock.
kremlin-drew = { $player } draw an Intrigue card.
kremlin-held = It is { kremlin-that-card }.
kremlin-gave = A card changes hands: { $player } give it, { $to } take it.
kremlin-handed = Between the two: it is { kremlin-that-card }.
kremlin-renewed = The deck is used up; the discards are shuffled, and everything may happen again.
kremlin-played = { $player } show a card: { $play }.
kremlin-came-to-nothing = Too late: what { kremlin-that-card } needs is no longer there, and { $player } have played it for nothing.
kremlin-accused = { $player } know who is behind it: { $who }.
kremlin-overturned = { $who } reads the file once more, and it says the opposite.
kremlin-immunised = { $who } is vaccinated, and this year’s flu has to ask elsewhere.
kremlin-rejuvenated =
    { $points ->
        [one] { $who } is one year younger, and { $age } now.
       *[other] { $who } is { $points } years younger, and { $age } now.
    }
kremlin-agreed = { $player } have no objection: { $who } may be moved.
kremlin-withheld = { $player } object: { $who } stays where a card protects the post.
kremlin-demanded = { $player } have a quiet word with the Party Chief: { $action }.
kremlin-unmasked = The file on { $who } is opened, and everybody’s influence there is read out.
kremlin-pressed =
    { $points ->
        [one] { $player } are to declare one point on politicians of theirs.
       *[other] { $player } are to declare { $points } points on politicians of theirs.
    }
kremlin-spared = { $player } have not that much left to declare there, and are let off.
kremlin-shrank =
    { $points ->
        [one] { $player } lose one point on { $who }, written and declared.
       *[other] { $player } lose { $points } points on { $who }, written and declared.
    }

## What cards have brought about, as long as it lasts

kremlin-effect-acquitted = { $who } was acquitted: no “?” is placed there this year.
kremlin-effect-on-leave = { $who } is on leave from the Sanatorium until the phase ends.
kremlin-effect-indisposed = { $who } is indisposed until the phase ends.
kremlin-effect-visiting = { $who } is on a visit to the Sanatorium until the phase ends.
kremlin-effect-sanatoria-full = The sanatoria are full: no new cures this year.
kremlin-effect-crisis = There are missiles in Cuba: no more cures this year.
kremlin-effect-flu = There is flu about: −{ $malus } on all health rolls of the year.
kremlin-effect-vaccinated =
    { $spared-count ->
        [26] Everybody is vaccinated: no flu this year.
       *[other] Vaccinated against this year’s flu: { $spared }.
    }
kremlin-effect-specialist = { $who } sees a specialist: +{ $bonus } on health rolls until discharged from the Sanatorium.
kremlin-effect-ageless = { $who } takes bee hormones, and never retires.
kremlin-effect-shield = { kremlin-holder }, { $who }, is protected until the replacements end: −3 to purge, and moved by the Chief only up or by consent.
kremlin-effect-scapegoat = Somebody has to pay this year. Struck first: { $struck }.
kremlin-effect-blackmailed = Blackmail: { $player } may not use { $actor } against { $target }.
kremlin-effect-chief-blackmailed = { $blackmailer } blackmails { $chief }: while { $player } control that Chief, { $by } may ask for one move in each year’s replacements.
kremlin-effect-pravda = It was in Pravda: whoever controls { $who } settles every tie.

## Refusals

refused-kremlin-not-in-hand = { kremlin-that-card } is not in your hand.
refused-kremlin-card-not-now = { kremlin-that-card } cannot be played now.
refused-kremlin-card-not-on = { kremlin-that-card } cannot be played on { $who } now.
refused-kremlin-acquitted = { $who } has been acquitted this year.
refused-kremlin-card-needs-on = “{ $card }” is played on somebody, as in “play { $card-id } on G”; one that works either way also “against G”.
refused-kremlin-card-needs-with = “{ $card }” is played with one of the modifiers it offers, as in “play { $card-id } with +1”.
refused-kremlin-card-needs-plain = “{ $card }” is played on nobody in particular: “play { $card-id }”.
refused-kremlin-give-to-another = A card is given to another player at this table.
refused-kremlin-no-gifts = Only Intrigue cards are given away, and this game is played without them.
refused-kremlin-must-take = Take one of the cards that lie in the stock.
refused-kremlin-cards-grow = Cards come with growth, so the option growth cannot be off.
refused-kremlin-stay-or-return = { $who } takes a cure, or is back at work.
refused-kremlin-sanatoria-full = The sanatoria are full, so { $who } has to cough at the desk.
refused-kremlin-crisis = There are missiles in Cuba, so { $who } takes no cure this year.
refused-kremlin-vaccinate-members = Name members of the Politburo, one after the other, who are not vaccinated yet.
refused-kremlin-scapegoat = Only one can be struck now, and that is { $who }.
refused-kremlin-accuse-or-pass = Accuse somebody who is still there, or leave it at that.
refused-kremlin-blackmailed = { $who } is being blackmailed, and has to leave that politician in peace.
refused-kremlin-blackmail-first = { $who } has to grant first what was asked for.
refused-kremlin-demand-a-move = Ask for one step up or down, for two who change places, or for two posts to change hands, or leave it at that.
refused-kremlin-protected = A card protects { $who }, who can be moved only up or by consent, and there is no consent.
refused-kremlin-agree-or-refuse = { $who } is protected: agree to the move, or refuse.
refused-kremlin-unmask-somebody = Name a politician who is within the reach of influence.
refused-kremlin-draw-or-roll = Have the lot drawn or the die cast once more, or leave it at that.
refused-kremlin-must-declare =
    { $points ->
        [one] Declare one more point on a politician you control.
       *[other] Declare, out of your sheet, up to { $points } more points on a politician you control.
    }
