## Die Prawda über Politburo. Wie in `pravda_kremlin.ftl`: kein Name, keine Zahl und keine Richtung, die nicht in der Tatsache steht.

pravda-politburo-date =
    { $when ->
        [end] Letzte Ausgabe, nach Runde { $year }
        [turn] Runde { $year }
       *[half] Halbzeit, nach Runde { $year }
    }
pravda-politburo-score =
    { $id ->
        [defence] Verteidigung
        [finance] Finanzen
       *[security] Innere Sicherheit
    }

## Das Ende

pravda-politburo-end-alone-head-1 = Ein Ziel erreicht, ein Lächeln
pravda-politburo-end-alone-head-2 = { $who } allein wusste, warum
pravda-politburo-end-alone-line-1 = Nur ein Ziel ist erreicht: { $who } war die ganze Zeit { $member } und hat noch { $influence } Einfluss.
pravda-politburo-end-alone-line-2 = { $member } gewinnt: { $who } wollte, was geschah, und sonst niemand.
pravda-politburo-end-ahead-head-1 = { $who } hatte mehr recht
pravda-politburo-end-ahead-head-2 = Mehrere im Recht, einer gewinnt
pravda-politburo-end-ahead-line-1 = { $running } Ziele sind erreicht; { $who }, in Gestalt von { $member }, hatte { $influence } Einfluss, und von den anderen keiner so viel.
pravda-politburo-end-ahead-line-2 = { $running } haben ihren Willen bekommen, und { $who } gewinnt: als { $member }, mit { $influence } Einfluss zum Vorzeigen.
pravda-politburo-end-won-head-1 = { $who } hatte einen Plan
pravda-politburo-end-won-head-2 = Die Linie hat einen Verfasser
pravda-politburo-end-won-line-1 = { $who } war { $member } und hat mit { $influence } Einfluss gewonnen.
pravda-politburo-end-won-line-2 = Man nenne mich { $member }, sagt { $who } und gewinnt.
pravda-politburo-end-tie-head-1 = Gleiche unter Gleichen: niemand
pravda-politburo-end-tie-head-2 = Gleichstand, wie in der Satzung
pravda-politburo-end-tie-line-1 = { $running } Ziele sind erreicht, und an der Spitze, mit { $influence } Einfluss, steht mehr als einer. Also gewinnt niemand.
pravda-politburo-end-tie-line-2 = Gleichauf bei { $influence } Einfluss: Die Sieger standen einander im Licht, und niemand gewinnt.
pravda-politburo-end-nobody-head-1 = Kein Ziel hat überlebt
pravda-politburo-end-nobody-head-2 = Gemeinsam gescheitert
pravda-politburo-end-nobody-line-1 = Kein einziges Ziel ist erreicht. Die kollektive Führung hat zu einem kollektiven Ergebnis geführt.
pravda-politburo-end-nobody-line-2 = Niemand wollte, was geworden ist, und so gewinnt niemand. Es wird gefeiert.

## Halbzeit

pravda-politburo-half-repression-head-1 = Eifer zur Halbzeit
pravda-politburo-half-repression-head-2 = Die Kragen werden enger
pravda-politburo-half-repression-line-1 = Die Ministerien ergeben nach Runde { $year } zusammen { $sum } zugunsten der Repression; { $lost } Einfluss ging verloren, und niemandem der Humor.
pravda-politburo-half-repression-line-2 = Die Repression führt mit { $sum }. Das Volk ist im Voraus dankbar.
pravda-politburo-half-reform-head-1 = Tauwetter, bis auf Weiteres
pravda-politburo-half-reform-head-2 = Fenster einen Spalt geöffnet
pravda-politburo-half-reform-line-1 = Die Ministerien ergeben nach Runde { $year } zusammen { $sum } zugunsten der Reform; verlorener Einfluss: { $lost }. Donnerstags sind Witze geduldet.
pravda-politburo-half-reform-line-2 = Die Reform führt mit { $sum }. Den Bürgern wird geraten, sich nicht daran zu gewöhnen.
pravda-politburo-half-even-head-1 = Genau in der Mitte
pravda-politburo-half-even-head-2 = Einen Schritt vor, einen zurück
pravda-politburo-half-even-line-1 = Nach Runde { $year } ergeben die Ministerien zusammen null. Verlorener Einfluss bisher: { $lost }. So stillzustehen kostet Mühe.
pravda-politburo-half-even-line-2 = Repression und Reform heben sich auf. Die Linie ist gerade, nachdem man sie in beide Richtungen gebogen hat.
pravda-politburo-half-head-1 = Zum Stand der Linie
pravda-politburo-half-head-2 = Das halbe Protokoll ist geschrieben
pravda-politburo-half-line-1 = Runde { $year } ist vorbei, und { $lost } Einfluss ist dahin.
pravda-politburo-half-line-2 = Halbzeit. { $lost } Einfluss wurde verlegt, und kein ehrlicher Finder hat sich gemeldet.

