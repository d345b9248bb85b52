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
pravda-goulag-end-loyal-close-line-1 = { $needed } Schritte waren nötig, und { $canal } wurden gegraben: Die { $loyal } Loyalen haben gewonnen, ohne einen Spatenstich zu verschenken.
pravda-goulag-end-loyal-close-line-2 = Ein Streik mehr, und es gäbe keinen Kanal. Bei { $canal } Schritten gehen nass und im Recht nach Hause: { $winners }.
pravda-goulag-end-loyal-head-1 = Kanal gegraben, Eifer bestätigt
pravda-goulag-end-loyal-head-2 = Das Weiße Meer ist beeindruckt
pravda-goulag-end-loyal-line-1 = Ein Kanal von { $canal } Schritten, wo { $needed } genügt hätten. Loyal waren { $loyal }, die anderen { $disloyal }, und die anderen graben noch.
pravda-goulag-end-loyal-line-2 = Sieg der Loyalen: { $winners }. { $canal } Schritte sind gegraben, und jemand hat schon einen zweiten Kanal daneben beantragt.
pravda-goulag-end-loyal-line-3 = Mit { $canal } Schritten erreicht der Kanal das Meer oder etwas Nasses. Verlangt waren { $needed }.
pravda-goulag-end-disloyal-close-head-1 = Einen Schritt vor dem Meer
pravda-goulag-end-disloyal-close-head-2 = Ein Graben, um einen einzigen Schritt
pravda-goulag-end-disloyal-close-line-1 = { $canal } Schritte, und { $needed } waren nötig. Um diesen einen Schritt haben die { $disloyal } Illoyalen gewonnen.
pravda-goulag-end-disloyal-close-line-2 = Es fehlte ein einziger Schritt. Gewollt haben ihn diese nicht, und gewonnen haben sie: { $winners }.
pravda-goulag-end-disloyal-head-1 = Kanal als Graben neu bestimmt
pravda-goulag-end-disloyal-head-2 = Die Schaufeln haben gesprochen
pravda-goulag-end-disloyal-line-1 = { $canal } Schritte statt { $needed }: Die Schiffe werden getragen. Gewonnen haben die Illoyalen, { $winners }.
pravda-goulag-end-disloyal-line-2 = { $disloyal } Illoyale gegen { $loyal } Loyale, und ein Kanal von { $canal } Schritten, der dorthin führt, wo er anfing.
pravda-goulag-end-disloyal-line-3 = Auf { $canal } Schritte ist der Kanal gekommen; es braucht { $needed }. Die Ingenieure sprechen von einer vielversprechenden Pfütze.
pravda-goulag-end-nobody-head-1 = Kanal gegraben, Zweck unklar
pravda-goulag-end-nobody-head-2 = Weder Meer noch Streik
pravda-goulag-end-nobody-line-1 = { $canal } Schritte, { $loyal } Loyale, { $disloyal } Illoyale: Alles hebt sich auf, und niemand hat gewonnen. Die Bewegung hat gutgetan.
pravda-goulag-end-nobody-line-2 = Bei { $canal } Schritten hat keine Seite gewonnen. Der Kanal wird am selben Tag eröffnet und geschlossen.

## Halbzeit

pravda-goulag-half-all-head-1 = Kein Streik, verdächtigerweise
pravda-goulag-half-all-head-2 = Nur Arbeit, keine Fragen
pravda-goulag-half-all-line-1 = { $canal } von { $canal } möglichen Schritten bis Runde { $year }. Die Kommissare suchen jemanden, von dem sie enttäuscht sein können.
pravda-goulag-half-all-line-2 = Halbzeit, und kein Streik wurde gezeigt. { $canal } Schritte sind gegraben, alle im Gleichschritt.
pravda-goulag-half-none-head-1 = Der Kanal fällt noch nicht auf
pravda-goulag-half-none-head-2 = Der Boden sei gefroren, heißt es
pravda-goulag-half-none-line-1 = Nach Runde { $year } hat der Kanal keinen einzigen Schritt; gezeigte Streiks: { $strikes }. Die Aussicht ist unverbaut.
pravda-goulag-half-none-line-2 = { $strikes } Streiks und kein Schritt. Die Geologen sind gebeten worden, zu gestehen.
pravda-goulag-half-more-head-1 = Der Graben wird zum Kanal
pravda-goulag-half-more-head-2 = Schlamm auf dem Vormarsch
pravda-goulag-half-more-line-1 = { $canal } Schritte gegen { $strikes ->
        [1] einen Streik
       *[other] { $strikes } Streiks
    }: Zur Halbzeit führt der Schlamm.
