### Wem man lieber nicht zuhört oder begegnet; und ein Wort an den Gastgeber.

page-others-text = Niemand hier erfährt, was du auf dieser Seite tust. Stumm: Du siehst nicht, was jemand im Chat sagt, noch seine Gesten; was im Spiel gesagt wird, hörst du weiter. Gesperrt: Diese Person findet keinen Platz an Tischen, an denen du Gastgeber bist, und du erfährst, an welchen Tischen sie sitzt.
page-others-mute = Stumm
page-others-block = Sperren
page-others-report = Dem Gastgeber melden …
page-others-none = Sonst ist niemand hier, wenn man die Mikrofone nicht mitzählt.
page-others-why = Was stimmt nicht?
page-others-reason =
    { $reason ->
        [insult] Beleidigungen
        [threat] Drohungen
        [name] Der Name
        [cheating] Falsches Spiel
       *[other] Etwas anderes
    }
page-others-quote = Was gesagt wurde
page-others-words = In deinen eigenen Worten
page-others-send = An den Gastgeber schicken
page-others-sent = Der Gastgeber dieses Servers hat es. Sonst weiß niemand davon.
page-others-blocked-here = gesperrt
page-others-blocked-why = Mit diesem Menschen möchtest du lieber nicht sitzen.
