### Die ständigen Weisungen von Kremlin auf der Seite: die Liste, und das Formular für eine neue.

page-km-nobody-special = niemand Bestimmtes
page-km-orders-mean = Sie antworten heimlich für dich. Treffen mehrere zu, gilt die dringendste.
page-km-no-orders = Keine. Du wirst selbst gefragt.
page-km-ahead = { $answer }: liegt bereit für die nächste Frage.
page-km-take-back = Zurücknehmen
page-km-order-remove-this = Streichen: { $order }
page-km-order-what = Weisung
page-km-order-type =
    { $type ->
        [guard] jemanden halten
        [seize] jemanden übernehmen
        [pass] in Fenstern passen
       *[play] eine Karte spielen
    }
page-km-order-whom = Wen
page-km-order-limit = Höchstens Punkte
page-km-order-when = Wann
page-km-order-target = Gegen wen
page-km-anybody = irgendwen
page-km-order-kind = Welche Fenster
page-km-order-until = Bis zum Ende von
page-km-order-phase = Welche Phase
page-km-any-phase = jede
page-km-order-add = Weisung geben
page-km-occasion =
    { $when ->
        [purge] eine Säuberung wird angekündigt
        [trial] es kommt zum Prozess
        [against] gegen ihn geschieht etwas
        [lapse] ihn sonst niemand kontrolliert
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
       *[lapse] { $who } übernehmen, mit höchstens { $limit }, falls ihn sonst niemand kontrolliert, wenn er handeln darf.
    }
page-km-order-pass =
    { $kind ->
        [all] Bis zum Ende von { $year } in jedem Fenster passen.
        [untouched] Bis zum Ende von { $year } in Fenstern passen, die niemanden auf meinem Blatt betreffen.
       *[other] Bis zum Ende von { $year } in Fenstern dieser Art passen: { page-km-kind }.
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
