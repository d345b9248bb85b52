## Die Prawda über Kremlin. Jede Art von Tatsache hat Schlagzeilen (höchstens 44 Buchstaben, einige höchstens 26) und
## Sätze; was sie über ihre Lücken hinaus sagen, ist Farbe: kein Name, keine Zahl und keine Richtung, die nicht in der
## Tatsache steht. Fraktionen und Ämter stehen hier auch im Dativ und mit dem Wort davor, das zu ihnen gehört.

pravda-kremlin-date =
    { $when ->
        [end] Letzte Ausgabe, { $year }
        [turn] { $year }
       *[year] Oktober { $year }
    }
pravda-kremlin-score =
    { $id ->
        [stalinists] Stalinisten
        [militarists] Militaristen
        [evolutionists] Evolutionisten
        [expansionists] Expansionisten
        [internationalists] Internationalisten
        [marxists] Marxisten
       *[other] { kremlin-surname }
    }
pravda-faction =
    { $faction-id ->
        [1] die Stalinisten
        [2] die Militaristen
        [3] die Evolutionisten
        [4] die Expansionisten
        [5] die Internationalisten
       *[6] die Marxisten
    }
pravda-to-faction =
    { $faction-id ->
        [1] den Stalinisten
        [2] den Militaristen
        [3] den Evolutionisten
        [4] den Expansionisten
        [5] den Internationalisten
       *[6] den Marxisten
    }
pravda-rival =
    { $rival-id ->
        [1] die Stalinisten
        [2] die Militaristen
        [3] die Evolutionisten
        [4] die Expansionisten
        [5] die Internationalisten
       *[6] die Marxisten
    }
pravda-to-rival =
    { $rival-id ->
        [1] den Stalinisten
        [2] den Militaristen
        [3] den Evolutionisten
        [4] den Expansionisten
        [5] den Internationalisten
       *[6] den Marxisten
    }
pravda-ministry =
    { $post-id ->
        [chief] die Partei
        [kgb] der KGB
        [foreign] das Außenamt
        [defence] die Verteidigung
        [ideology] die Ideologie
        [industry] die Industrie
        [economy] die Wirtschaft
       *[sport] der Sport
    }
pravda-at-ministry =
    { $post-id ->
        [chief] in der Partei
        [kgb] beim KGB
        [foreign] im Außenamt
        [defence] in der Verteidigung
        [ideology] in der Ideologie
        [industry] in der Industrie
        [economy] in der Wirtschaft
       *[sport] im Sport
    }
pravda-to-ministry =
    { $post-id ->
        [chief] in die Partei
        [kgb] zum KGB
        [foreign] ins Außenamt
        [defence] in die Verteidigung
        [ideology] in die Ideologie
        [industry] in die Industrie
        [economy] in die Wirtschaft
       *[sport] in den Sport
    }
pravda-from-ministry =
    { $post-id ->
        [chief] aus der Partei
        [kgb] vom KGB
        [foreign] aus dem Außenamt
        [defence] aus der Verteidigung
        [ideology] aus der Ideologie
        [industry] aus der Industrie
        [economy] aus der Wirtschaft
       *[sport] aus dem Sport
    }
pravda-at-old-ministry =
    { $from-id ->
        [chief] in der Partei
        [kgb] beim KGB
        [foreign] im Außenamt
        [defence] in der Verteidigung
        [ideology] in der Ideologie
        [industry] in der Industrie
        [economy] in der Wirtschaft
       *[sport] im Sport
    }
pravda-from-old-ministry =
    { $from-id ->
        [chief] aus der Partei
        [kgb] vom KGB
        [foreign] aus dem Außenamt
        [defence] aus der Verteidigung
        [ideology] aus der Ideologie
        [industry] aus der Industrie
        [economy] aus der Wirtschaft
       *[sport] aus dem Sport
    }

## Das Ende

pravda-kremlin-end-waves-head-1 = Drei Oktober: Der Arm hatte einen Besitzer
pravda-kremlin-end-waves-head-2 = Ende der Geschichte, danach Imbiss
pravda-kremlin-end-waves-head-3 = Der dritte Arm genügte
pravda-kremlin-end-waves-line-1 = Drei Paraden tragen ein Zeichen, und es gehört hierhin: { $winners }. Das Volk dankt für das Winken und für den Wink.
pravda-kremlin-end-waves-line-2 = { $winners } haben ihren dritten Oktober und damit alles andere. Der Balkon ist für Pflanzen freigegeben.
pravda-kremlin-end-waves-line-3 = Dreimal ging der Arm hoch, jedes Mal hierfür: { $winners }. Ein viertes Mal wäre Eitelkeit.
pravda-kremlin-end-waves-line-4 = { $winners } haben drei Oktober beisammen. Weitere Geschichte entfällt mangels Nachfrage.
pravda-kremlin-end-victor-head-1 = { $who } winkt zum dritten Mal
pravda-kremlin-end-victor-head-2 = Drittes Winken öffnet Schubladen
pravda-kremlin-end-victor-head-3 = { $who } hebt die Sitzung auf
pravda-kremlin-end-victor-line-1 = { $who } hat dreimal gewinkt, also wurden die Blätter aufgedeckt. Mehr als { $points } hatte dort niemand; es gewinnen { $winners }.
pravda-kremlin-end-victor-line-2 = Nach dem dritten Winken von { $who } sahen alle unter die Schreibunterlage. Mehr als { $points } fand sich nicht. Ein Sieg für { $winners }.
pravda-kremlin-end-victor-line-3 = { $who } winkte ein drittes Mal, und die Blätter gingen auf: höchstens { $points }. { $winners } hatten diesen Arm immer gemocht.
pravda-kremlin-end-victor-line-4 = Drei Paraden für { $who }, und auf den Blättern nie mehr als { $points }. Das reicht für einen Sieg: { $winners }.
pravda-kremlin-end-last-wave-head-1 = Wer zuletzt winkt, winkt am besten
pravda-kremlin-end-last-wave-head-2 = { $who } winkt die Epoche aus
pravda-kremlin-end-last-wave-head-3 = Der letzte Arm der Saison
pravda-kremlin-end-last-wave-line-1 = { $who } winkte { $year }, als es auf alles ankam. Die Blätter wurden aufgedeckt, { $points } war das Meiste, und es gewinnen { $winners }.
pravda-kremlin-end-last-wave-line-2 = Die letzte Parade hat { $who } durchgewinkt. Mehr als { $points } hatte dort niemand geschrieben; { $winners } kassieren.
pravda-kremlin-end-last-wave-line-3 = Nach { $who } winkt { $year } niemand mehr. Die Blätter enden bei { $points }, und es gewinnen { $winners }.
pravda-kremlin-end-last-wave-line-4 = { $who } winkte die letzte Parade nach Hause. { $points } war die höchste Zahl; gefunden haben sie { $winners }.
pravda-kremlin-end-last-chief-head-1 = Der Chef bleibt, mit Freunden
pravda-kremlin-end-last-chief-head-2 = { $year }: Jemand musste den Chef haben
pravda-kremlin-end-last-chief-head-3 = Der Chef bleibt, Licht aus
pravda-kremlin-end-last-chief-line-1 = Es ist { $year }, es gibt einen Parteichef, und die Fäden halten { $winners }. Weitere Paraden sind nicht erforderlich.
pravda-kremlin-end-last-chief-line-2 = Für niemanden ein dritter Oktober, aber immerhin ein Chef: { $winners } haben den, den es gibt, und das war die Frage.
pravda-kremlin-end-last-chief-line-3 = Man schreibt { $year }, der Stuhl ist besetzt, und an der Leine ziehen { $winners }. Mehr war nicht verlangt.
pravda-kremlin-end-last-chief-line-4 = { $year } ist noch ein Chef da. Den Lieferschein hatten { $winners }.
pravda-kremlin-end-last-victor-head-1 = { $who } ist, was bleibt
pravda-kremlin-end-last-victor-head-2 = Der letzte Chef: { $who }
pravda-kremlin-end-last-victor-head-3 = { $who } überlebt den Kalender
pravda-kremlin-end-last-victor-line-1 = { $who } führt { $year } die Partei, und die Blätter sagen, mit wessen Erlaubnis: Mehr als { $points } schrieb niemand; { $winners } gewinnen.
pravda-kremlin-end-last-victor-line-2 = Mit { $who } an der Spitze gingen { $year } die Schubladen auf. { $points } war das Meiste darin; der Preis geht an { $winners }.
pravda-kremlin-end-last-victor-line-3 = { $year } ist um, { $who } noch nicht. In den Schubladen lagen höchstens { $points }; gewonnen haben { $winners }.
pravda-kremlin-end-last-victor-line-4 = { $who } sitzt { $year } immer noch oben. Das war jemandem { $points } wert, nämlich: { $winners }.
pravda-kremlin-end-few-head-1 = Politbüro schließt mangels Politikern
pravda-kremlin-end-few-head-2 = Der Letzte nimmt die Partei mit
pravda-kremlin-end-few-head-3 = Beschlussunfähig, aber gewonnen
pravda-kremlin-end-few-line-1 = Bei { $left } Politikern im Land ist niemand mehr da, den man täuschen könnte. { $winners } haben den höchsten davon und gewinnen.
pravda-kremlin-end-few-line-2 = Eine Zählung ergab { $left }. Das ist zu wenig für eine Verschwörung und genug für { $winners }: Sie haben den größten.
pravda-kremlin-end-few-line-3 = { $left } Politiker sind ein Abendessen, keine Regierung. Am Kopfende sitzen { $winners } und gewinnen.
pravda-kremlin-end-few-line-4 = Mit { $left } Namen ist kein Organigramm mehr zu füllen. { $winners } haben den obersten und machen das Licht aus.
pravda-kremlin-end-nobody-few-head-1 = Niemand übrig, niemand gewinnt
pravda-kremlin-end-nobody-few-head-2 = Staat intakt, Personal fehlt
pravda-kremlin-end-nobody-few-head-3 = Zu wenige, um zu irren
pravda-kremlin-end-nobody-few-line-1 = Von allen Politikern sind { $left } übrig, und keiner nützt irgendwem. Die Partie ist zu Ende, die Schlange nicht.
pravda-kremlin-end-nobody-few-line-2 = Mit { $left } Politikern lässt sich kein Politbüro füllen. Der Sieg wurde eingelagert.
pravda-kremlin-end-nobody-few-line-3 = Nachgezählt: { $left }. Es gewinnt niemand, und die Garderobe ist voll.
pravda-kremlin-end-nobody-few-line-4 = Eine Regierung aus { $left } wurde anprobiert und war zu weit. Ein Sieger, der sie füllt, fand sich nicht.
pravda-kremlin-end-nobody-chief-head-1 = { $year }: Der Chef gehört niemandem
pravda-kremlin-end-nobody-chief-head-2 = Sieg vertagt, mangels Besitzer
pravda-kremlin-end-nobody-chief-head-3 = { $year }: ein Chef für niemanden
pravda-kremlin-end-nobody-chief-line-1 = { $year } kann keine Fraktion den Parteichef ihr Eigen nennen, und so gewinnt niemand. Die Zeitung gratuliert allen.
pravda-kremlin-end-nobody-chief-line-2 = Das Jahr { $year } sollte einen Sieger haben. Es hatte stattdessen einen Herbst.
pravda-kremlin-end-nobody-chief-line-3 = { $year } lag ein Sieg bereit, aber kein Chef in irgendeiner Tasche, der ihn abgeholt hätte.
pravda-kremlin-end-nobody-chief-line-4 = { $year } endet mit einem Stuhl. Wem er gehört, weiß auch der Pförtner nicht.
pravda-kremlin-end-nobody-sheets-head-1 = Großer Sieg, kein Anspruch
pravda-kremlin-end-nobody-sheets-head-2 = Die Schubladen gingen auf und waren leer
pravda-kremlin-end-nobody-sheets-head-3 = Blätter offen, Gewinn liegt noch da
pravda-kremlin-end-nobody-sheets-line-1 = Alle Blätter wurden zu { $who } aufgedeckt, und kein Anspruch auf diesen Namen hielt. Der Sieg ging zurück an den Absender.
pravda-kremlin-end-nobody-sheets-line-2 = Es hätte ein Triumph sein sollen, durch { $who }; aber auf den Blättern fand sich niemand, der ihn hätte haben können.
pravda-kremlin-end-nobody-sheets-line-3 = { $who } hatte es möglich gemacht, kein Blatt machte Gebrauch davon. Der Gewinn geht zurück in die Lotterie.
pravda-kremlin-end-nobody-sheets-line-4 = Gesucht wurde, wer an { $who } geglaubt hatte. Das ganze Land hatte einen Termin.
pravda-kremlin-end-won-head-1 = Es ist vorbei, und es war immer so
pravda-kremlin-end-won-head-2 = Die richtige Seite hat gewonnen
pravda-kremlin-end-won-head-3 = Ergebnis wie bestellt
pravda-kremlin-end-won-line-1 = { $winners } haben gewonnen, wie diese Zeitung vorausgesagt hätte, wäre sie gebeten worden.
pravda-kremlin-end-won-line-2 = Die Partie ist entschieden: { $winners }. Alle anderen waren nie dabei.
pravda-kremlin-end-won-line-3 = Es gewinnen { $winners }.
pravda-kremlin-end-won-line-4 = { $winners } haben gewonnen. Den Übrigen wird erklärt, wie sich das hätte anfühlen sollen.
pravda-kremlin-end-nobody-head-1 = Niemand gewinnt, mit großem Abstand
pravda-kremlin-end-nobody-head-2 = Ein Remis für das ganze Volk
pravda-kremlin-end-nobody-head-3 = Sieg zurück ins Lager
pravda-kremlin-end-nobody-line-1 = Die Partie ist zu Ende, und niemand hat sie gewonnen. Die Archive sprechen von Stabilität.
pravda-kremlin-end-nobody-line-2 = Einen Sieger gibt es nicht. Es wird ein Foto der Stelle geben, an der er stünde.
pravda-kremlin-end-nobody-line-3 = Gewonnen hat niemand. Die Kapelle konnte nur einen Marsch und spielt ihn.
pravda-kremlin-end-nobody-line-4 = Die Partie endet ohne Sieger, zur Erleichterung des Graveurs.

