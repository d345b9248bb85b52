# Was eine Frage für den bedeutet, der gefragt ist. Fraktionen haben hier kurze Namen und sind viele; Politiker kommen ohne ihren Buchstaben. Ob `ihn` oder `sie`, richtet sich danach, wer es ist.

kremlin-faction =
    { $id ->
        [1] die Stalinisten
        [2] die Militaristen
        [3] die Evolutionisten
        [4] die Expansionisten
        [5] die Internationalisten
       *[6] die Marxisten
    }
kremlin-surname =
    { $id ->
        [A] { kremlin-politician-A }
        [B] { kremlin-politician-B }
        [C] { kremlin-politician-C }
        [D] { kremlin-politician-D }
        [E] { kremlin-politician-E }
        [F] { kremlin-politician-F }
        [G] { kremlin-politician-G }
        [H] { kremlin-politician-H }
        [I] { kremlin-politician-I }
        [J] { kremlin-politician-J }
        [K] { kremlin-politician-K }
        [L] { kremlin-politician-L }
        [M] { kremlin-politician-M }
        [N] { kremlin-politician-N }
        [O] { kremlin-politician-O }
        [P] { kremlin-politician-P }
        [Q] { kremlin-politician-Q }
        [R] { kremlin-politician-R }
        [S] { kremlin-politician-S }
        [T] { kremlin-politician-T }
        [U] { kremlin-politician-U }
        [V] { kremlin-politician-V }
        [W] { kremlin-politician-W }
        [X] { kremlin-politician-X }
        [Y] { kremlin-politician-Y }
       *[Z] { kremlin-politician-Z }
    }
kremlin-he =
    { $who-id ->
        [S] sie
        [V] sie
       *[other] er
    }
kremlin-him =
    { $who-id ->
        [S] sie
        [V] sie
       *[other] ihn
    }
kremlin-about-him =
    { $who-id ->
        [S] sie
        [V] sie
       *[other] ihn
    }
kremlin-man =
    { $place-id ->
        [people] { $who }, aus dem Volk
       *[other] { $who-id ->
            [S] { $who }, { kremlin-office }in
            [V] { $who }, { kremlin-office }in
           *[other] { $who }, { kremlin-office }
        }
    }
kremlin-struck =
    { $mine ->
        [yes] { $place-id ->
            [candidate] { $who-id ->
                [S] deine Kandidatin { $who }
                [V] deine Kandidatin { $who }
               *[other] deinen Kandidaten { $who }
            }
            [people] deinen Schützling { $who }
           *[other] { $who-id ->
                [S] deine { kremlin-office }in { $who }
                [V] deine { kremlin-office }in { $who }
               *[other] deinen { kremlin-office } { $who }
            }
        }
       *[no] { kremlin-man }
    }
kremlin-struck-within =
    { $mine ->
        [yes] { kremlin-struck }
       *[no] { kremlin-struck },
    }
kremlin-blow-end =
    { $blow ->
        [purge] die Säuberung
        [suspect] das „?“
        [accuse] die Anklage
        [condemn] die Verurteilung
        [demote] die Versetzung
       *[other] die Stimme
    }

## Was gefragt wird

kremlin-brief-by-the-rules = Niemand kontrolliert { kremlin-man }, also entscheiden die Regeln: { $action }.
kremlin-brief-they-announce = { $player } lassen { kremlin-man }, { $action }.
kremlin-brief-they-strike =
    { $blow ->
        [purge] { $player } wollen { kremlin-struck-within } säubern.
        [suspect] { $player } wollen ein „?“ auf { kremlin-struck-within } setzen.
        [accuse] { $player } klagen { kremlin-struck-within } an.
        [condemn] { $player } wollen { kremlin-struck-within } ohne Prozess nach Sibirien schicken.
        [demote] { $player } wollen { kremlin-struck-within } nach unten versetzen.
        [guilty] { $player } stimmen im Prozess gegen { kremlin-struck-within } mit „schuldig“.
       *[against] { $player } stimmen gegen { kremlin-struck }.
    }
