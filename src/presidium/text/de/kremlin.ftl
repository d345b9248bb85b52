kremlin-pitch = Der Parteichef ist achtzig und hustet. Allen am Tisch gehört insgeheim ein wenig von allen im Politbüro: Sorge dafür, dass dir gehört, wer vom Balkon winkt.

## Fraktionen. Sie können überall im Satz stehen, im Nominativ oder Akkusativ, und sind viele.

kremlin-faction-stalinists = Beton-Stalinisten
kremlin-faction-militarists = Rotarmee-Militaristen
kremlin-faction-evolutionists = Lyssenko-Evolutionisten
kremlin-faction-expansionists = Reform-Expansionisten
kremlin-faction-internationalists = Trotzki-Internationalisten
kremlin-faction-marxists = Alt-Marxisten
kremlin-player =
    { $id ->
        [1] die { kremlin-faction-stalinists }
        [2] die { kremlin-faction-militarists }
        [3] die { kremlin-faction-evolutionists }
        [4] die { kremlin-faction-expansionists }
        [5] die { kremlin-faction-internationalists }
       *[6] die { kremlin-faction-marxists }
    }
kremlin-your-player = { kremlin-player } (du)

## Jahre und Phasen

kremlin-year =
    { $year ->
        [1] 1951
        [2] 1952
        [3] 1953
        [4] 1954
        [5] 1955
        [6] 1956
        [7] 1957
        [8] 1958
        [9] 1959
        [10] 1960
       *[11] 1961
    }
kremlin-phase-1 = Kuren
kremlin-phase-2 = Säuberung
kremlin-phase-3 = Untersuchung
kremlin-phase-4 = Gesundheit
kremlin-phase-5 = Begräbniskommission
kremlin-phase-6 = Umbesetzung
kremlin-phase-7 = Rehabilitierung
kremlin-phase-8 = Oktoberparade
kremlin-phase =
    { $phase ->
        [1] { kremlin-phase-1 }
        [2] { kremlin-phase-2 }
        [3] { kremlin-phase-3 }
        [4] { kremlin-phase-4 }
        [5] { kremlin-phase-5 }
        [6] { kremlin-phase-6 }
        [7] { kremlin-phase-7 }
       *[8] { kremlin-phase-8 }
    }
kremlin-moment = { kremlin-year }: { kremlin-phase }

## Posten und Orte

kremlin-place-chief = Parteichef
kremlin-place-kgb = KGB
kremlin-place-foreign = Außenamt
kremlin-place-defence = Verteidigung
kremlin-place-ideology = Ideologie
kremlin-place-industry = Industrie
kremlin-place-economy = Wirtschaft
kremlin-place-sport = Sport
kremlin-place-candidate = Kandidaten
kremlin-place-people = Volk
kremlin-place-siberia = Sibirien
kremlin-place-wall = Kremlmauer
kremlin-place-retired = Ruhestand
kremlin-place =
    { $id ->
        [chief] { kremlin-place-chief }
        [kgb] { kremlin-place-kgb }
        [foreign] { kremlin-place-foreign }
        [defence] { kremlin-place-defence }
        [ideology] { kremlin-place-ideology }
        [industry] { kremlin-place-industry }
        [economy] { kremlin-place-economy }
        [sport] { kremlin-place-sport }
        [candidate] { kremlin-place-candidate }
        [people] { kremlin-place-people }
        [siberia] { kremlin-place-siberia }
        [wall] { kremlin-place-wall }
       *[retired] { kremlin-place-retired }
    }
kremlin-office =
    { $place-id ->
        [chief] Parteichef
        [kgb] KGB-Chef
        [foreign] Außenminister
        [defence] Verteidigungsminister
        [ideology] Ideologiechef
        [industry] Industrieminister
        [economy] Wirtschaftsminister
        [sport] Sportminister
        [candidate] Kandidat
       *[people] einer aus dem Volk
    }
kremlin-holder =
    { $post-id ->
        [chief] der Parteichef
        [kgb] der KGB-Chef
        [foreign] der Außenminister
        [defence] der Verteidigungsminister
        [ideology] der Ideologiechef
        [industry] der Industrieminister
        [economy] der Wirtschaftsminister
       *[sport] der Sportminister
    }

