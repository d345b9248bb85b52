politburo-pitch = Zehn Genossen, drei Ministerien, eine Parteilinie. Lenke sie zwischen Repression und Reform auf ein Ziel zu, von dem du niemandem erzählt hast.

## Optionen

politburo-option-track = Eine Grenze für die Repression eines Ministeriums
politburo-option-track-clamped = ja: −3 und +3, wie auf den Karten
politburo-option-track-open = keine: Für mehr Eifer ist immer Platz
politburo-option-victory = Gleichstand an der Spitze
politburo-option-victory-alone = niemand gewinnt, wie im gedruckten Spiel
politburo-option-victory-shared = die Gleichstehenden gewinnen gemeinsam
politburo-option-goals = Ein Ziel, das bei Gleichstand erreicht ist
politburo-option-goals-even = zählt genauso viel, wie im gedruckten Spiel
politburo-option-goals-strict = bei gleichem Einfluss geht ein eindeutig erreichtes Ziel vor

## Ministerien und Stimmen

politburo-ministry-defence = Verteidigung
politburo-ministry-finance = Finanzen
politburo-ministry-security = Innere Sicherheit
politburo-ministry-name =
    { $ministry ->
        [defence] { politburo-ministry-defence }
        [finance] { politburo-ministry-finance }
       *[security] { politburo-ministry-security }
    }
politburo-ministry-full =
    { $ministry ->
        [defence] Verteidigungsministerium
        [finance] Finanzministerium
       *[security] Ministerium für Innere Sicherheit
    }
politburo-side-repression = Repression
politburo-side-reform = Reform
politburo-side-name =
    { $side ->
        [repression] { politburo-side-repression }
       *[reform] { politburo-side-reform }
    }

## Mitglieder

politburo-member-beria = Lawrenti Berija
politburo-member-kirov = Sergei Kirow
politburo-member-kaganovich = Lasar Kaganowitsch
politburo-member-kuibyshev = Walerian Kuibyschew
politburo-member-voroshilov = Kliment Woroschilow
politburo-member-malenkov = Georgi Malenkow
politburo-member-bulganin = Nikolai Bulganin
politburo-member-khrushchev = Nikita Chruschtschow
politburo-member-molotov = Wjatscheslaw Molotow
politburo-member-zhdanov = Andrei Schdanow
politburo-member-name =
    { $member ->
        [beria] { politburo-member-beria }
        [kirov] { politburo-member-kirov }
        [kaganovich] { politburo-member-kaganovich }
        [kuibyshev] { politburo-member-kuibyshev }
        [voroshilov] { politburo-member-voroshilov }
        [malenkov] { politburo-member-malenkov }
        [bulganin] { politburo-member-bulganin }
        [khrushchev] { politburo-member-khrushchev }
        [molotov] { politburo-member-molotov }
       *[zhdanov] { politburo-member-zhdanov }
    }
politburo-office-beria = Innenminister
politburo-office-kirov = Parteichef von Leningrad
politburo-office-kaganovich = Industrieminister
politburo-office-kuibyshev = Leiter von Gosplan
politburo-office-voroshilov = Verteidigungsminister
politburo-office-malenkov = Vorsitzender des Ministerrats
politburo-office-bulganin = Leiter der Gosbank
politburo-office-khrushchev = Erster Sekretär
politburo-office-molotov = Außenminister
politburo-office-zhdanov = Propagandaminister
politburo-member-office =
    { $member ->
        [beria] { politburo-office-beria }
        [kirov] { politburo-office-kirov }
        [kaganovich] { politburo-office-kaganovich }
        [kuibyshev] { politburo-office-kuibyshev }
        [voroshilov] { politburo-office-voroshilov }
        [malenkov] { politburo-office-malenkov }
        [bulganin] { politburo-office-bulganin }
        [khrushchev] { politburo-office-khrushchev }
        [molotov] { politburo-office-molotov }
       *[zhdanov] { politburo-office-zhdanov }
    }
