# Was das Terminal um die Spiele herum sagt.

cli-players = { $least } bis { $most } am Tisch
cli-seats = { $seats } am Tisch
cli-default = (wenn du nichts anderes sagst)
cli-welcome = Platz { $seat } ist deiner: { $name }. Mit ? bekommst du jederzeit Hilfe.
cli-goodbye = Du verlässt den Tisch. Die Partei wird sich merken, dass du hier warst.
cli-prompt = >
cli-after = Enter zum Gehen, „save DATEI“ für die Aufzeichnung, „why“ zum Fragen der Bots, „log“, um alles noch einmal zu hören:
cli-why-did = { $seat } hat so geantwortet:
cli-why-number = Welche davon? Zum Beispiel „why { $number }“.
cli-which-game = Welches Spiel? (Nummer oder Name)
cli-enter = Enter: „{ $answer }“.
cli-leads-to = { $answer } ({ $then })
cli-many-options = { $count } Möglichkeiten, zum Beispiel „{ $example }“. Mit „options“ siehst du alle.
cli-help =
    Antworte mit der Nummer einer Möglichkeit oder in der Notation.
    ?            diese Hilfe             options      alle Möglichkeiten
    table        noch einmal der Tisch   log          was bisher geschah
    pravda       die neueste Ausgabe
    claims       wer was von wem gesagt hat, und was herauskam
    rule 2.2     eine Regel              rules        alle Regeln
    save DATEI   die Partie aufheben     quit         aufhören
    advice       was ein erfahrener Genosse antworten würde, und warum
    why, why 17  am Ende: was ein Bot sich bei seiner Antwort dachte, nach der Nummer des Zuges
    back         die letzte Antwort zurücknehmen, bis ein Würfel fällt oder jemand anderes antwortet
    step         was geschieht, eins nach dem anderen, jedes wartet auf Enter; noch einmal: nicht mehr
    ask          wann du in Fenstern gefragt wirst: ask matters, ask every, ask acting
    Weiter geht es mit: presidium play --load DATEI
cli-taken-back = Zurückgenommen: { $answer }.
cli-claims-none = Noch hat niemand etwas behauptet.
cli-claimed =
    { $proved ->
        [true] { $said } (Es stimmte.)
        [lie] { $said } (✗ EINE LÜGE.)
        [wrong] { $said } (✗ Es stimmte nicht.)
        [kept] { $said } (Gehalten.)
        [broken] { $said } (✗ GEBROCHEN.)
        [withdrawn] { $said } (Zurückgenommen.)
       *[open] { $said }
    }
cli-step = (Enter: weiter; alles andere: bis zu deiner nächsten Frage)
cli-steps =
    { $on ->
        [yes] Was geschieht, wartet jetzt auf Enter, eins nach dem anderen.
       *[no] Was geschieht, wird wieder auf einmal erzählt.
    }
cli-help-answers = Antworten: { $forms }.
cli-help-statements = Aussagen (wahr oder nicht, sie binden niemanden): { $forms }.
cli-pravda = PRAWDA, Nr. { $number }: { $date }
cli-pravda-turning = Wo es sich wendete
cli-pravda-eyes = Nur für deine Augen
cli-pravda-weather = Sibirien: { $degrees }°
cli-pravda-go-on = Enter zum Weitergehen:
cli-pravda-none = Die Prawda ist noch nicht erschienen.
cli-saved = Aufgehoben in { $file }.
cli-you-won = Du hast gewonnen
cli-you-did-not-win = Du hast nicht gewonnen
cli-unfinished = Die Partie ist nicht zu Ende.
cli-bad-record = Zeile { $line }: { $why }
cli-record-holds = { $game } zu { $seats }, { $moves ->
    [one] ein Zug
   *[other] { $moves } Züge
  }: alles nach den Regeln.
cli-match = { $games ->
    [one] eine Partie
   *[other] { $games } Partien
  }, { $decisions } Entscheidungen, { $seconds } s
cli-ending = Ausgang
cli-games = Partien
cli-bot = Bot
cli-seat-games = gespielte Plätze
cli-wins = Siege
cli-draws = Remis
cli-win-rate = Siegquote
cli-whatif =
    { $bot } spielt auf allen Plätzen weiter, { $games ->
        [one] je einmal
       *[other] je { $games }-mal
    } und mit denselben Würfeln. Andere gewannen in { $turned ->
        [one] einer Partie.
       *[other] { $turned } Partien.
    }
