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
pravda-kremlin-end-waves-line-1 = Three parades bear one mark, and it belongs to { $winners }. The people thank them for the waving, and for the hint.
pravda-kremlin-end-waves-line-2 = { $winners } have their third October and with it everything else. The balcony may now be used for plants.
pravda-kremlin-end-victor-head-1 = { $who } waves a third time
pravda-kremlin-end-victor-head-2 = Third wave opens the drawers
pravda-kremlin-end-victor-line-1 = { $who } has waved three times, so the sheets were opened. The most anybody had written there was { $points }; the winners: { $winners }.
pravda-kremlin-end-victor-line-2 = After the third wave of { $who } everybody looked under the blotter. Nobody had more than { $points }. It is a victory for { $winners }.
pravda-kremlin-end-last-wave-head-1 = Who waves last, waves best
pravda-kremlin-end-last-wave-head-2 = { $who } waves the era out
pravda-kremlin-end-last-wave-line-1 = { $who } waved in { $year }, when it counted for everything. Sheets were opened, { $points } was the most, and it is won by { $winners }.
pravda-kremlin-end-last-wave-line-2 = The last parade was waved through by { $who }. Nobody had written more than { $points } there; { $winners } collect.
pravda-kremlin-end-last-chief-head-1 = The Chief stays, with friends
pravda-kremlin-end-last-chief-head-2 = { $year }: somebody had to have the Chief
pravda-kremlin-end-last-chief-line-1 = It is { $year }, there is a Party Chief, and the strings are held by { $winners }. No further parades are needed.
pravda-kremlin-end-last-chief-line-2 = No third October for anybody, but a Chief all the same: { $winners } have the one there is, and that was the question.
pravda-kremlin-end-last-victor-head-1 = { $who } is what remains
pravda-kremlin-end-last-victor-head-2 = Last Chief standing: { $who }
pravda-kremlin-end-last-victor-line-1 = { $who } leads the Party in { $year }, and the sheets say by whose leave: nobody wrote more than { $points }, and { $winners } win.
pravda-kremlin-end-last-victor-line-2 = With { $who } at the top in { $year } the drawers were opened. { $points } was the most to be found; the prize goes to { $winners }.
pravda-kremlin-end-few-head-1 = Politburo closes for lack of politicians
pravda-kremlin-end-few-head-2 = Last one out takes the Party
pravda-kremlin-end-few-line-1 = With { $left } politicians left in the country there is nobody to deceive. { $winners } hold the highest of them, and win.
pravda-kremlin-end-few-line-2 = A head count has found { $left }. That is too few for a conspiracy, and enough for { $winners }, who hold the tallest.
pravda-kremlin-end-nobody-few-head-1 = Nobody left, nobody wins
pravda-kremlin-end-nobody-few-head-2 = State intact, staff missing
pravda-kremlin-end-nobody-few-line-1 = Of all the politicians { $left } remain, and none of them is of use to anybody. The game is over; the queue is not.
pravda-kremlin-end-nobody-few-line-2 = With { $left } politicians left the Politburo cannot be filled. The victory has been put into storage.
pravda-kremlin-end-nobody-chief-head-1 = { $year }: nobody can call the Chief his own
pravda-kremlin-end-nobody-chief-head-2 = Victory postponed for want of an owner
pravda-kremlin-end-nobody-chief-line-1 = In { $year } no faction can call the Party Chief its own, and so nobody wins. The newspaper congratulates everybody.
pravda-kremlin-end-nobody-chief-line-2 = The year { $year } was to have a winner. It has had an autumn instead.
pravda-kremlin-end-nobody-sheets-head-1 = Great victory, no claimant
pravda-kremlin-end-nobody-sheets-head-2 = The drawers were opened, and were empty
pravda-kremlin-end-nobody-sheets-line-1 = All sheets were opened on { $who }, and no claim to that name was good. The victory has been returned to the sender.
pravda-kremlin-end-nobody-sheets-line-2 = It should have been a triumph, by way of { $who }; but on the sheets nobody could be found to have it.
pravda-kremlin-end-won-head-1 = It is over, and it was always so
pravda-kremlin-end-won-head-2 = The correct side has won
pravda-kremlin-end-won-line-1 = { $winners } have won, as this newspaper would have foretold, had it been asked to.
pravda-kremlin-end-won-line-2 = The game is decided: { $winners }. All others were never in it.
pravda-kremlin-end-won-line-3 = They win: { $winners }.
pravda-kremlin-end-nobody-head-1 = Nobody wins, by a wide margin
pravda-kremlin-end-nobody-head-2 = A draw for the whole people
pravda-kremlin-end-nobody-line-1 = The game is over and nobody has won it. The archives describe this as stability.
pravda-kremlin-end-nobody-line-2 = There is no winner. There will be a photograph of the place where one would stand.

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
pravda-kremlin-purged-chief-roll-head-1 = The top has been cleaned
pravda-kremlin-purged-chief-roll-head-2 = { $by } purges upwards
pravda-kremlin-purged-chief-roll-line-1 = { $by } has purged no less than the Party Chief: { $roll }, where { $need } was called for. { $who } asked for a window seat.
pravda-kremlin-purged-chief-roll-line-2 = It took { $need }, and it was a { $roll }: { $who } leads a barrack now, by order of { $by }.
pravda-kremlin-purged-chief-head-1 = The Chief has gone for some air
pravda-kremlin-purged-chief-head-2 = Whose portrait was that?
pravda-kremlin-purged-chief-line-1 = { $who } no longer leads the Party, which has never heard of { $who }. { $by } is receiving congratulations, at a distance.
pravda-kremlin-purged-chief-line-2 = { $by } has purged { $who }, and with it the top of every wall. Painters are on their way.
pravda-kremlin-chief-retired-head-1 = The Chief takes up gardening
pravda-kremlin-chief-retired-head-2 = { $who } retires alive
pravda-kremlin-chief-retired-head-3 = The Chief goes fishing
pravda-kremlin-chief-retired-line-1 = At { $age } { $who } gives up the Party and keeps the dacha. Historians are checking whether that is allowed.
pravda-kremlin-chief-retired-line-2 = { $who } has retired from the leadership at { $age }, on foot.
pravda-kremlin-chief-hands-from-head-1 = The Chief has a new tailor
pravda-kremlin-chief-hands-from-head-2 = Same Chief, other strings
pravda-kremlin-chief-hands-from-line-1 = { $who }, who used to agree with { pravda-rival }, now agrees with { pravda-faction }, and as warmly.
pravda-kremlin-chief-hands-from-line-2 = { $who } has passed from { pravda-rival } to { pravda-faction }. The voice is the same; only the words have changed.
pravda-kremlin-chief-hands-head-1 = The Chief has found friends
pravda-kremlin-chief-hands-head-2 = Someone has the Chief’s ear
pravda-kremlin-chief-hands-head-3 = The Chief has friends
pravda-kremlin-chief-hands-line-1 = Whoever wants something of { $who } may now ask { pravda-faction }, who have the Chief in their pocket.
pravda-kremlin-chief-hands-line-2 = { $who } speaks for { pravda-faction } from now on. It saves everybody a telephone call.