politburo-goal-beria = Am Ende muss die Innere Sicherheit am höchsten stehen (Gleichstand genügt).
politburo-goal-kirov = Am Ende muss die Innere Sicherheit am niedrigsten stehen (Gleichstand genügt).
politburo-goal-kaganovich = Am Ende müssen die Finanzen am höchsten stehen (Gleichstand genügt).
politburo-goal-kuibyshev = Am Ende müssen die Finanzen am niedrigsten stehen (Gleichstand genügt).
politburo-goal-voroshilov = Am Ende muss die Verteidigung am höchsten stehen (Gleichstand genügt).
politburo-goal-malenkov = Am Ende muss die Verteidigung am niedrigsten stehen (Gleichstand genügt).
politburo-goal-bulganin = Am Ende müssen die drei Ministerien zusammen 0 oder mehr ergeben.
politburo-goal-khrushchev = Am Ende müssen die drei Ministerien zusammen 0 oder weniger ergeben.
politburo-goal-molotov = Am Ende dürfen alle zusammen höchstens halb so viele Punkte Einfluss verloren haben, wie Leute am Tisch sitzen.
politburo-goal-zhdanov = Am Ende müssen alle zusammen mindestens halb so viele Punkte Einfluss verloren haben, wie Leute am Tisch sitzen.
politburo-member-goal =
    { $member ->
        [beria] { politburo-goal-beria }
        [kirov] { politburo-goal-kirov }
        [kaganovich] { politburo-goal-kaganovich }
        [kuibyshev] { politburo-goal-kuibyshev }
        [voroshilov] { politburo-goal-voroshilov }
        [malenkov] { politburo-goal-malenkov }
        [bulganin] { politburo-goal-bulganin }
        [khrushchev] { politburo-goal-khrushchev }
        [molotov] { politburo-goal-molotov }
       *[zhdanov] { politburo-goal-zhdanov }
    }

## Fragen

politburo-ask-draw-member = { $seat } zieht ein Mitglied des Politbüros. Welches ist es?
politburo-ask-first-gensek = Wer ist der erste Generalsekretär?
politburo-ask-propose-plan = Du bist Generalsekretär. Welches Ministerium schlägst du für den Plan vor?
politburo-ask-vote-plan = Der Plan liegt auf dem Tisch. Daumen hoch oder Daumen runter?
politburo-ask-name-voters =
    { $number ->
        [1] Du bist Generalsekretär. Welche drei Genossen führen den Plan aus?
       *[other] Sie konnten sich nicht einigen. Du darfst alle drei austauschen: Wer stimmt im zweiten Wahlgang?
    }
politburo-ask-cast-ballots =
    { $number ->
        [1] Erster Wahlgang. Wie stimmst du, verdeckt?
        [2] Zweiter Wahlgang. Wie stimmst du, verdeckt?
       *[other] Dritter und letzter Wahlgang, und diesmal schaut der Generalsekretär hin. Wie stimmst du?
    }
politburo-ask-purge = Einer von euch dreien hat gegen die Mehrheit gestimmt. Wohin zeigt dein Finger?

## Was eine Frage für den bedeutet, der gefragt ist

politburo-at =
    { $level ->
        [one] bei +1 (zur Repression hin)
        [2] bei +2 (zur Repression hin)
        [3] bei +3 (zur Repression hin)
        [0] bei 0
       *[other] bei { $level } (zur Reform hin)
    }
politburo-brief-if-ended-now =
    { $holds ->
        [yes] Wäre die Partie jetzt zu Ende, wärst du am Ziel.
       *[no] Wäre die Partie jetzt zu Ende, wärst du nicht am Ziel und könntest nicht gewinnen.
    }
politburo-brief-moves-ministry =
    { $what ->
        [plan] Geht der Plan durch, bewegen drei Genossen { politburo-ministry-name } um ein oder zwei Felder.
        [voters] Die drei, die du nennst, bewegen { politburo-ministry-name } um ein oder zwei Felder.
       *[ballot] Diese Abstimmung bewegt { politburo-ministry-name } um ein oder zwei Felder.
    }
politburo-brief-finger-costs =
    { $deviant ->
        [yes] kostet dich nichts
       *[no] kostet dich 1 Einfluss, wenn es falsch ist
    }
politburo-brief-your-plan =
    { $number ->
        [1] Um welches Ministerium geht es in deinem Plan?
       *[other] Dein erster Plan wurde abgelehnt. Um welches Ministerium geht es im zweiten?
    }
politburo-whose-plan =
    { $gensek-you ->
        [yes] { $number ->
            [1] Dein erster Plan
           *[other] Dein zweiter Plan
        }
       *[no] { $number ->
            [1] Erster Plan ({ $gensek })
           *[other] Zweiter Plan ({ $gensek })
        }
    }
