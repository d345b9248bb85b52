### Was Kremlin ablehnt. Die Seite lädt dies mit der ersten Ablehnung.

refused-kremlin-no-such-points = { $points } Punkte auf einen Politiker kann niemand haben; höchstens { $most }.
refused-kremlin-talks-to-himself = Das sagt man zu jemand anderem.
refused-kremlin-word-not-broken = { $player } haben dieses Wort nicht gebrochen, soweit man es sehen kann.
refused-kremlin-may-not = { $who } kann das jetzt nicht.
refused-kremlin-not-himself = { $who } muss jemand anderen nennen.
refused-kremlin-no-victim = { $who } lässt sich nicht säubern: nur Mitglieder des Politbüros und Kandidaten.
refused-kremlin-once-a-year = { $who } hat das schon getan, und man tut es einmal im Jahr.
refused-kremlin-touched = Bei { $who } wurde in dieser Phase schon ein „?“ gesetzt oder entfernt, und das geschieht nur einmal.
refused-kremlin-not-suspected = { $who } hatte zu Beginn der Phase kein „?“ und lässt sich darum nicht anklagen.
refused-kremlin-chief-stays = { $who } ist Parteichef, und der Parteichef bleibt.
refused-kremlin-moved-already = { $who } wurde von diesem Politiker schon um einen Schritt versetzt.
refused-kremlin-place-taken = Da ist kein Platz frei: { $place }.
refused-kremlin-promote-only = { $who } kann nur befördern, Schritt für Schritt, auf freie Plätze weiter unten.
refused-kremlin-propose-rebel = { $who } muss jemanden vorschlagen, der dagegen gestimmt hat und noch Mitglied ist.
refused-kremlin-must-propose = { $who } kann nicht ablehnen und muss einen von denen vorschlagen, die an der Reihe sind.
refused-kremlin-not-in-siberia = { $who } ist nicht in Sibirien.
refused-kremlin-other-edition = Die Option { $option } gehört zur Ausgabe von { $edition }.
refused-kremlin-react = Hier darfst du Einfluss offenlegen, eine Karte spielen oder weitergeben, passen oder die ganze Phase passen.
refused-kremlin-beyond-influence =
    { $who-id ->
        [A] Auf { $who } lässt sich kein Einfluss setzen.
       *[other] { $who } ist tot, im Ruhestand oder in Sibirien: Dorthin reicht kein Einfluss.
    }
refused-kremlin-not-written =
    { $written ->
        [0] Auf deinem Blatt steht nichts, oder nichts mehr, auf { $who }.
       *[other] { $points } auf { $who } kannst du nicht offenlegen: Auf deinem Blatt steht { $written }.
    }
refused-kremlin-not-more = Auf { $who } hast du schon mindestens { $points } offengelegt; es kann nur mehr werden.
refused-kremlin-write-ten = Auf ein Blatt gehören zehn Politiker, von zehn Punkten bis hinunter zu einem.
refused-kremlin-write-different = Auf ein Blatt gehören zehn verschiedene Politiker.
refused-kremlin-write-nobody = Auf { $who } lässt sich kein Einfluss schreiben.
refused-kremlin-add-or-pass = Nenne den Politiker, auf den du Einfluss dazuschreibst, nimm eine Karte, wo es welche gibt, oder passe.
refused-kremlin-choose-tied = Wähle unter denen, die gleichauf sind.
refused-kremlin-stands-twice = In dieser Stellung ist für „{ $text }“ kein Platz: Ein Politiker steht an einem Ort, und ein Ort fasst nicht mehr, als er fasst.
refused-kremlin-impossible-steps = In dieser Stellung sind die Schritte „{ $text }“ nicht möglich: Was sie regeln, ist nicht im Gange, oder jemand, den sie brauchen, ist nicht da.
refused-kremlin-impossible-sheet =
    Kein Blatt passt zu dem, was diese Stellung über { $faction ->
        [stalinists] die { kremlin-faction-stalinists }
        [militarists] die { kremlin-faction-militarists }
        [evolutionists] die { kremlin-faction-evolutionists }
        [expansionists] die { kremlin-faction-expansionists }
        [internationalists] die { kremlin-faction-internationalists }
       *[marxists] die { kremlin-faction-marxists }
    } sagt: Jede Zahl von 10 bis 1 wird einmal geschrieben.
