## Pravda on Politburo. As in `pravda_kremlin.ftl`: no name, number or direction that is not in the fact.

pravda-politburo-date =
    { $when ->
        [end] Last edition, after round { $year }
        [turn] Round { $year }
       *[half] Half-time, after round { $year }
    }
pravda-politburo-score =
    { $id ->
        [defence] Defence
        [finance] Finance
       *[security] Interior Security
    }

## The end

pravda-politburo-end-alone-head-1 = One goal met, one smile
pravda-politburo-end-alone-head-2 = { $who } alone knew why
pravda-politburo-end-alone-head-3 = One wish, one winner
pravda-politburo-end-alone-line-1 = Only one goal is met, and it is that of { $who }, who was { $member } all along, with { $influence } Influence left.
pravda-politburo-end-alone-line-2 = { $member } wins: { $who } wanted what happened, and nobody else did.
pravda-politburo-end-alone-line-3 = { $who } was { $member }, and had it all: the only goal met, { $influence } Influence, and nobody to share with.
pravda-politburo-end-alone-line-4 = Of all the goals one came true, that of { $member }. { $who } had kept quiet about it, with { $influence } Influence.
pravda-politburo-end-ahead-head-1 = { $who } was more in the right
pravda-politburo-end-ahead-head-2 = Several right, one wins
pravda-politburo-end-ahead-head-3 = In the right, and in front
pravda-politburo-end-ahead-line-1 = { $running } goals are met; { $who }, in the person of { $member }, had { $influence } Influence, and none of the others so much.
pravda-politburo-end-ahead-line-2 = Of { $running } who got their way { $who } wins, having been { $member }, with { $influence } Influence to show for it.
pravda-politburo-end-ahead-line-3 = { $running } were right, and { $who } was right with { $influence } Influence. { $member } sends regards to the others.
pravda-politburo-end-ahead-line-4 = { $member } was { $who }, and stood first with { $influence } Influence among { $running } who had what they wanted.
pravda-politburo-end-won-head-1 = { $who } had a plan
pravda-politburo-end-won-head-2 = The line has an author
pravda-politburo-end-won-head-3 = { $member }, all along
pravda-politburo-end-won-line-1 = { $who } was { $member }, and has won with { $influence } Influence.
pravda-politburo-end-won-line-2 = It is { $member }, says { $who }, and wins.
pravda-politburo-end-won-line-3 = { $who } has taken off the glasses and is { $member }, with { $influence } Influence and the victory.
pravda-politburo-end-won-line-4 = The winner is { $member }, in the shape of { $who }.
pravda-politburo-end-tie-head-1 = Equals among equals: nobody
pravda-politburo-end-tie-head-2 = A tie, as in the statutes
pravda-politburo-end-tie-head-3 = Two feet on the top step
pravda-politburo-end-tie-line-1 = { $running } goals are met, and at the top, with { $influence } Influence, there is more than one. So nobody wins.
pravda-politburo-end-tie-line-2 = Level at { $influence } Influence: the winners have stood in each other’s light, and nobody wins.
pravda-politburo-end-tie-line-3 = { $running } goals met, and at { $influence } Influence nobody stands alone. The pedestal stays in its crate.
pravda-politburo-end-tie-line-4 = At the top, with { $influence } Influence, there was a crowd. The victory could not get through.
pravda-politburo-end-shared-head-1 = Victory, in instalments
pravda-politburo-end-shared-head-2 = A chair for several
pravda-politburo-end-shared-head-3 = Victory, served family style
pravda-politburo-end-shared-line-1 = { $running } goals are met, and at the top, with { $influence } Influence, stand { $winners }. They win together, and the photographer counts again.
pravda-politburo-end-shared-line-2 = { $winners } share the victory at { $influence } Influence. Who shares what is still being minuted.
pravda-politburo-end-shared-line-3 = { $winners } have won side by side, each with { $influence } Influence and an elbow.
pravda-politburo-end-shared-line-4 = At { $influence } Influence { $winners } arrived together and did not let each other go first. All have won.
pravda-politburo-end-nobody-head-1 = No goal survives
pravda-politburo-end-nobody-head-2 = Everybody failed in concert
pravda-politburo-end-nobody-head-3 = Zero wishes granted
pravda-politburo-end-nobody-line-1 = Not one goal is met. Collective leadership has led to a collective result.
pravda-politburo-end-nobody-line-2 = Nobody wanted what has come about, and so nobody wins. It will be celebrated.
pravda-politburo-end-nobody-line-3 = All goals have been missed, and by everybody. The minutes speak of unity.
pravda-politburo-end-nobody-line-4 = No goal is met. Each had reckoned with the stupidity of the others, and with nothing else.

