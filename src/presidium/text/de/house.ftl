### Was der Server dem sagt, der ihn betreibt, und das Terminal denen, die von fern dazukommen.

## Das Haus

serve-open = Der Server ist geöffnet: { $address }
serve-no-browser = Hier öffnet sich kein Browser. Von einem anderen Rechner: „ssh -L { $port }:127.0.0.1:{ $port } DIESER-RECHNER“, dann dort die Adresse öffnen. In diesem Terminal: „presidium play goulag“.
serve-data = Aufbewahrt wird alles in { $folder }.
serve-phones = Telefone im selben Netz finden ihn mit diesem Code.
serve-closed = Er ist eine geschlossene Gesellschaft: Fremde kommen nur mit Einladung herein. „presidium invite“ stellt eine aus.
serve-invitation = Noch ist niemand darin. Dieser Link lässt heute eine Person ein, also behalt ihn für dich: { $link }
serve-stop = Strg-C schließt ihn; die Tische spielen weiter, wenn er wieder öffnet.
serve-stopped = Der Server ist geschlossen. Nichts geht verloren.
restored = Was die Sicherung enthält, wird beim nächsten Start aus { $folder } bedient.
restored-before = Was vorher dort war, ist aufgehoben als { $file }.
moved = { $name } hat alles: { $rows } Zeilen, { $tables ->
    [one] einen Tisch
   *[other] { $tables } Tische
}.
moved-before = Was bei { $name } liegt, bleibt, wie es ist, samt den Dateien daneben; kein Server soll damit weitermachen.
backup-made = Alles ist kopiert nach { $file }. Behalte sie für dich: Blätter, Kartenhände und Startzahlen stehen darin.
check-dice =
    { $rolls ->
        [one] Ein Wurf, wie die Startzahl ihn ergibt;
       *[other] { $rolls } Würfe, alle wie die Startzahl sie ergibt;
    } und die Startzahl passt zum Siegel { $commitment }. Vergleiche es mit dem, das man dir am Anfang gezeigt hat.
check-mixed = Die Zahlen, die die Leute dazugegeben haben, passen zu dem, was beim Start gezeigt wurde: { $mixed }.
check-nonce = Deine Zahl war unter den Würfeln, dazugegeben von Platz { $seat }.

## E-Mails

mail-claim-subject = Ist das deine Adresse, Genosse? ({ $house })
mail-claim-text =
    Jemand, der bei { $house } { $name } heißt, nennt diese Adresse die eigene.

    Bist du das, so öffne dies innerhalb einer Stunde auf dem Gerät, auf dem du es verlangt hast, und drück den Knopf. Es geht einmal:

    { $link }

    Von da an kommst du mit dieser Adresse auf jedem Gerät zurück. Bist du es nicht, so tu nichts: Es geschieht nichts.
mail-signin-subject = Dein Weg zurück zu { $house }
mail-signin-text =
    Dieser Link meldet ein Gerät bei { $house } als { $name } an. Öffne ihn dort innerhalb einer Stunde und drück den Knopf. Er geht einmal:

    { $link }

    Wer den Link hat, gilt hier als du, also zeig ihn niemandem. Hast du ihn nicht bestellt, so tu nichts: Vielleicht hat sich jemand bei der Adresse vertippt.

## Einladungen in einen geschlossenen Saal

invite-made =
    Einladung { $code }: { $uses ->
        [one] Eine Person kommt damit herein,
       *[other] { $uses } Personen kommen damit herein,
    } { $days ->
        [one] einen Tag lang.
       *[other] { $days } Tage lang.
    }
invite-how = Gezeigt wird sie nur dieses eine Mal. Als Link: die Adresse des Servers und /?invite={ $code }; im Terminal: presidium join ADRESSE --invite { $code }. Mit der Einstellung public-address steht hier der ganze Link.
invite-link = Gezeigt wird sie nur dieses eine Mal. Als Link: { $address }/?invite={ $code }; im Terminal: presidium join { $address } --invite { $code }
invite-line =
    { $id }: { $state ->
        [good] noch für { $uses }, bis { $until }
        [used] verbraucht
       *[lapsed] zu alt seit { $until }
    }
