### Kremlin in three minutes: from one declaration to one wave, and a card. At most 45 words a screen.

lesson-kremlin-sheet = You are a faction with influence in secret: ten points on one politician, nine on the next, down to one. In a real game Presidium will suggest such a sheet. The faction that has declared most on a politician controls that politician.
lesson-kremlin-declare = Time to purge, which is the KGB’s business. Karrienko leads it, you have ten points there, and nobody has declared any. Declare one point, or up to ten as needed, which declares no more than it takes. You cannot take a point back.
lesson-kremlin-purge = One point was enough, and Karrienko is yours. Choose whom to purge. A die of twenty decides: 18 for the Chief, 14 on the first level, 10 on the second, 6 for a Candidate. Strike at what is theirs.
lesson-kremlin-lost = Announced is not done. The Militarists have declared two on Karrienko and control him now. Your purge is off; theirs is aimed at your Strychnin. It is not done either. How much do you have there?
lesson-kremlin-again = Three against two, and Karrienko is yours again, which the Militarists will remember. Whom did you mean to purge?
lesson-kremlin-funeral = A twelve: Shootemdedsky is in Siberia, and the points declared there are lost. In the autumn old Aparatschik dies, with two crosses and no cure. Send your sick to the Sanatorium, but not a Chief, who has to wave. The post is vacant.
lesson-kremlin-propose = Foreign Affairs arranges the funeral, and proposes the next Party Chief from the first level. Patina leads it, and Patina is yours. Of Karrienko and Eatstumuch, who would you like to see on the balcony?
lesson-kremlin-vote = You cast the votes of those you control. Three votes against would defeat the proposal; Eatstumuch has cast the first. Now Strychnin votes, and Strychnin is yours.
lesson-kremlin-wave = October. The Chief waves from the balcony, for the faction that controls him when this window closes. You have declared three on Karrienko, the Militarists two, and one of them is counting on his fingers. Guard him with all you have, as needed.
lesson-kremlin-hand = Seven beat six: Karrienko waved for you. A faction with three waves has won. The game can be played with Intrigue cards too, and you hold one. It is spring, and this time the KGB belongs to the Militarists.
lesson-kremlin-card = Eatstumuch purges your Strychnin, in Ideology. Ten is needed, eleven was rolled. Influence is of no use once the die is cast. Your card takes three off a purge in Ideology, even after the roll. Play it.
lesson-kremlin-end = Eight is not ten: Strychnin stays, and Eatstumuch is three years older. Declare little and late, strike at theirs, raise your own, guard the Chief in October. The next game is not rehearsed.

## Why not so

refused-lesson-kremlin-lapse = Nobody controls Karrienko, so the right to purge lapses unless somebody declares something. You have ten points there.
refused-lesson-kremlin-not-him = It is Karrienko who acts now. Points declared on anybody else win nothing today, and everybody will have seen them.
refused-lesson-kremlin-exact = That declares exactly so many, whether or not anybody bids against you. “As needed” declares no more than it takes.
refused-lesson-kremlin-waive = Then you have promised to stay silent for the whole phase, and everybody knows it.
refused-lesson-kremlin-own = You have written much there: one of yours. A purge is for those whom others control.
refused-lesson-kremlin-nobodys = Nobody has declared anything there, and it may be one of your own. The Militarists have declared two points on somebody whom a ten will do for.
refused-lesson-kremlin-high = That takes 14, or 18. A purge that fails makes the purger three years older; one that succeeds, only one. Somebody whom a ten will do for is theirs too.
refused-lesson-kremlin-spare = You may spare them all. But the KGB is yours today, and perhaps only today.
refused-lesson-kremlin-level = The Militarists have declared two, and drawing level takes nobody over. It needs one more.
refused-lesson-kremlin-gone = Then Karrienko purges Strychnin for the Militarists, and what you have declared there is lost if the die agrees. You have ten points on Karrienko.
refused-lesson-kremlin-theirs = Eatstumuch is controlled by the Militarists, and would wave for them. Karrienko would wave for you.
refused-lesson-kremlin-against = Three votes against would defeat your own proposal, and make the proposer a year older.
refused-lesson-kremlin-enough = The Militarists may have more than that. “As needed” declares only what it takes, so a higher limit costs you nothing.
refused-lesson-kremlin-unguarded = Then one point more, and Karrienko waves for the Militarists. The faction that controls him when the window closes has the wave.
refused-lesson-kremlin-give = A bribe is allowed, and the card would be gone. Strychnin needs it today.
refused-lesson-kremlin-die = The die is cast: control of Eatstumuch changes nothing about this purge now. Only a card still helps.
refused-lesson-kremlin-siberia = Then Strychnin goes to Siberia, and the point you have declared is lost. Your card is made for this.
