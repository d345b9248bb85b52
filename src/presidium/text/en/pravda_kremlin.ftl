## Pravda on Kremlin. Every kind of fact has headlines (at most 44 letters, some at most 26) and sentences; whatever they
## say beyond their slots is colour: no name, number or direction that is not in the fact. A language may have more or
## fewer of them, and other slots: they need not say the same.

pravda-kremlin-date =
    { $when ->
        [end] Last edition, { $year }
        [turn] { $year }
       *[year] October { $year }
    }
pravda-kremlin-score =
    { $id ->
        [stalinists] Stalinists
        [militarists] Militarists
        [evolutionists] Evolutionists
        [expansionists] Expansionists
        [internationalists] Internationalists
        [marxists] Marxists
       *[other] { kremlin-surname }
    }
pravda-faction =
    { $faction-id ->
        [1] the Stalinists
        [2] the Militarists
        [3] the Evolutionists
        [4] the Expansionists
        [5] the Internationalists
       *[6] the Marxists
    }
pravda-rival =
    { $rival-id ->
        [1] the Stalinists
        [2] the Militarists
        [3] the Evolutionists
        [4] the Expansionists
        [5] the Internationalists
       *[6] the Marxists
    }
pravda-a-roll =
    { $roll ->
        [8] an 8
        [11] an 11
        [18] an 18
       *[other] a { $roll }
    }
pravda-ministry =
    { $post-id ->
        [chief] the Party
        [kgb] the KGB
        [foreign] Foreign Affairs
        [defence] Defence
        [ideology] Ideology
        [industry] Industry
        [economy] the Economy
       *[sport] Sport
    }
pravda-old-ministry =
    { $from-id ->
        [chief] the Party
        [kgb] the KGB
        [foreign] Foreign Affairs
        [defence] Defence
        [ideology] Ideology
        [industry] Industry
        [economy] the Economy
       *[sport] Sport
    }

## The end

pravda-kremlin-end-waves-head-1 = Three Octobers: the arm had an owner
pravda-kremlin-end-waves-head-2 = History ends, refreshments follow
pravda-kremlin-end-waves-head-3 = The third wave was enough
pravda-kremlin-end-waves-line-1 = Three parades bear one mark, and it belongs to { $winners }. The people thank them for the waving, and for the hint.
pravda-kremlin-end-waves-line-2 = { $winners } have their third October and with it everything else. The balcony may now be used for plants.
pravda-kremlin-end-waves-line-3 = Three times the arm went up for { $winners }. A fourth would have been vanity.
pravda-kremlin-end-waves-line-4 = { $winners } have collected three Octobers. Further history has been cancelled, for lack of demand.
pravda-kremlin-end-victor-head-1 = { $who } waves a third time
pravda-kremlin-end-victor-head-2 = Third wave opens the drawers
pravda-kremlin-end-victor-head-3 = Third wave of { $who }, all paid
pravda-kremlin-end-victor-line-1 = { $who } has waved three times, so the sheets were opened. The most anybody had written there was { $points }; the winners: { $winners }.
pravda-kremlin-end-victor-line-2 = After the third wave of { $who } everybody looked under the blotter. Nobody had more than { $points }. It is a victory for { $winners }.
pravda-kremlin-end-victor-line-3 = { $who } has waved for the third time. The sheets went up to { $points }; { $winners } had been fond of the arm all along.
pravda-kremlin-end-victor-line-4 = Three waves by { $who } were counted twice and believed. With { $points } as the most on any sheet, the win is for { $winners }.
pravda-kremlin-end-last-wave-head-1 = Who waves last, waves best
pravda-kremlin-end-last-wave-head-2 = { $who } waves the era out
pravda-kremlin-end-last-wave-head-3 = The last arm of the season
pravda-kremlin-end-last-wave-line-1 = { $who } waved in { $year }, when it counted for everything. Sheets were opened, { $points } was the most, and it is won by { $winners }.
pravda-kremlin-end-last-wave-line-2 = The last parade was waved through by { $who }. Nobody had written more than { $points } there; { $winners } collect.
pravda-kremlin-end-last-wave-line-3 = In { $year } { $who } waved, and nobody is to wave after that. The sheets say { $points } at most, and { $winners } say thank you.
pravda-kremlin-end-last-wave-line-4 = { $who } waved the last parade home. { $points } was the highest number found, and { $winners } found it.
pravda-kremlin-end-last-chief-head-1 = The Chief stays, with friends
pravda-kremlin-end-last-chief-head-2 = { $year }: somebody had to have the Chief
pravda-kremlin-end-last-chief-head-3 = Doors close, the Chief stays
pravda-kremlin-end-last-chief-line-1 = It is { $year }, there is a Party Chief, and the strings are held by { $winners }. No further parades are needed.
pravda-kremlin-end-last-chief-line-2 = No third October for anybody, but a Chief all the same: { $winners } have the one there is, and that was the question.
pravda-kremlin-end-last-chief-line-3 = The clock says { $year }, the chair is taken, and { $winners } are holding the lead. That was all they had asked.
pravda-kremlin-end-last-chief-line-4 = In { $year } one Chief is left over. { $winners } had kept the receipt.
pravda-kremlin-end-last-victor-head-1 = { $who } is what remains
pravda-kremlin-end-last-victor-head-2 = Last Chief standing: { $who }
pravda-kremlin-end-last-victor-head-3 = { $who } outlasts the calendar
pravda-kremlin-end-last-victor-line-1 = { $who } leads the Party in { $year }, and the sheets say by whose leave: nobody wrote more than { $points }, and { $winners } win.
pravda-kremlin-end-last-victor-line-2 = With { $who } at the top in { $year } the drawers were opened. { $points } was the most to be found; the prize goes to { $winners }.
pravda-kremlin-end-last-victor-line-3 = { $year } is over, and { $who } is not. The drawers held { $points } at most, and { $winners } held the drawers.
pravda-kremlin-end-last-victor-line-4 = { $who } still sits at the top in { $year }. It was worth { $points } to somebody; the somebody is { $winners }.
pravda-kremlin-end-few-head-1 = Politburo closes for lack of politicians
pravda-kremlin-end-few-head-2 = Last one out takes the Party
pravda-kremlin-end-few-head-3 = Quorum lost, victory found
pravda-kremlin-end-few-line-1 = With { $left } politicians left in the country there is nobody to deceive. { $winners } hold the highest of them, and win.
pravda-kremlin-end-few-line-2 = A head count has found { $left }. That is too few for a conspiracy, and enough for { $winners }, who hold the tallest.
pravda-kremlin-end-few-line-3 = { $left } politicians remain, which is a dinner and not a government. { $winners } sit at its head, and win.
pravda-kremlin-end-few-line-4 = The Politburo could not be filled from { $left }. { $winners } have the tallest of the remainder, and close the door.
pravda-kremlin-end-nobody-few-head-1 = Nobody left, nobody wins
pravda-kremlin-end-nobody-few-head-2 = State intact, staff missing
pravda-kremlin-end-nobody-few-head-3 = Too few to go wrong with
pravda-kremlin-end-nobody-few-line-1 = Of all the politicians { $left } remain, and none of them is of use to anybody. The game is over; the queue is not.
pravda-kremlin-end-nobody-few-line-2 = With { $left } politicians left the Politburo cannot be filled. The victory has been put into storage.
pravda-kremlin-end-nobody-few-line-3 = { $left } politicians are left, and each belongs to history. Nobody wins; the cloakroom is full.
pravda-kremlin-end-nobody-few-line-4 = A government of { $left } was tried out and found roomy. There is no winner to fill it.
pravda-kremlin-end-nobody-chief-head-1 = { $year }: nobody can call the Chief his own
pravda-kremlin-end-nobody-chief-head-2 = Victory postponed for want of an owner
pravda-kremlin-end-nobody-chief-head-3 = { $year }: a Chief for nobody
pravda-kremlin-end-nobody-chief-line-1 = In { $year } no faction can call the Party Chief its own, and so nobody wins. The newspaper congratulates everybody.
pravda-kremlin-end-nobody-chief-line-2 = The year { $year } was to have a winner. It has had an autumn instead.
pravda-kremlin-end-nobody-chief-line-3 = In { $year } there was a victory to be had, and no Chief in anybody’s pocket to fetch it with.
pravda-kremlin-end-nobody-chief-line-4 = { $year } ends as it had begun, with a chair. Whose it is could not be established.
pravda-kremlin-end-nobody-sheets-head-1 = Great victory, no claimant
pravda-kremlin-end-nobody-sheets-head-2 = The drawers were opened, and were empty
pravda-kremlin-end-nobody-sheets-head-3 = Sheets open, prize unclaimed
pravda-kremlin-end-nobody-sheets-line-1 = All sheets were opened on { $who }, and no claim to that name was good. The victory has been returned to the sender.
pravda-kremlin-end-nobody-sheets-line-2 = It should have been a triumph, by way of { $who }; but on the sheets nobody could be found to have it.
pravda-kremlin-end-nobody-sheets-line-3 = { $who } had made it possible, and no sheet made use of it. The prize has gone back to the lottery.
pravda-kremlin-end-nobody-sheets-line-4 = The whole country looked for somebody who believed in { $who }. The whole country had been busy.
pravda-kremlin-end-won-head-1 = It is over, and it was always so
pravda-kremlin-end-won-head-2 = The correct side has won
pravda-kremlin-end-won-head-3 = A result, as requested
pravda-kremlin-end-won-line-1 = { $winners } have won, as this newspaper would have foretold, had it been asked to.
pravda-kremlin-end-won-line-2 = The game is decided: { $winners }. All others were never in it.
pravda-kremlin-end-won-line-3 = They win: { $winners }.
pravda-kremlin-end-won-line-4 = { $winners } have won. The losers are being told how it ought to have felt.
pravda-kremlin-end-nobody-head-1 = Nobody wins, by a wide margin
pravda-kremlin-end-nobody-head-2 = A draw for the whole people
pravda-kremlin-end-nobody-head-3 = Victory returned to stores
pravda-kremlin-end-nobody-line-1 = The game is over and nobody has won it. The archives describe this as stability.
pravda-kremlin-end-nobody-line-2 = There is no winner. There will be a photograph of the place where one would stand.
pravda-kremlin-end-nobody-line-3 = Nobody has won. The band had learned only one march, and plays it.
pravda-kremlin-end-nobody-line-4 = The game has ended without a winner, to the relief of the engraver.

## The Chief

