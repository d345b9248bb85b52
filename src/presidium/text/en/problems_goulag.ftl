### Problems of Goulag: find the move.

problem-goulag-house = Everybody plays by the cards he has seen: builders play their side’s card, and a supervisor makes a builder exchange only if that is the neighbour on his right, and on the other side.

problem-goulag-the-last-shift-title = The last shift
problem-goulag-the-last-shift-task = You supervise the last round. Two steps more and the canal is yours. What do you do?
problem-goulag-the-last-shift-why = In round 2 you worked and two Works lay there: Comrade 5 is loyal. In round 1 he made Comrade 4 exchange, so Comrade 4 is not. Comrade 3 let you be and is loyal too: three loyal, and six steps would be a tie that the two others win. Turn the Strike round and there are seven.

problem-goulag-the-neighbour-knows-title = The neighbour knows
problem-goulag-the-neighbour-knows-task = You are disloyal, and Comrade 3, who supervises, has seen your card. Which card do you play?
problem-goulag-the-neighbour-knows-why = Comrades 4 and 5 strike with you. If Comrade 3 is disloyal too, three steps are already too many. So hope that he is loyal, which he is three times in four: then he makes you exchange, and your Work becomes the Strike that stops the canal at three.

problem-goulag-a-place-for-everybody-title = A place for everybody
problem-goulag-a-place-for-everybody-task = You are loyal, and the last round has to bring two steps. One of the three must be new. Whom do you name?
problem-goulag-a-place-for-everybody-why = Comrade 2 is disloyal, and he let Comrade 1 be in round 2: another one. So Comrades 4 and 5 are loyal and build. Somebody new must come, and only Comrade 2 is: as supervisor he would undo nobody but his neighbour on the right, who is at home.

problem-goulag-not-one-step-more-title = Not one step more
problem-goulag-not-one-step-more-task = You are disloyal, as Comrades 1 and 4 have shown themselves. The canal must not grow. Whom do you name?
problem-goulag-not-one-step-more-why = Let 1 and 4 build together and a loyal neighbour watches: Comrade 2 has seen Comrade 1, Comrade 5 has seen Comrade 4, and one Strike becomes Work. But Comrade 1 has seen Comrade 5. Let 4 strike, let 5 work, and let Comrade 1 turn that Work round.
