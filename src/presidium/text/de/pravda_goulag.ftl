## Die Prawda über Goulag. Wie in `pravda_kremlin.ftl`: kein Name, keine Zahl und keine Richtung, die nicht in der Tatsache steht.

pravda-goulag-date =
    { $when ->
        [end] Letzte Ausgabe, nach Runde { $year }
        [turn] Runde { $year }
       *[half] Halbzeit, nach Runde { $year }
    }
pravda-goulag-score =
    { $id ->
       *[canal] Schritte des Kanals
    }

## Das Ende

pravda-goulag-end-loyal-close-head-1 = Der Kanal, mit dem letzten Spatenstich
pravda-goulag-end-loyal-close-head-2 = Gerade genug Schlamm bewegt
pravda-goulag-end-loyal-close-head-3 = Der letzte Spaten gab den Ausschlag
pravda-goulag-end-loyal-close-line-1 = { $needed } Schritte waren nötig, und { $canal } wurden gegraben: Die { $loyal } Loyalen haben gewonnen, ohne einen Spatenstich zu verschenken.
pravda-goulag-end-loyal-close-line-2 = Ein Streik mehr, und es gäbe keinen Kanal. Bei { $canal } Schritten gehen nass und im Recht nach Hause: { $winners }.
pravda-goulag-end-loyal-close-line-3 = { $canal } Schritte für { $needed }: Die { $loyal } Loyalen haben den Plan genau getroffen, und niemand wagt sich an den Rechenschieber.
pravda-goulag-end-loyal-close-line-4 = Der Kanal hält um Haaresbreite: { $needed } verlangt, { $canal } gegraben. Loyal und außer Atem: { $winners }.
pravda-goulag-end-loyal-head-1 = Kanal gegraben, Eifer bestätigt
pravda-goulag-end-loyal-head-2 = Das Weiße Meer ist beeindruckt
pravda-goulag-end-loyal-head-3 = Ein Kanal, trotz aller Berichte
pravda-goulag-end-loyal-line-1 = Ein Kanal von { $canal } Schritten, wo { $needed } genügt hätten. Loyal waren { $loyal }, die anderen { $disloyal }, und die anderen graben noch.
pravda-goulag-end-loyal-line-2 = Sieg der Loyalen: { $winners }. { $canal } Schritte sind gegraben, und jemand hat schon einen zweiten Kanal daneben beantragt.
pravda-goulag-end-loyal-line-3 = Mit { $canal } Schritten erreicht der Kanal das Meer oder etwas Nasses. Verlangt waren { $needed }.
pravda-goulag-end-loyal-line-4 = Die Loyalen gewinnen, { $loyal } gegen { $disloyal }: { $canal } Schritte liegen vor, bestellt waren { $needed }. Der Überschuss wird begründet.
pravda-goulag-end-disloyal-close-head-1 = Einen Schritt vor dem Meer
pravda-goulag-end-disloyal-close-head-2 = Ein Graben, um einen einzigen Schritt
pravda-goulag-end-disloyal-close-head-3 = Das Meer liegt einen Schritt weiter
pravda-goulag-end-disloyal-close-line-1 = { $canal } Schritte, und { $needed } waren nötig. Um diesen einen Schritt haben die { $disloyal } Illoyalen gewonnen.
pravda-goulag-end-disloyal-close-line-2 = Es fehlte ein einziger Schritt. Gewollt haben ihn diese nicht, und gewonnen haben sie: { $winners }.
pravda-goulag-end-disloyal-close-line-3 = { $canal } von { $needed } Schritten: Der Minister schneidet das Band hier durch und sucht dann das Wasser.
pravda-goulag-end-disloyal-close-line-4 = Um einen Schritt haben die { $disloyal } Illoyalen gewonnen. Die Kommission misst nach, mit längerem Bleistift.
pravda-goulag-end-disloyal-head-1 = Kanal als Graben neu bestimmt
pravda-goulag-end-disloyal-head-2 = Die Schaufeln haben gesprochen
pravda-goulag-end-disloyal-head-3 = Tiefer ist nur der Bericht
pravda-goulag-end-disloyal-line-1 = { $canal } Schritte statt { $needed }: Die Schiffe werden getragen. Gewonnen haben die Illoyalen, { $winners }.
pravda-goulag-end-disloyal-line-2 = { $disloyal } Illoyale gegen { $loyal } Loyale, und ein Kanal von { $canal } Schritten, der dorthin führt, wo er anfing.
pravda-goulag-end-disloyal-line-3 = Auf { $canal } Schritte ist der Kanal gekommen; es braucht { $needed }. Die Ingenieure sprechen von einer vielversprechenden Pfütze.
pravda-goulag-end-disloyal-line-4 = Mit { $canal } von { $needed } Schritten hat der Kanal sein Soll an Kürze übererfüllt. Es gewinnen { $winners }.
pravda-goulag-end-nobody-head-1 = Kanal gegraben, Zweck unklar
pravda-goulag-end-nobody-head-2 = Weder Meer noch Streik
pravda-goulag-end-nobody-head-3 = Das Band war zu kurz
pravda-goulag-end-nobody-line-1 = { $canal } Schritte, { $loyal } Loyale, { $disloyal } Illoyale: Alles hebt sich auf, und niemand hat gewonnen. Beide Seiten haben den Sieg gemeldet.
pravda-goulag-end-nobody-line-2 = Bei { $canal } Schritten hat keine Seite gewonnen. Der Kanal wird am selben Tag eröffnet und geschlossen.
pravda-goulag-end-nobody-line-3 = { $canal } Schritte, { $loyal } Loyale, { $disloyal } Illoyale: Das Ministerium lässt nachzählen, bis jemand gewinnt.
pravda-goulag-end-nobody-line-4 = Bei { $canal } Schritten gewinnt keine Seite. Beide sind für den nächsten Kanal vorgemerkt.