pravda-kremlin-chief-died-head-1 = The Party is an orphan
pravda-kremlin-chief-died-head-2 = { $who }: chair still warm
pravda-kremlin-chief-died-head-3 = Flags lowered, ambitions raised
pravda-kremlin-chief-died-head-4 = { $who } adjourns for good
pravda-kremlin-chief-died-line-1 = { $who }, Party Chief, has died at { $age }. The nation weeps; the Politburo has brought handkerchiefs and a list.
pravda-kremlin-chief-died-line-2 = At { $age } { $who } has laid down the leadership, and everything else. Grief has been scheduled.
pravda-kremlin-chief-died-line-3 = { $who }, who led the Party, is dead at { $age }. The doctors are helping with inquiries into their tea.
pravda-kremlin-chief-died-line-4 = The Wall has received { $who }, aged { $age }, Party Chief to the last. Those who carried the coffin looked at each other a great deal.
pravda-kremlin-chief-died-line-5 = { $who } has left the leadership at { $age }, in the only way that needs no vote.
pravda-kremlin-purged-chief-exact-head-1 = The Chief, to the very point
pravda-kremlin-purged-chief-exact-head-2 = { $need } needed, { $need } rolled, no Chief
pravda-kremlin-purged-chief-exact-head-3 = Exactly one Chief less
pravda-kremlin-purged-chief-exact-line-1 = Against a Party Chief it takes { $need }. { $by } rolled { $roll }, no less and no more, and { $who } is on a train.
pravda-kremlin-purged-chief-exact-line-2 = { $by } asked the die for { $need } and was given it. { $who } led the Party until that moment.
pravda-kremlin-purged-chief-exact-line-3 = { $need } is what a Party Chief costs. { $by } paid with { $roll } and wanted no change; { $who } has been packed.
pravda-kremlin-purged-chief-exact-line-4 = The die came to { $roll }, the price was { $need }: { $by } has relieved { $who } of the Party, to the kopek.
pravda-kremlin-purged-chief-roll-head-1 = The top has been cleaned
pravda-kremlin-purged-chief-roll-head-2 = { $by } purges upwards
pravda-kremlin-purged-chief-roll-head-3 = A vacancy at the very top
pravda-kremlin-purged-chief-roll-line-1 = { $by } has purged no less than the Party Chief: { $roll }, where { $need } was called for. { $who } asked for a window seat.
pravda-kremlin-purged-chief-roll-line-2 = It took { $need }, and it was { pravda-a-roll }: { $who } leads a barrack now, by order of { $by }.
pravda-kremlin-purged-chief-roll-line-3 = { $by } rolled { $roll } against the Party Chief, and { $need } was the price. { $who } has been helped down all the stairs at once.
pravda-kremlin-purged-chief-roll-line-4 = A Party Chief costs { $need }; { $by } paid { $roll } for { $who }, and is asking for the chair to be aired.
pravda-kremlin-purged-chief-head-1 = The Chief has gone for some air
pravda-kremlin-purged-chief-head-2 = Whose portrait was that?
pravda-kremlin-purged-chief-head-3 = Top floor suddenly quiet
pravda-kremlin-purged-chief-line-1 = { $who } no longer leads the Party, which has never heard of { $who }. { $by } is receiving congratulations, at a distance.
pravda-kremlin-purged-chief-line-2 = { $by } has purged { $who }, and with it the top of every wall. Painters are on their way.
pravda-kremlin-purged-chief-line-3 = { $who } has stopped leading the Party. { $by } noticed it first, and from very near.
pravda-kremlin-purged-chief-line-4 = The Chief was { $who }. Since { $by } spoke up, the Chief is a nail in the wall.
pravda-kremlin-chief-retired-head-1 = The Chief takes up gardening
pravda-kremlin-chief-retired-head-2 = { $who } retires alive
pravda-kremlin-chief-retired-head-3 = The Chief goes fishing
pravda-kremlin-chief-retired-line-1 = At { $age } { $who } gives up the Party and keeps the dacha. Historians are checking whether that is allowed.
pravda-kremlin-chief-retired-line-2 = { $who } has retired from the leadership at { $age }, on foot.
pravda-kremlin-chief-retired-line-3 = { $who } has left the top at { $age } and of natural causes: fatigue.
pravda-kremlin-chief-retired-line-4 = At { $age } { $who } gives back the Party, slightly used. There was a receipt.
pravda-kremlin-chief-hands-from-head-1 = The Chief has a new tailor
pravda-kremlin-chief-hands-from-head-2 = Same Chief, other strings
pravda-kremlin-chief-hands-from-head-3 = The Chief hums another tune
pravda-kremlin-chief-hands-from-line-1 = { $who }, who used to agree with { pravda-rival }, now agrees with { pravda-faction }, and as warmly.
pravda-kremlin-chief-hands-from-line-2 = { $who } has passed from { pravda-rival } to { pravda-faction }. The voice is the same; only the words have changed.
pravda-kremlin-chief-hands-from-line-3 = { $who } no longer dines with { pravda-rival }. { pravda-faction } have laid a place, and cut up the meat.
pravda-kremlin-chief-hands-from-line-4 = What { pravda-rival } used to tell { $who } in the morning, { pravda-faction } now say in the evening.
pravda-kremlin-chief-hands-head-1 = The Chief has found friends
pravda-kremlin-chief-hands-head-2 = Someone has the Chief’s ear
pravda-kremlin-chief-hands-head-3 = The Chief has friends
pravda-kremlin-chief-hands-head-4 = A hand in the Chief’s glove
pravda-kremlin-chief-hands-line-1 = Those who want something of { $who } may now ask { pravda-faction }, who have the Chief in their pocket.
pravda-kremlin-chief-hands-line-2 = { $who } speaks for { pravda-faction } from now on. It saves everybody a telephone call.
pravda-kremlin-chief-hands-line-3 = { $who } has begun to quote { pravda-faction }, word for word, with pauses for breath.
pravda-kremlin-chief-hands-line-4 = Those who wish to see { $who } are received by { pravda-faction }, who know what { $who } thinks.

## Elections

pravda-kremlin-elected-all-head-1 = { $who } elected, hands still up
pravda-kremlin-elected-all-head-2 = No objection was found
pravda-kremlin-elected-all-head-3 = All for { $who }, arms sore
pravda-kremlin-elected-all-line-1 = { $for ->
        [1] The single vote cast
       *[other] All { $for } votes
    } went to { $who }. Those who wished to object had left their hands at home.
pravda-kremlin-elected-all-line-2 = { $who } is Party Chief at { $age }: { $for } for, none against, and a chair that fits all comers.
pravda-kremlin-elected-all-line-3 = Nobody voted against { $who }. { $for ->
        [1] One hand
       *[other] { $for } hands
    } went up, and came down only when told.
pravda-kremlin-elected-all-line-4 = { $who } has been elected with { $for ->
        [1] one vote
       *[other] { $for } votes
    } for and none against. The silence was unanimous as well.
pravda-kremlin-elected-narrow-head-1 = One rebel short: { $who }
pravda-kremlin-elected-narrow-head-2 = Elected with a squeak
pravda-kremlin-elected-narrow-head-3 = A seat, by one hand
pravda-kremlin-elected-narrow-line-1 = { $for } for, { $against } against; a third against would have sunk { $who }, who has noted the names.
pravda-kremlin-elected-narrow-line-2 = { $against } members dared, and it would have taken one more. { $who } leads the Party and remembers faces.
pravda-kremlin-elected-narrow-line-3 = { $who } is Party Chief by { $for } to { $against }. One more against, and the portrait painter would have lost a frame.
pravda-kremlin-elected-narrow-line-4 = { $for } hands carried { $who } up; { $against } were in their pockets, where they have been counted.
pravda-kremlin-elected-second-head-1 = Second choice was first choice all along
pravda-kremlin-elected-second-head-2 = { $who }, on reflection
pravda-kremlin-elected-second-head-3 = On second thoughts
pravda-kremlin-elected-second-line-1 = After a first nominee was mislaid, { $who } has been elected by { $for } to { $against }. The minutes begin there.
pravda-kremlin-elected-second-line-2 = The commission has voted twice and meant it once: { $who }, { $for } to { $against }.
pravda-kremlin-elected-second-line-3 = The first name did not do. { $who } did, by { $for } to { $against }, and has forgotten the first name already.
pravda-kremlin-elected-second-line-4 = Asked again, the commission said { $who }: { $for } for, { $against } against. It wishes to have said so at once.
pravda-kremlin-elected-votes-head-1 = The Party has a head: { $who }
pravda-kremlin-elected-votes-head-2 = Vote counted, and kept
pravda-kremlin-elected-votes-head-3 = { $who } chosen freely, among one
pravda-kremlin-elected-votes-line-1 = { $who } leads the Party at { $age }, by { $for } to { $against }. The losers have been asked to be pleased, and are.
pravda-kremlin-elected-votes-line-2 = With { $for } for and { $against } against, { $who } is Party Chief. The portrait was ready, which surprised nobody.
pravda-kremlin-elected-votes-line-3 = The commission has mislaid one Chief and found another: { $who }, by { $for } to { $against }.
pravda-kremlin-elected-votes-line-4 = { $for } hands for { $who }, { $against } not. Both figures have been called a landslide, the second in Siberia.
pravda-kremlin-elected-over-head-1 = Voted down, so { $who }
pravda-kremlin-elected-over-head-2 = The vote went elsewhere
pravda-kremlin-elected-over-head-3 = { $who }, for want of a yes
pravda-kremlin-elected-over-line-1 = The Politburo turned down what it was offered, and got { $who } instead. It had not read the small print.
pravda-kremlin-elected-over-line-2 = What was proposed was voted down, and then there was { $who }. Reluctantly, { $who } has accepted { $who }.
pravda-kremlin-elected-over-line-3 = The members said no to a name, and found that they had said yes to { $who }.
pravda-kremlin-elected-over-line-4 = { $who } is Party Chief, by way of a refusal. It is the first refusal ever to have a motorcade.
pravda-kremlin-elected-alone-head-1 = { $who } elected by the furniture
pravda-kremlin-elected-alone-head-2 = No vote, no scandal
pravda-kremlin-elected-alone-head-3 = Nobody asked, { $who } accepts
pravda-kremlin-elected-alone-line-1 = { $who } is Party Chief at { $age }. No vote was cast, which the commission calls a clear result.
pravda-kremlin-elected-alone-line-2 = The Party found { $who } at its head without a single ballot. Paper has been saved for posters.
pravda-kremlin-elected-alone-line-3 = { $who } took the lead at { $age } without a vote. The members had come to vote and stayed to clap.
pravda-kremlin-elected-alone-line-4 = No ballot, no box, no count: { $who } is Chief at { $age }. The tellers were paid for their silence, as usual.
pravda-kremlin-elected-head-1 = A new hand on the old wheel
pravda-kremlin-elected-head-2 = New Chief, same stairs
pravda-kremlin-elected-head-3 = { $who } is the Party now
pravda-kremlin-elected-line-1 = { $who }, { $age }, leads the Party. Statues will follow as bronze permits.
pravda-kremlin-elected-line-2 = There is a Party Chief again, and it is { $who }, aged { $age }, in fair voice.
pravda-kremlin-elected-line-3 = At { $age } { $who } has reached the top step, and looks down to see who is holding the stairs.
pravda-kremlin-elected-line-4 = { $who }, aged { $age }, is the new Chief. The old jokes have been withdrawn for repairs.
pravda-kremlin-rejected-head-1 = { $who } not wanted at the top
pravda-kremlin-rejected-head-2 = Returned to the shelf
pravda-kremlin-rejected-head-3 = A name goes home
pravda-kremlin-rejected-head-4 = No, said the thumbs
pravda-kremlin-rejected-line-1 = The nomination of { $who } has been voted down, { $against } against { $for }. It was only an idea, and nobody’s.
pravda-kremlin-rejected-line-2 = { $against } members found { $who } too good for the leadership; { $for } did not. It has been noted who was who.
pravda-kremlin-rejected-line-3 = { $who } was proposed and left where proposed: { $against } against, { $for } for. Nobody had met the idea before.
pravda-kremlin-rejected-line-4 = { $for } for { $who }, { $against } against. The commission congratulates { $who } on having been thought of.

