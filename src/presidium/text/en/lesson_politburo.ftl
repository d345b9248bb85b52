### Politburo in three minutes: three rounds of a game of five, played along with whoever learns it. At most 45 words a screen.

lesson-politburo-goal = You are Beria. When all rounds are over, no ministry may stand higher in Repression than Interior Security; level is good enough. Nobody else knows this. The others have goals too, and would rather not discuss them.
lesson-politburo-influence = A goal is not enough. Of those whose goal is met, the one with the most Influence wins, alone; if two share the most, nobody does. Everybody starts with three. Comrade 3 is General Secretary and makes a plan.
lesson-politburo-plan = Comrade 3 proposes Interior Security: only a ministry with a plan moves. Everybody votes, and all votes are seen. It is the one your goal names. And you?
lesson-politburo-ballot = Accepted. Three carry it out: you, Comrade 2 and Comrade 4, in a secret ballot. If all agree, the ministry goes two steps, up for Repression or down for Reform. Only the count is shown.
lesson-politburo-third = Two Repressions, one Reform. So 2, 4 and 5 were asked: one Repression, two Reforms. The third ballot is the last, and goes by seat: 4, 5 and you. Two to one means one step, and a purge. Vote for your goal.
lesson-politburo-point = Repression, by two to one. One of the other two went against you: the deviant. Count. With you, either 2 or 4 voted Repression. Then 2, 4 and 5 had one Repression between them. Point at the one who is left.
lesson-politburo-against = You and Comrade 4 both found Comrade 5, who loses one Influence. A voter who points wrongly loses one instead. Now Comrade 4, who voted Repression with you, wants to do the same for Defence. Do you?
lesson-politburo-deviant = The plan was accepted all the same. 2, 3 and 5 were asked twice: two Repressions, one Reform. The third ballot is yours, with 2 and 5. You want Defence down, and may stand alone with it. And?
lesson-politburo-bluff = You are the deviant now, and only the General Secretary knows. You lose one Influence if both others point at you, and nothing if one of them does not. Your own finger costs you nothing. Use it.
lesson-politburo-away = They pointed at each other. Both lose one Influence, and you none. In line one must find the deviant; the deviant needs only one who is wrong. So vote for your goal, and keep your Influence.
lesson-politburo-call = The last round, and you are General Secretary. Interior Security: 3, 4 and 5 gave two Repressions and a Reform. Comrade 5 was the deviant there before. You may replace any of the three. Call those who vote your way.
lesson-politburo-end = Still divided: one step up, and a purge that never strikes the leader. Comrade 4 pointed wrongly. Two goals are met, yours and that of Comrade 4: three Influence against two. You win. Level, nobody would have. The next one is not rehearsed.

## Why not so

refused-lesson-politburo-plan = Interior Security has to stand highest, and without a plan it stays where it is. A plan for it is good for you.
refused-lesson-politburo-down = Reform takes it down, and your goal is that no ministry stands higher. Vote Repression.
refused-lesson-politburo-count = Count again: one of 2 and 4 voted Repression with you, and of 2, 4 and 5 only one did. So it was not Comrade 5. Pointing wrongly would cost you one Influence.
refused-lesson-politburo-rival = Defence above Interior Security, and your goal is lost. A General Secretary who votes Repression will not take it down.
refused-lesson-politburo-alone = Then all three agree, and Defence goes up two steps, above Interior Security. The one who stands alone loses one Influence only if both others find out.
refused-lesson-politburo-finger = It would cost nothing. But Comrade 5 has been a deviant before: a finger in that direction is believed more readily.
refused-lesson-politburo-same = The same three will vote the same again. You may replace the one who voted Reform.
refused-lesson-politburo-left-out = Two of the three voted your way, and the third was Comrade 5. Keep those two.