## Politiker. Den Buchstaben braucht die Notation.

kremlin-politician-A = Aparatschik
kremlin-politician-B = Schukrutoff
kremlin-politician-C = Goferbrok
kremlin-politician-D = Niewitko
kremlin-politician-E = Krakemheds
kremlin-politician-F = Purgemoff
kremlin-politician-G = Palavrian
kremlin-politician-H = Shootemdedsky
kremlin-politician-I = Mischif
kremlin-politician-J = Talksalott
kremlin-politician-K = Boremtodev
kremlin-politician-L = Doberman
kremlin-politician-M = Eatstumuch
kremlin-politician-N = Karrienko
kremlin-politician-O = Satin
kremlin-politician-P = Manjak
kremlin-politician-Q = Zenjarplan
kremlin-politician-R = Nikotin
kremlin-politician-S = Patina
kremlin-politician-T = Strychnin
kremlin-politician-U = Protzky
kremlin-politician-V = Nogoodnik
kremlin-politician-W = Bungaloff
kremlin-politician-X = Badenuff
kremlin-politician-Y = Putschnik
kremlin-politician-Z = Wasolin
kremlin-full-name-A = Nestor Aparatschik
kremlin-full-name-B = Lech Schukrutoff
kremlin-full-name-C = Alexej Goferbrok
kremlin-full-name-D = Petr Niewitko
kremlin-full-name-E = Karel Krakemheds
kremlin-full-name-F = Andrej Purgemoff
kremlin-full-name-G = Diwan Palavrian
kremlin-full-name-H = Nicolas Shootemdedsky
kremlin-full-name-I = Anatol Mischif
kremlin-full-name-J = Antonj Talksalott
kremlin-full-name-K = Eduard Boremtodev
kremlin-full-name-L = Igor Doberman
kremlin-full-name-M = Serguej Eatstumuch
kremlin-full-name-N = Boris Karrienko
kremlin-full-name-O = Oleg Satin
kremlin-full-name-P = Iwan Manjak
kremlin-full-name-Q = Tigran Zenjarplan
kremlin-full-name-R = Juri Nikotin
kremlin-full-name-S = Ludmilla Patina
kremlin-full-name-T = Mikail Strychnin
kremlin-full-name-U = Wassily Protzky
kremlin-full-name-V = Natasha Nogoodnik
kremlin-full-name-W = Leonid Bungaloff
kremlin-full-name-X = Boris Badenuff
kremlin-full-name-Y = Ulan Putschnik
kremlin-full-name-Z = Viktor Wasolin
kremlin-who =
    { $id ->
        [A] { kremlin-politician-A } (A)
        [B] { kremlin-politician-B } (B)
        [C] { kremlin-politician-C } (C)
        [D] { kremlin-politician-D } (D)
        [E] { kremlin-politician-E } (E)
        [F] { kremlin-politician-F } (F)
        [G] { kremlin-politician-G } (G)
        [H] { kremlin-politician-H } (H)
        [I] { kremlin-politician-I } (I)
        [J] { kremlin-politician-J } (J)
        [K] { kremlin-politician-K } (K)
        [L] { kremlin-politician-L } (L)
        [M] { kremlin-politician-M } (M)
        [N] { kremlin-politician-N } (N)
        [O] { kremlin-politician-O } (O)
        [P] { kremlin-politician-P } (P)
        [Q] { kremlin-politician-Q } (Q)
        [R] { kremlin-politician-R } (R)
        [S] { kremlin-politician-S } (S)
        [T] { kremlin-politician-T } (T)
        [U] { kremlin-politician-U } (U)
        [V] { kremlin-politician-V } (V)
        [W] { kremlin-politician-W } (W)
        [X] { kremlin-politician-X } (X)
        [Y] { kremlin-politician-Y } (Y)
       *[Z] { kremlin-politician-Z } (Z)
    }
