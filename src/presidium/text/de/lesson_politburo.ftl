### Politburo in drei Minuten: drei Runden einer Partie zu fünft, mitgespielt von dem, der lernt. Höchstens 45 Wörter je Bild.

lesson-politburo-goal = Du bist Berija. Am Ende darf kein Ministerium in der Repression höher stehen als die Innere Sicherheit; Gleichstand genügt. Das weiß sonst niemand. Auch die anderen haben ein Ziel und reden ungern darüber.
lesson-politburo-influence = Ein Ziel allein genügt nicht. Von denen, deren Ziel erreicht ist, gewinnt, wer am meisten Einfluss hat, und zwar allein; bei Gleichstand niemand. Alle beginnen mit drei. Genosse 3 ist Generalsekretär und macht einen Plan.
lesson-politburo-plan = Genosse 3 schlägt die Innere Sicherheit vor: Nur ein Ministerium mit Plan bewegt sich. Alle stimmen ab, und alle sehen es. Es ist das Ministerium deines Ziels. Und du?
lesson-politburo-ballot = Angenommen. Drei führen ihn aus, in geheimer Wahl: du, Genosse 2 und Genosse 4. Sind sich alle einig, geht das Ministerium zwei Stufen, hinauf bei Repression, hinunter bei Reform. Gezeigt wird nur die Zahl.
lesson-politburo-third = Zweimal Repression, einmal Reform. Also wurden 2, 4 und 5 gefragt: einmal Repression, zweimal Reform. Der dritte Wahlgang ist der letzte und geht nach Plätzen: 4, 5 und du. Zwei zu eins heißt eine Stufe und eine Säuberung. Stimm für dein Ziel.
lesson-politburo-point = Repression, mit zwei zu eins. Einer der beiden anderen stimmte dagegen: der Abweichler. Zähl nach. Mit dir stimmte 2 oder 4 für Repression. Danach kam von 2, 4 und 5 nur eine. Zeig auf den, der übrig bleibt.
lesson-politburo-against = Du und Genosse 4 habt den Genossen 5 gefunden; er verliert einen Einfluss. Wer falsch zeigt, verliert ihn selbst. Genosse 4, der mit dir für Repression stimmte, will dasselbe nun für die Verteidigung. Du auch?
lesson-politburo-deviant = Der Plan ging trotzdem durch. 2, 3 und 5 stimmten zweimal: zwei Repression, eine Reform. Der dritte Wahlgang ist deiner, mit 2 und 5. Du willst die Verteidigung hinunter, notfalls allein. Und?
lesson-politburo-bluff = Jetzt bist du der Abweichler, und nur der Generalsekretär weiß es. Du verlierst einen Einfluss, wenn beide anderen auf dich zeigen, und nichts, wenn sich einer irrt. Dein eigener Finger kostet nichts. Benutz ihn.
lesson-politburo-away = Sie zeigten aufeinander. Beide verlieren einen Einfluss, du keinen. Auf Linie muss man den Abweichler finden; dem Abweichler genügt einer, der sich irrt. Stimm also für dein Ziel, und behalte deinen Einfluss.
lesson-politburo-call = Die letzte Runde, und du bist Generalsekretär. Innere Sicherheit: 3, 4 und 5 gaben zwei Repression, eine Reform. Genosse 5 war dort schon einmal Abweichler. Du darfst die drei ersetzen. Ruf die, die stimmen wie du.
lesson-politburo-end = Noch immer uneins: eine Stufe hinauf und eine Säuberung, die nie den trifft, der führt. Genosse 4 zeigte falsch. Zwei Ziele sind erreicht, deines und seines: drei Einfluss gegen zwei. Du gewinnst. Die nächste Partie ist nicht geprobt.

## Warum nicht so

refused-lesson-politburo-plan = Die Innere Sicherheit muss am höchsten stehen, und ohne Plan bleibt sie, wo sie ist. Ein Plan für sie ist gut für dich.
refused-lesson-politburo-down = Reform bringt sie hinunter, und dein Ziel ist, dass kein Ministerium höher steht. Stimm für Repression.
refused-lesson-politburo-count = Zähl noch einmal: Einer von 2 und 4 stimmte mit dir für Repression, und von 2, 4 und 5 nur einer. Genosse 5 war es also nicht. Falsch zu zeigen kostet dich einen Einfluss.
refused-lesson-politburo-rival = Steht die Verteidigung über der Inneren Sicherheit, ist dein Ziel verloren. Ein Generalsekretär, der für Repression stimmt, bringt sie nicht hinunter.
refused-lesson-politburo-alone = Dann sind alle drei einig, und die Verteidigung geht zwei Stufen hinauf, über die Innere Sicherheit. Wer allein steht, verliert nur dann einen Einfluss, wenn beide anderen ihn finden.
refused-lesson-politburo-finger = Es würde nichts kosten. Aber Genosse 5 war schon einmal Abweichler: Ein Finger in diese Richtung wird eher geglaubt.
refused-lesson-politburo-same = Dieselben drei stimmen wieder so. Du darfst den ersetzen, der für Reform stimmte.
refused-lesson-politburo-left-out = Zwei der drei stimmten wie du, und der dritte war Genosse 5. Behalte die beiden.
