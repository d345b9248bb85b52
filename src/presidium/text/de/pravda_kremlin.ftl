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
        [foreign] das Äußere
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
        [foreign] im Äußeren
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
        [foreign] ins Äußere
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
        [foreign] aus dem Äußeren
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
        [foreign] im Äußeren
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
        [foreign] aus dem Äußeren
        [defence] aus der Verteidigung
        [ideology] aus der Ideologie
        [industry] aus der Industrie
        [economy] aus der Wirtschaft
       *[sport] aus dem Sport
    }

## Das Ende

pravda-kremlin-end-waves-head-1 = Drei Oktober: Der Arm hatte einen Besitzer
pravda-kremlin-end-waves-head-2 = Ende der Geschichte, danach Imbiss
pravda-kremlin-end-waves-line-1 = Drei Paraden tragen ein Zeichen, und es gehört hierhin: { $winners }. Das Volk dankt für das Winken und für den Wink.
pravda-kremlin-end-waves-line-2 = { $winners } haben ihren dritten Oktober und damit alles andere. Der Balkon ist für Pflanzen freigegeben.
pravda-kremlin-end-victor-head-1 = { $who } winkt zum dritten Mal
pravda-kremlin-end-victor-head-2 = Drittes Winken öffnet Schubladen
pravda-kremlin-end-victor-line-1 = { $who } hat dreimal gewinkt, also wurden die Blätter aufgedeckt. Mehr als { $points } hatte dort niemand; es gewinnen { $winners }.
pravda-kremlin-end-victor-line-2 = Nach dem dritten Winken von { $who } sahen alle unter die Schreibunterlage. Mehr als { $points } fand sich nicht. Ein Sieg für { $winners }.
pravda-kremlin-end-last-wave-head-1 = Wer zuletzt winkt, winkt am besten
pravda-kremlin-end-last-wave-head-2 = { $who } winkt die Epoche aus
pravda-kremlin-end-last-wave-line-1 = { $who } winkte { $year }, als es auf alles ankam. Die Blätter wurden aufgedeckt, { $points } war das Meiste, und es gewinnen { $winners }.
pravda-kremlin-end-last-wave-line-2 = Die letzte Parade hat { $who } durchgewinkt. Mehr als { $points } hatte dort niemand geschrieben; { $winners } kassieren.
pravda-kremlin-end-last-chief-head-1 = Der Chef bleibt, mit Freunden
pravda-kremlin-end-last-chief-head-2 = { $year }: Jemand musste den Chef haben
pravda-kremlin-end-last-chief-line-1 = Es ist { $year }, es gibt einen Parteichef, und die Fäden halten { $winners }. Weitere Paraden sind nicht erforderlich.
pravda-kremlin-end-last-chief-line-2 = Für niemanden ein dritter Oktober, aber immerhin ein Chef: { $winners } haben den, den es gibt, und das war die Frage.
pravda-kremlin-end-last-victor-head-1 = { $who } ist, was bleibt
pravda-kremlin-end-last-victor-head-2 = Der letzte Chef: { $who }
pravda-kremlin-end-last-victor-line-1 = { $who } führt { $year } die Partei, und die Blätter sagen, mit wessen Erlaubnis: Mehr als { $points } schrieb niemand; { $winners } gewinnen.
pravda-kremlin-end-last-victor-line-2 = Mit { $who } an der Spitze gingen { $year } die Schubladen auf. { $points } war das Meiste darin; der Preis geht an { $winners }.
pravda-kremlin-end-few-head-1 = Politbüro schließt mangels Politikern
pravda-kremlin-end-few-head-2 = Der Letzte nimmt die Partei mit
pravda-kremlin-end-few-line-1 = Bei { $left } Politikern im Land ist niemand mehr da, den man täuschen könnte. { $winners } haben den höchsten davon und gewinnen.
pravda-kremlin-end-few-line-2 = Eine Zählung ergab { $left }. Das ist zu wenig für eine Verschwörung und genug für { $winners }: Sie haben den größten.
pravda-kremlin-end-nobody-few-head-1 = Niemand übrig, niemand gewinnt
pravda-kremlin-end-nobody-few-head-2 = Staat intakt, Personal fehlt
pravda-kremlin-end-nobody-few-line-1 = Von allen Politikern sind { $left } übrig, und keiner nützt irgendwem. Die Partie ist zu Ende, die Schlange nicht.
pravda-kremlin-end-nobody-few-line-2 = Mit { $left } Politikern lässt sich kein Politbüro füllen. Der Sieg wurde eingelagert.
pravda-kremlin-end-nobody-chief-head-1 = { $year }: Der Chef gehört niemandem
pravda-kremlin-end-nobody-chief-head-2 = Sieg vertagt, mangels Besitzer
pravda-kremlin-end-nobody-chief-line-1 = { $year } kann keine Fraktion den Parteichef ihr Eigen nennen, und so gewinnt niemand. Die Zeitung gratuliert allen.
pravda-kremlin-end-nobody-chief-line-2 = Das Jahr { $year } sollte einen Sieger haben. Es hatte stattdessen einen Herbst.
pravda-kremlin-end-nobody-sheets-head-1 = Großer Sieg, kein Anspruch
pravda-kremlin-end-nobody-sheets-head-2 = Die Schubladen gingen auf und waren leer
pravda-kremlin-end-nobody-sheets-line-1 = Alle Blätter wurden zu { $who } aufgedeckt, und kein Anspruch auf diesen Namen hielt. Der Sieg ging zurück an den Absender.
pravda-kremlin-end-nobody-sheets-line-2 = Es hätte ein Triumph sein sollen, durch { $who }; aber auf den Blättern fand sich niemand, der ihn hätte haben können.
pravda-kremlin-end-won-head-1 = Es ist vorbei, und es war immer so
pravda-kremlin-end-won-head-2 = Die richtige Seite hat gewonnen
pravda-kremlin-end-won-line-1 = { $winners } haben gewonnen, wie diese Zeitung vorausgesagt hätte, wäre sie gebeten worden.
pravda-kremlin-end-won-line-2 = Die Partie ist entschieden: { $winners }. Alle anderen waren nie dabei.
pravda-kremlin-end-won-line-3 = Es gewinnen { $winners }.
pravda-kremlin-end-nobody-head-1 = Niemand gewinnt, mit großem Abstand
pravda-kremlin-end-nobody-head-2 = Ein Remis für das ganze Volk
pravda-kremlin-end-nobody-line-1 = Die Partie ist zu Ende, und niemand hat sie gewonnen. Die Archive sprechen von Stabilität.
pravda-kremlin-end-nobody-line-2 = Einen Sieger gibt es nicht. Es wird ein Foto der Stelle geben, an der er stünde.

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
pravda-kremlin-purged-chief-roll-head-1 = Die Spitze ist gereinigt
pravda-kremlin-purged-chief-roll-head-2 = { $by } säubert nach oben
pravda-kremlin-purged-chief-roll-line-1 = { $by } hat niemand Geringeren als den Parteichef gesäubert: { $roll }, wo { $need } verlangt war. { $who } bat um einen Fensterplatz.
pravda-kremlin-purged-chief-roll-line-2 = Nötig war { $need }, und es war eine { $roll }: { $who } leitet jetzt eine Baracke, auf Anordnung von { $by }.
pravda-kremlin-purged-chief-head-1 = Der Chef ist frische Luft schnappen
pravda-kremlin-purged-chief-head-2 = Wessen Porträt war das?
pravda-kremlin-purged-chief-line-1 = { $who } führt die Partei nicht mehr, und die Partei hat von { $who } nie gehört. { $by } nimmt Glückwünsche entgegen, auf Abstand.
pravda-kremlin-purged-chief-line-2 = { $by } hat { $who } gesäubert, und damit die Mitte jeder Wand. Die Maler sind unterwegs.
pravda-kremlin-chief-retired-head-1 = Der Chef wird Gärtner
pravda-kremlin-chief-retired-head-2 = { $who } geht, und lebt
pravda-kremlin-chief-retired-head-3 = Der Chef geht angeln
pravda-kremlin-chief-retired-line-1 = Mit { $age } gibt { $who } die Partei ab und behält die Datscha. Die Historiker prüfen, ob das erlaubt ist.
pravda-kremlin-chief-retired-line-2 = { $who } hat sich mit { $age } aus der Führung zurückgezogen, zu Fuß.
pravda-kremlin-chief-hands-from-head-1 = Chef bei neuem Schneider
pravda-kremlin-chief-hands-from-head-2 = Derselbe Chef, andere Fäden
pravda-kremlin-chief-hands-from-line-1 = { $who } hat bisher { pravda-to-rival } zugestimmt und stimmt jetzt { pravda-to-faction } zu, ebenso herzlich.
pravda-kremlin-chief-hands-from-line-2 = { $who } ist von { pravda-to-rival } zu { pravda-to-faction } gekommen. Die Stimme ist dieselbe; nur die Worte sind andere.
pravda-kremlin-chief-hands-head-1 = Der Chef fand Freunde
pravda-kremlin-chief-hands-head-2 = Jemand hat das Ohr des Chefs
pravda-kremlin-chief-hands-head-3 = Der Chef hat Freunde
pravda-kremlin-chief-hands-line-1 = Wer etwas von { $who } will, fragt am besten { pravda-faction }: Sie haben den Chef in der Tasche.
pravda-kremlin-chief-hands-line-2 = { $who } spricht ab jetzt für { pravda-faction }. Das erspart allen einen Anruf.

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
pravda-kremlin-elected-narrow-head-1 = Ein Rebell fehlte
pravda-kremlin-elected-narrow-head-2 = Gewählt, mit Knirschen
pravda-kremlin-elected-narrow-line-1 = { $for } dafür, { $against } dagegen; ein dritter dagegen hätte { $who } versenkt, und die Namen sind notiert.
pravda-kremlin-elected-narrow-line-2 = { $against } Mitglieder wagten es, und eines mehr hätte gereicht. { $who } führt die Partei und merkt sich Gesichter.
pravda-kremlin-elected-second-head-1 = Die zweite Wahl war immer die erste
pravda-kremlin-elected-second-head-2 = { $who }, bei näherem Hinsehen
pravda-kremlin-elected-second-head-3 = Bei näherem Hinsehen
pravda-kremlin-elected-second-line-1 = Nachdem ein erster Vorschlag abhandenkam, ist { $who } mit { $for } zu { $against } gewählt. Das Protokoll beginnt dort.
pravda-kremlin-elected-second-line-2 = Die Kommission hat zweimal abgestimmt und es einmal so gemeint: { $who }, { $for } zu { $against }.
pravda-kremlin-elected-votes-head-1 = Die Partei hat einen Kopf: { $who }
pravda-kremlin-elected-votes-head-2 = Gezählt und aufgehoben
pravda-kremlin-elected-votes-head-3 = { $who }: frei gewählt, aus einem
pravda-kremlin-elected-votes-line-1 = { $who } führt mit { $age } die Partei, mit { $for } zu { $against }. Die Verlierer wurden gebeten, sich zu freuen, und tun es.
pravda-kremlin-elected-votes-line-2 = Mit { $for } dafür und { $against } dagegen ist { $who } Parteichef. Das Porträt war schon fertig, was niemanden überraschte.
pravda-kremlin-elected-votes-line-3 = Die Kommission hat einen Chef verlegt und einen anderen gefunden: { $who }, { $for } zu { $against }.
pravda-kremlin-elected-over-head-1 = Durchgefallen, also { $who }
pravda-kremlin-elected-over-head-2 = Es kam ein anderer
pravda-kremlin-elected-over-line-1 = Das Politbüro lehnte ab, was man ihm anbot, und bekam stattdessen { $who }. Das Kleingedruckte hatte es nicht gelesen.
pravda-kremlin-elected-over-line-2 = Was vorgeschlagen war, fiel durch, und dann war da { $who }. Widerstrebend hat { $who } die Wahl von { $who } angenommen.
pravda-kremlin-elected-alone-head-1 = { $who }: von den Möbeln gewählt
pravda-kremlin-elected-alone-head-2 = Keine Wahl, kein Skandal
pravda-kremlin-elected-alone-line-1 = { $who } ist mit { $age } Parteichef. Abgegeben wurde keine Stimme, was die Kommission ein klares Ergebnis nennt.
pravda-kremlin-elected-alone-line-2 = Die Partei fand { $who } an ihrer Spitze vor, ohne einen einzigen Stimmzettel. Das Papier reicht nun für Plakate.
pravda-kremlin-elected-head-1 = Neue Hand am alten Steuer
pravda-kremlin-elected-head-2 = Neuer Chef, alte Treppe
pravda-kremlin-elected-head-3 = { $who } ist jetzt die Partei
pravda-kremlin-elected-line-1 = { $who }, { $age }, führt die Partei. Denkmäler folgen, sobald Bronze da ist.
pravda-kremlin-elected-line-2 = Es gibt wieder einen Parteichef, und es ist { $who }, { $age }, gut bei Stimme.
pravda-kremlin-elected-line-3 = Mit { $age } hat { $who } die oberste Stufe erreicht und sieht nach, wer die Treppe hält.
pravda-kremlin-rejected-head-1 = { $who } oben nicht erwünscht
pravda-kremlin-rejected-head-2 = Zurück ins Regal
pravda-kremlin-rejected-line-1 = Der Vorschlag { $who } ist durchgefallen, { $against } gegen { $for }. Es war nur eine Idee, und niemandes.
pravda-kremlin-rejected-line-2 = { $against } Mitglieder fanden { $who } zu gut für die Führung, { $for } nicht. Wer wer war, ist notiert.

