### Was ein Bot von einer Antwort hält: Rat am Tisch, und „warum?“ in den Archiven. Das Terminal sagt es auch.

page-why-asking = Der Genosse putzt seine Brille und denkt nach …
page-why-would = Ein erfahrener Genosse würde so antworten:
page-why-reason = Warum: { $reason }
page-why-otherwise = { $leads }. Sonst: { $stake }
page-why-how =
    { $how ->
        [weighs] Wie oft er was antworten würde, fragte man ihn wieder und wieder:
        [strays] Jedes fünfte Mal zieht er ein Los. Sonst würde er so antworten:
        [writes] Er hat das als Ganzes entworfen, nach einem Plan für solche Blätter: Es sind zu viele, um jedes zu wägen.
        [draws] Er zieht Lose. Einen Grund gibt es nicht.
        [bound] Es gab nichts zu wählen.
       *[mute] Er folgt eigenen Gewohnheiten und sagt nicht, warum.
    }
page-why-share = { $answer }: { $percent } %
page-why-grounds = Wonach er geht
page-why-no-grounds = Über das, was andere verbergen, führt er nicht Buch: Er geht nach dem, was offen liegt, nach seinen eigenen Karten und nach Gewohnheit.
page-why-nothing-tells = Nichts Gesehenes oder Gehörtes spricht dafür oder dagegen.
page-why-never =
    { $how ->
        [strays] Von sich aus würde er nicht so antworten: Das war eines der Male, bei denen er ein Los zog.
       *[other] Von sich aus würde er nicht so antworten: Er war nicht rechtzeitig fertig, und ein schnellerer Bot hat für ihn geantwortet, oder er hat seither dazugelernt.
    }
page-why-yours = Gemacht aus dem, was dein Platz wissen darf, und aus nichts sonst. Dass du gefragt hast, erfährt niemand.
page-why-then = Gemacht aus dem, was sein Platz da wissen konnte, und aus nichts sonst.
page-why-do = So antworten
page-why-again = Noch einmal fragen
page-why-close = Ich denke selbst
page-why-title = Warum?
page-why-which = Was Bots geantwortet haben
page-why-nobody = Kein Bot hat hier etwas geantwortet, wonach man fragen könnte.
