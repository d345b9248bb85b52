### Kremlin's standing orders on the page: the list, and the form for a new one.

page-km-nobody-special = nobody in particular
page-km-orders-mean = They react for you, in secret. If several apply, the most urgent wins.
page-km-no-orders = None. You are asked yourself.
page-km-ahead = Ready for the next question: { $answer }
page-km-take-back = Take it back
page-km-order-remove-this = Remove: { $order }
page-km-order-what = Order
page-km-order-type =
    { $type ->
        [guard] keep somebody
        [seize] take somebody over
        [pass] pass in windows
       *[play] play a card
    }
page-km-order-whom = Whom
page-km-order-limit = Points at most
page-km-order-when = When
page-km-order-target = Aimed at
page-km-anybody = anybody
page-km-order-kind = Which windows
page-km-order-until = Until the end of
page-km-order-phase = Of phase
page-km-any-phase = any
page-km-order-add = Give the order
page-km-occasion =
    { $when ->
        [purge] a purge is announced
        [trial] it comes to a trial
        [against] something is done against him
        [lapse] nobody else controls him
        [accusation] somebody is accused or condemned
        [attempt] a card strikes somebody
        [roll] a die has been cast
       *[start] a phase begins
    }
page-km-kind =
    { $kind ->
        [all] all
        [untouched] those that touch nobody on my sheet
        [start] at the start of a phase
        [end] at the end of a phase
        [wave] before the wave
        [card] when a card is named
        [roll] when a die is cast
        [accusation] after an assassination
        [pass] when somebody lets it be
        [cure] cures
        [purge] purges
        [suspect] a “?” placed
        [clear] a “?” removed
        [accuse] accusations
        [condemn] Candidates sent to Siberia
        [vote] votes
        [propose] proposals
        [rearrange] posts rearranged
        [move] moves
        [exchange] exchanges
        [rehabilitate] rehabilitations
       *[overturn] inquiries turned round
    }
page-km-order-guard =
    { $limit ->
        [one] Keep { $who } as long as one point is enough.
       *[other] Keep { $who } as long as { $limit } points are enough.
    }
page-km-order-seize =
    { $when ->
        [purge] { $aimed ->
            [yes] Take over { $who }, with { $limit } at most, when a purge of { $target } is announced.
           *[no] Take over { $who }, with { $limit } at most, when a purge is announced.
        }
        [trial] { $aimed ->
            [yes] Take over { $who }, with { $limit } at most, when { $target } is on trial.
           *[no] Take over { $who }, with { $limit } at most, when there is a trial.
        }
        [against] { $aimed ->
            [yes] Take over { $who }, with { $limit } at most, before anything is done against { $target }.
           *[no] Take over { $who }, with { $limit } at most, before anything is done against somebody.
        }
       *[lapse] Take over { $who }, with { $limit } at most, if nobody else controls him when he may act.
    }
page-km-order-pass =
    { $kind ->
        [all] Pass in every window until { $year } ends.
        [untouched] Pass, until { $year } ends, in windows that touch nobody on my sheet.
       *[other] Pass, until { $year } ends, in windows of this kind: { page-km-kind }.
    }
page-km-order-play =
    { $when ->
        [start] { $play }, as soon as a phase begins.
        [phase] { $play }, as soon as the phase “{ kremlin-phase }” begins.
        [purge] { $aimed ->
            [yes] { $play }, when a purge of { $target } is announced.
           *[no] { $play }, when a purge is announced.
        }
        [trial] { $aimed ->
            [yes] { $play }, when { $target } is on trial.
           *[no] { $play }, when there is a trial.
        }
        [against] { $aimed ->
            [yes] { $play }, before anything is done against { $target }.
           *[no] { $play }, before anything is done against somebody.
        }
        [accusation] { $aimed ->
            [yes] { $play }, when { $target } is accused or condemned.
           *[no] { $play }, when somebody is accused or condemned.
        }
        [attempt] { $aimed ->
            [yes] { $play }, when a card strikes { $target }.
           *[no] { $play }, when a card strikes somebody.
        }
       *[roll] { $aimed ->
            [yes] { $play }, when a die has been cast for { $target }.
           *[no] { $play }, when a die has been cast.
        }
    }
