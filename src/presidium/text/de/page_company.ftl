### Menschen unter Menschen an einem Tisch: gemeinsam zur Besinnung kommen.

## Zurücknehmen

page-take-back = Zurücknehmen
page-take-back-ask = Um Rücknahme bitten
page-take-back-what = Deine letzte Antwort: { $answer }.
page-undo-asks = { $who } möchte die letzte Antwort zurücknehmen.
page-undo-mine = Du hast die anderen gebeten, deine letzte Antwort zurücknehmen zu dürfen.
page-undo-agreed = Einverstanden: { $names }.
page-undo-awaits = Noch nichts gesagt: { $names }. Wer weiterspielt, hat widersprochen.
page-undo-agree = Sei es ungeschehen
page-undo-object = Sie gilt
page-undo-withdraw = Schon gut, sie gilt
