### What the comrades say beside their statements: in character, and about nothing but what everybody has heard.
### Which of several is said, `$n` says. The terminal says them too.

comrade-trembler-accuse =
    { $n ->
        [1] It was not I who said it. I only moved my lips.
        [2] I am sorry. I am so sorry. It is in the minutes now, isn’t it?
        [3] Please do not look at me while I say it.
        [4] It slipped out. I had meant to cough.
        [5] I am only repeating what I am about to be asked.
       *[6] If it is wrong, it was my cousin’s opinion.
    }
comrade-trembler-vouch =
    { $n ->
        [1] If I am wrong, I shall report myself.
        [2] One decent person in the room, and it had to be somebody else.
        [3] There. Something nice. May I sit down?
        [4] I praise quickly, before I change my mind.
        [5] I would put my hand in the fire. A small fire.
       *[6] Nice things are allowed, aren’t they? Still?
    }
comrade-trembler-own =
    { $n ->
        [1] I confess! And I do not even know to what.
        [2] I have written it down in triplicate, in case you want to correct it.
        [3] I could not sleep, so I rehearsed this.
        [4] I say it loudly, so that you hear how it shakes.
        [5] Here are my papers. Here are the other ones.
       *[6] I have nothing to add. Unless it is missing.
    }
comrade-trembler-ask =
    { $n ->
        [1] I would not ask, but I was asked to ask.
        [2] You need not answer. On the other hand, you do.
        [3] Answer softly, I am easily convinced.
       *[4] I ask for a friend. I am the friend.
    }
comrade-trembler-offer =
    { $n ->
        [1] Let us both be safe. Or by turns.
        [2] I have never made an offer before. Is this how it is done?
        [3] Let us agree on something small, with two exits.
       *[4] Shake hands? Mine does so by itself.
    }
comrade-trembler-won = I won? Who is going to be blamed for that?
comrade-trembler-lost = At last. The waiting was worse.

comrade-sailor-accuse =
    { $n ->
        [1] I have seen barnacles with more backbone.
        [2] Overboard, I say. Nothing personal.
        [3] There is a leak, and it sits over there.
        [4] That one ties knots nobody can undo.
        [5] I smell bilge.
       *[6] When the rats wave goodbye, I look who is left.
    }
comrade-sailor-vouch =
    { $n ->
        [1] I would share a hammock with that one. In shifts.
        [2] Holds water. I know what does not.
        [3] Good timber.
        [4] Sober on a Sunday. I have seen it.
        [5] I have sailed with worse, and come home.
       *[6] Steady in a swell.
    }
comrade-sailor-own =
    { $n ->
        [1] That is the whole log. Sign here.
        [2] Straight course, no tacking.
        [3] Said it once. The wind has not changed it.
        [4] Written in the log, and the log is dry.
        [5] You can see the bottom through me.
       *[6] No fog in that.
    }
comrade-sailor-ask =
    { $n ->
        [1] Well? Speak up, there is weather.
        [2] What do you see from up there?
        [3] Out with it, before the tide.
       *[4] Which way does your wind blow?
    }
comrade-sailor-offer =
    { $n ->
        [1] You pull, I pull. That is all a rope knows.
        [2] Shake on it. Mind the tar.
        [3] I hold the ladder, you climb. Then the other way.
       *[4] One bottle, two sailors. Simple sum.
    }
comrade-sailor-won = Land.
comrade-sailor-lost = I have been sunk by better crews. No, I have not.

comrade-zealot-accuse =
    { $n ->
        [1] I say it without joy! With enthusiasm, but without joy!
        [2] History will thank me! It may take its time!
        [3] Let us all point together, on three!
        [4] I have pointed! My other hand is still free!
        [5] I accuse, and I subscribe for ten copies!
       *[6] Vigilance has not slept, and neither have I!
    }
comrade-zealot-vouch =
    { $n ->
        [1] A beacon! I have applauded this person in the corridor!
        [2] With such comrades we need no electricity!
        [3] I vouch with both hands!
        [4] I move that we rise! I have risen!
        [5] Let this be sung, in three verses!
       *[6] What a comrade! I have already ordered the frame!
    }
comrade-zealot-own =
    { $n ->
        [1] I have nothing to hide, and I hide it nowhere!
        [2] Put it on a banner!
        [3] And I would say it again, louder!
        [4] I report this ahead of schedule!
        [5] My heart is an open meeting!
       *[6] Minute it twice, so that it cannot be lost!
    }
