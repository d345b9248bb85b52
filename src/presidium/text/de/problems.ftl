### Rund um eine Aufgabe, gleich aus welchem Spiel, auf der Seite und im Terminal.

problem-title = { $game }: Finde den Zug { $number }
problem-judged =
    { $right ->
        [yes] Richtig. Das gewinnt { $worth } von hundert Mal, und nichts anderes so oft.
       *[no] Das gewinnt { $worth } von hundert Mal. Es gibt eine Antwort, die { $most } Mal gewinnt.
    }
problem-best = Die Antwort: { $answer }. Sie gewinnt { $most } von hundert Mal.
refused-no-such-problem =
    { $most ->
        [0] Für dieses Spiel gibt es noch keine Aufgaben.
       *[other] Eine Aufgabe { $number } gibt es nicht; es gibt { $most }, von 1 an.
    }

page-problem-solve = Sag mir die Antwort
page-problem-house = Was die anderen tun
page-problem-next = Nächste Aufgabe
page-problem-none = Diese Aufgabe gibt es nicht
