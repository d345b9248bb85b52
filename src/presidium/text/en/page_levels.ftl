### What each bot does, how long it takes, and how well it has fared. The terminal says it too.

page-level =
    { $bot ->
        [random] Draws lots, looks at nothing, answers at once.
        [mild] Chooses like the usual one, but one time in five draws lots. Answers at once.
        [recruit] Knows what it wants and often strays; easily read. Answers at once. “Play now” seats it.
        [naive] Plays for its goal by what lies open and by a fair guess at the others, and does not always show its hand. Answers at once. The default bot, and the caretaker.
        [careful] Weighs each chance by what lies open, shows little of its influence, and varies its sheet from game to game. Answers at once. Seated where nobody has named another, and as the caretaker.
        [analyst] Works out from all that was done, said and left unsaid what the others hide, and tries its answers against that. A tenth of a second. It is the one whom you may ask for advice.
        [master] An analyst that looks further: more answers, many more possible worlds, and less easily foreseen. Up to a second an answer.
       *[other] Comes from elsewhere. The people who offer it know how it plays.
    }

## Measured: one seat of the level among the usual ones, the seat moving on from deal to deal

page-levels-goulag = Of a hundred games in one seat of five, among four plain comrades, the one who draws lots has won 33, the recruit 40, another plain comrade 47 and the analyst 49, each give or take 5: among comrades who bluff, thinking longer has not been shown to win more. The master was not tested this way.
page-levels-politburo = Of a hundred games in one seat of five, among four plain comrades, the one who draws lots has won 4, the recruit 7, another plain comrade 9 (each give or take 3) and the analyst 23 (give or take 8). In most games nobody wins. The master was not measured so.
page-levels-kremlin = Of a hundred games of 1988, basic, in one seat of four, among three careful apparatchiks, the one who draws lots has won 2, the recruit 22, another careful one 25 and the analyst 30, each give or take 12: so few games were played that only the first difference is certain. The master was not measured so.