## The parade

pravda-kremlin-wave-over-head-1 = Arm overfulfils: { $roll } for { $need }
pravda-kremlin-wave-over-head-2 = { $who } raises arm and harvest
pravda-kremlin-wave-over-head-3 = Arm holds, doctors sit
pravda-kremlin-wave-over-line-1 = The arm of { $who } was asked for { $need } and gave { $roll }: { $over } per cent above the norm. The other arm has pledged to do the same.
pravda-kremlin-wave-over-line-2 = { $need } would have done; { $who } waved with { $roll }. The square was moved, and stayed where it was.
pravda-kremlin-wave-over-line-3 = Doctors had called for { $need }. { $who } rolled { $roll } and lifted what had to be lifted; the pigeons rose in solidarity.
pravda-kremlin-wave-over-line-4 = { $roll } where { $need } was the norm: { $who } waved so well that two statues have been asked to copy it.
pravda-kremlin-wave-exact-head-1 = A wave to the millimetre
pravda-kremlin-wave-exact-head-2 = Exactly { $need }: { $who } waves
pravda-kremlin-wave-exact-head-3 = The norm, and not a hair more
pravda-kremlin-wave-exact-line-1 = { $need } was needed and { $roll } was rolled. { $who } waved, and put the arm back before it changed its mind.
pravda-kremlin-wave-exact-line-2 = Not a point was wasted on the wave of { $who }: { $roll } for { $need }. Planners wept.
pravda-kremlin-wave-exact-line-3 = { $need } asked, { $roll } delivered: the arm of { $who } met the Plan and sat down.
pravda-kremlin-wave-exact-line-4 = { $who } needed { $need } to wave and had { $roll }. Economists call it the perfect arm.
pravda-kremlin-wave-healthy-head-1 = { $who } waves as if nothing were wrong
pravda-kremlin-wave-healthy-head-2 = Healthy arm seen in Moscow
pravda-kremlin-wave-healthy-head-3 = { $who } waves without a note
pravda-kremlin-wave-healthy-line-1 = { $who } stepped on to the balcony in good health and waved. Foreign experts spent the evening looking for the trick.
pravda-kremlin-wave-healthy-line-2 = No die, no doctor, no rope: { $who } simply waved. Older citizens had to sit down.
pravda-kremlin-wave-healthy-line-3 = Being well, { $who } waved without further ado. The ambulance drove home empty and, it is said, a little hurt.
pravda-kremlin-wave-healthy-line-4 = { $who } waved, well and unassisted. The crowd, which had come for the suspense, made do with the joy.
pravda-kremlin-wave-second-head-1 = A second October for { pravda-faction }
pravda-kremlin-wave-second-head-2 = Two down, one to wave
pravda-kremlin-wave-second-head-3 = One more, and lights out
pravda-kremlin-wave-second-line-1 = The arm was that of { $who }, the October goes to { pravda-faction }: it is their second, and a third would end the matter.
pravda-kremlin-wave-second-line-2 = { $who } waved, and { pravda-faction } marked their second parade. The others have begun to count on their fingers.
pravda-kremlin-wave-second-line-3 = { pravda-faction } have their second October, thanks to { $who }. The caterers have asked what is planned for the third.
pravda-kremlin-wave-second-line-4 = Twice now an arm has been raised for { pravda-faction }; this time it was that of { $who }. The others are practising theirs.
pravda-kremlin-wave-again-head-1 = { $who } waves a second time
pravda-kremlin-wave-again-head-2 = Second wave, same sleeve
pravda-kremlin-wave-again-head-3 = { $who }: two waves, one left
pravda-kremlin-wave-again-line-1 = { $who } has waved for the second time. After a third the drawers are opened, so some have begun to tidy theirs.
pravda-kremlin-wave-again-line-2 = Two parades on the track now bear the letter of { $who }. Sheets are being looked at under the table.
pravda-kremlin-wave-again-line-3 = A second October is waved by { $who }. Drawers are being locked, and then unlocked, and looked into.
pravda-kremlin-wave-again-line-4 = { $who } has waved again. Somebody’s sheet is getting warm; whose, is anybody’s guess.
pravda-kremlin-wave-nobody-head-1 = { $who } waves for the sake of it
pravda-kremlin-wave-nobody-head-2 = A wave without an owner
pravda-kremlin-wave-nobody-head-3 = Free wave, no sender
pravda-kremlin-wave-nobody-line-1 = { $who } waved, and no faction had a hand in it. The year stays blank; the people waved back anyway.
pravda-kremlin-wave-nobody-line-2 = A fine wave by { $who }, who is nobody’s. It has been entered under weather.
pravda-kremlin-wave-nobody-line-3 = { $who } waved on nobody’s account. The bill for the flags is being passed round.
pravda-kremlin-wave-nobody-line-4 = The arm belonged to { $who }, and { $who } to nobody. The track of parades shows a space, neatly swept.
pravda-kremlin-wave-yes-head-1 = The arm went up; so did the flags
pravda-kremlin-wave-yes-head-2 = { $who } greets the people
pravda-kremlin-wave-yes-head-3 = The balcony has spoken
pravda-kremlin-wave-yes-line-1 = { $who } waved from the balcony, and the square forgot what it had come to queue for.
pravda-kremlin-wave-yes-line-2 = The October parade has had its wave, from { $who }. Every photograph came out.
pravda-kremlin-wave-yes-line-3 = { $who } has waved. It is the year’s chief product.
pravda-kremlin-wave-yes-line-4 = { $who } has waved, and the wave has been understood. An explanation will be printed all the same.
pravda-kremlin-wave-no-head-1 = Arm thanked for its intentions
pravda-kremlin-wave-no-head-2 = { $who } nods instead
pravda-kremlin-wave-no-head-3 = The band played on and on
pravda-kremlin-wave-no-head-4 = Wave postponed
pravda-kremlin-wave-no-line-1 = The arm of { $who } needed { $need } and found { $roll }. The year is blank, and the tubas are to be commended.
pravda-kremlin-wave-no-line-2 = { $roll } instead of { $need }: { $who } looked at the people with great warmth, and with both hands on the rail.
pravda-kremlin-wave-no-line-3 = { $who } tried to wave. It takes { $need }; it was { $roll }. The crowd had been told to cheer and saw no reason to stop.
pravda-kremlin-wave-no-line-4 = At { $roll } for { $need } the arm of { $who } stayed down. The official photograph shows a flag.
pravda-kremlin-wave-no-one-head-1 = A single point short of waving
pravda-kremlin-wave-no-one-head-2 = One short: elbow to blame
pravda-kremlin-wave-no-one-head-3 = So near, said the elbow
pravda-kremlin-wave-no-one-line-1 = { $roll } where it takes { $need }: by one point { $who } did not wave. The elbow has been summoned.
pravda-kremlin-wave-no-one-line-2 = The hand of { $who } cleared the rail and stopped at { $roll }. One more, and it would have been an October.
pravda-kremlin-wave-no-one-line-3 = One point was missing: { $roll }, and not { $need }. { $who } scratched an ear, and the square decided to be content.
pravda-kremlin-wave-no-one-line-4 = { $need } to wave, { $roll } on the die. { $who } got as far as the second button.
pravda-kremlin-balcony-cure-head-1 = Balcony aired, Chief too
pravda-kremlin-balcony-cure-head-2 = { $who } waves in the pool
pravda-kremlin-balcony-cure-line-1 = { $who } spent the parade at the Sanatorium. The square waved in the direction of the hot springs.
pravda-kremlin-balcony-cure-line-2 = With { $who } on a cure the year stays blank. A coat was hung on the balcony, and well received.
pravda-kremlin-balcony-cure-line-3 = The Party Chief, { $who }, is taking the waters. The people took the balcony as it was.
pravda-kremlin-balcony-cure-head-3 = The Chief is under water
pravda-kremlin-balcony-cure-head-4 = Parade held without arm
pravda-kremlin-balcony-cure-head-5 = Steam instead of a wave
pravda-kremlin-balcony-cure-line-4 = No wave this year: { $who } was in a bath, by order of the doctors, and saluted with a sponge.
pravda-kremlin-balcony-cure-line-5 = While { $who } was being rubbed with birch twigs, the army marched past a towel.
pravda-kremlin-balcony-cure-line-6 = { $who } sent a certificate to the parade. It was carried past in an open car.
pravda-kremlin-balcony-vacant-head-1 = No Chief, no wave, no comment
pravda-kremlin-balcony-vacant-head-2 = Balcony to let
pravda-kremlin-balcony-vacant-head-3 = The balcony was on its own
pravda-kremlin-balcony-vacant-line-1 = There was no Party Chief to wave, so the army marched past a railing. It was a good railing.
pravda-kremlin-balcony-vacant-line-2 = The October parade went by without a Chief. Soldiers saluted the architecture.
pravda-kremlin-balcony-vacant-line-3 = The parade found no Chief to look up at, and looked straight ahead. Several soldiers saw each other for the first time.
pravda-kremlin-balcony-vacant-line-4 = With no Chief to hand, the flags were asked to wave by themselves. There was wind.
pravda-kremlin-balcony-empty-head-1 = A blank year, neatly ruled
pravda-kremlin-balcony-empty-head-2 = Nobody waves, all applaud
pravda-kremlin-balcony-empty-head-3 = Square full, balcony not
pravda-kremlin-balcony-empty-line-1 = Nobody waved in { $year }, and the track of parades shows a clean white square.
pravda-kremlin-balcony-empty-line-2 = The parade of { $year } was held in honour of the balcony itself.
pravda-kremlin-balcony-empty-line-3 = In { $year } the people cheered a balcony. It did not let them down.
pravda-kremlin-balcony-empty-line-4 = { $year } will be remembered for its weather, there having been no wave.

## Deaths

