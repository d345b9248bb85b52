# Die Zeitung. Was sie berichtet, kommt vom Server; hier steht, was darum herum steht.

page-pravda = Prawda
page-pravda-out = Die Prawda ist erschienen
page-pravda-none = Noch keine Ausgabe. Die Drucker warten darauf, dass etwas geschehen ist.
page-pravda-loading = Die Druckerschwärze trocknet …
page-pravda-number = Nr. { $number }
page-pravda-motto =
    { $n ->
        [0] Die Nachrichten von gestern, berichtigt
        [1] Von allen gelesen, beizeiten geglaubt
        [2] Beide Seiten des Blattes haben recht
       *[3] Als Erste mit dem, was erlaubt war
    }
page-pravda-price =
    { $n ->
        [0] Preis: eine Kartoffel. Herausgegeben wird in Schalen.
        [1] Preis: schon vom Lohn abgezogen.
        [2] Kostenlos. Nichtlesen kostet extra.
        [3] Preis: wie letztes Jahr, was immer das war.
       *[4] Preis: eine alte Ausgabe, zurückzugeben.
    }
page-pravda-siberia = Sibirien
page-pravda-degrees = { $degrees }°
page-pravda-outlook =
    { $n ->
        [0] Schnee, danach Winter.
        [1] Heiter, mit Scheinwerfern.
        [2] Wind aus Osten, Leute aus Westen.
        [3] Ideal zum Wandern. Sonst gibt es nichts.
       *[4] Der Frühling ist mangels Personal verschoben.
    }
page-pravda-balcony = Die Führung blickt liebevoll auf ihr Volk hinab. Von links: { $those }.
page-pravda-ficus = ein Gummibaum
page-pravda-bed = ein leeres Bett
page-pravda-graph = Die Zahlen des Tages. Der Pfeil wurde gezeichnet, bevor sie eintrafen.
page-pravda-sorrow = Die Partei verneigt sich, kurz
page-pravda-lately = { $place }, bis vor Kurzem
page-pravda-moved = Aufzugsverkehr
page-pravda-state =
    { $state ->
        [risen] hinauf
        [fallen] hinab
        [removed] entfernt
       *[dead] tot
    }
page-pravda-track = Oktoberparaden
page-pravda-blank = niemand
page-pravda-turning = Wo es sich wendete
page-pravda-see = Den Moment ansehen
page-pravda-eyes = Nur für deine Augen
page-pravda-go-on = Weiter
page-pravda-close = Zusammenfalten
page-pravda-key = Leertaste
page-pravda-older = Ältere
page-pravda-newer = Neuere
page-pravda-share = Als Bild teilen
page-pravda-album = Alle Ausgaben
page-pravda-slogan =
    { $n ->
        [0] Der Plan fürs nächste Jahr: erfüllt und verlegt
        [1] Mehr vom selben, aber größer
        [2] Vorwärts! Achtung, Stufe
        [3] Die Zukunft hat werktags geöffnet
       *[4] Beifall ist ein nachwachsender Rohstoff
    }
page-pravda-advert =
    { $n ->
        [0] VERLOREN: eine Meinung. Der Finder darf sie behalten.
        [1] TAUSCH: großes Porträt gegen ein kleineres. Eilt.
        [2] GESUCHT: Stuhl, Rücken zur Wand.
        [3] ZU VERKAUFEN: Koffer, gepackt, bisher kaum benutzt.
        [4] UNTERRICHT im Klatschen. Anfänger hören zuerst auf.
        [5] GEFUNDEN: ein Witz. Der Besitzer kann ihn abholen, mit Zahnbürste.
        [6] BERICHTIGUNG: Die Berichtigung der letzten Berichtigung war richtig.
       *[7] GUMMIBÄUME jeder Größe, in Mengen, diskrete Lieferung.
    }
