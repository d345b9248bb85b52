## Pravda on Goulag. As in `pravda_kremlin.ftl`: no name, number or direction that is not in the fact.

pravda-goulag-date =
    { $when ->
        [end] Last edition, after round { $year }
        [turn] Round { $year }
       *[half] Half-time, after round { $year }
    }
pravda-goulag-score =
    { $id ->
       *[canal] Steps of the canal
    }

## The end

pravda-goulag-end-loyal-close-head-1 = The canal, by the last spadeful
pravda-goulag-end-loyal-close-head-2 = Just enough mud moved
pravda-goulag-end-loyal-close-head-3 = The last spade decided it
pravda-goulag-end-loyal-close-line-1 = { $needed } steps were needed and { $canal } were dug: the { $loyal } loyal have won without a spadeful to spare.
pravda-goulag-end-loyal-close-line-2 = One strike more and there would be no canal. With { $canal } steps the loyal, { $winners }, may go home wet and right.
pravda-goulag-end-loyal-close-line-3 = { $canal } steps for { $needed }: the { $loyal } loyal have met the Plan exactly, and nobody dares to look at the slide rule.
pravda-goulag-end-loyal-close-line-4 = The canal holds, by a hair: { $needed } asked, { $canal } dug. { $winners } were loyal, and out of breath.
pravda-goulag-end-loyal-head-1 = Canal dug, zeal confirmed
pravda-goulag-end-loyal-head-2 = The White Sea is impressed
pravda-goulag-end-loyal-head-3 = A canal, against all reports
pravda-goulag-end-loyal-line-1 = A canal of { $canal } steps, where { $needed } would do. The loyal were { $loyal }, the others { $disloyal }, and the others are digging still.
pravda-goulag-end-loyal-line-2 = Victory for the loyal: { $winners }. { $canal } steps are dug, and somebody has already proposed a second canal beside it.
pravda-goulag-end-loyal-line-3 = With { $canal } steps the canal reaches the sea, or something wet. { $needed } had been asked for.
pravda-goulag-end-loyal-line-4 = The loyal have won, { $loyal } against { $disloyal }: { $canal } steps are there, and { $needed } had been ordered. The surplus will be explained.
pravda-goulag-end-disloyal-close-head-1 = One step short of the sea
pravda-goulag-end-disloyal-close-head-2 = A ditch, by a single step
pravda-goulag-end-disloyal-close-head-3 = The sea is a step away
pravda-goulag-end-disloyal-close-line-1 = { $canal } steps, and { $needed } were needed. The { $disloyal } disloyal have won by that one step.
pravda-goulag-end-disloyal-close-line-2 = It wanted a single step more. { $winners } did not want it, and have won.
pravda-goulag-end-disloyal-close-line-3 = { $canal } of { $needed } steps: the minister will cut the ribbon there, and then look for the water.
pravda-goulag-end-disloyal-close-line-4 = For want of one step the { $disloyal } disloyal have won. The commission is measuring once more, with a longer pencil.
pravda-goulag-end-disloyal-head-1 = Canal redefined as a ditch
pravda-goulag-end-disloyal-head-2 = The shovels have spoken
pravda-goulag-end-disloyal-head-3 = The report is deeper
pravda-goulag-end-disloyal-line-1 = { $canal } steps instead of { $needed }: ships will be carried. The disloyal, { $winners }, have won.
pravda-goulag-end-disloyal-line-2 = { $disloyal } disloyal against { $loyal } loyal, and a canal of { $canal } steps that leads to where it started.
pravda-goulag-end-disloyal-line-3 = The canal has come to { $canal } steps; it takes { $needed }. The engineers call what there is a promising puddle.
pravda-goulag-end-disloyal-line-4 = At { $canal } of { $needed } steps the canal has exceeded its target for brevity. { $winners } have won.
pravda-goulag-end-nobody-head-1 = Canal dug, purpose unclear
pravda-goulag-end-nobody-head-2 = Neither sea nor strike
pravda-goulag-end-nobody-head-3 = The ribbon was too short
pravda-goulag-end-nobody-line-1 = { $canal } steps, { $loyal } loyal, { $disloyal } disloyal: everything cancels out, and nobody has won. Each side has reported a victory.
pravda-goulag-end-nobody-line-2 = With { $canal } steps neither side has won. The canal will be opened and closed on the same day.
pravda-goulag-end-nobody-line-3 = { $canal } steps, { $loyal } loyal, { $disloyal } disloyal: the ministry has ordered a recount until somebody wins.
pravda-goulag-end-nobody-line-4 = Neither side has won with { $canal } steps. Both sides have been promoted to the next canal.

