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
pravda-politburo-end-alone-head-3 = Ein Wunsch, ein Sieger
pravda-politburo-end-alone-line-1 = Nur ein Ziel ist erreicht: { $who } war die ganze Zeit { $member } und hat noch { $influence } Einfluss.
pravda-politburo-end-alone-line-2 = { $member } gewinnt: { $who } wollte, was geschah, und sonst niemand.
pravda-politburo-end-alone-line-3 = { $who } war { $member } und bekam alles: das einzige erreichte Ziel, { $influence } Einfluss und niemanden zum Teilen.
pravda-politburo-end-alone-line-4 = Von allen Zielen wurde eines wahr, das von { $member }. { $who } hatte darüber geschwiegen, mit { $influence } Einfluss.
pravda-politburo-end-ahead-head-1 = { $who } hatte mehr recht
pravda-politburo-end-ahead-head-2 = Mehrere im Recht, einer gewinnt
pravda-politburo-end-ahead-head-3 = Im Recht, und vorn
pravda-politburo-end-ahead-line-1 = { $running } Ziele sind erreicht; { $who }, in Gestalt von { $member }, hatte { $influence } Einfluss, und von den anderen keiner so viel.
pravda-politburo-end-ahead-line-2 = { $running } haben ihren Willen bekommen, und { $who } gewinnt: als { $member }, mit { $influence } Einfluss zum Vorzeigen.
pravda-politburo-end-ahead-line-3 = { $running } waren im Recht, und { $who } war es mit { $influence } Einfluss. { $member } lässt die anderen grüßen.
pravda-politburo-end-ahead-line-4 = { $member }, das war { $who }, und stand mit { $influence } Einfluss vorn unter { $running }, die hatten, was sie wollten.
pravda-politburo-end-won-head-1 = { $who } hatte einen Plan
pravda-politburo-end-won-head-2 = Die Linie hat einen Verfasser
pravda-politburo-end-won-head-3 = { $member }, von Anfang an
pravda-politburo-end-won-line-1 = { $who } war { $member } und hat mit { $influence } Einfluss gewonnen.
pravda-politburo-end-won-line-2 = Man nenne mich { $member }, sagt { $who } und gewinnt.
pravda-politburo-end-won-line-3 = { $who } nimmt die Brille ab und ist { $member }, mit { $influence } Einfluss und dem Sieg.
pravda-politburo-end-won-line-4 = Gewonnen hat { $member }, in Gestalt von { $who }.
pravda-politburo-end-tie-head-1 = Gleiche unter Gleichen: niemand
pravda-politburo-end-tie-head-2 = Gleichstand, wie in der Satzung
pravda-politburo-end-tie-head-3 = Zwei Füße auf der Stufe
pravda-politburo-end-tie-line-1 = { $running } Ziele sind erreicht, und an der Spitze, mit { $influence } Einfluss, steht mehr als einer. Also gewinnt niemand.
pravda-politburo-end-tie-line-2 = Gleichauf bei { $influence } Einfluss: Die Sieger standen einander im Licht, und niemand gewinnt.
pravda-politburo-end-tie-line-3 = { $running } Ziele erreicht, und bei { $influence } Einfluss steht niemand allein. Der Sockel bleibt in der Kiste.
pravda-politburo-end-tie-line-4 = Ganz oben, bei { $influence } Einfluss, war Gedränge. Der Sieg kam nicht durch.
pravda-politburo-end-shared-head-1 = Sieg auf mehrere Raten
pravda-politburo-end-shared-head-2 = Ein Stuhl für mehrere
pravda-politburo-end-shared-head-3 = Sieg für den ganzen Tisch
pravda-politburo-end-shared-line-1 = { $running } Ziele sind erreicht, und an der Spitze stehen mit { $influence } Einfluss: { $winners }. Sie gewinnen gemeinsam, und der Fotograf zählt noch einmal nach.
pravda-politburo-end-shared-line-2 = { $winners } teilen sich bei { $influence } Einfluss den Sieg. Wer was davon bekommt, wird noch protokolliert.
pravda-politburo-end-shared-line-3 = { $winners } gewinnen Seite an Seite, mit je { $influence } Einfluss und einem Ellbogen.
pravda-politburo-end-shared-line-4 = Mit { $influence } Einfluss kamen { $winners } zugleich an und ließen einander nicht den Vortritt. Alle gewinnen.
pravda-politburo-end-nobody-head-1 = Kein Ziel hat überlebt
pravda-politburo-end-nobody-head-2 = Gemeinsam gescheitert
pravda-politburo-end-nobody-head-3 = Null Wünsche erfüllt
pravda-politburo-end-nobody-line-1 = Kein einziges Ziel ist erreicht. Die kollektive Führung hat zu einem kollektiven Ergebnis geführt.
pravda-politburo-end-nobody-line-2 = Niemand wollte, was geworden ist, und so gewinnt niemand. Es wird gefeiert.
pravda-politburo-end-nobody-line-3 = Alle Ziele sind verfehlt, und zwar von allen. Das Protokoll spricht von Einigkeit.
pravda-politburo-end-nobody-line-4 = Kein Ziel ist erreicht. Jeder hatte mit der Dummheit der anderen gerechnet, sonst mit nichts.

