kremlin-pitch = The Party Chief is eighty and coughs. Everybody at the table owns a little of everybody in the Politburo, in secret: see to it that the one who waves from the balcony is yours.

## Factions. They may stand anywhere in a sentence, and are many.

kremlin-faction-stalinists = Hardline Stalinists
kremlin-faction-militarists = Red Army Militarists
kremlin-faction-evolutionists = Lysenko Evolutionists
kremlin-faction-expansionists = Reform Expansionists
kremlin-faction-internationalists = Trotskyite Internationalists
kremlin-faction-marxists = Old-line Marxists
kremlin-player =
    { $id ->
        [1] the { kremlin-faction-stalinists }
        [2] the { kremlin-faction-militarists }
        [3] the { kremlin-faction-evolutionists }
        [4] the { kremlin-faction-expansionists }
        [5] the { kremlin-faction-internationalists }
       *[6] the { kremlin-faction-marxists }
    }
kremlin-your-player = { kremlin-player } (you)

## Years and phases

kremlin-year =
    { $year ->
        [1] 1951
        [2] 1952
        [3] 1953
        [4] 1954
        [5] 1955
        [6] 1956
        [7] 1957
        [8] 1958
        [9] 1959
        [10] 1960
       *[11] 1961
    }
kremlin-phase-1 = Cures
kremlin-phase-2 = Purge
kremlin-phase-3 = Investigation
kremlin-phase-4 = Health
kremlin-phase-5 = Funeral commission
kremlin-phase-6 = Replacements
kremlin-phase-7 = Rehabilitation
kremlin-phase-8 = October parade
kremlin-phase =
    { $phase ->
        [1] { kremlin-phase-1 }
        [2] { kremlin-phase-2 }
        [3] { kremlin-phase-3 }
        [4] { kremlin-phase-4 }
        [5] { kremlin-phase-5 }
        [6] { kremlin-phase-6 }
        [7] { kremlin-phase-7 }
       *[8] { kremlin-phase-8 }
    }
kremlin-moment = { kremlin-year }: { kremlin-phase }

## Posts and places

kremlin-place-chief = Party Chief
kremlin-place-kgb = KGB
kremlin-place-foreign = Foreign Affairs
kremlin-place-defence = Defence
kremlin-place-ideology = Ideology
kremlin-place-industry = Industry
kremlin-place-economy = Economy
kremlin-place-sport = Sport
kremlin-place-candidate = Candidates
kremlin-place-people = People
kremlin-place-siberia = Siberia
kremlin-place-wall = Kremlin Wall
kremlin-place-retired = Retired
kremlin-place =
    { $id ->
        [chief] { kremlin-place-chief }
        [kgb] { kremlin-place-kgb }
        [foreign] { kremlin-place-foreign }
        [defence] { kremlin-place-defence }
        [ideology] { kremlin-place-ideology }
        [industry] { kremlin-place-industry }
        [economy] { kremlin-place-economy }
        [sport] { kremlin-place-sport }
        [candidate] { kremlin-place-candidate }
        [people] { kremlin-place-people }
        [siberia] { kremlin-place-siberia }
        [wall] { kremlin-place-wall }
       *[retired] { kremlin-place-retired }
    }
kremlin-office =
    { $place-id ->
        [chief] Party Chief
        [kgb] head of the KGB
        [foreign] Minister of Foreign Affairs
        [defence] Minister of Defence
        [ideology] head of Ideology
        [industry] Minister of Industry
        [economy] Minister of the Economy
        [sport] Minister of Sport
        [candidate] a Candidate
       *[people] one of the People
    }
kremlin-holder =
    { $post-id ->
        [chief] the Party Chief
        [kgb] the head of the KGB
        [foreign] the Minister of Foreign Affairs
        [defence] the Minister of Defence
        [ideology] the head of Ideology
        [industry] the Minister of Industry
        [economy] the Minister of the Economy
       *[sport] the Minister of Sport
    }

## Politicians. The letter is what the notation needs.

