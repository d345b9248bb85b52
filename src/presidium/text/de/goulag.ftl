goulag-pitch = Sträflinge graben einen Kanal zum Weißen Meer. Die einen wollen ihn vollenden, die anderen verhindern, und dein Nachbar hat deine Karte gelesen.

## Optionen

goulag-option-own_card = Ob man die eigene Arbeiterkarte ansehen darf
goulag-option-own_card-seen = alle sehen die Karte, die sie bekommen, einmal an
goulag-option-own_card-blind = niemand: Auf welcher Seite du stehst, kann dir nur dein linker Nachbar sagen, wahr oder nicht

## Fragen

goulag-ask-deal-card = { $drawer } zieht eine Arbeiterkarte. Welche ist es?
goulag-ask-first-commissar = Wer ist der erste Politkommissar?
goulag-ask-name-trio = Du bist Politkommissar. Wer baut, und wer führt Aufsicht?
goulag-ask-build = Du baust. Welche Karte spielst du verdeckt aus?
goulag-ask-supervision = Du führst Aufsicht. Muss jemand die gespielte Karte gegen die andere tauschen?

## Was eine Frage für den bedeutet, der gefragt ist

goulag-brief-you-name = Runde { $round } gehört dir: Wer baut, und wer führt Aufsicht?
goulag-brief-you-build = Es bauen du und { $builder }, Aufsicht führt { $supervisor }. Arbeit oder Streik?
goulag-brief-you-watch = { $builders } haben gespielt. Die Karten liegen lassen, oder muss jemand tauschen?
goulag-brief-digging =
    { $canal ->
        [one] Runde { $round } von { $last }: Ein Schritt ist gegraben, und { $left } können es noch werden.
       *[other] Runde { $round } von { $last }: { $canal } Schritte sind gegraben, und { $left } können es noch werden.
    }
goulag-brief-needed = Die Loyalen brauchen { $least } bis { $most } Schritte, soweit du das wissen kannst.
goulag-brief-needed-now = Die Loyalen brauchen { $steps } Schritte.
goulag-brief-may-strike =
    { $strikes ->
        [0] Noch ein einziger Streik, und sicher sind sie sich nicht mehr.
        [one] Bei höchstens einem weiteren Streik haben sie es sicher.
       *[other] Bei höchstens { $strikes } weiteren Streiks haben sie es sicher.
    }
goulag-brief-settled =
    { $side ->
        [loyal] So viele sind schon gegraben: Die Loyalen haben gewonnen.
       *[disloyal] So viele werden es nicht mehr: Die Illoyalen haben gewonnen.
    }
goulag-brief-you-are =
    { $side ->
        [loyal] Du bist loyal.
       *[disloyal] Du bist illoyal.
    }
goulag-brief-answer = { $action }

## Züge

goulag-deal =
    { $side ->
        [loyal] Eine loyale Arbeiterkarte austeilen
       *[disloyal] Eine illoyale Arbeiterkarte austeilen
    }
goulag-first = { $seat } ist der erste Kommissar
goulag-name = Es bauen { $builders }, Aufsicht: { $supervisor }
goulag-play =
    { $card ->
        [work] Arbeit spielen
       *[strike] Streik spielen
    }
goulag-supervise = { $builder } muss tauschen
goulag-pass = Die Karten liegen lassen

## Aussagen

goulag-claim =
    { $why ->
        [own]
            Ich bin { $side ->
                [loyal] loyal
               *[disloyal] illoyal
            }: Es ist meine eigene Karte.
       *[other]
            { $seat } ist { $side ->
                [loyal] loyal
               *[disloyal] illoyal
            }: { $why ->
                [passed] Die Karte ging durch meine Hände
               *[inferred] Ich mache mir meine Gedanken
            }.
    }
goulag-claim-play =
    { $card ->
        [work] In Runde { $round } habe ich Arbeit gespielt.
       *[strike] In Runde { $round } habe ich Streik gespielt.
    }
goulag-inquire = { $seat }, auf welcher Seite steht { $about }?

## Ereignisse

goulag-passed =
    { $side ->
        [loyal] Die Arbeiterkarte, die jetzt { $holder } hat, ist loyal.
       *[disloyal] Die Arbeiterkarte, die jetzt { $holder } hat, ist illoyal.
    }