pravda-goulag-half-more-line-2 = Bis Runde { $year } sind es { $canal } Schritte. { $strikes ->
        [1] Ein Streik wird
       *[other] { $strikes } Streiks werden
    } in den Latrinen gesucht.
pravda-goulag-half-less-head-1 = Der Kanal wird überdacht
pravda-goulag-half-less-head-2 = Die Schaufeln tragen Trauer
pravda-goulag-half-less-line-1 = { $strikes } Streiks und { $canal ->
        [1] ein Schritt
       *[other] { $canal } Schritte
    }: Über den Kanal von Runde { $year } springt ein Kind.
pravda-goulag-half-less-line-2 = Zur Halbzeit führen die Streiks { $strikes } zu { $canal }. Jemand singt nicht mit.
pravda-goulag-half-level-head-1 = Halb gegraben, halb nicht
pravda-goulag-half-level-head-2 = Unentschieden gegen die Erde
pravda-goulag-half-level-line-1 = { $canal ->
        [1] Ein Schritt
       *[other] { $canal } Schritte
    } und ebenso viele Streiks bis Runde { $year }. Der Kanal hat sich noch nicht entschieden.
pravda-goulag-half-level-line-2 = Auf jeden Schritt ein Streik, von jedem { $canal }. Die Dialektik hatte das vorausgesehen.
pravda-goulag-half-head-1 = Halbzeit am Kanal
pravda-goulag-half-head-2 = Der Schlamm in Zahlen
pravda-goulag-half-line-1 = Nach Runde { $year }: { $canal } Schritte gegraben, { $strikes } Streiks gezeigt. Alle Zahlen sind trocken, anders als die Belegschaft.
pravda-goulag-half-line-2 = Schritte { $canal }, Streiks { $strikes }. Die Suppe ist entsprechend angepasst worden.

## Die Runden