kremlin-politician-A = Aparatschik
kremlin-politician-B = Schukrutoff
kremlin-politician-C = Goferbrok
kremlin-politician-D = Niewitko
kremlin-politician-E = Krakemheds
kremlin-politician-F = Purgemoff
kremlin-politician-G = Palavrian
kremlin-politician-H = Shootemdedsky
kremlin-politician-I = Mischif
kremlin-politician-J = Talksalott
kremlin-politician-K = Boremtodev
kremlin-politician-L = Doberman
kremlin-politician-M = Eatstumuch
kremlin-politician-N = Karrienko
kremlin-politician-O = Satin
kremlin-politician-P = Manjak
kremlin-politician-Q = Zenjarplan
kremlin-politician-R = Nikotin
kremlin-politician-S = Patina
kremlin-politician-T = Strychnin
kremlin-politician-U = Protzky
kremlin-politician-V = Nogoodnik
kremlin-politician-W = Bungaloff
kremlin-politician-X = Badenuff
kremlin-politician-Y = Putschnik
kremlin-politician-Z = Wasolin

kremlin-full-name-A = Nestor Aparatschik
kremlin-full-name-B = Lech Schukrutoff
kremlin-full-name-C = Alexej Goferbrok
kremlin-full-name-D = Petr Niewitko
kremlin-full-name-E = Karel Krakemheds
kremlin-full-name-F = Andrej Purgemoff
kremlin-full-name-G = Diwan Palavrian
kremlin-full-name-H = Nicolas Shootemdedsky
kremlin-full-name-I = Anatol Mischif
kremlin-full-name-J = Antonj Talksalott
kremlin-full-name-K = Eduard Boremtodev
kremlin-full-name-L = Igor Doberman
kremlin-full-name-M = Serguej Eatstumuch
kremlin-full-name-N = Boris Karrienko
kremlin-full-name-O = Oleg Satin
kremlin-full-name-P = Iwan Manjak
kremlin-full-name-Q = Tigran Zenjarplan
kremlin-full-name-R = Juri Nikotin
kremlin-full-name-S = Ludmilla Patina
kremlin-full-name-T = Mikail Strychnin
kremlin-full-name-U = Wassily Protzky
kremlin-full-name-V = Natasha Nogoodnik
kremlin-full-name-W = Leonid Bungaloff
kremlin-full-name-X = Boris Badenuff
kremlin-full-name-Y = Ulan Putschnik
kremlin-full-name-Z = Viktor Wasolin

kremlin-who =
    { $id ->
        [A] { kremlin-politician-A } (A)
        [B] { kremlin-politician-B } (B)
        [C] { kremlin-politician-C } (C)
        [D] { kremlin-politician-D } (D)
        [E] { kremlin-politician-E } (E)
        [F] { kremlin-politician-F } (F)
        [G] { kremlin-politician-G } (G)
        [H] { kremlin-politician-H } (H)
        [I] { kremlin-politician-I } (I)
        [J] { kremlin-politician-J } (J)
        [K] { kremlin-politician-K } (K)
        [L] { kremlin-politician-L } (L)
        [M] { kremlin-politician-M } (M)
        [N] { kremlin-politician-N } (N)
        [O] { kremlin-politician-O } (O)
        [P] { kremlin-politician-P } (P)
        [Q] { kremlin-politician-Q } (Q)
        [R] { kremlin-politician-R } (R)
        [S] { kremlin-politician-S } (S)
        [T] { kremlin-politician-T } (T)
        [U] { kremlin-politician-U } (U)
        [V] { kremlin-politician-V } (V)
        [W] { kremlin-politician-W } (W)
        [X] { kremlin-politician-X } (X)
        [Y] { kremlin-politician-Y } (Y)
       *[Z] { kremlin-politician-Z } (Z)
    }

