### The comrades: who they are, and what they say of what everybody knows. The terminal says it too.

comrade-title =
    { $id ->
        [trembler] the Trembler
        [sailor] the Sailor
        [zealot] the Zealot
        [cook] the Cook
        [archivist] the Archivist
        [fox] the Old Fox
        [widow] the Widow
        [grandmaster] the Grandmaster
       *[other] { $id }
    }
# Beside a name in a list: Lisitsyn, the Old Fox.
comrade-whole = { comrade }, { comrade-title }
comrade-about =
    { $id ->
        [trembler] Confesses before he is asked, and again in writing. Has been innocent so often that he has stopped believing it himself.
        [sailor] Has seen three oceans and one purge, and speaks highly of the oceans. Few words, and none too many.
        [zealot] Claps first and stops last. Believes every word she says, until the next one.
        [cook] Feeds everybody and hears everything. By the time the soup is served the rumour has been improved.
        [archivist] Knows what you said in the third round. Says so only if he is asked, and then with the page.
        [fox] Has never told a lie in his life, he says. He is the only witness.
        [widow] Has buried three husbands and a filing cabinet. What she tells of them depends on who asks.
        [grandmaster] Sees eleven moves ahead and speaks after the twelfth. It was not worth waiting for, but it was timed.
       *[other] Comes from elsewhere.
    }
comrade-strong = How strong
comrade-talkative = How talkative
comrade-honest = How honest
comrade-strength =
    { $level ->
        [random] draws lots
        [mild] a kindly one: knows how, and often strays
        [recruit] a recruit: means well, and strays
        [analyst] an analyst: reads what the others do and say
        [master] a master: the best there is, for up to a second
       *[other] as the usual one plays
    }
comrade-level =
    { $level ->
        [random] draws lots
        [mild] kindly
        [recruit] recruit
        [naive] the usual
        [careful] the usual
        [analyst] analyst
        [master] master
       *[other] { $level }
    }
comrade-talk =
    { $talk ->
        [1] hardly ever
        [2] rarely; answers when asked
        [3] like anybody
        [4] twice as much as others
       *[5] cannot be stopped
    }
comrade-honesty =
    { $honest ->
        [1] lies boldly for the cause
        [2] lies readily for the cause
        [3] lies for the cause, like anybody
        [4] lies for the cause, with regret
       *[5] lies only as far as the cause requires
    }

page-comrade-company = Comrades
page-comrade-pick = { comrade-whole }: { comrade-level }
page-comrade-of-five = { $count } of 5
page-comrade-wins =
    { $level ->
        [recruit] Wins less often than the usual one.
        [mild] Whether it wins more often than a recruit is not proven.
        [naive] Wins more often than a recruit.
        [careful] Wins more often than a recruit.
        [analyst] Wins far more often than the usual one of the first version.
        [master]
            { $game ->
                [politburo] Whether it wins more often than an analyst is not proven.
                [kremlin] Wins more often than an analyst.
               *[goulag] Wins more often than the usual one. Among players who hide nothing an analyst wins more.
            }
       *[other] The stars follow how often such a bot wins.
    }
page-comrade-here =
    { $level ->
        [mild] Here at half strength, for somebody’s first game.
       *[other] Here at another level: { comrade-level }.
    }
