### Was die Genossen zu ihren Aussagen hinzufügen: auf ihre Art, und nur zu dem, was alle gehört haben.
### Welcher von mehreren Sätzen gesagt wird, sagt `$n`. Auch das Terminal sagt sie.

# A bot has said something to whoever reads the page; three answers lie beside it.
page-asked = { $name } wendet sich an dich
page-asked-silent = Nichts sagen

comrade-trembler-accuse =
    { $n ->
        [1] Ich habe es nicht gesagt. Ich habe nur die Lippen bewegt.
        [2] Verzeihung. Tausendmal Verzeihung. Es steht schon im Protokoll, nicht wahr?
       *[3] Schaut mich bitte nicht an, während ich es sage.
    }
comrade-trembler-vouch =
    { $n ->
        [1] Wenn ich mich irre, zeige ich mich selbst an.
        [2] Ein anständiger Mensch im Raum, und es musste jemand anders sein.
       *[3] So. Etwas Nettes. Darf ich mich setzen?
    }
comrade-trembler-own =
    { $n ->
        [1] Ich gestehe! Was immer es war, das ist es.
        [2] Ich habe es dreifach aufgeschrieben, falls du etwas verbessern willst.
       *[3] Ich konnte nicht schlafen, da habe ich es geübt.
    }
comrade-trembler-ask =
    { $n ->
        [1] Ich würde nicht fragen, aber man hat mich gebeten zu fragen.
       *[2] Du musst nicht antworten. Andererseits: doch.
    }
comrade-trembler-offer =
    { $n ->
        [1] Seien wir beide in Sicherheit. Oder abwechselnd.
       *[2] Ich habe noch nie etwas angeboten. Macht man das so?
    }
comrade-trembler-won = Ich habe gewonnen? Wem wird man das vorwerfen?
comrade-trembler-lost = Endlich. Das Warten war schlimmer.

comrade-sailor-accuse =
    { $n ->
        [1] Ich kenne Seepocken mit mehr Rückgrat.
        [2] Über Bord damit. Nicht persönlich gemeint.
       *[3] Es gibt ein Leck, und es sitzt da drüben.
    }
comrade-sailor-vouch =
    { $n ->
        [1] Mit dem da würde ich die Hängematte teilen. In Schichten.
        [2] Hält dicht. Ich weiß, was nicht dicht hält.
       *[3] Gutes Holz.
    }
comrade-sailor-own =
    { $n ->
        [1] Das ist das ganze Logbuch. Hier unterschreiben.
        [2] Gerader Kurs, kein Kreuzen.
       *[3] Einmal gesagt. Der Wind hat nichts daran geändert.
    }
comrade-sailor-ask =
    { $n ->
        [1] Na? Lauter, es zieht auf.
       *[2] Was sieht man von da oben?
    }
comrade-sailor-offer =
    { $n ->
        [1] Du ziehst, ich ziehe. Mehr weiß ein Tau nicht.
       *[2] Schlag ein. Vorsicht, Teer.
    }
comrade-sailor-won = Land.
comrade-sailor-lost = Mich haben schon bessere Mannschaften versenkt. Nein, haben sie nicht.

comrade-zealot-accuse =
    { $n ->
        [1] Ich sage es ohne Freude! Mit Begeisterung, aber ohne Freude!
        [2] Die Geschichte wird mir danken! Sie darf sich Zeit lassen!
       *[3] Zeigen wir alle gemeinsam darauf, bei drei!
    }
comrade-zealot-vouch =
    { $n ->
        [1] Ein Leuchtturm! Ich habe ihm schon im Flur applaudiert!
        [2] Mit solchen Genossen braucht es keinen Strom!
       *[3] Dafür bürge ich mit beiden Händen!
    }
comrade-zealot-own =
    { $n ->
        [1] Ich habe nichts zu verbergen, und ich verberge es nirgends!
        [2] Schreibt es auf ein Transparent!
       *[3] Und ich würde es wieder sagen, lauter!
    }
comrade-zealot-ask =
    { $n ->
        [1] Das Kollektiv will es wissen! Das Kollektiv bin ich!
       *[2] Sprich ganz offen! Ich schreibe mit!
    }
comrade-zealot-offer =
    { $n ->
        [1] Gemeinsam übererfüllen wir einander!
       *[2] Deine Hand, Genosse! Beide, wenn du sie hast!
    }
comrade-zealot-won = Sieg! Ich habe vierzig Minuten Bemerkungen vorbereitet!
comrade-zealot-lost = Eine Niederlage, aber was für eine! Unsere bisher größte!

comrade-cook-accuse =
    { $n ->
        [1] Man hört so manches zwischen Suppe und Kompott.
        [2] Von mir hast du das nicht. Nimm noch Brot.
       *[3] Jemand war am Salz, und ich nenne keine Namen, nur diesen.
    }
comrade-cook-vouch =
    { $n ->
        [1] Isst immer den Teller leer. Das sagt alles.
        [2] Guter Magen und reines Gewissen; den Magen habe ich gesehen.
       *[3] Dem da würde ich die Kelle anvertrauen.
    }
comrade-cook-own =
    { $n ->
        [1] Mein eigenes Rezept. Ich ändere es täglich.
        [2] Nimm es, wie es ist, bis auf die Würze.
       *[3] Frag jeden, den ich satt gemacht habe.
    }
comrade-cook-ask =
    { $n ->
        [1] Komm, ein Löffel Neuigkeiten gegen einen Löffel Kascha.
       *[2] Du siehst aus, als wüsstest du etwas. Oder es ist der Hering.
    }
