### Was die Seite an einem Tisch von Goulag sagt.

page-goulag-round =
    Runde { $round } von { $rounds } · { $canal ->
        [0] noch nichts gegraben
        [one] der Kanal ist { $canal } Schritt lang
       *[other] der Kanal ist { $canal } Schritte lang
    }

## Der Kanal

page-goulag-canal =
    { $canal ->
        [0] Der Kanal: noch nichts gegraben, höchstens { $most } Schritte
        [one] Der Kanal: { $canal } Schritt gegraben, höchstens { $most }
       *[other] Der Kanal: { $canal } Schritte gegraben, höchstens { $most }
    }
page-goulag-aim = Die Loyalen wollen mehr als zwei Schritte je loyalem Arbeiter, die Illoyalen weniger. Wie viele loyal sind, weiß niemand.
page-goulag-goal =
    { $loyal ->
        [one] Ein loyaler Arbeiter: Die Marke steht bei { $goal } Schritten. Darüber gewinnen die Loyalen, darunter die Illoyalen, genau darauf die kleinere Seite.
       *[other] { $loyal } loyale Arbeiter: Die Marke steht bei { $goal } Schritten. Darüber gewinnen die Loyalen, darunter die Illoyalen, genau darauf die kleinere Seite.
    }
page-goulag-last =
    { $work ->
        [0] Runde { $round }: keine einzige Arbeit
        [one] Runde { $round }: einmal Arbeit
       *[other] Runde { $round }: zweimal Arbeit
    }

## Vor einem Platz

page-goulag-side =
    { $side ->
        [loyal] loyal
        [disloyal] illoyal
       *[unknown] Karte ungesehen
    }
page-goulag-commissar = Kommissar
page-goulag-builder =
    { $card ->
        [work] baut: Arbeit
        [strike] baut: Streik
       *[unknown] baut
    }
page-goulag-supervisor = Aufseher
page-goulag-supervised = getauscht
page-goulag-served = war letzte Runde dran
page-goulag-renewal =
    { $due ->
        [one] In der letzten Runde dabei: { $who }. Mindestens einer der drei muss neu sein.
       *[other] In der letzten Runde dabei: { $who }. Mindestens { $due } der drei müssen neu sein.
    }

## Wörter für Aussagen

page-goulag-word =
    { $word ->
        [loyal] loyal
        [disloyal] illoyal
        [passed] die Karte ging durch meine Hände
        [own] es ist meine eigene Karte
        [inferred] ich denke es
        [name] dich nennen
        [trust] dich nicht tauschen lassen
        [skip] dich zu Hause lassen
        [exchange] dich tauschen lassen
        [test] ich ihn spielen sehen wollte
        [new] jemand Neues fällig war
        [work] Arbeit
       *[strike] Streik
    }

## Die bisherigen Runden

page-goulag-column =
    { $column ->
        [round] Runde
        [commissar] Kommissar
        [builders] Bauarbeiter
        [supervisor] Aufseher
        [supervised] Getauscht
       *[work] Arbeit
    }
page-goulag-built =
    { $card ->
        [work] { $name } (Arbeit)
        [strike] { $name } (Streik)
       *[unknown] { $name }
    }
page-goulag-nobody = niemand

## Die Zahlen, die entschieden haben

page-number-goulag-work = gezeigte Arbeit
page-number-goulag-loyal = loyal
page-number-goulag-disloyal = illoyal

## Wer zum ersten Mal da ist

page-guide-goulag = Jede Runde schickt ein Kommissar zwei Bauarbeiter und einen Aufseher an den Kanal. Beide Bauarbeiter spielen heimlich Arbeit oder Streik, und der Tisch sieht nur, wie oft Arbeit dabei war: Jede ist ein Schritt Kanal. Rede, so viel du willst, und glaube so wenig wie möglich.
page-plain-goulag-card =
    { $own ->
        [blind] Die eigene Seite kennt niemand: Sagen kann sie nur der linke Nachbar, wahr oder nicht.
       *[seen] Alle sehen die eigene Karte einmal an und kennen also ihre Seite.
    }
page-plain-goulag-win = Die Loyalen wollen mehr als zwei Schritte Kanal je loyalem Arbeiter, die Illoyalen weniger.
page-guide-goulag-side =
    { $side ->
        [loyal] Du bist loyal. Du willst einen langen Kanal: mehr als zwei Schritte je loyalem Arbeiter.
        [disloyal] Du bist illoyal. Du willst einen kurzen Kanal: weniger als zwei Schritte je loyalem Arbeiter.
       *[unseen] Niemand hat die eigene Karte gesehen, auch du nicht. Auf welcher Seite du stehst, kann dir nur dein linker Nachbar sagen.
    }
page-guide-goulag-passed =
    { $side ->
        [loyal] { $who } ist loyal: Diese Karte ging durch deine Hände. Mehr weißt du über die anderen nicht mit Sicherheit.
       *[disloyal] { $who } ist illoyal: Diese Karte ging durch deine Hände. Mehr weißt du über die anderen nicht mit Sicherheit.
    }
page-guide-goulag-name-trio = Du bist Kommissar. Schick zum Graben, wem du traust, oder wen du bei der Arbeit sehen willst: Wer letztes Mal dran war, ist notiert, und einige der drei müssen neu sein.
page-guide-goulag-build = Arbeit macht den Kanal länger, Streik nicht. Welche Karte deine war, sieht niemand, außer du sagst es, und selbst dann.
page-guide-goulag-supervision = Du siehst keine Karte. Lässt du jemanden tauschen, wird aus Arbeit Streik und aus Streik Arbeit; wen du ausgesucht hast, sehen alle.
page-goulag-race =
    { $canal ->
        [one] Kanal: ein Schritt. Die Loyalen brauchen { $need }.
       *[other] Kanal: { $canal } Schritte. Die Loyalen brauchen { $need }.
    }

## Worum es geht, wenn andere gefragt sind

page-goulag-matter =
    { $step ->
        [name-trio] wer baut und wer aufsieht
        [build] die Karten der Bauenden
        [supervision] ein Kartentausch
       *[other] eine Entscheidung
    }

page-goulag-told =
    { $n ->
        [1] Du bist loyal oder illoyal.
        [2] Jede Runde graben zwei im Geheimen.
       *[3] Dann reden alle.
    }
page-goulag-told-how =
    { $n ->
        [1] Die Loyalen wollen einen langen Kanal, die Illoyalen einen kurzen.
        [2] Alle sehen, wie viel gegraben wurde, nie von wem.
       *[3] Die Karte eines Nachbarn ging durch deine Hand. Du darfst darüber lügen.
    }