## Half-time

pravda-politburo-half-repression-head-1 = Zeal at half-time
pravda-politburo-half-repression-head-2 = The collars are getting tighter
pravda-politburo-half-repression-head-3 = The screw has been oiled
pravda-politburo-half-repression-line-1 = The ministries add up to { $sum } on the side of Repression after round { $year }; { $lost } Influence has been lost, and nobody’s sense of humour.
pravda-politburo-half-repression-line-2 = Repression leads by { $sum }. The people are grateful in advance.
pravda-politburo-half-repression-line-3 = { $sum } towards Repression after round { $year }, Influence lost: { $lost }. The thermometer in the meeting room has been arrested.
pravda-politburo-half-repression-line-4 = By { $sum } the line leans to Repression. It is being called upright.
pravda-politburo-half-reform-head-1 = A thaw, until further notice
pravda-politburo-half-reform-head-2 = Windows opened a crack
pravda-politburo-half-reform-head-3 = The line takes off a glove
pravda-politburo-half-reform-line-1 = The ministries add up to { $sum } on the side of Reform after round { $year }; Influence lost: { $lost }. Jokes are tolerated on Thursdays.
pravda-politburo-half-reform-line-2 = Reform leads by { $sum }. Citizens are advised not to get used to it.
pravda-politburo-half-reform-line-3 = { $sum } towards Reform after round { $year }, Influence lost: { $lost }. Somebody has opened a window, and nobody has asked who.
pravda-politburo-half-reform-line-4 = Reform is ahead by { $sum }. Old newspapers are being looked through for what may be said.
pravda-politburo-half-even-head-1 = Perfectly in the middle
pravda-politburo-half-even-head-2 = A step forward, a step back
pravda-politburo-half-even-head-3 = A balance, closely watched
pravda-politburo-half-even-line-1 = After round { $year } the ministries add up to zero. Influence lost so far: { $lost }. It takes effort to stand so still.
pravda-politburo-half-even-line-2 = Repression and Reform cancel out. The line is straight, after being bent both ways.
pravda-politburo-half-even-line-3 = Repression and Reform come to the same after round { $year }; lost Influence: { $lost }. Each side believes that it is ahead.
pravda-politburo-half-even-line-4 = The ministries hold each other up. The first to let go will be thanked.
pravda-politburo-half-head-1 = The state of the line
pravda-politburo-half-head-2 = Half the minutes are written
pravda-politburo-half-head-3 = Half-time, half a smile
pravda-politburo-half-line-1 = Round { $year } is over, and { $lost } Influence is gone.
pravda-politburo-half-line-2 = Half-time. { $lost } Influence has been mislaid, and no honest finder has come forward.
pravda-politburo-half-line-3 = { $lost } Influence has been lost by round { $year }. The others have asked where one can find some.
pravda-politburo-half-line-4 = The line after round { $year }: as drawn. Influence used up on the way: { $lost }.

## Plans

