### Was mit den Karten von Kremlin geschieht. Eine Karte heißt so, wie die Notation sie braucht: „Alibi“ (5).

## Fragen

kremlin-ask-deal-card = Der Stapel wird abgehoben. Welche Karte liegt obenauf?
kremlin-ask-take-card = Der Vorrat liegt offen. Welche Karte nimmst du, wenn du eine willst?
kremlin-ask-visit-roll = Man redet { $who } zu, im Sanatorium vorbeizuschauen, und dazu braucht es { $needed }. Was zeigt der Würfel?
kremlin-ask-visit-ends = Die Phase endet, und { $who } ist noch im Sanatorium. Bleibt es beim Besuch, oder wird eine Kur daraus, wo das Bett schon warm ist?
kremlin-ask-vaccinating =
    { $chosen-id ->
        [none] Der Impfstoff ist da, und niemand steht an. Wer kommt zuerst dran?
       *[other] Bisher geimpft: { $chosen }. Wer ist der Nächste, oder war das alles?
    }
kremlin-ask-second-opinion = Man schickt nach einem anderen Arzt. Was zeigt der neue Würfel?
kremlin-ask-attempt1986 =
    { $guarded ->
        [yes] Jemand wartet auf { $victim }, und ein Leibwächter auch. Was zeigt der Würfel?
       *[no] Jemand wartet auf { $victim }, mit etwas unter dem Mantel. Was zeigt der Würfel?
    }
kremlin-ask-attempt1988 = Jemand wartet auf { $victim }, mit etwas unter dem Mantel. Was zeigt der Würfel?
kremlin-ask-suspicion = Auf einen der Deinen ist ein Anschlag verübt worden. Wer steckt dahinter, falls du es sagen möchtest?
kremlin-ask-complicity-roll1986 = Der Angeklagte wird befragt, anfangs höflich. Was zeigt der Würfel?
kremlin-ask-complicity-roll1988 = In der Akte wird nach etwas gegen den Angeklagten gesucht. Was zeigt der Würfel?
kremlin-ask-overturning =
    { $innocent ->
        [yes] Die Ermittlung entlastet { $accused }. Passen, oder das Ergebnis für zwei Stresspunkte umkehren?
       *[no] Die Ermittlung belastet { $accused }. Passen, oder das Ergebnis für zwei Stresspunkte umkehren?
    }
kremlin-ask-first-strike = Jemand muss für das Unglück bezahlen, und du darfst als Erster säubern. Tust du es?
kremlin-ask-second-strike =
    { $tried ->
        [0] Noch hat niemand für das Unglück bezahlt, und jetzt darfst du säubern. Tust du es?
       *[other] Die Säuberung gelang, und Schuld ist noch übrig. Säuberst du weiter?
    }
kremlin-ask-demand = Dein Politiker weiß etwas über den Parteichef. Welche Versetzung verlangst du, wenn überhaupt eine?
kremlin-ask-consent = { $chief } hat etwas vor: { $action }. Eine Karte schützt { $protected }; dazu braucht es dein Einverständnis. Gibst du es?
kremlin-ask-unmasking = Der KGB hat den Besitzer gewechselt, und die Akten mit ihm. Welche schlägst du auf?
kremlin-ask-pick-faction = Eine Fraktion wird Punkte offenlegen müssen. Auf welche fällt das Los?
kremlin-ask-power-roll = { $faction } sollen Punkte offenlegen. Wie viele sagt der Würfel?
kremlin-ask-once-more =
    { $points ->
        [one] { $faction } sollen einen Punkt auf eigene Politiker offenlegen. Dabei bleiben, neu losen oder neu würfeln?
       *[other] { $faction } sollen { $points } Punkte auf eigene Politiker offenlegen. Dabei bleiben, neu losen oder neu würfeln?
    }
kremlin-ask-spread =
    { $points ->
        [one] Du musst noch einen Punkt auf eigene Politiker offenlegen. Auf wen?
       *[other] Du musst noch { $points } Punkte auf eigene Politiker offenlegen. Auf wen, und bis zu welcher Summe?
    }
kremlin-ask-openness = Der Parteichef spricht von Glasnost. Was zeigt der Würfel?

## Züge

# Mit der Nummer darauf, die jene von 1986 nicht haben.
kremlin-that-card =
    { $card-id ->
        [flu] „{ $card }“
        [vaccination] „{ $card }“
        [assassination] „{ $card }“
        [bodyguard] „{ $card }“
        [leave] „{ $card }“
        [wrong_diagnosis] „{ $card }“
        [specialist] „{ $card }“
        [rehabilitation] „{ $card }“
        [bee_hormone] „{ $card }“
        [sanatoria_full] „{ $card }“
       *[other] „{ $card }“ ({ $card-id })
    }
kremlin-lasting-card = Wirkung dauert an
kremlin-immediate-card = Wirkung sofort
kremlin-take = { kremlin-that-card } nehmen
kremlin-take-intrigue = eine Intrigenkarte nehmen
kremlin-deal = { kremlin-that-card } austeilen
kremlin-play = { kremlin-that-card } spielen
kremlin-play-on = { kremlin-that-card } auf { $who } spielen
kremlin-play-against = { kremlin-that-card } gegen { $who } spielen
kremlin-play-with =
    { kremlin-that-card } spielen: neu würfeln mit { $change ->
        [1] +1
        [2] +2
       *[other] { $change }
    }