## Elections

pravda-kremlin-elected-all-head-1 = { $who } elected, hands still up
pravda-kremlin-elected-all-head-2 = No objection was found
pravda-kremlin-elected-all-head-3 = All for { $who }, arms sore
pravda-kremlin-elected-all-line-1 = { $for ->
        [1] The single vote cast
       *[other] All { $for } votes
    } went to { $who }. Those who wished to object had left their hands at home.
pravda-kremlin-elected-all-line-2 = { $who } is Party Chief at { $age }: { $for } for, none against, and a chair that fits whoever sits in it.
pravda-kremlin-elected-all-line-3 = Nobody voted against { $who }. { $for ->
        [1] One hand
       *[other] { $for } hands
    } went up, and came down only when told.
pravda-kremlin-elected-narrow-head-1 = One rebel short: { $who }
pravda-kremlin-elected-narrow-head-2 = Elected with a squeak
pravda-kremlin-elected-narrow-line-1 = { $for } for, { $against } against; a third against would have sunk { $who }, who has noted the names.
pravda-kremlin-elected-narrow-line-2 = { $against } members dared, and it would have taken one more. { $who } leads the Party and remembers faces.
pravda-kremlin-elected-second-head-1 = Second choice was first choice all along
pravda-kremlin-elected-second-head-2 = { $who }, on reflection
pravda-kremlin-elected-second-head-3 = On second thoughts
pravda-kremlin-elected-second-line-1 = After a first nominee was mislaid, { $who } has been elected by { $for } to { $against }. The minutes begin there.
pravda-kremlin-elected-second-line-2 = The commission has voted twice and meant it once: { $who }, { $for } to { $against }.
pravda-kremlin-elected-votes-head-1 = The Party has a head: { $who }
pravda-kremlin-elected-votes-head-2 = Vote counted, and kept
pravda-kremlin-elected-votes-head-3 = { $who } chosen freely, among one
pravda-kremlin-elected-votes-line-1 = { $who } leads the Party at { $age }, by { $for } to { $against }. The losers have been asked to be pleased, and are.
pravda-kremlin-elected-votes-line-2 = With { $for } for and { $against } against, { $who } is Party Chief. The portrait was ready, which surprised nobody.
pravda-kremlin-elected-votes-line-3 = The commission has mislaid one Chief and found another: { $who }, by { $for } to { $against }.
pravda-kremlin-elected-over-head-1 = Voted down, so { $who }
pravda-kremlin-elected-over-head-2 = The vote went elsewhere
pravda-kremlin-elected-over-line-1 = The Politburo turned down what it was offered, and got { $who } instead. It had not read the small print.
pravda-kremlin-elected-over-line-2 = What was proposed was voted down, and then there was { $who }. Reluctantly, { $who } has accepted { $who }.
pravda-kremlin-elected-alone-head-1 = { $who } elected by the furniture
pravda-kremlin-elected-alone-head-2 = No vote, no scandal
pravda-kremlin-elected-alone-line-1 = { $who } is Party Chief at { $age }. No vote was cast, which the commission calls a clear result.
pravda-kremlin-elected-alone-line-2 = The Party found { $who } at its head without a single ballot. Paper has been saved for posters.
pravda-kremlin-elected-head-1 = A new hand on the old wheel
pravda-kremlin-elected-head-2 = New Chief, same stairs
pravda-kremlin-elected-head-3 = { $who } is the Party now
pravda-kremlin-elected-line-1 = { $who }, { $age }, leads the Party. Statues will follow as bronze permits.
pravda-kremlin-elected-line-2 = There is a Party Chief again, and it is { $who }, aged { $age }, in fair voice.
pravda-kremlin-elected-line-3 = At { $age } { $who } has reached the top step, and looks down to see who is holding the stairs.
pravda-kremlin-rejected-head-1 = { $who } not wanted at the top
pravda-kremlin-rejected-head-2 = Returned to the shelf
pravda-kremlin-rejected-line-1 = The nomination of { $who } has been voted down, { $against } against { $for }. It was only an idea, and nobody’s.
pravda-kremlin-rejected-line-2 = { $against } members found { $who } too good for the leadership; { $for } did not. It has been noted who was who.

## The parade