kremlin-line-A = Hat vier Fünfjahrespläne, drei Ärzte und sämtliche Nachfolger überlebt.
kremlin-line-B = Legt alles ein: Kohl, Statistiken, Beschwerden.
kremlin-line-C = Blufft nie und schuldet der bulgarischen Delegation drei Traktoren.
kremlin-line-D = War bei jeder historischen Sitzung dabei, nahe der Tür.
kremlin-line-E = Erklärt den Gewerkschaften den Haushalt persönlich, mit beiden Händen.
kremlin-line-F = Bewahrt alle Gruppenfotos auf und eine sehr kleine Schere.
kremlin-line-G = Hat beim Schach einmal den Gegner zum Parteiaustritt überredet.
kremlin-line-H = Verfehlte 1938 einen Hirsch. Der Hirsch wurde 1939 verurteilt.
kremlin-line-I = Liest fremde Briefe laut vor, mit verstellter Stimme.
kremlin-line-J = Seine Rede auf dem letzten Parteitag soll im Frühjahr enden.
kremlin-line-K = Zwei Botschafter haben nur unterschrieben, um gehen zu dürfen.
kremlin-line-L = Treu, wachsam, kinderlieb. Nicht weglaufen.
kremlin-line-M = Hat die Kantine gegen eine Übermacht von Knödeln gehalten.
kremlin-line-N = Hat jede Aktentasche im Haus getragen und in die meisten hineingesehen.
kremlin-line-O = So glatt, dass drei Denunziationen an ihm abgeglitten sind.
kremlin-line-P = Verdoppelte das Soll um Mitternacht, und fragte dann, wer da schreit.
kremlin-line-Q = Erfüllt jeden Plan und ist nur bei der Zahl der Jahre beweglich.
kremlin-line-R = Der einzige Schornstein im Bezirk, der sein Soll erfüllt.
kremlin-line-S = Sieht aus wie ein Denkmal und hat zwei begraben, die das sagten.
kremlin-line-T = Hat immer einen Flachmann dabei und schenkt immer zuerst dir ein.
kremlin-line-U = Trägt seine Orden auch im Bad, der Größe nach.
kremlin-line-V = Was es auch war, sie war in Minsk. Minsk bestätigt das, recht schnell.
kremlin-line-W = Hat nichts zu verbergen als eine Sauna, einen See und die Straße dorthin.
kremlin-line-X = Ist nicht der Schlimmste von allen und findet das kränkend.
kremlin-line-Y = Findet den Weg zum Rundfunk mit geschlossenen Augen.
kremlin-line-Z = Der Jüngste im Raum. Die Tür hat niemand gehört.

## Fragen

kremlin-ask-draw-seniority = Wer ist der Nächste im Dienstalter?
kremlin-ask-first-politburo = Wer nimmt den nächsten Platz ein?
kremlin-ask-sheets = Schreib dein geheimes Blatt: zehn Politiker, der erste für zehn Punkte, der letzte für einen. Auf wen setzt du?
kremlin-ask-window =
    { $about-id ->
        [none] Jetzt darf jeder reagieren. Reagierst du?
       *[other] Noch ist nichts endgültig: { $about }. Reagierst du?
    }
kremlin-ask-tie-roll = Gleichstand um { $who } zwischen diesen: { $tied }. Die Würfel entscheiden. Was zeigt der nächste?
kremlin-ask-arbitration = Gleichstand um { $who } zwischen diesen: { $tied }. Die Wahl hast du. Wer bekommt die Kontrolle?
kremlin-ask-take-cure = { kremlin-holder } ist krank. Eine Kur im Sanatorium, oder zurück an die Arbeit?
kremlin-ask-purging =
    { $purged ->
        [0] Du darfst säubern. Wen säuberst du?
       *[other] Die Säuberung gelang. Wen säuberst du als Nächstes?
    }
kremlin-ask-purge-roll = { $purger } geht gegen { $victim } vor. Was zeigt der Würfel?
kremlin-ask-investigating1986 = Die Untersuchung führst du: ein „?“ setzen oder entfernen, ein Mitglied anklagen, einen Kandidaten nach Sibirien schicken, in beliebiger Folge. Was nun?
kremlin-ask-investigating1988 = Die Untersuchung führst du. Erst, wenn du willst, ein Mitglied anklagen oder einen Kandidaten nach Sibirien schicken; dann „?“ setzen oder entfernen, bei jedem Politiker einmal. Was nun?
kremlin-ask-verdict = { kremlin-holder } hat in diesem Gericht eine Stimme. Schuldig oder nicht schuldig?
kremlin-ask-health-roll = { kremlin-holder } bekommt Besuch von den Ärzten. Was zeigt der Würfel?
kremlin-ask-proposal =
    { $rebels-id ->
        [none] Der Parteichef ist nicht mehr, und du schlägst den nächsten vor. Wen?
       *[other] Der Vorgeschlagene ist durchgefallen; dagegen waren { $rebels }, und einer davon, der noch Mitglied ist, muss es sein. Wen schlägst du vor?
    }
