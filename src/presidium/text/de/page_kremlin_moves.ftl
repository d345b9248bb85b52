### Wie Fragen von Kremlin auf der Seite beantwortet werden.

## Was angekündigt ist

page-km-under-way = Im Gange
page-km-election = Die Begräbniskommission stimmt über { $who } ab, vorgeschlagen von { $proposer }.
page-km-throw =
    { $why ->
        [purge] Der Würfel gegen { $who } liegt auf dem Tisch: { $face }{ $change ->
            [0] {""}
           *[other] , verändert um { $change }
        }. Noch zählt er nicht.
       *[health] Der Würfel der Ärzte für { $who } liegt auf dem Tisch: { $face }{ $change ->
            [0] {""}
           *[other] , verändert um { $change }
        }. Noch zählt er nicht.
    }
page-km-about = Es geht um { $who }.
page-km-word-of = ({ $player } entscheiden)
page-km-votes =
    { $vote ->
        [guilty] schuldig: { $count }
        [innocent] nicht schuldig: { $count }
        [for] dafür: { $count }
       *[against] dagegen: { $count }
    }
page-km-cleared = durch eine Karte entlastet
page-km-guarded = mit Leibwächter

## Das Fenster

page-km-window = Deine Reaktion
page-km-pass = Passen
page-km-pass-deed =
    { $step ->
        [AddInfluence] Nichts dazuschreiben
       *[other] Passen
    }
page-km-decline-all =
    { $step ->
        [Rehabilitates] Passen: dieses Jahr niemanden zurückholen
       *[other] Passen: dieses Jahr niemanden befördern
    }
page-km-and-no-more =
    { $step ->
        [Promotes] Danach keine Beförderungen mehr in diesem Jahr
        [Rehabilitates] Danach niemanden mehr zurückholen
       *[other] Danach fertig
    }
page-km-declare = Einfluss offenlegen
page-km-show-influence = Einfluss offenlegen …
page-km-show =
    { $how ->
        [needed] { $who }: bis zu { $points } von { $written } offenlegen
       *[exact] { $who }: { $points } von { $written } offenlegen
    }
page-km-in-vain = kann nicht gelingen: Kein Wurf reicht
page-km-falls-short =
    { $known ->
        [yes] reicht nicht: { $player } haben { $points }
       *[no] reicht nicht für die Kontrolle
    }
page-km-show-more = Mehr offenlegen …
page-km-nothing-to-show = Nichts mehr offenzulegen
page-km-card = Karte
page-km-play-a-card = Eine Karte spielen …
page-km-next-card = Karte bei Gelegenheit
page-km-waive =
    { $sure ->
        [yes] Die ganze Phase passen? Alle erfahren es, und es ist endgültig.
       *[no] Für den Rest der Phase passen
    }
page-km-pass-phase = Bis zum Ende der Phase passen, geheim (lässt sich zurücknehmen)
page-km-if-lapses = Abwarten und { $who } nur für mich nehmen, wenn es sonst niemand tut
page-km-defend = { $who } verteidigen bis
page-km-defend-ask = Frag mich
page-km-defend-not = Gar nicht
page-km-and-defend =
    { $points ->
        [0] und dann passen
       *[other] und { $who } verteidigen, bis { $points }
    }
page-km-kept = Bereit zum Senden: { $answer }
page-km-put-down = Abbrechen
page-km-point-board = Auf dem Brett oder hier
page-km-previous = Davor
page-km-next = Danach
page-km-point = Zeig auf jemanden, hier oder auf dem Brett

## Auf jemanden zeigen

page-km-ready = Abschicken
page-km-back = Zurück
page-km-nobody-yet = Noch niemand
page-km-vacant = frei
page-km-verb =
    { $verb ->
        [Purge] Säubern
        [Suspect] Ein „?“ setzen
        [Clear] Das „?“ entfernen
        [Accuse] Anklagen
        [Condemn] Ohne Prozess nach Sibirien
        [Propose] Als Parteichef vorschlagen
        [Rehabilitate] Aus Sibirien zurückholen
        [Add] Einfluss dazuschreiben
       *[Name] Nennen
    }
page-km-hits = Treffer von { $faces }
page-km-odds = { $hits } von { $faces }

## Phase 6

