### What the comrades say beside their statements: in character, and about nothing but what everybody has heard.
### Which of several is said, `$n` says. The terminal says them too.

# A bot has said something to whoever reads the page; three answers lie beside it.
page-asked = { $name } turns to you
page-asked-silent = Say nothing

comrade-trembler-accuse =
    { $n ->
        [1] It was not I who said it. I only moved my lips.
        [2] I am sorry. I am so sorry. It is in the minutes now, isn’t it?
       *[3] Please do not look at me while I say it.
    }
comrade-trembler-vouch =
    { $n ->
        [1] If I am wrong, I shall report myself.
        [2] One decent person in the room, and it had to be somebody else.
       *[3] There. Something nice. May I sit down?
    }
comrade-trembler-own =
    { $n ->
        [1] I confess! Whatever it was, this is it.
        [2] I have written it down in triplicate, in case you want to correct it.
       *[3] I could not sleep, so I rehearsed this.
    }
comrade-trembler-ask =
    { $n ->
        [1] I would not ask, but I was asked to ask.
       *[2] You need not answer. On the other hand, you need.
    }
comrade-trembler-offer =
    { $n ->
        [1] Let us both be safe. Or by turns.
       *[2] I have never made an offer before. Is this how it is done?
    }
comrade-trembler-won = I won? Who is going to be blamed for that?
comrade-trembler-lost = At last. The waiting was worse.

comrade-sailor-accuse =
    { $n ->
        [1] I have seen barnacles with more backbone.
        [2] Overboard, I say. Nothing personal.
       *[3] There is a leak, and it sits over there.
    }
comrade-sailor-vouch =
    { $n ->
        [1] I would share a hammock with that one. In shifts.
        [2] Holds water. I know what does not.
       *[3] Good timber.
    }
comrade-sailor-own =
    { $n ->
        [1] That is the whole log. Sign here.
        [2] Straight course, no tacking.
       *[3] Said it once. The wind has not changed it.
    }
comrade-sailor-ask =
    { $n ->
        [1] Well? Speak up, there is weather.
       *[2] What do you see from up there?
    }
comrade-sailor-offer =
    { $n ->
        [1] You pull, I pull. That is all a rope knows.
       *[2] Shake on it. Mind the tar.
    }
comrade-sailor-won = Land.
comrade-sailor-lost = I have been sunk by better crews. No, I have not.

comrade-zealot-accuse =
    { $n ->
        [1] I say it without joy! With enthusiasm, but without joy!
        [2] History will thank me! It may take its time!
       *[3] Let us all point together, on three!
    }
comrade-zealot-vouch =
    { $n ->
        [1] A beacon! I have applauded this person in the corridor!
        [2] With such comrades we need no electricity!
       *[3] I vouch with both hands!
    }
comrade-zealot-own =
    { $n ->
        [1] I have nothing to hide, and I hide it nowhere!
        [2] Put it on a banner!
       *[3] And I would say it again, louder!
    }
comrade-zealot-ask =
    { $n ->
        [1] The collective wants to know! The collective is me!
       *[2] Speak freely! I am taking notes!
    }
comrade-zealot-offer =
    { $n ->
        [1] Together we shall overfulfil each other!
       *[2] Your hand, comrade! Both, if you have them!
    }
comrade-zealot-won = Victory! I have prepared forty minutes of remarks!
comrade-zealot-lost = A defeat, but what a defeat! Our largest yet!

comrade-cook-accuse =
    { $n ->
        [1] One hears things between the soup and the compote.
        [2] You did not get that from me. Have some more bread.
       *[3] Somebody has been at the salt, and I name no names but that one.
    }
comrade-cook-vouch =
    { $n ->
        [1] Always finishes the plate. That tells you everything.
        [2] A good stomach and a clear conscience; I have seen the first.
       *[3] I would trust this one with the ladle.
    }
comrade-cook-own =
    { $n ->
        [1] My own recipe. I change it daily.
        [2] Take it as it is, give or take the seasoning.
       *[3] Ask anybody I have fed.
    }
comrade-cook-ask =
    { $n ->
        [1] Come, a spoonful of news for a spoonful of kasha.
       *[2] You look as if you knew something. Or it is the herring.
    }
