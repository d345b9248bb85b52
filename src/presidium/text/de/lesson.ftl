### Rund um eine Lektion, gleich welchen Spiels, auf der Seite und im Terminal.

lesson-title = { $game } in drei Minuten
lesson-screen = { $number } von { $last }

refused-no-lesson = Für { $game } gibt es noch keine Lektion.
refused-lesson-over = Die Lektion ist zu Ende; den Rest lernt man beim Spielen.

page-lesson-on = Weiter
page-lesson-play = Jetzt spielen: ein Tisch für Neulinge
page-lesson-again = Noch einmal
page-lesson-rules = Die Regeln
page-lesson-none = Hier gibt es keine Lektion