kremlin-brief-they-decline =
    { $to ->
        [purge] { $player } lassen { kremlin-man }, jetzt niemanden säubern.
        [investigate] { $player } lassen { kremlin-man }, die Ermittlung abschließen.
       *[other] { $player } passen für { kremlin-man }.
    }
kremlin-brief-you-announce = Du lässt { kremlin-man }, { $action }.
kremlin-brief-you-decline =
    { $to ->
        [purge] { kremlin-man }, säubert jetzt niemanden, wie du entschieden hast.
        [investigate] { kremlin-man }, schließt die Ermittlung ab, wie du entschieden hast.
       *[other] Du passt für { kremlin-man }.
    }
kremlin-brief-die-shows =
    { $why ->
        [purge] Der Würfel gegen { $who } zeigt { $face }; noch ist nichts geschehen.
       *[health] Die Ärzte haben für { $who } { $face } gewürfelt; noch ist nichts geschehen.
    }
kremlin-brief-said-to-be-behind = { $player } sagen, dahinter stecke { $who }.
kremlin-brief-then-may = Als Nächstes an der Reihe: { kremlin-man }.
kremlin-brief-turns-on = Die Wirkung der Karte hängt davon ab, wer { kremlin-man }, kontrolliert.
kremlin-brief-your-word =
    { $to ->
        [cure] Macht { $who } für dich eine Kur?
        [purge] Wen säubert { $who } für dich?
        [strike] Säubert { $who } jemanden für dich?
        [investigate] Gegen wen ermittelt { $who } für dich?
        [judge] Wie stimmt { $who } für dich in diesem Prozess?
        [propose] Wen schlägt { $who } für dich als Parteichef vor?
        [elect] Wie stimmt { $who } für dich über den neuen Parteichef?
        [arrange] Wie ordnet { $who } für dich das Politbüro?
        [promote] Wen befördert { $who } für dich?
        [rehabilitate] Wen holt { $who } für dich aus Sibirien zurück?
       *[overturn] Kehrt { $who } für dich das Ergebnis um?
    }

## Wem er gehört

kremlin-brief-nobody-speaks = Niemand kontrolliert { $who }.
kremlin-brief-in-secret =
    { $points ->
        [one] Du hast 1 geheimen Punkt.
       *[other] Du hast { $points } geheime Punkte.
    }
kremlin-brief-nothing-on = Du hast keine Punkte auf { kremlin-about-him }.
kremlin-brief-yours =
    { $written ->
        [0] { kremlin-he } gehört dir: Du hast { $points } offengelegt.
       *[other] { kremlin-he } gehört dir: Du hast { $points } von { $written } offengelegt.
    }
kremlin-brief-theirs-to-take =
    { $told ->
        [him] { $player } halten { kremlin-him } mit { $points }; du brauchst { $need } und hast { $written }.
        [both] Sie halten { kremlin-him } mit { $points }; du brauchst { $need } und hast { $written }.
       *[them] Sie halten { kremlin-man }, mit { $points }; du brauchst { $need } und hast { $written }.
    }
kremlin-reach =
    { $written ->
        [0] du hast keine Punkte auf { kremlin-about-him }
        [one] dein einer Punkt reicht nicht
       *[other] deine { $written } reichen nicht
    }
kremlin-brief-theirs-to-keep =
    { $told ->
        [him] { $player } halten { kremlin-him } mit { $points }; { kremlin-reach }.
        [both] Sie halten { kremlin-him } mit { $points }; { kremlin-reach }.
       *[them] Sie halten { kremlin-man }, mit { $points }; { kremlin-reach }.
    }
kremlin-brief-taken-from-you = { kremlin-man }, wurde dir weggenommen.
kremlin-brief-shown-against = { $player } haben { $points } offengelegt, du { $mine }.

## Was auf dem Spiel steht