## Der Parteichef

pravda-kremlin-chief-died-head-1 = Die Partei ist verwaist
pravda-kremlin-chief-died-head-2 = { $who }: Stuhl noch warm
pravda-kremlin-chief-died-head-3 = Fahnen gesenkt, Ehrgeiz gehisst
pravda-kremlin-chief-died-head-4 = { $who } vertagt sich für immer
pravda-kremlin-chief-died-line-1 = { $who }, Parteichef, ist mit { $age } gestorben. Die Nation weint; das Politbüro hat Taschentücher mitgebracht und eine Liste.
pravda-kremlin-chief-died-line-2 = Mit { $age } hat { $who } die Führung niedergelegt, und alles andere auch. Die Trauer ist angesetzt.
pravda-kremlin-chief-died-line-3 = { $who }, an der Spitze der Partei, ist mit { $age } verschieden. Die Ärzte helfen bei den Ermittlungen über ihren Tee.
pravda-kremlin-chief-died-line-4 = Die Mauer hat { $who } aufgenommen, { $age }, Parteichef bis zuletzt. Die Sargträger sahen einander sehr oft an.
pravda-kremlin-chief-died-line-5 = { $who } hat mit { $age } die Führung abgegeben, auf die einzige Art, die keine Abstimmung braucht.
pravda-kremlin-purged-chief-exact-head-1 = Der Chef, auf den Punkt
pravda-kremlin-purged-chief-exact-head-2 = { $need } nötig, { $need } gewürfelt, kein Chef
pravda-kremlin-purged-chief-exact-head-3 = Genau ein Chef weniger
pravda-kremlin-purged-chief-exact-line-1 = Gegen einen Parteichef braucht es { $need }. { $by } würfelte { $roll }, nicht mehr und nicht weniger, und { $who } sitzt im Zug.
pravda-kremlin-purged-chief-exact-line-2 = { $by } bat den Würfel um { $need } und bekam sie. Bis dahin führte { $who } die Partei.
pravda-kremlin-purged-chief-exact-line-3 = Ein Parteichef kostet { $need }. { $by } zahlte mit { $roll }, passend, und { $who } wird eingepackt.
pravda-kremlin-purged-chief-exact-line-4 = Der Würfel sagte { $roll }, die Liste { $need }: { $by } hat { $who } von der Partei erlöst, auf die Kopeke.
pravda-kremlin-purged-chief-roll-head-1 = Die Spitze ist gereinigt
pravda-kremlin-purged-chief-roll-head-2 = { $by } säubert nach oben
pravda-kremlin-purged-chief-roll-head-3 = Ganz oben wird etwas frei
pravda-kremlin-purged-chief-roll-line-1 = { $by } hat niemand Geringeren als den Parteichef gesäubert: { $roll }, wo { $need } verlangt war. { $who } bat um einen Fensterplatz.
pravda-kremlin-purged-chief-roll-line-2 = Nötig war { $need }, und es war eine { $roll }: { $who } leitet jetzt eine Baracke, auf Anordnung von { $by }.
pravda-kremlin-purged-chief-roll-line-3 = { $by } würfelte { $roll } gegen den Parteichef, { $need } war der Preis. { $who } wird alle Treppen zugleich hinuntergeleitet.
pravda-kremlin-purged-chief-roll-line-4 = { $need } kostet ein Parteichef; { $by } legte { $roll } hin für { $who } und lässt den Stuhl lüften.
pravda-kremlin-purged-chief-head-1 = Der Chef ist frische Luft schnappen
pravda-kremlin-purged-chief-head-2 = Wessen Porträt war das?
pravda-kremlin-purged-chief-head-3 = Oberster Stock plötzlich still
pravda-kremlin-purged-chief-line-1 = { $who } führt die Partei nicht mehr, und die Partei hat von { $who } nie gehört. { $by } nimmt Glückwünsche entgegen, auf Abstand.
pravda-kremlin-purged-chief-line-2 = { $by } hat { $who } gesäubert, und damit die Mitte jeder Wand. Die Maler sind unterwegs.
pravda-kremlin-purged-chief-line-3 = { $who } hat aufgehört, die Partei zu führen. { $by } bemerkte es zuerst, und aus nächster Nähe.
pravda-kremlin-purged-chief-line-4 = Der Chef war { $who }. Seit { $by } sich zu Wort gemeldet hat, ist der Chef ein Nagel in der Wand.
pravda-kremlin-chief-retired-head-1 = Der Chef wird Gärtner
pravda-kremlin-chief-retired-head-2 = { $who } geht, und lebt
pravda-kremlin-chief-retired-head-3 = Der Chef geht angeln
pravda-kremlin-chief-retired-line-1 = Mit { $age } gibt { $who } die Partei ab und behält die Datscha. Die Historiker prüfen, ob das erlaubt ist.
pravda-kremlin-chief-retired-line-2 = { $who } hat sich mit { $age } aus der Führung zurückgezogen, zu Fuß.
pravda-kremlin-chief-retired-line-3 = { $who } verlässt die Spitze mit { $age }, aus natürlichen Gründen: Müdigkeit.
pravda-kremlin-chief-retired-line-4 = Mit { $age } gibt { $who } die Partei zurück, leicht gebraucht. Der Empfang wurde quittiert.
pravda-kremlin-chief-hands-from-head-1 = Der Chef trägt jetzt Maß
pravda-kremlin-chief-hands-from-head-2 = Derselbe Chef, andere Fäden
pravda-kremlin-chief-hands-from-head-3 = Der Chef summt anders
pravda-kremlin-chief-hands-from-line-1 = { $who } hat bisher { pravda-to-rival } zugestimmt und stimmt jetzt { pravda-to-faction } zu, ebenso herzlich.
pravda-kremlin-chief-hands-from-line-2 = { $who } ist von { pravda-to-rival } zu { pravda-to-faction } gekommen. Die Stimme ist dieselbe; nur die Worte sind andere.
pravda-kremlin-chief-hands-from-line-3 = { $who } isst nicht mehr bei { pravda-to-rival }. Bei { pravda-to-faction } ist gedeckt, und das Fleisch ist geschnitten.
pravda-kremlin-chief-hands-from-line-4 = Was { pravda-rival } morgens zu { $who } sagten, sagen { pravda-faction } jetzt abends.
pravda-kremlin-chief-hands-head-1 = Der Chef fand Freunde
pravda-kremlin-chief-hands-head-2 = Jemand hat das Ohr des Chefs
pravda-kremlin-chief-hands-head-3 = Der Chef hat Freunde
pravda-kremlin-chief-hands-head-4 = Eine Hand im Handschuh
pravda-kremlin-chief-hands-line-1 = Wer etwas von { $who } will, fragt am besten { pravda-faction }: Sie haben den Chef in der Tasche.
pravda-kremlin-chief-hands-line-2 = { $who } spricht ab jetzt für { pravda-faction }. Das erspart allen einen Anruf.
pravda-kremlin-chief-hands-line-3 = { $who } spricht neuerdings wie { pravda-faction }, Wort für Wort, mit Pausen zum Atmen.
pravda-kremlin-chief-hands-line-4 = Wer zu { $who } will, wird von { pravda-to-faction } empfangen; dort weiß man, was der Chef denkt.

## Wahlen

pravda-kremlin-elected-all-head-1 = { $who } gewählt, Hände noch oben
pravda-kremlin-elected-all-head-2 = Kein Einwand gefunden
pravda-kremlin-elected-all-head-3 = Alle dafür, Arme lahm
pravda-kremlin-elected-all-line-1 = { $for ->
        [1] Die einzige abgegebene Stimme ging
       *[other] Alle { $for } Stimmen gingen
    } an { $who }. Wer Einwände hatte, hatte die Hände zu Hause gelassen.
pravda-kremlin-elected-all-line-2 = { $who } ist mit { $age } Parteichef: { $for } dafür, keiner dagegen, und ein Stuhl, der jedem passt, der darin sitzt.
pravda-kremlin-elected-all-line-3 = Niemand stimmte gegen { $who }. { $for ->
        [1] Eine Hand ging
       *[other] { $for } Hände gingen
    } hoch und erst auf Aufforderung wieder herunter.
pravda-kremlin-elected-all-line-4 = { $who } ist Parteichef: { $for ->
        [1] eine Stimme
       *[other] { $for } Stimmen
    } dafür, niemand dagegen. Niemand wird gesucht.
pravda-kremlin-elected-narrow-head-1 = Ein Rebell fehlte
pravda-kremlin-elected-narrow-head-2 = Gewählt, mit Knirschen
pravda-kremlin-elected-narrow-head-3 = Ein Stuhl, um eine Hand
pravda-kremlin-elected-narrow-line-1 = { $for } dafür, { $against } dagegen; ein dritter dagegen hätte { $who } versenkt, und die Namen sind notiert.
pravda-kremlin-elected-narrow-line-2 = { $against } Mitglieder wagten es, und eines mehr hätte gereicht. { $who } führt die Partei und merkt sich Gesichter.
pravda-kremlin-elected-narrow-line-3 = { $who } ist Parteichef mit { $for } zu { $against }. Eine mehr dagegen, und der Rahmenmacher hätte einen Kunden verloren.
pravda-kremlin-elected-narrow-line-4 = { $for } Hände trugen { $who } nach oben; { $against } blieben in den Taschen, wo man sie gezählt hat.
pravda-kremlin-elected-second-head-1 = Die zweite Wahl war immer die erste
pravda-kremlin-elected-second-head-2 = { $who }, bei näherem Hinsehen
pravda-kremlin-elected-second-head-3 = Zweiter Zettel, erste Wahl
pravda-kremlin-elected-second-line-1 = Nachdem ein erster Vorschlag abhandenkam, ist { $who } mit { $for } zu { $against } gewählt. Das Protokoll beginnt dort.
pravda-kremlin-elected-second-line-2 = Die Kommission hat zweimal abgestimmt und es einmal so gemeint: { $who }, { $for } zu { $against }.
pravda-kremlin-elected-second-line-3 = Der erste Name passte nicht, { $who } passt, mit { $for } zu { $against }. Den ersten Namen hat man schon vergessen.
pravda-kremlin-elected-second-line-4 = Noch einmal gefragt, sagte die Kommission { $who }: { $for } dafür, { $against } dagegen. Sie hätte es gern gleich gesagt.
pravda-kremlin-elected-votes-head-1 = Die Partei hat einen Kopf: { $who }
pravda-kremlin-elected-votes-head-2 = Gezählt und aufgehoben
pravda-kremlin-elected-votes-head-3 = { $who }: frei gewählt, aus einem
pravda-kremlin-elected-votes-line-1 = { $who } führt mit { $age } die Partei, mit { $for } zu { $against }. Die Verlierer wurden gebeten, sich zu freuen, und tun es.
pravda-kremlin-elected-votes-line-2 = Mit { $for } dafür und { $against } dagegen ist { $who } Parteichef. Das Porträt war schon fertig, was niemanden überraschte.
pravda-kremlin-elected-votes-line-3 = Die Kommission hat einen Chef verlegt und einen anderen gefunden: { $who }, { $for } zu { $against }.
pravda-kremlin-elected-votes-line-4 = { $for } Hände für { $who }, { $against } nicht. Beides gilt als Erdrutsch, das zweite in Sibirien.
pravda-kremlin-elected-over-head-1 = Durchgefallen, also { $who }
pravda-kremlin-elected-over-head-2 = Es kam ein anderer
pravda-kremlin-elected-over-head-3 = { $who }, mangels eines Ja
pravda-kremlin-elected-over-line-1 = Das Politbüro lehnte ab, was man ihm anbot, und bekam stattdessen { $who }. Das Kleingedruckte hatte es nicht gelesen.
pravda-kremlin-elected-over-line-2 = Was vorgeschlagen war, fiel durch, und dann war da { $who }. Widerstrebend hat { $who } die Wahl von { $who } angenommen.
pravda-kremlin-elected-over-line-3 = Man sagte Nein zu einem Namen und hatte damit Ja gesagt zu { $who }.
pravda-kremlin-elected-over-line-4 = { $who } kam durch eine Ablehnung an die Spitze. Es ist die erste Ablehnung mit Wagenkolonne.
pravda-kremlin-elected-alone-head-1 = { $who }: von den Möbeln gewählt
pravda-kremlin-elected-alone-head-2 = Keine Wahl, kein Skandal
pravda-kremlin-elected-alone-head-3 = Keiner fragt, { $who } nimmt an
pravda-kremlin-elected-alone-line-1 = { $who } ist mit { $age } Parteichef. Abgegeben wurde keine Stimme, was die Kommission ein klares Ergebnis nennt.
pravda-kremlin-elected-alone-line-2 = Die Partei fand { $who } an ihrer Spitze vor, ohne einen einzigen Stimmzettel. Das Papier reicht nun für Plakate.
pravda-kremlin-elected-alone-line-3 = { $who } übernahm mit { $age } ohne Abstimmung. Man war zum Wählen gekommen und blieb zum Klatschen.
pravda-kremlin-elected-alone-line-4 = Kein Zettel, keine Urne, keine Zählung: { $who } führt mit { $age }. Die Zähler wurden fürs Schweigen bezahlt, wie immer.
pravda-kremlin-elected-head-1 = Neue Hand am alten Steuer
pravda-kremlin-elected-head-2 = Neuer Chef, alte Treppe
pravda-kremlin-elected-head-3 = { $who } ist jetzt die Partei
pravda-kremlin-elected-line-1 = { $who }, { $age }, führt die Partei. Denkmäler folgen, sobald Bronze da ist.
pravda-kremlin-elected-line-2 = Es gibt wieder einen Parteichef, und es ist { $who }, { $age }, gut bei Stimme.
pravda-kremlin-elected-line-3 = Mit { $age } hat { $who } die oberste Stufe erreicht und sieht nach, wer die Treppe hält.
pravda-kremlin-elected-line-4 = { $who }, { $age }, ist an der Spitze. Die alten Witze sind zur Überarbeitung eingezogen.
pravda-kremlin-rejected-head-1 = { $who } oben nicht erwünscht
pravda-kremlin-rejected-head-2 = Zurück ins Regal
pravda-kremlin-rejected-head-3 = Ein Name geht heim
pravda-kremlin-rejected-head-4 = Daumen zeigen zum Teppich
pravda-kremlin-rejected-line-1 = Der Vorschlag { $who } ist durchgefallen, { $against } gegen { $for }. Es war nur eine Idee, und niemandes.
pravda-kremlin-rejected-line-2 = { $against } Mitglieder fanden { $who } zu gut für die Führung, { $for } nicht. Wer wer war, ist notiert.
pravda-kremlin-rejected-line-3 = Vorgeschlagen war { $who }, { $against } dagegen, { $for } dafür. Die Idee war vorher niemandem begegnet.
pravda-kremlin-rejected-line-4 = { $for } für { $who }, { $against } dagegen. Die Kommission gratuliert { $who } dazu, dass man daran gedacht hat.