invite-none = Es gibt keine Einladungen.
invite-revoked = Die Einladung ist widerrufen. Wer mit ihr gekommen ist, bleibt.
refused-hall-closed-there = Der Server { $address } ist geschlossen. Wer eine Einladung hat, kommt mit --invite CODE herein.
refused-no-such-invitation-id = Keine Einladung hat hier die Kennung „{ $text }“, oder mehrere haben sie; --list zeigt sie.

## Dazukommen

join-made = Der Tisch steht. Andere kommen dazu mit: presidium join { $address }
join-which-table = Welcher Tisch? (Nummer)
join-no-such-choice = Tippe eine Zahl von 1 bis { $most }.
join-free = { $free } von { $seats } Plätzen frei
join-nameless = Genosse
join-seat =
    { $kind ->
        [open] noch niemand
        [bot] { $name }, ein Bot
        [comrade] { $name }; ein Bot, { $level }
        [away] { $name }, nicht da; der Hausmeister spielt
        [program] { $name }, von einem Programm gespielt
       *[person] { $name }
    }
join-status =
    { $status ->
        [open] Der Tisch wartet auf seine Leute.
        [running] Die Partie geht weiter.
        [paused] Der Gastgeber hat die Uhren angehalten.
        [over] Die Partie ist vorbei.
       *[closed] Der Tisch ist geschlossen.
    }
join-forgotten = ein Genosse
join-chat = { $name } sagt: { $text }
join-shares = auch auf { $seats }
join-rests =
    { $rests ->
        [yes] Der Gastgeber hat jemanden entfernt, und es sind keine zwei Menschen mehr da: Die Partie ruht, bis jemand Platz nimmt.
       *[no] Die Partie geht weiter.
    }
join-taker = soll übernommen werden, von: { $name }
join-lost-seat = Dieser Platz ist nicht mehr deiner.
join-shut =
    { $status ->
        [closed] { $named ->
            [yes] Der Tisch wurde geschlossen, und eine Zustimmung fehlt noch: { $names }. Die Archive bleiben zu.
           *[no] Der Tisch wurde vor dem Ende geschlossen: Die Archive bleiben zu.
        }
       *[over] { $named ->
            [yes] Vom Gastgeber aus dieser Partie entfernt: { $names }. Ohne deren Einverständnis bleiben die Archive zu.
           *[no] Die Archive sind offen.
        }
    }
outside-lost =
    Der Gastgeber hat dich von Platz { $seat } entfernt. Mit „refuse“ bekommt ihn niemand sonst, mit „allow“, wer ihn jetzt haben soll,
    und „agree“ würde die Partie hier beenden und die Archive öffnen; ohne deine Zustimmung bleiben sie zu.
outside-claims = Platz { $seat } soll deiner werden, wenn nicht ablehnt, wer dort saß. Bis dahin siehst du, was alle sehen.
outside-help = „refuse“, „allow“, „agree“, „seats“, „chat …“ zu denen, die zusehen, oder „quit“.
join-seconds = { $seconds } s
join-time = { $day }.{ $month }. { $time }
join-due = fällig am { $time }
join-sitting = öffnet sich am { $time }
join-at-the-latest = mit deiner Reserve am { $time }
join-holiday = hat frei
join-hours = Ruhe von { $starts } bis { $ends } ({ $zone })
join-holiday-asked =
    Jemand bittet um { $days ->
        [one] einen freien Tag
       *[other] { $days } freie Tage
    }. „accept“ stimmt zu, „decline“ ist dagegen.
join-adjourn-asked =
    Jemand schlägt vor, { $pace ->
        [mail] als Fernpartie
        [untimed] ohne Uhr
       *[live] mit laufender Uhr
    } weiterzuspielen. „accept“ stimmt zu, „decline“ ist dagegen.
