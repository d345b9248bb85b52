### Was ein Tisch allen von seinen Plätzen sagt.

## Was der ganze Tisch von seinen Plätzen hört

notice-left = { $seat }: { $name } ist gegangen; der Hausmeister spielt weiter.
notice-conceded = { $seat }: { $name } hat aufgegeben; der Hausmeister spielt weiter.
notice-removed = { $seat }: Vom Gastgeber entfernt: { $name }. Der Hausmeister spielt weiter.
notice-filled = { $seat }: Ab jetzt spielt der Bot { $name }.
notice-claimed =
    { $seat }: { $name } bekommt diesen Platz in { $pace ->
        [live] zwei Minuten
        [sofa] zwanzig Sekunden
       *[other] einem Tag
    }, falls { $other } nicht ablehnt oder zurückkommt.
notice-took =
    { $former ->
        [no] { $seat }: Ab jetzt spielt { $name }.
       *[yes] { $seat }: Ab jetzt spielt { $name }, und nicht mehr { $other }.
    }
notice-refused =
    { $former ->
        [no] { $seat }: { $name } lässt niemanden sonst auf diesen Platz.
       *[yes] { $seat }: { $name } lehnt ab; { $other } bekommt diesen Platz nicht.
    }
notice-withdrawn = { $seat }: { $name } bekommt diesen Platz doch nicht.
notice-kept = { $seat }: { $name } ist wieder da und behält den Platz; { $other } bekommt ihn nicht.
notice-moment = Jemand bittet um einen Moment.
notice-late = { $seat }: Die Zeit war um, { $name } schwieg; der Hausmeister hat geantwortet.
notice-late-sealed = { $seat }: Die Zeit war um, { $name } schwieg; der Hausmeister hat versiegelt geantwortet: { $action }
notice-then-unneeded = „{ $action }“, dein Wort für das Fenster, wurde nicht gebraucht: Es ging keines auf.
notice-then-impossible = „{ $action }“, dein Wort für das Fenster, war dort nicht mehr möglich.
notice-holiday-proposed = { $seat }: { $name } bittet die anderen um ein paar freie Tage.
notice-holiday = { $seat }: { $name } hat frei, mit Zustimmung aller; die Uhren stehen.
notice-holiday-over = { $seat }: Die freien Tage von { $name } sind vorbei.
notice-adjourn-proposed = { $seat }: { $name } schlägt vor, in einem anderen Tempo weiterzuspielen.
notice-adjourned = { $seat }: Der Tisch spielt in einem anderen Tempo weiter, wie { $name } es vorgeschlagen hat und alle es wollten.
notice-proposal-refused = { $seat }: { $name } ist gegen den Vorschlag von { $other }; alles bleibt, wie es ist.
notice-proposal-withdrawn = { $seat }: { $name } zieht den Vorschlag zurück.
name-alike = { $name } (ein Name, der hier einem anderen gleicht)
notice-back-proposed = { $seat }: { $name } möchte die letzte Antwort zurücknehmen und fragt die anderen.
notice-back-refused = { $seat }: { $name } ist dagegen; was { $other } geantwortet hat, gilt.
notice-back-withdrawn = { $seat }: { $name } lässt die Antwort doch stehen.
notice-taken-back = { $seat }: { $name } hat die letzte Antwort zurückgenommen.
