### Presidium in einem Tab des Browsers, ohne Server: der Start, zwei Tabs, was bleibt, der Weg zu einem Server und zurück.

page-lite-title = Das Haus wird gebaut
page-lite-text = Der ganze Server zieht in diesen Tab: Regeln, Bots, Archive. Das geschieht einmal. Danach startet er aus diesem Browser, auch ohne Netz.
page-lite-again-title = Das Haus wird geöffnet
page-lite-again-text = Alles ist schon hier. Das Personal nimmt seine Plätze ein.
page-lite-stage =
    { $stage ->
        [fetch] Wird geholt
        [python] Python startet
        [program] Das Programm wird ausgepackt
       *[open] Das Haus öffnet
    }
page-lite-bytes =
    { $known ->
        [yes] { $loaded } von { $total } MB
       *[no] { $loaded } MB
    }
page-lite-retry = Noch einmal
page-lite-details = Was der Browser sagt
page-lite-failed = Das Haus ließ sich nicht öffnen
page-lite-failed-why =
    { $kind ->
        [network] Eine Datei ließ sich nicht holen. Gibt es ein Netz? Was schon da ist, wird nicht zweimal geholt.
        [data] Die Partien in diesem Browser ließen sich nicht öffnen: Eine neuere Ausgabe von Presidium hat sie abgelegt, oder sie sind beschädigt. Speichere sie als Datei, bevor du neu anfängst.
        [browser] Dieser Browser kann Presidium nicht ausführen. Nötig sind WebAssembly und Modul-Worker: Firefox ab 121, Chrome und Edge ab 119, Safari ab 17.
       *[other] Beim Öffnen ging etwas entzwei. Ein zweiter Versuch hilft oft; deine Partien sind noch da.
    }
page-lite-rescue = Partien als Datei speichern
page-lite-anew =
    { $sure ->
        [yes] Wirklich alle Partien wegwerfen?
       *[no] Neu anfangen
    }
page-lite-taken-title = Presidium ist in einem anderen Tab offen
page-lite-taken = Deine Partien kann immer nur ein Tab verwahren. Spiel dort weiter oder hol sie hierher; der andere Tab hört dann auf.
page-lite-take-over = Hier weiterspielen
page-lite-kept =
    { $how ->
        [full] In diesem Browser ist kein Platz mehr. Spiel weiter: Dieser Tab merkt sich alles, bis er geschlossen wird. Speichere deine Partien vorher als Datei.
       *[refused] Dieser Browser verwahrt hier nichts, vielleicht weil das Fenster privat ist. Spiel weiter: Dieser Tab merkt sich alles, bis er geschlossen wird. Du kannst deine Partien als Datei speichern.
    }
page-lite-save = Alles speichern
page-lite-saved = { $file } liegt bei deinen Downloads.
page-lite-hide = Verstanden

## Auf der eigenen Seite

page-lite-file = Deine Partien als eine Datei
page-lite-file-text = Was du hier spielst, liegt in diesem Browser und nirgends sonst. Wer den Browser leert, leert auch die Partien. Eine Datei enthält alles: jeden Tisch, seine Aufzeichnung und deinen Namen.
page-lite-bring = Datei zurückholen
page-lite-bring-sure = Die Datei tritt an die Stelle von allem, was jetzt hier liegt.
page-lite-bring-really = Alles ersetzen
page-lite-bring-not = Alles lassen, wie es ist
page-lite-unreadable =
    { $why ->
        [not-ours] Das ist keine Datei mit Partien von Presidium.
        [newer-data] Diese Datei stammt aus einer neueren Ausgabe von Presidium. Lade die Seite mit Netz neu und versuche es noch einmal.
       *[broken] Diese Datei ist beschädigt. Es wurde nichts geändert.
    }
page-lite-server = Auf einem Server weiterspielen
page-lite-server-text = Auf einem Server kommen Freunde an deine Tische, jeder mit eigenem Gerät. Er ist ein kleines Programm für deinen eigenen Rechner.
page-lite-server-install = Installiere ihn:
page-lite-server-file = Speichere alle Partien und gib dem Server die Datei:
page-lite-server-start = Starte den Server. Auf seiner Seite macht dich diese Adresse zu dem, der du hier bist; sie gilt einmal, einen Tag lang:
page-lite-me = Zu deiner Seite
page-lite-server-begin = Alles für einen Server speichern
page-lite-server-back = Auf dem Rückweg macht der Server eine ebensolche Datei, und „Datei zurückholen“ nimmt sie auf:
page-lite-server-game = Eine einzelne beendete Partie braucht das alles nicht: Ihre Aufzeichnung öffnet jeder Server unter „Eine Aufzeichnung öffnen“.

## Allein

page-lite-tools = Alles läuft in diesem Browser. Wer seine Entwicklerwerkzeuge öffnet, sieht jede Karte; reicht das Gerät also unter Leuten herum, denen ihr traut.
page-lite-what = Spiele voller Satire auf die sowjetische Politik, mit Bots, die nie müde werden und nie gestehen. Alles läuft in diesem Tab: Es gibt keinen Server, und nichts, was du tust, verlässt diesen Browser.
page-lite-what-more = Spiel allein gegen Bots, oder reicht ein Gerät herum. Die Würfel werden vor der Partie vereidigt und lassen sich danach prüfen, und am Ende öffnen sich alle Archive.
page-lite-friends = Mit Freunden an eigenen Geräten
page-lite-friends-text = Dafür braucht es einen Server. Er läuft auf jedem Rechner und nimmt deine Partien mit.

## Was geführt wird

page-lite-privacy-lead = Kurz gesagt: Alles bleibt in diesem Browser. Niemand sonst hat es, und niemand erfährt, dass du spielst.
page-lite-privacy-heading =
    { $part ->
        [what] Was geführt wird
        [who] Wer es lesen kann
        [elsewhere] Nichts von anderswo
       *[rights] Was du tun kannst
    }
page-lite-privacy-text =
    { $part ->
        [what] Der Name, unter dem du gehst, deine Tische, jede Antwort und jedes Wort daran und deine Notizen: eine Datei im Speicher dieses Browsers. Wie die Seite für dich aussieht und klingt, liegt daneben.
        [who] Jeder, der diesen Browser benutzt. Seine Entwicklerwerkzeuge zeigen alles, auch die verdeckten Karten einer laufenden Partie.
        [elsewhere] Die Seite holt ihre eigenen Dateien von dort, wo sie liegt, und sonst nichts: keine Schriften, keine Skripte, keine Bilder von anderswo. Wer sie anbietet, sieht, dass ihre Dateien geholt wurden, wie bei jeder Seite, und nichts von dem, was du spielst.
       *[rights] Auf deiner eigenen Seite speicherst du alles als Datei oder lässt dich vergessen. Wer im Browser die Daten dieser Seite löscht, entfernt alles.
    }
