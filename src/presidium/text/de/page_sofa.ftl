### Das Sofa: Menschen in einem Zimmer rund um einen Bildschirm, jeder mit einem Telefon.

page-sofa-title = Das Sofa – Presidium
page-sofa-open = Welcher Bildschirm ist das?
page-sofa-open-how = Fünf Buchstaben, vom Gastgeber des Tisches. Der Bildschirm zeigt dann, was alle sehen dürfen.
page-sofa-join = Setz dich mit einem Telefon
page-sofa-join-how = Fünf Buchstaben, wie sie auf dem Bildschirm stehen.
page-sofa-code = Der Code
page-sofa-go = Los

## Auf dem Bildschirm

page-sofa-with =
    { $running ->
        [yes] Zu spät, oder Akku leer?
       *[no] Setz dich mit einem Telefon
    }
page-sofa-come =
    { $people ->
        [0] Noch ist niemand da. Der Samowar läuft.
        [one] Einer ist gekommen.
       *[other] { $people } sind gekommen.
    } { $open ->
        [0] Alle Stühle sind besetzt.
        [one] Ein Stuhl ist frei.
       *[other] { $open } Stühle sind frei.
    }
page-sofa-free = ein freier Stuhl
page-sofa-begin =
    { $open ->
        [0] Anfangen
        [one] Anfangen, mit einem Bot auf dem freien Stuhl
       *[other] Anfangen, mit Bots auf { $open } freien Stühlen
    }
page-sofa-host-begins = Der Gastgeber fängt an.
page-sofa-company = Rund ums Sofa
page-sofa-gone = kein Telefon: Code scannen
page-sofa-taker = { $name } setzt sich hierher
page-sofa-sealed =
    { $window ->
        [yes] Hat jemand etwas dagegen?
       *[no] Umschläge werden gefüllt.
    }
page-sofa-all =
    { $window ->
        [yes] Einwände? Schau auf dein Telefon.
       *[no] Alle Gefragten antworten verdeckt, am Telefon.
    }
page-sofa-waits = Schaut aufs Telefon: { $who }.
page-sofa-writing = Es schreiben noch: { $who }.
page-sofa-over = Das Spiel ist aus. Die Archive liegen auf den Telefonen.

## Auf einem Telefon

page-sofa-sits = { $names }: Du hast einen Stuhl. Schau auf.
page-sofa-screen = Der Fernseher zeigt das Brett unter { $address }
page-sofa-share = Noch jemand hält dieses Telefon
page-sofa-share-go = Setzt sich auch
page-sofa-share-how = Das Telefon sagt dann, in wessen Hände es will, und zeigt nichts, bis es dort ist.
page-sofa-late = Das Spiel hat ohne dich begonnen. Diese Stühle sind noch zu haben:
page-sofa-take =
    { $kind ->
        [bot] Für diesen Platz spielen
       *[other] Das bin ich
    }
page-sofa-full = Alle Stühle sind besetzt, und alle sind da. Schau mit den anderen auf den Bildschirm.
page-sofa-watch = Nur zusehen, auf diesem Telefon
page-sofa-shared = Dieses Telefon wird geteilt
page-sofa-board = Das Brett
page-sofa-look-up = Schau auf.
page-sofa-film = Augen auf den Bildschirm.
page-sofa-film-how = Dieses Telefon weiß nicht mehr, als dort zu sehen ist, und ist stolz darauf.
page-sofa-film-beat = { $beat } von { $of }, für alle gleich
page-sofa-cover = Für { $name }, nicht fürs Sofa
page-sofa-cover-how = Lass den Daumen hier, und deine Hand ist offen.

## Ein Gerät, das herumgeht

page-sofa-reading = { $name }: Das ist für dich allein
page-sofa-reading-how = Lies es, merk es dir, und gib das Gerät weiter. Es liegt wieder hier, sobald du gefragt wirst.
page-sofa-read = Ich habe es gelesen
page-sofa-lay = Auf den Tisch legen
page-sofa-lies = Das Gerät liegt auf dem Tisch, für alle zu sehen.
page-aloud-one = { $name } sagt es laut
page-aloud-all = Alle zugleich, auf drei
page-aloud-how =
    { $several ->
        [yes] Das Gerät bleibt auf dem Tisch: Das wird ohnehin öffentlich. Zeigt Daumen oder Finger zugleich, dann tippt an, wer was gezeigt hat.
       *[no] Das Gerät bleibt auf dem Tisch: Diese Antwort ist öffentlich.
    }
page-aloud-show = Zählen
page-aloud-look = Jemand will nachsehen, was nur für die eigenen Augen ist
page-sofa-floor = Das Wort ist frei.
page-sofa-floor-how = Redet laut oder auf dem Telefon.