## Half-time

pravda-goulag-half-all-head-1 = Not one strike, suspiciously
pravda-goulag-half-all-head-2 = All work, no questions
pravda-goulag-half-all-head-3 = The Plan blushes
pravda-goulag-half-all-line-1 = { $canal } steps out of { $canal } by round { $year }. The commissars are looking for somebody to be disappointed in.
pravda-goulag-half-all-line-2 = Half the time is over and no strike has been shown. { $canal } steps are dug, all of them in step.
pravda-goulag-half-all-line-3 = Up to round { $year } the canal has { $canal } steps of { $canal }. Headquarters has sent back the figure as implausible.
pravda-goulag-half-all-line-4 = { $canal } steps, no strike. The commissar of complaints has asked for other work.
pravda-goulag-half-none-head-1 = Canal still to be noticed
pravda-goulag-half-none-head-2 = Frozen ground, it is said
pravda-goulag-half-none-head-3 = The Plan has not begun
pravda-goulag-half-none-line-1 = After round { $year } the canal has no step at all, and the strikes shown are { $strikes }. The view is unspoilt.
pravda-goulag-half-none-line-2 = { $strikes } strikes and not one step. The geologists have been asked to confess.
pravda-goulag-half-none-line-3 = { $strikes } strikes by round { $year }. In the report the canal is finished already, so nobody is alarmed.
pravda-goulag-half-none-line-4 = No step, { $strikes } strikes. The minister has praised the earth for its loyalty to its place.
pravda-goulag-half-more-head-1 = The ditch becomes a canal
pravda-goulag-half-more-head-2 = Mud on the march
pravda-goulag-half-more-head-3 = Ahead, by some mud
pravda-goulag-half-more-line-1 = { $canal } steps against { $strikes ->
        [1] one strike
       *[other] { $strikes } strikes
    }: at half-time the mud is winning.
pravda-goulag-half-more-line-2 = By round { $year } there are { $canal } steps. { $strikes ->
        [1] One strike is
       *[other] { $strikes } strikes are
    } being looked for under the carpets.
pravda-goulag-half-more-line-3 = { $canal } steps, and { $strikes ->
        [1] one strike
       *[other] { $strikes } strikes
    }, after round { $year }. The reports have begun to leave out the second figure.
pravda-goulag-half-more-line-4 = The canal leads at half-time, { $canal } to { $strikes }. The ministry had reported more, and is asked not to smile.
pravda-goulag-half-less-head-1 = The canal is being thought over
pravda-goulag-half-less-head-2 = Shovels in mourning
pravda-goulag-half-less-head-3 = The ditch is behind the Plan
pravda-goulag-half-less-line-1 = { $strikes } strikes, and { $canal ->
        [1] one step
       *[other] { $canal } steps
    }: the canal of round { $year } could be jumped by a child.
pravda-goulag-half-less-line-2 = At half-time the strikes lead by { $strikes } to { $canal }. Somebody is not singing along.
pravda-goulag-half-less-line-3 = { $canal ->
        [1] One step
       *[other] { $canal } steps
    } against { $strikes } strikes: the minister has been shown the canal in a photograph, from above.
pravda-goulag-half-less-line-4 = After round { $year }, { $strikes } strikes lead { $canal ->
        [1] one step
       *[other] { $canal } steps
    }. The report calls it a canal with reservations.