## Die Parade

pravda-kremlin-wave-over-head-1 = Arm übererfüllt: { $roll } für { $need }
pravda-kremlin-wave-over-head-2 = { $who } hebt Arm und Ernte
pravda-kremlin-wave-over-head-3 = Arm hält, Ärzte sitzen
pravda-kremlin-wave-over-line-1 = Vom Arm von { $who } verlangte man { $need }, und er gab { $roll }: { $over } Prozent über der Norm. Der andere Arm hat dasselbe gelobt.
pravda-kremlin-wave-over-line-2 = { $need } hätten genügt; { $who } winkte mit { $roll }. Der Platz war bewegt und blieb, wo er war.
pravda-kremlin-wave-over-line-3 = Die Ärzte hatten { $need } gefordert. { $who } würfelte { $roll } und hob, was zu heben war; die Tauben stiegen aus Solidarität auf.
pravda-kremlin-wave-over-line-4 = { $roll }, wo { $need } die Norm ist: Zwei Denkmäler wurden angewiesen, es { $who } nachzutun.
pravda-kremlin-wave-exact-head-1 = Ein Winken nach Maß
pravda-kremlin-wave-exact-head-2 = Genau { $need }: { $who } winkt
pravda-kremlin-wave-exact-head-3 = Die Norm, kein Haar mehr
pravda-kremlin-wave-exact-line-1 = { $need } war nötig, und { $roll } wurde gewürfelt. { $who } winkte und legte den Arm zurück, ehe er es sich anders überlegte.
pravda-kremlin-wave-exact-line-2 = Kein Punkt wurde beim Winken von { $who } verschwendet: { $roll } für { $need }. Die Planer weinten.
pravda-kremlin-wave-exact-line-3 = { $need } bestellt, { $roll } geliefert: Der Arm von { $who } erfüllte den Plan und setzte sich.
pravda-kremlin-wave-exact-line-4 = { $who } brauchte { $need } und hatte { $roll }. Die Ökonomen sprechen vom vollkommenen Arm.
pravda-kremlin-wave-healthy-head-1 = { $who } winkt, als wäre nichts
pravda-kremlin-wave-healthy-head-2 = Gesunder Arm gesichtet
pravda-kremlin-wave-healthy-head-3 = { $who } winkt ohne Attest
pravda-kremlin-wave-healthy-line-1 = { $who } trat gesund auf den Balkon und winkte. Ausländische Fachleute suchten den ganzen Abend nach dem Trick.
pravda-kremlin-wave-healthy-line-2 = Kein Würfel, kein Arzt, kein Seil: { $who } winkte einfach. Ältere Bürger mussten sich setzen.
pravda-kremlin-wave-healthy-line-3 = Gesund, wie man ist, winkte { $who } ohne Weiteres. Der Krankenwagen fuhr leer nach Hause und, wie es heißt, etwas gekränkt.
pravda-kremlin-wave-healthy-line-4 = { $who } winkte, gesund und ohne Hilfe. Die Menge war der Spannung wegen gekommen und begnügte sich mit der Freude.
pravda-kremlin-wave-second-head-1 = Ein zweiter Oktober für { pravda-faction }
pravda-kremlin-wave-second-head-2 = Zwei da, einer fehlt noch
pravda-kremlin-wave-second-head-3 = Noch einer, dann Licht aus
pravda-kremlin-wave-second-line-1 = Der Arm gehörte { $who }, der Oktober geht an { pravda-faction }: Es ist ihr zweiter, und ein dritter würde die Sache beenden.
pravda-kremlin-wave-second-line-2 = { $who } winkte, und { pravda-faction } verbuchten ihre zweite Parade. Die anderen zählen nun an den Fingern.
pravda-kremlin-wave-second-line-3 = { pravda-faction } haben dank { $who } ihren zweiten Oktober. Die Küche fragt, was zum dritten geplant sei.
pravda-kremlin-wave-second-line-4 = Zum zweiten Mal ging ein Arm hoch für { pravda-faction }, diesmal der von { $who }. Die anderen üben den ihren.
pravda-kremlin-wave-again-head-1 = { $who } winkt zum zweiten Mal
pravda-kremlin-wave-again-head-2 = Zweites Winken, ein Ärmel
pravda-kremlin-wave-again-head-3 = { $who }: zwei von drei
pravda-kremlin-wave-again-line-1 = { $who } hat zum zweiten Mal gewinkt. Nach einem dritten gehen die Schubladen auf; manche räumen die ihre schon auf.
pravda-kremlin-wave-again-line-2 = Zwei Paraden tragen jetzt den Buchstaben von { $who }. Blätter werden unter dem Tisch angesehen.
pravda-kremlin-wave-again-line-3 = { $who } winkt einen zweiten Oktober herbei. Schubladen werden verschlossen, wieder geöffnet und betrachtet.
pravda-kremlin-wave-again-line-4 = { $who } hat wieder gewinkt. Irgendwo wird ein Blatt warm.
pravda-kremlin-wave-nobody-head-1 = { $who } winkt um des Winkens willen
pravda-kremlin-wave-nobody-head-2 = Winken ohne Besitzer
pravda-kremlin-wave-nobody-head-3 = Freies Winken, kein Absender
pravda-kremlin-wave-nobody-line-1 = { $who } winkte, und keine Fraktion hatte die Hand im Spiel. Das Jahr bleibt leer; das Volk winkte trotzdem zurück.
pravda-kremlin-wave-nobody-line-2 = Ein schönes Winken von { $who }, in niemandes Besitz. Es wurde unter Wetter verbucht.
pravda-kremlin-wave-nobody-line-3 = { $who } winkte auf niemandes Rechnung. Die für die Fahnen macht die Runde.
pravda-kremlin-wave-nobody-line-4 = Der Arm gehörte { $who }, und { $who } gehörte niemandem. Auf der Leiste bleibt ein Feld, sauber gefegt.
pravda-kremlin-wave-yes-head-1 = Der Arm ging hoch, die Fahnen auch
pravda-kremlin-wave-yes-head-2 = { $who } grüßt das Volk
pravda-kremlin-wave-yes-head-3 = Der Balkon hat gesprochen
pravda-kremlin-wave-yes-line-1 = { $who } winkte vom Balkon, und der Platz vergaß, wofür er angestanden hatte.
pravda-kremlin-wave-yes-line-2 = Die Oktoberparade hat ihr Winken gehabt, von { $who }. Jedes Foto ist etwas geworden.
pravda-kremlin-wave-yes-line-3 = { $who } hat gewinkt. Es ist das wichtigste Erzeugnis des Jahres.
pravda-kremlin-wave-yes-line-4 = { $who } hat gewinkt und wurde verstanden. Eine Erklärung erscheint trotzdem.
pravda-kremlin-wave-no-head-1 = Dem Arm wird für die Absicht gedankt
pravda-kremlin-wave-no-head-2 = { $who } nickt stattdessen
pravda-kremlin-wave-no-head-3 = Die Kapelle spielte weiter
pravda-kremlin-wave-no-head-4 = Winken vertagt
pravda-kremlin-wave-no-line-1 = Der Arm von { $who } brauchte { $need } und fand { $roll }. Das Jahr ist leer, und die Tuben sind zu loben.
pravda-kremlin-wave-no-line-2 = { $roll } statt { $need }: { $who } sah das Volk mit großer Wärme an, und mit beiden Händen am Geländer.
pravda-kremlin-wave-no-line-3 = { $who } versuchte zu winken. Es braucht { $need }; es war { $roll }. Die Menge sollte jubeln und sah keinen Grund, damit aufzuhören.
pravda-kremlin-wave-no-line-4 = Bei { $roll } für { $need } blieb der Arm von { $who } unten. Das amtliche Foto zeigt eine Fahne.
pravda-kremlin-wave-no-one-head-1 = Um einen Punkt nicht gewinkt
pravda-kremlin-wave-no-one-head-2 = Einer fehlt: der Ellbogen
pravda-kremlin-wave-no-one-head-3 = So nah, sagte der Ellbogen
pravda-kremlin-wave-no-one-line-1 = { $roll }, wo es { $need } braucht: Um einen Punkt hat { $who } nicht gewinkt. Der Ellbogen ist vorgeladen.
pravda-kremlin-wave-no-one-line-2 = Die Hand von { $who } kam übers Geländer und blieb bei { $roll } stehen. Einer mehr, und es wäre ein Oktober gewesen.
pravda-kremlin-wave-no-one-line-3 = Ein Punkt fehlte: { $roll } statt { $need }. { $who } kratzte sich am Ohr, und der Platz beschloss, zufrieden zu sein.
pravda-kremlin-wave-no-one-line-4 = { $need } zum Winken, { $roll } im Becher. { $who } kam bis zum zweiten Knopf.
pravda-kremlin-balcony-cure-head-1 = Balkon gelüftet, Chef auch
pravda-kremlin-balcony-cure-head-2 = { $who } winkt im Becken
pravda-kremlin-balcony-cure-head-3 = Der Chef ist unter Wasser
pravda-kremlin-balcony-cure-head-4 = Dampf statt Winken
pravda-kremlin-balcony-cure-head-5 = Parade ohne Arm
pravda-kremlin-balcony-cure-line-1 = { $who } verbrachte die Parade im Sanatorium. Der Platz winkte in Richtung der heißen Quellen.
pravda-kremlin-balcony-cure-line-2 = Mit { $who } auf Kur bleibt das Jahr leer. Auf den Balkon hängte man einen Mantel, und er kam gut an.
pravda-kremlin-balcony-cure-line-3 = Der Parteichef, { $who }, nimmt die Bäder. Das Volk nahm den Balkon, wie er war.
pravda-kremlin-balcony-cure-line-4 = Kein Winken in diesem Jahr: { $who } lag auf ärztliche Anordnung in der Wanne und grüßte mit dem Schwamm.
pravda-kremlin-balcony-cure-line-5 = Während man { $who } mit Birkenzweigen abrieb, zog die Armee an einem Handtuch vorbei.
pravda-kremlin-balcony-cure-line-6 = { $who } schickte ein Attest zur Parade. Es wurde im offenen Wagen vorbeigefahren.
pravda-kremlin-balcony-vacant-head-1 = Kein Chef, kein Winken, kein Kommentar
pravda-kremlin-balcony-vacant-head-2 = Balkon zu vermieten
pravda-kremlin-balcony-vacant-head-3 = Der Balkon war allein
pravda-kremlin-balcony-vacant-line-1 = Es gab keinen Parteichef, der hätte winken können, und so zog die Armee an einem Geländer vorbei. Es war ein gutes Geländer.
pravda-kremlin-balcony-vacant-line-2 = Die Oktoberparade verlief ohne Parteichef. Die Soldaten grüßten die Architektur.
pravda-kremlin-balcony-vacant-line-3 = Einen Chef zum Hinaufsehen gab es nicht, also sah man geradeaus. Mancher Soldat sah den anderen zum ersten Mal.
pravda-kremlin-balcony-vacant-line-4 = Ohne Chef wurden die Fahnen gebeten, selbst zu winken. Es ging Wind.
pravda-kremlin-balcony-empty-head-1 = Ein leeres Jahr, sauber liniert
pravda-kremlin-balcony-empty-head-2 = Keiner winkt, alle jubeln
pravda-kremlin-balcony-empty-head-3 = Platz voll, Balkon nicht
pravda-kremlin-balcony-empty-line-1 = Niemand winkte { $year }, und auf der Paradeleiste steht ein reines weißes Feld.
pravda-kremlin-balcony-empty-line-2 = Die Parade von { $year } galt dem Balkon selbst.
pravda-kremlin-balcony-empty-line-3 = { $year } bejubelte das Volk einen Balkon. Er hat es nicht enttäuscht.
pravda-kremlin-balcony-empty-line-4 = { $year } wird seines Wetters wegen in Erinnerung bleiben, gewinkt wurde ja nicht.