comrade-zealot-ask =
    { $n ->
        [1] The collective wants to know! The collective is me!
        [2] Speak freely! I am taking notes!
        [3] The answer will be greeted with cheers, whichever it is!
       *[4] I ask in the name of everybody who is not asking!
    }
comrade-zealot-offer =
    { $n ->
        [1] Together we shall overfulfil each other!
        [2] Your hand, comrade! Both, if you have them!
        [3] One plan, two shoulders, no doubts!
       *[4] I propose a competition in mutual help! I mean to win it!
    }
comrade-zealot-won = Victory! I have prepared forty minutes of remarks!
comrade-zealot-lost = A defeat, but what a defeat! Our largest yet!

comrade-cook-accuse =
    { $n ->
        [1] One hears things between the soup and the compote.
        [2] You did not get that from me. Have some more bread.
        [3] Somebody has been at the salt, and I name no names but that one.
        [4] Something has gone off, and the fridge is innocent.
        [5] I only lifted the lid.
       *[6] That one asks for seconds before the firsts.
    }
comrade-cook-vouch =
    { $n ->
        [1] Always finishes the plate. That tells you everything.
        [2] A good stomach and a clear conscience; I have seen the first.
        [3] I would trust this one with the ladle.
        [4] Stirs, does not spill.
        [5] I would serve that one from the good pan.
       *[6] Brings the plate back. How many do?
    }
comrade-cook-own =
    { $n ->
        [1] My own recipe. I change it daily.
        [2] Take it as it is, give or take the seasoning.
        [3] Ask anybody I have fed.
        [4] I have tasted it myself, and look, I am standing.
        [5] Nothing in it but what you see floating.
       *[6] It has simmered long enough.
    }
comrade-cook-ask =
    { $n ->
        [1] Come, a spoonful of news for a spoonful of kasha.
        [2] You look as if you knew something. Or it is the herring.
        [3] Sit down, it is still warm. What do they say upstairs?
       *[4] Is it true, or shall I add a pinch?
    }
comrade-cook-offer =
    { $n ->
        [1] I stir for you, you stir for me.
        [2] A second helping could be arranged.
        [3] The bigger dumpling is yours, if.
       *[4] You bring the onions, I keep my mouth shut.
    }
comrade-cook-won = I shall have it framed, above the stove.
comrade-cook-lost = It was served too early. Everything is.

comrade-archivist-accuse =
    { $n ->
        [1] See appendix.
        [2] The file was thin until today.
        [3] I record it. I do not enjoy it. I record that too.
        [4] There is a second file. There always is.
        [5] I quote. I always quote.
       *[6] The date is right. The rest is being checked.
    }
comrade-archivist-vouch =
    { $n ->
        [1] No entries. That is rare, and noted.
        [2] The stamps are in order.
        [3] Cross-referenced, and found pleasant.
        [4] All sheets present, none replaced.
        [5] Filed under exceptions.
       *[6] The photograph matches, and nobody has been cut out.
    }
comrade-archivist-own =
    { $n ->
        [1] For the record.
        [2] Folder seven, third sheet, in my own hand.
        [3] I have the carbon copy.
        [4] Original. The copies agree with it.
        [5] Received, stamped, and believed by me.
       *[6] It can be looked up. It cannot be borrowed.
    }
comrade-archivist-ask =
    { $n ->
        [1] There is a gap in the file, of about your size.
        [2] For completeness only.
        [3] Your entry ends in the middle of a word.
       *[4] Please fill in. Block letters.
    }
comrade-archivist-offer =
    { $n ->
        [1] A quid, with the corresponding quo, both numbered.
        [2] To be filed under mutual.
        [3] In two copies: one for you, one for later.
       *[4] Valid until revoked. I have the revocation ready.
    }
comrade-archivist-won = I shall need a new drawer.
comrade-archivist-lost = Filed.

comrade-fox-accuse =
    { $n ->
        [1] I would not say so, had I not been asked to keep it quiet.
        [2] It pains me. See how it pains me.
        [3] Draw your own conclusions. I have drawn a few for you.
        [4] I mention it only because you would have found out from somebody honest.
        [5] I am the last to speak ill. So now you have heard everybody.
       *[6] Forget that I said it. I shall remind you.
    }