pravda-kremlin-died-one-head-1 = { $who }: the die was frank
pravda-kremlin-died-one-head-2 = A one is a one
pravda-kremlin-died-one-head-3 = A one, and no appeal
pravda-kremlin-died-one-line-1 = The doctors rolled { pravda-a-roll } for { $who }, { $age }, and closed the file with some relief.
pravda-kremlin-died-one-line-2 = { $who } was { $age }. The die showed { $roll }, and nobody asked for a second opinion.
pravda-kremlin-died-one-line-3 = { $roll } on the die, { $age } in the passport: { $who } is dead, and the doctors are in agreement for once.
pravda-kremlin-died-one-line-4 = At { $age } { $who } met { pravda-a-roll }. It is a small number to have such an effect.
pravda-kremlin-died-roll-head-1 = { $who } leaves for the Wall
pravda-kremlin-died-roll-head-2 = Medicine did what it could
pravda-kremlin-died-roll-head-3 = Black ribbon in short supply
pravda-kremlin-died-roll-head-4 = The doctors were present
pravda-kremlin-died-roll-line-1 = { $who } has died at { $age }, of { pravda-a-roll } and of long meetings.
pravda-kremlin-died-roll-line-2 = At { $age } { pravda-a-roll } was more than { $who } could bear. The band knows the piece by heart.
pravda-kremlin-died-roll-line-3 = The health of { $who } has been declared final at { $age }. The doctors had thrown { pravda-a-roll }, and then their instruments.
pravda-kremlin-died-roll-line-4 = At { $age } { $who } was given { pravda-a-roll }, and has not been heard to complain.
pravda-kremlin-died-shot-head-1 = Shots at { $who } not wide
pravda-kremlin-died-shot-head-2 = A bullet with a mandate
pravda-kremlin-died-shot-head-3 = The shot was not a toast
pravda-kremlin-died-shot-line-1 = { $who }, { $age }, has fallen to an assassin: it took { $need }, and the die said { $roll }. Everybody was in another room.
pravda-kremlin-died-shot-line-2 = An assassin needed { $need } and rolled { $roll }. { $who } was { $age }, and popular, from today.
pravda-kremlin-died-shot-line-3 = { $who } was { $age } and stood quite still: { $roll }, with { $need } wanted. The windows are being questioned.
pravda-kremlin-died-shot-line-4 = The assassin of { $who } rolled { $roll }, and { $need } was enough. At { $age } one no longer ducks.
pravda-kremlin-died-member-head-1 = An empty desk at { pravda-ministry }
pravda-kremlin-died-member-head-2 = { $who } excused from work
pravda-kremlin-died-member-head-3 = The Wall gains a brick
pravda-kremlin-died-member-line-1 = { $who } of { pravda-ministry } is dead at { $age }. Colleagues praise the view from the desk.
pravda-kremlin-died-member-line-2 = { pravda-ministry } mourns { $who }, aged { $age }, who left the in-tray as it was found: full.
pravda-kremlin-died-member-line-3 = At { $age } { $who } of { pravda-ministry } has moved into the Wall, where the heating works.
pravda-kremlin-died-member-line-4 = At { pravda-ministry } a black ribbon was tied round the telephone of { $who }, who died at { $age }.
pravda-kremlin-died-head-1 = { $who } is no more, officially
pravda-kremlin-died-head-2 = In sorrow, and in triplicate
pravda-kremlin-died-head-3 = A minute’s silence, overfulfilled
pravda-kremlin-died-head-4 = Wreaths, in rows
pravda-kremlin-died-line-1 = { $who } has died at { $age }. It was done without fuss, as everything ought to be.
pravda-kremlin-died-line-2 = The Kremlin Wall has taken in { $who }, aged { $age }, and is said to be enjoying the company.
pravda-kremlin-died-line-3 = { $who }, { $age }, is dead. The speeches were kept short, the list of wreaths was not.
pravda-kremlin-died-line-4 = { $who } has died at { $age }. The flags had been at half-mast since breakfast, by mistake.
pravda-kremlin-died-many-head-1 = { $k } funerals, one brass band
pravda-kremlin-died-many-head-2 = The Wall extends its hours
pravda-kremlin-died-many-head-3 = Sorrow, wholesale
pravda-kremlin-died-many-line-1 = { $names } have died within the year. The tuba has asked for leave.
pravda-kremlin-died-many-line-2 = { $k } dead in a year: { $names }. The florists’ plan has been met, and it is not even winter.
pravda-kremlin-died-many-line-3 = The nation has said goodbye to { $names }. Handkerchiefs are handed round by row.
pravda-kremlin-died-many-line-4 = { $k } obituaries in one year: { $names }. The typesetters have kept the frame standing.

## Purges

pravda-kremlin-purged-member-exact-head-1 = { $need } on the nail: { $who }
pravda-kremlin-purged-member-exact-head-2 = To the point, to the train
pravda-kremlin-purged-member-exact-head-3 = Not a point was wasted
pravda-kremlin-purged-member-exact-line-1 = { $by } needed { $need } for { $who } of { pravda-ministry }, and rolled { $roll }. One less, and they would still be sharing a samovar.
pravda-kremlin-purged-member-exact-line-2 = Exactly { $need }: { $who } leaves { pravda-ministry } for the east, and { $by } breathes out.
pravda-kremlin-purged-member-exact-line-3 = { $need } against { $who }, said the book, and { $need } it was. { pravda-ministry } has a chair free, { $by } a quiet evening.
pravda-kremlin-purged-member-exact-line-4 = { $by } had { $roll } for { $who } of { pravda-ministry }, who cost { $need }. The cashier is satisfied.
pravda-kremlin-purged-member-roll-head-1 = { $who } discovers the taiga
pravda-kremlin-purged-member-roll-head-2 = { pravda-ministry } tidied up
pravda-kremlin-purged-member-roll-head-3 = Train leaves on time
pravda-kremlin-purged-member-roll-head-4 = A coat hook becomes free
pravda-kremlin-purged-member-roll-line-1 = { $by } has purged { $who } of { pravda-ministry }: { pravda-a-roll } where { $need } would do. The name plate had been screwed on loosely.
pravda-kremlin-purged-member-roll-line-2 = { $who } is no longer at { pravda-ministry }. It took { $need }, { $by } brought { $roll }, and a fur hat.
pravda-kremlin-purged-member-roll-line-3 = { pravda-ministry } needs somebody else: { $by } threw { $roll } against { $who }, { $need } being the price.
pravda-kremlin-purged-member-roll-line-4 = { $by } said { $roll }, { pravda-ministry } had asked { $need }, and { $who } said goodbye, or would have.
pravda-kremlin-purged-member-head-1 = { $who }? Never met
pravda-kremlin-purged-member-head-2 = Photographs to be returned
pravda-kremlin-purged-member-head-3 = { $by } makes some room
pravda-kremlin-purged-member-head-4 = Chair pushed in by others
pravda-kremlin-purged-member-line-1 = { $by } has purged { $who }, whom { pravda-ministry } cannot recall having had.
pravda-kremlin-purged-member-line-2 = { $who } has exchanged { pravda-ministry } for Siberia. { $by } saw to the ticket.
pravda-kremlin-purged-member-line-3 = { $who } has left { pravda-ministry } with one suitcase. { $by } had packed it on Tuesday.
pravda-kremlin-purged-member-line-4 = { $by } found { $who } at { pravda-ministry } and did not leave it at that.
pravda-kremlin-purged-candidate-exact-head-1 = Candidate, by a whisker
pravda-kremlin-purged-candidate-exact-head-2 = { $need } for { $who }, no change
pravda-kremlin-purged-candidate-exact-head-3 = Small fish, exact change
pravda-kremlin-purged-candidate-exact-line-1 = For a Candidate it takes { $need }, and { $by } rolled just that. { $who } had only come for the buffet.
pravda-kremlin-purged-candidate-exact-line-2 = { $who } was a Candidate until { $by } rolled { $roll }, with { $need } to be met.
pravda-kremlin-purged-candidate-exact-line-3 = { $by } rolled { $roll }; { $need } is what a Candidate costs. { $who } had not even been given a chair.
pravda-kremlin-purged-candidate-exact-line-4 = It takes { $need } for a Candidate, and it was { $need }. { $who } left the bench warm and { $by } in a good mood.
pravda-kremlin-purged-candidate-roll-head-1 = { $who } no longer waits
pravda-kremlin-purged-candidate-roll-head-2 = A Candidate for the snow
pravda-kremlin-purged-candidate-roll-head-3 = One place free on the bench
pravda-kremlin-purged-candidate-roll-line-1 = { $who } stood among the Candidates; { $by } rolled { $roll }, and { $need } was enough. The queue has moved up.
pravda-kremlin-purged-candidate-roll-line-2 = { $by } purged { $who } with { pravda-a-roll }, for practice: a Candidate takes { $need }.
pravda-kremlin-purged-candidate-roll-line-3 = { $who } was a Candidate. Then { $by } rolled { $roll }, and a Candidate holds until { $need }.
pravda-kremlin-purged-candidate-roll-line-4 = { $need } would have done for { $who }, and { $by } had { $roll }. The bench has stopped creaking.
pravda-kremlin-purged-candidate-head-1 = Waiting room thinned out
pravda-kremlin-purged-candidate-head-2 = { $who } sent ahead
pravda-kremlin-purged-candidate-head-3 = A Candidate is called away
pravda-kremlin-purged-candidate-line-1 = { $who }, a Candidate, has been purged by { $by } before anything could be proved, or disproved.
pravda-kremlin-purged-candidate-line-2 = { $by } has spared { $who } a career.
pravda-kremlin-purged-candidate-line-3 = { $by } has crossed { $who } off the list of those to be crossed off later.
pravda-kremlin-purged-candidate-line-4 = { $who } had been waiting for a post. { $by } has found one, fairly far out.
pravda-kremlin-purged-many-head-1 = { $k } berths booked eastwards
pravda-kremlin-purged-many-head-2 = The train was lengthened
pravda-kremlin-purged-many-head-3 = The east fills up
pravda-kremlin-purged-many-line-1 = { $names } have been purged within the year. They had always wanted to travel together, it turns out.
pravda-kremlin-purged-many-line-2 = The house has been cleaned of { $names }. The carpets are next.
pravda-kremlin-purged-many-line-3 = { $names } have been removed within the year. The seating plan is drawn in pencil now.
pravda-kremlin-purged-many-line-4 = A group has left for Siberia: { $names }. A group photograph will not be published.
pravda-kremlin-purge-missed-one-head-1 = Siberia slips by a point
pravda-kremlin-purge-missed-one-head-2 = One short of a vacancy
pravda-kremlin-purge-missed-one-head-3 = A purge, less one point
pravda-kremlin-purge-missed-one-line-1 = { $by } needed { $need } against { $who }, and rolled { $roll }. They have since had tea, and neither drank.
pravda-kremlin-purge-missed-one-line-2 = The die said { $roll } and not { $need }, by one. { $who } stayed; { $by } has aged three years explaining.
pravda-kremlin-purge-missed-one-line-3 = { $roll }, where { $need } was wanted: { $by } missed { $who } by one. The two have sworn each other friendship, through an interpreter.
pravda-kremlin-purge-missed-one-line-4 = One point more, and { $who } would be travelling. { $by } rolled { $roll } for { $need }, and is said to be very tired.
pravda-kremlin-purge-missed-roll-head-1 = { $who } stayed for supper
pravda-kremlin-purge-missed-roll-head-2 = A purge runs out of steam
pravda-kremlin-purge-missed-roll-head-3 = { $by } bites on granite
pravda-kremlin-purge-missed-roll-head-4 = Purge put back in drawer
pravda-kremlin-purge-missed-roll-line-1 = { $by } tried to purge { $who }: { $roll }, where it takes { $need }. Both describe it as a greeting.
pravda-kremlin-purge-missed-roll-line-2 = With { $roll } for { $need } the purge of { $who } came to nothing, and { $by } to three years’ worth of worry.
pravda-kremlin-purge-missed-roll-line-3 = { $who } has survived { $by }: the die lay at { $roll } and ought to have lain at { $need }.
pravda-kremlin-purge-missed-roll-line-4 = { $by } had { $roll } in hand and { $need } to reach. { $who } has offered a chair, the hard one.
pravda-kremlin-purge-missed-head-1 = Purge cancelled by fate
pravda-kremlin-purge-missed-head-2 = { $who } was in after all
pravda-kremlin-purge-missed-head-3 = { $who } has kept the coat on
pravda-kremlin-purge-missed-head-4 = { $by } aims, history ducks
pravda-kremlin-purge-missed-line-1 = { $by } reached for { $who } and came back with three stress points and an empty hand.
pravda-kremlin-purge-missed-line-2 = { $who } has not been purged, as { $by } will be the first to confirm.
pravda-kremlin-purge-missed-line-3 = { $by } tried to move { $who } eastwards. { $who } is heavier than thought.
pravda-kremlin-purge-missed-line-4 = { $who } is still here, and has sent { $by } a card with a drawing of a train on it.
pravda-kremlin-shot-missed-one-head-1 = A point from a state funeral
pravda-kremlin-shot-missed-one-head-2 = Missed by a button
pravda-kremlin-shot-missed-one-head-3 = A bullet, a medal apart
pravda-kremlin-shot-missed-one-line-1 = Somebody shot at { $who }: { $roll }, and { $need } would have been fatal. The tailor has been decorated.
pravda-kremlin-shot-missed-one-line-2 = An assassin came within a point of { $who }, with { $roll } for { $need }.
pravda-kremlin-shot-missed-one-line-3 = The die came to { $roll } and { $need } kills: { $who } is alive by one point and very talkative.
pravda-kremlin-shot-missed-one-line-4 = { $roll } for { $need }: the shot at { $who } hit a decoration, which has been decorated.
pravda-kremlin-shot-missed-head-1 = Shots miss { $who }
pravda-kremlin-shot-missed-head-2 = Noise in the corridor
pravda-kremlin-shot-missed-head-3 = Shots, none of them urgent
pravda-kremlin-shot-missed-line-1 = There was an attempt on { $who }. It took { $need } and was { $roll }; the chandelier will be missed.
pravda-kremlin-shot-missed-line-2 = { $who } has been shot at, with { pravda-a-roll } where { $need } kills. The culprit is thought to own a gun.
pravda-kremlin-shot-missed-line-3 = Somebody fired at { $who }: { $roll }, with { $need } to hit. The portrait behind has been retired.
pravda-kremlin-shot-missed-line-4 = { $need } was the mark and { $roll } the shot. { $who } went on speaking; nobody had noticed a difference.
pravda-kremlin-condemned-head-1 = { $who }: no trial needed
pravda-kremlin-condemned-head-2 = Justice takes the short cut
pravda-kremlin-condemned-head-3 = Tried by telephone
pravda-kremlin-condemned-head-4 = The judges were asleep
pravda-kremlin-condemned-head-5 = Court spared the trouble
pravda-kremlin-condemned-line-1 = { $by } has sent { $who } to Siberia without a trial, so as not to bore the judges.
pravda-kremlin-condemned-line-2 = { $who } has gone east on the word of { $by } alone. It was a short word.
pravda-kremlin-condemned-line-3 = { $by } needed no court for { $who }; a pencil was to hand.
pravda-kremlin-condemned-line-4 = The trial of { $who } has been saved. { $by } has donated the time to industry.
pravda-kremlin-condemned-line-5 = { $who } was condemned by { $by } between two telephone calls, neither of them about { $who }.
pravda-kremlin-exiled-head-1 = { $who } gone east
pravda-kremlin-exiled-head-2 = One ticket, one way
pravda-kremlin-exiled-head-3 = A change of air for { $who }
pravda-kremlin-exiled-line-1 = { $who } has been sent to Siberia. The reasons are being sent on.
pravda-kremlin-exiled-line-2 = { $who } is in Siberia. It was felt to be best, by those who stayed.
pravda-kremlin-exiled-line-3 = { $who } is going to Siberia, and has been told to look forward to it.
pravda-kremlin-exiled-line-4 = { $who } has been assigned to Siberia. The handwriting on the order is everybody’s.