## Halbzeit

pravda-politburo-half-repression-head-1 = Eifer zur Halbzeit
pravda-politburo-half-repression-head-2 = Die Kragen werden enger
pravda-politburo-half-repression-head-3 = Die Schraube ist geölt
pravda-politburo-half-repression-line-1 = Die Ministerien ergeben nach Runde { $year } zusammen { $sum } zugunsten der Repression; { $lost } Einfluss ging verloren, und niemandem der Humor.
pravda-politburo-half-repression-line-2 = Die Repression führt mit { $sum }. Das Volk ist im Voraus dankbar.
pravda-politburo-half-repression-line-3 = { $sum } zugunsten der Repression nach Runde { $year }, verlorener Einfluss: { $lost }. Das Thermometer im Sitzungssaal ist verhaftet.
pravda-politburo-half-repression-line-4 = Um { $sum } neigt sich die Linie zur Repression. Man nennt sie aufrecht.
pravda-politburo-half-reform-head-1 = Tauwetter, bis auf Weiteres
pravda-politburo-half-reform-head-2 = Fenster einen Spalt geöffnet
pravda-politburo-half-reform-head-3 = Die Linie zieht einen Handschuh aus
pravda-politburo-half-reform-line-1 = Die Ministerien ergeben nach Runde { $year } zusammen { $sum } zugunsten der Reform; verlorener Einfluss: { $lost }. Donnerstags sind Witze geduldet.
pravda-politburo-half-reform-line-2 = Die Reform führt mit { $sum }. Den Bürgern wird geraten, sich nicht daran zu gewöhnen.
pravda-politburo-half-reform-line-3 = { $sum } zugunsten der Reform nach Runde { $year }, verlorener Einfluss: { $lost }. Jemand hat ein Fenster geöffnet, und niemand fragt, wer.
pravda-politburo-half-reform-line-4 = Die Reform liegt { $sum } vorn. Alte Zeitungen werden durchgesehen, was man sagen darf.
pravda-politburo-half-even-head-1 = Genau in der Mitte
pravda-politburo-half-even-head-2 = Einen Schritt vor, einen zurück
pravda-politburo-half-even-head-3 = Gleichgewicht unter Aufsicht
pravda-politburo-half-even-line-1 = Nach Runde { $year } ergeben die Ministerien zusammen null. Verlorener Einfluss bisher: { $lost }. So stillzustehen kostet Mühe.
pravda-politburo-half-even-line-2 = Repression und Reform heben sich auf. Die Linie ist gerade, nachdem man sie in beide Richtungen gebogen hat.
pravda-politburo-half-even-line-3 = Repression und Reform sind gleichauf nach Runde { $year }; verlorener Einfluss: { $lost }. Beide Seiten glauben zu führen.
pravda-politburo-half-even-line-4 = Die Ministerien stützen einander. Wer zuerst loslässt, dem wird gedankt.
pravda-politburo-half-head-1 = Zum Stand der Linie
pravda-politburo-half-head-2 = Das halbe Protokoll ist geschrieben
pravda-politburo-half-head-3 = Halbzeit, halbes Lächeln
pravda-politburo-half-line-1 = Runde { $year } ist vorbei, und { $lost } Einfluss ist dahin.
pravda-politburo-half-line-2 = Halbzeit. { $lost } Einfluss wurde verlegt, und kein ehrlicher Finder hat sich gemeldet.
pravda-politburo-half-line-3 = Verlorener Einfluss bis Runde { $year }: { $lost }. Die anderen fragen, wo man welchen findet.
pravda-politburo-half-line-4 = Die Linie nach Runde { $year }: wie gezeichnet. Unterwegs verbrauchter Einfluss: { $lost }.

