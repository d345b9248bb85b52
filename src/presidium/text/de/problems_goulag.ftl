### Aufgaben zu Goulag: Finde den Zug.

problem-goulag-house = Alle spielen nach den Karten, die sie gesehen haben: Bauende spielen die Karte ihrer Seite, und wer beaufsichtigt, lässt nur den rechten Nachbarn tauschen, und nur wenn er von der anderen Seite ist.

problem-goulag-the-last-shift-title = Die letzte Schicht
problem-goulag-the-last-shift-task = Du beaufsichtigst die letzte Runde. Noch zwei Schritte, und der Kanal gehört euch. Was tust du?
problem-goulag-the-last-shift-why = In Runde 2 hast du gearbeitet, und zweimal Arbeit lag da: Genosse 5 ist loyal. In Runde 1 ließ er Genosse 4 tauschen, der ist es also nicht. Genosse 3 ließ dich in Ruhe und ist auch loyal. Sechs Schritte wären ein Gleichstand für die zwei anderen. Dreh den Streik um: sieben.

problem-goulag-the-neighbour-knows-title = Der Nachbar weiß es
problem-goulag-the-neighbour-knows-task = Du bist illoyal, und Genosse 3, der beaufsichtigt, hat deine Karte gesehen. Welche Karte spielst du?
problem-goulag-the-neighbour-knows-why = Die Genossen 4 und 5 streiken mit dir. Ist Genosse 3 auch illoyal, sind drei Schritte schon zu viel. Hoffe also, dass er loyal ist, was in drei von vier Fällen stimmt: Dann lässt er dich tauschen, und aus deiner Arbeit wird der Streik, der den Kanal bei drei anhält.

problem-goulag-a-place-for-everybody-title = Ein Platz für jeden
problem-goulag-a-place-for-everybody-task = Du bist loyal, und die letzte Runde muss zwei Schritte bringen. Einer der drei muss neu sein. Wen ernennst du?
problem-goulag-a-place-for-everybody-why = Genosse 2 ist illoyal, und er ließ in Runde 2 Genosse 1 in Ruhe: noch einer. Also sind die Genossen 4 und 5 loyal und bauen. Jemand Neues muss her, und neu ist nur Genosse 2: Als Aufseher dreht er nur seinem rechten Nachbarn etwas um, und der bleibt zu Hause.

problem-goulag-not-one-step-more-title = Keinen Schritt weiter
problem-goulag-not-one-step-more-task = Du bist illoyal, und die Genossen 1 und 4 sind es erwiesenermaßen auch. Der Kanal darf nicht wachsen. Wen ernennst du?
problem-goulag-not-one-step-more-why = Bauen 1 und 4 zusammen, so wacht ein loyaler Nachbar: Genosse 2 hat Genosse 1 gesehen, Genosse 5 hat Genosse 4 gesehen, und ein Streik wird zu Arbeit. Aber Genosse 1 hat Genosse 5 gesehen. Lass 4 streiken, 5 arbeiten, und Genosse 1 diese Arbeit umdrehen.
