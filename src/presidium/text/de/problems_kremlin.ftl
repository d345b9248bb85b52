### Aufgaben zu Kremlin: Finde den Zug.

problem-kremlin-house = Die anderen tun nichts über das hinaus, was auf dem Tisch liegt: Sie legen nichts offen, spielen keine Karte und lassen ihre Politiker nichts tun. In einer Abstimmung sind sie für ihre eigenen und gegen alle anderen. Du gewinnst dieses Jahr oder gar nicht.

problem-kremlin-the-balcony-or-the-bed-title = Balkon oder Bett
problem-kremlin-the-balcony-or-the-bed-task = Zweimal ist für dich gewinkt worden, und dein Parteichef Schukrutoff hat ein „+“. Macht er eine Kur?
problem-kremlin-the-balcony-or-the-bed-why = Wer im Sanatorium liegt, winkt nicht, und das dritte Winken ist alles, was du brauchst. Am Schreibtisch übersteht Schukrutoff den Gesundheitswurf eher als nicht, und mit einem „+“ braucht er dann eine 7: Der Balkon ist den Husten wert.

problem-kremlin-doctors-orders-title = Auf ärztlichen Rat
problem-kremlin-doctors-orders-task = Es ist 1961. Wer nach der Begräbniskommission den Parteichef hat, gewinnt. Deiner hat „++“. Macht er eine Kur?
problem-kremlin-doctors-orders-why = Es gibt keine Parade mehr zu winken; er muss nur die Begräbniskommission erleben, und ein „+“ mehr bringt ihn um. Bei der Arbeit sind das in seinem Alter dreizehn von zwanzig Augenzahlen, im Sanatorium vier. Ein Chef im Bett ist ein Chef.

problem-kremlin-seven-is-enough-title = Sieben genügt
problem-kremlin-seven-is-enough-task = Karrienko, der Chef der Militaristen, wird gleich zum dritten Mal winken. Er könnte es für dich tun. Was sagst du?
problem-kremlin-seven-is-enough-why = Sie stehen bei Karrienko auf 6, und du hast dort 7: Er winkt für dich, und es ist dein drittes Mal. Höher können sie auch nicht, denn ihre 10, 9 und 8 liegen auf anderen Schreibtischen, und mit 7 gleichzuziehen nimmt dir niemanden weg.

problem-kremlin-who-is-left-title = Wer noch übrig ist
problem-kremlin-who-is-left-task = Es ist 1961, der Chef der Militaristen ist so gut wie tot, und dein Purgemoff hat den KGB. Wen säubert er?
problem-kremlin-who-is-left-why = Mit 89 und „++“ erledigt die Natur den Chef. Dann muss das Außenministerium jemanden seiner Stufe vorschlagen: Goferbrok, seinen Mann, oder Purgemoff. Schick Goferbrok nach Sibirien, und Palavrian bleibt nur deiner. Säuberst du Palavrian, müsstest du selbst Goferbrok vorschlagen.

problem-kremlin-count-the-votes-title = Zähl die Stimmen
problem-kremlin-count-the-votes-task = Es ist 1961. Der Chef hat ein „?“, und dein Verteidigungsminister darf ihn später anklagen. Wen säubert dein KGB zuerst?
problem-kremlin-count-the-votes-why = Zweimal „nicht schuldig“ spricht frei, und die Militaristen haben gerade zwei Stimmen: die des Chefs und die von Niewitko. Der Chef fällt bei 18, Niewitko bei 10. Ohne ihn bleibt eine Stimme, das Gericht urteilt nach Wunsch, und dein KGB schlägt deine Verteidigung vor.

problem-kremlin-the-smaller-fish-title = Der kleinere Fisch
problem-kremlin-the-smaller-fish-task = Es ist 1961, und der alte Chef macht es nicht mehr lange. Deine Verteidigung darf einen von zwei Verdächtigen anklagen. Wen?
problem-kremlin-the-smaller-fish-why = Chef und KGB stimmen zusammen: Er würde freigesprochen, und er stirbt ohnehin. Palavrian hat eine Stimme, seine eigene. Ist er in Sibirien, schlägt deine Ideologie den nächsten Chef vor, und zwar deine Verteidigung. Vorher jemanden reinzuwaschen macht nur einen alten Mann älter.

problem-kremlin-lose-once-more-title = Noch einmal verlieren
problem-kremlin-lose-once-more-task = Es ist 1961. Dein Palavrian hat die erste Abstimmung verloren und muss einen der drei nennen, die dagegen waren. Wen?
problem-kremlin-lose-once-more-why = Nach der zweiten Niederlage wird selbst Chef, wer vorschlägt. Verlier also noch einmal. Gegen Krakemheds stimmen beide Militaristen, und dein Goferbrok macht drei. Gegen einen Militaristen wären es zwei, und er wäre Chef.

problem-kremlin-a-second-opinion-title = Eine zweite Meinung
problem-kremlin-a-second-opinion-task = Es ist 1961. Der Chef der Militaristen hat eben seinen Gesundheitswurf überlebt. Du hast „Falsche Diagnose“. Was tust du?
problem-kremlin-a-second-opinion-why = Lass die Ärzte noch einmal hinsehen, mit −2. Mit „++“ und 85 Jahren tötet jedes Kreuz, und zwei weniger lassen ihm dafür sechzehn von zwanzig Augenzahlen. Dann schlägt Palavrian Purgemoff vor, beide deine, und niemand ist mehr da, der dagegen wäre.