## Pläne

pravda-politburo-plan-tie-head-1 = Ein fester Daumen
pravda-politburo-plan-tie-head-2 = Der halbe Saal genügt
pravda-politburo-plan-tie-head-3 = Halb und halb, also ja
pravda-politburo-plan-tie-head-4 = Ein Daumen mit Rang
pravda-politburo-plan-tie-head-5 = Gleichstand ist kein Nein
pravda-politburo-plan-tie-head-6 = Der Daumen kippt
pravda-politburo-plan-tie-line-1 = { $ministry }, { $for } zu { $against }: Der Daumen des Generalsekretärs wog mehr, und das war { $by }. So sind Daumen.
pravda-politburo-plan-tie-line-2 = Der Tisch war geteilt, { $for } zu { $against }, und { $by } trug den Plan daran vorbei: { $ministry }.
pravda-politburo-plan-tie-line-3 = { $for } dafür, { $against } dagegen: { $ministry } stand auf der Kippe, bis { $by } sich erinnerte, Generalsekretär zu sein.
pravda-politburo-plan-tie-line-4 = { $ministry } teilte den Tisch, { $for } und { $against }. Die größere Hälfte gehörte { $by }.
pravda-politburo-plan-tie-line-5 = { $for } zu { $against }, und laut Satzung hat { $by } recht. Also { $ministry }.
pravda-politburo-plan-tie-line-6 = { $by } schlug vor, { $ministry }, sah { $for } Daumen oben und { $against } unten und stellte eine klare Mehrheit fest.
pravda-politburo-plan-narrow-head-1 = Ein Daumen machte den Plan
pravda-politburo-plan-narrow-head-2 = Mit Ach und Daumen
pravda-politburo-plan-narrow-head-3 = Ein Plan zwängt sich durch
pravda-politburo-plan-narrow-line-1 = { $ministry }: beschlossen mit { $for } zu { $against }, Runde { $year }. { $by } erinnert sich an jeden Daumen.
pravda-politburo-plan-narrow-line-2 = { $for } hoch, { $against } runter: { $by } hat den Plan durchgebracht, { $ministry }, auf Zehenspitzen.
pravda-politburo-plan-narrow-line-3 = Eine Mehrheit von { $for } zu { $against }: { $by } bekommt den Plan, { $ministry }, und die anderen etwas zum Nachdenken.
pravda-politburo-plan-narrow-line-4 = { $for } zu { $against }, { $ministry }: { $by } schickt den einen Blumen und den anderen die Rechnung.
pravda-politburo-plan-all-head-1 = Alle Daumen hoch
pravda-politburo-plan-all-head-2 = Einstimmig und belegt
pravda-politburo-plan-all-head-3 = Keiner wagt es, alle ja
pravda-politburo-plan-all-line-1 = Alle { $for } Daumen gingen hoch, als { $by } vorschlug: { $ministry }. Hinterher konnte niemand sagen, worum es ging.
pravda-politburo-plan-all-line-2 = { $by } schlug vor, { $ministry }, und { $for } von { $for } waren dafür. Manchem wurde dabei unwohl.
pravda-politburo-plan-all-line-3 = { $ministry }, sagte { $by }, und { $for } Daumen gingen wie einer hoch. Einer soll vor der Frage oben gewesen sein.
pravda-politburo-plan-all-line-4 = { $for } von { $for }: { $ministry }. { $by } ließ es für den Fotografen wiederholen.
pravda-politburo-plan-head-1 = Ein Plan wurde geplant
pravda-politburo-plan-head-2 = Der Gensek bekommt ein Ja
pravda-politburo-plan-head-3 = Ja, sagten die meisten
pravda-politburo-plan-line-1 = { $for } dafür, { $against } dagegen: { $by } hatte etwas im Sinn und dann auf dem Tisch, nämlich { $ministry }.
pravda-politburo-plan-line-2 = Angenommen mit { $for } zu { $against }: { $ministry }. Der Plan stammt von oben, und oben war { $by }.
pravda-politburo-plan-line-3 = { $by } hat es durchgebracht, { $ministry }, mit { $for } zu { $against }. Die anderen haben es hinter sich.
pravda-politburo-plan-line-4 = Der Plan heißt { $ministry }, { $for } zu { $against }. Den Beifall hatte { $by } mitgebracht.
pravda-politburo-refused-narrow-head-1 = Ein Daumen zu wenig
pravda-politburo-refused-narrow-head-2 = Nein, aber nur knapp
pravda-politburo-refused-narrow-head-3 = Ein Daumen zu viel unten
pravda-politburo-refused-narrow-line-1 = { $by } wollte { $ministry } und hatte { $for } Daumen gegen { $against }. Man fragt, wessen Hand ausgerutscht ist.
pravda-politburo-refused-narrow-line-2 = { $for } zu { $against }: So knapp ist es misslungen, { $ministry }, und { $by } hat mitgezählt.
pravda-politburo-refused-narrow-line-3 = { $ministry }: Es fehlte ein Daumen oder so, { $for } hoch, { $against } runter. { $by } zählt Hände und Handschuhe.
pravda-politburo-refused-narrow-line-4 = { $by } verlor { $ministry } mit { $against } zu { $for }. Jemand an diesem Tisch schuldet jemandem einen Daumen.
pravda-politburo-refused-twice-head-1 = Wieder nein: { $by }
pravda-politburo-refused-twice-head-2 = Zwei Pläne, kein Bedarf
pravda-politburo-refused-twice-head-3 = Zweimal nein heißt nein
pravda-politburo-refused-twice-line-1 = Nach dem ersten Plan fiel auch der zweite durch, { $ministry }, { $against } zu { $for }. { $by } nahm ungefragt, was übrig blieb.
pravda-politburo-refused-twice-line-2 = { $ministry } war der zweite Vorschlag, mit dem { $by } durchfiel, { $against } zu { $for }.
pravda-politburo-refused-twice-line-3 = { $ministry } fiel auch durch, { $against } zu { $for }. { $by } fragt nicht mehr, { $by } notiert.
pravda-politburo-refused-twice-line-4 = Der zweite Plan, { $ministry }, fand { $against } Daumen unten und { $for } oben. Einen dritten hat { $by } nicht.
pravda-politburo-refused-head-1 = Daumen runter: { $by }
pravda-politburo-refused-head-2 = Der Tisch denkt anders
pravda-politburo-refused-head-3 = Der Plan geht zur Ablage
pravda-politburo-refused-head-4 = { $by } hat nur gefragt
pravda-politburo-refused-head-5 = Nein, mit besten Grüßen
pravda-politburo-refused-head-6 = Daumen suchen den Boden
pravda-politburo-refused-line-1 = { $by } schlug vor: { $ministry }. Dagegen waren { $against }, dafür { $for }. Der Entwurf dient künftig als Tischtuch.
pravda-politburo-refused-line-2 = { $ministry }: abgelehnt, { $against } zu { $for }. { $by } hatte nur laut gedacht.
pravda-politburo-refused-line-3 = Ein Nein, { $ministry }, mit { $against } zu { $for }. { $by } dankte jedem einzeln und sah dabei auf die Hände.
pravda-politburo-refused-line-4 = { $ministry }, sagte { $by }. Nein, sagten { $against }, ja, sagten { $for }. Es sei eine gute Aussprache gewesen.
pravda-politburo-refused-line-5 = Der Plan von { $by } fiel durch, { $against } zu { $for }. { $ministry }: Er wird als Selbstkritik umgesetzt.
pravda-politburo-refused-line-6 = { $against } zu { $for } gegen den Plan, { $ministry }: { $by } lobt die Offenheit und bittet um die Namen.
pravda-politburo-taken-head-1 = Genommen, was keiner wollte
pravda-politburo-taken-head-2 = Das Letzte, was übrig war
pravda-politburo-taken-head-3 = Reste werden aufgetragen
pravda-politburo-taken-line-1 = Nach zwei Ablehnungen kam ohne Abstimmung dran: { $ministry }, und den Vorsitz führte { $by }. Demokratie hat Grenzen, und da sind sie.
pravda-politburo-taken-line-2 = Es ist also { $ministry }: nicht weil { $by } darum gebeten hätte, sondern weil alles andere abgelehnt war.
pravda-politburo-taken-line-3 = { $ministry } war niemandes erste Wahl und niemandes zweite; jetzt hat sie { $by }, und der Tisch auch.
pravda-politburo-taken-line-4 = Übrig war { $ministry }, und das hat jetzt { $by }. Der Tisch nennt es Konsens.