pravda-politburo-plan-tie-head-1 = A tie, and one firm thumb
pravda-politburo-plan-tie-head-2 = Half the room is enough
pravda-politburo-plan-tie-head-3 = Split, and glued by { $by }
pravda-politburo-plan-tie-head-4 = One thumb with a rank
pravda-politburo-plan-tie-head-5 = Half for, half outranked
pravda-politburo-plan-tie-head-6 = A tie is not a no
pravda-politburo-plan-tie-line-1 = { $for } to { $against } on { $ministry }: the thumb of { $by }, as General Secretary, weighed more. Thumbs do.
pravda-politburo-plan-tie-line-2 = The table was split { $for } to { $against }, and { $by } carried { $ministry } past it.
pravda-politburo-plan-tie-line-3 = { $for } for, { $against } against: { $ministry } was a tie, until { $by } remembered to be General Secretary.
pravda-politburo-plan-tie-line-4 = { $ministry } divided the table into { $for } and { $against }. The larger half was that of { $by }.
pravda-politburo-plan-tie-line-5 = A tie at { $for } to { $against }; the regulations say that { $by } is right. { $ministry } it is.
pravda-politburo-plan-tie-line-6 = { $by } proposed { $ministry }, looked at { $for } thumbs up and { $against } down, and saw a clear majority.
pravda-politburo-plan-narrow-head-1 = One thumb made the plan
pravda-politburo-plan-narrow-head-2 = Passed with a squeeze
pravda-politburo-plan-narrow-head-3 = A plan squeezes past
pravda-politburo-plan-narrow-line-1 = { $ministry } was voted in by { $for } to { $against }, round { $year }. { $by } remembers every thumb.
pravda-politburo-plan-narrow-line-2 = { $for } up, { $against } down: the plan of { $by } for { $ministry } stands, on tiptoe.
pravda-politburo-plan-narrow-line-3 = A majority of { $for } to { $against } has given { $by } { $ministry }, and the others something to think about.
pravda-politburo-plan-narrow-line-4 = { $for } to { $against } for { $ministry }: { $by } has sent flowers to { $for }, and the bill to { $against }.
pravda-politburo-plan-all-head-1 = All thumbs up, none sore
pravda-politburo-plan-all-head-2 = Unanimous, and documented
pravda-politburo-plan-all-head-3 = Nobody dared, all agreed
pravda-politburo-plan-all-line-1 = All { $for } thumbs were up for the plan of { $by }, { $ministry }. Nobody could say afterwards what it was.
pravda-politburo-plan-all-line-2 = { $by } proposed { $ministry }, and { $for } of { $for } agreed. It made some uneasy.
pravda-politburo-plan-all-line-3 = { $ministry }, said { $by }, and { $for } thumbs rose as one. One thumb is said to have risen before the question.
pravda-politburo-plan-all-line-4 = { $for } out of { $for } for { $ministry }. { $by } has asked them to say it once more, for the photographer.
pravda-politburo-plan-head-1 = A plan has been planned
pravda-politburo-plan-head-2 = The Gensek gets a yes
pravda-politburo-plan-head-3 = Yes, said most of them
pravda-politburo-plan-line-1 = { $for } for, { $against } against: { $by } had { $ministry } in mind, and then on the table.
pravda-politburo-plan-line-2 = The plan for { $ministry }, by { $by }, was accepted with { $for } to { $against }.
pravda-politburo-plan-line-3 = { $by } has carried { $ministry }, { $for } to { $against }. The others have carried on.
pravda-politburo-plan-line-4 = { $ministry } is the plan: { $for } to { $against }. { $by } had brought the applause along.
pravda-politburo-refused-narrow-head-1 = A plan falls by a thumb
pravda-politburo-refused-narrow-head-2 = No, but only just
pravda-politburo-refused-narrow-head-3 = A thumb short of a plan
pravda-politburo-refused-narrow-line-1 = { $by } wanted { $ministry }, and had { $for } thumbs against { $against }. It is being asked whose hand slipped.
pravda-politburo-refused-narrow-line-2 = { $for } to { $against }: so narrowly has { $ministry } been kept from { $by }.
pravda-politburo-refused-narrow-line-3 = { $ministry } lacked a thumb or so: { $for } up, { $against } down. { $by } is counting hands, and gloves.
pravda-politburo-refused-narrow-line-4 = { $by } lost { $ministry } by { $against } to { $for }. Somebody at this table owes somebody a thumb.
pravda-politburo-refused-twice-head-1 = { $by } hears no again
pravda-politburo-refused-twice-head-2 = Two plans, no takers
pravda-politburo-refused-twice-head-3 = Twice no is also an answer
pravda-politburo-refused-twice-line-1 = After one plan of { $by } the second, { $ministry }, was refused too, { $against } to { $for }. What was left was taken unasked.
pravda-politburo-refused-twice-line-2 = { $ministry } was the second proposal of { $by } to be turned down, { $against } to { $for }.
pravda-politburo-refused-twice-line-3 = { $ministry } was turned down as well, { $against } to { $for }. { $by } has stopped asking and started writing down.
pravda-politburo-refused-twice-line-4 = The second plan of { $by }, { $ministry }, met { $against } thumbs down and { $for } up. There is no third.
pravda-politburo-refused-head-1 = Thumbs down for { $by }
pravda-politburo-refused-head-2 = The table has other ideas
pravda-politburo-refused-head-3 = The plan goes in a drawer
pravda-politburo-refused-head-4 = { $by } was only asking
pravda-politburo-refused-head-5 = No, with best regards
pravda-politburo-refused-head-6 = Thumbs find the floor
pravda-politburo-refused-line-1 = { $by } proposed { $ministry }; { $against } were against and { $for } for it. The draft will be used as a tablecloth.
pravda-politburo-refused-line-2 = { $ministry } was refused, { $against } to { $for }. { $by } had only been thinking aloud.
pravda-politburo-refused-line-3 = No to { $ministry }, by { $against } to { $for }. { $by } thanked everybody, one by one, looking at the hands.
pravda-politburo-refused-line-4 = { $ministry }, said { $by }. No, said { $against }; yes, said { $for }. It was said to have been a good discussion.
pravda-politburo-refused-line-5 = The plan of { $by } was refused, { $against } to { $for }. { $ministry } has been told that it was never meant.
pravda-politburo-refused-line-6 = { $against } to { $for } against { $ministry }: { $by } has praised the openness, and asked for the names.
pravda-politburo-taken-head-1 = What nobody wanted, taken
pravda-politburo-taken-head-2 = The last one left
pravda-politburo-taken-head-3 = The leftovers are served
pravda-politburo-taken-line-1 = After two refusals { $ministry } came up without a vote, under { $by }. Democracy has its limits, and there they are.
pravda-politburo-taken-line-2 = { $ministry } it is: not because { $by } asked, but because everything else had been refused.
pravda-politburo-taken-line-3 = { $ministry } was nobody’s first choice, nor second; { $by } has it now, and the table too.
pravda-politburo-taken-line-4 = { $ministry } was left over, and { $by } has it. The table calls that a consensus.