pravda-kremlin-wave-over-head-1 = Arm overfulfils: { $roll } for { $need }
pravda-kremlin-wave-over-head-2 = { $who } raises arm and harvest
pravda-kremlin-wave-over-head-3 = Arm holds, doctors sit
pravda-kremlin-wave-over-line-1 = The arm of { $who } was asked for { $need } and gave { $roll }: { $over } per cent above the norm. The other arm has pledged to do the same.
pravda-kremlin-wave-over-line-2 = { $need } would have done; { $who } waved with { $roll }. The square was moved, and stayed where it was.
pravda-kremlin-wave-over-line-3 = Doctors had called for { $need }. { $who } rolled { $roll } and lifted what had to be lifted; the pigeons rose in solidarity.
pravda-kremlin-wave-exact-head-1 = A wave to the millimetre
pravda-kremlin-wave-exact-head-2 = Exactly { $need }: { $who } waves
pravda-kremlin-wave-exact-line-1 = { $need } was needed and { $roll } was rolled. { $who } waved, and put the arm back before it changed its mind.
pravda-kremlin-wave-exact-line-2 = Not a point was wasted on the wave of { $who }: { $roll } for { $need }. Planners wept.
pravda-kremlin-wave-healthy-head-1 = { $who } waves, as if nothing were
pravda-kremlin-wave-healthy-head-2 = Healthy arm seen in Moscow
pravda-kremlin-wave-healthy-head-3 = { $who } waves without a note
pravda-kremlin-wave-healthy-line-1 = { $who } stepped on to the balcony in good health and waved. Foreign experts spent the evening looking for the trick.
pravda-kremlin-wave-healthy-line-2 = No die, no doctor, no rope: { $who } simply waved. Older citizens had to sit down.
pravda-kremlin-wave-healthy-line-3 = Being well, { $who } waved without further ado. The ambulance drove home empty and, it is said, a little hurt.
pravda-kremlin-wave-healthy-line-4 = { $who } waved, well and unassisted. The crowd, which had come for the suspense, made do with the joy.
pravda-kremlin-wave-second-head-1 = A second October for { pravda-faction }
pravda-kremlin-wave-second-head-2 = Two down, one to wave
pravda-kremlin-wave-second-line-1 = The arm was that of { $who }, the October goes to { pravda-faction }: it is their second, and a third would end the matter.
pravda-kremlin-wave-second-line-2 = { $who } waved, and { pravda-faction } marked their second parade. The others have begun to count on their fingers.
pravda-kremlin-wave-again-head-1 = { $who } waves a second time
pravda-kremlin-wave-again-head-2 = Second wave, same sleeve
pravda-kremlin-wave-again-line-1 = { $who } has waved for the second time. After a third the drawers are opened, so some have begun to tidy theirs.
pravda-kremlin-wave-again-line-2 = Two parades on the track now bear the letter of { $who }. Sheets are being looked at under the table.
pravda-kremlin-wave-nobody-head-1 = { $who } waves for the sake of it
pravda-kremlin-wave-nobody-head-2 = A wave without an owner
pravda-kremlin-wave-nobody-line-1 = { $who } waved, and no faction had a hand in it. The year stays blank; the people waved back anyway.
pravda-kremlin-wave-nobody-line-2 = A fine wave by { $who }, who is nobody’s. It has been entered under weather.
pravda-kremlin-wave-yes-head-1 = The arm went up; so did the flags
pravda-kremlin-wave-yes-head-2 = { $who } greets the people
pravda-kremlin-wave-yes-head-3 = The balcony has spoken
pravda-kremlin-wave-yes-line-1 = { $who } waved from the balcony, and the square forgot what it had come to queue for.
pravda-kremlin-wave-yes-line-2 = The October parade has had its wave, from { $who }. Every photograph came out.
pravda-kremlin-wave-yes-line-3 = { $who } has waved. It is the year’s chief product.
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
pravda-kremlin-wave-no-one-line-1 = { $roll } where it takes { $need }: by one point { $who } did not wave. The elbow has been summoned.
pravda-kremlin-wave-no-one-line-2 = The hand of { $who } cleared the rail and stopped at { $roll }. One more, and it would have been an October.
pravda-kremlin-balcony-cure-head-1 = Balcony aired, Chief too
pravda-kremlin-balcony-cure-head-2 = { $who } waves in the pool
pravda-kremlin-balcony-cure-line-1 = { $who } spent the parade at the Sanatorium. The square waved in the direction of the hot springs.
pravda-kremlin-balcony-cure-line-2 = With { $who } on a cure the year stays blank. A coat was hung on the balcony, and well received.
pravda-kremlin-balcony-cure-line-3 = The Party Chief, { $who }, is taking the waters. The people took the balcony as it was.
pravda-kremlin-balcony-cure-head-3 = The Chief is under water
pravda-kremlin-balcony-cure-line-4 = No wave this year: { $who } was in a bath, by order of the doctors, and saluted with a sponge.
pravda-kremlin-balcony-vacant-head-1 = No Chief, no wave, no comment
pravda-kremlin-balcony-vacant-head-2 = Balcony to let
pravda-kremlin-balcony-vacant-line-1 = There was no Party Chief to wave, so the army marched past a railing. It was a good railing.
pravda-kremlin-balcony-vacant-line-2 = The October parade went by without a Chief. Soldiers saluted the architecture.
pravda-kremlin-balcony-empty-head-1 = A blank year, neatly ruled
pravda-kremlin-balcony-empty-head-2 = Nobody waves, all applaud
pravda-kremlin-balcony-empty-line-1 = Nobody waved in { $year }, and the track of parades shows a clean white square.
pravda-kremlin-balcony-empty-line-2 = The parade of { $year } was held in honour of the balcony itself.

## Deaths