## Ministerien

pravda-politburo-moved-two-repression-head-1 = Dreimal Strenge
pravda-politburo-moved-two-repression-head-2 = { $ministry } zieht die Schrauben an
pravda-politburo-moved-two-repression-head-3 = Zwei Stufen, kein Husten
pravda-politburo-moved-two-repression-line-1 = Alle drei wollten Repression: { $ministry }, zwei hinauf, auf { $level }. Keiner erinnert sich, dabei gewesen zu sein.
pravda-politburo-moved-two-repression-line-2 = Runde { $year }: einstimmige Repression, zwei Schritte davon. { $ministry } auf { $level }, und in Habachtstellung.
pravda-politburo-moved-two-repression-line-3 = Drei Zettel, eine Hand: { $ministry } um zwei hinauf, auf { $level }, und die Tinte ist noch feucht.
pravda-politburo-moved-two-repression-line-4 = Einstimmig: { $ministry }, zwei Schritte zur Repression, auf { $level }. Danach wollte keiner als Erster gehen.
pravda-politburo-moved-two-reform-head-1 = Dreimal frische Luft
pravda-politburo-moved-two-reform-head-2 = { $ministry } knöpft sich auf
pravda-politburo-moved-two-reform-head-3 = Zwei Stufen lockerer
pravda-politburo-moved-two-reform-line-1 = Alle drei wollten Reform: { $ministry }, zwei hinunter, auf { $level }. Es war sehr still, dann lachte jemand.
pravda-politburo-moved-two-reform-line-2 = Runde { $year }: einstimmige Reform, zwei Schritte davon. { $ministry } auf { $level }, den Hut in der Hand.
pravda-politburo-moved-two-reform-line-3 = Drei Zettel für Reform: { $ministry } um zwei hinunter, auf { $level }. Der Wachposten hat einen Stuhl bekommen.
pravda-politburo-moved-two-reform-line-4 = Einstimmig: { $ministry }, zwei Schritte zur Reform, auf { $level }. Das Porträt dort soll gelächelt haben.
pravda-politburo-moved-repression-head-1 = Die Schraube dreht sich
pravda-politburo-moved-repression-head-2 = { $ministry }: strengere Blicke
pravda-politburo-moved-repression-head-3 = Man steht dort gerader
pravda-politburo-moved-repression-line-1 = Mehr Repression: { $ministry }, jetzt auf { $level }. Der Kaffee wird dort neuerdings auf Augenhöhe serviert.
pravda-politburo-moved-repression-line-2 = Die Repression gewinnt an Boden: { $ministry } nach Runde { $year } auf { $level }.
pravda-politburo-moved-repression-line-3 = { $ministry }: Seit Runde { $year } schließen die Türen etwas schneller, Stand { $level }.
pravda-politburo-moved-repression-line-4 = { $ministry }: nach Runde { $year } auf { $level }, näher an der Repression. Die Aschenbecher sind gezählt.
pravda-politburo-moved-reform-head-1 = Ein Knopf steht offen
pravda-politburo-moved-reform-head-2 = { $ministry }: mildere Blicke
pravda-politburo-moved-reform-head-3 = Man atmet dort aus
pravda-politburo-moved-reform-line-1 = Mehr Reform: { $ministry }, jetzt auf { $level }. Auf einem Fensterbrett wurde eine Pflanze gesehen.
pravda-politburo-moved-reform-line-2 = Die Reform gewinnt an Boden: { $ministry } nach Runde { $year } auf { $level }.
pravda-politburo-moved-reform-line-3 = { $ministry }: Dort sagt man neuerdings guten Morgen, Stand { $level }.
pravda-politburo-moved-reform-line-4 = { $ministry }: nach Runde { $year } auf { $level }, näher an der Reform. Jemand pfiff, und man sah nur hin.
pravda-politburo-stuck-head-1 = Weiter geht es nicht
pravda-politburo-stuck-head-2 = Das Ende der Skala
pravda-politburo-stuck-head-3 = Der Zeiger liegt an
pravda-politburo-stuck-line-1 = { $ministry } bleibt auf { $level }: Dort endet die Skala, zum allgemeinen Bedauern.
pravda-politburo-stuck-line-2 = Man hätte gern mehr davon gehabt, { $ministry }, aber bei { $level } ist Schluss.
pravda-politburo-stuck-line-3 = { $ministry } sollte rücken und ist auf { $level }, wo die Farbe aufhört.
pravda-politburo-stuck-line-4 = { $level } ist das Ende für { $ministry }. Der überschüssige Eifer wurde eingelagert.

