### Wie Fragen von Kremlin auf der Seite beantwortet werden.

## Was angekündigt ist

page-km-under-way = Im Gange
page-km-election = Die Begräbniskommission stimmt über { $who } ab, vorgeschlagen von { $proposer }.
page-km-throw =
    { $why ->
        [purge] Der Würfel gegen { $who } liegt auf dem Tisch: { $face }{ $change ->
            [0] {""}
           *[other] , verändert um { $change }
        }. Noch wirkt er nicht.
       *[health] Der Würfel der Ärzte für { $who } liegt auf dem Tisch: { $face }{ $change ->
            [0] {""}
           *[other] , verändert um { $change }
        }. Noch wirkt er nicht.
    }
page-km-about = Es geht um { $who }.
page-km-word-of = (das Wort haben { $player })
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
page-km-pass = Geschehen lassen
page-km-pass-deed =
    { $step ->
        [AddInfluence] Nichts dazuschreiben
       *[other] Es dabei belassen
    }
page-km-decline-all =
    { $step ->
        [Rehabilitates] Von den Meinen holt dieses Jahr niemand jemanden zurück
       *[other] Von den Meinen befördert dieses Jahr niemand jemanden
    }
page-km-and-no-more =
    { $step ->
        [Promotes] Das, und von den Meinen nichts weiter in diesem Jahr
        [Rehabilitates] Das, und von den Meinen nichts weiter in diesem Jahr
       *[other] Das, und nichts weiter
    }
page-km-declare = Einfluss offenlegen
page-km-show-influence = Einfluss zeigen …
page-km-show =
    { $how ->
        [needed] { $who }: bis zu { $points } von deinen { $written } zeigen
       *[exact] { $who }: { $points } von deinen { $written } zeigen
    }
page-km-show-more = Mehr zeigen …
page-km-nothing-to-show = Nichts Eigenes zu zeigen
page-km-card = Karte
page-km-play-a-card = Eine Karte spielen …
page-km-waive =
    { $sure ->
        [yes] Wirklich nichts mehr, bis die Phase endet?
       *[no] Von mir nichts mehr in dieser Phase
    }
page-km-if-lapses = { $who } nehmen, wenn es verfällt
page-km-defend = { $who } verteidigen bis
page-km-defend-ask = Frag mich
page-km-defend-not = Gar nicht
page-km-and-defend =
    { $points ->
        [0] und dann geschehen lassen
       *[other] und { $who } verteidigen, bis { $points }
    }
page-km-kept = Noch auf der Hand: { $answer }
page-km-put-down = Weglegen
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
       *[other] { $who }: { $written } geschrieben, { $shown } gezeigt
    }
page-km-total = Bis zu welcher Summe
page-km-less = Weniger
page-km-more = Mehr
page-km-how =
    { $how ->
        [needed] Nach Bedarf.
       *[exact] Genau.
    }