comrade-cook-offer =
    { $n ->
        [1] Ich rühre für dich, du rührst für mich.
       *[2] Ein Nachschlag ließe sich einrichten.
    }
comrade-cook-won = Das lasse ich rahmen, über dem Herd.
comrade-cook-lost = Zu früh serviert. Wie alles.

comrade-archivist-accuse =
    { $n ->
        [1] Siehe Anhang.
        [2] Die Akte war dünn, bis heute.
       *[3] Ich halte es fest. Es macht mir keine Freude. Auch das halte ich fest.
    }
comrade-archivist-vouch =
    { $n ->
        [1] Keine Einträge. Das ist selten und vermerkt.
        [2] Die Stempel sind in Ordnung.
       *[3] Querverglichen und für angenehm befunden.
    }
comrade-archivist-own =
    { $n ->
        [1] Fürs Protokoll.
        [2] Mappe sieben, drittes Blatt, eigenhändig.
       *[3] Ich habe den Durchschlag.
    }
comrade-archivist-ask =
    { $n ->
        [1] In der Akte klafft eine Lücke, etwa von deiner Größe.
       *[2] Nur der Vollständigkeit halber.
    }
comrade-archivist-offer =
    { $n ->
        [1] Ein Geben mit zugehörigem Nehmen, beide nummeriert.
       *[2] Abzulegen unter gegenseitig.
    }
comrade-archivist-won = Ich werde eine neue Schublade brauchen.
comrade-archivist-lost = Abgelegt.

comrade-fox-accuse =
    { $n ->
        [1] Ich würde es nicht sagen, hätte man mich nicht um Stillschweigen gebeten.
        [2] Es schmerzt mich. Sieh nur, wie es mich schmerzt.
       *[3] Zieh deine eigenen Schlüsse. Ein paar habe ich schon für dich gezogen.
    }
comrade-fox-vouch =
    { $n ->
        [1] Dem da würde ich meinen Mantel leihen. Leer.
        [2] Warum sollte ich es sagen, wenn niemand etwas davon hätte?
       *[3] Mein Wort darauf. Ich habe mehrere.
    }
comrade-fox-own =
    { $n ->
        [1] Die Wahrheit, wie ich sie zurechtgelegt in Erinnerung habe.
        [2] Du darfst es nachprüfen. Ich täte es.
       *[3] Nie war ich aufrichtiger, heute früh.
    }
comrade-fox-ask =
    { $n ->
        [1] Unter uns gesagt, und unter allen, die im Raum sind.
       *[2] Ich weiß es natürlich längst. Ich höre nur deine Stimme gern.
    }
comrade-fox-offer =
    { $n ->
        [1] Zwei alte Freunde, ein kleiner Gefallen, keine Zeugen.
       *[2] Du kannst dabei nichts verlieren. Ich habe nachgesehen, wo.
    }
comrade-fox-won = Ich war so überrascht, wie ich es geplant hatte.
comrade-fox-lost = Gut gemacht. Das hast du von mir.

comrade-widow-accuse =
    { $n ->
        [1] Ich habe für Bessere Schwarz getragen.
        [2] Ich sage es leise. Es trägt.
       *[3] Mein zweiter Mann hatte diesen Blick. Kurz.
    }
comrade-widow-vouch =
    { $n ->
        [1] Von dem da ließe ich den Kranz tragen.
        [2] Am Leben, und das zu Recht.
       *[3] Man lernt die Stillen zu schätzen.
    }
comrade-widow-own =
    { $n ->
        [1] Das habe ich drei Ehemännern erzählt. Keiner hat widersprochen.
        [2] Glaub es oder weine; ich tue keines von beidem.
       *[3] Das ist, was mir zu sagen bleibt.
    }
comrade-widow-ask =
    { $n ->
        [1] Mir kannst du es sagen. Ich nehme alles mit.
       *[2] Sprich, bevor es die Blumen tun.
    }
comrade-widow-offer =
    { $n ->
        [1] Ich halte meine Versprechen. Sie liegen hier in der Nähe.
       *[2] Seien wir gut zueinander, eine Weile.
    }
comrade-widow-won = Danke. Keine Blumen.
comrade-widow-lost = Schwarz passt zu jedem Anlass.

comrade-grandmaster-accuse =
    { $n ->
        [1] Schach.
        [2] Du ziehst wie einer, der etwas hinter dem Rücken hat.
       *[3] Eine fragwürdige Variante. Ich widerlege sie.
    }
comrade-grandmaster-vouch =
    { $n ->
        [1] Eine solide Figur, gut postiert.
        [2] Die würde ich nicht tauschen.
       *[3] Gedeckt.
    }
comrade-grandmaster-own =
    { $n ->
        [1] J’adoube.
        [2] Ein Zug aus dem Buch.
       *[3] Das hatte ich zu Hause auf dem Brett.
    }
comrade-grandmaster-ask =
    { $n ->
        [1] Deine Uhr läuft.
       *[2] Ich frage nur, um zu sehen, welche Braue zuckt.
    }
comrade-grandmaster-offer =
    { $n ->
        [1] Ich biete Remis, mit Initiative.
       *[2] Ein Tausch auf Zeit. Das bessere Feld behalte ich.
    }
comrade-grandmaster-won = Es war schon an der Garderobe entschieden.
comrade-grandmaster-lost = Ich gebe auf und analysiere.