## Halbzeit

pravda-goulag-half-all-head-1 = Kein Streik, verdächtigerweise
pravda-goulag-half-all-head-2 = Nur Arbeit, keine Fragen
pravda-goulag-half-all-head-3 = Der Plan errötet
pravda-goulag-half-all-line-1 = { $canal } von { $canal } möglichen Schritten bis Runde { $year }. Die Kommissare suchen jemanden, von dem sie enttäuscht sein können.
pravda-goulag-half-all-line-2 = Halbzeit, und kein Streik wurde gezeigt. { $canal } Schritte sind gegraben, alle im Gleichschritt.
pravda-goulag-half-all-line-3 = Bis Runde { $year } { $canal } von { $canal } Schritten. Das Hauptquartier hat die Zahl als unglaubwürdig zurückgeschickt.
pravda-goulag-half-all-line-4 = { $canal } Schritte, kein Streik. Der Kommissar für Beschwerden bittet um andere Verwendung.
pravda-goulag-half-none-head-1 = Der Kanal fällt noch nicht auf
pravda-goulag-half-none-head-2 = Der Boden sei gefroren, heißt es
pravda-goulag-half-none-head-3 = Der Plan hat nicht begonnen
pravda-goulag-half-none-line-1 = Nach Runde { $year } hat der Kanal keinen einzigen Schritt; gezeigte Streiks: { $strikes }. Die Aussicht ist unverbaut.
pravda-goulag-half-none-line-2 = { $strikes } Streiks und kein Schritt. Die Geologen sind gebeten worden, zu gestehen.
pravda-goulag-half-none-line-3 = { $strikes } Streiks bis Runde { $year }. Im Bericht ist der Kanal fertig, also ist niemand beunruhigt.
pravda-goulag-half-none-line-4 = Kein Schritt, { $strikes } Streiks. Der Minister lobt die Erde für ihre Standfestigkeit.
pravda-goulag-half-more-head-1 = Der Graben wird zum Kanal
pravda-goulag-half-more-head-2 = Schlamm auf dem Vormarsch
pravda-goulag-half-more-head-3 = Vorn, um etwas Schlamm
pravda-goulag-half-more-line-1 = { $canal } Schritte gegen { $strikes ->
        [1] einen Streik
       *[other] { $strikes } Streiks
    }: Zur Halbzeit führt der Schlamm.
pravda-goulag-half-more-line-2 = Bis Runde { $year } sind es { $canal } Schritte. { $strikes ->
        [1] Ein Streik wird
       *[other] { $strikes } Streiks werden
    } unter den Teppichen gesucht.