page-km-how-means =
    { $how ->
        [needed] Du zeigst nicht mehr, als die Kontrolle braucht, und nichts, wenn sie nichts braucht.
       *[exact] Du zeigst so viel, was immer die anderen tun.
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
page-km-top-nobody = Bisher hat dort niemand etwas gezeigt.
page-km-declare-ahead = Im Voraus antworten …
page-km-guard-it = Mit Dauerauftrag schützen …
page-km-sure =
    { $what ->
        [ahead] Das wird deine Antwort auf die nächste Frage, die sie zulässt. Bereitlegen?
       *[guard] Ab jetzt wird das nach Bedarf offengelegt, sooft jemand nach der Kontrolle greift. Auftrag geben?
    }
page-km-yes = Ja
page-km-no = Nein
page-km-nothing-left = Auf deinem Blatt steht nichts, was du nicht gezeigt hast.
page-km-declare-later = Es ist kein Fenster offen. Du kannst auf das nächste im Voraus antworten oder einen Dauerauftrag geben; niemand sieht ihn, bis er wirkt.
page-km-declare-above = Ein Fenster ist offen: Was du dort zeigst, wählst du in der Frage.

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
page-km-nobody-special = niemand Bestimmtes

## Daueraufträge

page-km-orders = Daueraufträge
page-km-orders-mean = Sie antworten heimlich für dich in Fenstern: der dringendste, der sich ausführen lässt.
page-km-no-orders = Keine. Du wirst selbst gefragt.
page-km-ahead = { $answer }: liegt bereit für die nächste Frage.
page-km-take-back = Zurücknehmen
page-km-order-remove-this = Streichen: { $order }
page-km-order-what = Auftrag
page-km-order-type =
    { $type ->
        [guard] jemanden halten
        [seize] jemanden übernehmen
        [pass] Fenster vorbeigehen lassen
       *[play] eine Karte spielen
    }
page-km-order-whom = Wen
page-km-order-limit = Höchstens Punkte
page-km-order-when = Wann
page-km-order-target = Um wen es geht
page-km-anybody = irgendwen
page-km-order-kind = Welche Fenster
page-km-order-until = Bis zum Ende von
page-km-order-phase = Welche Phase
page-km-any-phase = jede
page-km-order-add = Auftrag geben
page-km-occasion =
    { $when ->
        [purge] eine Säuberung wird angekündigt
        [trial] es kommt zum Prozess
        [against] gegen ihn geschieht etwas
        [lapse] das Recht würde verfallen
        [accusation] jemand wird angeklagt oder verurteilt
        [attempt] eine Karte trifft jemanden
        [roll] ein Würfel ist gefallen
       *[start] eine Phase beginnt
    }
page-km-kind =
    { $kind ->
        [all] alle
        [untouched] die niemanden auf meinem Blatt betreffen
        [start] zu Beginn einer Phase
        [end] am Ende einer Phase
        [wave] vor dem Winken
        [card] wenn eine Karte genannt wird
        [roll] wenn ein Würfel fällt
        [accusation] nach einem Attentat
        [pass] wenn jemand es dabei belässt
        [cure] Kuren
        [purge] Säuberungen
        [suspect] ein „?“ gesetzt
        [clear] ein „?“ entfernt
        [accuse] Anklagen
        [condemn] Kandidaten nach Sibirien
        [vote] Stimmen
        [propose] Vorschläge
        [rearrange] Posten neu verteilt
        [move] Versetzungen
        [exchange] Tausche
        [rehabilitate] Rehabilitierungen
       *[overturn] umgekehrte Ermittlungen
    }
page-km-order-guard =
    { $limit ->
        [one] { $who } halten, solange ein Punkt reicht.
       *[other] { $who } halten, solange { $limit } Punkte reichen.
    }
page-km-order-seize =
    { $when ->
        [purge] { $aimed ->
            [yes] { $who } übernehmen, mit höchstens { $limit }, wenn eine Säuberung gegen { $target } angekündigt wird.
           *[no] { $who } übernehmen, mit höchstens { $limit }, wenn eine Säuberung angekündigt wird.
        }
        [trial] { $aimed ->
            [yes] { $who } übernehmen, mit höchstens { $limit }, wenn { $target } vor Gericht steht.
           *[no] { $who } übernehmen, mit höchstens { $limit }, wenn es zum Prozess kommt.
        }
        [against] { $aimed ->
            [yes] { $who } übernehmen, mit höchstens { $limit }, bevor gegen { $target } etwas geschieht.
           *[no] { $who } übernehmen, mit höchstens { $limit }, bevor gegen jemanden etwas geschieht.
        }
       *[lapse] { $who } übernehmen, mit höchstens { $limit }, wenn das Recht verfallen würde.
    }
page-km-order-pass =
    { $kind ->
        [all] Bis zum Ende von { $year } jedes Fenster vorbeigehen lassen.
        [untouched] Bis zum Ende von { $year } Fenster vorbeigehen lassen, die niemanden auf meinem Blatt betreffen.
       *[other] Bis zum Ende von { $year } Fenster dieser Art vorbeigehen lassen: { page-km-kind }.
    }
page-km-order-play =
    { $when ->
        [start] { $play }, sobald eine Phase beginnt.
        [phase] { $play }, sobald die Phase „{ kremlin-phase }“ beginnt.
        [purge] { $aimed ->
            [yes] { $play }, wenn eine Säuberung gegen { $target } angekündigt wird.
           *[no] { $play }, wenn eine Säuberung angekündigt wird.
        }
        [trial] { $aimed ->
            [yes] { $play }, wenn { $target } vor Gericht steht.
           *[no] { $play }, wenn es zum Prozess kommt.
        }
        [against] { $aimed ->
            [yes] { $play }, bevor gegen { $target } etwas geschieht.
           *[no] { $play }, bevor gegen jemanden etwas geschieht.
        }
        [accusation] { $aimed ->
            [yes] { $play }, wenn { $target } angeklagt oder verurteilt wird.
           *[no] { $play }, wenn jemand angeklagt oder verurteilt wird.
        }
        [attempt] { $aimed ->
            [yes] { $play }, wenn eine Karte { $target } trifft.
           *[no] { $play }, wenn eine Karte jemanden trifft.
        }
       *[roll] { $aimed ->
            [yes] { $play }, wenn für { $target } ein Würfel gefallen ist.
           *[no] { $play }, wenn ein Würfel gefallen ist.
        }
    }

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
page-km-forecast-wave = { $who } winkt vom Balkon: Aussicht { $hits } von { $faces }.
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