kremlin-give = { kremlin-that-card } an { $player } weitergeben
kremlin-pick = das Los fällt auf { $player }
kremlin-name = { $who } nennen
kremlin-again =
    { $what ->
        [draw] noch einmal losen lassen
       *[roll] noch einmal würfeln lassen
    }
kremlin-agree = zustimmen
kremlin-refuse = ablehnen
kremlin-overturn = das Ergebnis umkehren

## Ereignisse

kremlin-took = { $player } nehmen { kremlin-that-card } aus dem Vorrat.
kremlin-refrained = { $player } nehmen keine Karte aus dem Vorrat.
kremlin-drew = { $player } ziehen eine Intrigenkarte.
kremlin-held = Es ist { kremlin-that-card }.
kremlin-gave = Eine Karte wechselt die Hand: { $player } geben sie, { $to } nehmen sie.
kremlin-handed = Unter uns: Es ist { kremlin-that-card }.
kremlin-renewed = Der Stapel ist aufgebraucht; die Ablage wird gemischt, und alles kann noch einmal geschehen.
kremlin-played = { $player } zeigen eine Karte: { $play }. { $play-text }
kremlin-recounted =
    { $short ->
        [0] Mit der Karte ergibt der Würfel { $total }, nötig sind { $needed }: Es reicht noch immer gegen { $who }.
       *[other] Mit der Karte ergibt der Würfel { $total }, nötig sind { $needed }: { $short } zu wenig. { $who } ist gerettet.
    }
kremlin-came-to-nothing = Zu spät: Was { kremlin-that-card } braucht, ist nicht mehr da; { $player } haben umsonst gespielt.
kremlin-accused = { $player } wissen, wer dahintersteckt: { $who }.
kremlin-overturned = { $who } liest die Akte noch einmal, und darin steht das Gegenteil.
kremlin-immunised = { $who } ist geimpft; die Grippe dieses Jahres muss anderswo anklopfen.
kremlin-rejuvenated =
    { $points ->
        [one] { $who } ist ein Jahr jünger und jetzt { $age }.
       *[other] { $who } ist { $points } Jahre jünger und jetzt { $age }.
    }
kremlin-agreed = { $player } haben nichts dagegen: { $who } darf versetzt werden.
kremlin-withheld = { $player } haben etwas dagegen: { $who } bleibt, wo eine Karte den Posten schützt.
kremlin-demanded = { $player } nehmen den Parteichef kurz beiseite: { $action }.
kremlin-unmasked = Die Akte { $who } wird aufgeschlagen, und aller Einfluss darin wird verlesen.
kremlin-pressed =
    { $points ->
        [one] { $player } sollen einen Punkt auf eigene Politiker offenlegen.
       *[other] { $player } sollen { $points } Punkte auf eigene Politiker offenlegen.
    }
kremlin-spared = { $player } haben dort nicht mehr so viele Punkte, und man lässt es gut sein.
kremlin-shrank =
    { $points ->
        [one] { $player } verlieren einen Punkt auf { $who }, geschrieben wie offengelegt.
       *[other] { $player } verlieren { $points } Punkte auf { $who }, geschrieben wie offengelegt.
    }

## Was Karten bewirkt haben, solange es anhält

kremlin-effect-acquitted = { $who } ist freigesprochen: Dieses Jahr kommt kein „?“ mehr dorthin.
kremlin-effect-on-leave = { $who } ist bis zum Ende der Phase aus dem Sanatorium beurlaubt.
kremlin-effect-indisposed = { $who } ist bis zum Ende der Phase unpässlich.
kremlin-effect-visiting = { $who } ist bis zum Ende der Phase zu Besuch im Sanatorium.
kremlin-effect-sanatoria-full = Die Sanatorien sind voll: keine neuen Kuren in diesem Jahr.
kremlin-effect-crisis = Auf Kuba stehen Raketen: keine Kuren mehr in diesem Jahr.
kremlin-effect-flu = Die Grippe geht um: −{ $malus } auf alle Gesundheitswürfe des Jahres.
kremlin-effect-vaccinated =
    { $spared-count ->
        [26] Alle sind geimpft: keine Grippe in diesem Jahr.
       *[other] Gegen die Grippe dieses Jahres geimpft: { $spared }.
    }
kremlin-effect-specialist = { $who } ist beim Spezialisten: +{ $bonus } auf Gesundheitswürfe bis zur Entlassung aus dem Sanatorium.
kremlin-effect-ageless = { $who } nimmt Bienenhormone und geht nie in Rente.
kremlin-effect-shield = { kremlin-holder }, { $who }, ist bis zum Ende der Umbesetzung geschützt: −3 auf Säuberungen, und vom Parteichef nur nach oben oder mit Einverständnis zu versetzen.
kremlin-effect-scapegoat = Dieses Jahr muss jemand bezahlen. Zuerst zu säubern: { $struck }.
kremlin-effect-blackmailed = Erpressung: { $player } dürfen { $actor } nicht gegen { $target } einsetzen.
kremlin-effect-chief-blackmailed = { $blackmailer } erpresst { $chief }: Solange { $player } diesen Parteichef kontrollieren, dürfen { $by } bei jeder Umbesetzung eine Versetzung verlangen.
kremlin-effect-pravda = Es stand in der Prawda: Wer { $who } kontrolliert, entscheidet jeden Gleichstand.