## Säuberungen

pravda-politburo-caught-head-1 = Es war { $who }
pravda-politburo-caught-head-2 = Die Finger trafen
pravda-politburo-caught-head-3 = Einer stimmte anders
pravda-politburo-caught-line-1 = { $who } hatte als Einziger für { $side } gestimmt, und beide anderen wussten es. Sie haben es immer gewusst, sagen sie.
pravda-politburo-caught-line-2 = Runde { $year }: Die abweichende Stimme, für { $side }, gab { $who } ab, und jeder Finger von Belang zeigte dorthin.
pravda-politburo-caught-line-3 = Beide Kollegen zeigten richtig: Für { $side } hatte { $who } gestimmt. Treue hat gute Augen.
pravda-politburo-caught-line-4 = { $who } hatte { $side } gewählt, und die beiden anderen Finger trafen sich an der richtigen Stelle. Seither schüttelt man Hände.
pravda-politburo-escaped-head-1 = Falscher Finger, Verlust
pravda-politburo-escaped-head-2 = { $who } verzog keine Miene
pravda-politburo-escaped-head-3 = Zeigen ist gefährlich
pravda-politburo-escaped-line-1 = Der Abweichler war { $who }, für { $side }; aber { $k ->
        [1] ein Finger ging
       *[2] zwei Finger gingen
    } fehl, und die Rechnung bezahlen: { $names }.