## Ministries

pravda-politburo-moved-two-repression-head-1 = Three for severity
pravda-politburo-moved-two-repression-head-2 = { $ministry } screws tighter
pravda-politburo-moved-two-repression-head-3 = Two notches, no cough
pravda-politburo-moved-two-repression-line-1 = All three voters wanted Repression: { $ministry } goes two up, to { $level }. Nobody recalls having been one of them.
pravda-politburo-moved-two-repression-line-2 = Round { $year }: unanimous Repression, two steps of it. { $ministry } stands at { $level }, and at attention.
pravda-politburo-moved-two-repression-line-3 = Three ballots, one hand: { $ministry } is up by two, at { $level }, and the ink is still wet.
pravda-politburo-moved-two-repression-line-4 = Unanimous: { $ministry } goes two steps towards Repression, to { $level }. Afterwards nobody wanted to leave first.
pravda-politburo-moved-two-reform-head-1 = Three for fresh air
pravda-politburo-moved-two-reform-head-2 = { $ministry } unbuttons
pravda-politburo-moved-two-reform-head-3 = Two notches looser
pravda-politburo-moved-two-reform-line-1 = All three voters wanted Reform: { $ministry } goes two down, to { $level }. It was very quiet, then somebody laughed.
pravda-politburo-moved-two-reform-line-2 = Round { $year }: unanimous Reform, two steps of it. { $ministry } stands at { $level }, hat in hand.
pravda-politburo-moved-two-reform-line-3 = Three ballots for Reform, and { $ministry } down by two, at { $level }. The guard has been given a chair.
pravda-politburo-moved-two-reform-line-4 = Unanimous: { $ministry } goes two steps towards Reform, to { $level }. The portrait there has been seen to smile.
pravda-politburo-moved-repression-head-1 = A turn of the screw
pravda-politburo-moved-repression-head-2 = { $ministry }: sterner looks
pravda-politburo-moved-repression-head-3 = { $ministry } stands up straight
pravda-politburo-moved-repression-line-1 = { $ministry } has moved towards Repression, to { $level }. The coffee there is served at eye level now.
pravda-politburo-moved-repression-line-2 = Repression gains at { $ministry }, which is at { $level } after round { $year }.
pravda-politburo-moved-repression-line-3 = The doors at { $ministry } close a little faster since round { $year }: { $level }.
pravda-politburo-moved-repression-line-4 = { $ministry } is at { $level } after round { $year }, nearer to Repression. The ashtrays have been counted.
pravda-politburo-moved-reform-head-1 = A button is undone
pravda-politburo-moved-reform-head-2 = { $ministry }: milder looks
pravda-politburo-moved-reform-head-3 = { $ministry } breathes out
pravda-politburo-moved-reform-line-1 = { $ministry } has moved towards Reform, to { $level }. A plant has been seen on a window sill.
pravda-politburo-moved-reform-line-2 = Reform gains at { $ministry }, which is at { $level } after round { $year }.
pravda-politburo-moved-reform-line-3 = At { $ministry } they have begun to say good morning, level { $level }.
pravda-politburo-moved-reform-line-4 = { $ministry } is at { $level } after round { $year }, nearer to Reform. Somebody whistled, and was only looked at.
pravda-politburo-stuck-head-1 = { $ministry } can go no further
pravda-politburo-stuck-head-2 = The end of the scale
pravda-politburo-stuck-head-3 = The dial is at its stop
pravda-politburo-stuck-line-1 = { $ministry } stays at { $level }: the scale ends there, to general regret.
pravda-politburo-stuck-line-2 = More of it was wanted at { $ministry }, but { $level } is as far as it goes.
pravda-politburo-stuck-line-3 = { $ministry } was to be moved and is at { $level }, where the paint ends.
pravda-politburo-stuck-line-4 = { $level } is the limit for { $ministry }. The excess zeal has been stored.

