# Was das Terminal um die Spiele herum sagt.

cli-players = { $least } bis { $most } am Tisch
cli-seats = { $seats } am Tisch
cli-default = (wenn du nichts anderes sagst)
cli-welcome = Platz { $seat } ist deiner: { $name }. Mit ? bekommst du jederzeit Hilfe.
cli-goodbye = Du verlässt den Tisch. Die Partei wird sich merken, dass du hier warst.
cli-prompt = >
cli-which-game = Welches Spiel? (Nummer oder Name)
cli-many-options = { $count } Möglichkeiten, zum Beispiel „{ $example }“. Mit „options“ siehst du alle.
cli-help =
    Antworte mit der Nummer einer Möglichkeit oder in der Notation.
    ?            diese Hilfe             options      alle Möglichkeiten
    table        noch einmal der Tisch   log          was bisher geschah
    rule 2.2     eine Regel              rules        alle Regeln
    save DATEI   die Partie aufheben     quit         aufhören
    Weiter geht es mit: presidium play --load DATEI
cli-pair = { $name }: { $value }