pravda-politburo-escaped-line-2 = { $who } hatte für { $side } gestimmt und saß ganz still. Wer anderswohin zeigte, hat bezahlt: { $names }.
pravda-politburo-escaped-line-3 = Einen falschen Finger mag niemand. { $who } hatte für { $side } gestimmt; den Verlust tragen { $names }.
pravda-politburo-escaped-line-4 = Für { $side } hatte { $who } gestimmt und sah hin, wohin die anderen zeigten. Die Aussicht bezahlen { $names }.
pravda-politburo-escaped-dry-head-1 = Falsche Finger, leer
pravda-politburo-escaped-dry-head-2 = Säuberung ohne Preis
pravda-politburo-escaped-dry-head-3 = Kein Geld für Irrtümer
pravda-politburo-escaped-dry-line-1 = Der Abweichler war { $who }, für { $side }, und nicht jeder, der anderswohin zeigte, hatte noch Einfluss zum Bezahlen.
pravda-politburo-escaped-dry-line-2 = { $who } hatte für { $side } gestimmt, unbemerkt; wo kein Einfluss ist, kann man keinen nehmen.
pravda-politburo-escaped-dry-line-3 = { $side } war die Wahl von { $who }. Finger gingen fehl, und nicht jede Tasche dahinter war gefüllt.
pravda-politburo-escaped-dry-line-4 = { $who } war für { $side }. Ein falscher Finger kostet Einfluss, wenn sich welcher findet.
pravda-politburo-spent-head-1 = Nichts zu verlieren
pravda-politburo-spent-head-2 = Eine leere Tasche
pravda-politburo-spent-head-3 = { $who } reist leicht
pravda-politburo-spent-line-1 = { $who } hat keinen Einfluss mehr und wird jetzt vom Pförtner zuerst gegrüßt.
pravda-politburo-spent-line-2 = Der letzte Einfluss ist dahin: { $who }. Es bleibt der gute Name, und der wird geprüft.
pravda-politburo-spent-line-3 = { $who } ist ohne Einfluss. Der Mantel wird noch abgenommen, aber nicht mehr gebracht.
pravda-politburo-spent-line-4 = { $who } hat den Rest ausgegeben. Ab jetzt kann { $who } nur noch recht haben.