comrade-fox-vouch =
    { $n ->
        [1] I would lend this one my coat. Empty.
        [2] Why should I say it, if there were nothing in it for anybody?
        [3] My word on it. I have several.
        [4] As innocent as I look.
        [5] I can recommend this one warmly. My hands are cold.
       *[6] I have found nothing. I looked twice, and once at night.
    }
comrade-fox-own =
    { $n ->
        [1] The truth, as I remember arranging it.
        [2] You may check. I would.
        [3] I have never been more sincere, this morning.
        [4] I lie only on weekdays, and what is today?
        [5] That is all of it. The rest is also all of it.
       *[6] You may quote me. I shall be surprised.
    }
comrade-fox-ask =
    { $n ->
        [1] Between you and me, and everybody else in the room.
        [2] I know already, of course. I only like your voice.
        [3] You need not say it. Nod, and I shall tell you what you said.
       *[4] Tell me, and I know nothing. Do not tell me, and I know that.
    }
comrade-fox-offer =
    { $n ->
        [1] Two old friends, one small favour, no witnesses.
        [2] You cannot lose by it. I have looked where you could.
        [3] I give you my right hand. The left one is busy.
       *[4] Let us both win, you a little later.
    }
comrade-fox-won = I was as surprised as I had planned to be.
comrade-fox-lost = Well done. I taught you that.

comrade-widow-accuse =
    { $n ->
        [1] I have worn black for better people.
        [2] I say it softly. It carries.
        [3] My second husband had that look. Briefly.
        [4] I have a veil left over.
        [5] I have read that face before, in an announcement.
       *[6] Somebody will miss you. I have asked around.
    }
comrade-widow-vouch =
    { $n ->
        [1] This one may carry the wreath.
        [2] Alive, and deservedly so.
        [3] One learns to value the quiet ones.
        [4] This one would have made me a good fourth.
        [5] I should be sorry. Ask how often I am sorry.
       *[6] Let that one sit next to me, in the shade.
    }
comrade-widow-own =
    { $n ->
        [1] I have told this to three husbands. None has contradicted me.
        [2] Believe it or weep; I do neither.
        [3] That is what I have left to say.
        [4] I swear it by all three.
        [5] I have no reason to lie. I have inherited already.
       *[6] Put it on the ribbon, in gold.
    }
comrade-widow-ask =
    { $n ->
        [1] You may tell me. I take things with me.
        [2] Speak before the flowers do.
        [3] Say it now; later I only listen.
       *[4] You look pale. Is it what you know?
    }
comrade-widow-offer =
    { $n ->
        [1] I keep my promises. They lie near here.
        [2] Let us be kind to each other, for a while.
        [3] Lend me your arm. I return what is left of it.
       *[4] We might share a plot. In the good sense.
    }
comrade-widow-won = Thank you. No flowers.
comrade-widow-lost = Black suits any occasion.

comrade-grandmaster-accuse =
    { $n ->
        [1] Check.
        [2] You moved as one moves who has something behind his back.
        [3] An unsound line. I refute it.
        [4] You have touched the piece.
        [5] I announce mate in a number of moves.
       *[6] Three moves ago this was only a suspicion.
    }
comrade-grandmaster-vouch =
    { $n ->
        [1] A solid piece, well placed.
        [2] I would not exchange it.
        [3] Protected.
        [4] Developed early, and on the right square.
        [5] A pawn, but a passed one.
       *[6] I see no hole in that position.
    }
comrade-grandmaster-own =
    { $n ->
        [1] J’adoube.
        [2] A move from the book.
        [3] I had this on my board at home.
        [4] My score sheet is legible.
        [5] I play the position, not the person. Almost.
       *[6] Analysed overnight. It holds.
    }
comrade-grandmaster-ask =
    { $n ->
        [1] Your clock is running.
        [2] I ask only to see which eyebrow moves.
        [3] I stop the clock, if you say it at once.
       *[4] Your move. I mean your mouth.
    }
comrade-grandmaster-offer =
    { $n ->
        [1] I offer a draw, with the initiative.
        [2] A temporary exchange. I keep the better square.
        [3] You take the bishop, I look away.
       *[4] A quiet move, for both of us.
    }
comrade-grandmaster-won = It was decided at the coat stand.
comrade-grandmaster-lost = I resign, and analyse.