kremlin-line-A = Has outlived four five-year plans, three doctors and everybody who was to succeed him.
kremlin-line-B = Pickles everything: cabbage, statistics, grudges.
kremlin-line-C = Never bluffs, and owes the Bulgarian delegation three tractors.
kremlin-line-D = Was present at every historic meeting, near the door.
kremlin-line-E = Explains the budget to the trade unions in person, with both hands.
kremlin-line-F = Keeps all the group photographs, and a very small pair of scissors.
kremlin-line-G = Once talked an opponent at chess into leaving the Party.
kremlin-line-H = Missed a deer in 1938. The deer was found guilty in 1939.
kremlin-line-I = Reads other people’s letters aloud, and does the voices.
kremlin-line-J = His speech to the last congress is expected to end in spring.
kremlin-line-K = Two ambassadors have signed just to be let out of the room.
kremlin-line-L = Loyal, alert, good with children. Do not run.
kremlin-line-M = Has held the canteen against superior numbers of dumplings.
kremlin-line-N = Has carried every briefcase in the building, and looked into most of them.
kremlin-line-O = So smooth that three denunciations have slid right off.
kremlin-line-P = Doubled the quota at midnight, tripled it at dawn, and then asked who was shouting.
kremlin-line-Q = Always fulfils the plan, and is flexible only about the number of years.
kremlin-line-R = The one chimney in the district that meets its target.
kremlin-line-S = Looks like a monument, and has buried two people who said so.
kremlin-line-T = Always brings a flask, and always pours for you first.
kremlin-line-U = Wears his medals in the bath, in order of size.
kremlin-line-V = She was in Minsk that day, whichever day it was. Minsk confirms it, rather quickly.
kremlin-line-W = Has nothing to hide but a sauna, a lake and the road to it.
kremlin-line-X = Is not the worst of them, and finds that hurtful.
kremlin-line-Y = Knows the way to the radio station with his eyes shut.
kremlin-line-Z = The youngest in the room. Nobody heard the door.

## Questions

kremlin-ask-draw-seniority = Who comes next in seniority?
kremlin-ask-first-politburo = Who takes the next place?
kremlin-ask-sheets = Write your secret sheet: ten politicians, the first for ten points, the last for one. Whom do you back?
kremlin-ask-window =
    { $about-id ->
        [none] Anybody may react now. Do you?
       *[other] Nothing is final yet for { $about }. Do you react?
    }
kremlin-ask-tie-roll = { $tied } are level on { $who }, and the dice decide. What does the next one show?
kremlin-ask-arbitration = { $tied } are level on { $who }, and the choice is yours. Who takes control?
kremlin-ask-take-cure = { kremlin-holder } is sick. A cure in the Sanatorium, or back to work?
kremlin-ask-purging =
    { $purged ->
        [0] The right to purge is yours. Whom do you purge?
       *[other] That purge worked. Whom do you purge next?
    }
kremlin-ask-purge-roll = { $purger } purges { $victim }. What does the die show?
kremlin-ask-investigating1986 = The investigation is yours: place or remove a “?”, accuse a member, send a Candidate to Siberia, in any order. What now?
kremlin-ask-investigating1988 = The investigation is yours. First, if you like, accuse one member or send one Candidate to Siberia; then place or remove “?”, once for each politician. What now?
kremlin-ask-verdict = { kremlin-holder } has a vote in this court. Guilty or not guilty?
kremlin-ask-health-roll = The doctors call on { kremlin-holder }. What does the die show?
kremlin-ask-proposal =
    { $rebels-id ->
        [none] The Party Chief is gone, and you propose the next one. Who is your nominee?
       *[other] The nominee was voted down by { $rebels }, so you must now propose one of these who is still a member. Whom?
    }
kremlin-ask-ballot = { kremlin-holder } votes on the new Party Chief. For or against?
kremlin-ask-chief-decides = The Party Chief may rearrange each level once, for free, and move politicians a step, for one stress point each. What now?
kremlin-ask-promotes = { kremlin-holder } may fill vacant places below, for one stress point each. Who is promoted?
kremlin-ask-rehabilitates = { kremlin-holder } may admit that mistakes were made, for five stress points each. Who comes back from Siberia?
kremlin-ask-wave = The Party Chief tries to lift an arm. What does the die show?
kremlin-ask-add-influence =
    { $points ->
        [one] You may write one more point, and declare it at once, or add nothing. On whom?
       *[other] You may write { $points } more points, and declare them at once, or add nothing. On whom?
    }

## Actions. They follow a colon too, so they begin small.

