politburo-pitch = Ten comrades, three ministries, one Party line. Steer them between Repression and Reform towards a goal you have not mentioned to anybody.

## Options

politburo-option-track = A limit to a ministry’s level of Repression
politburo-option-track-clamped = yes: −3 and +3, where the cards end
politburo-option-track-open = none: there is always room for more zeal
politburo-option-victory = A tie for the win
politburo-option-victory-alone = nobody wins, as printed
politburo-option-victory-shared = those who are tied win together
politburo-option-goals = A goal met by a tie
politburo-option-goals-even = counts as much, as printed
politburo-option-goals-strict = at equal Influence a goal met strictly comes first

## Ministries and ballots

politburo-ministry-defence = Defence
politburo-ministry-finance = Finance
politburo-ministry-security = Interior Security
politburo-ministry-name =
    { $ministry ->
        [defence] { politburo-ministry-defence }
        [finance] { politburo-ministry-finance }
       *[security] { politburo-ministry-security }
    }
politburo-ministry-full =
    { $ministry ->
        [defence] Ministry of Defence
        [finance] Ministry of Finance
       *[security] Ministry of Interior Security
    }
politburo-side-repression = Repression
politburo-side-reform = Reform
politburo-side-name =
    { $side ->
        [repression] { politburo-side-repression }
       *[reform] { politburo-side-reform }
    }

## Members

politburo-member-beria = Lavrenti Beria
politburo-member-kirov = Sergei Kirov
politburo-member-kaganovich = Lazar Kaganovich
politburo-member-kuibyshev = Valerian Kuibyshev
politburo-member-voroshilov = Kliment Voroshilov
politburo-member-malenkov = Georgy Malenkov
politburo-member-bulganin = Nikolai Bulganin
politburo-member-khrushchev = Nikita Khrushchev
politburo-member-molotov = Vyacheslav Molotov
politburo-member-zhdanov = Andrei Zhdanov
politburo-member-name =
    { $member ->
        [beria] { politburo-member-beria }
        [kirov] { politburo-member-kirov }
        [kaganovich] { politburo-member-kaganovich }
        [kuibyshev] { politburo-member-kuibyshev }
        [voroshilov] { politburo-member-voroshilov }
        [malenkov] { politburo-member-malenkov }
        [bulganin] { politburo-member-bulganin }
        [khrushchev] { politburo-member-khrushchev }
        [molotov] { politburo-member-molotov }
       *[zhdanov] { politburo-member-zhdanov }
    }

politburo-office-beria = Minister of the Interior
politburo-office-kirov = Party chief of Leningrad
politburo-office-kaganovich = Minister of Industry
politburo-office-kuibyshev = Director of Gosplan
politburo-office-voroshilov = Minister of Defence
politburo-office-malenkov = Chairman of the Council of Ministers
politburo-office-bulganin = Director of Gosbank
politburo-office-khrushchev = First Secretary
politburo-office-molotov = Minister of Foreign Affairs
politburo-office-zhdanov = Minister of Propaganda
politburo-member-office =
    { $member ->
        [beria] { politburo-office-beria }
        [kirov] { politburo-office-kirov }
        [kaganovich] { politburo-office-kaganovich }
        [kuibyshev] { politburo-office-kuibyshev }
        [voroshilov] { politburo-office-voroshilov }
        [malenkov] { politburo-office-malenkov }
        [bulganin] { politburo-office-bulganin }
        [khrushchev] { politburo-office-khrushchev }
        [molotov] { politburo-office-molotov }
       *[zhdanov] { politburo-office-zhdanov }
    }

politburo-goal-beria = At the end Interior Security must have the highest level of Repression (a tie will do).
politburo-goal-kirov = At the end Interior Security must have the lowest level of Repression (a tie will do).
politburo-goal-kaganovich = At the end Finance must have the highest level of Repression (a tie will do).
politburo-goal-kuibyshev = At the end Finance must have the lowest level of Repression (a tie will do).
politburo-goal-voroshilov = At the end Defence must have the highest level of Repression (a tie will do).
politburo-goal-malenkov = At the end Defence must have the lowest level of Repression (a tie will do).
politburo-goal-bulganin = At the end the levels of the three ministries must add up to 0 or more.
politburo-goal-khrushchev = At the end the levels of the three ministries must add up to 0 or less.
politburo-goal-molotov = At the end the players together may have lost at most half as many points of Influence as there are players.
politburo-goal-zhdanov = At the end the players together must have lost at least half as many points of Influence as there are players.
politburo-member-goal =
    { $member ->
        [beria] { politburo-goal-beria }
        [kirov] { politburo-goal-kirov }
        [kaganovich] { politburo-goal-kaganovich }
        [kuibyshev] { politburo-goal-kuibyshev }
        [voroshilov] { politburo-goal-voroshilov }
        [malenkov] { politburo-goal-malenkov }
        [bulganin] { politburo-goal-bulganin }
        [khrushchev] { politburo-goal-khrushchev }
        [molotov] { politburo-goal-molotov }
       *[zhdanov] { politburo-goal-zhdanov }
    }