kremlin-ask-ballot = { kremlin-holder } stimmt über den neuen Parteichef ab. Dafür oder dagegen?
kremlin-ask-chief-decides = Der Parteichef darf jede Stufe einmal kostenlos neu ordnen und Politiker um eine Stufe versetzen, für je einen Stresspunkt. Was nun?
kremlin-ask-promotes = { kremlin-holder } darf freie Plätze weiter unten besetzen, für je einen Stresspunkt. Wer steigt auf?
kremlin-ask-rehabilitates = { kremlin-holder } darf einräumen, dass Fehler gemacht wurden, für je fünf Stresspunkte. Wer kommt aus Sibirien zurück?
kremlin-ask-wave = Der Parteichef versucht, einen Arm zu heben. Was zeigt der Würfel?
kremlin-ask-add-influence =
    { $points ->
        [one] Du darfst noch einen Punkt schreiben und sofort offenlegen, oder nichts. Auf wen?
       *[other] Du darfst noch { $points } Punkte schreiben und sofort offenlegen, oder nichts. Auf wen?
    }

## Züge. Sie stehen auch nach einem Doppelpunkt, darum fangen sie klein an.

kremlin-points =
    { $points ->
        [one] einen Punkt
        [11] „10+“ Punkte
       *[other] { $points } Punkte
    }
kremlin-senior = als Nächste im Dienstalter: { $player }
kremlin-draw = { $who } ziehen
kremlin-roll20 = { $face } würfeln
kremlin-write = aufschreiben: { $sheet }
kremlin-write-sheet =
    { $at ->
        [1] { $name } 10
        [2] { $name } 9
        [3] { $name } 8
        [4] { $name } 7
        [5] { $name } 6
        [6] { $name } 5
        [7] { $name } 4
        [8] { $name } 3
        [9] { $name } 2
       *[10] { $name } 1
    }
kremlin-declare = { kremlin-points } auf { $who } offenlegen
kremlin-declare-as-needed = auf { $who } nur so viel offenlegen, wie die Kontrolle kostet, bis zu { $points ->
        [one] einem Punkt
        [11] 11 Punkten („10+“ von 1986)
       *[other] { $points } Punkten
    }
kremlin-pass = passen
kremlin-waive = für den Rest der Phase passen
kremlin-choose = die Kontrolle bekommen { $player }
kremlin-cure = eine Kur machen
kremlin-purge = { $who } säubern
kremlin-suspect = ein „?“ auf { $who } setzen
kremlin-clear = das „?“ von { $who } entfernen
kremlin-accuse = { $who } anklagen
kremlin-condemn = { $who } ohne Prozess nach Sibirien schicken
kremlin-vote =
    { $vote ->
        [guilty] mit „schuldig“ stimmen
        [innocent] mit „nicht schuldig“ stimmen
        [for] für den Vorschlag stimmen
       *[against] gegen den Vorschlag stimmen
    }
kremlin-propose = { $who } als Parteichef vorschlagen
kremlin-rearrange = die Posten neu verteilen: { $holders }
kremlin-rearrange-holders =
    { $count ->
        [3] { $at ->
            [1] { $value ->
                [none] der KGB bleibt frei
               *[other] { $name } zum KGB
            }
            [2] { $value ->
                [none] das Außenamt bleibt frei
               *[other] { $name } ins Außenamt
            }
           *[3] { $value ->
                [none] die Verteidigung bleibt frei
               *[other] { $name } zur Verteidigung
            }
        }
       *[4] { $at ->
            [1] { $value ->
                [none] die Ideologie bleibt frei
               *[other] { $name } zur Ideologie
            }
            [2] { $value ->
                [none] die Industrie bleibt frei
               *[other] { $name } zur Industrie
            }
            [3] { $value ->
                [none] die Wirtschaft bleibt frei
               *[other] { $name } zur Wirtschaft
            }
           *[4] { $value ->
                [none] der Sport bleibt frei
               *[other] { $name } zum Sport
            }
        }
    }