kremlin-points =
    { $points ->
        [one] one point
        [11] “10+” points
       *[other] { $points } points
    }
kremlin-senior = next in seniority: { $player }
kremlin-draw = draw { $who }
kremlin-roll20 = roll { $face }
kremlin-write = write { $sheet }
kremlin-write-sheet =
    { $at ->
        [1] { $name } 10
        [2] { $name } 9
        [3] { $name } 8
        [4] { $name } 7
        [5] { $name } 6
        [6] { $name } 5
        [7] { $name } 4
        [8] { $name } 3
        [9] { $name } 2
       *[10] { $name } 1
    }
kremlin-declare = declare { kremlin-points } on { $who }
kremlin-declare-as-needed = declare on { $who } no more than control takes, up to { kremlin-points }
kremlin-pass = pass
kremlin-waive = pass for the rest of this phase
kremlin-choose = give control to { $player }
kremlin-cure = take a cure
kremlin-purge = purge { $who }
kremlin-suspect = place a “?” on { $who }
kremlin-clear = remove the “?” from { $who }
kremlin-accuse = accuse { $who }
kremlin-condemn = send { $who } to Siberia without trial
kremlin-vote =
    { $vote ->
        [guilty] vote “guilty”
        [innocent] vote “not guilty”
        [for] vote for the nominee
       *[against] vote against the nominee
    }
kremlin-propose = propose { $who } for Party Chief
kremlin-rearrange = rearrange the posts: { $holders }
kremlin-rearrange-holders =
    { $count ->
        [3] { $at ->
            [1] { $value ->
                [none] the KGB stays vacant
               *[other] { $name } to the KGB
            }
            [2] { $value ->
                [none] Foreign Affairs stays vacant
               *[other] { $name } to Foreign Affairs
            }
           *[3] { $value ->
                [none] Defence stays vacant
               *[other] { $name } to Defence
            }
        }
       *[4] { $at ->
            [1] { $value ->
                [none] Ideology stays vacant
               *[other] { $name } to Ideology
            }
            [2] { $value ->
                [none] Industry stays vacant
               *[other] { $name } to Industry
            }
            [3] { $value ->
                [none] the Economy stays vacant
               *[other] { $name } to the Economy
            }
           *[4] { $value ->
                [none] Sport stays vacant
               *[other] { $name } to Sport
            }
        }
    }
kremlin-move = make { $who } { kremlin-office }
kremlin-exchange = let { $higher } and { $lower } change places
kremlin-rehabilitate = bring { $who } back from Siberia
kremlin-add = add influence on { $who }

## Statements

kremlin-boast = I have { kremlin-points } on { $who }.
kremlin-promise =
    My word to { $player }: { $deed ->
        [spare] I shall spare { $who }.
        [promote] I shall see to it that { $who } rises.
       *[acquit] I shall have { $who } acquitted.
    }
kremlin-threaten =
    A warning to { $player }: { $deed ->
        [purge] I shall have { $who } purged.
        [accuse] I shall have { $who } put on trial.
       *[seize] I shall take { $who } over.
    }
kremlin-thank = My thanks to { $player }: I shall not forget it.
kremlin-inquire = A question to { $player }: how many points do you have on { $who }?
kremlin-request =
    A question to { $player }: { $deed ->
        [spare] will you spare { $who }?
        [promote] will you see to it that { $who } rises?
        [acquit] will you have { $who } acquitted?
        [purge] will you have { $who } purged?
        [accuse] will you have { $who } put on trial?
       *[seize] will you take { $who } over?
    }
kremlin-reproach =
    Broken word: { $deed ->
        [spare] { $player } promised to spare { $who }.
        [promote] { $player } promised that { $who } would rise.
        [acquit] { $player } promised to have { $who } acquitted.
        [purge] { $player } threatened to have { $who } purged.
        [accuse] { $player } threatened to put { $who } on trial.
       *[seize] { $player } threatened to take { $who } over.
    }
kremlin-believe = Believe me, not { $player }.
kremlin-deny = What { $player } say of me is not so.
kremlin-contradict = In { kremlin-year } { $player } said otherwise.
kremlin-retract = I take that back.
kremlin-nothing = …