## Pläne

pravda-politburo-plan-tie-head-1 = Ein fester Daumen
pravda-politburo-plan-tie-head-2 = Der halbe Saal genügt
pravda-politburo-plan-tie-line-1 = { $ministry }, { $for } zu { $against }: Der Daumen des Generalsekretärs wog mehr, und das war { $by }. So sind Daumen.
pravda-politburo-plan-tie-line-2 = Der Tisch war geteilt, { $for } zu { $against }, und { $by } trug den Plan daran vorbei: { $ministry }.
pravda-politburo-plan-narrow-head-1 = Ein Daumen machte den Plan
pravda-politburo-plan-narrow-head-2 = Mit Ach und Daumen
pravda-politburo-plan-narrow-line-1 = { $ministry }: beschlossen mit { $for } zu { $against }, Runde { $year }. { $by } erinnert sich an jeden Daumen.
pravda-politburo-plan-narrow-line-2 = { $for } hoch, { $against } runter: { $by } hat den Plan durchgebracht, { $ministry }, auf Zehenspitzen.
pravda-politburo-plan-narrow-line-3 = Eine Mehrheit von { $for } zu { $against }: { $by } bekommt den Plan, { $ministry }, und die anderen etwas zum Nachdenken.
pravda-politburo-plan-all-head-1 = Alle Daumen hoch
pravda-politburo-plan-all-head-2 = Einstimmig und belegt
pravda-politburo-plan-all-line-1 = Alle { $for } Daumen gingen hoch, als { $by } vorschlug: { $ministry }. Hinterher konnte niemand sagen, worum es ging.
pravda-politburo-plan-all-line-2 = { $by } schlug vor, { $ministry }, und { $for } von { $for } waren dafür. Manchem wurde dabei unwohl.
pravda-politburo-plan-head-1 = Ein Plan wurde geplant
pravda-politburo-plan-head-2 = Der Gensek bekommt ein Ja
pravda-politburo-plan-line-1 = { $for } dafür, { $against } dagegen: { $by } hatte etwas im Sinn und dann auf dem Tisch, nämlich { $ministry }.
pravda-politburo-plan-line-2 = Angenommen mit { $for } zu { $against }: { $ministry }. Der Plan stammt von oben, und oben war { $by }.
pravda-politburo-plan-line-3 = { $by } hat es durchgebracht, { $ministry }, mit { $for } zu { $against }. Die anderen haben es hingebracht.
pravda-politburo-refused-narrow-head-1 = Ein Daumen zu wenig
pravda-politburo-refused-narrow-head-2 = Nein, aber nur knapp
pravda-politburo-refused-narrow-line-1 = { $by } wollte { $ministry } und hatte { $for } Daumen gegen { $against }. Man fragt, wessen Hand ausgerutscht ist.
pravda-politburo-refused-narrow-line-2 = { $for } zu { $against }: So knapp ist es misslungen, { $ministry }, und { $by } hat mitgezählt.
pravda-politburo-refused-narrow-line-3 = { $ministry }: Es fehlte ein Daumen oder so, { $for } hoch, { $against } runter. { $by } zählt Hände und Handschuhe.
pravda-politburo-refused-twice-head-1 = Wieder nein: { $by }
pravda-politburo-refused-twice-head-2 = Zwei Pläne, kein Bedarf
pravda-politburo-refused-twice-line-1 = Nach dem ersten Plan fiel auch der zweite durch, { $ministry }, { $against } zu { $for }. { $by } nahm ungefragt, was übrig blieb.
pravda-politburo-refused-twice-line-2 = { $ministry } war der zweite Vorschlag, mit dem { $by } durchfiel, { $against } zu { $for }.
pravda-politburo-refused-head-1 = Daumen runter: { $by }
pravda-politburo-refused-head-2 = Der Tisch denkt anders
pravda-politburo-refused-line-1 = { $by } schlug vor: { $ministry }. Dagegen waren { $against }, dafür { $for }. Der Entwurf dient künftig als Tischtuch.
pravda-politburo-refused-line-2 = { $ministry }: abgelehnt, { $against } zu { $for }. { $by } hatte nur laut gedacht.
pravda-politburo-refused-line-3 = Ein Nein, { $ministry }, mit { $against } zu { $for }. { $by } dankte jedem einzeln und sah dabei auf die Hände.
pravda-politburo-taken-head-1 = Genommen, was keiner wollte
pravda-politburo-taken-head-2 = Das Letzte, was übrig war
pravda-politburo-taken-line-1 = Nach zwei Ablehnungen kam ohne Abstimmung dran: { $ministry }, und den Vorsitz führte { $by }. Demokratie hat Grenzen, und da sind sie.
pravda-politburo-taken-line-2 = Es ist also { $ministry }: nicht weil { $by } darum gebeten hätte, sondern weil alles andere abgelehnt war.
pravda-politburo-taken-line-3 = { $ministry } war niemandes erste Wahl und niemandes zweite; jetzt hat sie { $by }, und der Tisch auch.