## Die Parade

pravda-kremlin-wave-over-head-1 = Arm übererfüllt: { $roll } für { $need }
pravda-kremlin-wave-over-head-2 = { $who } hebt Arm und Ernte
pravda-kremlin-wave-over-head-3 = Arm hält, Ärzte sitzen
pravda-kremlin-wave-over-line-1 = Vom Arm von { $who } verlangte man { $need }, und er gab { $roll }: { $over } Prozent über der Norm. Der andere Arm hat dasselbe gelobt.
pravda-kremlin-wave-over-line-2 = { $need } hätten genügt; { $who } winkte mit { $roll }. Der Platz war bewegt und blieb, wo er war.
pravda-kremlin-wave-over-line-3 = Die Ärzte hatten { $need } gefordert. { $who } würfelte { $roll } und hob, was zu heben war; die Tauben stiegen aus Solidarität auf.
pravda-kremlin-wave-exact-head-1 = Ein Winken nach Maß
pravda-kremlin-wave-exact-head-2 = Genau { $need }: { $who } winkt
pravda-kremlin-wave-exact-line-1 = { $need } war nötig, und { $roll } wurde gewürfelt. { $who } winkte und legte den Arm zurück, ehe er es sich anders überlegte.
pravda-kremlin-wave-exact-line-2 = Kein Punkt wurde beim Winken von { $who } verschwendet: { $roll } für { $need }. Die Planer weinten.
pravda-kremlin-wave-healthy-head-1 = { $who } winkt, als wäre nichts
pravda-kremlin-wave-healthy-head-2 = Gesunder Arm gesichtet
pravda-kremlin-wave-healthy-head-3 = { $who } winkt ohne Attest
pravda-kremlin-wave-healthy-line-1 = { $who } trat gesund auf den Balkon und winkte. Ausländische Fachleute suchten den ganzen Abend nach dem Trick.
pravda-kremlin-wave-healthy-line-2 = Kein Würfel, kein Arzt, kein Seil: { $who } winkte einfach. Ältere Bürger mussten sich setzen.
pravda-kremlin-wave-healthy-line-3 = Gesund, wie man ist, winkte { $who } ohne Weiteres. Der Krankenwagen fuhr leer nach Hause und, wie es heißt, etwas gekränkt.
pravda-kremlin-wave-healthy-line-4 = { $who } winkte, gesund und ohne Hilfe. Die Menge war der Spannung wegen gekommen und begnügte sich mit der Freude.
pravda-kremlin-wave-second-head-1 = Ein zweiter Oktober für { pravda-faction }
pravda-kremlin-wave-second-head-2 = Zwei da, einer fehlt noch
pravda-kremlin-wave-second-line-1 = Der Arm gehörte { $who }, der Oktober geht an { pravda-faction }: Es ist ihr zweiter, und ein dritter würde die Sache beenden.
pravda-kremlin-wave-second-line-2 = { $who } winkte, und { pravda-faction } verbuchten ihre zweite Parade. Die anderen zählen nun an den Fingern.
pravda-kremlin-wave-again-head-1 = { $who } winkt zum zweiten Mal
pravda-kremlin-wave-again-head-2 = Zweites Winken, ein Ärmel
pravda-kremlin-wave-again-line-1 = { $who } hat zum zweiten Mal gewinkt. Nach einem dritten gehen die Schubladen auf; manche räumen die ihre schon auf.
pravda-kremlin-wave-again-line-2 = Zwei Paraden tragen jetzt den Buchstaben von { $who }. Blätter werden unter dem Tisch angesehen.
pravda-kremlin-wave-nobody-head-1 = { $who } winkt um des Winkens willen
pravda-kremlin-wave-nobody-head-2 = Winken ohne Besitzer
pravda-kremlin-wave-nobody-line-1 = { $who } winkte, und keine Fraktion hatte die Hand im Spiel. Das Jahr bleibt leer; das Volk winkte trotzdem zurück.
pravda-kremlin-wave-nobody-line-2 = Ein schönes Winken von { $who }, in niemandes Besitz. Es wurde unter Wetter verbucht.
pravda-kremlin-wave-yes-head-1 = Der Arm ging hoch, die Fahnen auch
pravda-kremlin-wave-yes-head-2 = { $who } grüßt das Volk
pravda-kremlin-wave-yes-head-3 = Der Balkon hat gesprochen
pravda-kremlin-wave-yes-line-1 = { $who } winkte vom Balkon, und der Platz vergaß, wofür er angestanden hatte.
pravda-kremlin-wave-yes-line-2 = Die Oktoberparade hat ihr Winken gehabt, von { $who }. Jedes Foto ist etwas geworden.
pravda-kremlin-wave-yes-line-3 = { $who } hat gewinkt. Es ist das wichtigste Erzeugnis des Jahres.
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
pravda-kremlin-wave-no-one-line-1 = { $roll }, wo es { $need } braucht: Um einen Punkt hat { $who } nicht gewinkt. Der Ellbogen ist vorgeladen.
pravda-kremlin-wave-no-one-line-2 = Die Hand von { $who } kam übers Geländer und blieb bei { $roll } stehen. Einer mehr, und es wäre ein Oktober gewesen.
pravda-kremlin-balcony-cure-head-1 = Balkon gelüftet, Chef auch
pravda-kremlin-balcony-cure-head-2 = { $who } winkt im Becken
pravda-kremlin-balcony-cure-head-3 = Der Chef ist unter Wasser
pravda-kremlin-balcony-cure-line-1 = { $who } verbrachte die Parade im Sanatorium. Der Platz winkte in Richtung der heißen Quellen.
pravda-kremlin-balcony-cure-line-2 = Mit { $who } auf Kur bleibt das Jahr leer. Auf den Balkon hängte man einen Mantel, und er kam gut an.
pravda-kremlin-balcony-cure-line-3 = Der Parteichef, { $who }, nimmt die Bäder. Das Volk nahm den Balkon, wie er war.
pravda-kremlin-balcony-cure-line-4 = Kein Winken in diesem Jahr: { $who } lag auf ärztliche Anordnung in der Wanne und grüßte mit dem Schwamm.
pravda-kremlin-balcony-vacant-head-1 = Kein Chef, kein Winken, kein Kommentar
pravda-kremlin-balcony-vacant-head-2 = Balkon zu vermieten
pravda-kremlin-balcony-vacant-line-1 = Es gab keinen Parteichef, der hätte winken können, und so zog die Armee an einem Geländer vorbei. Es war ein gutes Geländer.
pravda-kremlin-balcony-vacant-line-2 = Die Oktoberparade verlief ohne Parteichef. Die Soldaten grüßten die Architektur.
pravda-kremlin-balcony-empty-head-1 = Ein leeres Jahr, sauber liniert
pravda-kremlin-balcony-empty-head-2 = Keiner winkt, alle jubeln
pravda-kremlin-balcony-empty-line-1 = Niemand winkte { $year }, und auf der Paradeleiste steht ein reines weißes Feld.
pravda-kremlin-balcony-empty-line-2 = Die Parade von { $year } galt dem Balkon selbst.