pravda-goulag-both-watched-head-1 = Zwei Schritte, mit Hilfe
pravda-goulag-both-watched-head-2 = Wink und zweimal Schlamm
pravda-goulag-both-watched-head-3 = Tausch, dann zwei Schritte
pravda-goulag-both-watched-line-1 = Runde { $year }: { $by } winkte, { $who } tauschte, und zweimal Arbeit lag da. Niemand hat gefragt, wem man zu danken habe.
pravda-goulag-both-watched-line-2 = { $names } gruben in Runde { $year } zwei Schritte, nachdem { $by } sich geräuspert und { $who } getauscht hatte.
pravda-goulag-both-watched-line-3 = { $by } war dafür, dass { $who } tauscht, und Runde { $year } brachte zweimal Arbeit. Den Verdienst beanspruchen alle.
pravda-goulag-both-unwatched-head-1 = Zwei Schritte, ungebeten
pravda-goulag-both-unwatched-head-2 = Eifer ohne Peitsche
pravda-goulag-both-unwatched-line-1 = { $names } gruben in Runde { $year } zwei Schritte, und { $by } sah zu und ließ es geschehen.
pravda-goulag-both-unwatched-line-2 = Runde { $year }: { $by } mischte sich nicht ein, und { $names } arbeiteten trotzdem. Es ist nach oben gemeldet.
pravda-goulag-both-unwatched-line-3 = In Runde { $year } arbeiteten { $names } wie zwei, was sie auch waren. { $by } drückte ein Auge zu.
pravda-goulag-both-head-1 = Zwei Schritte auf einmal
pravda-goulag-both-head-2 = Die Schaufeln sind einig
pravda-goulag-both-line-1 = Zweimal Arbeit in Runde { $year }; gebaut haben { $names }. Die Brigade bekommt ihren Namen auf einen Eimer.
pravda-goulag-both-line-2 = { $names } haben den Kanal in Runde { $year } zwei Schritte weitergebracht, singend, wie vorgeschrieben.
pravda-goulag-one-watched-head-1 = Ein Schritt, eine Ausrede
pravda-goulag-one-watched-head-2 = Halb geholfen
pravda-goulag-one-watched-line-1 = Runde { $year }: { $by } winkte, { $who } tauschte. Gezeigt wurden einmal Arbeit, einmal Streik und zwei unschuldige Gesichter.
pravda-goulag-one-watched-line-2 = Runde { $year }: ein Schritt, obwohl { $by } aufpasste und { $who } tauschte. Oder weil; das wird noch gewogen.
pravda-goulag-one-watched-line-3 = { $who } hatte getauscht, { $by } hatte es angeordnet, und einmal Arbeit, einmal Streik lag da, Runde { $year }. Das Mischen wahrt sein Geheimnis.
pravda-goulag-one-unwatched-head-1 = Einer von beiden war müde
pravda-goulag-one-unwatched-head-2 = Die halben Schaufeln
pravda-goulag-one-unwatched-line-1 = Gebaut haben { $names } in Runde { $year }: einer mit der Schaufel, einer nicht. { $by } ließ es geschehen und wird dazu befragt.
pravda-goulag-one-unwatched-line-2 = Runde { $year }: einmal Arbeit, einmal Streik. { $names } zeigen aufeinander, und { $by } hatte nichts dagegen.
pravda-goulag-one-unwatched-line-3 = Ein Schritt in Runde { $year }: { $names } haben sich die Arbeit geteilt und die Meinung nicht. { $by } mischte sich nicht ein.
pravda-goulag-one-head-1 = Ein Schritt, langsam
pravda-goulag-one-head-2 = Ein Spaten fehlt
pravda-goulag-one-line-1 = Ein Schritt in Runde { $year }; gebaut haben { $names }. Wem der Rücken wehtat, ist nicht bekannt.
pravda-goulag-one-line-2 = { $names } haben in Runde { $year } einen Schritt gegraben, und zwei Fassungen davon.
pravda-goulag-none-watched-head-1 = Getauscht, und nichts
pravda-goulag-none-watched-head-2 = Guter Rat, Spaten ruhen
pravda-goulag-none-watched-line-1 = Runde { $year }: { $by } winkte, { $who } tauschte, und dann wurde gar keine Arbeit gezeigt. Rat ist nicht immer gut.
pravda-goulag-none-watched-line-2 = Zweimal Streik in Runde { $year }. Gebaut hatten { $names }, und { $by } hatte noch nachgebessert: { $who } musste tauschen.
pravda-goulag-none-watched-line-3 = { $names } gruben in Runde { $year } nichts; dabei hatte { $by } noch angeordnet, { $who } möge tauschen.
pravda-goulag-none-unwatched-head-1 = Kein Spaten wurde gehoben
pravda-goulag-none-unwatched-head-2 = Zwei schliefen, einer sah
pravda-goulag-none-unwatched-line-1 = Runde { $year }: zweimal Streik. { $names } bauten, und { $by } ließ als Aufseher die Karten liegen. Gelegen haben alle.
pravda-goulag-none-unwatched-line-2 = { $names } streikten in Runde { $year } gemeinsam. { $by } hatte es für das Beste gehalten, zu vertrauen.
pravda-goulag-none-unwatched-line-3 = Zweimal Streik, Runde { $year }. { $names } sollen an derselben Schaufel gelehnt haben, und { $by } sah zu.
pravda-goulag-none-head-1 = Der Kanal ruht
pravda-goulag-none-head-2 = Zwei Streiks, kein Schritt
pravda-goulag-none-line-1 = Kein Schritt in Runde { $year }. Gebaut haben, sozusagen, { $names }.
pravda-goulag-none-line-2 = { $names } haben die Erde von Runde { $year } genau so verlassen, wie sie war.

## Leute

