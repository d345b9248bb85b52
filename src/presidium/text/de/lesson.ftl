### Rund um eine Lektion, gleich welchen Spiels, auf der Seite und im Terminal.

lesson-title = { $game } in drei Minuten
lesson-screen = { $number } von { $last }

refused-no-lesson = Für { $game } gibt es noch keine Lektion.
refused-lesson-over = Die Lektion ist zu Ende; den Rest lernt man beim Spielen.
