# Was eine Frage für den bedeutet, der gefragt ist. Fraktionen haben hier kurze Namen und sind viele; Politiker kommen ohne ihren Buchstaben. Ob `ihn` oder `sie`, richtet sich danach, wer es ist.

kremlin-faction =
    { $id ->
        [1] die Stalinisten
        [2] die Militaristen
        [3] die Lyssenkoisten
        [4] die Expansionisten
        [5] die Trotzkisten
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
kremlin-man = { $who }, { kremlin-office }
kremlin-struck =
    { $mine ->
        [yes] { $place-id ->
            [candidate] deinen Kandidaten { $who }
            [people] deinen Schützling { $who }
           *[other] deinen { kremlin-office } { $who }
        }
       *[no] { kremlin-man }
    }
kremlin-blow-end =
    { $blow ->
        [purge] die Säuberung
        [suspect] das „?“
        [accuse] die Anklage
        [condemn] das Urteil
        [demote] die Versetzung
       *[other] die Stimme
    }
kremlin-test-passed =
    { $test ->
        [wave] Winkt { kremlin-he }
        [chief] Ist { kremlin-he } am Ende dieser Phase noch Parteichef
       *[few] Da zu wenige übrig sind und die Phase endet
    }

## Was gefragt wird

kremlin-brief-may-act =
    { $to ->
        [cure] { kremlin-man }, ist krank und darf jetzt eine Kur machen.
        [purge] { kremlin-man }, darf jetzt säubern.
        [strike] { kremlin-man }, darf jetzt zuschlagen: Jemand muss bezahlen.
        [investigate] { kremlin-man }, darf jetzt untersuchen.
        [judge] { kremlin-man }, urteilt jetzt über den Angeklagten.
        [propose] { kremlin-man }, schlägt jetzt den neuen Parteichef vor.
        [elect] { kremlin-man }, stimmt jetzt über den neuen Parteichef ab.
        [arrange] { kremlin-man }, darf jetzt das Politbüro ordnen.
        [promote] { kremlin-man }, darf jetzt jemanden befördern.
        [rehabilitate] { kremlin-man }, darf jetzt jemanden aus Sibirien zurückholen.
       *[overturn] { kremlin-man }, darf jetzt das Ergebnis umkehren.
    }
kremlin-brief-phase-opens =
    { $phase ->
        [1] Zuerst kommen die Kuren, und niemand braucht eine.
        [2] Zeit für Säuberungen, und niemand da, der sie vornimmt.
        [3] Zeit für Untersuchungen, und niemand da, der sie führt.
        [4] Jetzt kommen die Ärzte.
        [5] Die Partei hat einen Chef und niemanden zu begraben.
        [6] Zeit, die freien Plätze zu besetzen.
        [7] In Sibirien wartet niemand.
       *[8] Zeit für die Parade, und niemand ist da, um zu winken.
    }
kremlin-brief-will-wave = { $who }, Parteichef, wird gleich winken.
kremlin-brief-will-be-tested =
    { $test ->
        [few] Es sind zu wenige Politiker übrig: Wem { $who } gehört, { kremlin-office }, das entscheidet jetzt die Partie.
       *[other] { kremlin-man }, entscheidet die Partie, wenn diese Phase endet.
    }
kremlin-brief-phase-closes =
    { $why ->
        [office] { $who } geht am Ende der Phase in den Ruhestand.
       *[stay] Die Phase endet jetzt, und mit ihr der Aufenthalt von { $who }.
    }
kremlin-brief-lapsing =
    { $to ->
        [cure] Niemand spricht für { kremlin-man }: keine Kur.
        [purge] Niemand spricht für { kremlin-man }: Das Recht zur Säuberung verfällt.
        [strike] Niemand spricht für { kremlin-man }: Niemand schlägt zu.
        [investigate] Niemand spricht für { kremlin-man }: Die Untersuchung entfällt.
        [judge] Niemand spricht für { kremlin-man }: Diese Stimme im Prozess verfällt.
        [elect] Niemand spricht für { kremlin-man }: Diese Stimme zum Parteichef verfällt.
        [arrange] Niemand spricht für { kremlin-man }: Das Politbüro bleibt, wie es ist.
        [promote] Niemand spricht für { kremlin-man }: Das Recht zur Beförderung verfällt.
        [rehabilitate] Niemand spricht für { kremlin-man }: Niemand kommt aus Sibirien zurück.
       *[other] Niemand spricht für { kremlin-man }: Das Recht verfällt.
    }
kremlin-brief-by-the-rules = Niemand spricht für { kremlin-man }, also tun es die Regeln: { $action }.
kremlin-brief-they-announce = { $player } kündigen etwas an, für { kremlin-man }: { $action }.
kremlin-brief-they-strike =
    { $blow ->
        [purge] { $player } kündigen eine Säuberung an, gegen { kremlin-struck }.
        [suspect] { $player } wollen ein „?“ setzen, auf { kremlin-struck }.
        [accuse] { $player } klagen an: { kremlin-struck }.
        [condemn] { $player } wollen ohne Prozess nach Sibirien schicken: { kremlin-struck }.
        [demote] { $player } wollen nach unten versetzen: { kremlin-struck }.
        [guilty] { $player } stimmen für schuldig, gegen { kremlin-struck }.
       *[against] { $player } stimmen gegen { kremlin-struck }.
    }
kremlin-brief-they-decline =
    { $to ->
        [purge] { $player } lassen { kremlin-man }, jetzt niemanden säubern.
        [investigate] { $player } lassen { kremlin-man }, die Untersuchung schließen.
       *[other] { $player } lassen { kremlin-man }, es dabei belassen.
    }
kremlin-brief-you-announce = Angekündigt hast du für { kremlin-man }: { $action }.
kremlin-brief-you-decline =
    { $to ->
        [purge] { kremlin-man }, säubert auf dein Wort jetzt niemanden.
        [investigate] { kremlin-man }, schließt auf dein Wort die Untersuchung.
       *[other] { kremlin-man }, belässt es auf dein Wort dabei.
    }
kremlin-brief-die-shows =
    { $why ->
        [purge] Der Würfel gegen { $who } zeigt { $face }; noch ist nichts geschehen.
       *[health] Die Ärzte haben für { $who } { $face } gewürfelt; noch ist nichts geschehen.
    }
kremlin-brief-card-is-named = { $player } haben etwas vor: { $action }.
kremlin-brief-said-to-be-behind = { $player } sagen, dahinter stecke { $who }.
kremlin-brief-then-may = Dann kommt { kremlin-man }.
kremlin-brief-turns-on = Es kommt an auf { kremlin-man }.
kremlin-brief-your-word =
    { $to ->
        [cure] Macht { $who } für dich eine Kur?
        [purge] Wen säubert { $who } für dich?
        [strike] Schlägt { $who } für dich zu?
        [investigate] Was findet { $who } für dich heraus?
        [judge] Wie stimmt { $who } für dich in diesem Prozess?
        [propose] Wen schlägt { $who } für dich als Parteichef vor?
        [elect] Wie stimmt { $who } für dich über den neuen Parteichef?
        [arrange] Wie ordnet { $who } für dich das Politbüro?
        [promote] Wen befördert { $who } für dich?
        [rehabilitate] Wen holt { $who } für dich aus Sibirien zurück?
       *[overturn] Kehrt { $who } für dich das Ergebnis um?
    }

## Wem er gehört

kremlin-brief-nobody-speaks = Niemand spricht für { kremlin-about-him }.
kremlin-brief-in-secret = Du hast heimlich { $points }.
kremlin-brief-nothing-on = Du hast nichts auf { kremlin-about-him }.
kremlin-brief-yours =
    { $written ->
        [0] { kremlin-he } gehört dir mit { $points }.
       *[other] { kremlin-he } gehört dir mit { $points } von deinen { $written }.
    }
kremlin-brief-theirs-to-take =
    { $told ->
        [him] { $player } halten { kremlin-him } mit { $points }; du bräuchtest { $need } von deinen { $written }.
        [both] Sie halten { kremlin-him } mit { $points }; du bräuchtest { $need } von deinen { $written }.
       *[them] Sie halten { kremlin-man }, mit { $points }; du bräuchtest { $need } von deinen { $written }.
    }
kremlin-reach =
    { $written ->
        [0] du hast nichts auf { kremlin-about-him }
        [one] deine 1 reicht nicht
       *[other] deine { $written } reichen nicht
    }
kremlin-brief-theirs-to-keep =
    { $told ->
        [him] { $player } halten { kremlin-him } mit { $points }; { kremlin-reach }.
        [both] Sie halten { kremlin-him } mit { $points }; { kremlin-reach }.
       *[them] Sie halten { kremlin-man }, mit { $points }; { kremlin-reach }.
    }
kremlin-brief-taken-from-you = { kremlin-man }, wurde dir weggenommen.
kremlin-brief-shown-against = { $player } zeigen { $points } gegen deine { $mine }.

## Was auf dem Spiel steht

kremlin-brief-condition =
    { $crosses ->
        [0] { kremlin-man }, ist { $age } und bei guter Gesundheit.
        [one] { kremlin-man }, ist { $age } und krank: +.
       *[other] { kremlin-man }, ist { $age } und schwer krank: ++.
    }
kremlin-brief-chances =
    { $of ->
        [purge] Sibirien für { $who }: { $hits } von { $faces }.
        [die] { $who } stirbt den Ärzten unter den Händen: { $hits } von { $faces }.
       *[wave] { $who } winkt: { $hits } von { $faces }.
    }
kremlin-brief-lapse-too = Sagt niemand etwas, verfallen auch diese Rechte: { $who }.
kremlin-brief-marks-year =
    { $mine ->
        [yes] Winkt { kremlin-he }, ist { kremlin-year } deines: Parade { $marks } von drei.
       *[no] Winkt { kremlin-he }, haben { $player } das Jahr { kremlin-year }: Parade { $marks } von drei.
    }
kremlin-brief-waves-so-far = Es wäre Winken { $marks } von drei.
kremlin-brief-ends-for-them =
    { $player ->
        [none] { kremlin-test-passed }, gewinnt niemand.
       *[other] { kremlin-test-passed }, gewinnen { $player }.
    }
kremlin-brief-ends-for-you = { kremlin-test-passed }, gewinnst du.
kremlin-brief-sheets-open = { kremlin-test-passed }, werden die Blätter aufgedeckt, und die meisten Punkte auf { kremlin-about-him } gewinnen; du hast { $written }.
kremlin-brief-costs-him =
    { $to ->
        [cure] Wer krank weiterarbeitet, altert dabei; wer eine Kur macht, fehlt dieses Jahr.
        [purge] Ein Erfolg kostet { kremlin-him } einen Stresspunkt, ein Fehlschlag drei, und dann ist Schluss.
        [strike] Ein Erfolg kostet { kremlin-him } einen Stresspunkt, ein Fehlschlag drei, und dann ist Schluss.
        [investigate] Ein „?“ kostet { kremlin-him } einen Stresspunkt, ein Freispruch drei, Sibirien ohne Prozess zwei.
        [judge] Eine Stimme kostet { kremlin-him } nichts.
        [propose] Fällt der Vorschlag durch, kostet es { kremlin-him } einen Stresspunkt.
        [elect] Eine Stimme kostet { kremlin-him } nichts.
        [arrange] Jede Stufe einmal umsonst, dann einen Stresspunkt für jeden, der versetzt wird.
        [promote] Jede Beförderung kostet { kremlin-him } einen Stresspunkt.
        [rehabilitate] Jede Rückkehr kostet { kremlin-him } fünf Stresspunkte.
       *[overturn] Es kostet { kremlin-him } zwei Stresspunkte.
    }
kremlin-brief-trial-so-far =
    { $mine ->
        [yes] { $who } gehört dir. Bisher schuldig { $guilty }, nicht schuldig { $innocent }; zwei davon sprechen frei.
       *[no] Bisher zu { $who }: schuldig { $guilty }, nicht schuldig { $innocent }; zwei davon sprechen frei.
    }
kremlin-brief-election-so-far =
    { $mine ->
        [yes] { $who } gehört dir. Bisher dagegen: { $against }; bei drei ist der Vorschlag durchgefallen.
       *[no] Bisher gegen { $who }: { $against }; bei drei ist der Vorschlag durchgefallen.
    }
kremlin-brief-could-play = Spielen könntest du: { $card }.

## Antworten

kremlin-brief-take-him = Nimm { kremlin-him } dir: { $points } zeigen
kremlin-brief-take-named = Nimm dir { $who }: { $points } zeigen
kremlin-brief-take-him-back = Hol { kremlin-him } zurück: { $points } von { $written }
kremlin-brief-defend-him = Verteidige { kremlin-him }: { $points } zeigen
kremlin-brief-hold-him = Halte { kremlin-him }: bis zu { $points }
kremlin-brief-let-it-be = Geschehen lassen
kremlin-brief-do-it = { $action }
kremlin-brief-leave-it =
    { $to ->
        [cure] Keine Kur
        [purge] Niemanden säubern
        [strike] Nicht zuschlagen
        [investigate] Untersuchung schließen
        [arrange] Alle lassen, wo sie sind
        [promote] Niemanden befördern
        [rehabilitate] Niemanden zurückholen
        [add] Nichts dazuschreiben
        [demand] Nichts verlangen
        [blame] Niemanden anklagen
        [vaccinate] Das war alles
        [stay] Es bleibt beim Besuch
       *[other] Es dabei belassen
    }

## Wohin sie führen

kremlin-brief-stay-secret =
    { $points ->
        [one] 1 bleibt geheim
       *[other] { $points } bleiben geheim
    }
kremlin-brief-it-falls =
    { $place-id ->
        [kgb] beim KGB: { kremlin-blow-end } entfällt
        [chief] beim Parteichef: { kremlin-blow-end } entfällt
       *[other] beim { kremlin-office }: { kremlin-blow-end } entfällt
    }
kremlin-brief-yours-to-say = { kremlin-he } tut, was du sagst
kremlin-brief-as-needed = nur so viel wie nötig
kremlin-brief-nothing-comes =
    { $to ->
        [cure] niemand macht eine Kur
        [purge] niemand wird gesäubert
        [strike] niemand wird getroffen
        [investigate] niemand wird untersucht
        [propose] vorgeschlagen wird der Älteste
        [judge] keine Stimme
        [elect] keine Stimme
        [arrange] alle bleiben, wo sie sind
        [promote] niemand wird befördert
        [rehabilitate] niemand kommt zurück
       *[other] es verfällt
    }
kremlin-brief-they-decide = { $player } entscheiden
kremlin-brief-you-decide = dann hast du das Wort
kremlin-brief-then-chances =
    { $of ->
        [purge] Sibirien: { $hits } von { $faces }
        [die] Tod: { $hits } von { $faces }
       *[wave] das Winken: { $hits } von { $faces }
    }
kremlin-brief-then-blow =
    { $blow ->
        [purge] der Würfel fällt
        [suspect] das „?“ sitzt
        [accuse] der Prozess beginnt
        [condemn] Sibirien
        [demote] die Versetzung gilt
       *[other] die Stimme zählt
    }
kremlin-brief-it-stands = es gilt
kremlin-brief-goes-on = die Partie geht weiter