## Todesfälle

pravda-kremlin-died-one-head-1 = { $who }: Der Würfel war offen
pravda-kremlin-died-one-head-2 = Eine Eins ist eine Eins
pravda-kremlin-died-one-head-3 = Eine Eins, kein Einspruch
pravda-kremlin-died-one-line-1 = Die Ärzte würfelten eine { $roll } für { $who }, { $age }, und schlossen die Akte mit einiger Erleichterung.
pravda-kremlin-died-one-line-2 = { $who } war { $age }. Der Würfel zeigte { $roll }, und niemand bat um eine zweite Meinung.
pravda-kremlin-died-one-line-3 = { $roll } im Becher, { $age } im Pass: { $who } ist tot, und die Ärzte sind sich ausnahmsweise einig.
pravda-kremlin-died-one-line-4 = Mit { $age } traf { $who } auf eine { $roll }. Eine kleine Zahl für eine solche Wirkung.
pravda-kremlin-died-roll-head-1 = { $who } zieht in die Mauer
pravda-kremlin-died-roll-head-2 = Die Medizin tat ihr Mögliches
pravda-kremlin-died-roll-head-3 = Trauerflor wird knapp
pravda-kremlin-died-roll-head-4 = Kunstfehler ausgeschlossen
pravda-kremlin-died-roll-line-1 = { $who } ist mit { $age } gestorben, an einer { $roll } und an langen Sitzungen.
pravda-kremlin-died-roll-line-2 = Eine { $roll } war mehr, als { $who } mit { $age } ertragen konnte. Die Kapelle kennt das Stück auswendig.
pravda-kremlin-died-roll-line-3 = Die Gesundheit von { $who } ist mit { $age } für endgültig erklärt. Die Ärzte hatten eine { $roll } geworfen, und dann ihre Instrumente.
pravda-kremlin-died-roll-line-4 = Mit { $age } bekam { $who } eine { $roll } und hat sich seither nicht beklagt.
pravda-kremlin-died-shot-head-1 = Schüsse auf { $who } saßen
pravda-kremlin-died-shot-head-2 = Eine Kugel mit Mandat
pravda-kremlin-died-shot-head-3 = Es war kein Sektkorken
pravda-kremlin-died-shot-line-1 = { $who }, { $age }, fiel einem Attentat zum Opfer: Nötig war { $need }, und der Würfel sagte { $roll }. Alle waren gerade nebenan.
pravda-kremlin-died-shot-line-2 = Ein Attentäter brauchte { $need } und würfelte { $roll }. { $who } war { $age } und ist ab heute beliebt.
pravda-kremlin-died-shot-line-3 = { $who } war { $age } und stand still: { $roll }, verlangt war { $need }. Die Fenster werden befragt.
pravda-kremlin-died-shot-line-4 = Wer auf { $who } wartete, würfelte { $roll }, und { $need } genügte. Mit { $age } duckt man sich nicht mehr.
pravda-kremlin-died-member-head-1 = Ein leerer Tisch { pravda-at-ministry }
pravda-kremlin-died-member-head-2 = { $who } entschuldigt
pravda-kremlin-died-member-head-3 = Ein Stein mehr in der Mauer
pravda-kremlin-died-member-head-4 = Die Mauer wächst
pravda-kremlin-died-member-line-1 = { $who } { pravda-from-ministry } ist mit { $age } tot. Die Kollegen loben die Aussicht vom Schreibtisch.
pravda-kremlin-died-member-line-2 = { pravda-ministry } trauert um { $who }, { $age }. Der Posteingang blieb, wie er war: voll.
pravda-kremlin-died-member-line-3 = Mit { $age } ist { $who } { pravda-from-ministry } in die Mauer umgezogen, wo die Heizung geht.
pravda-kremlin-died-member-line-4 = Das Telefon von { $who } { pravda-at-ministry } trägt eine schwarze Schleife; gestorben mit { $age }.
pravda-kremlin-died-head-1 = { $who } ist nicht mehr, amtlich
pravda-kremlin-died-head-2 = In Trauer, dreifach
pravda-kremlin-died-head-3 = Schweigeminute übererfüllt
pravda-kremlin-died-head-4 = Kränze, in Reihen
pravda-kremlin-died-line-1 = { $who } ist mit { $age } gestorben. Es geschah ohne Aufhebens, wie alles geschehen sollte.
pravda-kremlin-died-line-2 = Die Kremlmauer hat { $who } aufgenommen, { $age }, und soll die Gesellschaft genießen.
pravda-kremlin-died-line-3 = { $who }, { $age }, ist tot. Die Reden hielt man kurz, die Liste der Kränze nicht.
pravda-kremlin-died-line-4 = { $who } starb mit { $age }. Die Fahnen hingen schon seit dem Frühstück auf halbmast, aus Versehen.
pravda-kremlin-died-many-head-1 = { $k } Begräbnisse, eine Kapelle
pravda-kremlin-died-many-head-2 = Die Mauer hat länger offen
pravda-kremlin-died-many-head-3 = Trauer, im Großhandel
pravda-kremlin-died-many-line-1 = { $names } sind in diesem Jahr gestorben. Die Tuba hat um Urlaub gebeten.
pravda-kremlin-died-many-line-2 = { $k } Tote in einem Jahr: { $names }. Der Plan der Floristen ist erfüllt, und es ist noch nicht einmal Winter.
pravda-kremlin-died-many-line-3 = Die Nation nimmt Abschied: { $names }. Taschentücher werden reihenweise ausgegeben.
pravda-kremlin-died-many-line-4 = { $k } Nachrufe in einem Jahr: { $names }. In der Setzerei bleibt der schwarze Rahmen gleich stehen.

## Säuberungen

pravda-kremlin-purged-member-exact-head-1 = Auf die { $need }: { $who }
pravda-kremlin-purged-member-exact-head-2 = Auf den Punkt, zum Zug
pravda-kremlin-purged-member-exact-head-3 = Kein Punkt verschenkt
pravda-kremlin-purged-member-exact-line-1 = { $by } brauchte { $need } gegen { $who } { pravda-from-ministry } und würfelte { $roll }. Eins weniger, und sie teilten noch den Samowar.
pravda-kremlin-purged-member-exact-line-2 = Genau { $need }: { $who } { pravda-from-ministry } fährt nach Osten, und { $by } atmet aus.
pravda-kremlin-purged-member-exact-line-3 = { $need } gegen { $who }, sagte die Liste, und { $need } war es. Es gibt { pravda-at-ministry } einen freien Stuhl und für { $by } einen stillen Abend.
pravda-kremlin-purged-member-exact-line-4 = { $by } hatte { $roll } gegen { $who } { pravda-from-ministry }, und { $need } war der Preis. Die Kasse stimmt.
pravda-kremlin-purged-member-roll-head-1 = { $who } entdeckt die Taiga
pravda-kremlin-purged-member-roll-head-2 = Aufgeräumt { pravda-at-ministry }
pravda-kremlin-purged-member-roll-head-3 = Zug fährt pünktlich ab
pravda-kremlin-purged-member-roll-line-1 = { $by } hat { $who } { pravda-from-ministry } gesäubert: eine { $roll }, wo { $need } genügte. Das Namensschild war nur locker angeschraubt.
pravda-kremlin-purged-member-roll-line-2 = { $who } ist nicht mehr { pravda-at-ministry }. Nötig war { $need }, { $by } brachte { $roll } und eine Pelzmütze.
pravda-kremlin-purged-member-roll-line-3 = { pravda-ministry } braucht jemand anderen: { $by } warf { $roll } gegen { $who }, der Preis war { $need }.
pravda-kremlin-purged-member-roll-line-4 = { $by } sagte { $roll }, verlangt war { pravda-at-ministry } { $need }, und { $who } sagte Lebewohl oder hätte es gesagt.
pravda-kremlin-purged-member-head-1 = { $who }? Nie gehört
pravda-kremlin-purged-member-head-2 = Fotos bitte zurückgeben
pravda-kremlin-purged-member-head-3 = { $by } schafft Platz
pravda-kremlin-purged-member-head-4 = Ein Haken wird frei
pravda-kremlin-purged-member-line-1 = { $by } hat { $who } gesäubert; { pravda-at-ministry } kann sich niemand erinnern, den Namen je gehört zu haben.
pravda-kremlin-purged-member-line-2 = { $who } ist { pravda-from-ministry } nach Sibirien gewechselt. { $by } hat die Fahrkarte besorgt.
pravda-kremlin-purged-member-line-3 = { $who } kam { pravda-from-ministry } mit nur einem Koffer. { $by } hatte ihn am Dienstag gepackt.
pravda-kremlin-purged-member-line-4 = { $by } fand { $who } { pravda-at-ministry } vor und beließ es nicht dabei.
pravda-kremlin-purged-candidate-exact-head-1 = Kandidat, um ein Haar
pravda-kremlin-purged-candidate-exact-head-2 = { $need } für { $who }, stimmt so
pravda-kremlin-purged-candidate-exact-head-3 = Kleiner Fisch, passend
pravda-kremlin-purged-candidate-exact-line-1 = Für einen Kandidaten braucht es { $need }, und { $by } würfelte genau das. { $who } war nur wegen des Büfetts gekommen.
pravda-kremlin-purged-candidate-exact-line-2 = { $who } war Kandidat, bis { $by } { $roll } würfelte, wo { $need } zu erfüllen war.
pravda-kremlin-purged-candidate-exact-line-3 = { $by } würfelte { $roll }; { $need } kostet ein Kandidat. { $who } hatte noch nicht einmal einen Stuhl bekommen.
pravda-kremlin-purged-candidate-exact-line-4 = { $need } braucht es für einen Kandidaten, { $need } war es. { $who } hinterlässt eine warme Bank und { $by } in guter Laune.
pravda-kremlin-purged-candidate-roll-head-1 = { $who } wartet nicht mehr
pravda-kremlin-purged-candidate-roll-head-2 = Ein Kandidat für Schnee
pravda-kremlin-purged-candidate-roll-head-3 = Auf der Bank wird Platz
pravda-kremlin-purged-candidate-roll-line-1 = { $who } stand bei den Kandidaten; { $by } würfelte { $roll }, und { $need } genügte. Die Schlange ist aufgerückt.
pravda-kremlin-purged-candidate-roll-line-2 = { $by } säuberte { $who } mit einer { $roll }, zur Übung: Ein Kandidat braucht { $need }.
pravda-kremlin-purged-candidate-roll-line-3 = { $who } wartete auf den großen Tag; { $by } würfelte { $roll }, und ab { $need } war er da.
pravda-kremlin-purged-candidate-roll-line-4 = { $need } hätte für { $who } genügt, { $by } hatte { $roll }. Die Bank knarrt nicht mehr.
pravda-kremlin-purged-candidate-head-1 = Wartezimmer gelichtet
pravda-kremlin-purged-candidate-head-2 = { $who } vorausgeschickt
pravda-kremlin-purged-candidate-head-3 = Kandidat abgerufen
pravda-kremlin-purged-candidate-line-1 = { $who }, Kandidat, wurde von { $by } gesäubert, ehe etwas bewiesen oder widerlegt werden konnte.
pravda-kremlin-purged-candidate-line-2 = { $by } hat { $who } eine Karriere erspart.
pravda-kremlin-purged-candidate-line-3 = { $by } hat { $who } von der Liste derer gestrichen, die später zu streichen sind.
pravda-kremlin-purged-candidate-line-4 = { $who } wartete auf einen Posten. { $by } hat einen gefunden, recht weit draußen.
pravda-kremlin-purged-many-head-1 = { $k } Betten gebucht, Osten
pravda-kremlin-purged-many-head-2 = Der Zug wurde länger
pravda-kremlin-purged-many-head-3 = Der Osten füllt sich
pravda-kremlin-purged-many-line-1 = { $names } wurden in diesem Jahr gesäubert. Sie hatten, wie sich zeigt, schon immer zusammen reisen wollen.
pravda-kremlin-purged-many-line-2 = Das Haus ist gereinigt: { $names }. Als Nächstes kommen die Teppiche.
pravda-kremlin-purged-many-line-3 = Im Laufe des Jahres entfernt: { $names }. Die Sitzordnung wird jetzt mit Bleistift geführt.
pravda-kremlin-purged-many-line-4 = Eine Reisegruppe ist nach Sibirien unterwegs: { $names }. Das Gruppenfoto erscheint nicht.
pravda-kremlin-purge-missed-one-head-1 = Sibirien um einen verfehlt
pravda-kremlin-purge-missed-one-head-2 = Knapp kein freier Stuhl
pravda-kremlin-purge-missed-one-head-3 = Ein Punkt fehlte zum Zug
pravda-kremlin-purge-missed-one-line-1 = { $by } brauchte { $need } gegen { $who } und würfelte { $roll }. Seither haben sie Tee getrunken, das heißt, keiner hat getrunken.
pravda-kremlin-purge-missed-one-line-2 = Eine { $roll } ist keine { $need }, um eins. { $who } blieb; { $by } ist beim Erklären drei Jahre gealtert.
pravda-kremlin-purge-missed-one-line-3 = { $roll }, wo { $need } nötig war: { $by } verfehlte { $who } um eins. Man schwor sich Freundschaft, über einen Dolmetscher.
pravda-kremlin-purge-missed-one-line-4 = Ein Punkt mehr, und { $who } wäre unterwegs. { $by } würfelte { $roll } für { $need } und soll sehr müde sein.
pravda-kremlin-purge-missed-roll-head-1 = { $who } blieb zum Essen
pravda-kremlin-purge-missed-roll-head-2 = Säuberung verläuft im Sande
pravda-kremlin-purge-missed-roll-head-3 = { $by } beißt auf Granit
pravda-kremlin-purge-missed-roll-head-4 = Außer Spesen nichts
pravda-kremlin-purge-missed-roll-line-1 = { $by } wollte { $who } säubern: { $roll }, wo es { $need } braucht. Beide sprechen von einem Gruß.
pravda-kremlin-purge-missed-roll-line-2 = Bei { $roll } für { $need } wurde aus der Säuberung von { $who } nichts, und aus { $by } ein um drei Jahre besorgterer Mensch.
pravda-kremlin-purge-missed-roll-line-3 = { $who } hat { $by } überstanden: Der Würfel lag bei { $roll } und hätte bei { $need } liegen sollen.
pravda-kremlin-purge-missed-roll-line-4 = { $by } hielt { $roll } in der Hand, und { $need } war das Ziel. { $who } bot einen Stuhl an, den harten.
pravda-kremlin-purge-missed-head-1 = Vom Schicksal abgesagt
pravda-kremlin-purge-missed-head-2 = { $who } war doch zu Hause
pravda-kremlin-purge-missed-head-3 = { $who } behielt den Mantel an
pravda-kremlin-purge-missed-head-4 = { $by } zielt, keiner geht
pravda-kremlin-purge-missed-line-1 = { $by } griff nach { $who } und kam mit drei Stresspunkten und leerer Hand zurück.
pravda-kremlin-purge-missed-line-2 = { $who } wurde nicht gesäubert, wie { $by } als Erstes bestätigen wird.
pravda-kremlin-purge-missed-line-3 = { $by } wollte { $who } nach Osten schieben. { $who } ist schwerer als gedacht.
pravda-kremlin-purge-missed-line-4 = { $who } ist noch da und hat { $by } eine Karte geschickt, mit einer Eisenbahn darauf.
pravda-kremlin-shot-missed-one-head-1 = Einen Punkt vor dem Staatsbegräbnis
pravda-kremlin-shot-missed-one-head-2 = Um einen Knopf verfehlt
pravda-kremlin-shot-missed-one-head-3 = Eine Kugel, ein Orden
pravda-kremlin-shot-missed-one-line-1 = Jemand schoss auf { $who }: { $roll }, und { $need } wäre tödlich gewesen. Der Schneider hat einen Orden bekommen.
pravda-kremlin-shot-missed-one-line-2 = Ein Attentäter kam bis auf einen Punkt an { $who } heran, mit { $roll } für { $need }.
pravda-kremlin-shot-missed-one-line-3 = Der Würfel kam auf { $roll }, und { $need } tötet: { $who } lebt um einen Punkt und spricht von nichts anderem.
pravda-kremlin-shot-missed-one-line-4 = { $roll } für { $need }: Der Schuss auf { $who } traf einen Orden, und der Orden bekam einen Orden.
pravda-kremlin-shot-missed-head-1 = Schüsse: { $who } steht
pravda-kremlin-shot-missed-head-2 = Lärm auf dem Flur
pravda-kremlin-shot-missed-head-3 = Schüsse, nicht dringend
pravda-kremlin-shot-missed-line-1 = Es gab einen Anschlag auf { $who }. Nötig war { $need }, und es war { $roll }; den Kronleuchter wird man vermissen.
pravda-kremlin-shot-missed-line-2 = Auf { $who } wurde geschossen, mit einer { $roll }, wo { $need } tötet. Der Täter besitzt vermutlich eine Waffe.
pravda-kremlin-shot-missed-line-3 = Jemand feuerte auf { $who }: { $roll }, zum Treffen braucht es { $need }. Das Porträt dahinter geht in den Ruhestand.
pravda-kremlin-shot-missed-line-4 = { $need } war das Ziel und { $roll } der Schuss. { $who } redete weiter; einen Unterschied bemerkte niemand.
pravda-kremlin-condemned-head-1 = { $who }: ohne Prozess
pravda-kremlin-condemned-head-2 = Die Justiz kürzt ab
pravda-kremlin-condemned-head-3 = Am Telefon verurteilt
pravda-kremlin-condemned-head-4 = Die Richter schliefen
pravda-kremlin-condemned-head-5 = Ein Gericht gespart
pravda-kremlin-condemned-line-1 = { $by } hat { $who } ohne Prozess nach Sibirien geschickt, um die Richter nicht zu langweilen.
pravda-kremlin-condemned-line-2 = { $who } ist allein auf das Wort von { $by } nach Osten gereist. Es war ein kurzes Wort.
pravda-kremlin-condemned-line-3 = { $by } brauchte für { $who } kein Gericht, ein Bleistift lag ja da.
pravda-kremlin-condemned-line-4 = Der Prozess gegen { $who } ist eingespart. { $by } spendet die Zeit der Industrie.
pravda-kremlin-condemned-line-5 = { $who } wurde von { $by } zwischen zwei Telefonaten verurteilt. In keinem ging es darum.
pravda-kremlin-exiled-head-1 = { $who } im Osten
pravda-kremlin-exiled-head-2 = Eine Fahrkarte, einfach
pravda-kremlin-exiled-head-3 = Luftwechsel: { $who }
pravda-kremlin-exiled-line-1 = { $who } wurde nach Sibirien geschickt. Die Gründe werden nachgesandt.
pravda-kremlin-exiled-line-2 = { $who } ist in Sibirien. Man hielt es für das Beste, unter denen, die blieben.
pravda-kremlin-exiled-line-3 = { $who } fährt nach Sibirien, mit der Weisung, sich darauf zu freuen.
pravda-kremlin-exiled-line-4 = { $who } ist Sibirien zugeteilt. Die Handschrift auf dem Befehl ist die von allen.

