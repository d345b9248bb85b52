### Was die Seite sagt und zu keinem einzelnen Spiel gehört.

page-title = Presidium
page-skip = Zum Hauptteil
page-nav = Presidium
page-home = Zurück zum Eingang
page-language = Sprache
page-light = Hell
page-dark = Dunkel
page-sound = Ton
page-sound-now =
    { $on ->
        [yes] Ton: an
       *[no] Ton: aus
    }
page-rules = Regeln
page-open-tables = Offene Tische
page-nowhere = Diesen Raum gibt es im ganzen Gebäude nicht.
page-not-loaded = Dieser Teil ließ sich nicht holen. Läuft der Server noch?
page-announced = Bekanntmachung: { $text }
page-older = Presidium wurde aktualisiert. Die Seite lädt neu, sobald nichts los ist.
page-renew = Sofort
page-loading = Einen Moment, deine Papiere werden geprüft …
page-close = Schließen
page-newcomer = Genosse
page-forgotten = ein Genosse
page-name = { $name }
page-your-name = { $name } (du)
# Ein Gesicht, das angetippt wird.
page-speak-to = Platz { $seat }: was sagen
page-play-now = Jetzt spielen

## Regeln

page-rule-number = Regel { $number }
page-rule-missing = Diese Seite des Regelbuchs ist entfernt worden. Von wem, sagt sie nicht.
page-rule-all = Das ganze Regelbuch
page-rules-tag =
    { $tag ->
        [cards] Karten
       *[options] Zusatzregel
    }

## Einladen, warten

page-copy = Kopieren
page-copied = Kopiert
page-sit = Platz nehmen