## Ministerien

pravda-politburo-moved-two-repression-head-1 = Dreimal Strenge
pravda-politburo-moved-two-repression-head-2 = { $ministry } zieht die Schrauben an
pravda-politburo-moved-two-repression-line-1 = Alle drei wollten Repression: { $ministry }, zwei hinauf, auf { $level }. Keiner erinnert sich, dabei gewesen zu sein.
pravda-politburo-moved-two-repression-line-2 = Runde { $year }: einstimmige Repression, zwei Schritte davon. { $ministry } auf { $level }, und in Habachtstellung.
pravda-politburo-moved-two-repression-line-3 = Drei Zettel, eine Hand: { $ministry } um zwei hinauf, auf { $level }, und die Tinte ist noch feucht.
pravda-politburo-moved-two-reform-head-1 = Dreimal frische Luft
pravda-politburo-moved-two-reform-head-2 = { $ministry } knöpft sich auf
pravda-politburo-moved-two-reform-line-1 = Alle drei wollten Reform: { $ministry }, zwei hinunter, auf { $level }. Es war sehr still, dann lachte jemand.
pravda-politburo-moved-two-reform-line-2 = Runde { $year }: einstimmige Reform, zwei Schritte davon. { $ministry } auf { $level }, den Hut in der Hand.
pravda-politburo-moved-two-reform-line-3 = Drei Zettel für Reform: { $ministry } um zwei hinunter, auf { $level }. Der Wachposten hat einen Stuhl bekommen.
pravda-politburo-moved-repression-head-1 = Die Schraube dreht sich
pravda-politburo-moved-repression-head-2 = { $ministry }: strengere Blicke
pravda-politburo-moved-repression-line-1 = Mehr Repression: { $ministry }, jetzt auf { $level }. Der Kaffee wird dort neuerdings auf Augenhöhe serviert.
pravda-politburo-moved-repression-line-2 = Die Repression gewinnt an Boden: { $ministry } nach Runde { $year } auf { $level }.
pravda-politburo-moved-repression-line-3 = { $ministry }: Seit Runde { $year } schließen die Türen etwas schneller, Stand { $level }.
pravda-politburo-moved-reform-head-1 = Ein Knopf steht offen
pravda-politburo-moved-reform-head-2 = { $ministry }: mildere Blicke
pravda-politburo-moved-reform-line-1 = Mehr Reform: { $ministry }, jetzt auf { $level }. Auf einem Fensterbrett wurde eine Pflanze gesehen.
pravda-politburo-moved-reform-line-2 = Die Reform gewinnt an Boden: { $ministry } nach Runde { $year } auf { $level }.
pravda-politburo-moved-reform-line-3 = { $ministry }: Dort sagt man neuerdings guten Morgen, Stand { $level }.
pravda-politburo-stuck-head-1 = Weiter geht es nicht
pravda-politburo-stuck-head-2 = Das Ende der Skala
pravda-politburo-stuck-line-1 = { $ministry } bleibt auf { $level }: Dort endet die Skala, zum allgemeinen Bedauern.
pravda-politburo-stuck-line-2 = Man hätte gern mehr davon gehabt, { $ministry }, aber bei { $level } ist Schluss.