## Questions

politburo-ask-draw-member = { $seat } draws a member of the Politburo. Which one is it?
politburo-ask-first-gensek = Who is the first General Secretary?
politburo-ask-propose-plan = You are the General Secretary. Which ministry do you propose for the plan?
politburo-ask-vote-plan = The plan is put to the table. Is your thumb up or down?
politburo-ask-name-voters =
    { $number ->
        [1] You are the General Secretary. Which three comrades carry out the plan?
       *[other] They could not agree. You may replace any of the three: who votes in the second ballot?
    }
politburo-ask-cast-ballots =
    { $number ->
        [1] First ballot. How do you vote, face down?
        [2] Second ballot. How do you vote, face down?
       *[other] Third and last ballot, and this time the General Secretary looks. How do you vote?
    }
politburo-ask-purge = One of you three has voted against the majority. At whom do you point?

## What a question means to whoever is asked

politburo-at =
    { $level ->
        [one] at +1 (towards Repression)
        [2] at +2 (towards Repression)
        [3] at +3 (towards Repression)
        [0] at 0
       *[other] at { $level } (towards Reform)
    }
politburo-brief-if-ended-now =
    { $holds ->
        [yes] If the game ended now, your goal would be met.
       *[no] If the game ended now, your goal would not be met, and you could not win.
    }
politburo-brief-moves-ministry =
    { $what ->
        [plan] If the plan passes, three comrades move { politburo-ministry-name } by one or two.
        [voters] The three you name move { politburo-ministry-name } by one or two.
       *[ballot] This vote moves { politburo-ministry-name } by one or two.
    }
politburo-brief-finger-costs =
    { $deviant ->
        [yes] costs you nothing
       *[no] costs you 1 Influence if wrong
    }
politburo-brief-your-plan =
    { $number ->
        [1] Which ministry is your plan about?
       *[other] Your first plan was refused. Which ministry is your second about?
    }
politburo-whose-plan =
    { $gensek-you ->
        [yes] { $number ->
            [1] Your first plan
           *[other] Your second plan
        }
       *[no] { $number ->
            [1] { $gensek }’s first plan
           *[other] { $gensek }’s second plan
        }
    }
politburo-brief-plan-is = { politburo-whose-plan }: { politburo-ministry-name }, { politburo-at }.
politburo-brief-you-want-it = Your goal wants more { politburo-side-name } here.
politburo-brief-your-voters =
    { $number ->
        [1] Your plan is { politburo-ministry-name }, { politburo-at }. Which three carry it out?
       *[other] They could not agree on { politburo-ministry-name }, { politburo-at }. Which three vote again?
    }
politburo-ballot-number =
    { $number ->
        [1] First
        [2] Second
       *[3] Third
    }
politburo-brief-ballot-on = { politburo-ballot-number } ballot on { politburo-ministry-name }, { politburo-at }.
politburo-brief-point-at = One of you three has voted { politburo-side-name } against the majority. At whom do you point?
politburo-brief-your-finger =
    { $deviant ->
        [yes] The deviant is you: your finger costs nothing, and only if both others point at you do you lose 1 Influence.
       *[no] You voted with the majority: if you point at the wrong one, you lose 1 Influence.
    }
politburo-brief-then-another = If refused, { $gensek } proposes another ministry
politburo-brief-then-last = If refused again, { politburo-ministry-name } is adopted without a vote
politburo-brief-moves-by =
    { $number ->
        [3] If all three agree, it moves by two; otherwise the majority moves it by one, and the deviant is looked for.
       *[other] If all three agree, it moves by two; otherwise there is another ballot.
    }
politburo-brief-your-goal =
    { $holds ->
        [yes] { politburo-member-goal } Met for now.
       *[no] { politburo-member-goal } Not met for now.
    }