pravda-goulag-half-more-line-3 = { $canal } Schritte, { $strikes ->
        [1] ein Streik
       *[other] { $strikes } Streiks
    }, nach Runde { $year }. In den Berichten fehlt die zweite Zahl immer öfter.
pravda-goulag-half-more-line-4 = Der Kanal führt zur Halbzeit { $canal } zu { $strikes }. Das Ministerium hatte mehr gemeldet und bittet, nicht zu lächeln.
pravda-goulag-half-less-head-1 = Der Kanal wird überdacht
pravda-goulag-half-less-head-2 = Die Schaufeln tragen Trauer
pravda-goulag-half-less-head-3 = Der Graben hinkt dem Plan nach
pravda-goulag-half-less-line-1 = { $strikes } Streiks und { $canal ->
        [1] ein Schritt
       *[other] { $canal } Schritte
    }: Über den Kanal von Runde { $year } springt ein Kind.
pravda-goulag-half-less-line-2 = Zur Halbzeit führen die Streiks { $strikes } zu { $canal }. Jemand singt nicht mit.
pravda-goulag-half-less-line-3 = { $canal ->
        [1] Ein Schritt
       *[other] { $canal } Schritte
    } gegen { $strikes } Streiks: Dem Minister wird der Kanal auf einem Foto gezeigt, von oben.
pravda-goulag-half-less-line-4 = Nach Runde { $year } führen { $strikes } Streiks vor { $canal ->
        [1] einem Schritt
       *[other] { $canal } Schritten
    }. Der Bericht spricht von einem Kanal unter Vorbehalt.
pravda-goulag-half-level-head-1 = Halb gegraben, halb nicht
pravda-goulag-half-level-head-2 = Unentschieden gegen die Erde
pravda-goulag-half-level-head-3 = Die Waage mag nicht
pravda-goulag-half-level-line-1 = { $canal ->
        [1] Ein Schritt
       *[other] { $canal } Schritte
    } und ebenso viele Streiks bis Runde { $year }. Der Kanal hat sich noch nicht entschieden.
pravda-goulag-half-level-line-2 = Auf jeden Schritt ein Streik, von jedem { $canal }. Die Dialektik hatte das vorausgesehen.
pravda-goulag-half-level-line-3 = { $canal } beiderseits nach Runde { $year }. Beide Zahlen sind als Siege gemeldet.
pravda-goulag-half-level-line-4 = So viele Streiks wie Schritte, je { $canal }: Die Statistiker haben zwei Lager gebildet.
pravda-goulag-half-head-1 = Halbzeit am Kanal
pravda-goulag-half-head-2 = Der Schlamm in Zahlen
pravda-goulag-half-head-3 = Neues vom Graben
pravda-goulag-half-line-1 = Nach Runde { $year }: { $canal } Schritte gegraben, { $strikes } Streiks gezeigt. Alle Zahlen sind trocken, so mag sie das Ministerium.
pravda-goulag-half-line-2 = Schritte { $canal }, Streiks { $strikes }. Im Bericht steht es umgekehrt.
pravda-goulag-half-line-3 = Runde { $year }, Halbzeit: { $canal } Schritte, { $strikes } Streiks. Der Kommissar hat ohne Brille unterschrieben.
pravda-goulag-half-line-4 = { $canal } Schritte, { $strikes } Streiks, ein Inspektor. Er hat den Kanal auf der Karte gefunden.

## Die Runden