goulag-appointed = { $commissar } ist der erste Politkommissar.
goulag-named = { $commissar } bestimmt: Es bauen { $builders }, und { $supervisor } passt auf sie auf.
goulag-supervised =
    { $builder ->
        [none] { $supervisor } schaut weg: Die Karten bleiben, wie sie gespielt wurden.
       *[other] { $supervisor } räuspert sich: { $builder } muss tauschen.
    }
goulag-shown =
    Runde { $round } bringt { $work ->
        [0] keine einzige Arbeit
        [one] einmal Arbeit
       *[other] zweimal Arbeit
    }. Der Kanal ist { $canal ->
        [one] { $canal } Schritt lang.
       *[other] { $canal } Schritte lang.
    }
goulag-ended = { $ending } Die Karten werden aufgedeckt: { $sides }.
goulag-ended-sides =
    { $value ->
        [loyal] { $seat } loyal
       *[disloyal] { $seat } illoyal
    }

## Wie es ausgeht

goulag-tally =
    ein Kanal von { $work ->
        [one] { $work } Schritt
       *[other] { $work } Schritten
    }, { $loyal } loyal gegen { $disloyal } illoyal
goulag-ending-loyal = Die Loyalen gewinnen ({ $rule }): { goulag-tally }. Der Kanal wird vorzeitig eröffnet. Auf dem Heimweg: { $winners }.
goulag-ending-disloyal = Die Illoyalen gewinnen ({ $rule }): { goulag-tally }. Das Graben wird abgeblasen. Im Wald verschwunden: { $winners }.
goulag-ending-nobody = Niemand gewinnt ({ $rule }): { goulag-tally }. Der Kanal wird verspätet eröffnet, und alle bleiben, um ihn zu bewundern.

## Ablehnungen

refused-goulag-must-name = Der Kommissar muss zwei Erbauer und einen Aufseher nennen.
refused-goulag-three-different = Die beiden Erbauer und der Aufseher müssen drei verschiedene sein.
refused-goulag-not-himself = Kommissare graben nicht: Nenne drei andere.
refused-goulag-renewal =
    { $due ->
        [one] Von den dreien muss mindestens einer neu sein
       *[other] Von den dreien müssen mindestens { $due } neu sein
    }, verglichen mit der Runde davor; { $new ->
        [0] von diesen ist es keiner.
        [one] von diesen ist es nur einer.
       *[other] von diesen sind es nur { $new }.
    }
refused-goulag-must-play = Wer baut, spielt Arbeit oder Streik.
refused-goulag-must-supervise = Der Aufseher lässt einen der beiden Erbauer tauschen oder passt.
refused-goulag-was-no-builder = Was in Runde { $round } gespielt wurde, können nur ihre Erbauer sagen.
refused-goulag-too-many-cards =
    { $side ->
        [loyal] Der Stapel hat nur { $cards } loyale Karten.
       *[disloyal] Der Stapel hat nur { $cards } illoyale Karten.
    }
refused-goulag-before = Nach der ersten Runde muss eine Stellung die drei der Runde davor nennen, etwa „before 1 2 5“.
refused-goulag-not-your-own = Deine eigene Karte liegt nicht vor Platz { $seat }.

## Warum es so ausging

goulag-brief-loyal-needed =
    { $strikes ->
        [0] Die Loyalen brauchten { $needed } Schritte, und { $dug } wurden gegraben.
        [one] { $needed } Schritte waren nötig, { $dug } wurden gegraben: ein Streik zu viel.
       *[other] { $needed } Schritte waren nötig, { $dug } wurden gegraben: { $strikes } Streiks zu viel.
    }
goulag-brief-disloyal-allowed =
    { $strikes ->
        [0] Bis { $most } Schritte gewinnen die Illoyalen, und { $dug } wurden gegraben.
        [one] Höchstens { $most } Schritte durften es sein, und { $dug } wurden es: ein Streik zu wenig.
       *[other] Höchstens { $most } Schritte durften es sein, und { $dug } wurden es: { $strikes } Streiks zu wenig.
    }
