### Rund um eine Lektion, gleich welchen Spiels, auf der Seite und im Terminal.

refused-no-lesson = Für { $game } gibt es noch keine Lektion.
refused-lesson-over = Die Lektion ist zu Ende; den Rest lernt man beim Spielen.
