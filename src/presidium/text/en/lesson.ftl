### Around a lesson, whichever game it teaches, on the page and in the terminal.

lesson-title = { $game } in three minutes
lesson-screen = { $number } of { $last }

refused-no-lesson = There is no lesson for { $game } yet.
refused-lesson-over = The lesson is over; the rest is learnt by playing.