## Todesfälle

pravda-kremlin-died-one-head-1 = { $who }: Der Würfel war offen
pravda-kremlin-died-one-head-2 = Eine Eins ist eine Eins
pravda-kremlin-died-one-line-1 = Die Ärzte würfelten eine { $roll } für { $who }, { $age }, und schlossen die Akte mit einiger Erleichterung.
pravda-kremlin-died-one-line-2 = { $who } war { $age }. Der Würfel zeigte { $roll }, und niemand bat um eine zweite Meinung.
pravda-kremlin-died-roll-head-1 = { $who } zieht in die Mauer
pravda-kremlin-died-roll-head-2 = Die Medizin tat ihr Mögliches
pravda-kremlin-died-roll-head-3 = Trauerflor wird knapp
pravda-kremlin-died-roll-head-4 = Medizin am Ende
pravda-kremlin-died-roll-line-1 = { $who } ist mit { $age } gestorben, an einer { $roll } und an langen Sitzungen.
pravda-kremlin-died-roll-line-2 = Eine { $roll } war mehr, als { $who } mit { $age } ertragen konnte. Die Kapelle kennt das Stück auswendig.
pravda-kremlin-died-roll-line-3 = Die Gesundheit von { $who } ist mit { $age } für endgültig erklärt. Die Ärzte hatten eine { $roll } geworfen, und dann ihre Instrumente.
pravda-kremlin-died-roll-line-4 = Mit { $age } bekam { $who } eine { $roll } und hat sich seither nicht beklagt.
pravda-kremlin-died-shot-head-1 = Schüsse auf { $who } saßen
pravda-kremlin-died-shot-head-2 = Eine Kugel mit Mandat
pravda-kremlin-died-shot-line-1 = { $who }, { $age }, fiel einem Attentat zum Opfer: Nötig war { $need }, und der Würfel sagte { $roll }. Alle waren gerade nebenan.
pravda-kremlin-died-shot-line-2 = Ein Attentäter brauchte { $need } und würfelte { $roll }. { $who } war { $age } und ist ab heute beliebt.
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
pravda-kremlin-died-many-head-1 = { $k } Begräbnisse, eine Kapelle
pravda-kremlin-died-many-head-2 = Die Mauer hat länger offen
pravda-kremlin-died-many-head-3 = Trauer, im Großhandel
pravda-kremlin-died-many-line-1 = { $names } sind in diesem Jahr gestorben. Die Tuba hat um Urlaub gebeten.
pravda-kremlin-died-many-line-2 = { $k } Tote in einem Jahr: { $names }. Der Plan der Floristen ist erfüllt, und es ist noch nicht einmal Winter.
pravda-kremlin-died-many-line-3 = Die Nation nimmt Abschied: { $names }. Taschentücher werden reihenweise ausgegeben.

