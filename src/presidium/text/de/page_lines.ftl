### Was die Genossen zu ihren Aussagen hinzufügen: auf ihre Art, und nur zu dem, was alle gehört haben.
### Welcher von mehreren Sätzen gesagt wird, sagt `$n`. Auch das Terminal sagt sie.

comrade-trembler-accuse =
    { $n ->
        [1] Ich habe es nicht gesagt. Ich habe nur die Lippen bewegt.
        [2] Verzeihung. Tausendmal Verzeihung. Es steht schon im Protokoll, nicht wahr?
        [3] Schaut mich bitte nicht an, während ich es sage.
        [4] Es ist mir herausgerutscht. Eigentlich wollte ich husten.
        [5] Ich wiederhole nur, was man mich gleich fragen wird.
       *[6] Falls es nicht stimmt, war es die Meinung meines Vetters.
    }
comrade-trembler-vouch =
    { $n ->
        [1] Wenn ich mich irre, zeige ich mich selbst an.
        [2] Ein anständiger Mensch im Raum, und es musste jemand anders sein.
        [3] So. Etwas Nettes. Darf ich mich setzen?
        [4] Ich lobe schnell, bevor ich es mir anders überlege.
        [5] Dafür lege ich die Hand ins Feuer. In ein kleines.
       *[6] Nett sein ist doch erlaubt, oder? Noch?
    }
comrade-trembler-own =
    { $n ->
        [1] Ich gestehe! Was immer es war, das ist es.
        [2] Ich habe es dreifach aufgeschrieben, falls du etwas verbessern willst.
        [3] Ich konnte nicht schlafen, da habe ich es geübt.
        [4] Ich sage es laut, damit man hört, wie es zittert.
        [5] Hier sind meine Papiere. Und hier die anderen.
       *[6] Ich habe nichts hinzuzufügen. Außer es fehlt etwas.
    }
comrade-trembler-ask =
    { $n ->
        [1] Ich würde nicht fragen, aber man hat mich gebeten zu fragen.
        [2] Du musst nicht antworten. Andererseits: doch.
        [3] Antworte leise, ich bin schnell überzeugt.
       *[4] Ich frage für einen Freund. Der Freund bin ich.
    }
comrade-trembler-offer =
    { $n ->
        [1] Seien wir beide in Sicherheit. Oder abwechselnd.
        [2] Ich habe noch nie etwas angeboten. Macht man das so?
        [3] Einigen wir uns auf etwas Kleines, mit zwei Ausgängen.
       *[4] Hand drauf? Meine schüttelt von allein.
    }
comrade-trembler-won = Ich habe gewonnen? Wem wird man das vorwerfen?
comrade-trembler-lost = Endlich. Das Warten war schlimmer.

comrade-sailor-accuse =
    { $n ->
        [1] Ich kenne Seepocken mit mehr Rückgrat.
        [2] Über Bord damit. Nicht persönlich gemeint.
        [3] Es gibt ein Leck, und es sitzt da drüben.
        [4] Der da macht Knoten, die keiner löst.
        [5] Es riecht nach Bilge.
       *[6] Wenn die Ratten Lebewohl sagen, sehe ich nach, wer bleibt.
    }
comrade-sailor-vouch =
    { $n ->
        [1] Mit dem da würde ich die Hängematte teilen. In Schichten.
        [2] Hält dicht. Ich weiß, was nicht dicht hält.
        [3] Gutes Holz.
        [4] Sonntags nüchtern. Ich habe es gesehen.
        [5] Bin mit Schlimmeren gefahren und heimgekommen.
       *[6] Liegt ruhig in der Dünung.
    }
comrade-sailor-own =
    { $n ->
        [1] Das ist das ganze Logbuch. Hier unterschreiben.
        [2] Gerader Kurs, kein Kreuzen.
        [3] Einmal gesagt. Der Wind hat nichts daran geändert.
        [4] Steht im Logbuch, und das Logbuch ist trocken.
        [5] Bei mir sieht man bis auf den Grund.
       *[6] Da ist kein Nebel drin.
    }
comrade-sailor-ask =
    { $n ->
        [1] Na? Lauter, es zieht auf.
        [2] Was sieht man von da oben?
        [3] Raus damit, vor der Flut.
       *[4] Woher weht bei dir der Wind?
    }
comrade-sailor-offer =
    { $n ->
        [1] Du ziehst, ich ziehe. Mehr weiß ein Tau nicht.
        [2] Schlag ein. Vorsicht, Teer.
        [3] Ich halte die Leiter, du steigst. Dann andersherum.
       *[4] Eine Flasche, zwei Seeleute. Die Rechnung geht auf.
    }