politburo-brief-your-influence = You still have { $points } Influence.
politburo-brief-answer = { $action }
politburo-brief-would-stand = { politburo-ministry-name } { politburo-at } if all three vote so

## Actions

politburo-draw = Draw { politburo-member-name }
politburo-first = { $seat } is the first General Secretary
politburo-propose = Propose the { politburo-ministry-full }
politburo-vote =
    { $vote ->
        [for] Vote for the plan
       *[against] Vote against the plan
    }
politburo-name = { $voters } vote
politburo-cast = Vote { politburo-side-name }
politburo-point = Point at { $seat }

## Statements

politburo-want =
    { $way ->
        [up] I want { politburo-ministry-name } up, towards Repression.
       *[down] I want { politburo-ministry-name } down, towards Reform.
    }
politburo-claim-ballot = In round { $round }, ballot { $ballot }, I voted { politburo-side-name }.
politburo-pact = { $seat }, vote for my plan and I vote for yours.
politburo-accuse = The deviant is { $seat }.
politburo-not-looked = I did not look at the ballots of round { $round }.
politburo-inquire = { $seat }, how did you vote in round { $round }, ballot { $ballot }?
politburo-ask-why = { $seat }, why did you act so in round { $round }?
politburo-explain =
    { $reason ->
        [wish] Round { $round }: I did what I want.
        [word] Round { $round }: I had given my word.
        [trust] Round { $round }: I trusted the General Secretary.
        [doubt] Round { $round }: I did not trust the General Secretary.
        [agree] Round { $round }: I was looking for three who agree.
       *[test] Round { $round }: I wanted to see who votes how.
    }
politburo-ascribe =
    { $way ->
        [up] { $seat } wants { politburo-ministry-name } up, towards Repression.
       *[down] { $seat } wants { politburo-ministry-name } down, towards Reform.
    }
politburo-promise =
    { $deed ->
        [vote] { $seat }, you have my word: I shall vote for your plan.
       *[spare] { $seat }, you have my word: I shall not point at you.
    }
politburo-threaten =
    { $deed ->
        [oppose] { $seat }, a warning: I shall vote against your plan.
       *[point] { $seat }, a warning: I shall point at you.
    }
politburo-believe = Believe me, not { $seat }.
politburo-deny = { $seat }, that is not so.
politburo-contradict = { $seat }, you said otherwise in round { $round }.
politburo-retract = I take that back.
politburo-nothing = …

## Events

politburo-drawn = { $seat } is { politburo-member-name }, { politburo-member-office }. { politburo-member-goal }
politburo-appointed = Round { $round }: { $gensek } is General Secretary.
politburo-proposed = { $gensek } proposes a plan for the { politburo-ministry-full }.
politburo-voted =
    { $accepted ->
        [yes] The plan for { politburo-ministry-name } is accepted. For: { $supporters }. Against: { $opponents }.
       *[no] The plan for { politburo-ministry-name } is refused. For: { $supporters }. Against: { $opponents }.
    }
politburo-taken = That leaves the { politburo-ministry-full }, which is adopted without the tedium of a vote.
politburo-named =
    { $ballot ->
        [1] { $gensek } calls { $voters } to the first ballot.
        [2] { $gensek } calls { $voters } to the second ballot.
       *[other] The third ballot falls to the comrades on the left of { $gensek }: { $voters }.
    }
politburo-counted =
    Ballot { $ballot }: { $repression ->
        [3] three votes for Repression. Unity is restored.
        [2] two votes for Repression, one for Reform. Somebody is out of step.
        [1] one vote for Repression, two for Reform. Somebody is out of step.
       *[0] three votes for Reform. Unity is restored.
    }
politburo-divided = The third ballot is divided too. The majority is for { politburo-side-name }; who stood in its way, only { $gensek } has seen.
politburo-inspected = { $gensek } looks at the ballots: it was { $deviant } who voted { politburo-side-name }. A straight face, please.
politburo-moved =
    { $by ->
        [0] The { politburo-ministry-full } has no { politburo-side-name } left to add and stays at { $level }.
        [one] The { politburo-ministry-full } moves one step towards { politburo-side-name } and stands at { $level }.
       *[other] The { politburo-ministry-full } moves two steps towards { politburo-side-name } and stands at { $level }.
    }