join-wait = Du bist nicht an der Reihe; „chat …“, „table“, „log“, „quit“, oder ? für Hilfe.
join-still-there = Deine Zeit ist zweimal hintereinander abgelaufen. Bist du noch da? „here“ sagt es.
join-moment = Wenn die Zeit um ist, hört der Tisch, dass jemand um einen Moment bittet, und nicht, wer.
join-floor =
    { $kind ->
        [role] Das Wort ist frei: Alle sehen nach, was sie bekommen haben.
        [fingers] Das Wort ist frei, bevor die Finger gezeigt werden: redet, beschuldigt, versprecht.
        [vote] Das Wort ist frei, vor der Abstimmung: redet, droht, versprecht.
       *[other] Das Wort ist frei: redet, beschuldigt, antwortet.
    } { $mine ->
        [yes] Enter oder „ready“ heißt: Du hast nichts mehr zu sagen; eine Antwort auf die Frage heißt das auch.
       *[no] Gewartet wird auf andere.
    }
join-floor-again = Jemand hat dich angesprochen: Die Pause wartet wieder auf dich. Enter oder „ready“, wenn du fertig bist.
join-floor-held = Wer den Tisch leitet, hält die Pause offen.
join-floor-closed = Die Pause zum Reden ist vorbei.
join-overtaken = Diese Frage ist erledigt; der Tisch ist weiter.
join-undo = „consent“ stimmt zu, „object“ lässt sie stehen; wer weiterspielt, hat widersprochen.
join-reacted =
    { $mark ->
        [stamp] { $name } stempelt.
        [cough] { $name } hustet.
       *[applause] { $name } klatscht.
    }
join-lost = Die Verbindung ist weg; wir klopfen weiter …
join-back = Die Verbindung ist wieder da.
join-began =
    { $of ->
        [archive] Diese Partie begann mitten in einer anderen, deren Archiv offen ist: Wer es gelesen hat, weiß, was bis dahin verborgen war.
       *[position] Diese Partie begann in einer Stellung: Wer sie geschrieben hat, weiß, was darin verborgen war.
    }
join-closed = Der Tisch wurde vor dem Ende geschlossen
join-goodbye = Du verlässt das Terminal. Dein Platz bleibt deiner: Derselbe Befehl bringt dich zurück.
join-dice-among = Deine Zahl war unter den Würfeln: { $nonce }
join-dice-missing = WARNUNG: Deine Zahl { $nonce } ist NICHT unter denen, aus denen gewürfelt wurde. Trau keinem Wurf dieser Partie.
join-dice-commitment = WARNUNG: Die Startzahl der Würfel ist NICHT die, die vor der Partie versprochen wurde. Trau keinem ihrer Würfe.
join-dice-mixed = WARNUNG: Die dazugegebenen Zahlen sind NICHT die, die beim Start versiegelt wurden. Trau keinem Wurf dieser Partie.
join-dice-untold = Dieser Server sagt nicht, aus welchen Zahlen er gewürfelt hat; ob deine darunter war, weiß also niemand.
join-bot-sits = { $bot } sitzt jetzt auf Platz { $seat }.
join-bot-done =
    { $status ->
        [over] Die Partie ist vorbei.
       *[closed] Der Tisch ist geschlossen.
    }