## Purges

pravda-politburo-caught-head-1 = The deviant is { $who }
pravda-politburo-caught-head-2 = Fingers found their man
pravda-politburo-caught-head-3 = One voted otherwise
pravda-politburo-caught-line-1 = { $who } alone had voted for { $side }, and both others knew it. They have known it always, they say.
pravda-politburo-caught-line-2 = Round { $year }: the odd vote, for { $side }, was that of { $who }, and every finger that mattered pointed there.
pravda-politburo-caught-line-3 = Both colleagues pointed at { $who }, and rightly: the vote for { $side } was there. Loyalty has good eyes.
pravda-politburo-caught-line-4 = { $who } had chosen { $side }, and the other two fingers met in the right place. They have been shaking hands since.
pravda-politburo-escaped-head-1 = Wrong finger, wrong loss
pravda-politburo-escaped-head-2 = { $who } kept a straight face
pravda-politburo-escaped-head-3 = Pointing is risky
pravda-politburo-escaped-line-1 = The deviant was { $who }, for { $side }; but { $k ->
        [1] one finger
       *[2] two fingers
    } went astray, and the bill goes to { $names }.
pravda-politburo-escaped-line-2 = { $who } had voted for { $side } and sat quite still. Those who pointed elsewhere have paid: { $names }.
pravda-politburo-escaped-line-3 = Nobody likes a wrong finger. { $who } had voted for { $side }; the loss fell on { $names }.
pravda-politburo-escaped-line-4 = The vote for { $side } was cast by { $who }, who looked where the others pointed. { $names } will pay for the view.
pravda-politburo-escaped-dry-head-1 = Wrong fingers, empty pockets
pravda-politburo-escaped-dry-head-2 = A purge without a price
pravda-politburo-escaped-dry-head-3 = No money for mistakes
pravda-politburo-escaped-dry-line-1 = The deviant was { $who }, for { $side }, and not everybody who pointed elsewhere had Influence left to pay with.
pravda-politburo-escaped-dry-line-2 = { $who } had voted for { $side }, unnoticed; one cannot take Influence where there is none.
pravda-politburo-escaped-dry-line-3 = { $side } was the choice of { $who }. Fingers went wrong, and not every pocket behind them held something.
pravda-politburo-escaped-dry-line-4 = { $who } had been for { $side }. A wrong finger costs Influence, if one can be found.
pravda-politburo-spent-head-1 = { $who }: nothing left to lose
pravda-politburo-spent-head-2 = An empty pocket
pravda-politburo-spent-head-3 = { $who } travels light
pravda-politburo-spent-line-1 = { $who } has no Influence any more, and is now greeted by the porter first.
pravda-politburo-spent-line-2 = The last Influence of { $who } is gone. There remains the good name, which is being checked.
pravda-politburo-spent-line-3 = { $who } is out of Influence. The coat is still taken, but not brought.
pravda-politburo-spent-line-4 = { $who } has spent the last of it. From here on { $who } can only be right.