politburo-brief-plan-is = { politburo-whose-plan }: { politburo-ministry-name }, { politburo-at }.
politburo-brief-you-want-it = Gut für dein Ziel: mehr { politburo-side-name }.
politburo-brief-your-voters =
    { $number ->
        [1] Dein Plan: { politburo-ministry-name }, { politburo-at }. Welche drei führen ihn aus?
       *[other] Noch uneins: { politburo-ministry-name }, { politburo-at }. Welche drei stimmen jetzt ab?
    }
politburo-ballot-number =
    { $number ->
        [1] Erster
        [2] Zweiter
       *[3] Dritter
    }
politburo-brief-ballot-on = { politburo-ballot-number } Wahlgang: { politburo-ministry-name }, { politburo-at }.
politburo-brief-point-at = Einer von euch dreien hat gegen die Mehrheit für { politburo-side-name } gestimmt. Wohin zeigt dein Finger?
politburo-brief-your-finger =
    { $deviant ->
        [yes] Der Abweichler bist du: Dein Finger kostet nichts, und nur wenn beide anderen auf dich zeigen, verlierst du 1 Einfluss.
       *[no] Du hast mit der Mehrheit gestimmt: Zeigst du auf den Falschen, verlierst du 1 Einfluss.
    }
politburo-brief-then-another = Bei Ablehnung schlägt ein anderes Ministerium vor: { $gensek }
politburo-brief-then-last = Bei neuer Ablehnung gilt ohne Abstimmung: { politburo-ministry-name }
politburo-brief-moves-by =
    { $number ->
        [3] Sind alle drei einig, geht es um zwei; sonst entscheidet die Mehrheit um eins, und wer allein stand, wird gesucht.
       *[other] Sind alle drei einig, geht es um zwei; sonst folgt ein weiterer Wahlgang.
    }
politburo-brief-your-goal =
    { $holds ->
        [yes] { politburo-member-goal } Im Augenblick stimmt das.
       *[no] { politburo-member-goal } Im Augenblick stimmt das nicht.
    }
politburo-brief-your-influence = Du hast noch { $points } Einfluss.
politburo-brief-answer = { $action }
politburo-brief-would-stand = { politburo-ministry-name } { politburo-at }, wenn alle drei so stimmen

## Züge

politburo-draw = { politburo-member-name } ziehen
politburo-first = { $seat } ist der erste Generalsekretär
politburo-propose = { politburo-ministry-name } vorschlagen
politburo-vote =
    { $vote ->
        [for] Für den Plan stimmen
       *[against] Gegen den Plan stimmen
    }
politburo-name = Es stimmen { $voters }
politburo-cast = Für { politburo-side-name } stimmen
politburo-point = Auf { $seat } zeigen

## Aussagen

politburo-want =
    { $way ->
        [up] { politburo-ministry-name }: Ich will hinauf, zur Repression.
       *[down] { politburo-ministry-name }: Ich will hinunter, zur Reform.
    }
politburo-claim-ballot = In Runde { $round }, Wahlgang { $ballot }, habe ich für { politburo-side-name } gestimmt.
politburo-pact = { $seat }, stimm für meinen Plan, dann stimme ich für deinen.
politburo-accuse = Der Abweichler ist { $seat }.
politburo-not-looked = Ich habe die Stimmzettel der Runde { $round } nicht angesehen.
politburo-inquire = { $seat }, wie hast du in Runde { $round }, Wahlgang { $ballot }, gestimmt?
politburo-ask-why = { $seat }, warum hast du in Runde { $round } so gehandelt?
politburo-explain =
    { $reason ->
        [wish] Runde { $round }: Ich tat, was ich will.
        [word] Runde { $round }: Ich hatte mein Wort gegeben.
        [trust] Runde { $round }: Ich traute dem Generalsekretär.
        [doubt] Runde { $round }: Ich traute dem Generalsekretär nicht.
        [agree] Runde { $round }: Ich suchte drei, die sich einig sind.
       *[test] Runde { $round }: Ich wollte sehen, wer wie stimmt.
    }
politburo-ascribe =
    { $way ->
        [up] { $seat } will { politburo-ministry-name } hinauf, zur Repression.
       *[down] { $seat } will { politburo-ministry-name } hinunter, zur Reform.
    }