join-help =
    Antworte mit der Nummer einer Möglichkeit oder in der Notation.
    ?            diese Hilfe             options      alle Möglichkeiten
    table        noch einmal der Tisch   log          was bisher geschah
    pravda       die neueste Ausgabe
    claims       wer was von wem gesagt hat, und was herauskam
    rule 2.2     eine Regel              rules        alle Regeln
    seats        wer wo sitzt            chat …       etwas zu allen sagen
    agree        würde hier aufhören     concede, leave   den Platz für immer aufgeben
    moment       in einem Fenster um mehr Zeit bitten; niemand hört, wer es war
    ready, unready   in einer Pause zum Reden: nichts mehr zu sagen, oder doch; Leitung: hold, go
    advice       was ein erfahrener Genosse antworten würde, wo der Tisch es erlaubt
    why, why 17  am Ende: was ein Bot sich bei seiner Antwort dachte, nach der Nummer des Zuges
    back         die letzte Antwort zurücknehmen, bis ein Würfel fällt oder jemand anderes antwortet; andere Menschen werden gefragt
    consent, object   dem zustimmen, oder sie gelten lassen
    stamp, cough, applause   ohne ein Wort; nichts davon bleibt
    here         sagen, dass du da bist      mind N   Platz N vom Hausmeister spielen lassen
    mute N, unmute N   nicht sehen, was Platz N chattet, noch seine Gesten; niemand erfährt es
    holiday 7    um sieben freie Tage bitten         returned   die freien Tage beenden
    adjourn mail, adjourn untimed, adjourn live   vorschlagen, so weiterzuspielen; als Fernpartie auch mit Sitzungen: adjourn mail 8:00 20:00 Europe/Paris
    accept, decline   dem Vorschlag zustimmen, oder dagegen sein
    hours 22:00 7:00 Europe/Paris   wann keine Antwort von dir fällig werden soll; alle sehen es. hours: nie
    save DATEI   die Aufzeichnung behalten (am Ende)
    quit         das Terminal verlassen; der Platz bleibt deiner
    Gastgeber: fill (Bots auf die freien Plätze), invite 3 NAME (einen ständigen Bot auf Platz 3), start, pause, resume, finish

## Die Seite

page-not-built = Die Seite ist hier noch nicht gebaut: „make play“ im Ordner der Quellen baut und öffnet sie.

## Ablehnungen am Tisch

refused-not-a-time = „{ $text }“ ist keine Uhrzeit; schreib sie wie 08:00.
refused-not-a-span = „{ $text }“ ist keine Zeitspanne; schreib Stunden wie 12h, Tage wie 3d.
refused-not-a-host-name = „{ $text }“ ist nicht der Name eines Servers; zu --allow-host gehört ein Name wie table.example.org.

## Ablehnungen um die Würfel

refused-no-promise = In der Aufzeichnung stehen Startzahl und Salz nicht, aus denen gewürfelt wurde.
refused-nonce-missing = Deine Zahl ist NICHT unter denen, aus denen gewürfelt wurde. Wer diesen Server betrieb, hat sie weggeworfen.
refused-nonce-missing-there = Deine Zahl ist NICHT die, die von Platz { $seat } dazukam. Wer diesen Server betrieb, hat eine andere an ihre Stelle gesetzt.
refused-seat-without-nonce = Der Platz sagt, woher deine Zahl kam: Er gehört zu --nonce.
refused-broken-mixture = Die Zahlen, die die Leute dazugegeben haben, sind nicht die, deren Fingerabdruck beim Start gezeigt wurde.
refused-broken-promise = Die Startzahl passt nicht zum Siegel: Das ist nicht, was am Anfang versprochen wurde.
refused-no-such-move = Kein Zug dieser Partie hat die Nummer { $text }. Es sind { $moves }.
refused-no-bots-there = In dieser Partie hat keiner unserer Bots etwas geantwortet.
refused-wrong-roll = Wurf { $roll } ist nicht der, den die Startzahl ergibt.

## Ablehnungen dieses Rechners