kremlin-move =
    { $place-id ->
        [candidate] { $who-id ->
            [S] { $who } zur Kandidatin machen
            [V] { $who } zur Kandidatin machen
           *[other] { $who } zum Kandidaten machen
        }
        [people] { $who } ins Volk zurückschicken
       *[other] { $who-id ->
            [S] { $who } zur { kremlin-office }in machen
            [V] { $who } zur { kremlin-office }in machen
           *[other] { $who } zum { kremlin-office } machen
        }
    }
kremlin-exchange = { $higher } und { $lower } tauschen lassen
kremlin-rehabilitate = { $who } aus Sibirien zurückholen
kremlin-add = auf { $who } Einfluss dazuschreiben

## Aussagen

kremlin-boast = Ich habe { kremlin-points } auf { $who }.
kremlin-promise =
    Mein Wort an { $player }: { $deed ->
        [spare] { $who } bleibt verschont.
        [promote] Ich sorge dafür, dass { $who } aufsteigt.
       *[acquit] Ich sorge dafür, dass { $who } freigesprochen wird.
    }
kremlin-threaten =
    Eine Warnung an { $player }: { $deed ->
        [purge] Ich lasse { $who } säubern.
        [accuse] Ich bringe { $who } vor Gericht.
       *[seize] Ich übernehme { $who }.
    }
kremlin-thank = Mein Dank an { $player }: Ich werde das nicht vergessen.
kremlin-inquire = Eine Frage an { $player }: Wie viele Punkte habt ihr auf { $who }?
kremlin-request =
    Eine Frage an { $player }: { $deed ->
        [spare] Verschont ihr { $who }?
        [promote] Sorgt ihr dafür, dass { $who } aufsteigt?
        [acquit] Sorgt ihr dafür, dass { $who } freigesprochen wird?
        [purge] Lasst ihr { $who } säubern?
        [accuse] Bringt ihr { $who } vor Gericht?
       *[seize] Übernehmt ihr { $who }?
    }
kremlin-reproach =
    Wortbruch: { $deed ->
        [spare] { $player } wollten { $who } verschonen.
        [promote] { $player } wollten { $who } aufsteigen lassen.
        [acquit] { $player } wollten { $who } freisprechen lassen.
        [purge] { $player } drohten, { $who } säubern zu lassen.
        [accuse] { $player } drohten, { $who } vor Gericht zu bringen.
       *[seize] { $player } drohten, { $who } zu übernehmen.
    }
kremlin-believe = Glaubt, was ich sage, und nicht, was { $player } sagen.
kremlin-deny = Was { $player } über mich sagen, stimmt nicht.
kremlin-contradict = { kremlin-year } haben { $player } etwas anderes gesagt.
kremlin-retract = Ich nehme das zurück.
kremlin-nothing = …

## Ereignisse

kremlin-ranked = Dienstalter: { $seniority }.
kremlin-placed =
    { $place-id ->
        [people] { $who } beginnt im Volk.
       *[other] { $who } beginnt als { kremlin-office }.
    }
kremlin-began = { kremlin-year }, Phase { $phase }: { kremlin-phase }.
kremlin-announced =
    { $by ->
        [none] { $action-id ->
            [pass] Niemand kontrolliert { $who }, und nichts geschieht.
           *[other] Niemand kontrolliert { $who }, also entscheiden die Regeln: { $action }.
        }
       *[other] { $action-id ->
            [pass] { $who } will passen.
           *[other] { $who } kündigt an: { $action }.
        }
    }
kremlin-unspoken = Niemand kontrolliert { $who }.
kremlin-fell =
    { $action-id ->
        [pass] { $who } hat neue Herren und darf doch noch handeln.
       *[other] Was { $who } angekündigt hat, fällt ins Wasser: { $action }.
    }