pravda-kremlin-died-one-head-1 = { $who }: the die was frank
pravda-kremlin-died-one-head-2 = A one is a one
pravda-kremlin-died-one-line-1 = The doctors rolled a { $roll } for { $who }, { $age }, and closed the file with some relief.
pravda-kremlin-died-one-line-2 = { $who } was { $age }. The die showed { $roll }, and nobody asked for a second opinion.
pravda-kremlin-died-roll-head-1 = { $who } leaves for the Wall
pravda-kremlin-died-roll-head-2 = Medicine did what it could
pravda-kremlin-died-roll-head-3 = Black ribbon in short supply
pravda-kremlin-died-roll-line-1 = { $who } has died at { $age }, of a { $roll } and of long meetings.
pravda-kremlin-died-roll-line-2 = A { $roll } was more than { $who } could bear at { $age }. The band knows the piece by heart.
pravda-kremlin-died-roll-line-3 = The health of { $who } has been declared final at { $age }. The doctors had thrown a { $roll }, and then their instruments.
pravda-kremlin-died-roll-line-4 = At { $age } { $who } was given a { $roll }, and has not been heard to complain.
pravda-kremlin-died-shot-head-1 = Shots at { $who } not wide
pravda-kremlin-died-shot-head-2 = A bullet with a mandate
pravda-kremlin-died-shot-line-1 = { $who }, { $age }, has fallen to an assassin: it took { $need }, and the die said { $roll }. Everybody was in another room.
pravda-kremlin-died-shot-line-2 = An assassin needed { $need } and rolled { $roll }. { $who } was { $age }, and popular, from today.
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
pravda-kremlin-died-many-head-1 = { $k } funerals, one brass band
pravda-kremlin-died-many-head-2 = The Wall extends its hours
pravda-kremlin-died-many-head-3 = Sorrow, wholesale
pravda-kremlin-died-many-line-1 = { $names } have died within the year. The tuba has asked for leave.
pravda-kremlin-died-many-line-2 = { $k } dead in a year: { $names }. The florists’ plan has been met, and it is not even winter.
pravda-kremlin-died-many-line-3 = The nation has said goodbye to { $names }. Handkerchiefs are handed round by row.

## Purges

pravda-kremlin-purged-member-exact-head-1 = { $need } on the nail: { $who }
pravda-kremlin-purged-member-exact-head-2 = To the point, to the train
pravda-kremlin-purged-member-exact-line-1 = { $by } needed { $need } for { $who } of { pravda-ministry }, and rolled { $roll }. One less, and they would still be sharing a samovar.
pravda-kremlin-purged-member-exact-line-2 = Exactly { $need }: { $who } leaves { pravda-ministry } for the east, and { $by } breathes out.
pravda-kremlin-purged-member-roll-head-1 = { $who } discovers the taiga
pravda-kremlin-purged-member-roll-head-2 = { pravda-ministry } tidied up
pravda-kremlin-purged-member-roll-head-3 = Train leaves on time
pravda-kremlin-purged-member-roll-line-1 = { $by } has purged { $who } of { pravda-ministry }: a { $roll } where { $need } would do. The name plate had been screwed on loosely.
pravda-kremlin-purged-member-roll-line-2 = { $who } is no longer at { pravda-ministry }. It took { $need }, { $by } brought { $roll }, and a fur hat.
pravda-kremlin-purged-member-roll-line-3 = { pravda-ministry } needs somebody else: { $by } threw { $roll } against { $who }, { $need } being the price.
pravda-kremlin-purged-member-head-1 = { $who }? Never met
pravda-kremlin-purged-member-head-2 = Photographs to be returned
pravda-kremlin-purged-member-line-1 = { $by } has purged { $who }, whom { pravda-ministry } cannot recall having had.
pravda-kremlin-purged-member-line-2 = { $who } has exchanged { pravda-ministry } for Siberia. { $by } saw to the ticket.
pravda-kremlin-purged-candidate-exact-head-1 = Candidate, by a whisker
pravda-kremlin-purged-candidate-exact-head-2 = { $need } for { $who }, no change
pravda-kremlin-purged-candidate-exact-line-1 = For a Candidate it takes { $need }, and { $by } rolled just that. { $who } had only come for the buffet.
pravda-kremlin-purged-candidate-exact-line-2 = { $who } was a Candidate until { $by } rolled { $roll }, with { $need } to be met.
pravda-kremlin-purged-candidate-roll-head-1 = { $who } no longer waits
pravda-kremlin-purged-candidate-roll-head-2 = A Candidate for the snow
pravda-kremlin-purged-candidate-roll-line-1 = { $who } stood among the Candidates; { $by } rolled { $roll }, and { $need } was enough. The queue has moved up.
pravda-kremlin-purged-candidate-roll-line-2 = { $by } purged { $who } with a { $roll }, for practice: a Candidate takes { $need }.
pravda-kremlin-purged-candidate-head-1 = Waiting room thinned out
pravda-kremlin-purged-candidate-head-2 = { $who } sent ahead
pravda-kremlin-purged-candidate-line-1 = { $who }, a Candidate, has been purged by { $by } before anything could be proved, or disproved.
pravda-kremlin-purged-candidate-line-2 = { $by } has spared { $who } a career.
pravda-kremlin-purged-many-head-1 = { $k } berths booked eastwards
pravda-kremlin-purged-many-head-2 = The train was lengthened
pravda-kremlin-purged-many-line-1 = { $names } have been purged within the year. They had always wanted to travel together, it turns out.
pravda-kremlin-purged-many-line-2 = The house has been cleaned of { $names }. The carpets are next.
pravda-kremlin-purge-missed-one-head-1 = Siberia slips by a point
pravda-kremlin-purge-missed-one-head-2 = One short of a vacancy
pravda-kremlin-purge-missed-one-line-1 = { $by } needed { $need } against { $who }, and rolled { $roll }. They have since had tea, and neither drank.
pravda-kremlin-purge-missed-one-line-2 = A { $roll } is not a { $need }, by one. { $who } stayed; { $by } has aged three years explaining.
pravda-kremlin-purge-missed-roll-head-1 = { $who } stayed for supper
pravda-kremlin-purge-missed-roll-head-2 = A purge runs out of steam
pravda-kremlin-purge-missed-roll-head-3 = { $by } bites on granite
pravda-kremlin-purge-missed-roll-line-1 = { $by } tried to purge { $who }: { $roll }, where it takes { $need }. Both describe it as a greeting.
pravda-kremlin-purge-missed-roll-line-2 = With { $roll } for { $need } the purge of { $who } came to nothing, and { $by } to three years’ worth of worry.
pravda-kremlin-purge-missed-roll-line-3 = { $who } has survived { $by }: the die lay at { $roll } and ought to have lain at { $need }.
pravda-kremlin-purge-missed-head-1 = Purge cancelled by fate
pravda-kremlin-purge-missed-head-2 = { $who } was in after all
pravda-kremlin-purge-missed-line-1 = { $by } reached for { $who } and came back with three stress points and an empty hand.
pravda-kremlin-purge-missed-line-2 = { $who } has not been purged, as { $by } will be the first to confirm.
pravda-kremlin-shot-missed-one-head-1 = A point from a state funeral
pravda-kremlin-shot-missed-one-head-2 = Missed by a button
pravda-kremlin-shot-missed-one-line-1 = Somebody shot at { $who }: { $roll }, and { $need } would have been fatal. The tailor has been decorated.
pravda-kremlin-shot-missed-one-line-2 = An assassin came within a point of { $who }, with { $roll } for { $need }.
pravda-kremlin-shot-missed-head-1 = Shots miss { $who }
pravda-kremlin-shot-missed-head-2 = Noise in the corridor
pravda-kremlin-shot-missed-line-1 = There was an attempt on { $who }. It took { $need } and was { $roll }; the chandelier will be missed.
pravda-kremlin-shot-missed-line-2 = { $who } has been shot at, with a { $roll } where { $need } kills. The culprit is thought to own a gun.
pravda-kremlin-condemned-head-1 = { $who }: no trial needed
pravda-kremlin-condemned-head-2 = Justice takes the short cut
pravda-kremlin-condemned-head-3 = Tried by telephone
pravda-kremlin-condemned-line-1 = { $by } has sent { $who } to Siberia without a trial, so as not to bore the judges.
pravda-kremlin-condemned-line-2 = { $who } has gone east on the word of { $by } alone. It was a short word.
pravda-kremlin-exiled-head-1 = { $who } gone east
pravda-kremlin-exiled-head-2 = One ticket, one way
pravda-kremlin-exiled-line-1 = { $who } has been sent to Siberia. The reasons are being sent on.
pravda-kremlin-exiled-line-2 = { $who } is in Siberia. It was felt to be best, by those who stayed.