## Säuberungen

pravda-politburo-caught-head-1 = Es war { $who }
pravda-politburo-caught-head-2 = Die Finger trafen
pravda-politburo-caught-head-3 = Einer stimmte anders
pravda-politburo-caught-line-1 = { $who } hatte als Einziger für { $side } gestimmt, und beide anderen wussten es. Sie haben es immer gewusst, sagen sie.
pravda-politburo-caught-line-2 = Runde { $year }: Die abweichende Stimme, für { $side }, gab { $who } ab, und jeder Finger von Belang zeigte dorthin.
pravda-politburo-caught-line-3 = Beide Kollegen zeigten richtig: Für { $side } hatte { $who } gestimmt. Treue hat gute Augen.
pravda-politburo-escaped-head-1 = Falscher Finger, Verlust
pravda-politburo-escaped-head-2 = { $who } verzog keine Miene
pravda-politburo-escaped-head-3 = Zeigen ist gefährlich
pravda-politburo-escaped-line-1 = Der Abweichler war { $who }, für { $side }; aber { $k ->
        [1] ein Finger ging
       *[2] zwei Finger gingen
    } fehl, und die Rechnung bezahlen: { $names }.
pravda-politburo-escaped-line-2 = { $who } hatte für { $side } gestimmt und saß ganz still. Wer anderswohin zeigte, hat bezahlt: { $names }.
pravda-politburo-escaped-line-3 = Einen falschen Finger mag niemand. { $who } hatte für { $side } gestimmt; den Verlust tragen { $names }.
pravda-politburo-escaped-dry-head-1 = Falsche Finger, leer
pravda-politburo-escaped-dry-head-2 = Säuberung ohne Preis
pravda-politburo-escaped-dry-line-1 = Der Abweichler war { $who }, für { $side }, und nicht jeder, der anderswohin zeigte, hatte noch Einfluss zum Bezahlen.
pravda-politburo-escaped-dry-line-2 = { $who } hatte für { $side } gestimmt, unbemerkt; wo kein Einfluss ist, kann man keinen nehmen.
pravda-politburo-spent-head-1 = Nichts zu verlieren
pravda-politburo-spent-head-2 = Eine leere Tasche
pravda-politburo-spent-line-1 = { $who } hat keinen Einfluss mehr und wird jetzt vom Pförtner zuerst gegrüßt.
pravda-politburo-spent-line-2 = Der letzte Einfluss ist dahin: { $who }. Es bleibt der gute Name, und der wird geprüft.

## Nur für deine Augen

pravda-politburo-box-goal-holds-line-1 = So, wie es steht, hat { $member } seinen Willen. Sieh besorgt aus.
pravda-politburo-box-goal-holds-line-2 = Dein Ziel, das von { $member }, ist zur Stunde erreicht.
pravda-politburo-box-goal-fails-line-1 = So, wie es steht, hat { $member } seinen Willen nicht. Tu etwas, oder seufze.
pravda-politburo-box-goal-fails-line-2 = Dein Ziel, das von { $member }, ist zur Stunde nicht erreicht.
pravda-politburo-box-influence-most-line-1 = Einfluss: { $influence }. Mehr hat niemand.
pravda-politburo-box-influence-most-line-2 = Du hast { $influence } Einfluss und verneigst dich vor niemandem.
pravda-politburo-box-influence-less-line-1 = Einfluss: { $influence }. Jemand hat { $most }.
pravda-politburo-box-influence-less-line-2 = Du hast noch { $influence } Einfluss; die Besten haben { $most }.