## Säuberungen

pravda-kremlin-purged-member-exact-head-1 = Auf die { $need }: { $who }
pravda-kremlin-purged-member-exact-head-2 = Auf den Punkt, zum Zug
pravda-kremlin-purged-member-exact-line-1 = { $by } brauchte { $need } gegen { $who } { pravda-from-ministry } und würfelte { $roll }. Eins weniger, und sie teilten noch den Samowar.
pravda-kremlin-purged-member-exact-line-2 = Genau { $need }: { $who } { pravda-from-ministry } fährt nach Osten, und { $by } atmet aus.
pravda-kremlin-purged-member-roll-head-1 = { $who } entdeckt die Taiga
pravda-kremlin-purged-member-roll-head-2 = Aufgeräumt { pravda-at-ministry }
pravda-kremlin-purged-member-roll-head-3 = Zug fährt pünktlich ab
pravda-kremlin-purged-member-roll-line-1 = { $by } hat { $who } { pravda-from-ministry } gesäubert: eine { $roll }, wo { $need } genügte. Das Namensschild war nur locker angeschraubt.
pravda-kremlin-purged-member-roll-line-2 = { $who } ist nicht mehr { pravda-at-ministry }. Nötig war { $need }, { $by } brachte { $roll } und eine Pelzmütze.
pravda-kremlin-purged-member-roll-line-3 = { pravda-ministry } braucht jemand anderen: { $by } warf { $roll } gegen { $who }, der Preis war { $need }.
pravda-kremlin-purged-member-head-1 = { $who }? Nie gehört
pravda-kremlin-purged-member-head-2 = Fotos bitte zurückgeben
pravda-kremlin-purged-member-line-1 = { $by } hat { $who } gesäubert; { pravda-at-ministry } kann sich niemand erinnern, den Namen je gehört zu haben.
pravda-kremlin-purged-member-line-2 = { $who } ist { pravda-from-ministry } nach Sibirien gewechselt. { $by } hat die Fahrkarte besorgt.
pravda-kremlin-purged-candidate-exact-head-1 = Kandidat, um ein Haar
pravda-kremlin-purged-candidate-exact-head-2 = { $need } für { $who }, stimmt so
pravda-kremlin-purged-candidate-exact-line-1 = Für einen Kandidaten braucht es { $need }, und { $by } würfelte genau das. { $who } war nur wegen des Büfetts gekommen.
pravda-kremlin-purged-candidate-exact-line-2 = { $who } war Kandidat, bis { $by } { $roll } würfelte, wo { $need } zu erfüllen war.
pravda-kremlin-purged-candidate-roll-head-1 = { $who } wartet nicht mehr
pravda-kremlin-purged-candidate-roll-head-2 = Ein Kandidat für Schnee
pravda-kremlin-purged-candidate-roll-line-1 = { $who } stand bei den Kandidaten; { $by } würfelte { $roll }, und { $need } genügte. Die Schlange ist aufgerückt.
pravda-kremlin-purged-candidate-roll-line-2 = { $by } säuberte { $who } mit einer { $roll }, zur Übung: Ein Kandidat braucht { $need }.
pravda-kremlin-purged-candidate-head-1 = Wartezimmer gelichtet
pravda-kremlin-purged-candidate-head-2 = { $who } vorausgeschickt
pravda-kremlin-purged-candidate-line-1 = { $who }, Kandidat, wurde von { $by } gesäubert, ehe etwas bewiesen oder widerlegt werden konnte.
pravda-kremlin-purged-candidate-line-2 = { $by } hat { $who } eine Karriere erspart.
pravda-kremlin-purged-many-head-1 = { $k } Betten gebucht, Osten
pravda-kremlin-purged-many-head-2 = Der Zug wurde länger
pravda-kremlin-purged-many-line-1 = { $names } wurden in diesem Jahr gesäubert. Sie hatten, wie sich zeigt, schon immer zusammen reisen wollen.
pravda-kremlin-purged-many-line-2 = Das Haus ist gereinigt: { $names }. Als Nächstes kommen die Teppiche.
pravda-kremlin-purge-missed-one-head-1 = Sibirien um einen verfehlt
pravda-kremlin-purge-missed-one-head-2 = Knapp kein freier Stuhl
pravda-kremlin-purge-missed-one-line-1 = { $by } brauchte { $need } gegen { $who } und würfelte { $roll }. Seither haben sie Tee getrunken, das heißt, keiner hat getrunken.
pravda-kremlin-purge-missed-one-line-2 = Eine { $roll } ist keine { $need }, um eins. { $who } blieb; { $by } ist beim Erklären drei Jahre gealtert.
pravda-kremlin-purge-missed-roll-head-1 = { $who } blieb zum Essen
pravda-kremlin-purge-missed-roll-head-2 = Säuberung verläuft im Sande
pravda-kremlin-purge-missed-roll-head-3 = { $by } beißt auf Granit
pravda-kremlin-purge-missed-roll-head-4 = Säuberung im Sande
pravda-kremlin-purge-missed-roll-line-1 = { $by } wollte { $who } säubern: { $roll }, wo es { $need } braucht. Beide sprechen von einem Gruß.
pravda-kremlin-purge-missed-roll-line-2 = Bei { $roll } für { $need } wurde aus der Säuberung von { $who } nichts, und aus { $by } ein um drei Jahre besorgterer Mensch.
pravda-kremlin-purge-missed-roll-line-3 = { $who } hat { $by } überstanden: Der Würfel lag bei { $roll } und hätte bei { $need } liegen sollen.
pravda-kremlin-purge-missed-head-1 = Vom Schicksal abgesagt
pravda-kremlin-purge-missed-head-2 = { $who } war doch zu Hause
pravda-kremlin-purge-missed-line-1 = { $by } griff nach { $who } und kam mit drei Stresspunkten und leerer Hand zurück.
pravda-kremlin-purge-missed-line-2 = { $who } wurde nicht gesäubert, wie { $by } als Erstes bestätigen wird.
pravda-kremlin-shot-missed-one-head-1 = Einen Punkt vor dem Staatsbegräbnis
pravda-kremlin-shot-missed-one-head-2 = Um einen Knopf verfehlt
pravda-kremlin-shot-missed-one-line-1 = Jemand schoss auf { $who }: { $roll }, und { $need } wäre tödlich gewesen. Der Schneider hat einen Orden bekommen.
pravda-kremlin-shot-missed-one-line-2 = Ein Attentäter kam bis auf einen Punkt an { $who } heran, mit { $roll } für { $need }.
pravda-kremlin-shot-missed-head-1 = Schüsse: { $who } steht
pravda-kremlin-shot-missed-head-2 = Lärm auf dem Flur
pravda-kremlin-shot-missed-line-1 = Es gab einen Anschlag auf { $who }. Nötig war { $need }, und es war { $roll }; den Kronleuchter wird man vermissen.
pravda-kremlin-shot-missed-line-2 = Auf { $who } wurde geschossen, mit einer { $roll }, wo { $need } tötet. Der Täter besitzt vermutlich eine Waffe.
pravda-kremlin-condemned-head-1 = { $who }: ohne Prozess
pravda-kremlin-condemned-head-2 = Die Justiz kürzt ab
pravda-kremlin-condemned-head-3 = Am Telefon verurteilt
pravda-kremlin-condemned-line-1 = { $by } hat { $who } ohne Prozess nach Sibirien geschickt, um die Richter nicht zu langweilen.
pravda-kremlin-condemned-line-2 = { $who } ist allein auf das Wort von { $by } nach Osten gereist. Es war ein kurzes Wort.
pravda-kremlin-exiled-head-1 = { $who } im Osten
pravda-kremlin-exiled-head-2 = Eine Fahrkarte, einfach
pravda-kremlin-exiled-line-1 = { $who } wurde nach Sibirien geschickt. Die Gründe werden nachgesandt.
pravda-kremlin-exiled-line-2 = { $who } ist in Sibirien. Man hielt es für das Beste, unter denen, die blieben.

