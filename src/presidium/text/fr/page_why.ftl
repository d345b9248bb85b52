### Ce qu’un robot pense d’une réponse : conseil à la table, et « pourquoi ? » aux archives. Le terminal le dit aussi.

page-why-asking = Le camarade essuie ses lunettes et réfléchit…
page-why-would = Un camarade d’expérience répondrait :
page-why-reason = Pourquoi : { $reason }
page-why-otherwise = { $leads }. Sinon : { $stake }
page-why-how =
    { $how ->
        [weighs] À quelle fréquence il donnerait chaque réponse, si on le lui demandait encore et encore :
        [strays] Une fois sur cinq il tire au sort. Sinon il répondrait :
        [writes] Il l’a rédigé d’un bloc, selon un plan pour de telles feuilles : elles sont trop nombreuses pour être pesées une à une.
        [draws] Il tire au sort. Il n’y a pas de raison.
        [bound] Il n’y avait rien à choisir.
       *[mute] Il suit ses habitudes, et ne dit pas pourquoi.
    }
page-why-share = { $answer } : { $percent } %
page-why-grounds = À quoi il se fie
page-why-no-grounds = Il ne tient pas registre de ce que cachent les autres : il se fie à ce qui est découvert, à son propre jeu et à l’habitude.
page-why-nothing-tells = Rien de ce qu’on a vu ou entendu ne parle pour ou contre.
page-why-never =
    { $how ->
        [strays] De lui-même il ne répondrait pas ainsi : c’était une des fois où il tire au sort.
       *[other] De lui-même il ne répondrait pas ainsi : il n’était pas prêt à temps et un plus rapide a répondu pour lui, ou bien il a appris depuis.
    }
page-why-yours = Fait de ce que votre place peut savoir, et de rien d’autre. Personne n’apprend que vous avez demandé.
page-why-then = Fait de ce que sa place pouvait savoir alors, et de rien d’autre.
page-why-do = Répondre ainsi
page-why-again = Redemander
page-why-close = Je réfléchirai seul
page-why-title = Pourquoi ?
page-why-which = Ce que les robots ont répondu
page-why-nobody = Aucun robot n’a rien répondu ici dont on puisse lui demander la raison.
