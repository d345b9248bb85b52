### Kremlins große Momente, in ihre Bilder geschrieben: wenige Wörter, und kurze.

## Das Lineal bis zwanzig

page-ruler-dead = tot
page-ruler-worse = ++
page-ruler-sick = +
page-ruler-same = wie zuvor
page-ruler-better = ein + weniger
page-ruler-no = reicht nicht
page-ruler-yes = reicht

## Der Prozess

page-km-trial = Prozess
page-km-trial-accuser = Ankläger
page-km-trial-accused = angeklagt
page-km-trial-silent = niemandes Stimme
page-km-trial-away = auf Kur
page-km-ballot =
    { $vote ->
        [for] Dafür
        [against] Dagegen
        [guilty] Schuldig
       *[innocent] Nicht schuldig
    }
page-km-verdict =
    { $verdict ->
        [guilty] Schuldig
       *[acquitted] Freispruch
    }

## Die Oktoberparade

page-parade-needs = nötig: { $needed }
page-parade-verdict =
    { $how ->
        [yes] REICHT
        [no] REICHT NICHT
        [unaided] VON ALLEIN
       *[nobody] NIEMAND
    }
page-parade-boom = BUMM

## Die Säuberung

page-km-purge-needs = Nötig: { $needed }
page-km-purge-saved = EINE KARTE RETTET
page-km-purge-bonus =
    { $why ->
        [none] { $bonus }
       *[other] { $bonus }: { $why }
    }
page-km-purge-modifier =
    { $why ->
        [cure] im Bett
        [weakness] am falschen Posten
        [strength] am richtigen Posten
       *[card] durch Karte
    }

## Die Ärzte

page-health-patient = { $name }, { $age }
page-health-result =
    { $result ->
        [same] wie zuvor
        [worse] muss ins Bett
        [better] Blumen
       *[dead] in die Mauer
    }

## Das Ende

page-km-end = Das Ende
page-km-end-nobody = Niemand gewinnt

## Die Begräbniskommission

page-km-election-proposer = schlägt vor
page-km-election-nominee = vorgeschlagen
page-km-election-rejected = Durchgefallen

## Der Zug zurück aus Sibirien

page-thaw-verdict = SCHREIBFEHLER
