### Kremlin auf der Seite: das Brett, die Akte und das Blatt.

## Das Brett

page-kremlin-politburo = Das Politbüro
page-kremlin-calendar = Jahr und Phase
page-kremlin-before = Vor dem ersten Jahr
page-kremlin-phase-now = Phase { $number }: { $name }
page-kremlin-seniority = Dienstalter
page-kremlin-seniority-is = Dienstalter: { $players }
page-kremlin-vacant = frei
page-kremlin-topic-trial = Vor Gericht: { $who }. Schuldig: { $guilty }, nicht schuldig: { $innocent }.
page-kremlin-topic-election = Vorgeschlagen als Parteichef: { $who }. Gegenstimmen: { $against }.
page-kremlin-put-here = Hierher: { $place }
page-kremlin-track = Paraden
page-kremlin-track-ahead = { $year }: steht noch aus
page-kremlin-track-blank = { $year }: niemandes Parade
page-kremlin-track-mark = { $year }: { $who }
page-kremlin-near =
    { $marks ->
        [0] noch keine Parade
        [one] eine Parade von dreien
       *[other] { $marks } Paraden von dreien
    }, { $shown ->
        [0] kein Punkt offengelegt
        [one] ein Punkt offengelegt
       *[other] { $shown } Punkte offengelegt
    }
page-kremlin-near-1986 =
    { $shown ->
        [0] kein Punkt offengelegt
        [one] ein Punkt offengelegt
       *[other] { $shown } Punkte offengelegt
    } auf { $who } ({ $waves ->
        [0] noch nicht gewinkt
        [one] ein Mal von dreien gewinkt
       *[other] { $waves } Mal von dreien gewinkt
    })
page-kremlin-empty-people = Im Volk ist niemand mehr. Jemand wird es sein müssen.
page-kremlin-empty-siberia = Noch niemand. Die Baracken werden angeblich geheizt.
page-kremlin-empty-wall = Noch niemand. Platz ist da.
page-kremlin-empty-retired = Niemand. Von selbst geht hier keiner in den Ruhestand.
page-kremlin-effects = In Kraft

## Politiker

page-kremlin-stress-short = +{ $stress }
page-kremlin-who =
    { $stress ->
        [0] { $who } { $name }, { $age } Jahre.
       *[other] { $who } { $name }, { $age } Jahre, davon { $stress } vom Stress.
    }
page-kremlin-age =
    { $stress ->
        [0] { $age } Jahre alt, wie gedruckt
        [one] { $age } Jahre alt: { $printed } von Geburt und eines vom Stress
       *[other] { $age } Jahre alt: { $printed } von Geburt und { $stress } vom Stress
    }
page-kremlin-crosses =
    { $crosses ->
        [one] Krank: ein Kreuz.
       *[other] Schwer krank: { $crosses } Kreuze.
    }
page-kremlin-suspect = Unter Verdacht seit { $year }.
page-kremlin-cure = Im Sanatorium.
page-kremlin-suits = Stärke: { $good }. Schwäche: { $bad }.
page-kremlin-fit =
    { $fit ->
        [strong] Auf dem Posten der Stärke.
       *[weak] Auf dem Posten der Schwäche.
    }
page-kremlin-look-key = Rechtsklick oder „i“: Wer ist das?
page-kremlin-influence = Offengelegter Einfluss
page-kremlin-claim =
    { $points ->
        [one] { $player }: { $points } Punkt
       *[other] { $player }: { $points } Punkte
    }
page-kremlin-declared = Offengelegt: { $claims }.
page-kremlin-controlled = Unter Kontrolle: { $player }.
page-kremlin-controls = Kontrolle
page-kremlin-nothing-declared = Niemand hat etwas offengelegt. Um diesen Stuhl ist es sehr still.

## Akte und Karten

page-kremlin-dossier = Geheime Akte
page-kremlin-dossier-show = Öffnen
page-kremlin-dossier-hide = Verbergen
page-kremlin-dossier-shut = Die Akte ist zu. Niemand kann dir über die Schulter sehen.
page-kremlin-sheet = Das Blatt
page-kremlin-sheet-blank = Das Blatt ist noch leer.
page-kremlin-sheet-sealed = Das Blatt ist versiegelt. Sobald alle da sind, liegt es hier.
page-kremlin-written =
    { $points ->
        [one] Ein Punkt geschrieben, { $declared } offengelegt, { $left } noch geheim.
       *[other] { $points } Punkte geschrieben, { $declared } offengelegt, { $left } noch geheim.
    }