politburo-promise =
    { $deed ->
        [vote] { $seat }, mein Wort: Ich stimme für deinen Plan.
       *[spare] { $seat }, mein Wort: Ich zeige nicht auf dich.
    }
politburo-threaten =
    { $deed ->
        [oppose] { $seat }, eine Warnung: Ich stimme gegen deinen Plan.
       *[point] { $seat }, eine Warnung: Ich zeige auf dich.
    }
politburo-believe = Glaubt mir, nicht { $seat }.
politburo-deny = { $seat }, das stimmt nicht.
politburo-contradict = { $seat }, in Runde { $round } hast du etwas anderes gesagt.
politburo-retract = Ich nehme das zurück.
politburo-nothing = …

## Ereignisse

politburo-drawn = { $seat } ist { politburo-member-name }, { politburo-member-office }. { politburo-member-goal }
politburo-appointed = Runde { $round }: { $gensek } ist Generalsekretär.
politburo-proposed = { $gensek } legt einen Plan vor: { politburo-ministry-full }.
politburo-voted =
    { $accepted ->
        [yes] Plan angenommen: { politburo-ministry-name }. Dafür: { $supporters }. Dagegen: { $opponents }.
       *[no] Plan abgelehnt: { politburo-ministry-name }. Dafür: { $supporters }. Dagegen: { $opponents }.
    }
politburo-taken = Übrig bleibt das { politburo-ministry-full }; es ist beschlossen, ohne die Mühsal einer Abstimmung.
politburo-named =
    { $ballot ->
        [1] { $gensek } ruft zum ersten Wahlgang: { $voters }.
        [2] { $gensek } ruft zum zweiten Wahlgang: { $voters }.
       *[other] Der dritte Wahlgang gehört den dreien links vom Generalsekretär ({ $gensek }): { $voters }.
    }
politburo-counted =
    Wahlgang { $ballot }: { $repression ->
        [3] drei Stimmen für Repression. Die Einheit ist wiederhergestellt.
        [2] zwei Stimmen für Repression, eine für Reform. Jemand ist aus dem Tritt.
        [1] eine Stimme für Repression, zwei für Reform. Jemand ist aus dem Tritt.
       *[0] drei Stimmen für Reform. Die Einheit ist wiederhergestellt.
    }
politburo-divided = Auch der dritte Wahlgang ist uneins. Die Mehrheit ist für { politburo-side-name }; wer ihr im Weg stand, hat nur { $gensek } gesehen.
politburo-inspected = { $gensek } sieht sich die Zettel an: Für { politburo-side-name } war { $deviant }. Bitte keine Miene verziehen.
politburo-moved =
    { $by ->
        [0] Das { politburo-ministry-full } hat keinen Platz für noch mehr { politburo-side-name } und bleibt bei { $level }.
        [one] Das { politburo-ministry-full } rückt einen Schritt zur { politburo-side-name } und steht bei { $level }.
       *[other] Das { politburo-ministry-full } rückt zwei Schritte zur { politburo-side-name } und steht bei { $level }.
    }
politburo-pointed = { $voter } streckt den Finger aus: { $suspect }.
politburo-unmasked = Die Zettel werden gezeigt: Der Abweichler, der für { politburo-side-name } stimmte, war { $deviant }.
politburo-lost =
    { $lost ->
        [0] { $seat } sollte Einfluss verlieren, aber wer keinen hat, dem kann man keinen nehmen.
       *[other] { $seat } verliert einen Punkt Einfluss und hat noch { $influence }.
    }
politburo-opened = Aus den Archiven, Runde { $round }, Wahlgang { $ballot }: für Repression { $repression }, für Reform { $reform }.
politburo-ended = { $ending } Die Masken fallen: { $members }.
politburo-ended-members =
    { $value ->
        [beria] { $seat } war { politburo-member-beria }
        [kirov] { $seat } war { politburo-member-kirov }
        [kaganovich] { $seat } war { politburo-member-kaganovich }
        [kuibyshev] { $seat } war { politburo-member-kuibyshev }
        [voroshilov] { $seat } war { politburo-member-voroshilov }
        [malenkov] { $seat } war { politburo-member-malenkov }
        [bulganin] { $seat } war { politburo-member-bulganin }
        [khrushchev] { $seat } war { politburo-member-khrushchev }
        [molotov] { $seat } war { politburo-member-molotov }
       *[zhdanov] { $seat } war { politburo-member-zhdanov }
    }

