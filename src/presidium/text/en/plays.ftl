### What is done with Kremlin's cards. A card is named with what the notation needs: “Alibi” (5).

## Questions

kremlin-ask-deal-card = The deck is cut. Which card lies on top?
kremlin-ask-take-card = The stock lies open. Which card do you take, if any?
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
        [yes] The inquiry clears { $accused }. Pass, or reverse the result for two stress points?
       *[no] The inquiry blames { $accused }. Pass, or reverse the result for two stress points?
    }
kremlin-ask-first-strike = Somebody has to pay for the misfortune, and you may purge first. Do you?
kremlin-ask-second-strike =
    { $tried ->
        [0] Nobody has paid for the misfortune yet, and now you may purge. Do you?
       *[other] That purge worked, and there is blame left over. Do you purge again?
    }
kremlin-ask-demand = Your politician knows something about the Party Chief. Which move do you demand, if any?
kremlin-ask-consent = { $chief } has this in mind: { $action }. A card protects { $protected }, so it takes your consent. Do you agree?
kremlin-ask-unmasking = The KGB has changed hands, and the files with it. Whose do you open?
kremlin-ask-pick-faction = One faction will have to declare points. On which does the lot fall?
kremlin-ask-power-roll = { $faction } have to declare points. How many does the die say?
kremlin-ask-once-more =
    { $points ->
        [one] { $faction } are to declare one point on politicians of theirs. Accept, redraw the faction, or reroll?
       *[other] { $faction } are to declare { $points } points on politicians of theirs. Accept, redraw the faction, or reroll?
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
kremlin-lasting-card = lasting effect
kremlin-immediate-card = immediate effect
kremlin-take = take { kremlin-that-card }
kremlin-take-intrigue = take an Intrigue card
kremlin-deal = deal { kremlin-that-card }
kremlin-play = play { kremlin-that-card }
kremlin-play-on = play { kremlin-that-card } on { $who }
kremlin-play-against = play { kremlin-that-card } against { $who }
kremlin-play-with =
    play { kremlin-that-card }: roll again with { $change ->
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
kremlin-overturn = reverse the result

## Events

kremlin-took = { $player } take { kremlin-that-card } from the stock.
kremlin-refrained = { $player } take no card from the stock.
kremlin-drew = { $player } draw an Intrigue card.
kremlin-held = It is { kremlin-that-card }.
kremlin-gave = A card changes hands: { $player } give it, { $to } take it.
kremlin-handed = Between the two: it is { kremlin-that-card }.
kremlin-renewed = The deck is used up; the discards are shuffled, and everything may happen again.
kremlin-played = { $player } show a card: { $play }. { $play-text }
kremlin-recounted =
    { $short ->
        [0] With the card the die comes to { $total }, and it takes { $needed }: still enough against { $who }.
       *[other] With the card the die comes to { $total }, and it takes { $needed }: { $short } short. { $who } is saved.
    }
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
kremlin-spared = { $player } do not have that many left to declare there, and are let off.
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
kremlin-effect-scapegoat = Somebody has to pay this year. First to be purged: { $struck }.
kremlin-effect-blackmailed = Blackmail: { $player } may not use { $actor } against { $target }.
kremlin-effect-chief-blackmailed = { $blackmailer } blackmails { $chief }: while { $player } control that Chief, { $by } may ask for one move in each year’s replacements.
kremlin-effect-pravda = It was in Pravda: the faction that controls { $who } settles every tie.