## Events

kremlin-ranked = Order of seniority: { $seniority }.
kremlin-placed = { $who } starts as { kremlin-office }.
kremlin-began = { kremlin-year }, phase { $phase }: { kremlin-phase }.
kremlin-announced =
    { $by ->
        [none] { $action-id ->
            [pass] Nobody controls { $who }, who does nothing.
           *[other] Nobody controls { $who }, so the rules decide: { $action }.
        }
       *[other] { $action-id ->
            [pass] { $who } means to pass.
           *[other] { $who } announces: { $action }.
        }
    }
kremlin-unspoken = Nobody controls { $who }.
kremlin-fell =
    { $action-id ->
        [pass] { $who } has changed hands and may still act.
       *[other] What { $who } announced comes to nothing: { $action }.
    }
kremlin-declared = { $player } declare { kremlin-points } on { $who }.
kremlin-waived = { $player } will say nothing more until the phase ends.
kremlin-controlled =
    { $player-you ->
        [yes] { $lost_by-id ->
            [none] You control { $who } now.
           *[other] You have taken { $who } from { $lost_by }.
        }
       *[no] { $lost_by-you ->
            [yes] { $player ->
                [none] You do not control { $who } any more.
               *[other] { $who } has been taken from you by { $player }.
            }
           *[no] { $player ->
                [none] Nobody controls { $who } any more.
               *[other] { $player } control { $who } now.
            }
        }
    }
kremlin-rolled =
    { $why ->
        [purge] The die against { $who } shows { kremlin-die }; it takes { $needed }: { $short ->
            [0] that is enough.
           *[other] { $short } short, and the purge has failed.
        }
        [health] The doctors roll for { $who }: { kremlin-die }{ $harmless ->
            [0] .
            [other] ; from { $harmless } on no harm is done.
           *[unknown] .
        }
        [visit] { $who } thinks about a visit to the Sanatorium: { $face }{ $bonus ->
            [0] {""}
           *[other] , and { $bonus } for being sick
        }; it takes { $needed }.
        [assassination] The assassin of { $who } rolls { $face }, and it takes { $needed }.
        [complicity] The inquiry into { $who } rolls { $face }; the dividing line is { $needed }.
        [glasnost] Glasnost under { $who }: { $face }{ $bonus ->
            [0] {""}
           *[other] , and { $bonus } for those in the same hands
        }; it takes { $needed }.
       *[wave] { $who } struggles with the arm: { $face }, and it takes { $needed }.
    }
kremlin-die =
    { $bonus ->
        [0] { $face }
       *[other] { $modifiers-count ->
            [1] { $face }, modified by { $bonus } ({ $modifiers })
            [2] { $face }, modified by { $bonus } ({ $modifiers })
            [3] { $face }, modified by { $bonus } ({ $modifiers })
           *[0] { $face }, modified by { $bonus }
        }
    }
kremlin-rolled-modifiers =
    { $value ->
        [cure] a cure
        [weakness] a post that does not suit
        [strength] a post that suits
       *[card] a card
    }
kremlin-tie-rolled = { $player } roll { $face } for { $who }.
kremlin-aged =
    { $points ->
        [one] { $who } takes one stress point and is { $age } now.
       *[other] { $who } takes { $points } stress points and is { $age } now.
    }
kremlin-cured = { $who } leaves for the Sanatorium, taking the newspapers along.
kremlin-returned = { $who } is back from the Sanatorium.
kremlin-suspected = A “?” appears in the file of { $who }.
kremlin-cleared = The “?” in the file of { $who } is erased, and was never there.
kremlin-exiled = { $who } takes the train to Siberia.
kremlin-tried =
    { $accuser-id ->
        [none] { $who } is brought to trial.
       *[other] { $accuser } brings { $who } to trial.
    }
kremlin-voted =
    { $vote ->
        [guilty] { $who } votes guilty.
        [innocent] { $who } votes not guilty.
        [for] { $who } votes for.
       *[against] { $who } votes against.
    }