pravda-goulag-both-watched-head-1 = Zwei Schritte, mit Hilfe
pravda-goulag-both-watched-head-2 = Ein Räuspern, zwei Schritte
pravda-goulag-both-watched-head-3 = Tausch, dann zwei Schritte
pravda-goulag-both-watched-head-4 = Ein Wort von oben hilft
pravda-goulag-both-watched-line-1 = Runde { $year }: { $by } winkte, { $who } tauschte, und zweimal Arbeit lag da. Niemand hat gefragt, wem man zu danken habe.
pravda-goulag-both-watched-line-2 = { $names } gruben in Runde { $year } zwei Schritte, nachdem { $by } sich geräuspert und { $who } getauscht hatte.
pravda-goulag-both-watched-line-3 = { $by } war dafür, dass { $who } tauscht, und Runde { $year } brachte zweimal Arbeit. Den Verdienst beanspruchen alle.
pravda-goulag-both-watched-line-4 = Runde { $year }: { $who } tauschte, { $by } bestand darauf, und beide Karten waren Arbeit. { $by } verlangt eine Urkunde.
pravda-goulag-both-unwatched-head-1 = Zwei Schritte, ungebeten
pravda-goulag-both-unwatched-head-2 = Eifer ohne Anweisung
pravda-goulag-both-unwatched-head-3 = Zwei Schritte ohne Sitzung
pravda-goulag-both-unwatched-line-1 = { $names } gruben in Runde { $year } zwei Schritte, und { $by } sah zu und ließ es geschehen.
pravda-goulag-both-unwatched-line-2 = Runde { $year }: { $by } mischte sich nicht ein, und { $names } arbeiteten trotzdem. Es ist nach oben gemeldet.
pravda-goulag-both-unwatched-line-3 = In Runde { $year } arbeiteten { $names } wie zwei, was sie auch waren. { $by } drückte ein Auge zu.
pravda-goulag-both-unwatched-line-4 = { $by } hielt sich heraus, und { $names } legten in Runde { $year } zweimal Arbeit. Eine Kommission soll klären, warum.
pravda-goulag-both-head-1 = Zwei Schritte auf einmal
pravda-goulag-both-head-2 = Die Schaufeln sind einig
pravda-goulag-both-head-3 = Das Ministerium meldet zwei
pravda-goulag-both-line-1 = Zweimal Arbeit in Runde { $year }; gebaut haben { $names }. Die Brigade bekommt ihren Namen auf einen Eimer.
pravda-goulag-both-line-2 = { $names } haben den Kanal in Runde { $year } zwei Schritte weitergebracht, singend, wie vorgeschrieben.
pravda-goulag-both-line-3 = Zwei Schritte in Runde { $year }. Gegraben haben { $names }, die Rede hielt jemand anderes.
pravda-goulag-both-line-4 = { $names } legten in Runde { $year } zweimal Arbeit. Aufgestellt wurden eine Fahne und ein Schild, das die Fahne erklärt.
pravda-goulag-one-watched-head-1 = Ein Schritt, eine Ausrede
pravda-goulag-one-watched-head-2 = Halb geholfen
pravda-goulag-one-watched-head-3 = Ein Schritt, ein Verdacht
pravda-goulag-one-watched-head-4 = Einmal Arbeit, ein Alibi
pravda-goulag-one-watched-head-5 = Die Hälfte gehorchte
pravda-goulag-one-watched-head-6 = Der Tausch schweigt
pravda-goulag-one-watched-line-1 = Runde { $year }: { $by } winkte, { $who } tauschte. Gezeigt wurden einmal Arbeit, einmal Streik und zwei unschuldige Gesichter.
pravda-goulag-one-watched-line-2 = Runde { $year }: ein Schritt, obwohl { $by } aufpasste und { $who } tauschte. Oder weil; das wird noch gewogen.
pravda-goulag-one-watched-line-3 = { $who } hatte getauscht, { $by } hatte es angeordnet, und einmal Arbeit, einmal Streik lag da, Runde { $year }. Das Mischen wahrt sein Geheimnis.
pravda-goulag-one-watched-line-4 = { $by } wählte { $who } zum Tausch, und Runde { $year } ergab einen Schritt. Der Inspektor hat beide Namen notiert, mit Bleistift.
pravda-goulag-one-watched-line-5 = Einmal Arbeit, einmal Streik in Runde { $year }. { $who } sagt, es war die neue Karte, { $by } sagt, die alte.
pravda-goulag-one-watched-line-6 = Runde { $year }: { $who } tauschte, wie { $by } es wollte, und das halbe Ergebnis ist willkommen.
pravda-goulag-one-watched-line-7 = { $by } hatte in Runde { $year } ein Auge auf { $who }: ein Schritt für den Kanal, zwei Seiten für die Akte.
pravda-goulag-one-unwatched-head-1 = Einer von beiden war müde
pravda-goulag-one-unwatched-head-2 = Die halben Schaufeln
pravda-goulag-one-unwatched-head-3 = Ein Schritt, ein Schulterzucken
pravda-goulag-one-unwatched-line-1 = Gebaut haben { $names } in Runde { $year }: einer mit der Schaufel, einer nicht. { $by } ließ es geschehen und wird dazu befragt.
pravda-goulag-one-unwatched-line-2 = Runde { $year }: einmal Arbeit, einmal Streik. { $names } zeigen aufeinander, und { $by } hatte nichts dagegen.
pravda-goulag-one-unwatched-line-3 = Ein Schritt in Runde { $year }: { $names } haben sich die Arbeit geteilt und die Meinung nicht. { $by } mischte sich nicht ein.
pravda-goulag-one-unwatched-line-4 = Ein Schritt in Runde { $year }; gebaut haben { $names }. { $by } sah nichts, und das in allen Einzelheiten.
pravda-goulag-one-head-1 = Ein Schritt, langsam
pravda-goulag-one-head-2 = Ein Spaten fehlt
pravda-goulag-one-head-3 = Ein Schritt fürs Protokoll
pravda-goulag-one-line-1 = Ein Schritt in Runde { $year }; gebaut haben { $names }. Wem der Rücken wehtat, ist nicht bekannt.
pravda-goulag-one-line-2 = { $names } haben in Runde { $year } einen Schritt gegraben, und zwei Fassungen davon.
pravda-goulag-one-line-3 = Runde { $year } brachte einen Schritt. { $names } beanspruchen ihn.
pravda-goulag-one-line-4 = Einmal Arbeit, einmal Streik, Runde { $year }: { $names }. Der Bericht zeigt die Arbeit, vergrößert.
pravda-goulag-none-watched-head-1 = Getauscht, und nichts
pravda-goulag-none-watched-head-2 = Guter Rat, Spaten ruhen
pravda-goulag-none-watched-head-3 = Beaufsichtigt, ergebnislos
pravda-goulag-none-watched-line-1 = Runde { $year }: { $by } winkte, { $who } tauschte, und dann wurde gar keine Arbeit gezeigt. Rat ist nicht immer gut.
pravda-goulag-none-watched-line-2 = Zweimal Streik in Runde { $year }. Gebaut hatten { $names }, und { $by } hatte noch nachgebessert: { $who } musste tauschen.
pravda-goulag-none-watched-line-3 = { $names } gruben in Runde { $year } nichts; dabei hatte { $by } noch angeordnet, { $who } möge tauschen.
pravda-goulag-none-watched-line-4 = { $who } tauschte auf ein Wort von { $by }, und Runde { $year } ergab trotzdem nichts. Das Wort ist zurückgenommen.
pravda-goulag-none-unwatched-head-1 = Kein Spaten wurde gehoben
pravda-goulag-none-unwatched-head-2 = Zwei schliefen, einer sah
pravda-goulag-none-unwatched-head-3 = Vertrauen, kein Schritt
pravda-goulag-none-unwatched-line-1 = Runde { $year }: zweimal Streik. { $names } bauten, und { $by } ließ als Aufseher die Karten liegen. Gelegen haben alle.
pravda-goulag-none-unwatched-line-2 = { $names } streikten in Runde { $year } gemeinsam. { $by } hatte es für das Beste gehalten, zu vertrauen.
pravda-goulag-none-unwatched-line-3 = Zweimal Streik, Runde { $year }. { $names } sollen an derselben Schaufel gelehnt haben, und { $by } sah zu.
pravda-goulag-none-unwatched-line-4 = { $by } verließ sich in Runde { $year } auf { $names }. Es ist unter Erfahrung abgelegt.
pravda-goulag-none-head-1 = Der Kanal ruht
pravda-goulag-none-head-2 = Zwei Streiks, kein Schritt
pravda-goulag-none-head-3 = Eine Runde für nichts
pravda-goulag-none-line-1 = Kein Schritt in Runde { $year }. Gebaut haben, sozusagen, { $names }.
pravda-goulag-none-line-2 = { $names } haben die Erde von Runde { $year } genau so verlassen, wie sie war.
pravda-goulag-none-line-3 = Zweimal Streik in Runde { $year }; gebaut haben { $names }. Der Inspektor hat Starkregen gemeldet.
pravda-goulag-none-line-4 = In Runde { $year } nichts gegraben. { $names } waren mit größter Sorgfalt ausgewählt worden.