## Prozesse

pravda-kremlin-guilty-alone-head-1 = Nur einer war dagegen
pravda-kremlin-guilty-alone-head-2 = { $who } überstimmt zu { $who }
pravda-kremlin-guilty-alone-line-1 = { $guilty } zu 1 gegen { $who }, und die 1 war { $who }. Das Gericht dankte für die Teilnahme.
pravda-kremlin-guilty-alone-line-2 = Über { $who } stimmten { $guilty } für schuldig und der Angeklagte anders. { $by } hatte nichts anderes erwartet.
pravda-kremlin-guilty-one-head-1 = Eine mehr, und die Bank wäre leer
pravda-kremlin-guilty-one-head-2 = { $who }: eine Stimme zu wenig
pravda-kremlin-guilty-one-head-3 = Ein Freund zu wenig
pravda-kremlin-guilty-one-line-1 = Zwei Stimmen sprechen frei; { $who } hatte eine, bei { $guilty } dagegen. { $by }, mit der Anklage betraut, hat gut geschlafen.
pravda-kremlin-guilty-one-line-2 = { $guilty } für schuldig, 1 für Gnade. Eine zweite hätte { $who } befreit; es bleibt nun Zeit, darüber nachzudenken.
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
pravda-kremlin-guilty-silent-head-1 = Schuldig durch Schweigen
pravda-kremlin-guilty-silent-head-2 = Keine Stimme, ein Urteil
pravda-kremlin-guilty-silent-line-1 = Niemand stimmte ab, und { $who } ist schuldig. Das Gesetz hat eine Schwäche für die Stillen.
pravda-kremlin-guilty-silent-line-2 = Keine Stimme fiel über { $who }; das genügte. { $by } blieb eine Rede erspart.
pravda-kremlin-guilty-head-1 = { $who } schuldig, wie angekündigt
pravda-kremlin-guilty-head-2 = Das Gericht hat verstanden
pravda-kremlin-guilty-head-3 = Schuld da, wo sie lag
pravda-kremlin-guilty-line-1 = { $who } wurde angeklagt, verurteilt und in einen Zug gesetzt, in einer Reihenfolge, die { $by } zufriedenstellte.
pravda-kremlin-guilty-line-2 = { $by } klagte { $who } an, und das Gericht folgte. Eine Eskorte auch.
pravda-kremlin-guilty-line-3 = Schuldig, sagt das Gericht zu { $who }, und hat gefragt, ob es sonst noch etwas gebe.
pravda-kremlin-acquitted-votes-head-1 = { $who } frei, { $by } schwitzt
pravda-kremlin-acquitted-votes-head-2 = Ein Unschuldiger gefunden
pravda-kremlin-acquitted-votes-head-3 = Höflicher Ungehorsam
pravda-kremlin-acquitted-votes-line-1 = { $free } Stimmen sprachen { $who } frei, { $guilty } anderen zum Trotz. { $by } klagte an und denkt jetzt darüber nach.
pravda-kremlin-acquitted-votes-line-2 = Zum Freispruch braucht es zwei, und zwei waren es, gegen { $guilty }. { $who } verneigte sich vor jedem mit Namen.
pravda-kremlin-acquitted-votes-line-3 = { $guilty } für schuldig, { $free } für { $who }: frei. { $by } hat gefragt, wo man die Beweise gekauft habe.
pravda-kremlin-acquitted-head-1 = { $who } war die ganze Woche unschuldig
pravda-kremlin-acquitted-head-2 = Die Anklagebank ist leer
pravda-kremlin-acquitted-line-1 = { $who } wurde von dem freigesprochen, was { $by } im Sinn hatte.
pravda-kremlin-acquitted-line-2 = Das Gericht findet nichts gegen { $who }. { $by } findet die Tür.
pravda-kremlin-plot-guilty-head-1 = { $who } hat bezahlt
pravda-kremlin-plot-guilty-head-2 = Komplott mit Verfasser
pravda-kremlin-plot-guilty-line-1 = { $who } wurde des Komplotts schuldig befunden und mit ihm begraben.
pravda-kremlin-plot-guilty-line-2 = Hinter dem Anschlag stand, sagt das Gericht, { $who }. Berufung gibt es nicht, und niemanden, der sie einlegen könnte.
pravda-kremlin-plot-acquitted-head-1 = Komplott ohne Täter
pravda-kremlin-plot-acquitted-head-2 = { $who } wusste von nichts
pravda-kremlin-plot-acquitted-line-1 = { $who } hatte mit dem Anschlag nichts zu tun, befindet das Gericht und sieht noch einmal nach.
pravda-kremlin-plot-acquitted-line-2 = Vom Komplott freigesprochen: { $who }. Die Waffe wird gebeten, sich zu melden.
pravda-kremlin-inquiry-guilty-head-1 = Ermittelt: { $who }
pravda-kremlin-inquiry-guilty-head-2 = Also war es doch jemand
pravda-kremlin-inquiry-guilty-line-1 = Die Ermittlung zum Anschlag nennt { $who }; zum Nachdenken ging es nach Sibirien.
pravda-kremlin-inquiry-guilty-line-2 = Dahinter steckte { $who }, sagt die Ermittlung. Es musste jemand mit Mantel sein.
pravda-kremlin-inquiry-acquitted-head-1 = Ermittlung umarmt { $who }
pravda-kremlin-inquiry-acquitted-head-2 = Ein Paar saubere Hände
pravda-kremlin-inquiry-acquitted-line-1 = Die Ermittlung zum Anschlag entlastet { $who } und entschuldigt sich für die Lampe.
pravda-kremlin-inquiry-acquitted-line-2 = { $who } hatte nichts damit zu tun. Die Ermittlung hat mit nichts zu tun.
pravda-kremlin-cleared-by-card-head-1 = { $who } war woanders
pravda-kremlin-cleared-by-card-head-2 = Die Akte ist verlegt
pravda-kremlin-cleared-by-card-line-1 = Ehe jemand abstimmen konnte, war { $who } entlastet. Ein Dokument war aufgetaucht; Dokumente tun das.
pravda-kremlin-cleared-by-card-line-2 = Der Fall gegen { $who } hat sich aufgelöst, die Zeugen zuerst.