kremlin-judged =
    { $verdict ->
        [guilty] The court finds { $who } guilty, as it had been asked to.
       *[acquitted] The court acquits { $who }. The accuser is asked to explain.
    }
kremlin-ailed =
    { $crosses ->
        [0] { $who } is in good health, officially and otherwise.
        [one] { $who } is sick: one cross now.
       *[other] { $who } is gravely sick: two crosses now.
    }
kremlin-died = { $who } dies, and finds a place in the Kremlin Wall.
kremlin-retired = { $who } retires for good. There is a clock, and a speech about the clock.
kremlin-rejected = { $who } is voted down.
kremlin-elected = { $who } is Party Chief.
kremlin-moved = { $who } is { kremlin-office } now.
kremlin-waved =
    { $success ->
        [yes] { $who } waves from the balcony, and the square waves back.
       *[no] { $who } cannot lift the arm. The band plays louder.
    }
kremlin-mark =
    { $mark ->
        [stalinists] the { kremlin-faction-stalinists }
        [militarists] the { kremlin-faction-militarists }
        [evolutionists] the { kremlin-faction-evolutionists }
        [expansionists] the { kremlin-faction-expansionists }
        [internationalists] the { kremlin-faction-internationalists }
        [marxists] the { kremlin-faction-marxists }
        [A] { kremlin-politician-A } (A)
        [B] { kremlin-politician-B } (B)
        [C] { kremlin-politician-C } (C)
        [D] { kremlin-politician-D } (D)
        [E] { kremlin-politician-E } (E)
        [F] { kremlin-politician-F } (F)
        [G] { kremlin-politician-G } (G)
        [H] { kremlin-politician-H } (H)
        [I] { kremlin-politician-I } (I)
        [J] { kremlin-politician-J } (J)
        [K] { kremlin-politician-K } (K)
        [L] { kremlin-politician-L } (L)
        [M] { kremlin-politician-M } (M)
        [N] { kremlin-politician-N } (N)
        [O] { kremlin-politician-O } (O)
        [P] { kremlin-politician-P } (P)
        [Q] { kremlin-politician-Q } (Q)
        [R] { kremlin-politician-R } (R)
        [S] { kremlin-politician-S } (S)
        [T] { kremlin-politician-T } (T)
        [U] { kremlin-politician-U } (U)
        [V] { kremlin-politician-V } (V)
        [W] { kremlin-politician-W } (W)
        [X] { kremlin-politician-X } (X)
        [Y] { kremlin-politician-Y } (Y)
       *[Z] { kremlin-politician-Z } (Z)
    }
kremlin-marked =
    { $mark ->
        [blank] On the parade track { kremlin-year } stays blank.
       *[other] On the parade track { kremlin-year } goes to { kremlin-mark }.
    }
kremlin-grew =
    { $points ->
        [one] { $player } write one more point on { $who }.
       *[other] { $player } write { $points } more points on { $who }.
    }
kremlin-forwent =
    { $points ->
        [one] { $player } leave one point of influence unwritten.
       *[other] { $player } leave { $points } points of influence unwritten.
    }
kremlin-opened = The sheet of { $player }: { $sheet }.
kremlin-ended = { $ending }

## Endings

kremlin-ending =
    { $rule-id ->
        [rule-6-9] { $winners } win ({ $rule }): of all the politicians only { $left } are left, and the highest of them knows whom to thank.
        [rule-11-a] { $winners } win ({ $rule }): three times a hand went up above Red Square, and now everybody sees whose strings it hung on.
        [rule-11-b] { $winners } win ({ $rule }): the Chief who waves in 1960 has always been right.
       *[rule-11-c] { $winners } win ({ $rule }): it is 1961, the Party has a Chief, and somebody has the Chief.
    }
kremlin-ending-nobody =
    { $rule-id ->
        [rule-6-9] Nobody wins ({ $rule }): of all the politicians only { $left } are left, too few for a decent intrigue.
        [rule-11-1] Nobody wins ({ $rule }): the sheets are opened, and not one point stands on the victor. It was done without any of you.
       *[rule-11-d] Nobody wins ({ $rule }): it is 1961, and nobody in this room can say that the Party Chief is theirs.
    }