## Leute

pravda-goulag-builder-head-1 = Ein Kreuz für zwei
pravda-goulag-builder-head-2 = Immer dieselbe Schaufel
pravda-goulag-builder-head-3 = Dieselben Stiefel, wieder
pravda-goulag-builder-line-1 = Niemand wurde so oft zum Bauen geschickt wie { $who }: { $k }-mal. Die Schaufel hat einen Orden bekommen.
pravda-goulag-builder-line-2 = { $who } hat { $k }-mal gebaut, öfter als alle anderen. Die einen nennen es Vertrauen, die anderen eine Strafe.
pravda-goulag-builder-line-3 = { $who } hat { $k }-mal gebaut, und niemand öfter. Die Kommissare haben die anderen Namen verlegt.
pravda-goulag-builder-line-4 = Im Zweifel { $who }: So hielt man es { $k }-mal, öfter als mit jedem anderen.
pravda-goulag-idle-head-1 = Saubere Stiefel bemerkt
pravda-goulag-idle-head-2 = Manche fragt man nicht
pravda-goulag-idle-head-3 = Manche kennen es vom Hören
pravda-goulag-idle-line-1 = Bisher { $k ->
        [1] hat ein Genosse weder gebaut noch Aufsicht geführt: { $names }
       *[other] haben { $k } Genossen weder gebaut noch Aufsicht geführt: { $names }
    }. Der Rest zählt mit.