politburo-pointed = { $voter } points at { $suspect }.
politburo-unmasked = The ballots are shown: the deviant, who voted { politburo-side-name }, was { $deviant }.
politburo-lost =
    { $lost ->
        [0] { $seat } would lose Influence, but one cannot take from those who have none.
       *[other] { $seat } loses one point of Influence and has { $influence } left.
    }
politburo-opened = From the archives, round { $round }, ballot { $ballot }: { $repression } voted Repression, { $reform } voted Reform.
politburo-ended = { $ending } The masks come off: { $members }.
politburo-ended-members =
    { $value ->
        [beria] { $seat } was { politburo-member-beria }
        [kirov] { $seat } was { politburo-member-kirov }
        [kaganovich] { $seat } was { politburo-member-kaganovich }
        [kuibyshev] { $seat } was { politburo-member-kuibyshev }
        [voroshilov] { $seat } was { politburo-member-voroshilov }
        [malenkov] { $seat } was { politburo-member-malenkov }
        [bulganin] { $seat } was { politburo-member-bulganin }
        [khrushchev] { $seat } was { politburo-member-khrushchev }
        [molotov] { $seat } was { politburo-member-molotov }
       *[zhdanov] { $seat } was { politburo-member-zhdanov }
    }

## Endings

politburo-tally =
    Defence { $defence }, Finance { $finance }, Interior Security { $security }, { $sum } in all; { $lost ->
        [0] no Influence lost
        [one] one point of Influence lost
       *[other] { $lost } points of Influence lost
    }
politburo-ending-beria = { $winners } wins as Beria ({ $rule }): { politburo-tally }. The Interior has a file on everybody, and now it has the time to read them.
politburo-ending-kirov = { $winners } wins as Kirov ({ $rule }): { politburo-tally }. The police are told to relax; it takes several circulars to explain the word.
politburo-ending-kaganovich = { $winners } wins as Kaganovich ({ $rule }): { politburo-tally }. Every kopek reports for duty, and none of them is ever late.
politburo-ending-kuibyshev = { $winners } wins as Kuibyshev ({ $rule }): { politburo-tally }. The plan now allows for mistakes, and that quota is met at once.
politburo-ending-voroshilov = { $winners } wins as Voroshilov ({ $rule }): { politburo-tally }. The horses are polished, the tanks are groomed.
politburo-ending-malenkov = { $winners } wins as Malenkov ({ $rule }): { politburo-tally }. The generals are issued spades and shown a potato.
politburo-ending-bulganin = { $winners } wins as Bulganin ({ $rule }): { politburo-tally }. The books balance, and all doubters have been written off.
politburo-ending-khrushchev = { $winners } wins as Khrushchev ({ $rule }): { politburo-tally }. The ice melts, and everybody agrees that it was never cold.
politburo-ending-molotov = { $winners } wins as Molotov ({ $rule }): { politburo-tally }. Nearly everybody kept a seat, which is diplomacy.
politburo-ending-zhdanov = { $winners } wins as Zhdanov ({ $rule }): { politburo-tally }. So many reputations ruined, and not one of them by accident.
politburo-ending-tie = Nobody wins ({ $rule }): { politburo-tally }. Of the { $running } members whose goal is met, several stand highest with an Influence of { $influence }, and each applauds so as not to be the first to stop.
politburo-ending-nobody = Nobody wins ({ $rule }): { politburo-tally }. No goal is met, and the minutes will say that this was the plan.
politburo-ending-shared = { $winners } win together ({ $rule }): { politburo-tally }. Each has an Influence of { $influence }, and collective leadership has for once produced a collective.

## Why it ended so

politburo-fulfilled =
    { $seats-count ->
        [0] Nobody’s goal is met.
        [one] The goal of { $seats } is met.
       *[other] The goals of { $seats } are met.
    }
politburo-brief-held = { politburo-fulfilled }
politburo-brief-yours-held = Yours is met, and with { $influence } Influence nobody of them came before you.
politburo-brief-yours-held-too = Yours is met too, but your Influence was { $mine } against { $most }.
politburo-brief-yours-tied = Yours is met, but { $others } had as much Influence as you, { $influence }: so nobody wins.
politburo-brief-yours-shared = Yours is met, and you win together with { $others }: each of you has { $influence } Influence.
politburo-brief-yours-strict = Yours is met strictly; { $others } had as much Influence, { $influence }, but only a tie.
politburo-brief-yours-not-strict = Yours is met by a tie. { $winners } had as much Influence, { $influence }, and met the goal strictly.
politburo-brief-yours-failed = Yours is not met. { politburo-member-goal }
