### Was jeder Platz einer beendeten Partie hätte wissen können, neben dem, was wahr war.

page-beliefs-heading = Was hätte man wissen können? { $seat }
page-beliefs-seat = Wer rätselt
page-beliefs-lens = Mit wessen Augen die Zeichen gelesen werden
page-beliefs-working = Jemand rechnet aus, was man hätte wissen können …
page-beliefs-nothing = Es gab nichts zu rätseln.
page-beliefs-how = Die dicke Linie ist, was wahr war, und wie wahrscheinlich es aussah: oben gewiss, unten ausgeschlossen. Ein Druck auf ein Schaubild führt zu jenem Moment.
page-beliefs-thin = Die dünne, gestrichelte Linie ist der wahrscheinlichste Irrtum.
page-beliefs-truth = in Wahrheit { $truth }
page-beliefs-likely = { $likely } %
page-beliefs-rather = (eher { $thing }: { $likely } %)
page-beliefs-known = Gewiss von Anfang an.
page-beliefs-because = Was am meisten verriet:
page-beliefs-chart = { $about }. Was wahr war, { $truth }, sah anfangs zu { $first } % wahrscheinlich aus und zuletzt zu { $last } %; mindestens { $least } %, höchstens { $most } %.
page-beliefs-figures = Die Zahlen als Tabelle
page-beliefs-caption = Wie wahrscheinlich aussah, was wahr war, Moment für Moment; dahinter, was wahrscheinlicher aussah
page-beliefs-moment = Moment
page-beliefs-when = { $chapter }: { $number }

## Worüber man rätseln kann

page-beliefs-of-goulag = Wer ist loyal?
page-beliefs-of-politburo = Wer ist wer?
page-beliefs-of-kremlin = Wer hat auf wen am meisten geschrieben?

## Die Lupen: was man von Leuten erwartet

page-lens-goulag-doubting = ein Zweifler
page-lens-goulag-doubting-says = Wie ein Zweifler es liest: Vier zu eins, denkt er, ist es hier allen gleich, was sie spielen. Wem es nicht gleich ist, der spielt geradeheraus für seine Seite, oder blufft jedes vierte Mal, oder spielt aufs Geratewohl. Worte zählen, soweit sich der Sprecher als ehrlich erweist. All das ist genau ausgerechnet.
page-lens-goulag-trusting = jemand mit einem Plan
page-lens-goulag-trusting-says = Wie es jemand liest, der sich entscheiden muss: Er nimmt neunzehn zu eins an, dass seinen Genossen nicht gleich ist, was sie spielen. Jeder spielt geradeheraus für seine Seite, oder blufft jedes vierte Mal, oder spielt aufs Geratewohl. Er sieht mehr als ein Zweifler und irrt sich öfter.
page-lens-politburo-doubting = ein Zweifler
page-lens-politburo-doubting-says = Wie ein Zweifler es liest: Er hält jeden neunzehn zu eins für jemanden, der aufs Geratewohl stimmt, bis das Getane zu gut zu einem Ziel passt. Worte zählen, soweit sie sich bestätigen.
page-lens-politburo-trusting = jemand mit einem Plan
page-lens-politburo-trusting-says = Wie es jemand liest, der sich entscheiden muss: Jeden Fünften seiner Genossen hält er für jemanden, der offen eines will, jeden Fünften für einen, der auf Stände und verbleibende Runden achtet, zwei von fünf für Leute, deren Stimmen wenig verraten, und den Rest für Leute, die aufs Geratewohl stimmen. Er sieht mehr als ein Zweifler und irrt sich öfter.
page-lens-kremlin-usual = ein sorgfältiger Leser
page-lens-kremlin-usual-says = Wie ein sorgfältiger Leser es liest: Drei von fünf haben ihr Blatt geschrieben wie die meisten Leute oder wie unsere Bots, die anderen aufs Geratewohl. Wer offengelegt hat, der hat es; wer schwieg, wo mehr geholfen hätte, hat wahrscheinlich weniger, aber nicht sicher. Gerechnet wird mit Blättern, die es geben könnte.