pravda-goulag-idle-line-2 = Von keinem Kommissar je genannt: { $names }. Es ist entweder Misstrauen oder ein Geburtstag.
pravda-goulag-idle-line-3 = Noch kein Kommissar hat sie aufgerufen: { $names }. Man fragt, was sich da verbirgt, und auch das verbirgt sich.
pravda-goulag-idle-line-4 = Bisher weder gebaut noch beaufsichtigt: { $names }. Die Namensliste wird jetzt von hinten gelesen.
pravda-goulag-unwatched-head-1 = Aufseher sehen nichts
pravda-goulag-unwatched-head-2 = Niemand wurde verbessert
pravda-goulag-unwatched-head-3 = Die Aufsicht ruht
pravda-goulag-unwatched-line-1 = In { $k } Runden hat kein Aufseher jemanden tauschen lassen. Solches Vertrauen wird man untersuchen müssen.
pravda-goulag-unwatched-line-2 = Alle Karten blieben, wie sie gespielt wurden, { $k } Runden lang. Das Amt des Aufsehers gilt als erholsam.
pravda-goulag-unwatched-line-3 = Kein Tausch in { $k } Runden. Die Berichte der Aufseher sind gleich lautend, und leer.
pravda-goulag-unwatched-line-4 = { $k } Runden ohne einen einzigen Tausch. Die Weisung zur Wachsamkeit wird neu gedruckt, größer.

## Wendepunkte

pravda-goulag-turned-to-strike-deciding-line-1 = { $who } hatte Arbeit gespielt; { $by } ließ tauschen, und es wurde Streik. Dieser eine Schritt fehlte am Ende.
pravda-goulag-turned-to-strike-deciding-line-2 = { $by } räusperte sich, { $who } tauschte Arbeit gegen Streik, und aus dem Kanal wurde ein Graben.
pravda-goulag-turned-to-strike-deciding-line-3 = Es wäre ein Kanal geworden; { $by } winkte, { $who } tauschte Arbeit ein und zog den einen Streik zu viel.
pravda-goulag-turned-to-strike-deciding-line-4 = { $by } wollte bei { $who } sichergehen. Die Arbeit ging, der Streik kam, und mit ihm das Ende.
pravda-goulag-turned-to-work-deciding-line-1 = { $who } hatte Streik gespielt; { $by } ließ tauschen, und es wurde Arbeit. Ohne diesen Schritt gäbe es keinen Kanal.
pravda-goulag-turned-to-work-deciding-line-2 = { $by } räusperte sich, { $who } tauschte Streik gegen Arbeit, und an diesem Schritt hing alles.
pravda-goulag-turned-to-work-deciding-line-3 = Der entscheidende Schritt war ein Streik von { $who }, bis { $by } den Tausch anordnete.
pravda-goulag-turned-to-work-deciding-line-4 = { $by } blieb vor { $who } stehen, und aus Streik wurde Arbeit. An dieser Karte hängt der Kanal.
pravda-goulag-turned-to-strike-line-1 = { $by } ließ tauschen, { $who } gehorchte, und aus Arbeit wurde Streik. Bestenfalls war es gut gemeint.
pravda-goulag-turned-to-strike-line-2 = { $who } hatte Arbeit gespielt; { $by } hat einen Streik daraus gemacht.
pravda-goulag-turned-to-strike-line-3 = { $who } wollte graben; dann kam { $by }, und die Wachsamkeit machte einen Streik daraus.
pravda-goulag-turned-to-strike-line-4 = { $by } zweifelte an { $who } und tauschte Arbeit gegen Streik. Der Zweifel irrte.
pravda-goulag-turned-to-work-line-1 = { $who } hatte streiken wollen, und { $by } hat Arbeit daraus gemacht.
pravda-goulag-turned-to-work-line-2 = { $by } hat richtig geraten oder Glück gehabt: { $who } wollte Streik, und heraus kam Arbeit.
pravda-goulag-turned-to-work-line-3 = Ein Streik von { $who } wurde zu Arbeit, auf Wunsch von { $by }. Gesagt hat man es keinem von beiden.
pravda-goulag-turned-to-work-line-4 = { $by } winkte, { $who } tauschte, und ein Streik kam als Arbeit wieder heraus.