kremlin-brief-condition =
    { $crosses ->
        [0] { kremlin-man }, ist { $age } und bei guter Gesundheit.
        [one] { kremlin-man }, ist { $age } und krank (+).
       *[other] { kremlin-man }, ist { $age } und schwer krank (++).
    }
kremlin-brief-chances =
    { $of ->
        [purge] Sibirien für { $who }: { $hits } von { $faces }.
        [die] { $who } stirbt den Ärzten unter den Händen: { $hits } von { $faces }.
       *[wave] { $who } winkt: { $hits } von { $faces }.
    }
kremlin-brief-lapse-too = Diese handeln nicht, weil niemand sie kontrolliert: { $who }.
kremlin-brief-costs-him =
    { $to ->
        [cure] Bei der Arbeit altert { $who } durch die Krankheit; auf Kur fehlt { kremlin-he } dieses Jahr.
        [purge] Ein Erfolg kostet { kremlin-him } einen Stresspunkt. Ein Fehlschlag kostet drei und beendet die Säuberung.
        [strike] Ein Erfolg kostet { kremlin-him } einen Stresspunkt. Ein Fehlschlag kostet drei und beendet die Säuberung.
        [investigate] Ein „?“ kostet { kremlin-him } einen Stresspunkt, Sibirien ohne Prozess zwei, eine Anklage mit Freispruch drei.
        [judge] Eine Stimme kostet { kremlin-him } nichts.
        [propose] Fällt der Vorschlag durch, kostet es { $who } einen Stresspunkt.
        [elect] Eine Stimme kostet { kremlin-him } nichts.
        [arrange] Jede Stufe lässt sich einmal kostenlos neu ordnen; einen Politiker um eine Stufe zu versetzen kostet einen Stresspunkt.
        [promote] Jede Beförderung kostet { kremlin-him } einen Stresspunkt.
        [rehabilitate] Jede Rückkehr kostet { kremlin-him } fünf Stresspunkte.
       *[overturn] Es kostet { kremlin-him } zwei Stresspunkte.
    }
kremlin-brief-trial-so-far =
    { $mine ->
        [yes] { $who } gehört dir. Bisher schuldig { $guilty }, nicht schuldig { $innocent }; zwei „nicht schuldig“ sprechen frei.
       *[no] Bisher zu { $who }: schuldig { $guilty }, nicht schuldig { $innocent }; zwei „nicht schuldig“ sprechen frei.
    }
kremlin-brief-election-so-far =
    { $mine ->
        [yes] { $who } gehört dir. Bisher dagegen: { $against }; bei drei ist der Vorschlag durchgefallen.
       *[no] Bisher gegen { $who }: { $against }; bei drei ist der Vorschlag durchgefallen.
    }
kremlin-brief-card-says = Auf der Karte steht: { $action-text }
kremlin-brief-could-play =
    { $card-count ->
        [1] Du könntest deine Karte { $card } spielen.
       *[other] Du hast Karten, die du spielen könntest: { $card }.
    }
kremlin-brief-could-play-card = „{ $name }“
kremlin-brief-card-removes =
    { $sure ->
        [yes] Mit deiner Karte „{ $card }“ wäre { $who } weg, bevor es dazu kommt.
       *[no] Mit deiner Karte „{ $card }“ wäre { $who } vielleicht weg, bevor es dazu kommt; ein Würfel entscheidet.
    }
kremlin-brief-card-calls-off = Deine Karte „{ $card }“ würde das verhindern.
kremlin-brief-card-clears = Deine Karte „{ $card }“ würde { $who } entlasten.
kremlin-brief-card-shields = Deine Karte „{ $card }“ würde { $who } schützen.
kremlin-brief-card-rolls-again = Mit deiner Karte „{ $card }“ würde für { $who } noch einmal gewürfelt.
kremlin-brief-card-helps = Deine Karte „{ $card }“ könnte { $who } jetzt helfen.
kremlin-brief-cards-moment = Jetzt wäre ein guter Moment für deine Karte „{ $card }“.