pravda-goulag-half-level-head-1 = Half dug, half not
pravda-goulag-half-level-head-2 = A draw with the earth
pravda-goulag-half-level-head-3 = The scales will not tip
pravda-goulag-half-level-line-1 = { $canal ->
        [1] One step
       *[other] { $canal } steps
    } and as many strikes by round { $year }. The canal has not made up its mind.
pravda-goulag-half-level-line-2 = For every step a strike, { $canal } of each. Dialectics had foreseen this.
pravda-goulag-half-level-line-3 = { $canal } all after round { $year }. Both figures have been reported as victories.
pravda-goulag-half-level-line-4 = As many strikes as steps, { $canal } of each: the statisticians have divided themselves into two camps.
pravda-goulag-half-head-1 = Half-time at the canal
pravda-goulag-half-head-2 = The mud in figures
pravda-goulag-half-head-3 = Figures from the ditch
pravda-goulag-half-line-1 = After round { $year }: { $canal } steps dug, { $strikes } strikes shown. All figures are dry, as the ministry likes them.
pravda-goulag-half-line-2 = Steps { $canal }, strikes { $strikes }. The report has it the other way round.
pravda-goulag-half-line-3 = Round { $year }, half-time: steps { $canal }, strikes { $strikes }. The commissar has signed without his glasses.
pravda-goulag-half-line-4 = { $canal } steps, { $strikes } strikes, one inspector. He has found the canal on the map.

## Rounds

