### Was die Seite an einem Tisch von Politburo sagt.

page-politburo-round = Runde { $round } von { $rounds }
page-politburo-dossier = Meine Akte

## Die Ministerien

page-politburo-propose =
    { $ministry ->
        [defence] Verteidigung vorschlagen
        [finance] Finanzen vorschlagen
       *[security] Innere Sicherheit vorschlagen
    }
page-politburo-at-hand = (jetzt dran)
page-politburo-level = { politburo-ministry-name }: { $level }, von Reform unter null bis Repression darüber
page-politburo-goals = Wer will was

## Wie die Sitzung verläuft

page-politburo-proposed = Auf dem Tisch: { politburo-ministry-name }
page-politburo-plan =
    { $accepted ->
        [yes] { politburo-ministry-name }: angenommen, { $for } zu { $against }
       *[no] { politburo-ministry-name }: abgelehnt, { $for } zu { $against }
    }
page-politburo-taken = Übrig bleibt: { politburo-ministry-name }
page-politburo-ballot = Wahlgang { $ballot }: { $repression } für Repression, { $reform } für Reform
page-politburo-last = Runde { $round }: { politburo-ministry-name } { $change }
page-politburo-verdict = Der Abweichler war { $deviant }; es bezahlen: { $losers }

## Vor einem Platz

page-politburo-influence = Einfluss { $influence } von 3
page-politburo-gensek = Generalsekretär
page-politburo-vote =
    { $vote ->
        [for] dafür
       *[against] dagegen
    }
page-politburo-voter =
    { $side ->
        [repression] Zettel: Repression
        [reform] Zettel: Reform
       *[unknown] stimmt ab
    }
page-politburo-points = Finger: { $name }
page-politburo-deviant = der Abweichler
page-politburo-lost = muss bezahlen

## Wörter für Aussagen

page-politburo-word =
    { $word ->
        [defence] { politburo-ministry-defence }
        [finance] { politburo-ministry-finance }
        [security] { politburo-ministry-security }
        [up] hinauf, zur Repression
        [down] hinunter, zur Reform
        [vote] für deinen Plan stimmen
        [spare] nicht auf dich zeigen
        [oppose] gegen deinen Plan stimmen
        [point] auf dich zeigen
        [wish] ich es so will
        [word] ich mein Wort gegeben hatte
        [trust] ich dem Generalsekretär traute
        [doubt] ich dem Generalsekretär nicht traute
        [agree] ich drei suchte, die sich einig sind
        [test] ich sehen wollte, wer wie stimmt
        [repression] { politburo-side-repression }
       *[reform] { politburo-side-reform }
    }
page-politburo-ballot-number = Wahlgang { $ballot }

## Die bisherigen Runden

page-politburo-column =
    { $column ->
        [round] Runde
        [gensek] Generalsekretär
        [plans] Pläne
        [ballots] Wahlgänge
        [change] Ergebnis
       *[purge] Säuberung
    }
page-politburo-plan-short = { politburo-ministry-name } { $for }:{ $against }
page-politburo-plan-who = Dafür: { $for }. Dagegen: { $against }.
page-politburo-count = Wahlgang { $ballot }: { $repression } Repression, { $reform } Reform
page-politburo-cast =
    { $side ->
        [repression] { $name } (Repression)
        [reform] { $name } (Reform)
       *[unknown] { $name }
    }
page-politburo-change = { politburo-ministry-name } { $change }
page-politburo-no-purge = keine

## Die Zahlen, die entschieden haben

page-number-politburo-defence = Verteidigung
page-number-politburo-finance = Finanzen
page-number-politburo-security = Innere Sicherheit
page-number-politburo-sum = alle drei zusammen
page-number-politburo-lost = verlorener Einfluss
page-number-politburo-running = erreichte Ziele
page-number-politburo-influence = höchster Einfluss darunter

## Wer zum ersten Mal da ist

page-guide-politburo = Jede Runde wählt ein Generalsekretär ein Ministerium und drei, die es heimlich zur Repression oder zur Reform schieben. Auch dein Einfluss zählt: Von allen, deren Ziel am Ende erreicht ist, gewinnt, wer am meisten davon hat.
page-plain-politburo-track =
    { $track ->
        [open] Die Stände der Ministerien haben keine Grenze.
       *[clamped] Die Stände der Ministerien enden bei −3 und bei +3.
    }
page-plain-politburo-ending =
    { $victory ->
        [shared] Wer sich unter den erreichten Zielen den höchsten Einfluss teilt, gewinnt gemeinsam.
       *[alone] Teilen sich mehrere den höchsten Einfluss, gewinnt niemand.
    }{ $goals ->
        [strict] {" "}Bei gleichem Einfluss geht ein eindeutig erreichtes Ziel vor.
       *[even] {""}
    }
page-guide-politburo-member = Insgeheim bist du { $name }. Sonst weiß das niemand, und mehr willst du nicht:
page-guide-politburo-propose-plan = Du bist Generalsekretär. Schlag das Ministerium vor, das du bewegen möchtest; lehnt der Tisch zweimal ab, wird ohne Abstimmung das dritte genommen.
page-guide-politburo-vote-plan = Eine offene Abstimmung darüber, welches Ministerium bewegt wird, nicht wohin. An deine Stimme werden sich alle erinnern.
page-guide-politburo-name-voters = Diese drei entscheiden, wohin das Ministerium geht. Sind sie einig, um zwei; sind sie es nicht, stimmen sie noch einmal ab.
page-guide-politburo-cast-ballots = Repression schiebt das Ministerium hinauf, Reform hinunter. Der Tisch erfährt die Zahlen, nicht deinen Namen; nach dem dritten Wahlgang kommen die Namen heraus.
page-guide-politburo-purge = Einer der drei hat gegen die Mehrheit gestimmt. Auf den zeig: Wer aus der Mehrheit auf den Falschen zeigt, bezahlt mit Einfluss.

## Worum es geht, wenn andere gefragt sind

page-politburo-matter =
    { $step ->
        [propose-plan] ein Ministerium für den Plan
        [vote-plan] eine Abstimmung über den Plan
        [name-voters] wer die Stimmzettel abgibt
        [cast-ballots] geheime Stimmzettel
        [purge] eine Säuberung
       *[other] eine Entscheidung
    }

page-politburo-told =
    { $n ->
        [1] Du bist ein Mitglied mit geheimem Ziel.
        [2] Drei von euch stimmen geheim ab.
       *[3] Zwei gegen einen endet mit einer Säuberung.
    }
page-politburo-told-how =
    { $n ->
        [1] Ein Ministerium soll hoch enden, oder tief, oder die Summe soll stimmen.
        [2] Einigkeit bewegt das Ministerium um zwei; sonst wird noch einmal abgestimmt.
       *[3] Redet, zeigt auf jemanden, und werdet nicht gefunden.
    }