## Wie es ausgeht

politburo-tally =
    Verteidigung { $defence }, Finanzen { $finance }, Innere Sicherheit { $security }, zusammen { $sum }; { $lost ->
        [0] kein Einfluss verloren
        [one] ein Punkt Einfluss verloren
       *[other] { $lost } Punkte Einfluss verloren
    }
politburo-ending-beria = { $winners } gewinnt als Berija ({ $rule }): { politburo-tally }. Das Innere hat über jeden eine Akte und endlich Zeit, sie zu lesen.
politburo-ending-kirov = { $winners } gewinnt als Kirow ({ $rule }): { politburo-tally }. Die Polizei soll sich entspannen; es braucht mehrere Rundschreiben, um das Wort zu erklären.
politburo-ending-kaganovich = { $winners } gewinnt als Kaganowitsch ({ $rule }): { politburo-tally }. Jede Kopeke meldet sich zum Dienst, und keine kommt je zu spät.
politburo-ending-kuibyshev = { $winners } gewinnt als Kuibyschew ({ $rule }): { politburo-tally }. Der Plan sieht jetzt Fehler vor, und dieses Soll ist sofort erfüllt.
politburo-ending-voroshilov = { $winners } gewinnt als Woroschilow ({ $rule }): { politburo-tally }. Die Pferde sind poliert, die Panzer gestriegelt.
politburo-ending-malenkov = { $winners } gewinnt als Malenkow ({ $rule }): { politburo-tally }. Die Generäle bekommen Spaten, und man zeigt ihnen eine Kartoffel.
politburo-ending-bulganin = { $winners } gewinnt als Bulganin ({ $rule }): { politburo-tally }. Die Bücher gehen auf, und wer daran zweifelte, ist abgeschrieben.
politburo-ending-khrushchev = { $winners } gewinnt als Chruschtschow ({ $rule }): { politburo-tally }. Das Eis schmilzt, und alle sind sich einig, dass es nie kalt war.
politburo-ending-molotov = { $winners } gewinnt als Molotow ({ $rule }): { politburo-tally }. Fast alle haben ihren Stuhl behalten, und das nennt man Diplomatie.
politburo-ending-zhdanov = { $winners } gewinnt als Schdanow ({ $rule }): { politburo-tally }. So viele ruinierte Rufe, und nicht einer davon aus Versehen.
politburo-ending-tie = Niemand gewinnt ({ $rule }): { politburo-tally }. Von den { $running } Mitgliedern am Ziel stehen mehrere mit { $influence } Einfluss gleich hoch, und jeder klatscht weiter, um nicht als Erster aufzuhören.
politburo-ending-nobody = Niemand gewinnt ({ $rule }): { politburo-tally }. Kein Ziel ist erreicht, und im Protokoll wird stehen, dass das der Plan war.
politburo-ending-shared = { $winners } gewinnen gemeinsam ({ $rule }): { politburo-tally }. Jedes dieser Mitglieder hat { $influence } Einfluss, und die kollektive Führung hat ausnahmsweise ein Kollektiv hervorgebracht.

## Warum es so ausging

politburo-fulfilled =
    { $seats-count ->
        [0] Am Ziel ist niemand.
        [one] Am Ziel ist { $seats }.
       *[other] Am Ziel sind { $seats }.
    }
politburo-brief-held = { politburo-fulfilled }
politburo-brief-yours-held = Du bist am Ziel, und mit { $influence } Einfluss steht dort niemand vor dir.
politburo-brief-yours-held-too = Du bist auch am Ziel, aber mit { $mine } Einfluss gegen { $most }.
politburo-brief-yours-tied = Du bist am Ziel, aber genauso viel Einfluss, { $influence }, hat noch jemand: { $others }. Also gewinnt niemand.
politburo-brief-yours-shared = Du bist am Ziel und gewinnst gemeinsam mit: { $others }. Ihr habt alle { $influence } Einfluss.
politburo-brief-yours-strict = Du bist eindeutig am Ziel. Genauso viel Einfluss, { $influence }, aber nur Gleichstand beim Ziel: { $others }.
politburo-brief-yours-not-strict = Du bist nur durch Gleichstand am Ziel. Bei gleichem Einfluss, { $influence }, eindeutig am Ziel: { $winners }.
politburo-brief-yours-failed = Du bist nicht am Ziel. { politburo-member-goal }