refused-kremlin-order-form = Eine Weisung schreibt man etwa so: „{ $form }“.
refused-kremlin-order-kind = Ein solches Fenster gibt es nicht; es gibt: { $kinds }.
refused-kremlin-preset-edition = Der Satz „{ $preset }“ gehört nicht zur Ausgabe von { $edition }.
refused-kremlin-too-old = { $who } ist zu alt, um etwas anzufangen, das Stress kosten kann.

## Karten

refused-kremlin-not-in-hand = { kremlin-that-card } hast du nicht auf der Hand.
refused-kremlin-card-not-now = { kremlin-that-card } lässt sich jetzt nicht spielen: Wann, das steht auf der Karte.
refused-kremlin-card-not-on = { kremlin-that-card } lässt sich auf { $who } jetzt nicht spielen.
refused-kremlin-acquitted = { $who } ist dieses Jahr schon freigesprochen.
refused-kremlin-card-needs-on = „{ $card }“ spielt man auf jemanden, etwa „play { $card-id } on G“; was in beide Richtungen wirkt, auch „against G“.
refused-kremlin-card-needs-with = „{ $card }“ spielt man mit einer der Zahlen, die sie anbietet, etwa „play { $card-id } with +1“.
refused-kremlin-card-needs-plain = „{ $card }“ spielt man auf niemanden im Besonderen: „play { $card-id }“.
refused-kremlin-give-to-another = Dir selbst kannst du keine Karte geben: Nenne jemand anderen an diesem Tisch.
refused-kremlin-no-gifts = Weitergegeben werden nur Intrigenkarten, und diese Partie wird ohne sie gespielt.
refused-kremlin-take-or-pass = Nimm eine der Karten, die im Vorrat liegen, oder passe.
refused-kremlin-cards-grow = Karten gibt es nur mit Wachstum; die Option growth kann also nicht aus sein.
refused-kremlin-stay-or-return = { $who } macht eine Kur oder ist zurück bei der Arbeit.
refused-kremlin-sanatoria-full = Die Sanatorien sind voll; { $who } muss am Schreibtisch husten.
refused-kremlin-crisis = Auf Kuba stehen Raketen; { $who } macht dieses Jahr keine Kur.
refused-kremlin-vaccinate-members = Nenne Mitglieder des Politbüros, die noch nicht geimpft sind, eines nach dem anderen.
refused-kremlin-scapegoat = Gesäubert werden kann jetzt nur { $who }.
refused-kremlin-accuse-or-pass = Klag einen Politiker an, der nicht tot, im Ruhestand oder in Sibirien ist, oder passe.
refused-kremlin-blackmailed = { $who } wird erpresst und muss diesen Politiker in Ruhe lassen.
refused-kremlin-blackmail-first = { $who } muss erst gewähren, was verlangt wurde.
refused-kremlin-demand-a-move = Verlange eine Versetzung: Jemand geht einen Schritt hinauf oder hinab, zwei tauschen die Plätze, oder jemand nimmt einen freien Posten ein. Oder passe.
refused-kremlin-protected = Eine Karte schützt { $who }: zu versetzen nur nach oben oder mit Einverständnis, und das fehlt.
refused-kremlin-agree-or-refuse = { $who } ist geschützt: Stimm der Versetzung zu, oder lehn sie ab.
refused-kremlin-unmask-somebody = Nenne einen Politiker, der nicht tot, im Ruhestand oder in Sibirien ist.
refused-kremlin-draw-or-roll = Lass noch einmal losen oder würfeln, oder passe.
refused-kremlin-must-declare =
    { $points ->
        [one] Leg noch einen Punkt auf einen Politiker offen, den du kontrollierst.
       *[other] Leg von deinem Blatt bis zu { $points } weitere Punkte auf einen Politiker offen, den du kontrollierst.
    }