pravda-goulag-both-watched-head-1 = Two steps, with assistance
pravda-goulag-both-watched-head-2 = A helping hand, and mud
pravda-goulag-both-watched-head-3 = Exchange, and two steps
pravda-goulag-both-watched-head-4 = A word from above helps
pravda-goulag-both-watched-line-1 = Round { $year }: { $by } made { $who } exchange cards, and two Works lay there. Nobody has asked who was to be thanked.
pravda-goulag-both-watched-line-2 = { $names } dug two steps in round { $year }, after { $by } had a word with { $who }.
pravda-goulag-both-watched-line-3 = { $by } would have { $who } exchange in round { $year }, and the result was two Works. Everybody takes the credit.
pravda-goulag-both-watched-line-4 = Round { $year }: { $who } exchanged, { $by } insisted, and both cards were Work. { $by } has asked for a certificate.
pravda-goulag-both-unwatched-head-1 = Two steps, unprompted
pravda-goulag-both-unwatched-head-2 = Zeal without an order
pravda-goulag-both-unwatched-head-3 = Two steps, nobody ordered
pravda-goulag-both-unwatched-line-1 = { $names } dug two steps in round { $year } while { $by } looked on and let it be.
pravda-goulag-both-unwatched-line-2 = Round { $year }: { $by } did not interfere, and { $names } worked all the same. It has been reported upwards.
pravda-goulag-both-unwatched-line-3 = In round { $year } { $names } worked like two, which they were. { $by } kept an eye shut.
pravda-goulag-both-unwatched-line-4 = { $by } kept out of it, and { $names } laid down two Works in round { $year }. A commission is to find out why.
pravda-goulag-both-head-1 = Two steps at a stroke
pravda-goulag-both-head-2 = The shovels agree
pravda-goulag-both-head-3 = Ministry claims two steps
pravda-goulag-both-line-1 = Two Works in round { $year }, by { $names }. The brigade will have its name on a bucket.
pravda-goulag-both-line-2 = { $names } have brought the canal two steps further in round { $year }, singing as required.
pravda-goulag-both-line-3 = Two steps in round { $year }. The builders were { $names }; the speech was held by somebody else.
pravda-goulag-both-line-4 = { $names } put down Work twice in round { $year }. The ministry has put up a flag, and a sign that explains the flag.
pravda-goulag-one-watched-head-1 = One step, one excuse
pravda-goulag-one-watched-head-2 = Half a help
pravda-goulag-one-watched-head-3 = A step, and a suspicion
pravda-goulag-one-watched-head-4 = One Work, one alibi
pravda-goulag-one-watched-head-5 = Half the cards obeyed
pravda-goulag-one-watched-head-6 = The exchange keeps mum
pravda-goulag-one-watched-line-1 = { $by } made { $who } exchange in round { $year }. One Work was shown, one Strike, and two innocent faces.
pravda-goulag-one-watched-line-2 = Round { $year }: one step, though { $by } had seen to { $who }. Or because; it is being weighed.
pravda-goulag-one-watched-line-3 = After { $who } had exchanged by order of { $by }, one Work and one Strike lay there, round { $year }. The shuffle keeps its secret.
pravda-goulag-one-watched-line-4 = { $by } chose { $who } to exchange, and round { $year } came to one step. The inspector has written down both names, in pencil.
pravda-goulag-one-watched-line-5 = One Work and one Strike in round { $year }. { $who } says it was the new card, { $by } says it was the old one.
pravda-goulag-one-watched-line-6 = Round { $year }: { $who } exchanged, as { $by } wished, and half of the result is welcome.
pravda-goulag-one-watched-line-7 = { $by } supervised { $who } in round { $year }; the canal got one step and the files got two pages.
pravda-goulag-one-unwatched-head-1 = One of two was tired
pravda-goulag-one-unwatched-head-2 = Half the shovels
pravda-goulag-one-unwatched-head-3 = A step and a shrug
pravda-goulag-one-unwatched-line-1 = Of { $names } one worked and one did not, in round { $year }. { $by } let it be, and is asked about it.
pravda-goulag-one-unwatched-line-2 = Round { $year }: a Work and a Strike from { $names }, unhindered by { $by }. Each points at the other.
pravda-goulag-one-unwatched-line-3 = A step in round { $year }: { $names } have shared the work, and not the opinion. { $by } did not interfere.
pravda-goulag-one-unwatched-line-4 = One step in round { $year }, by { $names }. { $by } saw nothing, in great detail.
pravda-goulag-one-head-1 = One step, slowly
pravda-goulag-one-head-2 = A spade is missing
pravda-goulag-one-head-3 = One step for the record
pravda-goulag-one-line-1 = One step in round { $year }, between { $names }. It is not known whose back hurt.
pravda-goulag-one-line-2 = { $names } have dug one step in round { $year }, and two versions of it.
pravda-goulag-one-line-3 = Round { $year } brought one step. { $names } have both claimed it.
pravda-goulag-one-line-4 = A Work, a Strike, round { $year }: { $names }. The report shows the Work, enlarged.
pravda-goulag-none-watched-head-1 = Exchanged, and nothing
pravda-goulag-none-watched-head-2 = Advice taken, spades down
pravda-goulag-none-watched-head-3 = Supervised, without result
pravda-goulag-none-watched-line-1 = { $by } made { $who } exchange in round { $year }, and then no Work at all was shown. Advice is not always good.
pravda-goulag-none-watched-line-2 = Two Strikes in round { $year }, from { $names }, after { $by } had improved on { $who }.
pravda-goulag-none-watched-line-3 = Nothing was dug in round { $year }, by { $names }; and { $who } had even been made to exchange, by { $by }.
pravda-goulag-none-watched-line-4 = { $who } exchanged on the word of { $by }, and round { $year } still came to nothing. The word has been withdrawn.
pravda-goulag-none-unwatched-head-1 = Not a spade was lifted
pravda-goulag-none-unwatched-head-2 = Two slept, one watched
pravda-goulag-none-unwatched-head-3 = Trust, with no steps
pravda-goulag-none-unwatched-line-1 = Round { $year }: two Strikes by { $names }, and { $by }, who supervised, let the cards lie. So did everybody.
pravda-goulag-none-unwatched-line-2 = { $names } struck together in round { $year }. { $by } had thought it best to trust them.
pravda-goulag-none-unwatched-line-3 = Two Strikes, round { $year }. { $names } are said to have been leaning on the same shovel, under the eyes of { $by }.
pravda-goulag-none-unwatched-line-4 = { $by } relied on { $names } in round { $year }. It has been noted under experience.
pravda-goulag-none-head-1 = The canal rests
pravda-goulag-none-head-2 = Two strikes, no step
pravda-goulag-none-head-3 = Round without a step
pravda-goulag-none-line-1 = No step in round { $year }. { $names } were the builders, in a manner of speaking.
pravda-goulag-none-line-2 = { $names } have left the earth of round { $year } exactly as they found it.
pravda-goulag-none-line-3 = Two Strikes in round { $year }, by { $names }. The inspector has reported heavy rain.
pravda-goulag-none-line-4 = Nothing dug in round { $year }. { $names } had been chosen with great care.