## Kleine Meldungen

pravda-kremlin-retired-head-1 = { $who } gibt den Bleistift ab
pravda-kremlin-retired-head-2 = In Rente, nicht entfernt
pravda-kremlin-retired-line-1 = { $who } ist mit { $age } in den Ruhestand gegangen, zu allgemeinem Unglauben. Es gab Kuchen.
pravda-kremlin-retired-line-2 = Mit { $age } verlässt { $who } die Politik auf beiden Füßen, was zu erforschen sein wird.
pravda-kremlin-back-by-head-1 = { $who } zurück, braun, still
pravda-kremlin-back-by-head-2 = Ein Irrtum kehrt heim
pravda-kremlin-back-by-head-3 = Rückfahrkarte gefunden
pravda-kremlin-back-by-line-1 = { $by } hat { $who } aus Sibirien zurückgeholt, wo, wie sich zeigt, ein Missverständnis vorgelegen hatte.
pravda-kremlin-back-by-line-2 = { $who } ist wieder im Volk, mit freundlicher Genehmigung von { $by }, und zuckt bei jedem Heizkörper zusammen.
pravda-kremlin-back-by-line-3 = Dank { $by } ist { $who } aus dem Osten zurück. Im alten Büro sagt man, der Stuhl sei nie verrückt worden.
pravda-kremlin-back-by-line-4 = { $who } wurde auf das Wort von { $by } aus Sibirien zurückgerufen und fragt, wer inzwischen wer ist.
pravda-kremlin-back-head-1 = { $who } fiel doch wieder ein
pravda-kremlin-back-head-2 = Sibirien: eine Pritsche frei
pravda-kremlin-back-head-3 = Pritsche frei geworden
pravda-kremlin-back-line-1 = { $who } ist aus Sibirien zurück. Verbannt wurde stattdessen der Irrtum.
pravda-kremlin-back-line-2 = Sibirien hat { $who } entlassen; dort war übrigens nie jemand dieses Namens.
pravda-kremlin-outbid-by-one-head-1 = { $points } schlägt { $theirs }
pravda-kremlin-outbid-by-one-head-2 = { $who } für einen Punkt mehr
pravda-kremlin-outbid-by-one-head-3 = Ein Freund, ein Punkt
pravda-kremlin-outbid-by-one-line-1 = { pravda-rival } hielten { $who } mit { $theirs }, bis { pravda-faction } { $points } zeigten. Treue ist eine Frage der Rechenart.
pravda-kremlin-outbid-by-one-line-2 = Mit { $points } gegen { $theirs } nahmen { pravda-faction } { $who }, und { pravda-rival } sahen zu. Ein Punkt: der Preis eines Gewissens.
pravda-kremlin-outbid-by-one-line-3 = { $who } verließ { pravda-rival } bei { $theirs } und kam für { $points } zu { pravda-to-faction }, aus Überzeugung.
pravda-kremlin-suspected-by-head-1 = { $by } fragt sich etwas
pravda-kremlin-suspected-by-head-2 = Eine Frage steht im Raum
pravda-kremlin-suspected-by-head-3 = Wer fragt, wird gefragt
pravda-kremlin-suspected-by-line-1 = { $by } hat ein Fragezeichen hinter { $who } gesetzt. Vorerst ist es nur Zeichensetzung.
pravda-kremlin-suspected-by-line-2 = In der Akte { $who } steht ein „?“, in der Handschrift von { $by }.
pravda-kremlin-suspected-by-line-3 = { $who } dürfe sich bewegen wie bisher, sagt { $by }, aber langsam, und wo man es sehen kann.
pravda-kremlin-suspected-by-line-4 = { $by } hat eine Frage zu { $who } gestellt und wartet die Antwort nicht ab.
pravda-kremlin-suspected-head-1 = { $who }: ein „?“
pravda-kremlin-suspected-head-2 = Fragezeichen ohne Absender
pravda-kremlin-suspected-line-1 = Die Akte { $who } enthält ein „?“. Niemand erinnert sich, es gesetzt zu haben.
pravda-kremlin-suspected-line-2 = Zu { $who } wird etwas gefragt, obwohl niemand etwas gesagt hat.
pravda-kremlin-unsuspected-by-head-1 = Antwort erübrigt sich
pravda-kremlin-unsuspected-by-head-2 = Eine Frage entfällt
pravda-kremlin-unsuspected-by-line-1 = { $by } hat das „?“ von { $who } genommen. Da war kein Rauch, nur das eine Streichholz.
pravda-kremlin-unsuspected-by-line-2 = Dank { $by } wundert sich niemand mehr über { $who }, jedenfalls nicht laut.
pravda-kremlin-unsuspected-head-1 = „?“ in der Post verloren
pravda-kremlin-unsuspected-head-2 = { $who } fraglos
pravda-kremlin-unsuspected-line-1 = Das „?“ bei { $who } ist weg. Es war für ein Kreuzworträtsel gedacht.
pravda-kremlin-unsuspected-line-2 = { $who } steht nicht mehr unter Verdacht. Der Verdacht hat andere Arbeit bekommen.
pravda-kremlin-aged-head-1 = { $who } altert im Laufen
pravda-kremlin-aged-head-2 = Kalender überholt
pravda-kremlin-aged-head-3 = Langes Jahr: { $who }
pravda-kremlin-aged-line-1 = { $who } ist in einem Jahr um { $points } gealtert und jetzt { $age }. Der Plan hatte weniger vorgesehen.
pravda-kremlin-aged-line-2 = { $points } Stresspunkte in einem Jahr: { $who } ist jetzt { $age } und hört auf lautere Stimmen.
pravda-kremlin-aged-line-3 = Im Ausweis von { $who } steht { $age }. Das stimmt erst seit Kurzem: { $points } Jahre kamen seit der letzten Parade dazu.
pravda-kremlin-aged-line-4 = { $who } hat { $points } Jahre in einem einzigen ausgegeben und ist { $age }. Eine Quittung gab es nicht.
pravda-kremlin-aged-line-5 = Es war ein Jahr von { $points } für { $who }, { $age }, und man sieht jede Sitzung davon.
pravda-kremlin-younger-head-1 = { $who } wächst rückwärts
pravda-kremlin-younger-head-2 = Zeit per Dekret gewendet
pravda-kremlin-younger-line-1 = { $who } ist { $points ->
        [1] ein Jahr
       *[other] { $points } Jahre
    } jünger und jetzt { $age }. Bienen waren beteiligt.
