goulag-pitch = Häftlinge graben einen Kanal zum Weißen Meer. Die einen wollen ihn vollenden, die anderen verhindern, und dein Nachbar hat deine Karte gelesen.

## Optionen

goulag-option-own_card = Die eigene Arbeiterkarte
goulag-option-own_card-seen = bei uns: alle sehen die Karte, die sie bekommen, einmal an
goulag-option-own_card-blind = wie gedruckt: Du kennst deine eigene Karte nicht. Auf welcher Seite du stehst, kann dir nur dein linker Nachbar sagen, wahr oder nicht

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
goulag-you-are =
    { $side ->
        [loyal] Du bist loyal
        [disloyal] Du bist illoyal
       *[none] Du kennst deine Seite nicht
    }
goulag-brief-you-win =
    { $then ->
        [certain] { $side ->
            [none] Was auch gespielt wird, die Loyalen gewinnen; du kennst deine Seite nicht.
           *[other] { goulag-you-are }: Was auch gespielt wird, du gewinnst.
        }
        [lost] { $side ->
            [none] Was auch gespielt wird, die Illoyalen gewinnen; du kennst deine Seite nicht.
           *[other] { goulag-you-are }: Was auch gespielt wird, du verlierst.
        }
        [unsure] { $side ->
            [none] { goulag-you-are }: Der Sieg der Loyalen ist nicht mehr sicher.
            [disloyal] { goulag-you-are }: Keine Zahl von Streiks macht deinen Sieg noch sicher, aber jeder macht ihn wahrscheinlicher.
           *[other] { goulag-you-are }: Dein Sieg ist nicht mehr sicher, und jeder Streik macht ihn unwahrscheinlicher.
        }
       *[open] { $side ->
            [loyal] { $strikes ->
                [0] Du bist loyal: Noch ein Streik, und dein Sieg ist nicht mehr sicher.
                [one] Du bist loyal: Bei höchstens einem weiteren Streik gewinnst du sicher.
               *[other] Du bist loyal: Bei höchstens { $strikes } weiteren Streiks gewinnst du sicher.
            }
            [disloyal] { $strikes ->
                [one] Du bist illoyal: Noch ein Streik, und du gewinnst sicher.
               *[other] Du bist illoyal: Noch { $strikes } Streiks, und du gewinnst sicher.
            }
           *[none] { $strikes ->
                [0] Du kennst deine Seite nicht: Noch ein Streik, und die Loyalen gewinnen nicht mehr sicher.
                [one] Du kennst deine Seite nicht: Bei höchstens einem weiteren Streik gewinnen die Loyalen sicher.
               *[other] Du kennst deine Seite nicht: Bei höchstens { $strikes } weiteren Streiks gewinnen die Loyalen sicher.
            }
        }
    }
goulag-brief-if-they-lie = Lässt du sie liegen, zählen beide Karten, wie sie gespielt wurden.
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
        [passed]
            { $seat } ist { $side ->
                [loyal] loyal
               *[disloyal] illoyal
            }: Die Karte ging durch meine Hände.
       *[inferred]
            { $side ->
                [loyal] Ich halte { $seat } für loyal.
               *[disloyal] Ich halte { $seat } für illoyal.
            }
    }
goulag-claim-play =
    { $card ->
        [work] In Runde { $round } habe ich Arbeit gespielt.
       *[strike] In Runde { $round } habe ich Streik gespielt.
    }
goulag-inquire = { $seat }, auf welcher Seite steht { $about }?
goulag-ask-why = { $seat }, warum hast du in Runde { $round } so entschieden?
goulag-explain =
    { $reason ->
        [loyal] Runde { $round }: Ich hielt { $seat } für loyal.
        [disloyal] Runde { $round }: Ich hielt { $seat } für illoyal.
        [test] Runde { $round }: Ich wollte sehen, wie { $seat } spielt.
       *[new] Runde { $round }: Jemand Neues war fällig, da nannte ich { $seat }.
    }
goulag-exchanged =
    { $card ->
        [work] { $seat }, in Runde { $round } musste ich wegen dir meine Arbeit tauschen.
       *[strike] { $seat }, in Runde { $round } musste ich wegen dir meinen Streik tauschen.
    }
goulag-promise =
    { $deed ->
        [name] { $seat }, mein Wort: Als Kommissar nenne ich dich.
       *[trust] { $seat }, mein Wort: Als Aufseher lasse ich dich nicht tauschen.
    }
goulag-threaten =
    { $deed ->
        [skip] { $seat }, eine Warnung: Als Kommissar lasse ich dich zu Hause.
       *[exchange] { $seat }, eine Warnung: Als Aufseher lasse ich dich tauschen.
    }
goulag-believe = Glaubt mir, nicht { $seat }.
goulag-deny = { $seat }, das stimmt nicht.
goulag-contradict = { $seat }, in Runde { $round } hast du etwas anderes gesagt.
goulag-retract = Ich nehme das zurück.
goulag-nothing = …

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
