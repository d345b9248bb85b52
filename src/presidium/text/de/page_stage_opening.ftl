### Womit eine lange Partie sich öffnet, für alle, die fort waren.

page-opening-back = Während du fort warst
page-opening-stands = Wie es steht
page-opening-looked = Zuletzt hast du { $ago } hereingesehen.
page-opening-rests =
    { $status ->
        [paused] Der Gastgeber hat die Uhren angehalten
       *[over] Die Partie ist zu Ende
    }
page-opening-nothing-due = Von dir wird nichts verlangt. Genieße es; es hält nicht an.
page-opening-sealed = Du hast geantwortet. Es bleibt versiegelt, bis alle geöffnet werden, und so lange kannst du es noch ändern.
page-opening-waits-for = Der Tisch wartet auf { $who }.
page-opening-waits = Der Tisch wartet auf Antworten. Wessen noch fehlt, sagt kein Umschlag.
page-opening-until = Bis { $when } ({ $in }).
page-opening-bank = Danach läuft deine Reserve: { $span }.
page-opening-no-hurry = Es gibt keine Uhr. Der Tisch wartet und vergisst nichts.
page-opening-eyes = Nur für deine Augen
page-opening-since = Seit du zuletzt hereingesehen hast
page-opening-nothing = Nichts ist geschehen. In diesem Haus ist das eine Nachricht.
page-opening-play = Alles vorführen
page-opening-play-here = Von hier an vorführen
page-opening-play-from = Von hier an vorführen: { $text }
page-opening-more =
    { $count ->
        [one] Eine kleinere Sache steht im Protokoll.
       *[other] { $count } kleinere Dinge stehen im Protokoll.
    }
page-opening-chat =
    { $count ->
        [one] Eine neue Zeile im Chat.
       *[other] { $count } neue Zeilen im Chat.
    }
page-opening-paper = Prawda Nr. { $number }
page-opening-read = Lesen
page-opening-wanted = Zeigen, wenn ich nach einer Weile wiederkomme
page-opening-go = An den Tisch