## Antworten

kremlin-brief-take-him =
    { $limit ->
        [0] { kremlin-him } übernehmen: { $points } offenlegen
       *[other] { kremlin-him } übernehmen: { $points } offenlegen, höchstens { $limit }
    }
kremlin-brief-take-named =
    { $limit ->
        [0] { $who } übernehmen: { $points } offenlegen
       *[other] { $who } übernehmen: { $points } offenlegen, höchstens { $limit }
    }
kremlin-brief-take-him-back =
    { $limit ->
        [0] { kremlin-him } zurückholen: { $points } offenlegen
       *[other] { kremlin-him } zurückholen: { $points } offenlegen, höchstens { $limit }
    }
kremlin-brief-defend-him =
    { $limit ->
        [0] { kremlin-him } verteidigen: { $points } offenlegen
       *[other] { kremlin-him } verteidigen: { $points } offenlegen, höchstens { $limit }
    }
kremlin-brief-hold-him = { kremlin-him } behalten: bis zu { $points } offenlegen
kremlin-brief-let-it-be = Passen
kremlin-brief-do-it = { $action }
kremlin-brief-leave-it =
    { $to ->
        [cure] Keine Kur
        [purge] Niemanden säubern
        [strike] Niemanden säubern
        [investigate] Ermittlung abschließen
        [arrange] Alle lassen, wo sie sind
        [promote] Niemanden befördern
        [rehabilitate] Niemanden zurückholen
        [add] Nichts dazuschreiben
        [take] Keine Karte nehmen
        [demand] Nichts verlangen
        [blame] Niemanden anklagen
        [vaccinate] Das war alles
        [stay] Es bleibt beim Besuch
       *[other] Passen
    }

## Wohin sie führen

kremlin-brief-stay-secret =
    { $points ->
        [one] wenn niemand überbietet; 1 bleibt geheim
       *[other] wenn niemand überbietet; { $points } bleiben geheim
    }
kremlin-brief-you-say =
    { $to ->
        [cure] du entscheidest über die Kur
        [purge] du sagst, wen { kremlin-he } säubert
        [strike] du sagst, wen { kremlin-he } säubert
        [investigate] du sagst, gegen wen { kremlin-he } ermittelt
        [judge] du sagst, wie { kremlin-he } stimmt
        [propose] du sagst, wen { kremlin-he } vorschlägt
        [elect] du sagst, wie { kremlin-he } stimmt
        [arrange] du ordnest das Politbüro
        [promote] du sagst, wen { kremlin-he } befördert
        [rehabilitate] du sagst, wen { kremlin-he } zurückholt
       *[overturn] du kannst das Ergebnis umdrehen
    }{ $points ->
        [0] { "" }
        [one] ; 1 bleibt geheim
       *[other] ; { $points } bleiben geheim
    }
kremlin-brief-it-falls = { kremlin-blow-end } entfällt, und du entscheidest
kremlin-brief-yours-to-say = { kremlin-he } tut, was du sagst
kremlin-brief-as-needed = nur so viel wie nötig
kremlin-brief-nothing-comes =
    { $to ->
        [cure] keine Kur
        [purge] jetzt wird niemand gesäubert
        [strike] jetzt wird niemand gesäubert
        [investigate] keine Ermittlung
        [propose] vorgeschlagen wird der Älteste
        [judge] keine Stimme
        [elect] keine Stimme
        [arrange] alle bleiben, wo sie sind
        [promote] hier keine Beförderung
        [rehabilitate] niemand kommt zurück
       *[other] nichts geschieht
    }
kremlin-brief-they-decide = { $player } entscheiden
kremlin-brief-you-decide = dann entscheidest du
kremlin-brief-then-chances =
    { $of ->
        [purge] Sibirien: { $hits } von { $faces }
        [die] Tod: { $hits } von { $faces }
       *[wave] das Winken: { $hits } von { $faces }
    }