## Prozesse

pravda-kremlin-guilty-alone-head-1 = Nur einer war dagegen
pravda-kremlin-guilty-alone-head-2 = { $who } überstimmt zu { $who }
pravda-kremlin-guilty-alone-head-3 = Eine Stimme, eigene Sache
pravda-kremlin-guilty-alone-line-1 = { $guilty } zu 1 gegen { $who }, und die 1 war { $who }. Das Gericht dankte für die Teilnahme.
pravda-kremlin-guilty-alone-line-2 = Über { $who } stimmten { $guilty } für schuldig und der Angeklagte anders. { $by } hatte nichts anderes erwartet.
pravda-kremlin-guilty-alone-line-3 = { $who } war für { $who }, { $guilty ->
        [1] eine Stimme war
       *[other] { $guilty } Stimmen waren
    } dagegen. Das Gericht lobt die Beständigkeit.
pravda-kremlin-guilty-alone-line-4 = { $by } klagte an, { $guilty ->
        [1] eine Stimme stimmte
       *[other] { $guilty } Stimmen stimmten
    } zu, und { $who } behielt sich die Zustimmung vor.
pravda-kremlin-guilty-one-head-1 = Eine mehr, und die Bank wäre leer
pravda-kremlin-guilty-one-head-2 = { $who }: eine Stimme zu wenig
pravda-kremlin-guilty-one-head-3 = Ein Freund zu wenig
pravda-kremlin-guilty-one-head-4 = Die halbe Gnade
pravda-kremlin-guilty-one-line-1 = Zwei Stimmen sprechen frei; { $who } hatte eine, bei { $guilty } dagegen. { $by }, mit der Anklage betraut, hat gut geschlafen.
pravda-kremlin-guilty-one-line-2 = { $guilty } für schuldig, 1 für Gnade. Eine zweite hätte { $who } befreit; es bleibt nun Zeit, darüber nachzudenken.
pravda-kremlin-guilty-one-line-3 = { $who } hatte vor Gericht einen Freund und { $guilty } Bekannte. { $by } freut sich über die Bekanntschaft.
pravda-kremlin-guilty-one-line-4 = 1 für { $who }, { $guilty } für { $by }. Die 1 wird um eine Erklärung gebeten.
pravda-kremlin-guilty-all-head-1 = Urteil vor dem Tee fertig
pravda-kremlin-guilty-all-head-2 = { $who }: kein Zweifel
pravda-kremlin-guilty-all-head-3 = Das Gericht wie ein Mann
pravda-kremlin-guilty-all-line-1 = { $guilty ->
        [1] Die einzige abgegebene Stimme befand
       *[other] Alle { $guilty } Stimmen befanden
    } { $who } für schuldig. Die Verteidigung bat um das Salz.
pravda-kremlin-guilty-all-line-2 = { $who } geht nach Sibirien, mit { $guilty ->
        [1] einer Stimme
       *[other] { $guilty } Stimmen
    } und keiner dagegen. { $by } klagte an; der Rest war Handschrift.
pravda-kremlin-guilty-all-line-3 = Niemand sprach für { $who }. { $guilty ->
        [1] Eine Stimme sprach
       *[other] { $guilty } Stimmen sprachen
    } dagegen, und den Stenografen hätte man nach Hause schicken können.
pravda-kremlin-guilty-all-line-4 = { $by } sagte „schuldig“ zu { $who }, und { $guilty ->
        [1] eine Stimme echote
       *[other] { $guilty } Stimmen echoten
    }. Die Akustik wird gelobt.