page-kremlin-pip-declared = offengelegt
page-kremlin-pip-secret = noch geheim
page-kremlin-no-cards = Keine Karten auf der Hand.
page-kremlin-hands = Karten am Tisch
page-kremlin-backs =
    { $count ->
        [one] Eine verdeckte Karte
       *[other] { $count } verdeckte Karten
    }
page-kremlin-discards =
    { $count ->
        [one] Eine Karte gespielt und abgelegt
       *[other] { $count } Karten gespielt und abgelegt
    }
page-kremlin-removed =
    { $count ->
        [one] Eine Karte aus dem Spiel
       *[other] { $count } Karten aus dem Spiel
    }

## Das Blatt schreiben

page-kremlin-no-chief = Auf { $name }, den ersten Parteichef, kannst du keine Punkte setzen.
page-kremlin-suggest = Blatt vorschlagen
page-kremlin-clear = Leeren
page-kremlin-sealed = Versiegelt
page-kremlin-seal =
    { $count ->
        [10] Versiegeln
       *[other] Versiegeln ({ $count } von 10)
    }
page-kremlin-offered = Der Reihe nach antippen: Der Erste bekommt zehn Punkte, der Zehnte einen
page-kremlin-ranking = Deine Rangfolge
page-kremlin-where = { $age } · { $place }
page-kremlin-fits = ▲ { $good } ▼ { $bad }
page-kremlin-points =
    { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }
page-kremlin-up = { $name }: ein Punkt mehr
page-kremlin-down = { $name }: ein Punkt weniger
page-kremlin-off = { $name }: vom Blatt nehmen
page-kremlin-kept = Gespeicherte Blätter
page-kremlin-kept-none = Noch keine. Sie bleiben auf diesem Gerät.
page-kremlin-keep-as = Speichern als
page-kremlin-keep = Speichern
page-kremlin-forget = „{ $name }“ löschen

## Die Zahlen, die entschieden haben

page-number-kremlin-waves = gewinkt
page-number-kremlin-points = Punkte auf den Sieger
page-number-kremlin-left = Politiker übrig

## Wer zum ersten Mal da ist

page-guide-kremlin = Du spielst { $who }. Niemand auf diesem Brett gehört dir für immer: Wer auf einen Politiker die meisten Punkte offengelegt hat, sagt, was er tut. Deine Punkte stehen auf einem geheimen Blatt, und was du offenlegst, wird nie wieder geheim.
page-guide-kremlin-win =
    { $edition ->
        [1986] Jeden Oktober muss der Parteichef vom Balkon winken. Hat einer dreimal gewinkt, werden die Blätter aufgedeckt, und es gewinnt, wer auf diesen Chef die meisten Punkte hat. Alle werden älter; beeil dich, aber lass es dir nicht ansehen.
       *[1988] Jeden Oktober muss der Parteichef vom Balkon winken, und das Jahr gehört dem, der ihn kontrolliert. Drei Jahre gewinnen. Alle werden älter; beeil dich, aber lass es dir nicht ansehen.
    }