comrade-sailor-won = Land.
comrade-sailor-lost = Mich haben schon bessere Mannschaften versenkt. Nein, haben sie nicht.

comrade-zealot-accuse =
    { $n ->
        [1] Ich sage es ohne Freude! Mit Begeisterung, aber ohne Freude!
        [2] Die Geschichte wird mir danken! Sie darf sich Zeit lassen!
        [3] Zeigen wir alle gemeinsam darauf, bei drei!
        [4] Ich habe gezeigt! Eine Hand ist noch frei!
        [5] Ich klage an und bestelle zehn Exemplare!
       *[6] Die Wachsamkeit hat nicht geschlafen, und ich auch nicht!
    }
comrade-zealot-vouch =
    { $n ->
        [1] Ein Leuchtturm! Ich habe ihm schon im Flur applaudiert!
        [2] Mit solchen Genossen braucht es keinen Strom!
        [3] Dafür bürge ich mit beiden Händen!
        [4] Ich beantrage, dass wir uns erheben! Ich stehe schon!
        [5] Das soll gesungen werden, in drei Strophen!
       *[6] Was für ein Mensch! Der Rahmen ist schon bestellt!
    }
comrade-zealot-own =
    { $n ->
        [1] Ich habe nichts zu verbergen, und ich verberge es nirgends!
        [2] Schreibt es auf ein Transparent!
        [3] Und ich würde es wieder sagen, lauter!
        [4] Ich melde dies vor der Frist!
        [5] Mein Herz ist eine öffentliche Versammlung!
       *[6] Zweimal ins Protokoll, damit es nicht verloren geht!
    }
comrade-zealot-ask =
    { $n ->
        [1] Das Kollektiv will es wissen! Das Kollektiv bin ich!
        [2] Sprich ganz offen! Ich schreibe mit!
        [3] Die Antwort wird bejubelt, gleich welche!
       *[4] Ich frage im Namen aller, die nicht fragen!
    }
comrade-zealot-offer =
    { $n ->
        [1] Gemeinsam übererfüllen wir einander!
        [2] Deine Hand, Genosse! Beide, wenn du sie hast!
        [3] Ein Plan, zwei Schultern, keine Zweifel!
       *[4] Ich schlage einen Wettbewerb im Helfen vor! Ich gedenke zu gewinnen!
    }
comrade-zealot-won = Sieg! Ich habe vierzig Minuten Bemerkungen vorbereitet!
comrade-zealot-lost = Eine Niederlage, aber was für eine! Unsere bisher größte!

comrade-cook-accuse =
    { $n ->
        [1] Man hört so manches zwischen Suppe und Kompott.
        [2] Von mir hast du das nicht. Nimm noch Brot.
        [3] Jemand war am Salz, und ich nenne keine Namen, nur diesen.
        [4] Etwas ist umgekippt, und der Eisschrank war es nicht.
        [5] Ich habe nur den Deckel gehoben.
       *[6] Der da verlangt Nachschlag vor der ersten Kelle.
    }
comrade-cook-vouch =
    { $n ->
        [1] Isst immer den Teller leer. Das sagt alles.
        [2] Guter Magen und reines Gewissen; den Magen habe ich gesehen.
        [3] Dem da würde ich die Kelle anvertrauen.
        [4] Rührt und verschüttet nichts.
        [5] Für den da nehme ich den guten Topf.
       *[6] Bringt den Teller zurück. Wer tut das schon?
    }
comrade-cook-own =
    { $n ->
        [1] Mein eigenes Rezept. Ich ändere es täglich.
        [2] Nimm es, wie es ist, bis auf die Würze.
        [3] Frag jeden, den ich satt gemacht habe.
        [4] Ich habe selbst gekostet, und sieh, ich stehe.
        [5] Es ist nichts drin, als was oben schwimmt.
       *[6] Das hat lange genug gezogen.
    }
comrade-cook-ask =
    { $n ->
        [1] Komm, ein Löffel Neuigkeiten gegen einen Löffel Kascha.
        [2] Du siehst aus, als wüsstest du etwas. Oder es ist der Hering.
        [3] Setz dich, es ist noch warm. Was sagt man oben?
       *[4] Stimmt es, oder gebe ich eine Prise dazu?
    }