## For your eyes

pravda-politburo-box-goal-holds-line-1 = As it stands { $member } has his way. Look worried.
pravda-politburo-box-goal-holds-line-2 = Your goal, that of { $member }, is met at this hour.
pravda-politburo-box-goal-holds-line-3 = { $member }, which is you, could stop here. Suggest that it is far too early.
pravda-politburo-box-goal-holds-line-4 = Your goal is met, for the moment. { $member } would not smile.
pravda-politburo-box-goal-fails-line-1 = As it stands { $member } does not have his way. Do something, or sigh.
pravda-politburo-box-goal-fails-line-2 = Your goal, that of { $member }, is not met at this hour.
pravda-politburo-box-goal-fails-line-3 = { $member }, which is you, still needs something. Ask for the opposite.
pravda-politburo-box-goal-fails-line-4 = Your goal is open. { $member } is counting on you, and on the others’ mistakes.
pravda-politburo-box-influence-most-line-1 = Influence: { $influence }. Nobody has more.
pravda-politburo-box-influence-most-line-2 = You have { $influence } Influence, and bow to nobody.
pravda-politburo-box-influence-most-line-3 = You have { $influence } Influence, as much as the best. Let it be known, quietly.
pravda-politburo-box-influence-most-line-4 = Nobody stands above your { $influence }. Watch those beside you.
pravda-politburo-box-influence-less-line-1 = Influence: { $influence }. Somebody has { $most }.
pravda-politburo-box-influence-less-line-2 = You have { $influence } Influence left; the best have { $most }.
pravda-politburo-box-influence-less-line-3 = { $influence } against { $most }: that is how you stand next to the best.
pravda-politburo-box-influence-less-line-4 = Your Influence is { $influence }; { $most } is the most at this table. Be polite.