## Trials

pravda-kremlin-guilty-alone-head-1 = Only the accused objected
pravda-kremlin-guilty-alone-head-2 = { $who } outvoted on { $who }
pravda-kremlin-guilty-alone-line-1 = { $guilty } to 1 against { $who }, and the 1 was { $who }. The court thanked the accused for taking part.
pravda-kremlin-guilty-alone-line-2 = Of those who voted on { $who }, { $guilty } said guilty and the accused said otherwise. { $by } had expected nothing else.
pravda-kremlin-guilty-one-head-1 = One more, and the dock was empty
pravda-kremlin-guilty-one-head-2 = { $who }: a voice too few
pravda-kremlin-guilty-one-head-3 = A friend too few
pravda-kremlin-guilty-one-line-1 = Two voices acquit; { $who } had one, with { $guilty } against. { $by }, who accused, has slept well.
pravda-kremlin-guilty-one-line-2 = { $guilty } for guilty, 1 for mercy. A second would have freed { $who }, who will have time to think about it.
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
pravda-kremlin-guilty-silent-head-1 = Guilty by general silence
pravda-kremlin-guilty-silent-head-2 = No votes, one convict
pravda-kremlin-guilty-silent-line-1 = Nobody voted, and { $who } is guilty. The law has a liking for the quiet.
pravda-kremlin-guilty-silent-line-2 = Not a vote was cast on { $who }; it was enough. { $by } was spared a speech.
pravda-kremlin-guilty-head-1 = { $who } guilty, as announced
pravda-kremlin-guilty-head-2 = The court has understood
pravda-kremlin-guilty-head-3 = Guilt found where put
pravda-kremlin-guilty-line-1 = { $who } has been tried, convicted and put on a train, in an order that satisfied { $by }.
pravda-kremlin-guilty-line-2 = { $by } accused { $who }, and the court followed. So did an escort.
pravda-kremlin-guilty-line-3 = Guilty, says the court of { $who }, and has asked whether there is anything else.
pravda-kremlin-acquitted-votes-head-1 = { $who } walks, { $by } sweats
pravda-kremlin-acquitted-votes-head-2 = An innocent has been found
pravda-kremlin-acquitted-votes-head-3 = Court disobeys politely
pravda-kremlin-acquitted-votes-line-1 = { $free } votes acquitted { $who }, { $guilty } notwithstanding. { $by } accused, and is now thinking about it.
pravda-kremlin-acquitted-votes-line-2 = It takes two to acquit, and two there were, against { $guilty }. { $who } bowed to each of them by name.
pravda-kremlin-acquitted-votes-line-3 = { $guilty } for guilty, { $free } for { $who }: free. { $by } has asked where the evidence was bought.
pravda-kremlin-acquitted-head-1 = { $who } was innocent all week
pravda-kremlin-acquitted-head-2 = The dock is empty
pravda-kremlin-acquitted-line-1 = { $who } has been acquitted of what { $by } had in mind.
pravda-kremlin-acquitted-line-2 = The court finds nothing against { $who }. { $by } finds the door.
pravda-kremlin-plot-guilty-head-1 = { $who } paid in full
pravda-kremlin-plot-guilty-head-2 = The plot has an author
pravda-kremlin-plot-guilty-line-1 = { $who } has been found guilty of the plot, and buried with it.
pravda-kremlin-plot-guilty-line-2 = Behind the attempt, says the court, was { $who }. There is no appeal, and no appellant.
pravda-kremlin-plot-acquitted-head-1 = A plot without a plotter
pravda-kremlin-plot-acquitted-head-2 = { $who } knew of nothing
pravda-kremlin-plot-acquitted-line-1 = { $who } had no part in the attempt, the court finds, and looks again.
pravda-kremlin-plot-acquitted-line-2 = Acquitted of the plot: { $who }. The gun has been asked to come forward.
pravda-kremlin-inquiry-guilty-head-1 = The inquiry found { $who }
pravda-kremlin-inquiry-guilty-head-2 = It was somebody, then
pravda-kremlin-inquiry-guilty-line-1 = The inquiry into the attempt names { $who }, who has left for Siberia to think.
pravda-kremlin-inquiry-guilty-line-2 = { $who } was behind it, the inquiry says. It had to be somebody with a coat.
pravda-kremlin-inquiry-acquitted-head-1 = Inquiry embraces { $who }
pravda-kremlin-inquiry-acquitted-head-2 = A clean pair of hands
pravda-kremlin-inquiry-acquitted-line-1 = The inquiry into the attempt clears { $who }, and apologises for the lamp.
pravda-kremlin-inquiry-acquitted-line-2 = { $who } had nothing to do with it. The inquiry has nothing to go on.
pravda-kremlin-cleared-by-card-head-1 = { $who } was elsewhere
pravda-kremlin-cleared-by-card-head-2 = The file has been mislaid
pravda-kremlin-cleared-by-card-line-1 = Before anybody could vote { $who } was cleared. A document had turned up; documents do.
pravda-kremlin-cleared-by-card-line-2 = The case against { $who } has dissolved, witnesses first.

