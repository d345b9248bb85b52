### Kremlin in drei Minuten: von einer ersten Offenlegung bis zum ersten Winken, und eine Karte. Höchstens 45 Wörter je Bild.

lesson-kremlin-sheet = Du bist eine Fraktion mit geheimem Einfluss: zehn Punkte auf einem Politiker, neun auf dem nächsten, bis hinab zu einem. In einer echten Partie schlägt Presidium dir ein Blatt vor. Wer auf einem das meiste offengelegt hat, kontrolliert ihn.
lesson-kremlin-declare = Zeit für die Säuberung; die ist Sache des KGB. Karrienko leitet ihn, du hast dort zehn Punkte, und niemand hat etwas offengelegt. Leg einen offen, oder bis zu zehn, so viel wie nötig. Zurücknehmen geht nicht.
lesson-kremlin-purge = Ein Punkt hat gereicht, Karrienko ist dein. Wen säubert er? Ein Zwanziger-Würfel entscheidet: 18 beim Parteichef, 14 auf Stufe 1, 10 auf Stufe 2, 6 beim Kandidaten. Triff, was denen gehört.
lesson-kremlin-lost = Angekündigt ist nicht getan. Die Militaristen haben auf Karrienko zwei offengelegt und kontrollieren ihn jetzt. Deine Säuberung ist hinfällig; ihre gilt deinem Strychnin. Getan ist auch die nicht. Was hast du dort noch?
lesson-kremlin-again = Drei gegen zwei, und Karrienko ist wieder dein; die Militaristen werden es sich merken. Wen wolltest du säubern?
lesson-kremlin-funeral = Eine Zwölf: Shootemdedsky ist in Sibirien, und die Punkte auf ihm sind verloren. Im Herbst stirbt der alte Aparatschik, mit zwei Kreuzen und ohne Kur. Schick deine Kranken ins Sanatorium, nur den Parteichef nicht: Er muss winken. Der Posten ist frei.
lesson-kremlin-propose = Das Außenamt richtet das Begräbnis aus und schlägt den neuen Chef vor, von Stufe 1. Patina leitet es, und sie ist dein. Karrienko oder Eatstumuch: Wen siehst du lieber auf dem Balkon?
lesson-kremlin-vote = Du gibst die Stimmen derer ab, die du kontrollierst. Bei drei Stimmen dagegen würde der Vorschlag scheitern; Eatstumuch gab die erste. Nun stimmt Strychnin ab, und Strychnin ist dein.
lesson-kremlin-wave = Oktober. Der Parteichef winkt vom Balkon, und zwar für den, der ihn kontrolliert, wenn dieses Fenster schließt. Du hast auf Karrienko drei offengelegt, die Militaristen zwei, und sie zählen an den Fingern nach. Halte ihn mit allem, so viel wie nötig.
lesson-kremlin-hand = Sieben schlagen sechs: Karrienko hat für dich gewinkt. Wer dreimal winken lässt, hat gewonnen. Man spielt auch mit Intrigenkarten, und du hast eine. Es ist Frühling, und diesmal gehört der KGB den Militaristen.
lesson-kremlin-card = Eatstumuch säubert deinen Strychnin von der Ideologie. Zehn braucht es, elf ist gefallen. Einfluss nützt nun nichts mehr. Deine Karte zieht einer Säuberung der Ideologie drei ab, auch nach dem Wurf. Spiel sie.
lesson-kremlin-end = Acht ist nicht zehn: Strychnin bleibt, und Eatstumuch ist drei Jahre älter. Leg wenig und spät offen, triff die anderen, heb die Deinen, halte im Oktober den Chef. Die nächste Partie ist nicht geprobt.

## Warum nicht so

refused-lesson-kremlin-lapse = Karrienko gehört niemandem, und das Recht auf Säuberung verfällt, wenn niemand etwas offenlegt. Du hast dort zehn Punkte.
refused-lesson-kremlin-not-him = Es ist Karrienko, der jetzt handelt. Punkte auf anderen bringen heute nichts, und gesehen haben sie dann alle.
refused-lesson-kremlin-exact = Damit legst du genau so viel offen, ob jemand dagegenhält oder nicht. Mit „so viel wie nötig“ nie mehr, als es braucht.
refused-lesson-kremlin-waive = Dann hast du versprochen, die ganze Phase zu schweigen, und alle wissen es.
refused-lesson-kremlin-own = Dort hast du viel stehen: einer von deinen. Gesäubert werden die, die andere kontrollieren.
refused-lesson-kremlin-nobodys = Dort hat niemand etwas offengelegt, und vielleicht ist es einer von deinen. Die Militaristen haben zwei Punkte auf einem offengelegt, für den eine Zehn genügt.
refused-lesson-kremlin-high = Das braucht 14 oder 18. Misslingt eine Säuberung, altert, wer säubert, um drei Jahre; gelingt sie, um eines. Einer, für den zehn genügt, gehört ihnen auch.
refused-lesson-kremlin-spare = Du kannst alle verschonen. Aber der KGB ist heute dein, und vielleicht nur heute.
refused-lesson-kremlin-level = Die Militaristen haben zwei offengelegt, und Gleichstand übernimmt niemanden. Es braucht einen mehr.
refused-lesson-kremlin-gone = Dann säubert Karrienko den Strychnin für die Militaristen, wenn der Würfel will. Du hast zehn Punkte auf Karrienko.
refused-lesson-kremlin-theirs = Eatstumuch gehört den Militaristen und würde für sie winken. Karrienko winkt für dich.
refused-lesson-kremlin-against = Bei drei Stimmen dagegen würde dein eigener Vorschlag scheitern, und wer vorschlug, würde ein Jahr älter.
refused-lesson-kremlin-enough = Die Militaristen haben vielleicht mehr. „So viel wie nötig“ legt nur offen, was es braucht; eine höhere Grenze kostet dich nichts.
refused-lesson-kremlin-unguarded = Dann ein Punkt mehr, und Karrienko winkt für die Militaristen. Wer ihn kontrolliert, wenn das Fenster schließt, für den winkt er.
refused-lesson-kremlin-give = Bestechung ist erlaubt, und die Karte wäre fort. Strychnin braucht sie heute.
refused-lesson-kremlin-die = Der Würfel ist gefallen: Wer Eatstumuch kontrolliert, ändert an dieser Säuberung nichts mehr. Nur eine Karte hilft noch.
refused-lesson-kremlin-siberia = Dann geht Strychnin nach Sibirien, und der Punkt, den du offengelegt hast, ist verloren. Deine Karte ist dafür gemacht.