## Trials

pravda-kremlin-guilty-alone-head-1 = Only the accused objected
pravda-kremlin-guilty-alone-head-2 = { $who } outvoted on { $who }
pravda-kremlin-guilty-alone-head-3 = A lone vote, in own cause
pravda-kremlin-guilty-alone-line-1 = { $guilty } to 1 against { $who }, and the 1 was { $who }. The court thanked the accused for taking part.
pravda-kremlin-guilty-alone-line-2 = Of those who voted on { $who }, { $guilty } said guilty and the accused said otherwise. { $by } had expected nothing else.
pravda-kremlin-guilty-alone-line-3 = { $who } was for { $who }; { $guilty ->
        [1] one vote was
       *[other] { $guilty } votes were
    } not. The court admired the consistency.
pravda-kremlin-guilty-alone-line-4 = { $by } accused, { $guilty ->
        [1] one
       *[other] { $guilty }
    } agreed, and { $who } abstained from agreeing.
pravda-kremlin-guilty-one-head-1 = One more, and the dock was empty
pravda-kremlin-guilty-one-head-2 = { $who }: a voice too few
pravda-kremlin-guilty-one-head-3 = A friend too few
pravda-kremlin-guilty-one-head-4 = Half of the mercy required
pravda-kremlin-guilty-one-line-1 = Two voices acquit; { $who } had one, with { $guilty } against. { $by }, who accused, has slept well.
pravda-kremlin-guilty-one-line-2 = { $guilty } for guilty, 1 for mercy. A second would have freed { $who }, who will have time to think about it.
pravda-kremlin-guilty-one-line-3 = { $who } had one friend at the trial, and { $guilty } acquaintances. { $by } is pleased to have made the acquaintance.
pravda-kremlin-guilty-one-line-4 = 1 for { $who }, { $guilty } for { $by }. The one has been asked to explain.
pravda-kremlin-guilty-all-head-1 = Verdict ready before the tea
pravda-kremlin-guilty-all-head-2 = { $who }: not one doubt
pravda-kremlin-guilty-all-head-3 = The court as one man
pravda-kremlin-guilty-all-line-1 = { $guilty ->
        [1] The only vote cast found
       *[other] All { $guilty } votes found
    } { $who } guilty. The defence asked for the salt.
pravda-kremlin-guilty-all-line-2 = { $who } goes to Siberia with { $guilty ->
        [1] one vote
       *[other] { $guilty } votes
    } and none against. { $by } accused; the rest was handwriting.
pravda-kremlin-guilty-all-line-3 = Nobody spoke for { $who }. { $guilty ->
        [1] One voice
       *[other] { $guilty } voices
    } spoke against, and the stenographer could have been sent home.
pravda-kremlin-guilty-all-line-4 = { $by } called { $who } guilty, and { $guilty ->
        [1] one vote echoed
       *[other] { $guilty } votes echoed
    }. The acoustics have been praised.
pravda-kremlin-guilty-silent-head-1 = Guilty by general silence
pravda-kremlin-guilty-silent-head-2 = No votes, one verdict
pravda-kremlin-guilty-silent-head-3 = Nobody spoke, all heard
pravda-kremlin-guilty-silent-line-1 = Nobody voted, and { $who } is guilty. The law has a liking for the quiet.
pravda-kremlin-guilty-silent-line-2 = Not a vote was cast on { $who }; it was enough. { $by } was spared a speech.
pravda-kremlin-guilty-silent-line-3 = The court asked who was for { $who }, and a clock could be heard. Guilty, then.
pravda-kremlin-guilty-silent-line-4 = { $by } accused { $who }; the members examined the ceiling, and the ceiling was against.
pravda-kremlin-guilty-head-1 = { $who } guilty, as announced
pravda-kremlin-guilty-head-2 = The court has understood
pravda-kremlin-guilty-head-3 = Guilt found where put
pravda-kremlin-guilty-line-1 = { $who } has been tried, convicted and put on a train, in an order that satisfied { $by }.
pravda-kremlin-guilty-line-2 = { $by } accused { $who }, and the court followed. So did an escort.
pravda-kremlin-guilty-line-3 = Guilty, says the court of { $who }, and has asked whether there is anything else.
pravda-kremlin-guilty-line-4 = { $by } brought { $who } to court, and the court brought nobody back.
pravda-kremlin-acquitted-votes-head-1 = { $who } walks, { $by } sweats
pravda-kremlin-acquitted-votes-head-2 = An innocent has been found
pravda-kremlin-acquitted-votes-head-3 = Court disobeys politely
pravda-kremlin-acquitted-votes-line-1 = { $free } votes acquitted { $who }, { $guilty } notwithstanding. { $by } accused, and is now thinking about it.
pravda-kremlin-acquitted-votes-line-2 = It takes two to acquit, and two there were, against { $guilty }. { $who } bowed to each of them by name.
pravda-kremlin-acquitted-votes-line-3 = { $guilty } for guilty, { $free } for { $who }: free. { $by } has asked where the evidence was bought.
pravda-kremlin-acquitted-votes-line-4 = Two for { $who }, { $guilty } against; it takes no more. { $by } is rereading the statute.
pravda-kremlin-acquitted-head-1 = { $who } was innocent all week
pravda-kremlin-acquitted-head-2 = The dock is empty
pravda-kremlin-acquitted-head-3 = { $by } had it in writing
pravda-kremlin-acquitted-line-1 = { $who } has been acquitted of what { $by } had in mind.
pravda-kremlin-acquitted-line-2 = The court finds nothing against { $who }. { $by } finds the door.
pravda-kremlin-acquitted-line-3 = { $who } is free, and { $by } is sorry, in the sense of regret.
pravda-kremlin-acquitted-line-4 = The court has heard { $by } against { $who }, and gone to lunch with the other one.
pravda-kremlin-plot-guilty-head-1 = { $who } paid in full
pravda-kremlin-plot-guilty-head-2 = The plot has an author
pravda-kremlin-plot-guilty-head-3 = Plot closed, with lid
pravda-kremlin-plot-guilty-line-1 = { $who } has been found guilty of the plot, and buried with it.
pravda-kremlin-plot-guilty-line-2 = Behind the attempt, says the court, was { $who }. There is no appeal, and no appellant.
pravda-kremlin-plot-guilty-line-3 = { $who } was the plot, all of it, and has been laid to rest together with the evidence.
pravda-kremlin-plot-guilty-line-4 = The court knows who had it done: { $who }. The Wall has been told to expect one more.
pravda-kremlin-plot-acquitted-head-1 = A plot without a plotter
pravda-kremlin-plot-acquitted-head-2 = { $who } knew of nothing
pravda-kremlin-plot-acquitted-head-3 = { $who } had only been near
pravda-kremlin-plot-acquitted-line-1 = { $who } had no part in the attempt, the court finds, and looks again.
pravda-kremlin-plot-acquitted-line-2 = Acquitted of the plot: { $who }. The gun has been asked to come forward.
pravda-kremlin-plot-acquitted-line-3 = The court has asked { $who }, and { $who } said no. It had not thought of that.
pravda-kremlin-plot-acquitted-line-4 = { $who } is cleared of the plot, which goes on looking for its owner.
pravda-kremlin-inquiry-guilty-head-1 = The inquiry found { $who }
pravda-kremlin-inquiry-guilty-head-2 = It was somebody, then
pravda-kremlin-inquiry-guilty-head-3 = The file led to { $who }
pravda-kremlin-inquiry-guilty-line-1 = The inquiry into the attempt names { $who }, who has left for Siberia to think.
pravda-kremlin-inquiry-guilty-line-2 = { $who } was behind it, the inquiry says. It had to be somebody with a coat.
pravda-kremlin-inquiry-guilty-line-3 = The inquiry has followed the footprints to { $who }. Whose boots were in them was not asked.
pravda-kremlin-inquiry-guilty-line-4 = { $who } is answerable for the attempt, the inquiry finds, and will answer from Siberia.
pravda-kremlin-inquiry-acquitted-head-1 = Inquiry embraces { $who }
pravda-kremlin-inquiry-acquitted-head-2 = A clean pair of hands
pravda-kremlin-inquiry-acquitted-head-3 = { $who } had an umbrella
pravda-kremlin-inquiry-acquitted-line-1 = The inquiry into the attempt clears { $who }, and apologises for the lamp.
pravda-kremlin-inquiry-acquitted-line-2 = { $who } had nothing to do with it. The inquiry has nothing to go on.
pravda-kremlin-inquiry-acquitted-line-3 = { $who } was not involved, says the inquiry, having counted the hands.
pravda-kremlin-inquiry-acquitted-line-4 = The inquiry shook hands with { $who }, and then looked at its own.
pravda-kremlin-cleared-by-card-head-1 = { $who } was elsewhere
pravda-kremlin-cleared-by-card-head-2 = The file has been mislaid
pravda-kremlin-cleared-by-card-head-3 = A paper saves { $who }
pravda-kremlin-cleared-by-card-line-1 = Before anybody could vote { $who } was cleared. A document had turned up; documents do.
pravda-kremlin-cleared-by-card-line-2 = The case against { $who } has dissolved, witnesses first.
pravda-kremlin-cleared-by-card-line-3 = { $who } has produced a paper. The court could not read the signature, but recognised it.
pravda-kremlin-cleared-by-card-line-4 = { $who } need not be tried: it was proved that the day in question had been a holiday.