page-km-move-who = Versetzen
page-km-move-where = Wohin, oder mit wem
page-km-move-hint = Zeig auf jemanden, hier oder auf dem Brett, dann auf einen freien Platz oder auf den, mit dem getauscht wird.
page-km-arrange = Die Posten einer Stufe neu verteilen
page-km-arrange-hint = Zeig auf zwei Posten, und sie tauschen. Sieht es richtig aus, schick es ab.

## Offenlegen

page-km-on = Auf
page-km-declare-who =
    { $shown ->
        [0] { $who }: { $written } geschrieben
       *[other] { $who }: { $written } geschrieben, { $shown } offengelegt
    }
page-km-total = Bis zu welcher Summe
page-km-less = Weniger
page-km-more = Mehr
page-km-how =
    { $how ->
        [needed] Nur so viel wie nötig
       *[exact] Genau so viel
    }
page-km-how-means =
    { $how ->
        [needed] Du legst nicht mehr offen, als für die Kontrolle nötig ist, und nichts, wenn nichts nötig ist.
       *[exact] Du legst genau so viel offen, egal, was die anderen tun.
    }
page-km-cost =
    { $how ->
        [needed] Höchstens { $points ->
            [one] ein Punkt wird
           *[other] { $points } Punkte werden
        } auf { $who } allen für immer bekannt; { $hidden ->
            [0] geheim bleibt dort dann nichts.
            [one] geheim bleibt auf jeden Fall einer.
           *[other] geheim bleiben auf jeden Fall { $hidden }.
        }
       *[exact] Für immer kennen alle { $points ->
            [one] einen Punkt
           *[other] { $points } Punkte
        } auf { $who }; { $hidden ->
            [0] geheim bleibt dort nichts.
            [one] geheim bleibt einer.
           *[other] geheim bleiben { $hidden }.
        }
    }
page-km-top =
    { $points ->
        [one] Bisher führen dort { $player } mit einem Punkt.
       *[other] Bisher führen dort { $player } mit { $points } Punkten.
    }
page-km-top-nobody = Bisher hat dort niemand etwas offengelegt.
page-km-declare-ahead = Im Voraus antworten …
page-km-guard-it = Mit einer Weisung schützen …
page-km-sure =
    { $what ->
        [ahead] Das wird deine Antwort auf die nächste Frage, die sie zulässt. Bereitlegen?
       *[guard] Ab jetzt wird so viel wie nötig offengelegt, sooft eine andere Fraktion die Kontrolle will. Weisung geben?
    }
page-km-yes = Ja
page-km-no = Nein
page-km-nothing-left = Du hast alles offengelegt, was auf deinem Blatt steht.
page-km-declare-later = Es ist kein Fenster offen. Du kannst auf das nächste im Voraus antworten oder eine geheime Weisung geben; niemand sieht sie, bis sie wirkt.
page-km-declare-above = Ein Fenster ist offen: Was du offenlegst, wählst du in der Frage.

## Karten

page-km-play = Spielen
page-km-play-with =
    { $change ->
        [0] Mit 0 spielen
        [1] Mit +1 spielen
        [2] Mit +2 spielen
       *[other] Mit { $change } spielen
    }
page-km-play-on = Auf wen
page-km-give = Weitergeben

## Geheime Weisungen

page-km-orders = Geheime Weisungen

## Würfel

page-km-cast =
    { $why ->
        [purge] Säuberung, { $who }: nötig { $needed }
        [health] Die Gesundheit, { $who }
        [visit] { $who } ins Sanatorium: nötig { $needed }
        [assassination] Attentat auf { $who }: nötig { $needed }
        [complicity] Ermittlung gegen { $who }: Grenze bei { $needed }
        [glasnost] Glasnost unter { $who }: nötig { $needed }
        [wave] { $who } hebt einen Arm: nötig { $needed }
        [waved] { $who } winkt
       *[tie] Gleichstand um { $who }
    }
page-km-cast-result =
    { $won ->
        [yes] ✓ reicht
       *[no] ✗ reicht nicht
    }
page-km-forecast = Was die Würfel dieses Jahr noch anrichten können
page-km-forecast-wave = { $who } winkt mit { $hits } von { $faces } vom Balkon.
page-km-forecast-member = Mitglied
page-km-forecast-sick = kränker
page-km-forecast-die = tot

## Wörter für Aussagen

page-km-talk = Tischgespräch
page-km-word =
    { $word ->
        [spare] verschonen
        [promote] befördern
        [acquit] freisprechen
        [purge] säubern
        [accuse] anklagen
       *[seize] übernehmen
    }
