### Pausen zum Reden: bei einem neuen Tisch, einem anderen Tempo und im Wartezimmer.

page-talk = Reden
page-talk-how = Pausen zum Reden
page-talk-name =
    { $talk ->
        [open] Offen
        [brief] Kurz
        [call] Am Telefon
       *[none] Keine
    }
page-talk-means =
    { $talk ->
        [open] { $clocks ->
            [yes] Nach jeder Enthüllung redet der Tisch: 20 bis 45 Sekunden, kürzer, wenn alle fertig sind.
           *[no] Nach jeder Enthüllung redet der Tisch, bis alle sagen, dass sie fertig sind.
        }
        [brief] Nach jeder Enthüllung redet der Tisch: 10 bis 23 Sekunden, kürzer, wenn alle fertig sind.
        [call] Ihr sprecht ohnehin miteinander: Keine Pause hat eine Uhr. Alle sagen, dass sie fertig sind, oder der Gastgeber macht weiter. Das Brett passt auf einen halben Bildschirm; die Zeile zum Tippen kommt, wenn man sie will.
       *[none] Keine Pausen: Die nächste Frage folgt sofort.
    }
