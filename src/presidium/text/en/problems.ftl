### Around a problem, whichever game it is of, on the page and in the terminal.

problem-title = { $game }: find the move { $number }
problem-judged =
    { $right ->
        [yes] Right. It wins { $worth } times in a hundred, and nothing else as often.
       *[no] That wins { $worth } times in a hundred. There is an answer that wins { $most } times.
    }
problem-best = The answer: { $answer }. It wins { $most } times in a hundred.
refused-no-such-problem =
    { $most ->
        [0] There are no problems for this game yet.
       *[other] There is no problem { $number }; there are { $most }, from 1 on.
    }

page-problem-solve = Tell me the answer
page-problem-house = What the others do
page-problem-next = Next problem
page-problem-none = No such problem