## Small news

pravda-kremlin-retired-head-1 = { $who } hands in the pencil
pravda-kremlin-retired-head-2 = Retired, not removed
pravda-kremlin-retired-head-3 = { $who } leaves by the door
pravda-kremlin-retired-line-1 = { $who } has retired at { $age }, to general disbelief. There was cake.
pravda-kremlin-retired-line-2 = At { $age } { $who } leaves politics on both feet, a thing to be studied.
pravda-kremlin-retired-line-3 = { $who }, { $age }, is going home, and knows where that is.
pravda-kremlin-retired-line-4 = { $who } has handed over at { $age }: two keys, one rubber stamp, no names.
pravda-kremlin-back-by-head-1 = { $who } back, brown, silent
pravda-kremlin-back-by-head-2 = A mistake walks home
pravda-kremlin-back-by-head-3 = Return ticket found
pravda-kremlin-back-by-head-4 = The east gives one back
pravda-kremlin-back-by-head-5 = { $by } remembers a friend
pravda-kremlin-back-by-line-1 = { $by } has fetched { $who } back from Siberia, where, it turns out, there had been a misunderstanding.
pravda-kremlin-back-by-line-2 = { $who } is among the People again, by courtesy of { $by }, and flinches at the radiators.
pravda-kremlin-back-by-line-3 = Thanks to { $by } { $who } has been brought back from the east. The old office says it never moved the chair.
pravda-kremlin-back-by-line-4 = { $who } has been recalled from Siberia on the word of { $by }, and asks who is who by now.
pravda-kremlin-back-by-line-5 = { $by } needed somebody grateful, and thought of { $who }. The train was on time for once, in this direction.
pravda-kremlin-back-by-line-6 = { $who } is back, on the invitation of { $by }. The fur hat may be kept.
pravda-kremlin-back-head-1 = { $who } remembered after all
pravda-kremlin-back-head-2 = One bunk free in Siberia
pravda-kremlin-back-head-3 = Return of { $who }, unexplained
pravda-kremlin-back-line-1 = { $who } has come back from Siberia. The error has been exiled instead.
pravda-kremlin-back-line-2 = Siberia has released { $who }, who was never there.
pravda-kremlin-back-line-3 = { $who } has returned from Siberia and looks for a coat peg with the old name on it.
pravda-kremlin-back-line-4 = { $who } is with the People again. The file now says “business trip”.
pravda-kremlin-outbid-by-one-head-1 = { $points } beats { $theirs }
pravda-kremlin-outbid-by-one-head-2 = { $who } goes for one more
pravda-kremlin-outbid-by-one-head-3 = A friend is worth a point
pravda-kremlin-outbid-by-one-head-4 = Loyalty costs one more
pravda-kremlin-outbid-by-one-head-5 = One point: { $who } agrees
pravda-kremlin-outbid-by-one-line-1 = { pravda-rival } held { $who } by { $theirs }, until { pravda-faction } declared { $points }. Loyalty is a question of arithmetic.
pravda-kremlin-outbid-by-one-line-2 = With { $points } against { $theirs } { pravda-faction } took { $who } from { pravda-rival }. One point: the price of a conscience.
pravda-kremlin-outbid-by-one-line-3 = { $who } left { pravda-rival } at { $theirs } and joined { pravda-faction } at { $points }, out of conviction.
pravda-kremlin-outbid-by-one-line-4 = { pravda-faction } declared { $points } where { pravda-rival } had declared { $theirs }. { $who } has always been able to count.
pravda-kremlin-outbid-by-one-line-5 = For { $theirs } { $who } believed in { pravda-rival }; for { $points } a better argument was found by { pravda-faction }.
pravda-kremlin-suspected-by-head-1 = { $by } wonders about { $who }
pravda-kremlin-suspected-by-head-2 = A question is in the room
pravda-kremlin-suspected-by-head-3 = Someone asked; who asks?
pravda-kremlin-suspected-by-head-4 = { $by } sharpens a pencil
pravda-kremlin-suspected-by-line-1 = { $by } has put a question mark behind { $who }. It is only punctuation, for now.
pravda-kremlin-suspected-by-line-2 = There is a “?” in the file of { $who }, in the handwriting of { $by }.
pravda-kremlin-suspected-by-line-3 = { $who } may go about as before, { $by } says, but slowly, and where one can see it.
pravda-kremlin-suspected-by-line-4 = { $by } has asked a question about { $who }, and is not waiting for the answer.
pravda-kremlin-suspected-head-1 = { $who }: a “?” appears
pravda-kremlin-suspected-head-2 = Unsigned question mark
pravda-kremlin-suspected-head-3 = A question without a face
pravda-kremlin-suspected-line-1 = The file of { $who } contains a “?”. Nobody remembers putting it there.
pravda-kremlin-suspected-line-2 = Something is asked about { $who }, though nobody has said anything.
pravda-kremlin-suspected-line-3 = A “?” has been found on { $who }. It was still warm.
pravda-kremlin-suspected-line-4 = { $who } is being wondered about. By whom is not being wondered.
pravda-kremlin-unsuspected-by-head-1 = { $who } need not answer
pravda-kremlin-unsuspected-by-head-2 = A question is withdrawn
pravda-kremlin-unsuspected-by-head-3 = { $by } uses an eraser
pravda-kremlin-unsuspected-by-line-1 = { $by } has taken the “?” off { $who }. There was no smoke, only the one match.
pravda-kremlin-unsuspected-by-line-2 = Thanks to { $by } nobody wonders about { $who } any more, or not aloud.
pravda-kremlin-unsuspected-by-line-3 = { $by } has looked into { $who } and seen nothing, or nothing new.
pravda-kremlin-unsuspected-by-line-4 = { $who } has no “?” any more. { $by } needed it elsewhere.
pravda-kremlin-unsuspected-head-1 = “?” lost in the post
pravda-kremlin-unsuspected-head-2 = { $who } above question
pravda-kremlin-unsuspected-head-3 = The “?” was a smudge
pravda-kremlin-unsuspected-line-1 = The “?” on { $who } is gone. It had been meant for a crossword.
pravda-kremlin-unsuspected-line-2 = { $who } is no longer suspected. The suspicion has been given other work.
pravda-kremlin-unsuspected-line-3 = { $who } is beyond suspicion; suspicion is looking for a chair.
pravda-kremlin-unsuspected-line-4 = The “?” of { $who } has run out. It had not been renewed in time.
pravda-kremlin-aged-head-1 = { $who } ages at a run
pravda-kremlin-aged-head-2 = Calendar overtaken
pravda-kremlin-aged-head-3 = A long year for { $who }
pravda-kremlin-aged-head-4 = Hair whiter, chart longer
pravda-kremlin-aged-head-5 = { $who } and the long agenda
pravda-kremlin-aged-head-6 = Years paid in advance
pravda-kremlin-aged-head-7 = A birthday every meeting
pravda-kremlin-aged-head-8 = Time flies in first class
pravda-kremlin-aged-head-9 = The years came in a crate
pravda-kremlin-aged-line-1 = { $who } has aged { $points } years within one, and is { $age }. The Plan had foreseen less.
pravda-kremlin-aged-line-2 = { $points } stress points in a year: { $who } is { $age } now, and answers to louder voices.
pravda-kremlin-aged-line-3 = The passport of { $who } says { $age }. It has been right for a short time only: { $points } years were added since the last parade.
pravda-kremlin-aged-line-4 = { $who } has spent { $points } years in a single one, and is { $age }. No receipt was given.
pravda-kremlin-aged-line-5 = It has been a year of { $points } for { $who }, aged { $age } and looking every meeting of it.
pravda-kremlin-aged-line-6 = { $who } is { $age }. { $points } of it came in this year, through the door marked “urgent”.
pravda-kremlin-aged-line-7 = The year took { $points } from { $who }, who at { $age } has begun to agree before being asked.
pravda-kremlin-aged-line-8 = { $who } entered the year on foot and leaves it at { $age }: { $points } stress points, and a cane of honour.
pravda-kremlin-aged-line-9 = { $points } years went by for { $who } between two parades. At { $age } one no longer asks where.
pravda-kremlin-younger-head-1 = { $who } grows down
pravda-kremlin-younger-head-2 = Time reversed by decree
pravda-kremlin-younger-head-3 = { $who } skips a birthday
pravda-kremlin-younger-line-1 = { $who } is { $points ->
        [1] a year
       *[other] { $points } years
    } younger, and { $age }. Bees were involved.
