queue-title = The Queue
queue-pitch = There is something in the shop. Nobody knows what, so everybody is already standing there.

queue-ask-deal-friend = { $seat } draws a card. Which one is it?
queue-ask-pushing = Do you push?
queue-ask-buying = You are at the counter, comrade. Who eats the loaf?

queue-deal = Draw a { $card }
queue-push = Push
queue-pass = Wait
queue-loaf = A loaf for { $to }

queue-pushed =
    { $who-count ->
        [0] Nobody pushes.
        [one] { $who } pushes, and comes to the front.
       *[other] { $who } push, and are all sent to the end.
    } The queue: { $line }.
queue-eaten = { $buyer } buys a loaf, and { $player } eats it.
queue-ended = { $ending } The friends were { $friends }.
queue-ending = The shop closes. Most loaves have been eaten by { $winners }: { $loaves }.