pravda-kremlin-younger-line-2 = Die Wissenschaft hat { $who } { $points ->
        [1] ein Jahr
       *[other] { $points } Jahre
    } abgenommen; mit { $age } wurde ein Fahrrad beantragt.
pravda-kremlin-promoted-post-head-1 = { $who } steigt auf
pravda-kremlin-promoted-post-head-2 = { pravda-ministry }: { $who }
pravda-kremlin-promoted-post-head-3 = Alte Tür, neuer Name
pravda-kremlin-promoted-post-head-4 = Ein Stuhl war frei
pravda-kremlin-promoted-post-head-5 = Aufzug fährt nach oben
pravda-kremlin-promoted-post-line-1 = { $who } kommt { pravda-to-ministry }, denn näher stand keiner.
pravda-kremlin-promoted-post-line-2 = Man hat { pravda-at-ministry } angekündigt, es komme { $who }, und man möge aussehen, als hätte man darauf gehofft.
pravda-kremlin-promoted-post-line-3 = { $who } ist { pravda-to-ministry } aufgestiegen. Die Witze des Vorgängers gelten, bis neue eintreffen.
pravda-kremlin-promoted-post-line-4 = { pravda-ministry } bekommt { $who }, im Namen des ganzen Volkes, und { $who } bekommt die Wohnung.
pravda-kremlin-promoted-post-line-5 = Zur eigenen Überraschung passte { $who } { pravda-at-ministry } sofort ein Schreibtisch.
pravda-kremlin-promoted-post-line-6 = { $who } wurde { pravda-to-ministry } hinaufgetragen, durch Verdienst und den Aufzug.
pravda-kremlin-promoted-post-line-7 = Es passte { pravda-at-ministry } nur ein Schlüssel, und den hatte { $who } in der Hand.
pravda-kremlin-promoted-post-line-8 = { pravda-ministry } hat jetzt { $who } und ein neues Schloss.
pravda-kremlin-promoted-candidate-head-1 = { $who } darf hoffen
pravda-kremlin-promoted-candidate-head-2 = Ein Platz an der Tür
pravda-kremlin-promoted-candidate-head-3 = Die Bank ist voller Hoffnung
pravda-kremlin-promoted-candidate-head-4 = Die Bank hofft
pravda-kremlin-promoted-candidate-line-1 = { $who } gehört jetzt zu den Kandidaten und hat sicherheitshalber einen warmen Mantel gekauft.
pravda-kremlin-promoted-candidate-line-2 = Aus dem Volk wurde { $who } auf die Bank der Kandidaten gerufen. Sie knarrt.
pravda-kremlin-promoted-candidate-line-3 = { $who } sitzt jetzt bei den Kandidaten und übt das Nicken.
pravda-kremlin-promoted-candidate-line-4 = { $who } fiel im Volk auf und kam zu den Kandidaten, um weniger aufzufallen.
pravda-kremlin-demoted-post-head-1 = { $who }: ein Stock tiefer
pravda-kremlin-demoted-post-head-2 = Dem Boden näher
pravda-kremlin-demoted-post-line-1 = { $who } wurde { pravda-to-ministry } hinunterversetzt, wo die Teppiche dünner sind.
pravda-kremlin-demoted-post-line-2 = { $who } wird { pravda-at-ministry } weniger Telefone vorfinden und weniger hineinzusagen haben; der Weg dorthin führte abwärts.
pravda-kremlin-demoted-candidate-head-1 = { $who } steht wieder an
pravda-kremlin-demoted-candidate-head-2 = Vom Tisch auf die Bank
pravda-kremlin-demoted-candidate-line-1 = { $who } hat einen Schreibtisch gegen einen Platz bei den Kandidaten getauscht, um mehr vom Flur zu sehen.
pravda-kremlin-demoted-candidate-line-2 = { $who } darf ab jetzt bei den Kandidaten warten. Die Bank rückt zusammen.
pravda-kremlin-demoted-people-head-1 = { $who } bei den Massen
pravda-kremlin-demoted-people-head-2 = Das Volk wächst um eins
pravda-kremlin-demoted-people-head-3 = Bergab mit Gesang
pravda-kremlin-demoted-people-line-1 = { $who } wurde dem Volk übergeben, das nicht darum gebeten hatte.
pravda-kremlin-demoted-people-line-2 = { $who } dient ab jetzt im Volk, hinten, wo es ruhig ist.
pravda-kremlin-demoted-people-line-3 = Das Volk hat jetzt { $who }. Ein Komitee wurde gebildet, um die Freude zu verteilen.
pravda-kremlin-demoted-people-line-4 = { $who } kam zum Volk herunter, über die Treppe, und grüßte jede Stufe.
pravda-kremlin-shifted-post-head-1 = { $who } rückt weiter
pravda-kremlin-shifted-post-head-2 = Türen neu, Staub alt
pravda-kremlin-shifted-post-head-3 = Gleicher Stock, anderes Fenster
pravda-kremlin-shifted-post-line-1 = { $who } ist { pravda-from-old-ministry } { pravda-to-ministry } gewechselt, mit einer Topfpflanze.
pravda-kremlin-shifted-post-line-2 = Was { $who } { pravda-at-old-ministry } gelernt hat, wird künftig { pravda-at-ministry } angewandt.
pravda-kremlin-shifted-post-line-3 = { $who } geht { pravda-from-old-ministry } { pravda-to-ministry }. Beide sind sicher, das bessere Geschäft gemacht zu haben.
pravda-kremlin-shifted-post-line-4 = { $who } hat jetzt die Aussicht { pravda-from-ministry }. Man hat { pravda-at-old-ministry } ein Fenster geöffnet.
pravda-kremlin-cured-head-1 = { $who } nimmt die Bäder
pravda-kremlin-cured-head-2 = Schnupfen, lange Ruhe
pravda-kremlin-cured-head-3 = Fango, mit Bewachung
pravda-kremlin-cured-head-4 = Bett gemacht, Post folgt
pravda-kremlin-cured-line-1 = { $who } ging ins Sanatorium und schickt eine Postkarte zur Genehmigung.
pravda-kremlin-cured-line-2 = Im Sanatorium wurde { $who } in Schlamm gewickelt und vor der Lektüre dieser Zeitung gewarnt.
pravda-kremlin-cured-line-3 = { $who } war auf Kur. Die Schwestern berichten von festen Ansichten über die Suppe.
pravda-kremlin-cured-line-4 = Das Sanatorium hatte die Ehre mit { $who } und zählt jetzt die Handtücher.
pravda-kremlin-cured-line-5 = { $who } wurde im Sanatorium im Bademantel gesehen, ohne etwas zu unterschreiben.
pravda-kremlin-cured-line-6 = Das Heilwasser und { $who } wurden einander vorgestellt. Beide blieben kühl.
pravda-kremlin-sicker-head-1 = { $who } hustet, mindestens
pravda-kremlin-sicker-head-2 = Latein mit Stirnrunzeln
pravda-kremlin-sicker-head-3 = Bulletin, sehr kurz
pravda-kremlin-sicker-head-4 = Thermometer tritt zurück
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
pravda-kremlin-better-head-1 = { $who } etwas rosiger
pravda-kremlin-better-head-2 = Die Suppe blieb drin
pravda-kremlin-better-line-1 = { $who } geht es besser, mit noch { $crosses ->
        [1] einem „+“
       *[other] { $crosses } „+“
    }. Der Kranz liegt wieder in seiner Schachtel.