cli-whatif-instead = falls „{ $answer }“
cli-whatif-really = mit „{ $answer }“, wie es war
cli-whatif-truth = in Wahrheit
cli-whatif-luck = So wenige Partien sagen wenig: Von zwanzig können fünf oder sechs mehr oder weniger Glück sein.
cli-played-by-phase = gespielte Karten, nach Phase

# Goulag

cli-goulag-round = Runde { $round } von { $rounds } · der Kanal ist { $canal ->
    [one] einen Schritt
   *[other] { $canal } Schritte
  } lang
cli-goulag-job = diese Runde
cli-goulag-card = Arbeiter
cli-goulag-last-round = Runde davor
cli-goulag-commissar = Kommissar
cli-goulag-builder = Bauarbeiter
cli-goulag-builders = Bauarbeiter
cli-goulag-supervisor = Aufseher
cli-goulag-supervised = getauscht
cli-goulag-served = war dran
cli-goulag-round-short = Runde
cli-goulag-work = Arbeit
cli-goulag-side = { $side ->
    [loyal] loyal
   *[disloyal] illoyal
  }
cli-goulag-played = { $card ->
    [work] Arbeit
   *[strike] Streik
  }

# Politburo

cli-politburo-round = Runde { $round } von { $rounds }
cli-politburo-you-are = Du bist { $name }. { $goal }
cli-politburo-ministry = Ministerium
cli-politburo-track = Reform ← → Repression
cli-politburo-level = Stand
cli-politburo-influence = Einfluss
cli-politburo-job = diese Runde
cli-politburo-member = Mitglied
cli-politburo-gensek = Generalsekretär
cli-politburo-voter = stimmt ab
cli-politburo-round-short = Runde
cli-politburo-plans = Sekretär: Pläne
cli-politburo-ballots = Wahlgänge (+ Repression, - Reform)
cli-politburo-change = Ergebnis
cli-politburo-purge = Säuberung
cli-politburo-verdict = Abweichler { $deviant }, bezahlt: { $losers }

# Kremlin

cli-kremlin-before = Vor dem ersten Jahr: Das Brett ist aufgebaut, die Blätter sind noch leer
cli-kremlin-year = { $year }, Phase { $number }: { $phase }
cli-kremlin-group = { $place }: { $men }
cli-kremlin-age = Alter
cli-kremlin-health = Zustand
cli-kremlin-declared = offengelegt, zuerst wer kontrolliert
cli-kremlin-suspected = verdächtig
cli-kremlin-cure = auf Kur
cli-kremlin-track = Paraden:
cli-kremlin-sheet = Dein Blatt (offengelegt in Klammern):
cli-kremlin-short-stalinists = Stalinisten
cli-kremlin-short-militarists = Militaristen
cli-kremlin-short-evolutionists = Evolutionisten
cli-kremlin-short-expansionists = Expansionisten
cli-kremlin-short-internationalists = Internationalisten
cli-kremlin-short-marxists = Marxisten
cli-asked = In Fenstern wirst du gefragt, { $when ->
    [matters] wenn du etwas ändern könntest
    [cards] wenn du etwas ändern oder eine Karte spielen könntest
    [every] jedes Mal
   *[other] nur bevor die Partie enden kann
  }. („ask matters“, „ask every“ oder „ask acting“ ändert das.)