## Small news

pravda-kremlin-retired-head-1 = { $who } hands in the pencil
pravda-kremlin-retired-head-2 = Retired, not removed
pravda-kremlin-retired-line-1 = { $who } has retired at { $age }, to general disbelief. There was cake.
pravda-kremlin-retired-line-2 = At { $age } { $who } leaves politics on both feet, a thing to be studied.
pravda-kremlin-back-by-head-1 = { $who } back, brown, silent
pravda-kremlin-back-by-head-2 = A mistake walks home
pravda-kremlin-back-by-head-3 = Return ticket found
pravda-kremlin-back-by-line-1 = { $by } has fetched { $who } back from Siberia, where, it turns out, there had been a misunderstanding.
pravda-kremlin-back-by-line-2 = { $who } is among the People again, by courtesy of { $by }, and flinches at the radiators.
pravda-kremlin-back-by-line-3 = Thanks to { $by } { $who } has been brought back from the east. The old office says it never moved the chair.
pravda-kremlin-back-by-line-4 = { $who } has been recalled from Siberia on the word of { $by }, and asks who is who by now.
pravda-kremlin-back-head-1 = { $who } remembered after all
pravda-kremlin-back-head-2 = One bunk free in Siberia
pravda-kremlin-back-line-1 = { $who } has come back from Siberia. The error has been exiled instead.
pravda-kremlin-back-line-2 = Siberia has released { $who }, who was never there.
pravda-kremlin-outbid-by-one-head-1 = { $points } beats { $theirs }
pravda-kremlin-outbid-by-one-head-2 = { $who } goes for one more
pravda-kremlin-outbid-by-one-head-3 = A friend is worth a point
pravda-kremlin-outbid-by-one-line-1 = { pravda-rival } held { $who } by { $theirs }, until { pravda-faction } showed { $points }. Loyalty is a question of arithmetic.
pravda-kremlin-outbid-by-one-line-2 = With { $points } against { $theirs } { pravda-faction } took { $who } from { pravda-rival }. One point: the price of a conscience.
pravda-kremlin-outbid-by-one-line-3 = { $who } left { pravda-rival } at { $theirs } and joined { pravda-faction } at { $points }, out of conviction.
pravda-kremlin-suspected-by-head-1 = { $by } wonders about { $who }
pravda-kremlin-suspected-by-head-2 = A question is in the room
pravda-kremlin-suspected-by-head-3 = Someone asked; who asks?
pravda-kremlin-suspected-by-line-1 = { $by } has put a question mark behind { $who }. It is only punctuation, for now.
pravda-kremlin-suspected-by-line-2 = There is a “?” in the file of { $who }, in the handwriting of { $by }.
pravda-kremlin-suspected-by-line-3 = { $who } may go about as before, { $by } says, but slowly, and where one can see it.
pravda-kremlin-suspected-by-line-4 = { $by } has asked a question about { $who }, and is not waiting for the answer.
pravda-kremlin-suspected-head-1 = { $who }: a “?” appears
pravda-kremlin-suspected-head-2 = Unsigned question mark
pravda-kremlin-suspected-line-1 = The file of { $who } contains a “?”. Nobody remembers putting it there.
pravda-kremlin-suspected-line-2 = Something is asked about { $who }, though nobody has said anything.
pravda-kremlin-unsuspected-by-head-1 = { $who } need not answer
pravda-kremlin-unsuspected-by-head-2 = A question is withdrawn
pravda-kremlin-unsuspected-by-line-1 = { $by } has taken the “?” off { $who }. There was no smoke, only the one match.
pravda-kremlin-unsuspected-by-line-2 = Thanks to { $by } nobody wonders about { $who } any more, or not aloud.
pravda-kremlin-unsuspected-head-1 = “?” lost in the post
pravda-kremlin-unsuspected-head-2 = { $who } above question
pravda-kremlin-unsuspected-line-1 = The “?” on { $who } is gone. It had been meant for a crossword.
pravda-kremlin-unsuspected-line-2 = { $who } is no longer suspected. The suspicion has been given other work.
pravda-kremlin-aged-head-1 = { $who } ages at a run
pravda-kremlin-aged-head-2 = Calendar overtaken
pravda-kremlin-aged-head-3 = A long year for { $who }
pravda-kremlin-aged-line-1 = { $who } has aged { $points } years within one, and is { $age }. The Plan had foreseen less.
pravda-kremlin-aged-line-2 = { $points } stress points in a year: { $who } is { $age } now, and answers to louder voices.
pravda-kremlin-aged-line-3 = The passport of { $who } says { $age }. It has been right for a short time only: { $points } years were added since the last parade.
pravda-kremlin-aged-line-4 = { $who } has spent { $points } years in a single one, and is { $age }. No receipt was given.
pravda-kremlin-aged-line-5 = It has been a year of { $points } for { $who }, aged { $age } and looking every meeting of it.
pravda-kremlin-younger-head-1 = { $who } grows down
pravda-kremlin-younger-head-2 = Time reversed by decree
pravda-kremlin-younger-line-1 = { $who } is { $points ->
        [1] a year
       *[other] { $points } years
    } younger, and { $age }. Bees were involved.