## Nur für deine Augen

pravda-politburo-box-goal-holds-line-1 = Stand jetzt hat { $member } seinen Willen. Sieh besorgt aus.
pravda-politburo-box-goal-holds-line-2 = Dein Ziel, das von { $member }, ist zur Stunde erreicht.
pravda-politburo-box-goal-holds-line-3 = { $member }, also du, könnte hier aufhören. Sag, es sei viel zu früh.
pravda-politburo-box-goal-holds-line-4 = Dein Ziel ist im Augenblick erreicht. { $member } würde nicht lächeln.
pravda-politburo-box-goal-fails-line-1 = So, wie es steht, hat { $member } seinen Willen nicht. Tu etwas, oder seufze.
pravda-politburo-box-goal-fails-line-2 = Dein Ziel, das von { $member }, ist zur Stunde nicht erreicht.
pravda-politburo-box-goal-fails-line-3 = { $member }, also du, braucht noch etwas. Verlange das Gegenteil.
pravda-politburo-box-goal-fails-line-4 = Dein Ziel ist noch offen. { $member } zählt auf dich und auf die Fehler der anderen.
pravda-politburo-box-influence-most-line-1 = Einfluss: { $influence }. Mehr hat niemand.
pravda-politburo-box-influence-most-line-2 = Du hast { $influence } Einfluss und verneigst dich vor niemandem.
pravda-politburo-box-influence-most-line-3 = Du hast { $influence } Einfluss, so viel wie die Besten. Lass es wissen, leise.
pravda-politburo-box-influence-most-line-4 = Über deinen { $influence } steht niemand. Achte auf die daneben.
pravda-politburo-box-influence-less-line-1 = Einfluss: { $influence }. Jemand hat { $most }.
pravda-politburo-box-influence-less-line-2 = Du hast noch { $influence } Einfluss; die Besten haben { $most }.
pravda-politburo-box-influence-less-line-3 = { $influence } gegen { $most }: So stehst du neben den Besten.
pravda-politburo-box-influence-less-line-4 = Dein Einfluss ist { $influence }; { $most } ist das Höchste am Tisch. Bleib höflich.
