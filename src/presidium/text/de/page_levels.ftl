### Was jeder Bot tut, wie lange er braucht und wie es ihm ergangen ist. Das Terminal sagt es auch.

page-level =
    { $bot ->
        [random] Zieht Lose, sieht nichts an, antwortet sofort.
        [mild] Wählt wie der übliche, zieht aber jedes fünfte Mal ein Los. Antwortet sofort.
        [recruit] Weiß, was er will, und verläuft sich oft; leicht zu durchschauen. Antwortet sofort. „Jetzt spielen“ setzt ihn an den Tisch.
        [naive] Spielt auf sein Ziel, nach dem, was offen liegt, und mit leidlichem Gespür für die anderen, und lässt sich nicht immer in die Karten sehen. Antwortet sofort. Der Standard-Bot, auch als Hausmeister.
        [careful] Wägt jede Aussicht nach dem, was offen liegt, legt wenig Einfluss offen und wechselt sein Blatt von Partie zu Partie. Antwortet sofort. Sitzt, wo niemand einen anderen genannt hat, und spielt als Hausmeister.
        [analyst] Schließt aus allem, was getan, gesagt und verschwiegen wurde, was die anderen verbergen, und prüft seine Antworten daran. Eine Zehntelsekunde. Ihn kannst du um Rat fragen.
        [master] Ein Analytiker, der weiter blickt: mehr Antworten, viel mehr mögliche Welten, und schwerer vorauszusehen. Bis zu einer Sekunde je Antwort.
       *[other] Kommt von anderswo. Wie er spielt, weiß, wer ihn anbietet.
    }

## Gemessen: ein Platz der Stufe unter den üblichen, von Partie zu Partie einen weiter

page-levels-goulag = Von hundert Partien auf einem Platz von fünf, unter vier schlichten Genossen, hat der Zufallsbot 33 gewonnen, der Rekrut 40, ein weiterer schlichter Genosse 47 und der Analytiker 49, jeweils 5 mehr oder weniger: Dass unter Genossen, die bluffen, mehr gewinnt, wer länger denkt, ist noch nicht gezeigt. Der Meister wurde so nicht gemessen.
page-levels-politburo = Von hundert Partien auf einem Platz von fünf, unter vier schlichten Genossen, hat der mit den Losen 4 gewonnen, der Rekrut 7, ein weiterer schlichter Genosse 9 (jeweils 3 mehr oder weniger) und der Analytiker 23 (8 mehr oder weniger). In den meisten Partien gewinnt niemand. Der Meister wurde so nicht gemessen.
page-levels-kremlin = Von hundert Partien der einfachen Ausgabe von 1988 auf einem Platz von vier, unter drei vorsichtigen Apparatschiks, hat der mit den Losen 2 gewonnen, der Rekrut 22, ein weiterer vorsichtiger 25 und der Analytiker 30, jeweils 12 mehr oder weniger: So wenige Partien waren es, dass nur der erste Unterschied sicher ist. Der Meister wurde so nicht gemessen.