## People

pravda-goulag-builder-head-1 = One back, many shovels
pravda-goulag-builder-head-2 = Always the same shovel
pravda-goulag-builder-head-3 = The same boots, sent again
pravda-goulag-builder-line-1 = Nobody has been sent to build so often as { $who }: { $k } times. The shovel has been given a medal.
pravda-goulag-builder-line-2 = { $who } has built { $k } times, more than anybody. Some call it trust, others a sentence.
pravda-goulag-builder-line-3 = { $who }: { $k } times a builder, and no one more often. The commissars have mislaid the other names.
pravda-goulag-builder-line-4 = When in doubt, send { $who }: so it has been done { $k } times, more than with anybody.
pravda-goulag-idle-head-1 = Clean boots noticed
pravda-goulag-idle-head-2 = Some have not been asked
pravda-goulag-idle-head-3 = Some know it by hearsay
pravda-goulag-idle-line-1 = So far { $k ->
        [1] one comrade has neither built nor supervised: { $names }
       *[other] { $k } comrades have neither built nor supervised: { $names }
    }. The rest are counting.
pravda-goulag-idle-line-2 = Not named once by any commissar: { $names }. It is either distrust or a birthday.
pravda-goulag-idle-line-3 = { $k ->
        [1] One comrade has
       *[other] { $k } comrades have
    } not been named yet: { $names }. They have been asked what they are hiding, and hide that too.
pravda-goulag-idle-line-4 = Never builder, never supervisor so far: { $names }. The list of names is being read from the other end.
pravda-goulag-unwatched-head-1 = Supervisors see no evil
pravda-goulag-unwatched-head-2 = Nobody was corrected
pravda-goulag-unwatched-head-3 = The supervisors rest
pravda-goulag-unwatched-line-1 = In { $k } rounds no supervisor has made anybody exchange. Trust of this kind will have to be investigated.
pravda-goulag-unwatched-line-2 = All cards lay as they were played, { $k } rounds long. The office of supervisor is said to be restful.
pravda-goulag-unwatched-line-3 = No exchange in { $k } rounds. The supervisors have handed in identical reports, all of them blank.
pravda-goulag-unwatched-line-4 = { $k } rounds, and not one card was exchanged. The instruction on vigilance has been printed again, larger.

## Turning points

