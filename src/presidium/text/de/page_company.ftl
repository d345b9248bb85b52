### Menschen unter Menschen an einem Tisch: gemeinsam zur Besinnung kommen.

## Zurücknehmen

page-take-back = Zurücknehmen
page-take-back-ask = Um Rücknahme bitten
page-take-back-what = Deine letzte Antwort: { $answer }.
page-undo-asks = { $who } möchte die letzte Antwort zurücknehmen.
page-undo-mine = Du hast die anderen gebeten, deine letzte Antwort zurücknehmen zu dürfen.
page-undo-agreed = Einverstanden: { $names }.
page-undo-awaits = Noch nichts gesagt: { $names }. Wer weiterspielt, hat widersprochen.
page-undo-agree = Einverstanden
page-undo-object = Nein, sie gilt
page-undo-withdraw = Schon gut, sie gilt

## Porträts

page-portrait-choose = Dein Porträt
page-portrait =
    { $id ->
        [worker] der Arbeiter
        [welder] die Schweißerin
        [aviator] die Fliegerin
        [teacher] die Lehrerin
        [miner] der Bergmann
        [nurse] die Krankenschwester
        [poet] der Dichter
        [tractorist] die Traktoristin
       *[none] ein ausgelostes Porträt
    }

## Ohne ein Wort

page-react = Ohne ein Wort
page-react-mark =
    { $mark ->
        [stamp] Stempeln
        [cough] Husten
       *[applause] Klatschen
    }
page-reacted =
    { $mark ->
        [stamp] { $who } stempelt.
        [cough] { $who } hustet.
       *[applause] { $who } klatscht.
    }