kremlin-declared = { $player } legen { kremlin-points } auf { $who } offen.
kremlin-waived = { $player } sagen bis zum Ende der Phase nichts mehr.
kremlin-controlled =
    { $player-you ->
        [yes] { $lost_by-id ->
            [none] Du kontrollierst jetzt { $who }.
           *[other] Du kontrollierst jetzt { $who }; das Nachsehen haben { $lost_by }.
        }
       *[no] { $lost_by-you ->
            [yes] { $player ->
                [none] Du kontrollierst { $who } nicht mehr.
               *[other] { $player } haben dir { $who } weggenommen.
            }
           *[no] { $player ->
                [none] Niemand kontrolliert { $who } mehr.
               *[other] { $player } kontrollieren jetzt { $who }.
            }
        }
    }
kremlin-rolled =
    { $why ->
        [purge] Der Würfel gegen { $who } zeigt { kremlin-die }; nötig sind { $needed }: { $short ->
            [0] Das reicht.
           *[other] { $short } zu wenig, und die Säuberung ist misslungen.
        }
        [health] Die Ärzte würfeln für { $who }: { kremlin-die }{ $harmless ->
            [0] .
            [other] ; ab { $harmless } geschieht nichts Schlimmes.
           *[unknown] .
        }
        [visit] { $who } denkt über einen Besuch im Sanatorium nach: { $face }{ $bonus ->
            [0] {""}
           *[other] , und { $bonus } fürs Kranksein
        }; nötig sind { $needed }.
        [assassination] Wer auf { $who } wartet, würfelt { $face }; nötig sind { $needed }.
        [complicity] Die Ermittlung gegen { $who } würfelt { $face }; die Grenze liegt bei { $needed }.
        [glasnost] Glasnost unter { $who }: { $face }{ $bonus ->
            [0] {""}
           *[other] , und { $bonus } für alle in derselben Hand
        }; nötig sind { $needed }.
       *[wave] { $who } ringt mit dem Arm: { $face }, nötig sind { $needed }.
    }
kremlin-die =
    { $bonus ->
        [0] { $face }
       *[other] { $modifiers-count ->
            [1] { $face }, verändert um { $bonus } ({ $modifiers })
            [2] { $face }, verändert um { $bonus } ({ $modifiers })
            [3] { $face }, verändert um { $bonus } ({ $modifiers })
           *[0] { $face }, verändert um { $bonus }
        }
    }
kremlin-rolled-modifiers =
    { $value ->
        [cure] eine Kur
        [weakness] eine Schwäche im Posten
        [strength] eine Stärke im Posten
       *[card] eine Karte
    }
kremlin-tie-rolled = { $player } würfeln { $face } für { $who }.
kremlin-aged =
    { $points ->
        [one] { $who } nimmt einen Stresspunkt und ist jetzt { $age }.
       *[other] { $who } nimmt { $points } Stresspunkte und ist jetzt { $age }.
    }
kremlin-cured = { $who } fährt ins Sanatorium und nimmt die Zeitungen mit.
kremlin-returned = { $who } ist aus dem Sanatorium zurück.
kremlin-suspected = In der Akte { $who } taucht ein „?“ auf.
kremlin-cleared = In der Akte { $who } wird ein „?“ ausradiert; es stand nie dort.
kremlin-exiled = { $who } nimmt den Zug nach Sibirien.
kremlin-tried =
    { $accuser-id ->
        [none] { $who } kommt vor Gericht.
       *[other] { $accuser } bringt { $who } vor Gericht.
    }
kremlin-voted =
    { $vote ->
        [guilty] { $who } stimmt für schuldig.
        [innocent] { $who } stimmt für nicht schuldig.
        [for] { $who } stimmt dafür.
       *[against] { $who } stimmt dagegen.
    }
kremlin-judged =
    { $verdict ->
        [guilty] Das Gericht befindet { $who } für schuldig, wie man es gebeten hatte.
       *[acquitted] Das Gericht spricht { $who } frei. Der Ankläger möge sich erklären.
    }
kremlin-ailed =
    { $crosses ->
        [0] { $who } ist bei guter Gesundheit, amtlich und auch sonst.
        [one] { $who } ist krank: jetzt ein Kreuz.
       *[other] { $who } ist schwer krank: jetzt zwei Kreuze.
    }
