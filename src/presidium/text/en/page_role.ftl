### The moment before the first question, round a screen: everybody looks at what they were dealt.

page-role-look = Look at your phone, then lay it face down.
page-role-all = Everybody at once, so that nobody looks first.
page-role-count = { $done } of { $all }
page-role-missing =
    { $count ->
        [0] have looked. It begins.
       *[other] have looked. Missing: { $who }
    }
page-role-seat =
    { $looks ->
        [yes] is looking
       *[no] has looked
    }
page-role-bot = a bot, always ready
page-role-go = Begin without waiting
page-role-yours = This is yours alone.
page-role-thumb = It shows while your thumb rests below. The neighbours are curious, that is their office.
page-role-waits = Lay the phone face down. The big screen waits for the others.
page-role-looked =
    { $looked ->
        [yes] You have looked
       *[no] I have looked
    }
page-role-looked-how =
    { $looked ->
        [yes] tap to look again first
       *[no] then lay it face down; the big screen counts
    }
