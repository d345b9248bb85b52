### Goulag in drei Minuten: eine Partie zu fünft, mitgespielt von dem, der lernt. Höchstens 45 Wörter je Bild.

lesson-goulag-own = Die Karte vor dir ist deine: loyal. Du willst, dass gegraben wird: mehr als zwei Schritte Kanal für jeden Loyalen, in fünf Runden. Die Illoyalen wollen einen Graben. Wer was ist, sagt dir niemand, oder jeder.
lesson-goulag-passed = Eines weißt du sicher. Die Karte des Genossen 5 ging durch deine Hände, und sie ist illoyal. Deine ging durch die des Genossen 2. Jeder hat einen Nachbarn gelesen, und nur einen.
lesson-goulag-name = Du bist Kommissar. Nenne zwei, die bauen, und einen, der Aufsicht führt. Wer baut, spielt verdeckt Arbeit oder Streik, und jede Arbeit ist ein Schritt Kanal. Wen siehst du dort lieber nicht?
lesson-goulag-shown = Eine Arbeit, ein Streik: ein Schritt. Die Karten wurden vorher gemischt, und wem welche gehörte, sieht man ihnen nicht an. Diese drei wissen mehr darüber als du und erzählen dir gern etwas.
lesson-goulag-build = Genosse 2 schickt dich mit dem Genossen 4 bauen, und Genosse 3 führt Aufsicht. Du bist loyal, und der Kanal ist einen Schritt lang. Spiel eine Karte; welche, sieht niemand.
lesson-goulag-turned = Genosse 3 ließ dich tauschen, und aus deiner Arbeit wurde ein Streik. Dass es Arbeit war, weißt nur du. Die eine Arbeit kam also vom Genossen 4, und Genosse 3 hat dich einen Schritt gekostet. Merk dir beides.
lesson-goulag-exchange = Jetzt führst du Aufsicht. Die Genossen 4 und 5 haben gespielt, und du siehst keine Karte. Wer tauschen muss, bei dem wird Streik zu Arbeit und Arbeit zu Streik. Der eine hat neben dir gearbeitet; die Karte des anderen hast du gelesen.
lesson-goulag-lie = Zwei Arbeiten. Genosse 5 sagt: „In Runde 3 habe ich Arbeit gespielt.“ Zähl nach: Du hast ihn tauschen lassen, und dann lag Arbeit da. Es war also ein Streik. Das kann der ganze Tisch nachzählen. Die Lüge ist heraus.
lesson-goulag-word = Genosse 4 nennt den Genossen 3 illoyal; Genosse 3 sagt dasselbe vom Genossen 4. Der eine hat mit dir gearbeitet, der andere hat dir die Arbeit genommen. Die Genossen 2 und 3 haben gespielt. Wer tauscht?
lesson-goulag-last = Die letzte Runde, sechs Schritte. Zwei von euch sind illoyal, also höchstens drei loyal, und sieben Schritte genügen. Du baust mit dem Genossen 3. Genosse 4, der dessen Karte gelesen hat, führt Aufsicht.
lesson-goulag-end = Genosse 4 ließ den Genossen 3 tauschen: acht Schritte, die Loyalen haben gewonnen. Was du weißt, wer dich Schritte kostet, wessen Worte nicht aufgehen: das ist das ganze Spiel. Die nächste Partie ist nicht geprobt.

## Warum nicht so

refused-lesson-goulag-watch = Du hast diese Karte gelesen: Genosse 5 ist illoyal. So eine Aufsicht lässt einen, der ehrlich baut, tauschen, und aus Arbeit wird Streik. Lass den Genossen 5 aus dem Spiel.
refused-lesson-goulag-dig = Du hast diese Karte gelesen: Genosse 5 ist illoyal und würde danach bauen. Schick die drei anderen.
refused-lesson-goulag-strike = Ein Streik ist kein Schritt, und ein kurzer Kanal lässt die Illoyalen gewinnen. Du bist loyal.
refused-lesson-goulag-worked = Genosse 4 hat schon einmal gearbeitet, und aus dieser Arbeit würde ein Streik. Du kennst hier einen Illoyalen.
refused-lesson-goulag-let-be = Dann bleibt liegen, was Genosse 5 gespielt hat, und was das ist, errätst du. Lass es umdrehen.
refused-lesson-goulag-nothing-against = Gegen den Genossen 2 spricht nichts, und aus ehrlicher Arbeit würde ein Streik. Wessen Wort glaubst du nicht?
refused-lesson-goulag-believe = Dann liegt dort vielleicht ein Streik. Du hast Grund, dem Genossen 4 zu glauben und Arbeit daraus zu machen.