pravda-kremlin-better-line-2 = Von der Krankheit von { $who } ist weniger da. Die Ärzte werden dem nachgehen.
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
pravda-kremlin-quiet-line-1 = Jeden Posten hat, wer ihn vorher hatte. Die Zeitung hat nachgezählt und wurde mitgezählt.
pravda-kremlin-quiet-line-2 = Kein Posten hat einen neuen Inhaber. Die Maler der Türschilder bitten um Unterstützung.
pravda-kremlin-quiet-line-3 = Die Führung sitzt, wo sie saß. Es gibt nichts zu melden, und es wurde pünktlich gemeldet.
pravda-kremlin-quiet-line-4 = Alle Posten sind besetzt, wie sie besetzt waren. Befördert wurde, mangels anderer, der Samowar.
pravda-kremlin-quiet-line-5 = Wer einen Stuhl hatte, hat ihn. Ausländische Beobachter wollen ihr Geld zurück.
pravda-kremlin-quiet-line-6 = Die Liste der Führung liest sich wie zuvor; neu ist nur das Papier.

## Nur für deine Augen

pravda-kremlin-box-chief-yours-line-1 = { $who } gehört dir: Du hast dort { $written } geschrieben und zeigst { $shown }. Die anderen zeigen höchstens { $theirs }.
pravda-kremlin-box-chief-yours-line-2 = Du hältst { $who } mit { $shown } gezeigten von { $written }. Der Beste der anderen zeigt { $theirs }.
pravda-kremlin-box-chief-yours-line-3 = { $who } winkt für dich. Geschrieben { $written }, gezeigt { $shown }, die anderen { $theirs }.
pravda-kremlin-box-chief-could-line-1 = { $who }: Du hast { $written } geschrieben, und niemand sonst zeigt mehr als { $theirs }.
pravda-kremlin-box-chief-could-line-2 = Niemand hat auf { $who } mehr als { $theirs } gezeigt. Auf deinem Blatt steht { $written }. Nur damit du es weißt.
pravda-kremlin-box-chief-could-line-3 = Auf { $who } hast du { $written } in der Schublade; auf dem Tisch liegen { $theirs }.
pravda-kremlin-box-chief-short-line-1 = { $who }: Du hast { $written } geschrieben, und jemand zeigt { $theirs }. Es gibt noch andere Blumen.
pravda-kremlin-box-chief-short-line-2 = Du hast { $written } auf { $who } geschrieben. Jemand zeigt { $theirs }. Bewundere aus der Ferne.
pravda-kremlin-box-chief-short-line-3 = { $theirs } auf dem Tisch, { $written } auf deinem Blatt: { $who } ist Sache anderer, vorerst.
pravda-kremlin-box-chief-none-line-1 = Auf { $who } hast du nichts geschrieben. Den Chef mag jemand anderes lieben.
pravda-kremlin-box-chief-none-line-2 = { $who } steht nicht auf deinem Blatt, oder nicht mehr.
pravda-kremlin-box-chief-none-line-3 = Über { $who } schweigt dein Blatt.
pravda-kremlin-box-lost-line-1 = { $who } hat { $points ->
        [1] einen Punkt
       *[other] { $points } Punkte
    } von dir mitgenommen.
pravda-kremlin-box-lost-line-2 = Schreib ab, was du auf { $who } gezeigt hattest: { $points ->
        [1] einen Punkt
       *[other] { $points } Punkte
    }.
pravda-kremlin-box-lost-line-3 = Mit { $who } ging, was du gezeigt hattest: { $points }.
pravda-kremlin-box-gone-line-1 = { $who } ist weg, und du hattest dort { $points } geschrieben.
pravda-kremlin-box-gone-line-2 = Deine { $points } auf { $who } nützen wenig, wo { $who } jetzt ist.
pravda-kremlin-box-gone-line-3 = { $points } auf { $who }: Heb sie als Andenken auf, fürs Erste.
pravda-kremlin-box-unsaid-line-1 = { $who } sitzt { pravda-at-ministry }, und niemand hat dort das Sagen. Du hast { $written } geschrieben.
pravda-kremlin-box-unsaid-line-2 = Niemand hält { $who } { pravda-at-ministry }; du könntest etwas sagen, mit { $written }.
pravda-kremlin-box-unsaid-line-3 = { pravda-ministry } hat { $who }, und { $who } hat niemanden. In deiner Schublade: { $written }.
pravda-kremlin-box-marks-line-1 = Deine Oktober: { $marks }, von den dreien, die es braucht.
pravda-kremlin-box-marks-line-2 = { $marks ->
        [1] Eine Parade trägt
       *[other] { $marks } Paraden tragen
    } dein Zeichen. Drei würden reichen.
pravda-kremlin-box-marks-line-3 = Dein Konto beim Balkon: { $marks }. Der Kredit endet bei drei.
pravda-kremlin-box-nothing-line-1 = Auf dieser Seite ist nichts von dir. Es ist vielleicht besser so.
pravda-kremlin-box-nothing-line-2 = Lesen, falten, vergessen: Von dir steht nichts darin.
pravda-kremlin-box-nothing-line-3 = Deine Leute kamen nicht in die Zeitung. Gut.
