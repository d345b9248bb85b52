### Goulag in three minutes: one game of five, played along with whoever learns it. At most 45 words a screen.

lesson-goulag-own = The card before you is yours: loyal. You want the canal dug, more than two steps for each loyal worker, in five rounds. The disloyal want a ditch. Who is what, nobody will tell you, or everybody will.
lesson-goulag-passed = One thing you know for certain. The card of Comrade 5 went through your hands, and it is disloyal. Yours went through the hands of Comrade 2. Each of you has read one neighbour, and no more.
lesson-goulag-name = You are the commissar. Name two builders and a supervisor over them. The builders will play Work or Strike, face down, and each Work is a step of canal. Whom would you rather not see there?
lesson-goulag-shown = One Work, one Strike: one step. The cards were shuffled first, so whose was which does not show. Those three know more about it than you, and will be glad to tell you something.
lesson-goulag-build = Comrade 2 sends you to build with Comrade 4, and Comrade 3 supervises. You are loyal, and the canal is one step long. Play a card; nobody sees which.
lesson-goulag-turned = Comrade 3 made you exchange, and your Work became a Strike. Only you know that it was Work. So the one Work shown came from Comrade 4, and Comrade 3 has cost you a step. Remember both.
lesson-goulag-exchange = Now you supervise. Comrades 4 and 5 have played, and you see neither card. If you make one of them exchange, Strike becomes Work and Work becomes Strike. One of them has worked beside you; the card of the other you have read.
lesson-goulag-lie = Two Works. Comrade 5 says: “In round 3 I played Work.” Count: you made Comrade 5 exchange, and then a Work lay there. So it had been a Strike. Anybody at the table can count that. The lie is out.
lesson-goulag-word = Comrade 4 calls Comrade 3 disloyal; Comrade 3 says the same of Comrade 4. One of them has worked beside you, the other took your Work away. Comrades 2 and 3 have played. Who exchanges?
lesson-goulag-last = The last round, and six steps. Two of you are disloyal, so at most three are loyal, and seven steps will do. You build with Comrade 3. Comrade 4, who has read that card, supervises.
lesson-goulag-end = Comrade 4 made Comrade 3 exchange: eight steps, and the loyal have won. What you know, who costs you steps, whose words do not add up: that is the whole game. The next one is not rehearsed.

## Why not so

refused-lesson-goulag-watch = You have read that card: Comrade 5 is disloyal. Such a supervisor makes an honest builder exchange, and a Work becomes a Strike. Leave Comrade 5 out of it.
refused-lesson-goulag-dig = You have read that card: Comrade 5 is disloyal, and would build accordingly. Send the other three.
refused-lesson-goulag-strike = A Strike is no step, and it is the disloyal who win by a short canal. You are loyal.
refused-lesson-goulag-worked = Comrade 4 has worked before, and that Work would become a Strike. You know somebody here who is disloyal.
refused-lesson-goulag-let-be = Then what Comrade 5 has played lies there, and you can guess what it is. Have it turned round.
refused-lesson-goulag-nothing-against = Nothing speaks against Comrade 2, and an honest Work would become a Strike. Whose word do you not believe?
refused-lesson-goulag-believe = Then a Strike may lie there. You have reason to believe Comrade 4, and to make a Work of it.