pravda-kremlin-younger-line-2 = Science has taken { $points ->
        [1] a year
       *[other] { $points } years
    } off { $who }, who at { $age } has asked for a bicycle.
pravda-kremlin-promoted-post-head-1 = { $who } climbs a step
pravda-kremlin-promoted-post-head-2 = { pravda-ministry }: { $who }
pravda-kremlin-promoted-post-head-3 = New name on an old door
pravda-kremlin-promoted-post-head-4 = A chair was free
pravda-kremlin-promoted-post-head-5 = Lift going up
pravda-kremlin-promoted-post-line-1 = { $who } now looks after { pravda-ministry }, having stood nearest.
pravda-kremlin-promoted-post-line-2 = At { pravda-ministry } they have been told to expect { $who }, and to look as if they had hoped for it.
pravda-kremlin-promoted-post-line-3 = { $who } has risen to { pravda-ministry }. The predecessor’s jokes remain in force until replaced.
pravda-kremlin-promoted-post-line-4 = { pravda-ministry } has been given to { $who }, who accepts it on behalf of the whole people, and takes the flat.
pravda-kremlin-promoted-post-line-5 = To the surprise of { $who }, a desk at { pravda-ministry } fitted at once.
pravda-kremlin-promoted-post-line-6 = { $who } has been carried up to { pravda-ministry } by merit, and by the lift.
pravda-kremlin-promoted-post-line-7 = The key to { pravda-ministry } was found in the hand of { $who }.
pravda-kremlin-promoted-post-line-8 = { pravda-ministry } has { $who } now, and a new lock.
pravda-kremlin-promoted-candidate-head-1 = { $who } may hope
pravda-kremlin-promoted-candidate-head-2 = A seat by the door
pravda-kremlin-promoted-candidate-head-3 = The bench is full of promise
pravda-kremlin-promoted-candidate-line-1 = { $who } has become a Candidate, and has bought a warm coat, to be on the safe side.
pravda-kremlin-promoted-candidate-line-2 = From among the People { $who } has been called to the Candidates’ bench. It creaks.
pravda-kremlin-promoted-candidate-line-3 = { $who } is a Candidate now, and practises nodding.
pravda-kremlin-promoted-candidate-line-4 = { $who } has been noticed among the People, and moved to the Candidates, to be noticed less.
pravda-kremlin-demoted-post-head-1 = { $who }: a floor lower
pravda-kremlin-demoted-post-head-2 = Nearer to the ground
pravda-kremlin-demoted-post-line-1 = { $who } has been moved down to { pravda-ministry }, where the carpets are thinner.
pravda-kremlin-demoted-post-line-2 = At { pravda-ministry } { $who } will find fewer telephones, and less to say into them.
pravda-kremlin-demoted-candidate-head-1 = { $who } back in the queue
pravda-kremlin-demoted-candidate-head-2 = From desk to bench
pravda-kremlin-demoted-candidate-line-1 = { $who } has given up a desk for a place among the Candidates, to see more of the corridor.
pravda-kremlin-demoted-candidate-line-2 = { $who } may wait with the Candidates from now on. The bench makes room.
pravda-kremlin-demoted-people-head-1 = { $who } joins the masses
pravda-kremlin-demoted-people-head-2 = The People gain a member
pravda-kremlin-demoted-people-head-3 = Downhill with a song
pravda-kremlin-demoted-people-line-1 = { $who } has been handed to the People, who had not asked.
pravda-kremlin-demoted-people-line-2 = { $who } will serve among the People from now on, at the back, where it is quiet.
pravda-kremlin-demoted-people-line-3 = The People have { $who } now. A committee has been formed to share the joy.
pravda-kremlin-demoted-people-line-4 = { $who } has come down to the People, by the stairs, greeting every step.
pravda-kremlin-shifted-post-head-1 = { $who } moves along
pravda-kremlin-shifted-post-head-2 = Doors swapped, dust not
pravda-kremlin-shifted-post-head-3 = Same floor, other window
pravda-kremlin-shifted-post-line-1 = { $who } has gone from { pravda-old-ministry } to { pravda-ministry }, with a pot plant.
pravda-kremlin-shifted-post-line-2 = What { $who } knew of { pravda-old-ministry } will now be applied to { pravda-ministry }.
pravda-kremlin-shifted-post-line-3 = { pravda-old-ministry } has lost { $who } to { pravda-ministry }. Each is sure it had the better of it.
pravda-kremlin-shifted-post-line-4 = { $who } now has the view from { pravda-ministry }. At { pravda-old-ministry } they have opened a window.
pravda-kremlin-cured-head-1 = { $who } takes the waters
pravda-kremlin-cured-head-2 = A light cold, a long rest
pravda-kremlin-cured-head-3 = Mud treatment, with guards
pravda-kremlin-cured-head-4 = Bed made, papers sent on
pravda-kremlin-cured-line-1 = { $who } went to the Sanatorium, and sends a postcard to be approved.
pravda-kremlin-cured-line-2 = At the Sanatorium { $who } was wrapped in mud and told not to read this newspaper.
pravda-kremlin-cured-line-3 = { $who } has been on a cure. The nurses report strong opinions about the soup.
pravda-kremlin-cured-line-4 = The Sanatorium had the honour of { $who }, and has the towels to count.
pravda-kremlin-cured-line-5 = { $who } has been seen in a bathrobe at the Sanatorium, signing nothing.
pravda-kremlin-cured-line-6 = The waters have been introduced to { $who }. Both were cool.
pravda-kremlin-sicker-head-1 = { $who } has a cough, or more
pravda-kremlin-sicker-head-2 = Doctors frown in Latin
pravda-kremlin-sicker-head-3 = Health bulletin: brief
pravda-kremlin-sicker-head-4 = A thermometer resigns
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
pravda-kremlin-better-head-1 = { $who } a shade less pale
pravda-kremlin-better-head-2 = Soup was kept down
pravda-kremlin-better-line-1 = { $who } is better, with { $crosses ->
        [1] one “+”
       *[other] { $crosses } “+”
    } left. The wreath has been put back into its box.