comrade-cook-offer =
    { $n ->
        [1] I stir for you, you stir for me.
       *[2] A second helping could be arranged.
    }
comrade-cook-won = I shall have it framed, above the stove.
comrade-cook-lost = It was served too early. Everything is.

comrade-archivist-accuse =
    { $n ->
        [1] See appendix.
        [2] The file was thin until today.
       *[3] I record it. I do not enjoy it. I record that too.
    }
comrade-archivist-vouch =
    { $n ->
        [1] No entries. That is rare, and noted.
        [2] The stamps are in order.
       *[3] Cross-referenced, and found pleasant.
    }
comrade-archivist-own =
    { $n ->
        [1] For the record.
        [2] Folder seven, third sheet, in my own hand.
       *[3] I have the carbon copy.
    }
comrade-archivist-ask =
    { $n ->
        [1] There is a gap in the file, of about your size.
       *[2] For completeness only.
    }
comrade-archivist-offer =
    { $n ->
        [1] A quid, with the corresponding quo, both numbered.
       *[2] To be filed under mutual.
    }
comrade-archivist-won = I shall need a new drawer.
comrade-archivist-lost = Filed.

comrade-fox-accuse =
    { $n ->
        [1] I would not say so, had I not been asked to keep it quiet.
        [2] It pains me. See how it pains me.
       *[3] Draw your own conclusions. I have drawn a few for you.
    }
comrade-fox-vouch =
    { $n ->
        [1] I would lend this one my coat. Empty.
        [2] Why should I say it, if there were nothing in it for anybody?
       *[3] My word on it. I have several.
    }
comrade-fox-own =
    { $n ->
        [1] The truth, as I remember arranging it.
        [2] You may check. I would.
       *[3] I have never been more sincere, this morning.
    }
comrade-fox-ask =
    { $n ->
        [1] Between you and me, and whoever else is in the room.
       *[2] I know already, of course. I only like your voice.
    }
comrade-fox-offer =
    { $n ->
        [1] Two old friends, one small favour, no witnesses.
       *[2] You cannot lose by it. I have looked where you could.
    }
comrade-fox-won = I was as surprised as I had planned to be.
comrade-fox-lost = Well done. I taught you that.

comrade-widow-accuse =
    { $n ->
        [1] I have worn black for better people.
        [2] I say it softly. It carries.
       *[3] My second husband had that look. Briefly.
    }
comrade-widow-vouch =
    { $n ->
        [1] This one may carry the wreath.
        [2] Alive, and deservedly so.
       *[3] One learns to value the quiet ones.
    }
comrade-widow-own =
    { $n ->
        [1] I have told this to three husbands. None has contradicted me.
        [2] Believe it or weep; I do neither.
       *[3] That is what I have left to say.
    }
comrade-widow-ask =
    { $n ->
        [1] You may tell me. I take things with me.
       *[2] Speak before the flowers do.
    }
comrade-widow-offer =
    { $n ->
        [1] I keep my promises. They lie near here.
       *[2] Let us be kind to each other, for a while.
    }
comrade-widow-won = Thank you. No flowers.
comrade-widow-lost = Black suits any occasion.

comrade-grandmaster-accuse =
    { $n ->
        [1] Check.
        [2] You moved as one moves who has something behind his back.
       *[3] An unsound line. I refute it.
    }
comrade-grandmaster-vouch =
    { $n ->
        [1] A solid piece, well placed.
        [2] I would not exchange it.
       *[3] Protected.
    }
comrade-grandmaster-own =
    { $n ->
        [1] I adjust.
        [2] A move from the book.
       *[3] I had this on my board at home.
    }
comrade-grandmaster-ask =
    { $n ->
        [1] Your clock is running.
       *[2] I ask only to see which eyebrow moves.
    }
comrade-grandmaster-offer =
    { $n ->
        [1] I offer a draw, with the initiative.
       *[2] A temporary exchange. I keep the better square.
    }
comrade-grandmaster-won = It was decided at the coat stand.
comrade-grandmaster-lost = I resign, and analyse.