pravda-kremlin-younger-line-2 = Science has taken { $points ->
        [1] a year
       *[other] { $points } years
    } off { $who }, who at { $age } has asked for a bicycle.
pravda-kremlin-younger-line-3 = { $who } is { $age } again, { $points ->
        [1] a year
       *[other] { $points } years
    } having been found in a drawer.
pravda-kremlin-younger-line-4 = { $points ->
        [1] A year was
       *[other] { $points } years were
    } returned to { $who } unused. At { $age } { $who } has asked for seconds.
pravda-kremlin-promoted-post-head-1 = { $who } climbs a step
pravda-kremlin-promoted-post-head-2 = { pravda-ministry }: { $who }
pravda-kremlin-promoted-post-head-3 = New name on an old door
pravda-kremlin-promoted-post-head-4 = A chair was free
pravda-kremlin-promoted-post-head-5 = Lift going up
pravda-kremlin-promoted-post-head-6 = A flat goes with it
pravda-kremlin-promoted-post-head-7 = Name plate still wet
pravda-kremlin-promoted-post-head-8 = Higher, and draughtier
pravda-kremlin-promoted-post-head-9 = The desk has been told
pravda-kremlin-promoted-post-head-10 = Carpet now included
pravda-kremlin-promoted-post-head-11 = Telephone with two lines
pravda-kremlin-promoted-post-head-12 = Applause on the stairs
pravda-kremlin-promoted-post-head-13 = Somebody had to
pravda-kremlin-promoted-post-head-14 = Keys handed over
pravda-kremlin-promoted-post-head-15 = Up, by common silence
pravda-kremlin-promoted-post-head-16 = Nearer to the samovar
pravda-kremlin-promoted-post-line-1 = { $who } now looks after { pravda-ministry }, having stood nearest.
pravda-kremlin-promoted-post-line-2 = At { pravda-ministry } they have been told to expect { $who }, and to look as if they had hoped for it.
pravda-kremlin-promoted-post-line-3 = { $who } has risen to { pravda-ministry }. The predecessor’s jokes remain in force until replaced.
pravda-kremlin-promoted-post-line-4 = { pravda-ministry } has been given to { $who }, who accepts it on behalf of the whole people, and takes the flat.
pravda-kremlin-promoted-post-line-5 = To the surprise of { $who }, a desk at { pravda-ministry } fitted at once.
pravda-kremlin-promoted-post-line-6 = { $who } has been carried up to { pravda-ministry } by merit, and by the lift.
pravda-kremlin-promoted-post-line-7 = The key to { pravda-ministry } was found in the hand of { $who }.
pravda-kremlin-promoted-post-line-8 = { pravda-ministry } has { $who } now, and a new lock.
pravda-kremlin-promoted-post-line-9 = { $who } has moved up to { pravda-ministry }. The letters of congratulation were all in one hand.
pravda-kremlin-promoted-post-line-10 = { pravda-ministry } welcomes { $who }. The portrait was up before the nail was.
pravda-kremlin-promoted-post-line-11 = { $who } has been found fit for { pravda-ministry }. The examination was a handshake.
pravda-kremlin-promoted-post-line-12 = At { pravda-ministry } everybody had always hoped for { $who }; it says so in the new minutes.
pravda-kremlin-promoted-post-line-13 = { $who } brings to { pravda-ministry } a briefcase, which was searched, and an opinion, which was not found.
pravda-kremlin-promoted-post-line-14 = A new voice is heard at { pravda-ministry }: that of { $who }. The secretaries are learning where to laugh.
pravda-kremlin-promoted-post-line-15 = { $who } thanks nobody in particular for { pravda-ministry }, and everybody in general, twice.
pravda-kremlin-promoted-post-line-16 = { pravda-ministry } has asked { $who } to feel at home, and to leave the furniture where it is.
pravda-kremlin-promoted-candidate-head-1 = { $who } may hope
pravda-kremlin-promoted-candidate-head-2 = A seat by the door
pravda-kremlin-promoted-candidate-head-3 = The bench is full of promise
pravda-kremlin-promoted-candidate-head-4 = A number in the queue
pravda-kremlin-promoted-candidate-line-1 = { $who } has become a Candidate, and has bought a warm coat, to be on the safe side.
pravda-kremlin-promoted-candidate-line-2 = From among the People { $who } has been called to the Candidates’ bench. It creaks.
pravda-kremlin-promoted-candidate-line-3 = { $who } is a Candidate now, and practises nodding.
pravda-kremlin-promoted-candidate-line-4 = { $who } has been noticed among the People, and moved to the Candidates, to be noticed less.
pravda-kremlin-demoted-post-head-1 = { $who }: a floor lower
pravda-kremlin-demoted-post-head-2 = Nearer to the ground
pravda-kremlin-demoted-post-head-3 = Fewer telephones for { $who }
pravda-kremlin-demoted-post-head-4 = A smaller office, a draught
pravda-kremlin-demoted-post-line-1 = { $who } has been moved down to { pravda-ministry }, where the carpets are thinner.
pravda-kremlin-demoted-post-line-2 = At { pravda-ministry } { $who } will find fewer telephones, and less to say into them.
pravda-kremlin-demoted-post-line-3 = { $who } goes down to { pravda-ministry }, to be nearer to the problems, which have been warned.
pravda-kremlin-demoted-post-line-4 = For { $who } it is { pravda-ministry } now. The chauffeur has been given the good news first.
pravda-kremlin-demoted-candidate-head-1 = { $who } back in the queue
pravda-kremlin-demoted-candidate-head-2 = From desk to bench
pravda-kremlin-demoted-candidate-head-3 = The desk keeps its owner out
pravda-kremlin-demoted-candidate-head-4 = A chair becomes a bench
pravda-kremlin-demoted-candidate-line-1 = { $who } has given up a desk for a place among the Candidates, to see more of the corridor.
pravda-kremlin-demoted-candidate-line-2 = { $who } may wait with the Candidates from now on. The bench makes room.
pravda-kremlin-demoted-candidate-line-3 = { $who } has exchanged a telephone for a number in the queue, with the Candidates.
pravda-kremlin-demoted-candidate-line-4 = With the Candidates { $who } will be able to rest, sitting close together.
pravda-kremlin-demoted-people-head-1 = { $who } joins the masses
pravda-kremlin-demoted-people-head-2 = The People gain a member
pravda-kremlin-demoted-people-head-3 = Downhill with a song
pravda-kremlin-demoted-people-head-4 = A voice of the People, new
pravda-kremlin-demoted-people-line-1 = { $who } has been handed to the People, who had not asked.
pravda-kremlin-demoted-people-line-2 = { $who } will serve among the People from now on, at the back, where it is quiet.
pravda-kremlin-demoted-people-line-3 = The People have { $who } now. A committee has been formed to share the joy.
pravda-kremlin-demoted-people-line-4 = { $who } has come down to the People, by the stairs, greeting every step.
pravda-kremlin-shifted-post-head-1 = { $who } moves along
pravda-kremlin-shifted-post-head-2 = Doors swapped, dust not
pravda-kremlin-shifted-post-head-3 = Same floor, other window
pravda-kremlin-shifted-post-head-4 = Nameplates walk at night
pravda-kremlin-shifted-post-head-5 = A desk changes its view
pravda-kremlin-shifted-post-head-6 = Boxes in the corridor
pravda-kremlin-shifted-post-line-1 = { $who } has gone from { pravda-old-ministry } to { pravda-ministry }, with a pot plant.
pravda-kremlin-shifted-post-line-2 = What { $who } knew of { pravda-old-ministry } will now be applied to { pravda-ministry }.
pravda-kremlin-shifted-post-line-3 = { pravda-old-ministry } has lost { $who } to { pravda-ministry }. Each is sure it had the better of it.
pravda-kremlin-shifted-post-line-4 = { $who } now has the view from { pravda-ministry }. At { pravda-old-ministry } they have opened a window.
pravda-kremlin-shifted-post-line-5 = { pravda-old-ministry } says that { $who } is at { pravda-ministry }; { pravda-ministry } says: so it seems.
pravda-kremlin-shifted-post-line-6 = { $who } has taken { pravda-ministry } instead of { pravda-old-ministry }. The pens were counted at both doors.
pravda-kremlin-cured-head-1 = { $who } takes the waters
pravda-kremlin-cured-head-2 = A light cold, a long rest
pravda-kremlin-cured-head-3 = Mud treatment, with guards
pravda-kremlin-cured-head-4 = Bed made, papers sent on
pravda-kremlin-cured-head-5 = { $who } counts the tiles
pravda-kremlin-cured-head-6 = Silence, by prescription
pravda-kremlin-cured-head-7 = A towel of state
pravda-kremlin-cured-head-8 = Tea, mud and no visitors
pravda-kremlin-cured-line-1 = { $who } went to the Sanatorium, and sends a postcard to be approved.
pravda-kremlin-cured-line-2 = At the Sanatorium { $who } was wrapped in mud and told not to read this newspaper.
pravda-kremlin-cured-line-3 = { $who } has been on a cure. The nurses report strong opinions about the soup.
pravda-kremlin-cured-line-4 = The Sanatorium had the honour of { $who }, and has the towels to count.
pravda-kremlin-cured-line-5 = { $who } has been seen in a bathrobe at the Sanatorium, signing nothing.
pravda-kremlin-cured-line-6 = The waters have been introduced to { $who }. Both were cool.
pravda-kremlin-cured-line-7 = { $who } has gone to the Sanatorium to be examined for loyalty to the diet.
pravda-kremlin-cured-line-8 = The Sanatorium reports that { $who } floats.
pravda-kremlin-cured-line-9 = { $who } rests at the Sanatorium, with a view of the bus stop, which is guarded.
pravda-kremlin-sicker-head-1 = { $who } has a cough, or more
pravda-kremlin-sicker-head-2 = Doctors frown in Latin
pravda-kremlin-sicker-head-3 = Health bulletin: brief
pravda-kremlin-sicker-head-4 = A thermometer resigns
pravda-kremlin-sicker-head-5 = Temperature classified
pravda-kremlin-sicker-head-6 = { $who }: pulse takes notes
pravda-kremlin-sicker-head-7 = Second opinions banned
pravda-kremlin-sicker-head-8 = The doctors tiptoe
pravda-kremlin-sicker-head-9 = Beds made, just in case
pravda-kremlin-sicker-line-1 = The chart of { $who } shows { $crosses ->
        [1] one “+” now
       *[other] { $crosses } “+” now
    }. In this clinic that is no praise.
pravda-kremlin-sicker-line-2 = { $who } is unwell, says the bulletin, and stands at { $crosses ->
        [1] one “+”
       *[other] { $crosses } “+”
    }. Visitors are asked to look hopeful.
