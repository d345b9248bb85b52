### Problems of Kremlin: find the move.

problem-kremlin-house = The others do nothing more than lies on the table: they declare nothing, play no card and let their politicians do nothing. In a vote they are for their own and against everybody else. You win this year, or not at all.

problem-kremlin-the-balcony-or-the-bed-title = The balcony or the bed
problem-kremlin-the-balcony-or-the-bed-task = Two waves are yours, and your Chief, Schukrutoff, has a “+”. Does he take a cure?
problem-kremlin-the-balcony-or-the-bed-why = A Chief in the Sanatorium does not wave, and the third wave is all you need. Schukrutoff at his desk gets through the health roll more often than not, and with one “+” he then needs a 7: the balcony is worth the cough.

problem-kremlin-doctors-orders-title = Doctor’s orders
problem-kremlin-doctors-orders-task = It is 1961. The faction that controls the Chief after the funeral commission wins. Yours has “++”. Does he take a cure?
problem-kremlin-doctors-orders-why = There is no parade left to wave at; he only has to live to see the Funeral commission, and one more “+” kills him. At work that is thirteen faces of twenty at his age, in the Sanatorium four. A Chief in bed is a Chief.

problem-kremlin-seven-is-enough-title = Seven is enough
problem-kremlin-seven-is-enough-task = The Militarists’ Chief, Karrienko, is about to wave for the third time. He could do it for you. What do you say?
problem-kremlin-seven-is-enough-why = They stand at 6 on Karrienko, and you have 7 there: he waves for you, and it is your third. They cannot raise above it either, for their 10, 9 and 8 lie on other desks, and drawing level with 7 takes nobody over.

problem-kremlin-who-is-left-title = Who is left
problem-kremlin-who-is-left-task = It is 1961, the Militarists’ Chief is as good as dead, and your Purgemoff has the KGB. Whom does he purge?
problem-kremlin-who-is-left-why = At 89 with “++” nature takes care of the Chief. Then Foreign Affairs proposes, and has to name somebody on his level: Goferbrok, his own man, or Purgemoff. Send Goferbrok to Siberia, and Palavrian has nobody to propose but you. Purge Palavrian instead, and you would have to propose Goferbrok yourself.

problem-kremlin-count-the-votes-title = Count the votes
problem-kremlin-count-the-votes-task = It is 1961. The Chief has a “?”, and your Defence may accuse him later. Whom does your KGB purge first?
problem-kremlin-count-the-votes-why = Two votes of not guilty acquit, and the Militarists have just two: the Chief’s own and Niewitko’s. The Chief falls to an 18, Niewitko to a 10. Without him one vote is left, the court finds as you wish, and your KGB proposes your Defence.

problem-kremlin-the-smaller-fish-title = The smaller fish
problem-kremlin-the-smaller-fish-task = It is 1961, and the old Chief will hardly live. Your Defence may bring one of two suspects to trial. Whom?
problem-kremlin-the-smaller-fish-why = The Chief and the KGB vote together: he would be acquitted, and he dies anyway. Palavrian has one vote, his own. With him in Siberia your Ideology proposes the next Chief, and names your Defence. To clear somebody first only makes an old man older.

problem-kremlin-lose-once-more-title = Lose once more
problem-kremlin-lose-once-more-task = It is 1961. Palavrian, yours, has lost the first vote and must name one of the three who were against. Whom?
problem-kremlin-lose-once-more-why = After a second defeat the proposer becomes Chief himself, so lose again. Against Krakemheds both Militarists vote, and your Goferbrok makes three. Against a Militarist there would be two, and he would be Chief.

problem-kremlin-a-second-opinion-title = A second opinion
problem-kremlin-a-second-opinion-task = It is 1961. The Militarists’ Chief has just survived his health roll. You hold “Wrong diagnosis”. What do you do?
problem-kremlin-a-second-opinion-why = Have the doctors look again, at −2. With “++” and at 85 every cross kills, and two off the roll leaves sixteen faces of twenty for it. Then Palavrian proposes Purgemoff, both yours, and nobody is left to be against.
