### A table without a board of its own.

page-plain-open = On the table
page-plain-own = For your eyes only
page-plain-hidden =
    { $count ->
        [0] There is nothing in the files.
        [one] One thing is hidden from you.
       *[other] { $count } things are hidden from you.
    }
page-plain-write =
    { $count ->
        [one] There is one possible answer. Write it in the notation of the game:
       *[other] There are { $count } possible answers, too many to list. Write one in the notation of the game:
    }
page-plain-answer = Answer
page-plain-suggest = Suggest one
page-guide-plain = Nobody has painted a board for this game yet, so the table is plain: what lies open is listed here, what only you may see below it, and everything you may answer is a button. The log tells the rest.
