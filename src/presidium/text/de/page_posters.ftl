# Was auf dem Plakat jedes Spiels steht, und wie es heißt, wo immer es genannt wird.

kremlin-title = Kremlin
page-line-kremlin = Er ist achtzig, er hustet, und im Oktober muss er winken. Sorge dafür, dass der Arm dir gehört.
page-facts-kremlin = Für 3 bis 6, einen Abend lang: geheimer Einfluss, Säuberungen, Prozesse und ein Gesundheitswesen.
page-seating-kremlin = Die Fraktionen nehmen Platz. Deinen hat jemand vorgewärmt …

politburo-title = Politburo
page-line-politburo = Drei Ministerien, eine Parteilinie und ein Tisch voller Genossen, die alle etwas anderes darunter verstehen.
page-facts-politburo = Für 5 bis 10, eine halbe Stunde: geheime Ziele, geheime Stimmzettel, öffentliche Zeigefinger.
page-seating-politburo = Die Genossen treten ein. Ein Ziel hat jeder schon …

goulag-title = Goulag
page-line-goulag = Grab, oder tu wenigstens so. Dein Nachbar hat deine Karte gelesen, und er lächelt.
page-facts-goulag = Für 5 bis 10, eine Viertelstunde: zwei Seiten, ein Kanal und niemand, dem zu trauen wäre.
page-seating-goulag = Die Kolonne wird gezählt, und noch einmal gezählt …
