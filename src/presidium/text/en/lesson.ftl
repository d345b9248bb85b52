### Around a lesson, whichever game it teaches, on the page and in the terminal.

lesson-title = { $game } in three minutes
lesson-screen = { $number } of { $last }

refused-no-lesson = There is no lesson for { $game } yet.
refused-lesson-over = The lesson is over; the rest is learnt by playing.

page-lesson-on = Go on
page-lesson-play = Now play: a newcomer’s table
page-lesson-again = Once more
page-lesson-rules = The rules
page-lesson-none = No lesson here