pravda-kremlin-guilty-silent-head-1 = Schuldig durch Schweigen
pravda-kremlin-guilty-silent-head-2 = Keine Stimme, ein Urteil
pravda-kremlin-guilty-silent-head-3 = Keiner sprach, alle hörten
pravda-kremlin-guilty-silent-line-1 = Niemand stimmte ab, und { $who } ist schuldig. Das Gesetz hat eine Schwäche für die Stillen.
pravda-kremlin-guilty-silent-line-2 = Keine Stimme fiel über { $who }; das genügte. { $by } blieb eine Rede erspart.
pravda-kremlin-guilty-silent-line-3 = Das Gericht fragte, wer für { $who } sei, und man hörte die Uhr. Schuldig also.
pravda-kremlin-guilty-silent-line-4 = { $by } klagte { $who } an; die Mitglieder prüften die Decke, und die Decke war dagegen.
pravda-kremlin-guilty-head-1 = { $who } schuldig, wie angekündigt
pravda-kremlin-guilty-head-2 = Das Gericht hat verstanden
pravda-kremlin-guilty-head-3 = Schuld da, wo sie lag
pravda-kremlin-guilty-line-1 = { $who } wurde angeklagt, verurteilt und in einen Zug gesetzt, in einer Reihenfolge, die { $by } zufriedenstellte.
pravda-kremlin-guilty-line-2 = { $by } klagte { $who } an, und das Gericht folgte. Eine Eskorte auch.
pravda-kremlin-guilty-line-3 = Schuldig, sagt das Gericht zu { $who }, und hat gefragt, ob es sonst noch etwas gebe.
pravda-kremlin-guilty-line-4 = { $by } brachte { $who } vor Gericht. Zurück kam man in kleinerer Zahl.
pravda-kremlin-acquitted-votes-head-1 = { $who } frei, { $by } schwitzt
pravda-kremlin-acquitted-votes-head-2 = Ein Unschuldiger gefunden
pravda-kremlin-acquitted-votes-head-3 = Höflicher Ungehorsam
pravda-kremlin-acquitted-votes-line-1 = { $free } Stimmen sprachen { $who } frei, { $guilty } anderen zum Trotz. { $by } klagte an und denkt jetzt darüber nach.
pravda-kremlin-acquitted-votes-line-2 = Zum Freispruch braucht es zwei, und zwei waren es, gegen { $guilty }. { $who } verneigte sich vor jedem mit Namen.
pravda-kremlin-acquitted-votes-line-3 = { $guilty } für schuldig, { $free } für { $who }: frei. { $by } hat gefragt, wo man die Beweise gekauft habe.
pravda-kremlin-acquitted-votes-line-4 = Zwei für { $who }, { $guilty } dagegen; mehr braucht es nicht. { $by } liest noch einmal das Statut.
pravda-kremlin-acquitted-head-1 = { $who } war die ganze Woche unschuldig
pravda-kremlin-acquitted-head-2 = Die Anklagebank ist leer
pravda-kremlin-acquitted-head-3 = { $by } hatte es schriftlich
pravda-kremlin-acquitted-line-1 = { $who } wurde von dem freigesprochen, was { $by } im Sinn hatte.
pravda-kremlin-acquitted-line-2 = Das Gericht findet nichts gegen { $who }. { $by } findet die Tür.
pravda-kremlin-acquitted-line-3 = { $who } ist frei, und { $by } bedauert, im Sinne von Bedauern.
pravda-kremlin-acquitted-line-4 = Das Gericht hörte { $by } gegen { $who } und ging dann mit der anderen Seite essen.
pravda-kremlin-plot-guilty-head-1 = { $who } hat bezahlt
pravda-kremlin-plot-guilty-head-2 = Komplott mit Verfasser
pravda-kremlin-plot-guilty-head-3 = Komplott zu, Deckel drauf
pravda-kremlin-plot-guilty-line-1 = { $who } wurde des Komplotts schuldig befunden und mit ihm begraben.
pravda-kremlin-plot-guilty-line-2 = Hinter dem Anschlag stand, sagt das Gericht, { $who }. Berufung gibt es nicht, und niemanden, der sie einlegen könnte.
pravda-kremlin-plot-guilty-line-3 = { $who } war das Komplott, ganz allein, und ruht bei den Beweismitteln.
pravda-kremlin-plot-guilty-line-4 = Das Gericht weiß, wer es war: { $who }. Die Mauer wird gebeten, Platz zu lassen.
pravda-kremlin-plot-acquitted-head-1 = Komplott ohne Täter
pravda-kremlin-plot-acquitted-head-2 = { $who } wusste von nichts
pravda-kremlin-plot-acquitted-head-3 = { $who } kam nur vorbei
pravda-kremlin-plot-acquitted-line-1 = { $who } hatte mit dem Anschlag nichts zu tun, befindet das Gericht und sieht noch einmal nach.
pravda-kremlin-plot-acquitted-line-2 = Vom Komplott freigesprochen: { $who }. Die Waffe wird gebeten, sich zu melden.
pravda-kremlin-plot-acquitted-line-3 = Das Gericht fragte { $who }, und { $who } sagte Nein. Daran hatte man nicht gedacht.
pravda-kremlin-plot-acquitted-line-4 = { $who } ist aus dem Komplott entlassen; es sucht weiter nach seinem Urheber.
pravda-kremlin-inquiry-guilty-head-1 = Ermittelt: { $who }
pravda-kremlin-inquiry-guilty-head-2 = Also war es doch jemand
pravda-kremlin-inquiry-guilty-head-3 = Die Spur führt zu { $who }
pravda-kremlin-inquiry-guilty-line-1 = Die Ermittlung zum Anschlag nennt { $who }; zum Nachdenken ging es nach Sibirien.
pravda-kremlin-inquiry-guilty-line-2 = Dahinter steckte { $who }, sagt die Ermittlung. Es musste jemand mit Mantel sein.
pravda-kremlin-inquiry-guilty-line-3 = Die Ermittlung folgte den Stiefelspuren bis zu { $who }. Wer in den Stiefeln steckte, wurde nicht gefragt.
pravda-kremlin-inquiry-guilty-line-4 = { $who } steht für den Anschlag gerade, befindet die Ermittlung, und zwar in Sibirien.
pravda-kremlin-inquiry-acquitted-head-1 = Ermittlung umarmt { $who }
pravda-kremlin-inquiry-acquitted-head-2 = Ein Paar saubere Hände
pravda-kremlin-inquiry-acquitted-head-3 = { $who }: nur ein Schirm
pravda-kremlin-inquiry-acquitted-line-1 = Die Ermittlung zum Anschlag entlastet { $who } und entschuldigt sich für die Lampe.
pravda-kremlin-inquiry-acquitted-line-2 = { $who } hatte nichts damit zu tun. Die Ermittlung hat mit nichts zu tun.
pravda-kremlin-inquiry-acquitted-line-3 = { $who } war nicht beteiligt, sagt die Ermittlung und hat die Hände nachgezählt.
pravda-kremlin-inquiry-acquitted-line-4 = Die Ermittlung gab { $who } die Hand und besah dann die eigene.
pravda-kremlin-cleared-by-card-head-1 = { $who } war woanders
pravda-kremlin-cleared-by-card-head-2 = Die Akte ist verlegt
pravda-kremlin-cleared-by-card-head-3 = Ein Papier rettet { $who }
pravda-kremlin-cleared-by-card-line-1 = Ehe jemand abstimmen konnte, war { $who } entlastet. Ein Dokument war aufgetaucht; Dokumente tun das.
pravda-kremlin-cleared-by-card-line-2 = Der Fall gegen { $who } hat sich aufgelöst, die Zeugen zuerst.
pravda-kremlin-cleared-by-card-line-3 = { $who } legte ein Papier vor. Die Unterschrift konnte das Gericht nicht lesen, aber es erkannte sie.
pravda-kremlin-cleared-by-card-line-4 = { $who } muss nicht vor Gericht: Der fragliche Tag war nachweislich ein Feiertag.

## Kleine Meldungen

pravda-kremlin-retired-head-1 = { $who } gibt den Bleistift ab
pravda-kremlin-retired-head-2 = In Rente, nicht entfernt
pravda-kremlin-retired-head-3 = { $who } nimmt die Tür
pravda-kremlin-retired-line-1 = { $who } ist mit { $age } in den Ruhestand gegangen, zu allgemeinem Unglauben. Es gab Kuchen.
pravda-kremlin-retired-line-2 = Mit { $age } verlässt { $who } die Politik auf beiden Füßen, was zu erforschen sein wird.
pravda-kremlin-retired-line-3 = { $who }, { $age }, geht nach Hause und weiß, wo das ist.
pravda-kremlin-retired-line-4 = { $who } hat mit { $age } alles abgegeben: zwei Schlüssel, einen Stempel, keine Namen.
pravda-kremlin-back-by-head-1 = { $who } zurück, braun, still
pravda-kremlin-back-by-head-2 = Ein Irrtum kehrt heim
pravda-kremlin-back-by-head-3 = Rückfahrkarte gefunden
pravda-kremlin-back-by-head-4 = Der Osten gibt etwas zurück
pravda-kremlin-back-by-head-5 = { $by } denkt an Freunde
pravda-kremlin-back-by-head-6 = Wieder da, etwas leiser
pravda-kremlin-back-by-line-1 = { $by } hat { $who } aus Sibirien zurückgeholt, wo, wie sich zeigt, ein Missverständnis vorgelegen hatte.
pravda-kremlin-back-by-line-2 = { $who } ist wieder im Volk, mit freundlicher Genehmigung von { $by }, und zuckt bei jedem Heizkörper zusammen.
pravda-kremlin-back-by-line-3 = Dank { $by } ist { $who } aus dem Osten zurück. Im alten Büro sagt man, der Stuhl sei nie verrückt worden.
pravda-kremlin-back-by-line-4 = { $who } wurde auf das Wort von { $by } aus Sibirien zurückgerufen und fragt, wer inzwischen wer ist.
pravda-kremlin-back-by-line-5 = { $by } brauchte jemanden, der dankbar ist, und dachte an { $who }. In dieser Richtung war der Zug pünktlich.
pravda-kremlin-back-by-line-6 = { $who } ist zurück, auf Einladung von { $by }. Die Pelzmütze darf behalten werden.
pravda-kremlin-back-head-1 = { $who } fiel doch wieder ein
pravda-kremlin-back-head-2 = Sibirien: eine Pritsche frei
pravda-kremlin-back-head-3 = Pritsche frei geworden
pravda-kremlin-back-head-4 = Ohne Angabe von Gründen da
pravda-kremlin-back-line-1 = { $who } ist aus Sibirien zurück. Verbannt wurde stattdessen der Irrtum.
pravda-kremlin-back-line-2 = Sibirien hat { $who } entlassen; dort war übrigens nie jemand dieses Namens.
pravda-kremlin-back-line-3 = { $who } ist aus Sibirien zurück und sucht den Haken mit dem alten Namen.
pravda-kremlin-back-line-4 = { $who } lebt wieder im Volk. In der Akte steht jetzt „Dienstreise“.
pravda-kremlin-outbid-by-one-head-1 = { $points } schlägt { $theirs }
pravda-kremlin-outbid-by-one-head-2 = { $who } für einen Punkt mehr
pravda-kremlin-outbid-by-one-head-3 = Ein Freund, ein Punkt
pravda-kremlin-outbid-by-one-head-4 = Treue kostet einen mehr
pravda-kremlin-outbid-by-one-head-5 = Ein Punkt, ein Argument
pravda-kremlin-outbid-by-one-line-1 = { pravda-rival } hielten { $who } mit { $theirs }, bis { pravda-faction } { $points } offenlegten. Treue ist eine Frage der Rechenart.
pravda-kremlin-outbid-by-one-line-2 = Mit { $points } gegen { $theirs } nahmen { pravda-faction } { $who }, und { pravda-rival } sahen zu. Ein Punkt: der Preis eines Gewissens.
pravda-kremlin-outbid-by-one-line-3 = { $who } verließ { pravda-rival } bei { $theirs } und kam für { $points } zu { pravda-to-faction }, aus Überzeugung.
pravda-kremlin-outbid-by-one-line-4 = { pravda-faction } legten { $points } offen, wo { pravda-rival } { $theirs } hatten. Rechnen konnte { $who } schon immer.
pravda-kremlin-outbid-by-one-line-5 = Für { $theirs } glaubte { $who }, was { pravda-rival } sagten; für { $points } wussten { pravda-faction } Besseres.
pravda-kremlin-suspected-by-head-1 = { $by } fragt sich etwas
pravda-kremlin-suspected-by-head-2 = Eine Frage steht im Raum
pravda-kremlin-suspected-by-head-3 = Wer fragt, wird gefragt
pravda-kremlin-suspected-by-head-4 = { $by } spitzt den Bleistift
pravda-kremlin-suspected-by-line-1 = { $by } hat ein Fragezeichen hinter { $who } gesetzt. Vorerst ist es nur Zeichensetzung.
pravda-kremlin-suspected-by-line-2 = In der Akte { $who } steht ein „?“, in der Handschrift von { $by }.
pravda-kremlin-suspected-by-line-3 = { $who } dürfe sich bewegen wie bisher, sagt { $by }, aber langsam, und wo man es sehen kann.
pravda-kremlin-suspected-by-line-4 = { $by } hat eine Frage zu { $who } gestellt und wartet die Antwort nicht ab.
pravda-kremlin-suspected-head-1 = { $who }: ein „?“
pravda-kremlin-suspected-head-2 = Fragezeichen ohne Absender
pravda-kremlin-suspected-head-3 = Eine Frage ohne Gesicht
pravda-kremlin-suspected-line-1 = Die Akte { $who } enthält ein „?“. Niemand erinnert sich, es gesetzt zu haben.
pravda-kremlin-suspected-line-2 = Zu { $who } wird etwas gefragt, obwohl niemand etwas gesagt hat.
pravda-kremlin-suspected-line-3 = Bei { $who } wurde ein „?“ gefunden. Es war noch warm.
pravda-kremlin-suspected-line-4 = Man wundert sich über { $who }. Wer sich wundert, darüber wundert man sich nicht.
pravda-kremlin-unsuspected-by-head-1 = Antwort erübrigt sich
pravda-kremlin-unsuspected-by-head-2 = Eine Frage entfällt
pravda-kremlin-unsuspected-by-head-3 = { $by } leiht den Radierer
pravda-kremlin-unsuspected-by-line-1 = { $by } hat das „?“ von { $who } genommen. Da war kein Rauch, nur das eine Streichholz.
pravda-kremlin-unsuspected-by-line-2 = Dank { $by } wundert sich niemand mehr über { $who }, jedenfalls nicht laut.
pravda-kremlin-unsuspected-by-line-3 = { $by } hat sich { $who } angesehen und nichts gefunden, oder nichts Neues.
pravda-kremlin-unsuspected-by-line-4 = { $who } hat kein „?“ mehr. { $by } brauchte es anderswo.
pravda-kremlin-unsuspected-head-1 = „?“ in der Post verloren
pravda-kremlin-unsuspected-head-2 = { $who } fraglos
pravda-kremlin-unsuspected-head-3 = Das „?“ war ein Fleck
pravda-kremlin-unsuspected-line-1 = Das „?“ bei { $who } ist weg. Es war für ein Kreuzworträtsel gedacht.
pravda-kremlin-unsuspected-line-2 = { $who } steht nicht mehr unter Verdacht. Der Verdacht hat andere Arbeit bekommen.
pravda-kremlin-unsuspected-line-3 = { $who } ist über jeden Verdacht erhaben; der Verdacht sucht einen Stuhl.
pravda-kremlin-unsuspected-line-4 = Das „?“ bei { $who } ist abgelaufen. Man hatte vergessen, es zu verlängern.
pravda-kremlin-aged-head-1 = { $who } altert im Laufen
pravda-kremlin-aged-head-2 = Kalender überholt
pravda-kremlin-aged-head-3 = Langes Jahr: { $who }
pravda-kremlin-aged-head-4 = Weißes Haar, dicke Akte
pravda-kremlin-aged-head-5 = { $who }: volle Agenda
pravda-kremlin-aged-head-6 = Jahre im Voraus bezahlt
pravda-kremlin-aged-head-7 = Geburtstag je Sitzung
pravda-kremlin-aged-head-8 = Die Zeit fährt Schnellzug
pravda-kremlin-aged-head-9 = Jahre, kistenweise
pravda-kremlin-aged-line-1 = { $who } ist in einem Jahr um { $points } gealtert und jetzt { $age }. Der Plan hatte weniger vorgesehen.
pravda-kremlin-aged-line-2 = { $points } Stresspunkte in einem Jahr: { $who } ist jetzt { $age } und hört auf lautere Stimmen.
pravda-kremlin-aged-line-3 = Im Ausweis von { $who } steht { $age }. Das stimmt erst seit Kurzem: { $points } Jahre kamen seit der letzten Parade dazu.
pravda-kremlin-aged-line-4 = { $who } hat { $points } Jahre in einem einzigen ausgegeben und ist { $age }. Eine Quittung gab es nicht.
pravda-kremlin-aged-line-5 = Es war ein Jahr von { $points } für { $who }, { $age }, und man sieht jede Sitzung davon.
pravda-kremlin-aged-line-6 = { $who } ist { $age }. { $points } davon kamen dieses Jahr, durch die Tür mit der Aufschrift „eilt“.
pravda-kremlin-aged-line-7 = Das Jahr nahm { $who } { $points } Jahre; mit { $age } stimmt man schon zu, bevor gefragt wird.
pravda-kremlin-aged-line-8 = { $who } begann das Jahr zu Fuß und beendet es mit { $age }: { $points } Stresspunkte und ein Ehrenstock.
pravda-kremlin-aged-line-9 = { $points } Jahre vergingen für { $who } zwischen zwei Paraden. Mit { $age } fragt man nicht mehr, wohin.
pravda-kremlin-younger-head-1 = { $who } wächst rückwärts
pravda-kremlin-younger-head-2 = Zeit per Dekret gewendet
pravda-kremlin-younger-head-3 = { $who } lässt einen aus
pravda-kremlin-younger-line-1 = { $who } ist { $points ->
        [1] ein Jahr
       *[other] { $points } Jahre
    } jünger und jetzt { $age }. Bienen waren beteiligt.