kremlin-brief-then-blow =
    { $blow ->
        [purge] der Würfel entscheidet
        [suspect] das „?“ wird gesetzt
        [accuse] der Prozess beginnt
        [condemn] Sibirien
        [demote] die Versetzung gilt
       *[other] die Stimme zählt
    }
kremlin-brief-it-stands = wie angekündigt
kremlin-brief-goes-on =
    { $ends ->
        [yes] die Partie endet
       *[no] die Partie geht weiter
    }

## Was geschieht, wenn niemand eingreift

kremlin-brief-if-lapses =
    { $to ->
        [cure] Wenn niemand eingreift, macht { kremlin-man }, keine Kur.
        [purge] Wenn niemand eingreift, säubert { kremlin-man }, niemanden.
        [strike] Wenn niemand eingreift, säubert { kremlin-man }, niemanden.
        [investigate] Wenn niemand eingreift, ermittelt { kremlin-man }, gegen niemanden.
        [judge] Wenn niemand eingreift, stimmt { kremlin-man }, im Prozess nicht ab.
        [propose] Wenn niemand eingreift, muss { kremlin-man }, den Ältesten als Parteichef vorschlagen.
        [elect] Wenn niemand eingreift, stimmt { kremlin-man }, nicht über den neuen Parteichef ab.
        [arrange] Wenn niemand eingreift, lässt { kremlin-man }, das Politbüro, wie es ist.
        [promote] Wenn niemand eingreift, befördert { kremlin-man }, niemanden.
        [rehabilitate] Wenn niemand eingreift, holt { kremlin-man }, niemanden aus Sibirien zurück.
       *[overturn] Wenn niemand eingreift, lässt { kremlin-man }, das Ergebnis stehen.
    }
kremlin-decides =
    { $mine ->
        [yes] entscheidest du
       *[no] entscheiden { $player }
    }
kremlin-brief-if-decided =
    { $to ->
        [cure] Wenn niemand eingreift, { kremlin-decides }, ob { kremlin-man }, eine Kur macht.
        [purge] Wenn niemand eingreift, { kremlin-decides }, wen { kremlin-man }, säubert.
        [strike] Wenn niemand eingreift, { kremlin-decides }, ob { kremlin-man }, jemanden säubert.
        [investigate] Wenn niemand eingreift, { kremlin-decides }, gegen wen { kremlin-man }, ermittelt.
        [judge] Wenn niemand eingreift, { kremlin-decides }, wie { kremlin-man }, im Prozess stimmt.
        [propose] Wenn niemand eingreift, { kremlin-decides }, wen { kremlin-man }, als Parteichef vorschlägt.
        [elect] Wenn niemand eingreift, { kremlin-decides }, wie { kremlin-man }, über den neuen Parteichef stimmt.
        [arrange] Wenn niemand eingreift, { kremlin-decides }, wie { kremlin-man }, das Politbüro ordnet.
        [promote] Wenn niemand eingreift, { kremlin-decides }, wen { kremlin-man }, befördert.
        [rehabilitate] Wenn niemand eingreift, { kremlin-decides }, wen { kremlin-man }, aus Sibirien zurückholt.
       *[overturn] Wenn niemand eingreift, { kremlin-decides }, ob { kremlin-man }, das Ergebnis umkehrt.
    }
kremlin-brief-if-struck =
    { $blow ->
        [purge] Wenn niemand eingreift, entscheidet ein Würfel über { kremlin-struck }: Sibirien { $hits } von { $faces }.
        [suspect] Wenn niemand eingreift, kommt ein „?“ auf { kremlin-struck }.
        [accuse] Wenn niemand eingreift, beginnt ein Prozess gegen { kremlin-struck }.
        [condemn] Wenn niemand eingreift, schickt man { kremlin-struck-within } ohne Prozess nach Sibirien.
       *[demote] Wenn niemand eingreift, versetzt man { kremlin-struck-within } nach unten.
    }