comrade-cook-offer =
    { $n ->
        [1] Ich rühre für dich, du rührst für mich.
        [2] Ein Nachschlag ließe sich einrichten.
        [3] Der größere Knödel ist deiner, wenn.
       *[4] Du bringst die Zwiebeln, ich halte den Mund.
    }
comrade-cook-won = Das lasse ich rahmen, über dem Herd.
comrade-cook-lost = Zu früh serviert. Wie alles.

comrade-archivist-accuse =
    { $n ->
        [1] Siehe Anhang.
        [2] Die Akte war dünn, bis heute.
        [3] Ich halte es fest. Es macht mir keine Freude. Auch das halte ich fest.
        [4] Es gibt eine zweite Akte. Es gibt immer eine.
        [5] Ich zitiere. Ich zitiere immer.
       *[6] Das Datum stimmt. Der Rest wird geprüft.
    }
comrade-archivist-vouch =
    { $n ->
        [1] Keine Einträge. Das ist selten und vermerkt.
        [2] Die Stempel sind in Ordnung.
        [3] Querverglichen und für angenehm befunden.
        [4] Alle Blätter vorhanden, keines ausgetauscht.
        [5] Abgelegt unter Ausnahmen.
       *[6] Das Foto stimmt, und niemand ist herausgeschnitten.
    }
comrade-archivist-own =
    { $n ->
        [1] Fürs Protokoll.
        [2] Mappe sieben, drittes Blatt, eigenhändig.
        [3] Ich habe den Durchschlag.
        [4] Original. Die Kopien sind einverstanden.
        [5] Eingegangen, gestempelt und von mir geglaubt.
       *[6] Einsehbar vor Ort. Nicht entleihbar.
    }
comrade-archivist-ask =
    { $n ->
        [1] In der Akte klafft eine Lücke, etwa von deiner Größe.
        [2] Nur der Vollständigkeit halber.
        [3] Dein Eintrag endet mitten im Wort.
       *[4] Bitte ausfüllen. Druckbuchstaben.
    }
comrade-archivist-offer =
    { $n ->
        [1] Ein Geben mit zugehörigem Nehmen, beide nummeriert.
        [2] Abzulegen unter gegenseitig.
        [3] In zwei Ausfertigungen: eine für dich, eine für später.
       *[4] Gültig bis auf Widerruf. Der Widerruf liegt bereit.
    }
comrade-archivist-won = Ich werde eine neue Schublade brauchen.
comrade-archivist-lost = Abgelegt.

comrade-fox-accuse =
    { $n ->
        [1] Ich würde es nicht sagen, hätte man mich nicht um Stillschweigen gebeten.
        [2] Es schmerzt mich. Sieh nur, wie es mich schmerzt.
        [3] Zieh deine eigenen Schlüsse. Ein paar habe ich schon für dich gezogen.
        [4] Ich erwähne es nur, weil du es sonst von einem Ehrlichen erfahren hättest.
        [5] Ich rede als Letzter schlecht. Nun hast du alle gehört.
       *[6] Vergiss, dass ich es gesagt habe. Ich erinnere dich daran.
    }
comrade-fox-vouch =
    { $n ->
        [1] Dem da würde ich meinen Mantel leihen. Leer.
        [2] Warum sollte ich es sagen, wenn niemand etwas davon hätte?
        [3] Mein Wort darauf. Ich habe mehrere.
        [4] So unschuldig, wie ich aussehe.
        [5] Ich empfehle es wärmstens. Meine Hände sind kalt.
       *[6] Ich habe nichts gefunden. Zweimal gesucht, einmal nachts.
    }
comrade-fox-own =
    { $n ->
        [1] Die Wahrheit, wie ich sie zurechtgelegt in Erinnerung habe.
        [2] Du darfst es nachprüfen. Ich täte es.
        [3] Nie war ich aufrichtiger, heute früh.
        [4] Ich lüge nur werktags, und was ist heute?
        [5] Das war alles. Der Rest ist auch alles.
       *[6] Du darfst mich zitieren. Ich werde staunen.
    }
comrade-fox-ask =
    { $n ->
        [1] Unter uns gesagt, und unter allen, die im Raum sind.
        [2] Ich weiß es natürlich längst. Ich höre nur deine Stimme gern.
        [3] Sag nichts. Nicke, und ich sage dir, was du gesagt hast.
       *[4] Sag es, und ich weiß von nichts. Schweig, und ich weiß es.
    }