pravda-goulag-builder-head-1 = Ein Rücken wie ein Steg
pravda-goulag-builder-head-2 = Immer dieselbe Schaufel
pravda-goulag-builder-line-1 = Niemand wurde so oft zum Bauen geschickt wie { $who }: { $k }-mal. Die Blasen haben einen Orden bekommen.
pravda-goulag-builder-line-2 = { $who } hat { $k }-mal gebaut, öfter als alle anderen. Die einen nennen es Vertrauen, die anderen eine Strafe.
pravda-goulag-idle-head-1 = Saubere Stiefel bemerkt
pravda-goulag-idle-head-2 = Manche fragt man nicht
pravda-goulag-idle-line-1 = Bisher { $k ->
        [1] hat ein Genosse weder gebaut noch Aufsicht geführt: { $names }
       *[other] haben { $k } Genossen weder gebaut noch Aufsicht geführt: { $names }
    }. Der Rest zählt mit.
pravda-goulag-idle-line-2 = Von keinem Kommissar je genannt: { $names }. Es ist entweder Misstrauen oder ein Geburtstag.
pravda-goulag-unwatched-head-1 = Aufseher sehen nichts
pravda-goulag-unwatched-head-2 = Niemand wurde verbessert
pravda-goulag-unwatched-line-1 = In { $k } Runden hat kein Aufseher jemanden tauschen lassen. Solches Vertrauen wird man untersuchen müssen.
pravda-goulag-unwatched-line-2 = Alle Karten blieben, wie sie gespielt wurden, { $k } Runden lang. Das Amt des Aufsehers gilt als erholsam.

## Wendepunkte

pravda-goulag-turned-to-strike-deciding-line-1 = { $who } hatte Arbeit gespielt; { $by } ließ tauschen, und es wurde Streik. Dieser eine Schritt fehlte am Ende.
pravda-goulag-turned-to-strike-deciding-line-2 = { $by } räusperte sich, { $who } tauschte Arbeit gegen Streik, und aus dem Kanal wurde ein Graben.
pravda-goulag-turned-to-work-deciding-line-1 = { $who } hatte Streik gespielt; { $by } ließ tauschen, und es wurde Arbeit. Ohne diesen Schritt gäbe es keinen Kanal.
pravda-goulag-turned-to-work-deciding-line-2 = { $by } räusperte sich, { $who } tauschte Streik gegen Arbeit, und an diesem Schritt hing alles.
pravda-goulag-turned-to-strike-line-1 = { $by } ließ tauschen, { $who } gehorchte, und aus Arbeit wurde Streik. Bestenfalls war es gut gemeint.
pravda-goulag-turned-to-strike-line-2 = { $who } hatte Arbeit gespielt; { $by } hat einen Streik daraus gemacht.
pravda-goulag-turned-to-work-line-1 = { $who } hatte streiken wollen, und { $by } hat Arbeit daraus gemacht.
pravda-goulag-turned-to-work-line-2 = { $by } hat richtig geraten oder Glück gehabt: { $who } wollte Streik, und heraus kam Arbeit.

## Nur für deine Augen

pravda-goulag-box-own-loyal-line-1 = Du bist loyal. Sieh müde aus.
pravda-goulag-box-own-loyal-line-2 = Deine Karte sagt loyal, was immer man sagt.
pravda-goulag-box-own-disloyal-line-1 = Du bist illoyal. Sing lauter als die anderen.
pravda-goulag-box-own-disloyal-line-2 = Deine Karte sagt illoyal; behalte sie unter der Mütze.
pravda-goulag-box-passed-loyal-line-1 = { $who } ist loyal: Die Karte ging durch deine Hände.
pravda-goulag-box-passed-loyal-line-2 = Was man auch redet: { $who } hat die loyale Karte, die du weitergegeben hast.
pravda-goulag-box-passed-disloyal-line-1 = { $who } ist illoyal: Die Karte ging durch deine Hände.
pravda-goulag-box-passed-disloyal-line-2 = { $who } lächelt dich an und hat die illoyale Karte, die du weitergegeben hast.
pravda-goulag-box-played-line-1 = Du hast { $work }-mal Arbeit und { $strikes }-mal Streik gespielt. Wann was, weißt nur du.
pravda-goulag-box-played-line-2 = Auf deinem Gewissen bisher: { $work }-mal Arbeit, { $strikes }-mal Streik.
pravda-goulag-box-idle-line-1 = Du hast noch nicht gebaut und bist für nichts verantwortlich.
pravda-goulag-box-idle-line-2 = Bisher war keine Karte von dir im Spiel.