kremlin-brief-if-voted =
    { $vote ->
        [guilty] Wenn niemand eingreift, stimmt { $by } im Prozess gegen { kremlin-struck-within } mit „schuldig“.
        [innocent] Wenn niemand eingreift, stimmt { $by } im Prozess gegen { kremlin-struck-within } mit „nicht schuldig“.
        [for] Wenn niemand eingreift, stimmt { $by } für { kremlin-struck-within } als neuen Parteichef.
       *[against] Wenn niemand eingreift, stimmt { $by } gegen { kremlin-struck }.
    }
kremlin-brief-if-done = Wenn niemand eingreift, wird { kremlin-man }, { $action }.
kremlin-wins =
    { $then ->
        [you] gewinnst du
        [they] gewinnen { $player }
        [nobody] gewinnt niemand
       *[sheets] werden die geheimen Blätter aufgedeckt
    }
kremlin-leads-to =
    { $then ->
        [your-year] ist { kremlin-year } deines: Parade { $marks } von 3
        [their-year] haben { $player } das Jahr { kremlin-year }: Parade { $marks } von 3
        [wave] war es Winken { $marks } von 3
        [blank] gehört { kremlin-year } niemandem
       *[other] { kremlin-wins }
    }
kremlin-brief-if-waves =
    { $hits ->
        [20] Wenn niemand eingreift, winkt { $who }, und dann { kremlin-leads-to }.
       *[other] Wenn niemand eingreift, winkt { $who } (Chance { $hits } von { $faces }), und dann { kremlin-leads-to }.
    }
kremlin-brief-if-ends =
    { $test ->
        [chief] Wenn niemand eingreift, endet die Partie mit { $who } als Parteichef, und dann { kremlin-wins }.
       *[few] Wenn niemand eingreift, endet die Partie: Es sind zu wenige übrig, und dann { kremlin-wins }.
    }
kremlin-brief-if-die-stands =
    { $fate ->
        [siberia] Wenn niemand eingreift, schickt der Würfel { kremlin-struck-within } nach Sibirien.
        [spared] Wenn niemand eingreift, verschont der Würfel { kremlin-struck }.
        [dies] Wenn niemand eingreift, tötet der Würfel { kremlin-struck }.
        [sick] Wenn niemand eingreift, macht der Würfel { kremlin-struck-within } um ein „+“ kränker.
        [better] Wenn niemand eingreift, macht der Würfel { kremlin-struck-within } um ein „+“ gesünder.
       *[well] Wenn niemand eingreift, ändert der Würfel nichts für { kremlin-struck }.
    }
kremlin-brief-if-card-works = Wenn niemand eingreift, werden { $player } { $action }.
kremlin-brief-if-blamed = Wenn niemand eingreift, sagt ein Würfel, ob der Anschlag zurückfällt auf { kremlin-struck }.
kremlin-brief-if-nothing =
    { $phase ->
        [4] Wenn niemand eingreift, würfeln die Ärzte jetzt für jedes Mitglied.
       *[other] Wenn niemand eingreift, vergeht diese Phase, und nichts geschieht.
    }
kremlin-brief-if-phase-closes =
    { $why ->
        [office] Wenn niemand eingreift, geht { $who } jetzt in den Ruhestand.
       *[stay] Wenn niemand eingreift, endet jetzt der Urlaub oder Besuch von { $who }.
    }
kremlin-brief-if-you-pass =
    { $to ->
        [purge] Wenn du passt, säubert { $who } niemanden.
        [strike] Wenn du passt, säubert { $who } niemanden.
        [investigate] Wenn du passt, lässt { $who } dieses Jahr alle in Ruhe.
        [arrange] Wenn du passt, bleiben alle, wo sie sind, und die Ältesten rücken auf freie Plätze.
        [promote] Wenn du passt, rücken die Ältesten auf freie Plätze.
        [rehabilitate] Wenn du passt, kommt niemand aus Sibirien zurück.
       *[overturn] Wenn du passt, gilt das Ergebnis.
    }