## Nur für deine Augen

pravda-goulag-box-own-loyal-line-1 = Du bist loyal. Sieh müde aus.
pravda-goulag-box-own-loyal-line-2 = Deine Karte sagt loyal, was immer man sagt.
pravda-goulag-box-own-loyal-line-3 = Du bist loyal. Man sieht es dir nicht an; übe.
pravda-goulag-box-own-loyal-line-4 = Loyal, sagt deine Karte. Rechne damit, es beweisen zu müssen und bezweifelt zu werden.
pravda-goulag-box-own-disloyal-line-1 = Du bist illoyal. Sing lauter als die anderen.
pravda-goulag-box-own-disloyal-line-2 = Deine Karte sagt illoyal; behalte sie unter der Mütze.
pravda-goulag-box-own-disloyal-line-3 = Du bist illoyal. Lobe den Plan und die Schaufel.
pravda-goulag-box-own-disloyal-line-4 = Illoyal, sagt deine Karte. Empöre dich rechtzeitig.
pravda-goulag-box-passed-loyal-line-1 = { $who } ist loyal: Die Karte ging durch deine Hände.
pravda-goulag-box-passed-loyal-line-2 = Was man auch redet: { $who } hat die loyale Karte, die du weitergegeben hast.
pravda-goulag-box-passed-loyal-line-3 = { $who } ist loyal; die Karte kam aus deiner Hand.
pravda-goulag-box-passed-loyal-line-4 = Eine loyale Seele kennst du: { $who }. Die Karte hattest du zuerst.
pravda-goulag-box-passed-disloyal-line-1 = { $who } ist illoyal: Die Karte ging durch deine Hände.
pravda-goulag-box-passed-disloyal-line-2 = { $who } lächelt dich an und hat die illoyale Karte, die du weitergegeben hast.
pravda-goulag-box-passed-disloyal-line-3 = { $who } ist illoyal; die Karte kam aus deiner Hand.
pravda-goulag-box-passed-disloyal-line-4 = Die illoyale Karte, die du weitergabst, liegt bei { $who }. Bedankt hat sich niemand.
pravda-goulag-box-played-line-1 = Du hast { $work }-mal Arbeit und { $strikes }-mal Streik gespielt. Wann was, weißt nur du.
pravda-goulag-box-played-line-2 = Auf deinem Gewissen bisher: { $work }-mal Arbeit, { $strikes }-mal Streik.
pravda-goulag-box-played-line-3 = Arbeit { $work }, Streik { $strikes }: Das hast du hingelegt. Schriftlich hat niemand gefragt.
pravda-goulag-box-played-line-4 = Du hast gebaut: { $work }-mal mit Arbeit, { $strikes }-mal mit Streik. Merk dir eine Fassung.
pravda-goulag-box-idle-line-1 = Du hast noch nicht gebaut und bist für nichts verantwortlich.
pravda-goulag-box-idle-line-2 = Bisher war keine Karte von dir im Spiel.
pravda-goulag-box-idle-line-3 = Zum Bauen wurdest du noch nicht geschickt. Sieh verfügbar aus.
pravda-goulag-box-idle-line-4 = Keine Karte von dir wurde gespielt. Deine Akte ist fleckenlos und leer.