pravda-kremlin-better-line-2 = Of the illness of { $who } there is less. The doctors will look into it.
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
pravda-kremlin-quiet-line-1 = Every post is held by whoever held it before. The newspaper has counted them, and was counted.
pravda-kremlin-quiet-line-2 = No post has a new holder. The painters of name plates ask for help.
pravda-kremlin-quiet-line-3 = The leadership sits where it sat. There is nothing to report, and it was reported on time.
pravda-kremlin-quiet-line-4 = All posts are held as they were held. The samovar has been promoted, for want of others.
pravda-kremlin-quiet-line-5 = Whoever had a chair has it. Foreign observers have asked for their money back.
pravda-kremlin-quiet-line-6 = The list of the leadership may be read as before; only the paper is new.

## For your eyes

pravda-kremlin-box-chief-yours-line-1 = { $who } is yours: you wrote { $written } there and show { $shown }. The others show { $theirs } at most.
pravda-kremlin-box-chief-yours-line-2 = You hold { $who } with { $shown } shown, out of { $written }. The best of the others shows { $theirs }.
pravda-kremlin-box-chief-yours-line-3 = { $who } waves for you. Written { $written }, shown { $shown }, theirs { $theirs }.
pravda-kremlin-box-chief-could-line-1 = { $who }: you wrote { $written }, and nobody else shows more than { $theirs }.
pravda-kremlin-box-chief-could-line-2 = Nobody has shown more than { $theirs } on { $who }. Your sheet says { $written }. Just so you know.
pravda-kremlin-box-chief-could-line-3 = On { $who } you have { $written } in the drawer; on the table lie { $theirs }.
pravda-kremlin-box-chief-short-line-1 = { $who }: you wrote { $written }, and somebody shows { $theirs }. There are other flowers.
pravda-kremlin-box-chief-short-line-2 = You wrote { $written } on { $who }. Somebody shows { $theirs }. Admire from afar.
pravda-kremlin-box-chief-short-line-3 = { $theirs } on the table, { $written } on your sheet: { $who } is a matter for others, so far.
pravda-kremlin-box-chief-none-line-1 = You have nothing written on { $who }. Somebody else may love the Chief.
pravda-kremlin-box-chief-none-line-2 = { $who } does not stand on your sheet, or not any more.
pravda-kremlin-box-chief-none-line-3 = Your sheet is silent about { $who }.
pravda-kremlin-box-lost-line-1 = { $who } took { $points ->
        [1] a point
       *[other] { $points } points
    } of yours along.
pravda-kremlin-box-lost-line-2 = Write off { $points ->
        [1] the point
       *[other] the { $points } points
    } you had shown on { $who }.
pravda-kremlin-box-lost-line-3 = With { $who } went what you had shown: { $points }.
pravda-kremlin-box-gone-line-1 = { $who } is gone, and you had written { $points } there.
pravda-kremlin-box-gone-line-2 = Your { $points } on { $who } are of little use where { $who } is now.
pravda-kremlin-box-gone-line-3 = { $points } on { $who }: keep them as a souvenir, for the present.
pravda-kremlin-box-unsaid-line-1 = { $who } has { pravda-ministry }, and nobody speaks there. You wrote { $written }.
pravda-kremlin-box-unsaid-line-2 = Nobody holds { $who } of { pravda-ministry }; you could say so, with { $written }.
pravda-kremlin-box-unsaid-line-3 = { pravda-ministry } has { $who }, who is in nobody’s hands. In your drawer: { $written }.
pravda-kremlin-box-marks-line-1 = Octobers of yours: { $marks }, of the three it takes.
pravda-kremlin-box-marks-line-2 = { $marks ->
        [1] One parade bears
       *[other] { $marks } parades bear
    } your mark. Three would be enough.
pravda-kremlin-box-marks-line-3 = Your account at the balcony: { $marks }. Credit ends at three.
pravda-kremlin-box-nothing-line-1 = Nothing on this page is yours. It may be safer so.
pravda-kremlin-box-nothing-line-2 = Read, fold, forget: there is nothing of yours in it.
pravda-kremlin-box-nothing-line-3 = Your people stayed out of the papers. Good.
