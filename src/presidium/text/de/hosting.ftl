### Was ein Gastgeber einstellt, und was er tun kann, solange der Saal geöffnet ist.

## Einstellungen

serve-socket = Der Saal ist für einen Proxy auf diesem Rechner geöffnet, an { $file }
refused-settings-unreadable = Die Einstellungen in { $file } sind nicht zu lesen: { $why }.
refused-settings-unknown = { $file } stellt „{ $key }“ ein, und so eine Einstellung gibt es nicht. Es gibt: { $known }.
refused-settings-value =
    In { $file } gehört zu „{ $key }“ { $kind ->
        [flag] true oder false
        [port] eine Zahl von 0 bis 65535
        [days] eine Zahl von Tagen über null, oder das Wort none in geraden Anführungszeichen
        [list] eine Liste von Texten in geraden Anführungszeichen, in eckigen Klammern
        [choice] eines von diesen, in geraden Anführungszeichen: { $choices }
        [table] ein eigener Teil: [limits], und darunter für jede eine Zeile
       *[text] ein Text in geraden Anführungszeichen
    }.
refused-not-a-proxy = „{ $text }“ ist kein Proxy, dem man glauben könnte: Sag seine Adresse, etwa 10.0.0.7, oder sein Netz, etwa 10.0.0.0/8. Wer allen glaubt, lässt jeden wählen, woher er kommt.
refused-socket-taken = An { $file } lauscht schon jemand anderes, oder dort liegt etwas anderes; wähle mit --socket einen anderen Ort.
refused-no-socket = Dieser Rechner kann an { $file } nicht lauschen: { $why }.