comrade-fox-offer =
    { $n ->
        [1] Zwei alte Freunde, ein kleiner Gefallen, keine Zeugen.
        [2] Du kannst dabei nichts verlieren. Ich habe nachgesehen, wo.
        [3] Ich gebe dir die Rechte. Die Linke hat zu tun.
       *[4] Gewinnen wir beide, du etwas später.
    }
comrade-fox-won = Ich war so überrascht, wie ich es geplant hatte.
comrade-fox-lost = Gut gemacht. Das hast du von mir.

comrade-widow-accuse =
    { $n ->
        [1] Ich habe für Bessere Schwarz getragen.
        [2] Ich sage es leise. Es trägt.
        [3] Mein zweiter Mann hatte diesen Blick. Kurz.
        [4] Ich habe noch einen Schleier übrig.
        [5] Das Gesicht habe ich schon gelesen, in einer Anzeige.
       *[6] Man wird dich vermissen. Ich habe mich erkundigt.
    }
comrade-widow-vouch =
    { $n ->
        [1] Von dem da ließe ich den Kranz tragen.
        [2] Am Leben, und das zu Recht.
        [3] Man lernt die Stillen zu schätzen.
        [4] Das wäre ein guter Vierter gewesen.
        [5] Es täte mir leid. Frag, wie oft mir etwas leidtut.
       *[6] Die beste Gesellschaft: neben mir, im Schatten.
    }
comrade-widow-own =
    { $n ->
        [1] Das habe ich drei Ehemännern erzählt. Keiner hat widersprochen.
        [2] Glaub es oder weine; ich tue keines von beidem.
        [3] Das ist, was mir zu sagen bleibt.
        [4] Ich schwöre es bei allen dreien.
        [5] Ich habe keinen Grund zu lügen. Ich habe schon geerbt.
       *[6] Aufs Band damit, in Gold.
    }
comrade-widow-ask =
    { $n ->
        [1] Mir kannst du es sagen. Ich nehme alles mit.
        [2] Sprich, bevor es die Blumen tun.
        [3] Sag es jetzt; später höre ich nur noch zu.
       *[4] Du bist blass. Liegt es an dem, was du weißt?
    }
comrade-widow-offer =
    { $n ->
        [1] Ich halte meine Versprechen. Sie liegen hier in der Nähe.
        [2] Seien wir gut zueinander, eine Weile.
        [3] Leih mir deinen Arm. Ich gebe zurück, was übrig ist.
       *[4] Wir könnten uns eine Reihe teilen. Im guten Sinn.
    }
comrade-widow-won = Danke. Keine Blumen.
comrade-widow-lost = Schwarz passt zu jedem Anlass.

comrade-grandmaster-accuse =
    { $n ->
        [1] Schach.
        [2] Du ziehst wie einer, der etwas hinter dem Rücken hat.
        [3] Eine fragwürdige Variante. Ich widerlege sie.
        [4] Berührt, geführt.
        [5] Ich kündige Matt an, in einer Anzahl von Zügen.
       *[6] Vor drei Zügen war es nur ein Verdacht.
    }
comrade-grandmaster-vouch =
    { $n ->
        [1] Eine solide Figur, gut postiert.
        [2] Die würde ich nicht tauschen.
        [3] Gedeckt.
        [4] Früh entwickelt, und auf dem richtigen Feld.
        [5] Ein Bauer, aber ein Freibauer.
       *[6] Ich sehe kein Loch in dieser Stellung.
    }
comrade-grandmaster-own =
    { $n ->
        [1] J’adoube.
        [2] Ein Zug aus dem Buch.
        [3] Das hatte ich zu Hause auf dem Brett.
        [4] Mein Formular ist leserlich.
        [5] Ich spiele die Stellung, nicht die Person. Fast.
       *[6] Über Nacht analysiert. Es hält.
    }
comrade-grandmaster-ask =
    { $n ->
        [1] Deine Uhr läuft.
        [2] Ich frage nur, um zu sehen, welche Braue zuckt.
        [3] Ich halte die Uhr an, wenn du es gleich sagst.
       *[4] Du bist am Zug. Mit dem Mund, meine ich.
    }
comrade-grandmaster-offer =
    { $n ->
        [1] Ich biete Remis, mit Initiative.
        [2] Ein Tausch auf Zeit. Das bessere Feld behalte ich.
        [3] Nimm den Läufer, ich sehe weg.
       *[4] Ein stiller Zug, für uns beide.
    }
comrade-grandmaster-won = Es war schon an der Garderobe entschieden.
comrade-grandmaster-lost = Ich gebe auf und analysiere.
