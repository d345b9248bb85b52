### What the page says that belongs to no one game.

page-title = Presidium
page-skip = Skip to content
page-nav = Presidium
page-home = Back to the entrance
page-language = Language
page-light = Light
page-dark = Dark
page-sound = Sound
page-sound-now =
    { $on ->
        [yes] Sound: on
       *[no] Sound: off
    }
page-rules = Rules
page-open-tables = Open tables
page-nowhere = There is no such room in this building.
page-not-loaded = This part could not be fetched. Is the server still running?
page-announced = Announcement: { $text }
page-older = Presidium has been updated. This page will reload when nothing is going on.
page-renew = Now
page-loading = One moment, your papers are being checked …
page-close = Close
page-newcomer = Comrade
page-forgotten = a comrade
page-name = { $name }
page-your-name = { $name } (you)
# A face that is tapped.
page-speak-to = Seat { $seat }: what to say
page-play-now = Play now

## Rules

page-rule-number = Rule { $number }
page-rule-missing = This page of the rulebook has been removed. By whom, it does not say.
page-rule-all = The whole rulebook
page-rules-tag =
    { $tag ->
        [cards] cards
       *[options] optional
    }

## Inviting, waiting

page-copy = Copy
page-copied = Copied
page-sit = Sit down