kremlin-brief-if-uncured = Das Risiko, dass { $who } stirbt, wenn die Ärzte kommen, ist ohne Kur { $work } von { $faces }, auf Kur { $cure } von { $faces }.
kremlin-brief-if-proposed = Wer von { $who } vorgeschlagen wird, wird Parteichef, wenn nicht drei dagegen stimmen.
kremlin-brief-if-asked =
    { $kind ->
        [sheet-1986] Dein Blatt entscheidet, wer gewinnt: Hat ein Politiker dreimal gewinkt, gewinnt, wer die meisten Punkte auf ihn hat.
        [sheet-1988] Dein Blatt ist dein ganzer Einfluss: Wer den Parteichef kontrolliert, wenn er winkt, bekommt das Jahr; wer drei Jahre hat, gewinnt.
        [add] Wenn du passt, schreibst du dieses Jahr nichts mehr dazu.
        [take] Wenn du passt, bekommst du keine Karte.
        [demand] Wenn du passt, macht der Parteichef, was er will.
        [blame] Wenn du passt, bezahlt niemand für den Anschlag.
        [vaccinate] Wen du auslässt, den können die Ärzte dieses Jahr noch krank machen.
        [again] Wenn du es annimmst, muss diese Fraktion so viele Punkte offenlegen.
        [stay] Wenn du passt, war es ein Besuch, und die Arbeit geht weiter.
        [arbitrate] Wen du wählst, der hat sofort die Kontrolle.
        [consent] Wenn du ablehnst, bleibt dein Schützling, wo er ist.
        [unmask] Alle Punkte, die alle Fraktionen auf die genannte Person haben, werden öffentlich.
       *[spread] Diese Punkte musst du offenlegen; du wählst, auf wen.
    }

## Was es für dich bedeutet

kremlin-brief-on-yours =
    { $mine ->
        [yes] { $who } gehört dir.
       *[no] { $points ->
            [one] Du hast 1 Punkt auf { $who }.
           *[other] Du hast { $points } Punkte auf { $who }.
        }
    }
kremlin-brief-you-risk = Von deinen Leuten am ehesten nach Sibirien: { kremlin-man }, { $hits } von { $faces }.
kremlin-brief-your-patient = Von deinen Leuten stirbt am ehesten: { kremlin-man }, { $hits } von { $faces }.
kremlin-brief-you-may-be-tried = { kremlin-man }, gehört dir, hat ein „?“ und kann vor Gericht kommen.
kremlin-brief-may-touch-yours =
    { $to ->
        [investigate] Jemand von dir kann ein „?“ bekommen.
        [arrange] Jemand von dir kann versetzt werden.
       *[strike] Jemand von dir kann gesäubert werden.
    }
kremlin-brief-chief-waves =
    { $marks ->
        [politician] Jeden Oktober winkt der Parteichef. Wer auf den ersten, der dreimal winkt, die meisten Punkte hat, gewinnt.
       *[other] Winkt der Parteichef im Oktober, bekommt seine Fraktion das Jahr. Wer drei Jahre hat, gewinnt.
    }
kremlin-brief-most-points-win = Wer die meisten Punkte auf { $who } hat, gewinnt; du hast { $points }.
kremlin-brief-nothing-of-yours = Du riskierst nichts.

## Was es kostet

kremlin-brief-costs-stress =
    { $points ->
        [0] kostet { kremlin-him } keinen Stress
        [one] kostet { kremlin-him } 1 Stresspunkt
       *[other] kostet { kremlin-him } { $points } Stresspunkte
    }
kremlin-brief-costs-if =
    { $what ->
        [purge] kostet { kremlin-him } { $success } Stresspunkt, oder { $failure } bei Misserfolg
        [accuse] kostet { kremlin-him } { $failure } Stresspunkte bei Freispruch
       *[propose] { $failure ->
            [0] kostet { kremlin-him } keinen Stress
           *[other] kostet { kremlin-him } { $failure } Stresspunkt, wenn der Vorschlag durchfällt
        }
    }