page-guide-kremlin-sheets = Zehn Politiker, von zehn Punkten bis hinunter zu einem. Hohe Posten nützen jetzt, die Jungen nützen später; nimm einen Vorschlag, wenn du magst, und ändere ihn.
page-guide-kremlin-window = Etwas ist angekündigt und noch nicht geschehen, oder eine Phase beginnt oder endet. Leg Punkte offen, wenn du vorher jemanden kontrollieren willst; sonst passe. Schweigen kostet nichts.
page-guide-kremlin-take-cure = Wer eine Kur macht, tut dieses Jahr nichts, aber die Ärzte sind milder. Bei der Arbeit altern Kranke schneller.
page-guide-kremlin-purging = Nenne jemanden, und ein Würfel entscheidet. Ein Erfolg schickt das Opfer nach Sibirien und kostet deinen Politiker einen Stresspunkt; ein Fehlschlag kostet drei und beendet die Sache.
page-guide-kremlin-investigating = Ein „?“ macht jemanden verdächtig, und Verdächtige lassen sich in einem späteren Jahr anklagen. Ein Prozess mit Freispruch kommt den Ankläger teuer zu stehen.
page-guide-kremlin-verdict = Du stimmst für einen Politiker, den du kontrollierst. Gestimmt wird offen und nach Rang, und ein Freispruch kommt den Ankläger teuer zu stehen.
page-guide-kremlin-proposal = Der Parteichef ist tot. Schlag jemanden vor, der dir gehört oder bald gehören wird; wer dagegen stimmt, muss vielleicht selbst antreten.
page-guide-kremlin-ballot = Wer Parteichef wird, winkt im Oktober. Ist es jemand, den du kontrollierst oder kontrollieren könntest?
page-guide-kremlin-chief-decides = Der Parteichef kann Leute hinauf- und hinunterversetzen, um den Preis von Stress, also Alter. Nützliche Freunde hinauf, nützliche Freunde anderer hinunter; und hör rechtzeitig auf.
page-guide-kremlin-promotes = Wer jetzt aufsteigt, hat später vielleicht einen hohen Posten. Jede Beförderung macht deinen Politiker ein wenig älter.
page-guide-kremlin-rehabilitates = Sibirien gibt Leute zurück, aber jeder kostet fünf Stresspunkte: nur für jemanden, den du brauchst.
page-guide-kremlin-add-influence = Neue Punkte werden geschrieben und sofort für alle offengelegt. Stärke jemanden, der noch eine Weile bleibt, oder halt dich heraus und schreib nichts.
page-guide-kremlin-arbitration = Mehrere sind gleichauf, und du entscheidest, wer die Kontrolle bekommt. Ein Gefallen dieser Größe wird nicht vergessen.
page-guide-kremlin-take-card = Die Karten liegen offen: Nimm eine oder keine. Jede lässt sich einmal spielen, zu dem Zeitpunkt, den sie nennt.
page-guide-kremlin-suspicion = Du darfst jemanden des Anschlags beschuldigen, zu Recht oder nicht, oder es für dich behalten.
page-guide-kremlin-strike = Zu einem Unglück gehört jemand, der schuld ist. Schlag zu, und der Würfel entscheidet; lehnst du ab, schlagen vielleicht andere an deiner Stelle zu.
page-guide-kremlin-consent = Eine Karte schützt diesen Politiker: Ohne dich kann der Parteichef ihn nicht versetzen.
page-guide-kremlin-spread = Du musst Punkte auf Politiker offenlegen, die du kontrollierst. Tu es dort, wo sie dir ohnehin nützen.

## Worum es geht, wenn andere gefragt sind

page-kremlin-matter =
    { $step ->
        [sheets] die geheimen Blätter
        [window]
            { $count ->
                [0] ob jemand reagiert
               *[other] { $who }, und ob jemand reagiert
            }
        [arbitration] ein Gleichstand an Einfluss
        [take-cure] eine Kur im Sanatorium
        [purging] eine Säuberung
        [investigating1986] die Untersuchung
        [investigating1988] die Untersuchung
        [verdict] ein Urteil
        [proposal] ein neuer Parteichef
        [ballot] eine Stimme über den neuen Parteichef
        [chief-decides] wie der Parteichef das Politbüro ordnet
        [promotes] eine Beförderung
        [rehabilitates] eine Rehabilitierung
        [add-influence] neuer Einfluss
        [take-card] eine Karte aus dem Vorrat
        [visit-ends] ein Besuch im Sanatorium
       *[other] eine gespielte Karte
    }

page-kremlin-told =
    { $n ->
        [1] Du stehst heimlich hinter Politikern.
        [2] Die Alten werden krank, die Jungen ermitteln.
       *[3] Dein Parteichef winkt dreimal, und du gewinnst.
    }
page-kremlin-told-how =
    { $n ->
        [1] Die Fraktion, die auf einen Politiker am meisten offengelegt hat, kontrolliert ihn.
        [2] Posten, Prozesse und Begräbnisse entscheiden, wer oben steht.
       *[3] Bis dahin: versprecht und droht.
    }
