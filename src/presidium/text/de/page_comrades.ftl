### Die Genossen: wer sie sind, und was sie zu dem sagen, was alle wissen. Auch das Terminal sagt es.

comrade-title =
    { $id ->
        [trembler] der Zitterer
        [sailor] der Matrose
        [zealot] die Eiferin
        [cook] der Koch
        [archivist] der Archivar
        [fox] der Alte Fuchs
        [widow] die Witwe
        [grandmaster] der Großmeister
       *[other] { $id }
    }
comrade-whole = { comrade }, { comrade-title }
comrade-about =
    { $id ->
        [trembler] Gesteht, bevor man ihn fragt, und noch einmal schriftlich. War so oft unschuldig, dass er es selbst nicht mehr glaubt.
        [sailor] Hat drei Ozeane gesehen und eine Säuberung und spricht gut von den Ozeanen. Wenige Worte, und keines zu viel.
        [zealot] Klatscht als Erste und hört als Letzte auf. Glaubt jedes Wort, das sie sagt, bis zum nächsten.
        [cook] Versorgt alle und hört alles. Bis die Suppe auf dem Tisch steht, ist das Gerücht verfeinert.
        [archivist] Weiß, was du in der dritten Runde gesagt hast. Sagt es nur, wenn man ihn fragt, dann aber mit Seitenzahl.
        [fox] Hat noch nie im Leben gelogen, sagt er. Er ist der einzige Zeuge.
        [widow] Hat drei Männer und einen Aktenschrank begraben. Was sie von ihnen erzählt, kommt darauf an, wer fragt.
        [grandmaster] Sieht elf Züge voraus und spricht nach dem zwölften. Das Warten hat sich nicht gelohnt, aber die Uhr lief mit.
       *[other] Kommt von anderswo.
    }
comrade-strong = Wie stark
comrade-talkative = Wie gesprächig
comrade-honest = Wie ehrlich
comrade-strength =
    { $level ->
        [random] zieht Lose
        [mild] gutmütig: kann es, und irrt oft ab
        [recruit] Rekrut: meint es gut, und irrt ab
        [analyst] Analytiker: liest, was die anderen tun und sagen
        [master] Meister: der Beste auf diesem Server, bis zu einer Sekunde
       *[other] spielt wie der Standard-Bot
    }
comrade-level =
    { $level ->
        [random] zieht Lose
        [mild] gutmütig
        [recruit] Rekrut
        [naive] üblich
        [careful] üblich
        [analyst] Analytiker
        [master] Meister
       *[other] { $level }
    }
comrade-talk =
    { $talk ->
        [1] fast nie
        [2] selten; antwortet auf Fragen
        [3] wie alle
        [4] doppelt so viel wie andere
       *[5] nicht aufzuhalten
    }
comrade-honesty =
    { $honest ->
        [1] lügt dreist für die Sache
        [2] lügt bereitwillig für die Sache
        [3] lügt für die Sache, wie alle
        [4] lügt für die Sache, mit Bedauern
       *[5] lügt nur, soweit die Sache es verlangt
    }

page-comrade-company = Genossen
page-comrade-pick = { comrade-whole }: { comrade-level }
page-comrade-of-five = { $count } von 5
page-comrade-wins =
    { $level ->
        [recruit] Gewinnt seltener als der Standard-Bot.
        [mild] Gewinnt nicht nachweislich öfter als ein Rekrut.
        [naive] Gewinnt öfter als ein Rekrut.
        [careful] Gewinnt öfter als ein Rekrut.
        [analyst] Gewinnt viel öfter als der Standard-Bot der ersten Version.
        [master]
            { $game ->
                [politburo] Gewinnt nicht nachweislich öfter als ein Analytiker.
                [kremlin] Gewinnt öfter als ein Analytiker.
               *[goulag] Gewinnt öfter als der Standard-Bot. Unter Spielern, die nichts verbergen, gewinnt ein Analytiker öfter.
            }
       *[other] Die Sterne richten sich danach, wie oft so ein Bot gewinnt.
    }
page-comrade-here =
    { $level ->
        [mild] Hier mit halber Kraft, für jemandes erste Partie.
       *[other] Hier auf einer anderen Stufe: { comrade-level }.
    }
