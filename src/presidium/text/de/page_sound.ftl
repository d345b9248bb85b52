### Was zu hören ist, und was davon gesagt wird.

page-sound-on = Ton an
page-sound-what = Alles hier macht die Seite selbst, aus Tönen und Rauschen. Was zu hören ist, steht auch auf dem Bildschirm; Stille kostet dich also nichts.
page-sound-which = Was zu hören ist
page-sound-volume = Lautstärke
page-sound-kind =
    { $kind ->
        [bell] Eine Glocke: du hast das Wort
        [stamp] Der Stempel
        [die] Der Würfel
        [teleprinter] Der Fernschreiber
        [cough] Ein Husten, bei Kranken
       *[crowd] Die Menge
    }
page-sound-hear =
    { $kind ->
        [bell] Die Glocke anhören
        [stamp] Den Stempel anhören
        [die] Den Würfel anhören
        [teleprinter] Den Fernschreiber anhören
        [cough] Das Husten anhören
       *[crowd] Die Menge anhören
    }
page-sound-trembles = Das Telefon zittert, wenn ich das Wort habe
page-sound-windows = Auch läuten, wenn ein Fenster aufgeht
page-sound-windows-why = Dann läutet es bei jedem Fenster, ob du dort etwas zu sagen hast oder nicht: Wände haben Ohren, und die Nachbarn sollen nicht erfahren, was du hast. Versiegelte Antworten machen gar kein Geräusch.
page-sound-music = Musik