pravda-kremlin-younger-line-2 = Die Wissenschaft hat { $who } { $points ->
        [1] ein Jahr
       *[other] { $points } Jahre
    } abgenommen; mit { $age } wurde ein Fahrrad beantragt.
pravda-kremlin-younger-line-3 = { $who } ist nur noch { $age }; { $points ->
        [1] ein Jahr fand
       *[other] { $points } Jahre fanden
    } sich in einer Schublade.
pravda-kremlin-younger-line-4 = { $points ->
        [1] Ein Jahr wurde
       *[other] { $points } Jahre wurden
    } { $who } ungebraucht zurückgegeben. Mit { $age } bittet man um Nachschlag.
pravda-kremlin-promoted-post-head-1 = { $who } steigt auf
pravda-kremlin-promoted-post-head-2 = { pravda-ministry }: { $who }
pravda-kremlin-promoted-post-head-3 = Alte Tür, neuer Name
pravda-kremlin-promoted-post-head-4 = Ein Stuhl war frei
pravda-kremlin-promoted-post-head-5 = Aufzug fährt nach oben
pravda-kremlin-promoted-post-head-6 = Mit Dienstwohnung
pravda-kremlin-promoted-post-head-7 = Schild noch feucht
pravda-kremlin-promoted-post-head-8 = Höher, und es zieht
pravda-kremlin-promoted-post-head-9 = Der Schreibtisch weiß es
pravda-kremlin-promoted-post-head-10 = Teppich inbegriffen
pravda-kremlin-promoted-post-head-11 = Zwei Telefonleitungen
pravda-kremlin-promoted-post-head-12 = Beifall im Treppenhaus
pravda-kremlin-promoted-post-head-13 = Einer musste ja
pravda-kremlin-promoted-post-head-14 = Schlüssel übergeben
pravda-kremlin-promoted-post-head-15 = Hochgeschwiegen
pravda-kremlin-promoted-post-head-16 = Näher am Samowar
pravda-kremlin-promoted-post-line-1 = { $who } kommt { pravda-to-ministry }, denn näher stand keiner.
pravda-kremlin-promoted-post-line-2 = Man hat { pravda-at-ministry } angekündigt, es komme { $who }, und man möge aussehen, als hätte man darauf gehofft.
pravda-kremlin-promoted-post-line-3 = { $who } ist { pravda-to-ministry } aufgestiegen. Die Witze des Vorgängers gelten, bis neue eintreffen.
pravda-kremlin-promoted-post-line-4 = { pravda-ministry } bekommt { $who }, im Namen des ganzen Volkes, und { $who } bekommt die Wohnung.
pravda-kremlin-promoted-post-line-5 = Zur eigenen Überraschung passte { $who } { pravda-at-ministry } sofort ein Schreibtisch.
pravda-kremlin-promoted-post-line-6 = { $who } wurde { pravda-to-ministry } hinaufgetragen, durch Verdienst und den Aufzug.
pravda-kremlin-promoted-post-line-7 = Es passte { pravda-at-ministry } nur ein Schlüssel, und den hatte { $who } in der Hand.
pravda-kremlin-promoted-post-line-8 = { pravda-ministry } hat jetzt { $who } und ein neues Schloss.
pravda-kremlin-promoted-post-line-9 = { $who } zieht { pravda-to-ministry } ein. Die Glückwünsche waren alle in derselben Handschrift.
pravda-kremlin-promoted-post-line-10 = Man begrüßt { pravda-at-ministry } { $who }. Das Porträt hing vor dem Nagel.
pravda-kremlin-promoted-post-line-11 = { $who } wurde { pravda-at-ministry } für tauglich befunden. Geprüft wurde der Händedruck.
pravda-kremlin-promoted-post-line-12 = Auf { $who } hatte man { pravda-at-ministry } immer gehofft; so steht es im neuen Protokoll.
pravda-kremlin-promoted-post-line-13 = { $who } bringt { pravda-to-ministry } eine Aktentasche mit, die durchsucht, und eine Meinung, die nicht gefunden wurde.
pravda-kremlin-promoted-post-line-14 = Eine neue Stimme ist { pravda-at-ministry } zu hören, die von { $who }. Das Vorzimmer lernt, wo zu lachen ist.
pravda-kremlin-promoted-post-line-15 = { $who } übernimmt Schreibtisch, Stuhl und Feinde { pravda-at-ministry } in gebrauchtem Zustand.
pravda-kremlin-promoted-post-line-16 = Man bittet { $who } { pravda-at-ministry }, sich wie zu Hause zu fühlen und die Möbel stehen zu lassen.
pravda-kremlin-promoted-candidate-head-1 = { $who } darf hoffen
pravda-kremlin-promoted-candidate-head-2 = Ein Platz an der Tür
pravda-kremlin-promoted-candidate-head-3 = Die Bank ist voller Hoffnung
pravda-kremlin-promoted-candidate-head-4 = Platzkarte erhalten
pravda-kremlin-promoted-candidate-line-1 = { $who } gehört jetzt zu den Kandidaten und hat sicherheitshalber einen warmen Mantel gekauft.
pravda-kremlin-promoted-candidate-line-2 = Aus dem Volk wurde { $who } auf die Bank der Kandidaten gerufen. Sie knarrt.
pravda-kremlin-promoted-candidate-line-3 = { $who } sitzt jetzt bei den Kandidaten und übt das Nicken.
pravda-kremlin-promoted-candidate-line-4 = { $who } fiel im Volk auf und kam zu den Kandidaten, um weniger aufzufallen.
pravda-kremlin-demoted-post-head-1 = { $who }: ein Stock tiefer
pravda-kremlin-demoted-post-head-2 = Dem Boden näher
pravda-kremlin-demoted-post-head-3 = Weniger Telefone
pravda-kremlin-demoted-post-head-4 = Kleines Büro, großer Zug
pravda-kremlin-demoted-post-line-1 = { $who } wurde { pravda-to-ministry } hinunterversetzt, wo die Teppiche dünner sind.
pravda-kremlin-demoted-post-line-2 = { $who } wird { pravda-at-ministry } weniger Telefone vorfinden und weniger hineinzusagen haben; der Weg dorthin führte abwärts.
pravda-kremlin-demoted-post-line-3 = { $who } rückt { pravda-to-ministry } hinunter, näher an die Probleme; sie sind gewarnt.
pravda-kremlin-demoted-post-line-4 = Für { $who } heißt es jetzt: { pravda-ministry }. Der Fahrer erfuhr die gute Nachricht zuerst.
pravda-kremlin-demoted-candidate-head-1 = { $who } steht wieder an
pravda-kremlin-demoted-candidate-head-2 = Vom Tisch auf die Bank
pravda-kremlin-demoted-candidate-head-3 = Der Tisch bleibt, { $who } geht
pravda-kremlin-demoted-candidate-head-4 = Stuhl gegen Holzbank
pravda-kremlin-demoted-candidate-line-1 = { $who } hat einen Schreibtisch gegen einen Platz bei den Kandidaten getauscht, um mehr vom Flur zu sehen.
pravda-kremlin-demoted-candidate-line-2 = { $who } darf ab jetzt bei den Kandidaten warten. Die Bank rückt zusammen.
pravda-kremlin-demoted-candidate-line-3 = { $who } tauscht ein Telefon gegen eine Wartenummer, bei den Kandidaten.
pravda-kremlin-demoted-candidate-line-4 = Bei den Kandidaten kann { $who } sich ausruhen, eng gedrängt.
pravda-kremlin-demoted-people-head-1 = { $who } bei den Massen
pravda-kremlin-demoted-people-head-2 = Das Volk wächst um eins
pravda-kremlin-demoted-people-head-3 = Bergab mit Gesang
pravda-kremlin-demoted-people-head-4 = Neue Stimme im Volk
pravda-kremlin-demoted-people-line-1 = { $who } wurde dem Volk übergeben, das nicht darum gebeten hatte.
pravda-kremlin-demoted-people-line-2 = { $who } dient ab jetzt im Volk, hinten, wo es ruhig ist.
pravda-kremlin-demoted-people-line-3 = Das Volk hat jetzt { $who }. Ein Komitee wurde gebildet, um die Freude zu verteilen.
pravda-kremlin-demoted-people-line-4 = { $who } kam zum Volk herunter, über die Treppe, und grüßte jede Stufe.
pravda-kremlin-shifted-post-head-1 = { $who } rückt weiter
pravda-kremlin-shifted-post-head-2 = Türen neu, Staub alt
pravda-kremlin-shifted-post-head-3 = Gleicher Stock, anderes Fenster
pravda-kremlin-shifted-post-head-4 = Schilder wandern nachts
pravda-kremlin-shifted-post-head-5 = Schreibtisch, neue Aussicht
pravda-kremlin-shifted-post-head-6 = Kisten auf dem Flur
pravda-kremlin-shifted-post-line-1 = { $who } ist { pravda-from-old-ministry } { pravda-to-ministry } gewechselt, mit einer Topfpflanze.
pravda-kremlin-shifted-post-line-2 = Was { $who } { pravda-at-old-ministry } gelernt hat, wird künftig { pravda-at-ministry } angewandt.
pravda-kremlin-shifted-post-line-3 = { $who } geht { pravda-from-old-ministry } { pravda-to-ministry }. Beide sind sicher, das bessere Geschäft gemacht zu haben.
pravda-kremlin-shifted-post-line-4 = { $who } hat jetzt die Aussicht { pravda-from-ministry }. Man hat { pravda-at-old-ministry } ein Fenster geöffnet.
pravda-kremlin-shifted-post-line-5 = { $who } zieht { pravda-from-old-ministry } { pravda-to-ministry } um. An beiden Türen wurden die Stifte gezählt.
pravda-kremlin-shifted-post-line-6 = Man vermisst { $who } { pravda-at-old-ministry } noch nicht; { pravda-at-ministry } kommt das noch.
pravda-kremlin-cured-head-1 = { $who } nimmt die Bäder
pravda-kremlin-cured-head-2 = Schnupfen, lange Ruhe
pravda-kremlin-cured-head-3 = Fango, mit Bewachung
pravda-kremlin-cured-head-4 = Bett gemacht, Post folgt
pravda-kremlin-cured-head-5 = { $who } zählt die Kacheln
pravda-kremlin-cured-head-6 = Stille auf Rezept
pravda-kremlin-cured-head-7 = Ein Staatshandtuch
pravda-kremlin-cured-head-8 = Tee, Schlamm, kein Besuch
pravda-kremlin-cured-line-1 = { $who } ging ins Sanatorium und schickt eine Postkarte zur Genehmigung.
pravda-kremlin-cured-line-2 = Im Sanatorium wurde { $who } in Schlamm gewickelt und vor der Lektüre dieser Zeitung gewarnt.
pravda-kremlin-cured-line-3 = { $who } war auf Kur. Die Schwestern berichten von festen Ansichten über die Suppe.
pravda-kremlin-cured-line-4 = Das Sanatorium hatte die Ehre mit { $who } und zählt jetzt die Handtücher.
pravda-kremlin-cured-line-5 = { $who } wurde im Sanatorium im Bademantel gesehen, ohne etwas zu unterschreiben.
pravda-kremlin-cured-line-6 = Das Heilwasser und { $who } wurden einander vorgestellt. Beide blieben kühl.
pravda-kremlin-cured-line-7 = { $who } ist im Sanatorium und wird dort auf Treue zur Diät untersucht.
pravda-kremlin-cured-line-8 = Das Sanatorium meldet, dass { $who } schwimmt.
pravda-kremlin-cured-line-9 = { $who } ruht im Sanatorium, mit Blick auf die Bushaltestelle, die bewacht wird.
pravda-kremlin-sicker-head-1 = { $who } hustet, mindestens
pravda-kremlin-sicker-head-2 = Latein mit Stirnrunzeln
pravda-kremlin-sicker-head-3 = Bulletin, sehr kurz
pravda-kremlin-sicker-head-4 = Thermometer tritt zurück
pravda-kremlin-sicker-head-5 = Fieber: geheim
pravda-kremlin-sicker-head-6 = { $who }: Puls schreibt mit
pravda-kremlin-sicker-head-7 = Zweitmeinung verboten
pravda-kremlin-sicker-head-8 = Ärzte auf Zehenspitzen
pravda-kremlin-sicker-head-9 = Betten gemacht, falls doch
pravda-kremlin-sicker-line-1 = Die Kurve von { $who } zeigt jetzt { $crosses ->
        [1] ein „+“
       *[other] { $crosses } „+“
    }. In dieser Klinik ist das kein Lob.