pravda-goulag-turned-to-strike-deciding-line-1 = { $who } had played Work; { $by } had it exchanged for a Strike. That one step was missing in the end.
pravda-goulag-turned-to-strike-deciding-line-2 = One exchange, ordered by { $by }, made a Strike of the Work of { $who }, and a ditch of the canal.
pravda-goulag-turned-to-strike-deciding-line-3 = It would have been a canal: { $by } had { $who } exchange a Work, and drew the Strike that was too many.
pravda-goulag-turned-to-strike-deciding-line-4 = { $by } only wanted to be sure of { $who }. The Work went, the Strike came, and with it the end.
pravda-goulag-turned-to-work-deciding-line-1 = { $who } had played Strike; { $by } had it exchanged for Work. Without that step there would be no canal.
pravda-goulag-turned-to-work-deciding-line-2 = By making { $who } exchange, { $by } turned a Strike into the step on which it all hung.
pravda-goulag-turned-to-work-deciding-line-3 = The step that decided it was a Strike of { $who }, until { $by } gave the order to exchange.
pravda-goulag-turned-to-work-deciding-line-4 = { $by } stopped at { $who }, and a Strike became Work. The canal stands on that one card.
pravda-goulag-turned-to-strike-line-1 = { $by } made { $who } exchange, and so a Work became a Strike. Good intentions, at best.
pravda-goulag-turned-to-strike-line-2 = The Work of { $who } was turned into a Strike by { $by }.
pravda-goulag-turned-to-strike-line-3 = { $who } would have worked; then came { $by }, and vigilance turned it into a Strike.
pravda-goulag-turned-to-strike-line-4 = { $by } had doubts about { $who }, and exchanged a Work for a Strike. The doubts were mistaken.
pravda-goulag-turned-to-work-line-1 = { $who } had meant to strike, and { $by } made a Work of it.
pravda-goulag-turned-to-work-line-2 = { $by } guessed right, or was lucky: the Strike of { $who } came out as Work.
pravda-goulag-turned-to-work-line-3 = A Strike of { $who } was exchanged for Work, at the request of { $by }. Nobody had told either of them.
pravda-goulag-turned-to-work-line-4 = { $by } had { $who } exchange, and a Strike left the game as Work.

## For your eyes

pravda-goulag-box-own-loyal-line-1 = You are loyal. Look tired.
pravda-goulag-box-own-loyal-line-2 = Your card says loyal, whatever they say.
pravda-goulag-box-own-loyal-line-3 = You are loyal. It does not show; practise.
pravda-goulag-box-own-loyal-line-4 = Loyal, says your card. Be ready to prove it, and to be doubted.
pravda-goulag-box-own-disloyal-line-1 = You are disloyal. Sing louder than the others.
pravda-goulag-box-own-disloyal-line-2 = Your card says disloyal; keep it under your cap.
pravda-goulag-box-own-disloyal-line-3 = You are disloyal. Praise the Plan, and the shovel.
pravda-goulag-box-own-disloyal-line-4 = Disloyal, says your card. Be indignant in good time.
pravda-goulag-box-passed-loyal-line-1 = { $who } is loyal: you passed that card yourself.
pravda-goulag-box-passed-loyal-line-2 = { $who } may say anything; the card you passed was loyal.
pravda-goulag-box-passed-loyal-line-3 = { $who } is loyal; the card came from your own hand.
pravda-goulag-box-passed-loyal-line-4 = You know one loyal soul: { $who }, whose card you had first.
pravda-goulag-box-passed-disloyal-line-1 = { $who } is disloyal: you passed that card yourself.
pravda-goulag-box-passed-disloyal-line-2 = { $who } smiles at you, and holds the disloyal card you passed.
pravda-goulag-box-passed-disloyal-line-3 = { $who } is disloyal; the card came from your own hand.
pravda-goulag-box-passed-disloyal-line-4 = The disloyal card you gave away is with { $who }, who has not thanked you.
pravda-goulag-box-played-line-1 = You have played Work { $work } and Strike { $strikes } times. Only you know which when.
pravda-goulag-box-played-line-2 = On your conscience so far: { $work } Work, { $strikes } Strike.
pravda-goulag-box-played-line-3 = Work { $work }, Strike { $strikes }: that is what you have put down. Nobody has asked in writing.
pravda-goulag-box-played-line-4 = You have built: { $work } times with Work, { $strikes } times with Strike. Remember one version.
pravda-goulag-box-idle-line-1 = You have not built yet, and are responsible for nothing.
pravda-goulag-box-idle-line-2 = Not a card of yours has been in it so far.
pravda-goulag-box-idle-line-3 = You have not been sent to build. Look available.
pravda-goulag-box-idle-line-4 = No card of yours has been played. Your record is spotless, and empty.
