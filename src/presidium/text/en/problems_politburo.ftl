### Problems of Politburo: find the move.

problem-politburo-house = Everybody votes in every ballot as his goal would have it: for one ministry highest, Repression there and Reform elsewhere; for one lowest, the other way round. Molotov and Zhdanov toss a coin. Plans are accepted, and fingers point at random.

problem-politburo-one-step-back-title = One step back
problem-politburo-one-step-back-task = You are Bulganin and lead in Influence. The three levels must not add up to less than 0. How do you vote?
problem-politburo-one-step-back-why = Twice you were the only one for Repression, so the others will vote Reform again. Join them and Finance falls by two: the sum is below 0. Go against them and it falls by one, to just 0. You are the deviant, but only if both point at you is your lead gone.

problem-politburo-let-it-rise-title = Let it rise
problem-politburo-let-it-rise-task = You are Voroshilov and lead in Influence. Defence must have the highest level. The others want Finance up. How do you vote?
problem-politburo-let-it-rise-why = Three of a kind lift Finance from 0 to 2, level with Defence, and ministries that share the highest level all have it. So agree: no purge, and your lead stays. A Reform would hold Finance at 1, which you do not need, and put two fingers within reach of you.

problem-politburo-a-matter-of-counting-title = A matter of counting
problem-politburo-a-matter-of-counting-task = You are Khrushchev, Reform has won the third ballot, and your goal is met. Who was the deviant?
problem-politburo-a-matter-of-counting-why = In the second ballot you voted Reform and two voted Repression: Comrades 2 and 5. Both sat in the first ballot too, in which there was one Reform: that was Comrade 1. So the deviant is Comrade 5, unless somebody tosses coins. Point wrongly and your lead in Influence is gone.

problem-politburo-three-of-a-kind-title = Three of a kind
problem-politburo-three-of-a-kind-task = You are Kaganovich, and Finance has to rise by two to draw level with Defence. Whom do you call to the second ballot?
problem-politburo-three-of-a-kind-why = Every ballot on Finance has had one Reform in it, and Comrade 3 sat in all of them; last round his was shown. So call the other three. Anything less than three of a kind lifts Finance by one, and second highest is not highest.