kremlin-died = { $who } stirbt und findet Platz in der Kremlmauer.
kremlin-retired = { $who } geht für immer in den Ruhestand. Es gibt eine Uhr und eine Rede über die Uhr.
kremlin-rejected = { $who } fällt bei der Abstimmung durch.
kremlin-elected = { $who } ist Parteichef.
kremlin-moved =
    { $place-id ->
        [people] { $who } gehört wieder dem Volk.
       *[other] { $who } ist jetzt { kremlin-office }.
    }
kremlin-waved =
    { $success ->
        [yes] { $who } winkt vom Balkon, und der Platz winkt zurück.
       *[no] { $who } bekommt den Arm nicht hoch. Die Kapelle spielt lauter.
    }
kremlin-mark =
    { $mark ->
        [stalinists] die { kremlin-faction-stalinists }
        [militarists] die { kremlin-faction-militarists }
        [evolutionists] die { kremlin-faction-evolutionists }
        [expansionists] die { kremlin-faction-expansionists }
        [internationalists] die { kremlin-faction-internationalists }
        [marxists] die { kremlin-faction-marxists }
        [A] { kremlin-politician-A } (A)
        [B] { kremlin-politician-B } (B)
        [C] { kremlin-politician-C } (C)
        [D] { kremlin-politician-D } (D)
        [E] { kremlin-politician-E } (E)
        [F] { kremlin-politician-F } (F)
        [G] { kremlin-politician-G } (G)
        [H] { kremlin-politician-H } (H)
        [I] { kremlin-politician-I } (I)
        [J] { kremlin-politician-J } (J)
        [K] { kremlin-politician-K } (K)
        [L] { kremlin-politician-L } (L)
        [M] { kremlin-politician-M } (M)
        [N] { kremlin-politician-N } (N)
        [O] { kremlin-politician-O } (O)
        [P] { kremlin-politician-P } (P)
        [Q] { kremlin-politician-Q } (Q)
        [R] { kremlin-politician-R } (R)
        [S] { kremlin-politician-S } (S)
        [T] { kremlin-politician-T } (T)
        [U] { kremlin-politician-U } (U)
        [V] { kremlin-politician-V } (V)
        [W] { kremlin-politician-W } (W)
        [X] { kremlin-politician-X } (X)
        [Y] { kremlin-politician-Y } (Y)
       *[Z] { kremlin-politician-Z } (Z)
    }
kremlin-marked =
    { $mark ->
        [blank] Auf der Paradeleiste bleibt { kremlin-year } leer.
       *[other] Auf der Paradeleiste geht { kremlin-year } an { kremlin-mark }.
    }
kremlin-grew =
    { $points ->
        [one] { $player } schreiben einen Punkt auf { $who } dazu.
       *[other] { $player } schreiben { $points } Punkte auf { $who } dazu.
    }
kremlin-forwent =
    { $points ->
        [one] { $player } lassen einen Punkt Einfluss ungeschrieben.
       *[other] { $player } lassen { $points } Punkte Einfluss ungeschrieben.
    }
kremlin-opened = Ein Blatt wird aufgedeckt, { $player }: { $sheet }.
kremlin-ended = { $ending }

## Wie es ausgeht

kremlin-ending =
    { $rule-id ->
        [rule-6-9] { $winners } gewinnen ({ $rule }): Von allen Politikern sind nur { $left } übrig, und der höchste davon weiß, bei wem er sich zu bedanken hat.
        [rule-11-a] { $winners } gewinnen ({ $rule }): Dreimal ging über dem Roten Platz eine Hand hoch, und jetzt sehen alle, an wessen Fäden sie hing.
        [rule-11-b] { $winners } gewinnen ({ $rule }): Wer 1960 winkt, hat schon immer recht gehabt.
       *[rule-11-c] { $winners } gewinnen ({ $rule }): Es ist 1961, die Partei hat einen Chef, und jemand hat den Chef.
    }
kremlin-ending-nobody =
    { $rule-id ->
        [rule-6-9] Niemand gewinnt ({ $rule }): Von allen Politikern sind nur { $left } übrig, zu wenige für eine anständige Intrige.
        [rule-11-1] Niemand gewinnt ({ $rule }): Die Blätter werden aufgedeckt, und auf dem Sieger steht kein einziger Punkt. Es ging auch ohne euch.
       *[rule-11-d] Niemand gewinnt ({ $rule }): Es ist 1961, und niemand im Raum kann sagen, der Parteichef sei der Seine.
    }
