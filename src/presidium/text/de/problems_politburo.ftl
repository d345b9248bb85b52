### Aufgaben zu Politburo: Finde den Zug.

problem-politburo-house = Alle stimmen in jedem Wahlgang, wie ihr Ziel es will: wer ein Ministerium am höchsten will, dort für Repression und sonst für Reform; wer eins am tiefsten will, umgekehrt. Molotow und Schdanow werfen eine Münze. Pläne werden angenommen, und Finger zeigen aufs Geratewohl.

problem-politburo-one-step-back-title = Einen Schritt zurück
problem-politburo-one-step-back-task = Du bist Bulganin und führst an Einfluss. Die Summe der drei Stände darf nicht unter 0 fallen. Wie stimmst du?
problem-politburo-one-step-back-why = Zweimal warst du allein für Repression, die anderen stimmen also wieder für Reform. Geh mit, und die Finanzen fallen um zwei: Die Summe ist unter 0. Stimm dagegen, und sie fallen um eins, auf genau 0. Du bist der Abweichler, aber nur wenn beide auf dich zeigen, ist dein Vorsprung dahin.

problem-politburo-let-it-rise-title = Lass es steigen
problem-politburo-let-it-rise-task = Du bist Woroschilow und führst an Einfluss. Die Verteidigung muss am höchsten stehen. Die anderen treiben die Finanzen hoch. Wie stimmst du?
problem-politburo-let-it-rise-why = Drei gleiche Stimmen heben die Finanzen von 0 auf 2, gleichauf mit der Verteidigung, und wer sich den höchsten Stand teilt, hat ihn. Also stimm zu: keine Säuberung, dein Vorsprung bleibt. Eine Reform hielte die Finanzen bei 1, was du nicht brauchst, und brächte dich in Reichweite von zwei Fingern.

problem-politburo-a-matter-of-counting-title = Eine Frage des Zählens
problem-politburo-a-matter-of-counting-task = Du bist Chruschtschow, die Reform hat den dritten Wahlgang gewonnen, und dein Ziel ist erreicht. Wer war der Abweichler?
problem-politburo-a-matter-of-counting-why = Im zweiten Wahlgang warst du für Reform und zwei für Repression: die Genossen 2 und 5. Beide stimmten auch im ersten, in dem es eine Reform gab: die von Genosse 1. Abweichler ist also Genosse 5, falls niemand Münzen wirft. Zeig falsch, und dein Vorsprung an Einfluss ist weg.

problem-politburo-three-of-a-kind-title = Drei gleiche
problem-politburo-three-of-a-kind-task = Du bist Kaganowitsch, und die Finanzen müssen um zwei steigen, gleichauf mit der Verteidigung. Wen rufst du zum zweiten Wahlgang?
problem-politburo-three-of-a-kind-why = In jedem Wahlgang zu den Finanzen gab es eine Reform, und in allen stimmte Genosse 3; vorige Runde wurde seine gezeigt. Ruf also die drei anderen. Ohne drei gleiche steigen die Finanzen nur um eins, und beinahe am höchsten ist nicht am höchsten.