pravda-kremlin-sicker-line-3 = { $crosses ->
        [1] One “+”
       *[other] { $crosses } “+”
    } for { $who }. The doctors have begun to speak in the plural.
pravda-kremlin-sicker-line-4 = { $who } coughed during a speech, and was listened to for the first time: { $crosses ->
        [1] one “+”
       *[other] { $crosses } “+”
    }.
pravda-kremlin-sicker-line-5 = The doctors have been to see { $who }, and then each other: { $crosses } “+”.
pravda-kremlin-sicker-line-6 = Of { $who } it is said at the clinic: { $crosses } “+”, and a good appetite, for advice.
pravda-kremlin-sicker-line-7 = { $who } has been told to say “ah” and asked for the text in writing: { $crosses } “+”.
pravda-kremlin-sicker-line-8 = There is { $crosses ->
        [1] one “+”
       *[other] { $crosses } “+”
    } on the door of { $who }. The florist has slowed down in passing.
pravda-kremlin-better-head-1 = { $who } a shade less pale
pravda-kremlin-better-head-2 = Soup was kept down
pravda-kremlin-better-head-3 = One pill obeyed
pravda-kremlin-better-line-1 = { $who } is better, with { $crosses ->
        [1] one “+”
       *[other] { $crosses } “+”
    } left. The wreath has been put back into its box.
pravda-kremlin-better-line-2 = Of the illness of { $who } there is less. The doctors will look into it.
pravda-kremlin-better-line-3 = { $who } has { $crosses ->
        [1] one “+”
       *[other] { $crosses } “+”
    } left, and has asked who moved the slippers.
pravda-kremlin-better-line-4 = A little of { $who } has been put right; { $crosses ->
        [1] one “+” remains
       *[other] { $crosses } “+” remain
    }, for the doctors to live on.
pravda-kremlin-well-head-1 = { $who } is well, on paper
pravda-kremlin-well-head-2 = Patient escapes alive
pravda-kremlin-well-head-3 = Roses for { $who }
pravda-kremlin-well-line-1 = { $who } has no “+” left, and has been seen to take stairs.
pravda-kremlin-well-line-2 = { $who } has recovered completely, in the face of the doctors.
pravda-kremlin-well-line-3 = Nothing ails { $who } any more. Some have sent flowers; all had ordered them before.
pravda-kremlin-well-line-4 = The chart of { $who } is clean. The doctors have framed it.
pravda-kremlin-quiet-head-1 = Nothing happened, flawlessly
pravda-kremlin-quiet-head-2 = Same chairs, same sitters
pravda-kremlin-quiet-head-3 = All still there
pravda-kremlin-quiet-head-4 = Stability, unbroken
pravda-kremlin-quiet-head-5 = The chairs report no change
pravda-kremlin-quiet-head-6 = Dust undisturbed
pravda-kremlin-quiet-head-7 = The year passed quietly
pravda-kremlin-quiet-line-1 = Every post is held as it was held before. The newspaper has counted them, and was counted.
pravda-kremlin-quiet-line-2 = No post has a new holder. The painters of name plates ask for help.
pravda-kremlin-quiet-line-3 = The leadership sits where it sat. There is nothing to report, and it was reported on time.
pravda-kremlin-quiet-line-4 = All posts are held as they were held. The samovar has been promoted, for want of others.
pravda-kremlin-quiet-line-5 = All who had a chair have it. Foreign observers have asked for their money back.
pravda-kremlin-quiet-line-6 = The list of the leadership may be read as before; only the paper is new.
pravda-kremlin-quiet-line-7 = The posts are as they were. An enquiry has been opened into the absence of enquiries.

## For your eyes

pravda-kremlin-box-chief-yours-line-1 = { $who } is yours: you wrote { $written } there and have declared { $shown }. The others have { $theirs } at most.
pravda-kremlin-box-chief-yours-line-2 = You hold { $who } with { $shown } declared, out of { $written }. The best of the others has { $theirs }.
pravda-kremlin-box-chief-yours-line-3 = { $who } waves for you. Written { $written }, declared { $shown }, theirs { $theirs }.
pravda-kremlin-box-chief-yours-line-4 = { $who } thinks what you think, a moment later. Declared { $shown } of { $written }; against it, { $theirs }.
pravda-kremlin-box-chief-yours-line-5 = The Chief is in your pocket: { $who }, { $shown } of your { $written } declared. In other pockets, { $theirs } at most.
pravda-kremlin-box-chief-yours-line-6 = { $who } keeps a place for you: { $shown } of { $written } declared, { $theirs } elsewhere at most.
pravda-kremlin-box-chief-could-line-1 = { $who }: you wrote { $written }, and nobody else has declared more than { $theirs }.
pravda-kremlin-box-chief-could-line-2 = Nobody has declared more than { $theirs } on { $who }. Your sheet says { $written }. Just so you know.
pravda-kremlin-box-chief-could-line-3 = On { $who } you have { $written } in the drawer; on the table lie { $theirs }.
pravda-kremlin-box-chief-could-line-4 = { $who }: nobody has declared more than { $theirs }, and you have { $written }. The rest is timing.
pravda-kremlin-box-chief-short-line-1 = { $who }: you wrote { $written }, and somebody has declared { $theirs }. There are other flowers.
pravda-kremlin-box-chief-short-line-2 = You wrote { $written } on { $who }. Somebody has declared { $theirs }. Admire from afar.
pravda-kremlin-box-chief-short-line-3 = { $theirs } on the table, { $written } on your sheet: { $who } is a matter for others, so far.
pravda-kremlin-box-chief-short-line-4 = { $who } listens to somebody with { $theirs }. Your { $written } would only be an interruption.
pravda-kremlin-box-chief-short-line-5 = { $written } from you, { $theirs } from somebody else: { $who } has done the sum.
pravda-kremlin-box-chief-short-line-6 = Somebody has declared { $theirs } on { $who }, and your sheet ends at { $written }. Clap along.
pravda-kremlin-box-chief-short-line-7 = { $who } is spoken for, with { $theirs }. Keep your { $written } dry.
pravda-kremlin-box-chief-short-line-8 = Your { $written } on { $who } meet { $theirs } on the table. It is a short conversation.
pravda-kremlin-box-chief-short-line-9 = { $theirs } from somebody, { $written } from you: { $who } can read.
pravda-kremlin-box-chief-short-line-10 = With { $written } you may wave at { $who }. With { $theirs } somebody else is waved for.
pravda-kremlin-box-chief-none-line-1 = You have nothing written on { $who }. Somebody else may love the Chief.
pravda-kremlin-box-chief-none-line-2 = { $who } does not stand on your sheet, or not any more.
pravda-kremlin-box-chief-none-line-3 = Your sheet is silent about { $who }.
pravda-kremlin-box-chief-none-line-4 = The Chief is { $who }. Your sheet has not been told.
pravda-kremlin-box-chief-none-line-5 = You have no points on { $who }. It saves ink, if nothing else.
pravda-kremlin-box-chief-none-line-6 = { $who } leads the Party, and it is no business of your sheet.
pravda-kremlin-box-chief-none-line-7 = For { $who } there is nothing on your sheet but margin.
pravda-kremlin-box-lost-line-1 = { $who } took { $points ->
        [1] a point
       *[other] { $points } points
    } of yours along.
pravda-kremlin-box-lost-line-2 = Write off { $points ->
        [1] the point
       *[other] the { $points } points
    } you had declared on { $who }.
pravda-kremlin-box-lost-line-3 = With { $who } went what you had declared: { $points }.
pravda-kremlin-box-lost-line-4 = The Party thanks you for { $points ->
        [1] the point
       *[other] the { $points } points
    } that went with { $who }.
pravda-kremlin-box-lost-line-5 = { $who } is gone, and { $points ->
        [1] a declared point
       *[other] { $points } declared points
    } of yours will keep the place warm.
pravda-kremlin-box-lost-line-6 = Your sheet is { $points ->
        [1] a point
       *[other] { $points } points
    } lighter, by { $who }.
pravda-kremlin-box-gone-line-1 = { $who } is gone, and you had written { $points } there.
pravda-kremlin-box-gone-line-2 = Your { $points } on { $who } are of little use where { $who } is now.
pravda-kremlin-box-gone-line-3 = { $points } on { $who }: keep them as a souvenir, for the present.
pravda-kremlin-box-gone-line-4 = On { $who } you had { $points }, and { $who } is out of reach of the post.
pravda-kremlin-box-gone-line-5 = { $points } written on { $who }: a long-term investment, as of this year.
pravda-kremlin-box-gone-line-6 = { $who } has left with your { $points }, unopened.
pravda-kremlin-box-unsaid-line-1 = { $who } has { pravda-ministry }, and nobody speaks there. You wrote { $written }.
pravda-kremlin-box-unsaid-line-2 = Nobody holds { $who } of { pravda-ministry }; you could say so, with { $written }.
pravda-kremlin-box-unsaid-line-3 = { pravda-ministry } has { $who }, who is in nobody’s hands. In your drawer: { $written }.
pravda-kremlin-box-unsaid-line-4 = { $who } of { pravda-ministry } answers to nobody. You have { $written } to say, and nobody is in the way yet.
pravda-kremlin-box-unsaid-line-5 = { pravda-ministry } is waiting for instructions: { $who } has none, and you have { $written }.
pravda-kremlin-box-unsaid-line-6 = { $written } of yours are on { $who }, who has { pravda-ministry } and no master. Mention it some time.
pravda-kremlin-box-unsaid-line-7 = Nobody’s hand is on { $who } of { pravda-ministry }. Yours weighs { $written }.
pravda-kremlin-box-marks-line-1 = Octobers of yours: { $marks }, of the three it takes.
pravda-kremlin-box-marks-line-2 = { $marks ->
        [1] One parade bears
       *[other] { $marks } parades bear
    } your mark. Three would be enough.
pravda-kremlin-box-marks-line-3 = Your account at the balcony: { $marks }. Credit ends at three.
pravda-kremlin-box-marks-line-4 = { $marks ->
        [1] One October is
       *[other] { $marks } Octobers are
    } in your book; the book closes at three.
pravda-kremlin-box-marks-line-5 = Of three Octobers you have { $marks }. Keep the arm warm.
pravda-kremlin-box-marks-line-6 = Waved for you so far: { $marks }. The balcony stops counting at three.
pravda-kremlin-box-marks-line-7 = Parades in your name: { $marks }. Three, and the square is yours.
pravda-kremlin-box-marks-line-8 = Your Octobers so far: { $marks }. The third is the last that counts.
pravda-kremlin-box-nothing-line-1 = Nothing on this page is yours. It may be safer so.
pravda-kremlin-box-nothing-line-2 = Read, fold, forget: there is nothing of yours in it.
pravda-kremlin-box-nothing-line-3 = Your people stayed out of the papers. Good.
pravda-kremlin-box-nothing-line-4 = Not a line about yours today. The editors send their regards.