cli-spared = (Wo nichts von dir etwas ändern könnte, wirst du nicht gefragt und passt: „ask every“, wenn du gefragt werden willst.)
cli-orders = Geheime Weisungen:
cli-kremlin-enter = Enter passt; „declare G 5“, „declare G 5 as_needed“, „waive“, oder ? für Hilfe.
cli-kremlin-enter-cards = Enter passt; „declare G 5“, „declare G 5 as_needed“, „play 28“, „hand“ zeigt deine Karten, „waive“, oder ? für Hilfe.
cli-kremlin-sealed = Von dir versiegelt, bis es dran ist: { $card }.
cli-kremlin-playable = Jetzt spielbar: { $cards }.
cli-kremlin-grow = „add G“ schreibt es auf G; „pass“ schreibt nichts; „options“ zeigt alles.
cli-kremlin-grow-cards = „add G“ schreibt es auf G; „take …“ nimmt stattdessen eine Karte; „pass“ tut keines von beiden; „options“ zeigt alles.
cli-kremlin-hand = deine Karten
cli-kremlin-when = wann
cli-kremlin-empty-hand = Du hast keine Karten.
cli-kremlin-hands = Karten der anderen: { $hands }.
cli-kremlin-discards = Gespielt und abgelegt: { $cards }.
cli-kremlin-removed = Aus dem Spiel: { $cards }.
cli-kremlin-in-force = In Kraft: { $effects }
cli-kremlin-waits = Wirkt noch nicht: { $plays }
cli-kremlin-write = Tippe „suggest“ für ein vernünftiges Blatt, oder dein eigenes: „sheet F G K L M B C D E I“, die zehn Punkte zuerst.
cli-orders-help =
    order …                  eine geheime Weisung geben, die niemand hört
    orders, forget           deine Weisungen sehen, sie streichen
cli-kremlin-help =
    suggest                  ein vernünftiges Blatt (am Anfang)
    who G                    wer ist das?
    Enter                    in einem Fenster passen
    declare G 5              5 Punkte auf G offenlegen
    declare G 5 as_needed    nicht mehr davon als nötig, höchstens 5
    purge G then pass        … und gleich dazu sagen, was du im Fenster darauf
                             antwortest: pass, declare F 7 as_needed, eine Karte
    waive                    von mir nichts in dieser Phase; alle hören es
    hand                     deine Karten, und was sie tun
    card 28                  was ist das für eine Karte?
    play 28                  eine Karte spielen
    play 7 on G              … eine, die man auf jemanden spielt
    play 10 with -2          … eine mit einer Zahl deiner Wahl
    give 13 to militarists   eine Karte weitergeben; welche, seht nur ihr zwei
    Geheime Weisungen, die niemand hört:
    guard G 6                G halten, so viel wie nötig, bis zu 6 Punkte
    seize F 5 when purge G   F nehmen, wenn er G säubern will
                             (auch: trial, against, lapse)
    play 5 when accusation G Karte 5 spielen, sobald G angeklagt wird
                             (auch: purge, trial, against, attempt, roll, start)
    pass vote                in solchen Fenstern bis Jahresende passen
                             (auch: start, end, wave, purge, untouched, all …)
    orders, forget           deine Weisungen sehen, sie streichen
cli-aside =   { $name }, beiseite: „{ $line }“
cli-comrade = { comrade-strong }: { comrade-strength }. { comrade-talkative }: { comrade-talk }. { comrade-honest }: { comrade-honesty }.
cli-pair = { $name }: { $value }
cli-help-say = say …        etwas aussagen, wahr oder nicht
cli-orders-forgotten = Deine geheimen Weisungen werden nicht mit aufgehoben.
cli-kremlin-suits = Stärke: { $good }. Schwäche: { $bad }.

## Lektionen

cli-learn =
    { $again ->
        [yes] Es geht weiter, wo du aufgehört hast; --again beginnt von vorn.
       *[no] Eine Partie, die für dich geprobt wurde. Was du dich anderswo nicht traust, versuch hier.
    }
cli-learn-go-on = Enter: weiter.
cli-learn-play = Enter: jetzt spielen, gegen leichte Gegner; alles andere: gehen.
cli-help-learn =
    Antworte mit der Nummer einer Möglichkeit oder in Notation.
    ?            diese Hilfe             options      alle Möglichkeiten
    table        noch einmal der Tisch   log          was bisher geschah
    rule 2.2     eine Regel              rules        alle Regeln
    quit         gehen; das nächste Mal geht die Lektion hier weiter
cli-help-problem =
    Antworte mit der Nummer einer Möglichkeit oder in Notation.
    ?            diese Hilfe             options      alle Möglichkeiten
    table        noch einmal der Tisch   rule 2.2     eine Regel
    solve        die Antwort, und warum  quit         gehen
refused-only-a-lesson = Dies ist eine Lektion: Hier wird nichts aufgehoben und nichts gesagt. An einem Tisch schon.