refused-unknown-limit = Eine Grenze namens { $name } gibt es nicht. Es gibt: { $known }.
refused-limit-form = Eine Grenze für { $name } schreibt man als { $example }, mit Zahlen über null; { $name }=none hebt sie auf.
refused-calls-need-address = Eine Benachrichtigung, wie alles, was diesen Server verlässt, trägt einen Link zurück: Sag mit --public-address, wo man ihn findet, etwa https://table.example.org.
refused-mail-needs-both = E-Mail braucht einen Server, der sie annimmt (--smtp), und einen Absender (--mail-sender); nur eines davon ist gesetzt.
refused-not-a-public-address = „{ $text }“ ist nicht die öffentliche Adresse eines Servers; die sieht aus wie https://table.example.org, und dahinter steht nur, was --path sagt.
refused-not-an-smtp-address = Was --smtp sagt, ist nicht die Adresse eines Mailservers; sie sieht aus wie smtp://name:passwort@mail.example.org:587, oder smtps://, wenn er vom ersten Byte an verschlüsselt.
refused-not-installed = Dazu gehört { $package }, das nicht installiert ist: pip install presidium[{ $extra }] bringt es.
refused-port-taken = An Port { $port } lauscht schon jemand anderes; wähle einen anderen mit --port.
refused-cannot-listen = Dieser Rechner kann an { $host }, Port { $port }, nicht lauschen.
refused-no-tables-here = In { $folder } hat kein Server etwas aufgehoben. Die Daten eines anderen Servers nennst du mit --data, --store oder --settings.
refused-no-backup = { $file } ist keine Sicherung eines Servers.
refused-not-a-backup = { $file } gibt es schon, und es ist keine Sicherung; sie bleibt unberührt.
refused-not-an-address = „{ $text }“ ist nicht die Adresse eines Tisches; eine solche sieht aus wie http://host:8000/t/NAME.
refused-not-a-seat = „{ $text }“ bringt dich auf ein anderes Gerät und nicht an einen Platz; öffne es im Browser.
refused-not-presidium = Unter { $address } antwortet jemand, aber ein Presidium ist es nicht.
refused-no-open-tables = Kein Tisch unter { $address } hat einen freien Platz. Deck einen mit: presidium join { $address } --new SPIEL
refused-broken-people = „{ $file }“ sollte sagen, wer du auf welchem Server bist, und ist nicht zu lesen. Bring sie in Ordnung, oder leg sie weg und sei jemand Neues.
refused-no-home = Dieser Benutzer hat kein Zuhause; sag mit --data ORDNER, wo etwas aufgehoben werden soll.
refused-data-in-use = Mit { $data } arbeitet schon ein Server. Halte ihn zuerst an, oder nenne mit --data einen anderen Ordner.
refused-data-no-folder = { $data } ist kein Ordner.
refused-data-forbidden = Dieser Benutzer darf in { $data } nicht schreiben.
refused-data-read-only = { $data } lässt sich nur lesen.
refused-data-full = Die Platte von { $data } ist voll.
refused-data-fails = In { $data } lässt sich nichts aufheben: { $why }.
refused-not-a-store = Die Daten eines Servers liegen bei PostgreSQL oder in einer Datei: postgresql://wer:Passwort@Rechner/Name, oder gar nichts.
refused-workers-need-a-database = Mehrere Arbeiter brauchen eine Datenbank, in die alle schreiben können: --store postgresql://wer:Passwort@Rechner/Name.
refused-workers-need-unix = Mehrere Arbeiter reichen einander die Leute weiter, was sie nur auf einem Unix-Rechner können.
refused-store-not-empty = In { $name } ist schon etwas; die Daten eines Servers ziehen nur dorthin, wo nichts ist.
refused-moved-otherwise = In { $name } kam nicht alles so an, wie es war; dort ist nichts geblieben.
refused-newer-data = { $file } wurde von einer neueren Fassung von Presidium geschrieben; starte jene, oder spiel eine Sicherung von dieser ein.
refused-damaged-data = { $file } ist beschädigt oder gar nicht von Presidium; spiel eine Sicherung ein.

## Was gemeldet wurde

reports-none = Niemand hat etwas gemeldet. Verdächtig ruhig; genieß es.
refused-no-such-report = Eine Meldung { $number } gibt es nicht. „presidium reports“ zeigt, welche es gibt.
reports-line = { $number }. { $at }: { $by } über { $name }: { $reason }
reports-reason =
    { $reason ->
        [insult] Beleidigungen
        [threat] Drohungen
        [name] der Name
        [cheating] falsches Spiel
       *[other] etwas anderes
    }
reports-where =
    { $seat ->
        [0] Tisch { $table }, ohne Platz
       *[other] Tisch { $table }, Platz { $seat }
    }, Frage { $question }
reports-said = Gesagt: „{ $text }“
reports-words = In eigenen Worten: „{ $text }“