pravda-kremlin-sicker-line-2 = { $who } sei unwohl, sagt das Bulletin, und steht bei { $crosses ->
        [1] einem „+“
       *[other] { $crosses } „+“
    }. Besucher werden gebeten, hoffnungsvoll auszusehen.
pravda-kremlin-sicker-line-3 = { $crosses ->
        [1] Ein „+“
       *[other] { $crosses } „+“
    } für { $who }. Die Ärzte sprechen jetzt im Plural.
pravda-kremlin-sicker-line-4 = { $who } hustete während einer Rede, und zum ersten Mal hörte man zu: { $crosses ->
        [1] ein „+“
       *[other] { $crosses } „+“
    }.
pravda-kremlin-sicker-line-5 = Die Ärzte waren bei { $who } und dann beieinander: { $crosses } „+“.
pravda-kremlin-sicker-line-6 = Über { $who } heißt es in der Klinik: { $crosses } „+“ und guter Appetit, auf Ratschläge.
pravda-kremlin-sicker-line-7 = { $who } sollte „A“ sagen und verlangte es schriftlich. Das Bulletin zählt { $crosses ->
        [1] ein „+“
       *[other] { $crosses } „+“
    }.
pravda-kremlin-sicker-line-8 = An der Tür von { $who } { $crosses ->
        [1] steht ein „+“
       *[other] stehen { $crosses } „+“
    }. Der Florist geht langsamer vorbei.
pravda-kremlin-better-head-1 = { $who } etwas rosiger
pravda-kremlin-better-head-2 = Die Suppe blieb drin
pravda-kremlin-better-head-3 = Eine Pille gehorcht
pravda-kremlin-better-line-1 = { $who } geht es besser, mit noch { $crosses ->
        [1] einem „+“
       *[other] { $crosses } „+“
    }. Der Kranz liegt wieder in seiner Schachtel.
pravda-kremlin-better-line-2 = Von der Krankheit von { $who } ist weniger da. Die Ärzte werden dem nachgehen.
pravda-kremlin-better-line-3 = { $who } hat noch { $crosses ->
        [1] ein „+“
       *[other] { $crosses } „+“
    } und fragt, wer die Pantoffeln verstellt hat.
pravda-kremlin-better-line-4 = Ein Teil von { $who } ist wieder in Ordnung; { $crosses ->
        [1] ein „+“ bleibt
       *[other] { $crosses } „+“ bleiben
    }, die Ärzte müssen leben.
pravda-kremlin-well-head-1 = { $who } gesund, laut Akte
pravda-kremlin-well-head-2 = Patient entkommt lebend
pravda-kremlin-well-head-3 = Rosen für { $who }
pravda-kremlin-well-line-1 = { $who } hat kein „+“ mehr und wurde auf einer Treppe gesehen.
pravda-kremlin-well-line-2 = { $who } ist völlig genesen, den Ärzten zum Trotz.
pravda-kremlin-well-line-3 = Nichts fehlt { $who } mehr. Manche haben Blumen geschickt; bestellt hatten sie alle schon vorher.
pravda-kremlin-well-line-4 = Die Kurve von { $who } ist makellos. Die Ärzte haben sie gerahmt.
pravda-kremlin-quiet-head-1 = Nichts geschah, tadellos
pravda-kremlin-quiet-head-2 = Alte Stühle, alte Sitzer
pravda-kremlin-quiet-head-3 = Alle noch da
pravda-kremlin-quiet-head-4 = Stabilität, ungebrochen
pravda-kremlin-quiet-head-5 = Stühle melden nichts Neues
pravda-kremlin-quiet-head-6 = Staub ungestört
pravda-kremlin-quiet-head-7 = Keine Vorkommnisse
pravda-kremlin-quiet-line-1 = Jeden Posten hat, wer ihn vorher hatte. Die Zeitung hat nachgezählt und wurde mitgezählt.
pravda-kremlin-quiet-line-2 = Kein Posten hat einen neuen Inhaber. Die Maler der Türschilder bitten um Unterstützung.
pravda-kremlin-quiet-line-3 = Die Führung sitzt, wo sie saß. Es gibt nichts zu melden, und es wurde pünktlich gemeldet.
pravda-kremlin-quiet-line-4 = Alle Posten sind besetzt, wie sie besetzt waren. Befördert wurde, mangels anderer, der Samowar.
pravda-kremlin-quiet-line-5 = Wer einen Stuhl hatte, hat ihn. Ausländische Beobachter wollen ihr Geld zurück.
pravda-kremlin-quiet-line-6 = Die Liste der Führung liest sich wie zuvor; neu ist nur das Papier.
pravda-kremlin-quiet-line-7 = Die Posten sind, wie sie waren. Der Berichterstatter wurde vorsorglich beurlaubt.

## Nur für deine Augen

pravda-kremlin-box-chief-yours-line-1 = { $who } gehört dir: Du hast dort { $written } geschrieben, { $shown } davon offen. Die anderen haben höchstens { $theirs }.
pravda-kremlin-box-chief-yours-line-2 = Du hältst { $who } mit { $shown } offenen von { $written }. Der Beste der anderen hat { $theirs }.
pravda-kremlin-box-chief-yours-line-3 = { $who } winkt für dich. Geschrieben { $written }, offengelegt { $shown }, die anderen { $theirs }.
pravda-kremlin-box-chief-yours-line-4 = { $who } denkt, was du denkst, einen Augenblick später. Offengelegt { $shown } von { $written }; dagegen stehen { $theirs }.
pravda-kremlin-box-chief-yours-line-5 = Der Chef steckt in deiner Tasche: { $who }, { $shown } deiner { $written } offengelegt. In den anderen Taschen höchstens { $theirs }.
pravda-kremlin-box-chief-yours-line-6 = { $who } hält dir einen Stuhl frei: { $shown } von { $written } offengelegt, anderswo höchstens { $theirs }.
pravda-kremlin-box-chief-could-line-1 = { $who }: Du hast { $written } geschrieben, und niemand sonst hat mehr als { $theirs } offengelegt.
pravda-kremlin-box-chief-could-line-2 = Niemand hat auf { $who } mehr als { $theirs } offengelegt. Auf deinem Blatt steht { $written }. Nur damit du es weißt.
pravda-kremlin-box-chief-could-line-3 = Auf { $who } hast du { $written } in der Schublade; auf dem Tisch liegen { $theirs }.
pravda-kremlin-box-chief-could-line-4 = { $who }: Mehr als { $theirs } hat niemand offengelegt, und du hast { $written }. Der Rest ist eine Frage des Augenblicks.
pravda-kremlin-box-chief-short-line-1 = { $who }: Du hast { $written } geschrieben, und jemand hat { $theirs } offengelegt. Es gibt noch andere Blumen.
pravda-kremlin-box-chief-short-line-2 = Du hast { $written } auf { $who } geschrieben. Jemand hat { $theirs } offengelegt. Bewundere aus der Ferne.
pravda-kremlin-box-chief-short-line-3 = { $theirs } auf dem Tisch, { $written } auf deinem Blatt: { $who } ist Sache anderer, vorerst.
pravda-kremlin-box-chief-short-line-4 = { $who } hört auf jemanden mit { $theirs }. Deine { $written } wären nur ein Zwischenruf.
pravda-kremlin-box-chief-short-line-5 = { $written } von dir, { $theirs } von anderswo: { $who } hat gerechnet.
pravda-kremlin-box-chief-short-line-6 = Jemand hat { $theirs } auf { $who } offengelegt, und dein Blatt endet bei { $written }. Klatsch mit.
pravda-kremlin-box-chief-short-line-7 = { $who } ist vergeben, für { $theirs }. Halte deine { $written } trocken.
pravda-kremlin-box-chief-short-line-8 = Deine { $written } auf { $who } treffen { $theirs } auf dem Tisch. Es ist ein kurzes Gespräch.
pravda-kremlin-box-chief-short-line-9 = { $theirs } von anderen, { $written } von dir: { $who } kann lesen.
pravda-kremlin-box-chief-short-line-10 = Mit { $written } darfst du { $who } zuwinken. Mit { $theirs } wird jemand anderem gewinkt.
pravda-kremlin-box-chief-none-line-1 = Auf { $who } hast du nichts geschrieben. Den Chef mag jemand anderes lieben.
pravda-kremlin-box-chief-none-line-2 = { $who } steht nicht auf deinem Blatt, oder nicht mehr.
pravda-kremlin-box-chief-none-line-3 = Über { $who } schweigt dein Blatt.
pravda-kremlin-box-chief-none-line-4 = Der Chef ist { $who }. Deinem Blatt hat es niemand gesagt.
pravda-kremlin-box-chief-none-line-5 = Du hast keine Punkte auf { $who }. Das spart Tinte.
pravda-kremlin-box-chief-none-line-6 = { $who } führt die Partei, und dein Blatt ist daran unschuldig.
pravda-kremlin-box-chief-none-line-7 = Für { $who } hat dein Blatt nur Rand übrig.
pravda-kremlin-box-lost-line-1 = { $who } hat { $points ->
        [1] einen Punkt
       *[other] { $points } Punkte
    } von dir mitgenommen.
pravda-kremlin-box-lost-line-2 = Schreib ab, was du auf { $who } offengelegt hattest: { $points ->
        [1] einen Punkt
       *[other] { $points } Punkte
    }.
pravda-kremlin-box-lost-line-3 = Mit { $who } ging, was du offengelegt hattest: { $points }.
pravda-kremlin-box-lost-line-4 = Die Partei dankt dir für { $points ->
        [1] den Punkt, der
       *[other] die { $points } Punkte, die
    } mit { $who } gingen.
pravda-kremlin-box-lost-line-5 = { $who } ist weg, und { $points ->
        [1] ein offengelegter Punkt
       *[other] { $points } offengelegte Punkte
    } von dir mit.
pravda-kremlin-box-lost-line-6 = Dein Blatt ist um { $points ->
        [1] einen Punkt
       *[other] { $points } Punkte
    } leichter, wegen { $who }.
pravda-kremlin-box-gone-line-1 = { $who } ist weg, und du hattest dort { $points } geschrieben.
pravda-kremlin-box-gone-line-2 = Deine { $points } auf { $who } nützen wenig, wo { $who } jetzt ist.
pravda-kremlin-box-gone-line-3 = { $points } auf { $who }: Heb sie als Andenken auf, fürs Erste.
pravda-kremlin-box-gone-line-4 = Auf { $who } hattest du { $points }, und dorthin geht keine Post.
pravda-kremlin-box-gone-line-5 = { $points } auf { $who }: eine langfristige Anlage, seit diesem Jahr.
pravda-kremlin-box-gone-line-6 = { $who } ist mit deinen { $points } fort, ungeöffnet.
pravda-kremlin-box-unsaid-line-1 = { $who } sitzt { pravda-at-ministry }, und niemand hat dort das Sagen. Du hast { $written } geschrieben.
pravda-kremlin-box-unsaid-line-2 = Niemand hält { $who } { pravda-at-ministry }; du könntest etwas sagen, mit { $written }.
pravda-kremlin-box-unsaid-line-3 = { pravda-ministry } hat { $who }, und { $who } hat niemanden. In deiner Schublade: { $written }.
pravda-kremlin-box-unsaid-line-4 = { $who } { pravda-at-ministry } hört auf niemanden. Du hast { $written } zu sagen, und noch steht keiner davor.
pravda-kremlin-box-unsaid-line-5 = Man wartet { pravda-at-ministry } auf Weisung: { $who } hat keine, und du hast { $written }.
pravda-kremlin-box-unsaid-line-6 = { $written } von dir stehen auf { $who }, { pravda-at-ministry } und herrenlos. Erwähne es einmal.
pravda-kremlin-box-unsaid-line-7 = Keine Hand liegt auf { $who } { pravda-at-ministry }. Deine wiegt { $written }.
pravda-kremlin-box-marks-line-1 = Deine Oktober: { $marks }, von den dreien, die es braucht.
pravda-kremlin-box-marks-line-2 = { $marks ->
        [1] Eine Parade trägt
       *[other] { $marks } Paraden tragen
    } dein Zeichen. Drei würden reichen.
pravda-kremlin-box-marks-line-3 = Dein Konto beim Balkon: { $marks }. Der Kredit endet bei drei.
pravda-kremlin-box-marks-line-4 = { $marks ->
        [1] Ein Oktober steht
       *[other] { $marks } Oktober stehen
    } in deinem Buch; bei drei wird es geschlossen.
pravda-kremlin-box-marks-line-5 = Von drei Oktobern hast du { $marks }. Halte den Arm warm.
pravda-kremlin-box-marks-line-6 = Bisher für dich gewinkt: { $marks }. Der Balkon zählt nur bis drei.
pravda-kremlin-box-marks-line-7 = Paraden auf deinen Namen: { $marks }. Drei, und der Platz gehört dir.
pravda-kremlin-box-marks-line-8 = Deine Oktober bis heute: { $marks }. Der dritte ist der letzte, der zählt.
pravda-kremlin-box-nothing-line-1 = Auf dieser Seite ist nichts von dir. Es ist vielleicht besser so.
pravda-kremlin-box-nothing-line-2 = Lesen, falten, vergessen: Von dir steht nichts darin.
pravda-kremlin-box-nothing-line-3 = Deine Leute kamen nicht in die Zeitung. Gut.
pravda-kremlin-box-nothing-line-4 = Heute keine Zeile über die Deinen. Die Redaktion lässt grüßen.
