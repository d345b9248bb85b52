### Was Goulag und Politburo auf der Seite gemeinsam haben: zeigen, reden, zweifeln.

## Der Tisch

page-social-ring = Die Plätze rund um den Tisch
page-social-shut = Zu. Was immer hier drin ist, du hast es nie gesehen.
page-social-won = gewonnen
page-social-role =
    { $role ->
        [builder] baut
        [supervisor] Aufseher
        [supervised] muss tauschen
        [deviant] der Abweichler
       *[voter] stimmt ab
    }

## Mehrere nennen

page-social-name = Wen nennst du?
page-social-missing =
    { $role ->
        [builder]
            { $count ->
                [one] Zeig auf noch einen Bauarbeiter.
               *[other] Zeig auf { $count } Bauarbeiter.
            }
        [supervisor] Zeig auf einen Aufseher.
       *[voter]
            { $count ->
                [one] Zeig auf noch einen, der abstimmt.
               *[other] Zeig auf { $count }, die abstimmen.
            }
    }
page-social-name-them = Diese nennen
page-social-clear = Von vorn

## Aussagen

page-social-statements = Aussagen
page-social-statements-why = Alle hören sie, Bots verstehen sie, und glauben muss sie niemand.
page-social-kinds = Was für eine Aussage
page-social-kind =
    { $kind ->
        [Claim] Eine Seite nennen
        [ClaimPlay] Meine Karte nennen
        [Inquire] Jemanden fragen
        [Want] Einen Wunsch nennen
        [ClaimBallot] Meine Stimme nennen
        [Pact] Einen Pakt anbieten
        [Boast] Meine Punkte nennen
        [Promise] Versprechen
        [Threaten] Drohen
        [Thank] Danken
        [Exchanged] Tausch vorwerfen
        [Believe] Um Glauben bitten
        [Deny] Bestreiten
        [Contradict] Widersprechen
        [Retract] Zurücknehmen
        [Nothing] Schweigen
        [NotLooked] Nicht hingesehen
        [Ascribe] Wunsch nachsagen
        [Request] Um eine Tat bitten
        [Reproach] Wortbruch vorwerfen
        [AskWhy] Nach dem Grund fragen
        [Explain] Grund nennen
       *[Accuse] Beschuldigen
    }
page-social-field =
    { $field ->
        [Claim-seat] Wer
        [Claim-side] ist
        [Claim-why] denn
        [ClaimPlay-round] In Runde
        [ClaimPlay-card] spielte ich
        [Inquire-seat] Wen fragst du
        [Inquire-about] nach wem
        [Want-ministry] Ministerium
        [Want-way] Wohin
        [ClaimBallot-round] In Runde
        [ClaimBallot-ballot] im Wahlgang
        [ClaimBallot-side] stimmte ich für
        [Pact-seat] Mit wem
        [Boast-points] Ich habe
        [Boast-who] Punkte auf
        [Promise-player] Wem versprichst du es
        [Promise-deed] nämlich
        [Promise-who] wen
        [Threaten-player] Wen warnst du
        [Threaten-deed] nämlich
        [Threaten-who] wen
        [Thank-player] Wem dankst du
        [Exchanged-seat] Auf wessen Befehl
        [Exchanged-round] in Runde
        [Exchanged-card] gespielt hatte ich
        [Promise-seat] Wem versprichst du es
        [Threaten-seat] Wen warnst du
        [Believe-seat] Statt wem
        [Deny-seat] Wessen Worte
        [Contradict-seat] Wer
        [Contradict-round] sprach anders in Runde
        [Nothing-seat] Wem gegenüber
        [NotLooked-round] In Runde
        [Inquire-round] in Runde
        [Inquire-ballot] im Wahlgang
        [Ascribe-seat] Wer
        [Ascribe-ministry] will dieses Ministerium
        [Ascribe-way] wohin
        [Inquire-player] Wen fragst du
        [Inquire-who] nach wem
        [Request-player] Wen bittest du
        [Request-deed] nämlich
        [Request-who] wen
        [Reproach-player] Wessen Wort
        [Reproach-deed] nämlich
        [Reproach-who] wen
        [Believe-player] Statt wem
        [Deny-player] Wessen Worte
        [Contradict-player] Wer
        [Contradict-year] sprach anders im Jahr
        [Nothing-player] Wem gegenüber
        [AskWhy-seat] Wen fragst du
        [AskWhy-round] nach der Runde
        [Explain-round] In Runde
        [Explain-reason] weil
        [Explain-seat] wegen wem
       *[Accuse-seat] Wen
    }
page-social-round = Runde { $round }
page-social-say = Sagen
page-social-said = Was gesagt wurde, das Neueste zuerst
page-social-silence = Zu Protokoll hat noch niemand etwas gegeben.

## Das Notizbuch

page-social-notebook = Notizbuch
page-social-notebook-why = Nur für deine Augen, auf all deinen Geräten. Wer deinen Platz übernimmt, bekommt es nicht.
page-social-doubt =
    { $doubt ->
        [trusted] vertraut
        [sound] wohl in Ordnung
        [unsure] schwer zu sagen
        [doubtful] zweifelhaft
       *[suspect] verdächtig
    }
page-social-doubt-sign =
    { $doubt ->
        [trusted] ++
        [sound] +
        [unsure] ±
        [doubtful] −
       *[suspect] −−
    }
page-social-note = Notiz: { $name }
page-social-note-here = Sagte das eine, tat das andere …

## Das Protokoll

page-social-rounds = Runde für Runde
