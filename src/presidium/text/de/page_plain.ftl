### Ein Tisch ohne eigenes Brett.

page-plain-open = Auf dem Tisch
page-plain-own = Nur für deine Augen
page-plain-hidden =
    { $count ->
        [0] In den Akten ist nichts.
        [one] Eine Sache ist dir verborgen.
       *[other] { $count } Dinge sind dir verborgen.
    }
page-plain-write =
    { $count ->
        [one] Es gibt eine mögliche Antwort. Schreib sie in der Notation des Spiels:
       *[other] Es gibt { $count } mögliche Antworten, zu viele für eine Liste. Schreib eine in der Notation des Spiels:
    }
page-plain-answer = Antworten
page-plain-suggest = Schlag eine vor
page-guide-plain = Für dieses Spiel hat noch niemand ein Brett gemalt, darum ist der Tisch schlicht: Hier steht, was offen liegt, darunter, was nur du sehen darfst, und jede mögliche Antwort ist ein Knopf. Das Übrige erzählt das Protokoll.
